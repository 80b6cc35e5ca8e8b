"""R7, R8: the full display and its duty, and excavations."""

from __future__ import annotations

import pytest

from cenote.kernel.game import SPECTATOR
from tests.jade_goddess.dig_positions import BROWN, CLOSED_CROSS, FULL, dug, site, two_sides
from tests.jade_goddess.rule_positions import (
    CENTRE,
    CROSS,
    WAYS,
    At,
    display,
    facts,
    force,
    gold,
    hand,
    heights,
    jeep,
    legal,
    out,
    region,
    ride,
    rides,
    say,
    story,
    supply,
    tables,
    tokens,
    told,
)  # fmt: skip

CITY = {f"F{n}" for n in (1, 2, 3, 4, 8, 9, 10, 11)} | {f"{letter}6" for letter in "ABCDHIJK"}
"""The cross fields with a city side."""


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


# R7


@pytest.mark.parametrize(("shows", "draws"), [(FULL, 0), ("c4-1 c4-2", 6), ("", 6)])
def test_r7_1_no_draw_with_three_tiles(at: At, shows: str, draws: int) -> None:
    """R7.1: drawing needs a free place in the display."""
    table = ride(at(shows=[shows], jeeps=["F4"]), "F4")
    assert len(legal(table, "draw")) == draws
    if draws == 0:
        assert {text.split()[1] for text in legal(table)} == {"1", "2", "3"}


def test_r7_1_full_by_a_misfit(at: At) -> None:
    """R7.1, R5.7: the third tile may be drawn, a fourth may not."""
    table = at(shows=["c4-1 c4-2"], jeeps=["F5"], next=["c4-3"])
    ride(table, "F5", "draw 2", "buy bonus")
    assert display(table) == ["c4-1", "c4-2", "c4-3"]
    assert rides(table) == CITY


def test_r7_2_e28_duty_with_a_full_display(at: At) -> None:
    """R7.2, E28: the ride ends where a tile of the display can be laid; the centre only for who can trade."""
    table = at(shows=[FULL])
    assert rides(table) == CITY
    assert legal(table) == legal(table, "ride")
    rich = at(shows=[FULL], hands=["1a-"])
    assert rides(rich) == CITY | {CENTRE}
    ride(rich, CENTRE)
    assert "pass" not in legal(rich)
    assert len(legal(rich, "swap")) == 5
    assert legal(rich, "blind") == ["blind 1"]


def test_r7_2_the_tile_must_be_laid(at: At) -> None:
    """R7.2: on the field reached one of the fitting tiles is laid; the others stay in the display."""
    table = ride(at(shows=["c4-1 c1-1 c3s-1"], jeeps=["F4"]), "F4")
    assert set(legal(table)) == {
        "play 1 west 0", "play 2 east 0", "play 2 east 1", "play 2 east 2", "play 2 west 1",
        "play 3 east 0", "play 3 west 0", "play 3 west 1", "play 3 west 3",
    }  # fmt: skip
    say(table, "play 2 east 1", "no figure")
    assert display(table) == ["c4-1", "c3s-1"]


@pytest.mark.parametrize("shows", ["c4-1 c4-2", "c4-1", ""])
def test_r7_2_no_duty_with_fewer_tiles(at: At, shows: str) -> None:
    """R7.2: fewer than three tiles oblige to nothing, the centre is a destination, also to pass."""
    table = at(shows=[shows], hands=["1a-"])
    assert rides(table) == CROSS
    assert "pass" in legal(ride(table, CENTRE))


def test_r7_2_the_duty_holds_in_a_bonus_part_turn(at: At) -> None:
    """R7.2, R10.2: after a regular part-turn that laid nothing."""
    table = ride(at(shows=[FULL], hands=["1a-"]), CENTRE, "swap 1a- 1", "buy bonus")
    assert rides(table) == CITY | {CENTRE}


