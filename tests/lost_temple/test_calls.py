"""R4, R5: the calls, and the nine characters."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cenote.kernel.game import SPECTATOR
from tests.lost_temple.positions import (
    CHANCE,
    CHARACTERS,
    LONG_GAMES,
    SEAT_COUNTS,
    SHORT_GAMES,
    at,
    card,
    cards_in,
    every_way,
    facts,
    gems,
    known_tokens,
    legal,
    machetes,
    new,
    random_walk,
    say,
    spaces,
    start_of_round,
    story,
    take,
    tokens,
    told,
    truth,
    turn,
)  # fmt: skip

TEMPLES = (10, 15, 21, 27, 31, 37, 43)
VILLAGES = (9, 13, 18, 24, 29, 34, 40)
every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)


# R4


@every_seat_count
def test_r4_1_calls_go_from_one_to_nine(seats: int) -> None:
    """R4.1, R4.2: in every round the nine characters are called in order, whoever holds them."""
    table = new(seats, seed=3)
    for _ in random_walk(table):
        pass
    calls = [str(event.facts["character"]) for event in told(table, "answered", "unanswered")]
    for place, character in enumerate(calls):
        assert character == CHARACTERS[place % 9]
    assert len(calls) > 9


@every_way
def test_r4_2_nobody_holds_it(way: str) -> None:
    """R4.2, C39: nothing happens, everybody learns that it is not in play, and curse and theft are void."""
    aside = ["craftsman", "scout", "canoe", "elder"]
    table = start_of_round(4, aside, claim=0, position=[3, 5, 20, 22], gems=[0, 0, 7, 0], way=way)
    take(table, "shaman", "thief", "child", "seer")
    assert card(table, 3, "elder").may_hold == [1, 2]
    say(table, "curse elder", "rob elder", "walk 1", "look 11 14", "keep tokens", "walk 1")
    assert {"character": "elder"} in facts(table, "unanswered")
    assert told(table, "places_swapped", "robbed") == []
    assert spaces(table) == [3, 6, 23, 23]
    assert gems(table) == [1, 1, 8, 1]


def test_r4_2_everybody_learns_that_it_is_not_in_play() -> None:
    """R4.2, 6b: after a call in vain no seat thinks that somebody may hold the character."""
    table = start_of_round(4, ["thief", "scout", "canoe", "shaman"], claim=0)
    take(table, "elder", "seer", "child", "priest")
    assert facts(table, "unanswered") == [{"character": "shaman"}, {"character": "thief"}]
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        known = card(table, seat, "shaman")
        assert (known.may_hold, known.may_be_out) == ([], True)
    assert card(table, 3, "elder").may_hold == [0, 2]


@every_way
def test_r4_3_c1_reveal_swap_theft_gem_ability(way: str) -> None:
    """R4.3, C1: in exactly this order; the gem survives the theft and the ability starts from the new space."""
    table = at(position=[20, 5, 6, 0], gems=[0, 0, 7, 0], holder={"shaman": 0, "thief": 1, "scout": 2}, way=way)
    say(table, "curse scout", "rob scout", "walk 1")
    turn_of_scout = story(table, since=2)[-5:]
    assert turn_of_scout == ["unanswered", "answered", "places_swapped", "robbed", "gems_gained"]
    assert legal(table) == ["scout 0", "scout 1"]
    say(table, "scout 1")
    assert story(table, since=3)[:2] == ["gems_paid", "moved"]
    assert spaces(table) == [6, 6, 21, 0]
    assert gems(table) == [1, 8, 0, 0]


def test_r4_3_c28_played_cards_are_face_up() -> None:
    """R4.3, C28: a called card is revealed and lies face up for everybody."""
    table = at(holder={"shaman": 2, "elder": 1, "child": 3})
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        shaman = card(table, seat, "shaman")
        assert (shaman.place, shaman.holder) == ("played", 2)
        assert card(table, seat, "child").place == ("kept" if seat == 3 else None)
        assert table.view(seat).players[2].played == ["shaman"]


@pytest.mark.parametrize("character", CHARACTERS)
@every_way
def test_r4_4_every_called_character_gets_a_gem(character: str, way: str) -> None:
    """R4.4, R8.1: also the shaman, and also a character that then does nothing."""
    table = turn(character, position=[4, 1, 2, 3], way=way)
    gained = told(table, "gems_gained")
    assert [(event.seat, event.facts) for event in gained] == [(0, {"amount": 1})]
    assert table.view().bank == (50 if character == "canoe" else 49)


@every_way
def test_r4_5_round_ends_after_nine(way: str) -> None:
    """R4.5: the cards are collected, and curses and thefts that did not fire lapse."""
    table = at(position=[3, 5, 20, 22], holder={"shaman": 0, "thief": 1}, way=way)
    say(table, "curse child", "rob child")
    assert (table.view().curse, table.view().theft) == ("child", "child")
    say(table, "walk 1")
    assert facts(table, "round_ended") == [{"round": 1}]
    assert truth(table)["round"] == 2
    assert (table.view().curse, table.view().theft) == (None, None)
    assert cards_in(table, "hand", "face_up", "buried") == set(CHARACTERS)
    while table.phase == "draft":
        table.play(table.legal()[-1])
    while truth(table)["round"] == 2:
        table.play(table.legal()[0])
    named = [str(event.facts["character"]) for event in told(table, "cursed", "marked")]
    assert "child" not in named[2:]
    assert told(table, "places_swapped") == told(table, "robbed") == []


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_r4_5_c41_cards_face_down_are_never_shown(seats: int) -> None:
    """R4.5, C41: neither at the end of the round nor of the game does anybody learn where a card lay face down."""
    table = start_of_round(seats, claim=0, options={"max_rounds": 1})
    while not table.over:
        table.play(table.legal()[0])
    last = seats - 1
    hidden = cards_in(table, "buried", "discarded", "leftover")
    assert hidden
    for seat in [SPECTATOR, *range(seats)]:
        seen = {character for character in hidden if card(table, seat, character).place is not None}
        assert seen == (cards_in(table, "leftover") if seat == last else set())
        shown = {event.facts.get("character") for event in told(table, "card_left", "set_face_up", seat=seat)}
        assert not (hidden & shown) or seat == last


# R5.1 Shaman


@every_seat_count
def test_r5_1_a_names_any_other_character(seats: int) -> None:
    """R5.1 a, C2, 6a: one of 2 to 9, mandatory; also cards face up and characters of his own."""
    holder = {"shaman": 0, "elder": 0} if seats < 4 else {"shaman": 0}
    table = at(seats, holder=holder, place={"scout": "face_up"} if seats in (2, 4, 5, 6) else {})
    assert legal(table) == [f"curse {character}" for character in CHARACTERS[1:]]


@every_way
def test_r5_1_b_his_turn_ends(way: str) -> None:
    """R5.1 b, R7.2: his meeple does not move and reveals nothing; the named player says nothing."""
    table = at(position=[22, 1, 2, 3], holder={"shaman": 0, "craftsman": 1}, token={22: "gems4"}, way=way)
    say(table, "curse craftsman")
    said = story(table, since=0)
    assert said[said.index("cursed") + 1] == "unanswered"
    assert told(table, "moved", "stayed", "token_revealed") == []
    assert gems(table)[0] == 1


@pytest.mark.parametrize(("shaman", "victim"), [(12, 27), (27, 12), (16, 30), (3, 25), (22, 36)])
@every_way
def test_r5_1_c_meeples_exchange_spaces(shaman: int, victim: int, way: str) -> None:
    """R5.1 c, C22, R6.7: whichever is ahead, over jungles, without machetes and without tokens, and no refusal."""
    table = at(
        position=[shaman, victim, 1, 2],
        machetes=[2, 1, 0, 0],
        holder={"shaman": 0, "priest": 1, "child": 3},
        token={22: "gems4", 36: "gems4"},
        way=way,
    )
    say(table, "curse priest")
    assert spaces(table)[:2] == [victim, shaman]
    assert machetes(table)[:2] == [2, 1]
    assert told(table, "token_revealed", "machete_spent") == []
    swapped = told(table, "places_swapped")
    assert [(event.seat, event.facts["victim"]) for event in swapped] == [(0, 1)]


@every_way
def test_r5_1_c_positions_at_that_moment(way: str) -> None:
    """R5.1 c: moves made between the curse and the call count; a victim who played before would not be asked again."""
    holder = {"shaman": 0, "thief": 1, "craftsman": 2}
    table = at(position=[3, 20, 5, 6], holder=holder, token={22: "idol"}, way=way)
    say(table, "curse craftsman", "rob child", "walk 2")
    assert spaces(table) == [5, 22, 3, 6]
    say(table, "walk 1")
    assert spaces(table) == [5, 22, 4, 6]


@pytest.mark.parametrize("named", ["elder", "child"])
def test_r5_1_d_no_effect(named: str) -> None:
    """R5.1 d, C3: nobody holds it, or both stand on the same space."""
    table = at(position=[20, 20, 8, 3], holder={"shaman": 0, "child": 1})
    say(table, f"curse {named}")
    assert spaces(table) == [20, 20, 8, 3]
    assert told(table, "places_swapped") == []


# R5.2 Thief


@every_seat_count
def test_r5_2_a_names_any_character_from_three_on(seats: int) -> None:
    """R5.2 a, C2, 6a: neither shaman nor thief; also cards face up and characters of his own."""
    holder = {"thief": 0, "elder": 0} if seats < 4 else {"thief": 0}
    table = at(seats, holder=holder, place={"scout": "face_up"} if seats in (2, 4, 5, 6) else {})
    assert legal(table) == [f"rob {character}" for character in CHARACTERS[2:]]


@pytest.mark.parametrize("steps", [1, 2])
def test_r5_2_b_then_moves(steps: int) -> None:
    """R5.2 b, R5.10: after naming he moves one or two spaces for free."""
    table = turn("thief", "rob seer", position=[20, 1, 2, 3], gems=[5, 0, 0, 0], token={22: "idol"})
    assert legal(table) == ["walk 1", "walk 2"]
    say(table, f"walk {steps}")
    assert spaces(table)[0] == 20 + steps
    assert facts(table, "moved") == [{"origin": 20, "space": 20 + steps}]
    assert told(table, "gems_paid") == []


@every_way
def test_r5_2_c_takes_all_gems_of_that_moment(way: str) -> None:
    """R5.2 c, C4: all the victim has when called; then the victim takes and keeps his regular gem. The bank pays 1."""
    table = at(position=[3, 20, 1, 2], gems=[2, 9, 4, 0], holder={"thief": 0, "elder": 1}, way=way)
    say(table, "rob elder", "walk 1")
    assert gems(table) == [12, 1, 4, 0]
    assert facts(table, "robbed") == [{"victim": 1, "amount": 9}]
    assert table.view().bank == 50 - 12 - 1 - 4


@every_way
def test_r5_2_c_stolen_gems_can_be_spent_at_once(way: str) -> None:
    """R5.2 c, R10.1: the thief's player pays with them in his second turn of the round."""
    table = at(2, position=[3, 20], gems=[0, 6], holder={"thief": 0, "priest": 1, "scout": 0}, way=way)
    say(table, "rob priest", "walk 1", "scout 8")
    assert gems(table) == [0, 1]
    assert spaces(table) == [12, 20]


