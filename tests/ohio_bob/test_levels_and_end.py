"""R10-R13: leaving a level, the amulet, defeat, and the hard faces."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.ohio_bob.positions import (
    Explorer,
    Place,
    at,
    comes,
    energy,
    hand,
    known,
    legal,
    pile,
    play,
    played,
    player,
    room,
    rooms,
    spent,
    told,
    truth,
    view,
    where,
    why,
    zone,
)  # fmt: skip

RULES = engine(GAME, "compiled")
FIRST, ABOVE = (0, 0), (0, -1)
FIVE = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", ABOVE: "T02"}
SIX = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (4, 0): "T12", ABOVE: "T02"}
SEVEN = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (4, 0): "T12", (5, 0): "T07", ABOVE: "T02"}
"""Whole levels of the easy face; the last room is turned, its stairs are on (1, 2)."""
WHOLE = {1: FIVE, 2: SIX, 3: SEVEN}


def below_the_stairs(level: int = 1, options: dict[str, Any] | None = None, **what: Any) -> Table:
    """Everything is explored; the top stairs are above the meeple."""
    return at(RULES, Explorer(WHOLE[level], (1, 1), ABOVE, level=level, **what), options=options)


def leave(table: Table) -> Table:
    return play(table, "YL1 a", "R", "leave level")


# R10: leaving a level


@pytest.mark.parametrize("level", [1, 2])
def test_r10_1_the_next_level(level: int) -> None:
    """R10.1."""
    table = leave(below_the_stairs(level, hand="YL1"))
    assert (player(table).level, player(table).rooms_needed) == (level + 1, 5 + level)
    assert told(table, "level_left", "level_began") == [("level_left", 0, level), ("level_began", None, level + 1)]


def test_r10_2_new_energy() -> None:
    """R10.2: back to the start value."""
    assert energy(leave(below_the_stairs(hand="YL1", energy=1))) == 6
    assert energy(leave(below_the_stairs(2, {"energy_face": "hard"}, hand="YL1", energy=1))) == 5


def test_r10_3_the_resolution_pile_comes_into_the_hand() -> None:
    """R10.3: with the card just played."""
    table = leave(below_the_stairs(hand="YL1", played="GN2 SG"))
    assert (hand(table), played(table)) == ({"SG", "YL1", "GN2"}, set())


def test_r10_4_a32_discards() -> None:
    """R10.4, A32: exactly the excess over the row of the level entered, one after another, not the Super gear."""
    table = leave(below_the_stairs(hand="YL1 YL3 BL1", played="YL2 GN1"))
    assert (table.phase, len(hand(table))) == ("discard", 6)
    assert {text.split()[1] for text in legal(table)} == {f"{c}-green" for c in ("yl1", "yl3", "bl1", "yl2", "gn1")}
    play(table, "choose YL1")
    assert (table.phase, why(table, "choose SG"), why(table, "choose YL1")) == ("discard", "A23", "R10.4")
    assert zone(table, "aside") == {"YL1"}
    play(table, "choose GN1")
    assert (table.phase, hand(table)) == ("first_room", {"SG", "YL3", "BL1", "YL2"})


@pytest.mark.parametrize(("level", "most"), [(1, 4), (2, 5)])
def test_r10_4_a22_the_limit_of_the_level_entered(level: int, most: int) -> None:
    """R10.4, A22: four on entering level 2, five on entering level 3; with no more nothing is discarded."""
    cards = "YL1 YL2 YL3 BL1 BL2"
    fitting = cards.rsplit(" ", 6 - most)[0]
    assert leave(below_the_stairs(level, hand=fitting)).phase == "first_room"
    assert len(hand(leave(below_the_stairs(level, hand=fitting)))) == most
    assert leave(below_the_stairs(level, hand=f"{fitting} RD1")).phase == "discard"


def test_r10_5_rooms_and_discards_go_under_the_pile() -> None:
    """R10.5: shuffled together; the old pile above them keeps its order."""
    table = leave(below_the_stairs(hand="YL1 YL3 BL1 RB1", pile="RD1 GN2 RD3 RD4 YL2 GN1 GN3 BL2"))
    play(table, "choose RB1")
    assert zone(table, "room") == zone(table, "aside") == set()
    assert known(table) == "RD1 GN2 RD3 RD4 YL2 GN1 GN3 BL2"
    batches = truth(table)["batch"]
    assert [bin(batches[n][0]).count("1") for n in ("1", "2", "3")] == [0, 6, 0]
    assert pile(table) == 14


def test_r10_5_what_is_drawn_last() -> None:
    """R10.5, 6b: nothing of the finished level shows before the old pile is used up."""
    for seed in range(12):
        table = at(RULES, Explorer(FIVE, (1, 1), ABOVE, hand="YL1", pile="RD1 …"), seed=str(seed))
        leave(table)
        assert {"RD2", "YL4", "BL3", "BL4", "GN4"} & set(known(table).split()) == set()
        batches = truth(table)["batch"]
        assert [bin(batches[n][0]).count("1") for n in ("1", "2", "3")] == [17 - 1 - 5 - 2, 5, 0]


@pytest.mark.parametrize(("which", "face", "stairs", "left"), [
    ("first", "T01", (3, 2), "GN2"), ("second", "T12", (3, 4), "RD1"),
])  # fmt: skip
def test_r10_6_a24_the_first_room_of_the_next_level(which: str, face: str, stairs: Place, left: str) -> None:
    """R10.6, A24: one of the two top cards; the other one stays on the pile and does not go to the hand."""
    table = leave(below_the_stairs(hand="YL1", pile="RD1 GN2 RD3 …"))
    assert legal(table) == ["pick first", "pick second"]
    play(table, f"pick {which}")
    assert (rooms(table), where(table)) == ({FIRST: face}, (FIRST, stairs))
    assert len(view(table).rooms) == 1
    assert (known(table), hand(table), spent(table)) == (f"{left} RD3", {"SG", "YL1"}, set())
    assert (player(table).rooms_laid, room(table, FIRST).turned, table.phase) == (1, False, "turn")


def test_r10_6_only_the_two_top_cards_are_seen() -> None:
    """R10.6, 6b: not the third one."""
    table = comes(below_the_stairs(hand="YL1", pile="RD1 …"), "BL1")
    leave(table)
    assert known(table) == "RD1 BL1"


# R11: the amulet


def test_r11_1_everything_counts() -> None:
    """R11.1, A22: the resolution pile too, and there is no limit."""
    table = leave(below_the_stairs(3, hand="YL1 YL2 RD1 RD3", played="RB1 RD4 GN1 GN3 BL1"))
    assert (view(table).ending, len(hand(table)), table.phase) == ("won", 10, "end")


HARD = {"amulet_face": "hard"}
AMULETS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("YL2 RB1 RD1 RD3 RD4", "a", {}, True),
    ("YL2 RD1 RD3 RD4", "a", {}, False),
    ("YL2 RB1 RD1 RD3", "a", {}, False),
    ("YL2 RB1 RD1 RD3 BL1 BL2 GN1 GN3", "a", {}, False),
    ("YL2 RB1 RD1 RD3 RD4 BL1 GN1", "a", {}, True),
    ("RD1 RD3 RD4 BL1 BL2 RB1", "b", {}, True),
    ("RD1 RD3 BL1 BL2 RB1", "b", {}, False),
    ("YL2 RD1 RD3 RD4 RB1", "a", HARD, True),
    ("YL2 RD1 RD3 BL1 RB1", "a", HARD, False),
    ("YL2 RD1 RD3 BL1 BL2 GN1 GN3", "b", HARD, True),
    ("YL2 RD1 RD3 BL1 BL2 GN1 RB1", "b", HARD, True),
    ("YL2 RD1 RD3 BL1 GN1 RB1", "b", HARD, False),
]


@pytest.mark.parametrize(("cards", "challenge", "options", "won"), AMULETS)
def test_r11_2_r11_3_the_challenge(cards: str, challenge: str, options: dict[str, Any], won: bool) -> None:
    """R11.2, R11.3: fixed groups, a white one, each card once, the rainbow gem anywhere, surplus does not matter."""
    table = leave(below_the_stairs(3, options, hand=f"{cards} YL1", challenge=challenge))
    assert view(table).ending == ("won" if won else "amulet")
    assert told(table, "amulet_tested") == [("amulet_tested", 0, "yes" if won else "no")]
    assert table.result is not None
    assert table.result.winners == ((0,) if won else ())


# R12: defeat


def test_r12_1_energy() -> None:
    """R12.1."""
    table = play(at(RULES, Explorer({FIRST: "T14"}, (2, 1), hand="RD2", energy=1)), "RD2 a", "R")
    assert (view(table).ending, told(table, "ended")) == ("energy", [("ended", None, "energy")])
    assert table.result is not None
    assert (table.result.winners, table.result.points) == ((), (0,))


def test_r12_2_the_amulet_test_fails() -> None:
    """R12.2: three levels finished, and lost all the same."""
    table = leave(below_the_stairs(3, hand="YL1"))
    assert view(table).ending == "amulet"
    assert table.result is not None
    assert table.result.points == (3,)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_r12_3_a25_the_pile_is_empty_and_rooms_are_missing(level: int) -> None:
    """R12.3, A25: after a chest, on any level; not once the last room is out."""
    chest = Explorer({FIRST: "T01"}, (2, 1), pile="GN1", level=level)
    assert view(play(at(RULES, chest), "SG", "R")).ending == "pile"
    done = {place: face if face != "T08" else "T01" for place, face in WHOLE[level].items()}
    full = play(at(RULES, Explorer(done, (2, 1), pile="YL1", level=level)), "SG", "R")
    assert (full.over, hand(full), pile(full)) == (False, {"YL1"}, 0)


def test_r12_3_the_last_card_becomes_the_last_room() -> None:
    """R12.3: no defeat."""
    six = {place: face for place, face in SEVEN.items() if place != ABOVE}
    table = play(at(RULES, Explorer(six, (1, 2), pile="RD2", level=3)), "SG", "U")
    assert (table.over, pile(table), room(table, ABOVE).last) == (False, 0, True)


def test_r12_3_never_between_two_levels() -> None:
    """R12.3: an empty pile is filled again with the rooms."""
    table = leave(below_the_stairs(hand="YL1", pile=""))
    while table.phase == "discard":
        play(table, next(text for text in legal(table) if "yl1" not in text))
    assert (table.over, table.phase, len(known(table).split())) == (False, "first_room", 2)


# R13: difficulty


@pytest.mark.parametrize(("level", "rooms"), [(1, 6), (2, 7), (3, 8)])
def test_r13_1_the_hard_level_face(level: int, rooms: int) -> None:
    """R13.1, R5.3: one room more; the other faces stay easy."""
    mine = player(at(RULES, Explorer({FIRST: "T08"}, (3, 3), level=level), options={"level_face": "hard"}))
    assert (mine.rooms_needed, mine.rest_cost, mine.energy) == (rooms, level, 6)


@pytest.mark.parametrize(("options", "gained"), [
    ({"level_face": "hard"}, 0), ({"energy_face": "hard"}, 1), ({"amulet_face": "hard"}, 1), ({}, 1),
])  # fmt: skip
def test_r13_2_which_face_switches_rations_off(options: dict[str, Any], gained: int) -> None:
    """R13.2: the hard Level face, no other."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 2), hand="RD1", energy=3), options=options)
    assert energy(play(table, "RD1 a", "U", "skip")) == 3 + gained


def test_6b_faces_that_have_been_laid_are_remembered() -> None:
    """6b, R0.5, R10.5: of a card that was a room everybody knows both faces, in the pile of the next level, too."""
    table = at(RULES, Explorer(FIVE, (2, 2), ABOVE, hand="RD1 YL3"))
    laid = {"yl4-green": "t08", "bl3-green": "t15", "bl4-green": "t16", "gn4-green": "t14", "rd2-green": "t02"}
    assert view(table).faces == laid
    play(table, "RD1 a", "U", "leave level")
    assert (rooms(table), view(table).faces) == ({}, laid)
    play(table, "pick first")
    (new,) = view(table).rooms
    assert view(table).faces == laid | {str(new.card): new.face}
