"""Bots against bots, each as often on every seat as the other, with the same cards: who wins, and how sure is it?

arena = Arena("lost_temple", ["random", "greedy"], seats=[2, 3], games=100)
for played in arena.play():
    ...
arena.results().ratings

Where all players share one goal, bots do not meet: both go on the same expedition, and who comes farther wins.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from itertools import combinations, pairwise
from math import fsum
from pathlib import Path

import msgspec

from cenote import __version__
from cenote.bots import named
from cenote.kernel.errors import CenoteError, OptionError, listed
from cenote.kernel.table import Result, Table, find_game
from cenote.lab.jobs import Rules, done
from cenote.lab.simulate import SEATS_APART, Share, Thought, play_out, share

GAMES_APART = 1 << 20
VERSIONS = ("numba", "numpy", "openskill")


class Sitting(msgspec.Struct, frozen=True):
    """A game to be played: who sits where. Games of the same cycle have the same cards, no two the same number."""

    bots: tuple[str, ...]
    cycle: int
    number: int


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    result: Result
    decisions: int
    rounds: int
    thoughts: dict[str, Thought]

    @property
    def far(self) -> tuple[bool, int]:
        """How far an expedition came."""
        return bool(self.result.winners), sum(self.result.points)


class Match(msgspec.Struct):
    """One bot against another at tables of so many seats, and what came of it so far."""

    a: str
    b: str
    seats: int
    alone: bool = False
    """One A against B on all other seats."""
    games: int = 0
    nobody: int = 0
    """Games that nobody won."""
    course: list[float] = []
    """A's part of every game that somebody won, in their order: 1 won, 0 lost, between: shared."""
    succeeded: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Where all players share one goal: the expeditions that A and B won."""
    lengths: list[int] = []
    """The decisions of every game."""
    rounds: int = 0
    thoughts: list[Thought] = msgspec.field(default_factory=lambda: [Thought(), Thought()])

    @property
    def fair(self) -> float:
        """The share of a bot that plays as well as the other."""
        return 1 / self.seats if self.alone else 0.5

    @property
    def share_a(self) -> Share:
        """A's share of the games that somebody won."""
        return share(fsum(self.course), len(self.course))

    @property
    def share_b(self) -> Share:
        a = self.share_a
        return Share(1 - a.share, 1 - a.high, 1 - a.low)

    def count(self, played: Sequence[Played], part: float | None) -> None:
        """Count a game (or both expeditions) of which A won a part; None: nobody won."""
        self.games += 1
        if part is None:
            self.nobody += 1
        else:
            self.course.append(part)
        for one in played:
            self.lengths.append(one.decisions)
            self.rounds += one.rounds
            for thought, bot in zip(self.thoughts, (self.a, self.b), strict=True):
                thought.add(one.thoughts.get(bot, Thought()))


class Rating(msgspec.Struct):
    """A bot's rating (openskill, Plackett-Luce) over all games of a run."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    thought: Thought


class Results(msgspec.Struct):
    """Everything that a run says."""

    game: str
    edition: str
    options: dict[str, object]
    seed: int
    shared_goal: bool
    date: datetime
    machine: str
    versions: dict[str, str]
    planned: int
    matches: list[Match]
    ratings: list[Rating]
    command: str = ""
    title: str = ""

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)


def patterns(seats: int, *, alone: bool = False) -> list[tuple[bool, ...]]:
    """A cycle of seatings, True where A sits: half the seats each, and each bot as often on every seat as the other.

    A seating is followed by the one with the seats changed. An odd seat goes to A in one, to B in the other."""
    if alone:
        return [tuple(seat == place for seat in range(seats)) for place in range(seats)]
    cycle = []
    for chosen in combinations(range(seats), seats // 2):
        if seats % 2 or 0 in chosen:
            pattern = tuple(seat in chosen for seat in range(seats))
            cycle += [pattern, tuple(not a for a in pattern)]
    return cycle


def part_of_a(match: Match, sitting: Sitting, result: Result) -> float | None:
    """A's part of a game: winners share it; None: nobody won."""
    if not result.winners:
        return None
    return sum(sitting.bots[seat] == match.a for seat in result.winners) / len(result.winners)


def part_of_farther(a: Played, b: Played) -> float:
    """A's part where both went on the same expedition: who comes farther wins, equally far is half each."""
    return 0.5 if a.far == b.far else float(a.far > b.far)


class Hall:
    """A worker that plays games: the rules loaded once."""

    def __init__(self, rules: Rules, seed: int, players: Mapping[str, str]) -> None:
        self.game, self.edition, self.engine = rules.loaded()
        self.options, self.seed, self.players = rules.options, seed, players

    def __call__(self, sitting: Sitting) -> Played:
        table = Table.new(self.game, len(sitting.bots), seed=f"{self.seed}-{sitting.cycle}", options=self.options,
                          edition=self.edition, engine=self.engine)  # fmt: skip
        bots = [named(self.players.get(bot, bot)) for bot in sitting.bots]
        thoughts = {bot: Thought() for bot in sitting.bots}
        key = (self.seed * GAMES_APART + sitting.number) * SEATS_APART
        for bot, thought in zip(sitting.bots, play_out(table, bots, key), strict=True):
            thoughts[bot].add(thought)
        assert table.result is not None
        return Played(table.result, len(table.moves), table.round, thoughts)


