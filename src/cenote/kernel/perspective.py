"""Perspective: what one seat may know of a table, and the only way out of it.

It is built from a redacted table, so whatever it answers (view, legal moves, reasons, observation, imagined worlds) can
depend on nothing the seat may not know. Bots, clients and environments get perspectives, never the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from cenote.kernel.actions import Action, Actions
from cenote.kernel.engine import Array, Engine
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR, Edition, Game, Message, Reason
from cenote.kernel.journal import KIND, Event, new_journal
from cenote.kernel.record import copied, raw

Row = tuple[int, ...]
MOST_BOXES = 64
_boxes: dict[int, tuple[Array, Any]] = {}
"""Boxes as plain objects, by the identity of their arrays."""


class Legal(Sequence[Action]):
    """The legal actions of a seat, as a container: `in`, `len`, index, iteration."""

    def __init__(self, actions: Actions, mask: Array) -> None:
        self._actions = actions
        self.mask = mask

    @cached_property
    def codes(self) -> list[int]:
        return np.flatnonzero(self.mask).tolist()

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self._actions[code] for code in self.codes[place]]
        return self._actions[self.codes[place]]

    def __iter__(self) -> Iterator[Action]:
        return (self._actions[code] for code in self.codes)

    def __contains__(self, said: object) -> bool:
        try:
            return bool(self.mask[self._actions.read(said).code])  # type: ignore[arg-type]
        except IllegalMove:
            return False

    def __repr__(self) -> str:
        return f"Legal({', '.join(map(str, self))})"


class Perspective:
    """One seat's (or, with seat -1, a spectator's) knowledge of a table."""

    def __init__(self, game: Game, edition: Edition, engine: Engine, state: Array, seat: int, rows: list[Row]) -> None:
        """`state` is a copy that is redacted here; `rows` are redacted already."""
        engine.redact_into(edition.box, state, 0, seat)
        self.game, self.edition, self.seat = game, edition, seat
        self.rows, self.engine = rows, engine
        self.state = state
        """The redacted table: an array of length one that holds nothing the seat may not know."""

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"Perspective({self.game.key}, {who}, move {self.move})"

    @property
    def move(self) -> int:
        return int(self.state["move"][0])

    @property
    def part(self) -> int:
        """Own decisions in a move that is not complete."""
        return int(self.state["part"][0])

    @property
    def seats(self) -> int:
        return int(self.state["seats"][0])

    @property
    def over(self) -> bool:
        return bool(self.state["over"][0])

    @property
    def to_act(self) -> tuple[int, ...]:
        mask = int(self.state["to_act"][0])
        return tuple(seat for seat in range(self.seats) if mask & (1 << seat))

    @property
    def phase(self) -> str:
        return self.game.phases[int(self.state["phase"][0])]

    @cached_property
    def plain(self) -> Any:
        """The redacted table as a plain object."""
        return self.game.record.unpack(self.state)

    @cached_property
    def plain_box(self) -> Any:
        """The box as a plain object, which all tables of an edition share."""
        box = self.edition.box
        found = _boxes.get(id(box))
        if found is None or found[0] is not box:
            if len(_boxes) >= MOST_BOXES:
                _boxes.clear()
            found = _boxes[id(box)] = box, self.game.box_record.unpack(box)
        return found[1]

    @cached_property
    def view(self) -> Any:
        return self.game.view(self.edition, self.plain_box, self.plain, self.seat)

    @cached_property
    def legal(self) -> Legal:
        mask = np.zeros(len(self.edition.actions), np.uint8)
        if self.seat != SPECTATOR:
            self.engine.legal_into(self.edition.box, self.state, 0, self.seat, mask)
        return Legal(self.edition.actions, mask)

    @property
    def events(self) -> list[Event]:
        return [self.game.events.named(row, self.edition.data) for row in self.rows]

    @property
    def question(self) -> Message | None:
        """What the seat is asked now; None if it is not to act."""
        if self.over or self.seat not in self.to_act:
            return None
        return self.game.question(self.plain_box, self.plain, self.seat)

    def why_not(self, said: str | int | Action) -> Reason | None:
        """Why an action is not legal here; None if it is."""
        action = self.edition.actions.read(said)
        if self.legal.mask[action.code]:
            return None
        return self.game.why_not(self.edition, self.plain_box, self.plain, self.seat, action.code)

    def foresee(self, said: str | int | Action, seed: int = 1) -> list[Event]:
        """What is certain to happen after an action: the rows of an imagined world before any that reveals a thing.

        They depend on nothing hidden, so they are the same in every world the seat cannot tell apart.
        """
        action = self.edition.actions.read(said)
        world, journal, mask = self.imagine(seed), new_journal(), np.zeros(len(self.edition.actions), np.uint8)
        self.engine.play(self.edition.box, world, 0, self.seat, action.code, mask, journal)
        certain: list[Event] = []
        for row in journal[1 : int(journal[0, 0]) + 1].tolist():
            if self.game.events.kinds[row[KIND]].reveals:
                break
            shown = self.game.events.redacted(tuple(row), self.seat)
            if shown is not None:
                certain.append(self.game.events.named(shown, self.edition.data))
        return certain

    def observation(self) -> Array:
        """The knowledge as numbers; `game.observation` names the pieces."""
        out = np.zeros(self.game.observation_size, np.int8)
        self.engine.observe_into(self.edition.box, self.state, 0, self.seat, out)
        return out

    def imagine(self, seed: int) -> Array:
        """A random world this seat cannot tell from the real one: a table array of length one."""
        world = copied(self.state)
        self.engine.imagine_into(self.edition.box, world, 0, self.seat, np.uint64(seed))
        return world

    def knowledge(self) -> bytes:
        """Everything the seat knows of the table, as bytes."""
        return raw(self.state)
