"""Bots against bots: nobody has better seats, the same seed counts the same however many play, the report is true."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from math import comb, isclose
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner, Result

from cenote import OptionError, games
from cenote.bots import BOTS
from cenote.cli import cli
from cenote.kernel.actions import Action
from cenote.kernel.errors import CenoteError
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Result as Ended
from cenote.lab.arena import (
    Arena,
    Hall,
    Match,
    Played,
    Ratings,
    Results,
    Sitting,
    part_of_a,
    part_of_farther,
    patterns,
)
from cenote.lab.jobs import Rules
from cenote.lab.report import html, label, markdown, steps
from cenote.lab.simulate import Share, Thought, share

SVG = "{http://www.w3.org/2000/svg}"
SHORT = ("--option", "max_rounds=2", "--jobs", "1")


End = BaseException | signal.Signals


class Steady:
    """A bot whose choice depends on the move alone; it counts the games it was told the end of."""

    def __init__(self, name: str, most: int = 1_000, end: End | None = None) -> None:
        self.name, self.most, self.end = name, most, end
        self.games, self.moves = 0, 0

    def choose(self, perspective: Perspective, seed: int) -> Action:
        if self.end is not None and self.games == self.most:
            if isinstance(self.end, BaseException):
                raise self.end
            os.kill(os.getpid(), self.end)
        self.moves += 1
        chosen: Action = perspective.legal[7 * perspective.move % len(perspective.legal)]
        return chosen

    def close(self) -> None:
        self.games += 1


Seat = Callable[..., Steady]


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Makes bots of that kind that can be named."""

    def made(name: str, most: int = 1_000, end: End | None = None) -> Steady:
        bot = Steady(name, most, end)
        monkeypatch.setitem(BOTS, name, bot)
        return bot

    return made


def ended(*winners: int, points: int = 0, seats: int = 3) -> Played:
    return Played(Ended(winners, (1,) * seats, (points,) * seats), 10, 2, {"a": Thought(6, 0.5), "b": Thought(4, 0.1)})


