"""`cenote train`."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich.console import Console

from cenote.bots import named
from cenote.cli.arena import check_writable
from cenote.kernel.table import find_game
from cenote.lab.curve import WRITERS
from cenote.lab.train import Settings, torch_here, train


@click.command(epilog="Example: cenote train takara_island --minutes 8 --out takara.npz --report curve.svg")
@click.argument("game")
@click.option("--minutes", type=click.FloatRange(0.01), default=Settings("").minutes, show_default=True)
@click.option("--device", type=click.Choice(["cuda", "cpu"]), default="cuda", show_default=True,
              help="An NVIDIA GPU, or the processor, which takes far longer.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file for the network (.npz).")
@click.option("--report", type=click.Path(path_type=Path), help="The learning curve: .svg drawn, .json as numbers.")
@click.option("--tables", type=click.IntRange(1), default=Settings("").tables, show_default=True,
              help="Tables for each number of seats.")  # fmt: skip
@click.option("--part", type=click.IntRange(1), default=Settings("").part, show_default=True,
              help="Decisions that a lesson looks at together.")  # fmt: skip
@click.option("--width", type=click.IntRange(8, 4096), default=Settings("").width, show_default=True,
              help="Numbers in each layer.")  # fmt: skip
@click.option("--entropy", type=click.FloatRange(0), default=Settings("").entropy, show_default=True,
              help="Credit for being undecided: the more, the longer it tries different things.")  # fmt: skip
@click.option("--judge", default="greedy", show_default=True, help="The bot that the network is measured by.")
@click.option("--judged", type=click.IntRange(1), default=Settings("").judged, show_default=True,
              help="Games against it at every point of the curve.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1), default=Settings("").processes, show_default=True,
              help="In how many processes these are played.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0, 2**31), default=0, show_default=True)
def command(
    game: str, minutes: float, device: str, out: Path, report: Path | None, tables: int, part: int, width: int,
    entropy: float, judge: str, judged: int, jobs: int, seed: int,
) -> None:  # fmt: skip
    """Let a network learn GAME by playing against itself, and measure it against a bot meanwhile."""
    find_game(game)
    named(judge)
    torch_here()
    check_writable(out, (".npz",), "--out")
    if report is not None:
        check_writable(report, tuple(WRITERS))
    settings = Settings(game, minutes=minutes, device=device, tables=tables, part=part, width=width, entropy=entropy,
                        judge=judge, judged=judged, processes=jobs, seed=seed)  # fmt: skip
    screen = Console(stderr=True, highlight=False)
    with screen.status("learning"):
        curve = train(settings, out, screen.print)
    if report is not None:
        WRITERS[report.suffix](report, settings, curve)
    click.echo(f"Play against it: cenote play {game} --seats {shlex.quote(f'you,network:{out}')}")
