"""R11, R12: how the game ends, and what counts then."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.jade_goddess.dig_positions import CLOSED_CROSS, FULL, dug
from tests.jade_goddess.rule_positions import (
    CENTRE,
    WAYS,
    At,
    data,
    display,
    edition_of,
    facts,
    gold,
    heights,
    legal,
    out,
    player,
    ride,
    say,
    tables,
    tokens,
    told,
    truth,
)  # fmt: skip


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Winners, ranks and points."""
    assert table.result is not None
    return table.result.winners, table.result.ranks, table.result.points


def stay(table: Table, turns: int = 1) -> Table:
    """So many turns in which everybody stands still on the centre and declines everything."""
    for _ in range(turns):
        if table.over:
            break
        seat, number = table.view().active, table.round
        while not table.over and (table.view().active, table.round) == (seat, number):
            said = {"ride": f"ride {CENTRE}", "trade": "pass", "retrieve": "leave figures", "bonus": "skip bonus"}
            table.play(said[table.phase])
    return table


# R11


def test_r11_1_two_conditions(at: At) -> None:
    """R11.1: tiles or artefacts, each alone; with both left the game goes on."""
    by_tiles = stay(at(2, final=1), 1)
    assert (by_tiles.view().ending, by_tiles.view().pile) == ("tiles", 67)
    by_artefacts = dug(at, (1, 0), 2, pile={"2a-": 2})
    assert (by_artefacts.view().ending, sum(heights(by_artefacts)) > 0) == ("artefacts", True)
    assert not dug(at, (1, 0), 2, pile={"2a-": 3}).over


def last_tile(at: At, seats: int, active: int, **fields: Any) -> Table:
    """The last tile of all stacks is drawn as a misfit."""
    jeeps = [CENTRE] * seats
    jeeps[active] = "F5"
    table = at(seats, active=active, jeeps=jeeps, left={"c4-1": 1}, **fields)
    return ride(table, "F5")


@pytest.mark.parametrize(("seats", "active"), [(2, 0), (2, 1), (3, 2), (4, 2)])
def test_r11_2_e31_everybody_has_one_more_turn(at: At, seats: int, active: int) -> None:
    """R11.2, E31: the turn is finished, then one turn each, who drew the last tile comes last."""
    table = last_tile(at, seats, active)
    assert (len(told(table, "last_tile")), table.phase, table.view().active) == (1, "bonus", active)
    say(table, "skip bonus")
    order = []
    while not table.over:
        order.append(table.view().active)
        stay(table)
    assert order == [(active + 1 + turn) % seats for turn in range(seats)]
    assert table.view().ending == "tiles"


def test_r11_2_the_last_tile_is_laid_first(at: At) -> None:
    """R11.2: the current turn goes on normally: laying, figure, dig, bonus."""
    table = at(2, jeeps=["F1"], left={"c2a-1": 1})
    ride(table, "F1")
    say(table, "place east 3", "figure 1 a")
    assert (tokens(table)[0], table.phase) == (1, "bonus")
    assert (table.view().final, len(told(table, "last_tile"))) == (3, 1)


def test_r11_2_only_the_last_of_all_stacks(at: At) -> None:
    """R11.2: an empty stack alone ends nothing."""
    table = at(2, jeeps=["F5"], left={"c4-1": 2}, stacks=[0, 1, 1, 0, 0, 0])
    ride(table, "F5", "draw 2")
    assert (heights(table), table.view().final, told(table, "last_tile")) == ([0, 0, 1, 0, 0, 0], 0, [])


def test_r11_2_in_the_bonus_part_turn(at: At) -> None:
    """R11.2: the countdown begins after the turn, also if the bonus part-turn drew the last tile."""
    table = at(2, left={"c4-1": 1})
    ride(table, CENTRE, "buy bonus")
    ride(table, "F5")
    assert (table.view().active, table.view().final) == (1, 2)
    stay(table, 2)
    assert table.over


@pytest.mark.parametrize(("bonus", "asked"), [(True, [True, True, True]), (False, [True, False, False])])
def test_a15_final_round_bonus(at: At, bonus: bool, asked: list[bool]) -> None:
    """A15, R11.2, 5.5: the turn of the last tile keeps its bonus; in the final round it is an option."""
    table = last_tile(at, 2, 0, options={"final_round_bonus": bonus})
    found = [table.phase == "bonus"]
    say(table, "skip bonus")
    for _ in range(2):
        seat = table.view().active
        ride(table, CENTRE)
        found.append(not table.over and table.view().active == seat and table.phase == "bonus")
        if found[-1]:
            say(table, "skip bonus")
    assert found == asked
    assert table.over


