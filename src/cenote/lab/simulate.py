"""Many games at once: how long they last, who wins, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

import msgspec
import numpy as np

from cenote.bots import named
from cenote.bots.external import game_over
from cenote.kernel.engine import engine_of, random_games
from cenote.kernel.game import MOST_SEATS, Edition, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.table import Table

CHUNK = 2_000
LONGEST = 100_000
SURE = 1.96


class Share(msgspec.Struct, frozen=True):
    """A share of games, with its 95 % confidence interval (Wilson)."""

    share: float
    low: float
    high: float


def share(hits: float, games: int) -> Share:
    """A win that is shared counts by parts; without games nothing is known."""
    if games == 0:
        return Share(0.5, 0.0, 1.0)
    p, z = hits / games, SURE
    middle, width = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Share(p, max(0.0, (middle - width) / (1 + z * z / games)), min(1.0, (middle + width) / (1 + z * z / games)))


class Summary(msgspec.Struct):
    """What was counted over some games."""

    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = []
    lost: int = 0
    """Games that ended and nobody won."""

    def add(self, games: int, finished: int, decisions: int, rounds: int, wins: Sequence[int], lost: int = 0) -> None:
        self.games += games
        self.finished += finished
        self.decisions += decisions
        self.rounds += rounds
        self.lost += lost
        self.wins = [a + int(b) for a, b in zip(self.wins or [0] * self.seats, wins, strict=True)]

    def shares(self) -> list[Share]:
        return [share(hits, self.games) for hits in self.wins]


def simulate(
    game: Game, players: Sequence[str], games: int, *, edition: Edition, options: Mapping[str, object], seed: int
) -> Iterator[Summary]:
    """Play games with these bots; yields the summary so far, again and again."""
    game.check_seats(len(players))
    if set(players) == {"random"}:
        yield from _random(game, len(players), games, edition, options, seed)
    else:
        yield from _with_bots(game, players, games, edition, options, seed)


def _random(
    game: Game, seats: int, games: int, edition: Edition, options: Mapping[str, object], seed: int
) -> Iterator[Summary]:
    """Whole games in compiled code."""
    engine = engine_of(game, wait=True)
    tables = game.record.array(2)
    tables["seats"] = seats
    for name, code in game.option_codes(edition, options, seats).items():
        tables[name] = code
    mask, out = np.zeros(len(edition.actions), np.uint8), np.zeros((MOST_SEATS, 3), np.int32)
    summary = Summary(seats)
    while summary.games < games:
        chunk = min(CHUNK, games - summary.games)
        totals = np.zeros(16, np.int64)
        key = np.uint64((seed << 32) + summary.games & 0xFFFFFFFFFFFFFFFF)
        engine.entry(random_games)(edition.box, tables, chunk, LONGEST, key, mask, new_journal(0), out, totals)
        wins, lost = totals[3 : 3 + seats].tolist(), int(totals[3 + MOST_SEATS])
        summary.add(chunk, int(totals[2]), int(totals[0]), int(totals[1]), wins, lost)
        yield summary


def _with_bots(
    game: Game, players: Sequence[str], games: int, edition: Edition, options: Mapping[str, object], seed: int
) -> Iterator[Summary]:
    """Games played by bots, each from its own perspective; the seats move on by one from game to game."""
    engine = engine_of(game, wait=True)
    bots = [named(player) for player in players]
    summary = Summary(len(players))
    for number in range(games):
        table = Table.new(game, len(players), seed=f"{seed}-{number}", options=options, edition=edition, engine=engine)
        while not table.over:
            seat = table.in_turn[0]
            bot = bots[(seat + number) % len(bots)]
            perspective = table.perspective(seat, table.last_decision(seat))
            table.play(bot.choose(perspective, number * 64 + seat), seat)
        game_over(table, {seat: bots[(seat + number) % len(bots)] for seat in range(len(bots))})
        result = table.result
        assert result is not None
        wins = [int((player - number) % len(bots) in result.winners) for player in range(len(bots))]
        summary.add(1, 1, len(table.moves), table.round, wins, int(not result.winners))
        yield summary
