"""`cenote verify`."""

from __future__ import annotations

from pathlib import Path

import click

from cenote import Table
from cenote.cli.options import edition_option
from cenote.kernel.errors import CenoteError
from cenote.kernel.replay import spoken_result


@click.command(epilog="Example: cenote verify game.toml")
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path))
@edition_option
def command(records: tuple[Path, ...], edition: Path | None) -> None:
    """Play recorded games again: every move, the result and the final state must come out as written."""
    wrong = 0
    for path in records:
        try:
            table = Table.load(path, edition=edition)
        except CenoteError as error:
            wrong += 1
            click.echo(f"cenote: {path.name}: {error}", err=True)
        else:
            click.echo(f"{path.name}: {table.game.key}, {len(table.moves)} moves, {spoken_result(table)}: verified")
    if wrong:
        raise SystemExit(2)
