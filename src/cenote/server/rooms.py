"""All rooms of a server: loaded when somebody needs them, dropped when nobody does; nothing in them that the database
does not have."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import secrets
import threading
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cenote import games
from cenote.bots import BOTS, YARDSTICKS
from cenote.bots.levels import LEVELS, STYLES
from cenote.kernel.engine import prepare
from cenote.kernel.errors import OptionError, Refusal, listed
from cenote.kernel.game import Edition, Game
from cenote.server import protocol as p
from cenote.server.alone import Alone
from cenote.server.daily import Daily
from cenote.server.identity import new_person
from cenote.server.metrics import Metrics
from cenote.server.reviews import Reviews
from cenote.server.room import Room
from cenote.server.schema import DailyRow, SeatRow, TableRow
from cenote.server.stage import Watcher, commitment
from cenote.server.store import Made, Store, Taken
from cenote.server.thinking import Pace, Scales, refuse_busy

T = TypeVar("T")
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
CODE, PRIVATE_CODE = 8, 12
"""Letters of a table's code; who knows that of a private table is invited, so nobody may guess it (59 bits)."""
IDLE = 60.0
"""Seconds after which a room that nobody watches leaves the memory."""
MOST_TABLES = 40
"""Running tables one person may have made."""
THINKERS = {"bot": max(2, os.cpu_count() or 1), "question": 2, "review": 1}
"""Threads for thinking: bots, people's questions and reviews, so that none of them waits for another's."""

logger = logging.getLogger("cenote.server")


class NoSuchTable(Refusal):
    """There is no table with this code."""

    def __init__(self, id: str) -> None:
        super().__init__("no-table", f"there is no table {id!r}: check the link or the code", code=id)


class NoDatabase(Refusal):
    """The database is gone, full or in trouble; nothing was done."""

    def __init__(self) -> None:
        super().__init__("no-database", "the database does not answer: try again in a moment")


def prepare_all() -> None:
    """Compile what is not compiled yet, one game after the other: one that is played comes before the next."""
    for name in games.names():
        prepare(games.get(name))


