"""The worked examples of the specification, E14 to E25 and E36: excavations, taking back, the bonus part-turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.jade_goddess.positions import (
    Cell,
    at,
    field_at,
    force,
    gold,
    held,
    jeep,
    legal,
    name,
    play,
    region,
    standing,
    to,
    told,
    view,
    why,
)  # fmt: skip

NOBODY: dict[Cell, tuple[int, str]] = {}


def out(table: Table) -> list[dict[Cell, tuple[int, str]]]:
    """Everybody's figures on the board."""
    return [standing(table, seat) for seat in range(table.seats)]


# The border


def test_e14_the_border_closes(rules: Engine) -> None:
    """E14, R1.7, R8: the city side on the border counts as closed; one artefact, no gold, the single returns."""
    table = play(at(rules, jeeps=[(5, 0)], displays=["c2a-1"]), to(5, 0), "play 1 east 3")
    assert field_at(table, (6, 0)).pattern == "a..a"
    cells, found = region(table, (6, 0))
    assert cells == {(5, 0), (6, 0)}
    assert (found.open, found.heads, found.coins) == (0, 1, 0)
    play(table, "figure 1 a")
    assert held(table) == [1, 0, 0, 0]
    assert gold(table) == [5, 5, 5, 5]
    assert standing(table) == NOBODY
    assert told(table, "dug") == [("dug", None, name((6, 0)), 1, 0)]


def test_e15_a_region_of_one_tile_at_the_border(rules: Engine) -> None:
    """E15, A40: the only city side faces the border: complete at once, and paid."""
    table = at(rules, board={(6, 1): "....", (7, 1): "...."}, jeeps=[(7, 1)], displays=["c1-1"])
    play(table, to(7, 1), "play 1 north 0")
    cells, found = region(table, (7, 0))
    assert cells == {(7, 0)}
    assert (found.open, found.heads, found.coins) == (0, 1, 0)
    play(table, "figure 1 a")
    assert held(table) == [1, 0, 0, 0]
    assert standing(table) == NOBODY


# Payouts: a region along the northern border, from (5,0) to the east, which P0 closes

PIECES = {1: (1,), 2: (2,), 3: (3,), 4: (3, 1), 5: (3, 2)}


def digging(rules: Engine, chain: str, last: str, strengths: Sequence[int], **more: Any) -> Table:
    """P0 lays the last tile; a single of P0 is placed on it, all other figures lie on the chain already."""
    tiles = chain.split()
    board = {(6 + n, 0): f"{tile}/{1 if tile.startswith('c2o') else 3}" for n, tile in enumerate(tiles)}
    pieces = [(seat, piece) for seat, strength in enumerate(strengths) for piece in PIECES.get(strength, ())]
    before = [piece for piece in pieces if piece != (0, 1)]
    end = 5 + len(tiles)
    figures: Mapping[Cell, tuple[int, int]] = dict(zip(board, before, strict=False))
    assert len(figures) == len(before)
    table = at(rules, board=board, figures=figures, jeeps=[(end, 0)], displays=[last], **more)
    play(table, to(end, 0), "play 1 east 3", "figure 1 a" if (0, 1) in pieces else "no figure")
    if table.phase == "retrieve":
        play(table, "leave figures")
    return table


def dug(table: Table) -> tuple[int, int]:
    """Heads and coins of the region that was dug; there is no other one, not even in vain."""
    ((_, _, _, heads, coins),) = told(table, "dug", "dug_in_vain")
    assert isinstance(heads, int)
    assert isinstance(coins, int)
    return heads, coins


def test_e16_payout_of_the_rulebook(rules: Engine) -> None:
    """E16, R8.3, R8.5, R8.6: artefacts 3, 3, 2, 1; three gold for everybody; all figures return."""
    table = digging(rules, "c3-2 c3-2 c3-1 c3-4", "c1-4", (3, 3, 2, 1))
    assert dug(table) == (3, 3)
    assert held(table) == [3, 3, 2, 1]
    assert gold(table) == [8, 8, 8, 8]
    assert out(table) == [NOBODY] * 4
    assert told(table, "figures_home") == [("figures_home", seat, 1) for seat in range(4)]


