"""Why an action is advised, in a sentence built from what came of it in imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.kernel.actions import Action
from cenote.kernel.game import Message, Trial

HINTS: Mapping[str, tuple[str, ...]] = {"hint-worth": ()}


def because(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    return Message("hint-worth")
