"""Compiled code checks no array bounds by itself: all tests run it with checks on (see conftest)."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.game import Edition


def test_the_checks_are_on(compiled: Engine, edition: Edition) -> None:
    assert numba.config.BOUNDSCHECK
    with pytest.raises(IndexError):
        compiled.legal_into(edition.box, compiled.game.record.array(), 5, 0, np.zeros(135, np.uint8))
