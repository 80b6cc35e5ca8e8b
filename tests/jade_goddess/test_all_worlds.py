"""6b: what a seat can imagine of the artefacts is exactly what it cannot exclude, counted on tiny editions."""

from __future__ import annotations

import pytest

from cenote.games.jade_goddess import GAME
from cenote.kernel.conformance import Case
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.worlds import law_all_worlds
from tests.conftest import engine
from tests.jade_goddess.tiny import market

TRADING = "ride B2|swap|blind|return|buy"
"""To the centre, and something is traded there."""
OPEN_HANDED = {"trade_needs_own": False, "trade_return": "free"}
"""A2, A3: who has nothing may draw, and need not give back: the way to artefacts without digging."""


def worlds(edition: Edition, seats: int, seed: int, seat: int, moves: int, **options: object) -> int:
    case = Case(GAME, engine(GAME, "compiled"), edition, seats, seed, OPEN_HANDED | options)
    return law_all_worlds(case, seat, moves, samples=5_000, history=("log_token",), favour=TRADING)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(6))
def test_two_players_imagine_exactly(seed: int, seat: int) -> None:
    assert worlds(market(1, 1, 2, 1, 1), 2, seed, seat, 16) > 1