def test_r7_2_trade_needs_own_false_lets_everybody_trade(at: At) -> None:
    """R7.2, A3: with the option gold alone is enough for a trade, so the centre is allowed."""
    options = {"trade_needs_own": False}
    table = at(shows=[FULL], options=options)
    assert rides(table) == CITY | {CENTRE}
    assert legal(ride(table, CENTRE)) == ["blind 1", "blind 2"]
    assert rides(at(shows=[FULL], options=options, gold=[0])) == CITY


def test_r7_2_a9_explore_mandatory_false_does_not_lift_the_duty(at: At) -> None:
    """R7.2, A5, A9: PASS is not offered while the duty applies."""
    options = {"explore_mandatory": False}
    assert "pass" not in legal(ride(at(shows=[FULL], jeeps=["F4"], options=options), "F4"))
    assert "pass" in legal(ride(at(shows=["c4-1"], jeeps=["F4"], options=options), "F4"))


@pytest.mark.parametrize(("duty", "where", "passes"), [("strict", CITY | {CENTRE}, False), ("free", CROSS, True)])
def test_a9_full_display_duty(at: At, duty: str, where: set[str], passes: bool) -> None:
    """A9, 5.5: `strict` demands a field to lay a tile or a trade; `free` drops that, and allows to pass."""
    table = at(shows=[FULL], hands=["1a-"], options={"full_display_duty": duty})
    assert rides(table) == where
    assert ("pass" in legal(ride(table, CENTRE))) == passes


def test_a9_free_duty_still_explores_where_it_can(at: At) -> None:
    """A9, R5.2, R7.1: on a field where a tile fits one is laid; drawing stays forbidden; elsewhere nothing happens."""
    options = {"full_display_duty": "free"}
    table = ride(at(shows=[FULL], jeeps=["F5"], options=options), "F4")
    assert {text.split()[0] for text in legal(table)} == {"play"}
    idle = ride(at(shows=[FULL], jeeps=["F5"], options=options), "F5")
    assert (idle.phase, display(idle)) == ("bonus", FULL.split())
    both = options | {"explore_mandatory": False}
    assert "pass" in legal(ride(at(shows=[FULL], jeeps=["F5"], options=both), "F4"))


def test_r7_3_e29_nothing_in_reach(at: At) -> None:
    """R7.3, R7.4, E29: any legal field, nothing is laid or drawn; no exchange, because the tiles fit elsewhere."""
    table = at(board=BROWN, shows=[FULL], jeeps=["G3"])
    assert set(legal(table)) == {"ride F3", "ride G3", "ride H3"}
    ride(table, "F3")
    assert (jeep(table), table.phase, display(table)) == ("F3", "bonus", FULL.split())
    assert not told(table, "laid", "drew_tile", since=0)


def test_r7_3_trade_as_usual(at: At) -> None:
    """R7.3, R9.1: who cannot lay anything may ride to the centre, trade there or pass."""
    table = at(board=CLOSED_CROSS, shows=[FULL], hands=["1a-"], stacks=[0] * 6, left={})
    assert CENTRE in rides(table)
    ride(table, CENTRE)
    assert {"pass", "blind 1", "swap 1a- 1"} <= set(legal(table))


def test_r7_4_e30_stuck_exchange(at: At) -> None:
    """R7.4, E30: eighteen exchanges; the tile goes under the stack, its top tile takes the place."""
    table = at(board=CLOSED_CROSS, shows=[FULL])
    assert len(rides(table)) == 37
    assert len(legal(table, "exchange")) == 18
    assert len(legal(table)) == 55
    before = heights(table)
    force(table, "j0")
    say(table, "exchange 1 3")
    assert display(table) == ["j0", "c4-2", "c4-3"]
    assert heights(table) == before
    assert [stack.bottom for stack in table.view().stacks] == [[], [], ["c4-1"], [], [], []]
    assert len(legal(table)) == 36
    assert rides(table) == (CROSS | set(CLOSED_CROSS)) - {CENTRE}
    assert facts(table, "exchanged") == [{"tile": "c4-1", "other": "j0", "stack": 3}]


