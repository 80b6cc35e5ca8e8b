"""The journal: what happened, as rows that say who may see them.

Rules write rows `(kind, seat, a, b, c, visible_to)` with `tell`. Log, animation, replay and statistics all come from
them. Row 0 of a journal array holds the number of rows written; an array of length 0 takes nothing and costs nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from cenote.kernel.record import Domain, words_of
from cenote.kernel.rule import rule

EVERYONE = -1
HIDDEN = -128
ROWS = 512
KIND, SEAT, A, B, C, VISIBLE = range(6)


@rule
def tell(journal, kind, seat, a, b, c, visible_to):
    """Write one row; a full journal raises its overflow flag (row 0, second place)."""
    if len(journal) == 0:
        return
    n = journal[0, 0] + 1
    if n >= len(journal):
        journal[0, 1] = 1
        return
    journal[n, 0] = kind
    journal[n, 1] = seat
    journal[n, 2] = a
    journal[n, 3] = b
    journal[n, 4] = c
    journal[n, 5] = visible_to
    journal[0, 0] = n


def new_journal(rows: int = ROWS) -> np.ndarray[Any, Any]:
    return np.zeros((rows, 6), np.int16)


class Fact(msgspec.Struct, frozen=True):
    """One value a row carries: its name, the words for its values, and whether only `visible_to` may see it."""

    name: str
    values: Domain | None = None
    secret: bool = False
    seat: bool = False
    """The value is a seat: people read the player's name."""


class EventKind(msgspec.Struct, frozen=True):
    """One kind of row. A row with secret facts reaches other seats without them; a `private` row not at all."""

    name: str
    facts: tuple[Fact, ...] = ()
    private: bool = False
    reveals: bool = False
    """Somebody learns something from it, or it comes from a draw: a move with such a row is not taken back lightly."""


def event(name: str, *facts: Fact, private: bool = False, reveals: bool = False) -> EventKind:
    return EventKind(name, facts, private, reveals)


class Event(msgspec.Struct, frozen=True):
    """A row as one seat may see it: the kind's name, the seat it speaks of (or None), and its facts by name."""

    name: str
    seat: int | None
    facts: dict[str, str | int | None]

    def __str__(self) -> str:
        parts = [f"{key}={'?' if value is None else value}" for key, value in self.facts.items()]
        return " ".join([self.name, *([f"seat {self.seat}"] if self.seat is not None else []), *parts])


class Events:
    """All kinds of rows of a game, numbered in the order they are declared."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.code = {kind.name: code for code, kind in enumerate(kinds)}

    def redacted(self, row: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
        """The row as `seat` (-1: a spectator) may see it, or None if it may not know that there is one."""
        seen = row[VISIBLE] == EVERYONE or (seat >= 0 and bool(row[VISIBLE] & 0xFFFF & (1 << seat)))
        kind = self.kinds[row[KIND]]
        if seen:
            return (*row[:VISIBLE], 0)
        if kind.private:
            return None
        facts = tuple(
            HIDDEN if place < len(kind.facts) and kind.facts[place].secret else row[A + place] for place in range(3)
        )
        return (row[KIND], row[SEAT], *facts, 0)

    def named(self, row: tuple[int, ...], edition: Any) -> Event:
        """A (redacted) row with words for numbers."""
        kind = self.kinds[row[KIND]]
        facts: dict[str, str | int | None] = {}
        for place, fact in enumerate(kind.facts):
            value = row[A + place]
            if value == HIDDEN:
                facts[fact.name] = None
            elif fact.values is None:
                facts[fact.name] = value
            else:
                facts[fact.name] = words_of(fact.values, edition)[value] if value >= 0 else None
        return Event(kind.name, row[SEAT] if row[SEAT] >= 0 else None, facts)
