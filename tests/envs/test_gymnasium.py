"""Gymnasium's own test, and a learner's seat among bots."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cenote import games
from cenote.envs.learner import Learner
from cenote.kernel.errors import CenoteError, IllegalMove

IDS = {
    "lost_temple": "LostTemple",
    "takara_island": "TakaraIsland",
    "jade_goddess": "JadeGoddess",
    "ohio_bob": "OhioBob",
}
SEATS = [(key, seats) for key in games.names() for seats in games.get(key).seat_counts]


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_the_interface_is_as_it_should_be(key: str, seats: int) -> None:
    name = f"cenote/{IDS[key]}-v{games.get(key).rules_version}"
    env = gymnasium.make(name, opponents=["random"] * (seats - 1), render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    env.close()


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("seat", [0, None])
def test_whole_games_are_played_and_the_same_seed_is_the_same_game(key: str, seat: int | None) -> None:
    def played(seed: int) -> list[object]:
        env = Learner(key, seat=seat, opponents=["random"] * (games.get(key).seat_counts[0] - 1))
        told: list[object] = []
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
            action = int(np.flatnonzero(info["action_mask"])[len(told) % info["action_mask"].sum()])
            seen, reward, over, cut, info = env.step(action)
            told.append((action, seen.tobytes(), reward, info["seat"]))
            assert reward in ((-1, 1) if over else (0,))
            assert not cut
        with pytest.raises(IllegalMove, match="the game is over"):
            env.step(0)
        return told

    assert played(4) == played(4) != played(5)


def test_a_better_player_wins_more_against_the_same_bots() -> None:
    """The seat of the learner, played by a bot and at random: opponents really play the other seats."""
    from cenote.bots import named

    def wins(player: str) -> int:
        env, bot, won = Learner("takara_island", opponents=["random"], seat=None), named(player), 0
        for game in range(12):
            env.reset(seed=game)
            over, reward = False, 0.0
            while not over:
                choice = bot.choose(env._batch.perspective(0, env.seat), seed=game)
                _, reward, over, _, _ = env.step(choice.code)
            won += reward > 0
        return won

    assert wins("greedy") >= 9 > wins("random")


def test_wrong_wishes_are_refused_in_a_sentence() -> None:
    with pytest.raises(CenoteError, match="unknown bot 'nobody'"):
        Learner("lost_temple", opponents=["nobody"])
    with pytest.raises(CenoteError, match="there is no seat 3 at a table of 2"):
        Learner("lost_temple", opponents=["random"], seat=3)
    with pytest.raises(CenoteError, match="unknown render mode"):
        Learner("lost_temple", render_mode="film")


def test_who_does_what_is_not_legal_gives_the_game_up() -> None:
    env = Learner("lost_temple", opponents=["random"])
    with pytest.raises(IllegalMove, match="reset the environment first"):
        env.step(0)
    for wrong in (-2, 10_000, None):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(wrong)
        assert (reward, over) == (-1.0, True)
        assert f"action {wrong} is not legal" in info["refused"]
        with pytest.raises(IllegalMove, match="reset the environment first"):
            env.step(0)
