"""@rule: one function, interpreted and compiled; slots, overrides and the digest of the sources."""

# mypy: disable-error-code="no-untyped-call,no-untyped-def"
# Rules are typed by numba.

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cenote.kernel.engine import legal_into, rule_sources
from cenote.kernel.game import Edition, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import (
    Compiled,
    Function,
    Interpreted,
    Way,
    cache_root,
    rule,
    slot,
    sources_digest,
    whole,
    word,
)
from cenote.kernel.table import Table

WAYS = (Interpreted, Compiled)
FACTOR = 3


@slot
def bonus(n):
    """Filled by each game."""


@rule
def leaf(n):
    return n * FACTOR


@rule
def middle(n):
    return leaf(n) + bonus(n)


@rule
def root(n):
    return middle(n) + leaf(1)


@rule
def alone(n):
    return n + 1


@rule
def wrapping(n):
    return whole(word(word(n) * word(0x9E3779B97F4A7C15)) >> 32)


@rule
def tenfold(n):
    return 10 * n


@rule
def hundredfold(n):
    return 100 * n


@rule
def nothing(n):
    return 0 * n


@rule
def three_at_most(t, seat):
    return 3


SCOUT = """
format = "cenote-position-1"
game = "lost_temple"
seats = 4

[table]
phase = "scout"
called = 7
position = [9, 5, 6, 7]
gems = [6, 0, 0, 0]
holder = { scout = 0 }
"""


def made(kind: type[Way], function: Function, overrides: Mapping[Function, Function] | None = None) -> Function:
    """A rule in one way, with `bonus` ten times its argument."""
    way = kind({"bonus": tenfold}, overrides)
    return way.entry(function, 1) if isinstance(way, Compiled) else way(function)


@pytest.mark.parametrize("kind", WAYS)
def test_slots_are_filled_all_the_way_down(kind: type[Way]) -> None:
    assert made(kind, root)(4) == (4 * 3 + 40) + 3


@pytest.mark.parametrize("kind", WAYS)
def test_an_override_replaces_a_rule_wherever_it_is_called(kind: type[Way]) -> None:
    assert made(kind, root, {leaf: hundredfold})(4) == (400 + 40) + 100
    assert made(kind, root, {middle: nothing})(4) == 0 + 3


@pytest.mark.parametrize("kind", WAYS)
def test_an_override_replaces_what_fills_a_slot(kind: type[Way]) -> None:
    assert made(kind, root, {tenfold: nothing})(4) == 12 + 0 + 3


@pytest.mark.parametrize("kind", WAYS)
def test_ways_do_not_disturb_each_other_or_the_rule(kind: type[Way]) -> None:
    """The rule itself stays what a reader sees."""
    first = made(kind, root, {leaf: nothing})
    second = made(kind, root)
    assert (first(4), second(4), first(4)) == (40, 55, 40)
    assert leaf(4) == 12
    assert root.__globals__["leaf"] is leaf
    assert bonus(4) is None


def test_interpreted_rules_are_the_functions_themselves_where_nothing_is_replaced() -> None:
    way = Interpreted({"bonus": tenfold})
    assert way(alone) is alone
    assert way(leaf) is leaf
    twin = way(middle)
    assert twin is not middle
    assert (twin.__name__, twin.__qualname__, twin.__module__, twin.__code__) == (
        "middle", "middle", __name__, middle.__code__,
    )  # fmt: skip
    assert way(middle) is twin


def test_interpreted_overrides_may_be_any_callable() -> None:
    seen: list[int] = []

    def watch(n: int) -> int:
        seen.append(n)
        return 0

    assert made(Interpreted, root, {leaf: watch})(4) == 40
    assert seen == [4, 1]


@pytest.mark.parametrize("n", [0, 1, 12345, 2**40, 2**63 - 1])
def test_words_wrap_around_alike(n: int) -> None:
    expected = n * 0x9E3779B97F4A7C15 % 2**64 >> 32
    assert made(Interpreted, wrapping)(n) == expected
    assert made(Compiled, wrapping)(n) == expected


def test_word_and_whole() -> None:
    assert word(-1) == 2**64 - 1
    assert word(2**64 + 5) == 5
    assert whole(7) == 7


def test_a_slot_that_is_not_filled_is_named() -> None:
    with pytest.raises(KeyError, match="bonus"):
        Interpreted({})(root)