def test_a15_a_bonus_in_the_final_round_counts_as_the_turn(at: At) -> None:
    """A15, R11.2: regular and bonus part-turn together are the one more turn."""
    table = say(last_tile(at, 2, 0), "skip bonus")
    ride(table, CENTRE, "buy bonus")
    assert table.view().active == 1
    ride(table, CENTRE)
    assert (table.view().active, table.view().final) == (0, 1)


def test_r11_3_e23_exactly_used_up(at: At) -> None:
    """R11.3, E23: at once, though there is gold for the bonus; nobody else plays."""
    table = dug(at, (3, 0), 3, pile={"2a-": 3})
    assert (tokens(table), table.view().pile, table.view().ending) == ([3, 0], 0, "artefacts")
    with pytest.raises(IllegalMove, match="over"):
        table.play("buy bonus", 0)


def test_r11_3_all_digs_of_the_part_turn_first(at: At) -> None:
    """R11.3, R8.9: the second region still pays its gold and sends the figures home."""
    table = at(
        board={"G1": "..aa/2", "G3": "a..a/1/1"}, figures=[{1: "G3"}, {4: "G1"}], jeeps=["F2"], shows=["c2s-1"],
        pile={"2a-": 1},
    )  # fmt: skip
    ride(table, "F2", "play 1 east 0", "no figure", "leave figures")
    assert (table.view().ending, gold(table)[0], out(table)) == ("artefacts", 7, {})


def test_r11_3_only_after_a_dig_with_a_figure(at: At) -> None:
    """R11.3: a region with nobody in it does not end the game, even if the pile is empty."""
    table = at(2, jeeps=["F1"], shows=["c2a-1"], hands=["", "1b+"], pile={})
    ride(table, "F1", "play 1 east 3", "no figure")
    assert (table.over, table.view().pile) == (False, 0)
    with_figure = at(2, jeeps=["F1"], shows=["c2a-1"], hands=["", "1b+"], pile={})
    ride(with_figure, "F1", "play 1 east 3", "figure 1 a")
    assert with_figure.view().ending == "artefacts"


def test_r11_3_a16_cuts_the_final_round_short(at: At) -> None:
    """R11.3, A16: also in the final round."""
    table = dug(at, (1, 0, 0), 2, pile={"2a-": 2}, final=3, left={}, stacks=[0] * 6)
    assert (table.view().ending, table.view().active) == ("artefacts", 0)


def test_a14_no_bonus_after_the_artefacts(at: At) -> None:
    """A14, R10.4: gold does not help."""
    table = dug(at, (1, 1), 1, 1, pile={"2a-": 2})
    assert (table.over, gold(table)) == (True, [6, 6])


def test_a42_a_trade_that_empties_the_pile(at: At) -> None:
    """A42, R11.3: goes on; the next dig with a figure ends the game, even without a head."""
    table = at(2, hands=["1b+ 1c+"], pile={"2a-": 2}, options={"trade_return": "free"}, jeeps=[CENTRE, "F1"],
               shows=["", "c2a-2"])  # fmt: skip
    ride(table, CENTRE, "blind 2", "pass", "skip bonus")
    assert (table.over, table.view().pile, tokens(table)) == (False, 0, [4, 0])
    ride(table, "F1", "play 1 east 3", "figure 1 a")
    assert (table.view().ending, tokens(table)) == ("artefacts", [4, 0])


def test_r11_4_figures_and_tiles_bring_nothing(at: At) -> None:
    """R11.4: an open region is not dug at the end, and displays do not count."""
    table = at(2, final=1, board={"G1": ".aaa/1"}, figures=[{5: "G1"}], shows=["c4-2 c4-3", "c4-4"],
               hands=["", "1a+"])  # fmt: skip
    stay(table)
    assert outcome(table) == ((1,), (2, 1), (0, 1))
    assert (out(table), display(table)) == ({5: "G1 a"}, ["c4-2", "c4-3"])


# R11.5


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (2, 3), (3, 2), (4, 1)])
def test_r11_5_stall_limit_rounds(at: At, seats: int, rounds: int) -> None:
    """R11.5, 5.5: so many rounds of quiet turns end the game, whoever began."""
    table = at(seats, active=1, options={"stall_limit_rounds": rounds})
    stay(table, seats * rounds - 1)
    assert (table.over, truth(table)["quiet"]) == (False, seats * rounds - 1)
    stay(table)
    assert (table.over, table.view().ending, table.view().active) == (True, "stall", 0)


def test_r11_5_zero_is_no_guard(at: At) -> None:
    """R11.5, 5.5: for simulations."""
    table = at(2, options={"stall_limit_rounds": 0}, quiet=500)
    stay(table, 5)
    assert (table.over, truth(table)["quiet"]) == (False, 505)


