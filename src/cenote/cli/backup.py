"""`cenote backup`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.filesize import decimal

from cenote.cli.database import counted, database_at, database_options, shown
from cenote.server.backup import backup


@click.command(epilog="Example: cenote backup monday.cenote --data /srv/cenote")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def command(file: Path, database: str | None, data: Path | None) -> None:
    """Write everything a server has stored to FILE, as it is at this moment; the server may go on.

    The file holds the server's key and the secrets of running games, so only its owner can read it.
    """
    with database_at(database, data) as engine, shown("rows") as tell:
        head = backup(engine, file, tell)
    click.echo(f"{file}: {counted(head)} ({decimal(file.stat().st_size)})")
