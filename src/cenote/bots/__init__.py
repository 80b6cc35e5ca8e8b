"""Bots: players that get a perspective, never a table.

bot = named("explorer")
table.play(bot.choose(table.perspective(seat), seed), seat)
"""

from __future__ import annotations

from typing import Protocol

from cenote.bots.external import RUN, program
from cenote.bots.greedy import Greedy
from cenote.bots.levels import LEVELS, STYLES, Level, changed
from cenote.bots.network import NETWORK, learned
from cenote.bots.uniform import Random
from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.perspective import Perspective


class Bot(Protocol):
    """A player. The same perspective and seed always give the same action."""

    name: str

    def choose(self, perspective: Perspective, seed: int) -> Action: ...


YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}
"""Simple players to measure others by."""
BOTS: dict[str, Bot] = {
    **{bot.name: bot for style in STYLES for level in LEVELS for bot in [Level(level, style)]},
    **YARDSTICKS,
}


def named(name: str) -> Bot:
    """The bot of that name; `run:COMMAND` is a program that plays (docs/players.md), `network:FILE` a trained network
    (docs/learning.md), and a level may be tried with another plan (`legend:rounds=3`, docs/bots.md)."""
    if name.startswith(RUN):
        return program(name)
    if name.partition(":")[0] == NETWORK:
        return learned(name)
    if ":" in name:
        return changed(name)
    if name not in BOTS:
        styles = listed(style for style in STYLES if style)
        known = listed([*LEVELS, *YARDSTICKS])
        raise OptionError(f"unknown bot {name!r}: there is {known}, and with a style ({styles}) as in legend-sly")
    return BOTS[name]
