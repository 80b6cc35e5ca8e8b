"""The worked examples of the specification, E25 to E36, E44 to E46 and E49: specialists, chests, and what is secret."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.kernel.conformance import outlets
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.takara_island.positions import (
    at,
    height,
    karas,
    legal,
    lying,
    pass_turn,
    play,
    player,
    shown,
    team,
    told,
    view,
    why,
)

HIDDEN = "? ? ? ? ? ? ? ? ?"
OTHERS = (1, SPECTATOR)


# Specialists


def test_e25_the_archaeologist(rules: Engine) -> None:
    """E25, R9.3, R9.5: five tiles are seen, face-up ones included; nothing is turned over and nothing is paid."""
    table = at(rules, A="s_k2 bat_a^ s_rock i_k4 gob_a i_xp2 …", karas=[2, 0])
    play(table, "archaeologist A")
    assert karas(table) == [0, 0]
    assert shown(table, "A", 0) == "s_k2 bat_a^ s_rock i_k4 gob_a ? ? ? ?"
    assert shown(table, "A", 1) == shown(table, "A") == "? bat_a^ ? ? ? ? ? ? ?"
    assert told(table, "turned_up", "karas_for_view") == []
    assert told(table, seat=1)[-1] == ("spied", 0, "A", "1–5")


def test_e26_where_the_soothsayer_may_start(rules: Engine) -> None:
    """E26, R9.4, A43: seven windows on nine tiles, two on four, one on three or fewer."""
    table = at(rules, A="? …", B="? ? ? ?", C="? ? ?", D="? ?", E="?", karas=[3, 0])
    starts = {
        name: [said.split()[-1] for said in legal(table, "soothsayer") if f" {name} " in said] for name in "ABCDE"
    }
    assert starts == {"A": [*"1234567"], "B": ["1", "2"], "C": ["1"], "D": ["1"], "E": ["1"]}
    assert why(table, "soothsayer B 3") == why(table, "soothsayer C 2") == "R9.4"


def hired(table: Table, seat: int) -> tuple[str, bool] | None:
    """The specialist in front of a player, and whether he sleeps."""
    one = player(table, seat).specialist
    return None if one is None else (one.specialist, one.asleep)


def test_e27_from_hired_to_home(rules: Engine) -> None:
    """E27, R9.8, R11.6: awake in P1's turn 1, asleep until the end of turn 2, then back in the Harbour."""
    table = play(at(rules, karas=[20, 20]), "soothsayer A 1")
    assert hired(table, 0) == ("soothsayer", False)
    play(table, "dive", "skip recruit", "leave sword")
    assert table.to_act == (1,)
    assert hired(table, 0) == ("soothsayer", True)
    assert view(table).harbour == ["miner", "archaeologist", "impersonator"]
    assert why(table, "soothsayer A 1") == "R9.1"
    pass_turn(table)
    play(table, "leave sword")
    assert table.to_act == (0,)
    assert hired(table, 0) == ("soothsayer", True)
    assert [said for said in legal(table) if said.split()[0] not in ("view", "dig")] == ["dive", "buy token"]
    assert why(table, "archaeologist A") == why(table, "soothsayer A 1") == "R9.1"
    pass_turn(table)
    play(table, "leave sword")
    assert table.to_act == (1,)
    assert hired(table, 0) is None
    assert view(table).harbour == ["miner", "archaeologist", "soothsayer", "impersonator"]
    assert "soothsayer A 1" in legal(table)
    pass_turn(table)
    play(table, "leave sword")
    assert table.to_act == (0,)
    assert {"soothsayer A 1", "archaeologist A", "miner A"} <= set(legal(table))


