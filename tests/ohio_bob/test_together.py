"""R14: two players; seat 0 is player 1, seat 1 is player 2. Both orders of play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.ohio_bob.positions import (
    Explorer,
    Place,
    at,
    cells,
    energy,
    hand,
    known,
    legal,
    new,
    pile,
    play,
    player,
    room,
    rooms,
    spent,
    told,
    view,
    ways,
    where,
    why,
    zone,
)  # fmt: skip

RULES = engine(GAME, "compiled")
LINK, NEAR, FAR = (0, 0), (0, 1), (0, -1)
BOB = Explorer({NEAR: "T08"}, (3, 3), hand="RD1 YL1")
JOE = Explorer({FAR: "T08"}, (1, 3), hand="RD1 YL1")
NEAR_FULL = {NEAR: "T08", (1, 1): "T15", (2, 1): "T16", (3, 1): "T14", (0, 2): "T02"}
FAR_FULL = {FAR: "T08", (1, -1): "T15", (2, -1): "T16", (3, -1): "T14", (0, -2): "T02"}
"""Whole first levels: the stairs of the last rooms are on (1, 2) and, for player 2, on (3, 2)."""
LEAVING = Explorer(NEAR_FULL, (1, 1), (0, 2), hand="YL1 RD1")
"""Player 1 beside the top stairs."""
GONE = Explorer(FAR_FULL, level=2, hand="RD1")
both_orders = pytest.mark.parametrize("order", ["free", "alternate"])


def two(bob: Explorer = BOB, joe: Explorer = JOE, order: str = "free", **what: Any) -> Table:
    options = {"coop_order": order, **what.pop("options", {})}
    return at(RULES, bob, joe, options=options, **what)


def idle(table: Table, seat: int) -> Table:
    """A card played for nothing."""
    return play(table, "SG", "skip", seat=seat)


# R14.1, R14.2: setup and table


@pytest.mark.parametrize(("colour", "sets", "first"), [
    ("green", ["green", "blue"], ["yellow", "red"]), ("blue", ["blue", "green"], ["red", "yellow"]),
])  # fmt: skip
def test_r14_1_a51_setup(colour: str, sets: list[str], first: list[str]) -> None:
    """R14.1, A51: a set and the starting set of its colour each; player 1 chooses first, challenges before cards."""
    table = new(RULES, 2, set=colour)
    asked = []
    for said in ("challenge a", "challenge a", "pick first", "pick second"):
        asked.append((table.to_act, table.phase))
        play(table, said)
    assert asked == [((0,), "challenge"), ((1,), "challenge"), ((0,), "opening"), ((1,), "opening")]
    assert [one.set for one in view(table).players] == sets
    assert [one.groups[0].colour for one in view(table).players if one.groups] == first
    assert [len(one.hand) for one in view(table).players] == [2, 2]


@pytest.mark.parametrize("face", ["easy", "hard"])
def test_r14_1_the_same_faces_for_both(face: str) -> None:
    """R14.1: and a face of the link room."""
    table = new(RULES, 2, energy_face=face, level_face=face, amulet_face=face, link_face=face)
    one, other = view(table).players
    assert (
        (one.energy, one.rooms_needed) == (other.energy, other.rooms_needed) == ((5, 6) if face == "hard" else (6, 5))
    )
    assert [room.face for room in view(table).rooms] == [f"link-{face}"]
    assert told(table) == [("link_laid", None, f"link-{face}")]


def test_r14_2_a36_the_mirror_temple() -> None:
    """R14.2, A36: the link room between the first rooms, each with its stairs nearest to its player."""
    table = two()
    assert rooms(table) == {LINK: "link", NEAR: "T08", FAR: "T08"}
    assert cells(table, NEAR, "stairs", "ration") == {(3, 2): "stairs", (2, 2): "ration"}
    assert cells(table, FAR, "stairs", "ration") == {(1, 2): "stairs", (2, 2): "ration"}


@pytest.mark.parametrize(("way", "cell"), [("U", (3, 2)), ("D", (1, 2)), ("L", (2, 3)), ("R", (2, 1))])
def test_r14_2_r0_2_directions_of_player_2(way: str, cell: Place) -> None:
    """R14.2, R0.2: turned by 180 degrees."""
    table = two(joe=replace(JOE, rooms={FAR: "T14"}, cell=(2, 2), hand="BL4"))
    assert where(play(table, "BL4 a", way, seat=1), 1) == (FAR, cell)


def test_r14_2_a36_rooms_of_player_2() -> None:
    """R14.2, A36: normal ones are turned, his last one is not; its stairs are those farthest from him."""
    four = {place: face for place, face in FAR_FULL.items() if place != (0, -2)}
    table = two(joe=Explorer(four, (2, 1), pile="RD2 YL1 …"))
    play(table, "SG", "R", seat=1)
    assert (room(table, FAR).turned, room(table, (-1, -1)).turned, room(table, (-1, -1)).last) == (True, False, True)
    assert cells(table, (-1, -1), "stairs") == {(3, 2): "stairs"}


@pytest.mark.parametrize("seat", [0, 1])
def test_r14_2_r8_9_a_row_is_not_enough(seat: int) -> None:
    """R14.2, R8.9: stairs displayed on row 1 of a room that is nobody's last lead nowhere."""
    visitor = replace(LEAVING, place=FAR) if seat == 0 else replace(JOE, rooms=FAR_FULL, cell=(1, 1), hand="YL1")
    table = two(*((visitor, replace(JOE, cell=(3, 4))) if seat == 0 else (BOB, visitor)))
    play(table, "YL1 a", "R" if seat == 0 else "L", seat=seat)
    assert (where(table, seat), table.phase) == ((FAR, (1, 2)), "direction")


