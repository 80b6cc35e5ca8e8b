"""Looking ahead with a network: in many imagined worlds everybody plays on as it would, and it says how that will end.

What a few promising actions lead to is compared in the same worlds. All these games go on side by side, so that the
network is asked about many decisions at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from cenote.bots.network import Network, network_of
from cenote.kernel.actions import Action
from cenote.kernel.game import MOST_SEATS
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.turns import LOOK, NOTHING, OVER, rows, turns

TOGETHER = 16
"""Worlds that are played on side by side."""
LONGEST = 2_000
"""Decisions after which a game is given up."""


class Ahead:
    """Games from the same worlds, one for each action that is compared; a single one where none is."""

    def __init__(self, perspective: Perspective, network: Network, codes: Sequence[int], far: int) -> None:
        game, edition, seats = perspective.game, perspective.edition, perspective.seats
        self.far = far
        self.perspective, self.network, self.codes = perspective, network, np.array(codes, np.int32)
        n = TOGETHER * max(1, len(codes))
        self.tables = np.repeat(perspective.state, n + 2)
        made = rows(n, seats, len(edition.actions), game.observation_size)
        _, _, self.actions, self.seats, self.masks, self.seen, self.rewards, self.ended = made
        points = np.zeros((MOST_SEATS, 3), np.int32)
        where = edition.box, self.tables, 0, n, n, n + 1, 0
        self.arguments = (*where, *made[:6], new_journal(1)[:0], points, *made[6:])
        self.step = perspective.engine.entry(turns)

    def play(self, keys: Sequence[Any]) -> np.ndarray[Any, Any]:
        """A world for each key; the rewards of every seat, by action and world. A game goes on until the seat that
        looks ahead, or who is to act before a spectator's eyes, has decided so often."""
        count, engine, me = max(1, len(self.codes)), self.perspective.engine, self.perspective.seat
        for number, key in enumerate(keys):
            first = number * count
            self.tables[first] = self.perspective.state[0]
            engine.imagine_into(self.perspective.edition.box, self.tables, first, me, key)
            self.tables[first + 1 : first + count] = self.tables[first]
        self.seats[:] = (me - 1) % self.perspective.seats
        self.actions[:] = LOOK
        self.step(*self.arguments)
        me = me if me >= 0 else int(self.seats[0])
        hopes = np.zeros_like(self.rewards)
        running, decided = np.arange(len(keys) * count), np.zeros(len(self.actions), np.int32)
        if len(self.codes):
            self.actions[:] = np.tile(self.codes, TOGETHER)
        else:
            self.decide(running, self.network(self.seen[running])[0])
        for _ in range(LONGEST):
            self.step(*self.arguments)
            over = self.ended[running] == OVER
            hopes[running[over]] = self.rewards[running[over]]
            running = running[~over]
            if not len(running):
                break
            wishes, values = self.network(self.seen[running])
            hopes[running, self.seats[running]] = values
            decided[running] += self.seats[running] == me
            going = decided[running] < self.far
            running = running[going]
            self.decide(running, wishes[going])
        shares = np.maximum((1 + hopes[: len(keys) * count]) / 2, 1e-3)
        shares /= shares.sum(1, keepdims=True)
        by_world: np.ndarray[Any, Any] = shares.reshape(len(keys), count, -1)
        return by_world.transpose(1, 0, 2)

    def decide(self, running: np.ndarray[Any, Any], wishes: np.ndarray[Any, Any]) -> None:
        """At the tables that go on, the legal action for which most speaks."""
        self.actions[:] = NOTHING
        self.actions[running] = np.where(self.masks[running] != 0, wishes, -np.inf).argmax(1)


def foreseen(
    perspective: Perspective, key: Any, worlds: int, far: int, actions: Sequence[Action], until: float = float("inf")
) -> tuple[np.ndarray[Any, Any], int]:
    """What each seat got of the games after each action, or if none is compared from here on (a share of a won game),
    and how many worlds there were; stops after `until`."""
    ahead = Ahead(perspective, network_of(perspective.game), [action.code for action in actions], far)
    sums, done = np.zeros((max(1, len(actions)), perspective.seats)), 0
    while done < worlds:
        keys = [np.uint64((int(key) + world) & (2**64 - 1)) for world in range(done, min(worlds, done + TOGETHER))]
        sums += ahead.play(keys).sum(1)
        done += len(keys)
        if time.perf_counter() > until:
            break
    return sums / done, done
