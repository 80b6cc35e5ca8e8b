"""The worked examples of the specification, E26, E27 and E37: trading on the centre, and what it tells."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.jade_goddess.positions import (
    TOKENS,
    World,
    at,
    force,
    gold,
    hand,
    held,
    legal,
    pass_turn,
    play,
    to,
    told,
    view,
    why,
    worlds,
)  # fmt: skip

# Trading


def test_e26_open_swap(rules: Engine) -> None:
    """E26, R9.1 A, R9.3: the token given takes the slot in the row; it is free, and the only trade."""
    table = play(at(rules, hands=["1a-"], row="3a+ 3b+ 2c+ 3c+ 3d+"), to(5, 5))
    assert len(legal(table, "swap")) == 5
    play(table, "swap 1a- 3")
    assert hand(table, 0) == {"2c+": 1}
    assert view(table).row == ["3a+", "3b+", "1a-", "3c+", "3d+"]
    assert gold(table) == [5, 5, 5, 5]
    assert told(table, "swapped") == [("swapped", 0, "1a-", "2c+", 3)]
    assert table.phase == "bonus"
    assert why(table, "swap 2c+ 3") == why(table, "blind 1") == "R9.1"


OWN = ("1a+", "1b+", "1c+")
DRAWN = ("1d+", "1a-")


@pytest.mark.parametrize("back", list(combinations(OWN + DRAWN, 2)))
def test_e27_blind_swap(rules: Engine, back: tuple[str, str]) -> None:
    """E27, R9.2, R3.4: for 1 gold two are drawn, and any two of the five go back; asked twice."""
    table = at(rules, hands=[" ".join(OWN)], gold=[2, 5, 5, 5], pile=20, next=DRAWN)
    assert view(table).pile == 20
    play(table, to(5, 5), "blind 2")
    assert gold(table)[0] == 1
    assert hand(table, 0) == dict.fromkeys((*OWN, *DRAWN), 1)
    assert view(table).pile == 18
    assert table.phase == "return"
    assert legal(table) == [f"return {token}" for token in sorted(OWN + DRAWN)]
    play(table, f"return {back[0]}")
    assert table.phase == "return"
    assert legal(table) == [f"return {token}" for token in sorted(OWN + DRAWN) if token != back[0]]
    play(table, f"return {back[1]}")
    assert table.phase == "bonus"
    assert view(table).pile == 20
    assert held(table)[0] == 3
    assert hand(table, 0) == {token: 1 for token in OWN + DRAWN if token not in back}


def test_e27_the_others_learn_no_types(rules: Engine) -> None:
    """E27, 6b: how many, never which; the trader sees all of it."""
    table = at(rules, hands=[" ".join(OWN)], gold=[2, 5, 5, 5], pile=20, next=DRAWN)
    play(table, to(5, 5), "blind 2", "return 1a+", "return 1d+")
    for seat in (1, 2, 3, SPECTATOR):
        assert told(table, seat=seat) == [
            ("blind_swap", 0, 2, 1),
            ("tokens_drawn", 0, 2),
            ("token_returned", 0, None),
            ("token_returned", 0, None),
        ]
        assert view(table, seat).players[0].hand is None
    assert told(table, "token_seen", "token_returned", seat=0) == [
        ("token_seen", 0, "1d+"),
        ("token_seen", 0, "1a-"),
        ("token_returned", 0, "1a+"),
        ("token_returned", 0, "1d+"),
    ]


def test_e27_with_one_artefact(rules: Engine) -> None:
    """E27, R9.2, R3.4: only one may be swapped; what goes back is asked even if both are alike."""
    table = play(at(rules, hands=["1a+"], next=["1a+"]), to(5, 5))
    assert legal(table, "blind") == ["blind 1"]
    assert why(table, "blind 2") == "A3"
    play(table, "blind 1")
    assert hand(table, 0) == {"1a+": 2}
    assert table.phase == "return"
    assert legal(table) == ["return 1a+"]
    play(table, "return 1a+")
    assert hand(table, 0) == {"1a+": 1}
    assert table.phase == "bonus"


def test_e27_without_artefacts(rules: Engine) -> None:
    """E27, R9.2: there is nothing to trade, so it is not asked."""
    table = play(at(rules), to(5, 5))
    assert table.phase == "bonus"


def test_e27_without_gold(rules: Engine) -> None:
    """E27, R9.2: no blind swap, but the open one is free."""
    table = play(at(rules, hands=[" ".join(OWN)], gold=[0, 5, 5, 5]), to(5, 5))
    assert legal(table, "blind") == []
    assert why(table, "blind 1") == why(table, "blind 2") == "R9.2"
    assert len(legal(table, "swap")) == 15


# What the others know of a hand

SHOWN = ("2c+", "1a-", "3d+")  # the three that P1 takes from the row
OLD = ("1d+", "2b-", "3c+", "2d-")  # the four that P1 dug out before
FOURTH, LUCK = "2d-", "3b-"  # the one of them that is left, and what P1 draws in the blind swap
ROW = "2c+ 1a- 3d+ 1b+ 1c+"
OTHERS = (0, 2, 3, SPECTATOR)


class Case(msgspec.Struct, frozen=True):
    """The hands of P0 and P3, and how often every token is there, if not as in the box."""

    p0: str = ""
    p3: str = ""
    copies: int | None = None


BOX = Case()
ONE_OF_EACH = Case("1a+ 1b- 1c- 2a+ 2a-", "1d- 3a+ 3a- 3c- 2b+", copies=1)
"""Nothing can be mistaken for anything else, and P0 and P3 have artefacts, too."""
CASES = [pytest.param(BOX, id="box"), pytest.param(ONE_OF_EACH, id="one of each")]


def after_open_swaps(rules: Engine, case: Case) -> Table:
    """P1 has four artefacts from excavations and takes three of the row in three part-turns."""
    hands = [case.p0, " ".join(OLD), "", case.p3]
    table = at(rules, active=1, hands=hands, row=ROW, displays=["j0", "j0", "c2a-1"], copies=case.copies)
    play(table, to(5, 5), "swap 1d+ 1", "buy bonus", to(5, 5), "swap 2b- 2")
    for _ in (2, 3, 0):
        pass_turn(table)
    play(table, to(5, 5), "swap 3c+ 3")
    assert hand(table, 1) == dict.fromkeys((*SHOWN, FOURTH), 1)
    return table


def after_blind_swap(rules: Engine, case: Case, back: str) -> Table:
    """The fourth part-turn: P1 draws a token and puts one back."""
    table = play(after_open_swaps(rules, case), "buy bonus", to(5, 5))
    return play(force(table, LUCK), "blind 1", f"return {back}")


def after_dig(rules: Engine, case: Case, back: str, found: str) -> Table:
    """P2 draws this artefact in an excavation."""
    table = play(after_blind_swap(rules, case, back), to(5, 0), "play 1 east 3")
    play(force(table, found), "figure 1 a")
    assert hand(table, 2) == {found: 1}
    return play(table, "skip bonus")


def after_gift(rules: Engine, case: Case, back: str) -> Table:
    """P1 gives 2-C-good away openly."""
    table = after_dig(rules, case, back, "3b+")
    for _ in (3, 0):
        pass_turn(table)
    return play(table, to(5, 5), "swap 2c+ 4")


def lacking(world: World, tokens: tuple[str, ...]) -> str | None:
    """The one of these that P1 does not have, None if all are there; it is never more than one."""
    missing = [token for token in tokens if not world.hands[1][token]]
    assert len(missing) <= 1
    return missing[0] if missing else None


def places(world: World, token: str | None) -> tuple[str, ...]:
    """Where a token is: in the pile or behind racks."""
    racks = (f"P{seat}" for seat, tokens in enumerate(world.hands) if token and tokens[token])
    return (*(("pile",) if token and world.pile[token] else ()), *racks)


@pytest.mark.parametrize("case", CASES)
def test_e37_what_goes_back_changes_nothing_for_the_others(rules: Engine, case: Case) -> None:
    """E37, 6b: whatever P1 returned, they know the same; so in what follows it does not matter which."""
    for reached in (after_blind_swap, after_gift):
        backs = [LUCK, FOURTH, *SHOWN] if reached is after_blind_swap else [LUCK, FOURTH, *SHOWN[1:]]
        tables = [reached(rules, case, back) for back in backs]
        for seat in OTHERS:
            assert len({table.perspective(seat).knowledge() for table in tables}) == 1
        assert len({table.perspective(1).knowledge() for table in tables}) == len(backs)


@pytest.mark.parametrize("case", CASES)
def test_e37_open_swaps_are_known(rules: Engine, case: Case) -> None:
    """E37, 6b: everybody knows three of P1's four tokens."""
    table = after_open_swaps(rules, case)
    for seat in OTHERS:
        for world in worlds(table, seat, 60):
            assert lacking(world, SHOWN) is None
            assert world.hands[1].total() == 4