def test_r11_5_e38_the_usual_limit(at: At) -> None:
    """R11.5, E38: quiet turn 90 of three players ends the game; it is of the player who laid the last tile."""
    table = at(3, active=2, quiet=87)
    stay(table, 2)
    assert (table.over, table.view().active) == (False, 1)
    stay(table)
    assert (table.view().ending, table.view().active) == ("stall", 1)


def test_r11_5_e38_a_busy_bonus_part_turn(at: At) -> None:
    """R11.5, E38: a misfit drawn in the bonus part-turn sets the counter to 0."""
    table = at(3, quiet=49, next=["c4-1"])
    ride(table, CENTRE, "buy bonus")
    ride(table, "F5", "draw 1")
    assert (table.view().active, truth(table)["quiet"]) == (1, 0)


@pytest.mark.parametrize(
    ("fields", "said", "quiet"),
    [
        ({"hands": ["1b+"], "row": "1a+ 1c+ 1d+ 2a+ 2b+"}, ["ride F6", "swap 1b+ 1"], 8),
        ({"hands": ["1b+"], "next": ["3a-"]}, ["ride F6", "blind 1", "return 1b+"], 8),
        ({"board": {"G3": "..aa"}, "figures": [{1: "G3"}]}, ["ride F6", "take back 1"], 8),
        ({"jeeps": ["F5"], "shows": ["j0"]}, ["ride F5", "play 1 east 0", "stop"], 0),
        ({"jeeps": ["F5"], "next": ["c4-1"]}, ["ride F5", "draw 1"], 0),
    ],
)
def test_r11_5_what_is_quiet(at: At, fields: dict[str, Any], said: list[str], quiet: int) -> None:
    """R11.5: trades and taking back are, drawing and laying are not."""
    table = say(at(2, quiet=7, **fields), *said, "skip bonus")
    assert (table.view().active, truth(table)["quiet"]) == (1, quiet)


def test_r11_5_e38_a_stuck_exchange_is_quiet(at: At) -> None:
    """R11.5, R7.4, E38."""
    table = at(2, quiet=3, board=CLOSED_CROSS, shows=[FULL], next=["c4s-1"])
    say(table, "exchange 1 1", f"ride {CENTRE}", "skip bonus")
    assert truth(table)["quiet"] == 4


# R12


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("", 0),
        ("1a+", 1),
        ("1a+ 1a+ 1a-", 3),
        ("1a+ 1b+ 1c+ 1d+", 4 + 5),
        ("1a+ 1b+ 1c+ 1d-", 4 + 3),
        ("1a- 1b- 1c- 1d-", 4 + 3),
        ("1a+ 1b+ 2c+ 2d+", 4),
        ("1a+ 1b- 1c+ 1d- 2a- 2b+ 2c- 2d+", 8 + 6),
        ("1a+ 1a+ 1b+ 1b- 1c+ 1c- 1d+ 1d- 2a- 2b- 2c- 3d+", 12 + 8),
        ("1a+ 1a- 1b+ 1b- 1c+ 1c- 1d+ 1d-", 8 + 5 + 3),
        ("3a+ 3a+ 3b+ 3b+ 3c+ 3c+ 3d+ 3d+", 8 + 10),
        ("1a+ 1a- 1b+ 1b- 1c+ 1c- 1d+ 1d- 3a- 3b+ 3c+ 3d+", 12 + 5 + 3 + 3),
    ],
)
def test_r12_1_r12_2_r12_3_points(at: At, held: str, points: int) -> None:
    """R12.1-R12.3, E33, E34: a point for each token, 3 or 5 more for each statue of one object."""
    assert player(at(2, hands=[held])).points == points


def test_r12_2_statues_of_a_player(at: At) -> None:
    """R12.2: complete ones by object, and how many of them are of good parts alone."""
    found = player(at(2, hands=["1a+ 1b+ 1c+ 1d+ 1a- 1b- 1c- 1d- 2a+ 2b+ 2c+ 2d-"])).statues
    assert found is not None
    assert [(one.object, one.complete, one.pure) for one in found] == [(1, 2, 1), (2, 1, 0), (3, 0, 0)]


def test_r12_3_the_best_assembly(at: At) -> None:
    """R12.3: a good part is not wasted on a mixed statue: S = 2, Q = 1."""
    assert player(at(2, hands=["2a+ 2a+ 2b+ 2b+ 2c+ 2c+ 2d+ 2d-"])).points == 8 + 5 + 3


