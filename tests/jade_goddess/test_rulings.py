"""Rulings that no chapter's page tries: secrets and lots (A30, A37, A39), and rulings that meet each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from cenote.kernel.conformance import Case, law_real_decisions
from cenote.kernel.game import SPECTATOR, Edition
from tests.jade_goddess.dig_positions import FULL, dug, site
from tests.jade_goddess.rule_positions import (
    CENTRE,
    SEAT_COUNTS,
    WAYS,
    At,
    data,
    edition_of,
    facts,
    gold,
    heights,
    jade,
    legal,
    new,
    out,
    random_walk,
    ride,
    rides,
    say,
    tables,
    tokens,
    told,
    with_setup,
)  # fmt: skip


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


# A9: the duty is that of the ride


def island(side: bool) -> Edition:
    """The centre lies behind brown lines; with `side` a tile of four city sides fits between its neighbours."""
    content = data()
    content["board"]["centre_pattern"] = "aaaa"
    usual = content["strip"][0]["fields"][1:]
    content["strip"] = [
        {"name": "standard", "fields": [{"pattern": "..a."}, *usual]},
        {"name": "right", "fields": [{"pattern": ".ab." if side else "..a."}, *usual]},
        {"name": "left", "fields": [{"pattern": "..ab" if side else "..a."}, *usual]},
    ]
    content["strip_assignment"] |= {"east": "right", "south": "left"}
    return edition_of(content)


NORTH_CLOSED = {"E4": ".a..", "G3": "...a", "E2": ".a..", "G1": "...a"}


def test_a9_no_duty_when_the_ride_began(at: At) -> None:
    """A9, R7.2, R7.3: what could be reached from the centre does not matter: passing is allowed."""
    table = at(2, board=NORTH_CLOSED, jeeps=["F3"], shows=[FULL], hands=["1b+"], edition=island(True))
    assert {"F5", CENTRE, "G3"} <= rides(table)
    assert "pass" in legal(ride(table, CENTRE))


def test_a9_a_duty_when_the_ride_began(at: At) -> None:
    """A9, R7.2: who came to trade must trade, though nothing is in reach from the centre."""
    table = at(2, jeeps=["F3"], shows=[FULL], hands=["1b+"], edition=island(False))
    assert rides(table) == {"F1", "F2", "F3", "F4", CENTRE}
    assert "pass" not in legal(ride(table, CENTRE))


def test_a9_a_trade_with_one_answer_is_asked(at: At) -> None:
    """A9, R3.4: under the duty one kind of token and a row of one leave one answer; the kinds of a hand are secret."""
    edition = with_setup(face_up_artifacts=1, max_blind_swap=0)
    table = ride(at(2, shows=[FULL], hands=["1b+ 1b+"], edition=edition), CENTRE)
    assert (table.phase, legal(table)) == ("trade", ["swap 1b+ 1"])
    law_real_decisions(Case(jade(), table.engine, edition, 2, 0, {}), table)


# A13 and others


def test_a13_a19_shortage_after_the_bonus(at: At) -> None:
    """A13, A19: what is dug late is dealt from what is left then."""
    board = {"J2": "....", "K2": "...."}
    table, said = site(at, (1, 1), 2, board=board, hands=["3a-"], pile={"2a-": 3},
                       options={"excavate_before_bonus": False, "shortage_split": "active_first"})  # fmt: skip
    say(table, *said, "skip bonus")
    assert (tokens(table), table.view().ending) == ([3, 1], "artefacts")


@pytest.mark.parametrize("split", ["round_robin", "active_first"])
def test_a19_who_gets_less_is_told_once(at: At, split: str) -> None:
    """A19, R8.8: everybody who lacks something, in the order in which it shows."""
    table = dug(at, (3, 3, 2, 0), 3, 1, pile={"2a-": 4}, options={"shortage_split": split})
    lacking = [event.seat for event in told(table, "pile_empty")]
    assert lacking == ([0, 1, 2] if split == "round_robin" else [1, 2])


def test_a29_a_bank_that_is_never_filled(at: At) -> None:
    """A29, R8.10: with fewer coins than are dealt at the start the bank begins with nothing."""
    content = data()
    content["setup"]["coins"] = {"one": 4, "five": 0}
    edition = edition_of(content)
    limited = {"gold_supply": "limited"}
    assert new(2, edition=edition, options=limited).view().bank == 0
    table, said = site(at, (1, 1), 2, 2, edition=edition, options=limited)
    say(table, *said)
    assert (gold(table), told(table, "gold_gained")[0].facts) == ([5, 5], {"amount": 0})
    assert gold(say(table, "buy bonus"))[0] == 4
    assert table.view().bank == 1


def test_a15_a16_final_round_without_bonus_and_end_2(at: At) -> None:
    """A15, A16: both together."""
    table, said = site(at, (1, 0), 2, final=2, options={"final_round_bonus": False}, pile={"2a-": 3})
    say(table, *said)
    assert (table.over, table.view().active, table.view().final) == (False, 1, 1)


# A30


@pytest.mark.parametrize(("visible", "seen"), [(True, [5, 5, 5]), (False, [None, 5, None])])
def test_a30_gold_visible(at: At, visible: bool, seen: list[int | None]) -> None:
    """A30, 5.5: the option only says whether the others' gold is shown; one's own always is."""
    table = at(3, options={"gold_visible": visible})
    assert [one.gold for one in table.view(1).players] == seen
    assert [one.gold for one in table.view(SPECTATOR).players] == [5 if visible else None] * 3


@pytest.mark.parametrize("way", WAYS)
def test_a30_gold_is_no_secret(way: str) -> None:
    """A30: observations and imagined worlds have it, whatever is shown."""
    gold_of = [1, 9, 4]
    shown, hidden = (tables(way)(3, gold=gold_of, options={"gold_visible": flag}) for flag in (True, False))
    for seat in range(3):
        for table in (shown, hidden):
            world = table.perspective(seat).imagine(3)
            assert world["gold"][0][:3].tolist() == gold_of
        assert np.array_equal(shown.perspective(seat).observation(), hidden.perspective(seat).observation())


# A34, A37, A39


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a34_there_is_always_something_to_do(seats: int) -> None:
    """A34, A33: at every ride the own field is a destination, unless the duty forbids it."""
    options: dict[str, Any] = {"stall_limit_rounds": 3}
    for table in random_walk(new(seats, 8, options=options)):
        if table.phase == "ride":
            view = table.view()
            mine = f"ride {view.players[view.active].jeep}"
            full = len(view.players[view.active].display) == 3
            assert mine in legal(table) or full
            assert legal(table, "ride")


def test_a37_the_row_is_drawn_by_lot() -> None:
    """A37, R2.4, 6c: every kind of token is as likely as any other."""
    count: Counter[str] = Counter()
    for seed in range(300):
        table = new(2, seed)
        row = table.view().row
        assert (len(row), table.view().pile) == (5, 67)
        count.update(row)
    assert len(count) == 24
    assert min(count.values()) > 35  # 62 or 63 are expected of each kind
    assert max(count.values()) < 95


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a39_no_two_jeeps_on_a_field(seats: int) -> None:
    """A39, R4.4: but for the centre; a tile is laid where nobody can be."""
    for table in random_walk(new(seats, 3)):
        jeeps = [one.jeep for one in table.view().players if one.jeep != CENTRE]
        assert len(set(jeeps)) == len(jeeps)


def test_a39_the_jeep_moves_onto_the_new_tile(at: At) -> None:
    """A39, R5.8: which was empty before."""
    table = at(2, jeeps=["F5", "F4"], shows=["j0"])
    ride(table, "F5", "play 1 east 0")
    assert [one.jeep for one in table.view().players] == ["G5", "F4"]
    assert facts(table, "laid") == [{"cell": "G5", "tile": "j0", "turn": 0}]
    assert out(table) == {}
    assert sum(heights(table)) == 84
