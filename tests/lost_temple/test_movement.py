"""R6, R7, R8: movement and deep jungle, chance spaces, supplies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cenote.kernel.errors import CenoteError
from cenote.kernel.table import Table
from tests.lost_temple.positions import (
    MIX,
    at,
    every_way,
    facts,
    gems,
    machetes,
    new,
    other_box,
    say,
    spaces,
    story,
    tokens,
    told,
    truth,
    turn,
)  # fmt: skip

JUNGLES = (16, 25, 38)
CALM = {  # a filling of the board on which no token moves a meeple
    11: "idol",
    14: "idol",
    17: "gems4",
    19: "gems4",
    22: "gems4",
    26: "pay2",
    28: "pay2",
    33: "lose_machete",
    36: "lose_machete",
    41: "machete",
}
BEFORE_WALK = {"thief": ["rob child"], "seer": ["look 11 14", "keep tokens"], "craftsman": []}


def walker(character: str, steps: int, start: int, **fields: Any) -> Table:
    """Seat 0 walks from `start` with one of the three that move for free; the others stand far behind."""
    fields.setdefault("position", [start, 1, 2, 3])
    return turn(character, *BEFORE_WALK[character], f"walk {steps}", **fields)


def thief(steps: int, start: int, **fields: Any) -> Table:
    return walker("thief", steps, start, **fields)


# R6


def expected(start: int, steps: int, owned: int, finish: int) -> tuple[int, int]:
    """Where a forward movement ends, and how many machetes it costs."""
    passed = [jungle for jungle in JUNGLES if start < jungle < start + steps]
    if len(passed) > owned:
        return passed[owned], owned
    cost = len([jungle for jungle in passed if jungle < finish])
    return min(start + steps, finish), cost


@pytest.mark.parametrize(("seats", "finish"), [(4, 43), (6, 31)])
@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_r6_1_forward_movement(seats: int, finish: int, owned: int) -> None:
    """R6.1-R6.4, R9.1, C8, C21: every scout's movement from every third space ends where the jungle lets it."""
    calm = {space: kind for space, kind in CALM.items() if space < finish}
    rest = [0] * (seats - 1)
    for start in range(0, finish, 3):
        for steps in (1, 2, 3, 5, 9, 10, 16, 25):
            if start + steps > finish:
                continue
            table = turn(
                "scout",
                f"scout {steps}",
                seats=seats,
                position=[start, *rest],
                gems=[30, *rest],
                machetes=[owned, *rest],
                token=calm,
            )
            end, cost = expected(start, steps, owned, finish)
            assert facts(table, "moved") == [{"origin": start, "space": end}]
            assert spaces(table)[0] == end
            assert len(told(table, "machete_spent")) == cost
            assert table.over == (end == finish)


MOVERS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("thief", ["rob child", "walk 2"], {"position": [24, 1, 2, 3]}),
    ("seer", ["look 11 14", "keep tokens", "walk 2"], {"position": [24, 1, 2, 3]}),
    ("priest", ["priest pays"], {"position": [23, 1, 2, 3], "gems": [1, 0, 0, 0]}),
    ("elder", ["elder pays"], {"position": [24, 1, 2, 3], "gems": [1, 0, 0, 0]}),
    ("scout", ["scout 3"], {"position": [24, 1, 2, 3], "gems": [2, 0, 0, 0]}),
    ("canoe", [], {"position": [23, 1, 2, 3], "gems": [1, 0, 0, 0]}),
    ("child", [], {"position": [23, 28, 2, 3]}),
]
ENDS = {"thief": 26, "seer": 26, "priest": 27, "elder": 29, "scout": 27, "canoe": 27, "child": 28}


@pytest.mark.parametrize(("character", "said", "fields"), MOVERS)
@every_way
def test_r6_3_r6_4_c21_jungle_on_the_way(character: str, said: list[str], fields: dict[str, Any], way: str) -> None:
    """R6.3, R6.4, C21: with a machete everybody must spend it and goes on, without one everybody stops there."""
    stopped = turn(character, *said, **fields, token=CALM, way=way)
    assert spaces(stopped)[0] == 25
    assert facts(stopped, "stopped") == [{"space": 25}]
    passed = turn(character, *said, **fields, token=CALM, machetes=[2, 0, 0, 0], way=way)
    assert spaces(passed)[0] == ENDS[character]
    assert machetes(passed)[0] == 1
    assert passed.view().machete_supply == 7
    assert facts(passed, "machete_spent") == [{"space": 25}]
    assert gems(stopped)[0] == (0 if character in ("priest", "elder", "scout", "canoe") else 1)


