"""The random stream: known answers, uniformity, weights, forced outcomes - interpreted and compiled alike."""

# mypy: disable-error-code="no-untyped-call,no-untyped-def"
# Rules are typed by numba.

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.kernel.dice import (
    FORCED,
    IMPOSSIBLE_OUTCOME,
    below,
    choose,
    mixed,
    pick,
    random_word,
    seed_stream,
    siphash,
)
from cenote.kernel.engine import Engine
from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.game import Edition, Game
from cenote.kernel.rule import Compiled, Function, Interpreted, rule
from cenote.kernel.table import Table

WAYS = ("interpreted", "compiled")
WORDS = st.integers(0, 2**64 - 1)
MASK = 2**64 - 1

WALKING = """
format = "cenote-position-1"
game = "lost_temple"
seats = 4

[table]
phase = "walk"
called = 2
position = [9, 5, 6, 7]
holder = { thief = 0 }
token = { 11 = "gems4" }
"""
"""The thief may step on chance space 11, whose token is then replaced by lot."""


@rule
def words(tables, i, out):
    for k in range(len(out)):
        out[k] = random_word(tables[i])


@rule
def draws(tables, i, n, out):
    for k in range(len(out)):
        out[k] = below(tables[i], n)


@rule
def choices(tables, i, n, out):
    for k in range(len(out)):
        out[k] = choose(tables[i], n)


@rule
def picks(tables, i, weights, out):
    for k in range(len(out)):
        out[k] = pick(tables[i], weights, len(weights))


@cache
def compiled_rules() -> Compiled:
    from cenote import games

    game = games.get("lost_temple")
    return Compiled(game.rules, None, {"t": game.record.array()[0]})


@cache
def compiled_entry(function: Function) -> Function:
    from cenote import games

    tables, one, whole = games.get("lost_temple").record.array(), np.uint64(1), np.zeros(1, np.int64)
    samples: dict[Function, tuple[Any, ...]] = {
        siphash: (one, one, one),
        mixed: (one, one),
        words: (tables, 0, np.zeros(1, np.uint64)),
        draws: (tables, 0, 1, whole),
        choices: (tables, 0, 1, whole),
        picks: (tables, 0, np.zeros(1, np.int8), whole),
    }
    return compiled_rules().entry(function, *samples[function])


def run(game: Game, way: str, function: Function, tables: np.ndarray[Any, Any], *rest: Any) -> Any:
    """Call a rule over tables, one way or the other; the tables change."""
    if way == "compiled":
        return compiled_entry(function)(tables, 0, *rest)
    plain = game.record.unpack(tables)
    rest = tuple(value.tolist() if getattr(value, "dtype", None) == np.int8 else value for value in rest)
    answer = Interpreted(game.rules)(function)([plain], 0, *rest)
    game.record.pack(plain, tables)
    return answer


def stream(game: Game, sealed: int = 1, key: tuple[int, int] = (11, 12)) -> np.ndarray[Any, Any]:
    tables = game.record.array()
    tables["key0"], tables["key1"], tables["sealed"] = *key, sealed
    return tables


def force(tables: np.ndarray[Any, Any], *outcomes: int) -> None:
    tables["forced"][0, : len(outcomes)] = outcomes
    tables["forced_count"] = len(outcomes)


def whole(count: int) -> np.ndarray[Any, Any]:
    return np.zeros(count, np.int64)


def chi_square(values: np.ndarray[Any, Any], weights: list[int]) -> float:
    """How far the counts are from the weights."""
    counts, total = Counter(values.tolist()), sum(weights)
    expected = {k: len(values) * weight / total for k, weight in enumerate(weights) if weight}
    assert set(counts) <= set(expected), "an outcome without weight was drawn"
    return sum((counts[k] - mean) ** 2 / mean for k, mean in expected.items())


# Known answers


def rotated_left(x: int, bits: int) -> int:
    return (x << bits | x >> 64 - bits) & MASK