# R14.3: order of play


def test_r14_3_a54_free_order() -> None:
    """R14.3, A54: both may act, also several times in a row; the record is one sequence."""
    table = two()
    assert table.to_act == (0, 1)
    idle(table, 1)
    play(table, "YL1 a", "skip", "skip", seat=1)
    assert table.to_act == (0, 1)
    idle(table, 0)
    assert [(seat, action.verb) for seat, action in table.moves if action.verb == "play"] == [(1, "play")] * 2 + [
        (0, "play")
    ]


@both_orders
def test_r14_3_a_card_is_resolved_whole(order: str) -> None:
    """R14.3: from the card to its end only its owner acts; what the partner sends is refused and changes nothing."""
    table = two(order=order)
    play(table, "YL1 a", seat=0)
    before = table.fingerprint
    assert table.to_act == (0,)
    for said in ("rest", "play rd1-blue a", "go left"):
        with pytest.raises(IllegalMove, match=r"R14\.3"):
            table.play(said, 1)
    assert table.fingerprint == before


def test_r14_3_a37_alternating_order() -> None:
    """R14.3, A37: one seat is to act; the turn can be handed over, but not back at once."""
    table = two(order="alternate")
    assert table.to_act == (0,)
    play(table, "hand over")
    assert (table.to_act, why(table, "hand over")) == ((1,), "R14.3")
    assert told(table) == [("handed_over", 0)]
    idle(table, 1)
    assert (table.to_act, why(table, "hand over")) == ((0,), None)
    play(table, "rest")
    assert table.to_act == (1,)
    play(table, "YL1 a", "skip", "skip")
    assert (table.to_act, why(table, "hand over")) == ((1,), "R14.3")
    play(table, "rest")
    assert table.to_act == (0,)


def test_r14_3_a_rest_between_two_handings_over() -> None:
    """R14.3: only the partner's last action counts."""
    table = play(two(order="alternate"), "hand over", "rest", "rest")
    assert (table.to_act, why(table, "hand over")) == ((1,), None)


def test_r14_3_handing_over_is_for_the_alternating_order() -> None:
    """R14.3, A37: in free order nobody passes."""
    assert why(two(), "hand over", 0) == "A37"


def test_r14_3_r2_3_handing_over_is_a_turn() -> None:
    """R14.3, R2.3: counted for each player."""
    table = two(order="alternate", options={"turn_cap": 1})
    play(table, "hand over")
    assert (view(table).ending, [one.turns for one in view(table).players]) == ("turns", [1, 0])


