"""What somebody who runs a server does with its tables: look at them, play them again, mend them, end them.

The server may go on meanwhile: like its own changes, these hold only if the table still is as it was read. They begin a
new epoch, so that whoever has the old table in memory reads it again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from cenote.kernel.errors import CenoteError
from cenote.kernel.game import Edition
from cenote.kernel.table import Table, find_game
from cenote.server.schema import MoveRow, TableRow, moves, tables
from cenote.server.stage import seed_of
from cenote.server.store import Store, Whole


def found_table(store: Store, id: str) -> Whole:
    """A table at one moment, whoever changes it meanwhile."""
    while (found := store.whole(id)) is not None:
        if store.table(id) == (found.row, found.seats):
            return found
    raise CenoteError(f"there is no table {id!r}: `cenote admin tables` lists those there are")


def found_tables(
    store: Store, *, status: str | None = None, game: str | None = None, idle: float = 0.0, most: int = 50
) -> dict[str, float]:
    """Tables with a status, of a game, at which nothing has happened for so many seconds; and when something last did,
    the latest first."""
    moved = sa.select(sa.func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).scalar_subquery()
    last = sa.func.coalesce(moved, tables.c.started, tables.c.created)
    query = (
        sa.select(tables.c.id, last.label("last"))
        .where(last <= time.time() - idle)
        .order_by(last.desc(), tables.c.id)
        .limit(most)
    )
    if status is not None:
        query = query.where(tables.c.status == status)
    if game is not None:
        query = query.where(tables.c.game == game)
    with store.engine.connect() as db:
        return {row.id: row.last for row in db.execute(query)}


# Playing again


def edition_of(row: TableRow, folder: Path | None) -> Edition:
    """The edition a table was begun with, from the box or from a folder of editions."""
    game = find_game(row.game)
    if game.rules_version != row.rules:
        raise CenoteError(
            f"table {row.id} was begun with rules {row.rules} of {row.game}, here are rules {game.rules_version}"
        )
    for path in (None, *(sorted(folder.glob(f"{row.game}*.toml")) if folder is not None else ())):
        edition = game.load_edition(path)
        if edition.digest == row.edition_digest:
            return edition
    raise CenoteError(
        f"table {row.id} was begun with edition {row.edition!r} ({row.edition_digest[:12]}…), "
        "which is not here: say with --editions where it is"
    )


def new_table(found: Whole, editions: Path | None) -> Table:
    """A table before its first move."""
    row = found.row
    if row.started is None:
        raise CenoteError(f"table {row.id} has not begun: there is nothing to play again")
    edition, seed = edition_of(row, editions), seed_of(row, found.seats)
    return Table.new(row.game, len(found.seats), seed=seed, options=row.options, edition=edition)


def play_again(table: Table, stored: list[MoveRow]) -> Iterator[MoveRow]:
    """Play the stored moves, one for every step; what cannot be played is an error."""
    for number, move in enumerate(stored):
        if move.number != number:
            raise CenoteError(f"move {number} is missing")
        table.play(move.action, move.seat)
        yield move


def as_far_as_it_goes(table: Table, stored: list[MoveRow]) -> CenoteError | None:
    """Play the stored moves; what kept the next one from being played, if anything."""
    try:
        for _ in play_again(table, stored):
            pass
    except CenoteError as error:
        return error
    return None


# Changing


def faults(found: Whole, table: Table) -> dict[str, Any]:
    """What a table's row should say after the moves that were played again, where it says something else."""
    row, played = found.row, len(table.moves)
    should: dict[str, Any] = {"move": table.move, "decisions": played, "round": table.round}
    if table.result is not None:
        last = found.moves[played - 1].at
        should |= {"status": "over", "winners": list(table.result.winners), "to_act": list(table.to_act)}
        should |= {"finished": last if row.finished is None else row.finished}
    elif row.status == "over" and row.winners == []:  # given up
        should |= {"to_act": []}
    else:
        should |= {"status": "playing", "winners": None, "to_act": list(table.to_act), "finished": None}
    return {name: value for name, value in should.items() if getattr(row, name) != value}


def repair(store: Store, found: Whole, table: Table) -> None:
    """Keep the moves that were played again, and no others, and let the row say what follows from them."""
    change(store, found.row, len(table.moves), **faults(found, table))


def close(store: Store, row: TableRow) -> str:
    """End a game without a winner, or close a table that has not begun; says which of the two."""
    if row.status not in ("open", "playing"):
        raise CenoteError(f"table {row.id} is {row.status}: only open tables and running games can be closed")
    if row.status == "open":
        change(store, row, status="closed")
        return "closed"
    change(store, row, status="over", winners=[], finished=time.time(), to_act=[])
    return "over"


def change(store: Store, row: TableRow, kept: int | None = None, **values: Any) -> None:
    """Change a table, and how many of its moves are kept, if it still is as it was read."""
    as_read = (tables.c.id == row.id) & (tables.c.epoch == row.epoch) & (tables.c.decisions == row.decisions)
    as_read &= tables.c.status == row.status
    with store.engine.begin() as db:
        changed = sa.update(tables).where(as_read).values(epoch=row.epoch + 1, undo=None, **values)
        if db.execute(changed).rowcount != 1:
            raise CenoteError(f"table {row.id} has changed meanwhile: look at it again")
        if kept is not None:
            db.execute(sa.delete(moves).where((moves.c.table_id == row.id) & (moves.c.number >= kept)))


def tell(store: Store, row: TableRow, redis: str) -> None:
    """Let all processes know at once that a table has changed."""
    from redis import Redis, RedisError

    from cenote.server.fanout import News, channel_of

    news = msgspec.json.encode(News("admin", tables={row.id: (False, row.keeper)}))
    try:
        with Redis.from_url(redis, socket_timeout=3, socket_connect_timeout=3) as connection:
            connection.publish(channel_of(store), news)
    except (RedisError, OSError, ValueError) as error:
        raise CenoteError(
            f"it is done, but Redis could not be told, so servers notice a little later: {error}"
        ) from None
