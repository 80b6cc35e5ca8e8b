"""The worked examples of the specification, E1 to E11: setup, effects from left to right, steps and explorations."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from tests.ohio_bob.positions import (
    Explorer,
    at,
    cells,
    comes,
    energy,
    hand,
    known,
    legal,
    new,
    pile,
    play,
    played,
    player,
    room,
    rooms,
    told,
    truth,
    ways,
    where,
    why,
)  # fmt: skip

FULL = {(0, 0): "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (0, -1): "T02"}
HERE = (0, 0)
ABOVE = (0, -1)


def test_e1_setup(rules: Engine) -> None:
    """E1, R1.1-R1.7: one of two cards is kept, the other is the first room."""
    table = new(rules)
    assert (table.phase, known(table), hand(table)) == ("challenge", "", {"SG"})
    play(comes(table, "BL2 RD1 RD2"), "challenge a")
    assert (known(table), legal(table)) == ("BL2 RD1 RD2", ["pick first", "pick second"])
    play(table, "pick first")
    assert (hand(table), played(table), energy(table)) == ({"SG", "BL2"}, set(), 6)
    assert (rooms(table), where(table)) == ({HERE: "T01"}, (HERE, (3, 2)))
    assert cells(table, HERE, "stairs") == {(3, 2): "stairs"}
    assert (pile(table), known(table)) == (15, "RD2")
    one = player(table)
    assert (one.level, one.rooms_laid, one.rooms_needed, one.challenge) == (1, 1, 5, "a")
    assert told(table) == [
        ("challenge_chosen", 0, "a"),
        ("card_shown", 0, "bl2-green"),
        ("card_shown", 0, "rd1-green"),
        ("card_shown", 0, "rd2-green"),
        ("card_kept", 0, "bl2-green"),
        ("room_laid", 0, "t01", 0, 0),
        ("level_began", None, 1),
    ]


def test_e2_optional_effects(rules: Engine) -> None:
    """E2, R3.2, R8.6: the first effect is skipped, the second leads onto a trap."""
    table = play(at(rules, Explorer({HERE: "T01"}, (3, 2), hand="BL2")), "BL2 a")
    assert (ways(table), played(table)) == ("UD", {"BL2"})
    play(table, "skip")
    assert ways(table) == "LR"
    play(table, "L")
    assert (where(table), energy(table)) == ((HERE, (3, 1)), 5)
    assert (hand(table), played(table), table.phase) == ({"SG"}, {"BL2"}, "turn")
    assert told(table) == [
        ("card_played", 0, "bl2-green", "a"),
        ("effect_skipped", 0, "move"),
        ("moved", 0, "left"),
        ("trap_sprung", 0),
    ]


def test_e2_a_card_for_nothing(rules: Engine) -> None:
    """E2, R3.2: with both effects skipped nothing changes but that the card is played."""
    table = at(rules, Explorer({HERE: "T01"}, (3, 2), hand="BL2"))
    before = truth(table)
    after = truth(play(table, "BL2 a", "skip", "skip"))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"move", "zone", "turns"}
    assert {card for card in before["zone"] if before["zone"][card] != after["zone"][card]} == {"bl2-green"}
    assert after["zone"]["bl2-green"] == "played"


def test_e3_left_to_right_with_a_chest_in_the_middle(rules: Engine) -> None:
    """E3, R3.1, R3.6, R8.3: what the chest gives can be played next turn, not inside this card."""
    table = comes(at(rules, Explorer({HERE: "T01"}, (3, 2), hand="BL2", pile="RD2 …")), "YL3")
    play(table, "BL2 a")
    assert why(table, "L") == "R4.1"
    play(table, "U")
    assert (where(table), hand(table), pile(table), known(table)) == ((HERE, (2, 2)), {"SG", "RD2"}, 14, "YL3")
    assert why(table, "RD2 a") == "R2.1"
    play(table, "L")
    assert where(table) == (HERE, (2, 1))
    assert why(table, "RD2 a") is None
    assert told(table, "card_shown", "chest_opened") == [
        ("card_shown", 0, "yl3-green"),
        ("chest_opened", 0, "rd2-green"),
    ]


def test_e3_left_and_then_up_is_not_printed(rules: Engine) -> None:
    """E3, R3.1: who skips to the second effect has no way back to the first."""
    table = play(at(rules, Explorer({HERE: "T01"}, (3, 2), hand="BL2")), "BL2 a", "skip", "L")
    assert table.phase == "turn"
    assert why(table, "U") == "R3.3"


def test_e4_explore_then_enter(rules: Engine) -> None:
    """E4, R5.2, R4.3: the exploring step stays, the next one enters."""
    table = comes(at(rules, Explorer({HERE: "T08"}, (1, 2), hand="RD1", pile="RD2 …")), "YL3")
    assert pile(table) == 15
    play(table, "RD1 a", "U")
    assert (rooms(table), where(table)) == ({HERE: "T08", ABOVE: "T02"}, (HERE, (1, 2)))
    assert cells(table, ABOVE, "stairs") == {(3, 3): "stairs"}
    assert not room(table, ABOVE).turned
    play(table, "U")
    assert where(table) == (ABOVE, (3, 2))
    assert (pile(table), known(table), player(table).rooms_laid) == (14, "YL3", 2)
    assert told(table) == [
        ("card_played", 0, "rd1-green", "a"),
        ("explored", 0, "up"),
        ("card_shown", 0, "yl3-green"),
        ("room_laid", 0, "t02", 0, -1),
        ("moved", 0, "up"),
    ]


@pytest.mark.parametrize(("card", "open"), [("RD4 b", "DLR"), ("SG", "DLR"), ("BL4 a", "UDLR")])
def test_e5_a_border_wall(rules: Engine, card: str, open: str) -> None:
    """E5, R4.2, R5.1, R7.1: it stops a move and the Super gear, not the hammer."""
    table = play(at(rules, Explorer({HERE: "T08"}, (1, 3), hand="RD4 BL4")), card)
    assert ways(table) == open
    assert why(table, "U") == (None if "U" in open else "R4.2")


@pytest.mark.parametrize("card", ["RD4 b", "SG"])
def test_e6_the_new_room_shuts_the_door_in_your_face(rules: Engine, card: str) -> None:
    """E6, R0.3, A7: the wall of the room just laid stops the second step, so it is not asked."""
    table = play(at(rules, Explorer({HERE: "T08"}, (1, 1), hand="RD1 RD4", pile="RD2 …")), "RD1 a", "U")
    assert (rooms(table)[ABOVE], where(table), table.phase) == ("T02", (HERE, (1, 1)), "turn")
    play(table, card)
    assert ways(table) == "LR"
    assert why(table, "U") == "R4.2"
    play(table, "L")
    assert set(rooms(table)) == {HERE, ABOVE, (-1, 0)}
    assert where(table) == (HERE, (1, 1))


def test_e7_a_door_and_a_wall_are_a_door(rules: Engine) -> None:
    """E7, R0.3, R6.2: no plain step, but one with a key."""
    table = at(rules, Explorer({HERE: "T01", ABOVE: "T02"}, (1, 1), hand="YL2 RD4"))
    play(table, "RD4 b")
    assert (ways(table), why(table, "U")) == ("DLR", "R4.2")
    play(table, "skip", "YL2 b")
    assert why(table, "U") is None
    play(table, "U")
    assert where(table) == (ABOVE, (3, 1))


def test_e8_exploring_through_a_door_costs_the_key(rules: Engine) -> None:
    """E8, R5.5, R7.5, R8.9: the door closes again; the Super gear passes, and low stairs do nothing."""
    table = play(at(rules, Explorer({HERE: "T01"}, (1, 1), hand="YL2 RD4", pile="RD3 …")), "YL2 b", "U")
    assert (rooms(table)[ABOVE], where(table), table.phase) == ("T04", (HERE, (1, 1)), "turn")
    play(table, "RD4 b")
    assert why(table, "U") == "R4.2"
    play(table, "skip", "SG", "U")
    assert where(table) == (ABOVE, (3, 1))
    assert cells(table, ABOVE)[3, 1] == "stairs"
    assert (table.phase, energy(table)) == ("turn", 6)


def test_e9_a_room_is_already_there(rules: Engine) -> None:
    """E9, R4.3, R7.5: a plain step into it; the Super gear ignores the pit."""
    table = at(rules, Explorer({HERE: "T08", ABOVE: "T07"}, (1, 1)))
    before = pile(table), known(table)
    play(table, "SG", "U")
    assert where(table) == (ABOVE, (3, 1))
    assert cells(table, ABOVE)[3, 1] == "pit"
    assert (energy(table), played(table), len(rooms(table))) == (6, {"SG"}, 2)
    assert (pile(table), known(table)) == before
    assert told(table) == [("card_played", 0, "supergear", "single"), ("moved", 0, "up")]


def test_e9_a_wall_below_the_room_above(rules: Engine) -> None:
    """E9, R0.3: from (1,2) the wall of the other room is in the way."""
    table = play(at(rules, Explorer({HERE: "T08", ABOVE: "T07"}, (1, 2))), "SG")
    assert (ways(table), why(table, "U")) == ("DLR", "R4.2")


@pytest.mark.parametrize("card", ["RD4 b", "SG"])
def test_e10_the_level_is_full(rules: Engine, card: str) -> None:
    """E10, R4.4, R5.1: an open border leads nowhere any more."""
    table = play(at(rules, Explorer(FULL, (2, 1), hand="RD4")), card)
    assert ways(table) == "DR"
    assert (why(table, "L"), why(table, "U")) == ("R5.1", "R4.2")


def test_e11_the_last_room_is_turned(rules: Engine) -> None:
    """E11, R5.3: cells and edges turn with it."""
    four = {ABOVE: "T13", HERE: "T08", (1, 0): "T15", (1, -1): "T16"}
    table = play(at(rules, Explorer(four, (1, 3), hand="RD1", pile="RD2 …")), "RD1 a", "U")
    last = room(table, (0, -2))
    assert (last.face, last.turned, last.last) == ("t02", True, True)
    assert cells(table, (0, -2)) == {
        (1, 2): "stairs",
        (2, 1): "chest",
        (2, 2): "pit",
        (2, 3): "ration",
        (3, 4): "trap",
    }
    play(table, "U")
    assert where(table) == ((0, -2), (3, 3))
    assert player(table).rooms_laid == player(table).rooms_needed == 5
