"""Backups: everything comes back, on either kind of database, and nothing comes back from a file that is not whole."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from cenote.kernel.errors import CenoteError
from cenote.server.backup import BATCH, FORMAT, KEPT, backup, opened, restore
from cenote.server.migrations import VERSION, version_of
from cenote.server.schema import DailyRow, MoveRow, Progress, SeatRow, metadata
from cenote.server.store import Store, engine_at
from tests.server.harness import Client, Process, people, play_out, seated
from tests.server.services import Postgres
from tests.server.test_faults import verified
from tests.server.test_migrations import SHAPED, shaped
from tests.server.test_store import move_row, progress, seat_rows, table_row
from tests.test_cli import good, process, refused, say


def quiet(done: int, total: int) -> None:
    """Nobody looks at the progress."""


def backed_up(database: str, path: Path, tell: Callable[[int, int], None] = quiet) -> Path:
    engine = engine_at(database)
    backup(engine, path, tell)
    engine.dispose()
    return path


def restored(path: Path, database: str) -> str:
    engine = engine_at(database)
    try:
        restore(path, engine, quiet)
    finally:
        engine.dispose()
    return database


def lines(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def content(path: Path) -> list[str]:
    """The lines of a backup that do not depend on when it was made."""
    return [line for line in lines(path)[1:] if not line.startswith('{"digest"')]


def forged(path: Path, text: list[str]) -> Path:
    """A file of these lines, with digests that fit."""
    digest, written = hashlib.sha256(), []
    for line in text:
        fits = json.dumps({"digest": digest.hexdigest()}) if line.startswith('{"digest"') else line
        written.append(fits.encode() + b"\n")
        digest.update(written[-1])
    path.write_bytes(gzip.compress(b"".join(written)))
    return path


def filled(database: str) -> Store:
    """A database with everything in it, more than fits into one batch."""
    store = Store(database)
    store.key()
    store.add_person("ada", "Ada 🌴 \u202e\"'")
    store.add_person("bo", "Bo")
    store.add_table(table_row("open", clock=None, options={}, public=False), seat_rows("ada", None))
    bot = SeatRow(2, "bot", bot="greedy", bonus=0.1 + 0.2)
    running = table_row("run", status="playing", started=1e9 + 1 / 3, keeper="p1", undo={"seat": 0, "agreed": [0]})
    store.add_table(running, [*seat_rows("ada", "bo"), bot])
    many = [
        {"table_id": "run", "number": n, "seat": n % 2, "action": f"take {n}", "at": n / 7}
        for n in range(2 * BATCH + 3)
    ]
    with store.engine.begin() as db:
        db.execute(sa.insert(metadata.tables["move"]), many)
        db.execute(sa.update(metadata.tables["game_table"]).where(sa.text("id = 'run'")).values(decisions=len(many)))
    store.add_table(
        table_row("day", status="over", winners=[0]), seat_rows("ada"), DailyRow("ohio_bob", "2026-01-02", "ada", 0)
    )
    store.set_result("day", {"won": True, "level": 5, "energy": 2})
    store.add_table(table_row("again"), seat_rows("ada"), DailyRow("ohio_bob", "2026-01-02", "ada", 1))
    store.add_chat("run", "ada", "line\nbreak \x7f é")
    store.beat("p1")
    return store


@pytest.fixture
def other(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """The address of an empty database of the other kind."""
    if database.startswith("sqlite"):
        cluster: Postgres = request.getfixturevalue("postgres")
        return cluster.new_database()
    return f"sqlite:///{tmp_path / 'other.db'}"


# There and back


def test_everything_comes_back_on_the_other_kind_of_database(database: str, other: str, tmp_path: Path) -> None:
    before = filled(database)
    first = backed_up(database, tmp_path / "first")
    after = Store(restored(first, other))
    assert after.key() == before.key()
    assert content(backed_up(other, tmp_path / "second")) == [line.replace('"p1"', "null") for line in content(first)]
    assert after.dailies("ohio_bob", "ada") == before.dailies("ohio_bob", "ada")
    after.add_move("run", 0, move_row(2 * BATCH + 3), progress(2 * BATCH + 4))
    assert after.beat("p2") == {"p2"}
    before.close()
    after.close()


def test_every_table_is_kept_but_the_processes() -> None:
    assert {*KEPT, "process"} == set(metadata.tables)


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Moves that are made after the first rows were read are not in it."""
    store = filled(database)
    told: list[tuple[int, int]] = []

    def meanwhile(done: int, total: int) -> None:
        number = 2 * BATCH + 3 + len(told)
        store.add_move("run", 0, MoveRow(number, 0, "late", 1.0), Progress(number + 1, number + 1, 1, [0], None))
        store.add_person(f"late{number}", "late")
        told.append((done, total))

    path = backed_up(database, tmp_path / "moment", meanwhile)
    assert not any("late" in line for line in lines(path))
    with opened(path) as reader:
        counts = reader.head.rows
        rows = [(table, row) for table, rows in reader.batches() for row in rows]
    run = next(row for table, row in rows if table == "game_table" and row["id"] == "run")
    assert run["decisions"] == sum(table == "move" for table, _ in rows) == 2 * BATCH + 3
    assert told[-1] == (sum(counts.values()),) * 2
    assert len(store.moves("run")) == 2 * BATCH + 3 + len(told)
    store.close()