@both_orders
@pytest.mark.parametrize("state", ["ready", "declared", "rested"])
def test_r14_3_after_one_has_left(order: str, state: str) -> None:
    """R14.3: the seat passes to the partner, who takes all turns from then on."""
    table = two(LEAVING, replace(JOE, state=state), order)
    play(table, "YL1 a", "R", "leave level", seat=0)
    assert (table.phase, table.to_act) == ("turn", (1,))
    assert "hand over" not in legal(table)
    assert idle(table, 1).to_act == (1,)


def test_r14_3_player_1_begins_each_level() -> None:
    """R14.3: in alternating order, whoever left last."""
    table = two(LEAVING, GONE, "alternate")
    play(table, "YL1 a", "R", "leave level", "pick first", "pick first")
    assert (table.phase, table.to_act, player(table).level) == ("turn", (0,), 2)


# R14.4, R14.5: rest


@both_orders
def test_r14_4_rest_together(order: str) -> None:
    """R14.4: who declares waits and pays nothing, so a ration can still arrive; then both rest."""
    table = two(replace(BOB, energy=2, level=2), replace(JOE, cell=(1, 2), energy=4, level=2), order)
    play(table, "rest", seat=0)
    assert (energy(table), player(table).state, table.to_act) == (2, "declared", (1,))
    assert why(table, "rest", 0) == "R14.4"
    play(table, "RD1 a", "U", "skip", seat=1)
    assert (energy(table), player(table).state, table.to_act) == (3, "declared", (1,))
    play(table, "rest", seat=1)
    assert [one.energy for one in view(table).players] == [1, 2]
    assert [one.state for one in view(table).players] == ["ready", "ready"]


@both_orders
def test_r14_4_both_pay_and_take_their_cards(order: str) -> None:
    """R14.4, R9.1: each the cost of the level; nothing need have been played."""
    table = two(replace(BOB, played="GN1"), replace(JOE, hand="RD1 YL1 GN1"), order)
    play(table, "rest", seat=0)
    play(table, "rest", seat=1)
    assert [one.energy for one in view(table).players] == [5, 5]
    assert hand(table) == hand(table, 1) == {"SG", "RD1", "YL1", "GN1"}
    assert table.to_act == ((0, 1) if order == "free" else (0,))
    assert [event[:2] for event in told(table, "rest_declared", "rested")] == [
        ("rest_declared", 0), ("rest_declared", 1), ("rested", 1), ("rested", 0),
    ]  # fmt: skip


@both_orders
def test_r14_4_alone_on_the_level(order: str) -> None:
    """R14.4, R9.1: at once, and with something to take back only."""
    table = two(replace(BOB, played="GN1"), GONE, order)
    play(table, "rest", seat=0)
    assert (energy(table), player(table).state, table.to_act) == (5, "ready", (0,))
    assert why(table, "rest") == "R9.1"


@both_orders
def test_r14_4_the_partner_leaves_while_one_waits(order: str) -> None:
    """R14.4, R14.10: the gift comes first, then the rest that was declared; so it can save a life."""
    table = two(LEAVING, replace(JOE, energy=1, state="declared", played="GN1"), order)
    play(table, "YL1 a", "R", "leave level", "give energy", seat=0)
    assert (energy(table, 1), player(table, 1).state, table.to_act) == (1, "ready", (1,))
    assert "GN1" in hand(table, 1)


@both_orders
def test_r14_5_a_pit_is_paid_at_once(order: str) -> None:
    """R14.5: then one waits without paying again, until the partner rests."""
    table = two(Explorer({NEAR: "T11"}, (3, 1), hand="RD1"), replace(JOE, energy=4), order)
    play(table, "RD1 a", "U", seat=0)
    assert (energy(table), hand(table), player(table).state) == (5, {"SG", "RD1"}, "rested")
    assert (table.to_act, why(table, "RD1 a", 0)) == ((1,), "R14.4")
    play(table, "rest", seat=1)
    assert [one.energy for one in view(table).players] == [5, 3]
    assert [one.state for one in view(table).players] == ["ready", "ready"]


