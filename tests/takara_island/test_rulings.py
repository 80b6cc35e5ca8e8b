"""A1-A51 and K1-K9: every ruling once more by itself, what is public, and the worlds a seat can imagine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.games.takara_island.names import tiles
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.takara_island.rule_positions import (
    SITES,
    WAYS,
    At,
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
)  # fmt: skip

ANY = {"view_block_scope": "any_face_up"}
ONE_STONE: dict[str, Any] = {"owned": {"stone_1": [0, 1]}, "stone_site": "B"}
FOUR_EMPTY = {"B": "", "C": "", "D": "", "E": ""}


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


# A1-A5: viewing


def test_a1_a_monster_turned_up_in_this_view_does_not_stop_it(at: At) -> None:
    """A1, R6.2: not with any_face_up either; a second view is stopped by it then."""
    table = at(options=ANY, sites={"A": "S_K2 BAT_A S_XP1 ..."})
    say(table, "view A", "reveal monster")
    assert facts(table, "looked") == [{"site": "A", "positions": "1–3"}]
    say(table, "view A")
    assert facts(table, "looked")[-1] == {"site": "A", "positions": "1"}


def test_a1_a_tile_of_an_earlier_turn_blocks_its_own_finder(at: At) -> None:
    """A1: it is the turn that matters, not who turned it up."""
    table = at(sites={"A": "S_ROCK S_K2 ..."})
    rest_of_turn(say(table, "view A"))
    rest_of_turn(table)
    assert (table.view().active, "view A" in legal(table)) == (0, False)


@pytest.mark.parametrize(("site", "paid"), [("S_K2 S_ROCK^ ...", 0), ("S_ROCK* S_K2 S_XP1 ...", 0), ("S_ROCK ...", 2)])
def test_a2_a_face_up_rockfall_pays_nothing_again(at: At, site: str, paid: int) -> None:
    """A2: the reward is for turning it over."""
    assert karas(say(at(sites={"A": site}), "view A"))[0] == paid


def test_a3_others_see_how_far_a_view_went(at: At) -> None:
    """A3, R6.5: afterwards, by the positions."""
    table = at(options={"view_may_stop_early": True}, sites={"A": "S_K2 S_XP1 S_K2 ..."})
    say(table, "view A", "stop looking")
    assert [tile.seen_by for tile in site_tiles(table, "A", 1)][:3] == [[0], [], []]


def test_a4_monsters_are_decided_one_by_one(at: At) -> None:
    """A4, R6.3: nothing of the second is known when the first is decided."""
    table = at(sites={"A": "BAT_A BAT_B S_K2 ..."})
    say(table, "view A")
    assert known(table, 0, "A") == {1: "BAT_A"}
    say(table, "reveal monster")
    assert known(table, 0, "A") == {1: "BAT_A", 2: "BAT_B"}
    say(table, "leave monster")
    assert stack(table, "A")[:3] == ["BAT_A*", "BAT_B", "S_K2"]


def test_a5_only_the_rockfall_is_turned_up(at: At) -> None:
    """A5, R6.3: what was seen above it stays face-down."""
    table = say(at(sites={"A": "S_K2 S_XP1 S_ROCK ..."}), "view A")
    assert stack(table, "A")[:3] == ["S_K2", "S_XP1", "S_ROCK*"]


# A6-A13: digging, rockfalls, fights


@pytest.mark.parametrize("top", ["S_ROCK^", "BAT_A^", "S_ROCK*", "BAT_A*"])
def test_a6_face_up_tiles_are_not_dug(at: At, top: str) -> None:
    """A6, R5.1."""
    with pytest.raises(IllegalMove, match=r"R5\.1"):
        say(at(sites={"A": f"{top} ..."}), "dig A")


def test_a7_destroying_is_one_action_of_two(at: At) -> None:
    """A7, R7.2: one move, both are used."""
    table = say(at(sites={"A": "S_ROCK^ ..."}), "destroy A")
    assert (table.move, table.view().active) == (1, 1)


@pytest.mark.parametrize(("scope", "paid"), [("all_face_up", 4), ("top_only", 2)])
def test_a8_covered_rockfalls_count(at: At, scope: str, paid: int) -> None:
    """A8, R7.2: also one below the rockfall that is destroyed."""
    table = at(sites={"A": "S_ROCK^ S_ROCK^ ..."}, options={"rockfall_payout_scope": scope})
    assert karas(say(table, "destroy A"))[0] == paid


def test_a9_only_the_top_tile_is_destroyed_or_fought(at: At) -> None:
    """A9, R7.1, R10.1."""
    table = at(sword=1, sites={"A": "S_K2 S_ROCK^ ...", "B": "S_K2 BAT_A^ ..."})
    assert legal(table, "destroy", "fight") == []


def test_a10_the_sword_does_not_help_against_wound_symbols(at: At) -> None:
    """A10, R5.6."""
    assert team(say(at(sword=1, sites={"A": "D_XP4W ..."}), "dig A"))[1] == 1


def test_a11_no_fight_in_the_same_action(at: At) -> None:
    """A11, R5.4: another adventurer may fight the monster this turn."""
    table = at(sword=1, sites={"A": "BAT_A ..."}, next=["sword"])
    say(table, "dig A")
    assert told(table, "rolled") == []
    assert player(say(table, "fight A")).tiles == {"bat_a": 1}


def test_a12_a_fight_goes_on_without_asking(at: At) -> None:
    """A12, R10.2: one move with all its rolls."""
    table = at(sword=1, sites={"A": "DRAKE^ ..."}, next=["sword", "sword", "sword", "hospital"])
    say(table, "fight A")
    assert (table.move, len(told(table, "rolled"))) == (1, 4)


def test_a13_ten_wounds_on_living_monsters(at: At) -> None:
    """A13, R10.4: all that can lie at once."""
    sites = {"A": "DRAKE^/3 ...", "B": "SKE_A^/2 ...", "C": "SKE_B^/2 ...", "D": "GOB_A^/1 ...", "E": "GOB_B^/1 ..."}
    table = at(sword=1, sites=sites | {"F": "GOB_C^ ..."}, next=["sword", "hospital"])
    assert sum(truth(say(table, "fight F"))["wounds"].values()) == 10


# A14-A19: Mimic and Miner


@pytest.mark.parametrize(
    ("said", "options", "hurt"),
    [("dig A", {}, 1), ("dig A", {"mimic_injures": False}, 0), ("miner A", {}, 0), ("copy miner A", {}, 0)],
)
def test_a14_whom_a_mimic_injures(at: At, said: str, options: dict[str, object], hurt: int) -> None:
    """A14, R13.6: who dug the chest, never who hired a Miner or the one who copies him."""
    held: dict[str, Any] = {"holder": {"miner": 1}, "asleep": {"miner": 1}} if said.startswith("copy") else {}
    table = at(karas=[7], sites={"A": "I_CHEST ..."}, next=["mimic", "hospital"], options=options, **held)
    say(table, said)
    assert team(table) == (1, hurt, 0)
    assert told(table, "mimic_won")


@pytest.mark.parametrize(("fail", "left"), [("reshuffle", 8), ("discard", 7)])
def test_a15_where_the_mimic_goes(at: At, fail: str, left: int) -> None:
    """A15, R13.6."""
    table = at(sites={"A": "I_CHEST ..."}, next=["mimic", "hospital"], options={"mimic_fail": fail})
    assert sum(say(table, "dig A").view().pile.values()) == left


def test_a16_a17_the_miner_opens_chests_as_usual(at: At) -> None:
    """A16, A17, R9.6: the fight, the Karas, and the second tile."""
    draws = ["mimic", "sword", "sword", "skull"]
    table = say(at(karas=[5], sites={"A": "D_CHEST D_XP4 D_K6"}, next=draws), "miner A")
    assert (karas(table)[0], player(table).chests) == (20, {"mimic": 1, "skull": 1})
    assert stack(table, "A") == ["D_K6"]


def test_a18_a_miner_before_a_face_up_monster(at: At) -> None:
    """A18, R9.6: legal, paid, and without effect."""
    table = at(karas=[5], sites={"A": "GOB_A^/1 ..."})
    before = stack(table, "A")
    say(table, "miner A")
    assert (stack(table, "A"), karas(table)[0], player(table).specialist is not None) == (before, 0, True)
    assert facts(table, "miner_stopped") == [{"site": "A", "tile": "goblin", "amount": 1}]


def test_a19_a_rockfall_is_one_of_his_two_tiles(at: At) -> None:
    """A19, R9.6."""
    table = say(at(karas=[5], sites={"A": "S_ROCK^ S_K2 S_XP1 ..."}), "miner A")
    assert (stack(table, "A")[0], karas(table)[0]) == ("S_XP1", 0)


# A20-A26: specialists and the evening


@pytest.mark.parametrize(("scope", "copies"), [("held_by_others", 6), ("any", 54)])
def test_a20_whom_the_impersonator_copies(at: At, scope: str, copies: int) -> None:
    """A20, R9.7: who lies asleep before another; with any, everybody."""
    table = at(karas=[20], holder={"miner": 1}, asleep={"miner": 1}, options={"impersonator_scope": scope})
    assert len(legal(table, "copy_miner", "copy_archaeologist", "copy_soothsayer")) == copies


def test_a21_without_somebody_to_copy_he_stays(at: At) -> None:
    """A21, R9.7."""
    with pytest.raises(IllegalMove, match="A21"):
        say(at(karas=[20]), "copy miner A")


def test_a22_all_karas_go_to_the_bank(at: At) -> None:
    """A22, R9.7: the other player gets nothing."""
    held: dict[str, Any] = {"holder": {"archaeologist": 1}, "asleep": {"archaeologist": 1}}
    table = at(karas=[4, 1], options={"limit_coins": True}, **held)
    bank = table.view().bank
    say(table, "copy archaeologist A")
    assert (karas(table), table.view().bank) == ([0, 1], bank + 4)


def test_a23_an_empty_harbour(at: At) -> None:
    """A23: all four players hold one, so the active one cannot hire anyway."""
    names = ("miner", "archaeologist", "soothsayer", "impersonator")
    held = {"holder": {name: seat for seat, name in enumerate(names)}, "asleep": dict.fromkeys(names, 1)}
    table = at(4, karas=[50], **held)
    assert table.view().harbour == []
    assert not [action for action in table.legal() if action.verb.endswith(names)]


def test_a24_who_was_hired_now_does_not_go_home(at: At) -> None:
    """A24, R11.6: one bullet per tile."""
    table = rest_of_turn(say(at(karas=[2]), "archaeologist A"))
    assert table.view().harbour == ["miner", "soothsayer", "impersonator"]


def test_a25_a_whole_turn_in_the_break_room(at: At) -> None:
    """A25, R11.4: injured now, away next turn, back the turn after."""
    table = at(sites={"A": "BAT_A ..."})
    say(table, "dig A", "dive")
    seen = [team(table)]
    for _ in range(2):
        rest_of_turn(table)
        seen.append(team(table))
    assert seen == [(1, 0, 1), (1, 0, 1), (2, 0, 0)]


def test_a26_the_recruit_is_asked_before_the_hospital(at: At) -> None:
    """A26, R11.1."""
    table = at(karas=[9], hospital=[1], standing={"dive": 1}, phase="evening")
    assert table.phase == "recruit"
    assert say(table, "skip recruit").phase == "heal"


# A27-A36: Counter, end, evening


@pytest.mark.parametrize(("scope", "values"), [("xp_tiles", ["4"]), ("any_scroll", ["3", "4"])])
def test_a27_what_can_be_sold(at: At, scope: str, values: list[str]) -> None:
    """A27, R8.2."""
    fields: dict[str, Any] = {
        "owned": {"d_xp4w": [1], "gob_b": [1], "stone_1": [1]},
        "chests": {"idol": [1], "skull": [1]},
    }
    table = at(tokens=[1], options={"counter_sell_scope": scope}, **fields)
    assert legal(table, "sell") == [f"sell {value}" for value in values]
    say(table, "sell 4")
    assert player(table).chests == {"idol": 1, "skull": 1}


def test_a28_sold_out(at: At) -> None:
    """A28, R8.2: nine tokens for three players, and no more."""
    table = at(3, karas=[10], tokens=[3, 3, 2])
    say(table, "buy token")
    assert table.view().stock == 0
    assert legal(at(3, karas=[10], tokens=[3, 3, 3]), "buy") == []


def test_a29_a47_one_token_a_turn(at: At) -> None:
    """A29, A47: per visit, again in later turns."""
    table = at(karas=[30], recruited=[1])
    for bought in (1, 2):
        say(table, "buy token")
        assert "buy token" not in legal(table)
        rest_of_turn(table)
        rest_of_turn(table)
        say(table, "leave sword")
        assert player(table).tokens == bought


def test_a30_a32_the_end_comes_in_mid_turn(at: At) -> None:
    """A30, A32, R12.5: with adventurers left, nothing more is due."""
    table = at(karas=[9], recruited=[1], sites={"A": "STONE_2"} | FOUR_EMPTY, **ONE_STONE)
    say(table, "dig A")
    assert (table.over, team(table)[0]) == (True, 2)


@pytest.mark.parametrize(("tile", "over"), [("STONE_1", False), ("D_K6", True)])
def test_a31_the_last_tile_counts_first(at: At, tile: str, over: bool) -> None:
    """A31, R12.1."""
    table = at(sites={"A": tile, "B": "", "C": "", "D": ""})
    assert say(table, "dig A").over == over


@pytest.mark.parametrize(("tie_break", "winners"), [("shared", (0, 1)), ("xp_without_karas", (1,))])
def test_a33_ties(at: At, tie_break: str, winners: tuple[int, ...]) -> None:
    """A33, R14.2."""
    table = at(karas=[20], owned={"stone_1": [0, 1], "d_xp4": [0, 1]}, sites={"A": "STONE_2 ..."},
               options={"tie_break": tie_break})  # fmt: skip
    say(table, "dig A")
    assert table.result is not None
    assert table.result.winners == winners


def test_a34_forty_is_the_top_title(at: At) -> None:
    """A34, R14.3."""
    table = at(karas=[194], sites={"A": "D_K6"} | FOUR_EMPTY, **ONE_STONE)
    say(table, "dig A")
    assert (player(table).score.total, player(table).score.title) == (40, "hero")


@pytest.mark.parametrize("allowed", [False, True])
def test_a35_all_adventurers_must_be_used(at: At, allowed: bool) -> None:
    """A35, R4.3."""
    assert ("end day" in legal(at(options={"allow_pass": allowed}))) == allowed


def test_a36_nobody_available(at: At) -> None:
    """A36: no sword, no action, the evening as usual."""
    table = at(phase="turn", karas=[9], resting=[2])
    assert table.phase == "recruit"
    say(table, "skip recruit")
    assert (team(table), karas(table)[0], table.view().active) == ((2, 0, 0), 9, 1)


# A37-A51


def test_a37_a_stalled_game_is_stopped(at: At) -> None:
    """A37, R12.6: everybody goes to the Dive for ever."""
    table = at(options={"turn_limit": 6}, round=1)
    while not table.over:
        rest_of_turn(table)
    assert (table.round, table.view().ending, karas(table)) == (6, "limit_none", [6, 6])


def test_a38_the_map_before_the_next_adventurer(at: At) -> None:
    """A38, R13.5."""
    table = say(at(sites={"A": "I_CHEST ..."}, next=["map"]), "dig A")
    with pytest.raises(IllegalMove, match=r"R8\.1"):
        say(table, "dive")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a39_a40_nobody_starts_with_money(seats: int) -> None:
    """A39, A40, R1.7."""
    assert karas(new(seats)) == [0] * seats
    assert takara().seat_counts == (2, 3, 4)


def test_a41_the_sword_is_paid_at_the_start(at: At) -> None:
    """A41, R3.1."""
    table = say(at(phase="turn", karas=[2], sites={"A": "I_K4 ..."}), "dig A")
    with pytest.raises(IllegalMove, match=r"R3\.1"):
        say(table, "rent sword")


def test_a42_an_open_view_betrays_nothing(at: At) -> None:
    """A42, R6.7: same table, same player to move, same number, no event."""
    table = at(sites={"A": "BAT_A S_K2 S_XP1 ..."})
    before = [table.perspective(seat).knowledge() for seat in (1, SPECTATOR)]
    say(table, "view A")
    assert [table.perspective(seat).knowledge() for seat in (1, SPECTATOR)] == before
    assert table.perspective(1).phase == "action"
    assert table.perspective(0).phase == "reveal"
    assert story(table, 1) == story(table) == []


@pytest.mark.parametrize("tall", [9, 4, 3])
def test_a43_always_three_tiles(at: At, tall: int) -> None:
    """A43, R9.4: no window at the edge."""
    table = at(karas=[3], height={"A": tall})
    windows = [said for said in legal(table, "soothsayer") if " A " in said]
    assert len(known(say(table, windows[-1]), 0, "A")) == 3


def test_a44_the_setup_tells_nobody_anything() -> None:
    """A44, R1.9."""
    assert truth(new(4))["seen_by"] == {f"{site}{height}": 0 for site in SITES for height in range(1, 10)}


def test_a45_all_share_the_last_rank(at: At) -> None:
    """A45, R14.4: no winner."""
    table = say(at(4, sites={"A": "D_XP4", "B": "", "C": "", "D": ""}), "dig A")
    assert table.result is not None
    assert (table.result.winners, table.result.ranks, table.result.points) == ((), (4,) * 4, (0,) * 4)


def test_a46_no_second_one_while_the_first_sleeps(at: At) -> None:
    """A46, R9.1."""
    table = at(karas=[20], holder={"miner": 0}, asleep={"miner": 1})
    with pytest.raises(IllegalMove, match=r"R9\.1"):
        say(table, "archaeologist A")


@pytest.mark.parametrize(("limit", "got"), [(False, 6), (True, 0)])
def test_a48_the_coins_of_the_box(at: At, limit: bool, got: int) -> None:
    """A48, R15.2."""
    table = at(karas=[0, 138], sites={"A": "D_K6 ..."}, options={"limit_coins": limit})
    assert karas(say(table, "dig A"))[0] == got


@pytest.mark.parametrize("said", ["miner A", "dig A"])
def test_a49_the_gallery_tile_of_a_chest_is_discarded(at: At, said: str) -> None:
    """A49, R5.7."""
    table = say(at(karas=[5], sites={"A": "I_CHEST ..."}, next=["tablet"]), said)
    assert "i_chest" not in player(table).tiles
    assert (table.view().gone["i_chest"], player(table).chests) == (1, {"tablet": 1})


@pytest.mark.parametrize(("options", "positions"), [({}, "1, 3"), (ANY, "1")])
def test_a50_a_fresh_rockfall_is_passed_over(at: At, options: dict[str, object], positions: str) -> None:
    """A50, R6.2."""
    table = at(sites={"A": "S_K2 S_ROCK S_XP1 ..."}, options=options)
    say(table, "view A", "view A")
    assert [fact["positions"] for fact in facts(table, "looked")] == ["1–2", positions]


def test_a51_the_purse_is_discarded(at: At) -> None:
    """A51, R13.3."""
    table = say(at(sites={"A": "I_CHEST ..."}, next=["purse"]), "dig A")
    assert (player(table).chests, karas(table)[0], "purse" in table.view().pile) == ({}, 10, False)


# K1-K9: imagined worlds


def worlds(table: Table, seat: int, count: int = 60) -> list[dict[str, str]]:
    """Worlds that a seat imagines: the tile in every slot."""
    names, mine, found = tiles(table.edition.data), table.perspective(seat), []
    for seed in range(count):
        state = mine.imagine(seed)
        slots = {f"{SITES[k // 9]}{k % 9 + 1}": int(tile) for k, tile in enumerate(state["tile"][0][:54])}
        assert all(tile >= -1 for tile in slots.values())
        found.append({slot: names[tile].upper() for slot, tile in slots.items() if tile >= 0})
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_k1_k2_k5_k6_k8_a_world_is_the_same_table_for_the_seat(seats: int) -> None:
    """K1, K2, K5, K6, K8: every tile once in its level, what is public or seen stays; the seat cannot tell."""
    for number, table in enumerate(random_walk(new(seats, 11), most=150)):
        if number % 9:
            continue
        for seat in (SPECTATOR, *range(seats)):
            mine = table.perspective(seat)
            state = mine.imagine(number)
            again = Table(takara(), table.edition, state, "imagined", table.engine)
            assert again.perspective(seat).knowledge() == mine.knowledge()
            plain, plain_box = takara().record.unpack(state), takara().box_record.unpack(table.edition.box)
            assert takara().check(plain_box, plain) == []


def test_k3_marked_tiles_are_no_rockfalls(at: At) -> None:
    """K3, 6b: where an ordinary view passed; a specialist's look leaves no mark."""
    table = at(karas=[3], sites={"A": "S_K2 S_XP1 S_K2 ...", "B": "S_ROCK S_K2 S_ROCK ..."})
    say(table, "view A", "soothsayer B 1")
    rocks: Counter[str] = Counter()
    for world in worlds(table, 1, 200):
        rocks.update(slot for slot, tile in world.items() if tile == "S_ROCK")
    assert not {"A9", "A8", "A7"} & set(rocks)
    assert {"B9", "B8", "B7", "C9", "F7"} <= set(rocks)
    assert rocks.total() == 800
    assert all(world["B9"] == world["B7"] == "S_ROCK" for world in worlds(table, 0))