class Ratings:
    """The ratings of some bots, from game to game."""

    def __init__(self, bots: Iterable[str]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise CenoteError("ratings need openskill: pip install 'cenote[lab]' brings it") from None
        self.model = PlackettLuce()
        self.of = {bot: self.model.rating(name=bot) for bot in bots}

    def rate(self, bots: Sequence[str], ranks: Sequence[float]) -> None:
        """After a game: who sat where, and each seat's rank. A bot on several seats goes by the mean of them."""
        teams = [[deepcopy(self.of[bot])] for bot in bots]  # the same object twice would be rated once
        rated = self.model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(bots):
            own = [seat[0] for seat, name in zip(rated, bots, strict=True) if name == bot]
            mu, sigma = (fsum(getattr(one, name) for one in own) / len(own) for name in ("mu", "sigma"))
            self.of[bot] = self.model.rating(mu=mu, sigma=sigma, name=bot)


class Arena:
    """Matches between bots, planned and checked; `play` plays them, `results` tells what came of it."""

    def __init__(
        self, game: str, bots: Sequence[str], *, seats: Sequence[int], games: int, seed: int = 0,
        edition: Path | None = None, options: Mapping[str, object] | None = None, neighbours: bool = False,
        alone: bool = False, players: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        """`players` are the bots behind names that are given to them for this arena."""
        self.game, self.bots, self.options = find_game(game), list(bots), dict(options or {})
        self.seed, self.alone, players = seed, alone, dict(players or {})
        for number, bot in enumerate(bots):
            named(players.get(bot, bot))
            if bot in bots[:number]:
                raise OptionError(f"bot {bot!r} is named twice: an arena is for different bots")
        if len(bots) < 2:
            raise OptionError(f"an arena is for two bots or more, not {listed(bots) or 'none'}: give another one")
        if not seats or len(set(seats)) < len(seats):
            raise OptionError(f"seats {listed(seats) or 'none'}: give each number of seats once")
        if alone and self.game.shared_goal:
            raise OptionError(f"nobody plays alone against others in {self.game.key}: all its players share one goal")
        self.edition = self.game.load_edition(edition)
        for count in seats:
            self.game.check_seats(count)
            self.game.option_codes(self.edition, self.options, count)
        self.hall = partial(Hall, Rules.of(self.game, edition, self.options), seed, players)
        self.ratings = Ratings(bots)
        pairs = pairwise(bots) if neighbours else combinations(bots, 2)
        self.matches = [Match(a, b, count, alone) for a, b in pairs for count in seats]
        self.plan = list(self._planned(games))
        self.date = datetime.now(UTC)

    def __len__(self) -> int:
        """How many games there are to play, for all matches together."""
        return len(self.plan)

    def _planned(self, games: int) -> Iterator[tuple[Match, tuple[Sitting, ...]]]:
        """At least so many games for every match, in whole cycles; the matches go on side by side."""
        cycles = {match.seats: patterns(match.seats, alone=self.alone) for match in self.matches}
        for cycle in range(games):
            for match in self.matches:
                a, b, seats = match.a, match.b, match.seats
                if self.game.shared_goal:
                    yield match, (Sitting((a,) * seats, cycle, cycle), Sitting((b,) * seats, cycle, cycle))
                elif (first := cycle * len(cycles[seats])) < games:
                    for number, pattern in enumerate(cycles[seats], first):
                        yield match, (Sitting(tuple(a if here else b for here in pattern), cycle, number),)

    def play(self, jobs: int | None = None, ray: str | None = None) -> Generator[int]:
        """Play everything, in so many processes or on a Ray cluster (see `done`); yields how many games were played.

        The results depend neither on where they are played nor on who is ready first."""
        sittings = dict.fromkeys(sitting for _, needed in self.plan for sitting in needed)
        known: dict[Sitting, Played] = {}
        with closing(done(self.hall, sittings, processes=jobs and min(jobs, len(sittings)), ray=ray)) as results:
            for number, (match, needed) in enumerate(self.plan, 1):
                for sitting in needed:
                    if sitting not in known:
                        known[sitting] = next(results)
                self._count(match, needed, [known[sitting] for sitting in needed])
                if not self.game.shared_goal:
                    known.clear()
                yield number

    def _count(self, match: Match, sittings: Sequence[Sitting], played: Sequence[Played]) -> None:
        if self.game.shared_goal:
            a, b = played
            part: float | None = part_of_farther(a, b)
            match.succeeded = [won + one.far[0] for won, one in zip(match.succeeded, played, strict=True)]
            self.ratings.rate((match.a, match.b), (b.far > a.far, a.far > b.far))
        else:
            result = played[0].result
            part = part_of_a(match, sittings[0], result)
            self.ratings.rate(sittings[0].bots, result.ranks)
        match.count(played, part)

    def results(self, *, command: str = "", title: str = "") -> Results:
        """What came of it so far."""
        thoughts = {bot: Thought() for bot in self.bots}
        for match in self.matches:
            for bot, thought in zip((match.a, match.b), match.thoughts, strict=True):
                thoughts[bot].add(thought)
        ratings = [Rating(bot, one.mu, one.sigma, one.ordinal(), thoughts[bot]) for bot, one in self.ratings.of.items()]
        return Results(
            self.game.key, self.edition.name, self.options, self.seed, self.game.shared_goal, self.date, machine(),
            {"cenote": __version__, "python": platform.python_version(), **{name: version(name) for name in VERSIONS}},
            len(self), self.matches, sorted(ratings, key=lambda one: -one.mu), command, title or self.game.key,
        )  # fmt: skip


def machine() -> str:
    """This machine, in words."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
