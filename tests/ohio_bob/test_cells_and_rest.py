"""R8, R9: what the cells do, and rest."""

from __future__ import annotations

import pytest

from cenote.games.ohio_bob import GAME
from tests.conftest import engine
from tests.ohio_bob.positions import (
    Explorer,
    Place,
    at,
    energy,
    hand,
    known,
    legal,
    pile,
    play,
    played,
    player,
    spent,
    told,
    view,
    ways,
    where,
    why,
)  # fmt: skip

RULES = engine(GAME, "compiled")
FIRST, ABOVE = (0, 0), (0, -1)
LEVEL = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", ABOVE: "T02"}
"""A whole level; its last room is turned: stairs on (1, 2), a pit below them."""


# R8: cells


def test_r8_1_a_bonus_works_once_during_a_stay() -> None:
    """R8.1: stepping on it again does nothing."""
    table = at(RULES, Explorer({FIRST: "T01"}, (2, 1), hand="YL1 BL1", pile="RD2 YL3 GN1 …"))
    play(table, "YL1 a", "R", "L")
    assert (hand(table), spent(table)) == ({"SG", "BL1", "RD2"}, {(2, 2)})
    play(table, "BL1 a", "R", "skip")
    assert (hand(table), known(table)) == ({"SG", "RD2"}, "YL3 GN1")


def test_r8_1_a17_who_leaves_the_room_finds_everything_fresh() -> None:
    """R8.1, A17: any way out will do; a rest does not."""
    rooms = {FIRST: "T01", (-1, 0): "T13"}
    start = Explorer(rooms, (2, 1), hand="YL1 BL1", pile="RD2 YL3 GN1 …", spent=[(2, 2)])
    table = play(at(RULES, start), "YL1 a", "L", "R")
    assert spent(table) == set()
    assert "RD2" in hand(play(table, "BL1 a", "R", "skip"))
    rested = play(at(RULES, start), "YL1 a", "skip", "skip", "rest", "SG", "R")
    assert "RD2" not in hand(rested)


def test_r8_1_a17_a_teleporter_leaves_the_room() -> None:
    """R8.1, A17, R8.8: coming back by it everything is fresh too."""
    rooms = {FIRST: "T07", (0, 1): "T12"}
    table = at(RULES, Explorer(rooms, (1, 3), hand="YL1", pile="RD2 RD3 …", spent=[(2, 3)]))
    play(table, "YL1 a", "R")
    assert (where(table), spent(table)) == (((0, 1), (1, 4)), set())


def test_r8_1_a16_bonuses_are_compulsory() -> None:
    """R8.1, A16: nobody is asked."""
    table = play(at(RULES, Explorer({FIRST: "T01"}, (2, 1), pile="RD2 YL3 …")), "SG", "R")
    assert (table.phase, hand(table)) == ("turn", {"RD2"})


@pytest.mark.parametrize(("before", "after"), [(3, 4), (5, 6), (6, 6)])
def test_r8_2_a29_a_ration(before: int, after: int) -> None:
    """R8.2, A29: one energy, never above the maximum; then it is lost, and spent all the same."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RD1", energy=before)), "RD1 a", "U", "skip")
    assert (energy(table), spent(table)) == (after, {(2, 2)})
    assert told(table, "ration_eaten") == [("ration_eaten", 0, after - before)]


@pytest.mark.parametrize(("level", "after"), [(1, 3), (2, 4), (3, 4)])
def test_r8_2_r13_2_no_rations_on_the_first_hard_level(level: int, after: int) -> None:
    """R8.2, R13.2: the hard Level face switches them off on level 1."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RD1", energy=3, level=level),
               options={"level_face": "hard"})  # fmt: skip
    assert energy(play(table, "RD1 a", "U", "skip")) == after
    assert spent(table) == {(2, 2)}


