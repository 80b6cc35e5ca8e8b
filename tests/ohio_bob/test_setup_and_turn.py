"""R0-R3: the table and its words, the setup, the turn, and how a card is played."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.kernel.conformance import Case
from cenote.kernel.errors import OptionError
from tests.conftest import engine
from tests.ohio_bob.positions import (
    BOX,
    IDS,
    Explorer,
    Place,
    at,
    cells,
    comes,
    energy,
    hand,
    known,
    legal,
    new,
    pile,
    play,
    played,
    player,
    room,
    rooms,
    told,
    truth,
    view,
    ways,
    where,
    why,
    zone,
)  # fmt: skip

RULES = engine(GAME, "compiled")
FIRST = (0, 0)


# R0: conventions


@pytest.mark.parametrize(
    ("cell", "way", "place"),
    [((1, 2), "U", (0, -1)), ((3, 3), "D", (0, 1)), ((2, 1), "L", (-1, 0)), ((2, 4), "R", (1, 0))],
)
def test_r0_1_places_and_cells(cell: Place, way: str, place: Place) -> None:
    """R0.1: x grows to the right, y downwards; a cell is its row and column, and the next room goes on counting."""
    table = at(RULES, Explorer({FIRST: "T08"}, cell, pile="RD3 YL1 …"))
    assert where(play(table, "SG", way)) == (FIRST, cell)
    assert rooms(table) == {FIRST: "T08", place: "T04"}


@pytest.mark.parametrize(("way", "cell"), [("U", (1, 2)), ("D", (3, 2)), ("L", (2, 1)), ("R", (2, 3))])
def test_r0_2_directions(way: str, cell: Place) -> None:
    """R0.2: up is towards row 1, left towards column 1."""
    table = at(RULES, Explorer({FIRST: "T14"}, (2, 2), hand="BL4"))
    assert where(play(table, "BL4 a", way)) == (FIRST, cell)


SHARED = [
    ("none and none", {FIRST: "T08", (0, -1): "T02"}, (1, 2), "U", "none"),
    ("none and wall", {FIRST: "T08", (0, -1): "T02"}, (1, 1), "U", "wall"),
    ("wall and none", {FIRST: "T08", (0, -1): "T02"}, (1, 3), "U", "wall"),
    ("wall and wall", {FIRST: "T08", (1, 0): "T11"}, (3, 4), "R", "wall"),
    ("door and none", {FIRST: "T01", (0, -1): "T08"}, (1, 1), "U", "door"),
    ("door and wall", {FIRST: "T01", (0, -1): "T02"}, (1, 1), "U", "door"),
    ("wall and door", {FIRST: "T08", (1, 0): "T13"}, (3, 4), "R", "door"),
    ("door and door", {FIRST: "T05", (1, 0): "T13"}, (3, 4), "R", "door"),
]  # fmt: skip
PLAIN, KEYED = {"U": "BL3 a", "R": "YL1 a"}, {"U": "BL1 b", "R": "GN1 b"}


@pytest.mark.parametrize(("layout", "cell", "way", "edge"), [one[1:] for one in SHARED], ids=[s[0] for s in SHARED])
def test_r0_3_a5_the_edge_between_two_rooms(layout: dict[Place, str], cell: Place, way: str, edge: str) -> None:
    """R0.3, A5: a door if either shows one, else a wall if either does; a plain move, a key and the hammer tell."""

    def passes(card: str) -> bool:
        table = at(RULES, Explorer(layout, cell, hand="BL3 BL1 YL1 GN1 BL4"))
        return way in ways(play(table, card))

    assert [passes(PLAIN[way]), passes(KEYED[way]), passes("BL4 a")] == [edge == "none", edge != "wall", True]


@pytest.mark.parametrize("seats", [1, 2])
def test_r0_4_zones(seats: int) -> None:
    """R0.4: the top card of a pile is always visible, and the cards of a set are always split over the zones."""
    for table in Case(GAME, RULES, BOX, seats, 3).walk():
        aside = [card for card, there in truth(table)["zone"].items() if there == "aside"]
        lying = [one.card for one in view(table).rooms if one.card]
        in_hands = [card for one in view(table).players for card in (*one.hand, *one.played) if "-" in card]
        assert len({*aside, *lying, *in_hands}) + sum(one.pile for one in view(table).players) == 17 * seats
        if table.phase != "challenge":
            assert all(one.known_pile for one in view(table).players if one.pile)


def test_r0_5_two_faces() -> None:
    """R0.5: a card is equipment or a room; what is behind a card is shown when it is laid."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD1", pile="RD2 YL3 …"))
    assert "T02" not in {*rooms(table).values(), *hand(table)}
    play(table, "RD1 a", "U")
    assert rooms(table)[0, -1] == "T02"
    assert zone(table, "room") == {"YL4", "RD2"}
    assert told(table, "room_laid") == [("room_laid", 0, "t02", 0, -1)]