@pytest.mark.parametrize("seat", OTHERS)
def test_e37_the_fourth_is_unknown(rules: Engine, seat: int) -> None:
    """E37, 6b: it may be everything that the seat does not see elsewhere."""
    table = after_open_swaps(rules, ONE_OF_EACH)
    fourths = {next((world.hands[1] - Counter(SHOWN)).elements()) for world in worlds(table, seat, 250)}
    own = hand(table, seat) if seat in (0, 3) else ()
    assert fourths == set(TOKENS) - {*SHOWN} - {*view(table).row} - {*own}


@pytest.mark.parametrize("case", CASES)
def test_e37_a_blind_swap_may_have_removed_one(rules: Engine, case: Case) -> None:
    """E37, 6b: at least two of the three are still there; all three may be, or any one of them lies in the pile."""
    table = after_blind_swap(rules, case, LUCK)
    for seat in OTHERS:
        found = {(missing := lacking(world, SHOWN), *places(world, missing)) for world in worlds(table, seat, 80)}
        assert found == {(None,), *((token, "pile") for token in SHOWN)}


def test_e37_p2_may_have_drawn_it(rules: Engine) -> None:
    """E37, 6b: for P0 and P3 the missing one is in the pile or with P2."""
    table = after_dig(rules, ONE_OF_EACH, LUCK, "3b+")
    for seat in (0, 3, SPECTATOR):
        found = {(missing := lacking(world, SHOWN), *places(world, missing)) for world in worlds(table, seat, 300)}
        assert found == {(None,), *((token, place) for token in SHOWN for place in ("pile", "P2"))}