def test_r8_3_a_chest() -> None:
    """R8.3: the top card, equipment side; with an empty pile nothing."""
    table = at(RULES, Explorer({FIRST: "T01"}, (2, 1), pile="RD2 YL3 …"))
    assert hand(play(table, "SG", "R")) == {"RD2"}
    assert (known(table), told(table, "chest_opened")) == ("YL3", [("chest_opened", 0, "rd2-green")])
    level = {FIRST: "T01", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", ABOVE: "T02"}
    empty = play(at(RULES, Explorer(level, (2, 1), pile="")), "SG", "R")
    assert (hand(empty), spent(empty), empty.over) == (set(), {(2, 2)}, False)


@pytest.mark.parametrize(
    ("cards", "found", "rest"),
    [("RD2 YL3 GN1 RB1", "GN1", "RD2 YL3 RB1"), ("RD2 RB1 GN1", "RB1", "RD2 GN1"), ("GN1 RD2", "GN1", "RD2"),
     ("RD2 YL3 RD3", "RD2", "YL3 RD3")],
)  # fmt: skip
def test_r8_4_a33_a_coloured_chest(cards: str, found: str, rest: str) -> None:
    """R8.4, A33: the first of its colour, a rainbow too; else the top card. The order of the others is kept."""
    table = play(at(RULES, Explorer({FIRST: "T11"}, (2, 3), pile=cards)), "SG", "R")
    assert (hand(table), known(table)) == ({found}, rest)


@pytest.mark.parametrize(
    ("face", "cell", "way", "found"),
    [
        ("T03", (1, 3), "L", "RD1"),
        ("T04", (1, 3), "R", "YL3"),
        ("T06", (2, 3), "U", "BL1"),
        ("T11", (2, 3), "R", "GN1"),
    ],
)
def test_r8_4_chests_of_every_colour(face: str, cell: Place, way: str, found: str) -> None:
    """R8.4: red, yellow, blue and green."""
    table = play(at(RULES, Explorer({FIRST: face}, cell, pile="GN1 BL1 YL3 RD1 GN2")), "SG", way)
    assert hand(table) == {found}


def test_r8_4_a33_the_search_reveals() -> None:
    """R8.4, A33: the cards passed are known from then on."""
    table = at(RULES, Explorer({FIRST: "T11"}, (2, 3), hand="RB1 GN2 GN3 GN4", pile="RD2 …"))
    play(table, "SG", "R")
    assert "GN1" in hand(table)
    passed = known(table).split()
    assert passed[0] == "RD2"
    assert [card for _, _, card in told(table, "card_shown")][-1] == "gn1-green"
    assert len(passed) == len(told(table, "card_shown"))


def test_r8_5_a28_a_pit() -> None:
    """R8.5, A28: rest at once, the card included; the cards in hand stay there."""
    table = at(RULES, Explorer({FIRST: "T11"}, (3, 1), hand="RD1 YL1", played="GN1", energy=5, level=2))
    play(table, "RD1 a", "U")
    assert (energy(table), hand(table), played(table)) == (3, {"SG", "YL1", "GN1", "RD1"}, set())
    assert told(table, "fell", "rested") == [("fell", 0), ("rested", 0, 2, 2)]


def test_r8_6_a_trap() -> None:
    """R8.6: one energy at once, and the card goes on."""
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="RD2", energy=3)), "RD2 a", "R", "U")
    assert (energy(table), where(table)) == (2, (FIRST, (1, 2)))


def test_r8_7_pits_and_traps_work_every_time() -> None:
    """R8.7: whenever they are entered, not while one stands there."""
    table = at(RULES, Explorer({FIRST: "T01"}, (3, 2), hand="YL1 BL1 RD3"))
    play(table, "YL1 a", "L", "R", "BL1 a", "L", "skip")
    assert energy(table) == 4
    assert energy(play(table, "RD3 a", "skip", "skip", "skip")) == 4


TELEPORTED = [
    ({}, (FIRST, (1, 4)), 6),
    ({(0, 1): "T14"}, ((0, 1), (1, 4)), 5),
    ({(0, 1): "T12"}, ((0, 1), (1, 4)), 6),
]


@pytest.mark.parametrize(("others", "there", "left"), TELEPORTED)
def test_r8_8_a18_a_teleporter(others: dict[Place, str], there: tuple[Place, Place], left: int) -> None:
    """R8.8, A18: nothing alone; the same cell next door; there a pit works, a second teleporter does not."""
    table = play(at(RULES, Explorer({FIRST: "T07", **others}, (1, 3), hand="YL1")), "YL1 a", "R")
    assert (where(table), energy(table)) == (there, left)


def test_r8_8_several_rooms() -> None:
    """R8.8: the player chooses; then the card goes on."""
    table = at(RULES, Explorer({FIRST: "T07", (0, 1): "T12", (1, 0): "T09"}, (1, 3), hand="YL1"))
    assert legal(play(table, "YL1 a", "R")) == ["teleport down", "teleport right"]
    assert why(table, "teleport up") == "R8.8"
    play(table, "teleport right")
    assert (where(table), table.phase) == (((1, 0), (1, 4)), "direction")
    assert told(table, "teleported") == [("teleported", 0, "right")]
    assert where(play(table, "L")) == ((1, 0), (1, 3))


