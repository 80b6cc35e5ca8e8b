"""R8, R9, R11: Dive and Counter, the specialists, and the end of the day."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.takara_island.rule_positions import (
    SITES,
    WAYS,
    At,
    data,
    edition_of,
    facts,
    karas,
    known,
    legal,
    player,
    rest_of_turn,
    say,
    stack,
    story,
    tables,
    team,
    told,
    truth,
    with_constants,
)  # fmt: skip

SCROLL = {"counter_sell_scope": "any_scroll"}
HIRES = ("miner", "archaeologist", "soothsayer")
COPIES = tuple(f"copy_{name}" for name in HIRES)


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def hired(table: Table, seat: int = 0) -> tuple[str, bool] | None:
    """The specialist in front of a player, and whether he sleeps."""
    one = player(table, seat).specialist
    return None if one is None else (one.specialist, one.asleep)


# R8


def test_r8_1_the_dive_pays_one_kara(at: At) -> None:
    """R8.1: as often as there are adventurers."""
    table = at(recruited=[1])
    for earned in (1, 2, 3):
        assert "dive" in legal(table)
        say(table, "dive")
        assert karas(table)[0] == earned
    assert told(table, "injured") == []


def test_r8_2_buying_a_token(at: At) -> None:
    """R8.2, A47: five Karas, one token of the stock; once a turn, again in a later one."""
    table = at(karas=[11])
    say(table, "buy token")
    assert (karas(table)[0], player(table).tokens, table.view().stock) == (6, 1, 5)
    assert player(table).score.tokens == 2
    assert legal(table, "buy", "sell") == []
    rest_of_turn(table)
    rest_of_turn(table)
    say(table, "leave sword", "buy token")
    assert player(table).tokens == 2


@pytest.mark.parametrize(("owned", "stock", "may"), [(5, 1, True), (4, 1, False), (50, 0, False)])
def test_r8_2_a28_who_can_buy(at: At, owned: int, stock: int, may: bool) -> None:
    """R8.2, A28: exactly five Karas, and a token must be left."""
    table = at(karas=[owned], tokens=[6 - stock])
    assert ("buy token" in legal(table)) == may


@pytest.mark.parametrize(("tile", "xp"), [("s_xp1", 1), ("s_xp1w", 1), ("i_xp2", 2), ("d_xp4w", 4)])
def test_r8_2_selling_a_tile(at: At, tile: str, xp: int) -> None:
    """R8.2, R8.3: five Karas for each XP; the tile is discarded, nothing comes into the stock."""
    table = at(owned={tile: [1]})
    assert legal(table, "sell") == [f"sell {xp}"]
    gone = table.view().gone[tile]
    say(table, f"sell {xp}")
    assert (karas(table)[0], player(table).tiles) == (5 * xp, {})
    assert (table.view().gone[tile], table.view().stock) == (gone, 6)
    assert facts(table, "tile_sold") == [{"xp": xp, "amount": 5 * xp}]
    assert table.view().standing == {"counter": 1}


def test_r8_2_a27_only_xp_tiles_are_sold(at: At) -> None:
    """R8.2, A27: neither stones nor tokens, monsters or chests."""
    fields: dict[str, Any] = {"owned": {"gob_b": [1], "stone_1": [1], "drake": [1]}, "tokens": [1]}
    fields["chests"] = {"idol": [1], "skull": [1], "tablet": [1], "map": [1], "mimic": [1]}
    assert legal(at(**fields), "sell") == []
    assert legal(at(**fields, options=SCROLL), "sell") == ["sell 2", "sell 3", "sell 4", "sell 5", "sell 8"]


@pytest.mark.parametrize(
    ("owned", "chests", "value", "left"),
    [
        ({"i_xp2": [1], "i_xp2w": [1], "bat_a": [1]}, {"map": [1]}, 2, ["i_xp2w", "bat_a", "map"]),
        ({"i_xp2w": [1], "bat_a": [1], "gob_c": [1]}, {"mimic": [1]}, 2, ["bat_a", "gob_c", "mimic"]),
        ({"bat_a": [1], "gob_c": [1]}, {"map": [1]}, 2, ["gob_c", "map"]),
        ({"gob_c": [1]}, {"map": [1], "mimic": [1]}, 2, ["map", "mimic"]),
        ({}, {"map": [1], "mimic": [1]}, 2, ["mimic"]),
        ({"d_xp4w": [1], "d_xp4": [1]}, {"idol": [1]}, 4, ["d_xp4w", "idol"]),
        ({"bat_b": [1], "gob_a": [1], "ske_b": [1], "s_xp1w": [1]}, {}, 1, ["bat_b", "gob_a", "ske_b"]),
        ({"bat_b": [1], "gob_a": [1], "ske_b": [1]}, {}, 1, ["gob_a", "ske_b"]),
        ({"ske_b": [1], "gob_a": [1]}, {}, 1, ["ske_b"]),
        ({"drake": [1]}, {}, 5, []),
        ({}, {"tablet": [1]}, 8, []),
    ],
)
def test_r8_2_a27_which_of_several_tiles_is_sold(
    at: At, owned: dict[str, list[int]], chests: dict[str, list[int]], value: int, left: list[str]
) -> None:
    """A27, 6a SELL: plain XP tile, wound XP tile, monster, chest; within a group in the order of the file."""
    table = at(owned=owned, chests=chests, options=SCROLL)
    say(table, f"sell {value}")
    assert sorted([*player(table).tiles, *player(table).chests]) == sorted(left)
    assert karas(table)[0] == 5 * value


def test_r8_3_no_visit_without_a_trade(at: At) -> None:
    """R8.3: with nothing to sell and no money for a token the Counter cannot be visited."""
    table = at(karas=[4])
    assert legal(table, "buy", "sell") == []
    with pytest.raises(IllegalMove, match=r"R8\.2"):
        say(table, "buy token")
    empty = at(karas=[9], tokens=[6])
    assert legal(empty, "buy", "sell") == []


# R9


@pytest.mark.parametrize(
    ("owned", "may"), [(1, []), (2, ["archaeologist"]), (3, ["archaeologist", "soothsayer"]), (5, [*HIRES])]
)
def test_r9_1_who_waits_in_the_harbour_and_can_be_paid(at: At, owned: int, may: list[str]) -> None:
    """R9.1: Miner 5, Archaeologist 2, Soothsayer 3."""
    table = at(karas=[owned])
    assert sorted({action.verb for action in table.legal()} & {*HIRES, *COPIES}) == sorted(may)


@pytest.mark.parametrize("mine", ["miner", "archaeologist", "soothsayer", "impersonator"])
@pytest.mark.parametrize("options", [{}, {"impersonator_scope": "any"}])
def test_r9_1_a46_never_two_specialists(at: At, mine: str, options: dict[str, object]) -> None:
    """R9.1, A46: who has one, even asleep, cannot hire."""
    table = at(3, karas=[30], holder={mine: 0}, asleep={mine: 1}, options=options)
    assert legal(table, *HIRES, *COPIES) == []


def test_r9_1_a_specialist_with_another_player_is_not_in_the_harbour(at: At) -> None:
    """R9.1: only his copy can be had."""
    table = at(karas=[30], holder={"soothsayer": 1}, asleep={"soothsayer": 1})
    assert legal(table, "soothsayer") == []
    assert len(legal(table, "miner", "archaeologist")) == 12
    assert table.view().harbour == ["miner", "archaeologist", "impersonator"]


@pytest.mark.parametrize(("said", "cost"), [("miner A", 5), ("archaeologist A", 2), ("soothsayer A 4", 3)])
def test_r9_2_paid_taken_awake_and_used_at_once(at: At, said: str, cost: int) -> None:
    """R9.2, R9.1: the adventurer stands in the Harbour, unhurt."""
    table = at(karas=[9], sites={"A": "S_XP1W BAT_A ..."})
    say(table, said)
    assert karas(table)[0] == 9 - cost
    assert hired(table) == (said.split()[0], False)
    assert (team(table), table.view().standing) == ((1, 0, 0), {"harbour": 1})
    assert facts(table, "hired") == [{"specialist": said.split()[0], "cost": cost}]


@pytest.mark.parametrize("tall", [9, 6, 5, 4, 1])
def test_r9_3_the_archaeologist_sees_five_tiles(at: At, tall: int) -> None:
    """R9.3: or all, if there are fewer."""
    table = at(karas=[2], height={"A": tall})
    before = stack(table, "A")
    say(table, "archaeologist A")
    assert list(known(table, 0, "A").values()) == before[:5]
    assert known(table, 1, "A") == {}
    assert stack(table, "A") == before


@pytest.mark.parametrize(("tall", "starts"), [(9, 7), (5, 3), (4, 2), (3, 1), (2, 1), (1, 1)])
def test_r9_4_a43_the_windows_of_the_soothsayer(at: At, tall: int, starts: int) -> None:
    """R9.4, A43: three tiles in a row, always three if the site has three."""
    table = at(karas=[3], height={"A": tall})
    assert [said for said in legal(table, "soothsayer") if " A " in said] == [
        f"soothsayer A {start + 1}" for start in range(starts)
    ]
    before = stack(table, "A")
    say(table, f"soothsayer A {starts}")
    assert known(table, 0, "A") == {start + 1: before[start] for start in range(starts - 1, min(starts + 2, tall))}
    assert facts(table, "spied") == [
        {"site": "A", "positions": "1" if tall == 1 else f"{starts}–{min(starts + 2, tall)}"}
    ]


@pytest.mark.parametrize("said", ["archaeologist A", "soothsayer A 1"])
def test_r9_5_specialists_turn_nothing_up_and_earn_nothing(at: At, said: str) -> None:
    """R9.5: face-up tiles count among the tiles and do not stop the look; no mark says there was no rockfall."""
    table = at(karas=[3], sites={"A": "S_K2 BAT_A^ S_ROCK I_K4 GOB_A I_XP2 ..."})
    say(table, said)
    five = {1: "S_K2", 3: "S_ROCK", 4: "I_K4", 5: "GOB_A"}
    assert known(table, 0, "A") == (five if "arch" in said else {1: "S_K2", 3: "S_ROCK"})
    assert stack(table, "A")[:6] == ["S_K2", "BAT_A^", "S_ROCK", "I_K4", "GOB_A", "I_XP2"]
    assert karas(table)[0] == (1 if "arch" in said else 0)
    assert not any(truth(table)["no_rockfall"].values())


MINED = [
    ("S_XP1W S_K2 S_XP1 ...", "S_XP1", {"s_xp1w": 1}),
    ("S_K2 S_ROCK S_XP1 ...", "S_XP1", {}),
    ("S_ROCK^ S_XP1 S_K2 ...", "S_K2", {"s_xp1": 1}),
    ("S_ROCK^ S_ROCK S_K2 ...", "S_K2", {}),
    ("S_K2 BAT_A S_K2 ...", "BAT_A*", {}),
    ("BAT_A S_K2 ...", "BAT_A*", {}),
    ("BAT_A^ S_K2 ...", "BAT_A^", {}),
    ("GOB_B^/1 I_K4 ...", "GOB_B^/1", {}),
    ("S_ROCK^ GOB_B^/1 I_K4 ...", "GOB_B^/1", {}),
    ("STONE_1 D_XP4W D_K6", "D_K6", {"stone_1": 1, "d_xp4w": 1}),
    ("D_XP4 SKE_A", "SKE_A*", {"d_xp4": 1}),
]


@pytest.mark.parametrize(("site", "top", "kept"), MINED)
def test_r9_6_what_the_miner_does_with_each_tile(at: At, site: str, top: str, kept: dict[str, int]) -> None:
    """R9.6, A18, A19: up to two tiles; XP and stones are kept, nothing is paid, a monster stops him."""
    table = at(karas=[5], sites={"A": site})
    before = len(stack(table, "A"))
    say(table, "miner A")
    assert stack(table, "A")[0] == top
    assert player(table).tiles == kept
    assert (karas(table)[0], team(table)) == (0, (1, 0, 0))
    words = site.replace(" ...", "").split()
    assert before - len(stack(table, "A")) == min(2, next((k for k, w in enumerate(words) if w[:3] in (
        "BAT", "GOB", "SKE")), 2))  # fmt: skip
    assert told(table, "injured", "rolled", "dug_karas", "destroyed") == []


def test_r9_6_one_tile_left(at: At) -> None:
    """R9.6: he digs one, and the site is empty."""
    table = say(at(karas=[5], sites={"A": "D_XP4W"}), "miner A")
    assert (stack(table, "A"), player(table).tiles) == ([], {"d_xp4w": 1})
    assert facts(table, "site_emptied") == [{"site": "A", "count": 1}]
    assert table.phase == "action"


def test_r9_6_two_tiles_empty_a_site(at: At) -> None:
    """R9.6, R12.1: with the stone found the game goes on after the fourth empty site."""
    table = at(karas=[5], sites={"A": "D_K6 STONE_1", "B": "", "C": "", "D": ""})
    say(table, "miner A")
    assert not table.over
    assert (table.view().stones, karas(table)[0]) == (1, 0)


def test_r9_6_a17_a_chest_pays_and_the_miner_goes_on(at: At) -> None:
    """R9.6, A17, A49: its Karas count, though those of Kara tiles do not."""
    table = at(karas=[5], sites={"A": "D_CHEST D_K6 D_XP4"}, next=["purse"])
    say(table, "miner A")
    assert (karas(table)[0], stack(table, "A")) == (10, ["D_XP4"])
    assert "purse" not in table.view().pile


@pytest.mark.parametrize(("answer", "paid", "kept"), [("karas", 5, {}), ("xp", 0, {"map": 1})])
def test_r9_6_the_miner_waits_for_the_map_and_goes_on(at: At, answer: str, paid: int, kept: dict[str, int]) -> None:
    """R9.6, R13.5: each tile is resolved before the next."""
    table = at(karas=[5], sites={"A": "D_CHEST D_XP4W D_XP4"}, next=["map"])
    say(table, "miner A")
    assert (table.phase, len(stack(table, "A"))) == ("map", 2)
    say(table, f"map {answer}")
    assert stack(table, "A") == ["D_XP4"]
    assert (karas(table)[0], player(table).chests, player(table).tiles) == (paid, kept, {"d_xp4w": 1})
    assert (table.phase, team(table)) == ("action", (1, 0, 0))


@pytest.mark.parametrize(
    ("draws", "kept"), [(["mimic", "hospital"], {}), (["mimic", "sword", "sword", "idol"], {"mimic": 1, "idol": 1})]
)
def test_r9_6_a16_a_mimic_does_not_stop_the_miner(at: At, draws: list[str], kept: dict[str, int]) -> None:
    """R9.6, A16, A14: he fights, nobody is injured, and he goes on either way."""
    table = at(karas=[5], sites={"A": "D_CHEST D_XP4 D_K6"}, next=draws)
    say(table, "miner A")
    assert (stack(table, "A"), player(table).tiles) == (["D_K6"], {"d_xp4": 1})
    assert (player(table).chests, team(table)) == (kept, (1, 0, 0))


def test_r9_6_two_chests_in_a_row(at: At) -> None:
    """R9.6, R13.5: two draws, the Map asked in between."""
    table = at(karas=[5], sites={"A": "D_CHEST D_CHEST D_K6"}, next=["map", "skull"])
    say(table, "miner A", "map xp")
    assert (player(table).chests, karas(table)[0]) == ({"map": 1, "skull": 1}, 20)
    assert stack(table, "A") == ["D_K6"]


def test_r9_6_the_second_stone_ends_the_game_before_the_next_tile(at: At) -> None:
    """R9.6, R12.5."""
    table = at(karas=[5], sites={"A": "STONE_2 D_XP4", "B": ""}, owned={"stone_1": [0, 1]}, stone_site="B")
    say(table, "miner A")
    assert table.over
    assert stack(table, "A") == ["D_XP4"]


@pytest.mark.parametrize(("who", "cost"), [("miner", 7), ("archaeologist", 4), ("soothsayer", 5)])
def test_r9_7_a20_the_impersonator_copies_who_lies_before_another(at: At, who: str, cost: int) -> None:
    """R9.7, A20, A22: the copied price and two more; only his own tile moves."""
    said = f"copy {who} A" + (" 1" if who == "soothsayer" else "")
    fields: dict[str, Any] = {"holder": {who: 1}, "asleep": {who: 1}, "sites": {"A": "S_XP1 S_K2 S_K2 ..."}}
    poor = at(karas=[cost - 1], **fields)
    assert legal(poor, *COPIES) == []
    table = at(karas=[cost], **fields)
    assert {action.verb for action in table.legal()} & {*COPIES} == {f"copy_{who}"}
    say(table, said)
    assert (karas(table), hired(table), hired(table, 1)) == ([0, 0], ("impersonator", False), (who, True))
    assert facts(table, "copied") == [{"specialist": who, "cost": cost}]
    assert (player(table).tiles == {"s_xp1": 1}) == (who == "miner")


def test_r9_7_a21_nobody_to_copy(at: At) -> None:
    """R9.7, A21: he cannot be hired; nor when only another Impersonator lies before a player."""
    assert legal(at(karas=[30]), *COPIES) == []
    held = at(3, karas=[30], holder={"impersonator": 1, "miner": 2}, asleep={"impersonator": 1, "miner": 1})
    assert legal(held, *COPIES) == []


def test_r9_7_a20_with_scope_any(at: At) -> None:
    """R9.7, A20: any of the three, in the Harbour or with another player; the Impersonator himself must be there."""
    scope = {"impersonator_scope": "any"}
    table = at(karas=[30], holder={"miner": 1}, asleep={"miner": 1}, options=scope)
    assert len(legal(table, *COPIES)) == 6 + 6 + 42
    assert len(legal(table, *HIRES)) == 6 + 42
    say(table, "copy archaeologist B")
    assert (karas(table)[0], hired(table)) == (26, ("impersonator", False))
    assert table.view().harbour == ["archaeologist", "soothsayer"]
    away = at(karas=[30], holder={"impersonator": 1}, asleep={"impersonator": 1}, options=scope)
    assert legal(away, *COPIES) == []
    assert [len(legal(at(karas=[k], options=scope), *COPIES)) for k in (3, 4, 5, 6, 7)] == [0, 6, 48, 48, 54]


def test_r9_8_r11_6_the_way_of_a_specialist(at: At) -> None:
    """R9.8, R11.6, A24: awake, asleep for the next turn, then home; hired again in every second turn at best."""
    table = at(karas=[30, 30])
    say(table, "soothsayer A 1")
    rest_of_turn(table)
    assert hired(table) == ("soothsayer", True)
    assert "soothsayer" not in table.view().harbour
    rest_of_turn(table)
    say(table, "leave sword")
    assert (table.view().active, legal(table, *HIRES)) == (0, [])
    rest_of_turn(table)
    assert (hired(table), "soothsayer" in table.view().harbour) == (None, True)
    say(table, "leave sword")
    assert (table.view().active, "soothsayer A 1" in legal(table)) == (1, True)
    rest_of_turn(table)
    say(table, "leave sword", "soothsayer A 1")
    assert hired(table) == ("soothsayer", False)
    assert [event.name for event in told(table, "fell_asleep", "went_home")] == ["fell_asleep", "went_home"]


def test_r9_8_a_specialist_returns_without_an_adventurer_to_act(at: At) -> None:
    """R9.8, A36: the turn in which nobody is available is a whole turn."""
    table = at(phase="turn", resting=[2], holder={"miner": 0}, asleep={"miner": 1})
    assert table.view().active == 1
    assert hired(table) is None


# R11


def test_r11_1_the_recruit(at: At) -> None:
    """R11.1: five Karas, once a game; he acts from the next turn on."""
    table = at(karas=[4], standing={"dive": 1})
    say(table, "dive", "hire recruit")
    assert (karas(table)[0], player(table).recruited, team(table)) == (0, True, (3, 0, 0))
    assert table.view().active == 1
    rest_of_turn(table)
    for left in (3, 2, 1):
        assert player(table).available == left
        say(table, "dive")
    rich = say(at(karas=[50], recruited=[1]), *["dive"] * 3)
    assert rich.view().active == 1


@pytest.mark.parametrize(("owned", "asked"), [(5, True), (4, False)])
def test_r11_1_a36_recruiting_with_nobody_available(at: At, owned: int, asked: bool) -> None:
    """R11.1, R3.2, A36: no sword, no action, but the recruit is offered."""
    table = at(phase="turn", karas=[owned], resting=[2])
    assert (table.phase == "recruit") == asked
    if asked:
        say(table, "hire recruit")
        assert (karas(table)[0], team(table)) == (0, (3, 0, 0))
    assert team(table)[2] == 0
    assert table.view().active == 1


def test_r11_1_a26_the_recruit_before_the_hospital(at: At) -> None:
    """R11.1, A26: who recruits may have too little left to heal, and is not asked."""
    table = at(karas=[6], sites={"A": "BAT_A ...", "B": "GOB_A ..."})
    say(table, "dig A", "dig B", "hire recruit")
    assert (table.view().active, team(table), karas(table)[0]) == (1, (1, 0, 2), 1)


def test_r11_1_an_edition_without_recruits(at: At) -> None:
    """R11.1: nothing is offered."""
    table = at(karas=[9], edition=with_constants(recruits=0), standing={"dive": 1})
    assert say(table, "dive").view().active == 1


def test_r11_2_everybody_who_acted_comes_home(at: At) -> None:
    """R11.2: from the sites, the Dive, the Counter and the Harbour."""
    table = at(recruited=[1], karas=[7], sites={"A": "S_K2 ..."})
    say(table, "dig A", "buy token", "archaeologist B")
    assert (team(table), table.view().standing) == ((3, 0, 0), {})


def test_r11_3_r11_4_hospital_and_break_room(at: At) -> None:
    """R11.3, R11.4, A25: who was moved there rests for a whole turn; who rested since earlier returns now."""
    table = at(karas=[3], sites={"A": "BAT_A ...", "B": "BAT_B ..."})
    say(table, "dig A", "dig B")
    assert legal(table) == ["heal 0", "heal 1"]
    say(table, "heal 1")
    assert (karas(table)[0], team(table)) == (1, (1, 0, 1))
    rest_of_turn(table)
    assert (table.view().active, team(table)) == (0, (1, 0, 1))
    say(table, "dive")
    assert team(table) == (2, 0, 0)
    assert facts(table, "recovered") == [{"count": 1}]


def test_r11_3_a25_leaving_and_entering_the_break_room_on_one_evening(at: At) -> None:
    """R11.3, R11.4, A25: released first, then moved; nobody enters and leaves at once."""
    table = at(resting=[1], karas=[2], sites={"A": "BAT_A ..."})
    say(table, "dig A", "heal 0")
    assert team(table) == (1, 0, 1)
    assert story(table)[-3:] == ["recovered", "sent_to_rest", "turn_began"]


@pytest.mark.parametrize(("owned", "hurt", "most"), [(0, 2, 0), (1, 1, 0), (2, 2, 1), (3, 3, 1), (4, 3, 2), (60, 3, 3)])
def test_r11_4_how_many_can_be_healed(at: At, owned: int, hurt: int, most: int) -> None:
    """R11.4, 6a: from none to as many as there are injured and Karas for; without a choice nobody is asked."""
    table = at(phase="night", karas=[owned], recruited=[1], hospital=[hurt])
    if most == 0:
        assert (table.view().active, team(table)) == (1, (3 - hurt, 0, hurt))
        return
    assert legal(table) == [f"heal {count}" for count in range(most + 1)]
    say(table, f"heal {most}")
    assert (karas(table)[0], team(table)) == (owned - 2 * most, (3 - hurt + most, 0, hurt - most))


def test_r11_4_healing_that_costs_nothing_is_asked(at: At) -> None:
    """R11.4: in an edition with free healing."""
    table = at(phase="night", hospital=[2], edition=with_constants(heal_cost=0))
    assert legal(table) == ["heal 0", "heal 1", "heal 2"]


def test_r11_5_r11_6_sword_and_specialists_at_the_end(at: At) -> None:
    """R11.5, R11.6: only the active player's specialist changes, and only once."""
    fields: dict[str, Any] = {"holder": {"miner": 0, "soothsayer": 1}, "asleep": {"soothsayer": 1}}
    table = at(sword=1, standing={"harbour": 1}, **fields)
    say(table, "dive")
    assert not table.view().sword
    assert (hired(table), hired(table, 1)) == (("miner", True), ("soothsayer", True))
    rest_of_turn(table)
    assert (hired(table), hired(table, 1)) == (("miner", True), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_7_the_next_player(at: At, seats: int) -> None:
    """R11.7: clockwise, from the last to the first."""
    table = rest_of_turn(at(seats, active=seats - 1))
    assert table.view().active == 0


def test_r9_prices_and_reach_are_numbers_of_the_box(at: At) -> None:
    """R9.2-R9.7: another edition, other prices, a Soothsayer who sees two tiles and a Miner who takes three."""
    content = data()
    for one, change in zip(
        content["specialist"], ({"cost": 1, "tiles": 3}, {"cost": 0, "tiles": 1}, {"tiles": 2}, {"surcharge": 4}),
        strict=True,
    ):  # fmt: skip
        one |= change
    edition = edition_of(content)
    table = at(karas=[1], edition=edition, sites={"A": "S_XP1 S_XP1 S_XP1W I_K4 ..."})
    assert [said for said in legal(table, *HIRES) if " A" in said] == ["miner A", "archaeologist A"]
    say(table, "miner A")
    assert (player(table).tiles, stack(table, "A")[0]) == ({"s_xp1": 2, "s_xp1w": 1}, "I_K4")
    rich = at(karas=[9], edition=edition, height=dict.fromkeys(SITES[1:4], 2) | {"A": 9})
    assert len([said for said in legal(rich, "soothsayer") if " A " in said]) == 8
    copier = at(karas=[5], edition=edition, holder={"miner": 1}, asleep={"miner": 1})
    assert len(legal(copier, *COPIES)) == 6