# Seats


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_bots_sit_as_often_on_every_seat(seats: int) -> None:
    """Also after every second game of a cycle: the seats are changed."""
    cycle = patterns(seats)
    assert len(set(cycle)) == len(cycle) == comb(seats, seats // 2) * (1 + seats % 2)
    assert {sum(pattern) for pattern in cycle} == {seats // 2, seats - seats // 2}
    assert all(first == tuple(not a for a in second) for first, second in zip(cycle[::2], cycle[1::2], strict=True))


def test_seatings_for_three_four_and_one_alone() -> None:
    told = {seats: {"".join("BA"[a] for a in pattern) for pattern in patterns(seats)} for seats in (2, 3, 4)}
    assert told[2] == {"AB", "BA"}
    assert told[3] == {"AAB", "ABA", "BAA", "ABB", "BAB", "BBA"}
    assert told[4] == {"AABB", "ABAB", "ABBA", "BBAA", "BABA", "BAAB"}
    assert patterns(3, alone=True) == [(True, False, False), (False, True, False), (False, False, True)]


def test_games_are_planned_in_whole_cycles_with_the_same_cards() -> None:
    arena = Arena("lost_temple", ["random", "greedy"], seats=[2, 3], games=7)
    for match, planned in zip(arena.matches, (8, 12), strict=True):
        sittings = [sitting for other, (sitting,) in arena.plan if other is match]
        assert len(sittings) == len({sitting.number for sitting in sittings}) == planned
        assert set(Counter(sitting.cycle for sitting in sittings).values()) == {len(patterns(match.seats))}
    assert len(arena) == 20


@pytest.mark.parametrize(("neighbours", "pairs"), [(True, "ab bc cd"), (False, "ab ac ad bc bd cd")])
def test_all_pairs_or_neighbours(steady: Seat, neighbours: bool, pairs: str) -> None:
    arena = Arena("lost_temple", [steady(name).name for name in "abcd"], seats=[2], games=1, neighbours=neighbours)
    assert [match.a + match.b for match in arena.matches] == pairs.split()


# Shares


def test_a_shared_win_counts_by_parts_and_nobody_apart() -> None:
    match, sitting = Match("a", "b", 3), Sitting(("a", "b", "a"), 0, 0)
    for played in (ended(0), ended(2), ended(0, 1), ended(1), ended(), ended(0, 1, 2)):
        match.count([played], part_of_a(match, sitting, played.result))
    assert (match.games, match.nobody, match.course) == (6, 1, [1, 1, 0.5, 0, 2 / 3])
    assert match.share_a == share(2.5 + 2 / 3, 5)
    assert isclose(match.share_b.share, 1 - match.share_a.share)
    assert isclose(match.share_b.low, share(5 - 2.5 - 2 / 3, 5).low)
    assert (match.thoughts, match.rounds, match.lengths) == ([Thought(36), Thought(24)], 12, [10] * 6)
    assert isclose(match.thoughts[0].each, 0.5 / 6)
    assert (match.fair, Match("a", "b", 3, alone=True).fair) == (1 / 2, 1 / 3)
    assert Match("a", "b", 3).share_a == Share(0.5, 0.0, 1.0), "without games nothing is known"


def test_who_comes_farther_wins() -> None:
    """Won beats lost, then points; equally far is half each."""
    won, far, near = ended(0, points=2, seats=1), ended(points=3, seats=1), ended(points=1, seats=1)
    assert [part_of_farther(won, far), part_of_farther(near, far), part_of_farther(far, near)] == [1, 0, 1]
    assert part_of_farther(won, won) == part_of_farther(near, near) == 0.5


def test_ratings_go_by_rank_and_by_the_mean_of_a_bots_seats() -> None:
    ratings = Ratings("abc")
    begun = ratings.of["a"]
    (first,), (last,), (middle,) = ratings.model.rate([[ratings.model.rating()] for _ in range(3)], ranks=[1, 3, 2])
    assert first.mu > begun.mu > last.mu
    ratings.rate("aab", [1, 3, 2])
    a, b, c = (ratings.of[bot] for bot in "abc")
    assert (a.mu, a.sigma) == ((first.mu + last.mu) / 2, (first.sigma + last.sigma) / 2)
    assert (b.mu, b.sigma, c.mu, c.sigma) == (middle.mu, middle.sigma, begun.mu, begun.sigma)
    for _ in range(5):
        ratings.rate("abc", [1, 2, 2])
    a, b, c = (ratings.of[bot] for bot in "abc")
    assert a.mu > begun.mu > max(b.mu, c.mu)


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(CenoteError, match=r"need openskill: pip install 'cenote\[lab\]'"):
        Ratings("ab")


# Games


def played(jobs: int, seed: int = 5) -> Results:
    arena = Arena("lost_temple", ["random", "greedy"], seats=[2, 3], games=2, seed=seed, options={"max_rounds": 3})
    assert list(arena.play(jobs)) == [*range(1, 9)]
    return arena.results()


def test_same_results_however_many_processes_play() -> None:
    here, there, other = played(1), played(2), played(1, seed=6)
    assert here.matches == there.matches != other.matches
    assert here.ratings == there.ratings != other.ratings
    assert [match.games for match in here.matches] == [2, 6]


def test_a_bot_can_go_by_another_name() -> None:
    arena = Arena("lost_temple", ["calm", "random"], seats=[2], games=2, seed=5, players={"calm": "greedy"})
    other = Arena("lost_temple", ["greedy", "random"], seats=[2], games=2, seed=5)
    assert [*arena.play(1)] == [*other.play(1)]
    assert arena.matches == [msgspec.structs.replace(other.matches[0], a="calm")]
    assert arena.results().ratings[0].bot == "calm"


def test_equal_bots_are_equal_since_the_cards_are_the_same(steady: Seat) -> None:
    """Whatever the cards: with the seats changed, the other one wins. Every bot is told the end of every game."""
    one, other = steady("one"), steady("other")
    arena = Arena("lost_temple", ["one", "other"], seats=[2, 3], games=6)
    *_, count = arena.play(1)
    assert count == len(arena) == one.games == other.games == 12
    for match in arena.matches:
        assert match.share_a == share(3, 6)
        assert match.lengths[::2] == match.lengths[1::2]
        assert match.course[::2] == [1 - part for part in match.course[1::2]]
    assert len(set(arena.matches[0].lengths)) > 1, "other cycles have other cards"
    assert one.moves + other.moves == sum(sum(match.lengths) for match in arena.matches)


def test_one_alone_takes_every_seat_in_turn(steady: Seat) -> None:
    """Against equal bots it wins one game of each cycle."""
    steady("one"), steady("other")
    arena = Arena("lost_temple", ["one", "other"], seats=[4], games=8, alone=True)
    assert list(arena.play(1))[-1] == 8
    assert sum(arena.matches[0].course[:4]) == sum(arena.matches[0].course[4:]) == 1


def test_shared_goal_the_same_expeditions_for_every_bot(steady: Seat) -> None:
    """Each bot goes once on every expedition, whomever it is compared with; equal bots come equally far."""
    one, other = steady("one"), steady("other")
    arena = Arena("ohio_bob", ["one", "other", "random"], seats=[1], games=3, seed=2)
    assert list(arena.play(1))[-1] == 9
    assert (one.games, other.games, one.moves) == (3, 3, other.moves)
    same, *others = arena.matches
    assert same.course == [0.5] * 3
    assert same.lengths[::2] == same.lengths[1::2]
    hall = Hall(Rules("ohio_bob", {}), 2, {})
    for match, first in zip(others, ("one", "other"), strict=True):
        pairs = [[hall(Sitting((bot,), number, number)) for bot in (first, "random")] for number in range(3)]
        assert match.course == [part_of_farther(*pair) for pair in pairs]
        assert match.succeeded == [sum(bool(pair[k].result.winners) for pair in pairs) for k in range(2)]
    assert sum(match.games for match in arena.matches) == arena.results().games == 9


# The report


def test_report_is_one_page_that_shows_every_pair(steady: Seat) -> None:
    """Well-formed, nothing from elsewhere, names escaped, each dot where its share is."""
    bots = [steady("<i>&\"'").name, steady("plain").name, "random"]
    arena = Arena("lost_temple", bots, seats=[2, 3], games=4, options={"max_rounds": 2})
    assert list(arena.play(1))
    results = arena.results(command="cenote arena <x>", title="Temple & Co")
    text = html(results)
    page = ElementTree.fromstring(text.split("\n", 1)[1])
    assert "".join(next(page.iter("h1")).itertext()) == "Temple & Co"
    assert "".join(next(page.iter("pre")).itertext()) == "cenote arena <x>"
    assert not any({"src", "href"} & set(part.attrib) for part in page.iter())
    assert text.replace(SVG[1:-1], "").count("://") == text.count("url(") == text.count("@import") == 0
    shares, ratings, *courses, lengths = page.iter(f"{SVG}svg")
    assert len(courses) == len(results.matches) == 6
    ticks = {tick.text: float(tick.attrib["x"]) for tick in shares.findall(f"{SVG}text")}
    for match, group in zip(results.matches, shares.findall(f"{SVG}g"), strict=True):
        assert (group[0].text or "").startswith(label(match) + ": ")
        at = (float(group.find(f"{SVG}circle").attrib["cx"]) - ticks["0 %"]) / (ticks["100 %"] - ticks["0 %"])  # type: ignore[union-attr]
        assert isclose(at, match.share_a.share, abs_tol=0.001)
    assert len(shares.findall(f"{SVG}line[@class='level']")) == 2
    assert len(ratings.findall(f"{SVG}g")) == 3
    assert len(lengths.findall(f"{SVG}g")) == 6
    heats = [table for table in page.iter("table") if table.get("class") == "heat"]
    assert [sum("style" in cell.attrib for cell in table.iter("td")) for table in heats] == [6, 6]


def test_markdown_has_the_command_and_every_match() -> None:
    matches = [Match("a|x", "b", 2), Match("a|x", "c", 2)]
    matches[0].count([ended(0, seats=2)], 1.0)
    results = played(1)
    results.matches, results.command = matches, "cenote arena lost_temple --bots a,b"
    lines = markdown(results).splitlines()
    assert lines[:3] == ["```sh", "cenote arena lost_temple --bots a,b", "```"]
    assert lines[6].startswith("| a\\|x – b | 2 | 1 | 100.0 % (20.7–100.0) | 0.0 % (0.0–79.3) | 0 |")
    assert lines[7].startswith("| a\\|x – c | 2 | 0 |")
    assert [line.split(" ")[1] for line in lines[11:]] == ["greedy", "random"]


@pytest.mark.parametrize(("low", "high"), [(0, 101), (3.9, 46.7), (0, 0), (-3, 9.5), (24, 25)])
def test_a_scale_has_few_round_steps_around_everything(low: float, high: float) -> None:
    ticks = steps(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 3 <= len(ticks) <= 9


# The command


def say(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["arena", *map(str, arguments)])


def test_arena_prints_tables_and_writes_reports(tmp_path: Path) -> None:
    page, text = tmp_path / "a.html", tmp_path / "a.md"
    answer = say("lost_temple", "--bots", "random, greedy", "--seats", 2, "--games", 2, *SHORT,
                 "--report", page, "--report", text)  # fmt: skip
    assert answer.exit_code == 0, answer.exception
    assert [line.split()[:3] for line in answer.stdout.splitlines() if line.startswith("random – ")] == [
        ["random", "–", "greedy"]
    ]
    assert "mu" in answer.stdout
    assert "random – greedy · 2 seats" in page.read_text(encoding="utf-8")
    assert "| random – greedy | 2 | 2 |" in text.read_text(encoding="utf-8")


def test_arena_as_json() -> None:
    answer = say("lost_temple", "--bots", "random,greedy", "--games", 1, "--seed", 3, *SHORT, "--json")
    told = json.loads(answer.stdout)
    (match,) = told["matches"]
    assert (told["game"], told["seed"], told["planned"], told["options"]) == ("lost_temple", 3, 6, {"max_rounds": "2"})
    assert (match["a"], match["b"], match["seats"], match["games"]) == ("random", "greedy", 4, 6)
    assert match["share_a"]["share"] == sum(match["course"]) / len(match["course"])
    assert {one["bot"] for one in told["ratings"]} == {"random", "greedy"}
    assert {"cenote", "numba", "openskill"} < set(told["versions"])


@pytest.fixture
def deaf() -> Iterator[None]:
    """As a shell begins what is to run in the background: Ctrl-C is not heard."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    "end", [KeyboardInterrupt(), signal.SIGTERM, signal.SIGINT, CenoteError("the player has left")]
)
@pytest.mark.usefixtures("deaf")
def test_what_was_played_is_told_when_it_ends_early(steady: Seat, tmp_path: Path, end: End) -> None:
    before = signal.getsignal(signal.SIGTERM)
    steady("one", most=3, end=end)
    page = tmp_path / "a.html"
    answer = say("lost_temple", "--bots", "one,random", "--seats", 2, "--games", 10, *SHORT, "--report", page)
    assert "one – random      2      3 " in answer.stdout
    assert "stopped before the 10 that were planned" in page.read_text(encoding="utf-8")
    assert signal.getsignal(signal.SIGTERM) is before
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if not isinstance(end, CenoteError):
        assert (answer.exit_code, answer.stderr.splitlines()[-1]) == (130, "stopped after 3 of 10 games")
    else:
        assert answer.exception is end


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["lost_temple", "--bots", "random,genius"], "unknown bot 'genius': there is "),
        (["lost_temple", "--bots", "random,greedy,random"], "bot 'random' is named twice"),
        (["lost_temple", "--bots", "random"], "two bots or more, not random: give another one"),
        (["lost_temple", "--bots", ""], "unknown bot ''"),
        (["lost_temple", "--bots", "random,greedy", "--seats", "9"], "lost_temple is for 2 to 8 seats, not 9"),
        (["lost_temple", "--bots", "random,greedy", "--seats", "2", "--seats", "2"], "each number of seats once"),
        (["ohio_bob", "--bots", "random,greedy", "--alone"], "all its players share one goal"),
        (["lost_temple", "--bots", "random,greedy", "--option", "max_rounds=x"], "max_rounds = 'x' must be"),
        (["lost_temple", "--bots", "random,greedy", "--report", "a.pdf"], "'a.pdf' must end in .html, .md"),
        (["lost_temple", "--bots", "random,greedy", "--report", "no/a.md"], "cannot be written: No such file"),
        (["lost_spoon", "--bots", "random,greedy"], "lost_spoon"),
    ],
)
def test_wrong_input_is_refused_before_anything_is_played(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = say(*arguments)
    assert isinstance(answer.exception, OptionError)
    assert said in str(answer.exception)
    assert answer.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_every_game_has_an_arena() -> None:
    """A game that shares a goal is compared, any other is played at one table."""
    for key in games.names():
        arena = Arena(key, ["random", "greedy"], seats=[games.get(key).seat_counts[0]], games=1)
        assert {len(needed) for _, needed in arena.plan} == {2 if games.get(key).shared_goal else 1}
