"""A quick evaluation for bots: what each player has and can look forward to, in hundredths of a point."""

from __future__ import annotations

from cenote.games.jade_goddess.board import is_open_line, neighbour, region_at, side_of
from cenote.games.jade_goddess.dig import (
    is_ahead,
    points,
    rank_of,
    share,
    statue_points,
    statues,
    strength_of,
    strengths_in,
    tokens_of,
)
from cenote.games.jade_goddess.explore import shown
from cenote.games.jade_goddess.names import EXPLORE, NOWHERE
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
COMING = 50  # of a hundred: a figure may be placed there, and is not yet


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
def yields(box, t, region, rank):
    """R8.3-R8.5: artefacts and gold of a region for a rank; 0 for nobody."""
    if rank == 0:
        return 0
    return share(t.heads[region] + 0, rank) * DUG_TOKEN + t.coins[region] * GOLD


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
            rank = rank_of(strengths_in(box, t, region), seat)
            value += yields(box, t, region, rank) * hope(t.open[region] + 0) // 100
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


# What a place promises


@rule
def lure(box, t, seat):
    """R5: where a player is about to explore, what a tile behind the best open line may do for regions there."""
    if t.over != 0 or t.phase != EXPLORE or t.active != seat:
        return 0
    best = -WIN
    for direction in range(4):
        if is_open_line(box, t, t.jeep[seat] + 0, direction):
            best = max(best, lure_of(box, t, seat, neighbour(box, t.jeep[seat] + 0, direction)))
    return max(best, -WIN // 2)


@rule
def lure_of(box, t, seat, cell):
    """Of an empty cell: every region with an open side there is one side nearer to its end."""
    value = 0
    for direction in range(4):
        if t.demand[cell] >> direction & 1 != 0:
            other = neighbour(box, cell, direction)
            part = side_of(box, t, other, (direction + 2) % 4)
            value += lure_of_region(box, t, seat, region_at(t, other, part))
    return value


@rule
def lure_of_region(box, t, seat, region):
    """What each player has of a region grows by a step of `hope`; where the player is not yet, he may come."""
    strengths = strengths_in(box, t, region)
    open_sides = t.open[region] + 0
    then = hope(open_sides - 1) if open_sides > 1 else 100
    growth = then - hope(open_sides)
    mine = yields(box, t, region, rank_of(strengths, seat))
    if strength_of(strengths, seat) == 0 and can_come(box, t, seat):
        rank = 1 if strengths == 0 else 2
        return yields(box, t, region, rank) * then * COMING // 10_000
    theirs = 0
    for rival in range(t.seats):
        if rival != seat and strength_of(strengths, rival) > 0:
            theirs = max(theirs, yields(box, t, region, rank_of(strengths, rival)))
    return (mine - theirs // 2) * growth // 100


@rule
def can_come(box, t, seat):
    """R6.5: some figure is at home."""
    for figure in range(box.figures):
        if t.figure_cell[figure][seat] == NOWHERE:
            return True
    return False
