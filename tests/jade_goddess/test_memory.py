"""6b: the table remembers how artefacts moved; what is certain from it holds in every world that a seat imagines."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cenote.games.jade_goddess import GAME
from cenote.games.jade_goddess import names as n
from cenote.kernel.conformance import Case, observers
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.jade_goddess.tiny import market

TRADING = ("ride B2", "ride F6", "swap", "blind", "buy")
FREE = {"trade_needs_own": False, "trade_return": "free", "stall_limit_rounds": 1_000}


def traded(table: Table, moves: int, seed: int = 8, liking: float = 1.0) -> Table:
    """A random game in which people like to trade."""
    dice = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        options = list(table.legal())
        trades = [action for action in options if action.text.startswith(TRADING)]
        table.play(dice.choice(trades if trades and dice.random() < liking else options))
    return table


def plain(table: Table) -> Any:
    return GAME.record.unpack(table._state)


def movements(t: Any) -> list[tuple[int, int, int]]:
    """Who, how, which artefact."""
    return [(t.log_move[k] // 4, t.log_move[k] % 4, t.log_token[k]) for k in range(t.logged)]


def certain(t: Any, player: int) -> Counter[int]:
    """What a player surely holds: taken from the row, not given away, and nothing was put back unseen since."""
    held: Counter[int] = Counter()
    for who, how, token in movements(t):
        if who == player and how == n.RETURNED:
            held.clear()
        elif who == player and how in (n.TAKEN, n.GIVEN):
            held[token] += 1 if how == n.TAKEN else -1
    return +held


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_follow_from_what_moved(seats: int) -> None:
    """6b: every hand is what came into it less what left it."""
    t = plain(traded(Table.new(GAME, seats, seed=5, engine=engine(GAME, "compiled")), 10_000, liking=0.3))
    assert t.over
    assert not t.forgotten
    hands = [[0] * n.TOKENS for _ in range(seats)]
    for who, how, token in movements(t):
        hands[who][token] += 1 if how in (n.DRAWN, n.TAKEN) else -1
    assert hands == [[kind[seat] for kind in t.hand] for seat in range(seats)]
    assert t.held[:seats] == [sum(hand) for hand in hands]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_certain_holds_in_every_imagined_world(seats: int, seed: int) -> None:
    """6b: also with so much trading that a history is hard to find, and after the oldest movements were forgotten."""
    edition = market(2, 2, 3, 3, 2, 2, 1, 1, gold=50)
    case = Case(GAME, engine(GAME, "compiled"), edition, seats, seed, FREE)
    table, box = case.table(), GAME.box_record.unpack(edition.box)
    known = 0
    for _ in range(10):
        traded(table, 60, seed + table.move)
        for seat in observers(table):
            mine = table.perspective(seat)
            for world in range(4):
                imagined = GAME.record.unpack(mine.imagine(world + 1))
                assert GAME.check(box, imagined) == []
                for player in set(range(seats)) - {seat}:
                    sure = certain(mine.plain, player)
                    known += sure.total()
                    assert all(imagined.hand[token][player] >= count for token, count in sure.items())
    assert known > 100, "nothing was ever certain, so nothing was tried"
    assert plain(table).forgotten


def test_more_movements_than_the_table_remembers_drop_the_oldest() -> None:
    edition = market(2, 2, 3, 3, 2, 2, 1, 1, gold=50)
    table = Case(GAME, engine(GAME, "compiled"), edition, 2, 1, FREE).table()
    before: list[tuple[int, int, int]] = []
    while not plain(table).forgotten and not table.over:
        before = movements(plain(table))
        traded(table, 1, table.move)
    after = movements(plain(table))
    assert len(after) == n.LOG
    dropped = next(k for k in range(1, 5) if after[: n.LOG - 4] == before[k : k + n.LOG - 4])
    assert dropped > 0