def test_overridden_rules_are_never_cached(tmp_path: Path) -> None:
    """A variant must not be taken for the rules, nor the rules for a variant."""
    assert Compiled({"bonus": tenfold}, {leaf: nothing}, cache=tmp_path).cache is None
    assert Compiled({"bonus": tenfold}, {}, cache=tmp_path).cache == tmp_path
    made_once = Compiled({"bonus": tenfold}, cache=tmp_path / "cache")
    assert made_once.entry(root, 1)(4) == 55
    assert list((tmp_path / "cache").rglob("*.nbi"))


def test_a_cache_that_cannot_be_written_costs_time_and_nothing_else(tmp_path: Path) -> None:
    """And no cache elsewhere, where it would outlive a change of the rules that an entry point calls."""
    beside = Path(__file__).parent / "__pycache__"
    for stale in beside.glob("test_rule.root*.nb?"):
        stale.unlink()
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert Compiled({"bonus": tenfold}, cache=tmp_path / "file" / "cache").entry(root, 1)(4) == 55
    assert not list(beside.glob("test_rule.root*.nb?"))


def allowed(game: Game, way: Way, table: Table) -> list[str]:
    """The legal actions by `legal_into`, run one way."""
    mask: Any = np.zeros(len(table.edition.actions), np.uint8)
    boxes, tables = table.edition.box, table._state
    if isinstance(way, Compiled):
        way.entry(legal_into, boxes, tables, 0, 0, mask)(boxes, tables, 0, 0, mask)
    else:
        way(legal_into)([game.box_record.unpack(boxes)], [game.record.unpack(tables)], 0, 0, mask)
    return [table.edition.actions[code].text for code in np.flatnonzero(mask).tolist()]


def test_r5_7_an_override_of_one_rule_of_the_game_shows_in_both_ways(game: Game, edition: Edition) -> None:
    """R5.7: a scout who may pay three gems at most."""
    from cenote.games.lost_temple.calls import most_scouted

    table = Table.at(SCOUT, edition=edition)
    samples = {
        "box": edition.box[0], "t": table._state[0], "journal": new_journal(2), "mask": np.zeros(1, np.uint8),
    }  # fmt: skip
    for most, overrides in ((6, None), (3, {most_scouted: three_at_most})):
        expected = [f"scout {gems}" for gems in range(most + 1)]
        assert allowed(game, Interpreted(game.rules, overrides), table) == expected
        assert allowed(game, Compiled(game.rules, overrides, samples), table) == expected


# Where compiled rules are kept


def test_the_digest_changes_with_every_source(tmp_path: Path) -> None:
    first, second = tmp_path / "a.py", tmp_path / "b.py"
    first.write_text("x = 1\n", encoding="utf-8")
    second.write_text("y = 2\n", encoding="utf-8")
    digest = sources_digest([first, second])
    assert sources_digest([first, second]) == digest
    assert len(digest) == 16
    others = {digest, sources_digest([first]), sources_digest([second, first]), sources_digest([])}
    second.write_text("y = 3\n", encoding="utf-8")
    others.add(sources_digest([first, second]))
    second.write_text("y = 2\n", encoding="utf-8")
    assert sources_digest([first, second]) == digest
    renamed = second.rename(tmp_path / "c.py")
    others.add(sources_digest([first, renamed]))
    assert len(others) == 6


def test_the_digest_covers_every_rule_of_the_game_and_the_kernel(game: Game) -> None:
    sources = rule_sources(game)
    names = {path.name for path in sources}
    assert {"dice.py", "journal.py", "game.py", "engine.py", "rule.py", "record.py"} <= names
    assert {path for path in sources if path.parent == game.folder} == set(game.folder.glob("*.py"))
    kernel = Path(sources[0]).parents[1] / "kernel"
    with_rules = {path for path in kernel.glob("*.py") if "\n@rule\n" in path.read_text(encoding="utf-8")}
    assert with_rules <= set(sources)


def test_the_cache_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CENOTE_CACHE", str(tmp_path / "mine"))
    assert cache_root() == tmp_path / "mine"
    monkeypatch.delenv("CENOTE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert tmp_path / "xdg" / "cenote" in cache_root().parents
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert tmp_path / "home" / ".cache" / "cenote" in cache_root().parents
