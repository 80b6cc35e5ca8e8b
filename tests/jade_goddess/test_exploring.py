"""R5: drawing, playing and laying tiles, and what a pure jungle tile leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import (
    CENTRE,
    CROSS,
    SEAT_COUNTS,
    STEPS,
    WAYS,
    At,
    board,
    cell,
    data,
    display,
    facts,
    heights,
    jeep,
    legal,
    new,
    out,
    parts_of,
    patterns,
    random_walk,
    region,
    ride,
    rides,
    say,
    story,
    tables,
    tile_ids,
    tokens,
    turned,
    ways_to_lay,
    xy,
)  # fmt: skip

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)

E2 = {(6, 2): "..aa", (7, 2): "...."}
DRAWS = [f"draw {stack}" for stack in range(1, 7)]
KINDS = {tile["id"].lower(): tile["pattern"] for tile in data()["tile_type"]}


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def rule_against(table: Table, said: str, seat: int = 0) -> str:
    """The rule that forbids an action."""
    with pytest.raises(IllegalMove) as refused:
        table.play(said, seat)
    assert refused.value.rule is not None
    return refused.value.rule


# R5.1-R5.3: draw or play


def test_r5_1_draw_from_any_stack_or_play_a_tile_that_fits(at: At) -> None:
    """R5.1: on a field with an open line; of the display only what fits is offered."""
    table = ride(at(shows=["c4-1 c3-1"], jeeps=["F3"]), "F3")
    assert (table.phase, legal(table, "draw")) == ("explore", DRAWS)
    assert legal(table, "play") == ["play 1 east 0", "play 2 east 1", "play 2 east 2", "play 2 east 3", "play 2 west 2"]
    say(table, "draw 4")
    assert heights(table)[3] == heights(at(shows=["c4-1 c3-1"]))[3] - 1


def test_r5_1_no_exploring_without_an_open_line(at: At) -> None:
    """R5.1: the field is closed on every side."""
    table = ride(at(board={(4, 2): "....", (6, 2): "...a"}, shows=["j0"]), "F3")
    assert (table.phase, story(table)) == ("bonus", ["rode"])


def test_r5_1_a_full_display_draws_nothing(at: At) -> None:
    """R5.1 a, R7.1: with three tiles only playing is left, with two drawing is possible."""
    table = ride(at(shows=["c4-1 c4-2 c4-3"], jeeps=["F3"]), "F3")
    assert legal(table) == ["play 1 east 0", "play 2 east 0", "play 3 east 0"]
    assert rule_against(table, "draw 1") == "R7.1"
    assert legal(ride(at(shows=["c4-1 c4-2"], jeeps=["F3"]), "F3"), "draw") == DRAWS


def test_r5_1_equal_tiles_are_offered_twice(at: At) -> None:
    """R5.1, 6a: slots are named, not tiles; the others close ranks."""
    table = ride(at(shows=["c1-1 j0 c1-1"], jeeps=["F3"]), "F3")
    assert {"play 1 east 3", "play 3 east 3"} <= {*legal(table)}
    assert display(say(table, "play 1 east 3")) == ["j0", "c1-1"]


def test_a6_r5_1_who_drew_plays_nothing_else(at: At) -> None:
    """A6: E11: the drawn tile must be laid, although one of the display fits, too."""
    table = ride(at(shows=["c1-1"], jeeps=["F3"], next=["c4-1"]), "F3", "draw 1")
    assert (table.phase, jeep(table), display(table)) == ("figure", "G3", ["c1-1"])
    table = ride(at(shows=["c1-1"], jeeps=["F3"], next=["c1-2"]), "F3", "draw 1")
    assert {text.split()[0] for text in legal(table)} == {"place"}
    assert rule_against(table, "play 1 east 3") == "R5.1"
    table = ride(at(shows=["c1-1"], jeeps=["F5"], next=["c4-1"]), "F5", "draw 1")
    assert (table.phase, display(table)) == ("bonus", ["c1-1", "c4-1"])


def test_a6_who_plays_draws_nothing(at: At) -> None:
    """A6: the other way round: no tile leaves a stack."""
    table = at(shows=["c4-1"], jeeps=["F3"])
    before = heights(table)
    ride(table, "F3", "play 1 east 0")
    assert (heights(table), "drew_tile" in story(table)) == (before, False)


def test_r5_2_a5_exploring_is_compulsory(at: At) -> None:
    """R5.2, A5: explore_mandatory = true: there is no passing, with and without tiles in the display."""
    for shows in ("", "j0", "j0 c4-1"):
        table = ride(at(shows=[shows], jeeps=["F3"]), "F3")
        assert (table.phase, legal(table, "pass")) == ("explore", [])
        assert rule_against(table, "pass") == "A5"


def test_a5_with_explore_mandatory_false_one_may_pass(at: At) -> None:
    """A5: nothing is drawn or laid, the part-turn ends, and taking back applies."""
    fields: dict[str, Any] = {"options": {"explore_mandatory": False}, "shows": ["c4-1"], "jeeps": ["F3"]}
    table = at(**fields)
    before = heights(table)
    ride(table, "F3")
    assert legal(table) == [*DRAWS, "play 1 east 0", "pass"]
    say(table, "pass")
    assert (table.phase, heights(table), display(table)) == ("bonus", before, ["c4-1"])
    assert board(table).keys() == CROSS
    table = ride(at(**fields, board={(9, 4): "a.a."}, figures=[{1: "J5"}]), "F3", "pass")
    assert legal(table) == ["leave figures", "take back 1"]


def test_a5_with_explore_mandatory_false_one_way_is_still_a_choice(at: At) -> None:
    """A5, R3.4: one play, or passing; with nothing to do there is nothing to pass."""
    options = {"explore_mandatory": False}
    table = ride(at(left={}, shows=["c4-1"], jeeps=["F3"], options=options), "F3")
    assert legal(table) == ["play 1 east 0", "pass"]
    assert ride(at(left={}, shows=["c4-1"], jeeps=["F5"], options=options), "F5").phase == "bonus"


def test_a5_no_passing_under_the_duty(at: At) -> None:
    """A5, R7.2: a full display must shed a tile, unless full_display_duty = free."""
    fields: dict[str, Any] = {"shows": ["c4-1 c4-2 c4-3"], "jeeps": ["F3"]}
    table = ride(at(**fields, options={"explore_mandatory": False}), "F3")
    assert legal(table, "pass") == []
    assert rule_against(table, "pass") == "R7.2"
    table = ride(at(**fields, options={"explore_mandatory": False, "full_display_duty": "free"}), "F3")
    assert legal(table, "pass") == ["pass"]


def test_r5_2_waiting_is_possible_where_nothing_is_open(at: At) -> None:
    """R5.2: for example on the centre."""
    table = ride(at(shows=["j0"], jeeps=["F3"]), CENTRE)
    assert (table.phase, display(table)) == ("bonus", ["j0"])


def test_r5_3_nothing_is_possible(at: At) -> None:
    """R5.3: E29, E32: a full display of which nothing fits here, or empty stacks: the part-turn ends."""
    table = ride(at(board=E2, shows=["c4-1 c4-2 c4-3"], jeeps=["G3"]), "H3")
    assert (table.phase, jeep(table), len(display(table))) == ("bonus", "H3", 3)
    table = ride(at(left={}, shows=["c3-1"], jeeps=["F5"]), "F5")
    assert (table.phase, display(table), story(table)) == ("bonus", ["c3-1"], [])
    table = ride(at(left={}, shows=["c3-1"], board={(9, 4): "a.a."}, figures=[{1: "J5"}]), "F5")
    assert table.phase == "retrieve"


# R5.4-R5.6: laying


def test_r5_4_only_behind_an_open_line_of_the_jeeps_field(at: At) -> None:
    """R5.4: every rotation that fits there, and no other cell."""
    table = ride(at(board=E2, jeeps=["H3"], shows=["c1-1"]), "H3")
    assert legal(table, "play") == [
        f"play 1 {direction} {turn}" for direction, turns in (("north", "013"), ("east", "012"), ("south", "123"))
        for turn in turns
    ]  # fmt: skip
    assert rule_against(table, "play 1 west 0") == "R5.4"
    say(table, "play 1 south 3")
    assert board(table)[cell((7, 3))].pattern == "...a"


def test_r5_4_rotations_of_the_example(at: At) -> None:
    """R5.4, 5.1: E5, and how the tile then lies."""
    table = ride(at(shows=["c2a-1"], jeeps=["F1"]), "F1")
    assert legal(table, "play") == ["play 1 east 2", "play 1 east 3", "play 1 west 2", "play 1 west 3"]
    for said, place, pattern in (("east 2", "G1", "..aa"), ("east 3", "G1", "a..a"), ("west 2", "E1", "..aa")):
        table = ride(at(shows=["c2a-1"], jeeps=["F1"]), "F1", f"play 1 {said}")
        assert board(table)[place].pattern == pattern


@pytest.mark.parametrize(
    ("kind", "turns"), [("j0", "0"), ("c2o-1", "1"), ("c2s-1", "13"), ("c3-1", "3"), ("c2a-1", "03"), ("c4h-1", "")]
)
def test_r5_4_equal_rotations_are_one_option(at: At, kind: str, turns: str) -> None:
    """R5.4, 5.1: of those that lie the same the lowest is kept; C2S-1 has two parts, so it never lies the same."""
    table = ride(at(board=E2, jeeps=["H3"], shows=[kind]), "H3")
    north = [text for text in legal(table, "play") if "north" in text]
    assert north == [f"play 1 north {turn}" for turn in turns]
    if kind == "c2o-1":
        assert rule_against(table, "play 1 north 3") == "R5.4"


@pytest.mark.parametrize(("kind", "mirrored"), [("c3l-1", "abb."), ("c3r-1", "aab.")])
def test_r5_4_tiles_are_never_flipped(at: At, kind: str, mirrored: str) -> None:
    """R5.4: aab. and abb. are mirror images; however one is laid, it never lies like the other."""
    table = at(board=E2, jeeps=["H3"], shows=[kind])
    seen = set()
    for said in legal(ride(table, "H3"), "play"):
        table = ride(at(board=E2, jeeps=["H3"], shows=[kind]), "H3", said)
        seen.add(board(table)[jeep(table)].pattern)
    assert len(seen) == 3
    assert seen <= {turned(KINDS[kind], turn) for turn in range(4)}
    assert not seen & {turned(mirrored, turn) for turn in range(4)}


@pytest.mark.parametrize(
    ("place", "closed"), [((5, 0), "north"), ((10, 5), "east"), ((5, 10), "south"), ((0, 5), "west")]
)
def test_r5_5_nothing_is_laid_outside(at: At, place: tuple[int, int], closed: str) -> None:
    """R5.5: the ends of the cross have no open line over the border."""
    table = ride(at(jeeps=[place], shows=["c1-1 c3-1"]), place)
    assert legal(table, "play")
    assert not any(closed in text for text in legal(table, "play"))
    assert rule_against(table, f"play 1 {closed} 0") == "R5.4"


def test_r5_5_any_side_may_face_the_border(at: At) -> None:
    """R5.5: city or jungle to the north of (6,0), and to the two borders of the corner (10,0)."""
    table = ride(at(shows=["c2a-1 c1-1"], jeeps=["F1"]), "F1")
    assert {"play 1 east 2", "play 1 east 3", "play 2 east 3"} <= {*legal(table, "play")}
    row = {(x, 0): "...." for x in range(7, 10)} | {(6, 0): "...a"}
    table = ride(at(board=row, jeeps=[(9, 0)], shows=["c2a-1 c1-1", "c4-1"]), (9, 0))
    found = {text for text in legal(table, "play") if "east" in text}
    assert found == {"play 1 east 0", "play 1 east 1", "play 2 east 0", "play 2 east 1", "play 2 east 2"}


def test_r5_6_every_touching_side_must_match(at: At) -> None:
    """R5.6: E7: (6,4) and (4,4) touch two cross fields with jungle sides."""
    assert legal(ride(at(shows=["c3-1"], jeeps=["F5"]), "F5"), "play") == []
    table = ride(at(shows=["c2a-1"], jeeps=["F5"]), "F5")
    assert legal(table, "play") == ["play 1 east 0", "play 1 west 3"]
    assert rule_against(table, "play 1 east 1") == "R5.6"


@pytest.mark.parametrize("kind", tile_ids())
def test_r5_6_a_cell_with_four_neighbours(at: At, kind: str) -> None:
    """R5.6: the hole (6,3) wants city to the north and to the east, jungle to the south and to the west; whether its
    city parts are joined does not matter."""
    ring = {(6, 2): "..aa", (7, 2): "....", (7, 3): "...a", (7, 4): "..a.", (6, 4): "...."}
    table = ride(at(board=ring, jeeps=["G3"], shows=[kind]), "G3")
    fitting = {"aa..": 0, "ab..": 0}
    plays = [text for text in legal(table, "play") if "south" in text]
    assert plays == ([f"play 1 south {fitting[KINDS[kind]]}"] if KINDS[kind] in fitting else [])


# R5.7, R5.8: the drawn tile


def test_r5_7_a_misfit_goes_into_the_display(at: At) -> None:
    """R5.7: E6: the jeep stays, and the part-turn is over."""
    table = ride(at(shows=["j0"], jeeps=["F5"], next=["c4-1"]), "F5", "draw 1")
    assert (display(table), jeep(table), table.phase) == (["j0", "c4-1"], "F5", "bonus")
    assert story(table) == ["drew_tile", "kept"]
    assert board(table).keys() == CROSS


def test_r5_7_taking_back_comes_after_a_misfit(at: At) -> None:
    """R5.7, R6.6: a player with a figure on the board may take it back."""
    table = ride(at(board={(9, 4): "a.a."}, figures=[{4: "J5"}], jeeps=["F5"], next=["c4-1"]), "F5", "draw 1")
    assert (table.phase, legal(table)) == ("retrieve", ["leave figures", "take back 4"])


def test_r5_7_the_third_tile_may_be_a_misfit(at: At) -> None:
    """R5.7, R1.9: who shows two may draw one more."""
    table = ride(at(shows=["j0 c1-1"], jeeps=["F5"], next=["c4-1"]), "F5", "draw 6")
    assert display(table) == ["j0", "c1-1", "c4-1"]


def test_a7_r5_7_a_tile_that_fits_is_laid(at: At) -> None:
    """A7: the player chooses cell and rotation, and nothing else."""
    table = ride(at(jeeps=["F3"], next=["c1-1"]), "F3", "draw 1")
    assert legal(table) == ["place east 3", "place west 0", "place west 2", "place west 3"]
    assert rule_against(table, "pass") == "R9.1"
    say(table, "place west 0")
    assert (board(table)["E3"].pattern, jeep(table), display(table)) == ("a...", "E3", [])


def test_a7_with_explore_mandatory_false_a_drawn_tile_is_laid_all_the_same(at: At) -> None:
    """A7: passing is for those who did not draw."""
    table = ride(at(jeeps=["F3"], next=["c1-1"], options={"explore_mandatory": False}), "F3", "draw 1")
    assert {text.split()[0] for text in legal(table)} == {"place"}


def test_a8_r5_7_only_the_open_lines_of_this_field_count(at: At) -> None:
    """A8: E6: the tile would fit next to (5,2), a ride away; from there it is laid."""
    table = ride(at(jeeps=["F5"], next=["c4-1"]), "F5", "draw 1")
    assert display(table) == ["c4-1"]
    table = ride(at(jeeps=["F5"], next=["c4-1"]), "F3", "draw 1")
    assert (display(table), board(table)["G3"].tile) == ([], "c4-1")


def test_r5_8_the_jeep_moves_onto_the_tile(at: At) -> None:
    """R5.8: drawn or played, city or jungle."""
    assert jeep(ride(at(jeeps=["F3"], next=["c1-1"]), "F3", "draw 1", "place west 0")) == "E3"
    assert jeep(ride(at(jeeps=["F3"], shows=["c1-1"]), "F3", "play 1 east 3")) == "G3"
    assert jeep(ride(at(jeeps=["F5"], shows=["j0"]), "F5", "play 1 west 0")) == "E5"
    assert jeep(ride(at(jeeps=["F5"], next=["j0"]), "F5", "draw 1", "place east 0")) == "G5"


# R5.9, R5.10: jungle leads on


def test_r5_9_after_pure_jungle_one_may_ride_again(at: At) -> None:
    """R5.9: E9: 22 destinations, or stop; then exploring as ever."""
    table = ride(at(jeeps=["F5"], next=["j0", "c1-1"]), "F5", "draw 1", "place east 0")
    assert (table.phase, table.view().chain, rides(table)) == ("ride", True, CROSS | {"G5"})
    assert legal(table, "stop", "exchange") == ["stop"]
    ride(table, "F3", "draw 1")
    assert legal(table) == ["place east 3", "place west 0", "place west 2", "place west 3"]
    say(table, "place east 3")
    assert (table.phase, region(table, "G3").open, parts_of(table, "G3")) == ("figure", 0, {"F3 a", "G3 a"})


def test_r5_9_also_after_a_tile_of_the_display(at: At) -> None:
    """R5.9: staying is a ride, too, and exploring goes on there."""
    table = ride(at(jeeps=["F5"], shows=["j0 j0"], next=["j0"]), "F5", "play 1 east 0", "ride G5")
    assert (table.phase, display(table)) == ("explore", ["j0"])


def test_r5_9_without_limit(at: At) -> None:
    """R5.9: jungle after jungle in one part-turn, up a column."""
    table = at(jeeps=["F5"], next=["j0"] * 5)
    for said in ("place east 0", "place north 0", "place east 0", "place north 0"):
        say(table, f"ride {jeep(table)}", "draw 1")
        if table.phase == "place":
            say(table, said)
        assert (table.phase, table.view().bonus, table.view().active) == ("ride", False, 0)
    assert len(board(table)) == len(CROSS) + 4


def test_r5_9_the_chain_may_end_with_a_trade(at: At) -> None:
    """R5.9, R9.1: on the centre one trades, or passes."""
    table = ride(at(jeeps=["F5"], shows=["j0"], hands=["1a+"], row="2a+ 2b+ 2c+ 2d+ 3a+"), "F5", "play 1 east 0")
    ride(table, CENTRE)
    assert table.phase == "trade"
    say(table, "swap 1a+ 3")
    assert (table.phase, table.view().row) == ("bonus", ["2a+", "2b+", "1a+", "2d+", "3a+"])


def test_r5_9_a_misfit_ends_the_chain(at: At) -> None:
    """R5.9, R5.7."""
    table = ride(at(jeeps=["F5"], next=["j0", "c4-1"]), "F5", "draw 1", "place east 0", "ride F5", "draw 1")
    assert (table.phase, display(table), jeep(table)) == ("bonus", ["c4-1"], "F5")


def test_r5_9_a26_one_may_stop(at: At) -> None:
    """R5.9, A26: E10: stop_after_jungle = true; then taking back or the bonus."""
    table = ride(at(jeeps=["F5"], next=["j0"]), "F5", "draw 1", "place east 0", "stop")
    assert (table.phase, jeep(table), story(table)[-1]) == ("bonus", "G5", "stopped")
    table = at(jeeps=["F5"], board={(6, 2): "..aa"}, figures=[{1: "G3"}], next=["j0"])
    ride(table, "F5", "draw 1", "place east 0", "stop")
    assert legal(table) == ["leave figures", "take back 1"]


def test_a26_once_the_player_rides_on_normal_rules_apply(at: At) -> None:
    """A26, R5.2: staying at an open line means exploring."""
    table = ride(at(jeeps=["F5"], next=["j0"]), "F5", "draw 1", "place east 0", "ride G5")
    assert (table.phase, legal(table)) == ("explore", DRAWS)


def test_a26_with_stop_after_jungle_false_one_must_ride(at: At) -> None:
    """A26: STOP is not offered; staying is, and then exploring is compulsory."""
    fields: dict[str, Any] = {"jeeps": ["F5"], "options": {"stop_after_jungle": False}}
    table = ride(at(**fields, next=["j0", "j0"]), "F5", "draw 1", "place east 0")
    assert (table.phase, legal(table, "stop"), rides(table)) == ("ride", [], CROSS | {"G5"})
    assert rule_against(table, "stop") == "A26"
    say(table, "ride G5")
    assert legal(table) == DRAWS


def test_r5_9_no_stopping_before_a_jungle_tile(at: At) -> None:
    """R5.9: not in the first ride of a part-turn, nor in that of the bonus part-turn after a chain."""
    table = at(jeeps=["F5"], next=["j0"])
    assert rule_against(table, "stop") == "R5.9"
    ride(table, "F5", "draw 1", "place east 0", "stop", "buy bonus")
    assert (table.phase, table.view().chain, legal(table, "stop")) == ("ride", False, [])


def test_r5_10_a_city_tile_ends_exploring(at: At) -> None:
    """R5.10: also a small one, also in a chain: the figure, then the bonus."""
    table = ride(at(jeeps=["F3"], shows=["j0 c1-4"]), "F3", "play 2 east 3")
    assert table.phase == "figure"
    assert say(table, "no figure").phase == "bonus"
    table = ride(at(jeeps=["F3"], shows=["j0 c1-4"]), "F3", "play 1 west 0", "ride F3", "play 1 east 3")
    assert table.phase == "figure"
    assert say(table, "figure 1 a").phase == "bonus"


def test_r5_11_an_empty_stack_gives_nothing(at: At) -> None:
    """R5.11: another one must be chosen."""
    table = ride(at(left={"c1-1": 3}, stacks=[0, 2, 0, 0, 1, 0], jeeps=["F3"]), "F3")
    assert legal(table) == ["draw 2", "draw 5"]
    assert rule_against(table, "draw 1") == "R5.11"
    say(table, "draw 5", "place east 3", "no figure", "skip bonus")
    assert heights(table) == [0, 2, 0, 0, 0, 0]


def test_r5_11_with_no_stack_left_only_the_display_remains(at: At) -> None:
    """R5.11: E32."""
    table = ride(at(left={}, shows=["c1-1"], jeeps=["F3"]), "F3")
    assert legal(table) == ["play 1 east 3", "play 1 west 0", "play 1 west 2", "play 1 west 3"]


def test_a40_a_tile_with_its_only_city_side_to_the_border(at: At) -> None:
    """A40: E15: a region of one part, complete at once; a figure may be placed and is paid."""
    fields = {(6, 1): "....", (7, 1): "...."}
    table = ride(at(board=fields, jeeps=["H2"], shows=["c1-3"]), "H2", "play 1 north 0")
    assert (region(table, "H1").open, parts_of(table, "H1")) == (0, {"H1 a"})
    say(table, "figure 1 a")
    assert (tokens(table), out(table), facts(table, "gold_gained")) == ([1, 0, 0, 0], {}, [{"amount": 1}])


# R5 in whole games


@pytest.mark.parametrize("mandatory", [True, False])
@pytest.mark.parametrize("seed", range(2))
@every_seat_count
def test_r5_whole_games_lay_what_matching_allows(seats: int, seed: int, mandatory: bool) -> None:
    """R5.1-R5.7, A5-A8: what may be drawn, played and placed in random games is what patterns alone say."""
    counts = Counter[str]()
    table = new(seats, seed, options={"explore_mandatory": mandatory})
    fields: dict[tuple[int, int], str] = {}
    place = CENTRE
    for _ in random_walk(table, step=seed + 29):
        if table.moves and table.moves[-1][1].verb == "draw":
            counts[drawn(table, fields, place)] += 1
        if table.phase == "explore":
            view, fields = table.view(), patterns(table)
            me = view.players[view.active]
            place = me.jeep
            plays = {
                f"play {n} {way}" for n, kind in enumerate(me.display, 1) for way in ways_to_lay(fields, place, kind)
            }
            draws = {f"draw {n}" for n, stack in enumerate(view.stacks, 1) if stack.height and len(me.display) < 3}
            passes = set() if mandatory or len(me.display) == 3 else {"pass"}
            assert {*legal(table)} == plays | draws | passes
            assert plays | draws
    assert table.over
    assert min(counts[way] for way in ("kept", "laid", "asked")) > 0


def drawn(table: Table, fields: Mapping[tuple[int, int], str], place: str) -> str:
    """R5.7: what became of the tile just drawn on the field `place`: kept if it fits nowhere, laid if there is one way,
    else asked."""
    made = len(table.moves) - 1
    kind = facts(table, "drew_tile", since=made)[0]["tile"]
    ways = ways_to_lay(fields, place, kind)
    told = {event.name: event.facts for event in table.events(since=made)}
    if table.phase == "place":
        assert {*legal(table)} == {f"place {way}" for way in ways}
        return "asked"
    if "kept" in told:
        assert not ways
        return "kept"
    assert len(ways) == 1
    direction, turn = ways.pop().split()
    x, y = xy(place)
    target = cell((x + STEPS[direction][0], y + STEPS[direction][1]))
    assert told["laid"] == {"cell": target, "tile": kind, "turn": int(turn)}
    assert board(table)[target].pattern == turned(KINDS[kind], int(turn))
    return "laid"
