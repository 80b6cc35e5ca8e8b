"""The expedition of the day: one shuffle for everybody who plays a game for one on the same day (UTC).

The secret of a day comes from the server's key, so nobody can know it before, and two people who do the same see the
same. It is not shown before the day is over, and neither are other people's tables: they would give away what comes.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Collection
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from cenote import games
from cenote.kernel.errors import CenoteError, Refusal, listed
from cenote.kernel.game import Game
from cenote.server import protocol as p
from cenote.server.schema import DailyRow, TableRow
from cenote.server.store import Taken

if TYPE_CHECKING:
    from cenote.server.room import Room
    from cenote.server.rooms import Rooms

SHOWN = 30
"""Days that are looked back upon."""
TURN = "turn"
"""The phase in which a player begins a turn."""


class Daily:
    """The expeditions of the day of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.now: Callable[[], float] = time.time
        self._key = rooms.store.key().encode()
        self.secret = lru_cache(self._secret)

    # Which tables they are

    def _secret(self, game: str, day: str) -> str:
        """The secret of a day: 128 bits that only this server knows."""
        return hmac.digest(self._key, f"daily {game} {day}".encode(), "sha256").hex()[:32]

    def day_of(self, row: TableRow) -> str | None:
        """The day whose expedition a table is, if it is one."""
        day = str(day_at(row.created))
        return day if row.secret == self.secret(row.game, day) else None

    def is_sealed(self, row: TableRow) -> bool:
        """Whether a table would give away the expedition of a day that is not over."""
        day = self.day_of(row)
        return day is not None and day >= str(day_at(self.now()))

    def opened(self, row: TableRow) -> str | None:
        """The secret of a table, once everybody may know it."""
        return row.secret if row.status == "over" and not self.is_sealed(row) else None

    def refuse_others(self, room: Room, person: str) -> None:
        """Nobody looks at somebody else's expedition before the day is over."""
        if self.is_sealed(room.row) and all(seat.person != person for seat in room.seats):
            message = f"table {room.row.id} is an expedition of the day: others can look at it when the day is over"
            raise Refusal("daily-sealed", message)

    # Playing

    async def begin(self, key: str, person: str) -> Room:
        """The table somebody plays today: the one that goes on, or a new one; the first of a day counts."""
        game, now = games.get(key), self.now()
        if 1 not in game.seat_counts:
            there = listed(other.key for other in solo_games()) or "none"
            raise Refusal("no-daily", f"{key} is not for one player: games with an expedition of the day are {there}")
        day = str(day_at(now))
        begun = [row for row in await self._begun(key, person) if row.day == day]
        if begun and begun[0].status != "over":
            return await self.rooms.room(begun[0].table_id)
        try:
            return await self.rooms.make_daily(game, DailyRow(key, day, person, len(begun), created=now))
        except Taken:  # begun twice at once
            return await self.begin(key, person)

    # Looking back

    async def shown(self, person: str) -> list[p.Daily]:
        return [await self._shown(game, person) for game in solo_games()]

    async def _shown(self, game: Game, person: str) -> p.Daily:
        now = self.now()
        today = day_at(now)
        begun = await self._begun(game.key, person)
        days = [p.Day(row.day, row.table_id, await self._result(row)) for row in begun if row.attempt == 0]
        done = {day.day for day in days if day.result is not None}
        played, won = await self.rooms.in_thread(lambda: self.rooms.store.day_counts(game.key, str(today)))
        practised = (row.table_id for row in begun if row.day == str(today) and row.attempt and row.status != "over")
        return p.Daily(
            game=game.key,
            day=str(today),
            seconds_left=midnight(today + timedelta(1)) - now,
            days=[day for day in days if day.day > str(today - timedelta(SHOWN))],
            practice=next(practised, None),
            streak=streak(done, today),
            expeditions=len(done),
            wins=sum(day.result is not None and day.result.won for day in days),
            played=played,
            won=won,
        )

    async def _begun(self, game: str, person: str) -> list[DailyRow]:
        return await self.rooms.in_thread(lambda: self.rooms.store.dailies(game, person))

    async def _result(self, row: DailyRow) -> p.DayResult | None:
        """How a day ended: read, or worked out once from the finished table."""
        if row.result is not None:
            return msgspec.convert(row.result, p.DayResult)
        if row.status != "over":
            return None
        try:
            room = await self.rooms.room(row.table_id)
        except CenoteError as error:  # the rules have changed since
            self.rooms.log("result not known", table=row.table_id, error=str(error))
            return None
        result = await self.rooms.think("question", lambda: result_of(room))
        await self.rooms.in_thread(lambda: self.rooms.store.set_result(row.table_id, msgspec.to_builtins(result)))
        return result


def solo_games() -> list[Game]:
    """The games with an expedition of the day: those that one can play alone."""
    return [game for game in map(games.get, games.names()) if 1 in game.seat_counts]


def day_at(moment: float) -> date:
    return datetime.fromtimestamp(moment, UTC).date()


def midnight(day: date) -> float:
    """When a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def streak(days: Collection[str], today: date) -> int:
    """Days in a row up to now; the day that is not over yet may be missing."""
    last = today if str(today) in days else today - timedelta(1)
    count = 0
    while str(last - timedelta(count)) in days:
        count += 1
    return count


def result_of(room: Room) -> p.DayResult:
    """The result of a finished game for one: whether it is won, how far, in how many turns, with how much energy."""
    table, turns = room.replayed(0), 0
    for move in room.moves:
        turns += table.phase == TURN
        table.play(move.action, move.seat)
    player = table.view(0).players[0]
    return p.DayResult(bool(room.row.winners), player.level, turns, player.energy)
