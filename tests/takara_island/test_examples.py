"""The worked examples of the specification, E1 to E24: setup, view, dig, fight, the end of the day, the Counter."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from tests.takara_island.positions import (
    LEVEL,
    SITES,
    at,
    height,
    karas,
    legal,
    lying,
    new,
    pass_turn,
    play,
    player,
    shown,
    team,
    told,
    truth,
    view,
    why,
)

ANY_FACE_UP = {"view_block_scope": "any_face_up"}
HIDDEN = "? ? ? ? ? ? ? ? ?"


# Setup


@pytest.mark.parametrize("seed", range(5))
def test_e1_setup(rules: Engine, seed: int) -> None:
    """E1, R1: nine tokens, empty purses, two adventurers each, four specialists, eight chests, six stacks by level."""
    table = new(rules, 3, seed)
    seen = view(table)
    assert seen.stock == 9
    assert karas(table) == [0, 0, 0]
    assert [team(table, seat) for seat in range(3)] == [(2, 0, 0)] * 3
    assert [one.recruited for one in seen.players] == [False] * 3
    assert seen.harbour == ["miner", "archaeologist", "soothsayer", "impersonator"]
    assert sum(seen.pile.values()) == 8
    assert [site.site for site in seen.sites] == [*SITES]
    stones = []
    for name in SITES:
        assert [shown(table, name, seat) for seat in (0, 1, 2, SPECTATOR)] == [HIDDEN] * 4
        tiles = lying(table, name)
        assert [LEVEL[tile] for tile in tiles] == [2, 2, 2, 1, 1, 1, 0, 0, 0]
        stones += [(name, tile) for tile in tiles[6:] if tile.startswith("stone")]
    assert sorted(tile for _, tile in stones) == ["stone_1", "stone_2"]
    assert len({name for name, _ in stones}) == 2


def test_e2_the_first_turn(rules: Engine) -> None:
    """E2, R3.2, R4.1: without Karas no sword is offered; six views, six digs and the Dive, nothing in town."""
    table = new(rules, 2)
    assert table.phase == "action"
    assert legal(table) == [*(f"view {name}" for name in SITES), *(f"dig {name}" for name in SITES), "dive"]
    assert why(table, "rent sword") == "R3.1"
    assert why(table, "buy token") == why(table, "sell 1") == "R8.2"
    assert why(table, "archaeologist A") == why(table, "miner A") == why(table, "soothsayer A 1") == "R9.2"
    assert why(table, "copy miner A") == "A21"


# View


def test_e3_a_rockfall_stops_the_view(rules: Engine) -> None:
    """E3, R6.3: the rockfall is turned up for 2 Karas and the view ends; the tile above it is known to P1 alone."""
    table = play(at(rules, A="s_k2 s_rock s_xp1 …"), "view A")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0) == "s_k2 s_rock^ ? ? ? ? ? ? ?"
    assert shown(table, "A", 1) == shown(table, "A") == "? s_rock^ ? ? ? ? ? ? ?"
    assert lying(table, "A")[:3] == ["s_k2", "s_rock", "s_xp1"]
    assert [event[0] for event in told(table, seat=0)].count("tile_seen") == 1
    assert told(table, seat=1) == told(table) == [
        ("looked", 0, "A", "1–2"),
        ("turned_up", 0, "A2", "rockfall", 0),
        ("karas_for_view", 0, 2),
    ]  # fmt: skip


def test_e4_a_monster_is_turned_up(rules: Engine) -> None:
    """E4, R6.3: 2 Karas, and the view goes on; in the same turn another view passes the monster, unpaid."""
    table = play(at(rules, A="bat_a s_k2 s_xp1 …"), "view A", "reveal monster")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0, 4) == "bat_a^ s_k2 s_xp1 ?"
    assert shown(table, "A", 1, 4) == "bat_a^ ? ? ?"
    assert why(table, "dig A") == "R5.1"
    assert why(table, "view A") is None
    play(table, "view A")
    assert shown(table, "A", 0, 4) == "bat_a^ s_k2 s_xp1 ?"
    assert karas(table) == [2, 0]
    assert told(table, "looked") == [("looked", 0, "A", "1–3"), ("looked", 0, "A", "2–3")]


def test_e4_from_the_next_turn_on_the_site_is_closed(rules: Engine) -> None:
    """E4, R5.1, R6.1: for P2 and then for P1 both digging and viewing are over there."""
    table = play(at(rules, A="bat_a s_k2 s_xp1 …"), "view A", "reveal monster", "dive")
    for seat in (1, 0):
        assert table.to_act == (seat,)
        assert why(table, "dig A") == "R5.1"
        assert why(table, "view A") == "R6.1"
        pass_turn(table)


def test_e4_any_face_up_closes_the_site_at_once(rules: Engine) -> None:
    """E4, A1: with any_face_up already P1's second adventurer cannot look."""
    table = play(at(rules, A="bat_a s_k2 s_xp1 …", options=ANY_FACE_UP), "view A", "reveal monster")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0, 4) == "bat_a^ s_k2 s_xp1 ?"
    assert table.to_act == (0,)
    assert why(table, "view A") == "R6.1"
    assert why(table, "dig A") == "R5.1"


