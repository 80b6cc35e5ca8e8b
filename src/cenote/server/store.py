"""The database: people, tables, seats, moves, chat. States are never stored; they are played again from the moves.

SQLAlchemy Core on SQLite (the default) or PostgreSQL. Every function is one transaction and blocks; the server calls
them in threads.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cenote.server.migrations import upgrade
from cenote.server.schema import (
    ChatRow,
    DailyRow,
    MoveRow,
    Progress,
    SeatRow,
    TableRow,
    chat,
    dailies,
    moves,
    people,
    processes,
    seats,
    settings,
    tables,
)  # fmt: skip


class Taken(Exception):
    """Somebody else was there first: the move number, the seat or the chat line is taken."""


def _struct(kind: type[Any], row: Any) -> Any:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


class Whole(msgspec.Struct):
    """A table at one moment, and what somebody who knows some of its moves and chat has missed."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]


ALIVE = 6.0
"""Seconds after its last sign of life for which a process counts as alive."""
FEW = 3
"""Moves that are read again when somebody has heard of a new one."""


Made = tuple[str, int, MoveRow, Progress, bool]
"""A move to be stored: of which table, in which epoch, where the table stands after it, and whether it is whole."""


LONG_LOG = 32 << 20
"""Bytes after which SQLite's log is to begin anew."""
PATIENCE = 30.0
"""Seconds that somebody waits until others let him at an SQLite database."""


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = engine_at(url)
        try:
            upgrade(self.engine)
        except BaseException:
            self.close()
            raise
        postgres = self.engine.dialect.name == "postgresql"
        self._at_once = self.engine.execution_options(isolation_level="REPEATABLE READ") if postgres else self.engine
        self._clock: Any = sa.extract("epoch", sa.func.clock_timestamp()) if postgres else None

    def close(self) -> None:
        self.engine.dispose()

    def tidy(self) -> None:
        """SQLite: bring what was stored from its log into the database, while others go on storing. Only when the log
        has become long are they held up for a moment, so that it begins anew."""
        if self.engine.dialect.name != "sqlite":
            return
        log = Path(f"{self.engine.url.database}-wal")
        with self.engine.connect() as db:
            db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            if log.exists() and log.stat().st_size > LONG_LOG:
                db.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

    def alive(self) -> bool:
        with self.engine.connect() as db:
            return bool(db.execute(sa.select(1)).scalar())

    def key(self) -> str:
        """The key that signs cookies: made once, kept with the data."""
        with self.engine.begin() as db:
            found = db.execute(sa.select(settings.c.value).where(settings.c.name == "key")).scalar()
            if found is not None:
                return str(found)
        try:
            with self.engine.begin() as db:
                db.execute(sa.insert(settings).values(name="key", value=secrets.token_hex(32)))
        except IntegrityError:
            pass
        return self.key()

    # People

    def add_person(self, id: str, name: str) -> None:
        with self.engine.begin() as db:
            db.execute(sa.insert(people).values(id=id, name=name, created=time.time()))

    def name_of(self, id: str) -> str | None:
        with self.engine.connect() as db:
            return db.execute(sa.select(people.c.name).where(people.c.id == id)).scalar()

    def names_of(self, ids: Iterable[str]) -> dict[str, str]:
        with self.engine.connect() as db:
            rows = db.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(set(ids))))
            return {row.id: row.name for row in rows}

    def rename(self, id: str, name: str) -> None:
        with self.engine.begin() as db:
            db.execute(sa.update(people).where(people.c.id == id).values(name=name))

    # Tables

    def add_table(self, row: TableRow, its_seats: Sequence[SeatRow], daily: DailyRow | None = None) -> None:
        """Store a table under a new code, and as an attempt at a day's expedition only if nobody was there first (else
        TAKEN)."""
        with self.engine.begin() as db:
            try:
                db.execute(sa.insert(tables).values(**msgspec.structs.asdict(row)))
            except IntegrityError:
                raise Taken from None
            values = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in its_seats]
            db.execute(sa.insert(seats), values)
            if daily is not None:
                key = {name: getattr(daily, name) for name in ("game", "day", "person", "attempt")}
                try:
                    db.execute(sa.insert(dailies).values(table_id=row.id, **key))
                except IntegrityError:
                    raise Taken from None

    def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            found = db.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.number)).mappings()
            return _struct(TableRow, row), [_struct(SeatRow, seat) for seat in found]

    def whole(self, id: str, epoch: int = 0, moves_from: int = 0, chat_from: int = 0) -> Whole | None:
        """A table with its moves and chat, all of one moment; moves of another epoch are given from the beginning."""
        with self._at_once.connect() as db:
            row = db.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            first = moves_from if row["epoch"] == epoch else 0
            its_seats = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.number)
            its_moves = sa.select(moves).where((moves.c.table_id == id) & (moves.c.number >= first))
            last = sa.select(chat).where((chat.c.table_id == id) & (chat.c.number >= chat_from))
            return Whole(
                _struct(TableRow, row),
                [_struct(SeatRow, seat) for seat in db.execute(its_seats).mappings()],
                [_struct(MoveRow, move) for move in db.execute(its_moves.order_by(moves.c.number)).mappings()],
                [_struct(ChatRow, c) for c in db.execute(last.order_by(chat.c.number.desc()).limit(200)).mappings()][
                    ::-1
                ],
            )

    def lists(self, person: str, most: int = 30) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
        """Open tables to join, this person's running tables, and his finished ones; the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        wanted = {
            "open": (tables.c.status == "open") & tables.c.public,
            "mine": tables.c.id.in_(mine) & (tables.c.status != "over"),
            "finished": tables.c.id.in_(mine) & (tables.c.status == "over"),
        }
        found: dict[str, list[tuple[TableRow, list[SeatRow]]]] = {}
        with self.engine.connect() as db:
            for name, condition in wanted.items():
                query = sa.select(tables).where(condition).order_by(tables.c.created.desc()).limit(most)
                rows = [_struct(TableRow, row) for row in db.execute(query).mappings()]
                ids = [row.id for row in rows]
                by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
                its = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.number)
                for seat in db.execute(its).mappings():
                    by_table[seat["table_id"]].append(_struct(SeatRow, seat))
                found[name] = [(row, by_table[row.id]) for row in rows]
        return found

    def made(self, person: str) -> int:
        """How many tables this person has made that are not over, and sits at."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        his = (tables.c.host == person) | tables.c.id.in_(mine)
        with self.engine.connect() as db:
            query = sa.select(sa.func.count()).where(his & tables.c.status.in_(("open", "playing")))
            return int(db.execute(query).scalar_one())

    def playing(self) -> list[str]:
        with self.engine.connect() as db:
            return list(db.execute(sa.select(tables.c.id).where(tables.c.status == "playing")).scalars())

    def set_table(self, id: str, *, at: tuple[int, int] | None = None, **values: Any) -> None:
        """Change a table; with `at`, only if it is at this epoch and number of decisions (else TAKEN)."""
        with self.engine.begin() as db:
            if db.execute(sa.update(tables).where(_is_at(id, at)).values(**values)).rowcount != 1 and at is not None:
                raise Taken

    def set_next(self, id: str, next_table: str) -> str:
        """Note the rematch of a table; the first one stands. Returns it."""
        with self.engine.begin() as db:
            unset = (tables.c.id == id) & tables.c.next_table.is_(None)
            db.execute(sa.update(tables).where(unset).values(next_table=next_table))
            return str(db.execute(sa.select(tables.c.next_table).where(tables.c.id == id)).scalar())

    def begin(self, id: str, its_seats: Sequence[SeatRow], **values: Any) -> None:
        """The game begins, if it has not begun and these are its seats (else TAKEN)."""
        with self.engine.begin() as db:
            waiting = (tables.c.id == id) & (tables.c.status == "open")
            if db.execute(sa.update(tables).where(waiting).values(status="playing", **values)).rowcount != 1:
                raise Taken
            found = db.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.number)).mappings()
            if [_struct(SeatRow, seat) for seat in found] != list(its_seats):
                raise Taken

    def leave(self, id: str, number: int, person: str) -> None:
        """Somebody leaves his seat before the game; the next person is the host then, or the table is closed."""
        with self.engine.begin() as db:
            _lock_open(db, id)
            his = (seats.c.table_id == id) & (seats.c.number == number) & (seats.c.person == person)
            if db.execute(sa.update(seats).where(his).values(kind="open", person=None, salt="")).rowcount != 1:
                raise Taken
            left = sa.select(seats.c.person).where((seats.c.table_id == id) & seats.c.person.is_not(None))
            others = list(db.execute(left.order_by(seats.c.number)).scalars())
            if not others:
                db.execute(sa.update(tables).where(tables.c.id == id).values(status="closed"))
            elif person not in others:
                hosted = (tables.c.id == id) & (tables.c.host == person)
                db.execute(sa.update(tables).where(hosted).values(host=others[0]))

    def set_seat(
        self, id: str, number: int, *, was: str | None = None, at: tuple[int, int] | None = None, **values: Any
    ) -> None:
        """Change a seat; with `was`, only before the game and if its kind still is that; with `at`, only if the table
        is at this epoch and number of decisions (else TAKEN)."""
        condition = (seats.c.table_id == id) & (seats.c.number == number)
        if at is not None:
            condition &= sa.select(tables.c.id).where(_is_at(id, at)).exists()
        with self.engine.begin() as db:
            if was is not None:
                condition &= seats.c.kind == was
                _lock_open(db, id)
            if db.execute(sa.update(seats).where(condition).values(**values)).rowcount != 1:
                raise Taken

    # Moves

    def moves(self, id: str) -> list[MoveRow]:
        with self.engine.connect() as db:
            query = sa.select(moves).where(moves.c.table_id == id).order_by(moves.c.number)
            return [_struct(MoveRow, row) for row in db.execute(query).mappings()]

    def latest(self, ids: Iterable[str]) -> dict[str, tuple[int, list[MoveRow]]]:
        """The epoch of each of these tables and its last few moves."""
        last = (moves.c.table_id == tables.c.id) & (moves.c.number >= tables.c.decisions - FEW)
        query = sa.select(moves, tables.c.epoch).join(tables, last).where(tables.c.id.in_(ids))
        found: dict[str, tuple[int, list[MoveRow]]] = {}
        with self.engine.connect() as db:
            for row in db.execute(query.order_by(moves.c.number)).mappings():
                found.setdefault(row["table_id"], (row["epoch"], []))[1].append(_struct(MoveRow, row))
        return found

    def add_move(self, id: str, epoch: int, move: MoveRow, progress: Progress, *, whole: bool = True) -> None:
        """Store a move and where the table stands after it, or raise Taken: the database decides the order.

        A `whole` move ends a request to take back; of parts of one nobody else knows."""
        (wrong,) = self.add_moves([(id, epoch, move, progress, whole)])
        if wrong is not None:
            raise wrong

    def add_moves(self, made: Sequence[Made]) -> list[Taken | None]:
        """Store moves of several tables in one transaction, so that they wait for the disk together; what was wrong
        with each. In the order of the tables, so that two processes never wait for each other."""
        try:
            with self.engine.begin() as db:
                return [None if _add_move(db, *one) else Taken() for one in made]
        except IntegrityError:
            return [Taken()] if len(made) == 1 else [wrong for one in made for wrong in self.add_moves([one])]

    def set_undo(
        self, id: str, at: tuple[int, int], change: Callable[[dict[str, Any] | None], dict[str, Any] | None]
    ) -> dict[str, Any] | None:
        """Change the request to take back of a table that is at (epoch, decisions) `at` (else TAKEN); returns it."""
        with self.engine.begin() as db:
            here = _is_at(id, at)
            found = db.execute(sa.select(tables.c.undo).where(here).with_for_update()).first()
            if found is None:
                raise Taken
            request = change(found.undo)
            db.execute(sa.update(tables).where(here).values(undo=request))
            return request

    def take_back(self, id: str, epoch: int, to_move: int, progress: Progress, made: int | None = None) -> None:
        """Remove the moves from `to_move` on and begin a new epoch; with `made`, only if so many were made."""
        values = msgspec.structs.asdict(progress) | {"epoch": epoch + 1, "status": "playing", "finished": None}
        values["undo"] = None
        with self.engine.begin() as db:
            here = (tables.c.id == id) & (tables.c.epoch == epoch)
            if made is not None:
                here &= tables.c.decisions == made
            if db.execute(sa.update(tables).where(here).values(**values)).rowcount != 1:
                raise Taken
            db.execute(sa.delete(moves).where((moves.c.table_id == id) & (moves.c.number >= to_move)))

    # Processes

    def _now(self) -> Any:
        return time.time() if self._clock is None else self._clock

    def _alive(self) -> Any:
        return sa.select(processes.c.id).where(processes.c.seen > self._now() - ALIVE)

    def beat(self, process: str) -> set[str]:
        """A sign of life; returns who is alive."""
        me = processes.c.id == process
        with self.engine.begin() as db:
            if db.execute(sa.update(processes).where(me).values(seen=self._now())).rowcount == 0:
                db.execute(sa.insert(processes).values(id=process, seen=self._now()))
            db.execute(sa.delete(processes).where(processes.c.seen < self._now() - 100 * ALIVE))
            return set(db.execute(self._alive()).scalars())

    def forget_process(self, process: str) -> None:
        with self.engine.begin() as db:
            db.execute(sa.delete(processes).where(processes.c.id == process))

    def take_over(self, process: str, most: int, *, unkept: bool = False) -> list[str]:
        """Become the keeper of playing tables whose keeper is dead, also of those without one if `unkept`; returns
        them."""
        dead = tables.c.keeper.not_in(self._alive())
        lost = (tables.c.status == "playing") & (dead | tables.c.keeper.is_(None) if unkept else dead)
        some = sa.select(tables.c.id).where(lost).limit(most).with_for_update(skip_locked=True)
        mine = sa.update(tables).where(tables.c.id.in_(some) & lost).values(keeper=process)
        with self.engine.begin() as db:
            return list(db.execute(mine.returning(tables.c.id)).scalars())

    def claim(self, id: str, process: str) -> bool:
        """Become the keeper of a playing table that has none who is alive."""
        free = tables.c.keeper.is_(None) | tables.c.keeper.not_in(self._alive())
        wanted = (tables.c.id == id) & (tables.c.status == "playing") & free
        with self.engine.begin() as db:
            return db.execute(sa.update(tables).where(wanted).values(keeper=process)).rowcount == 1

    def release(self, ids: Iterable[str], process: str) -> None:
        with self.engine.begin() as db:
            mine = tables.c.id.in_(ids) & (tables.c.keeper == process)
            db.execute(sa.update(tables).where(mine).values(keeper=None))

    def epochs(self, ids: Iterable[str]) -> dict[str, int]:
        """The epoch of each table, to notice what others have changed."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(ids)))
            return {row.id: row.epoch for row in rows}

    def stands(self, ids: Iterable[str]) -> dict[str, tuple[Any, ...]]:
        """How tables stand, in brief, to be compared: epoch and decisions, then everything else that may change."""
        last = sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        t, s = tables.c, seats.c
        seated = sa.func.count(s.person), sa.func.sum(sa.func.length(s.stand_in))
        query = sa.select(t.id, t.epoch, t.decisions, t.status, t.host, t.next_table, t.keeper, t.undo, last, *seated)
        with self.engine.connect() as db:
            rows = db.execute(query.join(seats, s.table_id == t.id).where(t.id.in_(ids)).group_by(t.id))
            return {row[0]: tuple(row[1:]) for row in rows}

    # Expeditions of the day

    def dailies(self, game: str, person: str) -> list[DailyRow]:
        """All somebody has begun, the latest first."""
        query = sa.select(dailies, tables.c.created, tables.c.status).join(tables, tables.c.id == dailies.c.table_id)
        mine = query.where((dailies.c.game == game) & (dailies.c.person == person))
        with self.engine.connect() as db:
            rows = db.execute(mine.order_by(dailies.c.day.desc(), dailies.c.attempt.desc())).mappings()
            return [_struct(DailyRow, row) for row in rows]

    def set_result(self, table: str, result: dict[str, Any]) -> None:
        with self.engine.begin() as db:
            db.execute(sa.update(dailies).where(dailies.c.table_id == table).values(result=result))

    def day_counts(self, game: str, day: str) -> tuple[int, int]:
        """How many people have finished a day's expedition, and how many of them have won."""
        won = sa.case((sa.cast(tables.c.winners, sa.String) != "[]", 1))
        query = sa.select(sa.func.count(), sa.func.count(won)).join(dailies, tables.c.id == dailies.c.table_id)
        done = (dailies.c.game == game) & (dailies.c.day == day) & (dailies.c.attempt == 0)
        with self.engine.connect() as db:
            played, winners = db.execute(query.where(done & (tables.c.status == "over"))).one()
            return played, winners

    # Chat

    def chat(self, id: str, most: int = 200) -> list[ChatRow]:
        with self.engine.connect() as db:
            query = sa.select(chat).where(chat.c.table_id == id).order_by(chat.c.number.desc()).limit(most)
            return [_struct(ChatRow, row) for row in db.execute(query).mappings()][::-1]

    def add_chat(self, id: str, person: str, text: str, after: int | None = None) -> ChatRow:
        """Store a line; or find it, if it was said `after` another before."""
        here = chat.c.table_id == id
        again = here & (chat.c.person == person) & (chat.c.text == text) & (chat.c.number > (after or 0))
        for _ in range(20):
            with self.engine.connect() as db:
                said = None if after is None else db.execute(sa.select(chat).where(again)).mappings().first()
                if said is not None:
                    return ChatRow(said["number"], person, text, said["at"])
                last = db.execute(sa.select(sa.func.max(chat.c.number)).where(here)).scalar()
            row = ChatRow(0 if last is None else last + 1, person, text, time.time())
            try:
                with self.engine.begin() as db:
                    db.execute(sa.insert(chat).values(table_id=id, **msgspec.structs.asdict(row)))
            except IntegrityError:
                continue
            return row
        raise Taken


