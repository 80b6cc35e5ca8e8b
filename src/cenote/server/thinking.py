"""What thinking takes care of: the beat by which bots move, and people's questions about what is good."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from typing import TYPE_CHECKING

from cenote.bots import Bot, hints
from cenote.kernel.actions import Action
from cenote.kernel.errors import Refusal
from cenote.kernel.perspective import Perspective
from cenote.lab.review import shares
from cenote.server import protocol as p
from cenote.server.limits import MOST_QUESTIONS
from cenote.server.shown import choice_of

if TYPE_CHECKING:
    from cenote.server.room import Room
    from cenote.server.rooms import Rooms
    from cenote.server.stage import Watcher

PACE = 0.2
"""Seconds: the shortest beat, where moves have private parts."""
DECISIONS = 3
"""A beat is long enough for so many thoughts: more are hardly ever needed inside one move."""
REMEMBERED = 8
"""Thoughts by which the length of the next one is judged."""
ENDLESS = float("inf")
"""Questions are thought through as far as the level goes, not by the clock: the same knowledge, the same answer."""


# Pace


def chosen(bot: Bot, mine: Perspective, seed: int) -> tuple[float, Action]:
    """When a bot began to think, which may be a while after it was asked, and what it does."""
    return time.perf_counter(), bot.choose(mine, seed)


class Pace:
    """How long the thoughts of one kind of bot take, as far as everybody knows of them: what is thought in private
    inside a move does not count."""

    def __init__(self) -> None:
        self._thoughts: deque[float] = deque(maxlen=REMEMBERED)

    def thought(self, seconds: float) -> None:
        self._thoughts.append(seconds)

    @property
    def beat(self) -> float:
        return beat(max(self._thoughts, default=0.0))

    async def keep(self, began: float) -> None:
        """Move on the beat: a bot that decides something inside a move thinks longer, and nobody may tell by the clock
        that it did."""
        await asyncio.sleep(rest(time.perf_counter() - began, self.beat))


def beat(thought: float) -> float:
    """A beat into which several thoughts fit, each as long as that: the shortest one doubled as often as needed, so
    that thoughts of nearly the same length have the same beat."""
    return PACE * 2.0 ** max(0, math.ceil(math.log2(max(thought * DECISIONS / PACE, 1.0))))


def rest(spent: float, beat: float) -> float:
    """Seconds until the beat is full."""
    return beat - spent % beat


# Questions


def hinted(table: str, mine: Perspective) -> p.Hinted:
    """A hint, as the seat gets it."""
    found = hints.hint(mine, seconds=ENDLESS)
    why = p.Said(found.why.message, found.why.arguments)
    others = [p.Rated(choice_of(option.action), float(option.value)) for option in found.others]
    choice, chance = choice_of(found.action), float(found.value)
    return p.Hinted(table, mine.seat, mine.move, mine.part, choice, chance, found.sure, why, others)  # type: ignore[arg-type]


def refuse_busy(asked: int) -> None:
    """Nobody may keep the threads busy that think about everybody's questions."""
    if asked >= MOST_QUESTIONS:
        raise Refusal("busy", f"{MOST_QUESTIONS} questions of yours are being thought about: wait for the answers")


class Scales:
    """Who wants a table weighed: one thought at a time for a person and a table, and of what is asked meanwhile only
    the last."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._waiting: dict[tuple[str, str], tuple[Watcher, int | None, Perspective] | None] = {}

    def ask(self, watcher: Watcher, room: Room, seat: int | None) -> None:
        mine, key = room.advised(watcher, seat), (watcher.person, room.row.id)
        if room.row.status == "over":
            won = shares(room.game, len(room.seats), room.row.winners or ())
            watcher.send(p.Weighed(room.row.id, seat, mine.move, mine.part, list(won)))
            return
        busy = key in self._waiting
        refuse_busy(0 if busy else sum(person == watcher.person for person, _ in self._waiting))
        self._waiting[key] = watcher, seat, mine
        if not busy:
            self.rooms.spawn(self._weigh(key))

    async def _weigh(self, key: tuple[str, str]) -> None:
        try:
            while (asked := self._waiting[key]) is not None:
                self._waiting[key] = None
                watcher, seat, mine = asked
                chances = await self.rooms.think("question", lambda: hints.chances(mine, seconds=ENDLESS))  # noqa: B023
                watcher.send(p.Weighed(key[1], seat, mine.move, mine.part, [float(chance) for chance in chances]))
        finally:
            del self._waiting[key]
