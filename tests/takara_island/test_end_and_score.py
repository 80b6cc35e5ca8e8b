"""R12, R14, R15: the end of the game, scoring and ranking, the bank; and the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove, OptionError
from cenote.kernel.table import Table
from tests.takara_island.rule_positions import (
    SEAT_COUNTS,
    WAYS,
    At,
    box,
    facts,
    karas,
    known,
    legal,
    new,
    player,
    random_walk,
    rest_of_turn,
    say,
    site_tiles,
    stack,
    story,
    tables,
    takara,
    team,
    told,
    truth,
    with_constants,
)  # fmt: skip


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Winners, ranks and points."""
    assert table.result is not None
    return table.result.winners, table.result.ranks, table.result.points


THREE_EMPTY = {"B": "", "C": "", "D": ""}
FOUR_EMPTY = THREE_EMPTY | {"E": ""}
STONE_OF_OTHER: dict[str, Any] = {"owned": {"stone_1": [0, 1]}, "stone_site": "B"}


# R12


def test_r12_1_a30_checked_in_mid_turn(at: At) -> None:
    """R12.1, R12.5, A30, A32: with adventurers and money left, nothing more is done."""
    table = at(karas=[20], hospital=[1], sites={"A": "STONE_2"} | FOUR_EMPTY, **STONE_OF_OTHER)
    say(table, "dig A")
    assert (table.over, table.phase, table.to_act) == (True, "end", ())
    assert (team(table), karas(table)[0]) == ((0, 1, 0), 20)
    assert table.view().ending == "stones"
    assert story(table)[-1] == "ended"


@pytest.mark.parametrize(
    ("site", "sites", "fields", "ending"),
    [
        ("D_XP4", THREE_EMPTY, {}, "no_stone"),
        ("D_XP4", {"B": "", "C": ""}, {}, None),
        ("D_XP4 D_K6", THREE_EMPTY, {}, None),
        ("STONE_1", THREE_EMPTY, {}, None),
        ("STONE_1", FOUR_EMPTY | {"E": "STONE_2"}, {}, None),
        ("D_XP4", THREE_EMPTY, STONE_OF_OTHER, None),
        ("D_K6", FOUR_EMPTY, STONE_OF_OTHER, "one_stone"),
        ("D_K6 D_K6", FOUR_EMPTY, STONE_OF_OTHER, None),
        ("STONE_2", FOUR_EMPTY, STONE_OF_OTHER, "stones"),
    ],
)
def test_r12_1_the_order_of_the_checks(
    at: At, site: str, sites: dict[str, str], fields: dict[str, Any], ending: str | None
) -> None:
    """R12.1, A31: two stones, then five empty with one, then four empty with none; the tile counts first."""
    table = at(sites={"A": site} | sites, **fields)
    say(table, "dig A")
    assert (table.over, table.view().ending) == (ending is not None, ending)


def test_r12_1_a31_a_chest_is_resolved_before_the_check(at: At) -> None:
    """R12.1, A31: Mimic, further chest and Map choice first."""
    draws = ["mimic", "sword", "sword", "map"]
    table = at(sites={"A": "D_CHEST"} | FOUR_EMPTY, next=draws, **STONE_OF_OTHER)
    say(table, "dig A")
    assert (table.over, table.phase) == (False, "map")
    say(table, "map xp")
    assert table.view().ending == "one_stone"
    assert player(table).score.chests == 4


def test_r12_1_a_failed_mimic_injures_and_then_the_game_ends(at: At) -> None:
    """R12.1, R13.6: the whole effect of the tile."""
    table = at(sites={"A": "D_CHEST"} | FOUR_EMPTY, next=["mimic", "hospital"], **STONE_OF_OTHER)
    say(table, "dig A")
    assert (table.over, team(table)[1]) == (True, 1)


@pytest.mark.parametrize("said", ["miner A", "copy miner A"])
def test_r12_1_the_miner_empties_the_last_site(at: At, said: str) -> None:
    """R12.1, R9.6: the check is made after each of his tiles; a Map in between waits for its choice."""
    held: dict[str, Any] = {"holder": {"miner": 1}, "asleep": {"miner": 1}} if said.startswith("copy") else {}
    table = at(karas=[7], sites={"A": "D_K6 D_CHEST"} | FOUR_EMPTY, next=["map"], **STONE_OF_OTHER, **held)
    say(table, said)
    assert (table.phase, stack(table, "A")) == ("map", [])
    say(table, "map karas")
    assert (table.over, table.view().ending) == (True, "one_stone")


