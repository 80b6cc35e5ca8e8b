"""Many games at once: the same seed counts the same, wins add up, and random play lasts as long as it was measured."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import isclose

import msgspec
import pytest
from click.testing import CliRunner

from cenote import OptionError
from cenote.bots import BOTS
from cenote.cli import cli
from cenote.kernel.actions import Action
from cenote.kernel.game import Game
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import find_game
from cenote.lab import jobs
from cenote.lab.simulate import Share, Summary, share, simulate

MEASURED = {2: (8.4, 70), 3: (7.8, 96), 4: (14.8, 122), 5: (14.6, 149), 6: (9.8, 120), 7: (9.6, 137), 8: (9.5, 155)}
"""Section 7: mean rounds and decisions of a random game, by seats."""
TINY = 1e-12


def steps(
    game: Game,
    players: Sequence[str],
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    processes: int | None = 1,
) -> list[Summary]:
    """Every summary on the way, each as it was then."""
    told = simulate(game, players, games, edition=None, options=options or {}, seed=seed, jobs=processes)
    return [msgspec.structs.replace(summary, wins=[*summary.wins]) for summary in told]


class Scribe:
    """A bot that plays its first choice and writes down where it sat in which game."""

    name = "scribe"

    def __init__(self, most: int = 1_000) -> None:
        self.sat: list[int] = []
        self.moves, self.last, self.most = 0, 0, most

    def choose(self, perspective: Perspective, seed: int) -> Action:
        if not self.sat or perspective.move < self.last:
            if len(self.sat) == self.most:
                raise KeyboardInterrupt
            self.sat.append(perspective.seat)
        assert perspective.seat == self.sat[-1], "moved to another seat within a game"
        self.moves, self.last = self.moves + 1, perspective.move
        first: Action = perspective.legal[0]
        return first


# Shares


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [(10, 100, 0.055229, 0.174367), (0, 10, 0.0, 0.277540), (10, 10, 0.722460, 1.0), (250, 1000, 0.224153, 0.277761)],
)
def test_wilson_interval_as_computed_by_hand(hits: int, games: int, low: float, high: float) -> None:
    """Wilson score interval with z = 1.96."""
    computed = share(hits, games)
    assert computed.share == hits / games
    assert isclose(computed.low, low, abs_tol=2e-6)
    assert isclose(computed.high, high, abs_tol=2e-6)


def test_wilson_interval_contains_its_share_and_narrows() -> None:
    width = 1.0
    for games in (1, 4, 20, 100, 10_000):
        shares = [share(hits, games) for hits in range(games + 1)]
        assert all(0 <= one.low <= one.share + TINY and one.share - TINY <= one.high <= 1 for one in shares)
        assert all(one.low < other.low and one.high < other.high for one, other in pairwise(shares))
        middle = shares[games // 2]
        assert middle.high - middle.low < width
        width = middle.high - middle.low


def test_summary_tells_the_shares_of_its_wins() -> None:
    summary = Summary(2)
    summary.add(Summary(2, 6, 6, 60, 12, [4, 2]))
    summary.add(Summary(2, 4, 4, 40, 8, [1, 3], 1))
    assert (summary.games, summary.finished, summary.decisions, summary.rounds) == (10, 10, 100, 20)
    assert summary.lost == 1
    assert summary.wins == [5, 5]
    assert summary.shares() == [share(5, 10), share(5, 10)]
    assert isinstance(summary.shares()[0], Share)


# Random play


@pytest.mark.parametrize("seats", MEASURED)
def test_random_games_last_as_long_as_measured(game: Game, seats: int) -> None:
    """Section 7: mean rounds and decisions within 5 %; every game ends and has one winner (R9.2)."""
    summary = steps(game, ["random"] * seats, 3_000, seed=7)[-1]
    assert (summary.seats, summary.games, summary.finished, len(summary.wins)) == (seats, 3_000, 3_000, seats)
    assert sum(summary.wins) == 3_000
    rounds, decisions = MEASURED[seats]
    assert isclose(summary.rounds / 3_000, rounds, rel_tol=0.05)
    assert isclose(summary.decisions / 3_000, decisions, rel_tol=0.05)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_random_seats_win_alike(game: Game, seats: int) -> None:
    """No seat is better than another: each wins its share, give or take five standard deviations."""
    games = 20_000
    summary = steps(game, ["random"] * seats, games, seed=1)[-1]
    fair = games / seats
    spread = (fair * (1 - 1 / seats)) ** 0.5
    assert all(abs(wins - fair) < 5 * spread for wins in summary.wins)


@pytest.mark.parametrize("players", [["random"] * 4, ["random"] * 7, ["random", "greedy"]])
def test_same_seed_same_summary(game: Game, players: list[str]) -> None:
    games = 12 if "greedy" in players else 500
    first, again = (steps(game, players, games, seed=3)[-1] for _ in range(2))
    assert first == again
    assert steps(game, players, games, seed=4)[-1] != first


def test_more_games_begin_with_the_same_games(game: Game) -> None:
    """The number of games does not change the games: the first ones are counted alike."""
    longer = steps(game, ["random"] * 5, 5_000, seed=2)
    assert longer[-1].games == 5_000
    for part in longer[:-1]:
        assert steps(game, ["random"] * 5, part.games, seed=2)[-1] == part
    assert len(longer) > 1
    for part in longer:
        assert sum(part.wins) == part.games == part.finished


def test_seeds_next_to_each_other_are_other_games(game: Game) -> None:
    summaries = [steps(game, ["random"] * 4, 200, seed=seed)[-1] for seed in range(10)]
    assert len({(summary.decisions, summary.rounds, *summary.wins) for summary in summaries}) == 10


def test_options_reach_random_games(game: Game) -> None:
    """C33, R9.2: stopped after the round, ties for everything share the win."""
    summary = steps(game, ["random"] * 4, 1_000, options={"max_rounds": 1})[-1]
    assert summary.rounds == summary.games == summary.finished == 1_000
    assert sum(summary.wins) >= 1_000


@pytest.mark.parametrize("players", [["random"] * 3, ["random", "random", "greedy"]])
def test_options_and_edition_reach_both_ways(game: Game, players: list[str]) -> None:
    """C33: the limit holds for random games in compiled code and for games that bots play."""
    summary = steps(game, players, 10, options={"max_rounds": 2})[-1]
    assert 10 < summary.rounds <= 20
    with pytest.raises(OptionError, match="unknown option 'rounds'"):
        steps(game, players, 10, options={"rounds": 2})


# Bots


def test_bots_change_seats_from_game_to_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot sits once on every seat in as many games as there are seats."""
    scribe = Scribe()
    monkeypatch.setitem(BOTS, "scribe", scribe)
    summary = steps(game, ["random", "scribe", "random", "random"], 8)[-1]
    assert sorted(scribe.sat) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(scribe.sat[:4]) == [0, 1, 2, 3]
    assert 0 < scribe.moves < summary.decisions


