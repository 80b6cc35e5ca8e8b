"""The worked examples of the specification, E31 to E44: two players; seat 0 is P1, seat 1 is P2."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.ohio_bob.positions import (
    Explorer,
    at,
    cells,
    comes,
    energy,
    hand,
    legal,
    new,
    pile,
    play,
    played,
    player,
    room,
    rooms,
    told,
    view,
    ways,
    where,
    why,
)  # fmt: skip

LINK = (0, 0)
NEAR = (0, 1)  # P1's first room
FAR = (0, -1)  # P2's first room
NEAR_FULL = {NEAR: "T08", (1, 1): "T15", (2, 1): "T16", (3, 1): "T14", (0, 2): "T02"}
FAR_FULL = {FAR: "T08", (1, -1): "T15", (2, -1): "T16", (3, -1): "T14", (0, -2): "T02"}
BOB = Explorer({NEAR: "T01"}, (3, 2), hand="RD4")
"""P1 on the stairs of his first room."""


def joe(energy: int = 6, level: int = 1, state: str = "ready") -> Explorer:
    """P2 on the stairs of his first room, with a ration before him."""
    return Explorer({FAR: "T08"}, (1, 2), hand="RD1 RD4", energy=energy, level=level, state=state)


def beside(rules: Engine, link: str = "easy") -> Table:
    """E35: both in the link room, side by side."""
    bob = Explorer({NEAR: "T08"}, (2, 2), LINK, hand="BL1 RD4")
    return at(rules, bob, Explorer({FAR: "T08"}, (2, 3), LINK, hand="YL1"), options={"link_face": link})


def test_e31_the_point_of_view_of_p2(rules: Engine) -> None:
    """E31, R14.2, R14.6: his room is turned, his up is down on the table; the ration is for the partner."""
    bob = Explorer({NEAR: "T01"}, (3, 2), energy=4)
    table = at(rules, bob, joe())
    assert room(table, FAR).turned
    assert cells(table, FAR, "stairs", "ration") == {(1, 2): "stairs", (2, 2): "ration"}
    play(table, "RD1 a", "U", seat=1)
    assert where(table, 1) == (FAR, (2, 2))
    assert (energy(table, 0), energy(table, 1)) == (5, 6)
    assert told(table)[1:] == [("moved", 1, "up"), ("ration_eaten", 0, 1)]


@pytest.mark.parametrize(("gone", "after"), [(False, 3), (True, 4)])
def test_e32_a_ration_for_the_partner(rules: Engine, gone: bool, after: int) -> None:
    """E32, R14.6: lost if he is at his maximum; one's own only when he has left."""
    partner = Explorer(FAR_FULL, level=2) if gone else joe()
    table = at(rules, Explorer({NEAR: "T08"}, (3, 2), energy=3), partner)
    play(table, "SG", "U", seat=0)
    assert where(table) == (NEAR, (2, 2))
    assert (energy(table, 0), energy(table, 1)) == (after, 6)


def test_e33_resting_together(rules: Engine) -> None:
    """E33, R14.4: nothing is paid before both rest; meanwhile a ration can arrive."""
    bob = Explorer({NEAR: "T01"}, (3, 2), played="SG RD2", energy=2, level=2)
    table = at(rules, bob, joe(energy=4, level=2))
    assert legal(table, 0) == ["rest"]
    play(table, "rest", seat=0)
    assert (energy(table, 0), hand(table, 0), table.to_act) == (2, set(), (1,))
    assert why(table, "rest", 0) == "R14.4"
    play(table, "RD1 a", "U", "skip", seat=1)
    assert (energy(table, 0), energy(table, 1)) == (3, 4)
    play(table, "rest", seat=1)
    assert (energy(table, 0), energy(table, 1)) == (1, 2)
    assert (hand(table, 0), hand(table, 1)) == ({"SG", "RD2"}, {"SG", "RD1", "RD4"})
    assert played(table, 0) == played(table, 1) == set()
    assert table.to_act == (0, 1)
    assert told(table, "rest_declared", "rested") == [
        ("rest_declared", 0),
        ("rest_declared", 1),
        ("rested", 1, 1, 2),
        ("rested", 0, 2, 2),
    ]


