"""Whole games at random, with books kept from the events alone: cards, energy, levels and steps must agree with the
table after every card. And the box as its specification counts it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.box import lines_of
from cenote.games.ohio_bob.names import SET_NAMES, ZONES
from cenote.kernel.conformance import Case, check_all, law_engines_agree
from cenote.kernel.game import Edition
from cenote.kernel.journal import Event
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import BEHIND, BOX, CARDS, IDS, Cell, Place, view

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
HOUSE = {
    "set": "blue", "energy_face": "hard", "level_face": "hard", "link_face": "hard", "l3_low_stairs_exit": True,
    "hammer_scope": "explore_or_door", "map_border_wall_blocks": False, "bonus_optional": True,
    "teleporter_optional": True, "teleport_keeps_protection": False, "stairs_choice": "while_standing",
    "hand_max_row": "left", "sg_discardable": True, "sg_exchangeable": True, "rations_off_card": "energy",
    "coop_order": "alternate", "coop_rest": "immediate", "coop_exit": "own",
}  # fmt: skip


@cache
def gentle() -> Edition:
    """A temple that people who walk at random come through: small levels, and a rest costs little."""
    data = box_of(GAME)
    for face in ("easy", "hard"):
        data["energy"][face] = {"start": 18, "max": 20}
        data["level"][face] |= {"rooms": [2, 2, 2], "rest_cost": [0, 0, 1], "hand_max": [3, 3, 3]}
    return edition_of(GAME, data)


@cache
def tiny() -> Edition:
    """A temple that chance alone comes through: a room or two on each level, rests for nothing, any gem will do."""
    data = box_of(GAME)
    for face in ("easy", "hard"):
        data["energy"][face] = {"start": 20, "max": 20}
        data["level"][face] |= {"rooms": [1, 2, 1], "rest_cost": [0, 0, 0]}
        for amulet in data["amulet"].values():
            amulet[face] = {"a": [["white", 1]], "b": [["white", 1]]}
    return edition_of(GAME, data)


def flat(place: Place, cell: Cell) -> Cell:
    """A cell of the whole temple: column and row, as if there were no rooms."""
    return 4 * place[0] + cell[1], 3 * place[1] + cell[0]


def beyond(here: Cell | None, seat: int, direction: str, wide: int = 1, high: int = 1) -> Cell:
    """R14.2: the cell in a direction; the second player sits opposite."""
    assert here is not None
    x, y = STEPS[direction]
    turn = 1 - 2 * seat
    return here[0] + turn * x * wide, here[1] + turn * y * high


class Books:
    """What the events say: where every card is, energy, level and place of each player."""

    def __init__(self, table: Table) -> None:
        first = SET_NAMES.index(table.options["set"])
        self.sets = [SET_NAMES[first ^ seat] for seat in range(table.seats)]
        self.start = table.edition.data.energy[table.options["energy_face"]].start
        self.cards: dict[str, tuple[str, int]] = {
            **{f"{id.lower()}-{colour}": ("pile", seat) for seat, colour in enumerate(self.sets) for id in IDS},
            **{("supergear", "supergear2")[seat]: ("hand", seat) for seat in range(table.seats)},
        }
        self.energy, self.level = [self.start] * table.seats, [1] * table.seats
        self.place: list[Cell | None] = [None] * table.seats
        self.seen: Counter[str] = Counter()

    def take(self, event: Event) -> None:
        self.seen[event.name] += 1
        tell = getattr(self, f"_{event.name}", None)
        if tell is not None:
            tell(event.seat, **event.facts)

    def zone(self, name: str, seat: int) -> set[str]:
        return {card for card, there in self.cards.items() if there == (name, seat)}

    def _take_up(self, seat: int) -> int:
        found = self.zone("played", seat)
        self.cards |= dict.fromkeys(found, ("hand", seat))
        return len(found)

    def _card_kept(self, seat: int, card: str) -> None:
        assert self.cards[card] == ("pile", seat)
        self.cards[card] = "hand", seat

    _chest_opened = _card_kept

    def _room_laid(self, seat: int, face: str, x: int, y: int) -> None:
        card = f"{BEHIND[face.upper()].lower()}-{self.sets[seat]}"
        assert self.cards[card] == ("pile", seat)
        self.cards[card] = "room", seat

    def _card_played(self, seat: int, card: str, side: str) -> None:
        assert self.cards[card] == ("hand", seat)
        self.cards[card] = "played", seat

    def _trap_sprung(self, seat: int) -> None:
        self.energy[seat] -= 1

    def _ration_eaten(self, seat: int, amount: int) -> None:
        self.energy[seat] += amount

    def _energy_given(self, seat: int) -> None:
        self.energy[seat] -= 1
        self.energy[1 - seat] += 1

    def _rested(self, seat: int, count: int, cost: int) -> None:
        assert self._take_up(seat) == count
        self.energy[seat] = max(0, self.energy[seat] - cost)

    def _level_left(self, seat: int, level: int) -> None:
        assert self.level[seat] == level
        self._take_up(seat)
        self.level[seat] += 1
        self.place[seat] = None
        if level < 3:
            self.energy[seat] = self.start

    def _discarded(self, seat: int, card: str) -> None:
        self.cards[card] = "gone" if card.startswith("super") else "aside", seat

    def _level_began(self, seat: None, round: int) -> None:
        for card, (zone, _) in self.cards.items():
            if round > 1 and zone in ("room", "aside"):
                self.cards[card] = "pile", self.sets.index(card.split("-")[1])

    def _exchanged(self, seat: int, card: str, other: str) -> None:
        self.cards |= {card: ("hand", 1 - seat), other: ("hand", seat)}

    def _moved(self, seat: int, direction: str) -> None:
        self.place[seat] = beyond(self.place[seat], seat, direction)

    def _teleported(self, seat: int, direction: str) -> None:
        self.place[seat] = beyond(self.place[seat], seat, direction, 4, 3)

    def agree(self, table: Table) -> None:
        """Everything on the table is as the books say."""
        zones = [ZONES[zone] for zone in table._state["zone"][0]]
        assert all(zones[CARDS.index(card)] == zone for card, (zone, _) in self.cards.items())
        seen = view(table)
        for seat, player in enumerate(seen.players):
            assert set(player.hand) == self.zone("hand", seat)
            assert set(player.played) == self.zone("played", seat)
            assert player.pile == len(self.zone("pile", seat)) >= len(player.known_pile)
            assert (player.energy, player.level) == (self.energy[seat], min(3, self.level[seat]))
            there = None
            if player.room is not None and player.cell is not None:
                room, cell = seen.rooms[player.room], (player.cell // 4 + 1, player.cell % 4 + 1)
                there = flat((room.x, room.y), cell)
            if self.place[seat] is None:  # on the stairs of the first room
                self.place[seat] = there
            assert self.place[seat] == there


def goals(table: Table, books: Books, seat: int) -> list[Cell]:
    """Where a player likes to go: to the stairs of his last room, and to his partner as long as they can exchange."""
    seen = view(table)
    found = [place for other, place in enumerate(books.place) if place and other != seat and not seen.exchanged]
    for room in seen.rooms:
        if room.last and room.owner == seat:
            stairs = room.cells.index("stairs")
            found.append(flat((room.x, room.y), (stairs // 4 + 1, stairs % 4 + 1)))
    return found


def walk_on(table: Table, books: Books, dice: np.random.Generator) -> None:
    """Somebody who may act does something, and seldom nothing."""
    seat = int(dice.choice(table.to_act))
    options = list(table.legal(seat))
    doing = [one for one in options if one.text not in ("skip", "rest", "hand over", "refuse", "stay on level")]
    chosen = doing if doing and dice.integers(8) else options
    liked = goals(table, books, seat) if table.phase == "direction" and dice.integers(3) else []
    if liked:
        goal = liked[dice.integers(len(liked))]
        way = {one: beyond(books.place[seat], seat, one["direction"]) for one in options if one.verb == "go"}
        chosen = sorted(way, key=lambda one: abs(way[one][0] - goal[0]) + abs(way[one][1] - goal[1]))[:1]
    table.play(chosen[dice.integers(len(chosen))], seat)


@pytest.mark.parametrize("options", [{}, HOUSE], ids=["usual", "house"])
@pytest.mark.parametrize("seats", [1, 2])
def test_r0_4_no_card_is_ever_lost(seats: int, options: dict[str, Any]) -> None:
    """R0.4, R8, R9.2, R10, R14.9-R14.11: through all levels, alone and in company, usual rules and house rules."""
    told: Counter[str] = Counter()
    for seed in range(4):
        given = {**options, "turn_cap": 150}
        table = Table.new(GAME, seats, seed=seed, options=given, engine=engine(GAME, "compiled"), edition=gentle())
        books, dice = Books(table), np.random.default_rng(seed)
        while not table.over:
            walk_on(table, books, dice)
            for event in table.events(since=len(table.moves) - 1):
                books.take(event)
            if table.phase in ("turn", "end"):
                books.agree(table)
        told += books.seen
    assert min(told[name] for name in ("chest_opened", "rested", "trap_sprung", "fell", "level_left")) > 2
    assert (told["exchanged"] > 0) == (seats == 2)


@pytest.mark.parametrize(("seats", "options", "seed", "level"), [(1, {}, 1, 3), (1, HOUSE, 2, 3), (2, {}, 2, 2)])
def test_all_laws_hold_on_every_level(seats: int, options: dict[str, Any], seed: int, level: int) -> None:
    """R10, R11, R14.11: the laws of test_conformance, where random games end on the first level."""
    case = Case(GAME, engine(GAME, "compiled"), tiny(), seats, seed, options)
    assert max(table.round for table in case.walk()) >= level
    check_all(case)
    law_engines_agree(case, engine(GAME, "interpreted"))


def test_the_box_is_counted_as_in_5_7() -> None:
    """5.7: cells of all faces; section 7: 128 actions, and six of the options."""
    lines = [line for temple in BOX.data.temple.values() for line in lines_of(temple.face)[1::2]]
    assert Counter("".join(line[1::2] for line in lines)) == {
        ".": 115, "S": 17, "X": 24, "O": 17, "C": 10, "F": 8, "T": 5, "r": 2, "y": 2, "g": 2, "b": 2,
    }  # fmt: skip
    assert BOX.warnings == ()
    assert len(BOX.actions) == 134
