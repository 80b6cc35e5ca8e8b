"""What a perspective shows, as messages of the protocol."""

from __future__ import annotations

from typing import Any

import msgspec

from cenote.kernel.errors import CenoteError, Refusal
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from cenote.server import protocol as p


def snapshot_of(perspective: Perspective, epoch: int, finished: Table | None, *, undoable: bool = False) -> p.Snapshot:
    """The table as a perspective shows it."""
    result = finished.result if finished is not None else None
    return p.Snapshot(
        epoch=epoch,
        move=perspective.move,
        part=perspective.part,
        phase=perspective.phase,
        to_act=list(perspective.to_act),
        view=perspective.view,
        decision=decision_of(perspective),
        outcome=None if result is None else p.Outcome(list(result.winners), list(result.ranks), list(result.points)),
        undoable=undoable,
    )


def given_up(snapshot: p.Snapshot) -> p.Snapshot:
    """A game that ended early: who was alone went home, or whoever runs the server has closed it. All have lost."""
    seats = len(snapshot.view.players)
    return msgspec.structs.replace(snapshot, to_act=[], decision=None, outcome=p.Outcome([], [1] * seats, [0] * seats))


def said_of(error: CenoteError) -> p.Said | None:
    """A refusal in the words of the text files."""
    return p.Said(error.key, error.arguments, error.rule) if isinstance(error, Refusal) else None


def decision_of(perspective: Perspective) -> p.Decision | None:
    question = perspective.question
    if question is None:
        return None
    choices = [choice_of(action) for action in perspective.legal]
    return p.Decision(perspective.seat, perspective.phase, p.Said(question.message, question.arguments), choices)


def choice_of(action: Any) -> p.Choice:
    return p.Choice(action.text, action.verb, dict(action.arguments))


def happenings(perspective: Perspective, *, without_private: bool = False) -> list[p.Happening]:
    kinds = perspective.game.events.kinds
    private = {kind.name for kind in kinds if kind.private} if without_private else set()
    return [p.Happening(e.name, e.seat, e.facts) for e in perspective.events if e.name not in private]
