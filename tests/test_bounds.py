"""Compiled code checks no array bounds by itself: part of the games is played with checks on."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cenote import games
from tests.playthrough import GOLDEN

SCRIPT = """
from pathlib import Path
from cenote import Table, games
from cenote.kernel.conformance import Case, check_all
from cenote.kernel.engine import CompiledEngine
game = games.get({key!r})
engine = CompiledEngine(game)
for seats in game.seat_counts:
    check_all(Case(game, engine, game.load_edition(None), seats, seed=31), stride=11)
for path in Path({golden!r}).glob(f"{{game.key}}-*.toml"):
    assert Table.load(path, engine=engine).over
print(game.key, "within bounds")
"""

OUT_OF_BOUNDS = """
import numpy as np
from cenote import games
from cenote.kernel.engine import CompiledEngine
game = games.get("lost_temple")
engine = CompiledEngine(game)
engine.legal_into(game.load_edition(None).box, game.record.array(), 5, 0, np.zeros(135, np.uint8))
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=900)


@pytest.mark.parametrize("key", games.names())
def test_no_rule_reads_or_writes_out_of_bounds(key: str) -> None:
    done = run(SCRIPT.format(key=key, golden=str(GOLDEN)))
    assert done.returncode == 0, done.stderr
    assert f"{key} within bounds" in done.stdout


def test_the_checks_are_on() -> None:
    done = run(OUT_OF_BOUNDS)
    assert done.returncode != 0
    assert "IndexError" in done.stderr