def test_r12_1_a_fight_empties_a_site(at: At) -> None:
    """R12.1, R10.2: Karas and tile first."""
    table = at(sword=1, sites={"A": "SKE_A^/2"} | FOUR_EMPTY, next=["sword"], **STONE_OF_OTHER)
    say(table, "fight A")
    assert (table.over, karas(table)[0], player(table).score.monsters) == (True, 5, 3)


def test_r12_2_the_owner_of_both_stones_wins_at_once(at: At) -> None:
    """R12.2, R14.4: whatever the points; the others are ranked from 2 on."""
    owned = {"stone_1": [0, 0, 1, 0], "d_xp4": [1, 2, 0, 0], "i_xp2": [0, 0, 0, 1]}
    table = at(4, active=2, sites={"A": "STONE_2 ..."}, owned=owned, karas=[20, 0, 4, 30])
    say(table, "dig A")
    assert table.view().ending == "owner"
    assert outcome(table) == ((2,), (2, 2, 1, 2), (8, 8, 20, 8))


@pytest.mark.parametrize(("tie_break", "ranks"), [("shared", (3, 1, 2, 3)), ("xp_without_karas", (4, 1, 2, 3))])
def test_r12_2_r14_4_ranks_behind_an_instant_win(at: At, tie_break: str, ranks: tuple[int, ...]) -> None:
    """R12.2, R14.2, R14.4: by points, though somebody has more than the winner; ties as everywhere."""
    owned = {"stone_1": [0, 1], "d_xp4w": [0, 0, 4], "d_xp4": [0, 0, 0, 1]}
    fields: dict[str, Any] = {"chests": {"idol": [0, 0, 3], "tablet": [0, 0, 1]}, "karas": [20]}
    table = at(4, active=1, sites={"A": "STONE_2 ..."}, owned=owned, options={"tie_break": tie_break}, **fields)
    say(table, "dig A")
    assert outcome(table) == ((1,), ranks, (4, 20, 36, 4))


def test_r12_2_two_owners_are_scored(at: At) -> None:
    """R12.2: ten XP for each stone."""
    table = at(sites={"A": "STONE_2 ..."}, owned={"stone_1": [0, 1], "s_xp1": [0, 1]})
    say(table, "dig A")
    assert outcome(table) == ((1,), (2, 1), (10, 11))


def test_r12_3_five_empty_sites_and_one_stone(at: At) -> None:
    """R12.3: the stone is worth nothing, the most XP wins."""
    table = at(sites={"A": "D_K6"} | FOUR_EMPTY, **STONE_OF_OTHER)
    say(table, "dig A")
    assert outcome(table) == ((0,), (1, 2), (1, 0))
    assert player(table, 1).score.stones == 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r12_4_a45_everybody_loses(at: At, seats: int) -> None:
    """R12.4, R14.4, A45: no winner, the last rank and no points for all, no title."""
    table = at(seats, karas=[50, 3], sites={"A": "D_XP4"} | THREE_EMPTY, tokens=[2])
    say(table, "dig A")
    assert table.view().ending == "no_stone"
    assert outcome(table) == ((), (seats,) * seats, (0,) * seats)
    assert {player(table, seat).score.title for seat in range(seats)} == {None}


def test_r12_5_a32_nothing_can_be_played_afterwards(at: At) -> None:
    """R12.5, A32."""
    table = say(at(sites={"A": "D_XP4"} | THREE_EMPTY), "dig A")
    with pytest.raises(IllegalMove, match="over"):
        table.play("dive", 0)
    assert facts(table, "healed") == facts(table, "recruited") == facts(table, "sent_to_rest") == []


@pytest.mark.parametrize(
    ("owned", "ending", "points"), [({}, "limit_none", (0, 0)), ({"stone_1": [1]}, "limit_stone", (1, 0))]
)
def test_r12_6_a37_the_limit_of_turns(
    at: At, owned: Mapping[str, list[int]], ending: str, points: tuple[int, int]
) -> None:
    """R12.6, A37: after the last turn is finished; as R12.4 without a stone, as R12.3 with one."""
    table = at(round=7, karas=[3], owned=owned, options={"turn_limit": 8}, sites={"A": "S_K2 ..."})
    rest_of_turn(table)
    assert not table.over
    say(table, "dive", "dive")
    assert (table.over, table.view().ending, table.round) == (True, ending, 8)
    assert outcome(table)[2] == points
    assert outcome(table)[0] == ((0,) if owned else ())


