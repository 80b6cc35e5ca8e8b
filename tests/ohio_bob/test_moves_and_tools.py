"""R4-R7: moves, explorations, stones and keys, and the tools."""

from __future__ import annotations

import pytest

from cenote.games.ohio_bob import GAME
from tests.conftest import engine
from tests.ohio_bob.positions import (
    BOX,
    Explorer,
    Place,
    at,
    cells,
    energy,
    hand,
    known,
    legal,
    pile,
    play,
    played,
    player,
    room,
    rooms,
    told,
    view,
    ways,
    where,
    why,
)  # fmt: skip

RULES = engine(GAME, "compiled")
FIRST, ABOVE = (0, 0), (0, -1)
FOUR = {FIRST: "T08", ABOVE: "T13", (1, 0): "T15", (1, -1): "T16"}
FULL = {**FOUR, (0, -2): "T02"}


# R4: moves


@pytest.mark.parametrize(("card", "possible"), [
    ("RD1 a", "UD"), ("YL1 a", "LR"), ("RD3 a", "L"), ("RD3 b", "R"), ("BL3 a", "U"), ("BL3 b", "D"), ("RD4 b", "UDLR"),
])  # fmt: skip
def test_r4_1_one_cell_in_a_printed_direction(card: str, possible: str) -> None:
    """R4.1: never diagonally."""
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand=card.split()[0])), card)
    assert ways(table) == possible
    for way in "UDLR":
        assert (why(table, way) is None) == (way in possible)


def test_r4_1_the_cells_around() -> None:
    """R4.1: up, down, left and right of the cell."""
    for way, cell in {"U": (1, 1), "D": (3, 1), "R": (2, 2)}.items():
        assert where(play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="RD4")), "RD4 b", way)) == (FIRST, cell)


def test_r4_2_walls_and_doors() -> None:
    """R4.2: a wall stops a move, a door too, unless a key is at hand."""
    assert ways(play(at(RULES, Explorer({FIRST: "T04"}, (1, 3), hand="RD4")), "RD4 b")) == "UDL"
    assert ways(play(at(RULES, Explorer({FIRST: "T04"}, (1, 3), hand="GN3")), "GN3 b")) == "UDLR"
    assert ways(play(at(RULES, Explorer({FIRST: "T08"}, (2, 2), hand="GN3")), "GN3 b")) == "UDL"


def test_r4_3_a6_a_room_that_lies_there_is_entered() -> None:
    """R4.3, A6: nothing is drawn."""
    table = at(RULES, Explorer({FIRST: "T08", ABOVE: "T07"}, (1, 1), pile="RD2 YL1 …"))
    play(table, "SG", "U")
    assert (where(table), known(table), len(rooms(table))) == ((ABOVE, (3, 1)), "RD2 YL1", 2)


def test_r4_4_beyond_the_border_is_an_exploration_or_nothing() -> None:
    """R4.4: with all rooms of the level out the direction is not there."""
    assert ways(play(at(RULES, Explorer(FOUR, (2, 1), hand="RD4")), "RD4 b")) == "DLR"
    table = play(at(RULES, Explorer(FULL, (2, 1), hand="RD4")), "RD4 b")
    assert (ways(table), why(table, "L")) == ("DR", "R5.1")


def test_r4_5_the_cell_works_before_the_next_effect() -> None:
    """R4.5: a trap in the middle of the card has struck when the second move is asked."""
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="RD2")), "RD2 a", "R")
    assert (energy(table), where(table), table.phase) == (5, (FIRST, (2, 2)), "direction")


# R5: exploration


def test_r5_1_conditions_of_an_exploration() -> None:
    """R5.1: rooms missing, cards left, a free place, an edge that lets the effect through."""
    assert ways(play(at(RULES, Explorer({FIRST: "T08"}, (1, 3), hand="RD4")), "RD4 b")) == "DLR"
    door = {FIRST: "T01"}
    assert ways(play(at(RULES, Explorer(door, (1, 1), hand="RD4")), "RD4 b")) == "DLR"
    assert ways(play(at(RULES, Explorer(door, (1, 1), hand="GN3")), "GN3 b")) == "UDLR"
    assert ways(play(at(RULES, Explorer(door, (1, 1))), "SG")) == "UDLR"
    assert ways(play(at(RULES, Explorer({FIRST: "T08"}, (1, 3), hand="BL4")), "BL4 a")) == "UDLR"


