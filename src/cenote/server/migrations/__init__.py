"""Databases of earlier versions come along when they are opened.

`versions` holds a step from each version of the schema to the next. A new database is made whole, at the newest, and
Alembic is loaded only where there are steps to go. To change the schema: change `schema.py`, add a step, count VERSION.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from cenote.kernel.errors import CenoteError
from cenote.server.schema import metadata

VERSION = "4"
LOCK = 0x63656E6F7465
"""The number of our lock in PostgreSQL."""
versions = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
logger = logging.getLogger("cenote.server")


def upgrade(engine: sa.Engine) -> None:
    """Make the tables of a new database, or bring those of an older one to the newest version; once, if many ask."""
    with engine.connect() as db:
        if version_of(db) == VERSION:
            return
    with alone(engine) as db:
        found = version_of(db)
        build(db, VERSION)
        if found not in (None, VERSION):
            logger.info("database upgraded", extra={"facts": {"before": found, "now": VERSION}})


def version_of(db: sa.Connection) -> str | None:
    """The version of a database; None if it has no tables of ours."""
    there = sa.inspect(db)
    if there.has_table(versions.name):
        found = db.execute(sa.select(versions.c.version_num)).scalar()
        if found is not None:
            refuse_newer("the database", found)
            return str(found)
    if not there.has_table("game_table"):
        return None
    if "decisions" not in {column["name"] for column in there.get_columns("game_table")}:
        return "1"
    return "3" if there.has_table("daily") else "2"


def refuse_newer(what: str, version: str) -> None:
    """A later Cenote has made it."""
    if version not in map(str, range(1, int(VERSION) + 1)):
        raise CenoteError(
            f"{what} has version {version} of the tables, this Cenote knows {VERSION}: install a newer one"
        )


@contextmanager
def alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which nobody else makes or changes tables."""
    with engine.connect() as db:
        sqlite = engine.dialect.name == "sqlite"
        db.exec_driver_sql("BEGIN IMMEDIATE" if sqlite else f"SELECT pg_advisory_xact_lock({LOCK})")
        yield db
        db.commit()


def build(db: sa.Connection, version: str) -> None:
    """Go to a version, from an earlier one or from nothing."""
    found = version_of(db)
    if found is None and version == VERSION:
        metadata.create_all(db)
        found = VERSION
    versions.create(db, checkfirst=True)
    db.execute(sa.delete(versions))
    if found is not None:
        db.execute(sa.insert(versions).values(version_num=found))
    if found != version:
        climb(db, version)


def climb(db: sa.Connection, version: str) -> None:
    """Take Alembic's steps."""
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "cenote.server:migrations")
    config.attributes["connection"] = db
    command.upgrade(config, version)
