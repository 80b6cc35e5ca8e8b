"""The greedy bot at the Jade Goddess: cheap majorities, closing regions, statues, and gold for what it is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.bots import named
from cenote.games.jade_goddess import GAME, advice
from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.jade_goddess.positions import at

SEEDS = range(3)


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(GAME, "compiled")


def chosen(table: Table, seed: int = 0) -> str:
    seat = table.to_act[0]
    return named("greedy").choose(table.perspective(seat, len(table.moves)), seed).text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_statue_is_completed_from_the_row(rules: Engine, seed: int) -> None:
    """R9.1 A, R12.2: the missing part lies in the row, and a part that belongs to nothing is given for it."""
    table = at(rules, 2, hands=["1a+ 1b+ 1c+ 2d-"], row="1d+ 3a- 3b- 3c- 3a-", phase="trade", gold=[0, 0])
    assert chosen(table, seed) == "swap 2d- 1"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_complete_statue_is_not_broken_up(rules: Engine, seed: int) -> None:
    """R12.3: nothing of the row is worth a part of it."""
    table = at(rules, 2, hands=["1a+ 1b+ 1c+ 1d+"], row="3a- 3b- 3c- 3d- 2a-", phase="trade", gold=[0, 0])
    assert chosen(table, seed) == "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_goes_back_into_the_pile_is_what_helps_least(rules: Engine, seed: int) -> None:
    """R9.1 B: three parts of a statue are kept, the odd one goes."""
    table = at(rules, 2, hands=["1a+ 1b+ 1c+ 2d-"], phase="return", returns=1, gold=[0, 0])
    assert chosen(table, seed) == "return 2d-"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_region_that_closes_gets_somebody_cheap(rules: Engine, seed: int) -> None:
    """R6.2, R8.3: alone in a region that is complete, the single figure digs as much as the triple."""
    table = at(rules, 2, board={(6, 0): "a..a 1"}, jeeps=[(6, 0)], phase="figure", laid="G1", gold=[5, 5])
    assert chosen(table, seed) == "figure 1 a"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_triple_takes_a_rich_region_from_the_rival(rules: Engine, seed: int) -> None:
    """R8.3: a rival's double is there; with heads enough the triple is worth its two gold."""
    board = {(6, 0): ".aaa 2", (7, 0): "...a 1", (6, 1): "a... 1"}
    table = at(rules, 2, board=board, figures={(7, 0): (1, 2)}, jeeps=[(6, 1)], phase="figure", laid="G2", gold=[5, 5])
    assert chosen(table, seed) == "figure 3 a"


def lure(table: Table, seat: int = 0) -> int:
    """What a place promises a player beyond what the table is worth."""
    plain, lured = (table.engine.worth_of(table.edition.box, table._state, 0, seat, way) for way in (0, 1))
    return int(lured - plain)


BESIDE: dict[str, Any] = {"board": {(6, 3): "..a. 1 1"}, "jeeps": [(5, 4)], "phase": "explore"}
"""About to explore at the only open side of a region with a head and a coin."""


def test_r5_where_one_may_explore_regions_lure(rules: Engine) -> None:
    """The region may be closed, or somebody may come to it: best to a place of one's own."""
    nobody, mine, theirs = (at(rules, 2, **BESIDE, figures=there) for there in ({}, {(6, 3): (0, 1)}, {(6, 3): (1, 1)}))
    assert lure(mine) == (advice.DUG_TOKEN + advice.GOLD) * (100 - advice.hope(1)) // 100
    assert lure(nobody) > lure(theirs) > 0
    assert lure(nobody, 1) == lure(at(rules, 2, **BESIDE | {"phase": "ride"})) == 0


def test_r6_5_who_has_nobody_left_does_not_close_the_region_of_a_rival(rules: Engine) -> None:
    homes = {(4, 4): "a...", (3, 4): "a...", (4, 6): "..a.", (6, 6): "..a.", (7, 6): "..a."}
    figures = {cell: (0, strength) for cell, strength in zip(homes, (1, 1, 1, 2, 3), strict=True)}
    table = at(rules, 2, **BESIDE | {"board": BESIDE["board"] | homes}, figures=figures | {(6, 3): (1, 1)})
    assert lure(table) < 0


def test_it_beats_random_players_and_does_what_players_do(rules: Engine) -> None:
    """Three games against random bots, seats changing; in them it draws, lays, places, buys turns and trades."""
    won, said = 0, Counter[str]()
    for game in range(3):
        table = Table.new(GAME, 2, seed=f"bot {game}", engine=rules)
        mine = game % 2
        while not table.over:
            seat = table.to_act[0]
            bot = named("greedy" if seat == mine else "random")
            action = bot.choose(table.perspective(seat, len(table.moves)), game)
            if seat == mine:
                said[action.verb] += 1
                said[action.text] += 1
            table.play(action, seat)
        assert table.result is not None
        won += mine in table.result.winners
    assert won == 3
    assert all(said[word] for word in ("ride", "draw", "play", "place", "figure", "buy bonus", "swap", "take_back"))
