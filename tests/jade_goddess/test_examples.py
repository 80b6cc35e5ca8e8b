"""The worked examples of the specification, E1 to E13 and E28 to E30: rides, tiles, figures and the full display."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.jade_goddess.positions import (
    CROSS,
    Cell,
    at,
    field_at,
    force,
    gold,
    held,
    jeep,
    legal,
    name,
    play,
    region,
    rides,
    standing,
    to,
    told,
    view,
    why,
)  # fmt: skip

E2_BOARD = {(6, 2): "..aa", (7, 2): "...."}
E2_TRIO = {(5, 2), (6, 2), (7, 2)}


# Rides


def test_e1_first_ride(rules: Engine) -> None:
    """E1, R4.2, R4.4: the tracks are white, and several jeeps may share the centre."""
    table = at(rules)
    assert rides(table) == CROSS
    assert len(legal(table)) == 21


def test_e1_a_jeep_on_the_track(rules: Engine) -> None:
    """E1, R4.4: the field of another jeep is no destination, those behind it are."""
    table = at(rules, jeeps=[(5, 5), (5, 3)])
    assert rides(table) == CROSS - {(5, 3)}
    assert len(legal(table)) == 20
    assert why(table, to(5, 3)) == "R4.4"
    assert [why(table, to(5, y)) for y in (2, 1, 0)] == [None, None, None]


def test_e2_a_brown_line_ends_the_ride(rules: Engine) -> None:
    """E2, R4.3: white lines, then one brown one."""
    table = at(rules, board=E2_BOARD)
    assert rides(table) == CROSS | {(6, 2)}
    assert len(legal(table)) == 22
    assert why(table, to(7, 2)) == "R4.3"


@pytest.mark.parametrize("start", [(6, 2), (7, 2)])
def test_e2_from_behind_the_brown_line(rules: Engine, start: Cell) -> None:
    """E2, R4.3: from (6,2) and from (7,2) the brown line is the last step, too."""
    table = at(rules, board=E2_BOARD, jeeps=[start])
    assert rides(table) == E2_TRIO
    assert len(legal(table)) == 3
    assert why(table, to(5, 1)) == "R4.3"


def test_e3_an_occupied_field_behind_a_brown_line(rules: Engine) -> None:
    """E3, R4.4, R4.5: a brown line to another jeep cannot be used."""
    table = at(rules, board=E2_BOARD, jeeps=[(5, 5), (6, 2)])
    assert rides(table) == CROSS
    assert len(legal(table)) == 21
    assert why(table, to(6, 2)) == "R4.4"
    table = at(rules, board=E2_BOARD, jeeps=[(6, 2), (7, 2)])
    assert rides(table) == {(6, 2), (5, 2)}
    assert why(table, to(7, 2)) == "R4.4"


@pytest.mark.parametrize(
    ("field", "lines"),
    [((6, 2), "north south"), ((7, 2), "north east south"), ((5, 2), "west"), ((5, 0), "east west"), ((5, 5), "")],
)
def test_e4_open_lines(rules: Engine, field: Cell, lines: str) -> None:
    """E4, R1.5: a side that faces an empty cell inside the area; where there is none nothing is explored."""
    table = at(rules, board=E2_BOARD, jeeps=[field])
    play(table, to(*field))
    assert table.phase == ("explore" if lines else "bonus")
    seen = table.perspective(0)
    found = []
    for direction in ("north", "east", "south", "west"):
        reason = seen.why_not(f"play 1 {direction} 0")
        if reason is None or reason.rule == "R5.6":
            found.append(direction)
        else:
            assert reason.rule == ("R5.4" if lines else "R5.1")
    assert found == lines.split()


# Tiles


def test_e5_rotations(rules: Engine) -> None:
    """E5, R5.4-R5.6: four ways to lay `aa..` from (5,0), out of the display or drawn."""
    table = play(at(rules, jeeps=[(5, 0)], displays=["c2a-1"]), to(5, 0))
    assert legal(table, "play") == ["play 1 east 2", "play 1 east 3", "play 1 west 2", "play 1 west 3"]
    assert why(table, "play 1 east 0") == why(table, "play 1 west 1") == "R5.6"
    play(force(table, "c2a-1"), "draw 1")
    assert legal(table) == ["place east 2", "place east 3", "place west 2", "place west 3"]


@pytest.mark.parametrize(
    ("said", "cell", "lies"),
    [("east 2", (6, 0), "..aa"), ("east 3", (6, 0), "a..a"), ("west 2", (4, 0), "..aa"), ("west 3", (4, 0), "a..a")],
)
def test_e5_how_it_lies(rules: Engine, said: str, cell: Cell, lies: str) -> None:
    """E5, R5.4, R5.8: the sides of each of the four, and the jeep on the tile."""
    table = play(at(rules, jeeps=[(5, 0)], displays=["c2a-1"]), to(5, 0), f"play 1 {said}")
    assert field_at(table, cell).pattern == lies
    assert jeep(table) == cell


def test_e6_misfit(rules: Engine) -> None:
    """E6, R5.7, R3.4: what fits at no open line of the field goes into the display; then the bonus is asked."""
    table = play(at(rules, jeeps=[(5, 4)], next=["c4-1"]), to(5, 4), "draw 1")
    assert view(table).players[0].display == ["j0", "c4-1"]
    assert jeep(table) == (5, 4)
    assert table.phase == "bonus"
    assert told(table, "drew_tile", "kept", "laid") == [("drew_tile", 0, "c4-1", 1), ("kept", 0, "c4-1")]


def test_e6_misfit_with_a_figure_on_the_board(rules: Engine) -> None:
    """E6, R6.6: then taking back is asked before the bonus."""
    table = at(rules, board={(6, 2): "..aa"}, figures={(6, 2): (0, 1)}, jeeps=[(5, 4)], next=["c4-1"])
    play(table, to(5, 4), "draw 1")
    assert table.phase == "retrieve"
    play(table, "leave figures")
    assert table.phase == "bonus"


def test_e7_a_cell_with_two_neighbours(rules: Engine) -> None:
    """E7, R5.6: `aaa.` has no option at (5,4), `aa..` has two."""
    table = play(at(rules, jeeps=[(5, 4)], displays=["c3-1 c2a-1"]), to(5, 4))
    assert legal(table, "play") == ["play 2 east 0", "play 2 west 3"]
    assert {why(table, f"play 1 {way} {turn}") for way in ("east", "west") for turn in range(4)} == {"R5.6"}
    east = play(at(rules, jeeps=[(5, 4)], displays=["c2a-1"]), to(5, 4), "play 1 east 0")
    assert field_at(east, (6, 4)).pattern == "aa.."
    west = play(at(rules, jeeps=[(5, 4)], displays=["c2a-1"]), to(5, 4), "play 1 west 3")
    assert field_at(west, (4, 4)).pattern == "a..a"


def test_e8_forced_placement(rules: Engine) -> None:
    """E8, R5.7, R5.8, R3.4: the only option is not asked for; the jeep moves onto the tile."""
    table = play(at(rules, jeeps=[(5, 2)], next=["c4-1"]), to(5, 2), "draw 1")
    assert told(table, "laid") == [("laid", 0, name((6, 2)), "c4-1", 0)]
    assert jeep(table) == (6, 2)
    assert table.phase == "figure"
    assert view(table).players[0].display == ["j0"]


def test_e9_pure_jungle(rules: Engine) -> None:
    """E9, R5.9, R5.10, R8.1: after jungle a new ride or a stop; the city tile that follows closes a region."""
    table = play(at(rules, jeeps=[(5, 4)], next=["j0"]), to(5, 4), "draw 1")
    assert legal(table) == ["place east 0", "place west 0"]
    play(table, "place east 0")
    assert jeep(table) == (6, 4)
    assert rides(table) == CROSS | {(6, 4)}
    assert len(rides(table)) == 22
    assert legal(table, "stop", "exchange") == ["stop"]
    play(force(table, "c1-1"), to(5, 2), "draw 1")
    assert legal(table) == ["place east 3", "place west 0", "place west 2", "place west 3"]
    play(table, "place east 3")
    assert field_at(table, (6, 2)).pattern == "...a"
    cells, found = region(table, (6, 2))
    assert cells == {(5, 2), (6, 2)}
    assert found.open == 0
    assert table.phase == "figure"
    play(table, "no figure")
    assert table.phase == "bonus"
    assert why(table, to(5, 5)) == "R4.1"


def test_e10_stopping_after_jungle(rules: Engine) -> None:
    """E10, R5.9, R6.6: no figure was placed, so one may be taken back; then the bonus."""
    table = at(rules, board={(6, 2): "..aa"}, figures={(6, 2): (0, 1)}, jeeps=[(5, 4)], next=["j0"])
    play(table, to(5, 4), "draw 1", "place east 0", "stop")
    assert table.phase == "retrieve"
    assert legal(table) == ["leave figures", "take back 1"]
    play(table, "take back 1")
    assert standing(table) == {}
    assert table.phase == "bonus"


def test_e10_stopping_without_figures(rules: Engine) -> None:
    """E10, R3.4: with no figure on the board the bonus follows at once."""
    table = play(at(rules, jeeps=[(5, 4)], next=["j0"]), to(5, 4), "draw 1", "place east 0", "stop")
    assert table.phase == "bonus"


def test_e11_no_peeking(rules: Engine) -> None:
    """E11, R5.1, R5.7: after drawing, the tile of the display may not be played; the drawn one is laid."""
    table = play(at(rules, jeeps=[(5, 2)], displays=["c1-1"], next=["c4-1"]), to(5, 2))
    assert legal(table, "play") != []
    play(table, "draw 1")
    assert why(table, "play 1 west 0") == "R5.1"
    assert field_at(table, (6, 2)).tile == "c4-1"
    assert jeep(table) == (6, 2)
    assert view(table).players[0].display == ["c1-1"]


# Figures


def test_e12_prices(rules: Engine) -> None:
    """E12, R6.2: with 1 gold a single or the double, not the triple."""
    table = play(at(rules, jeeps=[(5, 2)], gold=[1, 5, 5, 5], next=["c4-1"]), to(5, 2), "draw 1")
    assert legal(table) == ["no figure", "figure 1 a", "figure 2 a"]
    assert why(table, "figure 3 a") == "R6.2"
    play(table, "figure 2 a")
    assert gold(table)[0] == 0
    assert standing(table) == {(6, 2): (2, "a")}


def test_e12_a_single_is_free(rules: Engine) -> None:
    """E12, R6.2: the single costs nothing."""
    table = play(at(rules, jeeps=[(5, 2)], gold=[1, 5, 5, 5], next=["c4-1"]), to(5, 2), "draw 1", "figure 1 a")
    assert gold(table)[0] == 1
    assert standing(table) == {(6, 2): (1, "a")}


def test_e12_without_gold(rules: Engine) -> None:
    """E12, R6.2: with 0 gold only singles."""
    table = play(at(rules, jeeps=[(5, 2)], gold=[0, 5, 5, 5], next=["c4-1"]), to(5, 2), "draw 1")
    assert legal(table) == ["no figure", "figure 1 a"]
    assert why(table, "figure 2 a") == why(table, "figure 3 a") == "R6.2"


def test_e12_nothing_can_be_placed(rules: Engine) -> None:
    """E12, R6.5, R3.4: the singles on the board and 0 gold: no figure is asked for."""
    board = {(4, 3): ".aa.", (4, 1): ".aa.", (6, 0): "..aa"}
    out = dict.fromkeys(board, (0, 1))
    table = at(rules, board=board, figures=out, jeeps=[(5, 2)], gold=[0, 5, 5, 5], next=["c4-1"])
    play(table, to(5, 2), "draw 1")
    assert jeep(table) == (6, 2)
    assert table.phase == "retrieve"
    rich = at(rules, board=board, figures=out, jeeps=[(5, 2)], gold=[2, 5, 5, 5], next=["c4-1"])
    play(rich, to(5, 2), "draw 1")
    assert legal(rich) == ["no figure", "figure 2 a", "figure 3 a"]
    assert why(rich, "figure 1 a") == "R6.5"


def test_e13_separated_parts(rules: Engine) -> None:
    """E13, R6.1, R6.3: the figure goes on a or b, not on both."""
    table = play(at(rules, jeeps=[(5, 1)], displays=["c2s-1"]), to(5, 1), "play 1 east 0")
    lies = field_at(table, (6, 1))
    assert (lies.pattern, lies.heads, lies.coins) == ("a.b.", {"a": 1}, {"b": 1})
    assert [said for said in legal(table) if said.startswith("figure 1")] == ["figure 1 a", "figure 1 b"]
    assert why(table, "figure 1 c") == "R6.3"
    play(table, "figure 1 b")
    assert standing(table) == {(6, 1): (1, "b")}
    assert table.phase == "bonus"
    assert why(table, "figure 1 a") == "R6.1"
    assert region(table, (6, 1), "a")[1].strengths == [0, 0, 0, 0]
    assert region(table, (6, 1), "b")[1].strengths == [1, 0, 0, 0]


@pytest.mark.parametrize(("part", "artefacts"), [("a", 2), ("b", 0)])
def test_e13_it_counts_for_its_own_region(rules: Engine, part: str, artefacts: int) -> None:
    """E13, R6.3: the north region is complete; only a figure on a gets its artefacts."""
    table = at(rules, board={(6, 0): "..aa 1"}, jeeps=[(5, 1)], displays=["c2s-1"])
    play(table, to(5, 1), "play 1 east 0", f"figure 1 {part}")
    assert held(table) == [artefacts, 0, 0, 0]
    assert standing(table) == ({} if part == "a" else {(6, 1): (1, "b")})


# The full display

FOUR_SIDED = "c4-1 c4-2 c4-3"
CITY_FIELDS = {
    *((5, y) for y in (0, 1, 2, 3, 7, 8, 9, 10)),
    *((x, 5) for x in (0, 1, 2, 3, 7, 8, 9, 10)),
}


def test_e28_duty_with_a_full_display(rules: Engine) -> None:
    """E28, R7.1, R7.2: only the sixteen fields with a city side; there a tile is laid, and none is drawn."""
    table = at(rules, displays=[FOUR_SIDED])
    assert rides(table) == CITY_FIELDS
    assert len(legal(table)) == 16
    assert why(table, to(5, 5)) == why(table, to(5, 4)) == "R7.2"
    play(table, to(5, 2))
    assert legal(table) == ["play 1 east 0", "play 2 east 0", "play 3 east 0"]
    assert why(table, "draw 1") == "R7.1"


def test_e28_every_field_of_the_duty_takes_a_tile(rules: Engine) -> None:
    """E28, R7.2: wherever the ride ends, nothing but laying is offered."""
    for x, y in sorted(CITY_FIELDS):
        table = play(at(rules, displays=[FOUR_SIDED]), to(x, y))
        assert legal(table) == legal(table, "play") != []


def test_e28_with_an_artefact_the_centre_is_open_for_a_trade(rules: Engine) -> None:
    """E28, R7.2: a seventeenth destination, without passing."""
    table = at(rules, displays=[FOUR_SIDED], hands=["1a+"])
    assert rides(table) == CITY_FIELDS | {(5, 5)}
    assert len(legal(table)) == 17
    play(table, to(5, 5))
    assert table.phase == "trade"
    assert legal(table, "swap", "blind") == legal(table) != []
    assert why(table, "pass") == "R7.2"


@pytest.mark.parametrize("goal", sorted(E2_TRIO))
def test_e29_full_display_and_nothing_in_reach(rules: Engine, goal: Cell) -> None:
    """E29, R7.3, R7.4: the three fields in reach, nothing is laid; no exchange, for there is room at (4,3)."""
    table = at(rules, board=E2_BOARD, displays=[FOUR_SIDED], jeeps=[(6, 2)])
    assert rides(table) == E2_TRIO
    assert len(legal(table)) == 3
    assert {why(table, f"exchange {slot} {stack}") for slot in (1, 2, 3) for stack in range(1, 7)} == {"R7.4"}
    play(table, to(*goal))
    assert jeep(table) == goal
    assert told(table, "laid", "drew_tile") == []
    assert view(table).players[0].display == FOUR_SIDED.split()
    assert table.phase == "bonus"


def test_e29_there_is_room_at_4_3(rules: Engine) -> None:
    """E29, R7.4: next to (5,3) each of the tiles fits, but at none of the fields in reach."""
    table = at(rules, board=E2_BOARD, displays=[FOUR_SIDED])
    assert {to(5, 3), to(6, 2), to(5, 2)} & set(legal(table)) == {to(5, 3)}
    play(table, to(5, 3))
    assert legal(table) == ["play 1 west 0", "play 2 west 0", "play 3 west 0"]


E30_BOARD = {
    (4, 3): ".a..", (4, 1): ".a..", (6, 2): "...a", (6, 0): "...a",
    (7, 4): "..a.", (9, 4): "..a.", (8, 6): "a...", (10, 6): "a...",
    (6, 7): "...a", (6, 9): "...a", (4, 8): ".a..", (4, 10): ".a..",
    (3, 6): "a...", (1, 6): "a...", (2, 4): "..a.", (0, 4): "..a.",
}  # fmt: skip


E30_FIELDS = CROSS | set(E30_BOARD)


def exchanged(rules: Engine, top: str) -> Table:
    """P0 may ride to 37 fields or exchange in 18 ways; slot 0 goes under stack 2 (of 3 tiles), this tile comes."""
    heights = [13, 13, 3, 13, 10, 11]
    table = at(rules, board=E30_BOARD, displays=[FOUR_SIDED], heights=heights, next=[top])
    assert rides(table) == E30_FIELDS
    assert len(rides(table)) == 37
    assert len(legal(table, "exchange")) == 18
    assert len(legal(table)) == 37 + 18
    play(table, "exchange 1 3")
    seen = view(table)
    assert seen.players[0].display == [top, "c4-2", "c4-3"]
    assert [stack.height for stack in seen.stacks] == heights
    assert [stack.bottom for stack in seen.stacks] == [[], [], ["c4-1"], [], [], []]
    return table


def test_e30_stuck_exchange(rules: Engine) -> None:
    """E30, R7.4, R7.2: the jungle tile fits at every field but the centre, so the duty leaves 36 destinations."""
    table = exchanged(rules, "j0")
    assert rides(table) == E30_FIELDS - {(5, 5)}
    assert len(legal(table)) == 36
    assert why(table, to(5, 5)) == "R7.2"


@pytest.mark.parametrize("goal", [(5, 5), (4, 3), (5, 2)])
def test_e30_still_stuck(rules: Engine, goal: Cell) -> None:
    """E30, R7.4, R7.3: with `abcd` nothing fits, but there is no second exchange: 37 destinations, nothing is laid."""
    table = exchanged(rules, "c4s-1")
    assert rides(table) == E30_FIELDS
    assert len(legal(table)) == 37
    assert why(table, "exchange 1 3") == why(table, "exchange 2 1") == "R7.4"
    play(table, to(*goal))
    assert jeep(table) == goal
    assert told(table, "laid", "drew_tile") == []
    assert table.phase == "bonus"