def _is_at(id: str, at: tuple[int, int] | None) -> sa.ColumnElement[bool]:
    """A table that is at an epoch and number of decisions."""
    found = tables.c.id == id
    return found if at is None else found & (tables.c.epoch == at[0]) & (tables.c.decisions == at[1])


_is_here = (tables.c.id == sa.bindparam("its_id")) & (tables.c.epoch == sa.bindparam("its_epoch"))
_goes_on = (tables.c.decisions == sa.bindparam("its_decisions")) & tables.c.status.not_in(("over", "closed"))
_stand, _move = sa.update(tables).where(_is_here & _goes_on), sa.insert(moves)
"""Built once: they are executed more often than all others together."""


def _add_move(db: sa.Connection, id: str, epoch: int, move: MoveRow, progress: Progress, whole: bool) -> bool:
    """Whether the table stood where the move was made; then it stands behind it now."""
    values = {"its_id": id, "its_epoch": epoch, "its_decisions": move.number, **msgspec.structs.asdict(progress)}
    if whole:
        values["undo"] = None
    if progress.winners is not None:
        values |= {"status": "over", "finished": move.at}
    if db.execute(_stand, values).rowcount != 1:
        return False
    db.execute(_move, {"table_id": id, **msgspec.structs.asdict(move)})
    return True


def _lock_open(db: sa.Connection, id: str) -> None:
    """Let nobody else change a table before this transaction ends; TAKEN if it is not open any more."""
    status = db.execute(sa.select(tables.c.status).where(tables.c.id == id).with_for_update()).scalar()
    if status != "open":
        raise Taken


def engine_at(url: str) -> sa.Engine:
    """The connections to a database."""
    if not url.startswith("sqlite"):
        driver = url.replace("postgresql://", "postgresql+psycopg://", 1)
        return sa.create_engine(driver, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    sa.event.listen(engine, "connect", _careful_sqlite)
    return engine


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk; nobody who stores a move also has to
    `tidy` up."""
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Where several bring a new database to its log at the same moment, SQLite turns all but one away at once: whoever
    is turned away asks again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as refused:
            if refused.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.005)
