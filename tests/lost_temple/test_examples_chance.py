"""The worked examples of the specification, E29 to E45: chance, the end, two players, supplies, memory, jungle."""

from __future__ import annotations

from math import sqrt

import pytest

from cenote.games.lost_temple.names import TOKENS
from cenote.kernel.engine import Engine
from cenote.kernel.errors import CenoteError
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.lost_temple.places import (
    FILLING,
    at,
    gems,
    happened,
    hidden,
    known_tokens,
    legal,
    machetes,
    player,
    spaces,
    tokens,
    told,
)

SHARES = pytest.mark.parametrize(("seats", "reserve"), [(4, 8), (6, 11)])
WORLDS = 1000


# Chance


def play_steps(table: Table, *said: str) -> None:
    for action in said:
        table.play(action)


def chain_ahead(rules: Engine, seats: int, *drawn: str) -> Table:
    """E29: the walk ahead of the thief leads to the third fwd3 and on to the third gems4.

    The other tokens of the two kinds lie face down; P1 once saw the two fwd3, P2 the two gems4.
    """
    layout = {11: "fwd3", 14: "gems4", 17: "fwd3", 19: "fwd3", 22: "gems4", 26: "gems4", 28: "idol"}
    if seats < 6:
        layout |= {33: "idol", 36: "back2", 41: "lose_machete"}
    seen_by = {17: 1 << 1, 19: 1 << 1, 22: 1 << 2, 26: 1 << 2}
    return at(rules, seats, position=[9], token=layout, seen_by=seen_by, holder={"thief": 0}, next=drawn)


def play_chain(table: Table) -> None:
    play_steps(table, "rob child", "walk 2")


def weight(rules: Engine, seats: int, kind: str) -> int:
    """How many tokens of this kind the second replacement of E29 may be: forced, and counted in the reserve."""
    table = chain_ahead(rules, seats, "machete", kind)
    try:
        play_chain(table)
    except CenoteError:
        return 0
    assert (tokens(table)[11], tokens(table)[14]) == ("machete", kind)
    in_reserve: int = hidden(table)["reserve"][kind]
    return in_reserve + 1 - (kind == "gems4")  # back comes the one on 14; the used gems4 went in after the draw


def imagined(table: Table, seat: int) -> list[dict[int, str]]:
    """The face-down tokens of worlds that a seat thinks possible."""
    perspective = table.perspective(seat)
    spaces = [chance.space for chance in perspective.view.chance]
    worlds = [perspective.imagine(seed)["token"][0] for seed in range(WORLDS)]
    return [dict(zip(spaces, (TOKENS[kind] for kind in world[: len(spaces)]), strict=True)) for world in worlds]


def is_share(count: int, share: float) -> bool:
    """Whether so many worlds fit a share of all, within four standard deviations."""
    return abs(count - WORLDS * share) < 4 * sqrt(WORLDS * share * (1 - share))


def test_e29_a_chain_of_two_tokens(rules: Engine) -> None:
    """E29, R7.6, R7.4, C17: fwd3 leads to gems4; each space has its new token before the meeple goes on."""
    table = chain_ahead(rules, 4, "pay2", "machete")
    assert gems(table)[0] == 1
    play_chain(table)
    assert player(table, 0) == (14, 5, 0)
    walk = [(event.name, *event.facts.values()) for event in table.events(since=1) if event.seat == 0]
    assert walk == [
        ("moved", 9, 11),
        ("token_revealed", "11", "fwd3"),
        ("token_replaced", "11"),
        ("moved", 11, 14),
        ("token_revealed", "14", "gems4"),
        ("token_replaced", "14"),
        ("gems_gained", 4),
    ]
    assert (tokens(table)[11], tokens(table)[14]) == ("pay2", "machete")
    assert all(known_tokens(table, seat).keys().isdisjoint({11, 14}) for seat in range(4))