EXACT: list[tuple[str, list[str], dict[str, Any]]] = [
    ("thief", ["rob child", "walk 2"], {"position": [23, 1, 2, 3]}),
    ("seer", ["look 11 14", "keep tokens", "walk 1"], {"position": [24, 1, 2, 3]}),
    ("scout", ["scout 3"], {"position": [22, 1, 2, 3], "gems": [2, 0, 0, 0]}),
    ("canoe", [], {"position": [23, 1, 2, 3]}),
    ("child", [], {"position": [20, 25, 2, 3]}),
]


@pytest.mark.parametrize(("character", "said", "fields"), EXACT)
@pytest.mark.parametrize("owned", [0, 2])
def test_r6_2_ending_on_the_jungle_costs_nothing(
    character: str, said: list[str], fields: dict[str, Any], owned: int
) -> None:
    """R6.2: the cost is for going past it."""
    table = turn(character, *said, **fields, machetes=[owned, 0, 0, 0])
    assert spaces(table)[0] == 25
    assert machetes(table)[0] == owned
    assert told(table, "machete_spent", "stopped") == []


def test_r6_3_one_machete_for_each_jungle() -> None:
    """R6.3: two jungles in one movement cost two machetes; the second stops him who has one."""
    fields: dict[str, Any] = {"position": [14, 1, 2, 3], "gems": [6, 0, 0, 0]}
    assert spaces(turn("canoe", **fields, machetes=[2, 0, 0, 0], token=CALM))[0] == 28
    table = turn("canoe", **fields, machetes=[1, 0, 0, 0], token=CALM)
    assert (spaces(table)[0], machetes(table)[0]) == (25, 0)
    assert facts(table, "machete_spent") == [{"space": 16}]
    assert facts(table, "stopped") == [{"space": 25}]


def test_r6_3_nobody_is_asked_about_a_machete() -> None:
    """R6.3: who has a machete must spend it; he cannot stop there in the middle of a longer movement."""
    table = turn("canoe", position=[24, 1, 2, 3], machetes=[1, 0, 0, 0], gems=[1, 0, 0, 0], token=CALM)
    assert table.phase == "draft"
    assert machetes(table)[0] == 0


@pytest.mark.parametrize("owned", [0, 1])
@every_way
def test_r6_4_c8_leaving_a_jungle_is_free(owned: int, way: str) -> None:
    """R6.4, C8: from a jungle space everybody goes on without spending a machete."""
    table = turn(
        "scout", "scout 3", position=[16, 1, 2, 3], gems=[2, 0, 0, 0], machetes=[owned, 0, 0, 0], way=way, token=CALM
    )
    assert (spaces(table)[0], machetes(table)[0]) == (19, owned)


def test_r6_4_c8_free_after_a_swap() -> None:
    """R6.4, C8: also after a swap onto the jungle."""
    table = at(position=[25, 3, 1, 2], gems=[0, 2, 0, 0], holder={"shaman": 0, "scout": 1})
    say(table, "curse scout", "scout 2")
    assert spaces(table)[:2] == [3, 27]


def test_r6_4_c8_free_after_a_backward_move(tmp_path: Path) -> None:
    """R6.4, R6.6, C8: a backward move may end on a jungle space, and leaving it is free."""
    edition = other_box(tmp_path, ("jungles  = [16, 25, 38]", "jungles  = [12, 25, 38]"))
    fields: dict[str, Any] = {"edition": edition, "token": {14: "back2"}}
    table = at(2, position=[13, 1], holder={"thief": 0, "craftsman": 0}, machetes=[0, 8], **fields)
    say(table, "rob child", "walk 1")
    assert spaces(table) == [12, 1]
    say(table, "walk 1")
    assert spaces(table) == [13, 1]
    past = thief(2, 12, edition=edition)
    assert told(past, "stopped", "machete_spent") == []


