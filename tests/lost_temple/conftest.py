"""What the tests of Lost Temple share."""

from __future__ import annotations

import pytest

from cenote.kernel.engine import Engine


@pytest.fixture(params=["interpreted", "compiled"])
def rules(request: pytest.FixtureRequest) -> Engine:
    """The rules, run in each way."""
    engine: Engine = request.getfixturevalue(request.param)
    return engine