def test_k4_stones_in_different_sites(at: At) -> None:
    """K4: both hidden, never in one site; either stone anywhere."""
    places: Counter[tuple[str, str]] = Counter()
    for world in worlds(at(), SPECTATOR, 400):
        where = {tile: slot for slot, tile in world.items() if tile.startswith("STONE")}
        places[where["STONE_1"][0], where["STONE_2"][0]] += 1
    assert all(one != other for one, other in places)
    assert len(places) == 30


@pytest.mark.parametrize("means", ["dug", "seen"])
def test_k4_the_other_stone_is_elsewhere(at: At, means: str) -> None:
    """K4: outside the site of the one that was taken (for all) or seen (for the viewer)."""
    table = at(karas=[3], sites={"A": "STONE_1 D_K6 D_XP4"})
    say(table, "dig A" if means == "dug" else "soothsayer A 1")
    for seat, sure in ((0, True), (1, means == "dug")):
        found = {slot[0] for world in worlds(table, seat, 200) for slot, t in world.items() if t == "STONE_2"}
        assert found == ({*"BCDEF"} if sure else {*SITES})


def test_k9_worlds_of_an_open_view(at: At) -> None:
    """K9, R6.7: for others the table before the view; for the viewer what he has seen is fixed, the rest is not."""
    table = at(sites={"A": "BAT_A S_ROCK S_XP1 ..."})
    before = [world["A9"] for world in worlds(table, 1)]
    say(table, "view A")
    assert [world["A9"] for world in worlds(table, 1)] == before
    assert len(set(before)) > 1
    mine = worlds(table, 0)
    assert {world["A9"] for world in mine} == {"BAT_A"}
    assert len({world["A8"] for world in mine}) > 2
    state = table.perspective(0).imagine(3)
    again = Table(takara(), table.edition, state, "imagined", table.engine)
    assert (again.phase, again.to_act) == ("reveal", (0,))
    say(again, "reveal monster")
    assert again.perspective(1).phase == "action"
