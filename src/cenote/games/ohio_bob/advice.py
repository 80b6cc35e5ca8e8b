"""A quick evaluation for bots: how far the expedition has come, the gems it holds, and whether its steps will do."""

from __future__ import annotations

import numpy as np

from cenote.games.ohio_bob.expedition import PARTNER_CARDS, gems, has, is_there, partner_cards
from cenote.games.ohio_bob.names import (
    CARDS,
    CELLS,
    CHEST,
    COLUMNS,
    DECLARED,
    GROUPS,
    HAMMER,
    HAND,
    LEFT_LEVEL,
    LEVELS,
    MOVE,
    MULTI,
    NO_EDGE,
    NOTHING,
    PLAYED,
    RED_CHEST,
    ROPE,
    ROWS,
    SUPER_MOVE,
    WHITE,
    WON,
)  # fmt: skip
from cenote.games.ohio_bob.piles import rooms_needed, set_of
from cenote.games.ohio_bob.temple import is_inside, room_at, step_x, step_y
from cenote.kernel.rule import rule

WIN = 10_000_000
LEVEL = 400_000
GEM = 60_000
SPARE_GEM = 3_000
PARTNER_CARD = 90_000
ENERGY = 1_500
STEP = 1_000
STEP_SHORT = 5_000
ENOUGH = 40  # more steps to spare than this are not worth more
ROOM_STEPS = 6  # to find and cross a room
GEM_STEPS = 8  # to come to a chest, with a gem that fits
TOOK = 65  # of a hundred printed steps, those that lead where one wants to go
FAR = 30
TELLING = 997


@rule
def printed_steps(box, card):
    """Cells that a card can lead over, by its better side."""
    most = 0
    for side in range(2):
        count = 0
        for place in range(box.effects[card][side]):
            effect = box.effect[card][side][place]
            if effect == MOVE or effect == HAMMER or effect == SUPER_MOVE:
                count += 1
            elif effect == ROPE:
                count += 2
        most = max(most, count)
    return most


@rule
def steps_left(box, t, player):
    """R9.2: steps in hand, in the card being played, and in all cards after every rest that can be paid."""
    now = 0
    after = 0
    for card in range(CARDS):
        if has(t, player, card):
            steps = printed_steps(box, card)
            after += steps
            if t.zone[card] == HAND:
                now += steps
    if t.card != NOTHING and t.actor == player:
        now += max(0, box.effects[t.source][t.side] - t.step)
    if t.state[player] == DECLARED:
        now = 0
    cost = max(1, box.rest_cost[t.level_face][t.level[player] - 1])
    energy = t.energy[player] + 0
    for other in range(t.seats):  # R14.4: both rest together
        if is_there(t, other):
            energy = min(energy, t.energy[other])
    return now + (energy - 1) // cost * after


@rule
def fitting_gems(box, t, player):
    """R11.2: gems held that have a place in the challenge, with the best colour for white; rainbow gems always have."""
    amulet = set_of(t, player)
    most = 0
    for white in range(MULTI):
        fit = 0
        for colour in range(MULTI):
            wanted = 0
            for group in range(GROUPS):
                gem = box.group_colour[amulet][t.amulet_face][t.challenge[player]][group]
                if gem == colour or (gem == WHITE and white == colour):
                    wanted += box.group_count[amulet][t.amulet_face][t.challenge[player]][group]
            fit += min(wanted, gems(box, t, player, colour))
        most = max(most, fit)
    return most + gems(box, t, player, MULTI)


@rule
def useful_gems(box, t, player):
    """R10.4: gems that the challenge asks for and that can be kept on the way to the next level."""
    useful = 0
    for group in range(GROUPS):
        useful += box.group_count[set_of(t, player)][t.amulet_face][t.challenge[player]][group]
    if t.level[player] < LEVELS and box.hand_max[t.level_face][t.level[player]] > 0:
        useful = min(useful, box.hand_max[t.level_face][t.level[player]] - 1)
    return useful


# Ways, as the crow flies


@rule
def crow(t, player, room, cell):
    """Steps from the player's meeple to a cell."""
    here = t.room[player] + 0
    x = COLUMNS * (t.room_x[here] - t.room_x[room]) + t.cell[player] % COLUMNS - cell % COLUMNS
    y = ROWS * (t.room_y[here] - t.room_y[room]) + t.cell[player] // COLUMNS - cell // COLUMNS
    return abs(x) + abs(y)