def reference_siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 as its paper describes it, over bytes."""
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def sipround() -> None:
        for a, b, first, c, d, second in ((0, 1, 13, 2, 3, 16), (2, 1, 17, 0, 3, 21)):
            v[a], v[c] = (v[a] + v[b]) & MASK, (v[c] + v[d]) & MASK
            v[b], v[d] = rotated_left(v[b], first) ^ v[a], rotated_left(v[d], second) ^ v[c]
            v[a] = rotated_left(v[a], 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) % 256])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= block
        sipround()
        sipround()
        v[0] ^= block
    v[2] ^= 0xFF
    for _ in range(4):
        sipround()
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def siphash_of(way: str, key0: int, key1: int, message: int) -> int:
    if way == "compiled":
        return int(compiled_entry(siphash)(np.uint64(key0), np.uint64(key1), np.uint64(message)))
    return int(siphash(key0, key1, message))


@pytest.mark.parametrize("way", WAYS)
def test_siphash_gives_the_vector_of_its_authors(way: str) -> None:
    key, message = bytes(range(16)), bytes(range(8))
    key0, key1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    assert siphash_of(way, key0, key1, int.from_bytes(message, "little")) == 0x93F5F5799A932462


def test_the_reference_gives_the_vectors_of_the_authors_of_siphash() -> None:
    key = bytes(range(16))
    assert reference_siphash(key, b"") == 0x726FDB47DD0E0E31
    assert reference_siphash(key, bytes(range(8))) == 0x93F5F5799A932462
    assert reference_siphash(key, bytes(range(15))) == 0xA129CA6149BE45E5


@settings(max_examples=60, deadline=None)
@given(WORDS, WORDS, WORDS)
def test_siphash_equals_the_reference_both_ways(key0: int, key1: int, message: int) -> None:
    key = key0.to_bytes(8, "little") + key1.to_bytes(8, "little")
    expected = reference_siphash(key, message.to_bytes(8, "little"))
    assert [siphash_of(way, key0, key1, message) for way in WAYS] == [expected, expected]


@pytest.mark.parametrize("way", WAYS)
def test_the_mixer_is_splitmix64(way: str) -> None:
    function, kind = (compiled_entry(mixed), np.uint64) if way == "compiled" else (mixed, int)
    assert [int(function(kind(1234567), kind(n))) for n in range(1, 6)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


# The two streams


@pytest.mark.parametrize("way", WAYS)
def test_a_sealed_stream_is_siphash_of_the_counter(game: Game, way: str) -> None:
    tables, out = stream(game, sealed=1, key=(2**64 - 5, 7)), np.zeros(3, np.uint64)
    run(game, way, words, tables, out)
    assert out.tolist() == [siphash(2**64 - 5, 7, n) for n in (1, 2, 3)]
    assert tables["counter"][0] == 3


@pytest.mark.parametrize("way", WAYS)
def test_a_fast_stream_is_the_mixer_of_the_counter(game: Game, way: str) -> None:
    tables, out = stream(game, sealed=0, key=(2**64 - 5, 7)), np.zeros(3, np.uint64)
    run(game, way, words, tables, out)
    assert out.tolist() == [mixed(2**64 - 5, n) for n in (1, 2, 3)]
    assert out.tolist() != [siphash(2**64 - 5, 7, n) for n in (1, 2, 3)]


def test_a_table_is_sealed_and_its_imagined_worlds_are_not(game: Game, edition: Edition, interpreted: Engine) -> None:
    table = Table.new(game, 4, seed=3, edition=edition, engine=interpreted)
    assert table._state["sealed"][0] == 1
    assert table._state["counter"][0] > 0
    assert table.perspective(0).imagine(5)["sealed"][0] == 0


def test_seeding_starts_the_stream_anew_and_clears_what_was_forced(game: Game) -> None:
    tables = stream(game)
    tables["counter"] = 9
    force(tables, 1, 2, 3)
    plain = game.record.unpack(tables)
    seed_stream(plain, 5, 6, 0)
    assert (plain.key0, plain.key1, plain.counter, plain.sealed) == (5, 6, 0, 0)
    assert (plain.forced_count, plain.forced) == (0, [0] * FORCED)


@pytest.mark.parametrize("sealed", [0, 1])
def test_both_ways_draw_the_same(game: Game, sealed: int) -> None:
    for function, extra in ((draws, 9), (choices, 5), (picks, np.array([1, 0, 3, 2], np.int8))):
        drawn = {}
        for way in WAYS:
            tables, out = stream(game, sealed), whole(200)
            force(tables, 2, 0)
            run(game, way, function, tables, extra, out)
            drawn[way] = (out.tolist(), tables.tobytes())
        assert drawn["interpreted"] == drawn["compiled"]


# Uniform, by weight


@pytest.mark.parametrize("sealed", [0, 1])
@pytest.mark.parametrize("n", [2, 7, 45])
def test_below_is_uniform(game: Game, sealed: int, n: int) -> None:
    out = whole(30_000)
    run(game, "compiled", draws, stream(game, sealed), n, out)
    assert out.min() == 0
    assert out.max() == n - 1
    assert chi_square(out, [1] * n) < 3 * n + 25


def test_below_one_is_always_zero(game: Game) -> None:
    out = whole(50)
    run(game, "interpreted", draws, stream(game), 1, out)
    assert not out.any()


@pytest.mark.parametrize("way", WAYS)
def test_below_rejects_the_surplus_of_a_large_range(game: Game, way: str) -> None:
    """Of 8 words 3 * 2^29 results come 3, 3 and 2 times: without rejection every third result is too rare."""
    tables, out = stream(game), whole(20_000)
    run(game, way, draws, tables, 3 * 2**29, out)
    assert chi_square(out % 3, [1, 1, 1]) < 30
    assert tables["counter"][0] > len(out), "no word was ever rejected"


@pytest.mark.parametrize("sealed", [0, 1])
def test_pick_goes_by_the_weights(game: Game, sealed: int) -> None:
    weights, out = [0, 1, 3, 0, 12, 2], whole(30_000)
    run(game, "compiled", picks, stream(game, sealed), np.array(weights, np.int8), out)
    assert chi_square(out, weights) < 30


def test_pick_with_one_weight_left_takes_it(game: Game) -> None:
    out = whole(20)
    run(game, "interpreted", picks, stream(game), np.array([0, 0, 4, 0], np.int8), out)
    assert set(out.tolist()) == {2}


# Forced outcomes


@pytest.mark.parametrize("way", WAYS)
def test_forced_outcomes_come_in_order_and_cost_no_random_word(game: Game, way: str) -> None:
    tables, out = stream(game), whole(3)
    force(tables, 4, 0, 3)
    run(game, way, choices, tables, 5, out)
    assert out.tolist() == [4, 0, 3]
    assert (tables["counter"][0], tables["forced_count"][0], tables["fault"][0]) == (0, 0, 0)
    run(game, way, choices, tables, 5, out)
    assert tables["counter"][0] == 3


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("outcome", [-1, 1, 4, 100])
def test_an_outcome_without_weight_is_a_fault(game: Game, way: str, outcome: int) -> None:
    tables, out = stream(game), whole(1)
    force(tables, outcome)
    run(game, way, picks, tables, np.array([2, 0, 1, 1], np.int8), out)
    assert tables["fault"][0] == IMPOSSIBLE_OUTCOME


@pytest.mark.parametrize("outcome", [-1, 3, 100])
def test_a_choice_beyond_the_last_is_a_fault(game: Game, outcome: int) -> None:
    tables = stream(game)
    force(tables, outcome)
    run(game, "interpreted", choices, tables, 3, whole(1))
    assert tables["fault"][0] == IMPOSSIBLE_OUTCOME


def walking(engine: Engine) -> Table:
    return Table.at(WALKING, engine=engine)


def token_at(table: Table, space: str) -> str:
    token: str = tomllib.loads(table.position)["table"]["token"][space]
    return token


@pytest.mark.parametrize("kind", ["idol", "back2", "lose_machete"])
def test_r7_4_a_forced_replacement_comes(interpreted: Engine, compiled: Engine, kind: str) -> None:
    """R7.4: the replacement drawn is the one that was forced."""
    for engine in (interpreted, compiled):
        table = walking(engine)
        table.force(kind)
        table.play("walk 2")
        assert token_at(table, "11") == kind


def test_forced_outcomes_may_be_numbers(game: Game, interpreted: Engine) -> None:
    table = walking(interpreted)
    table.force(game.outcomes["back2"])
    table.play("walk 2")
    assert token_at(table, "11") == "back2"


def test_forcing_nothing_frees_the_draws_again(interpreted: Engine) -> None:
    table, other = walking(interpreted), walking(interpreted)
    table.force("child")
    table.force()
    table.play("walk 2")
    other.play("walk 2")
    assert table.fingerprint == other.fingerprint


@pytest.mark.parametrize("outcome", ["child", "canoe", -1, 100])
def test_an_impossible_outcome_is_refused_and_the_table_unchanged(
    interpreted: Engine, compiled: Engine, outcome: str | int
) -> None:
    for engine in (interpreted, compiled):
        table = walking(engine)
        table.force(outcome)
        before, events = table.fingerprint, table.events(0)
        with pytest.raises(CenoteError, match="forced outcome cannot happen"):
            table.play("walk 2")
        assert (table.fingerprint, table.events(0), table.move, table.moves) == (before, events, 0, [])
        table.force()
        table.play("walk 2")
        assert table.move == 1


def test_an_unknown_outcome_is_refused_with_the_known_ones(interpreted: Engine) -> None:
    table = walking(interpreted)
    before = table.fingerprint
    with pytest.raises(OptionError, match=r"unknown outcome 'gem4': there are .*gems4"):
        table.force("idol", "gem4")
    assert table.fingerprint == before


@pytest.mark.parametrize("outcome", [True, None, 1.5, 1000, -1000, ["idol"], b"idol"])
def test_an_outcome_must_be_a_name_or_a_small_number(interpreted: Engine, outcome: Any) -> None:
    table = walking(interpreted)
    before = table.fingerprint
    with pytest.raises(OptionError, match="outcome"):
        table.force(outcome)
    assert table.fingerprint == before


def test_no_more_outcomes_than_the_queue_holds(interpreted: Engine) -> None:
    table = walking(interpreted)
    table.force(*["idol"] * FORCED)
    assert table._state["forced_count"][0] == FORCED
    with pytest.raises(OptionError, match=f"at most {FORCED} outcomes can be forced at once, not {FORCED + 1}"):
        table.force(*["idol"] * (FORCED + 1))