@pytest.mark.parametrize(
    ("heads", "chain", "strengths", "artefacts"),
    [
        (1, "c3-5 c2o-4", (2, 1, 0, 0), [1, 0, 0, 0]),
        (1, "c3-5", (1, 1, 0, 0), [1, 1, 0, 0]),
        (2, "c3-5 c2o-4 c2o-2 c3-1", (4, 3, 2, 1), [2, 1, 1, 1]),
        (4, "c3-3 c3-1 c2o-4 c3-5", (4, 2, 2, 1), [4, 2, 2, 1]),
        (5, "c3-3 c3-1 c3-1 c2o-4", (4, 3, 2, 1), [5, 3, 2, 1]),
        (6, "c3-3 c3-3 c3-1", (0, 3, 3, 1), [0, 6, 6, 3]),
        (7, "c3-3 c3-3 c3-1 c3-1", (1, 2, 3, 5), [1, 2, 4, 7]),
    ],
)
def test_e17_more_payouts(
    rules: Engine, heads: int, chain: str, strengths: tuple[int, ...], artefacts: list[int]
) -> None:
    """E17, R8.3: dense ranks, each lower one gets half, rounded up; with one head only the first."""
    table = digging(rules, chain, "c1-1", strengths)
    assert dug(table)[0] == heads
    assert held(table) == artefacts
    assert view(table).pile == 67 - sum(artefacts)
    assert out(table) == [NOBODY] * 4


def test_e18_gold_without_heads(rules: Engine) -> None:
    """E18, R8.3, R8.5: no artefacts for anybody; two gold for P0 and P1."""
    table = digging(rules, "c3-4", "c1-2", (1, 1, 0, 0))
    assert dug(table) == (0, 2)
    assert held(table) == [0, 0, 0, 0]
    assert gold(table) == [7, 7, 5, 5]


def test_e18_the_second_of_one_head(rules: Engine) -> None:
    """E18, R8.3, R8.5: P1 gets no artefact, but gold like P0."""
    table = digging(rules, "c3-5 c2o-4", "c1-3", (2, 1, 0, 0))
    assert dug(table) == (1, 1)
    assert held(table) == [1, 0, 0, 0]
    assert gold(table) == [6, 6, 5, 5]


@pytest.mark.parametrize("elsewhere", [True, False])
def test_e19_nobody_there(rules: Engine, elsewhere: bool) -> None:
    """E19, R8.7, R6.6: nobody gets anything; P0 placed no figure, so one elsewhere may be taken back."""
    board, figures = {(6, 0): "..aa 1 1"}, {}
    if elsewhere:
        board[4, 3], figures[4, 3] = ".aa.", (0, 1)
    table = at(rules, board=board, figures=figures, jeeps=[(5, 1)], displays=["c1-1"])
    play(table, to(5, 1), "play 1 east 0")
    cells, found = region(table, (6, 1))
    assert cells == {(5, 0), (6, 0), (6, 1)}
    assert (found.open, found.heads, found.coins) == (0, 2, 1)
    play(table, "no figure")
    if elsewhere:
        assert legal(table) == ["leave figures", "take back 1"]
        play(table, "leave figures")
    assert table.phase == "bonus"
    assert held(table) == [0, 0, 0, 0]
    assert gold(table) == [5, 5, 5, 5]
    assert told(table, "dug", "dug_in_vain") == [("dug_in_vain", None, name((6, 1)))]


# Several regions, several parts

E20_BOARD = {(6, 0): "..aa 2", (6, 2): "a..a 1 1"}
E20_FIGURES = {(6, 0): (1, 2), (6, 2): (0, 1)}


