"""Databases of every earlier shape come along, without loss, on SQLite and on PostgreSQL."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from cenote.kernel.errors import CenoteError
from cenote.server.migrations import VERSION, alone, build, version_of, versions
from cenote.server.schema import ChatRow, MoveRow, Progress, SeatRow, TableRow, metadata
from cenote.server.store import Store, engine_at
from tests.server.test_store import together

FIRST = """
CREATE TABLE game_table (
  id VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL, edition VARCHAR(80) NOT NULL,
  edition_digest VARCHAR(64) NOT NULL, options JSON NOT NULL, clock JSON, host VARCHAR(24) NOT NULL,
  public BOOLEAN NOT NULL, status VARCHAR(10) NOT NULL, secret VARCHAR(80) NOT NULL, created FLOAT NOT NULL,
  started FLOAT, finished FLOAT, epoch INTEGER NOT NULL, move INTEGER NOT NULL, round INTEGER NOT NULL,
  to_act JSON NOT NULL, winners JSON, next_table VARCHAR(16), PRIMARY KEY (id));
CREATE INDEX ix_game_table_status ON game_table (status);
CREATE TABLE person (id VARCHAR(24) NOT NULL, name VARCHAR(40) NOT NULL, created FLOAT NOT NULL, PRIMARY KEY (id));
CREATE TABLE setting (name VARCHAR(40) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
CREATE TABLE chat (
  table_id VARCHAR(16) NOT NULL, number INTEGER NOT NULL, person VARCHAR(24) NOT NULL, text TEXT NOT NULL,
  at FLOAT NOT NULL, PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES game_table (id));
CREATE TABLE move (
  table_id VARCHAR(16) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, action VARCHAR(60) NOT NULL,
  at FLOAT NOT NULL, PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES game_table (id));
CREATE TABLE seat (
  table_id VARCHAR(16) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(10) NOT NULL, person VARCHAR(24),
  bot VARCHAR(24), salt VARCHAR(64) NOT NULL, stand_in VARCHAR(10) NOT NULL, bonus FLOAT NOT NULL,
  PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES game_table (id));
CREATE INDEX ix_seat_person ON seat (person);
INSERT INTO setting VALUES ('key', 'k');
INSERT INTO person VALUES ('ada', 'Ada', 1.5);
INSERT INTO game_table VALUES ('t1', 'lost_temple', 1, 'box', 'd', '{"max_rounds": 3}', 'null', 'ada', true, 'playing',
  's', 2.5, 3.5, NULL, 1, 2, 1, '[0]', 'null', NULL);
INSERT INTO seat VALUES ('t1', 0, 'person', 'ada', NULL, 'salt', '', 0.5), ('t1', 1, 'bot', NULL, 'random', '', '', 0);
INSERT INTO move VALUES ('t1', 0, 0, 'take thief', 4.5), ('t1', 1, 1, 'take seer', 5.5);
INSERT INTO chat VALUES ('t1', 0, 'ada', 'hello', 6.5);
"""
DECISIONS = """
ALTER TABLE game_table ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET decisions = move;
"""
DAILY = """
CREATE TABLE daily (
  game VARCHAR(40) NOT NULL, day VARCHAR(10) NOT NULL, person VARCHAR(24) NOT NULL, attempt INTEGER NOT NULL,
  table_id VARCHAR(16) NOT NULL, result JSON, PRIMARY KEY (game, day, person, attempt),
  FOREIGN KEY(table_id) REFERENCES game_table (id));
"""
SHAPES = {"1": FIRST, "2": FIRST + DECISIONS, "3": FIRST + DECISIONS + DAILY}
"""Databases from before versions were kept, as they were made then."""
SHAPED = pytest.mark.parametrize("shape", [*SHAPES, "died"])


def shaped(database: str, shape: str) -> None:
    """Make a database of an earlier shape; `died`: its server was killed while it made the tables of the third."""
    engine = engine_at(database)
    with engine.begin() as db:
        for statement in SHAPES.get(shape, FIRST + DAILY).split(";\n"):
            if statement.strip():
                db.exec_driver_sql(statement)
    engine.dispose()


@pytest.fixture
def engine(database: str) -> Iterator[sa.Engine]:
    opened = engine_at(database)
    yield opened
    opened.dispose()


def differences(engine: sa.Engine) -> list[object]:
    """What a database has otherwise than `schema.py` says."""
    with engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))


def version(engine: sa.Engine) -> str | None:
    with engine.connect() as db:
        return version_of(db)


@SHAPED
def test_an_earlier_database_becomes_what_a_new_one_is_and_loses_nothing(
    database: str, engine: sa.Engine, shape: str
) -> None:
    shaped(database, shape)
    assert version(engine) == ("1" if shape == "died" else shape)
    assert differences(engine)
    store = Store(database)
    assert differences(engine) == []
    assert version(engine) == VERSION
    assert store.key() == "k"
    assert store.name_of("ada") == "Ada"
    row = TableRow("t1", "lost_temple", 1, "box", "d", {"max_rounds": 3}, None, "ada", True, "playing", "s", 2.5, 3.5,
                   None, epoch=1, move=2, decisions=2, round=1, to_act=[0])  # fmt: skip
    assert store.table("t1") == (
        row,
        [SeatRow(0, "person", "ada", None, "salt", "", 0.5), SeatRow(1, "bot", None, "random")],
    )
    assert store.moves("t1") == [MoveRow(0, 0, "take thief", 4.5), MoveRow(1, 1, "take seer", 5.5)]
    assert store.chat("t1") == [ChatRow(0, "ada", "hello", 6.5)]
    store.add_move("t1", 1, MoveRow(2, 0, "take child", 7.5), Progress(3, 3, 1, [1], None))
    assert len(store.moves("t1")) == 3
    store.close()


def test_all_steps_from_nothing_end_where_a_new_database_begins(engine: sa.Engine) -> None:
    with alone(engine) as db:
        build(db, "1")
    assert version(engine) == "1"
    assert differences(engine)
    with alone(engine) as db:
        build(db, VERSION)
    assert differences(engine) == []


def test_a_new_database_is_the_newest_and_opening_it_again_changes_nothing(database: str, engine: sa.Engine) -> None:
    for _ in range(2):
        Store(database).close()
        assert version(engine) == VERSION
        assert differences(engine) == []


def test_the_version_is_that_of_the_last_step() -> None:
    config = Config()
    config.set_main_option("script_location", "cenote.server:migrations")
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert steps == [str(number) for number in range(int(VERSION), 0, -1)]


@SHAPED
def test_of_many_that_start_at_once_one_takes_the_steps(database: str, engine: sa.Engine, shape: str) -> None:
    shaped(database, shape)
    stores = together(*[lambda: Store(database)] * 4)
    assert differences(engine) == []
    for store in stores:
        assert store.moves("t1")
        store.close()


def test_many_can_start_at_once_on_a_new_database(database: str, engine: sa.Engine) -> None:
    stores = together(*[lambda: Store(database)] * 6)
    assert differences(engine) == []
    assert len({store.key() for store in stores}) == 1
    for store in stores:
        store.close()


def test_many_can_open_a_new_sqlite_database_at_once(tmp_path: Path) -> None:
    """SQLite turns away without waiting, about once in ten of these, who changes to its log beside another."""
    for k in range(40):
        engines = together(*[lambda k=k: engine_at(f"sqlite:///{tmp_path / f'{k}.db'}")] * 6)
        assert together(*[lambda engine=engine: mode_of(engine) for engine in engines]) == ["wal"] * 6
        for engine in engines:
            engine.dispose()


def mode_of(engine: sa.Engine) -> str:
    with engine.connect() as db:
        return str(db.exec_driver_sql("PRAGMA journal_mode").scalar())


@pytest.mark.parametrize("found", ["5", "1975ea83b712"])
def test_a_newer_database_is_refused_in_one_sentence_and_left_alone(
    database: str, engine: sa.Engine, found: str
) -> None:
    Store(database).close()
    with engine.begin() as db:
        db.execute(sa.update(versions).values(version_num=found))
    with pytest.raises(CenoteError, match=f"the database has version {found} .* knows {VERSION}: install a newer"):
        Store(database)
    with engine.connect() as db:
        assert db.execute(sa.select(versions.c.version_num)).scalars().all() == [found]
    assert differences(engine) == []


def test_steps_that_cannot_be_taken_leave_everything_as_it_was(database: str, engine: sa.Engine) -> None:
    shaped(database, "1")
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE process (mine INTEGER)")
    with pytest.raises(SQLAlchemyError, match="process"):
        Store(database)
    assert version(engine) == "1"
    there = sa.inspect(engine)
    assert not there.has_table("daily")
    assert "decisions" not in {column["name"] for column in there.get_columns("game_table")}


def test_steps_are_logged_in_one_line(database: str, caplog: pytest.LogCaptureFixture) -> None:
    shaped(database, "2")
    with caplog.at_level(logging.INFO):
        Store(database).close()
    assert [(line.name, line.getMessage()) for line in caplog.records] == [("cenote.server", "database upgraded")]
    assert caplog.records[0].__dict__["facts"] == {"before": "2", "now": VERSION}


def test_where_there_are_no_steps_to_take_alembic_is_not_loaded(tmp_path: Path) -> None:
    program = f"""
import sys
from cenote.server.store import Store
for _ in range(2):
    Store("sqlite:///{tmp_path / "new.db"}").close()
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)
