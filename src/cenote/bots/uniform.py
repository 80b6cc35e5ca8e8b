"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

import random

from cenote.kernel.actions import Action
from cenote.kernel.perspective import Perspective


class Random:
    """Plays a random legal action."""

    name = "random"

    def choose(self, perspective: Perspective, seed: int) -> Action:
        legal = perspective.legal
        action: Action = legal[random.Random(f"{seed} {perspective.move}").randrange(len(legal))]
        return action