# R1: setup


@pytest.mark.parametrize("energy_face", ["easy", "hard"])
@pytest.mark.parametrize("level_face", ["easy", "hard"])
@pytest.mark.parametrize("amulet_face", ["easy", "hard"])
def test_r1_1_r13_1_every_mix_of_faces(energy_face: str, level_face: str, amulet_face: str) -> None:
    """R1.1, R1.2, R13.1: the faces of Energy, Level and Amulet are chosen one by one."""
    faces: dict[str, Any] = {"energy_face": energy_face, "level_face": level_face, "amulet_face": amulet_face}
    table = play(new(RULES, **faces), "challenge a")
    mine = player(table)
    assert (mine.level, mine.energy, mine.most_energy) == (1, *[5 if energy_face == "hard" else 6] * 2)
    assert mine.rooms_needed == (6 if level_face == "hard" else 5)
    assert mine.groups is not None
    assert [group.count for group in mine.groups] == ([2, 4] if amulet_face == "hard" else [3, 3])


def test_r1_1_easy_is_the_first_game() -> None:
    """R1.1: without a choice all faces are easy."""
    options = new(RULES).options
    assert {options[f"{card}_face"] for card in ("energy", "level", "amulet", "link")} == {"easy"}
    with pytest.raises(OptionError, match="must be one of easy, hard"):
        new(RULES, energy_face="medium")


@pytest.mark.parametrize(("face", "start"), [("easy", 6), ("hard", 5)])
def test_r1_2_level_and_energy(face: str, start: int) -> None:
    """R1.2: level 1, the energy of the face, which is also the most."""
    mine = player(new(RULES, energy_face=face))
    assert (mine.level, mine.energy, mine.most_energy) == (1, start, start)


CHALLENGES = {
    ("green", "easy", "a"): [("yellow", 3), ("white", 3)],
    ("green", "easy", "b"): [("red", 3), ("blue", 3)],
    ("green", "hard", "a"): [("yellow", 2), ("white", 4)],
    ("green", "hard", "b"): [("red", 2), ("yellow", 2), ("green", 2), ("blue", 2)],
    ("blue", "easy", "a"): [("red", 3), ("white", 3)],
    ("blue", "easy", "b"): [("yellow", 3), ("green", 3)],
    ("blue", "hard", "a"): [("red", 2), ("white", 4)],
    ("blue", "hard", "b"): [("red", 2), ("yellow", 2), ("green", 2), ("blue", 2)],
}  # fmt: skip


@pytest.mark.parametrize(("colour", "face", "which"), CHALLENGES)
def test_r1_3_a31_a51_the_challenge_comes_before_any_card(colour: str, face: str, which: str) -> None:
    """R1.3, A31, A51: one of two of the Amulet card of the set's colour; then it is public, and only then cards are."""
    table = new(RULES, set=colour, amulet_face=face)
    assert (legal(table), known(table), pile(table)) == (["challenge a", "challenge b"], "", 17)
    play(table, f"challenge {which}")
    assert told(table, "challenge_chosen") == [("challenge_chosen", 0, which)]
    assert [(group.colour, group.count) for group in player(table).groups or ()] == CHALLENGES[colour, face, which]
    assert len(known(table).split()) == 3