def test_r6_4_c8_free_after_setup(tmp_path: Path) -> None:
    """R6.4, C8: also for a meeple that starts there."""
    level = [(f"{number} = {9 - number}\n", f"{number} = 16\n") for number in range(1, 10)]
    table = new(4, edition=other_box(tmp_path, *level))
    assert spaces(table) == [16] * 4
    while truth(table)["round"] == 1:
        table.play(table.legal()[0])
    assert 16 in [fact["origin"] for fact in facts(table, "moved")]
    assert 16 not in [event.facts["space"] for event in told(table, "machete_spent", "stopped")]


@every_way
def test_r6_5_c9_second_character_moves_on(way: str) -> None:
    """R6.5, C9: with two players a stopped meeple goes on with its second character in the same round."""
    table = at(2, position=[15, 1], machetes=[0, 8], gems=[2, 0], holder={"craftsman": 0, "scout": 0}, way=way)
    say(table, "walk 2")
    assert spaces(table)[0] == 16
    say(table, "scout 4")
    assert spaces(table)[0] == 20
    assert truth(table)["round"] == 2


@pytest.mark.parametrize("owned", [0, 1])
@every_way
def test_r6_6_c21_backward_ignores_jungle(owned: int, way: str) -> None:
    """R6.6, C21: back over jungle 25 from 26 to 24, without a machete and without being stopped."""
    table = turn("scout", "scout 1", position=[25, 1, 2, 3], machetes=[owned, 0, 0, 0], token={26: "back2"}, way=way)
    assert (spaces(table)[0], machetes(table)[0]) == (24, owned)
    assert told(table, "stopped", "machete_spent") == []


@every_way
def test_r6_6_c10_never_below_zero(tmp_path: Path, way: str) -> None:
    """R6.6, C10: the index never falls below 0; and who does not move reveals nothing."""
    edition = other_box(tmp_path, ("chance   = [11, 14,", "chance   = [0, 1,"))
    table = thief(1, 0, edition=edition, token={0: "back2", 1: "back2"}, way=way)
    assert spaces(table)[0] == 0
    assert facts(table, "moved") == [{"origin": 0, "space": 1}, {"origin": 1, "space": 0}]
    assert facts(table, "token_revealed") == [{"space": "1", "token": "back2"}, {"space": "0", "token": "back2"}]


def test_r6_7_a_swap_is_not_movement() -> None:
    """R6.7, R7.2: no machete, no token, and no win come from a swap."""
    table = at(position=[11, 36, 1, 2], holder={"shaman": 0, "priest": 1}, token={11: "gems4", 36: "gems4"})
    say(table, "curse priest")
    assert spaces(table)[:2] == [36, 11]
    assert gems(table)[:2] == [1, 1]
    assert told(table, "moved", "token_revealed") == []


def test_r6_8_any_number_may_share_a_space() -> None:
    """R6.8: eight meeples stand on one space, and another movement may end there."""
    table = turn("child", seats=8, position=[3, *[12] * 7])
    assert spaces(table) == [12] * 8


# R7

LANDINGS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("thief", ["rob child", "walk 2"], {"position": [20, 1, 2, 3]}),
    ("seer", ["look 11 14", "keep tokens", "walk 1"], {"position": [21, 1, 2, 3]}),
    ("craftsman", ["walk 2"], {"position": [20, 1, 2, 3]}),
    ("scout", ["scout 3"], {"position": [19, 1, 2, 3], "gems": [2, 0, 0, 0]}),
    ("canoe", [], {"position": [20, 1, 2, 3]}),
    ("child", [], {"position": [20, 22, 2, 3]}),
    ("scout", ["scout 1"], {"position": [18, 1, 2, 3], "chain": "fwd3"}),
]


@pytest.mark.parametrize(("character", "said", "fields"), LANDINGS)
@every_way
def test_r7_1_ending_a_movement_reveals_the_token(
    character: str, said: list[str], fields: dict[str, Any], way: str
) -> None:
    """R7.1: whoever ends a movement of at least one space on a chance space must reveal its token."""
    fields = dict(fields)
    token = {22: "idol"}
    if fields.pop("chain", None):
        token[19] = "fwd3"
    table = turn(character, *said, **fields, token=token, way=way)
    revealed = told(table, "token_revealed")
    assert (revealed[-1].seat, revealed[-1].facts) == (0, {"space": "22", "token": "idol"})
    assert [event.seat for event in told(table, "claim_made")] == [0]


