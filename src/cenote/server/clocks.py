"""Clocks: time for the whole game with an increment, or for each move; everything follows from when moves were made.

Only complete moves count: a clock that everybody sees must not tell that somebody decides something in private.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from cenote.server.protocol import Clock
from cenote.server.schema import MoveRow, SeatRow, TableRow

COME_BACK = 60.0
"""Seconds given to somebody who returns to a seat that had run out of time."""
_EPOCH = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, by a clock that nobody sets while this process lives: a correction of the machine's clock
    takes no time from anybody, and gives none."""
    return _EPOCH + time.monotonic()


class Clocks:
    """The time of every seat of a table."""

    def __init__(self, row: TableRow, seats: list[SeatRow], complete: Iterable[MoveRow]) -> None:
        self.clock = msgspec.convert(row.clock, Clock) if row.clock is not None else None
        self.used = [0.0] * len(seats)
        self.made = [0] * len(seats)
        self.since = row.started
        for move in complete:
            self.moved(move.seat, move.at)

    def started(self, at: float) -> None:
        self.since = at

    def moved(self, seat: int, at: float, asked: Iterable[int] = ()) -> None:
        """A seat has moved; the clocks of all who were asked have run until now."""
        for running in {seat, *asked}:
            self.used[running] += max(0.0, at - (self.since if self.since is not None else at))
        self.made[seat] += 1
        self.since = at

    def left(self, seat: SeatRow, acting: bool, now: float) -> float | None:
        """Seconds a seat has; None without a clock or for bots."""
        if self.clock is None or seat.kind != "person":
            return None
        running = max(0.0, now - self.since) if acting and self.since is not None else 0.0
        if self.clock.kind == "move":
            return self.clock.seconds + seat.bonus * acting - running
        return (
            self.clock.seconds
            + seat.bonus
            + self.clock.increment * self.made[seat.number]
            - self.used[seat.number]
            - running
        )

    def deadline(self, seat: SeatRow, now: float) -> float | None:
        """Seconds until the acting seat runs out of time; None if it never does."""
        return self.left(seat, True, now)

    def to_come_back_with(self, seat: SeatRow, acting: bool, now: float) -> float:
        left = self.left(seat, acting, now)
        return 0.0 if left is None else max(0.0, COME_BACK - left)
