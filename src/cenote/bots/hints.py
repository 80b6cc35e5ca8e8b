"""Hints: what to do, how sure that is, and why; and what everybody can hope for. From one seat's knowledge alone."""

from __future__ import annotations

import msgspec
import numpy as np

from cenote.bots.levels import plans
from cenote.bots.planner import Beam
from cenote.bots.thought import Option, Plan, Thought, think
from cenote.kernel.actions import Action
from cenote.kernel.game import Game, Message, Trial
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective

LEVEL = "legend"
ITERATIONS = 2_000
"""Enough to choose well and to tell how sure that is, within a moment."""
SECONDS = 0.2
"""Time for a hint."""
TRIALS = 24
CLEAR, CLOSE = 0.06, 0.015
"""Shares of a won game by which the best option is better than the next."""
AGREED, DIVIDED = 0.8, 0.2
"""The same where worlds are asked for the best: by how many more of them nothing is better than it."""


class Hint(msgspec.Struct, frozen=True):
    """An action, the share of a won game it promises, how sure that is (`clear`, `likely`, `close`), why, and what else
    was worth a thought."""

    action: Action
    value: float
    sure: str
    why: Message
    others: tuple[Option, ...]


def adviser(game: Game, iterations: int = ITERATIONS) -> Plan | Beam:
    """How advice is thought over: as a legend does, but where it searches, it searches less."""
    plan = plans(game)[LEVEL]
    return plan if isinstance(plan, Beam) else msgspec.structs.replace(plan, iterations=iterations)


def trials(perspective: Perspective, action: Action, seed: int, count: int = TRIALS) -> list[Trial]:
    """The action tried in imagined worlds."""
    game, engine, box = perspective.game, perspective.engine, perspective.edition.box
    mask, tried = np.zeros(len(perspective.edition.actions), np.uint8), []
    for number in range(count):
        world, journal = perspective.imagine(seed + number), new_journal()
        before = game.record.unpack(world)
        engine.play(box, world, 0, perspective.seat, action.code, mask, journal)
        rows = (tuple(row) for row in journal[1 : int(journal[0, 0]) + 1].tolist())
        told = [shown for row in rows if (shown := game.events.redacted(row, perspective.seat)) is not None]
        events = [game.events.named(row, perspective.edition.data) for row in told]
        tried.append(Trial(before, game.record.unpack(world), events))
    return tried


def sureness(thought: Thought) -> str:
    """How far the best option is ahead of the next."""
    if len(thought.options) < 2:
        return "clear"
    best, *others = thought.options
    if thought.voted:
        clear, close = AGREED, DIVIDED
        lead = (best.visits - max(other.visits for other in others)) / thought.iterations
    else:
        clear, close = CLEAR, CLOSE
        lead = best.value - others[0].value
    return "clear" if lead >= clear else "close" if lead < close else "likely"


def why(perspective: Perspective, action: Action, seed: int) -> Message:
    """Why the action may be good, in a sentence of the game's own."""
    tried = trials(perspective, action, seed)
    return perspective.game.because(perspective.plain_box, perspective.plain, perspective.seat, action, tried)


def hint(perspective: Perspective, seed: int = 1, seconds: float = SECONDS) -> Hint:
    """What a good player would do who knows what the seat knows."""
    thought = think(perspective, seed, adviser(perspective.game), seconds=seconds)
    best = thought.options[0]
    others = [
        msgspec.structs.replace(option, value=min(option.value, best.value))  # what was tried less is not called better
        for option in thought.options[1:4]
        if option.visits
    ]
    others.sort(key=lambda option: -option.value)
    return Hint(best.action, best.value, sureness(thought), why(perspective, best.action, seed), tuple(others))


def chances(perspective: Perspective, seed: int = 1, seconds: float = SECONDS) -> tuple[float, ...]:
    """What each seat can hope for, as far as this seat (or a spectator) can know."""
    return think(perspective, seed, adviser(perspective.game), seconds=seconds).chances
