"""Tables of the Jade Goddess made by hand: a board, jeeps, figures and what else matters, as plain objects."""

from __future__ import annotations

from typing import Any

from cenote.games.jade_goddess import board, dig, rules
from cenote.games.jade_goddess import names as n
from cenote.games.jade_goddess.box import BOX, load_edition, parts_of, turned
from cenote.games.jade_goddess.table import OPTIONS, TABLE
from cenote.kernel.dice import seed_stream
from cenote.kernel.rule import Interpreted

EDITION = load_edition(None)
WAY = Interpreted(
    {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "resume": rules.resume, "scores": dig.scores}
)
DATA = EDITION.data
KIND = {tile.id: number for number, tile in enumerate(DATA.tile_type)}
Cell = tuple[int, int]


def box() -> Any:
    return BOX.unpack(EDITION.box)


BOX_RECORD = box()


def cell(place: Cell) -> int:
    return place[1] * n.SIDE + place[0]


def place_of(number: int) -> Cell:
    return number % n.SIDE, number // n.SIDE


def lying(pattern: str, heads: int = 0, coins: int = 0) -> tuple[int, int]:
    """A kind of tile and its turn that lie like this, with so many heads and coins in all."""
    for number, tile in enumerate(DATA.tile_type):
        if (sum(tile.heads.values()), sum(tile.gold.values())) == (heads, coins):
            for turn in range(4):
                lies = turned(tile.pattern, turn)
                names = {letter: "abcd"[k] for k, letter in enumerate(parts_of(lies))}
                if "".join(names.get(letter, ".") for letter in lies) == pattern:
                    return number, turn
    raise AssertionError(f"no tile {pattern!r} has {heads} heads and {coins} coins")


class At:
    """A table of four, P0 to move, everything else as the examples' conventions say."""

    def __init__(self, seats: int = 4, **options: object) -> None:
        array = TABLE.array()
        array["seats"] = seats
        for option in OPTIONS:
            array[option.name] = option.code(options.get(option.name, option.default))
        array["start_player"] = 1
        self.t = TABLE.unpack(array)
        seed_stream(self.t, 5, 0, 0)
        WAY(rules.setup)(BOX_RECORD, self.t, [])

    def lay(self, place: Cell, pattern: str, heads: int = 0, coins: int = 0) -> At:
        """A tile on the board, from the stacks."""
        kind, turn = lying(pattern, heads, coins)
        WAY(board.lay)(BOX_RECORD, self.t, cell(place), kind, turn)
        return self.resumed()

    def jeep(self, seat: int, place: Cell) -> At:
        self.t.jeep[seat] = cell(place)
        return self.resumed()

    def figure(self, seat: int, figure: int, place: Cell, part: int = 0) -> At:
        self.t.figure_cell[figure][seat], self.t.figure_part[figure][seat] = cell(place), part
        return self.resumed()

    def show(self, seat: int, *tiles: str) -> At:
        """The display of a player, by ids."""
        for slot in range(n.SHELF):
            self.t.display[slot][seat] = KIND[tiles[slot]] if slot < len(tiles) else n.NOTHING
        return self.resumed()

    def hold(self, seat: int, *tokens: str) -> At:
        """Tokens behind a rack."""
        names = n.tokens(DATA)
        for token in tokens:
            self.t.hand[names.index(token)][seat] += 1
            self.t.held[seat] += 1
            self.t.pile[names.index(token)] -= 1
        return self.resumed()

    def next_tile(self, id: str) -> At:
        """Every stack has this tile on top: nothing else is unseen."""
        self.t.supply = [sum(self.t.height) if kind == KIND[id] else 0 for kind in range(n.TYPES)]
        return self

    def resumed(self) -> At:
        """Ask again what may be decided."""
        self.t.to_act, self.t.phase, self.t.chain = 0, n.PART, 0
        WAY(rules.resume)(BOX_RECORD, self.t, [])
        return self

    # Reading

    @property
    def phase(self) -> str:
        return n.PHASES[self.t.phase]

    def legal(self) -> set[str]:
        mask = [0] * len(EDITION.actions)
        seat = next(seat for seat in range(4) if self.t.to_act & (1 << seat))
        count = WAY(rules.legal)(BOX_RECORD, self.t, seat, mask)
        found = {EDITION.actions[code].text for code, allowed in enumerate(mask) if allowed}
        assert len(found) == count
        return found

    def rides(self) -> set[Cell]:
        names = n.cells(DATA)
        return {place_of(names.index(text[5:])) for text in self.legal() if text.startswith("ride ")}

    def do(self, *actions: str) -> At:
        for action in actions:
            assert action in self.legal(), f"{action} is not among {sorted(self.legal())}"
            seat = next(seat for seat in range(4) if self.t.to_act & (1 << seat))
            WAY(rules.apply)(BOX_RECORD, self.t, seat, EDITION.actions.read(action).code, [])
        return self

    def tokens(self) -> list[int]:
        """How many artefacts each player has."""
        return [sum(kind[seat] for kind in self.t.hand) for seat in range(self.t.seats)]

    def points(self) -> list[int]:
        return [WAY(dig.points)(BOX_RECORD, self.t, seat) for seat in range(self.t.seats)]
