"""A room: one table being played, with the people who watch it.

The room owns the order of things at its table: every change happens under its lock, is stored, and only then announced.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from sqlalchemy.exc import SQLAlchemyError

from cenote.bots import named
from cenote.kernel.errors import CenoteError, IllegalMove, Refusal, listed
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.perspective import Perspective
from cenote.kernel.replay import record_text
from cenote.kernel.table import Table, find_game
from cenote.server import protocol as p
from cenote.server.clocks import Clocks
from cenote.server.schema import ChatRow, MoveRow, Progress, SeatRow, TableRow
from cenote.server.shown import given_up, happenings, snapshot_of
from cenote.server.store import Taken
from cenote.server.thinking import chosen

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms

STAND_IN = "pathfinder"
AWAY = 120.0
"""Seconds until a bot plays for somebody who is not connected while another person waits."""
PATIENCE = 8.0
"""Seconds: a bot that has moved last lets a person who may act, too, go first for so long."""
RETRY = 1.0
"""Seconds until what the database would not take is tried again."""


class Watcher(Protocol):
    """Somebody at the other end of a connection."""

    person: str

    def send(self, message: p.ServerMessage) -> None: ...


def commitment(secret: str) -> str:
    """What is published before the game, so that the secret cannot be changed during it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot plays this seat, as its own or for somebody."""
    return seat.kind == "bot" or bool(seat.stand_in)


def seed_of(row: TableRow, seats: list[SeatRow]) -> str:
    """The seed of a game: the server's secret, then each seat's salt."""
    return " ".join([row.secret, *(seat.salt or "-" for seat in seats)])


class Room:
    """One table, its seats, and who watches it from where."""

    def __init__(
        self, rooms: Rooms, row: TableRow, seats: list[SeatRow], moves: list[MoveRow], chat: list[ChatRow]
    ) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.row, self.seats, self.chat_rows = row, seats, chat
        self.moves = moves
        self.questions: dict[int, tuple[str, int]] = {}
        """What each seat is asked, or was when it last might act, and since which move: others may move meanwhile."""
        self.watchers: dict[Watcher, int | None] = {}
        self.lock = asyncio.Lock()
        self.undo: p.UndoRequest | None = None
        self.undo_to = 0
        """The decision from which on would be taken back."""
        self.thinking: asyncio.Task[None] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._began = 0.0
        self._thought = 0.0
        self.used = time.monotonic()
        self.game = find_game(row.game)
        self.edition: Edition = rooms.edition(self.game, row.edition)
        if self.edition.digest != row.edition_digest or self.game.rules_version != row.rules:
            raise CenoteError(
                f"table {row.id} was begun with rules {row.rules} and edition {row.edition_digest[:12]}, "
                f"here are rules {self.game.rules_version} and edition {self.edition.digest[:12]}"
            )
        self.table: Table | None = None
        self.clocks = Clocks(row, seats, ())
        if row.status in ("playing", "over"):
            self.set_up(self.replayed(len(moves)))

    def replayed(self, count: int) -> Table:
        """The table after `count` moves."""
        seed = seed_of(self.row, self.seats)
        table = Table.new(self.game, len(self.seats), seed=seed, options=self.row.options, edition=self.edition)
        for move in self.moves[:count]:
            table.play(move.action, move.seat)
        return table

    def set_up(self, table: Table) -> None:
        """Go on at this table: with clocks as they follow from the moves made, and questions that are new."""
        self.table, self.clocks = table, Clocks(self.row, self.seats, ())
        if self.clocks.clock is not None:
            again = self.replayed(0)
            for move in self.moves:
                asked = again.to_act
                again.play(move.action, move.seat)
                if again.part == 0:
                    self.clocks.moved(move.seat, move.at, asked)
        self.questions = {}
        self.ask()

    def ask(self) -> None:
        """Note since when each seat has its question; it stays the same one until that seat has moved itself."""
        assert self.table is not None
        for seat in self.table.to_act:
            if self.questions.get(seat, ("", 0))[0] != self.table.phase:
                self.questions[seat] = self.table.phase, self.table.move

    def record(self) -> str:
        """The record of a finished game, with which anybody can check it."""
        assert self.table is not None
        return record_text(self.table, undone=self.row.epoch, commitment=commitment(self.row.secret))

    # What people are told

    def info(self, person: str) -> p.TableInfo:
        row, table = self.row, self.table
        return p.TableInfo(
            id=row.id,
            game=row.game,
            status=row.status,  # type: ignore[arg-type]
            seats=[self.seat_info(seat, person) for seat in self.seats],
            options=row.options,
            edition=row.edition,
            created=row.created,
            move=table.move if table else 0,
            round=table.round if table else 0,
            to_act=list(table.to_act) if table and row.status == "playing" else [],
            winners=row.winners,
            clock=self.clocks.clock,
            commitment=commitment(row.secret),
            secret=self.rooms.daily.opened(row),
            host=row.host == person,
            next_table=row.next_table,
            free_undo=self.free_undo(),
            daily=self.rooms.daily.day_of(row),
        )

    def seat_info(self, seat: SeatRow, person: str) -> p.Seat:
        acting = self.table is not None and seat.number in self.table.to_act
        return p.Seat(
            number=seat.number,
            kind=seat.kind,  # type: ignore[arg-type]
            name=self.rooms.name(seat.person) if seat.person else "",
            bot=seat.bot,
            yours=seat.person is not None and seat.person == person,
            here=seat.person is not None and self.rooms.is_here(seat.person),
            stand_in=bool(seat.stand_in),
            seconds_left=self.clocks.left(seat, acting, time.time()),
        )

    def people(self) -> int:
        """How many different people sit here."""
        return len({seat.person for seat in self.seats if seat.person is not None})

    def is_daily(self) -> bool:
        return self.rooms.daily.day_of(self.row) is not None

    def free_undo(self) -> bool:
        """Alone, everything can be taken back; but what a day's expedition has shown stays shown."""
        return self.people() <= 1 and not self.is_daily()

    def perspective(self, seat: int | None, since: int | None = None) -> Perspective:
        assert self.table is not None
        return self.table.perspective(SPECTATOR if seat is None else seat, since)

    def snapshot(self, perspective: Perspective) -> p.Snapshot:
        table = self.table
        assert table is not None
        undoable = any(move.seat == perspective.seat for move in self.moves)
        shown = snapshot_of(perspective, self.row.epoch, table if perspective.over else None, undoable=undoable)
        return given_up(shown) if self.row.status == "over" and not table.over else shown

    def forgetful(self) -> bool:
        """R15.1: the players want no memory aid, so the page forgets what they only looked at."""
        return self.row.status == "playing" and self.row.options.get("memory_aid", "full") != "full"

    def shown(self, person: str, seat: int | None) -> p.Shown | p.Changed:
        if self.table is None:
            return p.Changed(self.row.id, self.info(person), self.undo)
        perspective = self.perspective(seat)
        return p.Shown(
            table=self.row.id,
            seat=seat,
            info=self.info(person),
            box=self.edition.data,
            snapshot=self.snapshot(perspective),
            happenings=happenings(perspective, without_private=self.forgetful()),
            chat=[self.chat_line(row) for row in self.chat_rows],
            undo=self.undo,
        )

    def chat_line(self, row: ChatRow) -> p.ChatLine:
        return p.ChatLine(row.number, self.rooms.name(row.person), row.text, row.at)

    def announce(self, message: Callable[[Watcher, int | None], p.ServerMessage]) -> None:
        for watcher, seat in list(self.watchers.items()):
            watcher.send(message(watcher, seat))

    def announce_shown(self) -> None:
        self.announce(lambda watcher, seat: self.shown(watcher.person, seat))

    def announce_changed(self) -> None:
        self.announce(lambda watcher, seat: p.Changed(self.row.id, self.info(watcher.person), self.undo))

    def announce_move(self, only: int | None = None) -> None:
        """Tell everybody, or `only` the seat that is not done with its move; nobody else may know that it has begun."""
        since = len(self.moves) - 1
        told: dict[int | None, tuple[p.Snapshot, list[p.Happening]]] = {}

        def moved(watcher: Watcher, seat: int | None) -> p.Moved:
            if seat not in told:
                perspective = self.perspective(seat, since)
                told[seat] = self.snapshot(perspective), happenings(perspective)
            return p.Moved(self.row.id, seat, self.info(watcher.person), *told[seat])

        for watcher, seat in list(self.watchers.items()):
            if only is None or seat == only:
                watcher.send(moved(watcher, seat))

    # Watching

    async def watch(self, watcher: Watcher, seat: int | None) -> None:
        async with self.lock:
            if seat is not None and (seat >= len(self.seats) or self.seats[seat].person != watcher.person):
                raise Refusal("not-yours", f"seat {seat} of table {self.row.id} is not yours: watch without a seat")
            back = [own for own in self.seats if own.person == watcher.person and own.stand_in in ("away", "time")]
            for own in back:
                await self.come_back(own)
            if back:
                self.announce_changed()
            self.watchers[watcher] = seat
            watcher.send(self.shown(watcher.person, seat))
            if self.table is None and self.chat_rows:
                for row in self.chat_rows:
                    watcher.send(p.Chatted(self.row.id, self.chat_line(row)))
        self.reconsider()

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        self.used = time.monotonic()

    def forget_seat(self, person: str, seat: int) -> None:
        """Who leaves a seat no longer looks from it."""
        for watcher, where in self.watchers.items():
            if where == seat and watcher.person == person:
                self.watchers[watcher] = None

    # Seats

    async def start(self) -> None:
        """Begin the game; the caller holds the lock and has filled all seats."""
        now, table = time.time(), self.replayed(0)
        await self.rooms.in_thread(
            lambda: self.store.set_table(
                self.row.id, status="playing", started=now, round=table.round, to_act=list(table.to_act)
            )
        )
        self.row.status, self.row.started = "playing", now
        self.set_up(table)
        self.announce_shown()

    async def come_back(self, seat: SeatRow) -> None:
        """The owner plays again; who had no time left gets a little to come back with."""
        acting = self.table is not None and seat.number in self.table.to_act
        await self.save_seat(seat, "", seat.bonus + self.clocks.to_come_back_with(seat, acting, time.time()))

    async def save_seat(self, seat: SeatRow, stand_in: str, bonus: float) -> None:
        await self.rooms.in_thread(
            lambda: self.store.set_seat(self.row.id, seat.number, stand_in=stand_in, bonus=bonus)
        )
        seat.stand_in, seat.bonus = stand_in, bonus

    async def stand_in(self, seat: SeatRow, why: str) -> None:
        """A bot plays for this seat, knowing what it knows, until its owner returns; who is alone gives up."""
        async with self.lock:
            await self.replace(seat, why)
        self.reconsider()

    async def replace(self, seat: SeatRow, why: str) -> None:
        """Go on without the owner of a seat; the caller holds the lock."""
        if len(self.seats) > 1:
            await self.save_seat(seat, why, seat.bonus)
            self.announce_changed()
        elif self.row.status == "playing":
            now = time.time()
            await self.rooms.in_thread(
                lambda: self.store.set_table(self.row.id, status="over", winners=[], finished=now, to_act=[])
            )
            self.row.status, self.row.winners, self.row.finished = "over", [], now
            self.announce_shown()

    # Moves

    def progress(self) -> Progress:
        table = self.table
        assert table is not None
        winners = None if table.result is None else list(table.result.winners)
        return Progress(table.move, len(table.moves), table.round, list(table.to_act), winners)

    async def play(self, watcher: Watcher, message: p.Play) -> None:
        """A person's decision: checked, stored, announced."""
        async with self.lock:
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
        self.reconsider()

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
        """Play, store, announce; the caller holds the lock."""
        table = self.table
        assert table is not None
        number, asked, before = len(self.moves), table.to_act, time.perf_counter()
        table.play(action, seat)
        move = MoveRow(number, seat, str(table.moves[-1][1]), time.time())
        progress = self.progress()
        try:
            await self.rooms.in_thread(lambda: self.store.add_move(self.row.id, self.row.epoch, move, progress))
        except Taken:
            await self.reload()
            raise IllegalMove(
                f"move {number} of table {self.row.id} was made elsewhere: this is the table now"
            ) from None
        except BaseException:
            table.undo()
            raise
        self.moves.append(move)
        if table.part:
            self.announce_move(seat)
            return
        self.clocks.moved(seat, move.at, asked)
        self.questions.pop(seat, None)
        self.ask()
        self.undo = None
        if progress.winners is not None:
            self.row.status, self.row.winners, self.row.finished = "over", progress.winners, move.at
        self.announce_move()
        self.rooms.metrics.moved(time.perf_counter() - before)

    async def reload(self) -> None:
        """Read the table again: somebody else has changed it."""
        found = await self.rooms.in_thread(lambda: self.store.table(self.row.id))
        assert found is not None
        self.row, self.seats = found
        self.moves = await self.rooms.in_thread(lambda: self.store.moves(self.row.id))
        self.set_up(self.replayed(len(self.moves)))
        self.announce_shown()

    # Taking back

    async def ask_undo(self, watcher: Watcher, message: p.Undo) -> None:
        """Take back one's last decision: at once if nothing was revealed since, or alone with bots; else by consent."""
        async with self.lock:
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
                self.undo, self.undo_to = p.UndoRequest(seat.number, before, [seat.number]), begun
                await self.agreed(watcher)
        self.reconsider()

    async def agree(self, watcher: Watcher, message: p.Agree) -> None:
        async with self.lock:
            self.own_seat(watcher, message.seat)
            if self.undo is None:
                return
            if not message.yes:
                self.undo = None
                self.announce_changed()
                return
            await self.agreed(watcher)
        self.reconsider()

    async def agreed(self, watcher: Watcher) -> None:
        """Somebody agrees for all his seats; who has left his seat to a bot is not asked."""
        assert self.undo is not None
        mine = [seat.number for seat in self.seats if seat.person == watcher.person]
        self.undo.agreed = sorted({*self.undo.agreed, *mine})
        people = {seat.number for seat in self.seats if seat.kind == "person" and not seat.stand_in}
        if people <= set(self.undo.agreed):
            await self.take_back(self.undo_to)
        else:
            self.announce_changed()

    async def take_back(self, to_move: int) -> None:
        """Go back to before move `to_move`; the caller holds the lock."""
        table = self.table
        assert table is not None
        table.undo(len(self.moves) - to_move)
        progress = self.progress()
        try:
            await self.rooms.in_thread(lambda: self.store.take_back(self.row.id, self.row.epoch, to_move, progress))
        except Taken:
            await self.reload()
            return
        except BaseException:
            self.table = self.replayed(len(self.moves))
            raise
        del self.moves[to_move:]
        self.row.epoch += 1
        self.row.status, self.row.winners, self.row.finished = "playing", None, None
        self.set_up(table)
        self.undo = None
        self.announce_shown()

    # Bots and clocks

    def reconsider(self) -> None:
        """After any change: let a bot think, or set the timers of the people to act and of bots that wait for them."""
        self.used = time.monotonic()
        while self._timers:
            self._timers.pop().cancel()
        bot = self.next_bot()
        if bot is not None:
            self.begin_thinking(bot)
        elif self.is_going_on():
            for seat in self.acting():
                self.set_timer(seat)

    def set_timer(self, seat: SeatRow) -> None:
        if is_bot(seat):
            if self.watchers:
                self.later(PATIENCE, lambda: self.begin_thinking(seat))
            return
        waits = self.clocks.deadline(seat, time.time())
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
        return any(watcher.person != seat.person for watcher in self.watchers)

    async def time_is_up(self, seat: SeatRow, why: str) -> None:
        table = self.table
        if table is None or not self.is_going_on() or seat.number not in table.to_act or seat.stand_in:
            return
        if why == "away" and not self.someone_waits_for(seat):
            return
        left = self.clocks.deadline(seat, time.time())
        if why == "time" and left is not None and left > 0:
            self.reconsider()
            return
        move = self.row.epoch, len(self.moves)
        async with self.lock:
            if table is not self.table or move != (self.row.epoch, len(self.moves)) or seat.stand_in:
                return
            try:
                await self.replace(seat, why)
            except SQLAlchemyError as error:
                self.rooms.log("seat not stored", table=self.row.id, error=type(error).__name__)
                asyncio.get_running_loop().call_later(RETRY, self.reconsider)
                return
        self.reconsider()

    def begin_thinking(self, seat: SeatRow) -> None:
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self.think(seat))

    async def think(self, first: SeatRow) -> None:
        """Moves of bots, each thought in a thread from the seat's own perspective, until a person goes first."""
        seat: SeatRow | None = first
        while seat is not None and self.table is not None and seat.number in self.table.to_act:
            table, epoch, move = self.table, self.row.epoch, len(self.moves)
            bot = named(seat.bot or STAND_IN)
            pace = self.rooms.paces[self.game.key, bot.name]
            seed = int.from_bytes(hashlib.sha256(f"{self.row.secret} {epoch} {move}".encode()).digest()[:4], "big")
            mine = self.perspective(seat.number, move)
            began, action = await self.rooms.think("bot", partial(chosen, bot, mine, seed))
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
                    except (IllegalMove, SQLAlchemyError) as error:
                        self.rooms.log("bot move not stored", table=self.row.id, move=move, error=type(error).__name__)
                        asyncio.get_running_loop().call_later(RETRY, self.reconsider)
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