def test_r7_4_a11_once_in_a_part_turn(at: At) -> None:
    """R7.4, A11: no second exchange, even if nothing fits again; in the bonus part-turn it is offered anew."""
    table = force(at(board=CLOSED_CROSS, shows=[FULL]), "c4s-1")
    say(table, "exchange 2 1")
    assert display(table) == ["c4-1", "c4s-1", "c4-3"]
    assert (len(rides(table)), len(legal(table))) == (37, 37)
    ride(table, "F1")
    assert not told(table, "laid", "drew_tile")
    say(table, "buy bonus")
    assert len(legal(table, "exchange")) == 18


def test_r7_4_only_with_three_tiles(at: At) -> None:
    """R7.4: a player with room in the display draws instead."""
    assert legal(at(board=CLOSED_CROSS, shows=["c4-1 c4-2"]), "exchange") == []
    assert legal(at(board=CLOSED_CROSS, shows=["c4-1 c4-2 j0"]), "exchange") == []


def test_a11_an_empty_stack_takes_no_tile(at: At) -> None:
    """A11: the stack must not be empty before; with none left there is no exchange at all."""
    table = at(board=CLOSED_CROSS, shows=[FULL], left={"j0": 3}, stacks=[0, 2, 0, 0, 1, 0])
    assert set(legal(table, "exchange")) == {f"exchange {slot} {stack}" for slot in (1, 2, 3) for stack in (2, 5)}
    assert legal(at(board=CLOSED_CROSS, shows=[FULL], left={}), "exchange") == []


def test_a12_an_exchange_draws_no_last_tile(at: At) -> None:
    """A12, R11.2: with one tile in all stacks; what was slid under is drawn as the last one."""
    table = at(2, board=CLOSED_CROSS, shows=[FULL], left={"j0": 1})
    say(table, "exchange 3 1")
    assert (display(table), heights(table)) == (["c4-1", "c4-2", "j0"], [1, 0, 0, 0, 0, 0])
    assert (table.view().final, told(table, "last_tile")) == (0, [])
    ride(table, "F4", "stop", "buy bonus")
    ride(table, "F5")
    assert facts(table, "drew_tile") == [{"tile": "c4-3", "stack": 1}]
    assert len(told(table, "last_tile")) == 1


def test_r7_4_known_tiles_come_in_their_order(at: At) -> None:
    """R7.4, 6b: a stack whose tiles all went under it gives them back, the first one first."""
    table = at(2, board=CLOSED_CROSS, shows=[FULL, "c4h-1 c4h-2 c4-4"], left={"c4s-1": 1})
    say(table, "exchange 1 1")
    ride(table, "F1", "skip bonus")
    assert table.view().stacks[0].bottom == ["c4-1"]
    say(table, "exchange 2 1")
    assert display(table, 1) == ["c4h-1", "c4-1", "c4-4"]
    assert table.view().stacks[0].bottom == ["c4h-2"]


@pytest.mark.parametrize(("scope", "count"), [("board", 0), ("reachable", 18)])
def test_a10_stuck_scope(at: At, scope: str, count: int) -> None:
    """A10, 5.5: `board` looks at every explored cell, `reachable` at those where a ride can end (E29)."""
    table = at(board=BROWN, shows=[FULL], jeeps=["G3"], options={"stuck_scope": scope})
    assert len(legal(table, "exchange")) == count
    near = at(board=BROWN, shows=[FULL], jeeps=["F6"], options={"stuck_scope": scope})
    assert legal(near, "exchange") == []


def test_r7_5_a_chain_knows_no_full_display(at: At) -> None:
    """R7.5: a jungle tile out of a full display leaves two; the next ride is free, and drawing is allowed."""
    table = ride(at(shows=["c4-1 c4-2 j0"], jeeps=["F5"]), "F5")
    say(table, "play 3 east 0")
    assert rides(table) == CROSS | {"G5"}
    assert "stop" in legal(table)
    ride(table, "F5")
    assert len(legal(table, "draw")) == 6


