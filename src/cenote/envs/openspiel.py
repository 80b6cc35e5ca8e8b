"""OpenSpiel: every game under the name `cenote_…`, with worlds for its information-set search.

    import pyspiel, cenote.envs.openspiel
    game = pyspiel.load_game("cenote_lost_temple", {"players": 3})

Chance decides at the root alone: three nodes of 1,024 outcomes say which game it is. What is drawn later follows from
that, so a copy of a state goes on like the original; `resample_from_infostate` draws anew whatever the player cannot
know, the future included.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from cenote import games
from cenote.envs.batches import named_parts
from cenote.kernel.engine import PLAYED, engine_of
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import MOST_SEATS, WON, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.kernel.swarm import blank_table
from cenote.kernel.table import stream_key

OUTCOMES, ROOTS = 1024, 3
EVEN = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST = 20_000
"""More decisions than any game has."""


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"cenote_{game.key}",
        long_name=f"Cenote: {game.key.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.shared_goal else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual_players(game)},
    )


class Place:
    """Where a state is: a table that is played at, and who acts. Copies are cheap, and share what never changes."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.edition, self.engine = game.load_edition(None), engine_of(game, wait=True)
        self.table = blank_table(game, self.edition, seats)
        self.roots: tuple[int, ...] = ()
        """What chance has decided so far."""
        self.player: int = pyspiel.PlayerId.CHANCE
        self.mask, self.journal = np.zeros(len(self.edition.actions), np.uint8), new_journal(1)[:0]

    def __deepcopy__(self, memo: object) -> Place:
        twin = Place.__new__(Place)
        twin.__dict__.update(self.__dict__)
        twin.table = copied(self.table)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return placed, (self.game.key, self.seats, self.table.tobytes(), self.roots, int(self.player))

    def decide(self, outcome: int) -> None:
        """Chance decides; with the last outcome the game is set up."""
        self.roots = (*self.roots, outcome)
        if len(self.roots) == ROOTS:
            key = sum(outcome * OUTCOMES**place for place, outcome in enumerate(self.roots))
            self.table["key0"] = stream_key(str(key))[0]
            self.engine.start(self.edition.box, self.table, 0, self.journal)
            self._next(self.seats - 1)

    def play(self, action: int) -> None:
        seat = self.player
        answer = self.engine.play(self.edition.box, self.table, 0, seat, action, self.mask, self.journal)
        if answer != PLAYED:
            raise IllegalMove(f"action {action} is not legal for player {seat}")
        self._next(seat)

    def _next(self, last: int) -> None:
        if self.table["over"][0]:
            self.player = pyspiel.PlayerId.TERMINAL
            return
        may = int(self.table["to_act"][0])
        self.player = next(seat for k in range(self.seats) if may >> (seat := (last + k + 1) % self.seats) & 1)

    def legal(self, player: int) -> list[int]:
        self.engine.legal_into(self.edition.box, self.table, 0, player, self.mask)
        return self.mask.nonzero()[0].tolist()

    def returns(self) -> list[float]:
        if self.player != pyspiel.PlayerId.TERMINAL:
            return [0.0] * self.seats
        out = np.zeros((MOST_SEATS, 3), np.int32)
        self.engine.result_into(self.edition.box, self.table, 0, out)
        paid: list[float] = (2.0 * out[: self.seats, WON] - 1).tolist()
        return paid

    def perspective(self, player: int) -> Perspective:
        return Perspective(self.game, self.edition, self.engine, copied(self.table), player, [])


def placed(key: str, seats: int, table: bytes, roots: tuple[int, ...], player: int) -> Place:
    """A place that was written down."""
    place = Place(games.get(key), seats)
    place.table[:] = np.frombuffer(table, place.table.dtype)
    place.roots, place.player = roots, player
    return place


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel knows games."""

    cenote: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        seats = int(params.get("players", usual_players(self.cenote)))
        self.cenote.check_seats(seats)
        self.place = Place(self.cenote, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.place.edition.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observations have no parameters, {params} are unknown")
        return Observer(self, iig_obs_type)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.place = copy.deepcopy(game.place)

    def current_player(self) -> int:
        return self.place.player

    def is_terminal(self) -> bool:
        return self.place.player == pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _legal_actions(self, player: int) -> list[int]:
        return self.place.legal(player) if player >= 0 else []

    def _apply_action(self, action: int) -> None:
        if self.place.player == pyspiel.PlayerId.CHANCE:
            self.place.decide(action)
        else:
            self.place.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.place.edition.actions[action].text

    def returns(self) -> list[float]:
        return self.place.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of everything the player knows."""
        seat = self.current_player() if player is None else player
        if len(self.place.roots) < ROOTS:
            return ""
        known = self.place.perspective(seat).knowledge()
        return f"player {seat}: {hashlib.blake2b(known, digest_size=16).hexdigest()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """The same moment in another world that the player cannot tell from this one."""
        world = self.clone()
        world.place.table = self.place.perspective(player).imagine(int(sampler() * 2**53))
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if len(self.place.roots) < ROOTS:
            return f"before the set-up: {self.place.roots}"
        return self.place.table.tobytes().hex()


class Observer:
    """What a player knows, in the named parts of the game's observation."""

    def __init__(self, game: OpenSpielGame, kind: Any) -> None:
        self.tensor = np.zeros(game.cenote.observation_size, np.float32)
        self.dict = named_parts(game.cenote, self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if len(state.place.roots) < ROOTS:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.place.perspective(player).observation()

    def string_from(self, state: OpenSpielState, player: int) -> str:
        self.set_from(state, player)
        return "\n".join(f"{name}: {part.astype(int).ravel().tolist()}" for name, part in self.dict.items())


def usual_players(game: Game) -> int:
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def register(game: Game) -> None:
    """Let OpenSpiel know a game."""
    kind = game_type(game)
    made = type(f"{game.key.title().replace('_', '')}Game", (OpenSpielGame,), {"cenote": game, "kind": kind})
    pyspiel.register_game(kind, made)


for _key in games.names():
    register(games.get(_key))
