"""Threads that work side by side, again and again, with as little talk as possible.

A pool of futures needs a tenth of a millisecond to hand out a piece of work and to hear of it: as long as a hundred
turns. Here everybody knows his piece, and two locks say when to begin and when it is done.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress

Work = Callable[[], int]


class Hand:
    """A thread with a piece of work of its own."""

    def __init__(self, work: Work) -> None:
        self.work, self.answer, self.leaves = work, 0, False
        self.failure: BaseException | None = None
        self._begin, self._done = threading.Lock(), threading.Lock()
        self._begin.acquire()
        self._done.acquire()
        threading.Thread(target=self._repeat, name="batch", daemon=True).start()

    def _repeat(self) -> None:
        while True:
            self._begin.acquire()
            if self.leaves:
                return
            try:
                self.answer = self.work()
            except BaseException as failure:
                self.failure = failure
            self._done.release()

    def begin(self) -> None:
        self.failure = None
        self._begin.release()

    def wait(self) -> None:
        """Until it is done, whoever interrupts: its next piece must not begin before that."""
        try:
            self._done.acquire()
        except BaseException:
            self._done.acquire()
            raise

    def told(self) -> int:
        """What came of it."""
        if self.failure is not None:
            raise self.failure
        return self.answer

    def leave(self) -> None:
        self.leaves = True
        with suppress(RuntimeError):  # it is at work and looks when it has done it
            self._begin.release()


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
                hand.begin()
                begun.callback(hand.wait)
            mine = self._mine()
        return mine + sum(hand.told() for hand in self._hands)


def leave(hands: Sequence[Hand]) -> None:
    for hand in hands:
        hand.leave()
