"""`cenote bench`."""

from __future__ import annotations

import platform

import click
import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table as Grid

from cenote.cli.options import json_option
from cenote.kernel.table import find_game
from cenote.lab.bench import Figure, figures


@click.command(epilog="Example: cenote bench --json > figures.json")
@click.argument("game", default="lost_temple")
@click.option("--no-cold", is_flag=True, help="Leave out the compilation from scratch, which takes longest.")
@json_option
def command(game: str, no_cold: bool, as_json: bool) -> None:
    """Measure speed and size of GAME on this machine."""
    found = find_game(game)
    measured: list[Figure] = []
    with Progress(
        SpinnerColumn(), TextColumn("{task.description}"), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("compiling the rules")
        for figure in figures(found, cold=not no_cold):
            measured.append(figure)
            bar.update(task, description=f"{figure.name}: {said(figure)}")
    if as_json:
        machine = {
            "machine": platform.machine(),
            "python": platform.python_version(),
            "game": game,
            "figures": measured,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(machine)).decode())
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title, justify in (("figure", "left"), ("measured", "right"), ("aim", "left")):
        grid.add_column(title, justify=justify)  # type: ignore[arg-type]
    for figure in measured:
        grid.add_row(figure.name, said(figure), figure.aim)
    Console(highlight=False).print(grid)


def said(figure: Figure) -> str:
    number = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2f}"
    return f"{number} {figure.unit}"