@pytest.mark.parametrize(("named", "riches"), [("elder", [6, 5, 0]), ("priest", [6, 5, 0])])
def test_r5_2_d_no_effect(named: str, riches: list[int]) -> None:
    """R5.2 d, C3: nobody holds the elder; the priest is the thief's own."""
    table = at(3, position=[3, 20, 1], gems=[4, 5, 0], holder={"thief": 0, "priest": 0})
    say(table, f"rob {named}", "walk 1")
    assert gems(table) == riches
    assert told(table, "robbed") == []


def test_r5_2_c_a_robbed_priest_cannot_pay() -> None:
    """R5.2 c, R5.4, C32: with the one gem he takes afterwards there is nothing to decide."""
    table = at(position=[3, 12, 1, 2], gems=[0, 5, 0, 0], holder={"thief": 0, "priest": 1})
    say(table, "rob priest", "walk 1")
    assert table.phase == "draft"
    assert spaces(table)[1] == 12


# R5.3 Seer


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r5_3_a_any_two_chance_spaces_in_play(seats: int) -> None:
    """R5.3 a, C11, C40, 6a: every pair, also under meeples and behind him: 45 in the long game, 21 in the short."""
    table = at(seats, position=[22, 14, *range(seats - 2)], holder={"seer": 0})
    pairs = combinations([space for space in CHANCE if space < table.view().finish], 2)
    assert legal(table) == [f"look {first} {second}" for first, second in pairs]
    assert len(table.legal()) == (45 if seats in LONG_GAMES else 21)