class Rooms:
    """The rooms, the people's names and presence, and the threads in which blocking work is done."""

    def __init__(
        self, store: Store, editions: Path | None = None, *, redis: str | None = None, process: str | None = None
    ) -> None:
        self.store = store
        self.fanout = Alone(self)
        if redis is not None:
            from cenote.server.fanout import Fanout

            self.fanout = Fanout(self, redis, process)
        self.daily = Daily(self)
        self.metrics = Metrics()
        self.scales, self.reviews = Scales(self), Reviews(self)
        self.paces: defaultdict[tuple[str, str], Pace] = defaultdict(Pace)
        """How long each bot thinks in each game."""
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._names: dict[str, str] = {}
        self._here: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._moves: deque[tuple[Made, Future[None]]] = deque()
        """Moves that wait for the database."""
        # SQLite has one writer at a time, and who finds it busy sleeps ever longer: with one thread nobody does.
        self._database = ThreadPoolExecutor(1 if store.engine.dialect.name == "sqlite" else 4, "database")
        self._thinkers = {who: ThreadPoolExecutor(count, who) for who, count in THINKERS.items()}
        self._editions: dict[tuple[str, str], Edition] = {}
        for game in map(games.get, games.names()):
            box = game.load_edition(None)
            self._editions[game.key, box.name] = box
            for path in sorted(editions.glob("*.toml")) if editions else ():
                if path.name.startswith(game.key):
                    own = game.load_edition(path)
                    self._editions[game.key, own.name] = own

    # Work in threads

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._database, work)

    async def add_move(self, *made: *Made) -> None:
        """Store a move, together with those of other tables that wait at the same moment."""
        done: Future[None] = Future()
        self._moves.append((made, done))
        self._database.submit(self._add_moves)
        await asyncio.wrap_future(done)

    def _add_moves(self) -> None:
        waiting = []
        with contextlib.suppress(IndexError):
            while True:
                waiting.append(self._moves.popleft())
        waiting.sort(key=lambda one: one[0][0])
        wrong: Sequence[Exception | None]
        try:
            wrong = self.store.add_moves([made for made, _ in waiting]) if waiting else []
        except Exception as error:
            wrong = [error] * len(waiting)
        for (_, done), fault in zip(waiting, wrong, strict=True):
            if done.set_running_or_notify_cancel():
                done.set_result(None) if fault is None else done.set_exception(fault)

    async def think(self, who: str, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thinkers[who], work)

    async def answer(self, person: str, work: Callable[[], T]) -> T:
        """Think about somebody's question; who asks many at once must wait for their answers."""
        refuse_busy(self._asking[person])
        self._asking[person] += 1
        try:
            return await self.think("question", work)
        finally:
            self._asking -= Counter([person])

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something on the side; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task failed", exc_info=task.exception())

    def log(self, event: str, **facts: Any) -> None:
        logger.info(event, extra={"facts": facts})

    # People

    def name(self, person: str) -> str:
        return self._names.get(person, "")

    async def know(self, *people: str) -> None:
        """Read the names of people once."""
        missing = {person for person in people if person not in self._names}
        if missing:
            self._names.update(await self.in_thread(lambda: self.store.names_of(missing)))

    async def add_person(self) -> str:
        person, name = new_person()
        await self.in_thread(lambda: self.store.add_person(person, name))
        self._names[person] = name
        return person

    async def rename(self, person: str, name: str) -> None:
        await self.in_thread(lambda: self.store.rename(person, name))
        self._names[person] = name
        self.fanout.renamed(person)
        self._changed({person})

    async def learn(self, people: Iterable[str]) -> None:
        """Some have other names."""
        known = set(people) & set(self._names)
        self._names.update(await self.in_thread(lambda: self.store.names_of(known)))
        self._changed(known)

    def _changed(self, people: set[str]) -> None:
        for room in list(self._rooms.values()):
            if any(seat.person in people for seat in room.seats):
                room.announce_changed()

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected, to whichever process."""
        return self.is_connected(person) or self.fanout.is_here(person)

    def is_connected(self, person: str) -> bool:
        """Whether somebody is connected to this process."""
        return self._here[person] > 0

    def connected(self) -> list[str]:
        return list(self._here)

    def arrived(self, person: str) -> None:
        before = self.is_here(person)
        self._here[person] += 1
        self._moved(person, before)

    def left(self, person: str) -> None:
        before = self.is_here(person)
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
        self._moved(person, before)

    def _moved(self, person: str, before: bool) -> None:
        self.fanout.presence(person)
        if before != self.is_here(person):
            self.presence_changed(person)

    def presence_changed(self, person: str) -> None:
        for room in list(self._rooms.values()):
            if any(seat.person == person for seat in room.seats):
                room.announce_changed()
                room.reconsider()

    # Games

    def edition(self, game: Game, name: str | None) -> Edition:
        found = self._editions.get((game.key, name or self.edition_names(game.key)[0]))
        if found is None:
            raise OptionError(
                f"unknown edition {name!r} of {game.key}: there is {listed(self.edition_names(game.key))}"
            )
        return found

    def pinned(self, game: Game, row: TableRow) -> Edition:
        """The edition of a table. A game goes on by the rules and on the edition with which it began, or it waits for
        them; an open table begins with those there are."""
        begun, end = row.status != "open", "" if row.status == "over" else f", or end it: `cenote admin close {row.id}`"
        if begun and row.rules != game.rules_version:
            message = (
                f"table {row.id} was begun with rules {row.rules} of {game.key}, here are rules {game.rules_version}: "
                f"use the release it was begun with{end}"
            )
            raise Refusal("other-rules", message, was=row.rules, now=game.rules_version)
        edition = self._editions.get((game.key, row.edition))
        if edition is None or (begun and edition.digest != row.edition_digest):
            message = (
                f"table {row.id} needs the edition {row.edition!r} with the digest {row.edition_digest[:12]}…, which "
                f"is not here: put its file back (--editions){end}"
            )
            raise Refusal("other-edition", message, edition=row.edition)
        return edition

    def edition_names(self, game: str) -> list[str]:
        return [name for key, name in self._editions if key == game]

    def game_infos(self) -> list[p.GameInfo]:
        return [self._game_info(games.get(key)) for key in games.names()]

    def _game_info(self, game: Game) -> p.GameInfo:
        options = [
            p.OptionInfo(o.name, list(o.values), o.most, o.default, o.rule, o.setup, o.seats) for o in game.options
        ]
        seat_facts = sorted({fact.name for kind in game.events.kinds for fact in kind.facts if fact.seat})
        editions = self.edition_names(game.key)
        return p.GameInfo(
            game.key, list(game.seat_counts), options, list(LEVELS), list(filter(None, STYLES)), editions,
            list(game.rule_ids), seat_facts, [kind.name for kind in game.events.kinds if kind.private],
            getattr(self.edition(game, editions[0]).data, "preset", {}),
        )  # fmt: skip

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, from memory or from the database."""
        if id in self._rooms:
            self._rooms[id].used = time.monotonic()
            return self._rooms[id]
        if not set(id) <= set(ALPHABET):
            raise NoSuchTable(id[:16])
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self._rooms:
                    room = await self._load(id)
                    if room.is_full():  # the server died between the last seat and the beginning
                        with contextlib.suppress(Taken):
                            await room.start()
                    self._rooms[id] = room
                    self.metrics.rooms.set(len(self._rooms))
        finally:
            self._loading.pop(id, None)
        self._rooms[id].reconsider()
        return self._rooms[id]

    def loaded(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    def ids(self) -> list[str]:
        return list(self._rooms)

    def forget(self, id: str) -> None:
        if room := self._rooms.pop(id, None):
            for watcher in list(room.watchers):
                room.unwatch(watcher)

    def unwatch(self, watcher: Watcher, tables: Iterable[str]) -> None:
        """Somebody is gone; tables that are gone, too, need not be told."""
        for id in tables:
            if id in self._rooms:
                self._rooms[id].unwatch(watcher)

    async def _load(self, id: str) -> Room:
        found = await self.in_thread(lambda: self.store.whole(id))
        if found is None or found.row.status == "closed":
            raise NoSuchTable(id)
        if found.row.status == "playing" and not self.fanout.keeps(found.row):
            await self.fanout.claim(found.row)
        await self.know(*(seat.person for seat in found.seats if seat.person), *(line.person for line in found.chat))
        return Room(self, found)

    async def janitor(self) -> None:
        """Let rooms go that nobody needs."""
        while True:
            await asyncio.sleep(IDLE / 4)
            with contextlib.suppress(SQLAlchemyError):
                await self.drop_idle(time.monotonic() - IDLE)

    async def drop_idle(self, before: float) -> None:
        """Drop rooms that were not used since; their tables may have another keeper."""
        dropped = []
        for id, room in list(self._rooms.items()):
            thinking = room.thinking is not None and not room.thinking.done()
            timed = room.row.status == "playing" and room.clocks.clock is not None and self.fanout.keeps(room.row)
            if not room.watched_by() and not thinking and not timed and not room.lock.locked() and room.used < before:
                dropped.append(self._rooms.pop(id).row)
        self.metrics.rooms.set(len(self._rooms))
        if kept := [row.id for row in dropped if self.fanout.keeps(row)]:
            await self.fanout.release(kept)

    async def go_on(self) -> None:
        """After a start: tables on which a bot is to move, or a clock runs, go on by themselves."""
        await self.fanout.go_on()
        threading.Thread(target=prepare_all, name="prepare", daemon=True).start()

    async def close(self) -> None:
        self.closing = True
        for room in self._rooms.values():
            if room.thinking is not None:
                room.thinking.cancel()
            room.reconsider()
        for task in list(self._tasks):
            task.cancel()
        for threads in self._thinkers.values():
            threads.shutdown(wait=False, cancel_futures=True)
        await self.fanout.close()
        self._database.shutdown(wait=True)
        self.store.close()

    # Making tables and sitting down

    async def create(self, person: str, wish: p.NewTable, key: str = "") -> Room:
        """A new table; for who says the same wish again under the same key, the one he has got for it."""
        game = games.get(wish.game)
        edition = self.edition(game, wish.edition)
        game.check_seats(len(wish.seats))
        game.option_codes(edition, wish.options, len(wish.seats))
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                refuse_unknown(number, seat.bot)
            if seat.kind != "bot" and seat.bot is not None:
                raise OptionError(
                    f"seat {number} is {seat.kind!r} and has a bot: leave it out, or make it a bot's seat"
                )
        if len(wish.seats) > 1 and all(seat.kind == "bot" for seat in wish.seats):
            raise OptionError("a table needs at least one person: make a seat 'me' or 'open'")
        await self._refuse_many(person)
        seats = [
            SeatRow(n, {"me": "person"}.get(seat.kind, seat.kind), person if seat.kind == "me" else None, seat.bot,
                    wish.salt if seat.kind == "me" else "")
            for n, seat in enumerate(wish.seats)
        ]  # fmt: skip
        id = new_code(wish.public, f"{person} {key} {wish}" if key else "")
        try:
            return await self._made(person, game, edition, wish.options, wish.clock, wish.public, seats, id=id)
        except Taken:
            room = await self.room(id)
            if not key or room.row.host != person:
                raise
            return room

    async def make_daily(self, game: Game, attempt: DailyRow) -> Room:
        """A table for somebody's attempt at the expedition of the day, as the rulebook has it; without a salt, so that
        it is the same for everybody."""
        await self._refuse_many(attempt.person)
        seats = [SeatRow(0, "person", attempt.person)]
        return await self._made(attempt.person, game, self.edition(game, None), {}, None, False, seats, attempt)

    async def _refuse_many(self, person: str) -> None:
        if await self.in_thread(lambda: self.store.made(person)) >= MOST_TABLES:
            raise Refusal(
                "many-tables", f"you have {MOST_TABLES} tables going: finish or leave one first", most=MOST_TABLES
            )

    async def _made(
        self, host: str, game: Game, edition: Edition, options: dict[str, Any], clock: p.Clock | None, public: bool,
        seats: list[SeatRow], daily: DailyRow | None = None, id: str = "",
    ) -> Room:  # fmt: skip
        row = TableRow(
            id=id or new_code(public),
            game=game.key,
            rules=game.rules_version,
            edition=edition.name,
            edition_digest=edition.digest,
            options={name: option.value(code) for (name, code), option in zip(
                game.option_codes(edition, options).items(), game.options, strict=True)},
            clock=msgspec.to_builtins(clock) if clock is not None else None,
            host=host,
            public=public,
            status="open",
            secret=secrets.token_hex(16) if daily is None else self.daily.secret(game.key, daily.day),
            created=time.time() if daily is None else daily.created,
        )  # fmt: skip
        await self.in_thread(lambda: self.store.add_table(row, seats, daily))
        await self.know(*(seat.person for seat in seats if seat.person))
        return await self.room(row.id)

    async def sit(self, person: str, room: Room, wish: p.Sit) -> None:
        def said_again(seat: SeatRow) -> bool:
            """The answer to the first time was lost."""
            named = seat.number == wish.seat if wish.seat is not None else wish.salt != ""
            return named and (seat.person, seat.salt) == (person, wish.salt)

        async def sit() -> None:
            if any(map(said_again, room.seats)):
                return
            room.refuse_unless_open()
            free = [seat for seat in room.seats if seat.kind == "open"]
            chosen = next((seat for seat in free if wish.seat is None or seat.number == wish.seat), None)
            if chosen is None:
                open_ones = listed(seat.number for seat in free) or "none"
                raise Refusal("taken", f"seat {wish.seat} of table {room.row.id} is taken: open are {open_ones}")
            values: dict[str, Any] = {"kind": "person", "person": person, "salt": wish.salt}
            await room.stored(lambda: self.store.set_seat(room.row.id, chosen.number, was="open", **values))
            await room.catch_up()

        await room.settled(sit)

    async def leave(self, person: str, room: Room, number: int) -> None:
        """Before the game: the seat is open again. Nobody left: the table is closed."""

        async def leave() -> None:
            room.refuse_unless_open()
            owned(room, person, number)
            await room.stored(lambda: self.store.leave(room.row.id, number, person))
            await room.catch_up()

        await room.settled(leave)

    async def start(self, person: str, room: Room, bot: str) -> None:
        """The host begins; open seats are taken by bots of this name."""

        async def start() -> None:
            room.refuse_unless_open()
            if room.row.host != person:
                raise Refusal("not-host", "only the host can begin: wait for him or for the last seat to be taken")
            for number in [seat.number for seat in room.seats if seat.kind == "open"]:
                refuse_unknown(number, bot)
                await room.stored(
                    lambda n=number: self.store.set_seat(room.row.id, n, was="open", kind="bot", bot=bot)  # type: ignore[misc]
                )
            await room.catch_up()

        await room.settled(start)

    async def resign(self, person: str, room: Room, number: int) -> None:
        seat = owned(room, person, number)
        if room.row.status != "playing":
            raise Refusal(
                "not-begun", f"table {room.row.id} is {room.row.status}: a bot takes over while a game is played"
            )
        await room.stand_in(seat, "resigned")

    async def come_back(self, person: str, room: Room, number: int) -> None:
        seat = owned(room, person, number)
        async with room.lock:
            if seat.stand_in:
                await room.come_back(seat)
                room.announce_changed()
        room.reconsider()

    async def rematch(self, person: str, room: Room) -> Room:
        """The same seats again; who asks first makes the table, the others find it."""
        if room.row.status != "over":
            raise Refusal("rematch", f"table {room.row.id} is {room.row.status}: a rematch is for finished games")
        if all(seat.person != person for seat in room.seats):
            raise Refusal("rematch", "only players of this table can ask for a rematch")
        async with room.lock:
            if self.fanout.shared:
                await room.catch_up_if_behind()
            if room.row.next_table is None:
                seats = [SeatRow(s.number, s.kind, s.person, s.bot, s.salt) for s in room.seats]
                row, clock = room.row, room.clocks.clock
                made = await self._made(person, room.game, room.edition, dict(row.options), clock, row.public, seats)
                row.next_table = await room.stored(lambda: self.store.set_next(row.id, made.row.id))
                if row.next_table != made.row.id:
                    await made.stored(lambda: self.store.set_table(made.row.id, status="closed"))
                    self.forget(made.row.id)
                room.announce_changed()
        assert room.row.next_table is not None
        return await self.room(room.row.next_table)

    async def lists(self, person: str) -> p.Tables:
        found = await self.in_thread(lambda: self.store.lists(person))
        people = {seat.person for rows in found.values() for _, seats in rows for seat in seats if seat.person}
        await self.know(*people)
        return p.Tables(
            **{kind: [self.listed(row, seats, person) for row, seats in rows] for kind, rows in found.items()}
        )

    def listed(self, row: TableRow, seats: list[SeatRow], person: str) -> p.TableInfo:
        """A table for a list, without loading it."""
        return p.TableInfo(
            id=row.id,
            game=row.game,
            status=row.status,  # type: ignore[arg-type]
            seats=[
                p.Seat(s.number, s.kind, self.name(s.person) if s.person else "", s.bot, s.person == person,  # type: ignore[arg-type]
                       s.person is not None and self.is_here(s.person), bool(s.stand_in), None)
                for s in seats
            ],
            options=row.options,
            edition=row.edition,
            created=row.created,
            move=row.move,
            round=row.round,
            to_act=row.to_act,
            winners=row.winners,
            clock=msgspec.convert(row.clock, p.Clock) if row.clock else None,
            commitment=commitment(row.secret),
            secret=self.daily.opened(row),
            host=row.host == person,
            next_table=row.next_table,
            free_undo=len({s.person for s in seats if s.person}) <= 1 and self.daily.day_of(row) is None,
            daily=self.daily.day_of(row),
        )  # fmt: skip


def new_code(public: bool, seed: str = "") -> str:
    """The code of a table, at random or from a seed that nobody else knows."""
    dice = random.Random(seed) if seed else secrets.SystemRandom()
    return "".join(dice.choice(ALPHABET) for _ in range(CODE if public else PRIVATE_CODE))


def refuse_unknown(number: int, bot: str | None) -> None:
    """A seat can be given to a bot only by its name."""
    if bot not in BOTS:
        levels, styles = listed([*LEVELS, *YARDSTICKS]), listed(filter(None, STYLES))
        raise OptionError(
            f"seat {number} has the unknown bot {bot!r}: there is {levels}, "
            f"or a level with a style ({styles}) as in legend-sly"
        )


def owned(room: Room, person: str, number: int) -> SeatRow:
    if number >= len(room.seats) or room.seats[number].person != person:
        raise Refusal("not-yours", f"seat {number} of table {room.row.id} is not yours")
    return room.seats[number]