def test_e28_the_impersonator(rules: Engine) -> None:
    """E28, R9.7: he copies P1's sleeping Miner for 7 Karas; the Miner stays where he is."""
    asleep: dict[str, Any] = {"holder": {"miner": 0}, "asleep": {"miner": 1}}
    table = at(rules, A="s_k2 s_xp1 …", active=1, karas=[0, 8], **asleep)
    play(table, "copy miner A")
    assert karas(table) == [0, 1]
    assert height(table, "A") == 7
    assert player(table, 1).tiles == {"s_xp1": 1}
    assert [hired(table, seat) for seat in (0, 1)] == [("miner", True), ("impersonator", False)]
    poor = at(rules, A="s_k2 s_xp1 …", active=1, karas=[0, 6], **asleep)
    assert "copy miner A" not in legal(poor)
    assert why(poor, "copy miner A") == "R9.2"


def test_e28_nobody_to_copy(rules: Engine) -> None:
    """E28, A21: when nobody else has a specialist the Impersonator cannot be hired."""
    table = at(rules, active=1, karas=[0, 8])
    assert "impersonator" in view(table).harbour
    assert legal(table, "copy_miner", "copy_archaeologist", "copy_soothsayer") == []
    assert why(table, "copy miner A") == why(table, "copy soothsayer B 2") == "A21"


def test_e29_the_miner_takes_a_rockfall_and_karas_for_nothing(rules: Engine) -> None:
    """E29, R9.6: both tiles are discarded and pay nothing; the next one is on top, face-down."""
    table = at(rules, A="s_rock^ s_k2 ? …", karas=[5, 0])
    below = lying(table, "A")[2:]
    play(table, "miner A")
    assert karas(table) == [0, 0]
    assert lying(table, "A") == below
    assert shown(table, "A", 0) == "? ? ? ? ? ? ?"
    assert view(table).gone == {"s_rock": 1, "s_k2": 1}
    assert player(table, 0).tiles == {}


def test_e30_the_miner_is_not_hurt_and_stops_at_a_monster(rules: Engine) -> None:
    """E30, R9.6: the wound tile is kept and hurts nobody; the goblin stays on top, face-up."""
    table = play(at(rules, A="i_xp2w gob_a …", karas=[5, 0]), "miner A")
    assert player(table, 0).tiles == {"i_xp2w": 1}
    assert team(table) == (1, 0, 0)
    assert shown(table, "A") == "gob_a^ ? ? ? ?"
    assert (table.to_act, table.phase) == ((0,), "action")


def test_e31_the_miner_at_a_known_monster(rules: Engine) -> None:
    """E31, A18: 5 Karas for nothing; the Miner lies awake in front of P1."""
    table = at(rules, A="bat_a^ …", karas=[5, 0])
    before = lying(table, "A")
    play(table, "miner A")
    assert karas(table) == [0, 0]
    assert lying(table, "A") == before
    assert shown(table, "A", SPECTATOR, 2) == "bat_a^ ?"
    assert hired(table, 0) == ("miner", False)


def test_e32_the_miner_finds_the_second_stone(rules: Engine) -> None:
    """E32, R12.1, R12.2: the game is over at once and the tile below is not dug; each stone counts 10 XP."""
    table = at(rules, A="stone_2 d_xp4", B="", owns=["", "stone_1"], stone_site="B", karas=[5, 0])
    play(table, "miner A")
    assert table.over
    assert view(table).ending == "stones"
    assert karas(table) == [0, 0]
    assert lying(table, "A") == ["d_xp4"]
    assert [player(table, seat).stones for seat in (0, 1)] == [1, 1]
    assert [player(table, seat).score.stones for seat in (0, 1)] == [10, 10]
    assert table.result is not None
    assert table.result.points == (10, 10)


# Chests


def test_e33_the_mimic_is_beaten(rules: Engine) -> None:
    """E33, R13.6: two swords; P1 keeps the Mimic and draws again."""
    table = at(rules, A="d_chest …", next=["mimic", "sword", "sword", "idol"])
    play(table, "dig A")
    assert player(table, 0).chests == {"mimic": 1, "idol": 1}
    assert player(table, 0).score.chests == 6
    assert sum(view(table).pile.values()) == 6
    assert team(table) == (1, 0, 0)