def test_e5_a_monster_is_left(rules: Engine) -> None:
    """E5, R6.3, R5.4: no Karas and no word to P2, whose adventurer is hurt when he digs there."""
    table = play(at(rules, A="bat_a s_k2 s_xp1 …"), "view A", "leave monster")
    assert karas(table) == [0, 0]
    assert shown(table, "A", 0, 4) == "bat_a s_k2 s_xp1 ?"
    assert shown(table, "A", 1) == HIDDEN
    assert told(table, seat=1) == told(table) == [("looked", 0, "A", "1–3")]
    play(table, "dive")
    assert table.to_act == (1,)
    play(table, "dig A")
    assert team(table, 1) == (1, 1, 0)
    assert shown(table, "A", 1, 2) == shown(table, "A", SPECTATOR, 2) == "bat_a^ ?"


def test_e6_a_mixed_view(rules: Engine) -> None:
    """E6, R6.3: the first bat is turned up, the second left, the rockfall turned up in any case: 4 Karas."""
    table = play(at(rules, A="bat_a bat_b s_rock …"), "view A")
    assert shown(table, "A", 0, 3) == "bat_a ? ?"
    play(table, "reveal monster")
    assert table.phase == "reveal"
    assert shown(table, "A", 0, 3) == "bat_a bat_b ?"
    play(table, "leave monster")
    assert karas(table) == [4, 0]
    assert shown(table, "A", 0, 4) == "bat_a^ bat_b s_rock^ ?"
    assert shown(table, "A", 1, 4) == "bat_a^ ? s_rock^ ?"


def test_e7_a_tile_face_up_since_earlier_ends_the_view(rules: Engine) -> None:
    """E7, R6.2: P1 sees what lies above the old rockfall, which is not looked at and pays nothing."""
    table = play(at(rules, A="s_k2 s_rock^ s_xp1 …"), "view A")
    assert karas(table) == [0, 0]
    assert shown(table, "A", 0, 4) == "s_k2 s_rock^ ? ?"
    assert told(table) == [("looked", 0, "A", "1")]


def test_e7_nothing_to_view_under_an_old_rockfall(rules: Engine) -> None:
    """E7, R6.1: a top tile face-up since an earlier turn forbids the view."""
    table = at(rules, A="s_rock^ …")
    assert "view A" not in legal(table)
    assert why(table, "view A") == "R6.1"


def test_e8_a_short_site(rules: Engine) -> None:
    """E8, R6.2: of two tiles both are seen."""
    table = play(at(rules, A="d_k6 d_xp4"), "view A")
    assert shown(table, "A", 0) == "d_k6 d_xp4"
    assert shown(table, "A", 1) == "? ?"
    assert told(table) == [("looked", 0, "A", "1–2")]


