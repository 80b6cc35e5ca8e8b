"""One process, the usual case: what several must tell each other (see `fanout`, which needs Redis), it need not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from cenote.kernel.errors import CenoteError
from cenote.server.schema import TableRow

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms

LOOK = 5
"""Seconds between looks at all tables."""


class Alone:
    """The only process: keeps all tables, tells nobody."""

    id: str | None = None
    shared = False
    sure = True
    """Whether it is known who is connected."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store = rooms, rooms.store

    def keeps(self, row: TableRow) -> bool:
        return True

    def tell(self, row: TableRow, *, moved: bool = False) -> None:
        """Something at this table has been stored."""

    def presence(self, person: str) -> None:
        """Somebody has come or gone."""

    def watches(self, person: str, table: str, more: int) -> None:
        """Somebody watches a table, or (-1) no longer."""

    def renamed(self, person: str) -> None:
        """Somebody has another name."""

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected elsewhere."""
        return False

    def watching(self, table: str) -> set[str]:
        """Who watches a table elsewhere."""
        return set()

    async def claim(self, row: TableRow) -> None:
        """Keep a table that has no keeper."""

    async def release(self, tables: Iterable[str]) -> None:
        """Keep them no longer."""

    async def go_on(self) -> None:
        """After a start: tables on which a bot is to move, or a clock runs, go on by themselves."""
        self.rooms.spawn(self._mind())
        await self.load(await self.rooms.in_thread(self.store.playing))

    async def _mind(self) -> None:
        """Notice what `cenote admin` has changed (it begins a new epoch), and keep the database tidy."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                ids = self.rooms.ids()
                found = await self.rooms.in_thread(partial(self.store.epochs, ids))
                await asyncio.to_thread(self.store.tidy)
            except SQLAlchemyError as error:
                self.rooms.log("tables not minded", error=type(error).__name__)
                continue
            for room in filter(None, map(self.rooms.loaded, found)):
                if found[room.row.id] > room.row.epoch:
                    self.rooms.spawn(room.refresh())

    async def load(self, tables: Iterable[str]) -> None:
        for id in tables:
            try:
                await self.rooms.room(id)
            except CenoteError as error:
                self.rooms.log("table cannot go on", table=id, error=str(error))
            except SQLAlchemyError as error:
                self.rooms.log("table not read", table=id, error=type(error).__name__)

    async def close(self) -> None:
        pass
