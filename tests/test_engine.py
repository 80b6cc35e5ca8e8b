"""Engines: the entry points to the rules, the same bytes either way, and how the compiled ones arrive."""

# mypy: disable-error-code="no-untyped-call,no-untyped-def"
# Rules are typed by numba.

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from cenote import games
from cenote.bots.planner import plan_values
from cenote.kernel.engine import (
    NOT_ASKED,
    NOT_LEGAL,
    PLAYED,
    Array,
    Engine,
    InterpretedEngine,
    engine_of,
    entries_of,
)
from cenote.kernel.game import Edition, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.record import copied, raw
from cenote.kernel.rule import rule
from cenote.kernel.table import Table


def state_of(game: Game, edition: Edition, engine: Engine, seats: int = 4) -> Array:
    return copied(Table.new(game, seats, seed=seats, edition=edition, engine=engine)._state)


def mask_of(edition: Edition) -> Array:
    return np.zeros(len(edition.actions), np.uint8)


def blanks(game: Game, seats: int) -> Array:
    tables = game.record.array(2)
    tables["seats"] = seats
    return tables


# The same either way


def test_both_engines_have_all_entry_points(interpreted: Engine, compiled: Engine) -> None:
    assert plan_values not in entries_of(interpreted.game), "planning is for games with one goal for all"
    assert plan_values in entries_of(games.get("ohio_bob"))
    for function in entries_of(interpreted.game):
        assert callable(interpreted.entry(function))
        assert callable(compiled.entry(function))
    assert (interpreted.compiled, compiled.compiled) == (False, True)
    assert repr(compiled) == "CompiledEngine('lost_temple')"
    for engine in (interpreted, compiled):
        with pytest.raises(AttributeError, match="no_such_entry"):
            _ = engine.no_such_entry


@pytest.mark.parametrize("seats", range(2, 9))
def test_random_moves_give_the_same_bytes(
    game: Game, edition: Edition, interpreted: Engine, compiled: Engine, seats: int
) -> None:
    """R1-R10: from setup to the end, step by step."""
    states = [state_of(game, edition, engine, seats) for engine in (interpreted, compiled)]
    for _ in range(400):
        moves = [
            engine.random_moves(edition.box, state, 0, 3, mask_of(edition), new_journal())
            for engine, state in zip((interpreted, compiled), states, strict=True)
        ]
        assert moves[0] == moves[1]
        assert raw(states[0]) == raw(states[1])
        if states[0]["over"][0]:
            return
    pytest.fail("a random game of 1,200 moves did not end")


def test_random_games_count_the_same(game: Game, edition: Edition, interpreted: Engine, compiled: Engine) -> None:
    """R9.2: one winner a game."""
    sums = []
    for engine in (interpreted, compiled):
        totals, out = np.zeros(16, np.int64), np.zeros((8, 3), np.int32)
        engine.random_games(
            edition.box, blanks(game, 5), 6, 5000, np.uint64(99), mask_of(edition), new_journal(0), out, totals
        )
        sums.append(totals.tolist())
    assert sums[0] == sums[1]
    moves, rounds, ended, *wins = sums[0]
    assert ended == 6
    assert sum(wins[:5]) == 6
    assert wins[5:] == [0] * 8
    assert moves > rounds > 6


def test_another_key_gives_other_games(game: Game, edition: Edition, compiled: Engine) -> None:
    seen = set()
    for key in (1, 2, 2**63, 2**64 - 1):
        totals, out = np.zeros(16, np.int64), np.zeros((8, 3), np.int32)
        compiled.random_games(
            edition.box, blanks(game, 4), 20, 5000, np.uint64(key), mask_of(edition), new_journal(0), out, totals
        )
        assert totals[2] == 20
        seen.add(tuple(totals.tolist()))
    assert len(seen) == 4


