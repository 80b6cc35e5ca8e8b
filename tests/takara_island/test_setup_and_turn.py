"""R1-R4: the setup, the steps of a turn, the sword, and what an adventurer may do."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove, OptionError, PositionError
from cenote.kernel.game import SPECTATOR
from cenote.kernel.journal import new_journal
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.takara_island.rule_positions import (
    SEAT_COUNTS,
    SITES,
    WAYS,
    At,
    box,
    facts,
    karas,
    known,
    legal,
    new,
    player,
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

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)
both_ways = pytest.mark.parametrize("way", WAYS)


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


BLOCKED = {
    "A": "BAT_A^ ...", "B": "BAT_B^ ...", "C": "GOB_A^ ...", "D": "GOB_B^ ...", "E": "GOB_C^ ...", "F": "SKE_A^ ...",
}  # fmt: skip
"""An island on which a face-up monster lies on top of every site."""


# R1


@every_seat_count
@both_ways
def test_r1_1_two_adventurers_each_and_a_recruit_on_the_beach(seats: int, way: str) -> None:
    """R1.1, A40: two to four players; nobody has recruited."""
    table = new(seats, way=way)
    assert len(table.view().players) == seats
    for seat in range(seats):
        assert team(table, seat) == (2, 0, 0)
        assert not player(table, seat).recruited


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_r1_1_a40_no_other_number_of_players(seats: int) -> None:
    """R1.1, A40: the six players of the first edition are too many."""
    with pytest.raises(OptionError, match="2 to 4 seats"):
        new(seats)


@every_seat_count
@both_ways
def test_r1_2_r1_3_specialists_and_chests(seats: int, way: str) -> None:
    """R1.2, R1.3: four specialists awake in the Harbour, eight chest tiles in the pile."""
    table = new(seats, way=way)
    assert table.view().harbour == ["miner", "archaeologist", "soothsayer", "impersonator"]
    assert set(truth(table)["asleep"].values()) == {0}
    assert table.view().pile == {"tablet": 1, "map": 1, "mimic": 1, "purse": 1, "idol": 3, "skull": 1}


@both_ways
def test_r1_4_every_place_of_the_stones_is_equally_likely(way: str) -> None:
    """R1.4, 6c: each of the 30 × 9 draws lays the stones differently, always in two sites."""
    found = set()
    for first, second, one, other in product(range(6), range(5), range(3), range(3)):
        state = takara().record.array()
        state["seats"], state["forced_count"] = 2, 4
        state["forced"][0, :4] = [first, second, one, other]
        engine(takara(), way).start(box().box, state, 0, new_journal())
        assert not state["fault"][0]
        tile = state["tile"][0]
        kinds = [int(k) for k in range(box().box[0]["tiles"]) if box().box[0]["tile_kind"][k] == 5]
        places = tuple(int(slot) for kind in kinds for slot in (tile == kind).nonzero()[0])
        assert len(places) == 2
        assert all(place % 9 < 3 for place in places)
        found.add(places)
    sites = set(permutations(range(6), 2))
    assert {(a // 9, b // 9) for a, b in found} == sites
    assert len(found) == 270


@pytest.mark.parametrize("seed", range(5))
@both_ways
def test_r1_5_three_tiles_of_each_level_on_every_site(seed: int, way: str) -> None:
    """R1.5: deep below intermediate below surface, all of them face-down, each tile of the box once."""
    table = new(3, seed, way=way)
    level = {tile.id: tile.level for tile in box().data.gallery}
    lying: Counter[str] = Counter()
    for site in SITES:
        tiles = stack(table, site)
        assert [level[tile] for tile in tiles] == ["surface"] * 3 + ["intermediate"] * 3 + ["deep"] * 3
        lying += Counter(tiles)
    assert lying == Counter({tile.id: tile.count for tile in box().data.gallery})


def test_r1_5_tiles_are_shuffled() -> None:
    """R1.5, 6c: every kind of a level comes to a place of that level."""
    tops = {stack(new(2, seed), "A")[0] for seed in range(80)}
    assert tops == {"S_K2", "S_ROCK", "S_XP1", "S_XP1W", "BAT_A", "BAT_B"}
    fourth = {stack(new(2, seed), "F")[3] for seed in range(150)}
    assert fourth == {tile.id for tile in box().data.gallery if tile.level == "intermediate"}


@pytest.mark.parametrize(("seats", "stock"), [(2, 6), (3, 9), (4, 12)])
@both_ways
def test_r1_6_r1_7_stock_forge_and_purses(seats: int, stock: int, way: str) -> None:
    """R1.6, R1.7, A39: three tokens for each player; nobody has Karas or the sword."""
    table = new(seats, way=way)
    assert table.view().stock == stock
    assert karas(table) == [0] * seats
    assert not table.view().sword


def test_r1_7_starting_money_is_a_number_of_the_box() -> None:
    """R1.7, R3.2: with three Karas to start with the sword is offered in the first turn."""
    table = new(2, edition=with_constants(start_karas=3))
    assert karas(table) == [3, 3]
    assert table.phase == "sword"


@every_seat_count
def test_r1_8_anybody_may_be_first_and_turns_go_round(seats: int) -> None:
    """R1.8, R11.7, 6c: the first player is drawn, then the next seat follows."""
    assert {new(seats, seed).view().active for seed in range(40)} == set(range(seats))
    table = new(seats)
    first = table.view().active
    assert facts(table, "first_player") == [{}]
    assert told(table, "first_player")[0].seat == first
    for step in range(2 * seats):
        assert table.to_act == ((first + step) % seats,)
        assert table.round == step + 1
        rest_of_turn(table)


@every_seat_count
def test_r1_9_a44_nobody_knows_a_tile_after_the_setup(seats: int) -> None:
    """R1.9, A44: what a seat knows is the same whatever was dealt."""
    for seat in (SPECTATOR, *range(seats)):
        knowledge: dict[int, set[bytes]] = {}
        for seed in range(20):
            table = new(seats, seed)
            knowledge.setdefault(table.view().active, set()).add(table.perspective(seat).knowledge())
            assert all(known(table, seat, site) == {} for site in SITES)
        assert all(len(same) == 1 for same in knowledge.values())


# R2 and R3


def test_r2_sword_then_adventurers_then_the_evening(at: At) -> None:
    """R2: the three steps in their order."""
    table = at(phase="turn", karas=[20], sites={"A": "BAT_A ...", "B": "S_K2 ..."})
    assert legal(table) == ["leave sword", "rent sword"]
    say(table, "leave sword", "dig A")
    assert table.phase == "action"
    say(table, "dig B")
    assert legal(table) == ["skip recruit", "hire recruit"]
    say(table, "hire recruit")
    assert legal(table) == ["heal 0", "heal 1"]
    say(table, "heal 0")
    assert table.view().active == 1
    assert story(table)[-3:] == ["recruited", "sent_to_rest", "turn_began"]


def test_r3_1_the_sword_costs_three_karas_for_one_turn(at: At) -> None:
    """R3.1, R11.5: paid before anybody acts; it comes back, and the next player may rent it."""
    table = at(phase="turn", karas=[4, 3])
    say(table, "rent sword")
    assert (karas(table), table.view().sword) == ([1, 3], True)
    rest_of_turn(table)
    assert not table.view().sword
    assert (table.view().active, table.phase) == (1, "sword")
    say(table, "rent sword")
    assert table.view().sword
    assert facts(table, "sword_rented") == [{"cost": 3}, {"cost": 3}]


def test_r3_1_a41_no_sword_later_in_the_turn(at: At) -> None:
    """R3.1, A41: money earned while acting does not buy it, and what was refused is not offered again."""
    table = at(phase="turn", karas=[2], sites={"A": "BAT_B^ ...", "B": "I_K4 ..."})
    assert table.phase == "action"
    say(table, "dig B")
    assert karas(table)[0] == 6
    assert "fight A" not in legal(table)
    with pytest.raises(IllegalMove, match=r"R3\.1"):
        say(table, "rent sword")
    refused = say(at(phase="turn", karas=[9]), "leave sword", "dive")
    assert legal(refused, "sword") == []


@pytest.mark.parametrize(("owned", "resting", "asked"), [(3, 0, True), (2, 0, False), (3, 1, True), (9, 2, False)])
def test_r3_2_the_sword_is_offered_to_who_can_use_and_pay_it(at: At, owned: int, resting: int, asked: bool) -> None:
    """R3.2, A36: three Karas and an available adventurer."""
    table = at(phase="turn", karas=[owned], resting=[resting])
    assert (table.phase == "sword") == asked


def test_r3_3_the_sword_protects_every_digger_from_monsters(at: At) -> None:
    """R3.3 a, R5.4: all adventurers of the turn."""
    table = at(sword=1, sites={"A": "BAT_A ...", "B": "GOB_A ..."})
    say(table, "dig A", "dig B")
    assert facts(table, "injured") == []
    assert team(table)[1:] == (0, 0)


def test_r3_3_the_sword_allows_fights(at: At) -> None:
    """R3.3 b, R10.1."""
    sites = {"A": "BAT_A^ ..."}
    assert legal(at(sites=sites), "fight") == []
    assert legal(at(sites=sites, sword=1), "fight") == ["fight A"]


def test_r3_3_a10_the_sword_protects_from_nothing_else(at: At) -> None:
    """R3.3, A10, R13.6: neither from the wound symbol nor from a Mimic."""
    table = at(sword=1, sites={"A": "S_XP1W ...", "B": "I_CHEST ..."}, next=["mimic", "hospital"])
    say(table, "dig A")
    assert team(table)[1] == 1
    say(table, "dig B")
    assert facts(table, "injured") == [{"cause": "wound"}, {"cause": "mimic"}]


# R4


def test_r4_1_each_adventurer_acts_once(at: At) -> None:
    """R4.1: two actions with two adventurers, three with the recruit."""
    for recruited, actions in ((0, 2), (1, 3)):
        table = at(recruited=[recruited])
        for left in range(actions, 0, -1):
            assert player(table).available == left
            say(table, "dive")
        assert table.view().active == 1


def test_r4_2_what_one_changes_the_next_may_use(at: At) -> None:
    """R4.2: money from a dig hires a specialist; a tile that was uncovered is dug."""
    table = at(sites={"A": "S_K2 S_XP1 ..."})
    assert legal(table, "archaeologist") == []
    say(table, "dig A")
    assert legal(table, "archaeologist") == [f"archaeologist {site}" for site in SITES]
    say(table, "dig A")
    assert player(table).tiles == {"s_xp1": 1}


def test_r4_3_a35_everybody_must_act(at: At) -> None:
    """R4.3, A35: no pass; the Dive is always legal."""
    table = at(sites=BLOCKED, karas=[5])
    assert legal(table, "pass") == []
    assert "dive" in legal(table)
    with pytest.raises(IllegalMove, match="A35"):
        say(table, "end day")


@pytest.mark.parametrize("acted", [0, 1])
def test_r4_3_a35_with_allow_pass_the_others_stay_at_home(at: At, acted: int) -> None:
    """R4.3, A35: END begins step 3, and whoever was not sent is available in the next turn."""
    table = at(options={"allow_pass": True}, karas=[5])
    say(table, *["dive"] * acted, "end day")
    assert facts(table, "passed") == [{"count": 2 - acted}]
    assert table.phase == "recruit"
    say(table, "hire recruit")
    assert table.view().active == 1
    assert team(table) == (3, 0, 0)
    assert karas(table)[0] == acted


def test_r4_3_with_allow_pass_a_lone_dive_is_asked(at: At) -> None:
    """R4.3, 6a: two options are a decision."""
    table = at(options={"allow_pass": True}, sites=BLOCKED)
    for left in (2, 1):
        assert (table.view().active, player(table).available) == (0, left)
        assert legal(table) == ["dive", "end day"]
        say(table, "dive")
    assert table.view().active == 1


def test_r4_3_who_can_do_nothing_else_goes_to_the_dive_unasked(at: At) -> None:
    """R4.3, R8.1, 6a: decisions with one option are skipped, until somebody can hire."""
    table = at(sites=BLOCKED)
    assert table.move == 0
    assert [event.seat for event in told(table, "dived")] == [0, 0, 1, 1]
    assert (table.view().active, table.round, karas(table)) == (0, 3, [2, 2])
    assert legal(table) == ["dive", *(f"archaeologist {site}" for site in SITES)]
    assert not any(table.reveals(move) for move in range(table.move))


def test_r4_3_a_last_adventurer_before_a_rockfall_goes_to_the_dive(at: At) -> None:
    """R4.3, R7.1, A7: two could destroy it, one cannot."""
    sites = BLOCKED | {"F": "I_ROCK^ ..."}
    assert legal(at(sites=sites)) == ["destroy F", "dive"]
    table = at(sites=sites, standing={"dive": 1})
    assert [event.seat for event in told(table, "dived")] == [0]
    assert table.view().active == 1


def test_r4_4_nobody_blocks_a_place(at: At) -> None:
    """R4.4: three adventurers on one site, and no action says who goes."""
    table = at(recruited=[1], sites={"A": "S_K2 S_K2 S_K2 ..."})
    say(table, "dig A", "dig A")
    assert table.view().standing == {"A": 2}
    say(table, "dig A")
    assert karas(table)[0] == 6
    arguments = {name for action in box().actions for name, _ in action.arguments}
    assert arguments == {"answer", "site", "xp", "start", "count"}


def test_r4_5_the_counter_and_the_harbour_once_a_turn(at: At) -> None:
    """R4.5: everything else as often as there are adventurers."""
    table = at(recruited=[1], karas=[30], owned={"i_xp2": [1]}, sites={"A": "S_K2 ..."})
    say(table, "buy token", "archaeologist A")
    assert legal(table, "buy", "sell", "miner", "archaeologist", "soothsayer") == []
    assert table.view().counter_used
    say(table, "view A")
    while table.view().active == 0:
        table.play(table.legal()[0])
    assert not table.view().counter_used


def test_r4_5_the_next_player_finds_the_counter_free(at: At) -> None:
    """R4.5, A29: once in each player's own turn."""
    table = at(karas=[5, 5], sites={"A": "S_K2 ..."})
    say(table, "buy token", "dive")
    assert table.view().active == 1
    say(table, "leave sword")
    assert "buy token" in legal(table)