@every_way
def test_r5_3_a_only_the_seer_sees_the_tokens(way: str) -> None:
    """R5.3 a, 6b, C40: both spaces are named, then both tokens are shown, to him alone."""
    table = turn("seer", token={11: "idol", 36: "pay2"}, position=[5, 1, 2, 3], way=way)
    assert known_tokens(table, 0) == {}
    say(table, "look 11 36")
    assert known_tokens(table, 0) == {11: "idol", 36: "pay2"}
    seen = facts(table, "token_seen", seat=0)
    assert seen == [{"space": "11", "token": "idol"}, {"space": "36", "token": "pay2"}]
    assert story(table, 0, since=0)[-3:] == ["looked", "token_seen", "token_seen"]
    for other in [SPECTATOR, 1, 2, 3]:
        assert known_tokens(table, other) == {}
        assert told(table, "token_seen", seat=other) == []
        assert facts(table, "looked", seat=other) == [{"space": "11", "other": "36"}]
        assert table.view(other).looking_at == [11, 36]
        assert [c.space for c in table.view(other).chance if c.seen_by == [0]] == [11, 36]


@pytest.mark.parametrize(("first", "second"), [("idol", "pay2"), ("gems4", "gems4")])
@pytest.mark.parametrize("swap", [True, False])
@every_way
def test_r5_3_b_exchange(first: str, second: str, swap: bool, way: str) -> None:
    """R5.3 b, C12, C39, 6b: always asked, also for two of a kind; all see whether he exchanged, nobody what."""
    table = turn("seer", "look 11 36", token={11: first, 36: second}, position=[5, 1, 2, 3], way=way)
    assert legal(table) == ["keep tokens", "swap tokens"]
    say(table, "swap tokens" if swap else "keep tokens")
    after = {11: second, 36: first} if swap else {11: first, 36: second}
    assert {space: tokens(table)[space] for space in (11, 36)} == after
    assert known_tokens(table, 0) == after
    name = "tokens_swapped" if swap else "tokens_kept"
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        assert [event.name for event in told(table, "tokens_swapped", "tokens_kept", seat=seat)] == [name]
    assert known_tokens(table, 1) == {}