def test_e20_two_regions_with_one_tile(rules: Engine) -> None:
    """E20, R8.9: the north region pays P0 and P1, the south one P0; all three figures return."""
    table = at(rules, board=E20_BOARD, figures=E20_FIGURES, jeeps=[(5, 1)], displays=["c2s-1"])
    play(table, to(5, 1))
    assert legal(table, "play") == ["play 1 east 0", "play 1 east 2", "play 1 west 1", "play 1 west 3"]
    play(table, "play 1 east 0", "figure 3 a")
    assert told(table, "figure_paid") == [("figure_paid", 0, 2)]
    assert told(table, "dug") == [("dug", None, name((6, 1)), 3, 0), ("dug", None, name((6, 1)), 1, 2)]
    assert told(table, "tokens_drawn") == [("tokens_drawn", seat, 1) for seat in (0, 0, 0, 1, 1, 0)]
    assert held(table) == [4, 2, 0, 0]
    assert told(table, "gold_gained") == [("gold_gained", 0, 2)]
    assert gold(table) == [5, 5, 5, 5]
    assert out(table) == [NOBODY] * 4


def test_e20b_joined_instead(rules: Engine) -> None:
    """E20b, R1.6: one region, in which P1 is first: four and two artefacts, one gold each."""
    table = at(rules, board=E20_BOARD, figures=E20_FIGURES, jeeps=[(5, 1)], displays=["c2o-1"])
    play(table, to(5, 1), "play 1 east 0")
    assert region(table, (6, 1))[0] == {(5, 0), (6, 0), (6, 1), (6, 2), (5, 2)}
    play(table, "no figure", "leave figures")
    assert dug(table) == (4, 1)
    assert held(table) == [2, 4, 0, 0]
    assert gold(table) == [6, 6, 5, 5]
    assert out(table) == [NOBODY] * 4


def test_e21_two_parts_one_region(rules: Engine) -> None:
    """E21, R8.9: both parts of the tile belong to one region, which is paid once."""
    board = {(6, 0): ".aaa 1", (7, 0): "..aa 0", (7, 1): "a.a. 1", (7, 2): "a..a 0", (6, 2): "aa.a 0"}
    table = at(rules, board=board, figures={(7, 1): (1, 2)}, jeeps=[(5, 1)], displays=["c2s-1"])
    play(table, to(5, 1), "play 1 east 0")
    assert field_at(table, (6, 1)).pattern == "a.b."
    assert region(table, (6, 1), "a") == region(table, (6, 1), "b")
    play(table, "figure 1 a")
    assert dug(table) == (3, 1)
    assert held(table) == [2, 3, 0, 0]
    assert gold(table) == [6, 6, 5, 5]
    assert out(table) == [NOBODY] * 4


# The pile runs out


def test_e22_shortage(rules: Engine) -> None:
    """E22, R8.8, R11.3: the first rank is served in turns, nothing is left for the second; the game ends."""
    table = digging(rules, "c3-3 c3-4 c2o-4", "c1-1", (3, 3, 2, 0), pile=4)
    assert dug(table) == (3, 1)
    assert told(table, "tokens_drawn") == [("tokens_drawn", seat, 1) for seat in (0, 1, 0, 1)]
    assert held(table) == [2, 2, 0, 63]
    assert view(table).pile == 0
    assert gold(table) == [6, 6, 6, 5]
    assert out(table) == [NOBODY] * 4
    assert table.over
    assert view(table).ending == "artefacts"


def test_e23_exactly_used_up(rules: Engine) -> None:
    """E23, R11.3, R10.4: the last three tokens end the game at once, although P0 could pay for a bonus part-turn."""
    table = digging(rules, "c3-3", "c1-1", (1, 0, 0, 0), pile=3)
    assert held(table) == [3, 0, 0, 64]
    assert view(table).pile == 0
    assert table.over
    assert view(table).ending == "artefacts"
    assert gold(table)[0] == 5
    assert why(table, "buy bonus", 0) == "R11.3"


def test_e23_one_more_in_the_pile(rules: Engine) -> None:
    """E23, R11.3: with a fourth token the game goes on, and the bonus is asked."""
    table = digging(rules, "c3-3", "c1-1", (1, 0, 0, 0), pile=4)
    assert held(table)[0] == 3
    assert not table.over
    assert table.phase == "bonus"


# The bonus part-turn and taking back


