"""The journal: rows, who may see them, and what happens when it is full."""

# mypy: disable-error-code="no-untyped-call"
# Rules are typed by numba.

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.errors import CenoteError
from cenote.kernel.game import SPECTATOR, Edition, Game
from cenote.kernel.journal import EVERYONE, HIDDEN, ROWS, Event, Events, Fact, event, new_journal, tell
from cenote.kernel.record import copied
from cenote.kernel.table import Table

EVENTS = Events(
    event("public", Fact("amount")),
    event("drawn", Fact("card", ("ace", "king"), secret=True), Fact("left")),
    event("whispered", Fact("word"), private=True),
    event("bare"),
    event("named", Fact("who", lambda edition: edition)),
)
PUBLIC, DRAWN, WHISPERED, BARE, NAMED = range(5)
SEER = """
format = "cenote-position-1"
game = "lost_temple"
seats = 3

[table]
phase = "look"
called = 3
position = [5, 6, 7]
holder = { seer = 1 }
token = { 11 = "idol", 14 = "back2" }
"""


def row(kind: int, a: int = 0, b: int = 0, visible: int = EVERYONE, seat: int = 2) -> tuple[int, ...]:
    return (kind, seat, a, b, 0, visible)


# What a row may tell whom


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2, 7])
def test_everybody_sees_what_everyone_may_see(seat: int) -> None:
    assert EVENTS.redacted(row(PUBLIC, 5), seat) == (PUBLIC, 2, 5, 0, 0, 0)
    assert EVENTS.redacted(row(WHISPERED, 5), seat) == (WHISPERED, 2, 5, 0, 0, 0)


@pytest.mark.parametrize(("seat", "card"), [(2, 1), (7, 1), (0, HIDDEN), (SPECTATOR, HIDDEN)])
def test_a_secret_fact_is_hidden_and_the_rest_of_the_row_is_not(seat: int, card: int) -> None:
    secret = row(DRAWN, 1, 6, visible=1 << 2 | 1 << 7)
    assert EVENTS.redacted(secret, seat) == (DRAWN, 2, card, 6, 0, 0)


@pytest.mark.parametrize(("seat", "seen"), [(1, True), (0, False), (SPECTATOR, False)])
def test_a_private_row_reaches_only_who_may_see_it(seat: int, seen: bool) -> None:
    shown = EVENTS.redacted(row(WHISPERED, 9, visible=1 << 1), seat)
    assert shown == ((WHISPERED, 2, 9, 0, 0, 0) if seen else None)


def test_a_row_for_nobody_is_hidden_from_all() -> None:
    assert EVENTS.redacted(row(WHISPERED, 9, visible=0), 0) is None
    assert EVENTS.redacted(row(DRAWN, 1, visible=0), 0) == (DRAWN, 2, HIDDEN, 0, 0, 0)


def test_the_highest_seat_bit_is_not_everyone() -> None:
    lone = row(WHISPERED, 9, visible=-(2**15))  # bit 15 of a row of 16-bit numbers
    assert EVENTS.redacted(lone, 15) is not None
    assert EVENTS.redacted(lone, 0) is None


@given(
    st.integers(0, 4), st.lists(st.integers(-100, 100), min_size=3, max_size=3), st.integers(0, 255),
    st.integers(-1, 7),
)  # fmt: skip
def test_a_redacted_row_says_nothing_of_who_sees_it_and_no_secret(
    kind: int, facts: list[int], visible: int, seat: int
) -> None:
    shown = EVENTS.redacted((kind, 1, *facts, visible), seat)
    allowed = seat >= 0 and visible >> seat & 1 == 1
    if shown is None:
        assert kind == WHISPERED
        assert not allowed
        return
    assert shown[-1] == 0
    assert shown[:2] == (kind, 1)
    assert (shown[2] == facts[0]) is (allowed or kind != DRAWN)


# Words


def test_events_are_named_with_words() -> None:
    assert EVENTS.named(row(DRAWN, 1, 6), None) == Event("drawn", 2, {"card": "king", "left": 6})
    assert EVENTS.named(row(DRAWN, HIDDEN, 6), None).facts == {"card": None, "left": 6}
    assert EVENTS.named(row(DRAWN, -1, 6), None).facts["card"] is None
    assert EVENTS.named(row(BARE, seat=-1), None) == Event("bare", None, {})
    assert EVENTS.named(row(NAMED, 1), ("x", "y")).facts == {"who": "y"}


