"""What a seat knows of the Jade Goddess as numbers, for learners. It reads redacted tables only."""

from __future__ import annotations

from cenote.games.jade_goddess.explore import hidden_tokens
from cenote.games.jade_goddess.names import (
    CELLS,
    FIGURES,
    GIVEN,
    NOWHERE,
    PHASES,
    SEATS,
    SHELF,
    STACKS,
    TAKEN,
    TOKENS,
    TYPES,
)  # fmt: skip
from cenote.kernel.game import Piece, places_of, relative
from cenote.kernel.rule import natural, rule

STATE_NUMBERS = 11

PIECES = (
    Piece("gold", (SEATS,), "gold, at most 127; the observing seat first, -1 for seats not at the table"),
    Piece("held", (SEATS,), "how many artefacts a seat holds"),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is"),
    Piece("display", (SEATS, SHELF), "tiles in the display: kind + 1, 0 for a free place"),
    Piece("phase", (len(PHASES),), "1 for the phase"),
    Piece(
        "state",
        (STATE_NUMBERS,),
        "bonus part-turn, chain, figure placed, stuck exchange made, tokens to return, turns left after the last tile, "
        "quiet turns, turns so far, tokens in the pile, gold in the bank (each at most 127), drawn tile + 1",
    ),
    Piece("hand", (TOKENS,), "the own artefacts, by kind"),
    Piece("row", (TOKENS,), "artefacts in the row, by kind"),
    Piece("unseen", (TOKENS,), "artefacts in the pile and in the other hands together, by kind"),
    Piece("taken", (SEATS, TOKENS), "artefacts that a seat took from the row less those it gave, by kind"),
    Piece("supply", (TYPES,), "tiles in the stacks whose place nobody knows, by kind"),
    Piece("stacks", (STACKS, 2), "height of each stack, known tiles at its bottom"),
    Piece("laid", (4, 3), "the same of each city part of the tile laid in this part-turn"),
    Piece("jeeps", (CELLS,), "jeeps on each cell, one bit for each seat, the observing one first"),
    Piece("figures", (CELLS, 3), "the figure on each cell: seat + 1 (the observing one is 1), strength, city part"),
    Piece("board", (CELLS, 4), "north, east, south, west of each cell: -1 not explored, 0 jungle, else city part + 1"),
    Piece("kinds", (CELLS,), "kind of the tile or cross field + 1, 0 for not explored"),
    Piece("regions", (CELLS, 3), "of the region of the first city part of a cell: open sides, heads, coins"),
)


AT = places_of(PIECES)
HELD, TURN, DISPLAY, PHASE, STATE = AT["held"], AT["turn"], AT["display"], AT["phase"], AT["state"]
HAND, IN_ROW, UNSEEN_ONES, TAKEN_ONES = AT["hand"], AT["row"], AT["unseen"], AT["taken"]
SUPPLY, STACKED = AT["supply"], AT["stacks"]
BOARD, KIND, REGIONS, LAID = AT["board"], AT["kinds"], AT["regions"], AT["laid"]
JEEPS, FIGURE = AT["jeeps"], AT["figures"]


@rule
def observe(box, t, seat, out):
    """6b as numbers: the pieces named in PIECES, one after the other."""
    observe_table(box, t, seat, out)
    observe_board(box, t, out)


@rule
def lasting(box, t):
    """Until the next tile is laid, the pieces from the board on are the same for everybody."""
    return t.tiles + 0


@rule
def observe_again(box, t, seat, out):
    """Everything before the board."""
    for k in range(BOARD):
        out[k] = 0
    observe_table(box, t, seat, out)


@rule
def observe_table(box, t, seat, out):
    for other in range(SEATS):
        out[other] = -1
    for other in range(t.seats):
        place = natural(relative(t, seat, other))
        out[place] = min(t.gold[other], 127)
        out[HELD + place] = t.held[other]
        for slot in range(SHELF):
            out[DISPLAY + SHELF * place + slot] = t.display[slot][other] + 1
    out[TURN + relative(t, seat, t.active + 0)] = 1
    out[PHASE + t.phase] = 1
    for kind in range(TYPES):
        out[SUPPLY + kind] = t.supply[kind]
    for stack in range(STACKS):
        out[STACKED + 2 * stack] = t.height[stack]
        out[STACKED + 2 * stack + 1] = t.known[stack]
    observe_state(box, t, out)
    observe_tokens(box, t, seat, out)
    observe_figures(box, t, seat, out)
    if t.laid != NOWHERE:
        for part in range(box.parts[t.face[t.laid]]):
            observe_region(t, natural(t.node[t.laid] + part), True, out, LAID + 3 * part)


@rule
def observe_state(box, t, out):
    out[STATE] = t.bonus
    out[STATE + 1] = t.chain
    out[STATE + 2] = t.placed
    out[STATE + 3] = t.swapped
    out[STATE + 4] = t.returns
    out[STATE + 5] = t.final
    out[STATE + 6] = min(t.quiet, 127)
    out[STATE + 7] = min(t.round, 127)
    out[STATE + 8] = min(hidden_tokens(box, t), 127)
    out[STATE + 9] = min(t.bank, 127)
    out[STATE + 10] = t.drawn + 1


@rule
def observe_tokens(box, t, seat, out):
    player = natural(max(seat, 0))
    for token in range(TOKENS):
        own = t.hand[token][player] * (seat >= 0)
        out[HAND + token] = own
        out[UNSEEN_ONES + token] = box.token_count[token] - own
    for slot in range(box.face_up_artifacts):
        token = natural(t.row[slot])
        out[IN_ROW + token] += 1
        out[UNSEEN_ONES + token] -= 1
    for movement in range(t.logged):
        how = t.log_move[movement] & 3
        mover = natural(relative(t, seat, t.log_move[movement] >> 2))
        token = natural(max(t.log_token[movement], 0))
        out[TAKEN_ONES + TOKENS * mover + token] += (how == TAKEN) - (how == GIVEN)


@rule
def observe_board(box, t, out):
    for cell in range(CELLS):
        face = natural(t.face[cell] + 1)
        north, east, south, west = (
            box.seen_sides[face][0],
            box.seen_sides[face][1],
            box.seen_sides[face][2],
            box.seen_sides[face][3],
        )
        out[BOARD + 4 * cell] = north
        out[BOARD + 4 * cell + 1] = east
        out[BOARD + 4 * cell + 2] = south
        out[BOARD + 4 * cell + 3] = west
        out[KIND + cell] = face + 3 >> 2
        observe_region(t, t.node[cell] + 0, box.seen_parts[face] > 0, out, REGIONS + 3 * cell)


@rule
def observe_region(t, node, there, out, place):
    """There is no branch in it: most cells have one part."""
    region = t.region[natural(node)]
    opened, heads, coins = t.open[region] * there, t.heads[region] * there, t.coins[region] * there
    place = natural(place)
    out[place] = opened
    out[place + 1] = heads
    out[place + 2] = coins


@rule
def observe_figures(box, t, seat, out):
    for other in range(t.seats):
        place = relative(t, seat, other)
        out[JEEPS + natural(t.jeep[other])] += 1 << place
        for figure in range(FIGURES):
            if t.figure_cell[figure][other] != NOWHERE:
                here = FIGURE + 3 * natural(t.figure_cell[figure][other])
                out[here] = place + 1
                out[here + 1] = box.strength[figure]
                out[here + 2] = t.figure_part[figure][other]
