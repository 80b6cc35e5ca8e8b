"""The worked examples of the specification, E12 to E24: traps, pits, tools, chests, rations, teleporters, stairs."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from tests.ohio_bob.positions import (
    Cell,
    Explorer,
    at,
    cells,
    comes,
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
    spent,
    told,
    truth,
    view,
    ways,
    where,
    why,
)  # fmt: skip

FULL = {(0, 0): "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (0, -1): "T02"}
HERE = (0, 0)
ABOVE = (0, -1)
BELOW = (0, 1)


# Traps and pits


def test_e12_a_stone_against_a_trap(rules: Engine) -> None:
    """E12, R6.1: the stone is spent, no energy is lost."""
    table = play(at(rules, Explorer({HERE: "T14"}, (2, 1), hand="GN2", energy=3)), "GN2 b", "R")
    assert (where(table), energy(table)) == ((HERE, (2, 2)), 3)
    assert told(table)[1:] == [("moved", 0, "right"), ("trap_avoided", 0)]


def test_e12_a_trap_costs_energy(rules: Engine) -> None:
    """E12, R8.6: one energy, and the card goes on."""
    table = play(at(rules, Explorer({HERE: "T14"}, (2, 1), hand="RD2", energy=3)), "RD2 a", "R")
    assert energy(table) == 2
    play(table, "U")
    assert (where(table), energy(table)) == ((HERE, (1, 2)), 2)


def test_e12_the_last_energy(rules: Engine) -> None:
    """E12, R8.11: the game is lost at once, the rest of the card is not played."""
    table = play(at(rules, Explorer({HERE: "T14"}, (2, 1), hand="RD2", energy=1)), "RD2 a", "R")
    assert (table.over, table.phase, view(table).ending, energy(table)) == (True, "end", "energy", 0)
    assert (where(table), why(table, "U", 0)) == ((HERE, (2, 2)), "R12.1")
    assert table.result is not None
    assert table.result.winners == ()
    assert told(table)[-2:] == [("trap_sprung", 0), ("ended", None, "energy")]


def test_e13_a_pit(rules: Engine) -> None:
    """E13, R8.5, R9.2: a rest at once; the second move is lost."""
    bob = Explorer({HERE: "T11"}, (3, 1), hand="RD1 YL1", played="GN1", energy=5, level=2)
    table = play(at(rules, bob), "RD1 a", "U")
    assert (hand(table), played(table)) == ({"SG", "YL1", "GN1", "RD1"}, set())
    assert (energy(table), where(table), table.phase) == (3, (HERE, (2, 1)), "turn")
    assert told(table)[1:] == [("moved", 0, "up"), ("fell", 0), ("rested", 0, 2, 2)]


def test_e13_a_pit_with_too_little_energy(rules: Engine) -> None:
    """E13, R12.1: two energy do not pay a rest that costs two."""
    bob = Explorer({HERE: "T11"}, (3, 1), hand="RD1 YL1", played="GN1", energy=2, level=2)
    table = play(at(rules, bob), "RD1 a", "U")
    assert (energy(table), table.phase, view(table).ending) == (0, "end", "energy")


# Tools


def test_e14_rope(rules: Engine) -> None:
    """E14, R7.2: over a pit to the next empty cell; neither stairs nor out of the room."""
    table = play(at(rules, Explorer({HERE: "T04"}, (2, 1), hand="GN4")), "GN4 a")
    assert ways(table) == "UR"
    assert (why(table, "D"), why(table, "L")) == ("R7.2", "R7.2")
    play(table, "R", "R")
    assert (where(table), energy(table), table.phase) == ((HERE, (2, 3)), 6, "turn")


def test_e14_a_stop_over_the_pit(rules: Engine) -> None:
    """E14, R7.2: who stops there does not rest."""
    table = play(at(rules, Explorer({HERE: "T04"}, (2, 1), hand="GN4")), "GN4 a", "R", "skip")
    assert (where(table), energy(table), played(table)) == ((HERE, (2, 2)), 6, {"GN4"})
    assert cells(table, HERE)[2, 2] == "pit"
    assert told(table)[1:] == [("moved", 0, "right")]


@pytest.mark.parametrize(("cell", "open", "closed"), [((2, 3), "UDL", "R"), ((1, 2), "DLR", "U")])
def test_e14_where_the_rope_leads(rules: Engine, cell: Cell, open: str, closed: str) -> None:
    """E14, R7.2: to empty cells and pits, not onto a trap, and no exploring where a move could."""
    table = play(at(rules, Explorer({HERE: "T04"}, cell, hand="GN4 RD4")), "GN4 a")
    assert (ways(table), why(table, closed)) == (open, "R7.2")
    assert why(play(table, "skip", "RD4 b"), closed) is None


def test_e15_super_gear_through_a_door_onto_a_coloured_chest(rules: Engine) -> None:
    """E15, R7.5, R8.4: the first yellow card, wherever it lies; the others keep their order."""
    table = comes(at(rules, Explorer({HERE: "T04"}, (1, 3), pile="RD2 …")), "GN1 YL1")
    assert pile(table) == 16
    play(table, "SG", "R")
    assert where(table) == (HERE, (1, 4))
    assert (hand(table), played(table)) == ({"YL1"}, {"SG"})
    assert (known(table), pile(table)) == ("RD2 GN1", 15)
    assert told(table)[1:] == [
        ("moved", 0, "right"),
        ("card_shown", 0, "gn1-green"),
        ("card_shown", 0, "yl1-green"),
        ("chest_opened", 0, "yl1-green"),
    ]


def test_e16_a_hammer_explores_through_a_wall(rules: Engine) -> None:
    """E16, R7.1: nothing stays open behind it."""
    table = at(rules, Explorer({HERE: "T08"}, (1, 3), hand="BL4 RD4", pile="RD2 …", spent=[(1, 3)]))
    play(table, "BL4 a", "U")
    assert (rooms(table)[ABOVE], where(table)) == ("T02", (HERE, (1, 3)))
    play(table, "RD4 b")
    assert why(table, "U") == "R4.2"


def test_e16_a_hammer_passes_an_inner_wall(rules: Engine) -> None:
    """E16, R7.1: where a move is stopped."""
    table = play(at(rules, Explorer({HERE: "T08"}, (2, 2), hand="BL4 RD4")), "RD4 b")
    assert why(table, "R") == "R4.2"
    play(table, "skip", "BL4 a", "R")
    assert where(table) == (HERE, (2, 3))


def test_e17_torch(rules: Engine) -> None:
    """E17, R7.3, R8.2: a side of the top card, which stays where it is; a ration at full energy is lost."""
    table = play(at(rules, Explorer({HERE: "T08"}, (3, 2), hand="RD4", pile="RD1 …")), "RD4 a")
    assert legal(table) == ["copy a", "copy b", "copy nothing"]
    play(table, "copy a", "U")
    assert (where(table), energy(table), spent(table)) == ((HERE, (2, 2)), 6, {(2, 2)})
    play(table, "U")
    assert where(table) == (HERE, (1, 2))
    assert (known(table), played(table), table.phase) == ("RD1", {"RD4"}, "turn")
    assert told(table) == [
        ("card_played", 0, "rd4-green", "a"),
        ("copied", 0, "rd1-green", "a"),
        ("moved", 0, "up"),
        ("ration_eaten", 0, 0),
        ("moved", 0, "up"),
    ]


def test_e18_a_torch_explores_its_own_source(rules: Engine) -> None:
    """E18, R7.3: the copied list goes on when its card has become a room."""
    table = comes(at(rules, Explorer({HERE: "T08"}, (1, 2), hand="RD4", pile="RD1 …")), "RD2")
    play(table, "RD4 a", "copy a", "U")
    assert (rooms(table)[ABOVE], where(table), known(table)) == ("T01", (HERE, (1, 2)), "RD2")
    play(table, "U")
    assert where(table) == (ABOVE, (3, 2))
    assert cells(table, ABOVE)[3, 2] == "stairs"
    assert (table.phase, known(table), played(table)) == ("turn", "RD2", {"RD4"})


@pytest.mark.parametrize(
    ("cell", "there", "open"),
    [((2, 2), {}, "UDL"), ((2, 3), {}, "DR"), ((1, 1), {}, "DL"), ((2, 2), {ABOVE: "T02"}, "DL")],
)
def test_e19_map_line_of_sight(rules: Engine, cell: Cell, there: dict[Cell, str], open: str) -> None:
    """E19, R7.4: no wall, no door, no room in the way; the room is laid from afar."""
    table = play(at(rules, Explorer({HERE: "T01"} | there, cell, hand="YL4", pile="RD3 …")), "YL4 a")
    assert ways(table) == open
    assert {why(table, way) for way in "UDLR" if way not in open} == {"R7.4"}
    play(table, "D")
    assert (rooms(table)[BELOW], where(table)) == ("T04", (HERE, cell))


# Bonus cells


def test_e20_a_bonus_is_spent(rules: Engine) -> None:
    """E20, R8.1: the second time during a stay there is nothing in the chest."""
    bob = Explorer({HERE: "T01", (-1, 0): "T13"}, (2, 1), hand="YL1", pile="RD2 …")
    table = play(comes(at(rules, bob), "YL3"), "YL1 a", "R")
    assert (hand(table), known(table), spent(table)) == ({"SG", "RD2"}, "YL3", {(2, 2)})
    play(table, "L", "SG", "R")
    assert where(table) == (HERE, (2, 2))
    assert (hand(table), known(table)) == ({"RD2"}, "YL3")


def test_e20_a_bonus_is_fresh_again(rules: Engine) -> None:
    """E20, R8.1: after leaving the room and coming back."""
    bob = Explorer({HERE: "T01", (-1, 0): "T13"}, (2, 1), hand="YL1", pile="RD2 …", spent=[(2, 2)])
    table = play(at(rules, bob), "YL1 a", "L")
    assert (where(table), spent(table)) == (((-1, 0), (2, 4)), set())
    play(table, "R")
    assert where(table) == (HERE, (2, 1))
    play(table, "SG", "R")
    assert (where(table), hand(table)) == ((HERE, (2, 2)), {"RD2"})


def test_e21_the_rainbow_card_has_every_colour(rules: Engine) -> None:
    """E21, R8.4, A33: the search ends there; the cards passed are known, those below are not."""
    table = comes(at(rules, Explorer({HERE: "T11"}, (2, 3), pile="RD2 …")), "YL3 RB1")
    play(table, "SG", "R")
    assert cells(table, HERE)[2, 4] == "green"
    assert (hand(table), known(table)) == ({"RB1"}, "RD2 YL3")


def test_e21_no_card_of_the_colour(rules: Engine) -> None:
    """E21, R8.4: then it is the top card; everybody has seen all the others."""
    table = at(rules, Explorer({HERE: "T11"}, (2, 3), hand="GN1 GN2 GN3 GN4 RB1", pile="RD2 …"))
    play(table, "SG", "R")
    assert "RD2" in hand(table)
    assert len(known(table).split()) == pile(table) == 10


@pytest.mark.parametrize(
    ("face", "level", "before", "after"), [("easy", 1, 6, 6), ("hard", 1, 3, 3), ("hard", 2, 3, 4), ("easy", 1, 3, 4)]
)
def test_e22_rations(rules: Engine, face: str, level: int, before: int, after: int) -> None:
    """E22, R8.2: never above the maximum; nothing on level 1 of the hard Level card; spent all the same."""
    bob = Explorer({HERE: "T08"}, (3, 2), hand="RD1", energy=before, level=level)
    table = play(at(rules, bob, options={"level_face": face}), "RD1 a", "U", "skip")
    assert (where(table), energy(table), spent(table)) == ((HERE, (2, 2)), after, {(2, 2)})
    assert told(table, "ration_eaten") == [("ration_eaten", 0, after - before)]


# Teleporters and stairs


def test_e23_a_teleporter_without_a_way_out(rules: Engine) -> None:
    """E23 (a), R8.8: alone on the table nothing happens, and the card goes on."""
    table = play(at(rules, Explorer({HERE: "T07"}, (1, 3), hand="YL1")), "YL1 a", "R")
    assert (where(table), table.phase, ways(table)) == ((HERE, (1, 4)), "direction", "LR")


def test_e23_out_into_a_pit(rules: Engine) -> None:
    """E23 (b), R8.8, R8.5: one way out is taken without asking; the pit there ends the card."""
    table = at(rules, Explorer({HERE: "T07", BELOW: "T14"}, (1, 3), hand="YL1", energy=5))
    play(table, "YL1 a", "R")
    assert (where(table), energy(table), table.phase) == ((BELOW, (1, 4)), 4, "turn")
    assert (hand(table), played(table)) == ({"SG", "YL1"}, set())
    assert told(table)[1:] == [
        ("moved", 0, "right"),
        ("teleported", 0, "down"),
        ("fell", 0),
        ("rested", 0, 1, 1),
    ]


def test_e23_super_gear_is_safe_beyond_the_teleporter(rules: Engine) -> None:
    """E23 (c), R8.8: the pit is ignored."""
    table = play(at(rules, Explorer({HERE: "T07", BELOW: "T14"}, (1, 3), energy=5)), "SG", "R")
    assert (where(table), energy(table), played(table)) == ((BELOW, (1, 4)), 5, {"SG"})


def test_e23_two_ways_out(rules: Engine) -> None:
    """E23 (d), R8.8: he chooses; a second teleporter has no effect, the second move is still there."""
    bob = Explorer({HERE: "T07", BELOW: "T12", (1, 0): "T09"}, (1, 3), hand="YL1")
    table = play(at(rules, bob), "YL1 a", "R")
    assert legal(table) == ["teleport down", "teleport right"]
    assert why(table, "teleport up") == "R8.8"
    play(table, "teleport down")
    assert (where(table), table.phase) == ((BELOW, (1, 4)), "direction")
    assert cells(table, BELOW)[1, 4] == "teleporter"
    table = play(at(rules, bob), "YL1 a", "R", "teleport right")
    assert where(table) == ((1, 0), (1, 4))
    play(table, "L")
    assert where(table) == ((1, 0), (1, 3))


@pytest.mark.parametrize("there", [{HERE: "T08"}, FULL])
def test_e24_low_stairs(rules: Engine, there: dict[Cell, str]) -> None:
    """E24, R8.9: nothing, and nothing is asked, on a full level either."""
    table = play(at(rules, Explorer(there, (3, 3))), "SG", "L")
    assert cells(table, HERE)[3, 2] == "stairs"
    assert (where(table), table.phase, player(table).level) == ((HERE, (3, 2)), "turn", 1)


def test_e24_top_stairs(rules: Engine) -> None:
    """E24, R8.10: he may stay; then nothing changes but that the Super gear is played."""
    table = at(rules, Explorer(FULL, (2, 2), ABOVE))
    assert room(table, ABOVE).turned
    before = truth(table)
    play(table, "SG", "U")
    assert (where(table), table.phase) == ((ABOVE, (1, 2)), "stairs")
    assert legal(table) == ["stay on level", "leave level"]
    play(table, "stay on level")
    after = truth(table)
    assert {name for name in before if before[name] != after[name]} == {"move", "zone", "cell", "turns"}
    assert (hand(table), played(table), table.phase) == (set(), {"SG"}, "turn")
