"""The worked examples of the specification, E37 to E43, E47, E48, E50 and E51: the end, deductions, the bank."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Result, Table
from tests.takara_island.positions import (
    DEEP_SLOTS,
    SURFACE_SLOTS,
    at,
    height,
    karas,
    legal,
    play,
    player,
    shown,
    told,
    view,
    worlds,
)

WORLDS = 1500
FOUR_EMPTY: dict[str, Any] = {"B": "", "C": "", "D": "", "E": ""}


# The end


def result(table: Table) -> Result:
    assert table.over
    assert table.result is not None
    return table.result


def test_e37_all_lose(rules: Engine) -> None:
    """E37, R12.4, R14.4: the fourth site is empty and no stone was found: nobody wins, all share the last rank."""
    table = play(at(rules, A="d_xp4", B="", C="", D=""), "dig A")
    assert view(table).ending == "no_stone"
    assert result(table) == Result(winners=(), ranks=(2, 2), points=(0, 0))


def test_e38_saved_by_the_stone(rules: Engine) -> None:
    """E38, R12.1, A31: the last tile of the fourth site is a stone, so the game goes on."""
    table = play(at(rules, A="stone_1", B="", C="", D=""), "dig A")
    assert not table.over
    assert player(table, 0).stones == 1
    assert height(table, "A") == 0
    assert view(table).stones == 1
    assert (table.to_act, table.phase) == ((0,), "action")
    assert player(table, 0).available == 1


def test_e39_five_empty(rules: Engine) -> None:
    """E39, R12.3: five empty sites end the game, and the only stone found is worth nothing."""
    table = play(at(rules, A="d_k6", **FOUR_EMPTY, owns=["", "stone_1"]), "dig A")
    assert view(table).ending == "one_stone"
    assert karas(table) == [6, 0]
    assert player(table, 1).score.stones == 0
    assert result(table) == Result(winners=(0,), ranks=(1, 2), points=(1, 0))


def test_e40_both_stones(rules: Engine) -> None:
    """E40, R12.2: the owner of both stones wins at once, whatever the points."""
    owns = ["stone_1 i_xp2 s_xp1", "d_xp4 d_xp4"]
    table = at(rules, A="stone_2 …", B="", owns=owns, tokens=[0, 6], karas=[0, 100])
    assert [player(table, seat).score.total for seat in (0, 1)] == [3, 40]
    play(table, "dig A")
    assert view(table).ending == "owner"
    assert result(table).winners == (0,)
    assert result(table).ranks == (1, 2)
    assert result(table).points[1] == 40


FIRST = "d_xp4 d_xp4w i_xp2 s_xp1 gob_b skull map"
SECOND = "d_xp4w d_xp4w i_xp2 stone_1"


def last_stone(rules: Engine, second: str, rich: int, **options: str) -> Table:
    """E41, E42: P1 is about to dig the second stone."""
    sites: dict[str, Any] = {"A": "stone_2 …", "B": "", "C": ""}
    fields: dict[str, Any] = {"owns": [FIRST, second], "tokens": [2, 2], "karas": [14, rich], "stone_site": "B"}
    return at(rules, **sites, **fields, options=options)


def test_e41_the_score(rules: Engine) -> None:
    """E41, R14.1: XP tiles, tokens, monster, skull and map, stone, and a point for each 5 Karas make 30."""
    table = play(last_stone(rules, SECOND, 10), "dig A")
    assert view(table).ending == "stones"
    score = player(table, 0).score
    parts = (score.tiles, score.tokens, score.monsters, score.chests, score.stones, score.karas)
    assert parts == (11, 4, 3, 0, 10, 2)
    assert score.total == result(table).points[0] == 30


@pytest.mark.parametrize(
    ("second", "rich", "tie_break", "winners"),
    [
        (f"{SECOND} idol", 10, "shared", (0, 1)),
        (f"{SECOND} idol", 10, "xp_without_karas", (0, 1)),
        (SECOND, 30, "shared", (0, 1)),
        (SECOND, 30, "xp_without_karas", (0,)),
    ],
    ids=["even", "even-tie-break", "richer", "richer-tie-break"],
)
def test_e42_a_tie(rules: Engine, second: str, rich: int, tie_break: str, winners: tuple[int, ...]) -> None:
    """E42, R14.2, A33: 30 XP each; the tie-break compares XP without Karas and stones, 18 against 18 or 14."""
    table = play(last_stone(rules, second, rich, tie_break=tie_break), "dig A")
    assert result(table).points == (30, 30)
    assert result(table).winners == winners
    assert result(table).ranks == ((1, 1) if len(winners) == 2 else (1, 2))
    bare = [player(table, seat).score for seat in (0, 1)]
    without = [score.total - score.karas - score.stones for score in bare]
    assert without == [18, 18 if "idol" in second else 14]


def test_e43_a_chest_on_the_last_tile(rules: Engine) -> None:
    """E43, R12.1, A31: the choice on the Map is made first, then the game ends."""
    table = at(rules, A="d_chest", **FOUR_EMPTY, owns=["", "stone_1"], next=["map"])
    play(table, "dig A")
    assert not table.over
    assert legal(table) == ["map karas", "map xp"]
    play(table, "map xp")
    assert view(table).ending == "one_stone"
    assert player(table, 0).chests == {"map": 1}
    assert result(table) == Result(winners=(0,), ranks=(1, 2), points=(2, 0))


def test_e47_a_fight_empties_a_site(rules: Engine) -> None:
    """E47, R10.2, R12.3: the last wound beats the skeleton, the fifth site is empty and the game is over."""
    table = at(rules, A="ske_a^/2", **FOUR_EMPTY, owns=["", "stone_1"], sword=1, next=["sword"])
    play(table, "fight A")
    assert karas(table) == [5, 0]
    assert player(table, 0).tiles == {"ske_a": 1}
    assert player(table, 0).score.monsters == 3
    assert height(table, "A") == 0
    assert view(table).ending == "one_stone"
    assert player(table, 1).score.stones == 0
    assert result(table).points == (4, 0)


# Deductions


def places(table: Table, seat: int, *kinds: str) -> dict[str, Counter[str]]:
    """How often each kind lies on each slot in the worlds a seat thinks possible."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
    for world in worlds(table, seat, WORLDS):
        for slot, tile in world.items():
            if tile in found:
                found[tile][slot] += 1
    return found


