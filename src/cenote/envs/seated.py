"""What both of PettingZoo's interfaces have: one table, its seats as agents, their spaces, and how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from cenote.envs.batches import OnCores
from cenote.envs.drawing import MODES, checked, rendered
from cenote.kernel.table import find_game


def name_of(game: str) -> str:
    """The versioned name: a new version of the rules is another environment."""
    return f"{game}_v{find_game(game).rules_version}"


class Seated:
    """A table whose seats are agents."""

    metadata: Mapping[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Path | str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode, self._cycles = checked(render_mode), max_cycles
        self._batch = batch = OnCores(game, 1, seats=seats, options=options, edition=edition, threads=1, again=False)
        self.metadata = {**type(self).metadata, "name": name_of(game)}
        self.possible_agents = [f"seat_{number}" for number in range(batch.rewards.shape[1])]
        self.agents: list[str] = []
        self._random = np.random.default_rng()
        actions = batch.masks.shape[1]
        seen = gymnasium.spaces.Dict(
            observation=gymnasium.spaces.Box(-128, 127, batch.observations[0].shape, np.int8),
            action_mask=gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed, another one than before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._batch.reset(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """As the one who is to act sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("say how to render: render_mode='ansi', 'svg' or 'human'")
            return None
        return rendered(self._batch.perspective(0, int(self._batch.seats[0])), self.render_mode)

    def state(self) -> np.ndarray[Any, Any]:
        """Everything, secrets included, for critics that may know it."""
        return self._batch.state(0).view(np.uint8)

    def close(self) -> None:
        self._batch.close()