@pytest.mark.parametrize("steps", [1, 2])
def test_r5_3_c_then_moves(steps: int) -> None:
    """R5.3 c, R5.10: then one or two spaces for free."""
    table = turn("seer", "look 11 36", "keep tokens", position=[4, 1, 2, 3])
    assert legal(table) == ["walk 1", "walk 2"]
    assert table.view().looking_at == []
    say(table, f"walk {steps}")
    assert spaces(table)[0] == 4 + steps


def test_6b_a_public_exchange_moves_what_others_know() -> None:
    """6b, R5.3 b, C12: an earlier seer's memory goes with the token; he learns nothing of the other one."""
    seen_by = {"11": 2, "36": 4}  # seat 1 knows 11, seat 2 knows 36
    table = turn("seer", "look 11 36", seen_by=seen_by, token={11: "idol", 36: "pay2"}, position=[5, 1, 2, 3])
    say(table, "swap tokens")
    assert known_tokens(table, 1) == {36: "idol"}
    assert known_tokens(table, 2) == {11: "pay2"}
    assert known_tokens(table, 3) == {}


def test_6b_a_replaced_token_is_known_to_nobody() -> None:
    """6b, R7.4: a seer remembers until the token is turned up; the new one is unknown to all."""
    table = turn("seer", token={11: "gems4", 36: "pay2"}, position=[9, 1, 2, 3], seen_by={"11": 2})
    say(table, "look 11 36", "keep tokens", "walk 2")
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        assert facts(table, "token_revealed", seat=seat) == [{"space": "11", "token": "gems4"}]
        assert known_tokens(table, seat) == ({36: "pay2"} if seat == 0 else {})