LOST = ["mimic", "sword", "hospital"]


@pytest.mark.parametrize("sword", [0, 1])
def test_e34_the_mimic_is_not_beaten(rules: Engine, sword: int) -> None:
    """E34, R13.6, A14: it goes back into the pile, which everybody knows; who dug is hurt, sword or not."""
    table = play(at(rules, A="d_chest …", sword=sword, next=LOST), "dig A")
    for seat in (0, *OTHERS):
        assert sum(view(table, seat).pile.values()) == 8
        assert view(table, seat).pile["mimic"] == 1
    assert player(table, 0).chests == {}
    assert karas(table) == [0, 0]
    assert team(table) == (1, 1, 0)


def test_e34_unhurt_by_option(rules: Engine) -> None:
    """E34, A14: with mimic_injures off he is used, not hurt."""
    table = play(at(rules, A="d_chest …", next=LOST, options={"mimic_injures": False}), "dig A")
    assert view(table).pile["mimic"] == 1
    assert team(table) == (1, 0, 0)
    assert view(table).standing == {"A": 1}


def test_e34_the_miner_is_never_hurt(rules: Engine) -> None:
    """E34, A14: when a Miner dug the chest nobody is hurt."""
    table = play(at(rules, A="d_chest d_k6 ?", karas=[5, 0], next=LOST), "miner A")
    assert view(table).pile["mimic"] == 1
    assert player(table, 0).chests == {}
    assert team(table) == (1, 0, 0)


@pytest.mark.parametrize(("said", "rich", "kept", "xp"), [("map karas", 5, {}, 0), ("map xp", 0, {"map": 1}, 2)])
def test_e35_the_map(rules: Engine, said: str, rich: int, kept: dict[str, int], xp: int) -> None:
    """E35, R13.5, A27: 5 Karas at once, or the Map is kept for 2 XP; it cannot be sold."""
    table = play(at(rules, A="d_chest …", next=["map"]), "dig A")
    assert table.phase == "map"
    assert legal(table) == ["map karas", "map xp"]
    play(table, said)
    assert karas(table) == [rich, 0]
    assert player(table, 0).chests == kept
    assert player(table, 0).score.chests == xp
    assert "map" not in view(table).pile
    assert table.to_act == (0,)
    assert legal(table, "sell") == []
    assert why(table, "sell 2") == ("A27" if kept else "R8.2")


def test_e36_the_skull(rules: Engine) -> None:
    """E36, R13.4: 20 Karas, and 2 XP less at the end."""
    table = play(at(rules, A="d_chest …", karas=[3, 0], next=["skull"]), "dig A")
    assert karas(table) == [23, 0]
    assert player(table, 0).chests == {"skull": 1}
    assert player(table, 0).score.chests == -2


# Secrets


BAT, NO_BAT = "bat_a s_k2 s_xp1 …", "s_k2 s_k2 s_xp1 …"


def test_e44_a_monster_left_face_down_is_no_message(rules: Engine) -> None:
    """E44, R6.7, A42: what P2 and a spectator get is the same, row by row and byte by byte, as if there were no bat."""
    rest = "s_xp1w s_xp1w s_k2 …"
    bat, plain = at(rules, A=BAT, B=rest), at(rules, A=NO_BAT, B=rest)
    for with_bat, without in (
        ([], []),
        (["view A", "leave monster"], ["view A"]),
        (["dive"], ["dive"]),
        (["view B"],) * 2,
    ):
        play(bat, *with_bat)
        play(plain, *without)
        for seat in OTHERS:
            assert bat.perspective(seat).rows == plain.perspective(seat).rows
            assert outlets(bat.perspective(seat)) == outlets(plain.perspective(seat))
    assert (bat.move, bat.to_act) == (plain.move, plain.to_act) == (3, (1,))
    for seat in OTHERS:
        assert told(bat, seat=seat)[:2] == [("looked", 0, "A", "1–3"), ("dived", 0, 1)]
    assert told(bat, "tile_seen", seat=0) != told(plain, "tile_seen", seat=0)


