"""The corpus: finished games of every game and rules version, kept for ever, with many options and two editions.

    python -m tests.golden.make              for games whose rules version has no corpus yet: plays one and writes it
    python -m tests.golden.make lost_temple  for this game
    python -m tests.golden.make --anew …     plays other games instead; never for a version that was released

A line is a game, after a line with the editions they were played on. Of the first game everything is told in a text:
what happens, and for every decision digests of what was legal and of what all seats and a spectator could see and know.
The texts are always written anew: a change in them changes what players see; read it before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cenote import games
from cenote.bots import named
from cenote.kernel.engine import engine_of
from cenote.kernel.game import SPECTATOR, Edition, Game, Option
from cenote.kernel.record import digest
from cenote.kernel.replay import spoken_result
from cenote.kernel.table import Table
from cenote.words import words
from tests.editions import box_of, edition_of

GOLDEN = Path(__file__).parent
OTHER_EDITION: dict[str, dict[str, Any]] = {
    "jade_goddess": {"setup": {"start_gold": 7}},
    "lost_temple": {"supply": {"gems": 40}},
    "ohio_bob": {"energy": {"easy": {"start": 7, "max": 7}}},
    "takara_island": {"constants": {"start_karas": 3}},
}
"""What a second edition has otherwise."""


class Played(msgspec.Struct, omit_defaults=True):
    """A finished game, and how it must end."""

    edition: str
    seats: int
    seed: str
    options: dict[str, str | bool | int]
    moves: str
    result: str
    state: str


class Corpus(msgspec.Struct):
    """Games played by one version of a game's rules, and the editions they were played on."""

    editions: dict[str, Any]
    games: list[Played]


def path_of(game: Game, kind: str = "jsonl") -> Path:
    return GOLDEN / f"{game.key}-v{game.rules_version}.{kind}"


def read(path: Path) -> Corpus:
    game = path.stem.rpartition("-")[0]
    assert path.exists(), f"{path.name} is missing: `python -m tests.golden.make {game}` plays its games and writes it"
    editions, *played = path.read_bytes().splitlines()
    return Corpus(msgspec.json.decode(editions), [msgspec.json.decode(line, type=Played) for line in played])


def editions_of(game: Game, corpus: Corpus) -> dict[str, Edition]:
    return {name: edition_of(game, content) for name, content in corpus.editions.items()}


def replayed(game: Game, played: Played, edition: Edition) -> Iterator[tuple[Table, int, str]]:
    """The table of a game before each decision, who decides, and what; then the end."""
    table = Table.new(game, played.seats, seed=played.seed, options=played.options, edition=edition,
                      engine=engine_of(game, wait=True))  # fmt: skip
    for move in played.moves.split(";"):
        seat, _, action = move.partition(" ")
        yield table, int(seat), action
        table.play(action, int(seat))
    yield table, SPECTATOR, ""


def ended(game: Game, played: Played, edition: Edition) -> Table:
    *_, (table, _, _) = replayed(game, played, edition)
    return table


# Playing


def unusual(option: Option) -> list[str | bool | int]:
    """All values but the default; of a number, a small one."""
    return [option.usual // 8 or 5] if option.most is not None else list(option.values[1:])


def wanted(game: Game) -> list[tuple[int, dict[str, str | bool | int]]]:
    """Seats and options of the games to play: the first as in the rulebook; every number of seats twice, every value of
    every option twice."""
    left = [(option, value) for option in game.options for value in unusual(option)] * 2
    Random(game.key).shuffle(left)
    count = max(8, 2 * len(game.seat_counts))
    some = ceil(len(left) / (count - 1))
    chosen: list[tuple[int, dict[str, str | bool | int]]] = [(game.seat_counts[0], {})]
    while left or len(chosen) < count:
        seats = game.seat_counts[len(chosen) % len(game.seat_counts)]
        options: dict[str, str | bool | int] = {}
        for option, value in [*left]:
            fits = seats >= max(option.seats, option.least_seats(value))
            if fits and len(options) < some and option.name not in options:
                options[option.name] = value
                left.remove((option, value))
        chosen.append((seats, options))
    return chosen


def play(game: Game, seats: int, options: dict[str, str | bool | int], edition: Edition, number: int) -> Played:
    table = Table.new(game, seats, seed=f"corpus {number}", options=options, edition=edition,
                      engine=engine_of(game, wait=True))  # fmt: skip
    kinds = ("greedy", "hiker") if game.shared_goal else ("greedy", "hiker", "random")
    bots = [named(kinds[(seat + number) % len(kinds)]) for seat in range(seats)]
    while not table.over:
        seat = table.in_turn[0]
        table.play(bots[seat].choose(table.perspective(seat), len(table.moves)), seat)
    moves = ";".join(f"{seat} {action}" for seat, action in table.moves)
    return Played(edition.name, seats, table.seed, options, moves, spoken_result(table), table.fingerprint)


def merged(content: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {**content, **{key: {**content[key], **value} for key, value in other.items()}}


def write_corpus(game: Game) -> None:
    box = box_of(game)
    other = merged(box, OTHER_EDITION.get(game.key, {})) | {"edition": "other"}
    contents = {box["edition"]: box, "other": other}
    editions = [edition_of(game, content) for content in contents.values()]
    played = [play(game, *wish, editions[number % 4 == 3], number) for number, wish in enumerate(wanted(game))]
    path_of(game).write_bytes(b"\n".join(map(msgspec.json.encode, (contents, *played))) + b"\n")


# Telling


def told(game: Game, corpus: Corpus) -> Iterator[str]:
    """The first game of a corpus."""
    say, played = words("en", game.key), corpus.games[0]
    names, heard = [f"P{seat}" for seat in range(played.seats)], None
    for table, seat, action in replayed(game, played, editions_of(game, corpus)[played.edition]):
        yield from (f"    {say.event(event, names)}" for event in table.events(since=heard))
        if table.over:
            yield f"{table.result}"
            return
        seen = [table.perspective(watcher, heard) for watcher in (*range(table.seats), SPECTATOR)]
        shown = [(one.view, one.observation().tolist(), one.events, one.knowledge()) for one in seen]
        question, legal = seen[seat].question, [str(choice) for choice in seen[seat].legal]
        assert question is not None
        yield f"{table.move:>4} P{seat} {say.tell(question)} > {action}"
        yield f"     legal {len(legal)} {short(legal)}, seen {short(shown)}, state {table.fingerprint[:8]}"
        heard = len(table.moves)


def short(told: Any) -> str:
    return digest(msgspec.json.encode(told))[:8]


def text_of(game: Game) -> str:
    return "\n".join(told(game, read(path_of(game)))) + "\n"


def main(*arguments: str) -> None:
    anew, keys = "--anew" in arguments, [key for key in arguments if key != "--anew"]
    for game in map(games.get, keys or games.names()):
        if anew or not path_of(game).exists():
            write_corpus(game)
        path_of(game, "txt").write_text(text_of(game), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