def test_r5_1_no_card_no_exploration() -> None:
    """R5.1: with an empty pile nothing can be laid, also when rooms are missing."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (2, 1), hand="RD4", pile="")), "RD4 b")
    assert (ways(table), why(table, "L")) == ("DR", "R5.1")


def test_r5_1_a7_the_new_room_may_show_a_wall() -> None:
    """R5.1, A7: it is laid all the same, and cannot be entered here."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 1), hand="RD1", pile="RD2 YL3 …"))
    play(table, "RD1 a", "U")
    assert (rooms(table)[ABOVE], table.phase) == ("T02", "turn")
    assert ways(play(table, "SG")) == "LR"


def test_r5_2_the_meeple_stays() -> None:
    """R5.2: the top card becomes the room, its stairs below; what is in it has no effect yet."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD1", pile="RD2 YL3 …")), "RD1 a", "U")
    assert (where(table), known(table), player(table).rooms_laid) == ((FIRST, (1, 2)), "YL3", 2)
    assert cells(table, ABOVE, "stairs") == {(3, 3): "stairs"}
    assert (energy(table), hand(table)) == (6, {"SG"})
    assert told(table, "explored", "moved") == [("explored", 0, "up")]


def test_r5_3_the_last_room_is_turned() -> None:
    """R5.3: cells and edges turn with it."""
    table = play(at(RULES, Explorer(FOUR, (1, 3), ABOVE, hand="RD1", pile="RD2 YL3 …")), "RD1 a", "U")
    last = room(table, (0, -2))
    assert (last.turned, last.last, last.face) == (True, True, "t02")
    assert cells(table, (0, -2)) == {
        (1, 2): "stairs", (2, 1): "chest", (2, 2): "pit", (2, 3): "ration", (3, 4): "trap",
    }  # fmt: skip
    assert last.edges[3] == [1, 0, 0, 0], "the wall below the third row's corner is now above the first row's"
    assert last.edges[4] == [0, 0, 1, 0]


@pytest.mark.parametrize(("card", "explores"), [("RD1 a", True), ("SG", True), ("BL4 a", True), ("GN4 a", False)])
def test_r5_4_a9_what_explores(card: str, explores: bool) -> None:
    """R5.4, A9: every move, the Super gear and the hammer do; the rope does not."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD1 BL4 GN4"))
    assert ("U" in ways(play(table, card))) == explores


def test_r5_5_a8_a_key_is_spent_by_exploring() -> None:
    """R5.5, A8: the door closes again; the next card needs another key."""
    table = at(RULES, Explorer({FIRST: "T01"}, (1, 1), hand="YL2 BL3 BL1", pile="RD3 YL1 …"))
    play(table, "YL2 b", "U")
    assert (rooms(table)[ABOVE], where(table)) == ("T04", (FIRST, (1, 1)))
    assert table.phase == "turn"
    play(table, "BL3 a")
    assert table.phase == "turn", "a plain move does not pass"
    assert where(play(table, "BL1 b", "U")) == (ABOVE, (3, 1))


def test_r5_6_the_last_card_while_rooms_are_missing() -> None:
    """R5.6: the room is laid, and the game is lost."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD1", pile="RD2"))
    play(table, "RD1 a", "U")
    assert (rooms(table)[ABOVE], view(table).ending) == ("T02", "pile")


# R6: stone and key


def test_r6_1_a_stone_cancels_one_trap() -> None:
    """R6.1: it is used by itself; without one a trap costs an energy."""
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="GN2", energy=3)), "GN2 b", "R")
    assert (energy(table), told(table, "trap_avoided")) == (3, [("trap_avoided", 0)])
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="RD2", energy=3)), "RD2 a", "R")
    assert (energy(table), told(table, "trap_sprung")) == (2, [("trap_sprung", 0)])


def test_r6_2_a_key_opens_one_door() -> None:
    """R6.2: and it locks again behind the meeple."""
    table = play(at(RULES, Explorer({FIRST: "T04"}, (1, 3), hand="GN3 RD2 YL1", pile="YL3 …")), "GN3 b", "R")
    assert (where(table), hand(table)) == ((FIRST, (1, 4)), {"SG", "RD2", "YL1", "YL3"})
    play(table, "YL1 a")
    assert table.phase == "turn", "left is the door, right a wall"
    assert where(play(table, "RD2 b", "L")) == (FIRST, (1, 3))


# R7: tools


def test_r7_1_the_hammer_ignores_walls_and_doors() -> None:
    """R7.1: inside a room, into another one, through the border; also where nothing is in the way."""
    inside = play(at(RULES, Explorer({FIRST: "T08"}, (2, 2), hand="BL4")), "BL4 a", "R")
    assert where(inside) == (FIRST, (2, 3))
    door = play(at(RULES, Explorer({FIRST: "T04"}, (1, 3), hand="BL4", pile="YL3 …")), "BL4 a", "R")
    assert where(door) == (FIRST, (1, 4))
    other = play(at(RULES, Explorer({FIRST: "T08", ABOVE: "T02"}, (1, 3), hand="BL4")), "BL4 a", "U")
    assert where(other) == (ABOVE, (3, 3))
    open_way = play(at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="BL4")), "BL4 a", "R")
    assert where(open_way) == (FIRST, (3, 3))


def test_r7_1_nothing_stays_open() -> None:
    """R7.1: a wall that was explored through is a wall afterwards."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 3), hand="BL4 RD1", pile="RD2 YL3 …", spent=[(1, 3)]))
    play(table, "BL4 a", "U")
    assert (rooms(table)[ABOVE], where(table)) == ("T02", (FIRST, (1, 3)))
    assert "U" not in ways(play(table, "RD1 a"))


