"""The worked examples of the specification, E25 to E30: leaving a level, the amulet, rests, the empty pile."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.ohio_bob.positions import (
    Explorer,
    at,
    below,
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
    view,
    where,
    why,
    zone,
)  # fmt: skip

HERE = (0, 0)
ABOVE = (0, -1)
FULL = {HERE: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", ABOVE: "T02"}
ORDER = "YL1 GN2 BL2 RD3 RD4 GN3 RB1"
TEMPLE = {HERE: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T13", (4, 0): "T12", (5, 0): "T04", ABOVE: "T14"}


def at_the_stairs(rules: Engine, pile: str = ORDER) -> Table:
    """The position of E25."""
    return at(rules, Explorer(FULL, (2, 2), ABOVE, hand="RD1 YL3 BL1", played="YL2 GN1", pile=pile, energy=2))


def test_e25_level_change(rules: Engine) -> None:
    """E25, R10.1-R10.5: new energy, all cards in hand, the excess and the rooms under the pile."""
    table = play(at_the_stairs(rules), "RD1 a", "U", "leave level")
    assert (player(table).level, energy(table), table.phase) == (2, 6, "discard")
    assert (hand(table), played(table)) == ({"SG", "YL3", "BL1", "YL2", "GN1", "RD1"}, set())
    assert [why(table, f"choose {card}") for card in ("SG", "YL1", "YL4")] == ["A23", "R10.4", "R10.4"]
    assert len(legal(table)) == 5
    play(table, "choose RD1")
    assert (table.phase, zone(table, "aside")) == ("discard", {"RD1"})
    play(table, "choose GN1")
    assert (table.phase, hand(table)) == ("first_room", {"SG", "YL3", "BL1", "YL2"})
    assert (pile(table), rooms(table), zone(table, "aside")) == (14, {}, set())
    assert (known(table), below(table, 2)) == (ORDER, {"YL4", "BL3", "BL4", "GN4", "RD2", "RD1", "GN1"})
    assert told(table)[2:] == [
        ("level_left", 0, 1),
        ("discarded", 0, "rd1-green"),
        ("discarded", 0, "gn1-green"),
        ("level_began", None, 2),
    ]


def test_e25_the_first_room_of_the_next_level(rules: Engine) -> None:
    """E25, R10.6: the second card becomes the room, the top one stays."""
    table = play(at_the_stairs(rules), "RD1 a", "U", "leave level", "choose RD1", "choose GN1", "pick second")
    assert (rooms(table), where(table)) == ({HERE: "T12"}, (HERE, (3, 4)))
    assert (pile(table), known(table)) == (13, "YL1 BL2 RD3 RD4 GN3 RB1")
    one = player(table)
    assert (one.rooms_laid, one.rooms_needed, one.rest_cost, spent(table)) == (1, 6, 2, set())
    assert (table.phase, one.turns) == ("turn", 0)


@pytest.mark.parametrize(
    ("gems", "face", "challenge", "won"),
    [
        ("YL1 YL2 RB1 BL1 BL2 RD1", "easy", "a", False),
        ("YL1 YL2 YL3 BL1 BL2 RB1", "easy", "a", True),
        ("YL1 YL2 RD1 RD2 BL1 BL2 GN1 RB1", "hard", "b", True),
    ],
)
def test_e26_amulet(rules: Engine, gems: str, face: str, challenge: str, won: bool) -> None:
    """E26, R11: every gem serves once, the rainbow gem too; what was played counts."""
    held, lies = gems.split()[:3], gems.split()[3:]
    bob = Explorer(TEMPLE, (2, 2), ABOVE, hand=" ".join(held), played=" ".join(lies), level=3, challenge=challenge)
    table = play(at(rules, bob, options={"amulet_face": face}), "SG", "U", "leave level")
    assert (table.over, table.phase, view(table).ending) == (True, "end", "won" if won else "amulet")
    assert hand(table) == {"SG", *gems.split()}
    assert table.result is not None
    assert table.result.winners == ((0,) if won else ())
    assert told(table)[-3:] == [
        ("level_left", 0, 3),
        ("amulet_tested", 0, "yes" if won else "no"),
        ("ended", None, "won" if won else "amulet"),
    ]
    assert why(table, "rest", 0) == ("R11.3" if won else "R12.2")


@pytest.mark.parametrize(("before", "after"), [(4, 1), (3, 0)])
def test_e27_rest_at_the_limit(rules: Engine, before: int, after: int) -> None:
    """E27, R9.2, A50: with exactly the cost the game is lost."""
    table = at(rules, Explorer({HERE: "T08"}, (3, 2), played="RD1", energy=before, level=3))
    play(table, "rest")
    assert (energy(table), hand(table), played(table)) == (after, {"SG", "RD1"}, set())
    assert (table.phase, view(table).ending) == (("turn", None) if after else ("end", "energy"))


def test_e28_the_pile_is_empty_while_rooms_are_missing(rules: Engine) -> None:
    """E28, R12.3: the last card comes out of a chest."""
    bob = Explorer({HERE: "T08", (1, 0): "T15", (2, 0): "T16"}, (1, 2), pile="GN1", level=3)
    table = play(at(rules, bob), "SG", "R")
    assert (where(table), pile(table)) == ((HERE, (1, 3)), 0)
    assert "GN1" in hand(table)
    assert (table.phase, view(table).ending) == ("end", "pile")
    assert told(table)[-2:] == [("chest_opened", 0, "gn1-green"), ("ended", None, "pile")]


def test_e28_the_last_card_is_the_last_room(rules: Engine) -> None:
    """E28, R12.3: nothing is missing any more, and the game goes on."""
    six = {place: face for place, face in TEMPLE.items() if place != ABOVE}
    table = play(at(rules, Explorer(six, (1, 2), pile="GN1", level=3)), "SG", "U")
    last = room(table, ABOVE)
    assert (last.face, last.turned, last.last) == ("t09", True, True)
    assert (pile(table), table.phase, view(table).ending) == (0, "turn", None)


def test_e29_rest_early(rules: Engine) -> None:
    """E29, R2.2: with cards in hand, too."""
    table = at(rules, Explorer({HERE: "T08"}, (3, 2), hand="RD1 YL1", played="SG"))
    assert "rest" in legal(table)
    play(table, "rest")
    assert (hand(table), played(table), energy(table)) == ({"RD1", "YL1", "SG"}, set(), 5)
    assert told(table) == [("rested", 0, 1, 1)]


def test_e29_nothing_to_rest_for(rules: Engine) -> None:
    """E29, R9.1: with an empty resolution pile rest is not offered."""
    table = at(rules, Explorer({HERE: "T08"}, (3, 2), hand="RD1 YL1"))
    assert "rest" not in legal(table)
    assert why(table, "rest") == "R9.1"


@pytest.mark.parametrize(("pick", "face", "top"), [("first", "T03", "GN2"), ("second", "T12", "YL1")])
def test_e30_the_opening_choice_of_a_level(rules: Engine, pick: str, face: str, top: str) -> None:
    """E30, R10.6, 6b: one of the two top cards is flipped, the other stays; none goes to the hand."""
    table = play(at_the_stairs(rules, "YL1 …"), "RD1 a", "U", "leave level", "choose RD1")
    play(comes(table, "GN2"), "choose GN1")
    assert (known(table), legal(table)) == ("YL1 GN2", ["pick first", "pick second"])
    play(table, f"pick {pick}")
    assert (rooms(table), known(table)) == ({HERE: face}, top)
    assert hand(table) == {"SG", "YL3", "BL1", "YL2"}