def test_e33_he_would_have_died(rules: Engine) -> None:
    """E33, A38: had he paid at once, as the other ruling says."""
    bob = Explorer({NEAR: "T01"}, (3, 2), played="SG RD2", energy=2, level=2)
    table = play(at(rules, bob, joe(energy=4, level=2), options={"coop_rest": "immediate"}), "rest", seat=0)
    assert (table.phase, view(table).ending, energy(table, 0)) == ("end", "energy", 0)


def test_e34_a_pit_in_company(rules: Engine) -> None:
    """E34, R14.5: paid at once, then he waits; the partner's rest does not cost him again."""
    bob = Explorer({NEAR: "T11"}, (3, 1), hand="RD1", energy=5, level=2)
    table = at(rules, bob, joe(energy=4, level=2))
    play(table, "RD1 a", "U", seat=0)
    assert (where(table), energy(table), hand(table)) == ((NEAR, (2, 1)), 3, {"SG", "RD1"})
    assert (player(table).state, table.to_act, why(table, "SG", 0)) == ("rested", (1,), "R14.4")
    play(table, "RD4 b", "skip", "rest", seat=1)
    assert (energy(table, 0), energy(table, 1), table.to_act) == (3, 2, (0, 1))


def test_e34_a_pit_while_the_partner_waits(rules: Engine) -> None:
    """E34, R14.5: both rest at the moment of the pit."""
    bob = Explorer({NEAR: "T11"}, (3, 1), hand="RD1", energy=5, level=2)
    table = play(at(rules, bob, joe(energy=4, level=2)), "rest", seat=1)
    assert energy(table, 1) == 4
    play(table, "RD1 a", "U", seat=0)
    assert (energy(table, 0), energy(table, 1), table.to_act) == (3, 2, (0, 1))


# R14.7, R14.9: side by side


def test_e35_a_locked_door_between_them(rules: Engine) -> None:
    """E35, R14.9: in the hard link room they are not adjacent."""
    table = play(beside(rules, "hard"), "BL1 a", "skip", "skip", seat=0)
    assert (table.phase, table.to_act) == ("turn", (0, 1))


def test_e35_exchange(rules: Engine) -> None:
    """E35, R14.9: one card each, out of the resolution pile too, into the other's hand; once on this level."""
    table = play(beside(rules), "BL1 a", "skip", "skip", seat=0)
    assert (table.phase, table.to_act) == ("offer", (0,))
    assert legal(table) == ["choose rd4-green", "choose bl1-green", "refuse"]
    assert why(table, "choose SG") == "A42"
    play(table, "choose BL1")
    assert (table.phase, table.to_act, legal(table)) == ("answer", (1,), ["choose yl1-blue", "refuse"])
    play(table, "choose YL1")
    assert (hand(table, 0), played(table, 0)) == ({"SG", "RD4", "YL1*"}, set())
    assert (hand(table, 1), played(table, 1)) == ({"SG", "BL1*"}, set())
    assert told(table, "offered", "exchanged") == [
        ("offered", 0, "bl1-green"),
        ("exchanged", 0, "bl1-green", "yl1-blue"),
    ]
    assert (table.to_act, view(table).exchanged) == ((0, 1), True)
    play(table, "RD4 b", "skip", seat=0)
    assert (table.phase, table.to_act) == ("turn", (0, 1))


def test_e36_no_shared_cell(rules: Engine) -> None:
    """E36, R14.7: the partner's cell is not available."""
    table = play(beside(rules), "SG", seat=0)
    assert (ways(table), why(table, "R")) == ("UDL", "R14.7")


# R14.10: leaving


