"""How fast and how small: figures of one game on this machine, in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from cenote.bots import named
from cenote.bots.hints import hint
from cenote.bots.thought import Plan, think
from cenote.kernel.engine import Engine, InterpretedEngine, engine_of, entry, imagine_into, random_games, tables_of
from cenote.kernel.game import MOST_SEATS, Edition, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.kernel.rule import copy_table, rule, word
from cenote.kernel.table import Table

FIRST_MOVE = """
from cenote import Table
from cenote.kernel.engine import engine_of
from cenote.kernel.table import find_game
engine = engine_of(find_game({game!r}), wait={wait})
table = Table.new({game!r}, {seats}, seed=1)
table.play(table.legal()[0])
"""


@rule
def copy_often(boxes, tables, times):
    """Copy a table, again and again; returns something that depends on every copy."""
    moves = 0
    for _ in range(times):
        copy_table(tables, 1, 0)
        tables[0].move = tables[1].move + 1
        moves += tables[1].move
    return moves


@rule
def imagine_often(boxes, tables, seat, times):
    """Imagine worlds of the table at 0, again and again."""
    for n in range(times):
        copy_table(tables, 1, 0)
        imagine_into(boxes, tables, 1, seat, word(n))


entry(copy_often, lambda game: (*tables_of(game), 0))
entry(imagine_often, lambda game: (*tables_of(game), 0, 0))


AIMS = {"lost_temple": (512, 5_000_000, 20), "takara_island": (768, 4_000_000, 20),
        "ohio_bob": (2_048, 3_000_000, 20)}  # fmt: skip
"""Bytes of a table at most, decisions a second at least, nanoseconds for a copy at most."""


SEARCH_AIMS = {"lost_temple": 20_000, "takara_island": 20_000, "jade_goddess": 3_000}


class Figure(msgspec.Struct, frozen=True):
    """One measured number."""

    name: str
    value: float
    unit: str
    aim: str = ""


def seconds(work: Callable[[], Any], runs: int = 3) -> float:
    """The shortest of a few runs."""
    best = float("inf")
    for _ in range(runs):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def random_speed(game: Game, engine: Engine, edition: Edition, seats: int, games: int) -> tuple[float, float]:
    """Decisions and games per second of whole random games."""
    tables, totals = game.record.array(2), np.zeros(16, np.int64)
    tables["seats"] = seats
    for name, code in game.option_codes(edition, {}).items():
        tables[name] = code
    mask, out, journal = np.zeros(len(edition.actions), np.uint8), np.zeros((MOST_SEATS, 3), np.int32), new_journal(0)

    def play() -> None:
        totals[:] = 0
        engine.entry(random_games)(edition.box, tables, games, 100_000, np.uint64(7), mask, journal, out, totals)

    spent = seconds(play)
    return float(totals[0]) / spent, games / spent


def table_speed(game: Game, engine: Engine, seats: int) -> float:
    """Moves per second of the friendly Table.play, with the legal moves looked up before."""
    moves, spent = 0, 0.0
    for seed in range(40):
        table = Table.new(game, seats, seed=seed, engine=engine)
        dice = np.random.default_rng(seed)
        while not table.over:
            seat = table.in_turn[0]
            legal = table.legal(seat)
            action = legal[int(dice.integers(len(legal)))]
            began = time.perf_counter()
            table.play(action, seat)
            spent += time.perf_counter() - began
            moves += 1
    return moves / spent


def first_move(game: Game, seats: int, cache: str | None, *, wait: bool = True) -> float:
    """Seconds from the start of Python to the first move made, in a process of its own."""
    environment = {**os.environ, **({"CENOTE_CACHE": cache} if cache else {})}
    script = FIRST_MOVE.format(game=game.key, seats=seats, wait=wait)
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
    return time.perf_counter() - began


def in_the_middle(game: Game, seats: int, engine: Engine) -> Table:
    """A table in its third round, or in the middle of a game that ends before."""
    table = Table.new(game, seats, seed=3, engine=engine)
    while table.round < 3 and not table.over:
        seat = table.in_turn[0]
        table.play(table.legal(seat)[0], seat)
    if table.over:
        table.undo(len(table.moves) // 2)
    return table


def through_a_game(game: Game, seats: int, engine: Engine) -> Iterator[Perspective]:
    """Decisions of a random game, at its beginning, after a quarter, a half and three quarters."""
    table, dice = Table.new(game, seats, seed=3, engine=engine), np.random.default_rng(3)
    while not table.over:
        legal = table.legal(table.in_turn[0])
        table.play(legal[int(dice.integers(len(legal)))], table.in_turn[0])
    for moves in [len(table.moves) * quarter // 4 for quarter in (3, 2, 1, 0)]:
        table.undo(len(table.moves) - moves)
        yield table.perspective(table.in_turn[0])


def search_speed(game: Game, engine: Engine, seats: int, iterations: int = 500) -> float:
    """Iterations of the search per second, each played out at random to the end of the game; mean over a game."""
    plan = Plan(iterations, rounds=0, considered=1)
    decisions = list(through_a_game(game, seats, engine))
    return len(decisions) * iterations / seconds(lambda: [think(mine, 1, plan) for mine in decisions])


def hint_time(game: Game, engine: Engine, seats: int) -> float:
    """Seconds for a hint with its reason; the longest of a game."""
    return max(seconds(lambda: hint(mine), 1) for mine in through_a_game(game, seats, engine))  # noqa: B023


def figures(game: Game, *, cold: bool = True) -> Iterator[Figure]:
    """All figures, one by one as they are measured; at tables of four, or of as many as there can be."""
    seats = min(4, game.seat_counts[-1])
    engine, edition = engine_of(game, wait=True), game.load_edition(None)
    size, speed_aim, copy_aim = AIMS.get(game.key, (4_096, 1_000_000, 200))
    yield Figure("table", game.record.size, "bytes", f"at most {size}")
    for count in game.seat_counts:
        speed, _ = random_speed(game, engine, edition, count, 3_000)
        yield Figure(
            f"random play, compiled, {count} seats", speed, "decisions/s", f"at least {speed_aim:,}" * (count == seats)
        )
    speed, whole = random_speed(game, engine, edition, seats, 3_000)
    yield Figure("whole random games, compiled", whole, "games/s")
    slow, _ = random_speed(game, InterpretedEngine(game), edition, seats, 20)
    yield Figure("random play, interpreted", slow, "decisions/s")
    middle = in_the_middle(game, seats, engine)
    tables = np.repeat(middle._state, 2)
    copies, worlds = 2_000_000, 200_000
    copy_time = seconds(lambda: engine.entry(copy_often)(edition.box, tables, copies)) / copies
    yield Figure("copy of a table", copy_time * 1e9, "ns", f"at most {copy_aim}")
    known = np.repeat(copied(middle.perspective(0).state), 2)
    imagine_time = seconds(lambda: engine.entry(imagine_often)(edition.box, known, 0, worlds)) / worlds
    yield Figure("imagine a world", imagine_time * 1e6, "µs", "at most 2")
    yield Figure("Table.play", table_speed(game, engine, seats), "moves/s", "at least 50,000")
    view = middle.perspective(middle.in_turn[0])
    yield Figure("greedy bot", seconds(lambda: named("greedy").choose(view, 1)) * 1e3, "ms a decision")
    for count in sorted({game.seat_counts[0], seats}):
        aim = SEARCH_AIMS.get(game.key)
        speed = search_speed(game, engine, count)
        yield Figure(f"search, {count} seats", speed, "iterations/s", f"at least {aim:,}" if aim else "")
    yield Figure("hint", hint_time(game, engine, seats) * 1e3, "ms", "at most 300")
    yield Figure("first move, interpreted", first_move(game, seats, None, wait=False), "s")
    yield Figure("first move, compiled, warm cache", first_move(game, seats, None), "s", "at most 1")
    if cold:
        with tempfile.TemporaryDirectory() as cache:
            yield Figure("first move, compiled, cold cache", first_move(game, seats, cache), "s", "at most 30")
