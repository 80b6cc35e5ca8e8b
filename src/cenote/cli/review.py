"""`cenote review`."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cenote import Table
from cenote.cli.options import edition_option, json_option
from cenote.kernel.engine import engine_of
from cenote.lab.review import Review
from cenote.words import COLOURS, LANGUAGES, Words, words

SHOWN = 8
"""Turning points that are shown where nobody says."""


@click.command(epilog="Example: cenote review game.toml --language fr")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--most", type=click.IntRange(1), default=SHOWN, show_default=True, help="How many turning points.")
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@edition_option
@json_option
def command(record: Path, most: int, language: str, edition: Path | None, as_json: bool) -> None:
    """Look at a recorded game again: which decisions gave something away, how accurate each seat was, and how lucky.

    Every decision is compared with the best one from what its player knew then.
    """
    words(language)
    table = Table.load(record, edition=edition)
    review = looked(table)
    if as_json:
        steps = [{**msgspec.structs.asdict(s), "played": s.played.text, "best": s.best.text} for s in review.steps]
        told = {"game": table.game.key, "steps": steps, "seats": review.seats}
        click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        show(review, words(language, table.game.key), most)


def looked(table: Table) -> Review:
    """The whole review, with its progress on the screen."""
    screen = Console(stderr=True)
    with screen.status("compiling the rules"):
        engine_of(table.game, wait=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   console=screen, transient=True)  # fmt: skip
    with bar:
        review = Review(table)
        task = bar.add_task("decisions", total=review.of)
        while review.look():
            bar.update(task, completed=review.done)
    return review


def show(review: Review, said: Words, most: int) -> None:
    def colour(seat: int) -> str:
        return said.say("colour", colour=COLOURS[seat])

    def grid(*names: str) -> Grid:
        made = Grid(box=None, padding=(0, 2, 0, 0))
        for name in names:
            made.add_column(said.say(f"cli-review.{name}"))
        return made

    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    blamed = sorted((step for step in review.steps if step.lost), key=lambda step: -step.lost)[:most]
    if blamed:
        console.print(said.say("cli-review"), style="bold", markup=False)
        points = grid("move", "who", "played", "best", "lost", "why")
        for step in sorted(blamed, key=lambda step: step.decision):
            actions = [said.action(action) for action in (step.played, step.best)]
            points.add_row(
                str(step.move + 1), colour(step.seat), *actions, f"{100 * step.lost:.0f} %", said.tell(step.why)
            )
        console.print(points, markup=False)
    else:
        console.print(said.say("cli-review.none"), markup=False)
    console.print()
    seats = grid("who", "accuracy", "lost", "luck")
    for play in review.seats:
        seats.add_row(colour(play.seat), f"{play.accuracy:.0f} %", f"{play.lost:.2f}", f"{play.luck:+.2f}")
    console.print(seats)