# R8


def test_r8_1_at_the_end_of_the_part_turn(at: At) -> None:
    """R8.1: after the figure, before the bonus is asked."""
    table = dug(at, (1, 0), 1)
    assert story(table, since=0) == ["laid", "figure_placed", "dug", "tokens_drawn", "figures_home"]
    assert table.phase == "bonus"


def test_r8_1_after_a_figure_was_taken_back(at: At) -> None:
    """R8.1, R6.6: taking back comes first."""
    table, _ = site(at, (2, 1), 1, figures=[{1: "G8"}, {}], board={"G8": "..aa"})
    say(table, "ride J1", "play 1 east 3", "no figure", "take back 1")
    assert story(table, since=0) == ["laid", "figure_taken", "dug", "tokens_drawn", "figures_home"]
    assert tokens(table) == [0, 1]


def test_r8_1_only_what_the_tile_completed(at: At) -> None:
    """R8.1: an open region is not dug, and one that was complete before is not dug again."""
    table = at(2, board={"G3": "...a/1", "G1": "..aa/1"}, jeeps=["F2"], shows=["c1-1 c1-1"], figures=[{1: "G1"}])
    ride(table, "F2", "play 1 west 1", "figure 1 a")
    assert [event["cell"] for event in facts(table, "dug")] == ["E2"]
    assert out(table) == {1: "G1 a"}
    assert region(table, "G1").open == 1
    assert region(table, "G3").open == 0


def test_r8_1_a_jungle_tile_completes_nothing(at: At) -> None:
    """R8.1: it fits at no city side, so no city side is closed by it."""
    table = ride(at(2, board={"G1": "..aa/1"}, figures=[{1: "G1"}], jeeps=["F2"], shows=["j0"]), "F2")
    assert legal(table, "play") == []
    near = ride(at(2, board={"G1": "..aa/1"}, figures=[{1: "G1"}], jeeps=["F1"], shows=["j0"]), "F1", "play 1 west 0")
    assert (near.phase, told(near, "dug", "dug_in_vain")) == ("ride", [])


def test_r8_2_heads_coins_and_strengths(at: At) -> None:
    """R8.2: sums over all parts of the region; each player's figures together."""
    table, said = site(at, (4, 5, 1), 6, 3)
    assert region(table, "G1").strengths == [1, 5, 1]
    say(table, *said)
    assert facts(table, "dug") == [{"cell": "K1", "heads": 6, "coins": 3}]
    assert tokens(table) == [3, 6, 2]


def test_r8_2_the_other_part_of_a_tile_does_not_count(at: At) -> None:
    """R8.2, R6.3, E13: neither its symbols nor a figure on it."""
    table = at(2, jeeps=["F1"], shows=["c2d-1"])
    ride(table, "F1")
    say(table, "play 1 east 3", "figure 1 a")
    assert [(e["heads"], e["coins"]) for e in facts(table, "dug")] == [(0, 1)]
    assert [event["cell"] for event in facts(table, "dug_in_vain")] == ["G1"]
    assert (tokens(table), gold(table)) == ([0, 0], [6, 5])


