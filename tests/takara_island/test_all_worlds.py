"""6b, K1-K9: what a seat can imagine is exactly what it cannot exclude, and as likely, counted on tiny editions."""

from __future__ import annotations

import pytest

from cenote.games.takara_island import GAME
from cenote.kernel.conformance import Case
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.worlds import law_all_worlds
from tests.conftest import engine
from tests.takara_island.tiny import deep_pairs, deep_rockfalls, three_shafts, two_shafts


def case(edition: Edition, seats: int, seed: int = 0, **options: object) -> Case:
    return Case(GAME, engine(GAME, "interpreted"), edition, seats, seed, options)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_imagined_exactly_and_as_likely_as_they_are(seat: int, seed: int) -> None:
    """K1-K6, K8, K9: views, private choices on monsters, digs, specialists; for both players and a spectator."""
    assert law_all_worlds(case(three_shafts(), 2, seed), seat, 10, exact=True) > 1


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_three_players_imagine_exactly(seat: int) -> None:
    assert law_all_worlds(case(three_shafts(), 3, 7), seat, 12, exact=True) > 1


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(2))
def test_stones_lie_in_different_sites_and_marks_are_no_rockfalls(seat: int, seed: int) -> None:
    """K3, K4, K7: two deep tiles a site, a rockfall among them."""
    assert law_all_worlds(case(two_shafts(), 2, seed), seat, 8, exact=True) > 1


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(3))
def test_stones_and_rockfalls_of_one_level_are_as_likely_as_they_leave_ways(seat: int, seed: int) -> None:
    """K7: views reach down to the deep level, so that stones, rockfalls and marks meet there."""
    assert law_all_worlds(case(deep_rockfalls(), 2, seed), seat, 6, exact=True) > 1


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(3, 6))
def test_stones_are_as_likely_in_every_pair_of_places(seat: int, seed: int) -> None:
    """K4: also where sites have different numbers of unknown places."""
    assert law_all_worlds(case(deep_pairs(), 2, seed), seat, 8, exact=True) > 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "options",
    [{"view_may_stop_early": True}, {"view_block_scope": "any_face_up"}, {"mimic_fail": "discard"}],
    ids=str,
)
def test_options_are_imagined_exactly(seat: int, options: dict[str, object]) -> None:
    """A1, A3, A15: other ways of looking, other chests."""
    assert law_all_worlds(case(three_shafts(), 2, 3, **options), seat, 10, exact=True) > 1
