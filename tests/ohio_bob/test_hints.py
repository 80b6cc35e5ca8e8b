"""Why an action is advised, and what a careless player forgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.hints import HINTS
from cenote.games.ohio_bob.knowledge import forget
from cenote.kernel.conformance import Case
from cenote.kernel.game import Message
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.lost_temple.test_hints import careless, check_forgetting, check_hints, hint, tried
from tests.ohio_bob.positions import BOX, IDS, Explorer, at, comes, new, play, said

RULES = engine(GAME, "interpreted")
SHUFFLED: dict[str, object] = {"pairing": "shuffled", "teleporter_optional": True, "bonus_optional": True}


@pytest.mark.parametrize("options", [{}, SHUFFLED], ids=["default", "options"])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_action_has_a_reason_that_follows_from_what_the_seat_knows(
    seats: int, options: dict[str, object]
) -> None:
    reasons: set[str] = set()
    for seed in range(4):
        check_hints(Case(GAME, RULES, BOX, seats, seed, options), 5, reasons)
    assert len(reasons) > 10


# Positions

LINK, NEAR, FAR = (0, 0), (0, 1), (0, -1)
GEMS = "RD1 RD3 RD4 BL1 BL2 BL3"
"""All that challenge B asks for."""
FOUR = {(0, 0): "T08", (1, 0): "T09", (2, 0): "T12", (3, 0): "T14"}
FIVE = FOUR | {(0, -1): "T06"}
"""A whole first level: the stairs of the last room are on (1, 3)."""
SEVEN = FOUR | {(4, 0): "T13", (5, 0): "T17", (0, -1): "T06"}


def bob(cell: tuple[int, int], hand: str = "RD1", pile: str = "YL3 …", **what: Any) -> Table:
    """Alone: in T08 there are a chest on (1, 3), a ration on (2, 2), a pit on (2, 4), a trap on (3, 1)."""
    options = what.pop("options", None)
    return at(RULES, Explorer(what.pop("rooms", {(0, 0): "T08"}), cell, hand=hand, pile=pile, **what), options=options)


def on_stairs(hand: str = "RD1 RD3", pile: str = "RD2 BL1 …", **what: Any) -> Table:
    """Alone on the stairs of the last room, asked whether to leave."""
    rooms = what.pop("rooms", FIVE)
    return play(bob((1, 2), hand, pile, rooms=rooms, place=(0, -1), challenge="b", **what), "RD3 b", "R")


def opening() -> Table:
    return play(comes(new(RULES), "RD1 GN1 YL1"), "challenge b")


def pair(*texts: str, joe: str = "a", order: str = "free", **what: Any) -> Table:
    """Side by side in the link room."""
    first = Explorer({NEAR: "T08"}, (2, 2), LINK, hand="RD1 YL1")
    second = Explorer({FAR: "T08"}, (2, 3), LINK, hand="RD1 YL1", challenge=joe, **what)
    return play(at(RULES, first, second, options={"coop_order": order}), *texts, seat=0)


def leaving(*texts: str) -> Table:
    """Bob is asked whether he leaves energy for Joe."""
    rooms = {NEAR: "T08", (1, 1): "T15", (2, 1): "T16", (3, 1): "T14", (0, 2): "T02"}
    first = Explorer(rooms, (1, 1), (0, 2), hand="YL1")
    table = at(RULES, first, Explorer({FAR: "T08"}, (1, 3), energy=2))
    return play(table, "YL1 a", "R", "leave level", *texts, seat=0)


POSITIONS: list[tuple[Callable[[], Table], str, str, dict[str, str | int]]] = [
    (pair, "rest", "hint-worth", {}),
    (lambda: new(RULES), "challenge a", "hint-challenge-white", {"count": 3}),
    (lambda: new(RULES), "challenge b", "hint-challenge-fixed", {"count": 6}),
    (opening, "pick first", "hint-pick-gem", {"colour": "red"}),
    (opening, "pick second", "hint-pick-steps", {"count": 2}),
    (lambda: play(on_stairs(), "leave level"), "pick first", "hint-pick-top", {"colour": "blue"}),
    (lambda: play(on_stairs(pile="RD2 YL1 …"), "leave level"), "pick second", "hint-pick-room", {}),
    (lambda: bob((1, 2), "RD3", rooms=FIVE, place=(0, -1)), "RD3 b", "hint-stairs", {}),
    (lambda: play(bob((1, 2), "RD3", rooms=FIVE, place=(0, -1)), "RD3 b"), "R", "hint-stairs", {}),
    (lambda: bob((1, 2), "YL1"), "YL1 a", "hint-gem", {"colour": "yellow"}),
    (lambda: play(bob((1, 2), "YL1"), "YL1 a"), "R", "hint-gem", {"colour": "yellow"}),
    (lambda: play(pair("SG", "skip", "choose RD1")), "choose YL1", "hint-gem", {"colour": "red"}),
    (lambda: play(bob((1, 2), "YL1", challenge="b"), "YL1 a"), "R", "hint-chest", {}),
    (lambda: bob((3, 2), energy=3), "RD1 a", "hint-ration", {}),
    (lambda: play(bob((3, 2), energy=3), "RD1 a"), "U", "hint-ration", {}),
    (lambda: bob((3, 2)), "RD1 a", "hint-room", {"count": 3}),  # of five rooms one lies there
    (lambda: play(bob((3, 2)), "RD1 a"), "D", "hint-room", {"count": 3}),
    (lambda: bob((3, 2), rooms=FOUR), "RD1 a", "hint-last-room", {}),
    (lambda: play(bob((3, 4), played="YL1"), "RD1 a"), "U", "hint-pit", {"count": 2, "cost": 1}),
    (lambda: play(bob((3, 2)), "SG"), "L", "hint-safe", {}),
    (lambda: bob((3, 2), GEMS, rooms=FIVE, challenge="b"), "RD1 a", "hint-near-stairs", {"count": 4}),
    (lambda: bob((3, 2)), "RD1 b", "hint-near-chest", {"count": 2}),
    (lambda: play(bob((2, 3), GEMS + " GN3", challenge="b"), "GN3 a"), "D", "hint-near-border", {"count": 0}),
    (lambda: bob((3, 2), played="YL1 YL2"), "rest", "hint-rest", {"count": 2, "cost": 1}),
    (lambda: pair(state="declared"), "rest", "hint-rest-partner", {}),
    (lambda: pair(order="alternate"), "hand over", "hint-hand-over", {"count": 3}),
    (lambda: play(bob((2, 3), "GN3"), "GN3 a"), "skip", "hint-skip", {}),
    (on_stairs, "leave level", "hint-leave", {"level": 2}),
    (lambda: on_stairs(GEMS, "RD2 …", rooms=SEVEN, level=3), "leave level", "hint-amulet", {}),
    (on_stairs, "stay on level", "hint-stay-gems", {"count": 4}),  # two red of three red, three blue
    (
        lambda: play(bob((1, 2), "YL1", options={"bonus_optional": True}), "YL1 a", "R"),
        "leave bonus", "hint-bonus-later", {},
    ),
    (leaving, "give energy", "hint-gift", {"energy": 2}),
    (leaving, "keep energy", "hint-gift-keep", {"energy": 2}),
    (lambda: play(on_stairs("RD1 RD3 YL1 BL2"), "leave level"), "choose YL1", "hint-discard", {"colour": "yellow"}),
    (lambda: pair("SG", "skip"), "choose RD1", "hint-offer-gem", {"colour": "red"}),
    (lambda: pair("SG", "skip", joe="b"), "choose RD1", "hint-exchange", {"count": 0}),
    (lambda: pair("SG", "skip"), "refuse", "hint-refuse", {}),
]  # fmt: skip


@pytest.mark.parametrize(("table", "text", "message", "arguments"), POSITIONS, ids=[row[2] for row in POSITIONS])
def test_a_reason_is_the_most_telling_one(
    table: Callable[[], Table], text: str, message: str, arguments: dict[str, str | int]
) -> None:
    there = table()
    seat = there.to_act[0]
    assert hint(there.perspective(seat), said(there, text, seat)) == Message(message, arguments)


def test_every_reason_is_tried() -> None:
    assert {row[2] for row in POSITIONS} == set(HINTS)


# Forgetting


@pytest.mark.parametrize(("seats", "seed", "options"), [(1, 14, {}), (1, 46, SHUFFLED), (2, 44, {}), (2, 13, SHUFFLED)])
def test_a_careless_player_can_go_on(seats: int, seed: int, options: dict[str, object]) -> None:
    """Games in which a coloured chest was opened; there is nothing to forget before."""
    assert check_forgetting(Case(GAME, RULES, BOX, seats, seed, options), forget) > 2


def next_top(mine: Perspective, action: str) -> set[str]:
    """The cards that can be on top of the pile after an action."""
    trials = tried(mine, mine.edition.actions.read(action), 30)
    return {IDS[trial.after.shown[0][0]] for trial in trials}


def test_cards_that_a_search_went_past_are_forgotten() -> None:
    """A33, 6b: the top card stays known, but of those below it who forgets knows only that they are there."""
    mine = play(bob((3, 2), pile="RD2 RD3 RD4 …"), "RD1 a").perspective(0)
    left = careless(mine, forget)
    assert (mine.plain.shown_count[0], left.plain.shown_count[0]) == (3, 1)
    assert next_top(mine, "go down") == {"RD3"}
    assert len(next_top(left, "go down")) > 5


@pytest.mark.parametrize(("table", "kept"), [(opening, 3), (lambda: play(on_stairs(), "leave level"), 2)])
def test_cards_to_choose_from_are_not_forgotten(table: Callable[[], Table], kept: int) -> None:
    """R1.6, R10.6: they lie open."""
    assert careless(table().perspective(0), forget).plain.shown_count[0] == kept


def test_shuffled_pairs_are_forgotten_unless_they_lie_there() -> None:
    """A34, 6b: what was behind the cards of level 1 is known on level 2; the room that lies there can be seen."""
    table = play(on_stairs(options={"pairing": "shuffled"}), "leave level", "pick first")
    mine = table.perspective(0)
    left = careless(mine, forget)
    behind = [[bool(face) for face in one.plain.behind].count(True) for one in (mine, left)]
    assert behind == [6, 1]
    assert left.plain.unpaired[0].bit_count() == 16