@pytest.mark.parametrize(("card", "after"), [("SG", 6), ("YL1 a", 5)])
def test_r8_8_a19_protection_holds_behind_the_teleporter(card: str, after: int) -> None:
    """R8.8, A19: the Super gear ignores the pit where it comes out."""
    table = at(RULES, Explorer({FIRST: "T07", (0, 1): "T14"}, (1, 3), hand="YL1"))
    assert energy(play(table, card, "R")) == after


def test_r8_8_a19_a_stone_behind_the_teleporter() -> None:
    """R8.8, A19: a charge that is left cancels the trap where the teleporter of T17 leads."""
    rooms = {FIRST: "T17", (0, 1): "T01"}
    table = at(RULES, Explorer(rooms, (3, 2), hand="GN3 YL1"))
    assert energy(play(table, "GN3 a", "L")) == 6
    assert (where(table), told(table, "trap_avoided")) == (((0, 1), (3, 1)), [("trap_avoided", 0)])
    assert energy(play(at(RULES, Explorer(rooms, (3, 2), hand="GN3 YL1")), "YL1 a", "L")) == 5


def test_r8_9_low_stairs_do_nothing() -> None:
    """R8.9: in any room but the last, also when the level is complete."""
    table = play(at(RULES, Explorer(LEVEL, (3, 3), hand="YL1")), "YL1 a", "L")
    assert (where(table), table.phase) == ((FIRST, (3, 2)), "direction")


def test_r8_10_a20_top_stairs() -> None:
    """R8.10, A20: the player may leave when he enters them; who declined is asked again on entering again."""
    table = at(RULES, Explorer(LEVEL, (1, 1), ABOVE, hand="YL1 BL1"))
    assert legal(play(table, "YL1 a", "R")) == ["stay on level", "leave level"]
    play(table, "stay on level")
    assert (table.phase, where(table)) == ("direction", (ABOVE, (1, 2)))
    play(table, "L")
    assert (table.phase, player(table).level) == ("turn", 1)
    play(table, "BL1 a", "R")
    assert table.phase == "stairs"
    assert player(play(table, "leave level")).level == 2


def test_r8_10_standing_is_not_entering() -> None:
    """R8.10, A20: no leaving without a step."""
    table = at(RULES, Explorer(LEVEL, (1, 2), ABOVE, hand="YL1"))
    assert why(table, "leave level") == "A20"


@pytest.mark.parametrize(("card", "way", "rooms", "cell"), [
    ("RD2 a", "R", {FIRST: "T14"}, (2, 1)), ("RD1 a", "U", {FIRST: "T11"}, (3, 1)),
])  # fmt: skip
def test_r8_11_without_energy_all_is_over_at_once(card: str, way: str, rooms: dict[Place, str], cell: Place) -> None:
    """R8.11: a trap or a pit with the last energy; the rest of the card is not played."""
    table = at(RULES, Explorer(rooms, cell, hand="RD2" if card[:3] == "RD2" else "RD1", energy=1))
    play(table, card, way)
    assert (table.over, table.phase, energy(table), view(table).ending) == (True, "end", 0, "energy")


# R9: rest


def test_r9_1_a21_rest_needs_a_played_card() -> None:
    """R9.1, A21."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), hand="RD1 YL1"))
    assert why(table, "rest") == "R9.1"
    assert why(play(table, "SG", "skip"), "rest") is None


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_r9_2_cards_come_back_and_energy_goes(level: int, cost: int) -> None:
    """R9.2: the cost of the level."""
    table = play(at(RULES, Explorer({FIRST: "T08"}, (3, 3), hand="RD1", played="SG YL1", level=level)), "rest")
    assert (energy(table), hand(table), played(table)) == (6 - cost, {"SG", "RD1", "YL1"}, set())
    assert told(table, "rested") == [("rested", 0, 2, cost)]


@pytest.mark.parametrize(("before", "after"), [(4, 1), (3, 0), (2, 0)])
def test_r9_2_a50_a_rest_that_costs_everything(before: int, after: int) -> None:
    """R9.2, A50: energy 0 or below is defeat."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), played="SG", energy=before, level=3))
    play(table, "rest")
    assert (energy(table), table.over) == (after, after == 0)


def test_r9_3_nothing_else_changes() -> None:
    """R9.3: the meeple stays, spent bonuses stay spent."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), played="SG", spent=[(2, 2)]))
    before = (where(table), spent(table), known(table), pile(table))
    play(table, "rest")
    assert (where(table), spent(table), known(table), pile(table)) == before
    assert ways(play(table, "SG")) == "UDLR"