def test_e9_a_view_below_a_fresh_rockfall(rules: Engine) -> None:
    """E9, R6.2, A50: in the same turn the rockfall is passed, unpaid; in the next turn it forbids the view."""
    table = play(at(rules, A="s_rock s_k2 s_xp1 …"), "view A")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0, 4) == "s_rock^ ? ? ?"
    assert "view A" in legal(table)
    play(table, "view A")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0, 4) == "s_rock^ s_k2 s_xp1 ?"
    assert table.to_act == (1,)
    assert why(table, "view A") == "R6.1"


def test_e9_any_face_up(rules: Engine) -> None:
    """E9, A50: with any_face_up the second adventurer cannot look under it."""
    table = play(at(rules, A="s_rock s_k2 s_xp1 …", options=ANY_FACE_UP), "view A")
    assert karas(table) == [2, 0]
    assert table.to_act == (0,)
    assert "view A" not in legal(table)
    assert why(table, "view A") == "R6.1"


# Dig, destroy, fight


def test_e10_dig_a_rockfall(rules: Engine) -> None:
    """E10, R5.5: it stays face-up and pays nothing; the adventurer is used, not hurt."""
    table = play(at(rules, A="s_rock …"), "dig A")
    assert shown(table, "A", SPECTATOR, 2) == "s_rock^ ?"
    assert height(table, "A") == 9
    assert karas(table) == [0, 0]
    assert team(table) == (1, 0, 0)


def test_e11_dig_then_destroy(rules: Engine) -> None:
    """E11, R7.2: one of three turns the rockfall up, two clear it: 2 Karas for each of the two that lie face-up."""
    table = play(at(rules, A="s_rock …", B="s_rock^ …", recruited=[1, 0]), "dig A")
    assert team(table) == (2, 0, 0)
    play(table, "destroy A")
    assert karas(table) == [4, 0]
    assert height(table, "A") == 8
    assert view(table).gone == {"s_rock": 1}
    assert shown(table, "B") == "s_rock^ ? ? ? ? ? ? ? ?"
    assert team(table) == (3, 0, 0), "everybody has acted, so the day has ended"
    assert table.to_act == (1,)


def test_e12_covered_rockfalls_count(rules: Engine) -> None:
    """E12, R7.2, A8, A9: covered rockfalls pay, too, but only one on top can be destroyed."""
    table = at(rules, A="s_rock^ …", B="s_rock^ …", C="s_k2 s_rock^ …")
    assert legal(table, "destroy") == ["destroy A", "destroy B"]
    assert why(table, "destroy C") == "R7.1"
    play(table, "destroy A")
    assert karas(table) == [6, 0]


def test_e12_top_only(rules: Engine) -> None:
    """E12, A8: with top_only the covered one does not pay."""
    options = {"rockfall_payout_scope": "top_only"}
    table = at(rules, A="s_rock^ …", B="s_rock^ …", C="s_k2 s_rock^ …", options=options)
    play(table, "destroy A")
    assert karas(table) == [4, 0]


def test_e13_dig_a_monster_without_the_sword(rules: Engine) -> None:
    """E13, R5.4: the adventurer is hurt and the goblin lies face-up; nobody can fight it."""
    table = play(at(rules, A="gob_a …"), "dig A")
    assert team(table) == (1, 1, 0)
    assert shown(table, "A", SPECTATOR, 2) == "gob_a^ ?"
    assert why(table, "fight A") == "R10.1"


def test_e13_dig_a_monster_with_the_sword(rules: Engine) -> None:
    """E13, R5.4, A11: unhurt but used; the second adventurer may fight it."""
    table = play(at(rules, A="gob_a …", sword=1), "dig A")
    assert team(table) == (1, 0, 0)
    assert shown(table, "A", SPECTATOR, 2) == "gob_a^ ?"
    assert "fight A" in legal(table)


def test_e14_the_sword_does_not_help_against_a_wound_symbol(rules: Engine) -> None:
    """E14, R5.6, A10: the tile is kept, the adventurer hurt."""
    table = play(at(rules, A="s_xp1w …", sword=1), "dig A")
    assert player(table, 0).tiles == {"s_xp1w": 1}
    assert team(table) == (1, 1, 0)


