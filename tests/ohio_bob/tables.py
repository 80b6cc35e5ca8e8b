"""Tables of Ohio Bob made by hand: rooms, meeples, hands and piles, as plain objects."""

from __future__ import annotations

from typing import Any

from cenote.games.ohio_bob import expedition, rules, temple
from cenote.games.ohio_bob import names as n
from cenote.games.ohio_bob.box import BOX, load_edition
from cenote.games.ohio_bob.table import OPTIONS, TABLE
from cenote.kernel.dice import seed_stream
from cenote.kernel.rule import Interpreted

EDITION = load_edition(None)
BOX_RECORD = BOX.unpack(EDITION.box)
CARDS = n.cards(EDITION.data)
FACES = n.faces(EDITION.data)
WAY = Interpreted(
    {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "resume": rules.resume, "scores": rules.scores}
)
Cell = tuple[int, int]


def card(name: str) -> int:
    """`RD1` is of the green set, `RD1*` of the blue one, `SG` the Super gear."""
    if name == "SG":
        return n.SUPER
    return CARDS.index(f"{name.strip('*').lower()}-{'blue' if name.endswith('*') else 'green'}")


class At:
    """A solo table on level 1, all easy; nothing lies on the table yet."""

    def __init__(self, **options: object) -> None:
        array = TABLE.array()
        array["seats"] = 1
        for option in OPTIONS:
            array[option.name] = option.code(options.get(option.name, option.default))
        self.t: Any = TABLE.unpack(array)
        seed_stream(self.t, 5, 0, 0)
        WAY(rules.setup)(BOX_RECORD, self.t, [])
        t = self.t
        t.challenge[0], t.to_act, t.phase = 0, 1, n.TURN
        t.batch = [[0] * n.SEATS for _ in range(n.LEVELS)]
        for number in range(n.SUPER):
            t.zone[number] = n.GONE

    def rooms(self, *placed: tuple[str, int, int]) -> At:
        """Rooms by their temple face and place; the card is the one in front of the face."""
        for face, x, y in placed:
            number = FACES.index(face.lower())
            owner = next(k for k in range(n.SET) if BOX_RECORD.face_behind[k] == number)
            WAY(temple.lay_room)(BOX_RECORD, self.t, 0, owner, x, y, [])
        return self

    def meeple(self, room: int, cell: Cell) -> At:
        self.t.room[0], self.t.cell[0] = room, (cell[0] - 1) * n.COLUMNS + cell[1] - 1
        return self

    def hand(self, *cards: str) -> At:
        for name in cards:
            self.t.zone[card(name)], self.t.holder[card(name)] = n.HAND, 0
        return self

    def played(self, *cards: str) -> At:
        for name in cards:
            self.t.zone[card(name)], self.t.holder[card(name)] = n.PLAYED, 0
        return self

    def pile(self, *cards: str) -> At:
        """The known cards of the pile, the top one first."""
        for place, name in enumerate(cards):
            self.t.shown[place][0], self.t.zone[card(name)] = card(name), n.PILE
        self.t.shown_count[0] = len(cards)
        return self

    def energy(self, amount: int) -> At:
        self.t.energy[0] = amount
        return self

    def level(self, number: int) -> At:
        self.t.level[0] = number
        return self

    # Reading and playing

    @property
    def phase(self) -> str:
        return n.PHASES[self.t.phase]

    @property
    def place(self) -> tuple[int, Cell]:
        cell = self.t.cell[0]
        return self.t.room[0], (cell // n.COLUMNS + 1, cell % n.COLUMNS + 1)

    def legal(self) -> set[str]:
        mask = [0] * len(EDITION.actions)
        count = WAY(rules.legal)(BOX_RECORD, self.t, 0, mask)
        found = {EDITION.actions[code].text for code, allowed in enumerate(mask) if allowed}
        assert len(found) == count
        return found

    def do(self, *actions: str) -> At:
        for action in actions:
            assert action in self.legal(), f"{action} is not among {sorted(self.legal())}"
            WAY(rules.apply)(BOX_RECORD, self.t, 0, EDITION.actions.read(action).code, [])
        return self

    def play(self, name: str, side: str, *ways: str) -> At:
        """A card, and what is said to its effects: U, D, L, R, or skip."""
        words = {"U": "go up", "D": "go down", "L": "go left", "R": "go right"}
        return self.do(f"play {CARDS[card(name)]} {side}", *(words.get(way, way) for way in ways))

    def ways(self) -> str:
        return "".join(word[3].upper() for word in sorted(self.legal()) if word.startswith("go "))

    def in_zone(self, zone: int) -> set[str]:
        return {CARDS[k].removesuffix("-green") for k in range(n.CARDS) if self.t.zone[k] == zone}

    def lacks(self) -> int:
        return int(WAY(expedition.still_lacking)(BOX_RECORD, self.t, 0))
