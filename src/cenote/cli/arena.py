"""`cenote arena`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from cenote.cli.many import check_place, end, place_options, watched
from cenote.cli.options import (
    chosen_options,
    edition_option,
    json_option,
    player_option,
    read_players,
    rule_options,
    usual_count,
)  # fmt: skip
from cenote.kernel.errors import CenoteError, OptionError, listed
from cenote.kernel.table import find_game
from cenote.lab.arena import Arena, Results
from cenote.lab.report import WRITERS, ladder, rows
from cenote.words import words


@click.command(epilog="Example: cenote arena lost_temple --bots random,greedy --seats 2 --seats 4 --report arena.html")
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,…", help="The bots; every one plays against every other.")
@click.option("--neighbours", is_flag=True, help="Only against the next one in the list.")
@click.option("--seats", type=int, multiple=True, show_default="4 or fewest",
              help="How many sit at a table, half of them each bot; may be given several times.")  # fmt: skip
@click.option("--alone", is_flag=True, help="One of the first bot against the second on all other seats.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True,
              help="How many for each pair and number of seats, at least: both sit everywhere as often.")  # fmt: skip
@click.option(
    "--seed", type=click.IntRange(0, 2**31), default=0, show_default=True, help="The same seed, the same games."
)
@place_options
@click.option("--report", "reports", type=click.Path(path_type=Path), multiple=True,
              help="A file for the results: .html with plots, .md with a table.")  # fmt: skip
@player_option
@rule_options
@edition_option
@json_option
def command(
    game: str, bots: str, neighbours: bool, seats: tuple[int, ...], alone: bool, count: int, seed: int,
    jobs: int | None, ray: str | None, reports: tuple[Path, ...], programs: tuple[str, ...], preset: str | None,
    options: tuple[str, ...], edition: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play GAME against each other: who wins, how sure that is, and what each is rated.

    Games with the seats changed have the same cards. Where all players share one goal, each bot goes on the same
    expeditions, and who comes farther wins.
    """
    check_place(jobs, ray)
    found = find_game(game)
    chosen = chosen_options(found.load_edition(edition), preset, options)
    names = [bot.strip() for bot in bots.split(",")]
    arena = Arena(found.key, names, seats=seats or [usual_count(found)], games=count, seed=seed, edition=edition,
                  options=chosen, neighbours=neighbours, alone=alone, players=read_players(programs))  # fmt: skip
    for report in reports:
        check_writable(report)
    stopped = run(arena, jobs, ray)
    results = arena.results(
        command=shlex.join(["cenote", *sys.argv[1:]]), title=words("en", found.key).say("game-name")
    )
    if results.games:
        for report in reports:
            report.write_text(WRITERS[report.suffix](results), encoding="utf-8")
        if as_json:
            click.echo(msgspec.json.format(msgspec.json.encode(told(results))).decode())
        else:
            show(results)
    end(stopped, results.games, results.planned)


def check_writable(path: Path, suffixes: Iterable[str] = WRITERS, option: str = "--report") -> None:
    """Before hours of games, not after them."""
    if path.suffix not in suffixes:
        raise OptionError(f"{option} {str(path)!r} must end in {listed(suffixes)}")
    try:
        was_there = path.exists()
        path.open("a").close()
        if not was_there:
            path.unlink()
    except (OSError, ValueError) as wrong:
        reason = getattr(wrong, "strerror", None) or wrong
        raise OptionError(f"{option} {str(path)!r} cannot be written: {reason}") from None


def run(arena: Arena, jobs: int | None, ray: str | None) -> BaseException | None:
    """Play, with the progress on the screen; tells what ended it early."""
    try:
        with watched(arena.game, "games", len(arena), ray) as at, closing(arena.play(jobs, ray)) as played:
            for games in played:
                at(games)
    except (KeyboardInterrupt, CenoteError) as stopped:
        return stopped
    return None


def told(results: Results) -> dict[str, object]:
    """Everything, with the shares."""
    matches = [
        {**msgspec.structs.asdict(match), "share_a": match.share_a, "share_b": match.share_b}
        for match in results.matches
    ]
    return {**msgspec.structs.asdict(results), "matches": matches}


def show(results: Results) -> None:
    screen = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    for head, *lines in (rows(results), ladder(results)):
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for title in head:
            grid.add_column(title, justify="left" if title == head[0] else "right")
        for line in lines:
            grid.add_row(*line)
        screen.print(grid)
        screen.print()
