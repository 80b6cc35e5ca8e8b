"""A room: one table being played, with the people who watch it.

The room owns the order of things at its table: every change happens under its lock, is stored, and only then announced.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from cenote.bots import named
from cenote.kernel.actions import Action
from cenote.kernel.errors import CenoteError, IllegalMove, Refusal, listed
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.perspective import Perspective
from cenote.kernel.replay import record_text
from cenote.kernel.table import Table, find_game
from cenote.server import protocol as p
from cenote.server.clocks import Clocks
from cenote.server.store import ChatRow, MoveRow, Progress, SeatRow, TableRow, Taken

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms

STAND_IN = "greedy"
AWAY = 120.0
"""Seconds until a bot plays for somebody who is not connected while another person waits."""
PACE = 0.2
"""Seconds: where moves have private parts, bots make theirs after a whole number of these."""
RETRY = 1.0
"""Seconds until what the database would not take is tried again."""


class Watcher(Protocol):
    """Somebody at the other end of a connection."""

    person: str

    def send(self, message: p.ServerMessage) -> None: ...


def commitment(secret: str) -> str:
    """What is published before the game, so that the secret cannot be changed during it."""
    return hashlib.sha256(secret.encode()).hexdigest()


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
        self.watchers: dict[Watcher, int | None] = {}
        self.lock = asyncio.Lock()
        self.undo: p.UndoRequest | None = None
        self.undo_to = 0
        """The decision from which on would be taken back."""
        self.thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
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
        self.table: Table | None = self.replayed(len(moves)) if row.status in ("playing", "over") else None
        self.clocks = self.set_clocks()

    def replayed(self, count: int) -> Table:
        """The table after `count` moves."""
        seed = seed_of(self.row, self.seats)
        table = Table.new(self.game, len(self.seats), seed=seed, options=self.row.options, edition=self.edition)
        for move in self.moves[:count]:
            table.play(move.action, move.seat)
        return table

    def set_clocks(self) -> Clocks:
        """The clocks as they follow from the moves made."""
        table = self.table
        return Clocks(self.row, self.seats, (m for m in self.moves if table is not None and table.complete(m.number)))

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
            to_act=list(table.to_act) if table else [],
            winners=row.winners,
            clock=self.clocks.clock,
            commitment=commitment(row.secret),
            secret=row.secret if row.status == "over" else None,
            host=row.host == person,
            next_table=row.next_table,
            free_undo=self.people() <= 1,
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

    def perspective(self, seat: int | None, since: int | None = None) -> Perspective:
        assert self.table is not None
        return self.table.perspective(SPECTATOR if seat is None else seat, since)

    def snapshot(self, perspective: Perspective) -> p.Snapshot:
        table = self.table
        assert table is not None
        undoable = any(move.seat == perspective.seat for move in self.moves)
        return snapshot_of(perspective, self.row.epoch, table if perspective.over else None, undoable=undoable)

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
        self.row.status, self.row.started, self.table = "playing", now, table
        self.clocks.started(now)
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
        """A bot plays for this seat, knowing what it knows, until its owner returns."""
        async with self.lock:
            await self.save_seat(seat, why, seat.bonus)
            self.announce_changed()
        self.reconsider()

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
            if not self.is_now(message):
                watcher.send(self.shown(watcher.person, self.watchers.get(watcher, seat.number)))
                return
            if seat.stand_in:
                await self.come_back(seat)
                self.announce_changed()
            await self.make_move(seat.number, message.action)
        self.reconsider()

    def is_now(self, message: p.Play | p.Undo) -> bool:
        """Whether a message was made for the table as its seat sees it now."""
        seen = self.perspective(message.seat, len(self.moves))
        return (message.epoch, message.move, message.part) == (self.row.epoch, seen.move, seen.part)

    def own_seat(self, watcher: Watcher, number: int) -> SeatRow:
        if number >= len(self.seats) or self.seats[number].person != watcher.person:
            raise Refusal("not-yours", f"seat {number} of table {self.row.id} is not yours")
        return self.seats[number]

    async def make_move(self, seat: int, action: str) -> None:
        """Play, store, announce; the caller holds the lock."""
        table = self.table
        assert table is not None
        number, before = len(self.moves), time.perf_counter()
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
        self.clocks.moved(seat, move.at)
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
        self.table = self.replayed(len(self.moves))
        self.clocks = self.set_clocks()
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
            if self.people() <= 1 or (only_mine and not table.over):
                await self.take_back(begun)
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
        self.clocks = self.set_clocks()
        self.undo = None
        self.announce_shown()

    # Bots and clocks

    def reconsider(self) -> None:
        """After any change: let a bot think, or set the timer of the person to act."""
        self.used = time.monotonic()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table is None or self.table.over or self.rooms.closing:
            return
        acting = self.seats[self.table.to_act[0]]
        if acting.kind == "bot" or acting.stand_in:
            if self.thinking is None or self.thinking.done():
                self.thinking = asyncio.create_task(self.think(acting))
            return
        waits = self.clocks.deadline(acting, time.time())
        if waits is None and self.someone_waits_for(acting):
            waits = AWAY
        if waits is not None:
            why = "time" if self.clocks.clock is not None else "away"
            self._timer = asyncio.get_running_loop().call_later(
                max(waits, 0.05), lambda: self.rooms.spawn(self.time_is_up(acting, why))
            )

    def someone_waits_for(self, seat: SeatRow) -> bool:
        """The person is gone, and another one is here."""
        if seat.person is None or self.rooms.is_here(seat.person):
            return False
        return any(watcher.person != seat.person for watcher in self.watchers)

    async def time_is_up(self, seat: SeatRow, why: str) -> None:
        table = self.table
        if table is None or table.over or seat.number not in table.to_act or seat.stand_in:
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
                await self.save_seat(seat, why, seat.bonus)
            except SQLAlchemyError as error:
                self.rooms.log("seat not stored", table=self.row.id, error=type(error).__name__)
                asyncio.get_running_loop().call_later(RETRY, self.reconsider)
                return
            self.announce_changed()
        self.reconsider()

    async def think(self, seat: SeatRow) -> None:
        """A bot's move, thought in a thread from the seat's own perspective."""
        table = self.table
        while table is not None and not table.over and not self.rooms.closing:
            seat = self.seats[table.to_act[0]]
            if seat.kind != "bot" and not seat.stand_in:
                break
            epoch, move = self.row.epoch, len(self.moves)
            bot = named(seat.bot or STAND_IN)
            perspective = self.perspective(seat.number, len(self.moves))
            seed = int.from_bytes(hashlib.sha256(f"{self.row.secret} {epoch} {move}".encode()).digest()[:4], "big")
            began = time.perf_counter()
            action = await self.rooms.in_bot_thread(lambda: bot.choose(perspective, seed))  # noqa: B023
            if table.part == 0:  # what everybody can read counts complete moves, by their first decision
                self._began, self._thought = began, time.perf_counter() - began
            if table.completes(action, seat.number):
                self.rooms.metrics.thought(self._thought)
            await self.keep_pace(table, action, seat.number)
            async with self.lock:
                if (epoch, move) == (self.row.epoch, len(self.moves)) and (seat.kind == "bot" or seat.stand_in):
                    try:
                        await self.make_move(seat.number, action.text)
                    except (IllegalMove, SQLAlchemyError) as error:
                        self.rooms.log("bot move not stored", table=self.row.id, move=move, error=type(error).__name__)
                        asyncio.get_running_loop().call_later(RETRY, self.reconsider)
                        return
            table = self.table
        asyncio.get_running_loop().call_soon(self.reconsider)

    async def keep_pace(self, table: Table, action: Action, seat: int) -> None:
        """A bot that decides something inside a move thinks longer; nobody may tell by the clock that it did."""
        if self.game.asides and table.completes(action, seat):
            spent = time.perf_counter() - self._began
            await asyncio.sleep(PACE - spent % PACE)

    # Asking

    def hint(self, watcher: Watcher, message: p.Hint) -> Perspective:
        seat = self.own_seat(watcher, message.seat)
        if self.table is None or seat.number not in self.table.to_act:
            raise Refusal("hint-turn", "a hint is for your own turn: it is not your turn now")
        return self.perspective(seat.number, len(self.moves))

    def asked(self, watcher: Watcher, seat: int) -> Perspective:
        """The perspective behind a question about a seat's own actions."""
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