def test_6b_a_seer_remembers_over_rounds() -> None:
    """6b: what he saw stays known to him in later rounds."""
    table = turn("seer", "look 36 41", "swap tokens", token={36: "pay2", 41: "idol"}, position=[5, 1, 2, 3])
    say(table, "walk 1")
    assert truth(table)["round"] == 2
    take(table, *(action["character"] for action in list(table.legal())[:1]))
    assert known_tokens(table, 0) == {36: "idol", 41: "pay2"}


# R5.4 Priest, R5.5 Elder


@pytest.mark.parametrize(("seats", "finish"), [(4, 43), (6, 31)])
def test_r5_4_priest_goes_to_the_next_temple(seats: int, finish: int) -> None:
    """R5.4, R9.3: for 2 gems to the next temple strictly ahead, from every space; the finish is one."""
    for start in range(finish):
        table = turn(
            "priest",
            seats=seats,
            position=[start, *[0] * (seats - 1)],
            machetes=[3, *[0] * (seats - 1)],
            gems=[1, *[0] * (seats - 1)],
        )
        assert legal(table) == ["priest stays", "priest pays"]
        say(table, "priest pays")
        assert spaces(table)[0] == min(temple for temple in TEMPLES if temple > start)
        assert gems(table)[0] == 0


@pytest.mark.parametrize("owned", [0, 1, 2])
@every_way
def test_r5_4_priest_may_decline_and_may_be_poor(owned: int, way: str) -> None:
    """R5.4, C32: not willing or fewer than 2 gems: he does not move; without the gems he is not asked."""
    table = turn("priest", position=[12, 1, 2, 3], gems=[owned, 0, 0, 0], way=way)
    if owned == 0:
        assert table.phase == "draft"
    else:
        say(table, "priest stays")
    assert spaces(table)[0] == 12
    assert gems(table)[0] == owned + 1
    assert facts(table, "stayed") == [{"space": 12}]


@pytest.mark.parametrize(("seats", "finish"), [(4, 43), (6, 31)])
def test_r5_5_elder_goes_to_the_next_village(seats: int, finish: int) -> None:
    """R5.5, R9.4, C30: for 2 gems to the next village before the finish; where there is none he is not asked."""
    rest = [0] * (seats - 1)
    for start in range(finish):
        table = turn("elder", seats=seats, position=[start, *rest], machetes=[3, *rest], gems=[1, *rest])
        ahead = [village for village in VILLAGES if start < village < finish]
        if ahead:
            say(table, "elder pays")
            assert (spaces(table)[0], gems(table)[0]) == (ahead[0], 0)
        else:
            assert table.phase == "draft"
            assert (spaces(table)[0], gems(table)[0]) == (start, 2)
        assert not table.over


