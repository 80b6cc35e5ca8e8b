"""Why an action is advised, and what a careless player forgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.games.jade_goddess.hints import HINTS
from cenote.games.jade_goddess.knowledge import forget
from cenote.kernel.conformance import Case, bare
from cenote.kernel.game import Message
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.jade_goddess.dig_positions import CLOSED_CROSS, FULL, site
from tests.jade_goddess.rule_positions import SEAT_COUNTS, at, box, jade, ride, say
from tests.lost_temple.test_hints import careless, check_forgetting, check_hints, hint

WAY = "compiled"


def test_every_action_has_a_reason_that_follows_from_what_the_seat_knows() -> None:
    said: set[str] = set()
    for seats in SEAT_COUNTS:
        check_hints(Case(jade(), engine(jade(), WAY), box(), seats, seats), 23, said)
    assert len(said) > 20


# Positions


def ruins(*figures: dict[int, str], tile: str = "c2a-1", **fields: Any) -> Table:
    """P0 is about to ride: G3 has a head and an open side to the north, and the tile in the display has another."""
    return at(2, way=WAY, board={"G3": "a..a/1/1"}, figures=figures, jeeps=["F3"], shows=[tile], **fields)


def grown(*figures: dict[int, str]) -> Table:
    """The tile was laid: the region has two heads and an open side."""
    return ride(ruins(*figures), "G3", "play 1 north 1")


def empty(*said: str) -> Table:
    """P0 with a full display stands where a tile without heads can be laid, so that a side stays open."""
    return ride(at(2, way=WAY, jeeps=["F3"], shows=["c2a-5 c4-1 c4-2"]), "F3", *said)


def jungle(*said: str) -> Table:
    return ride(at(2, way=WAY, jeeps=["F3"], shows=["j0"]), "F3", *said)


def city(strengths: list[int], heads: int, coins: int = 0, *, said: int = 1) -> Table:
    """A city that P0 can close with the tile in the display; after what was said first."""
    table, all_said = site(lambda *given, **fields: at(*given, way=WAY, **fields), strengths, heads, coins)
    return say(table, *all_said[:said])


def trading(own: str, *said: str, **fields: Any) -> Table:
    return ride(at(2, way=WAY, hands=[own], **fields), "F6", *said)


def resting(*figures: dict[int, str], **fields: Any) -> Table:
    """P0 rode to the centre without an artefact."""
    return ride(at(2, way=WAY, figures=figures, **fields), "F6")


ROW = "1d+ 3a+ 3b+ 3c+ 3d+"
FAR = {"J5": "a.a./1", "H5": "a.a.", "I7": "a.a.", "G8": ".a.a", "G10": ".a.a"}
BEHIND = {"G3": "a..a/1/1", "G2": ".aa./1"}

POSITIONS: list[tuple[Callable[[], Table], str, str, dict[str, str | int]]] = [
    (lambda: resting({1: "G3"}, board={"G3": "a..a/1/1"}), "take back 1", "hint-worth", {}),
    (lambda: jungle("play 1 west 0"), "stop", "hint-enough", {}),
    (lambda: ruins({1: "G3"}), "ride G3", "hint-ride-own", {"heads": 1}),
    (lambda: ruins({}, {1: "G3"}), "ride G3", "hint-ride-rival", {"heads": 1}),
    (lambda: ruins(), "ride G3", "hint-ride-free", {"heads": 1}),
    (lambda: ruins(), "ride F5", "hint-ride-new", {}),
    (lambda: ruins(hands=["1a-"]), "ride F6", "hint-trade", {}),
    (lambda: ruins(hands=["1a+ 1b+ 1c+ 2a-"], row=ROW), "ride F6", "hint-trade-statue", {"points": 5}),
    (lambda: trading("1a-", row=ROW), "pass", "hint-pass-trade", {}),
    (
        lambda: at(2, way=WAY, board=CLOSED_CROSS, shows=[FULL], left={"j0": 6}),
        "exchange 1 1", "hint-exchange", {"cases": 10},
    ),
    (lambda: ride(at(2, way=WAY, left={"j0": 6}), "F5"), "draw 1", "hint-draw", {"cases": 10}),
    (lambda: ride(at(2, way=WAY, shows=["j0"], left={"j0": 1}), "F5"), "draw 1", "hint-draw-last", {}),
    (lambda: city([4, 1], 4), "play 1 east 3", "hint-dig", {"count": 4}),  # a single each: both get all
    (lambda: city([3, 2], 4, said=2), "figure 1 a", "hint-dig", {"count": 2}),  # half of 4 for the second
    (lambda: city([1, 0], 0, 2, said=2), "figure 1 a", "hint-dig-gold", {"coins": 2}),
    (lambda: city([3, 2], 4), "play 1 east 3", "hint-lay-claim", {"count": 4}),
    (lambda: ride(ruins({1: "G3"}), "G3"), "play 1 north 1", "hint-lay-grow", {"heads": 2}),
    (lambda: ride(ruins({}, {1: "G3"}), "G3"), "play 1 north 1", "hint-lay-join", {"heads": 2}),
    (lambda: ride(ruins(), "G3"), "play 1 north 1", "hint-lay-new", {"heads": 2}),
    (jungle, "play 1 west 0", "hint-lay-jungle", {}),
    (empty, "play 1 east 3", "hint-lay-shelf", {}),
    (grown, "figure 1 a", "hint-figure-alone", {"heads": 2}),
    (lambda: grown({}, {1: "G3"}), "figure 2 a", "hint-figure-lead", {"heads": 2}),
    (lambda: grown({}, {1: "G3"}), "figure 1 a", "hint-figure-tie", {"heads": 2}),
    (lambda: grown({}, {4: "G3"}), "figure 1 a", "hint-figure-share", {"count": 1}),
    (lambda: empty("play 1 east 3"), "figure 1 a", "hint-figure-early", {"sides": 1}),
    (lambda: empty("play 1 east 3"), "no figure", "hint-no-heads", {}),
    (lambda: grown({1: "G3"}), "no figure", "hint-already", {}),
    (grown, "no figure", "hint-keep-figure", {"count": 5}),
    (lambda: say(grown({1: "G3"}), "no figure"), "leave figures", "hint-stay", {"heads": 2}),
    (lambda: resting(dict(enumerate(FAR, 1)), board=FAR), "take back 1", "hint-home-all", {}),
    (lambda: resting({1: "G3"}, board={"G3": "c2a-5/3"}), "take back 1", "hint-home-poor", {}),
    (lambda: resting({1: "G3", 2: "G2"}, board=BEHIND), "take back 1", "hint-home-free", {}),
    (lambda: trading("1a+ 1b+ 1c+ 2a-", row=ROW), "swap 2a- 1", "hint-swap-points", {"points": 5}),
    (lambda: trading("1a+ 1b+ 3c- 2a-", row=ROW), "swap 2a- 2", "hint-piece", {"token": "3a+", "count": 2}),
    (lambda: trading("3b- 1b+", row=ROW), "swap 3b- 3", "hint-swap-better", {"token": "3b+"}),
    (lambda: trading("1a+ 1b+ 1c+ 2a-", pile={"1d+": 4}), "blind 1", "hint-blind-statue", {"cases": 10}),
    (lambda: trading("1a+ 1b+ 1c+ 2a-", pile={"3d+": 4}), "blind 1", "hint-blind-piece", {"cases": 10}),
    (lambda: trading("1a+ 1a- 2b+", "blind 1", pile={"3d+": 4}), "return 1a-", "hint-return-double", {}),
    (lambda: trading("1a+ 1a- 2b+", "blind 1", pile={"3d+": 4}), "return 3d+", "hint-return-loose", {}),
    (
        lambda: say(resting({1: "G3"}, board={"G3": "a..a/1/1"}), "leave figures"),
        "buy bonus", "hint-bonus-close", {"heads": 1},
    ),
    (lambda: resting(shows=["j0"], left={}, final=2), "buy bonus", "hint-bonus-final", {}),
    (resting, "buy bonus", "hint-bonus-gold", {"gold": 5}),
    (resting, "skip bonus", "hint-save-gold", {"gold": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("table", "said", "message", "arguments"), POSITIONS, ids=[row[2] for row in POSITIONS])
def test_a_reason_is_the_most_telling_one(
    table: Callable[[], Table], said: str, message: str, arguments: dict[str, str | int]
) -> None:
    assert hint(table().perspective(0), said) == Message(message, arguments)


def test_every_reason_is_tried() -> None:
    assert {row[2] for row in POSITIONS} == set(HINTS)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (lambda: trading("1a+ 1b+ 1c+ 1d+ 2a-", row="3a+ 3b+ 3c+ 3d+ 3a-"), "swap 1a+ 1"),  # breaks a statue
        (lambda: trading("1a+ 1b+ 1c+ 1d+", "blind 1", pile={"3d+": 4}), "return 1a+"),
        (lambda: ride(at(2, way=WAY, left={"c4-1": 6}), "F5"), "draw 1"),  # it cannot fit
        (lambda: at(2, way=WAY), "ride F6"),  # nothing to trade with
    ],
    ids=["swap", "return", "draw", "ride"],
)
def test_no_reason_is_made_up(table: Callable[[], Table], said: str) -> None:
    assert hint(table().perspective(0), said) == Message("hint-worth")


# Forgetting


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_careless_player_can_go_on(seats: int) -> None:
    assert check_forgetting(Case(jade(), engine(jade(), WAY), box(), seats, seats), forget) > 10


def test_at_the_end_there_is_nothing_to_forget() -> None:
    case = Case(jade(), engine(jade(), WAY), box(), 2, 1, {"stall_limit_rounds": 1})
    *_, table = case.walk()
    mine = table.perspective(0)
    assert bare(careless(mine, forget).state) == bare(mine.state)


def imagined(mine: Perspective, place: Callable[[Any], int]) -> set[int]:
    return {place(jade().record.unpack(mine.imagine(seed))) for seed in range(40)}


def test_what_was_traded_is_forgotten_and_the_own_hand_is_not() -> None:
    """6b: P0 put 2b+ back, so he knows that it is in the pile; P1 took 3a+ openly, so everybody knows where it is."""
    table = at(2, way=WAY, hands=["1a- 2b+", "2a+ 2a-"], row=ROW, pile={"2c+": 6})
    say(table, "ride F6", "blind 1", "return 2b+", "skip bonus", "ride F6", "swap 2a+ 2")
    mine = table.perspective(0)
    left = careless(mine, forget)
    for place in (lambda t: t.pile[10], lambda t: t.hand[16][1]):  # 2b+ in the pile, 3a+ in the hand of P1
        assert imagined(mine, place) == {1}
        assert imagined(left, place) == {0, 1}
    assert [kind[0] for kind in left.plain.hand] == [kind[0] for kind in mine.plain.hand]


def test_tiles_under_a_stack_are_forgotten() -> None:
    """R7.4, 6b: everybody saw which tile was put under the stack; it may be anywhere for who forgets it."""
    table = at(2, way=WAY, board=CLOSED_CROSS, shows=[FULL], left={"j0": 6}, stacks=[3, 3])
    say(table, "exchange 1 1")
    mine = table.perspective(0)
    left = careless(mine, forget)
    assert (sum(mine.plain.known), sum(left.plain.known)) == (1, 0)
    assert sum(left.plain.supply) == sum(left.plain.height) == 6
