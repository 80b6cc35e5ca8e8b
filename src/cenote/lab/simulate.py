"""Many games at once: how long they last, who wins, and how sure that is."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter

import msgspec
import numpy as np

from cenote.bots import Bot, named
from cenote.bots.external import game_over
from cenote.kernel.engine import random_games
from cenote.kernel.game import MOST_SEATS, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.table import Table
from cenote.lab.jobs import Rules, done

CHUNK = 2_000
"""Random games that are played at once."""
LONGEST = 100_000
SEATS_APART = 64
"""Between the seeds for the bots of one game and of the next."""
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


class Thought(msgspec.Struct):
    """How long a bot thought. The seconds are no result: the same game is never thought over equally long."""

    decisions: int = 0
    seconds: float = 0.0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and self.decisions == other.decisions

    def add(self, other: Thought) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def each(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)


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

    def add(self, other: Summary) -> None:
        """Count other games, too."""
        for name in ("games", "finished", "decisions", "rounds", "lost"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins = [a + b for a, b in zip(self.wins or [0] * self.seats, other.wins, strict=True)]

    def shares(self) -> list[Share]:
        return [share(hits, self.games) for hits in self.wins]


def play_out(table: Table, bots: Sequence[Bot], key: int) -> list[Thought]:
    """Let bots play a game to its end, each from its own perspective; what each seat thought. Programs end with it, so
    that no result depends on the games before."""
    thoughts = [Thought() for _ in bots]
    try:
        while not table.over:
            seat = table.in_turn[0]
            perspective = table.perspective(seat, table.last_decision(seat))
            began = perf_counter()
            action = bots[seat].choose(perspective, key + seat)
            thoughts[seat].add(Thought(1, perf_counter() - began))
            table.play(action, seat)
        game_over(table, dict(enumerate(bots)))
    finally:
        for bot in {id(bot): bot for bot in bots}.values():
            getattr(bot, "close", lambda: None)()
    return thoughts


class Simulation:
    """A worker that plays the games of some numbers."""

    def __init__(self, rules: Rules, players: Sequence[str], seed: int) -> None:
        self.game, self.edition, self.engine = rules.loaded()
        self.options, self.players, self.seed = rules.options, players, seed

    def __call__(self, numbers: range) -> Summary:
        summary = Summary(len(self.players))
        if all(player == "random" for player in self.players):
            summary.add(self.random(numbers))
        else:
            for number in numbers:
                summary.add(self.with_bots(number))
        return summary

    def random(self, numbers: range) -> Summary:
        """Whole games in compiled code."""
        seats, tables = len(self.players), self.game.record.array(2)
        tables["seats"] = seats
        for name, code in self.game.option_codes(self.edition, self.options, seats).items():
            tables[name] = code
        mask, out = np.zeros(len(self.edition.actions), np.uint8), np.zeros((MOST_SEATS, 3), np.int32)
        totals, key = np.zeros(16, np.int64), np.uint64((self.seed << 32) + numbers.start & 0xFFFFFFFFFFFFFFFF)
        self.engine.entry(random_games)(
            self.edition.box, tables, len(numbers), LONGEST, key, mask, new_journal(0), out, totals
        )
        decisions, rounds, finished, *wins = totals.tolist()
        return Summary(seats, len(numbers), finished, decisions, rounds, wins[:seats], wins[MOST_SEATS])

    def with_bots(self, number: int) -> Summary:
        """A game played by bots; the seats move on by one from game to game."""
        seats = len(self.players)
        table = Table.new(self.game, seats, seed=f"{self.seed}-{number}", options=self.options, edition=self.edition,
                          engine=self.engine)  # fmt: skip
        play_out(table, [named(self.players[(seat + number) % seats]) for seat in range(seats)], number * SEATS_APART)
        result = table.result
        assert result is not None
        wins = [int((player - number) % seats in result.winners) for player in range(seats)]
        return Summary(seats, 1, 1, len(table.moves), table.round, wins, int(not result.winners))


def simulate(
    game: Game, players: Sequence[str], games: int, *, edition: Path | None, options: Mapping[str, object], seed: int,
    jobs: int | None = None, ray: str | None = None,
) -> Generator[Summary]:  # fmt: skip
    """Play games with these bots, in so many processes or on a Ray cluster (see `done`); yields the summary so far,
    again and again."""
    game.check_seats(len(players))
    game.option_codes(game.load_edition(edition), options, len(players))
    size = CHUNK if set(players) == {"random"} else 1
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    summary = Summary(len(players))
    work = partial(Simulation, Rules.of(game, edition, options), players, seed)
    with closing(done(work, parts, processes=jobs, ray=ray)) as found:
        for part in found:
            summary.add(part)
            yield summary
