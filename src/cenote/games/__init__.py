"""The games: every folder here is one, found by its name."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Game


@cache
def names() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def get(key: str) -> Game:
    """The game with this key."""
    if key not in names():
        raise OptionError(f"unknown game {key!r}: there is {listed(names())}")
    game = import_module(f"cenote.games.{key}").GAME
    assert isinstance(game, Game)
    return game
