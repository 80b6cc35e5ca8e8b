"""What the commands that look after a database share: which one, how far, how much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import sqlalchemy as sa
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import SQLAlchemyError

from cenote.cli.serve import data_folder
from cenote.kernel.errors import OptionError
from cenote.server.backup import Head, Tell
from cenote.server.store import engine_at


def database_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--database` and `--data`, as `cenote serve` has them."""
    url = click.option(
        "--database", default=None, metavar="URL", help="Such as postgresql://…; the default is a SQLite file."
    )
    return url(click.option("--data", type=click.Path(path_type=Path), help="Folder of the SQLite file.")(command))


@contextmanager
def database_at(database: str | None, data: Path | None, *, new: bool = False) -> Iterator[sa.Engine]:
    """The database that a server with the same options uses; what is wrong with it is said in one sentence."""
    if not new and data is not None and not data.is_dir():
        raise OptionError(f"--data {data} is no folder")
    url = database or f"sqlite:///{data_folder(data) / 'cenote.db'}"
    try:
        engine = engine_at(url)
        try:
            file = engine.url.database if engine.dialect.name == "sqlite" else None
            if not new and file is not None and not Path(file).exists():
                raise OptionError(f"there is no database {file}: say with --data or --database where it is")
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise OptionError(f"the database cannot be used: {str(error).splitlines()[0]}") from None


@contextmanager
def shown(what: str) -> Iterator[Tell]:
    """The progress on the screen."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def counted(head: Head) -> str:
    """How much a backup holds."""
    words = {"person": "people", "game_table": "tables", "move": "moves", "chat": "lines of chat"}
    return ", ".join(f"{head.rows[name]:,} {word}" for name, word in words.items() if name in head.rows)