def test_r12_6_the_last_evening_is_complete(at: At) -> None:
    """R12.6, R11.1-R11.6: recruit, hospital and specialist come before the end."""
    table = at(
        karas=[9], hospital=[1], sword=1, holder={"miner": 0}, asleep={"miner": 1}, options={"turn_limit": 1}
    )  # fmt: skip
    say(table, "dive", "hire recruit", "heal 1")
    assert table.over
    assert (team(table), player(table).specialist, table.view().sword) == ((3, 0, 0), None, False)


def test_r12_6_a37_no_limit(at: At) -> None:
    """R12.6: 400 by default, 0 is no limit."""
    assert new(2).options["turn_limit"] == 400
    assert rest_of_turn(at(round=400)).over
    assert not rest_of_turn(at(round=399)).over
    assert not rest_of_turn(at(round=5000, options={"turn_limit": 0})).over
    with pytest.raises(OptionError, match="turn_limit"):
        new(2, options={"turn_limit": -1})


def test_r12_6_without_a_limit_turns_are_counted_as_far_as_they_can(at: At) -> None:
    """R12.6: a game that goes on for ever can still be played and saved."""
    table = at(round=30_000, options={"turn_limit": 0})
    rest_of_turn(table)
    assert not table.over
    assert Table.at(table.position).view() == table.view()


def test_r12_the_numbers_of_empty_sites_are_those_of_the_box(at: At) -> None:
    """R12.3, R12.4: other editions, other ends."""
    early = with_constants(end_empty_sites_no_stone=1, end_empty_sites_one_stone=2)
    assert say(at(sites={"A": "D_XP4"}, edition=early), "dig A").view().ending == "no_stone"
    table = at(sites={"A": "D_XP4", "B": ""}, edition=early, **STONE_OF_OTHER)
    assert say(table, "dig A").view().ending == "one_stone"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r12_every_game_ends(seats: int) -> None:
    """R12: random games come to one of the ends, long before the limit."""
    endings = set()
    for seed in range(30):
        *_, table = random_walk(new(seats, seed))
        assert table.over
        endings.add(table.view().ending)
        stones = sum(player(table, seat).stones for seat in range(seats))
        empty = sum(not site.tiles for site in table.view().sites)
        ending = table.view().ending
        assert (stones == 2) == (ending in ("owner", "stones"))
        assert (stones, empty) == (1, 5) or ending != "one_stone"
        assert (stones, empty) == (0, 4) or ending != "no_stone"
    assert endings >= {"owner", "stones"}


# R14


SCORED: dict[str, Any] = {
    "owned": {"d_xp4": [2, 0], "i_xp2w": [1, 0], "s_xp1": [1, 0], "gob_b": [1, 0], "stone_1": [0, 1]},
    "tokens": [2, 0], "chests": {"skull": [1, 0], "map": [1, 0]}, "karas": [14, 9],
}  # fmt: skip


def test_r14_1_the_parts_of_the_score(at: At) -> None:
    """R14.1: tiles, tokens, monsters, chests, stones if both were found, and a fifth of the Karas."""
    table = at(sites={"A": "STONE_2 ..."}, **SCORED)
    now = player(table).score
    assert (now.stones, now.total, now.title) == (0, 20, None)
    say(table, "dig A")
    parts = player(table).score
    assert (parts.tiles, parts.tokens, parts.monsters, parts.chests) == (11, 4, 3, 0)
    assert (parts.stones, parts.karas, parts.total) == (10, 2, 30)
    assert outcome(table) == ((0,), (1, 2), (30, 11))