def test_random_moves_stop_where_they_are_told_to(game: Game, edition: Edition, compiled: Engine) -> None:
    state = state_of(game, edition, compiled)
    assert compiled.random_moves(edition.box, state, 0, 7, mask_of(edition), new_journal()) == 7
    assert state["move"][0] == 7


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_play_answers_and_leaves_the_table_alone_when_it_refuses(
    game: Game, edition: Edition, request: pytest.FixtureRequest, way: str
) -> None:
    engine: Engine = request.getfixturevalue(way)
    table = Table.new(game, 4, seed=4, edition=edition, engine=engine)
    state, mask, journal = copied(table._state), mask_of(edition), new_journal()
    (seat,) = table.to_act
    action = table.legal()[0].code
    before = raw(state)
    assert engine.play(edition.box, state, 0, (seat + 1) % 4, action, mask, journal) == NOT_ASKED
    assert engine.play(edition.box, state, 0, seat, edition.actions.read("walk 1").code, mask, journal) == NOT_LEGAL
    assert raw(state) == before
    assert engine.play(edition.box, state, 0, seat, action, mask, journal) == PLAYED
    assert raw(state) != before
    state["over"] = 1
    assert engine.play(edition.box, state, 0, (seat + 1) % 4, action, mask, journal) == NOT_ASKED


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_an_entry_point_changes_only_the_table_it_is_given(
    game: Game, edition: Edition, request: pytest.FixtureRequest, way: str
) -> None:
    engine: Engine = request.getfixturevalue(way)
    one = state_of(game, edition, engine)
    tables = np.concatenate([one, one, one])
    tables.view(np.uint8).reshape(3, -1)[:] = one.view(np.uint8)
    engine.random_moves(edition.box, tables, 1, 5, mask_of(edition), new_journal())
    assert raw(tables, 0) == raw(tables, 2) == raw(one)
    assert raw(tables, 1) != raw(one)


def test_legal_of_a_seat_that_is_not_asked_clears_the_mask(game: Game, edition: Edition, compiled: Engine) -> None:
    table = Table.new(game, 4, seed=4, edition=edition, engine=compiled)
    mask = np.ones(len(edition.actions), np.uint8)
    assert compiled.legal_into(edition.box, table._state, 0, (table.to_act[0] + 1) % 4, mask) == 0
    assert not mask.any()
    assert compiled.legal_into(edition.box, table._state, 0, table.to_act[0], mask) == mask.sum() == 5


def test_two_editions_at_one_interpreted_engine(game: Game, edition: Edition, tmp_path: Path) -> None:
    """The engine keeps the last box unpacked; another one must not be mistaken for it."""
    text = (game.folder / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "rich.toml").write_text(text.replace("start_gems = 0 ", "start_gems = 7 "), encoding="utf-8")
    rich = game.load_edition(tmp_path / "rich.toml")
    engine = InterpretedEngine(game)
    for _ in range(2):
        banks = [Table.new(game, 8, seed=3, edition=box, engine=engine).view().bank for box in (edition, rich)]
        assert banks[0] - banks[1] in (0, 7)
        dealt = Table.new(game, 8, seed=3, edition=rich, engine=engine).events()
        assert banks[0] - banks[1] == 7 * any(e.facts.get("character") == "shaman" for e in dealt[:8])


# How the compiled rules arrive

ARRIVAL = """
from cenote import Table, games
from cenote.kernel.engine import engine_of
from cenote.kernel.replay import read_record, record_text

game = games.get("lost_temple")
table = Table.new(game, 3, seed=1)
first = engine_of(game)
assert not first.compiled, first
assert engine_of(game) is first or engine_of(game).compiled
table.play(table.legal()[0])
compiled = engine_of(game, wait=True)
assert compiled.compiled, compiled
assert engine_of(game) is engine_of(game, wait=True) is compiled
assert table.engine is compiled
while not table.over:
    table.play(table.legal()[0])
again = read_record(record_text(table), engine=first)
assert again.fingerprint == table.fingerprint
print("arrived")
"""


def test_interpreted_rules_serve_at_once_and_compiled_ones_later() -> None:
    """In a process of its own, where nothing has been compiled or loaded yet."""
    done = subprocess.run([sys.executable, "-c", ARRIVAL], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "arrived"), done.stderr


@rule
def legal_for_python_only(box, t, seat, mask):
    """A rule that runs, and that no compiler takes."""
    return len(str({"seat": seat}))


@rule
def apply_nothing(box, t, seat, action, journal):
    t.over = 1


def test_who_waits_for_rules_that_do_not_compile_is_told_why(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CENOTE_CACHE", str(tmp_path))
    rules = {**game.rules, "legal": legal_for_python_only, "apply": apply_nothing}
    broken = msgspec.structs.replace(game, key="broken", rules=rules)
    assert not engine_of(broken).compiled
    for _ in range(2):
        with pytest.raises(Exception, match=r"legal_for_python_only|str|dict") as caught:
            engine_of(broken, wait=True)
        assert type(caught.value).__module__.startswith("numba")
    engine = engine_of(broken)
    assert not engine.compiled
    assert Table.new(broken, 3, seed=1).to_act
