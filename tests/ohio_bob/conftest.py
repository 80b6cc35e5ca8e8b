"""What the tests of Ohio Bob share."""

from __future__ import annotations

import pytest

from cenote.games.ohio_bob import GAME
from cenote.kernel.engine import Engine
from tests.conftest import engine


@pytest.fixture(params=["interpreted", "compiled"])
def rules(request: pytest.FixtureRequest) -> Engine:
    """The rules, run in each way."""
    return engine(GAME, request.param)