def test_r7_1_a_backward_movement_reveals_too() -> None:
    """R7.1, R7.6: back from 28 to 26, and 26 is revealed."""
    table = thief(1, 27, token={28: "back2", 26: "gems4"})
    assert (spaces(table)[0], gems(table)[0]) == (26, 5)


UNMOVED: list[tuple[str, list[str], dict[str, Any]]] = [
    ("shaman", ["curse child"], {}),
    ("priest", [], {}),
    ("priest", ["priest stays"], {"gems": [3, 0, 0, 0]}),
    ("elder", [], {}),
    ("elder", ["elder stays"], {"gems": [3, 0, 0, 0]}),
    ("scout", ["scout 0"], {}),
    ("canoe", [], {"gems": [0, 50, 0, 0]}),
    ("child", [], {}),
    ("thief", ["rob child", "walk 0"], {"options": {"free_move_may_be_zero": True}}),
    ("seer", ["look 11 14", "keep tokens", "walk 0"], {"options": {"free_move_may_be_zero": True}}),
    ("craftsman", ["walk 0"], {"options": {"free_move_may_be_zero": True}}),
]


@pytest.mark.parametrize(("character", "said", "fields"), UNMOVED)
def test_r7_2_who_did_not_move_reveals_nothing(character: str, said: list[str], fields: dict[str, Any]) -> None:
    """R7.2, C15: the token under a meeple that stays is not revealed."""
    table = turn(character, *said, position=[22, 1, 2, 22], token={22: "fwd3"}, **fields)
    assert told(table, "token_revealed", "moved") == []
    assert spaces(table)[0] == 22
    assert tokens(table)[22] == "fwd3"


def test_r7_2_passing_over_reveals_nothing() -> None:
    """R7.2: from 18 to 20 over 19."""
    table = thief(2, 18, token={19: "gems4"})
    assert (spaces(table)[0], gems(table)[0]) == (20, 1)
    assert told(table, "token_revealed") == []


EFFECTS: list[tuple[str, dict[str, int], dict[str, int]]] = [
    ("idol", {}, {}),
    ("gems4", {}, {"gems": 5}),
    ("back2", {}, {"space": 20}),
    ("pay2", {"gems": 5}, {"gems": 4}),
    ("pay2", {"gems": 0}, {"gems": 0}),
    ("machete", {}, {"machetes": 1}),
    ("fwd3", {"machetes": 1}, {"space": 25, "machetes": 1}),
    ("lose_machete", {"machetes": 2}, {"machetes": 1}),
    ("lose_machete", {"machetes": 0}, {"machetes": 0}),
]


@pytest.mark.parametrize(("token", "before", "after"), EFFECTS)
@every_way
def test_r7_3_token_effects(token: str, before: dict[str, int], after: dict[str, int], way: str) -> None:
    """R7.3, R8.3: each of the seven kinds does what it shows, without asking."""
    owned = [before.get("machetes", 0), 0, 0, 0]
    table = thief(2, 20, gems=[before.get("gems", 0), 0, 0, 0], machetes=owned, token={22: token}, way=way)
    assert table.phase == "draft"
    assert spaces(table)[0] == after.get("space", 22)
    assert gems(table)[0] == after.get("gems", before.get("gems", 0) + 1)
    assert machetes(table)[0] == after.get("machetes", before.get("machetes", 0))
    assert table.view().idol == (0 if token == "idol" else 1)
    assert table.view().bank == 50 - sum(gems(table))
    assert table.view().machete_supply == 8 - sum(machetes(table))


@pytest.mark.parametrize("used", MIX)
@pytest.mark.parametrize("drawn", MIX)
def test_r7_4_replaced_from_the_reserve(used: str, drawn: str) -> None:
    """R7.4, C25: the new token comes from the reserve, then the used one goes into it."""
    table = at(position=[21, 1, 2, 3], holder={"thief": 0}, token={22: used})
    say(table, "rob child")
    before = truth(table)["reserve"]
    if not before[drawn]:
        table.force(drawn)
        with pytest.raises(CenoteError, match="forced outcome"):
            say(table, "walk 1")
        return
    table.force(drawn)
    say(table, "walk 1")
    assert tokens(table)[22] == drawn
    after = dict(before)
    after[drawn] -= 1
    after[used] += 1
    assert truth(table)["reserve"] == after