def test_r4_6_empty_sites_cannot_be_chosen(at: At) -> None:
    """R4.6: neither for an adventurer nor for a specialist."""
    table = at(sites={"C": ""}, karas=[9], sword=1)
    assert legal(table, "dig") == [f"dig {site}" for site in SITES if site != "C"]
    assert not [said for said in legal(table) if " C" in said]
    assert site_tiles(table, "C") == []
    with pytest.raises(IllegalMove, match=r"R4\.6"):
        say(table, "miner C")


def test_r4_a_turn_counts_its_moves(at: At) -> None:
    """R4.1: every decision outside a view is one move."""
    table: Table = at(phase="turn", karas=[3])
    moves: list[Any] = [table.move]
    for said in ("leave sword", "dive", "dive"):
        say(table, said)
        moves.append(table.move)
    assert moves == [0, 1, 2, 3]


# What cannot stand on a table


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"sites": {"A": "S_K2^ ..."}}, r"A9 cannot lie face-up: only rockfalls and monsters do \(R6\.3\)"),
    ({"sites": {"A": "GOB_A^/2 ..."}}, r"A6 cannot have 2 wounds \(R10\.2\)"),
    ({"sites": {"A": "GOB_A ..."}, "wounds": {"A6": 1}}, r"A6 cannot have 1 wounds \(R10\.2\)"),
    ({"tile": {"A9": "d_k6"}}, r"A9 must be one of its level \(R1\.5\)"),
    ({"sites": {"A": "STONE_1 ..."}, "tile": {"A2": "stone_2"}}, r"two different sites \(R1\.4\)"),
    ({"sites": {"A": "S_ROCK ..."}, "no_rockfall": {"A9": 1}}, r"A9 is a rockfall, so it was not passed in a view"),
    ({"sites": {"A": "S_ROCK^ ..."}, "seen_by": {"A9": 1}}, r"A9 is face-up, so nobody has looked at its back"),
    ({"available": [3, 2]}, r"seat 0 has 3 adventurers instead of 2 \(R1\.1, R11\.1\)"),
    ({"recruited": [2]}, r"recruited \[2, 0\] must be from 0 to 1 each \(R11\.1\)"),
    ({"hospital": [0, 1]}, r"seat 1 has adventurers in hospital, but it is not its turn \(R11\.4\)"),
    ({"holder": {"miner": 0, "soothsayer": 0}}, r"seat 0 has two specialists \(R9\.1\)"),
    ({"holder": {"miner": 1}}, r"the miner of seat 1 is asleep when it is not its turn \(R9\.8\)"),
    ({"asleep": {"miner": 1}}, r"the miner is awake in the Harbour \(R1\.2\)"),
    ({"tokens": [7]}, r"there are 7 XP tokens instead of 6 \(R1\.6\)"),
    ({"stock": 5}, r"there are 5 XP tokens instead of 6 \(R1\.6\)"),
    ({"karas": [139], "options": {"limit_coins": True}}, r"there are 139 Karas in all instead of 138 \(R15\.2\)"),
    ({"bank": 3}, r"bank is 3 instead of 0 \(R15\.2\)"),
    ({"phase": "end"}, r"over exactly in phase 'end' with an ending"),
    ({"phase": "sword", "karas": [2]}, r"needs 3 Karas and an adventurer"),
    ({"phase": "recruit", "karas": [4]}, r"needs 5 Karas"),
    ({"phase": "recruit", "karas": [9], "recruited": [1]}, r"no recruit on the Beach \(R11\.1\)"),
    ({"phase": "heal", "karas": [9]}, r"nobody to heal, or no Karas \(R11\.4\)"),
    ({"phase": "map"}, r"somebody digs exactly in phases 'digging' and 'map'"),
    ({"phase": "reveal"}, r"a view is open exactly in phases 'reveal' and 'look_on'"),
    ({"phase": "reveal", "view_site": "A", "view_position": 1, "sites": {"A": "S_K2 ..."}}, r"there is none \(R6\.3\)"),
    ({"phase": "reveal", "view_site": "A", "view_position": 4, "sites": {"A": "S_K2 ..."}}, r"to position 4 \(R6\.2\)"),
    ({"phase": "look_on", "view_site": "A", "view_position": 1, "sites": {"A": "S_K2 ..."}}, r"\(R6\.5\)"),
    ({"view_turned": 1}, r"no view is open, so nothing was looked at in it \(R6\.7\)"),
    ({"active": 2}, r"active is 2: it must be from 0 to 1 \(R1\.8\)"),
    ({"sword": 2}, r"sword is 2: it must be from 0 to 1 \(R3\.1\)"),
    ({"height": {"A": 10}}, r"height 10 of site A must be from 0 to 9 \(R1\.5\)"),
    ({"karas": [-1]}, r"karas \[-1, 0\] must be from 0"),
    ({"chests": {"tablet": [2]}}, r"\(R1\.3\)"),
    ({"stones": 1}, r"stones is 1 .* but 0 have left the sites \(R12\.1\)"),
]


@pytest.mark.parametrize(("fields", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_r1_impossible_tables_are_refused(fields: dict[str, Any], message: str) -> None:
    """R1-R15: a position names what cannot be, and the rule."""
    with pytest.raises(PositionError, match=message):
        tables("interpreted")(**fields)


def test_r1_5_too_many_tiles_of_a_kind() -> None:
    """R1.5: the box has four of them; that is said, and not what could not be dealt because of it."""
    with pytest.raises(PositionError, match=r"5 .* of 4 ") as caught:
        tables("interpreted")(owned={"d_xp4w": [5]})
    assert str(caught.value).count(";") < 3
