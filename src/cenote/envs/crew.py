"""Threads that work side by side, again and again, with as little talk as possible.

A pool of futures needs a tenth of a millisecond to hand out a piece of work and to hear of it: as long as a hundred
turns. Here everybody knows his piece, and two bells say when to begin and when it is done.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress

Work = Callable[[], int]


class Bell:
    """Somebody sleeps until it rings. It may ring too often: whoever wakes looks at what he waits for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.sleep: Callable[[], object] = self._lock.acquire
        self.sleep()

    def ring(self) -> None:
        with suppress(RuntimeError):  # it has rung already
            self._lock.release()


class Hand:
    """A thread with a piece of work of its own. What was asked for and what is done are counted, so that an interrupt
    at any place leaves nobody waiting for what never comes."""

    def __init__(self, work: Work) -> None:
        self.work, self.answer, self.leaves = work, 0, False
        self.asked = self.did = 0
        self.failure: BaseException | None = None
        self._begin, self._done = Bell(), Bell()
        threading.Thread(target=self._repeat, name="batch", daemon=True).start()

    def _repeat(self) -> None:
        while True:
            while self.asked == self.did:
                if self.leaves:
                    return
                self._begin.sleep()
            try:
                self.answer = self.work()
            except BaseException as failure:
                self.failure = failure
            self.did += 1
            self._done.ring()

    def begin(self) -> None:
        self.wait()
        self.failure = None
        self.asked += 1
        self._begin.ring()

    def wait(self) -> None:
        """Until it is done, whoever interrupts: its next piece must not begin before that."""
        stopped: BaseException | None = None
        while self.did < self.asked:
            try:
                self._begin.ring()
                self._done.sleep()
            except BaseException as interrupt:
                stopped = interrupt
        if stopped is not None:
            raise stopped

    def told(self) -> int:
        """What came of it."""
        if self.failure is not None:
            raise self.failure
        return self.answer

    def leave(self) -> None:
        self.leaves = True
        self._begin.ring()


class Crew:
    """As many hands as there are pieces of work; the first piece is for who calls."""

    def __init__(self, works: Sequence[Work]) -> None:
        self._mine, self._hands = works[0], [Hand(work) for work in works[1:]]
        self.close = weakref.finalize(self, leave, self._hands)

    def __call__(self) -> int:
        """Everybody does his piece once; the sum of the answers."""
        if not self.close.alive:
            raise RuntimeError("these tables are closed: nobody plays on there")
        with ExitStack() as begun:
            for hand in self._hands:
                begun.callback(hand.wait)
                hand.begin()
            mine = self._mine()
        return mine + sum(hand.told() for hand in self._hands)


def leave(hands: Sequence[Hand]) -> None:
    for hand in hands:
        hand.leave()
