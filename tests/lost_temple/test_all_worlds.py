"""6b: what a seat can imagine is exactly what it cannot exclude, counted completely on tiny editions."""

from __future__ import annotations

import pytest

from cenote.games.lost_temple import GAME
from cenote.kernel.conformance import Case
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.worlds import law_all_worlds
from tests.conftest import engine
from tests.lost_temple.tiny import few_tokens, only_cards


def case(edition: Edition, seats: int, seed: int = 0, **options: object) -> Case:
    return Case(GAME, engine(GAME, "interpreted"), edition, seats, seed, options)


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4, 5) for seat in range(seats)])
def test_cards_are_imagined_exactly_and_as_likely_as_they_are(seats: int, seat: int) -> None:
    """R3, R10, 6b: through the draft and the calls, for every drafter."""
    assert law_all_worlds(case(only_cards(), seats), seat, 8 + seats, exact=True, most=20_000) > 1


@pytest.mark.parametrize(("seats", "seat"), [(6, 0), (6, 5), (7, 6), (8, 7), (8, 6), (8, 5)])
def test_cards_are_imagined_exactly_at_large_tables(seats: int, seat: int) -> None:
    """R3.3, R3.4, 6b: the leftover, and the face-down card that the last of eight picks up."""
    assert law_all_worlds(case(only_cards(), seats, 1), seat, seats + 4, exact=True, most=20_000) > 1


@pytest.mark.parametrize("seats", [4, 5])
def test_a_spectator_imagines_cards_exactly(seats: int) -> None:
    """6b: somebody who never saw a hand."""
    assert law_all_worlds(case(only_cards(), seats), SPECTATOR, 8, exact=True, most=20_000) > 1


@pytest.mark.parametrize(("seats", "seat", "seed"), [(4, 0, 0), (4, 3, 2), (5, 4, 0)])
def test_tokens_are_imagined_exactly(seats: int, seat: int, seed: int) -> None:
    """R5.3, R7.4, 6b: seen, exchanged, turned up and replaced."""
    assert law_all_worlds(case(few_tokens(), seats, seed), seat, 14, most=20_000) > 1


@pytest.mark.parametrize("seat", [0, 3])
def test_looks_one_after_the_other_are_imagined_exactly(seat: int) -> None:
    """C40, C11: option seer_look_sequential, with seer_look_optional."""
    law_all_worlds(case(few_tokens(), 4, 3, seer_look_sequential=True, seer_look_optional=True), seat, 14, most=20_000)


@pytest.mark.parametrize(("seat", "seed"), [(0, 0), (3, 0), (1, 4)])
def test_after_a_secret_exchange_nothing_possible_is_excluded(seat: int, seed: int) -> None:
    """C12, 6b: option seer_swap_public=false keeps the simple, slightly cautious memory the specification allows."""
    law_all_worlds(case(few_tokens(), 4, seed, seer_swap_public=False), seat, 14, sound_only=True, most=20_000)