@both_orders
@pytest.mark.parametrize(("state", "after"), [("declared", 3), ("rested", 4)])
def test_r14_5_the_partner_was_waiting(order: str, state: str, after: int) -> None:
    """R14.5: what he has declared is paid right after; what he has paid is not paid again."""
    table = two(Explorer({NEAR: "T11"}, (3, 1), hand="RD1"), replace(JOE, energy=4, state=state), order)
    play(table, "RD1 a", "U", seat=0)
    assert [one.energy for one in view(table).players] == [5, after]
    assert table.to_act == ((0, 1) if order == "free" else (1,))


@both_orders
def test_r14_5_no_waiting_alone(order: str) -> None:
    """R14.5: if the partner has left, or leaves."""
    table = two(Explorer({NEAR: "T11"}, (3, 1), hand="RD1"), GONE, order)
    assert play(table, "RD1 a", "U", seat=0).to_act == (0,)
    table = two(LEAVING, replace(JOE, state="rested"), order)
    play(table, "YL1 a", "R", "leave level", seat=0)
    assert (energy(table, 1), table.to_act) == (6, (1,))


def test_r14_5_r14_13_a_pit_can_cost_the_partner_his_life() -> None:
    """R14.5, R14.13: his declared rest is due, and the game is over for both."""
    table = two(Explorer({NEAR: "T11"}, (3, 1), hand="RD1"), replace(JOE, energy=1, state="declared"))
    play(table, "RD1 a", "U", seat=0)
    assert (table.over, table.phase, view(table).ending, energy(table, 1)) == (True, "end", "energy", 0)


# R14.6-R14.8: rations, space, piles


@pytest.mark.parametrize(("joe", "after"), [
    (replace(JOE, energy=3), [4, 4]), (JOE, [4, 6]), (replace(JOE, energy=3, state="declared"), [4, 4]), (GONE, [5, 6]),
])  # fmt: skip
def test_r14_6_rations_are_for_the_partner(joe: Explorer, after: list[int]) -> None:
    """R14.6: lost at his maximum; one's own only when he has left."""
    table = two(replace(BOB, cell=(3, 2), energy=4), joe)
    play(table, "SG", "U", seat=0)
    assert [one.energy for one in view(table).players] == after


def test_r14_7_a39_bonuses_are_used_by_each_player() -> None:
    """R14.7, A39: also on the partner's rooms; what one has spent is fresh for the other."""
    table = two(replace(BOB, cell=(1, 2), spent=[(1, 3)]), replace(JOE, place=NEAR, cell=(1, 4), pile="GN1 GN2 …"))
    play(table, "SG", "R", seat=1)
    assert (where(table, 1), spent(table, 0), spent(table, 1)) == ((NEAR, (1, 3)), {(1, 3)}, {(1, 3)})
    assert "GN1" in hand(table, 1)


def test_r14_7_no_shared_cell() -> None:
    """R14.7: neither by a step, nor by rope, nor by teleporter."""
    side = replace(BOB, place=LINK, cell=(2, 2), hand="GN4"), replace(JOE, place=LINK, cell=(2, 3))
    table = play(two(*side), "SG", seat=0)
    assert (ways(table), why(table, "R")) == ("UDL", "R14.7")
    assert ways(play(two(*side), "GN4 a", seat=0)) == "UDL"
    bob = Explorer({NEAR: "T07", (0, 2): "T12"}, (1, 3), hand="YL1")
    free = play(two(bob), "YL1 a", "R", seat=0)
    assert legal(free) == ["teleport up", "teleport down"]
    taken = play(two(bob, replace(JOE, place=LINK, cell=(1, 4))), "YL1 a", "R", seat=0)
    assert where(taken) == ((0, 2), (1, 4)), "one room is left, and nobody is asked"


def test_r14_8_a40_the_own_pile() -> None:
    """R14.8, A40: wherever one stands; the room counts for who lays it, and is laid for his point of view."""
    table = two(replace(BOB, place=FAR, cell=(2, 1), pile="RD3 GN1 …"))
    play(table, "SG", "L", seat=0)
    laid = room(table, (-1, -1))
    assert (laid.card, laid.owner, laid.turned) == ("rd3-green", 0, False)
    assert [one.rooms_laid for one in view(table).players] == [2, 1]
    assert (known(table), pile(table, 1)) == ("GN1", 14)


