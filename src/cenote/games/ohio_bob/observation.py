"""What a seat knows of Ohio Bob as numbers, for learners. The observing seat looks from its own side of the table."""

from __future__ import annotations

from cenote.games.ohio_bob.effects import directions_now, effect_now
from cenote.games.ohio_bob.expedition import partner_cards, still_lacking
from cenote.games.ohio_bob.names import (
    CARDS,
    CELLS,
    EFFECT_NAMES,
    GROUPS,
    LEVELS,
    NOBODY,
    NOTHING,
    PHASES,
    ROOMS,
    SEATS,
    SET,
    STATES,
    SUPER,
)  # fmt: skip
from cenote.games.ohio_bob.piles import pile_size, rooms_needed, set_of
from cenote.kernel.game import Piece, places_of, relative
from cenote.kernel.rule import natural, rule

PHASE_COUNT = len(PHASES)
EFFECT_COUNT = len(EFFECT_NAMES)
NUMBERS = 12
STATE_COUNT = len(STATES)
PENDING_NUMBERS = EFFECT_COUNT + 10
CARD_NUMBERS = 4
ROOM_NUMBERS = 5
CELL_NUMBERS = 5

PIECES = (
    Piece(
        "players",
        (SEATS, NUMBERS),
        "the observing seat first: level, energy, most energy, cost of a rest, rooms laid, rooms needed, cards in the "
        "pile, challenge + 1, gems lacking, cards of the partner's set in hand, turns on the level (at most 127), may "
        "act; 0 for a seat not at the table",
    ),
    Piece("states", (SEATS, STATE_COUNT), "1 for ready, rest declared, rested, left"),
    Piece("challenge", (SEATS, GROUPS, 2), "groups of the challenge: colour + 1, gems"),
    Piece("phase", (PHASE_COUNT,), "1 for the phase"),
    Piece(
        "pending",
        (PENDING_NUMBERS,),
        "the card being played: 1 for the effect that comes next, then its directions (up, down, left, right) and "
        "whether it cannot explore, key charges, stone charges, steps on the rope, own card, exchange made",
    ),
    Piece(
        "cards",
        (CARDS, CARD_NUMBERS),
        "the own set, the other set, the own Super gear, the other one: zone, 1 for own or 2 for the partner's, "
        "place in the pile if known, else minus the number of the shuffle it lies in, temple face + 1 if it was seen",
    ),
    Piece("offer", (CARDS,), "1 for the card offered, in the order of cards"),
    Piece(
        "rooms",
        (ROOMS, ROOM_NUMBERS),
        "1 if there, column and row from the link or first room as the seat sees them, 1 own 2 partner's 0 link, last",
    ),
    Piece(
        "cells",
        (ROOMS, CELLS, CELL_NUMBERS),
        "kind + 1 and printed edges (up, down, left, right: 0 none, 1 wall, 2 door) of each cell as the seat sees it",
    ),
    Piece("meeples", (SEATS, 2), "room + 1 and cell of each player, the observing seat first"),
    Piece("spent", (CELLS,), "1 for the bonus cells used during this stay"),
)


AT = places_of(PIECES)
STATE, CHALLENGE, PHASE, PENDING, CARD = AT["states"], AT["challenge"], AT["phase"], AT["pending"], AT["cards"]
OFFER, ROOM, CELL, MEEPLES, SPENT = AT["offer"], AT["rooms"], AT["cells"], AT["meeples"], AT["spent"]


@rule
def relative_card(t, seat, card):
    """The own set first, the own Super gear first."""
    if card >= SUPER:
        return SUPER + (card - SUPER ^ max(seat, 0))
    place = card + SET * set_of(t, max(seat, 0))
    return place if place < SUPER else place - SUPER


@rule
def seen_cell(seat, cell):
    """A cell as the seat sees it: the second player sits opposite."""
    return CELLS - 1 - cell if seat == 1 else cell


@rule
def observe(box, t, seat, out):
    """6b as numbers: the pieces named in PIECES, one after the other."""
    for player in range(t.seats):
        observe_player(box, t, seat, player, out)
    out[PHASE + t.phase] = 1
    observe_pending(box, t, seat, out)
    observe_cards(t, seat, out)
    if t.offer != NOTHING:
        out[OFFER + relative_card(t, seat, t.offer + 0)] = 1
    for room in range(t.rooms):
        observe_room(box, t, seat, room, out)
    for player in range(t.seats):
        if t.room[player] != NOTHING:
            place = MEEPLES + 2 * relative(t, seat, player)
            out[place] = t.room[player] + 1
            out[place + 1] = seen_cell(seat, t.cell[player] + 0)
    spent = t.spent[max(seat, 0)] + 0
    for cell in range(CELLS):
        out[SPENT + seen_cell(seat, cell)] = spent >> cell & 1