@pytest.mark.parametrize("place", range(4))
def test_greedy_wins_wherever_it_sits(game: Game, place: int) -> None:
    """Wins count by bot, not by seat, although the seats move on."""
    players = ["random"] * 4
    players[place] = "greedy"
    told = steps(game, players, 20, seed=place)
    assert [summary.games for summary in told] == list(range(1, 21))
    assert all(sum(summary.wins) == summary.games == summary.finished for summary in told)
    assert told[-1].wins[place] >= 12


def test_greedy_games_are_shorter_than_random_ones(game: Game) -> None:
    """Section 7: bots that aim for the finish get there sooner."""
    greedy = steps(game, ["greedy"] * 4, 12)[-1]
    assert greedy.rounds / greedy.games < 0.9 * MEASURED[4][0]


@pytest.mark.parametrize("players", [[], ["random"], ["random"] * 9, ["greedy"] * 9])
def test_a_wrong_number_of_bots_is_refused(game: Game, players: list[str]) -> None:
    with pytest.raises(OptionError, match=f"lost_temple is for 2 to 8 seats, not {len(players)}"):
        steps(game, players, 1)


def test_an_unknown_bot_is_refused(game: Game) -> None:
    with pytest.raises(OptionError, match="unknown bot 'genius': there is tourist, hiker"):
        steps(game, ["random", "genius"], 1)


@pytest.mark.parametrize("as_json", [True, False])
def test_what_was_counted_is_told_when_it_ends_early(monkeypatch: pytest.MonkeyPatch, as_json: bool) -> None:
    monkeypatch.setitem(BOTS, "scribe", Scribe(most=3))
    command = ["simulate", "lost_temple", "--seats", "scribe,random", "--games", "9", "--jobs", "1"]
    answer = CliRunner().invoke(cli, [*command, *["--json"] * as_json])
    assert (answer.exit_code, answer.stderr.splitlines()[-1]) == (130, "stopped after 3 of 9 games")
    if as_json:
        assert [row["summary"]["games"] for row in json.loads(answer.stdout)] == [3]
    else:
        assert answer.stdout.splitlines()[1].split() == ["games", "3"]


def test_work_that_takes_long_is_spread(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun in this process, gone on with in others: the same games, each once."""
    monkeypatch.setattr(jobs, "SOON", -1.0)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    players = ["random", "hiker", "random"]
    assert steps(game, players, 4, processes=None) == steps(game, players, 4)


# How fast


def test_bench_has_every_figure() -> None:
    """Every figure is measured; how large it is depends on the machine."""
    answer = CliRunner().invoke(cli, ["bench", "--no-cold", "--json"])
    assert answer.exit_code == 0
    told = json.loads(answer.stdout)
    assert told["game"] == "lost_temple"
    assert told["machine"]
    assert told["python"] == ".".join(map(str, sys.version_info[:3]))
    assert [figure["name"] for figure in told["figures"]] == [
        "table", *(f"random play, compiled, {seats} seats" for seats in MEASURED), "whole random games, compiled",
        "random play, interpreted", "copy of a table", "imagine a world", "Table.play", "greedy bot",
        "search, 2 seats", "search, 4 seats", "hint",
        "first move, interpreted", "first move, compiled, warm cache",
    ]  # fmt: skip
    assert all(figure["value"] > 0 and figure["unit"] for figure in told["figures"])
    units = {figure["name"]: figure["unit"] for figure in told["figures"]}
    assert (units["table"], units["copy of a table"], units["Table.play"]) == ("bytes", "ns", "moves/s")


def test_games_that_nobody_wins_are_counted() -> None:
    """Takara Island, R12.4: with two turns only, no stone is ever found; wins and losses by all are all games."""
    game = find_game("takara_island")
    for players in (["random", "random"], ["greedy", "random"]):
        *_, summary = steps(game, players, 3, options={"turn_limit": 2}, seed=1)
        assert (summary.lost, summary.wins, summary.finished) == (3, [0, 0], 3)
    *_, summary = steps(game, ["random", "random"], 400, seed=1)
    assert 0 < summary.lost < 40
    assert sum(summary.wins) + summary.lost >= summary.games
