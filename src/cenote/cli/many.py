"""What commands share that play many games: where they are played, and how far they are."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cenote.kernel.engine import engine_of
from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.game import Game

INTERRUPTED = 130


def place_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--jobs` and `--ray`."""
    here = click.option("--jobs", type=click.IntRange(1), show_default="all cores", help="In how many processes.")
    there = click.option(
        "--ray", metavar="ADDRESS",
        help="On a Ray cluster instead: auto, HOST:PORT, ray://HOST:PORT, or local for one of this machine alone.",
    )  # fmt: skip
    return here(there(command))


def check_place(jobs: int | None, ray: str | None) -> None:
    if jobs is not None and ray is not None:
        raise OptionError("--jobs is for this machine: with --ray, the cluster's cores are used")


@contextmanager
def watched(game: Game, title: str, total: int, ray: str | None) -> Iterator[Callable[[int], None]]:
    """The progress of many games on the screen; yields what is to be told how many were played. Being told to end, as a
    time limit or a queue of jobs does, ends them like Ctrl-C, also where a shell in the background lets nobody hear
    that: what there is so far is not lost."""
    screen = Console(stderr=True)
    if ray is None:
        with screen.status("compiling the rules"):
            engine_of(game, wait=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   console=screen, transient=True)  # fmt: skip
    before = {ends: signal.signal(ends, signal.default_int_handler) for ends in (signal.SIGINT, signal.SIGTERM)}
    with bar:
        task = bar.add_task(title if ray is None else "Ray starts, and each node compiles the rules", total=total)
        try:
            yield lambda played: bar.update(task, completed=played, description=title)
        finally:
            for ends, heard in before.items():
                signal.signal(ends, heard)


def end(stopped: BaseException | None, played: int, planned: int) -> None:
    """After everything was told that there is: why there is not more."""
    if isinstance(stopped, CenoteError):
        raise stopped
    if stopped is not None:
        click.echo(f"stopped after {played:,} of {planned:,} games", err=True)
        sys.exit(INTERRUPTED)
