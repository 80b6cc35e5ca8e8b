"""PettingZoo's parallel interface: everybody says something at every step, and it counts for whoever may act.

An action is a number among the legal ones, counted around: with three legal actions, 0, 3 and 6 are the first of them.
So there are no illegal actions, and who cannot act says anything. It suits learners that want equal steps for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from cenote.envs.seated import Seated
from cenote.kernel.errors import IllegalMove
from cenote.kernel.turns import OVER


class Together(Seated, ParallelEnv):  # type: ignore[misc]
    """A table. An observation holds the mask of the legal actions; it is empty for who cannot act."""

    metadata: Mapping[str, Any] = {**Seated.metadata, "is_parallelizable": True}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self._begin(seed)
        self._made = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        batch = self._batch
        acting = None if batch.ended[0] == OVER else int(batch.seats[0])
        mask = batch.masks[0].view(np.int8)
        return {
            agent: {
                "observation": batch.observations[0].copy() if seat == acting else batch.seen_by(0, seat),
                "action_mask": mask.copy() if seat == acting else np.zeros_like(mask),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise IllegalMove("the game is over: reset the environment first")
        acting = self.possible_agents[int(self._batch.seats[0])]
        if acting not in actions:
            raise IllegalMove(f"{acting} is to act and has said nothing")
        legal = np.flatnonzero(self._batch.masks[0])
        self._batch.play(legal[int(actions[acting]) % len(legal)])
        self._made += 1
        over = bool(self._batch.ended[0] == OVER)
        cut = not over and self._cycles is not None and self._made >= self._cycles
        rewards = dict(zip(self.agents, self._batch.rewards[0].tolist(), strict=True))
        told = self._observations(), rewards, *(dict.fromkeys(self.agents, value) for value in (over, cut))
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return *told, infos  # type: ignore[return-value]