def test_r7_1_the_cell_behind_the_wall_works() -> None:
    """R7.1, R8.5: the hammer protects from nothing."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (1, 4), hand="BL4")), "BL4 a", "D")
    assert (where(table), energy(table)) == ((FIRST, (2, 4)), 5)
    assert told(table, "fell") == [("fell", 0)]


@pytest.mark.parametrize(("cell", "possible"), [
    ((2, 1), "UR"), ((2, 3), "UDL"), ((1, 2), "DLR"), ((3, 4), "L"),
])  # fmt: skip
def test_r7_2_a11_where_the_rope_leads(cell: Place, possible: str) -> None:
    """R7.2, A11: empty cells and pits; no stairs, traps, chests, walls, doors, and nothing unexplored."""
    assert ways(play(at(RULES, Explorer({FIRST: "T04"}, cell, hand="GN4")), "GN4 a")) == possible


def test_r7_2_a11_two_steps_or_one() -> None:
    """R7.2, A11: each in any direction; the player may stop over a pit, and nothing happens."""
    start = Explorer({FIRST: "T04"}, (2, 1), hand="GN4")
    table = play(at(RULES, start), "GN4 a", "R")
    assert (where(table), energy(table), ways(table)) == ((FIRST, (2, 2)), 6, "ULR")
    assert where(play(table, "R")) == (FIRST, (2, 3))
    table = play(at(RULES, start), "GN4 a", "R", "skip")
    assert (where(table), energy(table), played(table)) == ((FIRST, (2, 2)), 6, {"GN4"})


def test_r7_2_a11_a_used_bonus_is_not_empty() -> None:
    """R7.2, A11: what is printed decides."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="GN4", spent=[(2, 2), (1, 3)]))
    assert ways(play(table, "GN4 a")) == "L"


def test_r7_2_into_another_room() -> None:
    """R7.2: a rope may lead over the border into a room that lies there."""
    table = at(RULES, Explorer({FIRST: "T08", ABOVE: "T02"}, (1, 2), hand="GN4"))
    assert where(play(table, "GN4 a", "U", "L")) == (ABOVE, (3, 1))


def test_r7_3_a13_the_torch_copies_a_side_of_the_top_card() -> None:
    """R7.3, A13: the card stays where it is; only the torch is played."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RD4", pile="RD1 RD2 …"))
    assert legal(play(table, "RD4 a")) == ["copy a", "copy b", "copy nothing"]
    play(table, "copy a", "U", "U")
    assert (where(table), known(table), played(table)) == ((FIRST, (1, 2)), "RD1 RD2", {"RD4"})
    assert told(table, "copied") == [("copied", 0, "rd1-green", "a")]


def test_r7_3_a13_the_copied_list_is_fixed() -> None:
    """R7.3, A13: also when its card becomes a room."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD4", pile="RD1 RD2 …"))
    play(table, "RD4 a", "copy a", "U")
    assert (rooms(table)[ABOVE], known(table)) == ("T01", "RD2")
    assert where(play(table, "U")) == (ABOVE, (3, 2))


def test_r7_3_the_torch_may_be_left_alone() -> None:
    """R7.3, R3.2: neither side."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RD4")), "RD4 a", "copy nothing")
    assert (table.phase, played(table)) == ("turn", {"RD4"})


def test_r7_3_no_pile_no_torch() -> None:
    """R7.3: with an empty pile it has no effect."""
    table = play(at(RULES, Explorer(FULL, (3, 2), hand="RD4", pile="")), "RD4 a")
    assert (table.phase, "RD4" in played(table)) == ("turn", True)


def test_r7_3_a13_a_torch_does_not_light_a_torch() -> None:
    """R7.3, A13: in company one may hold the partner's torch while the own one lies on top."""
    me = Explorer({(0, 1): "T08"}, (3, 3), hand="RD4*", pile="RD4 …")
    partner = Explorer({(0, -1): "T08"}, (1, 3))
    table = play(at(RULES, me, partner), "RD4* a", "copy a", seat=0)
    assert (table.phase, table.to_act, played(table)) == ("turn", (0, 1), {"RD4*"})


