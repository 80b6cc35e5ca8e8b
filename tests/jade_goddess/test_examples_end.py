"""The worked examples of the specification, E31 to E35 and E38: how the game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.games.jade_goddess import GAME
from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.jade_goddess.positions import (
    at,
    force,
    gold,
    held,
    jeep,
    legal,
    pass_turn,
    play,
    player,
    to,
    told,
    truth,
    view,
    why,
)  # fmt: skip
from tests.jade_goddess.test_examples import E30_BOARD, FOUR_SIDED

BONUS = ["skip bonus", "buy bonus"]


# The last tile


def test_e31_end_by_tiles(rules: Engine) -> None:
    """E31, R11.2: P2 draws the last tile and may buy the bonus; then P3, P0, P1, P2 have a turn each, with bonus."""
    table = at(rules, active=2, left="c1-4")
    play(table, to(5, 2), "draw 1", "place west 0")
    assert told(table, "last_tile") == [("last_tile", 2)]
    assert [stack.height for stack in view(table).stacks] == [0] * 6
    play(table, "no figure")
    assert legal(table) == BONUS
    play(table, "buy bonus", to(5, 5))
    for seat in (3, 0, 1, 2):
        assert not table.over
        assert table.to_act == (seat,)
        play(table, to(5, 5))
        assert legal(table) == BONUS
        play(table, "buy bonus", to(5, 5))
    assert table.over
    assert view(table).ending == "tiles"
    assert gold(table) == [4, 4, 3, 4]


def test_e31_without_any_bonus(rules: Engine) -> None:
    """E31, R11.2: the turns are as many if nobody buys one."""
    table = at(rules, active=2, left="c1-4")
    play(table, to(5, 2), "draw 1", "place west 0", "no figure", "skip bonus")
    seats = []
    while not table.over:
        seats.append(table.to_act[0])
        pass_turn(table)
    assert seats == [3, 0, 1, 2]


def last_round(rules: Engine) -> Table:
    """All stacks are empty, and P3 has the first turn of the last round."""
    return at(rules, active=3, final=4, left="", board={(6, 2): "..aa"}, displays=["j0", "j0", "j0", "c3-1"])


def test_e32_last_round_without_draws(rules: Engine) -> None:
    """E32, R5.2, R5.11: where the tile of the display fits it must be laid."""
    table = play(last_round(rules), to(5, 0))
    assert legal(table) == [*(f"play 1 east {turn}" for turn in (1, 2, 3)), "play 1 west 2"]
    assert {why(table, f"draw {stack}") for stack in range(1, 7)} == {"R5.11"}
    assert why(table, "pass") == "A5"


def test_e32_where_it_does_not_fit(rules: Engine) -> None:
    """E32, R5.3: nothing happens, the part-turn is over, the display as it was."""
    table = play(last_round(rules), to(5, 4))
    assert told(table, "laid", "drew_tile", "kept") == []
    assert jeep(table, 3) == (5, 4)
    assert player(table, 3).display == ["c3-1"]
    assert table.phase == "bonus"


# Scoring


def ended(rules: Engine, seats: int = 2, **more: Any) -> Table:
    """The last turn of the last round is over; nobody moved a token in it."""
    jungle = dict.fromkeys([(6, 4), (4, 4), (6, 6), (4, 6)], "....")
    table = pass_turn(at(rules, seats, board=jungle, left="", final=1, **more))
    assert table.over
    return table


E33_HAND = "1a+ 1a+ 1b+ 1b- 1c+ 1c- 1d+ 1d- 2a- 2b- 2c- 3d+"


def test_e33_scoring(rules: Engine) -> None:
    """E33, R12: 12 tokens, and 8 for two statues of object 1, one of them of good parts alone."""
    table = ended(rules, hands=[E33_HAND])
    assert held(table) == [12, 0]
    statues = player(table, 0).statues
    assert statues is not None
    assert [(one.object, one.complete, one.pure) for one in statues] == [(1, 2, 1), (2, 0, 0), (3, 0, 0)]
    assert player(table, 0).points == 20
    assert table.result is not None
    assert table.result.points == (20, 0)


@pytest.mark.parametrize(
    ("hand", "points"),
    [("1a+ 1b+ 2c+ 2d+", 4), ("1a+ 1b- 1c+ 1d- 2a- 2b+ 2c- 2d+", 14)],
)
def test_e34_no_statue_across_objects(rules: Engine, hand: str, points: int) -> None:
    """E34, R12.2, R12.3: parts of two objects make none; two mixed statues stay mixed."""
    table = ended(rules, hands=[hand])
    assert table.result is not None
    assert table.result.points == (points, 0)


PURE = "1a+ 1b+ 1c+ 1d+ 2a+ 2b+"
MIXED = "2a- 2b- 2c- 2d- 3a+ 3a- 3b+ 3c+"
PURE_TOO = "3a+ 3b+ 3c+ 3d+ 2a- 2b-"


@pytest.mark.parametrize("purse", [[0, 0], [40, 0], [0, 40]])
def test_e35_more_tokens_break_a_tie(rules: Engine, purse: list[int]) -> None:
    """E35, R12.5: 11 points each; P1 has more tokens and wins, whatever the gold."""
    table = ended(rules, hands=[PURE, MIXED], gold=purse)
    assert held(table) == [6, 8]
    assert table.result is not None
    assert table.result.points == (11, 11)
    assert table.result.winners == (1,)
    assert table.result.ranks == (2, 1)


@pytest.mark.parametrize(
    ("purse", "winners", "ranks"), [([7, 6], (0,), (1, 2)), ([6, 7], (1,), (2, 1)), ([6, 6], (0, 1), (1, 1))]
)
def test_e35_then_gold(rules: Engine, purse: list[int], winners: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """E35, R12.5: with equal tokens the gold decides; with equal gold they share the victory."""
    table = ended(rules, hands=[PURE, PURE_TOO], gold=purse)
    assert held(table) == [6, 6]
    assert table.result is not None
    assert table.result.points == (11, 11)
    assert table.result.winners == winners
    assert table.result.ranks == ranks


# The stall counter


def quiet(table: Table) -> int:
    """Quiet turns in a row."""
    count = truth(table)["quiet"]
    assert isinstance(count, int)
    return count


@pytest.mark.parametrize("beginner", [0, 1, 2])
def test_e38_stall_counter(rules: Engine, beginner: int) -> None:
    """E38, R11.5: 90 quiet turns after the tile that P1 lays the game ends, whoever began it."""
    table = Table.new(GAME, 3, seed=38, options={"start_player": f"seat_{beginner}"}, engine=rules)
    while table.to_act != (1,):
        pass_turn(table)
    play(force(table, "j0"), to(5, 4), "draw 1", "place east 0", "stop", "skip bonus")
    assert quiet(table) == 0
    for turn in range(1, 91):
        assert not table.over
        assert table.to_act == ((1 + turn) % 3,)
        pass_turn(table)
        if turn in (1, 50, 89):
            assert quiet(table) == turn
    assert table.moves[-1][0] == 1
    assert table.over
    assert view(table).ending == "stall"


def test_e38_trades_are_quiet(rules: Engine) -> None:
    """E38, R11.5: who trades has a quiet turn, too, openly or blindly."""
    table = at(rules, 3, hands=["1a+ 1b+"], quiet=88, active=0)
    play(table, to(5, 5), "swap 1a+ 1", "buy bonus", to(5, 5), "blind 1", "return 1b+")
    assert quiet(table) == 89
    pass_turn(table)
    assert table.over
    assert view(table).ending == "stall"


def test_e38_a_misfit_is_not_quiet(rules: Engine) -> None:
    """E38, R11.5: the turn that would be number 50 sets the counter to 0 by a draw in its bonus part-turn."""
    table = play(at(rules, 3, quiet=49), to(5, 5), "buy bonus", to(5, 4))
    play(force(table, "c4-1"), "draw 1")
    assert told(table, "kept") == [("kept", 0, "c4-1")]
    assert table.to_act == (1,)
    assert quiet(table) == 0
    assert quiet(pass_turn(at(rules, 3, quiet=49))) == 50


def test_e38_a_stuck_exchange_is_quiet(rules: Engine) -> None:
    """E38, R11.5: exchanging a tile is neither drawing nor laying."""
    table = at(rules, 3, board=E30_BOARD, displays=[FOUR_SIDED], quiet=49, next=["c4s-1"])
    play(table, "exchange 1 3", to(5, 5), "skip bonus")
    assert table.to_act == (1,)
    assert quiet(table) == 50