@SHARES
def test_e29_the_used_token_may_come_back_on_the_second_space(rules: Engine, seats: int, reserve: int) -> None:
    """E29, C17: the used fwd3 is one of the 8 (11 with six players) tokens of which one is laid on 14."""
    weights = {kind: weight(rules, seats, kind) for kind in TOKENS}
    assert sum(weights.values()) == reserve
    assert weights["fwd3"] == 1
    assert weights["gems4"] == 0


def test_e29_the_used_token_cannot_come_back_on_its_own_space(rules: Engine) -> None:
    """E29, R7.4: with the two other fwd3 on the board none can be laid on 11; with one in the reserve it can."""
    table = chain_ahead(rules, 4, "fwd3")
    table.play("rob child")
    with pytest.raises(CenoteError, match="cannot happen"):
        table.play("walk 2")
    layout = {**FILLING, 11: "fwd3", 17: "fwd3", 22: "idol"}
    other = at(rules, position=[9], token=layout, holder={"thief": 0}, next=["fwd3"])
    assert hidden(other)["reserve"]["fwd3"] == 1
    play_chain(other)
    assert tokens(other)[11] == "fwd3"
    assert player(other, 0) == (14, 5, 0)


@SHARES
def test_e29_where_a_player_thinks_the_used_tokens_may_be(rules: Engine, seats: int, reserve: int) -> None:
    """E29, R7.4, C17, 6b: the used fwd3 never on 11 but on 14 with its share; the used gems4 only in the reserve."""
    table = chain_ahead(rules, seats, "pay2", "machete")
    play_chain(table)
    assert known_tokens(table, 1) == {17: "fwd3", 19: "fwd3"}
    assert known_tokens(table, 2) == {22: "gems4", 26: "gems4"}
    worlds = imagined(table, 1)
    assert all(world[17] == world[19] == "fwd3" for world in worlds)
    assert {space for world in worlds for space in world if world[space] == "fwd3"} == {14, 17, 19}
    assert is_share(sum(world[14] == "fwd3" for world in worlds), 1 / reserve)
    worlds = imagined(table, 2)
    assert {space for world in worlds for space in world if world[space] == "gems4"} == {22, 26}
    assert any(world[11] == "fwd3" for world in imagined(table, 3))


@pytest.mark.parametrize(("owned", "end", "rich"), [(0, 16, 1), (1, 17, 5)], ids=["a", "b"])
def test_e30_the_way_of_a_token_leads_through_jungle(rules: Engine, owned: int, end: int, rich: int) -> None:
    """E30, R6.1, R7.6: without a machete fwd3 ends on the jungle; with one it leads to the next token."""
    table = at(rules, position=[13], machetes=[owned], token={14: "fwd3", 17: "gems4"}, holder={"thief": 0})
    play_steps(table, "rob child", "walk 1")
    assert player(table, 0) == (end, rich, 0)
    assert table.view().machete_supply == 8
    revealed = [(0, "14", "fwd3"), (0, "17", "gems4")]
    assert told(table, "token_revealed") == revealed[: 1 + owned]
    assert told(table, "token_replaced") == [(0, "14"), (0, "17")][: 1 + owned]
    if not owned:
        assert tokens(table)[17] == "gems4"


def test_e31_back_over_jungle_is_free(rules: Engine) -> None:
    """E31, R6.6: one machete to go past the jungle, none to come back."""
    table = at(rules, position=[24], machetes=[2], token={26: "back2"}, holder={"thief": 0})
    play_steps(table, "rob child", "walk 2")
    assert told(table, "moved") == [(0, 24, 26), (0, 26, 24)]
    assert told(table, "machete_spent") == [(0, 25)]
    assert player(table, 0) == (24, 1, 1)
    assert table.view().machete_supply == 7


