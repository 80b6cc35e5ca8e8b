"""`cenote simulate`."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cenote.bots import BOTS
from cenote.cli.options import (
    chosen_options,
    edition_option,
    json_option,
    player_option,
    read_players,
    rule_options,
    usual_count,
)  # fmt: skip
from cenote.kernel.engine import engine_of
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Edition, Game
from cenote.kernel.table import find_game
from cenote.lab.simulate import Share, Summary, share, simulate


@click.command(epilog="Example: cenote simulate lost_temple --games 1000000 --compare my_board.toml")
@click.argument("game")
@click.option("--seats", default=None, show_default="random bots",
              help=f"The bots: {', '.join(BOTS)}. They change seats from game to game; wins count by bot.")  # fmt: skip
@click.option("--games", "count", type=click.IntRange(1), default=10_000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31), default=0, show_default=True, help="The same seed, the same games."
)
@click.option("--compare", type=click.Path(path_type=Path), help="A second edition file: the same games on both.")
@player_option
@rule_options
@edition_option
@json_option
def command(
    game: str, seats: str | None, count: int, seed: int, compare: Path | None, programs: tuple[str, ...],
    preset: str | None, options: tuple[str, ...], edition: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play many games of GAME and count what happens."""
    found = find_game(game)
    players = ["random"] * usual_count(found) if seats is None else [player.strip() for player in seats.split(",")]
    known = {bot: bot for bot in BOTS} | read_players(programs)
    for player in players:
        if player not in known:
            raise OptionError(f"--seats {seats!r}: {player!r} is no bot; there is {listed(known)}")
    found.check_seats(len(players))
    editions = [found.load_edition(edition), *([found.load_edition(compare)] if compare else [])]
    chosen = chosen_options(editions[0], preset, options)
    for box in editions:
        found.option_codes(box, chosen, len(players))
    bots = [known[player] for player in players]
    summaries = [run(found, bots, count, box, chosen, seed) for box in editions]
    if as_json:
        rows = [
            {"edition": box.name, "summary": summary, "shares": summary.shares()}
            for box, summary in zip(editions, summaries, strict=True)
        ]
        click.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
    else:
        show(players, editions, summaries)


def run(game: Game, players: list[str], count: int, edition: Edition, options: dict[str, object], seed: int) -> Summary:
    """One simulation, with its progress on the screen."""
    with Console(stderr=True).status("compiling the rules"):
        engine_of(game, wait=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   console=Console(stderr=True), transient=True)  # fmt: skip
    with bar:
        task = bar.add_task(edition.name, total=count)
        for summary in simulate(game, players, count, edition=edition, options=options, seed=seed):
            bar.update(task, completed=summary.games)
    return summary


def show(players: list[str], editions: list[Edition], summaries: list[Summary]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for box in editions:
        grid.add_column(box.name, justify="right")
    if len(editions) == 2:
        grid.add_column("change", justify="right")

    def row(label: str, values: list[float], form: str) -> None:
        cells = [format(value, form) for value in values]
        grid.add_row(label, *cells, *([format(values[1] - values[0], "+" + form)] if len(values) == 2 else []))

    row("games", [float(s.games) for s in summaries], ",.0f")
    row("decisions a game", [s.decisions / s.games for s in summaries], ".2f")
    row("rounds a game", [s.rounds / s.games for s in summaries], ".2f")

    def row_of_shares(label: str, shares: list[Share]) -> None:
        cells = [f"{100 * x.share:.2f} % ({100 * x.low:.2f}-{100 * x.high:.2f})" for x in shares]
        change = [f"{100 * (shares[1].share - shares[0].share):+.2f} %"] if len(shares) == 2 else []
        grid.add_row(label, *cells, *change)

    for seat, player in enumerate(players):
        row_of_shares(f"wins {seat + 1}: {player}", [s.shares()[seat] for s in summaries])
    if any(s.lost for s in summaries):
        row_of_shares("nobody wins", [share(s.lost, s.games) for s in summaries])
    Console(width=None if sys.stdout.isatty() else 120, highlight=False).print(grid)
