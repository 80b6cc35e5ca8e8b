"""PettingZoo's own tests, for every game and number of seats."""

from __future__ import annotations

import re
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from cenote import envs, games
from cenote.envs.aec import Registered
from cenote.kernel.errors import CenoteError, IllegalMove

TABLES = [(key, seats) for key in games.names() for seats in games.get(key).seat_counts]


def module(key: str) -> Registered:
    found: Registered = getattr(envs, f"{key}_v{games.get(key).rules_version}")
    return found


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """api_test warns of what it finds unusual; that spaces are larger than what was seen in them is not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_interface_is_as_it_should_be(key: str, seats: int) -> None:
    api_test(module(key).env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, seats: int) -> None:
    seed_test(lambda: module(key).env(seats=seats), num_cycles=30)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_everybody_together(key: str, seats: int) -> None:
    parallel_api_test(module(key).parallel_env(seats=seats), num_cycles=60)
    parallel_seed_test(lambda: module(key).parallel_env(seats=seats), num_cycles=20)


@pytest.mark.parametrize("key", games.names())
def test_games_are_cut_off(key: str) -> None:
    """PettingZoo's test samples any action for any seat, so it is for the interface in which all of them are legal."""

    def together(**settings: Any) -> Any:
        return module(key).parallel_env(**settings)

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda **settings: parallel_to_aec(together(**settings)))
    )


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_with_turns_is_cut_off(key: str, seats: int) -> None:
    env, dice = module(key).raw_env(seats=seats, max_cycles=2), np.random.default_rng(1)
    env.reset(seed=3)
    made = 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        made += 1
        assert agent
        assert reward == 0
    assert made == 2 * seats
    assert env.agents == []


@pytest.mark.parametrize("key", games.names())
def test_pettingzoos_own_benchmark_plays_game_after_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module(key).env())
    assert re.search(r"^[1-9][0-9.]* turns per second$", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("key", games.names())
def test_tables_are_drawn(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    custom = {
        "svg": lambda picture: picture.startswith("<svg") and "</svg>" in picture,
        "ansi": lambda text: "\x1b[" in text,
    }
    render_test(module(key).env, custom)
    assert len(capsys.readouterr().out) > 500


@pytest.mark.parametrize("key", games.names())
def test_who_wins_is_paid_and_the_others_pay(key: str) -> None:
    env, dice = module(key).raw_env(), np.random.default_rng(7)
    for game in range(5):
        env.reset(seed=game)
        paid: dict[str, float] = {}
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            if over:
                paid[agent] = reward
                env.step(None)
            else:
                assert reward == 0
                env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert len(paid) == len(env.possible_agents)
        assert set(paid.values()) <= {-1.0, 1.0}


def test_what_one_may_not_know_is_not_in_an_observation() -> None:
    """The same public game in two worlds; the one who cannot tell them apart gets the same bytes."""
    env = module("lost_temple").raw_env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        mine = env._batch.perspective(0, env._seat_of[agent])
        other = mine.imagine(9)
        seen = env.observe(agent)["observation"]
        assert other.tobytes() != env._batch.state(0).tobytes()
        env._batch.engine.redact_into(env._batch.edition.box, other, 0, mine.seat)
        again = np.zeros_like(seen)
        env._batch.engine.observe_into(env._batch.edition.box, other, 0, mine.seat, again)
        assert again.tobytes() == seen.tobytes()


def test_wrong_use_is_refused_in_a_sentence() -> None:
    env = module("lost_temple").raw_env(seats=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, 10_000, None):
        with pytest.raises(IllegalMove, match="is not legal at table 0, legal are"):
            env.step(action)
    with pytest.raises(CenoteError, match="unknown render mode 'film': there is human, ansi"):
        module("lost_temple").raw_env(render_mode="film")
    with pytest.raises(AttributeError, match="lost_temple_v99"):
        envs.lost_temple_v99  # noqa: B018
    together = module("takara_island").parallel_env(seats=2)
    together.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_0 is to act"):
        together.step({})