@SHAPED
def test_a_database_of_an_earlier_version_is_not_changed_and_comes_back_as_the_newest(
    database: str, other: str, tmp_path: Path, shape: str
) -> None:
    shaped(database, shape)
    path = backed_up(database, tmp_path / "old")
    engine = engine_at(database)
    with engine.connect() as db:
        assert version_of(db) == ("1" if shape == "died" else shape)
    engine.dispose()
    store = Store(restored(path, other))
    found = store.whole("t1")
    assert found is not None
    assert (found.row.decisions, found.row.keeper, len(found.moves), len(found.chat)) == (2, None, 2, 1)
    assert store.key() == "k"
    store.close()


async def test_people_play_on_where_their_server_was_restored(postgres: Postgres, tmp_path: Path) -> None:
    """From SQLite to PostgreSQL, while they play; then to the end, and the game verifies."""
    server, place = Process(tmp_path), postgres.new_database()
    async with people(server.address, 2) as (ada, bo):
        table = (await seated((ada, bo), "random", salts=["a", "b"], options={"max_rounds": 3})).id
        playing = asyncio.create_task(ada.play_on(table, random.Random(1)))
        await bo.play_on(table, random.Random(2), lambda seen: seen.at[1] >= 4)
        made = await asyncio.to_thread(process, "backup", tmp_path / "file", "--data", tmp_path)
        assert made.status == 0, made
        playing.cancel()
    server.stop()
    assert "2 people, 1 tables" in good("restore", tmp_path / "file", "--database", place)
    server = Process(tmp_path, place)
    async with Client(server.address, ada.http.cookies) as ada, Client(server.address, bo.http.cookies) as bo:
        await asyncio.gather(ada.connect(), bo.connect())
        for seat, client in enumerate((ada, bo)):
            assert (await client.watch(table, seat)).at[1] >= 4
        await play_out((ada, bo), table, 3)
        for client in (ada, bo):
            await verified(client, table)
    server.stop()
    assert server.errors() == []


# Files