@pytest.mark.parametrize("used", MIX)
def test_r7_4_c25_never_the_token_just_used(used: str) -> None:
    """R7.4, C25: with all its like on the board the used token cannot come back to its space."""
    elsewhere = dict.fromkeys((28, 33, 36)[: MIX[used] - 1], used)
    table = at(position=[21, 1, 2, 3], holder={"thief": 0}, token={22: used, **elsewhere})
    say(table, "rob child")
    assert truth(table)["reserve"][used] == 0
    table.force(used)
    with pytest.raises(CenoteError, match="forced outcome"):
        say(table, "walk 1")


def test_r7_4_any_token_of_the_reserve_may_come() -> None:
    """R7.4, 6c: the replacement is drawn at random from the whole reserve."""
    drawn = set()
    for seed in range(120):
        table = at(position=[21, 1, 2, 3], holder={"thief": 0}, token=CALM, seed=seed)
        drawn.add(tokens(say(table, "rob child", "walk 1"))[22])
    assert drawn == {"machete", "back2", "fwd3"}


def test_r7_4_c17_replaced_before_the_meeple_moves_on() -> None:
    """R7.4, C17: reveal, replace, move, reveal; so the used token may be the next replacement, and only then."""
    fields: dict[str, Any] = {"token": {11: "fwd3", 14: "gems4", 33: "fwd3", 36: "fwd3"}}
    table = at(position=[10, 1, 2, 3], holder={"thief": 0}, **fields)
    say(table, "rob child")
    table.force("pay2", "fwd3")
    say(table, "walk 1")
    wanted = ("token_revealed", "token_replaced", "moved")
    names = [name for name in story(table) if name in wanted]
    assert names == ["moved", "token_revealed", "token_replaced", "moved", "token_revealed", "token_replaced"]
    assert (tokens(table)[11], tokens(table)[14]) == ("pay2", "fwd3")
    again = at(position=[10, 1, 2, 3], holder={"thief": 0}, **fields)
    say(again, "rob child")
    again.force("fwd3")
    with pytest.raises(CenoteError, match="forced outcome"):
        say(again, "walk 1")


@every_way
def test_r7_5_c23_second_idol_cancels_the_first(way: str) -> None:
    """R7.5, C23: the last player to reveal one has the claim, and the idol next round."""
    table = at(position=[9, 20, 5, 6], holder={"thief": 0, "craftsman": 1}, token={11: "idol", 22: "idol"}, way=way)
    say(table, "rob child", "walk 2")
    assert table.view().claim == 0
    say(table, "walk 2")
    assert table.view().idol == 1
    assert [event.seat for event in told(table, "claim_made")] == [0, 1]


def test_r7_5_c24_third_reveal_of_a_recycled_idol() -> None:
    """R7.5, C24: an idol token that was used comes back and is revealed a third time; the last reveal counts."""
    table = at(
        4,
        position=[9, 18, 25, 17],
        holder={"thief": 0, "seer": 1, "craftsman": 2, "scout": 3},
        token={11: "idol", 19: "pay2", 26: "idol"},
        gems=[0, 0, 0, 1],
    )
    say(table, "rob child")
    table.force("gems4", "idol", "gems4", "back2")
    say(table, "walk 2", "look 33 36", "keep tokens", "walk 1", "walk 1")
    assert table.view().claim == 2
    say(table, "scout 2")
    assert [event.seat for event in told(table, "claim_made")] == [0, 2, 3]
    assert table.view().idol == 3


def test_r7_5_a_claim_lasts_over_the_rest_of_the_round() -> None:
    """R7.5, R2.1: the claim is seen by all until the next idol is given."""
    table = at(position=[9, 20, 5, 6], holder={"thief": 0, "scout": 1}, token={11: "idol"})
    say(table, "rob child", "walk 2")
    assert [table.view(seat).claim for seat in range(-1, 4)] == [0] * 5
    say(table, "scout 0")
    assert (table.view().idol, table.view().claim) == (0, None)