@pytest.mark.parametrize("owned", [0, 1, 2])
@every_way
def test_r5_5_elder_may_decline_and_may_be_poor(owned: int, way: str) -> None:
    """R5.5, C32: not willing or fewer than 2 gems: he neither pays nor moves."""
    table = turn("elder", position=[12, 1, 2, 3], gems=[owned, 0, 0, 0], way=way)
    if owned == 0:
        assert table.phase == "draft"
    else:
        assert legal(table) == ["elder stays", "elder pays"]
        say(table, "elder stays")
    assert spaces(table)[0] == 12
    assert gems(table)[0] == owned + 1


# R5.6 Craftsman


@pytest.mark.parametrize("steps", [1, 2])
@every_way
def test_r5_6_craftsman_takes_a_machete_and_moves(steps: int, way: str) -> None:
    """R5.6, C13, R5.10: a machete from the supply without asking, then one or two spaces."""
    table = turn("craftsman", position=[4, 1, 2, 3], way=way)
    assert machetes(table)[0] == 1
    assert table.view().machete_supply == 7
    assert legal(table) == ["walk 1", "walk 2"]
    say(table, f"walk {steps}")
    assert spaces(table)[0] == 4 + steps


def test_r5_6_the_new_machete_is_used_at_once() -> None:
    """R5.6, R6.3: it must be used in that same movement."""
    table = turn("craftsman", "walk 2", position=[24, 1, 2, 3], token={26: "idol"})
    assert spaces(table)[0] == 26
    assert machetes(table)[0] == 0
    assert table.view().machete_supply == 8


def test_r5_6_no_machete_left() -> None:
    """R5.6, R8.2: with an empty supply he gets none and moves all the same."""
    table = turn("craftsman", "walk 2", position=[4, 1, 2, 3], machetes=[0, 8, 0, 0])
    assert (machetes(table)[0], spaces(table)[0]) == (0, 6)
    assert len(told(table, "machete_missing")) == 1


# R5.7 Scout, R5.8 Canoe, R5.9 Child


@pytest.mark.parametrize("paid", range(7))
@every_way
def test_r5_7_scout_moves_as_many_spaces_as_he_pays(paid: int, way: str) -> None:
    """R5.7: any number from 0 to all his gems."""
    table = turn("scout", position=[3, 1, 2, 3], gems=[5, 0, 0, 0], way=way)
    assert legal(table) == [f"scout {number}" for number in range(7)]
    say(table, f"scout {paid}")
    assert spaces(table)[0] == 3 + paid
    assert gems(table)[0] == 6 - paid


@pytest.mark.parametrize(("seats", "start"), [(4, 40), (6, 28), (4, 42), (8, 30)])
def test_r5_7_c14_scout_pays_at_most_to_the_finish(seats: int, start: int) -> None:
    """R5.7, C14: the cap is the distance to the finish."""
    rest = [0] * (seats - 1)
    table = turn("scout", seats=seats, position=[start, *rest], gems=[20, *rest])
    assert legal(table) == [f"scout {number}" for number in range(table.view().finish - start + 1)]


def test_r5_7_no_refund_and_overpaying_for_a_jungle() -> None:
    """R5.7, C14, R6.4: paying more than the jungle lets through is legal and is not refunded."""
    table = turn("scout", "scout 6", position=[15, 1, 2, 3], gems=[5, 0, 0, 0])
    assert (spaces(table)[0], gems(table)[0]) == (16, 0)


@every_way
def test_r5_7_c32_scout_without_gems_has_no_decision(way: str) -> None:
    """R5.7, C32: with 0 gems, as the bank was empty at his income, he stays without being asked."""
    table = turn("scout", position=[22, 1, 2, 3], gems=[0, 50, 0, 0], token={22: "machete"}, way=way)
    assert table.phase == "draft"
    assert spaces(table)[0] == 22
    assert told(table, "token_revealed") == []
    assert facts(table, "gems_gained") == [{"amount": 0}]


