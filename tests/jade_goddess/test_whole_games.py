"""Whole games at random, with books kept from the events alone (ledger): everything must agree with the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from cenote.games.jade_goddess.names import cells
from cenote.games.jade_goddess.names import tokens as token_names
from cenote.kernel.table import Table
from tests.jade_goddess.ledger import Ledger, all_tokens, naive_points
from tests.jade_goddess.rule_positions import (
    CENTRE,
    SEAT_COUNTS,
    gold,
    hand,
    new,
    with_setup,
    with_tiles,
)  # fmt: skip

OTHER = {
    "excavate_before_bonus": False, "shortage_split": "active_first", "gold_supply": "limited", "trade_return": "free",
    "trade_needs_own": False, "stuck_scope": "reachable",
}  # fmt: skip
FREE = {"explore_mandatory": False, "full_display_duty": "free", "stop_after_jungle": False, "final_round_bonus": False}


class Now:
    """The fields of a table, as they are."""

    def __init__(self, table: Table) -> None:
        state, seats, names = table._state[0], table.seats, cells(table.edition.data)
        self.gold = state["gold"][:seats].tolist()
        self.held = state["held"][:seats].tolist()
        self.pile = state["pile"].tolist()
        self.hands = state["hand"][:, :seats].T.tolist()
        self.row = [kind for kind in state["row"].tolist() if kind >= 0]
        self.bank, self.quiet = int(state["bank"]), int(state["quiet"])
        self.active, self.chain = int(state["active"]), bool(state["chain"])
        self.shown = (state["display"][:, :seats] >= 0).sum(axis=0).tolist()
        where, parts = state["figure_cell"][:, :seats].T, state["figure_part"][:, :seats].T
        self.placed = (where >= 0).sum(axis=1).tolist()
        self.figures = {
            names[where[seat][figure]]: (seat, "abcd"[parts[seat][figure]])
            for seat, figure in zip(*np.nonzero(where >= 0), strict=True)
        }


def by_verb(table: Table, seed: int, centre: int = 4) -> Iterator[int]:
    """Everybody chooses a verb at random, then an action of it, and rides to the centre now and then; the number of
    each decision, and the end."""
    dice = np.random.default_rng(seed)
    while not table.over:
        yield len(table.moves)
        options = list(table.legal())
        verb = dice.choice(sorted({action.verb for action in options}))
        chosen = [action for action in options if action.verb == verb]
        trade = [action for action in chosen if action.text == f"ride {CENTRE}"]
        if trade and dice.integers(centre) == 0:
            chosen = trade
        table.play(chosen[dice.integers(len(chosen))])
    yield len(table.moves)


@pytest.mark.parametrize("options", [{}, OTHER, FREE], ids=["usual", "other", "free"])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r8_r9_r10_books_of_whole_games(seats: int, options: dict[str, object]) -> None:
    """R8.2-R8.10, R6.2, R9.1, R10.1, R11.5: gold, tokens, figures and the quiet turns are those of the books, and every
    dig pays what the books say."""
    digs = 0
    for seed in range(3):
        table = new(seats, seed, options=options)
        books, seen = Ledger(table), 0
        for number in by_verb(table, seed):
            if number > seen:
                books.take(table.events(since=seen))
                seen = number
            now = Now(table)
            assert (now.gold, now.held, sum(now.pile)) == (books.gold, books.tokens, books.pile)
            if options.get("gold_supply") == "limited":
                assert now.bank == books.bank
            assert now.figures == {place: (seat, part) for place, (seat, _, part) in books.figures.items()}
            assert now.quiet == books.quiet
            assert table.over or now.active == books.active
        digs += books.digs
    assert digs > 10


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r2_4_r8_4_tokens_are_conserved(seats: int) -> None:
    """R2.4, R8.4, R9.1, 6b: at every decision all tokens are in the pile, in the row or in a hand; `held` counts the
    hand; and a hand is what its owner saw come and go."""
    names = token_names(new(2).edition.data)
    for seed, options in enumerate(({}, OTHER)):
        table = new(seats, 20 + seed, options=options)
        whole, seen = all_tokens(table), 0
        mine: list[Counter[str]] = [Counter() for _ in range(seats)]
        for number in by_verb(table, seed, centre=2):
            for seat in range(seats):
                for event in table.events(seat, since=seen) if number > seen else []:
                    token = str(event.facts.get("token"))
                    if event.name == "token_seen":
                        mine[seat][token] += 1
                    elif event.seat == seat and event.name in ("token_returned", "swapped"):
                        mine[seat][token] -= 1
                        if event.name == "swapped":
                            mine[seat][str(event.facts["other"])] += 1
            seen = number
            now = Now(table)
            hands = [Counter({names[k]: n for k, n in enumerate(one) if n}) for one in now.hands]
            pile = Counter({names[k]: n for k, n in enumerate(now.pile) if n})
            assert sum(hands, pile + Counter(names[k] for k in now.row)) == whole
            assert hands == [+one for one in mine]
            assert now.held == [sum(one.values()) for one in hands]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("same", [True, False])
def test_r12_result_of_whole_games(seats: int, same: bool) -> None:
    """R12.1-R12.5, A38: statues assembled by hand, and players sorted by points, tokens and gold."""
    for seed in range(4):
        table = new(seats, 40 + seed, options={"statue_same_object": same})
        for _ in by_verb(table, seed):
            pass
        held = [Counter(hand(table, seat)) for seat in range(seats)]
        points = [naive_points(one, table.edition.data.scoring, same) for one in held]
        keys = [(points[seat], sum(held[seat].values()), gold(table)[seat]) for seat in range(seats)]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        assert table.result is not None
        assert (table.result.points, table.result.ranks) == (tuple(points), ranks)
        assert table.result.winners == tuple(seat for seat in range(seats) if ranks[seat] == 1)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r11_how_whole_games_end(seats: int) -> None:
    """R11.2, R11.3, R11.5: by tiles exactly one turn each after the last one, by artefacts with an empty pile after a
    dig, by standing still after as many quiet turns as the option says; never otherwise."""
    endings: Counter[str] = Counter()
    few = with_tiles({"j0": 4, "c1-1": 4, "c1-3": 4, "c2a-1": 6, "c3-1": 4, "c4-1": 1})
    rich = with_setup(face_up_artifacts=8)
    cases = [(None, {}), (few, {}), (few, {"stall_limit_rounds": 1}), (rich, {"stall_limit_rounds": 2})]
    for number, (edition, options) in enumerate(cases):
        for seed in range(3):
            table = new(seats, 60 + 10 * number + seed, edition=edition, options=options)
            books, seen = Ledger(table), 0
            for decision in by_verb(table, seed, centre=1 + number):
                assert books.quiet < 30 * seats
                if decision > seen:
                    books.take(table.events(since=seen))
                    seen = decision
                if books.last_tile_turn and not table.over:
                    assert books.turns <= books.last_tile_turn + seats
            ending = table.view().ending
            endings[ending] += 1
            if ending == "tiles":
                assert books.turns == books.last_tile_turn + seats
            elif ending == "artefacts":
                assert books.pile == 0
                assert any(event.name == "dug" for event in table.events(since=len(table.moves) - 1))
            else:
                limit = table.options["stall_limit_rounds"]
                assert (ending, books.quiet) == ("stall", int(limit) * seats)
    assert endings["tiles"]
    assert endings["stall"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r7_r6_5_displays_and_supplies_of_whole_games(seats: int) -> None:
    """R7.1, R7.5, R6.5: never more than three tiles, never three in a chain, and five figures each."""
    for seed in range(2):
        table = new(seats, 80 + seed)
        for _ in by_verb(table, seed):
            now = Now(table)
            assert max(now.shown) <= 3
            if now.chain and table.phase in ("ride", "explore"):
                assert now.shown[now.active] < 3
            if table.phase == "explore" and now.shown[now.active] == 3:
                assert {action.verb for action in table.legal()} == {"play"}
            for seat in range(seats):
                assert sum(one == seat for one, _ in now.figures.values()) == now.placed[seat] <= 5
