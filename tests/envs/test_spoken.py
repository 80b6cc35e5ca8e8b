"""A table in words: everything needed to decide is said, wrong moves are answered with a reason, whole games end."""

from __future__ import annotations

import random
import re

import pytest

from cenote import games
from cenote.envs import Spoken
from cenote.words import LANGUAGES


def written(text: str) -> list[str]:
    """The moves that a text offers."""
    return re.findall(r"^\[(.+?)\] ", text, re.MULTILINE)


@pytest.mark.parametrize("key", [key for key in games.names() if key != "jade_goddess"])
def test_whole_games_are_played_from_the_texts_alone(key: str) -> None:
    """Jade's random games are long: its texts are read in every language below."""
    seats = games.get(key).seat_counts[0]
    env, dice = Spoken(key, seats=seats, seed=4), random.Random(4)
    text = env.text()
    while not env.over:
        moves = written(text)
        assert moves == [str(action) for action in env.table.legal(env.seat)]
        assert env.rewards == [0.0] * env.seats
        text = env.step(dice.choice(moves))
    assert written(text) == []
    assert set(env.rewards) <= {-1.0, 1.0}
    assert env.reset(4) == Spoken(key, seats=seats, seed=4).text()
    first = env.table.fingerprint
    env.reset(5)
    assert env.table.fingerprint != first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.names())
def test_it_speaks_every_language(key: str, language: str) -> None:
    env = Spoken(key, seed=1, language=language)
    for _ in range(6):
        env.step(written(env.text())[0])
    assert "\x1b" not in env.text()
    assert len(env.text().splitlines()) > 8


def test_what_cannot_be_played_is_answered_with_the_reason() -> None:
    env = Spoken("lost_temple", seats=3, seed=2)
    before = env.table.fingerprint
    for wrong in ("fly to the moon", "", "roll", written(env.text())[0] + " x"):
        answer = env.step(wrong)
        assert written(answer) == written(env.text())
        assert len(answer.splitlines()[0]) > 10
        assert env.table.fingerprint == before


def test_a_text_is_the_same_in_every_world_its_reader_cannot_tell_apart() -> None:
    """It is made of a perspective: view, question, choices and events of one seat."""
    env = Spoken("lost_temple", seats=3, seed=3)
    seen: dict[tuple[str, tuple[str, ...]], str] = {}
    for seed in range(120):
        env.reset(seed)
        key = repr(env.table.view(env.seat)), tuple(map(str, env.table.events(env.seat)))
        text = env.text()
        assert seen.setdefault(key, text) == text
    assert len(seen) < 120