@pytest.mark.parametrize("owned", [*range(8), 9, 10, 11, 30])
@every_way
def test_r5_8_canoe_pays_all_and_moves_two_for_each(owned: int, way: str) -> None:
    """R5.8: all gems with the one just taken, two spaces each, at most 20; there is no decision."""
    table = turn("canoe", position=[3, 1, 2, 3], gems=[owned, 0, 0, 0], machetes=[3, 0, 0, 0], way=way)
    assert table.phase == "draft"
    moved = facts(table, "moved")[0]
    assert moved == {"origin": 3, "space": 3 + min(2 * (owned + 1), 20)}
    assert facts(table, "gems_paid")[0] == {"amount": owned + 1}


def test_r5_8_canoe_without_gems_stays() -> None:
    """R5.8, R7.2, C32: with no gem to pay (the bank was empty) the canoe does not move."""
    table = turn("canoe", position=[22, 1, 2, 3], gems=[0, 50, 0, 0])
    assert spaces(table)[0] == 22
    assert told(table, "moved", "token_revealed") == []


CHILD: list[tuple[list[int], int]] = [
    ([3, 7, 5, 1], 5),
    ([3, 3, 5, 9], 5),
    ([3, 3, 1, 0], 3),
    ([9, 3, 1, 0], 9),
    ([3, 4, 4, 4], 4),
    ([0, 12, 42, 13], 12),
]


@pytest.mark.parametrize(("position", "end"), CHILD)
@every_way
def test_r5_9_child_follows_the_nearest_ahead(position: list[int], end: int, way: str) -> None:
    """R5.9: free, to the nearest space strictly ahead with another meeple; with nobody ahead he stays. No decision."""
    table = turn("child", position=position, gems=[3, 0, 0, 0], way=way)
    assert table.phase == "draft"
    assert spaces(table)[0] == end
    assert gems(table)[0] == 4


# R5.10, R5.11


@pytest.mark.parametrize("character", ["thief", "seer", "craftsman"])
def test_r5_10_one_or_two_even_if_it_is_the_same(character: str) -> None:
    """R5.10, C15: 0 is not offered; both choices are, also where the jungle makes them equal."""
    before = {"thief": ["rob child"], "seer": ["look 11 14", "keep tokens"], "craftsman": []}[character]
    fields: dict[str, Any] = {"position": [15, 1, 2, 3], "machetes": [0, 8, 0, 0]}
    for steps in (1, 2):
        table = turn(character, *before, **fields)
        assert legal(table) == ["walk 1", "walk 2"]
        say(table, f"walk {steps}")
        assert spaces(table)[0] == 16


PAYERS = [("priest", "priest pays", 2), ("elder", "elder pays", 2), ("scout", "scout 3", 3), ("canoe", None, 6)]


@pytest.mark.parametrize(("character", "said", "paid"), PAYERS)
@every_way
def test_r5_11_payment_comes_before_the_movement(character: str, said: str | None, paid: int, way: str) -> None:
    """R5.11: the gems go to the bank first, and stay there if the jungle stops the meeple."""
    table = turn(character, *filter(None, [said]), position=[24, 1, 2, 3], gems=[5, 0, 0, 0], way=way)
    names = [name for name in story(table) if name in ("gems_paid", "moved", "stopped")]
    assert names[0] == "gems_paid"
    assert facts(table, "gems_paid") == [{"amount": paid}]
    assert spaces(table)[0] == 25
    assert (gems(table)[0], table.view().bank) == (6 - paid, 44 + paid)


@pytest.mark.parametrize("seats", SHORT_GAMES)
def test_r5_5_no_village_before_the_short_finish(seats: int) -> None:
    """R5.5, C30: villages beyond the first big temple do not exist with six to eight players."""
    table = turn("elder", seats=seats, position=[29, *[0] * (seats - 1)], gems=[8, *[0] * (seats - 1)])
    assert (spaces(table)[0], gems(table)[0]) == (29, 9)
    assert table.phase == "draft"