@rule
def way_out(box, t, player):
    """R8.10: to the stairs of a last room."""
    best = FAR
    for room in range(t.rooms):
        if t.room_last[room] != 0 and (t.coop_exit == 0 or t.room_owner[room] == player):
            best = min(best, crow(t, player, room, box.stairs[t.room_face[room]] + 0))
    return best


@rule
def way_on(box, t, player):
    """R5.1: to an open border behind which no room lies yet."""
    best = FAR
    for room in range(t.rooms):
        for way in range(4):
            if room_at(t, t.room_x[room] + step_x(way), t.room_y[room] + step_y(way)) == NOTHING:
                for cell in range(CELLS):
                    if not is_inside(cell, way) and box.edge[t.room_face[room]][cell][way] == NO_EDGE:
                        best = min(best, crow(t, player, room, cell))
    return best


@rule
def way_to_chest(box, t, player):
    """R8.3, R8.4: to a chest; one that is used up is a way around."""
    best = 12
    for room in range(t.rooms):
        for cell in range(CELLS):
            kind = box.kind[t.room_face[room]][cell]
            if kind == CHEST or kind >= RED_CHEST:
                used = room == t.room[player] and t.spent[player] >> cell & 1 != 0
                best = min(best, 6 if used else crow(t, player, room, cell))
    return best


# The whole


@rule
def telling(t, player):
    """A small number that tells most tables apart that would be worth the same."""
    mixed = 31 * t.cell[player] + 7 * t.room[player]
    for card in range(CARDS):
        if t.holder[card] == player:
            if t.zone[card] == HAND:
                mixed += (card + 3) * (card + 5)
            elif t.zone[card] == PLAYED:
                mixed += 5 * card
    return mixed % TELLING


@rule
def work(box, t, player, lacking):
    """Steps still to be made on this level: rooms, gems, the partner, the way out."""
    missing = rooms_needed(box, t, player) - t.laid[player]
    steps = missing * ROOM_STEPS
    steps += way_out(box, t, player) if missing == 0 else 3 + way_on(box, t, player)
    if lacking > 0:
        steps += lacking * GEM_STEPS + way_to_chest(box, t, player)
    if t.seats == 2 and t.exchanged == 0 and is_there(t, 1 - player) and t.room[1 - player] != NOTHING:
        steps += crow(t, player, t.room[1 - player] + 0, t.cell[1 - player] + 0)
    return steps


@rule
def standing(box, t, player):
    """One player: levels, gems, cards of the partner, and steps left against work to do."""
    value = LEVEL * t.level[player]
    if t.challenge[player] == NOTHING:
        return value
    useful = useful_gems(box, t, player)
    fit = fitting_gems(box, t, player)
    value += GEM * min(fit, useful) + SPARE_GEM * max(0, fit - useful) + telling(t, player)
    if t.seats == 2:
        value += PARTNER_CARD * min(PARTNER_CARDS, partner_cards(t, player))
    if t.state[player] == LEFT_LEVEL or t.room[player] == NOTHING:
        return value
    todo = work(box, t, player, max(0, useful - fit)) * 100 // TOOK
    spare = steps_left(box, t, player) - todo
    energy = t.energy[player] + 0
    if t.state[player] == DECLARED:
        energy -= box.rest_cost[t.level_face][t.level[player] - 1]
    value += ENERGY * energy - STEP * todo
    return value + (STEP_SHORT * spare if spare < 0 else STEP * min(spare, ENOUGH))


@rule
def worth(box, t, seat):
    """R11.3, R14.12: all win or lose together."""
    value = 0
    for player in range(t.seats):
        value += standing(box, t, player)
    if t.over != 0:
        value += WIN if t.ending == WON else -WIN
    return value


SUCCESS = {1: 0.72, 2: 0.02}  # of expeditions that bots plan well, while their plans end on the way
ON_THE_WAY = 1_600_000  # a player's standing at most


def chance(worth: float, seats: int) -> float:
    """How likely an expedition succeeds. What plans come to that end on the way has told nothing in 150 games; how many
    worlds have a plan that wins, or none that does not lose, has."""
    usual, most = SUCCESS[seats], ON_THE_WAY * seats
    return float(np.interp(worth, (-WIN, 0, most, WIN + most), (0, usual, usual, 1)))
