"""`cenote load`."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing, nullcontext
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cenote.cli.arena import check_writable
from cenote.cli.many import INTERRUPTED
from cenote.cli.options import chosen_options, json_option, rule_options, usual_count
from cenote.kernel.engine import engine_of
from cenote.kernel.errors import OptionError
from cenote.kernel.table import find_game
from cenote.lab.crowd import Plan
from cenote.lab.load import LONGEST, MOST_TABLES, Load, check_address, own_server
from cenote.lab.load_report import WRITERS, rows
from cenote.lab.report import duration
from cenote.words import words

ARRIVALS = 10
"""Tables that fill up in a second, where nobody says."""


@click.command(epilog="Example: cenote load --tables 300 --for 60 --report load.html")
@click.argument("address", required=False)
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=100, show_default=True, help="Tables at once.")
@click.option("--seats", type=int, show_default="4 or fewest", help="People at each table, a guest for every seat.")
@click.option("--game", default="lost_temple", show_default=True, help="What they play.")
@click.option("--every", type=click.FloatRange(0.01, 600), default=2.0, show_default=True,
              help="Seconds from move to move at each table, on average.")  # fmt: skip
@click.option("--for", "seconds", type=click.FloatRange(1, LONGEST), default=60.0, show_default=True,
              help="How long they play after all have come.")  # fmt: skip
@click.option("--ramp", type=click.FloatRange(0, LONGEST), show_default=f"{ARRIVALS} tables a second",
              help="Seconds over which people arrive.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed, the same choices.")
@click.option("--database", metavar="URL", help="The database of a server of its own (see `cenote serve`).")
@click.option("--redis", metavar="URL", help="The Redis of a server of its own.")
@click.option("--workers", type=click.IntRange(1), help="The processes of a server of its own.")
@click.option("--report", "reports", type=click.Path(path_type=Path), multiple=True,
              help="A file for the results: .html with plots, .md with tables.")  # fmt: skip
@rule_options
@json_option
def command(
    address: str | None, tables: int, seats: int | None, game: str, every: float, seconds: float, ramp: float | None,
    seed: int, database: str | None, redis: str | None, workers: int | None, reports: tuple[Path, ...],
    preset: str | None, options: tuple[str, ...], as_json: bool,
) -> None:  # fmt: skip
    """Let many people play on the server at ADDRESS, which must be on this machine, and measure how it answers.

    Without ADDRESS a server is started for it, on a database that is thrown away. Everybody plays random moves; what he
    is told must have no gap, and some of the finished games are verified from their records. Exit status 1 if anything
    went wrong.
    """
    found = find_game(game)
    seats = usual_count(found) if seats is None else seats
    found.check_seats(seats)
    edition = found.load_edition(None)
    chosen = chosen_options(edition, preset, options)
    codes = found.option_codes(edition, chosen, seats)
    wished = {option.name: option.value(codes[option.name]) for option in found.options if option.name in chosen}
    handed = [("--database", database), ("--redis", redis), ("--workers", workers)]
    own = [part for name, value in handed if value is not None for part in (name, str(value))]
    if address is not None and own:
        raise OptionError(f"{own[0]} is for a server of its own: leave it out, or the address {address!r}")
    for report in reports:
        check_writable(report)
    if address is None:
        with Console(stderr=True).status("compiling the rules"):
            engine_of(found, wait=True)
    with nullcontext(check_address(address)) if address is not None else own_server(*own) as there:
        ramp = tables / ARRIVALS if ramp is None else ramp
        load = Load(Plan(there, found.key, tables, seats, every, seconds, ramp, seed, wished))
        stopped = run(load)
        if not load.played:
            sys.exit(INTERRUPTED)
        said = shlex.join(["cenote", *sys.argv[1:]])
        results = load.results(said, words("en", found.key).say("game-name"))
    for report in reports:
        report.write_text(WRITERS[report.suffix](results), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show(rows(results))
    sys.exit(INTERRUPTED if stopped else 1 if results.errors else 0)


def run(load: Load) -> bool:
    """Play, with the progress on the screen; tells whether it was ended early."""
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True),
                   transient=True)  # fmt: skip
    try:
        with bar, closing(load.play()) as played:
            task = bar.add_task("people arrive")
            for now in played:
                pace = f"{now.moves:,.0f} moves/s, p99 {duration(now.own.p99)}, {now.errors:,} errors"
                bar.update(task, description=f"{now.tables:,} tables, {pace}", completed=now.at,
                           total=load.came() + load.plan.seconds)  # fmt: skip
    except KeyboardInterrupt:
        return True
    return False


def show(lines: list[list[str]]) -> None:
    head, *rest = lines
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in head:
        grid.add_column(title, overflow="fold")
    for line in rest:
        grid.add_row(*line)
    Console(width=None if sys.stdout.isatty() else 120, highlight=False).print(grid)
