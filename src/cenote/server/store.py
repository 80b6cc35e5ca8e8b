"""The database: people, tables, seats, moves, chat. States are never stored; they are played again from the moves.

SQLAlchemy Core on SQLite (the default) or PostgreSQL. Every function is one transaction and blocks; the server calls
them in threads.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from cenote.server.schema import (
    ChatRow,
    DailyRow,
    MoveRow,
    Progress,
    SeatRow,
    TableRow,
    chat,
    dailies,
    metadata,
    moves,
    people,
    seats,
    settings,
    tables,
)  # fmt: skip


class Taken(Exception):
    """Somebody else was there first: the move number, the seat or the chat line is taken."""


def _struct(kind: type[Any], row: Any) -> Any:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, **_engine_options(url))
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _careful_sqlite)
        metadata.create_all(self.engine)
        self._add_decisions()

    def _add_decisions(self) -> None:
        """A database from before moves had parts: as many decisions as moves were made."""

        def there() -> bool:
            return "decisions" in {column["name"] for column in sa.inspect(self.engine).get_columns("game_table")}

        if there():
            return
        try:
            with self.engine.begin() as db:
                db.execute(sa.text("ALTER TABLE game_table ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0"))
                db.execute(sa.update(tables).values(decisions=tables.c.move))
        except (OperationalError, ProgrammingError):  # another server may have done it in the meantime
            if not there():
                raise

    def close(self) -> None:
        self.engine.dispose()

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
        """Store a table; as an attempt at a day's expedition only if nobody was there first (else TAKEN)."""
        with self.engine.begin() as db:
            db.execute(sa.insert(tables).values(**msgspec.structs.asdict(row)))
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

    def set_table(self, id: str, **values: Any) -> None:
        with self.engine.begin() as db:
            db.execute(sa.update(tables).where(tables.c.id == id).values(**values))

    def set_next(self, id: str, next_table: str) -> str:
        """Note the rematch of a table; the first one stands. Returns it."""
        with self.engine.begin() as db:
            unset = (tables.c.id == id) & tables.c.next_table.is_(None)
            db.execute(sa.update(tables).where(unset).values(next_table=next_table))
            return str(db.execute(sa.select(tables.c.next_table).where(tables.c.id == id)).scalar())

    def set_seat(self, id: str, number: int, *, was: str | None = None, **values: Any) -> None:
        """Change a seat; with `was`, only if its kind still is that (else TAKEN)."""
        condition = (seats.c.table_id == id) & (seats.c.number == number)
        if was is not None:
            condition &= seats.c.kind == was
        with self.engine.begin() as db:
            if db.execute(sa.update(seats).where(condition).values(**values)).rowcount != 1:
                raise Taken

    # Moves

    def moves(self, id: str) -> list[MoveRow]:
        with self.engine.connect() as db:
            query = sa.select(moves).where(moves.c.table_id == id).order_by(moves.c.number)
            return [_struct(MoveRow, row) for row in db.execute(query).mappings()]

    def add_move(self, id: str, epoch: int, move: MoveRow, progress: Progress) -> None:
        """Store a move and where the table stands after it, or raise Taken: the database decides the order."""
        values: dict[str, Any] = msgspec.structs.asdict(progress)
        if progress.winners is not None:
            values |= {"status": "over", "finished": move.at}
        here = (tables.c.id == id) & (tables.c.epoch == epoch) & (tables.c.decisions == move.number)
        try:
            with self.engine.begin() as db:
                if db.execute(sa.update(tables).where(here).values(**values)).rowcount != 1:
                    raise Taken
                db.execute(sa.insert(moves).values(table_id=id, **msgspec.structs.asdict(move)))
        except IntegrityError:
            raise Taken from None

    def take_back(self, id: str, epoch: int, to_move: int, progress: Progress) -> None:
        """Remove the moves from `to_move` on and begin a new epoch."""
        values = msgspec.structs.asdict(progress) | {"epoch": epoch + 1, "status": "playing", "finished": None}
        with self.engine.begin() as db:
            here = (tables.c.id == id) & (tables.c.epoch == epoch)
            if db.execute(sa.update(tables).where(here).values(**values)).rowcount != 1:
                raise Taken
            db.execute(sa.delete(moves).where((moves.c.table_id == id) & (moves.c.number >= to_move)))

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

    def add_chat(self, id: str, person: str, text: str) -> ChatRow:
        for _ in range(20):
            with self.engine.connect() as db:
                last = db.execute(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == id)).scalar()
            row = ChatRow(0 if last is None else last + 1, person, text, time.time())
            try:
                with self.engine.begin() as db:
                    db.execute(sa.insert(chat).values(table_id=id, **msgspec.structs.asdict(row)))
            except IntegrityError:
                continue
            return row
        raise Taken


def _engine_options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 30}}
    return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
