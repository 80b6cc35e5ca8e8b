"""What the tests share: the engines, and the games with their editions."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # compiled code checks no array bounds by itself; here it does

from cenote import games
from cenote.kernel.engine import CompiledEngine, Engine, InterpretedEngine
from cenote.kernel.game import Edition, Game

_engines: dict[tuple[str, str], Engine] = {}


def engine(game: Game, way: str) -> Engine:
    """The rules of a game, run one way; made once."""
    if (game.key, way) not in _engines:
        _engines[game.key, way] = CompiledEngine(game) if way == "compiled" else InterpretedEngine(game)
    return _engines[game.key, way]


LONG = (
    "test_hardship",
    "test_cuda",
    "test_trouble",
    "test_processes",
    "test_outlets",
    "test_faults",
    "test_two_people",
)
"""What takes longest begins first, so that no worker waits for another at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONG))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The worked examples are tried with both engines, other rules compiled: a law has them agree byte for byte."""
    if "rules" in metafunc.fixturenames:
        both = "examples" in metafunc.module.__name__
        metafunc.parametrize("rules", ["interpreted", "compiled"] if both else ["compiled"], indirect=True)


@pytest.fixture(scope="session")
def game() -> Game:
    """Lost Temple, the game that kernel tests are tried on."""
    return games.get("lost_temple")


@pytest.fixture(scope="session")
def edition(game: Game) -> Edition:
    return game.load_edition(None)


@pytest.fixture(scope="session")
def interpreted(game: Game) -> Engine:
    return engine(game, "interpreted")


@pytest.fixture(scope="session")
def compiled(game: Game) -> Engine:
    return engine(game, "compiled")
