"""A room: one table being played, with the people who watch it.

The room owns the order of things at its table: every change happens under its lock, is stored, and only then announced.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cenote.bots import named
from cenote.kernel.errors import CenoteError, IllegalMove, Refusal, listed
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from cenote.server import protocol as p
from cenote.server.clocks import now
from cenote.server.schema import MoveRow, Progress, SeatRow
from cenote.server.stage import Stage, Watcher
from cenote.server.store import Taken, Whole
from cenote.server.thinking import chosen

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms

T = TypeVar("T")
logger = logging.getLogger("cenote.server")
STAND_IN = "pathfinder"
AWAY = 120.0
"""Seconds until a bot plays for somebody who is not connected while another person waits."""
PATIENCE = 8.0
"""Seconds: a bot that has moved last lets a person who may act, too, go first for so long."""
RETRY = 1.0
"""Seconds until what the database would not take, or a bot could not think, is tried again."""
LAST_RESORT = "random"
"""Who moves for a bot that fails twice: at a table nobody waits for ever."""
TRIES = 5
"""How often somebody else may be faster."""


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot plays this seat, as its own or for somebody."""
    return seat.kind == "bot" or bool(seat.stand_in)


class Room(Stage):
    """One table being played."""

    def __init__(self, rooms: Rooms, found: Whole) -> None:
        super().__init__(rooms, found)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._began = 0.0
        self._thought = 0.0
        self._failed = (-1, -1)
        """Epoch and move at which a bot could not think."""
        self.used = time.monotonic()

    # Together with other processes

    async def stored(self, work: Callable[[], T]) -> T:
        """Change the database, then let other processes know of it."""
        answer = await self.rooms.in_thread(work)
        self.rooms.fanout.tell(self.row)
        return answer

    async def settled(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Do something that the database decides upon: if somebody else was first, see what he did and try again."""
        async with self.lock:
            for tries in range(1, TRIES + 1):
                try:
                    await attempt()
                    break
                except Taken:
                    if tries == TRIES:
                        raise
                    await self.catch_up()
        self.reconsider()

    async def catch_up(self) -> None:
        """Read what others have changed, and tell it as if it had been done here; the caller holds the lock."""
        id, epoch, made = self.row.id, self.row.epoch, len(self.moves)
        said = self.chat_rows[-1].number + 1 if self.chat_rows else 0
        found = await self.rooms.in_thread(lambda: self.store.whole(id, epoch, made, said))
        if found is None:
            return
        await self.rooms.know(*(seat.person for seat in found.seats if seat.person), *(c.person for c in found.chat))
        self.chat_rows = [*self.chat_rows, *found.chat][-200:]
        if found.row.epoch != epoch or (self.table is None and found.row.status in ("playing", "over")):
            self.moves = found.moves
            self.adopt(found.row, found.seats)
            self.set_up(self.replayed(len(self.moves)))
            self.announce_shown()
        else:
            for move in found.moves:
                self.follow(move)
            before = self.stand
            self.adopt(found.row, found.seats)
            if self.row.status == "over" != before[2]:
                self.announce_shown()
            elif self.stand != before:
                self.announce_changed()
            for row in found.chat:
                line = self.chat_line(row)
                self.announce(lambda watcher, seat, line=line: p.Chatted(id, line))  # type: ignore[misc]
        if self.row.status == "closed":
            self.rooms.forget(id)
        elif self.is_full():
            with contextlib.suppress(Taken):
                await self.start()
        elif self.row.status == "playing" and self.row.keeper is None:
            await self.rooms.fanout.claim(self.row)

    async def catch_up_if_behind(self) -> None:
        """The same, if anything has changed; the caller holds the lock."""
        found = await self.rooms.in_thread(lambda: self.store.stands([self.row.id]))
        if found.get(self.row.id) != self.stand:
            await self.catch_up()

    async def refresh(self, look: Callable[[], Awaitable[None]] | None = None) -> None:
        """See what has changed, and go on."""
        try:
            async with self.lock:
                await (look or self.catch_up_if_behind)()
        except SQLAlchemyError as error:
            self.rooms.log("table not read", table=self.row.id, error=type(error).__name__)
            self.try_again()
            return
        self.reconsider()

    def try_again(self) -> None:
        asyncio.get_running_loop().call_later(RETRY, lambda: self.rooms.spawn(self.refresh()))

    async def hear(self, epoch: int, moves: list[MoveRow]) -> None:
        """Moves that were made elsewhere: the last few, known or not."""

        async def follow() -> None:
            if self.table is None or epoch != self.row.epoch or moves[0].number > len(self.moves):
                await self.catch_up()
            for move in moves:
                if epoch == self.row.epoch and move.number == len(self.moves):
                    self.follow(move)

        await self.refresh(follow)

    def follow(self, move: MoveRow) -> None:
        """A move that is in the database already."""
        assert self.table is not None
        asked = self.table.to_act
        self.table.play(move.action, move.seat)
        self.made(move, asked)

    # Watching

    async def watch(self, watcher: Watcher, seat: int | None) -> None:
        async with self.lock:
            if self.rooms.fanout.shared:
                await self.catch_up_if_behind()
            if seat is not None and (seat >= len(self.seats) or self.seats[seat].person != watcher.person):
                raise Refusal("not-yours", f"seat {seat} of table {self.row.id} is not yours: watch without a seat")
            back = [own for own in self.seats if own.person == watcher.person and own.stand_in in ("away", "time")]
            for own in back:
                await self.come_back(own)
            if back:
                self.announce_changed()
            if watcher not in self.watchers:
                self.rooms.fanout.watches(watcher.person, self.row.id, 1)
            self.watchers[watcher] = seat
            watcher.send(self.shown(watcher.person, seat))
            if self.table is None and self.chat_rows:
                for row in self.chat_rows:
                    watcher.send(p.Chatted(self.row.id, self.chat_line(row)))
        self.reconsider()

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self.rooms.fanout.watches(watcher.person, self.row.id, -1)
        self.used = time.monotonic()

    # Seats

    def is_full(self) -> bool:
        """Whether the game can begin."""
        return self.row.status == "open" and all(seat.kind != "open" for seat in self.seats)

    async def start(self) -> None:
        """Begin the game; the caller holds the lock, and all seats are taken."""
        table = self.replayed(0)
        values: dict[str, Any] = {
            "started": now(),
            "rules": self.game.rules_version,
            "edition_digest": self.edition.digest,
            "keeper": self.rooms.fanout.id,
        }
        shown = {"round": table.round, "to_act": list(table.to_act)}
        await self.stored(lambda: self.store.begin(self.row.id, self.seats, **values, **shown))
        self.row = msgspec.structs.replace(self.row, status="playing", **values)
        self.set_up(table)
        self.announce_shown()

    async def say(self, person: str, text: str, after: int | None = None) -> None:
        """A line of chat."""
        async with self.lock:
            await self.stored(lambda: self.store.add_chat(self.row.id, person, text, after))
            await self.catch_up()

    async def come_back(self, seat: SeatRow) -> None:
        """The owner plays again; who had no time left gets a little to come back with."""
        acting = self.table is not None and seat.number in self.table.to_act
        await self.save_seat(seat, "", seat.bonus + self.clocks.to_come_back_with(seat, acting, now()))

    async def save_seat(self, seat: SeatRow, stand_in: str, bonus: float, at: tuple[int, int] | None = None) -> None:
        await self.stored(lambda: self.store.set_seat(self.row.id, seat.number, at=at, stand_in=stand_in, bonus=bonus))
        seat.stand_in, seat.bonus = stand_in, bonus

    async def stand_in(self, seat: SeatRow, why: str) -> None:
        """A bot plays for this seat, knowing what it knows, until its owner returns; who is alone gives up."""
        await self.settled(lambda: self.replace(seat, why))

    async def replace(self, seat: SeatRow, why: str) -> None:
        """Go on without the owner of a seat, unless he has moved; the caller holds the lock."""
        if len(self.seats) > 1:
            await self.save_seat(seat, why, seat.bonus, self.at)
            self.announce_changed()
        elif self.row.status == "playing":
            values: dict[str, Any] = {"status": "over", "winners": [], "finished": now()}
            await self.stored(lambda: self.store.set_table(self.row.id, at=self.at, to_act=[], **values))
            self.row = msgspec.structs.replace(self.row, **values)
            self.announce_shown()

    # Moves

    def progress(self) -> Progress:
        table = self.table
        assert table is not None
        winners = None if table.result is None else list(table.result.winners)
        return Progress(table.move, len(table.moves), table.round, list(table.to_act), winners)

    async def play(self, watcher: Watcher, message: p.Play) -> None:
        """A person's decision: checked, stored, announced."""
        await self.settled(lambda: self.decide(watcher, message))

    async def decide(self, watcher: Watcher, message: p.Play) -> None:
        seat = self.own_seat(watcher, message.seat)
        if self.table is None:
            raise Refusal("not-begun", f"table {self.row.id} has not begun: wait until all seats are taken")
        if not self.is_now(message, self.questions.get(seat.number, ("", None))[1]):
            watcher.send(self.shown(watcher.person, self.watchers.get(watcher, seat.number)))
            return
        if self.row.status == "over":
            raise IllegalMove(f"table {self.row.id} is over: nobody can move any more")
        if seat.number in self.questions and seat.number not in self.table.to_act:
            raise Refusal("not-now", "another player's move is not finished: nothing was done, try again after it")
        if seat.stand_in:
            await self.come_back(seat)
            self.announce_changed()
        await self.make_move(seat.number, message.action)

    @property
    def at(self) -> tuple[int, int]:
        """Where the table is: what the database must agree with."""
        return self.row.epoch, len(self.moves)

    def is_now(self, message: p.Play | p.Undo, since: int | None = None) -> bool:
        """Whether a message was made for the table as its seat sees it now, or has seen it `since` a move."""
        seen = self.perspective(message.seat, len(self.moves))
        first = seen.move if since is None else since
        return (message.epoch, message.part) == (self.row.epoch, seen.part) and first <= message.move <= seen.move

    def own_seat(self, watcher: Watcher, number: int) -> SeatRow:
        if number >= len(self.seats) or self.seats[number].person != watcher.person:
            raise Refusal("not-yours", f"seat {number} of table {self.row.id} is not yours")
        return self.seats[number]

    async def make_move(self, seat: int, action: str) -> None:
        """Play, store, announce; the caller holds the lock. TAKEN if somebody else has moved, of which nobody here has
        heard yet."""
        table = self.table
        assert table is not None
        (epoch, number), asked, before = self.at, table.to_act, time.perf_counter()
        table.play(action, seat)
        move = MoveRow(number, seat, str(table.moves[-1][1]), now())
        progress, whole = self.progress(), table.part == 0
        try:
            await self.rooms.add_move(self.row.id, epoch, move, progress, whole)
        except BaseException:
            table.undo()
            raise
        self.rooms.fanout.tell(self.row, moved=True)
        self.made(move, asked)
        if whole:
            self.rooms.metrics.moved(time.perf_counter() - before)

    def made(self, move: MoveRow, asked: tuple[int, ...]) -> None:
        """A move has been played and stored, of those who were asked: announce it."""
        table = self.table
        assert table is not None
        self.moves.append(move)
        if table.part:
            self.announce_move(move.seat)
            return
        self.clocks.moved(move.seat, move.at, asked)
        self.questions.pop(move.seat, None)
        self.ask()
        self.row.undo = None
        if table.result is not None:
            self.row.status, self.row.winners, self.row.finished = "over", list(table.result.winners), move.at
        self.announce_move()

    # Taking back

    async def ask_undo(self, watcher: Watcher, message: p.Undo) -> None:
        """Take back one's last decision: at once if nothing was revealed since, or alone with bots; else by consent."""
        await self.settled(lambda: self.ask_undo_now(watcher, message))

    async def ask_undo_now(self, watcher: Watcher, message: p.Undo) -> None:
        seat = self.own_seat(watcher, message.seat)
        table = self.table
        if table is None or not self.is_now(message):
            watcher.send(self.shown(watcher.person, self.watchers.get(watcher, seat.number)))
            return
        own = [number for number, move in enumerate(self.moves) if move.seat == seat.number]
        if not own:
            raise Refusal("no-undo", "there is no move of yours to take back")
        begun = table.begun(own[-1])
        made = [number for number in range(begun, len(self.moves)) if table.begun(number) == begun]
        only_mine = made[-1] == table.decisions(table.move) - 1 and not any(map(table.reveals, made))
        if self.free_undo() or (only_mine and self.row.status == "playing"):
            await self.take_back(begun)
        elif self.is_daily():
            raise Refusal("daily-undo", "in an expedition of the day, what has been seen cannot be taken back")
        elif not table.complete(made[-1]):
            raise Refusal("undo-unfinished", "finish this move first: the others do not know that it has begun")
        else:
            before = sum(table.begun(number) == number for number in range(begun))
            request = {"seat": seat.number, "to_move": before, "agreed": self.seats_of(watcher)}

            def asked(undo: dict[str, Any] | None) -> dict[str, Any]:
                """Who asks twice has asked; what others have answered stands."""
                same = undo is not None and (undo["request"]["seat"], undo["to"]) == (seat.number, begun)
                return undo if undo is not None and same else {"request": request, "to": begun}

            await self.change_undo(asked)

    async def agree(self, watcher: Watcher, message: p.Agree) -> None:
        await self.settled(lambda: self.agree_now(watcher, message))

    async def agree_now(self, watcher: Watcher, message: p.Agree) -> None:
        self.own_seat(watcher, message.seat)
        mine = self.seats_of(watcher)

        def agreed(undo: dict[str, Any] | None) -> dict[str, Any] | None:
            if undo is None:
                return None
            request = undo["request"]
            if message.epoch not in (None, self.row.epoch) or message.to_move not in (None, request["to_move"]):
                return undo  # the answer to another request
            if not message.yes:
                return None
            return {**undo, "request": {**request, "agreed": sorted({*request["agreed"], *mine})}}

        if self.row.undo is not None:
            await self.change_undo(agreed)

    def seats_of(self, watcher: Watcher) -> list[int]:
        return [seat.number for seat in self.seats if seat.person == watcher.person]

    async def change_undo(self, change: Callable[[dict[str, Any] | None], dict[str, Any] | None]) -> None:
        """Somebody asks to take back, or agrees for all his seats, or does not; who has left his seat to a bot is not
        asked."""
        self.row.undo = await self.stored(lambda: self.store.set_undo(self.row.id, self.at, change))
        people = {seat.number for seat in self.seats if seat.kind == "person" and not seat.stand_in}
        if self.row.undo is not None and people <= set(self.row.undo["request"]["agreed"]):
            await self.take_back(self.row.undo["to"])
        else:
            self.announce_changed()

    async def take_back(self, to_move: int) -> None:
        """Go back to before move `to_move`; the caller holds the lock."""
        table = self.table
        assert table is not None
        epoch, made = self.at
        table.undo(made - to_move)
        progress = self.progress()
        try:
            await self.stored(lambda: self.store.take_back(self.row.id, epoch, to_move, progress, made))
        except BaseException:
            self.table = self.replayed(made)
            raise
        del self.moves[to_move:]
        self.row.epoch += 1
        self.row.status, self.row.winners, self.row.finished = "playing", None, None
        self.row.undo = None
        self.set_up(table)
        self.announce_shown()

    # Bots and clocks

    def reconsider(self) -> None:
        """After any change: let a bot think, or set the timers of the people to act and of bots that wait for them."""
        self.used = time.monotonic()
        while self._timers:
            self._timers.pop().cancel()
        if not self.rooms.fanout.keeps(self.row):
            return
        bot = self.next_bot()
        if bot is not None:
            self.begin_thinking(bot)
        elif self.is_going_on():
            for seat in self.acting():
                self.set_timer(seat)

    def set_timer(self, seat: SeatRow) -> None:
        if is_bot(seat):
            if self.watched_by():
                self.later(PATIENCE, lambda: self.begin_thinking(seat))
            return
        waits = self.clocks.deadline(seat, now())
        if waits is None and self.someone_waits_for(seat):
            waits = AWAY
        if waits is not None:
            why = "time" if self.clocks.clock is not None else "away"
            self.later(waits, lambda: self.rooms.spawn(self.time_is_up(seat, why)))

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(max(seconds, 0.05), work))

    def is_going_on(self) -> bool:
        return self.table is not None and self.row.status == "playing" and not self.rooms.closing

    def acting(self) -> list[SeatRow]:
        """The seats that may act; who has moved last is the last of them."""
        assert self.table is not None
        return [self.seats[number] for number in self.table.in_turn]

    def next_bot(self) -> SeatRow | None:
        """The bot whose turn it is; None where a person goes first."""
        first = self.acting()[0] if self.is_going_on() else None
        return first if first is not None and is_bot(first) else None

    def someone_waits_for(self, seat: SeatRow) -> bool:
        """The person is gone, and another one is here."""
        if seat.person is None or len(self.seats) == 1 or self.rooms.is_here(seat.person):
            return False
        return self.rooms.fanout.sure and bool(self.watched_by() - {seat.person})

    def watched_by(self) -> set[str]:
        """Who watches, here and at other processes."""
        return {watcher.person for watcher in self.watchers} | self.rooms.fanout.watching(self.row.id)

    async def time_is_up(self, seat: SeatRow, why: str) -> None:
        table = self.table
        if table is None or not self.is_going_on() or seat.number not in table.to_act or seat.stand_in:
            return
        if why == "away" and not self.someone_waits_for(seat):
            return
        left = self.clocks.deadline(seat, now())
        if why == "time" and left is not None and left > 0:
            self.reconsider()
            return
        at = self.at
        async with self.lock:
            if table is not self.table or at != self.at or seat.stand_in:
                return
            try:
                await self.replace(seat, why)
            except (SQLAlchemyError, Taken) as error:
                self.rooms.log("seat not stored", table=self.row.id, error=type(error).__name__)
                self.try_again()
                return
        self.reconsider()

    def begin_thinking(self, seat: SeatRow) -> None:
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self.think(seat))

    async def think(self, first: SeatRow) -> None:
        """Moves of bots, each thought in a thread from the seat's own perspective, until a person goes first."""
        seat: SeatRow | None = first
        while seat is not None and self.table is not None and seat.number in self.table.to_act:
            if not self.rooms.fanout.keeps(self.row):
                return
            table, epoch, move = self.table, self.row.epoch, len(self.moves)
            bot = named(seat.bot or STAND_IN)
            pace = self.rooms.paces[self.game.key, bot.name]
            seed = int.from_bytes(hashlib.sha256(f"{self.row.secret} {epoch} {move}".encode()).digest()[:4], "big")
            mine = self.perspective(seat.number, move)
            try:
                began, action = await self.rooms.think("bot", partial(chosen, bot, mine, seed))
            except Exception:
                logger.exception("bot failed", extra={"facts": {"table": self.row.id, "move": move, "bot": bot.name}})
                if self._failed != (epoch, move):  # in a moment its rules may be compiled, or memory be there
                    self._failed = epoch, move
                    self.try_again()
                    return
                began, action = await self.rooms.think("bot", partial(chosen, named(LAST_RESORT), mine, seed))
            if table.part == 0:  # what everybody can read counts complete moves, by their first decision
                self._began, self._thought = began, time.perf_counter() - began
                pace.thought(self._thought)
            if table.completes(action, seat.number):
                self.rooms.metrics.thought(self._thought)
                if self.game.asides:
                    await pace.keep(self._began)
            async with self.lock:
                if (epoch, move) == (self.row.epoch, len(self.moves)) and is_bot(seat):
                    try:
                        await self.make_move(seat.number, action.text)
                    except (IllegalMove, SQLAlchemyError, Taken) as error:
                        self.rooms.log("bot move not stored", table=self.row.id, move=move, error=type(error).__name__)
                        self.try_again()
                        return
            seat = self.next_bot()
        asyncio.get_running_loop().call_soon(self.reconsider)

    # Asking

    def hint(self, watcher: Watcher, message: p.Hint) -> Perspective:
        mine = self.advised(watcher, message.seat)
        assert self.table is not None
        if message.seat not in self.table.to_act:
            raise Refusal("hint-turn", "a hint is for your own turn: it is not your turn now")
        return mine

    def advised(self, watcher: Watcher, seat: int | None) -> Perspective:
        """The perspective behind a question about what is good."""
        mine = self.asked(watcher, seat)
        if self.is_daily():
            raise Refusal("daily-hint", "there are no hints in an expedition of the day")
        return mine

    def asked(self, watcher: Watcher, seat: int | None) -> Perspective:
        """The perspective behind a question, from one's own seat or as a spectator."""
        if seat is not None:
            self.own_seat(watcher, seat)
        if self.table is None:
            raise Refusal("not-begun", f"table {self.row.id} has not begun")
        return self.perspective(seat, len(self.moves))

    def recalled(self, watcher: Watcher, message: p.Recall) -> tuple[Table, int | None, int]:
        """An earlier table, and from which seat it may be looked at; replayed by the caller in a thread."""
        if message.seat is not None:
            self.own_seat(watcher, message.seat)
        if self.table is None or message.move > self.table.move:
            made = 0 if self.table is None else self.table.move
            raise CenoteError(f"there is no move {message.move}: {made} were made")
        seat = None if self.forgetful() else message.seat
        return self.replayed(self.table.decisions(message.move)), seat, self.row.epoch

    def refuse_unless_open(self) -> None:
        if self.row.status != "open":
            free = listed(seat.number for seat in self.seats if seat.kind == "open") or "none"
            message = f"table {self.row.id} is {self.row.status}: seats can be taken before it begins ({free} open)"
            raise Refusal("begun", message)
