"""A quick evaluation for bots: what each player has and can look forward to, in hundredths of a point."""

from __future__ import annotations

from cenote.games.jade_goddess.board import region_at
from cenote.games.jade_goddess.dig import (
    is_ahead,
    points,
    rank_of,
    share,
    statue_points,
    statues,
    strengths_in,
    tokens_of,
)
from cenote.games.jade_goddess.explore import shown
from cenote.games.jade_goddess.names import NOWHERE
from cenote.kernel.rule import natural, rule

POINT = 100
DUG_TOKEN = 120  # an artefact to come: its point, and what it does for statues
PIECES_TOGETHER = 14  # for the square of the different parts of an unfinished statue
GOLD = 30  # while it still buys bonus turns
GOLD_BEYOND = 6
ENOUGH_GOLD = 8
FIGURE_HOME = 22
STRENGTH_HOME = 12
TILE_KEPT = 9
DISPLAY_FULL = 40
WIN = 100_000


@rule
def hope(open_sides):
    """Hundredths of a region's yield that count before it is complete: the fewer open sides, the more."""
    if open_sides <= 1:
        return 62
    if open_sides == 2:
        return 46
    return max(60 // open_sides, 5)


@rule
def is_first_there(box, t, seat, figure, region):
    """No earlier figure of the player is in this region, so it has not been counted."""
    for before in range(figure):
        cell = t.figure_cell[before][seat]
        if cell != NOWHERE and region_at(t, cell, t.figure_part[before][seat]) == region:
            return False
    return True


@rule
def prospects(box, t, seat):
    """What the figures on the board will dig out, by the ranks of now."""
    value = 0
    for figure in range(box.figures):
        cell = t.figure_cell[figure][seat]
        if cell == NOWHERE:
            value += FIGURE_HOME + STRENGTH_HOME * box.strength[figure]
            continue
        region = region_at(t, cell, t.figure_part[figure][seat])
        if is_first_there(box, t, seat, figure, region):
            artefacts = share(t.heads[region] + 0, rank_of(strengths_in(box, t, region), seat))
            yields = artefacts * DUG_TOKEN + t.coins[region] * GOLD
            value += yields * hope(t.open[region] + 0) // 100
    return value


@rule
def purse(gold):
    """Gold buys bonus turns; more than enough of it hardly counts."""
    return min(gold, ENOUGH_GOLD) * GOLD + max(gold - ENOUGH_GOLD, 0) * GOLD_BEYOND


@rule
def unfinished(t, seat, first, made):
    """Different parts that lie ready for the next statue of an object; good ones count a little more."""
    together = 0
    fine = 0
    for piece in range(4):  # no branch in it
        good = t.hand[natural(first + 2 * piece)][seat] + 0
        together += 1 if good + t.hand[natural(first + 2 * piece + 1)][seat] > made >> 8 else 0
        fine += 1 if good > made & 255 else 0
    return together * together * PIECES_TOGETHER + 2 * fine


@rule
def collection(box, t, seat):
    """Points, and statues under way."""
    value = 0
    for first in range(0, box.token_kinds, 8):
        made = statues(box, t, seat, first)
        value += unfinished(t, seat, first, made)
        if t.statue_same_object == 0:
            value += POINT * statue_points(box, made)
    if t.statue_same_object == 0:
        return value + POINT * box.per_artifact * tokens_of(box, t, seat)
    return value + POINT * points(box, t, seat)


@rule
def standing(box, t, seat):
    """Points, statues under way, gold, prospects, and a display that is not full."""
    value = collection(box, t, seat) + purse(t.gold[seat] + 0) + prospects(box, t, seat)
    kept = shown(box, t, seat)
    value -= kept * TILE_KEPT
    if kept >= box.display_limit:
        value -= DISPLAY_FULL
    return value


@rule
def outcome(box, t, seat):
    """R12.5: won or lost, and by how much."""
    value = WIN
    for other in range(t.seats):
        if other != seat and is_ahead(box, t, other, seat):
            value = -WIN
    return value + points(box, t, seat) * POINT


@rule
def worth(box, t, seat):
    """Own standing, less a part of the best rival's."""
    if t.over != 0:
        return outcome(box, t, seat)
    best = -WIN
    for other in range(t.seats):
        if other != seat:
            best = max(best, standing(box, t, other))
    return standing(box, t, seat) - best // 2
