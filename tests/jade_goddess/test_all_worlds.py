"""6b: what a seat can imagine of the artefacts is exactly what it cannot exclude, counted on tiny editions."""

from __future__ import annotations

import pytest

from cenote.games.jade_goddess import GAME
from cenote.kernel.conformance import Case
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.worlds import law_all_worlds
from tests.conftest import engine
from tests.jade_goddess.test_laws_bite import TRADING as TRADES_AND_DIGS
from tests.jade_goddess.tiny import market

TRADING = "ride B2|swap|blind|return|buy"
"""To the centre, and something is traded there; what may go back goes back."""
KEEPING = "ride B2|swap|blind|return|pass|buy"
"""The same, but tokens are kept too, so that hands grow and change."""
OPEN_HANDED = {"trade_needs_own": False, "trade_return": "free"}
"""A2, A3: who has nothing may draw, and need not give back: the way to artefacts without digging."""
EDITIONS = [
    market(1, 1, 3, 1, gold=12),
    market(1, 2, 3, 2, gold=12),
    market(2, 1, 2, 2, 1, gold=12),
    market(2, 2, 3, 3, gold=12),
]
"""One or two kinds that there are more of, a row of one or two, blind swaps of one or two."""


def worlds(
    edition: Edition, seats: int, seed: int, seat: int, moves: int, favour: str = TRADING, **options: object
) -> int:
    case = Case(GAME, engine(GAME, "compiled"), edition, seats, seed, OPEN_HANDED | options)
    return law_all_worlds(case, seat, moves, samples=1_500, history=("log_token",), favour=favour)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(6))
def test_two_players_imagine_exactly(seed: int, seat: int) -> None:
    assert worlds(market(1, 1, 2, 1, 1), 2, seed, seat, 16) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(EDITIONS)))
def test_hands_that_grow_and_change_are_imagined_exactly(number: int, seats: int) -> None:
    """6b, E37: draws, returns and open swaps of everybody, from one seat after the other."""
    moves = 30
    assert worlds(EDITIONS[number], seats, seats, (number + seats) % seats, moves, KEEPING) > moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectator_imagines_exactly(seats: int) -> None:
    """6b: a spectator is a seat that sees the public events only."""
    moves = 30
    assert worlds(EDITIONS[2], seats, 7, SPECTATOR, moves, KEEPING) > moves


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 1), (4, 2), (3, SPECTATOR)])
def test_swaps_of_artefacts_that_were_dug_are_imagined_exactly(seats: int, seat: int) -> None:
    """6b, R9.2: as many go back as were drawn; digs come between the trades."""
    case = Case(GAME, engine(GAME, "interpreted"), market(1, 1, 5, 4, gold=9), seats, seats)
    found = law_all_worlds(
        case, seat, 20, samples=400, history=("log_token",), favour="swap|blind|return|skip", overrides=TRADES_AND_DIGS
    )
    assert found > 20