def test_e32_a_chain_backwards(rules: Engine) -> None:
    """E32, R7.6: back2 leads to a machete."""
    table = at(rules, position=[27], token={26: "machete", 28: "back2"}, holder={"seer": 0})
    play_steps(table, "look 33 36", "keep tokens", "walk 1")
    assert told(table, "token_revealed") == [(0, "28", "back2"), (0, "26", "machete")]
    assert player(table, 0) == (26, 1, 1)
    assert table.view().machete_supply == 7


def test_e33_paying_what_one_has(rules: Engine) -> None:
    """E33, R8.3: pay2 takes the only gem, and no debt is left."""
    table = at(rules, position=[21], token={22: "pay2"}, holder={"seer": 0})
    assert gems(table)[0] == 1
    play_steps(table, "look 33 36", "keep tokens", "walk 1")
    assert told(table, "token_revealed") == [(0, "22", "pay2")]
    assert player(table, 0) == (22, 0, 0)
    assert table.view().bank == 50


def test_e34_leaving_jungle_is_free(rules: Engine) -> None:
    """E34, R6.4: the scout starts on the jungle without a machete and moves as far as he pays."""
    table = at(rules, position=[16], gems=[1], holder={"scout": 0})
    assert gems(table)[0] == 2
    table.play("scout 2")
    assert player(table, 0) == (18, 0, 0)


# End of the game


def test_e35a_the_first_big_temple_is_the_finish_for_six(rules: Engine) -> None:
    """E35 a, R9.1: with six players P0 wins at once, and the canoe is never called."""
    table = at(rules, 6, position=[29, 5], gems=[0, 3], holder={"thief": 0, "canoe": 1})
    play_steps(table, "rob child", "walk 2")
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0,)
    assert player(table, 0) == (31, 1, 0)
    assert told(table, "won") == [(0, 31)]
    assert told(table, "answered") == [(0, "thief")]
    assert table.view().called == "thief"
    assert player(table, 1) == (5, 3, 0)


def test_e35b_the_first_big_temple_is_a_temple_for_five(rules: Engine) -> None:
    """E35 b, R9.3: with five players 31 is an ordinary temple, and the canoe is called."""
    table = at(rules, 5, position=[29, 5], gems=[0, 3], holder={"thief": 0, "canoe": 1})
    play_steps(table, "rob child", "walk 2")
    assert not table.over
    assert table.result is None
    assert player(table, 0) == (31, 1, 0)
    assert told(table, "answered") == [(0, "thief"), (1, "canoe")]
    assert player(table, 1) == (13, 0, 0)


def test_e36_a_token_may_win(rules: Engine) -> None:
    """E36, R9.1: fwd3 leads to the finish of six players."""
    table = at(rules, 6, position=[26], token={28: "fwd3"}, holder={"craftsman": 0})
    table.play("walk 2")
    assert told(table, "moved") == [(0, 26, 28), (0, 28, 31)]
    assert told(table, "token_revealed") == [(0, "28", "fwd3")]
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0,)
    assert spaces(table)[0] == 31


# Two players


@pytest.mark.parametrize("with_child", [False, True])
def test_e37_two_turns_around_a_swap(rules: Engine, with_child: bool) -> None:
    """E37, R10.4, C9: the swap comes at the canoe; stopped by jungle, P1 goes on in the same round with the child."""
    table = at(
        rules,
        2,
        position=[10, 20],
        gems=[2, 1],
        token={14: "lose_machete"},
        holder={"shaman": 0, "scout": 0, "canoe": 1} | ({"child": 1} if with_child else {}),
    )
    assert gems(table) == [3, 1]
    table.play("curse canoe")
    assert (table.phase, table.to_act) == ("scout", (0,))
    assert (spaces(table), gems(table)) == ([10, 20], [4, 1])
    table.play("scout 4")
    assert told(table, "token_revealed") == [(0, "14", "lose_machete")]
    assert happened(table, "machete_lost") == []
    assert told(table, "places_swapped") == [(0, 1, 20, 14)]
    assert told(table, "gems_paid") == [(0, 4), (1, 2)]
    assert told(table, "stopped") == [(1, 16)]
    assert told(table, "moved") == [(0, 10, 14), (1, 14, 16), (1, 16, 20)][: 2 + with_child]
    assert spaces(table) == [20, 20 if with_child else 16]
    assert gems(table) == [0, 1 if with_child else 0]
    assert machetes(table) == [0, 0]
    assert table.phase == "draft"


