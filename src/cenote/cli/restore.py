"""`cenote restore`."""

from __future__ import annotations

from pathlib import Path

import click

from cenote.cli.database import counted, database_at, database_options, shown
from cenote.server.backup import restore


@click.command(epilog="Example: cenote restore monday.cenote --database postgresql://cenote@localhost/cenote")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def command(file: Path, database: str | None, data: Path | None) -> None:
    """Fill an empty database from the backup FILE; it need not be of the kind that was backed up."""
    with database_at(database, data, new=True) as engine, shown("rows") as tell:
        head = restore(file, engine, tell)
    click.echo(f"{file}: {counted(head)} restored")