def test_e37_p2_may_have_drawn_it_out_of_the_box(rules: Engine) -> None:
    """E37, 6b: the same where there are three of each kind and P0 and P3 have nothing."""
    table = after_dig(rules, BOX, LUCK, "3b+")
    for seat in (0, 3, SPECTATOR):
        found = {(missing := lacking(world, SHOWN), *places(world, missing)) for world in worlds(table, seat, 300)}
        assert found == {(None,), *((token, *more) for token in SHOWN for more in (("pile",), ("pile", "P2")))}


@pytest.mark.parametrize("back", [LUCK, FOURTH, *SHOWN])
@pytest.mark.parametrize("lucky", [True, False])
def test_e37_the_trader_knows_what_went_back(rules: Engine, back: str, lucky: bool) -> None:
    """E37, 6b: for P1 it is in the pile or with P2, not with P0 or P3, whether P2 really drew it or not."""
    table = after_dig(rules, ONE_OF_EACH, back, back if lucky else "3b+")
    assert {places(world, back) for world in worlds(table, 1, 80)} == {("pile",), ("P2",)}


@pytest.mark.parametrize("case", CASES)
def test_e37_then_one_is_given_away(rules: Engine, case: Case) -> None:
    """E37, 6b: of the other two at least one is still in P1's hand; what P1 took last is certain."""
    table = after_gift(rules, case, LUCK)
    for seat in OTHERS:
        found = set()
        for world in worlds(table, seat, 80):
            found.add(lacking(world, SHOWN[1:]))
            assert world.hands[1]["1b+"] >= 1
        assert found == {None, *SHOWN[1:]}