def test_e15_two_adventurers_against_one_monster(rules: Engine) -> None:
    """E15, R10.2, R10.3: the first wounds the goblin and is hurt; the second beats it and takes it."""
    table = at(rules, A="gob_b^ …", sword=1, next=["sword", "hospital", "sword"])
    play(table, "fight A")
    assert shown(table, "A", SPECTATOR, 2) == "gob_b^/1 ?"
    assert team(table) == (1, 1, 0)
    play(table, "fight A")
    assert player(table, 0).tiles == {"gob_b": 1}
    assert player(table, 0).score.monsters == 3
    assert karas(table) == [0, 0]
    assert height(table, "A") == 5
    assert told(table, "rolled") == [("rolled", 0, "sword"), ("rolled", 0, "hospital"), ("rolled", 0, "sword")]


def test_e16_somebody_elses_wounds(rules: Engine) -> None:
    """E16, R10.3: whoever puts the last wound on the drake gets everything."""
    table = at(rules, A="drake^/3 …", phase="turn", active=1, karas=[0, 4], next=["sword"])
    assert legal(table) == ["leave sword", "rent sword"]
    play(table, "rent sword")
    assert karas(table) == [0, 1]
    play(table, "fight A")
    assert karas(table) == [0, 21]
    assert player(table, 1).tiles == {"drake": 1}
    assert player(table, 1).score.monsters == 5
    assert player(table, 0).tiles == {}


def test_e17_no_late_sword(rules: Engine) -> None:
    """E17, R3.1, A41: Karas earned in the turn cannot rent the sword any more, so nobody can fight."""
    table = at(rules, A="bat_b^ …", B="i_k4 …", phase="turn", karas=[2, 0])
    assert table.phase == "action"
    play(table, "dig B")
    assert karas(table) == [6, 0]
    assert table.phase == "action"
    assert why(table, "rent sword") == "R3.1"
    assert why(table, "fight A") == "R10.1"


# The end of the day


def test_e18_hospital_and_break_room(rules: Engine) -> None:
    """E18, R11.3, R11.4: one is healed for 2 Karas, the other misses P1's whole next turn."""
    table = play(at(rules, A="bat_a …", B="bat_b …", karas=[3, 0]), "dig A", "dig B")
    assert team(table) == (0, 2, 0)
    assert table.phase == "heal"
    assert legal(table) == ["heal 0", "heal 1"]
    play(table, "heal 1")
    assert karas(table) == [1, 0]
    assert team(table) == (1, 0, 1)
    pass_turn(table)
    assert table.to_act == (0,)
    assert team(table) == (1, 0, 1)
    pass_turn(table)
    assert team(table) == (2, 0, 0)
    pass_turn(table)
    assert table.to_act == (0,)
    assert team(table) == (2, 0, 0)


@pytest.mark.parametrize(("rich", "answers"), [(2, ["heal 0"]), (0, [])])
def test_e19_break_room_and_hospital_together(rules: Engine, rich: int, answers: list[str]) -> None:
    """E19, A25: the rested one comes back, the one hurt now goes to rest and does not come back with him."""
    table = play(at(rules, A="bat_a …", resting=[1, 0], karas=[rich, 0]), "dig A", *answers)
    assert table.to_act == (1,)
    assert team(table) == (1, 0, 1)
    pass_turn(table)
    assert table.to_act == (0,)
    assert team(table) == (1, 0, 1)


def test_e20_nobody_available(rules: Engine) -> None:
    """E20, R3.2, A36: no sword and no action is asked, but the recruit is."""
    table = at(rules, phase="turn", resting=[2, 0], karas=[6, 0])
    assert table.phase == "recruit"
    assert legal(table) == ["skip recruit", "hire recruit"]
    play(table, "hire recruit")
    assert karas(table) == [1, 0]
    assert team(table) == (3, 0, 0)
    pass_turn(table)
    assert table.to_act == (0,)
    assert team(table) == (3, 0, 0)