@pytest.mark.parametrize("order", ["free", "alternate"])
def test_e37_leaving_first(rules: Engine, order: str) -> None:
    """E37, R14.10, R14.6: a gift, new energy, no discard at four cards; from now on rations are the partner's own."""
    bob = Explorer(NEAR_FULL, (2, 2), (0, 2), hand="RD1 YL3", played="YL1", energy=3)
    table = at(rules, bob, joe(energy=4), options={"coop_order": order})
    play(table, "RD1 a", "U", "leave level", seat=0)
    assert (table.phase, legal(table)) == ("gift", ["keep energy", "give energy"])
    play(table, "give energy")
    assert (energy(table, 0), energy(table, 1)) == (6, 5)
    assert (hand(table, 0), played(table, 0)) == ({"SG", "YL3", "YL1", "RD1"}, set())
    one = player(table, 0)
    assert (one.level, one.state, where(table, 0)) == (2, "left", None)
    assert (table.phase, table.to_act, why(table, "rest", 0)) == ("turn", (1,), "R14.10")
    assert set(NEAR_FULL) <= set(rooms(table))
    assert told(table)[2:] == [("energy_given", 0), ("level_left", 0, 1)]
    play(table, "RD1 a", "U")
    assert (where(table, 1), energy(table, 0), energy(table, 1)) == ((FAR, (2, 2)), 6, 6)


@pytest.mark.parametrize("complete", [False, True])
def test_e38_foreign_stairs(rules: Engine, complete: bool) -> None:
    """E38, R14.10: with rooms missing he may not leave by the partner's top stairs; with all his rooms he may."""
    partner = Explorer(FAR_FULL if complete else {FAR: "T08"}, (2, 2), (0, 2))
    table = at(rules, Explorer(NEAR_FULL, (3, 2)), partner)
    play(table, "SG", "D", seat=1)
    assert where(table, 1) == ((0, 2), (1, 2))
    assert cells(table, (0, 2), "stairs") == {(1, 2): "stairs"}
    if complete:
        assert (table.phase, table.to_act) == ("stairs", (1,))
    else:
        assert (table.phase, table.to_act) == ("turn", (0, 1))
        assert why(table, "leave level", 1) == "A20"


def test_e39_the_last_room_of_p2(rules: Engine) -> None:
    """E39, R14.2: his right is x-1; his last room is not turned, its stairs are farthest from him."""
    four = {place: face for place, face in FAR_FULL.items() if face != "T02"}
    table = at(rules, BOB, Explorer(four, (3, 1), pile="RD2 …"))
    play(table, "SG", "R", seat=1)
    last = room(table, (-1, -1))
    assert (last.face, last.turned, last.last, last.owner) == ("t02", False, True, 1)
    assert cells(table, (-1, -1), "stairs") == {(3, 2): "stairs"}
    assert where(table, 1) == (FAR, (3, 1))
    assert player(table, 1).rooms_laid == 5


# R14.3: who acts


def test_e40_free_order(rules: Engine) -> None:
    """E40, R14.3: everybody who is ready may begin; a card is played to its end before another begins."""
    table = new(rules, 2)
    play(comes(table, "RD1 RD4 RD2 RD1 RD4 RD2"), "challenge a", "challenge a", "pick first", "pick second")
    assert rooms(table) == {LINK: "link", NEAR: "T05", FAR: "T01"}
    assert (table.phase, table.to_act) == ("turn", (0, 1))
    play(table, "RD4 b", seat=1)
    assert (table.phase, table.to_act) == ("direction", (1,))
    before = table.fingerprint
    for text in ("play supergear a", "rest"):
        with pytest.raises(IllegalMove) as refused:
            table.play(text, 0)
        assert refused.value.rule == "R14.3"
    assert table.fingerprint == before
    play(table, "skip", seat=1)
    play(table, "SG", "skip", seat=1)
    play(table, "SG", "skip", seat=0)
    assert told(table, "card_played") == [
        ("card_played", 1, "rd4-blue", "b"),
        ("card_played", 1, "supergear2", "single"),
        ("card_played", 0, "supergear", "single"),
    ]
    assert table.to_act == (0, 1)


