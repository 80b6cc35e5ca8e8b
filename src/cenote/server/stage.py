"""A table as it is shown: what the database knows of it, the game as it follows from that, and who watches it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from cenote.kernel.game import SPECTATOR
from cenote.kernel.perspective import Perspective
from cenote.kernel.replay import record_text
from cenote.kernel.table import Table, find_game
from cenote.server import protocol as p
from cenote.server.clocks import Clocks, now
from cenote.server.schema import ChatRow, SeatRow, TableRow
from cenote.server.shown import given_up, happenings, snapshot_of
from cenote.server.store import Whole

if TYPE_CHECKING:
    from cenote.server.rooms import Rooms


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


class Stage:
    """One table, its seats, and who watches it from where."""

    def __init__(self, rooms: Rooms, found: Whole) -> None:
        self.rooms, self.store = rooms, rooms.store
        row, self.seats, self.moves, self.chat_rows = found.row, found.seats, found.moves, found.chat
        self.row = row
        self.questions: dict[int, tuple[str, int]] = {}
        """What each seat is asked, or was when it last might act, and since which move: others may move meanwhile."""
        self.watchers: dict[Watcher, int | None] = {}
        self.game = find_game(row.game)
        self.edition = rooms.pinned(self.game, row)
        self.table: Table | None = None
        self.clocks = Clocks(row, self.seats, ())
        if row.status in ("playing", "over"):
            self.set_up(self.replayed(len(self.moves)))

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

    def adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Know the table as somebody else has left it; who has left a seat no longer looks from it."""
        self.row = row
        for seat, other in zip(self.seats, seats, strict=True):
            for name in SeatRow.__struct_fields__:
                setattr(seat, name, getattr(other, name))
        for watcher, where in self.watchers.items():
            if where is not None and self.seats[where].person != watcher.person:
                self.watchers[watcher] = None

    @property
    def stand(self) -> tuple[Any, ...]:
        """How the table stands, in brief; see `Store.stands`."""
        row, people = self.row, sum(seat.person is not None for seat in self.seats)
        replaced = sum(len(seat.stand_in) for seat in self.seats)
        last = self.chat_rows[-1].number if self.chat_rows else None
        known = row.status, row.host, row.next_table, row.keeper, row.undo
        return row.epoch, len(self.moves), *known, last, people, replaced

    @property
    def undo(self) -> p.UndoRequest | None:
        """The request to take back that is being asked."""
        return msgspec.convert(self.row.undo["request"], p.UndoRequest) if self.row.undo is not None else None

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

    def as_seen_by(self, person: str, info: p.TableInfo) -> p.TableInfo:
        """What nobody in particular is told of the table, for somebody."""
        seats = [
            msgspec.structs.replace(shown, yours=True) if seat.person == person else shown
            for seat, shown in zip(self.seats, info.seats, strict=True)
        ]
        return msgspec.structs.replace(info, seats=seats, host=self.row.host == person)

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
            seconds_left=self.clocks.left(seat, acting, now()),
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
        since, info = len(self.moves) - 1, self.info("")
        told: dict[int | None, tuple[p.Snapshot, list[p.Happening]]] = {}

        def moved(watcher: Watcher, seat: int | None) -> p.Moved:
            if seat not in told:
                perspective = self.perspective(seat, since)
                told[seat] = self.snapshot(perspective), happenings(perspective)
            return p.Moved(self.row.id, seat, self.as_seen_by(watcher.person, info), *told[seat])

        for watcher, seat in list(self.watchers.items()):
            if only is None or seat == only:
                watcher.send(moved(watcher, seat))
