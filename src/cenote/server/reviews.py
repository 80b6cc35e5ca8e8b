"""Reviews of finished games: thought in a thread, step by step, and kept for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.kernel.engine import engine_of
from cenote.lab.review import Review, Step
from cenote.server import protocol as p
from cenote.server.shown import choice_of

if TYPE_CHECKING:
    from cenote.server.room import Room
    from cenote.server.rooms import Rooms

KEPT = 64
"""Reviews in memory; the one that was asked for longest ago goes first."""


class Reviews:
    """The reviews of a server. They take turns, decision by decision."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._kept: dict[tuple[str, int], Review] = {}

    def of(self, room: Room) -> p.Review:
        """The review of a finished game as far as it has come; begun by whoever asks first."""
        key = room.row.id, room.row.epoch
        review = self._kept.pop(key, None)
        if review is None:
            review = Review(room.replayed(len(room.moves)))
            self.rooms.spawn(self._think(key, review))
        self._kept[key] = review
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return told(room.row.id, review)

    async def _think(self, key: tuple[str, int], review: Review) -> None:
        await self.rooms.think("review", lambda: engine_of(review.game, wait=True))
        while self._kept.get(key) is review and await self.rooms.think("review", review.look):
            pass


def told(table: str, review: Review) -> p.Review:
    seats = [p.ReviewSeat(play.seat, play.accuracy, play.lost, play.luck) for play in review.seats]
    steps = [step_of(step) for step in review.steps]
    status = "done" if review.done == review.of else "thinking"
    return p.Review(table, status, review.done, review.of, steps, seats)  # type: ignore[arg-type]


def step_of(step: Step) -> p.ReviewStep:
    return p.ReviewStep(
        move=step.move,
        decision=step.decision,
        seat=step.seat,
        played=choice_of(step.played),
        best=choice_of(step.best),
        lost=step.lost,
        luck=step.luck or 0.0,
        chances=list(step.chances),
        sure=step.sure,  # type: ignore[arg-type]
        why=p.Said(step.why.message, step.why.arguments),
    )