def test_r14_8_a40_chests_and_rooms_of_the_partner() -> None:
    """R14.8, A40: a chest in the partner's room gives a card of one's own pile; his room is simply entered."""
    table = two(replace(BOB, place=FAR, cell=(3, 2), pile="RD3 GN1 …"))
    play(table, "SG", "R", seat=0)
    assert (where(table), "RD3" in hand(table)) == ((FAR, (3, 3)), True)
    entering = play(two(replace(BOB, cell=(1, 2)), order="free"), "SG", "U", seat=0)
    assert where(entering) == (LINK, (3, 2))


def test_r14_8_the_link_room_belongs_to_nobody() -> None:
    """R14.8: it counts for nobody and has no bonus."""
    table = two()
    link = room(table, LINK)
    assert (link.owner, link.card, link.last, set(link.cells)) == (None, None, False, {"empty"})
    assert [one.rooms_laid for one in view(table).players] == [1, 1]


# R14.9: the exchange

SIDE = replace(BOB, place=LINK, cell=(2, 2), hand="BL1"), replace(JOE, place=LINK, cell=(2, 3), hand="YL1 GN1")


@both_orders
def test_r14_9_a55_an_exchange(order: str) -> None:
    """R14.9, A55: at the end of a card its owner offers, from hand or resolution pile; the partner answers."""
    table = two(*SIDE, order)
    play(table, "BL1 a", "skip", "skip", seat=0)
    assert (table.phase, table.to_act, legal(table)) == ("offer", (0,), ["choose bl1-green", "refuse"])
    play(table, "choose BL1")
    assert (table.phase, table.to_act) == ("answer", (1,))
    assert legal(table) == ["choose yl1-blue", "choose gn1-blue", "refuse"]
    assert why(table, "choose SG") == "A42"
    play(table, "choose YL1")
    assert (hand(table), hand(table, 1), view(table).exchanged) == ({"SG", "YL1*"}, {"SG", "GN1", "BL1*"}, True)
    assert told(table, "exchanged") == [("exchanged", 0, "bl1-green", "yl1-blue")]
    assert table.to_act == ((0, 1) if order == "free" else (1,))
    assert idle(table, 1).phase == "turn", "once on a level in all"


@both_orders
def test_r14_9_a41_refused_and_offered_again(order: str) -> None:
    """R14.9, A41: nobody is forced; after a refusal it is offered again at the end of a later card."""
    table = idle(two(*SIDE, order), 0)
    play(table, "choose BL1", "refuse")
    assert (view(table).exchanged, hand(table), told(table, "refused")) == (False, {"BL1"}, [("refused", 1)])
    assert idle(table, 1).phase == "offer"
    play(table, "refuse")
    assert (table.phase, view(table).exchanged) == ("turn", False)


APART: list[tuple[Explorer, Explorer, dict[str, Any], bool]] = [
    (*SIDE, {}, True),
    (*SIDE, {"link_face": "hard"}, False),
    (replace(SIDE[0], cell=(1, 2)), SIDE[1], {}, False),
    (replace(SIDE[0], place=NEAR, cell=(1, 1)), replace(SIDE[1], cell=(3, 1)), {}, True),
    (replace(SIDE[0], rooms={NEAR: "T01"}, place=NEAR, cell=(1, 1)), replace(SIDE[1], cell=(3, 1)), {}, False),
    (replace(SIDE[0], hand=""), SIDE[1], {}, False),
    (SIDE[0], replace(SIDE[1], hand=""), {}, False),
    (SIDE[0], GONE, {}, False),
]


@pytest.mark.parametrize(("bob", "joe", "options", "offered"), APART)
def test_r14_9_a55_who_may_exchange(bob: Explorer, joe: Explorer, options: dict[str, Any], offered: bool) -> None:
    """R14.9, A55: neighbours with nothing between them, also in two rooms, who both have something to give."""
    assert idle(two(bob, joe, options=options), 0).phase == ("offer" if offered else "turn")