def test_e24_gold_from_the_dig_pays_the_bonus(rules: Engine) -> None:
    """E24, R10: 2 gold, one of which buys the bonus part-turn, in which the figure that came back is placed again."""
    board = {(6, 0): "c3-4/3", (4, 3): ".aa.", (4, 1): ".aa."}
    busy = {(4, 3): (0, 1), (4, 1): (0, 1)}
    table = at(rules, board=board, figures=busy, jeeps=[(6, 0)], displays=["c1-2"], gold=[0, 5, 5, 5])
    play(table, to(6, 0), "play 1 east 3", "figure 1 a")
    assert dug(table) == (0, 2)
    assert gold(table)[0] == 2
    assert set(standing(table)) == {(4, 3), (4, 1)}
    assert legal(table) == ["skip bonus", "buy bonus"]
    play(table, "buy bonus")
    assert gold(table)[0] == 1
    assert view(table).bonus
    play(force(table, "c1-4"), to(7, 0), "draw 1", "place south 2")
    assert "figure 1 a" in legal(table)
    play(table, "figure 1 a")
    assert standing(table) == dict.fromkeys(((4, 3), (4, 1), (7, 1)), (1, "a"))
    assert table.to_act == (1,)
    assert table.phase == "ride"
    assert gold(table)[0] == 1, "a second bonus part-turn was not offered"


E25_BOARD = {(6, 2): "..aa", (6, 0): "..aa"}
E25_FIGURES = {(6, 2): (0, 2), (6, 0): (0, 1)}


def test_e25_taking_back(rules: Engine) -> None:
    """E25, R6.6: the double comes back for nothing and without a refund, and costs 1 gold when it is placed again."""
    table = at(rules, board=E25_BOARD, figures=E25_FIGURES, jeeps=[(5, 4)], next=["c4-1"])
    play(table, to(5, 4), "draw 1")
    assert told(table, "kept") == [("kept", 0, "c4-1")]
    assert legal(table) == ["leave figures", "take back 1", "take back 4"]
    play(table, "take back 4")
    assert gold(table)[0] == 5
    assert standing(table) == {(6, 0): (1, "a")}
    play(table, "buy bonus")
    assert gold(table)[0] == 4
    play(force(table, "c4-2"), to(5, 3), "draw 1")
    assert jeep(table) == (4, 3)
    play(table, "figure 2 a")
    assert gold(table)[0] == 3
    assert standing(table) == {(6, 0): (1, "a"), (4, 3): (2, "a")}


def test_e25_not_after_placing_a_figure(rules: Engine) -> None:
    """E25, R6.6: who placed one takes none back in that part-turn, but may in the bonus part-turn."""
    table = at(rules, board=E25_BOARD, figures=E25_FIGURES, jeeps=[(5, 4)], next=["c4-1"])
    play(table, to(5, 3), "draw 1", "figure 1 a")
    assert table.phase == "bonus"
    assert told(table, "figure_taken") == []
    assert why(table, "take back 4") == "R6.6"
    play(table, "buy bonus")
    play(force(table, "c4-2"), to(4, 3), "draw 1")
    assert jeep(table) == (3, 3)
    play(table, "no figure")
    assert table.phase == "retrieve"
    assert legal(table) == ["leave figures", "take back 1", "take back 2", "take back 4"]


@pytest.mark.parametrize("figure", [True, False])
def test_e36_turn_without_action(rules: Engine, figure: bool) -> None:
    """E36, R5.2, R6.6, A32: staying where nothing is open ends the part-turn; the bonus is asked all the same."""
    board = {(4, 2): "....", (6, 2): "..aa"}
    table = at(rules, board=board, jeeps=[(5, 2)], figures={(6, 2): (0, 1)} if figure else {})
    play(table, to(5, 2))
    assert told(table, "rode", "drew_tile", "laid", "swapped", "passed") == []
    if figure:
        assert table.phase == "retrieve"
        play(table, "leave figures")
    assert table.phase == "bonus"
    assert legal(table) == ["skip bonus", "buy bonus"]
    assert jeep(table) == (5, 2)