def test_e38_robbing_oneself(rules: Engine) -> None:
    """E38, R10.5: the thief names his own canoe, and nothing is stolen."""
    table = at(
        rules,
        2,
        position=[10, 20],
        gems=[2, 1],
        token={22: "lose_machete"},
        holder={"thief": 0, "canoe": 0, "elder": 1, "craftsman": 1},
    )
    assert gems(table) == [3, 1]
    assert "rob canoe" in legal(table)
    play_steps(table, "rob canoe", "walk 2")
    assert (table.phase, table.to_act) == ("elder", (1,))
    assert (spaces(table), gems(table)) == ([12, 20], [3, 2])
    table.play("elder stays")
    assert (table.phase, table.to_act) == ("walk", (1,))
    assert (spaces(table), gems(table), machetes(table)) == ([12, 20], [3, 3], [0, 1])
    table.play("walk 2")
    assert told(table, "token_revealed") == [(1, "22", "lose_machete")]
    assert told(table, "machete_lost") == [(1,)]
    assert happened(table, "robbed") == []
    assert told(table, "gems_paid") == [(0, 4)]
    assert told(table, "stopped") == [(0, 16)]
    assert spaces(table) == [16, 22]
    assert gems(table) == [0, 3]
    assert machetes(table) == [0, 0]


# Supplies and memory


def test_e39_the_bank_runs_dry(rules: Engine) -> None:
    """E39, R8.1: gems4 pays only what the bank has left."""
    table = at(rules, position=[21], gems=[0, 20, 20, 7], bank=3, token={22: "gems4"}, holder={"craftsman": 0})
    assert (gems(table), table.view().bank) == ([1, 20, 20, 7], 2)
    table.play("walk 1")
    assert told(table, "token_revealed") == [(0, "22", "gems4")]
    assert (gems(table), table.view().bank) == ([3, 20, 20, 7], 0)


def test_e40_no_machete_for_the_token(rules: Engine) -> None:
    """E40, R8.2, C19: with an empty supply the token gives nothing, and is replaced as usual."""
    table = at(
        rules, position=[21], machetes=[0, 3, 3, 2], token={**FILLING, 22: "machete"}, holder={"seer": 0}, next=["idol"]
    )
    before = hidden(table)["reserve"]["machete"]
    play_steps(table, "look 33 36", "keep tokens", "walk 1")
    assert told(table, "token_revealed") == [(0, "22", "machete")]
    assert (machetes(table), table.view().machete_supply) == ([0, 3, 3, 2], 0)
    assert told(table, "token_replaced") == [(0, "22")]
    assert tokens(table)[22] == "idol"
    assert hidden(table)["reserve"]["machete"] == before + 1


def test_e41_what_seers_remember(rules: Engine) -> None:
    """E41, R5.3 b, 6b: what P1 saw moves with the token P0 exchanges, until it is revealed to all and replaced."""
    table = at(
        rules,
        position=[35, 5],
        claim=0,
        token={11: "idol", 22: "gems4", 36: "pay2"},
        holder={"seer": 1},
        next=["shaman", "thief", "craftsman", "scout"],
    )
    play_steps(table, "look 11 22", "keep tokens", "walk 1")
    play_steps(table, "take seer", "take priest", "take elder", "take canoe")
    assert (table.phase, table.to_act, table.view().round) == ("look", (0,), 2)
    assert known_tokens(table, 1) == {11: "idol", 22: "gems4"}
    play_steps(table, "look 22 36", "swap tokens")
    assert known_tokens(table, 0) == {22: "pay2", 36: "gems4"}
    assert known_tokens(table, 1) == {11: "idol", 36: "gems4"}
    assert known_tokens(table, 2) == known_tokens(table, SPECTATOR) == {}
    table.play("walk 1")
    for seat in (0, 1, 2, 3, SPECTATOR):
        revealed = [event.facts for event in table.events(seat) if event.name == "token_revealed"]
        assert revealed == [{"space": "36", "token": "gems4"}]
        assert 36 not in known_tokens(table, seat)
    assert told(table, "token_replaced") == [(0, "36")]
    assert known_tokens(table, 0) == {22: "pay2"}
    assert known_tokens(table, 1) == {11: "idol"}