def test_r14_9_the_own_card_in_the_partners_hand() -> None:
    """R14.9, A41: a card may travel back, and is played like any other meanwhile."""
    table = idle(two(replace(SIDE[0], hand="RD1*"), SIDE[1]), 0)
    play(table, "choose RD1*", "choose GN1")
    assert (hand(table), hand(table, 1)) == ({"GN1*"}, {"SG", "YL1", "RD1"})
    assert ways(play(table, "GN1* a", seat=0)) == "UD"


@both_orders
def test_r14_9_a_waiting_player_still_waits(order: str) -> None:
    """R14.9: he answers, takes the card, and goes on waiting."""
    table = idle(two(SIDE[0], replace(SIDE[1], state="declared"), order), 0)
    play(table, "choose BL1", "choose YL1")
    assert (player(table, 1).state, table.to_act, "BL1*" in hand(table, 1)) == ("declared", (0,), True)


@both_orders
def test_r14_9_r14_5_after_a_pit(order: str) -> None:
    """R14.9, R14.5: first the rests, then the exchange."""
    bob = Explorer({NEAR: "T11"}, (3, 1), hand="RD1", energy=5)
    joe = replace(JOE, place=NEAR, cell=(1, 1), energy=4, state="declared")
    table = play(two(bob, joe, order), "RD1 a", "U", seat=0)
    assert (table.phase, table.to_act, [one.energy for one in view(table).players]) == ("offer", (0,), [4, 3])
    play(table, "choose RD1", "choose YL1")
    assert table.to_act == ((0, 1) if order == "free" else (1,))


def test_r14_9_none_after_leaving() -> None:
    """R14.9: the owner of the card is gone; had he stayed it would be offered."""
    joe = replace(JOE, place=(0, 2), cell=(1, 3))
    table = play(two(LEAVING, joe), "YL1 a", "R", seat=0)
    assert play(table, "leave level").phase == "turn"
    table = play(two(LEAVING, joe), "YL1 a", "R", "stay on level", "skip", seat=0)
    assert table.phase == "offer"


# R14.10-R14.13: leaving, the next level, the end


@both_orders
def test_r14_10_leaving(order: str) -> None:
    """R14.10: new energy and all cards for the leaver, whose rooms stay; the other plays on."""
    table = two(replace(LEAVING, energy=3, played="GN1"), replace(JOE, energy=4), order)
    play(table, "YL1 a", "R", "leave level", seat=0)
    assert (table.phase, legal(table)) == ("gift", ["keep energy", "give energy"])
    play(table, "give energy")
    assert [one.energy for one in view(table).players] == [6, 5]
    assert told(table, "energy_given") == [("energy_given", 0)]
    assert (where(table), hand(table), player(table).level) == (None, {"SG", "YL1", "RD1", "GN1"}, 2)
    assert (len(rooms(table)), table.to_act) == (7, (1,))
    assert why(table, "RD1 a", 0) == "R14.10"


def test_r14_10_discards_lie_aside() -> None:
    """R14.10: open, until the next level."""
    table = two(replace(LEAVING, played="GN1 GN2 GN3"))
    play(table, "YL1 a", "R", "leave level", "choose GN1", "choose GN2", seat=0)
    assert (zone(table, "aside"), hand(table), table.to_act) == ({"GN1", "GN2"}, {"SG", "YL1", "RD1", "GN3"}, (1,))


@pytest.mark.parametrize(("bob", "joe"), [(1, replace(JOE, energy=3)), (3, JOE), (3, GONE)])
def test_r14_10_a44_a_gift_that_cannot_be_made(bob: int, joe: Explorer) -> None:
    """R14.10, A44: not the last energy, not above the maximum, not to somebody who has left."""
    table = two(replace(LEAVING, energy=bob), joe)
    assert play(table, "YL1 a", "R", "leave level", seat=0).phase != "gift"


def test_r14_10_the_partners_last_room() -> None:
    """R14.10: his top stairs will do, if one's own number of rooms is complete."""
    joe = Explorer(FAR_FULL, (1, 3))
    table = two(replace(LEAVING, place=(0, -2), cell=(3, 1)), joe)
    assert play(table, "YL1 a", "R", seat=0).phase == "stairs"
    few = two(replace(BOB, place=(0, -2), cell=(3, 1)), joe)
    assert play(few, "YL1 a", "R", seat=0).phase == "direction"


