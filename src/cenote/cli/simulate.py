"""`cenote simulate`."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from cenote.bots import YARDSTICKS, named
from cenote.bots.levels import LEVELS, STYLES
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
from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.game import Edition, Game
from cenote.kernel.table import find_game
from cenote.lab.simulate import Share, Summary, share, simulate


@click.command(epilog="Example: cenote simulate lost_temple --games 1000000 --compare my_board.toml")
@click.argument("game")
@click.option(
    "--seats", default=None, show_default="random bots",
    help=f"The bots: {', '.join([*LEVELS, *YARDSTICKS])}, or a level with a style ({', '.join(filter(None, STYLES))}) "
         "as in legend-sly. They change seats from game to game; wins count by bot.",
)  # fmt: skip
@click.option("--games", "count", type=click.IntRange(1), default=10_000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**31), default=0, show_default=True, help="The same seed, the same games."
)
@click.option("--compare", type=click.Path(path_type=Path), help="A second edition file: the same games on both.")
@place_options
@player_option
@rule_options
@edition_option
@json_option
def command(
    game: str, seats: str | None, count: int, seed: int, compare: Path | None, jobs: int | None, ray: str | None,
    programs: tuple[str, ...], preset: str | None, options: tuple[str, ...], edition: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play many games of GAME and count what happens."""
    check_place(jobs, ray)
    found, programmed = find_game(game), read_players(programs)
    players = ["random"] * usual_count(found) if seats is None else [player.strip() for player in seats.split(",")]
    bots = [programmed.get(player, player) for player in players]
    for bot in bots:
        try:
            named(bot)
        except OptionError as wrong:
            raise OptionError(f"--seats {seats!r}: {wrong}") from None
    found.check_seats(len(players))
    files = [edition, *([compare] if compare else [])]
    editions = [found.load_edition(file) for file in files]
    chosen = chosen_options(editions[0], preset, options)
    for box in editions:
        found.option_codes(box, chosen, len(players))
    told: list[tuple[Edition, Summary]] = []
    stopped: BaseException | None = None
    for file, box in zip(files, editions, strict=True):
        steps = simulate(found, bots, count, edition=file, options=chosen, seed=seed, jobs=jobs, ray=ray)
        summary, stopped = run(found, steps, box.name, count, ray)
        if summary is not None:
            told.append((box, summary))
        if stopped is not None:
            break
    if as_json:
        rows = [{"edition": box.name, "summary": summary, "shares": summary.shares()} for box, summary in told]
        click.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
    elif told:
        show(players, told)
    end(stopped, sum(summary.games for _, summary in told), count * len(editions))


def run(
    game: Game, steps: Generator[Summary], title: str, count: int, ray: str | None
) -> tuple[Summary | None, BaseException | None]:
    """One simulation, with its progress on the screen: what was counted, and what ended it early."""
    summary = None
    try:
        with watched(game, title, count, ray) as at, closing(steps):
            for summary in steps:
                at(summary.games)
    except (KeyboardInterrupt, CenoteError) as stopped:
        return summary, stopped
    return summary, None


def show(players: list[str], told: list[tuple[Edition, Summary]]) -> None:
    summaries = [summary for _, summary in told]
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for box, _ in told:
        grid.add_column(box.name, justify="right")
    if len(told) == 2:
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