def test_r12_3_everything_in_one_hand() -> None:
    """R12.3, section 7: 72 tokens in one hand would be 144 points; without the row it is what is left of them."""
    content = data()
    content["setup"]["face_up_artifacts"] = 0
    every = " ".join(f"{o}{p}{c} " * 3 for o in "123" for p in "abcd" for c in "+-")
    assert player(tables("interpreted")(2, hands=[every], edition=edition_of(content))).points == 144


@pytest.mark.parametrize(
    ("same", "held", "points"),
    [
        (True, "1a+ 1b+ 2c+ 2d+", 4),
        (False, "1a+ 1b+ 2c+ 2d+", 9),
        (True, "1a+ 2b- 3c+ 2d+", 4),
        (False, "1a+ 2b- 3c+ 2d+", 7),
        (False, "1a+ 1b+ 1c+ 1d+ 2a- 2b- 2c- 3d-", 8 + 5 + 3),
    ],
)
def test_a38_statue_same_object(at: At, same: bool, held: str, points: int) -> None:
    """A38, R12.2, 5.5: with `false` the objects are counted as one."""
    assert player(at(2, hands=[held], options={"statue_same_object": same})).points == points


def test_r12_4_gold_gives_no_points(at: At) -> None:
    """R12.4: neither do figures and tiles."""
    table = stay(at(2, final=1, gold=[50, 0], hands=["1a+", "1b+ 1c+"], shows=["c4-2 c4-3"]))
    assert outcome(table) == ((1,), (2, 1), (1, 2))


@pytest.mark.parametrize(
    ("hands", "coins", "winners", "ranks", "points"),
    [
        # E35: more tokens win, whatever the gold
        (["1a+ 1b+ 1c+ 1d+ 2a+ 2b+", "3a+ 3b+ 3c+ 3d- 2c+ 2c- 2d+ 2d+"], [9, 0], (1,), (2, 1), (11, 11)),
        # Equal tokens: gold
        (["1a+", "1b+"], [3, 4], (1,), (2, 1), (1, 1)),
        (["1a+", "1b+"], [4, 3], (0,), (1, 2), (1, 1)),
        # All equal: shared
        (["1a+", "1b+"], [4, 4], (0, 1), (1, 1), (1, 1)),
        (["1a+", "1b+", "1c+ 1d+", ""], [4, 4, 0, 5], (2,), (2, 2, 1, 4), (1, 1, 2, 0)),
        (["", "", "", ""], [5, 5, 5, 5], (0, 1, 2, 3), (1, 1, 1, 1), (0, 0, 0, 0)),
        (["", "", "1a+"], [5, 6, 0], (2,), (3, 2, 1), (0, 0, 1)),
    ],
)
def test_r12_5_e35_ties(
    at: At,
    hands: list[str],
    coins: list[int],
    winners: tuple[int, ...],
    ranks: tuple[int, ...],
    points: tuple[int, ...],
) -> None:
    """R12.5, E35: points, then tokens, then gold; equal players share the rank and the victory."""
    table = at(len(hands), hands=hands, gold=coins, final=1, row="3a- 3b- 3c- 3d- 2d-")
    stay(table)
    assert outcome(table) == (winners, ranks, points)


def test_r12_values_of_another_edition(at: At) -> None:
    """R12.1, R12.2, 5.5: points are numbers of the box."""
    content = data()
    content["scoring"] = {"per_artifact": 2, "statue_mixed": 7, "statue_all_good": 20}
    edition = edition_of(content)
    assert player(at(2, hands=["1a+ 1b+ 1c+ 1d+ 2a- 2b+ 2c+ 2d+"], edition=edition)).points == 16 + 20 + 7


def test_r11_hands_are_open_at_the_end(at: At) -> None:
    """R11, 6b: everybody sees everything when the game is over."""
    table = at(2, final=1, hands=["1a+", "1b+"], options={"gold_visible": False})
    assert (table.view(0).players[1].hand, table.view(0).players[1].gold) == (None, None)
    stay(table)
    assert table.view(0).players[1].hand == {"1b+": 1}
    assert table.view().players[0].points == 1


def test_r11_ended_is_told(at: At) -> None:
    """R11.1: how it ended."""
    assert facts(stay(at(2, final=1)), "ended") == [{"ending": "tiles"}]
    assert facts(dug(at, (1, 0), 2, pile={"2a-": 1}), "ended") == [{"ending": "artefacts"}]
    assert facts(stay(at(2, quiet=59)), "ended") == [{"ending": "stall"}]


def test_r11_2_a_jungle_tile_may_be_the_last(at: At) -> None:
    """R11.2, R5.9: the chain goes on without tiles to draw, and may be stopped."""
    table = at(4, left={"j0": 1}, jeeps=["F5"])
    ride(table, "F5", "place west 0", "stop")
    assert (table.view().final, legal(table)) == (5, ["skip bonus", "buy bonus"])
