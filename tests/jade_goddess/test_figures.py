"""R6: placing archaeologists on the tile just laid, and taking them back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove, PositionError
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import (
    CENTRE,
    SEAT_COUNTS,
    WAYS,
    At,
    board,
    facts,
    force,
    gold,
    legal,
    new,
    out,
    parts_of,
    player,
    random_walk,
    region,
    ride,
    say,
    story,
    supply,
    tables,
    tokens,
    with_setup,
)  # fmt: skip

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)

ALL = ["no figure", "figure 1 a", "figure 2 a", "figure 3 a"]
FAR = {(9, 4): "a.a.", (7, 4): "a.a.", (8, 6): "a.a.", (6, 7): ".a.a", (6, 9): ".a.a"}
"""Five regions that stay open, far from the north strip; a figure can stand in each."""


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


def lays(at: At, kind: str = "c4-1", said: str = "east 0", **fields: Any) -> Table:
    """P0 lays a tile of the display next to (5,2)."""
    return ride(at(jeeps=["F3"], shows=[kind], **fields), "F3", f"play 1 {said}")


# R6.1-R6.5: placing


def test_r6_1_one_figure_on_the_tile_just_laid(at: At) -> None:
    """R6.1: drawn or played; it is asked at once, and once."""
    table = lays(at)
    assert (table.phase, legal(table)) == ("figure", ALL)
    say(table, "figure 1 a")
    assert (table.phase, out(table), supply(table)) == ("bonus", {1: "G3 a"}, [1, 1, 2, 3])
    assert facts(table, "figure_placed") == [{"strength": 1, "cell": "G3", "part": "a"}]
    table = ride(at(jeeps=["F3"], next=["c4-1"]), "F3", "draw 1", "figure 3 a")
    assert (table.phase, out(table)) == ("bonus", {5: "G3 a"})


def test_r6_1_placing_is_optional(at: At) -> None:
    """R6.1: the player may place none."""
    table = lays(at)
    assert (say(table, "no figure").phase, out(table), gold(table)) == ("bonus", {}, [5, 5, 5, 5])


def test_r6_1_never_on_other_tiles(at: At) -> None:
    """R6.1: with other cities on the board only the parts of this tile are offered, and it stands on it."""
    table = lays(at, board=FAR)
    assert legal(table) == ALL
    assert out(say(table, "figure 2 a")) == {4: "G3 a"}
    assert rule_against(lays(at, board=FAR), "figure 1 b") == "R6.3"


def test_r6_1_nothing_is_placed_on_pure_jungle(at: At) -> None:
    """R6.1: no city, no figure; a city tile later in the chain takes one, and only there."""
    table = ride(at(jeeps=["F3"], shows=["j0 c4-1"]), "F3", "play 1 west 0")
    assert table.phase == "ride"
    assert rule_against(table, "figure 1 a") == "R6.1"
    ride(table, "F3", "play 1 east 0", "figure 1 a")
    assert (table.phase, out(table)) == ("bonus", {1: "G3 a"})


def test_a36_r6_1_never_on_the_cross(at: At) -> None:
    """A36: the action names a part of the tile, never a cell; a table with a figure on the cross cannot be."""
    assert out(say(lays(at), "figure 1 a")) == {1: "G3 a"}
    with pytest.raises(PositionError, match="city part of a tile"):
        at(figures=[{1: "F3"}])


@every_seat_count
def test_a36_no_figure_of_a_whole_game_was_placed_on_the_cross(seats: int) -> None:
    """A36: random games, read back from what was told."""
    *_, table = random_walk(new(seats, seats), step=31)
    crossing = {field.cell for field in table.view().board if field.tile is None}
    placed = {fact["cell"] for fact in facts(table, "figure_placed")}
    assert placed
    assert not placed & crossing


def test_r6_2_singles_are_free_doubles_cost_one_triples_two(at: At) -> None:
    """R6.2: paid to the bank."""
    for strength, paid in ((1, 0), (2, 1), (3, 2)):
        table = say(lays(at), f"figure {strength} a")
        assert gold(table) == [5 - paid, 5, 5, 5]
        assert facts(table, "figure_paid") == ([{"amount": paid}] if paid else [])
        table = lays(at, options={"gold_supply": "limited"})
        bank = table.view().bank
        assert say(table, f"figure {strength} a").view().bank == bank + paid


@pytest.mark.parametrize(("have", "strengths"), [(0, "1"), (1, "12"), (2, "123"), (5, "123")])
def test_r6_2_without_the_gold_it_cannot_be_placed(at: At, have: int, strengths: str) -> None:
    """R6.2: E12."""
    table = lays(at, gold=[have])
    assert legal(table, "figure") == [f"figure {strength} a" for strength in strengths]
    for strength in {*"123"} - {*strengths}:
        assert rule_against(table, f"figure {strength} a") == "R6.2"


def test_r6_2_an_edition_sets_the_prices(at: At) -> None:
    """R6.2, 5.5: a box with dearer figures."""
    edition = with_setup(figure_price={"1": 1, "2": 3, "3": 6})
    table = lays(at, edition=edition)
    assert legal(table) == ["no figure", "figure 1 a", "figure 2 a"]
    assert gold(say(table, "figure 2 a"))[0] == 2


def test_r6_3_the_player_chooses_among_separated_parts(at: At) -> None:
    """R6.3: E13: C2S-1 on (6,1): the figure counts for the region of its part alone."""
    for part, other in ("ab", "ba"):
        table = ride(at(jeeps=["F2"], shows=["c2s-1"]), "F2", "play 1 east 0")
        assert legal(table, "figure") == [f"figure {strength} {one}" for strength in "123" for one in "ab"]
        say(table, f"figure 2 {part}")
        assert (out(table), table.phase) == ({4: f"G2 {part}"}, "bonus")
        assert region(table, "G2", part).strengths == [2, 0, 0, 0]
        assert region(table, "G2", other).strengths == [0, 0, 0, 0]


def test_r6_3_parts_are_named_as_the_tile_lies(at: At) -> None:
    """R6.3, section 7: in the order of their first side N, E, S, W: turned by half, the coin is on part a."""
    table = ride(at(jeeps=["F2"], shows=["c2s-1"]), "F2", "play 1 east 2", "figure 1 a")
    assert (board(table)["G2"].pattern, board(table)["G2"].coins) == ("a.b.", {"a": 1})
    assert (region(table, "G2", "a").coins, region(table, "G2", "a").strengths[0]) == (1, 1)


@pytest.mark.parametrize(("kind", "parts"), [("c4-1", "a"), ("c4h-1", "ab"), ("c4s-1", "abcd")])
def test_r6_3_every_part_of_the_tile_is_offered(at: At, kind: str, parts: str) -> None:
    """R6.3: one to four of them."""
    table = lays(at, kind)
    assert legal(table) == ["no figure", *(f"figure {strength} {part}" for strength in "123" for part in parts)]


def test_r6_4_it_does_not_matter_who_is_there(at: At) -> None:
    """R6.4: P1 and P2 are in the region, P0 joins them, then with a second figure."""
    fields = {(6, 2): ".aaa", (7, 2): ".a.a", (6, 3): "a.a."}
    stand: list[dict[int, Any]] = [{}, {5: "G3"}, {4: "H3"}]
    table = ride(
        at(3, board=fields, figures=stand, jeeps=["H3"], shows=["c2o-1 c2o-1"]), "H3", "play 1 east 1", "figure 1 a"
    )
    assert region(table, "G3").strengths == [1, 3, 2]
    say(table, "buy bonus")
    ride(table, "I3", "play 1 east 1", "figure 3 a")
    assert region(table, "G3").strengths == [4, 3, 2]
    assert parts_of(table, "J3") == {"F3 a", "G3 a", "H3 a", "G4 a", "I3 a", "J3 a"}


def test_r6_4_into_a_region_that_this_tile_completes(at: At) -> None:
    """R6.4: the example of the rulebook does so; the figure is paid and comes back."""
    table = lays(at, "c1-1", "east 3")
    assert region(table, "G3").open == 0
    say(table, "figure 3 a")
    assert (tokens(table), out(table), gold(table)) == ([1, 0, 0, 0], {}, [3, 5, 5, 5])


def test_r6_5_five_figures_and_no_more(at: At) -> None:
    """R6.5: a strength that is out is not offered; with an empty supply nothing is asked."""
    four: dict[int, Any] = {1: "J5", 2: "H5", 3: "I7", 5: "G8"}
    table = lays(at, board=FAR, figures=[four])
    assert (supply(table), legal(table)) == ([2], ["no figure", "figure 2 a"])
    assert rule_against(table, "figure 1 a") == "R6.5"
    assert supply(say(table, "figure 2 a")) == []
    table = lays(at, board=FAR, figures=[four | {4: "G10"}])
    assert (table.phase, supply(table)) == ("retrieve", [])


def test_r6_5_a_strength_takes_the_first_figure_of_it(at: At) -> None:
    """R6.5, 6a: of the singles the one with the lowest number."""
    for stands, taken in (({}, 1), ({1: "J5"}, 2), ({1: "J5", 2: "H5"}, 3), ({2: "J5"}, 1)):
        table = say(lays(at, board=FAR, figures=[stands]), "figure 1 a")
        assert out(table) == stands_on(stands) | {taken: "G3 a"}


def stands_on(stands: dict[int, str]) -> dict[int, str]:
    return {number: f"{place} a" for number, place in stands.items()}


# R6.6: taking back


def test_r6_6_one_own_figure_comes_back(at: At) -> None:
    """R6.6: any of the own ones, of nobody else, and exactly one; nobody is asked twice."""
    stand: list[dict[int, Any]] = [{1: "J5", 4: "H5"}, {2: "I7"}]
    table = ride(at(board=FAR, figures=stand), CENTRE)
    assert (table.phase, legal(table)) == ("retrieve", ["leave figures", "take back 1", "take back 4"])
    assert rule_against(table, "take back 2") == "R6.6"
    say(table, "take back 4")
    assert (table.phase, out(table), supply(table)) == ("bonus", {1: "J5 a"}, [1, 1, 2, 3])
    assert (out(table, 1), gold(table)) == ({2: "I7 a"}, [5, 5, 5, 5])
    assert facts(table, "figure_taken") == [{"strength": 2, "cell": "H5"}]


def test_r6_6_taking_back_is_optional(at: At) -> None:
    """R6.6: "may"."""
    table = ride(at(board=FAR, figures=[{1: "J5"}]), CENTRE, "leave figures")
    assert (table.phase, out(table)) == ("bonus", {1: "J5 a"})


def test_r6_6_not_for_who_placed_one(at: At) -> None:
    """R6.6: in this part-turn; in the bonus part-turn without a figure it is offered."""
    table = say(lays(at, board=FAR, figures=[{1: "J5"}]), "figure 2 a")
    assert table.phase == "bonus"
    ride(force(say(table, "buy bonus"), "c4-2"), "F3", "draw 1")
    assert legal(table) == ["leave figures", "take back 1", "take back 4"]


def test_r6_6_the_figure_is_used_again_from_the_next_part_turn_on(at: At) -> None:
    """R6.6, A24: E25: a misfit, the double back, and in the bonus part-turn placed again for 1 gold."""
    fields: dict[str, Any] = {"board": FAR, "figures": [{4: "J5", 1: "H5"}], "jeeps": ["F5"], "next": ["c4-1", "c1-1"]}
    table = ride(at(**fields), "F5", "draw 1", "take back 4", "buy bonus")
    assert gold(table)[0] == 4
    ride(table, "F3", "play 1 east 0", "figure 2 a")
    assert (out(table), gold(table)[0]) == ({1: "H5 a", 4: "G3 a"}, 3)


MIDDLE = {(6, 0): "..aa/2", (6, 2): "a..a/1/1"}
"""E20: two regions that a tile on (6,1) completes."""


def test_a23_r6_6_out_of_the_region_being_completed(at: At) -> None:
    """A23: taking back comes before the dig: the figure counts no more, the others share."""
    fields: dict[str, Any] = {"board": MIDDLE, "figures": [{1: "G3"}, {4: "G1"}], "jeeps": ["F2"], "shows": ["c2o-1"]}
    table = ride(at(**fields), "F2", "play 1 east 0", "no figure")
    assert legal(table) == ["leave figures", "take back 1"]
    assert tokens(say(table, "take back 1")) == [0, 4, 0, 0]
    assert gold(table) == [5, 6, 5, 5]
    assert story(table)[:3] == ["laid", "figure_taken", "dug"]
    table = ride(at(**fields), "F2", "play 1 east 0", "no figure", "leave figures")
    assert (tokens(table), gold(table), out(table)) == ([2, 4, 0, 0], [6, 6, 5, 5], {})


def test_a23_out_of_any_other_region(at: At) -> None:
    """A23: the own figure in the region stays and is paid."""
    table = ride(
        at(board=FAR | MIDDLE, figures=[{1: "G3", 2: "J5"}], jeeps=["F2"], shows=["c2o-1"]),
        "F2", "play 1 east 0", "no figure", "take back 2",
    )  # fmt: skip
    assert (tokens(table), out(table)) == ([4, 0, 0, 0], {})


def test_a23_with_digs_before_the_bonus_the_figure_is_home_already(at: At) -> None:
    """A23, R8.6: excavate_before_bonus = true: nothing is left to take back in the bonus part-turn."""
    table = say(lays(at, "c1-1", "east 3"), "figure 1 a", "buy bonus")
    assert (tokens(table)[0], out(table)) == (1, {})
    ride(force(table, "c4-1"), "F3", "draw 1")
    assert (table.phase, table.view().active) == ("ride", 1)


def test_a23_with_digs_after_the_bonus_a_complete_region_may_still_be_left(at: At) -> None:
    """A23, 5.5: excavate_before_bonus = false: the figure stands there in the bonus part-turn and may be taken back."""
    for answer, dug, got in (("take back 1", "dug_in_vain", 0), ("leave figures", "dug", 1)):
        table = lays(at, "c1-1", "east 3", options={"excavate_before_bonus": False})
        say(table, "figure 1 a", "buy bonus")
        assert (region(table, "G3").open, tokens(table)[0], out(table)) == (0, 0, {1: "G3 a"})
        ride(force(table, "c4-1"), "F3", "draw 1")
        assert legal(table) == ["leave figures", "take back 1"]
        say(table, answer)
        assert (dug in story(table), tokens(table)[0], out(table)) == (True, got, {})


def test_a24_after_every_end_without_a_figure_free_and_without_refund(at: At) -> None:
    """A24: after a trade and after a misfit; the double that cost 1 gold brings none back."""
    fields: dict[str, Any] = {"board": FAR, "figures": [{4: "J5"}], "hands": ["1a+"], "gold": [2]}
    for said in (["ride F6", "swap 1a+ 1"], ["ride F6", "pass"]):
        table = say(at(**fields), *said, "take back 4")
        assert (gold(table)[0], supply(table)) == (2, [1, 1, 1, 2, 3])
    table = say(at(**fields, next=["c4-1"]), "ride F5", "draw 1", "take back 4")
    assert (gold(table)[0], supply(table)) == (2, [1, 1, 1, 2, 3])


def test_a25_not_both_in_one_part_turn(at: At) -> None:
    """A25: who takes back has placed none, and who placed takes none back."""
    table = lays(at, board=FAR, figures=[{1: "J5"}])
    assert rule_against(table, "take back 1") == "R6.6"
    say(table, "no figure")
    assert rule_against(table, "figure 1 a") == "R6.1"
    assert say(table, "take back 1").phase == "bonus"
    assert say(lays(at, board=FAR, figures=[{1: "J5"}]), "figure 1 a").phase == "bonus"


# R6 in whole games


@pytest.mark.parametrize("seed", range(2))
@every_seat_count
def test_r6_whole_games_place_and_take_back_what_the_rules_allow(seats: int, seed: int) -> None:
    """R6.1-R6.6, A25, A36: the options of random games, found from gold, supply, tile and what was done before."""
    prices = {1: 0, 2: 1, 3: 2}
    asked = Counter[str]()
    for table in random_walk(new(seats, seed), step=seed + 37):
        if table.phase not in ("figure", "retrieve"):
            continue
        asked[table.phase] += 1
        seat = table.to_act[0]
        me = player(table, seat)
        if table.phase == "retrieve":
            told = [name for name in story(table) if name in ("turn_began", "bonus_began", "figure_placed")]
            assert told[-1] != "figure_placed"
            assert legal(table) == ["leave figures", *(f"take back {number}" for number in out(table, seat))]
            continue
        can = sorted({one.strength for one in me.figures if not one.cell and prices[one.strength] <= (me.gold or 0)})
        parts = board(table)[me.jeep].regions
        assert parts
        assert legal(table) == ["no figure", *(f"figure {strength} {part}" for strength in can for part in parts)]
        standing = [one.cell for other in table.view().players for one in other.figures if one.cell]
        assert len(set(standing)) == len(standing)
        assert me.jeep not in standing
    assert min(asked["figure"], asked["retrieve"]) > 5
