"""Many tables that step together, on all cores; `cenote.envs.gpu` has the same on a GPU."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from cenote.envs.crew import Crew
from cenote.kernel.engine import Array, Engine, engine_of
from cenote.kernel.errors import IllegalMove, OptionError, listed
from cenote.kernel.game import MOST_SEATS, Game, places_of
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.kernel.swarm import blank_table, swarm_keys
from cenote.kernel.table import find_game
from cenote.kernel.turns import ANY, BEGIN, NOTHING, REFUSED, Rows, look, rows, turns

SCRAMBLE = 0x9E3779B97F4A7C15
APART = 2
"""Tables from one worker's copy to the next: two cores that write to neighbours wait for each other."""


def usual_seats(game: Game) -> int:
    """As many as are usual: four, or as many as there can be."""
    return min(4, game.seat_counts[-1])


def named_parts(game: Game, observations: Any) -> dict[str, Any]:
    """The parts of observations by name: views, the last axis in the shape of the part."""
    parts, places = {}, places_of(game.observation)
    for piece in game.observation:
        part = observations[..., places[piece.name] : places[piece.name] + piece.size]
        parts[piece.name] = part.reshape(*observations.shape[:-1], *piece.shape)
    return parts


class Batch(ABC):
    """`n` tables of a game. Every step writes into the same arrays what has changed: copy what you want to keep or to
    write into (on the CPU they are read-only).

    | array | shape | |
    |---|---|---|
    | `masks` | (n, actions) uint8 | the legal actions of who is to act |
    | `observations` | (n, size) int8 | what he knows; `pieces` names its parts |
    | `seats` | (n,) int8 | who he is |
    | `actions` | (n,) int32 | what was played last |
    | `rewards` | (n, seats) float32 | where a game has ended: 1 for who has won, -1 for who has not; else 0 |
    | `ended` | (n,) uint8 | 1 where a game has ended with this step (the next one has begun, if there is one `again`) |
    """

    masks: Any
    observations: Any
    seats: Any
    actions: Any
    rewards: Any
    ended: Any

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Path | str | None = None,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise OptionError(f"a batch needs at least one table, not {n!r}")
        self.game = find_game(game)
        self.edition = self.game.load_edition(Path(edition) if edition else None)
        self.blank = blank_table(self.game, self.edition, seats or usual_seats(self.game), dict(options or {}))
        self._rows = rows(n, int(self.blank["seats"][0]), len(self.edition.actions), self.game.observation_size)

    def _show(self, made: Rows) -> None:
        self.masks, self.observations, self.seats = made.masks, made.seen, made.seats
        self.actions, self.rewards, self.ended = made.actions, made.rewards, made.ended

    def __len__(self) -> int:
        return len(self.seats)

    @abstractmethod
    def reset(self, seed: int) -> None:
        """New games at all tables; the same seed gives the same games."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """One action at each table, by who is to act there; `ANY` is any legal one (`actions` tells which)."""

    def state(self, i: int) -> Array:
        """A copy of the table `i`, an array of length one, secrets included."""
        self._find(i)
        return self._copy(i)

    @abstractmethod
    def _copy(self, i: int) -> Array:
        """The copy of a table that there is."""

    def _find(self, i: int, seat: int = 0) -> None:
        """Compiled rules look anywhere in memory: a table or a seat that is not there is refused before."""
        if not 0 <= i < len(self):
            raise OptionError(f"there is no table {i}: 0 to {len(self) - 1}")
        if not 0 <= seat < self.rewards.shape[1]:
            raise OptionError(f"there is no seat {seat} at these tables: 0 to {self.rewards.shape[1] - 1}")

    @property
    def engine(self) -> Engine:
        return engine_of(self.game, wait=True)

    def perspective(self, i: int, seat: int) -> Perspective:
        """What a seat may know of table `i`."""
        self._find(i, seat)
        return Perspective(self.game, self.edition, self.engine, self.state(i), seat, [])

    def seen_by(self, i: int, seat: int) -> Array:
        """The observation of a seat at table `i`, whoever is to act there, in an array of its own."""
        return self.perspective(i, seat).observation()

    def pieces(self, observations: Any = None) -> dict[str, Any]:
        """The parts of observations (of those of this step) by name: views, as `named_parts` makes them."""
        return named_parts(self.game, self.observations if observations is None else observations)

    def close(self) -> None:  # noqa: B027 - not every batch holds something
        """Let go of what it holds."""

    @staticmethod
    def _refused(actions: Any, ended: Array, masks: Any) -> IllegalMove:
        refused = np.flatnonzero(ended == REFUSED)
        i = int(refused[0])
        legal = listed(np.flatnonzero(np.asarray(masks(i))).tolist()) or "none: the game is over"
        return IllegalMove(
            f"action {actions[i]} is not legal at table {i}, legal are {legal}"
            f" ({len(refused)} of {len(ended)} tables have not moved, the others have)"
        )


def read_only(array: Array) -> Array:
    """The same numbers, for reading."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def keys_of(seed: int, n: int) -> tuple[Array, Array]:
    """For each table the key of its first game, and dice for `ANY`."""
    keys = swarm_keys(seed, n)
    return keys, keys * np.uint64(SCRAMBLE)


class OnCores(Batch):
    """A batch in this machine's memory, its tables shared out among threads."""

    def __init__(
        self, game: str, n: int, *, seed: int = 0, threads: int | None = None, again: bool = True, **rules: Any
    ) -> None:
        super().__init__(game, n, **rules)
        self._show(Rows(*map(read_only, self._rows)))
        workers = max(1, min(threads or os.cpu_count() or 1, n))
        self._tables = np.repeat(self.blank, n + APART * workers + 1)  # then a copy for each worker, and the blank one
        self._look = self.engine.entry(look)
        self._turns = Crew([self._share(worker, workers, again) for worker in range(workers)])
        self.reset(seed)

    def _share(self, worker: int, workers: int, again: bool) -> Callable[[], int]:
        """The turns of one worker's tables."""
        n, function = len(self), self.engine.entry(turns)
        first, last = n * worker // workers, n * (worker + 1) // workers
        where = self.edition.box, self._tables, first, last, n + APART * worker, n + APART * workers, int(again)
        *told, rewards, ended = self._rows
        points = np.zeros((MOST_SEATS, 3), np.int32)
        arguments = (*where, *told, new_journal(1)[:0], points, rewards, ended)
        return lambda: function(*arguments)

    def reset(self, seed: int) -> None:
        self._rows.keys[:], self._rows.dice[:] = keys_of(seed, len(self))
        self._rows.actions[:] = BEGIN
        self._turns()

    def step(self, actions: Any) -> None:
        self._rows.actions[:] = actions
        if self._turns():
            raise self._refused(self.actions, self.ended, lambda i: self.masks[i])

    def play(self, action: int | None) -> None:
        """One action at the only table, and nothing but an action."""
        known = action is not None and 0 <= action < self.masks.shape[1]
        self._rows.actions[0] = action if known else NOTHING
        if self._turns():
            said = self.actions if known else [action]
            raise self._refused(said, self.ended, lambda i: self.masks[i])

    def _copy(self, i: int) -> Array:
        return copied(self._tables[i : i + 1])

    def seen_by(self, i: int, seat: int) -> Array:
        self._find(i, seat)
        seen = np.empty(self.observations.shape[1], np.int8)
        self._look(self.edition.box, self._tables, i, len(self), seat, seen)
        return seen

    def close(self) -> None:
        self._turns.close()


__all__ = ["ANY", "Batch", "OnCores", "keys_of", "named_parts", "usual_seats"]
