"""What the tests of Takara Island share."""

from __future__ import annotations

import pytest

from cenote.games.takara_island import GAME
from cenote.kernel.engine import Engine
from tests.conftest import engine


@pytest.fixture
def rules(request: pytest.FixtureRequest) -> Engine:
    """The rules, run one way or the other."""
    return engine(GAME, request.param)