def check_even(found: Counter[str], slots: set[str], share: float) -> None:
    """The slots are exactly these, each with this share of the worlds, within five standard deviations."""
    assert found.keys() == slots
    bound = 5 * sqrt(WORLDS * share * (1 - share))
    far = {slot: count for slot, count in found.items() if abs(count - WORLDS * share) > bound}
    assert not far, f"instead of {WORLDS * share:.0f} ± {bound:.0f}"


def slots_outside(site: str) -> set[str]:
    return {slot for slot in DEEP_SLOTS if not slot.startswith(site)}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_e48_a_stone_was_dug(rules: Engine, seat: int) -> None:
    """E48, K4: the rest of the site holds no stone; the other one is on each of 15 deep slots, equally likely."""
    table = play(at(rules, A="stone_1 ? ?", active=1), "dig A")
    assert player(table, 1).stones == 1
    stones = places(table, seat, "stone_1", "stone_2")
    assert not stones["stone_1"]
    check_even(stones["stone_2"], slots_outside("A"), 1 / 15)


def test_e48_slots_the_seat_has_seen_hold_no_stone(rules: Engine) -> None:
    """E48, K2, K4: P1 has seen three deep tiles of B, so 12 slots are left to him and 15 to P2."""
    table = at(rules, A="stone_1 ? ?", B="d_xp4 d_k6 d_xp4w", seen_by={"B1": 1, "B2": 1, "B3": 1}, active=1)
    play(table, "dig A")
    check_even(places(table, 0, "stone_2")["stone_2"], slots_outside("A") - {"B1", "B2", "B3"}, 1 / 12)
    check_even(places(table, 1, "stone_2")["stone_2"], slots_outside("A"), 1 / 15)


def test_e48_a_stone_was_only_seen(rules: Engine) -> None:
    """E48, K4: who has seen the stone concludes the same; for the other player nothing has changed."""
    table = play(at(rules, A="? ? ? ? stone_1 ? ?", karas=[2, 0]), "archaeologist A")
    assert shown(table, "A", 0).split()[4:] == ["stone_1", "?", "?"]
    mine = places(table, 0, "stone_1", "stone_2")
    assert mine["stone_1"] == {"A3": WORLDS}
    check_even(mine["stone_2"], slots_outside("A"), 1 / 15)
    theirs = places(table, 1, "stone_1", "stone_2")
    check_even(theirs["stone_1"], DEEP_SLOTS, 1 / 18)
    check_even(theirs["stone_2"], DEEP_SLOTS, 1 / 18)


def test_e50_a_view_that_turned_nothing_up(rules: Engine) -> None:
    """E50, K3: three surface tiles are no rockfalls for P2; each of the other 15 is one with probability 4/15."""
    table = play(at(rules, A="s_k2 s_k2 s_xp1 …"), "view A")
    marks = [tile.no_rockfall for tile in view(table, 1).sites[0].tiles]
    assert marks == [True] * 3 + [False] * 6
    assert told(table, "turned_up") == []
    assert view(table, 1).hidden["surface"]["s_rock"] == 4
    found = places(table, 1, "s_rock")["s_rock"]
    assert sum(found.values()) == 4 * WORLDS
    check_even(found, SURFACE_SLOTS - {"A7", "A8", "A9"}, 4 / 15)


def test_e50_the_soothsayer_leaves_no_mark(rules: Engine) -> None:
    """E50, 6b: what a specialist looked at may be a rockfall: 4/18 for all 18 tiles."""
    table = play(at(rules, A="s_k2 s_k2 s_xp1 …", karas=[3, 0]), "soothsayer A 1")
    assert shown(table, "A", 0, 4) == "s_k2 s_k2 s_xp1 ?"
    assert not any(tile.no_rockfall for tile in view(table, 1).sites[0].tiles)
    check_even(places(table, 1, "s_rock")["s_rock"], SURFACE_SLOTS, 4 / 18)


# The bank


def test_e51_a_limited_bank(rules: Engine) -> None:
    """E51, R15.2: the bank pays the 4 Karas it has, the other 2 are lost; the price of the sword goes into it."""
    table = at(rules, A="d_k6 …", B="s_k2 s_k2 s_xp1 …", karas=[100, 34], options={"limit_coins": True})
    assert view(table).bank == 4
    play(table, "dig A")
    assert karas(table) == [104, 34]
    assert view(table).bank == 0
    assert {*told(table, "dug_karas", "bank_short")} == {("dug_karas", 0, "A", 4), ("bank_short", 0, 2)}
    play(table, "view B", "skip recruit")
    assert table.to_act == (1,)
    play(table, "rent sword")
    assert karas(table) == [104, 31]
    assert view(table).bank == 3
