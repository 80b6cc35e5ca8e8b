"""What the tests of Lost Temple share."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine


@pytest.fixture
def rules(request: pytest.FixtureRequest) -> Engine:
    """The rules, run one way or the other."""
    engine: Engine = request.getfixturevalue(request.param)
    return engine