@every_way
def test_r7_6_c16_chain_of_three(way: str) -> None:
    """R7.6, C16: 11 forward to 14, past the jungle to 17, and its token too."""
    token = {11: "fwd3", 14: "fwd3", 17: "gems4"}
    table = thief(1, 10, token=token, machetes=[1, 0, 0, 0], way=way)
    assert [fact["space"] for fact in facts(table, "token_revealed")] == ["11", "14", "17"]
    assert (spaces(table)[0], gems(table)[0], machetes(table)[0]) == (17, 5, 0)


def test_r7_6_chain_ends_at_the_jungle() -> None:
    """R7.6, R6.4: without a machete the second +3 stops on 16, and 17 is not revealed."""
    table = thief(1, 10, token={11: "fwd3", 14: "fwd3", 17: "gems4"})
    assert [fact["space"] for fact in facts(table, "token_revealed")] == ["11", "14"]
    assert spaces(table)[0] == 16


@pytest.mark.parametrize(("start", "token", "end"), [(18, "back2", 17), (27, "back2", 26), (32, "fwd3", 36)])
def test_r7_6_chain_onto_another_chance_space(start: int, token: str, end: int) -> None:
    """R7.6: 19 back to 17, 28 back to 26, 33 forward to 36."""
    table = thief(1, start, token={start + 1: token, end: "gems4"})
    assert (spaces(table)[0], gems(table)[0]) == (end, 5)


# R8


@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 1), (2, 2), (4, 4), (5, 5), (6, 5)])
@every_way
def test_r8_1_takes_what_the_bank_has(bank: int, gained: int, way: str) -> None:
    """R8.1, C18: income and token pay min(k, bank)."""
    table = walker("craftsman", 1, 21, gems=[0, 50 - bank, 0, 0], token={22: "gems4"}, way=way)
    assert gems(table)[0] == gained
    assert table.view().bank == bank - gained


def test_r8_1_payments_refill_the_bank() -> None:
    """R8.1, R5.11: what the priest pays is there for the elder's income."""
    table = at(position=[3, 3, 0, 0], gems=[1, 0, 49, 0], holder={"priest": 0, "elder": 1})
    assert (gems(table), table.view().bank) == ([1, 0, 49, 0], 0)
    table = at(position=[3, 3, 0, 0], gems=[2, 0, 48, 0], holder={"priest": 0, "elder": 1})
    say(table, "priest pays")
    assert (gems(table)[:2], table.view().bank) == ([0, 1], 1)


@pytest.mark.parametrize("supply", [0, 1])
@every_way
def test_r8_2_c19_machetes_run_out(supply: int, way: str) -> None:
    """R8.2, C19: without one in the supply the token gives none, and is used up all the same."""
    table = thief(1, 21, machetes=[0, 8 - supply, 0, 0], token={22: "machete", 11: "machete", 14: "machete"}, way=way)
    assert machetes(table)[0] == supply
    assert facts(table, "token_replaced") == [{"space": "22"}]
    assert len(told(table, "machete_missing")) == 1 - supply
    assert tokens(table)[22] != "machete"


def test_r8_2_spent_and_lost_machetes_return() -> None:
    """R8.2, R7.3: a machete lost to a token can be taken by the next player in the same round."""
    table = at(
        position=[21, 3, 0, 0], machetes=[8, 0, 0, 0], holder={"thief": 0, "craftsman": 1}, token={22: "lose_machete"}
    )
    assert table.view().machete_supply == 0
    say(table, "rob child", "walk 1")
    assert machetes(table)[:2] == [7, 1]


def test_r8_2_no_limit_per_player() -> None:
    """R8.2: one player may own all eight."""
    table = walker("craftsman", 1, 3, machetes=[7, 0, 0, 0])
    assert (machetes(table)[0], table.view().machete_supply) == (8, 0)


@pytest.mark.parametrize(("owned", "left"), [(0, 0), (1, 0), (2, 1), (5, 4)])
@every_way
def test_r8_3_pays_what_he_has(owned: int, left: int, way: str) -> None:
    """R8.3: never negative, no debts; after the income of 1, pay2 takes at most 2."""
    table = thief(1, 21, gems=[owned, 0, 0, 0], token={22: "pay2"}, way=way)
    assert gems(table)[0] == left
    assert facts(table, "gems_paid") == [{"amount": min(2, owned + 1)}]
    assert table.view().bank == 50 - left
