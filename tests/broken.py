"""Games with something deliberately wrong, for the laws to catch."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import msgspec

from cenote.kernel.game import Game
from cenote.kernel.journal import Events
from cenote.kernel.rule import Function, rule


def original(function: Function) -> Function:
    """A rule as it is, for a broken one to call: under its own name it would find itself."""
    assert isinstance(function, FunctionType)
    twin = FunctionType(function.__code__, function.__globals__, function.__name__)
    return rule(twin)


def kinds_with(game: Game, *names: str, **changes: Any) -> Game:
    """The game with some kinds of rows declared otherwise."""
    kinds = [msgspec.structs.replace(kind, **changes) if kind.name in names else kind for kind in game.events.kinds]
    return msgspec.structs.replace(game, events=Events(*kinds))


class Silent(Events):
    """A journal from which nobody hears of some rows."""

    def __init__(self, events: Events, *names: str) -> None:
        super().__init__(*events.kinds)
        self.names = names

    def redacted(self, row: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
        return None if self.kinds[row[0]].name in self.names else super().redacted(row, seat)


def without(game: Game, *names: str) -> Game:
    """The game in which nobody hears of some rows."""
    return msgspec.structs.replace(game, events=Silent(game.events, *names))
