"""Several processes at the same tables: what one of them has stored, the others tell their people, too.

News go through Redis and say where something has changed, never what: that is read from the database, which decides the
order. So they may come twice, late, in another order or not at all; every few seconds each process compares its tables
with the database anyway. Each running table has one keeper, the process that lets its bots think and minds its clocks;
the database knows who, and who is alive.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.alone import LOOK, Alone
from cenote.server.schema import TableRow
from cenote.server.store import ALIVE, Store

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms

BEAT = 2
"""Seconds between signs of life."""
SILENCE = 5.0
"""Seconds without a word from Redis, which repeats every beat to who sent it, after which it counts as gone."""
MOST = 200
"""Tables that are read or taken over at a time."""


class News(msgspec.Struct, omit_defaults=True):
    """What a process tells the others."""

    origin: str
    tables: dict[str, tuple[bool, str | None]] = {}
    """Where something has changed: whether only moves were made, and the keeper."""
    people: dict[str, list[str] | None] = {}
    """Who is connected and what he watches; None: nobody any more."""
    everybody: bool = False
    """Nobody else is connected."""
    renamed: list[str] = []
    hello: bool = False
    """Tell me who is connected to you."""
    bye: bool = False


def channel_of(store: Store) -> str:
    """Where the processes of one database tell each other news."""
    return "cenote:" + hashlib.sha256(store.key().encode()).hexdigest()[:16]


class Fanout(Alone):
    """One process of several."""

    shared = True
    sure = False

    def __init__(self, rooms: Rooms, url: str, id: str | None) -> None:
        super().__init__(rooms)
        self.id: str = id or secrets.token_hex(8)
        self.redis = Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0))
        self.channel = channel_of(self.store)
        self._watched: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._others: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
        """Of every other process, who is connected to it, and what he watches."""
        self._watching: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
        """Of every table, at which other process who watches it."""
        self._alive: set[str] = set()
        self._beaten = 0.0
        self._new = True
        """Tables without a keeper are taken over, too, by a process that begins."""
        self._news = News(self.id)
        self._behind: set[str] = set()
        self._some_news, self._some_behind, self._hurry = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._decoder = msgspec.json.Decoder(News)

    # Keeping

    def keeps(self, row: TableRow) -> bool:
        return row.keeper == self.id

    async def claim(self, row: TableRow) -> None:
        if await self.rooms.in_thread(lambda: self.store.claim(row.id, self.id)):
            row.keeper = self.id

    async def release(self, tables: Iterable[str]) -> None:
        await self.rooms.in_thread(lambda: self.store.release(tables, self.id))
        self._news.tables |= dict.fromkeys(tables, (False, None))
        self._some_news.set()

    async def go_on(self) -> None:
        self._hurry.set()
        for work in (self._listen, self._send, self._read, self._mind):
            self.rooms.spawn(work())

    async def _mind(self) -> None:
        """Give signs of life, take over from the dead, and look at the tables: every second while Redis is silent."""
        seconds = 0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), 1)
            hurried, seconds = self._hurry.is_set(), seconds + 1
            self._hurry.clear()
            try:
                if hurried or seconds % BEAT == 0:
                    await self._beat()
                if hurried or not self.sure or seconds % LOOK == 0:
                    await self._look()
            except SQLAlchemyError as error:
                self.rooms.log("tables not minded", error=type(error).__name__)

    async def _beat(self) -> None:
        self._some_news.set()
        alive = await self.rooms.in_thread(lambda: self.store.beat(self.id))
        for process in set(self._others) - alive:
            self._update(process, {}, everybody=True)
            del self._others[process]
        self._news.hello |= not alive <= self._alive
        last, self._alive, self._beaten = self._beaten, alive, time.monotonic()
        if not self._new and last < self._beaten - ALIVE:  # nor could the others tell that they are alive
            return
        while mine := await self.rooms.in_thread(lambda: self.store.take_over(self.id, MOST, unkept=self._new)):
            self.rooms.log("tables taken over", count=len(mine))
            self.rooms.spawn(self._take(mine))
            if not self._new:
                break
        self._new = False

    async def _take(self, tables: list[str]) -> None:
        for room in filter(None, map(self.rooms.loaded, tables)):
            await room.refresh()
        await self.load(id for id in tables if self.rooms.loaded(id) is None)

    async def _look(self) -> None:
        """Compare all tables here with the database."""
        ids = self.rooms.ids()
        found = await self.rooms.in_thread(lambda: self.store.stands(ids))
        for id, (epoch, made, *rest) in found.items():
            if (room := self.rooms.loaded(id)) is None or room.stand == (epoch, made, *rest):
                continue
            if room.stand == (epoch, len(room.moves), *rest):
                self._behind.add(id)
                self._some_behind.set()
            else:
                self.rooms.spawn(room.refresh())

    # What is told

    def tell(self, row: TableRow, *, moved: bool = False) -> None:
        before, _ = self._news.tables.get(row.id, (True, None))
        self._news.tables[row.id] = before and moved, row.keeper
        self._some_news.set()

    def presence(self, person: str) -> None:
        watched = [table for table, count in self._watched[person].items() if count > 0]
        self._news.people[person] = watched if self.rooms.is_connected(person) else None
        self._some_news.set()
        if not self.rooms.is_connected(person):
            del self._watched[person]

    def watches(self, person: str, table: str, more: int) -> None:
        self._watched[person][table] += more
        self.presence(person)

    def renamed(self, person: str) -> None:
        self._news.renamed.append(person)
        self._some_news.set()

    async def _send(self) -> None:
        while True:
            await self._some_news.wait()
            self._some_news.clear()
            news, self._news = self._news, News(self.id)
            try:
                await self.redis.publish(self.channel, msgspec.json.encode(news))
            except (RedisError, OSError):  # the others will look for themselves; who is here they must be told
                self._news.people = {**news.people, **self._news.people}
                self._news.everybody |= news.everybody

    def _say_everybody(self, *, hello: bool) -> None:
        self._news.people = {
            person: [table for table, count in self._watched[person].items() if count > 0]
            for person in self.rooms.connected()
        }
        self._news.everybody, self._news.hello = True, hello
        self._some_news.set()

    # What is heard

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(RedisError, OSError, msgspec.MsgspecError):
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(self.channel)
                    while (message := await channel.get_message(timeout=SILENCE)) is not None:
                        if message["type"] == "subscribe":
                            self.sure = True
                            self._say_everybody(hello=True)
                            self._hurry.set()
                        elif message["type"] == "message":
                            self._hear(self._decoder.decode(message["data"]))
            if self.sure:
                self.rooms.log("redis does not answer")
            self.sure = False
            await asyncio.sleep(0.5)

    def _hear(self, news: News) -> None:
        if news.origin == self.id:
            return
        for id, (moved, keeper) in news.tables.items():
            room = self.rooms.loaded(id)
            if room is None and (keeper == self.id or self.rooms.is_loading(id)):
                self.rooms.spawn(self._fetch(id))
            elif room is not None and moved:
                self._behind.add(id)
                self._some_behind.set()
            elif room is not None:
                self.rooms.spawn(room.refresh())
        self._update(news.origin, news.people, everybody=news.everybody)
        if news.renamed:
            self.rooms.spawn(self._learn(news.renamed))
        if news.hello:
            self._say_everybody(hello=False)
        if news.bye:
            self._update(news.origin, {}, everybody=True)
            self._hurry.set()

    async def _fetch(self, id: str) -> None:
        """A table that is kept here, or being loaded, has changed."""
        await self.load([id])
        if room := self.rooms.loaded(id):
            await room.refresh()

    async def _learn(self, people: list[str]) -> None:
        try:
            await self.rooms.learn(people)
        except SQLAlchemyError as error:
            self.rooms.log("names not read", error=type(error).__name__)

    async def _read(self) -> None:
        """Read moves of which there was news, for many tables at once."""
        while True:
            await self._some_behind.wait()
            ids = [self._behind.pop() for _ in range(min(MOST, len(self._behind)))]
            if not self._behind:
                self._some_behind.clear()
            try:
                found = await self.rooms.in_thread(partial(self.store.latest, ids))
            except SQLAlchemyError as error:
                self.rooms.log("moves not read", error=type(error).__name__)
                continue
            for id, (epoch, moves) in found.items():
                if room := self.rooms.loaded(id):
                    self.rooms.spawn(room.hear(epoch, moves))

    # Who is connected elsewhere

    def is_here(self, person: str) -> bool:
        return any(person in people for people in self._others.values())

    def watching(self, table: str) -> set[str]:
        return {person for _, person in self._watching.get(table, ())}

    def _update(self, process: str, people: dict[str, list[str] | None], *, everybody: bool) -> None:
        """Who is connected to another process, in part or as a whole."""
        known = self._others[process]
        gone: dict[str, list[str] | None] = {person: None for person in known if person not in people}
        for person, tables in {**(gone if everybody else {}), **people}.items():
            before = self.rooms.is_here(person)
            for table in known.pop(person, ()):
                self._watching[table].discard((process, person))
                if not self._watching[table]:
                    del self._watching[table]
            if tables is not None:
                known[person] = tables
                for table in tables:
                    self._watching[table].add((process, person))
            if self.rooms.is_here(person) != before:
                self.rooms.presence_changed(person)

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError, SQLAlchemyError):
            await self.rooms.in_thread(lambda: self.store.forget_process(self.id))
            await self.redis.publish(self.channel, msgspec.json.encode(News(self.id, bye=True)))
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()
