"""`cenote edition check`."""

from __future__ import annotations

from pathlib import Path

import click

from cenote import games
from cenote.kernel.errors import EditionError, read_text, read_toml


@click.group(epilog="Example: cenote edition check my_board.toml")
def command() -> None:
    """Editions: the components of a game as a file, for owners of another printing and for designers."""


@command.command(epilog="Example: cenote edition check my_board.toml")
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check an edition file and say what is wrong: file, table, key and constraint."""
    edition = games.get(game_of(file)).load_edition(file)
    for warning in edition.warnings:
        click.echo(f"warning: {warning}")
    click.echo(f"{file.name}: edition {edition.name!r} is playable, digest {edition.digest[:12]}")


def game_of(path: Path) -> str:
    """The game an edition file says it is for."""
    key = read_toml(read_text(path, EditionError), path.name, EditionError).get("game")
    if key not in games.names():
        raise EditionError(f"{path.name}: game: is {key!r}, it must be one of {', '.join(games.names())}")
    return str(key)