@both_orders
def test_r14_11_a45_the_next_level(order: str) -> None:
    """R14.11, A45: everything back to its own set; first rooms, player 1 first; link room and exchange again."""
    joe = replace(GONE, hand="RD1 GN1*", aside="YL2* YL3", pile="YL1 …")
    table = two(replace(LEAVING, pile="RD3 …"), joe, order, exchanged=1)
    before = [pile(table, seat) for seat in (0, 1)]
    play(table, "YL1 a", "R", "leave level", seat=0)
    assert (table.phase, table.to_act, zone(table, "aside")) == ("first_room", (0,), set())
    assert [pile(table, seat) for seat in (0, 1)] == [before[0] + 5 + 1, before[1] + 5 + 1]
    play(table, "pick first")
    assert table.to_act == (1,)
    play(table, "pick second")
    assert rooms(table).keys() == {LINK, NEAR, FAR}
    assert (rooms(table)[NEAR], known(table, 1)[:3], view(table).exchanged) == ("T04", "YL1", False)
    assert [one.state for one in view(table).players] == ["ready", "ready"]


def row(y: int, last: Place) -> dict[Place, str]:
    faces = ("T08", "T15", "T16", "T14", "T12", "T07")
    return {**{(x, y): face for x, face in enumerate(faces)}, last: "T02"}


THIRD = Explorer(row(1, (0, 2)), (1, 1), (0, 2), hand="YL1 YL2 RB1 RD1* RD3* RD4*", level=3)
"""Three yellow gems and three of one colour, which are the partner's."""
DONE = Explorer(row(-1, (0, -2)), level=4, hand="RB1 YL1 YL2")


@both_orders
def test_r14_12_a46_victory(order: str) -> None:
    """R14.12, A46: each passes the test when he leaves; when both have, both win."""
    waits = play(two(THIRD, replace(JOE, level=3, hand="GN1"), order), "YL1 a", "R", "leave level", seat=0)
    assert (waits.over, waits.to_act, told(waits, "amulet_tested")) == (False, (1,), [("amulet_tested", 0, "yes")])
    table = play(two(THIRD, DONE, order), "YL1 a", "R", "leave level", seat=0)
    assert (view(table).ending, table.phase) == ("won", "end")
    assert table.result is not None
    assert (table.result.winners, table.result.points) == ((0, 1), (3, 3))


def test_r14_12_r14_10_a_gift_before_the_amulet() -> None:
    """R14.12, R14.10: on level 3 the energy given is gone; there is no new one."""
    table = two(replace(THIRD, energy=4), replace(JOE, level=3, hand="GN1", energy=3))
    play(table, "YL1 a", "R", "leave level", "give energy", seat=0)
    assert [one.energy for one in view(table).players] == [3, 4]


@pytest.mark.parametrize("cards", ["YL1 YL2 RB1 RD1* RD3* RD4", "YL1 YL2 RB1 RD1* RD3* BL1*"])
def test_r14_12_a46_one_fails(cards: str) -> None:
    """R14.12, A46: two of the partner's cards, or an amulet that lacks a gem: both lose at once."""
    table = play(
        two(replace(THIRD, hand=cards), replace(JOE, level=3, hand="GN1")), "YL1 a", "R", "leave level", seat=0
    )
    assert view(table).ending == "amulet"
    assert table.result is not None
    assert table.result.winners == ()


@pytest.mark.parametrize(("seat", "ending"), [(0, "energy"), (1, "pile")])
def test_r14_13_one_defeat_is_both(seat: int, ending: str) -> None:
    """R14.13, R12: energy of one, or the pile of one."""
    bob = Explorer({NEAR: "T14"}, (2, 1), hand="RD2", energy=1)
    table = two(bob, replace(JOE, cell=(2, 1), pile="RD2"))
    play(table, *(("RD2 a", "R") if seat == 0 else ("SG", "R")), seat=seat)
    assert (view(table).ending, table.phase, table.to_act) == (ending, "end", ())
    assert table.result is not None
    assert table.result.winners == ()