def test_e21_the_recruit(rules: Engine) -> None:
    """E21, R11.1: 5 Karas; he acts from the next turn on."""
    table = play(at(rules, karas=[3, 0]), "dive", "dive")
    assert karas(table) == [5, 0]
    assert table.phase == "recruit"
    play(table, "hire recruit")
    assert karas(table) == [0, 0]
    assert player(table, 0).recruited
    assert table.to_act == (1,)
    pass_turn(table)
    assert table.to_act == (0,)
    assert team(table) == (3, 0, 0)
    assert table.perspective(0).question is not None
    play(table, "dive", "dive", "dive")
    assert table.to_act == (1,)


def test_e21_no_second_recruit(rules: Engine) -> None:
    """E21, R11.1: once he has joined, no further recruit is offered, however rich the player."""
    table = play(at(rules, karas=[20, 0], recruited=[1, 0]), "dive", "dive", "dive")
    assert table.to_act == (1,)
    assert karas(table) == [23, 0]
    assert team(table) == (3, 0, 0)


# The Counter


def test_e22_buy_a_token(rules: Engine) -> None:
    """E22, R8.2, R4.5: 5 Karas for a token; the Counter is visited once per turn, to buy or to sell."""
    table = at(rules, B="? ? ? ? ? ? ? ?", owns=["s_xp1"], karas=[11, 0])
    assert view(table).stock == 6
    assert {"buy token", "sell 1"} <= set(legal(table))
    play(table, "buy token")
    assert karas(table) == [6, 0]
    assert player(table, 0).tokens == 1
    assert view(table).stock == 5
    assert table.to_act == (0,)
    assert legal(table, "buy", "sell") == []
    assert why(table, "buy token") == why(table, "sell 1") == "R4.5"


SCROLLS = "d_xp4w gob_b idol stone_1"


def test_e23_only_xp_tiles_are_sold(rules: Engine) -> None:
    """E23, R8.2, A27: not the goblin, the idol, the token or the stone; 5 Karas for each XP."""
    table = at(rules, F="?", owns=[SCROLLS], tokens=[1, 0])
    assert legal(table, "sell") == ["sell 4"]
    assert why(table, "sell 3") == "A27"
    before = truth(table)["left"]["d_xp4w"]
    play(table, "sell 4")
    assert karas(table) == [20, 0]
    assert player(table, 0).tiles == {"gob_b": 1, "stone_1": 1}
    assert player(table, 0).chests == {"idol": 1}
    assert player(table, 0).tokens == 1
    assert view(table).gone["d_xp4w"] == before, "it lies open among the discarded tiles"


@pytest.mark.parametrize(
    ("said", "rich", "tiles"),
    [("sell 4", 20, {"gob_b": 1, "stone_1": 1}), ("sell 3", 15, {"d_xp4w": 1, "stone_1": 1})],
)
def test_e23_any_scroll(rules: Engine, said: str, rich: int, tiles: dict[str, int]) -> None:
    """E23, A27: with any_scroll the goblin can be sold; the XP tile leaves before the idol of the same value."""
    options = {"counter_sell_scope": "any_scroll"}
    table = at(rules, F="?", owns=[SCROLLS], tokens=[1, 0], options=options)
    assert legal(table, "sell") == ["sell 3", "sell 4"]
    play(table, said)
    assert karas(table) == [rich, 0]
    assert player(table, 0).tiles == tiles
    assert player(table, 0).chests == {"idol": 1}
    assert player(table, 0).tokens == 1


def test_e24_no_tokens_left(rules: Engine) -> None:
    """E24, A28, R8.3: nothing to buy and nothing to sell, so the Counter cannot be visited."""
    table = at(rules, tokens=[2, 4], karas=[9, 0])
    assert view(table).stock == 0
    assert legal(table, "buy", "sell") == []
    assert why(table, "buy token") == "A28"
    assert why(table, "sell 4") == "R8.2"