def opening(*three: str, **options: Any) -> Any:
    """The setup when these are the three top cards."""
    return play(comes(new(RULES, **options), " ".join(three)), "challenge a")


def test_r1_4_super_gear_in_hand() -> None:
    """R1.4."""
    assert hand(new(RULES)) == {"SG"}


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_r1_5_one_set_shuffled(colour: str) -> None:
    """R1.5, 6c: seventeen cards of one colour, in any order."""
    tops = {known(play(new(RULES, seed=seed, set=colour), "challenge a")).split()[0] for seed in range(150)}
    assert tops == set(IDS)
    table = new(RULES, set=colour)
    assert (player(table).set, pile(table)) == (colour, 17)


@pytest.mark.parametrize(("which", "kept", "face", "stairs"), [
    ("first", "BL2", "T01", (3, 2)),
    ("second", "RD1", "T11", (3, 1)),
])  # fmt: skip
def test_r1_6_r1_7_one_card_for_the_hand_one_for_the_table(which: str, kept: str, face: str, stairs: Place) -> None:
    """R1.6, R1.7: the third card is seen before the choice; the meeple stands on the stairs of the first room."""
    table = opening("BL2", "RD1", "RD2")
    assert view(table).pending is None
    assert (table.phase, known(table), legal(table)) == ("opening", "BL2 RD1 RD2", ["pick first", "pick second"])
    play(table, f"pick {which}")
    assert (hand(table), played(table), rooms(table)) == ({"SG", kept}, set(), {FIRST: face})
    assert where(table) == (FIRST, stairs)
    assert (known(table), pile(table)) == ("RD2", 15)
    assert (player(table).rooms_laid, player(table).rooms_needed, table.phase) == (1, 5, "turn")


def test_r1_6_stairs_on_the_lowest_row() -> None:
    """R1.6, 5.1: the blue set is the mirror image of the green one, and it too has its stairs below."""
    table = play(opening("BL2", "RD1", "RD2", set="blue"), "pick first")
    assert not room(table, FIRST).turned
    assert cells(table, FIRST) == {(1, 1): "pit", (2, 3): "chest", (3, 1): "trap", (3, 3): "stairs", (3, 4): "trap"}


# R2: the turn


def test_r2_1_a_card_or_a_rest() -> None:
    """R2.1: every side of every card in hand, the single side of the Super gear, or a rest."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), hand="RD1", played="YL1"))
    assert legal(table) == ["play rd1-green a", "play rd1-green b", "play supergear a", "rest"]
    assert why(table, "YL1 a") == "R3.1"


def test_r2_2_an_empty_hand_must_rest() -> None:
    """R2.2: with cards in hand a rest is allowed, without any there is nothing else."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), played="SG YL1"))
    assert legal(table) == ["rest"]
    assert hand(play(table, "rest")) == {"SG", "YL1"}


def test_r2_3_a35_the_turn_cap() -> None:
    """R2.3, A35: who has made so many turns on one level without leaving it has lost; a card or a rest is a turn."""
    table = at(RULES, Explorer({FIRST: "T08"}, (3, 3), hand="RB1", level=1), options={"turn_cap": 3})
    play(table, "SG", "skip", "rest")
    assert (player(table).turns, table.over) == (2, False)
    play(table, "SG", "skip")
    assert (view(table).ending, table.over) == ("turns", True)


def test_r2_3_a_pit_is_part_of_its_card() -> None:
    """R2.3: the rest in a pit is no turn of its own."""
    table = at(RULES, Explorer({FIRST: "T11"}, (3, 1), hand="RD1"))
    assert player(play(table, "RD1 a", "U")).turns == 1


# R3: playing a card


