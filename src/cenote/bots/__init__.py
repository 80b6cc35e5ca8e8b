"""Bots: players that get a perspective, never a table.

bot = named("greedy")
table.play(bot.choose(table.perspective(seat), seed), seat)
"""

from __future__ import annotations

from typing import Protocol

from cenote.bots.greedy import Greedy
from cenote.bots.uniform import Random
from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.perspective import Perspective


class Bot(Protocol):
    """A player. The same perspective and seed always give the same action."""

    name: str

    def choose(self, perspective: Perspective, seed: int) -> Action: ...


BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}


def named(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise OptionError(f"unknown bot {name!r}: there is {listed(BOTS)}")
    return BOTS[name]
