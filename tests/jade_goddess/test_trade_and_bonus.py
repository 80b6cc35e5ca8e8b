"""R9, R10: trading on the centre field, and the bonus part-turn."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.jade_goddess.dig_positions import BROWN, dug, site
from tests.jade_goddess.rule_positions import (
    CENTRE,
    CROSS,
    WAYS,
    At,
    board,
    facts,
    gold,
    hand,
    legal,
    out,
    ride,
    rides,
    say,
    story,
    supply,
    tables,
    tokens,
    told,
    truth,
    with_setup,
)  # fmt: skip

ROW = "1a+ 2c+ 3d+ 1a- 2b-"


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def trading(at: At, own: str, **fields: Any) -> Table:
    """P0 stands on the centre with these tokens."""
    return ride(at(2, hands=[own], row=ROW, **fields), CENTRE)


# R9


def test_r9_1_e26_open_swap(at: At) -> None:
    """R9.1 A, E26: free; the row shows the token given, in the slot of the one taken; everybody sees both."""
    table = say(trading(at, "1a- 3b+"), "swap 1a- 2")
    assert hand(table) == ["2c+", "3b+"]
    assert table.view().row == ["1a+", "1a-", "3d+", "1a-", "2b-"]
    assert (gold(table), table.view().pile) == ([5, 5], 67 - 2)
    assert facts(table, "swapped") == [{"token": "1a-", "other": "2c+", "slot": 2}]


def test_r9_1_every_token_and_slot_is_offered(at: At) -> None:
    """R9.1, 6a: each kind of the own tokens once with each slot, blind swaps, and nothing at all."""
    table = trading(at, "1a- 1a- 3b+")
    swaps = [f"swap {token} {slot}" for token in ("1a-", "3b+") for slot in range(1, 6)]
    assert set(legal(table)) == {*swaps, "blind 1", "blind 2", "pass"}


def test_r9_1_a_swap_for_the_same_kind(at: At) -> None:
    """R9.1, 6a: legal, and without effect."""
    table = say(trading(at, "1a-"), "swap 1a- 4")
    assert (hand(table), table.view().row) == (["1a-"], ROW.split())


def test_r9_1_staying_on_the_centre_is_enough(at: At) -> None:
    """R9.1: a ride that ends there; from elsewhere, too; on other fields there is no trade."""
    assert trading(at, "1a-").phase == "trade"
    assert ride(at(2, hands=["1a-"], jeeps=["F2"]), CENTRE).phase == "trade"
    assert legal(ride(at(2, hands=["1a-"]), "F5"), "swap", "blind") == []


def test_r9_1_the_part_turn_is_over(at: At) -> None:
    """R9.1, R6.6: after a trade or a pass; a figure may be taken back last."""
    for said in ("swap 1a- 1", "pass"):
        table = trading(at, "1a-", board={"G3": "..aa"}, figures=[{1: "G3"}])
        say(table, said)
        assert table.phase == "retrieve"
        assert say(table, "take back 1").phase == "bonus"


def test_r9_1_nothing_to_trade_with(at: At) -> None:
    """R9.1, R3.4: who can only pass is not asked."""
    table = ride(at(2), CENTRE)
    assert (table.phase, told(table, "passed")) == ("bonus", [])


def test_r9_2_e27_blind_swap(at: At) -> None:
    """R9.1 B, R9.2, E27: a coin, two tokens out of the pile, any two of the five back; the others see how many."""
    table = trading(at, "1b+ 1c+ 1d+", gold=[2], next=["3a-", "3b-"])
    pile = table.view().pile
    say(table, "blind 2")
    assert (gold(table)[0], hand(table)) == (1, ["1b+", "1c+", "1d+", "3a-", "3b-"])
    assert set(legal(table)) == {f"return {token}" for token in hand(table)}
    assert table.view().pile == pile - 2
    say(table, "return 3b-")
    assert table.phase == "return"
    say(table, "return 1b+")
    assert (hand(table), table.view().pile, table.phase) == (["1c+", "1d+", "3a-"], pile, "bonus")
    assert facts(table, "blind_swap") == [{"count": 2, "cost": 1}]
    assert "3a-" not in str(table.events(1) + table.events(SPECTATOR))
    assert "1b+" not in str([event.facts for event in told(table, "token_returned", seat=1)])
    assert [event.facts for event in told(table, "token_returned", seat=0)] == [{"token": "3b-"}, {"token": "1b+"}]


@pytest.mark.parametrize(
    ("own", "coins", "pile", "blind"),
    [
        ("", 5, 20, []),
        ("3a+", 5, 20, ["blind 1"]),
        ("3a+ 3a+", 5, 20, ["blind 1", "blind 2"]),
        ("3a+ 3a+ 3b+", 1, 20, ["blind 1", "blind 2"]),
        ("3a+ 3a+ 3b+", 0, 20, []),
        ("3a+ 3a+", 5, 1, ["blind 1"]),
        ("3a+ 3a+", 5, 0, []),
    ],
)
def test_r9_2_how_many(at: At, own: str, coins: int, pile: int, blind: list[str]) -> None:
    """R9.2, A3: as many as are owned, as the pile has, and two at most; it must be paid."""
    table = ride(at(2, hands=[own], gold=[coins], pile={"2d-": pile}), CENTRE)
    assert [text for text in legal(table) if text.startswith("blind")] == blind


def test_r9_2_e27_return_is_asked_with_equal_tokens(at: At) -> None:
    """R9.2, R3.4, E27: that there is only one answer is secret."""
    table = say(trading(at, "3b+", next=["3b+"]), "blind 1")
    assert (table.phase, legal(table)) == ("return", ["return 3b+"])
    say(table, "return 3b+")
    assert (hand(table), table.phase) == (["3b+"], "bonus")


def test_r9_3_one_trade_in_a_part_turn(at: At) -> None:
    """R9.3, E26: neither a second swap nor a blind one after it; in the bonus part-turn again."""
    table = say(trading(at, "1a- 3b+"), "swap 1a- 2")
    assert table.phase == "bonus"
    ride(say(table, "buy bonus"), CENTRE)
    assert table.phase == "trade"
    say(table, "blind 1", "return 3b+")
    assert (table.view().active, table.view().bonus) == (1, False)
    assert [event.name for event in told(table, "swapped", "blind_swap")] == ["swapped", "blind_swap"]


def test_r9_4_the_centre_has_no_open_line(at: At) -> None:
    """R9.4: so there is never a choice between trading and exploring."""
    table = trading(at, "1a-", shows=["c4-1"])
    assert legal(table, "draw", "play") == []
    assert {"F5", "F7", "E6", "G6"} <= set(board(table))


def test_r9_4_a_chain_may_end_in_a_trade(at: At) -> None:
    """R9.4, R5.9: after a jungle tile the ride may go to the centre."""
    table = ride(at(2, hands=["1a-"], row=ROW, shows=["j0"], jeeps=["F5"]), "F5", "play 1 east 0")
    ride(table, CENTRE, "swap 1a- 1")
    assert hand(table) == ["1a+"]


# Rulings of the trade


def test_a1_one_openly_one_or_two_blindly(at: At) -> None:
    """A1: an open swap is for one token, a blind one for one or two, never both together."""
    table = trading(at, "1b+ 1c+ 1d+")
    assert legal(table, "blind") == ["blind 1", "blind 2"]
    say(table, "swap 1b+ 1")
    assert (tokens(table)[0], table.phase) == (3, "bonus")


@pytest.mark.parametrize(
    ("said", "returned", "held"),
    [
        ("blind 2", ["1b+", "1c+"], 2),
        ("blind 1", ["1b+"], 2),
    ],
)
def test_a2_trade_return_equal(at: At, said: str, returned: list[str], held: int) -> None:
    """A2, 5.5: as many go back as were drawn; PASS is not offered."""
    table = say(trading(at, "1b+ 1c+", next=["3a-", "3b-"][: int(said[-1])]), said)
    for token in returned:
        assert "pass" not in legal(table)
        say(table, f"return {token}")
    assert (tokens(table)[0], table.phase) == (held, "bonus")


@pytest.mark.parametrize(
    ("said", "returned", "held"),
    [
        ("blind 2", [], 4),
        ("blind 2", ["1b+"], 3),
        ("blind 2", ["1b+", "3a-"], 2),
        ("blind 1", [], 3),
        ("blind 1", ["1b+", "1c+"], 1),
    ],
)
def test_a2_trade_return_free(at: At, said: str, returned: list[str], held: int) -> None:
    """A2, 5.5: none, one or two go back, whatever was drawn; asked until PASS or two."""
    options = {"trade_return": "free"}
    table = say(trading(at, "1b+ 1c+", next=["3a-", "3b-"][: int(said[-1])], options=options), said)
    pile = table.view().pile
    for token in returned:
        assert "pass" in legal(table)
        say(table, f"return {token}")
    assert table.phase == ("bonus" if len(returned) == 2 else "return")
    if len(returned) < 2:
        say(table, "pass")
    assert (tokens(table)[0], table.view().pile, table.phase) == (held, pile + len(returned), "bonus")


def test_a2_free_return_of_the_whole_hand(at: At) -> None:
    """A2, 5.5: without tokens nothing more is asked."""
    edition = with_setup(max_blind_swap=3)
    table = ride(at(2, hands=["1b+"], options={"trade_return": "free"}, next=["3a-"], edition=edition), CENTRE)
    say(table, "blind 1", "return 1b+", "return 3a-")
    assert (tokens(table)[0], table.phase) == (0, "bonus")


@pytest.mark.parametrize(
    ("needs", "own", "blind"),
    [
        (True, "", []),
        (True, "1b+", ["blind 1"]),
        (False, "", ["blind 1", "blind 2"]),
        (False, "1b+", ["blind 1", "blind 2"]),
    ],
)
def test_a3_trade_needs_own(at: At, needs: bool, own: str, blind: list[str]) -> None:
    """A3, 5.5: with `false` more may be drawn than are owned, also with none."""
    table = trading(at, own, options={"trade_needs_own": needs})
    assert [text for text in legal(table) if text.startswith("blind")] == blind


def test_a3_without_own_tokens_the_drawn_ones_go_back(at: At) -> None:
    """A3, R3.4: two drawn: it is asked which goes first; the last one is no decision."""
    table = trading(at, "", options={"trade_needs_own": False}, next=["3a-", "3b-"])
    say(table, "blind 2")
    assert legal(table) == ["return 3a-", "return 3b-"]
    say(table, "return 3b-")
    assert (tokens(table)[0], table.view().pile, table.phase) == (0, 67, "bonus")
    both = trading(at, "", options={"trade_needs_own": False, "trade_return": "free"}, next=["3a-"])
    say(both, "blind 1", "pass")
    assert hand(both) == ["3a-"]


def test_a4_look_first_then_choose(at: At) -> None:
    """A4: old tokens and drawn ones may go back."""
    for returned, left in (("3a-", ["1b+"]), ("1b+", ["3a-"])):
        table = say(trading(at, "1b+", next=["3a-"]), "blind 1")
        assert [event.facts for event in told(table, "token_seen", seat=0)] == [{"token": "3a-"}]
        say(table, f"return {returned}")
        assert hand(table) == left
        assert truth(table)["pile"][returned] == 3


# R10


def idle(at: At, **fields: Any) -> Table:
    """P0 stayed on the centre without anything to trade with."""
    return ride(at(2, **fields), CENTRE)


def test_r10_1_a_bonus_for_a_coin(at: At) -> None:
    """R10.1: paid to the bank; it follows at once."""
    table = idle(at, options={"gold_supply": "limited"})
    assert legal(table) == ["skip bonus", "buy bonus"]
    bank = table.view().bank
    say(table, "buy bonus")
    assert (gold(table), table.view().bank, table.view().bonus) == ([4, 5], bank + 1, True)
    assert (table.phase, table.view().active) == ("ride", 0)
    assert facts(table, "bonus_began") == [{"cost": 1}]


def test_r10_1_exactly_one(at: At) -> None:
    """R10.1: not after a bonus part-turn."""
    table = ride(say(idle(at), "buy bonus"), CENTRE)
    assert (table.view().active, table.view().bonus, table.phase) == (1, False, "ride")


def test_r10_1_declined(at: At) -> None:
    """R10.1: the next player is on turn."""
    table = say(idle(at), "skip bonus")
    assert (table.view().active, gold(table), table.round) == (1, [5, 5], 2)


def test_r10_1_without_gold_it_is_not_asked(at: At) -> None:
    """R10.1, R3.4."""
    table = idle(at, gold=[0])
    assert (table.view().active, table.phase) == (1, "ride")


def test_r10_2_everything_a_regular_part_turn_offers(at: At) -> None:
    """R10.2: ride, explore, figures, taking back, trade."""
    table = idle(at, jeeps=["F1"], shows=["c2a-1"], hands=["1b+"], board={"G3": "..aa"}, figures=[{1: "G3"}])
    say(table, "pass", "leave figures", "buy bonus")
    assert rides(table) == CROSS | {"G3"}
    ride(table, "F1", "play 1 east 3")
    assert legal(table) == ["no figure", "figure 1 a", "figure 2 a", "figure 3 a"]
    say(table, "no figure")
    assert legal(table) == ["leave figures", "take back 1"]
    say(table, "take back 1")
    assert (out(table), table.view().active) == ({}, 1)


def test_r10_2_a_new_ride_from_where_the_jeep_stands(at: At) -> None:
    """R10.2, R4.8: the bonus part-turn has its own brown line."""
    table = at(2, board=BROWN, options={"explore_mandatory": False})
    ride(table, "G3", "pass", "buy bonus")
    assert rides(table) == {"F3", "G3", "H3"}


def test_r10_3_e24_gold_from_the_dig_pays_the_bonus(at: At) -> None:
    """R10.3, E24: gold and the figure that came back may be used; no second bonus."""
    table = dug(at, (1, 0), 0, 2, gold=[0])
    assert (gold(table)[0], table.phase, supply(table)) == (2, "bonus", [1, 1, 1, 2, 3])
    say(table, "buy bonus")
    assert gold(table)[0] == 1
    assert (table.phase, table.view().bonus) == ("ride", True)
    ride(table, "K1", "draw 1")
    while table.view().active == 0:
        table.play(table.legal()[-1])
    assert len(told(table, "bonus_began")) == 1


def test_r10_4_no_bonus_when_the_pile_is_empty(at: At) -> None:
    """R10.4, R11.3, E23: the game is over, whatever gold there is."""
    table = dug(at, (3, 0), 3, 0, pile={"2a-": 3})
    assert (table.over, gold(table)[0], tokens(table)) == (True, 3, [3, 0])
    assert told(table, "bonus_began") == []


# A13: the order of digging and the bonus


SOUTH = {"J2": "....", "K2": "...."}
"""So that the fields of the city have no open line when it is closed."""


def closing_two(at: At, before: bool, **fields: Any) -> Table:
    """P0 closes the northern city with a single in it, then may ride on."""
    table, said = site(at, (1, 1), 1, 1, board=SOUTH, options={"excavate_before_bonus": before}, **fields)
    return say(table, *said)


def test_a13_excavate_before_bonus(at: At) -> None:
    """A13, R10.3, 5.5: by default the dig comes before the bonus is asked."""
    table = closing_two(at, True)
    assert (table.phase, tokens(table), gold(table)) == ("bonus", [1, 1], [6, 6])


def test_a13_excavate_after_bonus_declined(at: At) -> None:
    """A13, 5.5: with `false` it comes after the bonus was declined."""
    table = closing_two(at, False)
    assert (table.phase, tokens(table), gold(table)) == ("bonus", [0, 0], [5, 5])
    assert out(table) == {1: "K1 a"}
    say(table, "skip bonus")
    assert (tokens(table), gold(table), out(table), table.view().active) == ([1, 1], [6, 6], {}, 1)


def test_a13_excavate_after_bonus_that_cannot_be_paid(at: At) -> None:
    """A13, 5.5: gold that lies in the city does not pay for the bonus."""
    table = closing_two(at, False, gold=[0])
    assert (table.view().active, tokens(table), gold(table)) == (1, [1, 1], [1, 6])
    assert told(table, "bonus_began") == []


def test_a13_excavate_after_the_bonus_part_turn(at: At) -> None:
    """A13, 5.5: the figure is not back in the bonus part-turn, and may be taken out of the complete city."""
    table = say(closing_two(at, False), "buy bonus")
    assert (supply(table), gold(table)) == ([1, 1, 2, 3], [4, 5])
    ride(table, "K1")
    assert legal(table) == ["leave figures", "take back 1"]
    say(table, "take back 1")
    assert (tokens(table), gold(table)) == ([0, 1], [4, 6])


def test_a13_regular_regions_first(at: At) -> None:
    """A13, R8.9, 5.5: with one token left, the city of the regular part-turn is dug before that of the bonus."""
    options = {"excavate_before_bonus": False}
    table = at(2, jeeps=["F1"], shows=["c2a-1 c1-1"], options=options, pile={"2a-": 1})
    ride(table, "F1", "play 1 east 3", "figure 1 a", "buy bonus")
    ride(table, "F1", "play 1 west 0", "figure 1 a")
    assert [event["cell"] for event in facts(table, "dug")] == ["G1", "E1"]
    assert (tokens(table)[0], table.view().ending) == (1, "artefacts")


def test_a13_the_end_is_tested_after_the_last_dig(at: At) -> None:
    """A13, R11.3, 5.5: once, after the bonus part-turn; the bonus can be bought though the pile will be empty."""
    table, said = site(at, (1, 0), 2, 0, board=SOUTH, options={"excavate_before_bonus": False}, pile={"2a-": 1})
    say(table, *said)
    assert (table.over, table.phase) == (False, "bonus")
    say(table, "buy bonus")
    ride(table, "K1", "leave figures")
    assert (table.view().ending, tokens(table)) == ("artefacts", [1, 0])


def test_a13_a_region_that_the_bonus_completes_is_dug_once(at: At) -> None:
    """A13, R8.1, R8.9: the tile of the regular part-turn lies in it, that of the bonus part-turn completes it."""
    options = {"excavate_before_bonus": False}
    table = at(2, jeeps=["F1"], shows=["c2o-1 c1-1"], options=options)
    ride(table, "F1", "play 1 east 1", "figure 1 a", "buy bonus")
    ride(table, "G1", "play 1 east 3", "no figure", "leave figures")
    assert facts(table, "dug") == [{"cell": "H1", "heads": 2, "coins": 0}]
    assert facts(table, "dug_in_vain") == []
    assert tokens(table) == [2, 0]


def test_a13_what_the_bonus_completes_waits_for_its_turn(at: At) -> None:
    """A13, R8.9: a city that both tiles show belongs to the bonus part-turn: the last token goes to the one that the
    regular part-turn completed, though its side comes later."""
    options = {"excavate_before_bonus": False}
    board = {"G1": ".aaa/0", "G3": "a..a/1"}
    table = at(
        2, board=board, figures=[{}, {1: "G3"}], jeeps=["F2"], shows=["c2s-3 c1-4"], options=options, pile={"2a-": 1}
    )
    ride(table, "F2", "play 1 east 0", "figure 1 a", "buy bonus")
    ride(table, "G1", "play 1 east 3", "no figure", "leave figures")
    assert [(event["cell"], event["heads"]) for event in facts(table, "dug")] == [("G2", 1), ("H1", 1)]
    assert (tokens(table), table.view().ending) == ([0, 1], "artefacts")


def test_a14_a16_end_2_at_once(at: At) -> None:
    """A14, A16, R11.3: neither a bonus part-turn nor the rest of the final round."""
    table = dug(at, (1, 0, 0), 2, 0, pile={"2a-": 2}, final=3, stacks=[0] * 6, left={})
    assert (table.over, table.view().ending, table.to_act) == (True, "artefacts", ())
    assert gold(table)[0] == 5


def test_a1_story_of_a_blind_swap(at: At) -> None:
    """A1, A4, R9.1 B: paid, drawn, returned."""
    table = say(trading(at, "1b+ 1c+", next=["3a-", "3b-"]), "blind 2", "return 3a-", "return 3b-")
    names = [name for name in story(table, 0, since=0) if name != "turn_began"]
    assert names == ["blind_swap", "tokens_drawn", "token_seen", "token_seen", "token_returned", "token_returned"]
