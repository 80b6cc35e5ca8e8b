"""Golden playthroughs: one random game per game and seat count, every outlet at every decision, as text. Where all
players share one goal a bot plays that pursues it: random explorers do not come far.

    python -m tests.playthrough        writes tests/golden anew, after a change that is meant

A change that shows in these files changes what players see or what happens: read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cenote import games
from cenote.bots import named
from cenote.kernel.engine import Engine, engine_of
from cenote.kernel.game import SPECTATOR, Game
from cenote.kernel.record import digest
from cenote.kernel.replay import record_text
from cenote.kernel.table import Table
from cenote.words import words

GOLDEN = Path(__file__).parent / "golden"


def short(data: bytes) -> str:
    return digest(data)[:12]


def cases() -> list[tuple[Game, int]]:
    return [(game, seats) for game in map(games.get, games.names()) for seats in game.seat_counts]


def shown(game: Game, seats: int) -> bool:
    """Whether everything is written out for this seat count, too, and not only the record kept."""
    few = len(game.seat_counts) // 3 if len(game.seat_counts) > 3 else 0
    return seats in (game.seat_counts[0], game.seat_counts[few], game.seat_counts[-1])


def path_of(game: Game, seats: int, kind: str) -> Path:
    return GOLDEN / f"{game.key}-v{game.rules_version}-{seats}.{kind}"


def played(game: Game, seats: int, engine: Engine) -> tuple[str, str]:
    """The playthrough and the record of the game."""
    table = Table.new(game, seats, seed=f"golden {seats}", engine=engine)
    lines = list(told(table))
    return "\n".join(lines) + "\n", record_text(table)


def told(table: Table) -> Iterator[str]:
    say, bot = words("en", table.game.key), named("greedy" if table.game.shared_goal else "random")
    names = [f"P{seat}" for seat in range(table.seats)]
    heard: int | None = None  # decisions of which everything was told
    while True:
        yield from (f"    {say.event(event, names)}" for event in table.events(since=heard))
        if table.over:
            break
        seat = table.in_turn[0]
        mine = table.perspective(seat)
        assert mine.question is not None
        yield f"{table.move:>4} P{seat} {say.tell(mine.question)}"
        yield f"     legal: {', '.join(map(str, mine.legal))}"
        for watcher in (*range(table.seats), SPECTATOR):
            seen = table.perspective(watcher, heard)
            parts = (seen.view, seen.observation().tolist(), seen.events)
            yield f"     seat {watcher:>2} sees {short(msgspec.json.encode(parts))} knows {short(seen.knowledge())}"
        action = bot.choose(mine, 4)
        yield f"     > {action}  (state {table.fingerprint[:12]})"
        heard = len(table.moves)
        table.play(action, seat)
    yield f"{table.result}"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game, seats in cases():
        text, record = played(game, seats, engine_of(game, wait=True))
        if shown(game, seats):
            path_of(game, seats, "txt").write_text(text, encoding="utf-8")
        path_of(game, seats, "toml").write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
