"""Gymnasium: one learner at a table whose other seats are played by bots.

import gymnasium, cenote.envs
env = gymnasium.make("cenote/LostTemple-v1", opponents=("greedy", "hiker"))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np

from cenote import games
from cenote.bots import named
from cenote.bots.uniform import Random
from cenote.envs.batches import OnCores, usual_seats
from cenote.envs.drawing import MODES, checked, rendered
from cenote.kernel.errors import IllegalMove, OptionError
from cenote.kernel.game import Game
from cenote.kernel.table import find_game
from cenote.kernel.turns import ANY, OVER


class LegalActions(gymnasium.spaces.Discrete):  # type: ignore[misc]
    """The actions of a game; a sample is one that is legal now."""

    def __init__(self, mask: np.ndarray[Any, Any], seed: int | None = None) -> None:
        super().__init__(len(mask), seed)
        self._legal = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._legal.any():
            mask = self._legal.view(np.int8)
        return super().sample(mask, probability)  # type: ignore[no-any-return]


class Learner(gymnasium.Env):  # type: ignore[misc]
    """The learner's seat. Bots are given their own perspectives, nothing else. The reward is paid at the end: 1 for a
    game that was won, -1 for another. `info` holds the mask of legal actions, as `action_masks` does; an action that is
    not legal gives the game up, and `info["refused"]` says why."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        edition: Path | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """The learner sits at `seat`, or (None) at another in every game; the opponents take the other seats in
        turn."""
        if opponents is None:
            opponents = ["greedy"] * (usual_seats(find_game(game)) - 1 if 1 not in find_game(game).seat_counts else 0)
        self._bots = [named(name) for name in opponents]
        seats = len(self._bots) + 1
        self._batch = OnCores(game, 1, seats=seats, options=options, edition=edition, threads=1, again=False)
        if seat is not None and not 0 <= seat < seats:
            raise OptionError(f"there is no seat {seat} at a table of {seats}: 0 to {seats - 1}, or None for any")
        self._fixed, self.seat, self._over = seat, seat or 0, True
        self.render_mode = checked(render_mode)
        self.observation_space = gymnasium.spaces.Box(-128, 127, self._batch.observations[0].shape, np.int8)
        self.action_space = LegalActions(self._batch.masks[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seats = len(self._bots) + 1
        self.seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
        self._batch.reset(int(self.np_random.integers(2**63)))
        self._over = False
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise IllegalMove("the game is over: reset the environment first")
        try:
            self._batch.play(action)
        except IllegalMove as error:
            self._over = True
            return self._seen(), -1.0, True, False, {**self._info(), "refused": str(error)}
        self._others_play()
        self._over = bool(self._batch.ended[0] == OVER)
        return self._seen(), float(self._batch.rewards[0, self.seat]), self._over, False, self._info()

    def _others_play(self) -> None:
        batch = self._batch
        while batch.ended[0] != OVER and batch.seats[0] != self.seat:
            seat = int(batch.seats[0])
            bot = self._bots[(seat - self.seat - 1) % len(self._bots)]
            if isinstance(bot, Random):  # the same without leaving compiled code
                batch.step(ANY)
                continue
            choice = bot.choose(batch.perspective(0, seat), seed=int(self.np_random.integers(2**31)))
            batch.play(choice.code)

    def _seen(self) -> np.ndarray[Any, Any]:
        if self._batch.seats[0] == self.seat:
            seen: np.ndarray[Any, Any] = self._batch.observations[0]
            return seen.copy()
        return self._batch.seen_by(0, self.seat)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal actions, as maskable learners ask for them."""
        mask: np.ndarray[Any, Any] = self._batch.masks[0]
        return mask.astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].view(np.int8).copy(), "seat": self.seat}

    def render(self) -> str | None:
        """As the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("say how to render: render_mode='ansi', 'svg' or 'human'")
            return None
        return rendered(self._batch.perspective(0, self.seat), self.render_mode)

    def close(self) -> None:
        self._batch.close()


def id_of(game: Game) -> str:
    """The name and version under which `gymnasium.make` knows a game: `cenote/LostTemple-v1`."""
    return f"cenote/{''.join(word.capitalize() for word in game.key.split('_'))}-v{game.rules_version}"


def register() -> None:
    """Let `gymnasium.make` know every game."""
    for game in map(games.get, games.names()):
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="cenote.envs.learner:Learner", kwargs={"game": game.key})