def test_e42_naming_a_card_that_lies_face_up(rules: Engine) -> None:
    """E42, C2: the leading shaman names the elder, who lies face up: no swap can happen this round."""
    table = at(
        rules,
        position=[30, 5, 6, 7],
        place={"seer": "face_up", "elder": "face_up", "canoe": "face_up"},
        holder={"shaman": 0, "priest": 1, "craftsman": 2, "child": 3},
    )
    up = [[card.character for card in table.view(seat).cards if card.place == "face_up"] for seat in range(4)]
    assert up == [["seer", "elder", "canoe"]] * 4
    assert "curse elder" in legal(table)
    play_steps(table, "curse elder", "walk 1")
    assert (None, "elder") in told(table, "unanswered")
    assert told(table, "answered") == [(0, "shaman"), (1, "priest"), (2, "craftsman"), (3, "child")]
    assert (table.phase, table.view().round) == ("draft", 2)
    assert happened(table, "places_swapped") == []
    assert spaces(table) == [30, 5, 7, 16]


# More jungle cases


def test_e43_the_elder_pays_and_is_stopped(rules: Engine) -> None:
    """E43, R5.5, R5.11, R6.4: paid for the village, and stopped by the jungle without a machete."""
    table = at(rules, position=[24], gems=[1], holder={"elder": 0})
    assert (table.phase, gems(table)[0]) == ("elder", 2)
    table.play("elder pays")
    assert told(table, "gems_paid") == [(0, 2)]
    assert told(table, "stopped") == [(0, 25)]
    assert player(table, 0) == (25, 0, 0)


def test_e44_the_canoe_leaves_jungle_free(rules: Engine) -> None:
    """E44, R6.1, R6.4: leaving 16 is free, so the machete is there for 25; the idol token makes the claim."""
    table = at(rules, position=[16], gems=[4], machetes=[1], idol=1, token={26: "idol"}, holder={"canoe": 0})
    assert told(table, "gems_paid") == [(0, 5)]
    assert told(table, "machete_spent") == [(0, 25)]
    assert told(table, "moved") == [(0, 16, 26)]
    assert told(table, "token_revealed") == [(0, "26", "idol")]
    assert told(table, "claim_made") == [(0,)]
    assert player(table, 0) == (26, 0, 0)
    assert (told(table, "idol_given"), table.view().idol) == ([(0, "claim")], 0)


def test_e45_swapped_onto_jungle(rules: Engine) -> None:
    """E45, R5.1 c, R6.4, R8.2: the craftsman is swapped onto the jungle, gets no machete, and leaves it free."""
    table = at(rules, position=[16, 20, 6, 7], machetes=[0, 0, 4, 4], holder={"shaman": 0, "craftsman": 1})
    assert table.view().machete_supply == 0
    table.play("curse craftsman")
    assert (table.phase, table.to_act) == ("walk", (1,))
    assert spaces(table) == [20, 16, 6, 7]
    assert (machetes(table), table.view().machete_supply) == ([0, 0, 4, 4], 0)
    table.play("walk 2")
    assert spaces(table) == [20, 18, 6, 7]
    assert gems(table) == [1, 1, 0, 0]
