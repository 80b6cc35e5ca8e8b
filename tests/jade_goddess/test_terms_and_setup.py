"""R1-R2: cells, sides, city parts, lines and regions; the setup."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

from cenote.kernel.errors import EditionError, OptionError, PositionError
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import (
    CENTRE,
    CROSS,
    LETTERS,
    PLAIN_ROW,
    SEAT_COUNTS,
    STEPS,
    WAYS,
    At,
    board,
    box,
    cell,
    data,
    display,
    edition_of,
    gold,
    hand,
    heights,
    jeep,
    new,
    parts_of,
    patterns,
    random_walk,
    region,
    ride,
    rides,
    say,
    story,
    supply,
    tables,
    tokens,
    truth,
    turned,
    with_setup,
    with_tiles,
)  # fmt: skip

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)
both_ways = pytest.mark.parametrize("way", WAYS)

CITY_SIDES = {
    (5, 3): "W", (5, 2): "E", (5, 1): "W", (5, 0): "E", (7, 5): "N", (8, 5): "S", (9, 5): "N", (10, 5): "S",
    (5, 7): "E", (5, 8): "W", (5, 9): "E", (5, 10): "W", (3, 5): "S", (2, 5): "N", (1, 5): "S", (0, 5): "N",
}  # fmt: skip
"""5.2: the sides of the cross that border the city."""


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def open_lines(table: Table) -> str:
    """R1.5: the open lines of the field where the player explores: behind the others nothing can ever be laid."""
    found = ""
    for direction in STEPS:
        reasons = [table.perspective(0).why_not(f"play 1 {direction} {turn}") for turn in range(4)]
        if not all(reason and reason.message == "why-no-open-line" for reason in reasons):
            found += direction[0].upper()
    return found


# R1


def test_r1_1_cells_by_column_and_row(at: At) -> None:
    """R1.1: 121 cells, of which those with a cross field or a tile are explored; jeeps stand on those alone."""
    names = [f"{letter}{row}" for row in range(1, 12) for letter in LETTERS]
    assert [action.text for action in box().actions if action.verb == "ride"] == [f"ride {name}" for name in names]
    table = at()
    assert board(table).keys() == CROSS
    assert len(CROSS) == 21
    assert board(at(board={(6, 2): "..aa"})).keys() == CROSS | {"G3"}
    with pytest.raises(PositionError, match="explored cell"):
        at(jeeps=["A1"])


@both_ways
def test_r1_2_sides_of_the_cross(way: str) -> None:
    """R1.2, R2.1: the check list of 5.2; every other side of the cross is jungle."""
    found = {
        (place, "NESW"[side])
        for place, pattern in patterns(new(way=way)).items()
        for side, letter in enumerate(pattern)
        if letter != "."
    }
    assert found == {*CITY_SIDES.items()}


def test_r1_3_equal_letters_are_one_part(at: At) -> None:
    """R1.3: C2S-1 has two parts, a head on one and a coin on the other, however it is turned."""
    field = board(at(board={(6, 1): "c2s-1/0"}))["G2"]
    assert (field.pattern, field.heads, field.coins) == ("a.b.", {"a": 1}, {"b": 1})
    assert field.regions["a"] != field.regions["b"]
    field = board(at(board={(6, 1): "c2s-1/2"}))["G2"]
    assert (field.pattern, field.heads, field.coins) == ("a.b.", {"b": 1}, {"a": 1})
    field = board(at(board={(6, 1): "c3-2/0"}))["G2"]
    assert (field.pattern, field.heads, field.coins) == ("aaa.", {"a": 1}, {"a": 1})
    assert field.regions.keys() == {"a"}


def test_r1_4_neighbours_are_joined_by_a_white_or_a_brown_line(at: At) -> None:
    """R1.4: over the brown line only one step is made, over the white one the ride goes on."""
    brown = {(6, 2): "..aa", (7, 2): "...."}
    assert rides(at(board=brown, jeeps=["F3"])) == CROSS | {"G3"}
    white = {(6, 1): ".aa.", (6, 2): "a..a", (7, 2): "...."}
    assert rides(at(board=white, jeeps=["F2"])) == CROSS | {"G2", "G3"}
    assert rides(at(board=white, jeeps=["H3"])) == {"H3", "G3", "G2", "F3"}


@pytest.mark.parametrize("pattern", ["a.b", "....a", "a-..", "a .."])
def test_a28_every_side_has_a_line(pattern: str) -> None:
    """A28, R1.2: a pattern names four sides, jungle or city; there is nothing else to name."""
    content = data()
    content["tile_type"][1]["pattern"] = pattern
    with pytest.raises(EditionError, match="pattern"):
        edition_of(content)


def test_a27_a_city_needs_a_side(at: At) -> None:
    """A27: four jungle sides are pure jungle; an edition cannot show heads or coins on such a tile."""
    for symbols in ("heads", "gold"):
        content = data()
        content["tile_type"][0][symbols] = {"a": 1}
        with pytest.raises(EditionError, match="no part of pattern"):
            edition_of(content)
    bare = {tile.id for tile in box().data.tile_type if tile.pattern == "...."}
    assert bare == {"J0"}
    assert board(at(board={(6, 4): "j0"}))["G5"].regions == {}


def test_r1_5_open_lines(at: At) -> None:
    """R1.5: E4. A side is open towards an empty cell of the area, never on its border."""
    e2 = {(6, 2): "..aa", (7, 2): "...."}
    for place, lines in {(6, 2): "NS", (7, 2): "NES", (5, 2): "W", (5, 0): "EW", (0, 5): "NS"}.items():
        table = ride(at(board=e2, jeeps=[place], shows=["j0"]), place)
        assert table.phase == "explore"
        assert open_lines(table) == lines
    assert ride(at(hands=["1a+"]), CENTRE).phase == "trade"


def test_r1_6_parts_that_touch_along_a_side_are_one_region(at: At) -> None:
    """R1.6: a cross field and two tiles; the parts of one tile need not belong together."""
    table = at(board={(6, 2): "..aa", (6, 3): "a.b."})
    assert parts_of(table, (6, 2)) == {"F3 a", "G3 a", "G4 a"}
    assert parts_of(table, (6, 3), "b") == {"G4 b"}
    assert parts_of(table, (5, 1)) == {"F2 a"}


def test_r1_6_separated_parts_may_be_one_region_around_a_corner(at: At) -> None:
    """R1.6: E21: both parts of (6,1) lead into the same region."""
    table = at(board={
        (6, 0): ".aaa", (7, 0): "..aa", (7, 1): "a.a.", (7, 2): "a..a", (6, 2): "aa.a", (6, 1): "a.b.",
    })  # fmt: skip
    assert region(table, (6, 1), "a") == region(table, (6, 1), "b")
    assert parts_of(table, (6, 1), "a") == {"F1 a", "G1 a", "H1 a", "H2 a", "H3 a", "G3 a", "F3 a", "G2 a", "G2 b"}


def test_a35_r1_6_corners_do_not_connect(at: At) -> None:
    """A35: two parts that face the same empty cell touch at a corner only; a tile between them may join them or not."""
    corner = {(6, 2): "..aa", (7, 2): "....", (7, 3): "...a"}
    table = at(board=corner)
    assert parts_of(table, (6, 2)) == {"F3 a", "G3 a"}
    assert parts_of(table, (7, 3)) == {"H4 a"}
    table = at(board=corner | {(6, 3): "ab.."})
    assert parts_of(table, (7, 3)) == {"H4 a", "G4 b"}
    table = at(board=corner | {(6, 3): "aa.."})
    assert parts_of(table, (7, 3)) == {"H4 a", "G4 a", "G3 a", "F3 a"}


def test_r1_7_a_region_is_complete_when_no_side_of_it_is_open(at: At) -> None:
    """R1.7: sides towards empty cells are open, those on the border are closed."""
    assert region(at(), (5, 2)).open == 1
    assert region(at(board={(6, 2): "..aa"}), (6, 2)).open == 1
    assert region(at(board={(6, 2): "aaaa"}), (6, 2)).open == 3
    assert region(at(board={(6, 2): "...a"}), (6, 2)).open == 0
    assert region(at(board={(6, 0): "a..a"}), (6, 0)).open == 0
    assert region(at(board={(6, 0): "aa.a"}), (6, 0)).open == 1


def test_r1_7_one_tile_may_close_a_region_with_several_sides(at: At) -> None:
    """R1.7: each side that meets the region closes an open side of it, also when the region meets itself."""
    ring = {(6, 0): ".aaa", (7, 0): "..aa", (7, 1): "a.a.", (7, 2): "a..a", (6, 2): "aa.a"}
    assert region(at(board=ring), (6, 0)).open == 2
    assert region(at(board=ring | {(6, 1): "a.a."}), (6, 0)).open == 0


def test_r1_8_a_turn_is_a_regular_part_turn_and_at_most_one_bonus(at: At) -> None:
    """R1.8, R10.1: after the bonus part-turn the next player has the turn."""
    table = ride(at(2, board={(6, 2): "..aa", (4, 2): "...."}), "F3")
    assert (table.phase, table.view().bonus) == ("bonus", False)
    say(table, "buy bonus")
    assert (table.phase, table.view().active, table.view().bonus) == ("ride", 0, True)
    ride(table, "F3")
    assert (table.phase, table.view().active, table.view().bonus) == ("ride", 1, False)
    assert (gold(table), table.round) == ([4, 5], 2)


def test_r1_9_a_display_holds_three_tiles(at: At) -> None:
    """R1.9: they close ranks; the row shows five tokens, the pile hides the others."""
    table = at(shows=["j0 c1-1 c4-1", "c1-1"], hands=["1a-"], row=" ".join(PLAIN_ROW))
    assert (display(table, 0), display(table, 1), display(table, 2)) == (["j0", "c1-1", "c4-1"], ["c1-1"], [])
    assert [one.display for one in table.view().players] == [["j0", "c1-1", "c4-1"], ["c1-1"], [], []]
    assert (table.view().row, table.view().pile) == ([*PLAIN_ROW], 66)
    ride(table, (5, 4), "play 1 east 0")
    assert display(table, 0) == ["c1-1", "c4-1"]
    with pytest.raises(PositionError, match="display of seat 0"):
        at(shows=["j0 j0 j0 j0"])


# R1 in whole games


def flood(view: Any) -> set[tuple[Any, ...]]:
    """R1.6, R1.7, R8.2: the regions found from patterns, symbols and figures alone: parts, open sides, heads, coins,
    strengths by seat."""
    fields = {field.cell: field for field in view.board}
    left = {(name, letter) for name, field in fields.items() for letter in field.pattern if letter != "."}
    found = set()
    while left:
        edge = [left.pop()]
        parts = {*edge}
        open_sides = 0
        while edge:
            name, letter = edge.pop()
            for side, (dx, dy) in enumerate(STEPS.values()):
                x, y = LETTERS.index(name[0]) + dx, int(name[1:]) - 1 + dy
                if fields[name].pattern[side] != letter or not (0 <= x < 11 and 0 <= y < 11):
                    continue
                if (other := cell((x, y))) not in fields:
                    open_sides += 1
                elif (behind := (other, fields[other].pattern[(side + 2) % 4])) not in parts:
                    assert behind[1] != ".", f"{name} and {other} do not match"
                    parts.add(behind)
                    left.remove(behind)
                    edge.append(behind)
        heads = sum(fields[name].heads.get(letter, 0) for name, letter in parts)
        coins = sum(fields[name].coins.get(letter, 0) for name, letter in parts)
        strengths = tuple(
            sum(one.strength for one in player.figures if (one.cell, one.part) in parts) for player in view.players
        )
        found.add((frozenset(parts), open_sides, heads, coins, strengths))
    return found


def kept(view: Any) -> set[tuple[Any, ...]]:
    """The regions as the table keeps them."""
    parts: dict[int, set[tuple[str, str]]] = defaultdict(set)
    for field in view.board:
        for letter, number in field.regions.items():
            parts[number].add((field.cell, letter))
    return {
        (frozenset(parts[one.number]), one.open, one.heads, one.coins, tuple(one.strengths)) for one in view.regions
    }


@pytest.mark.parametrize("seed", range(8))
@every_seat_count
def test_r1_6_r1_7_regions_of_whole_games_are_what_a_flood_finds(seats: int, seed: int) -> None:
    """R1.3-R1.7, R8.2: after every tile and figure of random games."""
    checked, seen = 0, None
    for table in random_walk(new(seats, seed), step=seed + 11):
        state = (table._state["tiles"][0], table._state["figure_cell"].tobytes())
        if state != seen:
            seen = state
            view = table.view()
            assert flood(view) == kept(view)
            checked += 1
    assert table.over
    assert checked > 60


@every_seat_count
def test_r1_6_regions_of_a_game_that_is_interpreted(seats: int) -> None:
    """R1.6, R1.7: the same rules, run as Python."""
    tiles = -1
    for table in random_walk(new(seats, 3, way="interpreted"), most=150):
        if table._state["tiles"][0] != tiles:
            tiles = table._state["tiles"][0]
            assert flood(table.view()) == kept(table.view())
    assert tiles > 15


# R2


@every_seat_count
@both_ways
def test_r2_1_the_cross_lies_alone(seats: int, way: str) -> None:
    """R2.1: the centre and four strips of five; 100 cells are empty, 40 lines are open."""
    table = new(seats, way=way)
    fields = patterns(table)
    assert {cell(place) for place in fields} == CROSS
    assert all(field.tile is None for field in table.view().board)
    empty = [(x, y) for x in range(11) for y in range(11) if (x, y) not in fields]
    assert len(empty) == 100
    steps = [(x + dx, y + dy) for x, y in fields for dx, dy in STEPS.values()]
    assert sum(place in empty for place in steps) == 40


@pytest.mark.parametrize("turn", range(4))
def test_r2_1_four_equal_strips_around_the_centre(turn: int) -> None:
    """R2.1, 5.2: turned by a quarter the cross is the same."""
    fields = patterns(new())
    for (x, y), pattern in fields.items():
        place = (x, y)
        for _ in range(turn):
            place = (10 - place[1], place[0])
        assert fields[place] == turned(pattern, turn)


def undealt(edition: Any, way: str, seats: int = 2) -> list[int]:
    return heights(new(seats, way=way, edition=edition))


@both_ways
def test_r2_2_six_stacks_of_about_equal_height(way: str) -> None:
    """R2.2: 15, 14, 14, 14, 14, 14; nobody knows where any of the 85 tiles is."""
    table = new(2, way=way, edition=with_setup(start_display_tiles=0))
    assert heights(table) == [15, 14, 14, 14, 14, 14]
    assert Counter(table.view().unseen) == {tile.id.lower(): tile.count for tile in box().data.tile_type}


@pytest.mark.parametrize(
    ("tiles", "stacks", "sizes"),
    [
        (85, 4, [22, 21, 21, 21]),
        (85, 5, [17, 17, 17, 17, 17]),
        (85, 8, [11, 11, 11, 11, 11, 10, 10, 10]),
        (8, 6, [2, 2, 1, 1, 1, 1]),
        (5, 8, [1, 1, 1, 1, 1, 0, 0, 0]),
        (20, 1, [20]),
    ],
)
@both_ways
def test_r2_2_the_first_stacks_take_the_rest(way: str, tiles: int, stacks: int, sizes: list[int]) -> None:
    """R2.2: N mod s stacks are one tile higher."""
    constants = {"start_display_tiles": 0, "tile_stacks": stacks}
    edition = with_setup(**constants) if tiles == 85 else with_tiles({"c1-1": tiles}, **constants)
    assert undealt(edition, way) == sizes


@pytest.mark.parametrize(
    ("seats", "left"),
    [(2, [14, 13, 14, 14, 14, 14]), (3, [14, 13, 13, 14, 14, 14]), (4, [14, 13, 13, 13, 14, 14])],
)
@both_ways
def test_r2_3_a_tile_each_from_one_stack_after_the_other(way: str, seats: int, left: list[int]) -> None:
    """R2.3: face up, in turn order from the start player on."""
    for start in range(seats):
        table = new(seats, way=way, options={"start_player": f"seat_{start}"})
        assert heights(table) == left
        dealt = [(event.seat, event.facts["tile"]) for event in table.events() if event.name == "display_dealt"]
        assert [seat for seat, _ in dealt] == [(start + k) % seats for k in range(seats)]
        assert {seat: [tile] for seat, tile in dealt} == {seat: display(table, seat) for seat in range(seats)}
        assert sum(table.view().unseen.values()) == 85 - seats


@pytest.mark.parametrize(
    ("tiles", "left"), [(9, [0, 0, 0, 1, 0]), (11, [1, 0, 0, 1, 1]), (12, [1, 1, 0, 1, 1]), (20, [2, 2, 2, 3, 3])]
)
@both_ways
def test_r2_3_several_tiles_each_go_round_the_stacks(way: str, tiles: int, left: list[int]) -> None:
    """R2.3: draw number k takes stack k mod s; here eight draws from five stacks."""
    table = new(4, way=way, edition=with_tiles({"j0": tiles}, start_display_tiles=2, tile_stacks=5))
    assert heights(table) == left
    assert [display(table, seat) for seat in range(4)] == [["j0", "j0"]] * 4


@every_seat_count
@both_ways
def test_a41_the_first_tile_is_not_a_decision(seats: int, way: str) -> None:
    """A41, R2.3: the first thing that anybody decides is a ride of the start player."""
    table = new(seats, 5, way=way)
    assert (table.phase, table.move, table.moves) == ("ride", 0, [])
    assert table.to_act == (table.view().active,)
    assert (story(table)[0], story(table)[-1]) == ("first_player", "turn_began")
    assert story(table).count("display_dealt") == seats


@every_seat_count
@both_ways
def test_r2_4_five_tokens_face_up_and_67_hidden(seats: int, way: str) -> None:
    """R2.4: of 72, three of each kind."""
    table = new(seats, 6, way=way)
    assert (len(table.view().row), table.view().pile) == (5, 67)
    fields = truth(table)
    assert Counter(fields["pile"]) + Counter(table.view().row) == dict.fromkeys(fields["pile"], 3)
    assert tokens(table) == [0] * seats


def test_a37_the_row_is_drawn_by_lot() -> None:
    """A37, R2.4: nobody chooses it; over many games every kind of token lies there about equally often."""
    seen = Counter(token for seed in range(120) for token in new(2, seed).view().row)
    assert len(seen) == 24
    assert max(seen.values()) < 4 * min(seen.values())


@every_seat_count
@both_ways
def test_r2_5_what_a_player_has(seats: int, way: str) -> None:
    """R2.5: five gold, a jeep on the centre, figures of strength 1, 1, 1, 2, 3, nothing behind the rack."""
    table = new(seats, way=way)
    assert gold(table) == [5] * seats
    for seat in range(seats):
        assert (jeep(table, seat), supply(table, seat), hand(table, seat)) == (CENTRE, [1, 1, 1, 2, 3], [])


@every_seat_count
def test_r2_6_a31_a_random_seat_begins(seats: int) -> None:
    """R2.6, A31: start_player = "random": every seat begins some games."""
    starts = Counter(new(seats, seed).view().active for seed in range(60))
    assert starts.keys() == set(range(seats))
    assert min(starts.values()) > 5


@pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in SEAT_COUNTS for start in range(seats)])
@both_ways
def test_r2_6_a31_a_named_seat_begins(seats: int, start: int, way: str) -> None:
    """R2.6, A31: start_player = seat_0 … seat_3; then it goes clockwise, in the order of the seats."""
    table = new(seats, 2, way=way, options={"start_player": f"seat_{start}"})
    order = []
    for _ in range(2 * seats):
        order.append(table.view().active)
        ride(table, CENTRE, "skip bonus")
    assert order == [(start + k) % seats for k in range(2 * seats)]
    assert [event.seat for event in table.events() if event.name == "first_player"] == [start]


def test_a31_start_player_has_no_other_values() -> None:
    """A31: a seat that no table has is refused."""
    for value in ("seat_4", "youngest", 0, True):
        with pytest.raises(OptionError, match="start_player"):
            new(4, options={"start_player": value})


def test_r2_6_after_the_last_seat_comes_the_first(at: At) -> None:
    """R2.6: clockwise, however many there are."""
    for seats in SEAT_COUNTS:
        assert at(seats, phase="turn", active=seats - 1).view().active == 0


@both_ways
def test_r2_7_no_special_rules_for_any_number_of_players(way: str) -> None:
    """R2.7: the same board, tiles, tokens, gold and figures for two, three and four; one or five cannot play."""
    common = set()
    for seats in SEAT_COUNTS:
        table = new(seats, way=way)
        view = table.view()
        tiles = sum(view.unseen.values()) + sum(len(one.display) for one in view.players)
        things = {(one.gold, one.jeep, one.tokens, len(one.display), len(one.figures)) for one in view.players}
        common.add((tiles, view.pile, len(view.row), frozenset(patterns(table).items()), frozenset(things)))
    assert len(common) == 1
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 seats"):
            new(seats)
