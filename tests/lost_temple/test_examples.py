"""The worked examples of the specification, E1 to E28: setup, idol, draft, and the nine characters."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.lost_temple.places import (
    FILLING,
    at,
    cards_in,
    gems,
    happened,
    known_tokens,
    legal,
    machetes,
    player,
    set_up,
    spaces,
    tokens,
    told,
)

FACE_DOWN = ("buried", "discarded", "leftover")
SETUP_TOKENS = ["idol", "idol", "gems4", "gems4", "gems4", "back2", "pay2", "machete", "fwd3", "lose_machete"]


# Setup and idol


def test_e1_start_cards_and_first_idol(rules: Engine) -> None:
    """E1, R1.5, R2.2: the start cards give spaces, gems and machetes; the idol goes to the rearmost player."""
    table = set_up(rules, 5, [*SETUP_TOKENS, "shaman", "scout", "elder", "child", "canoe"])
    assert spaces(table) == [8, 2, 4, 0, 1]
    assert gems(table) == [0, 1, 2, 2, 4]
    assert machetes(table) == [0, 1, 0, 1, 0]
    assert table.view().bank == 41
    assert table.view().machete_supply == 6
    assert (table.view().round, table.view().idol) == (1, 3)
    assert (table.phase, table.to_act) == ("draft", (3,))


def idol_round(rules: Engine, gems: Sequence[int], idol: int, claim: int = -1) -> Table:
    """E2 to E4: the start of a later round on the same spaces."""
    return at(rules, phase="round", round=3, position=[9, 9, 12, 20], gems=gems, idol=idol, claim=claim)


@pytest.mark.parametrize("previous", range(4))
def test_e2_the_poorer_of_the_last_gets_the_idol(rules: Engine, previous: int) -> None:
    """E2, R2.3: among those tied for the last place the poorest gets it; poorer players further on do not count."""
    table = idol_round(rules, [3, 2, 0, 0], idol=previous)
    assert table.view().idol == 1
    assert told(table, "idol_given") == [(1, "poorest")]
    assert table.to_act == (1,)


def test_e3_a_full_tie_leaves_the_idol_with_its_holder(rules: Engine) -> None:
    """E3, R2.4: tied on space and gems, so the previous holder keeps the idol although he leads."""
    table = idol_round(rules, [2, 2, 0, 0], idol=3)
    assert table.view().idol == 3
    assert told(table, "idol_given") == [(3, "holder")]


def test_e4_an_idol_token_goes_before_everything(rules: Engine) -> None:
    """E4, R2.1: who revealed an idol token in the last round gets the idol, and the claim is used up."""
    table = idol_round(rules, [2, 2, 0, 0], idol=3, claim=2)
    assert table.view().idol == 2
    assert told(table, "idol_given") == [(2, "claim")]
    assert table.view().claim is None


def test_e5_the_second_idol_token_counts(rules: Engine) -> None:
    """E5, R7.5: the second idol token of a round takes the claim from the first."""
    table = at(rules, position=[9, 20, 5, 6], token={11: "idol", 22: "idol"}, holder={"thief": 0, "craftsman": 1})
    table.play("rob craftsman")
    assert table.view().claim is None
    table.play("walk 2")
    assert (spaces(table)[0], table.view().claim) == (11, 0)
    assert told(table, "robbed") == [(0, 1, 0)]
    assert (table.to_act, table.phase) == ((1,), "walk")
    assert player(table, 1) == (20, 1, 1)
    table.play("walk 2")
    assert spaces(table) == [11, 22, 5, 6]
    assert told(table, "token_revealed") == [(0, "11", "idol"), (1, "22", "idol")]
    assert told(table, "claim_made") == [(0,), (1,)]
    assert (table.view().round, table.view().idol) == (2, 1)
    assert told(table, "idol_given") == [(1, "claim")]


# Draft


def draft(table: Table, *taken: str) -> list[tuple[int, int]]:
    """Let the drafters take these cards; who was asked, and how many cards he saw, each time."""
    asked = []
    for character in taken:
        seat = table.to_act[0]
        assert table.phase == "draft"
        assert table.view(seat).drafter == seat
        assert sorted(legal(table)) == sorted(f"take {card}" for card in table.view(seat).hand)
        assert all(not table.view(other).hand for other in range(table.seats) if other != seat)
        asked.append((seat, len(table.view(seat).hand)))
        table.play(f"take {character}")
    assert table.phase != "draft"
    return asked


def place_known(table: Table, character: str) -> list[str | None]:
    """Where each seat, and last a spectator, knows a card to be."""
    views = [table.view(seat) for seat in [*range(table.seats), SPECTATOR]]
    return [next(card.place for card in view.cards if card.character == character) for view in views]


def test_e6_draft_of_four(rules: Engine) -> None:
    """E6, R3.1, R3.2, R3.3: three cards face up, one face down, hands of 5, 4, 3 and 2; the last card face down."""
    table = at(rules, phase="round", idol=0, claim=2, next=["seer", "elder", "canoe", "child"])
    assert table.view().idol == 2
    assert cards_in(table, "face_up") == ["seer", "elder", "canoe"]
    assert cards_in(table, *FACE_DOWN) == ["child"]
    assert place_known(table, "elder") == ["face_up"] * 5
    assert draft(table, "shaman", "thief", "priest", "craftsman") == [(2, 5), (3, 4), (0, 3), (1, 2)]
    assert table.phase == "curse"
    assert cards_in(table, "leftover") == ["scout"]
    assert cards_in(table, "face_up") == ["seer", "elder", "canoe"]
    assert cards_in(table, "buried") == ["child"]
    assert place_known(table, "scout") == [None, "leftover", None, None, None]


@pytest.mark.parametrize(("kept", "left"), [("elder", "child"), ("child", "elder")])
def test_e7_draft_of_eight(rules: Engine, kept: str, left: str) -> None:
    """E7, R3.4: the last of eight gets one card and the face-down one, and sets one of the two aside face down."""
    table = at(rules, 8, phase="round", idol=0, claim=5, next=["child"])
    assert cards_in(table, "face_up", *FACE_DOWN) == ["child"]
    others = ["shaman", "thief", "seer", "priest", "craftsman", "scout", "canoe"]
    sizes = [(5, 8), (6, 7), (7, 6), (0, 5), (1, 4), (2, 3), (3, 2), (4, 2)]
    assert draft(table, *others, kept) == sizes
    assert table.phase == "curse"
    assert cards_in(table, "face_up", *FACE_DOWN) == [left]
    assert cards_in(table, "leftover") == [left]
    assert place_known(table, left)[4] == "leftover"
    assert place_known(table, left)[SPECTATOR] is None


def test_e8_draft_of_two(rules: Engine) -> None:
    """E8, R10.2: hands of 7, 6, 4 and 2; one card ends face up and four face down."""
    table = at(rules, 2, phase="round", idol=1, claim=0, next=["elder", "child", "canoe", "scout"])
    assert draft(table, "shaman", "thief", "seer", "priest") == [(0, 7), (1, 6), (0, 4), (1, 2)]
    assert table.phase == "curse"
    assert cards_in(table, "face_up") == ["elder"]
    assert sorted(cards_in(table, *FACE_DOWN)) == ["canoe", "child", "craftsman", "scout"]
    assert cards_in(table, "discarded") == ["scout", "canoe"]
    assert place_known(table, "canoe") == [None, None, None]
    assert place_known(table, "scout") == [None, None, None]


def test_e9_draft_of_three(rules: Engine) -> None:
    """E9, R10.3: hands of 8, 7, 6, then a blind discard, then 4, 3 and 2; three cards end face down."""
    table = at(rules, 3, phase="round", idol=0, claim=1, next=["child", "canoe"])
    taken = ["shaman", "thief", "seer", "priest", "elder", "craftsman"]
    assert draft(table, *taken) == [(1, 8), (2, 7), (0, 6), (1, 4), (2, 3), (0, 2)]
    assert table.phase == "curse"
    assert cards_in(table, "face_up") == []
    assert cards_in(table, *FACE_DOWN) == ["scout", "canoe", "child"]
    assert cards_in(table, "discarded") == ["canoe"]
    assert place_known(table, "canoe") == [None, None, None, None]
    assert place_known(table, "scout") == ["leftover", None, None, None]


# Shaman and thief


def test_e10_a_curse_on_nobody(rules: Engine) -> None:
    """E10, R5.1 d: nobody holds the named character, so nobody moves; the shaman has his gem."""
    table = at(rules, position=[20, 5, 8, 3], gems=[1], holder={"shaman": 0})
    table.play("curse elder")
    assert spaces(table) == [20, 5, 8, 3]
    assert gems(table) == [2, 0, 0, 0]
    assert told(table, "answered") == [(0, "shaman")]
    assert (None, "elder") in told(table, "unanswered")
    assert happened(table, "places_swapped") == []
    assert table.phase == "draft"


def test_e11_swap_then_gem_then_ability(rules: Engine) -> None:
    """E11, R4.3: the cursed scout is swapped first, then takes his gem, then pays and moves."""
    table = at(rules, position=[12, 27, 18, 10], gems=[0, 3, 1, 1], holder={"shaman": 0, "scout": 1})
    table.play("curse scout")
    assert (table.phase, table.to_act) == ("scout", (1,))
    assert spaces(table) == [27, 12, 18, 10]
    assert gems(table) == [1, 4, 1, 1]
    assert legal(table) == ["scout 0", "scout 1", "scout 2", "scout 3", "scout 4"]
    table.play("scout 3")
    assert spaces(table) == [27, 15, 18, 10]
    assert gems(table) == [1, 1, 1, 1]


@pytest.mark.parametrize("owned", [[0, 0, 0, 0], [1, 1, 0, 0]])
def test_e12_a_swap_reveals_nothing_and_cuts_no_jungle(rules: Engine, owned: list[int]) -> None:
    """E12, R5.1 c, R7.2: a swap over two jungles costs no machete and reveals no token, nor does staying."""
    table = at(
        rules,
        position=[14, 26, 18, 10],
        gems=[0, 0, 1, 1],
        machetes=owned,
        token={14: "gems4", 26: "fwd3"},
        holder={"shaman": 0, "priest": 1},
    )
    table.play("curse priest")
    assert told(table, "places_swapped") == [(0, 1, 26, 14)]
    assert spaces(table) == [26, 14, 18, 10]
    assert gems(table) == [1, 1, 1, 1]
    assert machetes(table) == owned
    assert table.view().machete_supply == 8 - sum(owned)
    assert table.phase == "draft"
    assert happened(table, "token_revealed") == []
    assert (tokens(table)[14], tokens(table)[26]) == ("gems4", "fwd3")


@pytest.mark.parametrize("with_child", [False, True])
def test_e13_swap_and_theft_at_one_call(rules: Engine, with_child: bool) -> None:
    """E13, R4.3, R4.4: swap, theft and gem of the canoe in this order; without the child, the state after call 8."""
    holder = {"shaman": 0, "thief": 1, "canoe": 2, "priest": 3} | ({"child": 4} if with_child else {})
    table = at(rules, 5, position=[10, 12, 23, 9, 20], gems=[1, 2, 7, 0, 0], holder=holder)
    table.play("curse canoe")
    table.play("rob canoe")
    assert gems(table) == [2, 3, 7, 0, 0]
    table.play("walk 1")
    assert (3, 9) in told(table, "stayed")
    happenings = [(event.name, event.seat) for event in table.events()]
    start = happenings.index(("answered", 2))
    turn = [("places_swapped", 0), ("robbed", 1), ("gems_gained", 2), ("gems_paid", 2), ("moved", 2)]
    assert happenings[start + 1 : start + 6] == turn
    assert told(table, "places_swapped") == [(0, 2, 23, 10)]
    assert told(table, "robbed") == [(1, 2, 7)]
    assert (2, 1) in told(table, "gems_paid")
    assert (2, 10, 12) in told(table, "moved")
    assert spaces(table) == [23, 13, 12, 9, 23 if with_child else 20]
    assert gems(table) == [2, 10, 0, 1, 1 if with_child else 0]
    assert table.phase == "draft"


def test_e14_a_robbed_priest_keeps_his_income(rules: Engine) -> None:
    """E14, R5.2 c, R5.4: the robbed priest has one gem left, too few to be asked."""
    table = at(rules, position=[20, 12], gems=[1, 5], holder={"thief": 0, "priest": 1})
    table.play("rob priest")
    table.play("walk 1")
    assert told(table, "robbed") == [(0, 1, 5)]
    assert player(table, 0) == (21, 7, 0)
    assert player(table, 1) == (12, 1, 0)
    assert table.phase == "draft"


# Seer


def test_e15_the_seer_brings_a_token(rules: Engine) -> None:
    """E15, R5.3, R7.4: look, exchange, walk onto the token; the other one stays known, the new one is not."""
    layout = {**FILLING, 22: "back2", 36: "gems4"}
    table = at(rules, 5, position=[21], gems=[1], token=layout, holder={"seer": 0}, next=["machete"])
    assert known_tokens(table, 0) == {}
    table.play("look 22 36")
    assert known_tokens(table, 0) == {22: "back2", 36: "gems4"}
    assert legal(table) == ["keep tokens", "swap tokens"]
    table.play("swap tokens")
    assert known_tokens(table, 0) == {22: "gems4", 36: "back2"}
    assert legal(table) == ["walk 1", "walk 2"]
    table.play("walk 1")
    assert player(table, 0) == (22, 6, 0)
    assert told(table, "token_revealed") == [(0, "22", "gems4")]
    assert (tokens(table)[36], tokens(table)[22]) == ("back2", "machete")
    assert known_tokens(table, 0) == {36: "back2"}
    assert all(known_tokens(table, seat) == {} for seat in (1, 2, 3, 4, SPECTATOR))
    seen_by = {chance.space: chance.seen_by for chance in table.view().chance}
    assert (seen_by[22], seen_by[36]) == ([], [0])


# Priest, elder, craftsman, scout, canoe, child


def test_e16_the_priest_pays_with_his_income(rules: Engine) -> None:
    """E16, R5.4: one gem and the income are enough for the next temple."""
    table = at(rules, position=[12], gems=[1], holder={"priest": 0})
    assert (table.phase, gems(table)[0]) == ("priest", 2)
    assert legal(table) == ["priest stays", "priest pays"]
    table.play("priest pays")
    assert player(table, 0) == (15, 0, 0)
    assert table.view().bank == 50


def test_e17_the_priest_pays_and_is_stopped(rules: Engine) -> None:
    """E17, R5.11, R6.4: from a temple to the following one; paid for, and stopped by the jungle without a machete."""
    table = at(rules, position=[15], gems=[3], holder={"priest": 0})
    table.play("priest pays")
    assert player(table, 0) == (16, 2, 0)
    assert told(table, "gems_paid") == [(0, 2)]
    assert told(table, "stopped") == [(0, 16)]


def test_e18_the_priest_spends_his_machete(rules: Engine) -> None:
    """E18, R6.3: with a machete he reaches the temple, and the machete goes back to the supply."""
    table = at(rules, position=[15], gems=[3], machetes=[1], holder={"priest": 0})
    assert table.view().machete_supply == 7
    table.play("priest pays")
    assert player(table, 0) == (21, 2, 0)
    assert told(table, "gems_paid") == [(0, 2)]
    assert told(table, "machete_spent") == [(0, 16)]
    assert table.view().machete_supply == 8


def test_e19_a_poor_priest_is_not_asked(rules: Engine) -> None:
    """E19, R7.2, C32: one gem is too few, so no decision, no movement and no reveal."""
    table = at(rules, position=[22], token={22: "gems4"}, holder={"priest": 0})
    assert (table.phase, table.view().round) == ("draft", 2)
    assert told(table, "answered") == [(0, "priest")]
    assert player(table, 0) == (22, 1, 0)
    assert happened(table, "token_revealed") == []
    assert tokens(table)[22] == "gems4"


def test_e20a_no_village_before_the_first_finish(rules: Engine) -> None:
    """E20 a, R5.5: with six players no village lies between 29 and the finish, so the elder is not asked."""
    table = at(rules, 6, position=[29], gems=[5], holder={"elder": 0})
    assert table.view().finish == 31
    assert (table.phase, table.view().round) == ("draft", 2)
    assert told(table, "answered") == [(0, "elder")]
    assert player(table, 0) == (29, 6, 0)


def test_e20b_the_village_behind_the_first_big_temple(rules: Engine) -> None:
    """E20 b, R5.5: with five players the elder may pay and go to 34."""
    table = at(rules, 5, position=[29], gems=[5], holder={"elder": 0})
    assert (table.phase, table.to_act) == ("elder", (0,))
    assert legal(table) == ["elder stays", "elder pays"]
    table.play("elder pays")
    assert player(table, 0) == (34, 4, 0)


def test_e21_the_craftsman_uses_his_new_machete(rules: Engine) -> None:
    """E21, R5.6, R7.3: the last machete of the supply is taken and spent; then there is nothing to lose."""
    table = at(rules, position=[15], machetes=[0, 7], token={17: "lose_machete"}, holder={"craftsman": 0})
    assert (machetes(table), table.view().machete_supply) == ([1, 7, 0, 0], 0)
    assert legal(table) == ["walk 1", "walk 2"]
    table.play("walk 2")
    assert told(table, "machete_spent") == [(0, 16)]
    assert told(table, "token_revealed") == [(0, "17", "lose_machete")]
    assert happened(table, "machete_lost") == []
    assert player(table, 0) == (17, 1, 0)
    assert table.view().machete_supply == 1


def test_e22_no_machete_left_for_the_craftsman(rules: Engine) -> None:
    """E22, R8.2: the supply is empty, so he gets none and is stopped by the jungle."""
    table = at(rules, position=[15], machetes=[0, 8], holder={"craftsman": 0})
    assert (machetes(table), table.view().machete_supply) == ([0, 8, 0, 0], 0)
    table.play("walk 2")
    assert player(table, 0) == (16, 1, 0)
    assert told(table, "stopped") == [(0, 16)]


def test_e23_the_scout_gets_nothing_back(rules: Engine) -> None:
    """E23, R5.7: five gems are paid and gone, though the jungle stops him after two spaces."""
    table = at(rules, position=[14], gems=[4], holder={"scout": 0})
    table.play("scout 5")
    assert told(table, "gems_paid") == [(0, 5)]
    assert told(table, "moved") == [(0, 14, 16)]
    assert player(table, 0) == (16, 0, 0)


def test_e24_the_canoe_goes_twenty_spaces_at_most(rules: Engine) -> None:
    """E24, R5.8: twelve gems are paid, twenty spaces gone, a machete spent on the way."""
    table = at(rules, position=[3], gems=[11], machetes=[1], holder={"canoe": 0})
    assert told(table, "gems_paid") == [(0, 12)]
    assert told(table, "machete_spent") == [(0, 16)]
    assert told(table, "moved") == [(0, 3, 23)]
    assert player(table, 0) == (23, 0, 0)
    assert (table.phase, table.view().round) == ("draft", 2)


def test_e25_ending_on_jungle_costs_nothing(rules: Engine) -> None:
    """E25, R6.2: a movement that ends exactly on the jungle keeps the machete."""
    table = at(rules, position=[10], gems=[2], machetes=[1], holder={"canoe": 0})
    assert told(table, "gems_paid") == [(0, 3)]
    assert player(table, 0) == (16, 0, 1)


def test_e26_one_machete_for_two_jungles(rules: Engine) -> None:
    """E26, R6.3, R6.4: the machete must be spent at the first jungle, the second one stops the canoe."""
    table = at(rules, position=[14], gems=[6], machetes=[1], holder={"canoe": 0})
    assert told(table, "gems_paid") == [(0, 7)]
    assert told(table, "machete_spent") == [(0, 16)]
    assert told(table, "stopped") == [(0, 25)]
    assert player(table, 0) == (25, 0, 0)


@pytest.mark.parametrize(("owned", "end"), [(0, 16), (1, 18)], ids=["a", "b"])
def test_e27_the_child_follows_the_nearest_ahead(rules: Engine, owned: int, end: int) -> None:
    """E27, R5.9: a meeple on the same space does not count; the jungle needs a machete."""
    table = at(rules, position=[15, 15, 18, 30], machetes=[owned], holder={"child": 0})
    assert spaces(table) == [end, 15, 18, 30]
    assert gems(table) == [1, 0, 0, 0]
    assert machetes(table) == [0, 0, 0, 0]
    assert table.view().machete_supply == 8
    assert told(table, "machete_spent") == [(0, 16)] * owned


def test_e28_a_leading_child_stays(rules: Engine) -> None:
    """E28, R5.9, R7.2: nobody is strictly ahead, so the child does not move and reveals nothing."""
    table = at(rules, position=[22, 15, 18, 22], token={22: "gems4"}, holder={"child": 0})
    assert told(table, "answered") == [(0, "child")]
    assert spaces(table) == [22, 15, 18, 22]
    assert gems(table) == [1, 0, 0, 0]
    assert happened(table, "token_revealed") == []
    assert tokens(table)[22] == "gems4"