@pytest.mark.parametrize(
    ("cell", "possible"), [((2, 2), "UDL"), ((2, 3), "DR"), ((1, 1), "DL"), ((3, 4), "ULR"), ((1, 4), "UL")]
)
def test_r7_4_a14_the_map_needs_a_clear_line(cell: Place, possible: str) -> None:
    """R7.4, A14: to the border and through it; what lies on the cells does not matter."""
    assert ways(play(at(RULES, Explorer({FIRST: "T01"}, cell, hand="YL4")), "YL4 a")) == possible


def test_r7_4_the_map_lays_a_room_on_a_free_side() -> None:
    """R7.4: an exploration from afar."""
    table = at(RULES, Explorer({FIRST: "T01", ABOVE: "T02"}, (2, 2), hand="YL4", pile="RD3 YL1 …"))
    assert ways(play(table, "YL4 a")) == "DL"
    play(table, "L")
    assert (rooms(table)[-1, 0], known(table), where(table)) == ("T04", "YL1", (FIRST, (2, 2)))


def test_r7_4_the_map_counts_rooms() -> None:
    """R7.4, R5.3: the last room is turned, and with all rooms out the map has no effect."""
    four = {FIRST: "T01", ABOVE: "T13", (1, 0): "T15", (1, -1): "T16"}
    table = play(at(RULES, Explorer(four, (2, 2), hand="YL4", pile="RD2 YL1 …")), "YL4 a", "L")
    assert room(table, (-1, 0)).turned
    full = at(RULES, Explorer({**four, (-1, 0): "T02"}, (2, 2), hand="YL4"))
    assert play(full, "YL4 a").phase == "turn"


def test_r7_4_the_map_takes_the_last_card() -> None:
    """R7.4, R5.6: and loses like any exploration."""
    table = play(at(RULES, Explorer({FIRST: "T01"}, (2, 2), hand="YL4", pile="RD2")), "YL4 a", "D")
    assert view(table).ending == "pile"


def test_r7_5_the_super_gear() -> None:
    """R7.5: pits and traps are ignored, a door is crossed or explored through, a wall is not."""
    pit = play(at(RULES, Explorer({FIRST: "T11"}, (3, 1))), "SG", "U")
    assert (where(pit), energy(pit), played(pit)) == ((FIRST, (2, 1)), 6, {"SG"})
    trap = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1))), "SG", "R")
    assert (energy(trap), told(trap, "trap_avoided")) == (6, [("trap_avoided", 0)])
    assert where(play(at(RULES, Explorer({FIRST: "T04"}, (1, 3), pile="YL3 …")), "SG", "R")) == (FIRST, (1, 4))
    assert (0, -1) in rooms(play(at(RULES, Explorer({FIRST: "T01"}, (1, 1))), "SG", "U"))
    assert ways(play(at(RULES, Explorer({FIRST: "T08"}, (2, 2))), "SG")) == "UDL"


def test_r7_5_the_super_gear_is_a_card_without_a_gem() -> None:
    """R7.5: it has one side, is played and comes back like any other."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RB1")), "SG", "R")
    assert (played(table), why(table, "SG")) == ({"SG"}, "R3.1")
    play(table, "rest")
    assert (hand(table), why(table, "play supergear b")) == ({"SG", "RB1"}, "R3.1")


@pytest.mark.parametrize(("side", "cell"), [("a", (3, 1)), ("b", (3, 3))])
def test_r7_6_a15_the_rainbow_card_moves_sideways(side: str, cell: Place) -> None:
    """R7.6, A15: side A left, side B right."""
    table = play(at(RULES, Explorer({FIRST: "T06"}, (3, 2), hand="RB1")), f"RB1 {side}")
    assert ways(table) == {"a": "L", "b": "R"}[side]
    assert where(play(table, ways(table))) == (FIRST, cell)


def test_r7_6_the_rainbow_gem_has_every_colour_for_a_chest() -> None:
    """R7.6, R8.4."""
    table = at(RULES, Explorer({FIRST: "T11"}, (2, 3), pile="RD2 YL3 RB1 GN1 …"))
    assert hand(play(table, "SG", "R")) == {"RB1"}
    assert (known(table), pile(table)) == ("RD2 YL3 GN1", len(BOX.data.card) - 2)
