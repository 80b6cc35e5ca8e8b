"""Backups: everything a database holds, in one file that no longer cares which kind of database it was.

The file is compressed lines of JSON. The first says what it is: format, version of the tables, how many rows of each.
Then, for every table, a line with its columns, one for each row, and one with the digest of all lines so far.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import sqlalchemy as sa

from cenote import __version__
from cenote.kernel.errors import CenoteError, listed
from cenote.server.migrations import VERSION, alone, build, refuse_newer, version_of
from cenote.server.schema import metadata, processes, tables

T = TypeVar("T")
FORMAT = "cenote-backup-1"
BATCH = 1000
"""Rows that are in memory at the same time."""
LONGEST = 1 << 20
"""Bytes of a line; more is no backup of ours."""
KEPT = [str(table.name) for table in metadata.sorted_tables if table is not processes]
"""The tables of a backup; which processes run is of this moment only."""
Tell = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


class BackupError(CenoteError):
    """A backup that cannot be written or read, or has no place to go."""


class Head(msgspec.Struct):
    """The first line."""

    format: str
    version: str
    program: str
    made: float
    rows: dict[str, int]


class Begins(msgspec.Struct):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Ends(msgspec.Struct):
    """The line after them."""

    digest: str


# Writing


def backup(engine: sa.Engine, path: Path, tell: Tell) -> Head:
    """Write everything as it is at this moment, while others go on."""
    with snapshot(engine) as db:
        version = version_of(db)
        if version is None:
            raise BackupError("the database has no tables of Cenote: there is nothing to back up")
        found = shape(db)
        rows = {
            name: db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for name, table in found.items()
        }
        head = Head(FORMAT, version, __version__, time.time(), rows)
        with whole_file(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as file:
            write(db, found, head, file, tell)
    return head


def write(db: sa.Connection, found: dict[str, sa.Table], head: Head, file: gzip.GzipFile, tell: Tell) -> None:
    digest, done, total = hashlib.sha256(), 0, sum(head.rows.values())

    def say(lines: list[Any]) -> None:
        text = msgspec.json.Encoder().encode_lines(lines)
        digest.update(text)
        file.write(text)

    say([head])
    for name, table in found.items():
        say([Begins(name, list(map(str, table.columns.keys())))])
        query = sa.select(table).order_by(*table.primary_key)
        with db.execute(query, execution_options={"yield_per": BATCH}) as result:
            for rows in result.partitions():
                say([tuple(row) for row in rows])
                done += len(rows)
                tell(done, total)
        say([Ends(digest.hexdigest())])


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection to which the database stays as it is now, whatever others write meanwhile."""
    with engine.connect() as db:
        if engine.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN")
        else:
            db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield db


def shape(db: sa.Connection) -> dict[str, sa.Table]:
    """The tables as they are there, be they of an older version; those that others refer to first."""
    found = sa.MetaData()
    found.reflect(db, only=lambda name, _: name in KEPT)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type.none_as_null = True
    return {name: found.tables[name] for name in KEPT if name in found.tables}


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file for its owner's eyes only, which gets its name when it is whole."""
    part = None
    try:
        if path.exists():
            raise BackupError(f"{path} is there already: give another name, so that no backup is lost")
        number, part = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with open(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(number)
        os.rename(part, path)
        part = None
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        if part is not None:
            os.unlink(part)


# Reading


def restore(path: Path, engine: sa.Engine, tell: Tell) -> Head:
    """Fill an empty database from a backup: with all of it, or with nothing."""
    with opened(path) as reader:  # before anything is touched
        for _ in reader.batches():
            pass
    done, total = 0, sum(reader.head.rows.values())
    with alone(engine) as db, opened(path) as reader:
        there = sorted(metadata.tables.keys() & set(sa.inspect(db).get_table_names()))
        if there:
            raise BackupError(
                f"the database has tables already ({listed(there)}): give an empty one, nothing is ever overwritten"
            )
        build(db, reader.head.version)
        found = shape(db)
        for name, rows in reader.batches():
            db.execute(sa.insert(found[name]), rows)
            done += len(rows)
            tell(done, total)
        build(db, VERSION)
        db.execute(sa.update(tables).values(keeper=None))
    return reader.head


@contextmanager
def opened(path: Path) -> Iterator[Reader]:
    """A backup to be read; whatever is wrong with the file is said in one sentence."""
    try:
        with gzip.open(path) as file:
            yield Reader(file, path.name)
    except EOFError:
        raise BackupError(f"{path.name} is cut off: its end is missing") from None
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BackupError(f"{path.name} is no backup, or a damaged one: {error}") from None
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror or error}") from None


class Reader:
    """A backup from its head to its end; everything is checked on the way."""

    def __init__(self, file: gzip.GzipFile, name: str) -> None:
        self.file, self.name = file, name
        self.number, self.digest = 0, hashlib.sha256()
        self.head = self.next(Head)
        if self.head.format != FORMAT:
            raise BackupError(f"{name} has format {self.head.format!r}, this version reads {FORMAT!r}")
        refuse_newer(name, self.head.version)
        for table in self.head.rows.keys() - set(KEPT):
            raise BackupError(f"{name} has a table {table!r}: there are {listed(KEPT)}")

    def batches(self) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """The rows, with the names of their tables."""
        for table, count in self.head.rows.items():
            begins = self.next(Begins)
            if begins.table != table:
                raise BackupError(
                    f"{self.name} has table {begins.table!r} in line {self.number}, {table!r} should be there"
                )
            for done in range(0, count, BATCH):
                yield table, [self.row(begins.columns) for _ in range(min(BATCH, count - done))]
            digest = self.digest.hexdigest()
            if self.next(Ends).digest != digest:
                raise BackupError(f"{self.name} was changed: the digest after table {table!r} is another one")
        if self.file.read(1):
            raise BackupError(f"{self.name} was changed: it goes on after its last table")

    def row(self, columns: list[str]) -> dict[str, Any]:
        values = self.next(list[Any])
        if len(values) != len(columns):
            raise BackupError(f"{self.name} has {len(values)} values in line {self.number}, not {len(columns)}")
        return dict(zip(columns, values, strict=True))

    def next(self, kind: type[T]) -> T:
        """The next line."""
        line = self.file.readline(LONGEST)
        self.number += 1
        self.digest.update(line)
        if not line:
            raise EOFError
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BackupError(f"{self.name} is no backup, or a changed one: line {self.number}: {error}") from None
