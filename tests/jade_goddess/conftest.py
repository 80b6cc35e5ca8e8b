"""What the tests of the Jade Goddess share."""

from __future__ import annotations

import pytest

from cenote.games.jade_goddess import GAME
from cenote.kernel.engine import Engine
from tests.conftest import engine


@pytest.fixture
def rules(request: pytest.FixtureRequest) -> Engine:
    """The rules, run one way or the other."""
    return engine(GAME, request.param)