def test_e41_free_order_and_rest(rules: Engine) -> None:
    """E41, R14.3, R14.4: who has declared waits; when both have, both go on."""
    table = play(at(rules, BOB, joe()), "rest", seat=0)
    assert table.to_act == (1,)
    for card in ("RD4 b", "SG"):
        play(table, card, "skip")
        assert (table.to_act, energy(table, 0)) == ((1,), 6)
    play(table, "rest")
    assert (set(table.to_act), energy(table, 0), energy(table, 1)) == ({0, 1}, 5, 5)


def test_e41_the_partner_leaves_meanwhile(rules: Engine) -> None:
    """E41, R14.4: the declared rest is carried out, and he goes on alone."""
    partner = Explorer(FAR_FULL, (2, 2), (0, -2))
    bob = Explorer({NEAR: "T01"}, (3, 2), played="RD2")
    table = play(at(rules, bob, partner), "rest", seat=0)
    play(table, "SG", "U", "leave level")
    assert (table.to_act, player(table, 0).state, player(table, 1).state) == ((0,), "ready", "left")
    assert (energy(table, 0), hand(table, 0), played(table, 0)) == (5, {"SG", "RD2"}, set())


def test_e42_alternating_order(rules: Engine) -> None:
    """E42, R14.3: the seat passes to the partner if he is ready; handing over is not handed back."""
    table = at(rules, BOB, joe(), options={"coop_order": "alternate"})
    assert table.to_act == (0,)
    play(table, "hand over")
    assert (table.to_act, why(table, "hand over")) == ((1,), "R14.3")
    play(table, "RD4 b", "skip")
    assert table.to_act == (0,)
    play(table, "rest")
    assert table.to_act == (1,)
    play(table, "SG", "skip")
    assert (table.to_act, why(table, "hand over")) == ((1,), "R14.3")
    play(table, "rest")
    assert table.to_act == (0,)
    assert (energy(table, 0), energy(table, 1)) == (5, 5)


@pytest.mark.parametrize("answer", ["choose YL1", "refuse"])
def test_e43_exchange_after_a_pit(rules: Engine, answer: str) -> None:
    """E43, R14.5, R14.9: first his rest, then the partner's, then the offer."""
    bob = Explorer({NEAR: "T11"}, (3, 1), hand="RD1", energy=5)
    partner = Explorer({FAR: "T08"}, (2, 2), NEAR, hand="YL1", energy=4, state="declared")
    table = play(at(rules, bob, partner), "RD1 a", "U")
    assert told(table)[1:] == [("moved", 0, "up"), ("fell", 0), ("rested", 0, 1, 1), ("rested", 1, 0, 1)]
    assert (energy(table, 0), energy(table, 1)) == (4, 3)
    assert (table.phase, table.to_act) == ("offer", (0,))
    play(table, "choose RD1")
    assert (table.phase, table.to_act) == ("answer", (1,))
    play(table, answer)
    assert (table.phase, table.to_act) == ("turn", (0, 1))
    swapped = answer != "refuse"
    assert hand(table, 0) == ({"SG", "YL1*"} if swapped else {"SG", "RD1"})
    assert hand(table, 1) == ({"SG", "RD1*"} if swapped else {"SG", "YL1"})
    assert view(table).exchanged == swapped


@pytest.mark.parametrize(("seat", "way"), [(0, "U"), (1, "D")])
def test_e44_whose_top_stairs(rules: Engine, seat: int, way: str) -> None:
    """E44, R14.2, R8.9: the first room of P2 shows its stairs on row 1 and is no last room, for neither of them."""
    full, stairs = (NEAR_FULL, FAR_FULL), (1, 2)
    there = [Explorer(full[one], (2, 2), FAR) if one == seat else Explorer(full[one], (3, 3), NEAR) for one in (0, 1)]
    table = at(rules, *there)
    assert cells(table, FAR, "stairs") == {stairs: "stairs"}
    assert (room(table, FAR).last, player(table, seat).rooms_laid) == (False, 5)
    play(table, "SG", way, seat=seat)
    assert where(table, seat) == (FAR, stairs)
    assert (table.phase, table.to_act, player(table, seat).level) == ("turn", (0, 1), 1)
    assert pile(table, seat) == 12