def test_r3_1_from_left_to_right() -> None:
    """R3.1: first onto the resolution pile, then the effects of one side in their order."""
    table = play(at(RULES, Explorer({FIRST: "T01"}, (3, 2), hand="BL2", pile="RD2 YL3 …")), "BL2 a")
    assert (played(table), hand(table)) == ({"BL2"}, {"SG"})
    assert ways(table) == "UD"
    play(table, "U")
    assert (where(table), ways(table)) == ((FIRST, (2, 2)), "L")
    assert where(play(table, "L")) == (FIRST, (2, 1))
    play(table, "SG", "skip")
    assert [event[2:] for event in told(table, "card_played")] == [("bl2-green", "a"), ("supergear", "single")]


def test_r3_2_no_effect_is_compulsory() -> None:
    """R3.2: each may be skipped, also all of them."""
    table = play(at(RULES, Explorer({FIRST: "T01"}, (3, 2), hand="BL2")), "BL2 a", "skip", "skip")
    assert (where(table), played(table), table.phase) == ((FIRST, (3, 2)), {"BL2"}, "turn")
    assert told(table, "effect_skipped") == [("effect_skipped", 0, "move")] * 2


def test_r3_2_a52_what_is_not_asked() -> None:
    """R3.2, A52: what cannot be done is skipped without asking; a stone or a key is taken without asking."""
    full = {FIRST: "T08", (0, -1): "T13", (1, 0): "T15", (1, -1): "T16", (0, -2): "T02"}
    table = at(RULES, Explorer(full, (2, 1), hand="YL3 GN2"))
    play(table, "YL3 a")
    assert table.phase == "turn", "neither up, left nor up again is possible"
    play(table, "GN2 b")
    assert (table.phase, view(table).pending.stones) == ("direction", 1)  # type: ignore[union-attr]


def test_r3_3_a3_what_is_revealed_is_known_before_the_next_effect() -> None:
    """R3.3, A3: the new room shuts off the way, so the second effect of the card is another decision."""
    table = at(RULES, Explorer({FIRST: "T08"}, (1, 1), hand="GN2 BL4", pile="RD2 YL3 …"))
    play(table, "BL4 b", "L")
    assert (rooms(table)[-1, 0], ways(table)) == ("T02", "U")


def test_r3_4_a4_charges_last_until_the_end_of_the_card() -> None:
    """R3.4, A4: a key that was not used is lost."""
    table = at(RULES, Explorer({FIRST: "T01"}, (2, 1), hand="BL1 BL3", pile="RD3 YL1 …"))
    play(table, "BL1 b", "U")
    assert view(table).pending is None
    play(table, "BL3 a")
    assert (table.phase, where(table)) == ("turn", (FIRST, (1, 1))), "the door is locked again"


def test_r3_5_a12_a_pit_ends_the_card() -> None:
    """R3.5, A12: what is left of the card is lost, and it comes back into the hand with the others."""
    table = play(at(RULES, Explorer({FIRST: "T11"}, (3, 1), hand="RD1")), "RD1 a", "U")
    assert (table.phase, hand(table), where(table)) == ("turn", {"SG", "RD1"}, (FIRST, (2, 1)))


def test_r3_5_a12_leaving_ends_the_card() -> None:
    """R3.5, A12: the second effect is lost with the level."""
    level = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (0, -1): "T02"}
    table = at(RULES, Explorer(level, (2, 2), (0, -1), hand="RD1"))
    play(table, "RD1 a", "U", "leave level")
    assert (table.phase, hand(table)) == ("first_room", {"SG", "RD1"})


def test_r3_6_a_card_from_a_chest_waits_for_the_next_turn() -> None:
    """R3.6: it is in hand at once, and can be played when this card is over."""
    table = at(RULES, Explorer({FIRST: "T01"}, (3, 2), hand="BL2", pile="RD2 YL3 …"))
    play(table, "BL2 a", "U")
    assert hand(table) == {"SG", "RD2"}
    assert why(table, "RD2 a") == "R2.1"
    play(table, "skip")
    assert "play rd2-green a" in legal(table)
    assert energy(table) == 6
