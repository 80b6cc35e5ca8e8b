"""Many tables at once: the same games as one by one, the same knowledge as a perspective, and clear refusals."""

from __future__ import annotations

import numpy as np
import pytest

from cenote import games
from cenote.envs import ANY, Batch
from cenote.envs import batch as new_batch
from cenote.kernel.engine import Array
from cenote.kernel.errors import CenoteError, IllegalMove

TABLES = [(key, seats) for key in games.names() for seats in games.get(key).seat_counts]


def random_actions(batch: Batch, dice: np.random.Generator) -> Array:
    """A legal action for each table."""
    chances = dice.random(batch.masks.shape) * batch.masks
    chosen: Array = chances.argmax(axis=1)
    return chosen


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_is_seen_is_what_a_perspective_knows(key: str, seats: int) -> None:
    batch, dice = new_batch(key, 3, seats=seats, seed=seats), np.random.default_rng(seats)
    for _ in range(60):
        for i, seat in enumerate(batch.seats.tolist()):
            mine = batch.perspective(i, seat)
            assert seat in mine.to_act
            assert mine.observation().tobytes() == batch.observations[i].tobytes()
            assert mine.legal.mask.tobytes() == batch.masks[i].tobytes()
            for other in range(seats):
                assert batch.seen_by(i, other).tobytes() == batch.perspective(i, other).observation().tobytes()
        batch.step(random_actions(batch, dice))
    batch.close()


def test_what_lasts_is_seen_anew_when_it_changes_and_in_the_next_game() -> None:
    """A row keeps the board while no tile is laid, through many games."""
    batch, ended = new_batch("jade_goddess", 4, seats=2, seed=3, options={"stall_limit_rounds": 1}), 0
    for _ in range(400):
        batch.step(ANY)
        ended += int(batch.ended.sum())
        for i, seat in enumerate(batch.seats.tolist()):
            assert batch.perspective(i, seat).observation().tobytes() == batch.observations[i].tobytes()
    assert ended > 4
    batch.close()


@pytest.mark.parametrize("name", ["observations", "masks", "actions", "seats", "rewards", "ended"])
def test_nobody_writes_into_what_the_next_step_goes_on_from(name: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        getattr(new_batch("lost_temple", 2, threads=1), name)[:] = 1


def played(batch: Batch, seed: int) -> bytes:
    """What there is to be seen after some random moves."""
    batch.reset(seed)
    for _ in range(30):
        batch.step(ANY)
    return batch.observations.tobytes() + batch.actions.tobytes()  # type: ignore[no-any-return]


@pytest.mark.parametrize("key", games.names())
def test_the_same_seed_gives_the_same_games_however_many_threads(key: str) -> None:
    one, two = new_batch(key, 8, seed=5, threads=1), new_batch(key, 8, seed=5, threads=3)
    dice = np.random.default_rng(1)
    for _ in range(200):
        actions = random_actions(one, dice)
        for batch in (one, two):
            batch.step(actions)
        for name in ("masks", "observations", "seats", "rewards", "ended"):
            assert getattr(one, name).tobytes() == getattr(two, name).tobytes()
    after = {seed: played(one, seed) for seed in (5, 6)}
    assert after[5] != after[6]
    assert after[5] == played(two, 5)


@pytest.mark.parametrize("key", games.names())
def test_where_a_game_ends_rewards_are_paid_and_the_next_begins(key: str) -> None:
    batch, dice = new_batch(key, 16, seed=3), np.random.default_rng(3)
    ended = 0
    while ended < 20:
        batch.step(random_actions(batch, dice))
        over = batch.ended == 1
        assert not batch.rewards[~over].any()
        assert set(np.unique(batch.rewards[over]).tolist()) <= {-1.0, 1.0}
        assert (batch.masks.any(axis=1)).all()
        for i in np.flatnonzero(over):
            assert batch.state(int(i))["move"][0] == 0
        ended += int(over.sum())


def test_a_table_that_is_not_to_begin_again_stays_over() -> None:
    batch, dice = new_batch("ohio_bob", 1, seats=1, seed=1, again=False), np.random.default_rng(1)
    while batch.ended[0] == 0:
        batch.step(random_actions(batch, dice))
    assert not batch.masks.any()
    with pytest.raises(IllegalMove, match="not legal at table 0"):
        batch.step([0])
    batch.reset(2)
    assert batch.masks.any()


def test_an_illegal_action_is_refused_and_its_table_stays_as_it_is() -> None:
    batch = new_batch("lost_temple", 3, seed=2)
    before, legal = batch.state(1), batch.masks.argmax(axis=1)
    wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for bad in (wrong, -7, 10_000):
        with pytest.raises(IllegalMove, match=f"action {bad} is not legal at table 1, legal are .*1 of 3 tables"):
            batch.step([batch.masks[0].argmax(), bad, batch.masks[2].argmax()])
        assert batch.state(1).tobytes() == before.tobytes()
    assert batch.state(0)["move"][0] > 0
    assert legal[1] == batch.masks[1].argmax()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess", "n": 1}, "chess"),
        ({"game": "lost_temple", "n": 0}, "at least one table"),
        ({"game": "lost_temple", "n": 1, "seats": 9}, "2 to 8 seats"),
        ({"game": "lost_temple", "n": 1, "options": {"x": 1}}, "unknown option 'x'"),
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(CenoteError, match=said):
        new_batch(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(("i", "seat", "said"), [(3, 0, "table 3: 0 to 2"), (-1, 0, "table -1"), (0, 2, "seat 2 at")])
def test_tables_and_seats_that_are_not_there_are_refused(i: int, seat: int, said: str) -> None:
    batch = new_batch("lost_temple", 3, seats=2)
    for look in (batch.seen_by, batch.perspective):
        with pytest.raises(CenoteError, match=f"there is no {said}"):
            look(i, seat)


def test_a_table_that_is_not_there_has_no_copy() -> None:
    with pytest.raises(CenoteError, match="there is no table 2: 0 to 1"):
        new_batch("ohio_bob", 2).state(2)


def test_parts_have_names_and_shapes() -> None:
    batch = new_batch("takara_island", 5)
    parts = batch.pieces()
    assert list(parts) == [piece.name for piece in batch.game.observation]
    for piece in batch.game.observation:
        assert parts[piece.name].shape == (5, *piece.shape)
        assert np.shares_memory(parts[piece.name], batch.observations)