def snapshot_of(perspective: Perspective, epoch: int, finished: Table | None, *, undoable: bool = False) -> p.Snapshot:
    """The table as a perspective shows it."""
    result = finished.result if finished is not None else None
    return p.Snapshot(
        epoch=epoch,
        move=perspective.move,
        part=perspective.part,
        phase=perspective.phase,
        to_act=list(perspective.to_act),
        view=perspective.view,
        decision=decision_of(perspective),
        outcome=None if result is None else p.Outcome(list(result.winners), list(result.ranks), list(result.points)),
        undoable=undoable,
    )


def said_of(error: CenoteError) -> p.Said | None:
    """A refusal in the words of the text files."""
    return p.Said(error.key, error.arguments, error.rule) if isinstance(error, Refusal) else None


def decision_of(perspective: Perspective) -> p.Decision | None:
    question = perspective.question
    if question is None:
        return None
    choices = [choice_of(action) for action in perspective.legal]
    return p.Decision(perspective.seat, perspective.phase, p.Said(question.message, question.arguments), choices)


def choice_of(action: Any) -> p.Choice:
    return p.Choice(action.text, action.verb, dict(action.arguments))


def happenings(perspective: Perspective, *, without_private: bool = False) -> list[p.Happening]:
    kinds = perspective.game.events.kinds
    private = {kind.name for kind in kinds if kind.private} if without_private else set()
    return [p.Happening(e.name, e.seat, e.facts) for e in perspective.events if e.name not in private]