@rule
def observe_player(box, t, seat, player, out):
    place = natural(relative(t, seat, player))
    k = NUMBERS * place
    level = min(t.level[player], LEVELS) - 1
    out[k] = t.level[player]
    out[k + 1] = t.energy[player]
    out[k + 2] = box.most_energy[t.energy_face]
    out[k + 3] = box.rest_cost[t.level_face][level]
    out[k + 4] = t.laid[player]
    out[k + 5] = rooms_needed(box, t, player) if t.level[player] <= LEVELS else 0
    out[k + 6] = pile_size(t, player)
    out[k + 7] = t.challenge[player] + 1
    out[k + 9] = partner_cards(t, player) if t.seats == 2 else 0
    out[k + 10] = min(t.turns[player], 127)
    out[k + 11] = t.to_act >> player & 1
    out[STATE + STATE_COUNT * place + natural(t.state[player])] = 1
    if t.challenge[player] != NOTHING:
        out[k + 8] = still_lacking(box, t, player)
        k = CHALLENGE + 2 * GROUPS * place
        for group in range(GROUPS):
            count = box.group_count[set_of(t, player)][t.amulet_face][t.challenge[player]][group]
            if count > 0:
                out[k + 2 * group] = box.group_colour[set_of(t, player)][t.amulet_face][t.challenge[player]][group] + 1
                out[k + 2 * group + 1] = count


@rule
def observe_pending(box, t, seat, out):
    if t.card != NOTHING:
        effect = effect_now(box, t)
        if effect != NOTHING:
            out[PENDING + effect] = 1
            for direction in range(5):
                out[PENDING + EFFECT_COUNT + direction] = directions_now(box, t) >> direction & 1
        out[PENDING + EFFECT_COUNT + 8] = 1 if t.actor == seat else 0
    out[PENDING + EFFECT_COUNT + 5] = t.keys
    out[PENDING + EFFECT_COUNT + 6] = t.stones
    out[PENDING + EFFECT_COUNT + 7] = t.roped
    out[PENDING + EFFECT_COUNT + 9] = t.exchanged


@rule
def observe_cards(t, seat, out):
    """Set by set: the own one comes first, and within a set the cards have the same order for everybody."""
    for which in range(2):
        first = natural(SET * set_of(t, max(seat, 0) ^ which))
        for card in range(SET):
            observe_card(t, seat, first + card, out, CARD + CARD_NUMBERS * (SET * which + card))
        observe_card(t, seat, natural(SUPER + (max(seat, 0) ^ which)), out, CARD + CARD_NUMBERS * (SUPER + which))
    for player in range(t.seats):
        for place in range(t.shown_count[player]):
            card = natural(relative_card(t, seat, t.shown[place][player] + 0))
            out[CARD + CARD_NUMBERS * card + 2] = place + 1
        first = natural(relative_card(t, seat, SET * set_of(t, player)))
        for card in range(SET):
            number = 0
            for shuffle in range(LEVELS):
                number += (shuffle + 1) * (t.batch[shuffle][player] >> card & 1)
            out[CARD + CARD_NUMBERS * (first + card) + 2] -= number


@rule
def observe_card(t, seat, card, out, place):
    card, place = natural(card), natural(place)
    out[place] = t.zone[card]
    out[place + 1] = (relative(t, seat, t.holder[card] + 0) + 1) * (t.zone[card] != 0)
    out[place + 3] = t.behind[card]


@rule
def observe_room(box, t, seat, room, out):
    """A room is seen by the second player as it would lie turned."""
    flip = 1 if seat == 1 else 0
    sign = 1 - 2 * flip
    owner = t.room_owner[room] + 0
    place = natural(ROOM + ROOM_NUMBERS * room)
    out[place] = 1
    out[place + 1] = sign * t.room_x[room]
    out[place + 2] = sign * t.room_y[room]
    out[place + 3] = relative(t, seat, owner) + 1 if owner != NOBODY else 0
    out[place + 4] = t.room_last[room]
    face = natural(t.room_face[room] ^ flip)
    place = natural(CELL + CELL_NUMBERS * CELLS * room)
    for number in range(CELL_NUMBERS * CELLS):
        out[place + number] = box.seen[face][number]
