"""OpenSpiel's own tests, for every game and number of players; its information-set search plays our games."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from cenote import games
from cenote.envs import openspiel
from cenote.kernel.errors import CenoteError

TABLES = [(key, players) for key in games.names() for players in games.get(key).seat_counts]


def begun(key: str, players: int, seed: int = 1, moves: int = 0) -> openspiel.OpenSpielState:
    """A state after some random moves."""
    state, dice = pyspiel.load_game(f"cenote_{key}", {"players": players}).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.randrange(openspiel.OUTCOMES))
    for _ in range(moves):
        state.apply_action(dice.choice(state.legal_actions()))
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_openspiels_own_test(key: str, players: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"cenote_{key}", {"players": players}), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("key", games.names())
def test_a_state_is_written_and_read(key: str) -> None:
    state = begun(key, games.get(key).seat_counts[0], moves=20)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(again) == str(state) != str(twin)


@pytest.mark.parametrize("key", [key for key in games.names() if games.get(key).observation_size < 2_000])
def test_a_playthrough_is_written(key: str) -> None:
    """Jade's passes too; writing its 2,719 numbers for everybody at every move takes half a minute."""
    text = (
        generate_playthrough.playthrough(f"cenote_{key}", None, None, seed=3)
        if key == "ohio_bob"
        else generate_playthrough.playthrough(f"cenote_{key}(players=2)", None, None, seed=3)
    )
    assert "IsTerminal() = True" in text
    assert "ObservationTensor" in text


@pytest.mark.parametrize(("key", "players"), [(key, games.get(key).seat_counts[-1]) for key in games.names()])
def test_worlds_are_resampled_as_the_player_knows_them(key: str, players: int) -> None:
    state, dice = begun(key, players, moves=12), random.Random(2)
    player = state.current_player()
    worlds = {str(state)}
    for _ in range(5):
        world = state.resample_from_infostate(player, dice.random)
        worlds.add(str(world))
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
    assert len(worlds) > 1


@pytest.mark.parametrize(("key", "players"), [("lost_temple", 3), ("takara_island", 2), ("ohio_bob", 1)])
def test_information_set_search_plays(key: str, players: int) -> None:
    state = begun(key, players, moves=4)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 12,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_wrong_numbers_of_players_are_refused() -> None:
    with pytest.raises((CenoteError, pyspiel.SpielError), match=r"players|seats"):
        pyspiel.load_game("cenote_takara_island", {"players": 7})