def test_an_event_as_text() -> None:
    assert str(Event("drawn", 2, {"card": None, "left": 6})) == "drawn seat 2 card=? left=6"
    assert str(Event("bare", None, {})) == "bare"


# Writing


def test_rows_are_written_in_order() -> None:
    journal = new_journal(4)
    tell(journal, 1, 2, 3, 4, 5, 6)
    tell(journal, 7, 8, 9, 10, 11, EVERYONE)
    assert journal[0].tolist() == [2, 0, 0, 0, 0, 0]
    assert journal[1:3].tolist() == [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, -1]]


def test_a_full_journal_raises_its_flag_and_keeps_what_it_has() -> None:
    journal = new_journal(3)
    for amount in (1, 2):
        tell(journal, PUBLIC, 0, amount, 0, 0, EVERYONE)
    assert journal[0].tolist()[:2] == [2, 0]
    kept = journal[1:].copy()
    tell(journal, PUBLIC, 0, 3, 0, 0, EVERYONE)
    assert journal[0].tolist()[:2] == [2, 1]
    assert np.array_equal(journal[1:], kept)


def test_a_journal_of_one_row_has_room_for_none() -> None:
    journal = new_journal(1)
    tell(journal, PUBLIC, 0, 1, 0, 0, EVERYONE)
    assert journal.tolist() == [[0, 1, 0, 0, 0, 0]]


def test_a_journal_of_length_zero_takes_nothing() -> None:
    journal = new_journal(0)
    tell(journal, PUBLIC, 0, 1, 0, 0, EVERYONE)
    assert journal.shape == (0, 6)


@pytest.mark.parametrize("rows", [0, ROWS])
def test_playing_with_and_without_a_journal_gives_the_same_table(
    edition: Edition, compiled: Engine, interpreted: Engine, game: Game, rows: int
) -> None:
    for engine in (compiled, interpreted):
        table = Table.new(game, 5, seed=8, edition=edition, engine=engine)
        state = copied(table._state)
        action, mask = table.legal()[0], np.zeros(len(edition.actions), np.uint8)
        engine.play(edition.box, state, 0, table.to_act[0], action.code, mask, new_journal(rows))
        table.play(action)
        assert state.tobytes() == table._state.tobytes()


def test_a_table_whose_journal_overflows_refuses_the_move_and_stays(
    game: Game, edition: Edition, interpreted: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new(game, 4, seed=8, edition=edition, engine=interpreted)
    before = table.fingerprint
    monkeypatch.setattr("cenote.kernel.table.new_journal", lambda: new_journal(2))
    with pytest.raises(CenoteError, match="journal is full"):
        table.play(table.legal()[0])
    assert (table.fingerprint, table.moves) == (before, [])
    monkeypatch.undo()
    table.play(table.legal()[0])
    assert table.move == 1


def test_no_move_of_a_random_game_comes_near_the_size_of_a_journal(
    game: Game, edition: Edition, compiled: Engine
) -> None:
    """R7.6: chains and rows of calls without a decision fit many times over."""
    longest = 0
    for seats in (2, 5, 8):
        *_, table = Case(game, compiled, edition, seats, seed=seats).walk()
        longest = max(longest, *map(len, table._rows))
    assert 10 < longest < ROWS // 4


# Lost Temple


def test_6b_a_drafted_card_is_told_to_its_owner_alone(game: Game, edition: Edition, compiled: Engine) -> None:
    """6b: the others learn that a card was taken, not which."""
    table = Table.new(game, 4, seed=8, edition=edition, engine=compiled)
    (seat,) = table.to_act
    action = table.legal()[0]
    table.play(action)
    for watcher in (*range(4), SPECTATOR):
        (taken,) = [e for e in table.events(watcher) if e.name == "card_taken"]
        assert taken.seat == seat
        assert taken.facts == {"character": action["character"] if watcher == seat else None}


def test_6b_what_the_seer_sees_is_told_to_nobody_else(compiled: Engine) -> None:
    """6b, R5.3 a: the spaces are public, the tokens are not."""
    table = Table.at(SEER, engine=compiled)
    table.play("look 11 14")
    for watcher in (0, 1, 2, SPECTATOR):
        events = table.events(watcher)
        seen = [(e.facts["space"], e.facts["token"]) for e in events if e.name == "token_seen"]
        assert seen == ([("11", "idol"), ("14", "back2")] if watcher == 1 else [])
        (looked,) = [e for e in events if e.name == "looked"]
        assert (looked.seat, looked.facts) == (1, {"space": "11", "other": "14"})
