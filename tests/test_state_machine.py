"""A table under whatever people do to it: moves, nonsense, taking back, saving, looking."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cenote import IllegalMove, Table, games
from cenote.kernel.conformance import bare, observers, outlets
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.replay import read_record, record_text
from tests.conftest import engine

GAME = games.get("lost_temple")
NONSENSE = st.sampled_from(["", "fly", "take ninja", "walk 9", "scout -1", "look 11 11", "🜨"]) | st.text(max_size=8)
OPTIONS: list[dict[str, object]] = [
    {},
    {"seer_look_sequential": True, "seer_look_optional": True, "seer_swap_public": False},
    {"gem_bank": "unlimited", "chance_chain": False, "free_move_may_be_zero": True, "max_rounds": 3},
    {"craftsman_may_decline": True, "tokens_beyond_finish": True, "idol_tie": "tied_clockwise_from_holder"},
]


@cache
def rules() -> Engine:
    return engine(GAME, "compiled")


@cache
def shipped() -> Edition:
    return GAME.load_edition(None)


class TableMachine(RuleBasedStateMachine):
    """One table and the fingerprints of every table it was."""

    table: Table
    prints: list[str]

    @initialize(
        seats=st.integers(2, 8),
        seed=st.integers(0, 2**32),
        options=st.sampled_from(OPTIONS),
        opening=st.integers(0, 60),
    )
    def sit_down(self, seats: int, seed: int, options: dict[str, object], opening: int) -> None:
        self.table = Table.new(GAME, seats, seed=seed, options=options, edition=shipped(), engine=rules())
        self.prints = [self.table.fingerprint]
        dice = random.Random(seed)
        while self.table.move < opening and not self.table.over:
            self.moved(dice.randrange(1000))

    def moved(self, choice: int) -> None:
        legal = self.table.legal()
        self.table.play(legal[choice % len(legal)])
        self.prints.append(self.table.fingerprint)

    # What people do

    @precondition(lambda self: not self.table.over)
    @rule(choice=st.integers(0, 999))
    def play(self, choice: int) -> None:
        before = self.table.move
        self.moved(choice)
        assert self.table.move == before + 1

    @rule(said=NONSENSE, seat=st.integers(-1, 8) | st.none())
    def play_nonsense(self, said: str, seat: int | None) -> None:
        with pytest.raises(IllegalMove):
            self.table.play(said, seat)

    @rule(code=st.integers(0, 134), seat=st.integers(0, 7))
    def play_what_is_not_legal(self, code: int, seat: int) -> None:
        if seat < self.table.seats and self.table.legal(seat).mask[code]:
            return
        with pytest.raises(IllegalMove):
            self.table.play(code, seat)

    @precondition(lambda self: not self.table.over)
    @rule(late=st.integers(-3, 300))
    def play_too_late(self, late: int) -> None:
        if late == self.table.move:
            return
        with pytest.raises(IllegalMove, match="stale move"):
            self.table.play(self.table.legal()[0], move=late)

    @precondition(lambda self: self.table.moves)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        moves = data.draw(st.integers(1, min(len(self.table.moves), 12)))
        self.table.undo(moves)
        del self.prints[-moves:]

    @rule(more=st.integers(1, 50))
    def undo_too_much(self, more: int) -> None:
        with pytest.raises(IllegalMove, match="cannot take back"):
            self.table.undo(len(self.table.moves) + more)

    @rule()
    def save_and_load(self) -> None:
        text = record_text(self.table)
        again = read_record(text, edition=shipped(), engine=rules())
        assert again.moves == self.table.moves
        assert [again.events(s) for s in observers(again)] == [self.table.events(s) for s in observers(self.table)]
        assert record_text(again) == text
        self.table = again

    @rule()
    def write_down_the_position(self) -> None:
        again = Table.at(self.table.position, edition=shipped(), engine=rules())
        assert bare(again._state) == bare(self.table._state)
        assert again.position == self.table.position
        assert (again.to_act, again.over, again.result) == (self.table.to_act, self.table.over, self.table.result)

    # What holds all the time

    @invariant()
    def the_table_is_what_it_was(self) -> None:
        assert self.table.fingerprint == self.prints[-1]
        assert self.table.move == len(self.table.moves) == len(self.prints) - 1

    @invariant()
    def nothing_is_lost(self) -> None:
        table = self.table
        assert GAME.check(GAME.box_record.unpack(shipped().box), GAME.record.unpack(table._state)) == []

    @invariant()
    def somebody_decides_or_the_game_is_over(self) -> None:
        table = self.table
        assert table.over == (table.result is not None) == (not table.to_act)
        for seat in range(table.seats):
            assert (len(table.legal(seat)) >= 2) == (seat in table.to_act)

    @invariant()
    def all_seats_see_the_same_table(self) -> None:
        table = self.table
        public = table.view()
        for seat in range(table.seats):
            mine, view = table.perspective(seat), table.view(seat)
            assert mine.legal.codes == table.legal(seat).codes
            assert (mine.to_act, mine.move, mine.over, mine.phase) == (
                table.to_act,
                table.move,
                table.over,
                table.phase,
            )
            assert (view.players, view.bank, view.machete_supply) == (
                public.players,
                public.bank,
                public.machete_supply,
            )
            assert (view.idol, view.claim, view.called, view.curse, view.theft) == (
                public.idol, public.claim, public.called, public.curse, public.theft,
            )  # fmt: skip
            assert [(c.space, c.seen_by) for c in view.chance] == [(c.space, c.seen_by) for c in public.chance]
            for known, theirs in zip(view.cards, public.cards, strict=True):
                assert theirs.place in (None, known.place)
                assert set(known.may_hold) <= set(theirs.may_hold)

    @invariant()
    def nobody_can_tell_an_imagined_table(self) -> None:
        table = self.table
        if table.move % 7:
            return
        for seat in (table.move % table.seats, SPECTATOR):
            mine = table.perspective(seat)
            twin = Table(GAME, shipped(), mine.imagine(table.move), "imagined", rules())
            assert outlets(twin.perspective(seat)) == outlets(mine)


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
