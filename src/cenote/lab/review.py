"""A finished game looked at again: what each decision was worth to the one who made it, knowing what he knew then.

review = Review(Table.load("game.toml"))
while review.look():
    ...
review.steps, review.seats

A decision is compared with the best one from the same knowledge. What it promised less is given away; the rest of the
way from one own decision to the next (or to the result) is luck, good or bad: cards, dice, and what others do. So for
every seat its first chance, less what it gave away, with its luck, is its result.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from cenote.bots.hints import CLOSE, adviser, sureness, why
from cenote.bots.thought import Plan, think
from cenote.kernel.actions import Action
from cenote.kernel.game import Game, Message
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table

ITERATIONS = 3_000
"""Imagined games for a decision: more than a player needs to choose, since small differences are told here."""
HALVED = 0.15
"""A decision that gives away so much of a won game is half as accurate as the best one."""


class Step(msgspec.Struct):
    """A decision that could have been another. `chances` are those of every seat before it, as far as the acting one
    could know; `luck` is what came until that seat looked again, None as long as it has not."""

    move: int
    decision: int
    seat: int
    played: Action
    best: Action
    lost: float
    chances: tuple[float, ...]
    sure: str
    why: Message
    luck: float | None = None

    @property
    def value(self) -> float:
        """What was played promised so much of a won game."""
        return self.chances[self.seat] - self.lost


class Play(msgspec.Struct, frozen=True):
    """How a seat played: its accuracy from 0 to 100, and what it gave away and had by luck, in won games."""

    seat: int
    accuracy: float
    lost: float
    luck: float


class Review:
    """A table being looked at again, decision by decision."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        """The table is played again from its beginning."""
        self.game, self.seed, self.of, self.done = table.game, seed, len(table.moves), 0
        self._table, self._moves, self._forced = table, list(table.moves), dict(table.forced)
        self._result = None if table.result is None else shares(table.game, table.seats, table.result.winners)
        self._steps: list[Step] = []
        self._open: dict[int, Step] = {}
        """The last step of each seat, whose luck is not known yet."""
        if self._moves:
            table.undo(len(self._moves))

    @property
    def steps(self) -> list[Step]:
        """The steps that are complete, in their order."""
        return [step for step in self._steps if step.luck is not None]

    @property
    def seats(self) -> list[Play]:
        return [self._played(seat) for seat in range(self._table.seats)]

    def _played(self, seat: int) -> Play:
        own = [step for step in self.steps if step.seat == seat]
        kept = [2 ** (-step.lost / HALVED) for step in own]
        accuracy = 100 * sum(kept) / len(kept) if kept else 100.0
        return Play(seat, accuracy, sum(step.lost for step in own), sum(step.luck or 0.0 for step in own))

    def look(self) -> bool:
        """Look at the next decision; False if there is none."""
        table, number = self._table, self.done
        if number == self.of:
            return False
        seat, action = self._moves[number]
        if len(table.legal(seat)) > 1:
            step = judged(table.perspective(seat, number), action, number, self.seed)
            self._close(seat, step.chances[seat])
            self._steps.append(step)
            self._open[seat] = step
        if number in self._forced:
            table.force(*self._forced[number])
        table.play(action, seat)
        self.done += 1
        if self.done == self.of:
            for seat, step in list(self._open.items()):
                self._close(seat, step.value if self._result is None else self._result[seat])
        return True

    def _close(self, seat: int, chance: float) -> None:
        """The seat looks again, and has this chance now."""
        step = self._open.pop(seat, None)
        if step is not None:
            step.luck = chance - step.value


def judged(mine: Perspective, played: Action, decision: int, seed: int) -> Step:
    """A decision compared with the best one. Both are tried as often as each other, in the same new worlds: what was
    tried little, or came out best by chance, must not tell against a player; nor what is too close to call."""
    plan = adviser(mine.game, ITERATIONS)
    thought = think(mine, seed, plan)
    values = {option.action: float(option.value) for option in thought.options}
    best = thought.options[0].action
    if played != best and isinstance(plan, Plan):
        again = think(mine, seed + 1, plan, among=(best, played))
        values |= {option.action: option.value for option in again.options if option.action in (best, played)}
    lost = values[best] - values[played]
    if lost < CLOSE:
        best, lost = played, 0.0
    chances = tuple(map(float, thought.chances))
    return Step(
        mine.move, decision, mine.seat, played, best, min(lost, chances[mine.seat]), chances, sureness(thought),
        why(mine, best, seed),
    )  # fmt: skip


def shares(game: Game, seats: int, winners: Collection[int]) -> tuple[float, ...]:
    """What each seat has of a finished game: a win that all share is everybody's whole win."""
    whole = 1.0 if game.shared_goal else 1.0 / max(1, len(winners))
    return tuple(whole if seat in winners else 0.0 for seat in range(seats))