PAYOUTS = [
    (0, (0, 0, 0, 0)), (1, (1, 0, 0, 0)), (2, (2, 1, 1, 1)), (3, (3, 2, 1, 1)), (4, (4, 2, 1, 1)), (5, (5, 3, 2, 1)),
    (6, (6, 3, 2, 1)), (7, (7, 4, 2, 1)), (8, (8, 4, 2, 1)), (9, (9, 5, 3, 2)), (10, (10, 5, 3, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("heads", "shares"), PAYOUTS)
def test_r8_3_a17_shares_of_four_ranks(at: At, heads: int, shares: tuple[int, ...]) -> None:
    """R8.3, A17: each rank half of the one before, rounded up; one head is for the first rank alone."""
    assert tuple(tokens(dug(at, (4, 3, 2, 1), heads))) == shares


@pytest.mark.parametrize(
    ("heads", "strengths", "shares"),
    [
        (3, (3, 3, 2, 1), [3, 3, 2, 1]),
        (1, (2, 1, 0, 0), [1, 0, 0, 0]),
        (1, (1, 1, 0, 0), [1, 1, 0, 0]),
        (4, (4, 2, 2, 1), [4, 2, 2, 1]),
        (6, (0, 3, 3, 1), [0, 6, 6, 3]),
        (7, (1, 2, 3, 5), [1, 2, 4, 7]),
        (5, (1, 1, 1, 1), [5, 5, 5, 5]),
        (5, (2, 3, 2, 2), [3, 5, 3, 3]),
    ],
)
def test_r8_3_a18_dense_ranks(at: At, heads: int, strengths: tuple[int, ...], shares: list[int]) -> None:
    """R8.3, A18, E16, E17: equal strength is one rank, the next lower strength is the next one."""
    assert tokens(dug(at, strengths, heads)) == shares


def test_r8_4_tokens_are_seen_by_their_owner(at: At) -> None:
    """R8.4: others see how many; the row is not touched."""
    table, said = site(at, (3, 1), 2, next=["3a-", "3b-", "3c-"], row="1a+ 1b+ 1c+ 1d+ 2a+")
    say(table, *said)
    assert (hand(table, 0), hand(table, 1)) == (["3a-", "3b-"], ["3c-"])
    assert [event.facts for event in told(table, "token_seen", seat=0)] == [{"token": "3a-"}, {"token": "3b-"}]
    assert [event.facts for event in told(table, "token_seen", seat=1)] == [{"token": "3c-"}]
    assert told(table, "token_seen", seat=SPECTATOR) == []
    assert [event.seat for event in told(table, "tokens_drawn")] == [0, 0, 1]
    assert table.view().row == ["1a+", "1b+", "1c+", "1d+", "2a+"]
    assert table.view(1).players[0].hand is None
    assert table.view().pile == 67 - 3


ORDER = ["2a-", "2b-", "2c-", "2d-", "3a-", "3b-", "3c-"]


@pytest.mark.parametrize(
    ("active", "hands"),
    [
        (0, [["2a-", "2c-"], ["2b-", "2d-"], ["3a-"]]),
        (1, [["2b-", "2d-"], ["2a-", "2c-"], ["3a-"]]),
    ],
)
def test_r8_4_one_by_one_from_the_active_player(at: At, active: int, hands: list[list[str]]) -> None:
    """R8.4, R8.8: rank after rank, inside a rank one token at a time in turn order."""
    table = dug(at, (3, 3, 1), 2, active=active, next=ORDER)
    assert [hand(table, seat) for seat in range(3)] == hands


def test_a20_artefacts_are_taken_without_asking(at: At) -> None:
    """A20, R8.4: nobody is asked, neither the active player nor the others."""
    table, said = site(at, (1, 2, 3), 3, active=1)
    say(table, *said)
    assert (table.phase, table.to_act) == ("bonus", (1,))
    assert tokens(table) == [1, 2, 3]


def test_r8_5_gold_for_everybody_present(at: At) -> None:
    """R8.5, E16: whatever the rank."""
    table = dug(at, (3, 3, 2, 1), 3, 3)
    assert gold(table) == [5 - 2 + 3, 8, 8, 8]
    assert [(event.seat, event.facts["amount"]) for event in told(table, "gold_gained")] == [(n, 3) for n in range(4)]


@pytest.mark.parametrize(
    ("heads", "coins", "strengths", "shares", "golds"),
    [(0, 2, (1, 1, 0, 0), [0, 0, 0, 0], [7, 7, 5, 5]), (1, 1, (2, 1, 0, 0), [1, 0, 0, 0], [5, 6, 5, 5])],
)
def test_r8_5_e18_gold_without_artefacts(
    at: At, heads: int, coins: int, strengths: tuple[int, ...], shares: list[int], golds: list[int]
) -> None:
    """R8.5, R8.3, E18: also who gets no artefact, and where there are no heads; P0 paid one for the double."""
    table = dug(at, strengths, heads, coins)
    assert (tokens(table), gold(table)) == (shares, golds)


def test_r8_6_figures_return(at: At) -> None:
    """R8.6: of all players, out of this region only."""
    table = dug(at, (4, 3), 2, board={"G8": "..aa"}, figures=[{}, {1: "G8"}])
    assert (out(table, 0), out(table, 1)) == ({}, {1: "G8 a"})
    assert (supply(table, 0), supply(table, 1)) == ([1, 1, 1, 2, 3], [1, 1, 2, 3])
    assert {event.seat: event.facts["count"] for event in told(table, "figures_home")} == {0: 2, 1: 1}


def test_r8_7_a22_nobody_there(at: At) -> None:
    """R8.7, A22, E19: nothing for anybody; the figure elsewhere may be taken back before."""
    table, _ = site(at, (0, 0), 2, 1, board={"G8": "..aa"}, figures=[{1: "G8"}, {}])
    say(table, "ride J1", "play 1 east 3", "no figure")
    assert table.phase == "retrieve"
    say(table, "leave figures")
    assert (tokens(table), gold(table), out(table)) == ([0, 0], [5, 5], {1: "G8 a"})
    assert facts(table, "dug_in_vain") == [{"cell": "K1"}]
    assert told(table, "dug") == []
    assert (region(table, "K1").heads, region(table, "K1").open) == (2, 0)


def test_r8_8_a19_e22_shortage(at: At) -> None:
    """R8.8, A19, E22: the first rank shares what is there, the next gets gold alone; the game ends."""
    table = dug(at, (3, 3, 2, 0), 3, 1, pile={"2a-": 4})
    assert tokens(table) == [2, 2, 0, 0]
    assert gold(table) == [5 - 2 + 1, 6, 6, 5]
    assert all(out(table, seat) == {} for seat in range(4))
    assert (table.over, table.view().ending) == (True, "artefacts")


@pytest.mark.parametrize(
    ("split", "active", "shares"),
    [
        ("round_robin", 0, [2, 2, 1]),
        ("round_robin", 1, [1, 2, 2]),
        ("round_robin", 2, [2, 1, 2]),
        ("active_first", 0, [4, 1, 0]),
        ("active_first", 1, [0, 4, 1]),
        ("active_first", 2, [1, 0, 4]),
    ],
)
def test_a19_shortage_split(at: At, split: str, active: int, shares: list[int]) -> None:
    """A19, R8.8, 5.5: inside a rank one by one, or one player after the other, from the active player on."""
    table = dug(at, (1, 1, 1), 4, active=active, pile={"2a-": 5}, options={"shortage_split": split})
    assert tokens(table) == shares


@pytest.mark.parametrize("split", ["round_robin", "active_first"])
def test_a19_rank_before_rank(at: At, split: str) -> None:
    """A19, R8.8: the first rank completely, even if the active player is of the second; with enough tokens all are."""
    options = {"shortage_split": split}
    assert tokens(dug(at, (1, 2, 0), 4, pile={"2a-": 5}, options=options)) == [1, 4, 0]
    assert tokens(dug(at, (2, 2, 1), 3, options=options)) == [3, 3, 2]


@pytest.mark.parametrize(
    ("split", "hands"),
    [("round_robin", [["2a-", "2c-"], ["2b-", "2d-"]]), ("active_first", [["2a-", "2b-"], ["2c-", "2d-"]])],
)
def test_a19_order_of_the_draws(at: At, split: str, hands: list[list[str]]) -> None:
    """A19, R8.4: the same order when the pile is large enough."""
    table = dug(at, (1, 1), 2, next=ORDER, options={"shortage_split": split})
    assert [hand(table, 0), hand(table, 1)] == hands


def test_r8_9_e20_two_regions_at_once(at: At) -> None:
    """R8.9, E20: each is carried out completely, the northern one first."""
    table = say(two_sides(at), "play 1 east 0", "figure 3 a")
    assert (tokens(table), gold(table)[:2]) == ([4, 2, 0, 0], [5, 5])
    assert [out(table, seat) for seat in range(2)] == [{}, {}]
    assert [(e["heads"], e["coins"]) for e in facts(table, "dug")] == [(3, 0), (1, 2)]
    order = [name for name in story(table, since=0) if name in ("dug", "figures_home", "gold_gained")]
    assert order == ["dug", "figures_home", "figures_home", "dug", "gold_gained", "figures_home"]


def test_r8_9_e20b_joined_they_are_one(at: At) -> None:
    """R8.9, R1.6: one region instead of two."""
    table = say(two_sides(at, "c2o-1"), "play 1 east 0", "no figure", "leave figures")
    assert facts(table, "dug") == [{"cell": "G2", "heads": 4, "coins": 1}]
    assert (tokens(table), gold(table)[:2]) == ([2, 4, 0, 0], [6, 6])


def test_r8_9_e21_two_parts_of_one_region(at: At) -> None:
    """R8.9, E21: separated parts of the tile that meet elsewhere are dug once."""
    ring = {"G1": ".aaa/1", "H1": "..aa/0", "H2": "a.a./1", "H3": "a..a/0", "G3": "aa.a/0"}
    table = at(board=ring, figures=[{}, {4: "H2"}], jeeps=["F2"], shows=["c2s-1"])
    ride(table, "F2", "play 1 east 0", "figure 1 a")
    assert facts(table, "dug") == [{"cell": "G2", "heads": 3, "coins": 1}]
    assert (tokens(table), gold(table)[:2]) == ([2, 3, 0, 0], [6, 6])
    assert told(table, "dug_in_vain") == []


def test_a21_north_before_south(at: At) -> None:
    """A21, R8.9: with two tokens left the northern region takes both; the southern one still pays gold."""
    table = say(two_sides(at, pile={"2a-": 2}), "play 1 east 0", "no figure", "leave figures")
    assert (tokens(table), gold(table)[:2]) == ([0, 2, 0, 0], [7, 5])
    assert table.view().ending == "artefacts"


def test_a21_east_before_west(at: At) -> None:
    """A21, R8.9: the order of the first sides as the tile lies, whatever its letters."""
    board = {"G1": "c2o-1/1", "I1": "a..a/1"}
    table = at(3, board=board, figures=[{}, {1: "G1"}, {1: "I1"}], jeeps=["I1"], shows=["c2s-3"], pile={"2a-": 2})
    say(table, "play 1 west 3", "no figure")
    assert tokens(table) == [0, 1, 1]
    other = at(3, board=board, figures=[{}, {1: "G1"}, {1: "I1"}], jeeps=["I1"], shows=["c2s-3"], pile={"2a-": 2})
    say(other, "play 1 west 1", "no figure")
    assert tokens(other) == [0, 0, 2]


@pytest.mark.parametrize(("supply", "golds"), [("unlimited", [20, 22, 21, 2]), ("limited", [20, 22, 20, 0])])
def test_r8_10_a29_gold_supply(at: At, supply: str, golds: list[int]) -> None:
    """R8.10, A29, 5.5: of 62 gold the bank has three left, and two more when the triple is paid: two for the active
    player, two for the next, the last for the third, in turn order."""
    table, said = site(at, (3, 2, 1, 1), 0, 2, gold=[20, 20, 19, 0], options={"gold_supply": supply})
    assert table.view().bank == (3 if supply == "limited" else None)
    say(table, *said)
    assert gold(table) == golds


def test_r8_10_a_bank_that_is_short_pays_from_the_active_player_on(at: At) -> None:
    """R8.10: three coins left: two for the active player, one for the next, nothing for the others."""
    table = dug(at, (1, 1, 1, 1), 0, 2, active=2, gold=[20, 20, 10, 9], options={"gold_supply": "limited"})
    assert gold(table) == [20, 20, 12, 10]
    assert table.view().bank == 0