def test_e45_destroying_takes_two(rules: Engine) -> None:
    """E45, R7.1, R5.1, R6.1: with one adventurer nothing can be done at a site under an old rockfall."""
    table = at(rules, A="s_rock^ …", available=[1, 2], standing={"dive": 1})
    assert not {"destroy A", "dig A", "view A"} & set(legal(table))
    assert why(table, "destroy A") == "R7.1"
    assert why(table, "dig A") == "R5.1"
    assert why(table, "view A") == "R6.1"


def test_e46_an_open_view(rules: Engine) -> None:
    """E46, R6.7, K9: while P1 decides, everybody else has the table before the view, to the last byte."""
    table = at(rules, A=BAT)
    before = {seat: (outlets(table.perspective(seat)), table.perspective(seat).rows) for seat in OTHERS}
    play(table, "view A")
    assert (table.to_act, table.phase) == ((0,), "reveal")
    assert shown(table, "A", 0) == "bat_a ? ? ? ? ? ? ? ?"
    for seat in OTHERS:
        mine = table.perspective(seat)
        assert (outlets(mine), mine.rows) == before[seat]
        assert (mine.to_act, mine.phase, mine.move) == ((0,), "action", 0)
        assert shown(table, "A", seat) == HIDDEN
        assert (mine.view.players[0].available, mine.view.players[0].karas) == (2, 0)
        assert mine.view.look is None
        assert told(table, seat=seat) == []
    assert table.move == 0
    play(table, "reveal monster")
    assert table.move == 1
    for seat in OTHERS:
        assert told(table, seat=seat) == [
            ("looked", 0, "A", "1–3"),
            ("turned_up", 0, "A1", "bat", 2),
            ("karas_for_view", 0, 2),
        ]
        assert shown(table, "A", seat) == "bat_a^ ? ? ? ? ? ? ? ?"
        assert (view(table, seat).players[0].available, view(table, seat).players[0].karas) == (1, 2)


def test_e46_worlds_of_an_open_view(rules: Engine) -> None:
    """E46, K9: others imagine the table before the view with P1 to choose; P1 imagines the bat in every world."""
    table = at(rules, A=BAT)
    before = [table.perspective(1).imagine(seed).tobytes() for seed in range(5)]
    play(table, "view A")
    assert [table.perspective(1).imagine(seed).tobytes() for seed in range(5)] == before
    top = table.perspective(0).imagine(0)["tile"][0][8]
    assert all(table.perspective(0).imagine(seed)["tile"][0][8] == top for seed in range(20))
    assert len({int(table.perspective(0).imagine(seed)["tile"][0][7]) for seed in range(20)}) > 1


@pytest.mark.parametrize(
    ("scope", "offered"),
    [("previous_turns", ["view A", "fight A"]), ("any_face_up", ["fight A"])],
)
def test_e49_a_view_below_a_fresh_monster(rules: Engine, scope: str, offered: list[str]) -> None:
    """E49, R5.4, R6.1, A1: after digging the goblin up with the sword, fight it or look below it."""
    sites = "gob_a i_k4 i_rock …"
    table = play(at(rules, A=sites, sword=1, options={"view_block_scope": scope}), "dig A")
    assert team(table) == (1, 0, 0)
    assert [said for said in legal(table) if said.endswith(" A")] == offered


def test_e49_what_is_seen_below_it(rules: Engine) -> None:
    """E49, R6.2, R6.3: the goblin is passed, the Karas are seen, the rockfall is turned up for 2 Karas."""
    table = play(at(rules, A="gob_a i_k4 i_rock …", sword=1), "dig A", "view A")
    assert karas(table) == [2, 0]
    assert shown(table, "A", 0, 4) == "gob_a^ i_k4 i_rock^ ?"
    assert shown(table, "A", 1, 4) == "gob_a^ ? i_rock^ ?"
    assert told(table, "looked", seat=1) == [("looked", 0, "A", "2–3")]