@pytest.mark.parametrize(("owned", "xp"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_r14_1_karas_are_rounded_down(at: At, owned: int, xp: int) -> None:
    """R14.1: five Karas are 1 XP."""
    assert player(at(karas=[owned])).score.karas == xp


def test_r14_1_a_score_may_be_negative(at: At) -> None:
    """R14.1, R14.3: the Skull alone; the lowest title."""
    table = at(chests={"skull": [1]}, sites={"A": "D_K6"} | FOUR_EMPTY, **STONE_OF_OTHER, active=1)
    say(table, "dig A")
    assert outcome(table) == ((1,), (2, 1), (-2, 1))
    assert player(table).score.title == "food"


TIED: dict[str, Any] = {"owned": {"stone_1": [0, 1], "d_xp4": [1, 0]}, "karas": [0, 20]}


def test_r14_2_a33_a_tie_is_shared(at: At) -> None:
    """R14.2, A33: both win."""
    table = say(at(sites={"A": "STONE_2 ..."}, **TIED), "dig A")
    assert outcome(table) == ((0, 1), (1, 1), (14, 14))


def test_r14_2_a33_xp_without_karas_breaks_ties(at: At) -> None:
    """R14.2, A33: Karas and stones do not count in the comparison; still equal, shared."""
    option = {"tie_break": "xp_without_karas"}
    table = say(at(sites={"A": "STONE_2 ..."}, options=option, **TIED), "dig A")
    assert outcome(table) == ((0,), (1, 2), (14, 14))
    owned = {"stone_1": [0, 1], "d_xp4": [1, 1]}
    equal = say(at(sites={"A": "STONE_2 ..."}, options=option, owned=owned), "dig A")
    assert outcome(equal)[0] == (0, 1)


def test_r14_2_stones_do_not_count_in_the_comparison(at: At) -> None:
    """R14.2: who is level thanks to a stone loses the comparison."""
    fields = {"owned": {"stone_1": [0, 1], "d_xp4w": [0, 0, 2]}, "karas": [0, 0, 10]}
    for option, winners in (("shared", (0, 1, 2)), ("xp_without_karas", (2,))):
        table = at(3, sites={"A": "STONE_2 ..."}, options={"tie_break": option}, **fields)
        assert outcome(say(table, "dig A"))[0] == winners


@pytest.mark.parametrize(
    ("xp", "title"),
    [(0, "food"), (9, "food"), (10, "rookie"), (19, "rookie"), (20, "amateur"), (29, "amateur"), (30, "indiana"),
     (39, "indiana"), (40, "hero"), (75, "hero")],
)  # fmt: skip
def test_r14_3_a34_titles(at: At, xp: int, title: str) -> None:
    """R14.3, A34: five ranks by tens; 40 has the top one."""
    table = at(
        karas=[5 * xp], sites={"A": "SKE_A^/2"} | FOUR_EMPTY, **STONE_OF_OTHER, active=1, sword=1, next=["sword"]
    )
    say(table, "fight A")
    assert (player(table).score.total, player(table).score.title) == (xp, title)


def test_r14_4_equal_results_share_the_better_rank(at: At) -> None:
    """R14.4: 1, 2, 2, 4."""
    fields = {"owned": {"stone_1": [0, 1]}, "karas": [0, 10, 60, 15], "tokens": [1, 0, 0, 0]}
    table = at(4, sites={"A": "STONE_2 ..."}, **fields)
    say(table, "dig A")
    assert outcome(table) == ((0, 1, 2), (1, 1, 1, 4), (12, 12, 12, 3))
    second = at(4, sites={"A": "STONE_2 ..."}, owned={"stone_1": [0, 1]}, karas=[5, 0, 50, 20])
    assert outcome(say(second, "dig A"))[1] == (1, 2, 2, 4)


# R15


def test_r15_1_everything_won_and_discarded_is_open(at: At) -> None:
    """R15.1: every seat and a spectator see the same of players, discards and pile."""
    table = at(3, karas=[7, 8, 9], owned={"i_xp2": [1, 0, 1]}, chests={"idol": [0, 1, 0]}, sites={"A": "S_K2 ..."})
    say(table, "dig A")
    views = [table.view(seat) for seat in (-1, 0, 1, 2)]
    for name in ("players", "gone", "pile", "stock", "harbour", "standing"):
        assert len({repr(getattr(view, name)) for view in views}) == 1
    assert views[0].gone["s_k2"] >= 1


def test_r15_2_a48_money_is_unlimited_by_default(at: At) -> None:
    """R15.2, A48: more than the box has."""
    table = at(karas=[100, 100], sites={"A": "D_K6 ..."})
    assert (table.view().bank, say(table, "dig A").view().players[0].karas) == (None, 106)


@pytest.mark.parametrize(
    ("bank", "said", "site", "got", "draws"),
    [
        (4, "dig A", "D_K6 ...", 4, []),
        (0, "dig A", "D_K6 ...", 0, []),
        (0, "dive", "S_K2 ...", 0, []),
        (1, "view A", "S_ROCK ...", 1, []),
        (3, "destroy A", "I_ROCK^ ...", 2, []),
        (1, "destroy A", "I_ROCK^ ...", 1, []),
        (9, "fight A", "SKE_B^/2 ...", 9, ["sword"]),
        (19, "dig A", "I_CHEST ...", 19, ["skull"]),
        (7, "sell 2", "S_K2 ...", 7, []),
    ],
)
def test_r15_2_a48_a_short_bank_pays_what_it_has(
    at: At, bank: int, said: str, site: str, got: int, draws: list[str]
) -> None:
    """R15.2, A48: the rest is lost, no action becomes illegal, and the sum of all Karas stays 138."""
    table = at(
        karas=[0, 138 - bank], sites={"A": site}, sword=1, owned={"i_xp2": [1]}, next=draws,
        options={"limit_coins": True},
    )  # fmt: skip
    assert table.view().bank == bank
    say(table, said)
    assert (karas(table)[0], table.view().bank) == (got, bank - got)
    assert bool(told(table, "bank_short")) == (bank == got)


def test_r15_2_what_is_certain_says_nothing_of_hidden_tiles(at: At) -> None:
    """R15.2, 6b: with an empty bank too, nothing can be foreseen of a dig, and everything of the Dive."""
    for seed in range(10):
        table = at(karas=[0, 138], seed=seed, options={"limit_coins": True})
        mine = table.perspective(0)
        assert [mine.foresee(f"dig {site.site}") for site in mine.view.sites] == [[]] * 6
        assert mine.foresee("view A") == []
        assert {event.name for event in mine.foresee("dive")} == {"dived", "bank_short"}


def test_r15_2_payments_go_into_the_bank_at_once(at: At) -> None:
    """R15.2: every payment, and what was paid can be won in the same turn."""
    table = at(phase="turn", karas=[100, 38], recruited=[0, 1], options={"limit_coins": True})
    banks = [table.view().bank]
    for said in ("rent sword", "miner A", "buy token", "hire recruit"):
        say(table, said)
        banks.append(table.view().bank)
    assert banks == [0, 3, 8, 13, 18]
    assert sum(karas(table)) + table.view().bank == 138


def test_r15_2_the_bank_starts_with_the_coins_of_the_box() -> None:
    """R15.2, R1.7: less the players' starting money."""
    assert new(3, options={"limit_coins": True}).view().bank == 138
    assert new(3, options={"limit_coins": True}, edition=with_constants(start_karas=10)).view().bank == 108
    few = with_constants(start_karas=100, coins_total=120)
    assert new(2, options={"limit_coins": True}, edition=few).view().bank == 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r15_2_no_karas_are_lost_or_made(seats: int) -> None:
    """R15.2: bank and players together, through whole games."""
    for table in random_walk(new(seats, 5, options={"limit_coins": True})):
        assert sum(karas(table)) + table.view().bank == 138


# Options


DEFAULTS = {
    "view_block_scope": "previous_turns", "view_may_stop_early": False, "rockfall_payout_scope": "all_face_up",
    "counter_sell_scope": "xp_tiles", "mimic_injures": True, "mimic_fail": "reshuffle",
    "impersonator_scope": "held_by_others", "tie_break": "shared", "allow_pass": False, "limit_coins": False,
    "turn_limit": 400, "memory_aid": "full",
}  # fmt: skip
BGA = {
    "view_block_scope": "any_face_up", "rockfall_payout_scope": "top_only", "mimic_injures": False,
    "mimic_fail": "discard", "counter_sell_scope": "any_scroll", "impersonator_scope": "any",
    "tie_break": "xp_without_karas",
}  # fmt: skip


def test_5_4_the_options_and_their_defaults() -> None:
    """5.4."""
    assert new(2).options == DEFAULTS
    assert {option.name: option.rule for option in takara().options}.keys() == DEFAULTS.keys()


def test_5_4_the_preset_of_bga() -> None:
    """5.4, A1, A8, A14, A15, A20, A27, A33: what differs, and games with it come to an end."""
    assert takara().presets == ("bga",)
    assert box().data.preset == {"bga": BGA}
    for seed in range(5):
        table = new(3, seed, options=BGA)
        assert table.options == DEFAULTS | BGA
        *_, last = random_walk(table)
        assert last.over


@pytest.mark.parametrize("options", [{"memory_aid": "none"}, {"memory_aid": "notes"}])
def test_5_4_memory_aid_changes_the_page_not_the_rules(at: At, options: dict[str, object]) -> None:
    """5.4, 6b: the seat has the same legal moves; the page shows what it has just looked at until its next move."""
    table = at(recruited=[1], options=options, sites={"A": "S_K2 S_XP1 S_K2 ...", "B": "S_K2 S_K2 S_XP1 ..."})
    say(table, "view A")
    assert known(table, 0, "A") == {1: "S_K2", 2: "S_XP1", 3: "S_K2"}
    assert [tile.seen_by for tile in site_tiles(table, "A", 0)] == [[]] * 9
    say(table, "view B")
    assert (known(table, 0, "A"), len(known(table, 0, "B"))) == ({}, 3)
    assert table.view(0).hidden == {}
    assert legal(table) == [action.text for action in table.perspective(0).legal]
    assert truth(table)["seen_by"]["A9"] == 1