@pytest.fixture(scope="module")
def good_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup, next to the database it was made of."""
    folder = tmp_path_factory.mktemp("good")
    filled(f"sqlite:///{folder / 'good.db'}").close()
    return backed_up(f"sqlite:///{folder / 'good.db'}", folder / "good")


def test_only_its_owner_can_read_a_backup(good_file: Path) -> None:
    assert stat.S_IMODE(good_file.stat().st_mode) == 0o600
    assert json.loads(lines(good_file)[0])["format"] == FORMAT


def test_a_backup_that_is_interrupted_leaves_nothing(database: str, tmp_path: Path) -> None:
    filled(database).close()
    (tmp_path / "backups").mkdir()

    def interrupted(done: int, total: int) -> None:
        raise KeyboardInterrupt

    engine = engine_at(database)
    with pytest.raises(KeyboardInterrupt):
        backup(engine, tmp_path / "backups" / "half", interrupted)
    engine.dispose()
    assert list((tmp_path / "backups").iterdir()) == []


def test_no_backup_is_overwritten(good_file: Path) -> None:
    before = good_file.read_bytes()
    refused(say("backup", good_file, "--database", f"sqlite:///{good_file.parent / 'good.db'}"), "is there already")
    assert good_file.read_bytes() == before


def test_whatever_byte_is_lost_or_changed_nothing_else_is_read_than_was_written(
    good_file: Path, tmp_path: Path
) -> None:
    whole, dice = good_file.read_bytes(), random.Random(8)

    def read(data: bytes) -> list[object] | None:
        (tmp_path / "hurt").write_bytes(data)
        try:
            with opened(tmp_path / "hurt") as reader:
                return list(reader.batches())
        except CenoteError:
            return None

    good_rows = read(whole)
    assert good_rows
    for end in {0, 1, 9, len(whole) - 1, len(whole) - 8, *dice.sample(range(len(whole)), 10)}:
        assert read(whole[:end]) is None, end
    for place in {0, 3, len(whole) - 1, len(whole) - 5, *dice.sample(range(len(whole)), 20)}:
        hurt = bytearray(whole)
        hurt[place] ^= 1 << dice.randrange(8)
        assert read(bytes(hurt)) in (None, good_rows), place


CHANGES: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "a name": (lambda t: [line.replace("Bo", "Bu") for line in t], "the digest after table 'person' is another one"),
    "a row less": (lambda t: [line for line in t if '"Bo"' not in line], r"line \d+"),
    "a row more": (lambda t: [*t[:2], t[2], *t[2:]], r"line \d+"),
    "rows changed about": (lambda t: [*t[:2], t[3], t[2], *t[4:]], "digest after table 'game_table'"),
    "the end": (lambda t: t[:-1], "is cut off"),
    "half of the lines": (lambda t: t[: len(t) // 2], "is cut off"),
    "something after the end": (lambda t: [*t, "[]"], "goes on after its last table"),
    "a count": (lambda t: [t[0].replace('"person":2', '"person":1'), *t[1:]], "digest after table 'game_table'"),
    "no lines": (lambda t: [], "is cut off"),
    "no JSON": (lambda t: ["hello"], "line 1: JSON is malformed"),
    "a later format": (lambda t: [t[0].replace(FORMAT, "cenote-backup-2"), *t[1:]], "has format 'cenote-backup-2'"),
    "a later version": (lambda t: [t[0].replace(f'"{VERSION}"', '"99"'), *t[1:]], "has version 99 .* knows"),
}  # fmt: skip
FORGED: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "another table": (lambda t: [line.replace('"chat"', '"users"') for line in t], "has a table 'users': there are"),
    "tables mixed up": (lambda t: [line.replace('{"table":"chat"', '{"table":"seat"') for line in t], "'chat' should"),
    "a value too many": (lambda t: [line.replace('"Bo"', '"Bo",1') for line in t], "has 4 values in line .*, not 3"),
    "a long line": (lambda t: [line.replace('"Bo"', f'"{"o" * 2**20}"') for line in t], r"line \d+"),
}  # fmt: skip


@pytest.mark.parametrize("change", [*CHANGES, *FORGED])
def test_a_changed_or_foreign_file_is_refused_before_anything_is_touched(
    good_file: Path, tmp_path: Path, change: str
) -> None:
    changed, sentence = (CHANGES | FORGED)[change]
    text, path = changed(lines(good_file)), tmp_path / "changed"
    if change in FORGED:
        forged(path, text)
    else:
        path.write_bytes(gzip.compress("".join(f"{line}\n" for line in text).encode()))
    refused(say("restore", path, "--database", f"sqlite:///{tmp_path / 'target.db'}"), "^cenote: changed", sentence)
    assert not (tmp_path / "target.db").exists()


@pytest.mark.parametrize(
    ("data", "sentence"), [(None, "cannot be read: No such file"), (b"", "cut off"), (b"PK", "no backup")]
)
def test_what_is_no_backup_is_refused(tmp_path: Path, data: bytes | None, sentence: str) -> None:
    if data is not None:
        (tmp_path / "file").write_bytes(data)
    refused(say("restore", tmp_path / "file", "--data", tmp_path / "target"), sentence)


# Where it goes


def test_a_database_that_holds_anything_is_never_overwritten(good_file: Path, database: str, tmp_path: Path) -> None:
    store = filled(database)
    store.rename("ada", "Other")
    before = content(backed_up(database, tmp_path / "before"))
    refused(say("restore", good_file, "--database", database), r"has tables already \(chat, daily, .*give an empty one")
    assert content(backed_up(database, tmp_path / "after")) == before
    store.close()


def test_what_the_database_will_not_take_leaves_it_empty(good_file: Path, database: str, tmp_path: Path) -> None:
    text = [line.replace('"bo","Bo"', '"ada","Bo"') for line in lines(good_file)]
    refused(say("restore", forged(tmp_path / "twice", text), "--database", database), "the database cannot be used")
    engine = engine_at(database)
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()
    assert good("restore", good_file, "--database", database).endswith("2,003 moves, 1 lines of chat restored\n")


def test_where_there_is_no_database_there_is_no_backup(tmp_path: Path) -> None:
    def sentence(*where: object) -> str:
        answer = say("backup", tmp_path / "file", *where)
        refused(answer)
        return answer.sentence

    empty = tmp_path / "empty"
    empty.mkdir()
    assert "is no folder" in sentence("--data", tmp_path / "nowhere")
    assert f"there is no database {empty / 'cenote.db'}" in sentence("--data", empty)
    assert list(empty.iterdir()) == []
    (empty / "cenote.db").touch()
    assert "has no tables of Cenote" in sentence("--data", empty)
    (empty / "cenote.db").write_text("no database at all, only some text" * 100)
    assert "the database cannot be used: " in sentence("--data", empty)
    assert "cannot be used" in sentence("--database", "postgresql://nobody@localhost:1/nothing")
    assert not (tmp_path / "file").exists()
    refused(say("backup", tmp_path / "no" / "file", "--data", tmp_path), "no database")
    Store(f"sqlite:///{tmp_path / 'cenote.db'}").close()
    refused(say("backup", tmp_path / "no" / "file", "--data", tmp_path), "cannot be written: No such file or directory")
