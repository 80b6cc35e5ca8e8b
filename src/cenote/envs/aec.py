"""PettingZoo: seats that act one after the other, each with what it knows and what it may do.

from cenote.envs import lost_temple_v1
env = lost_temple_v1.env(seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from cenote.envs.seated import Seated, name_of
from cenote.kernel.turns import OVER


class Expedition(Seated, AECEnv):  # type: ignore[misc]
    """A table. Rewards are paid at the end: 1 for who has won, -1 for who has not. With `max_cycles` a game is cut off
    after so many decisions of each seat on average."""

    metadata: Mapping[str, Any] = {**Seated.metadata, "is_parallelizable": False}

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        batch, seats = self._batch, len(self.possible_agents)
        self._most = None if self._cycles is None else self._cycles * seats
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen, self._mask, self._seats = batch.observations[0], batch.masks[0].view(np.int8), batch.seats
        self._play, self._ended = batch.play, batch.ended
        self._nothing = np.zeros_like(self._mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self._decisions = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        seen = self._batch.seen_by(0, self._seat_of[agent])
        return {"observation": seen, "action_mask": self._nothing.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        if self._ended[0] == OVER:
            self.rewards = dict(zip(self.possible_agents, self._batch.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._seats[0]]
            if self._most is not None and self._decisions >= self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()


class Registered:
    """The environments of one game and version: `env`, `raw_env` and `parallel_env`."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = f"cenote.envs.{name_of(game)}"

    def raw_env(self, **settings: Any) -> Expedition:
        return Expedition(self.game, **settings)

    def env(self, **settings: Any) -> Any:
        """With PettingZoo's checks of how it is used."""
        from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(self.raw_env(**settings)))

    def parallel_env(self, **settings: Any) -> Any:
        from cenote.envs.parallel import Together

        return Together(self.game, **settings)


@cache
def registered(name: str) -> Registered | None:
    """The environments called so, as in `lost_temple_v1`."""
    from cenote import games

    found = next((key for key in games.names() if name == name_of(key)), None)
    return None if found is None else Registered(found)
