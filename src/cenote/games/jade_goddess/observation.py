"""What a seat knows of the Jade Goddess as numbers, for learners. It reads redacted tables only."""

from __future__ import annotations

from cenote.games.jade_goddess.board import side_of
from cenote.games.jade_goddess.explore import hidden_tokens
from cenote.games.jade_goddess.names import (
    CELLS,
    FIGURES,
    GIVEN,
    JUNGLE,
    NOTHING,
    NOWHERE,
    PHASES,
    SEATS,
    SHELF,
    STACKS,
    TAKEN,
    TOKENS,
    TYPES,
)  # fmt: skip
from cenote.kernel.game import Piece
from cenote.kernel.rule import rule

PHASE_COUNT = len(PHASES)
SIDE_NUMBERS = 4
STATE = 11

PIECES = (
    Piece("gold", (SEATS,), "gold, at most 127; the observing seat first, -1 for seats not at the table"),
    Piece("held", (SEATS,), "how many artefacts a seat holds"),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is"),
    Piece("display", (SEATS, SHELF), "tiles in the display: kind + 1, 0 for a free place"),
    Piece("phase", (PHASE_COUNT,), "1 for the phase"),
    Piece(
        "state",
        (STATE,),
        "bonus part-turn, chain, figure placed, stuck exchange made, tokens to return, turns left after the last tile, "
        "quiet turns, turns so far, tokens in the pile, gold in the bank (each at most 127), drawn tile + 1",
    ),
    Piece("hand", (TOKENS,), "the own artefacts, by kind"),
    Piece("row", (TOKENS,), "artefacts in the row, by kind"),
    Piece("unseen", (TOKENS,), "artefacts in the pile and in the other hands together, by kind"),
    Piece("taken", (SEATS, TOKENS), "artefacts that a seat took from the row less those it gave, by kind"),
    Piece("supply", (TYPES,), "tiles in the stacks whose place nobody knows, by kind"),
    Piece("stacks", (STACKS, 2), "height of each stack, known tiles at its bottom"),
    Piece(
        "board",
        (CELLS, 4, SIDE_NUMBERS),
        "north, east, south, west of each cell: -1 not explored, 0 jungle, else city part + 1; of its region: open "
        "sides, heads, coins",
    ),
    Piece("jeeps", (CELLS,), "jeeps on each cell, one bit for each seat, the observing one first"),
    Piece("figures", (CELLS, 3), "the figure on each cell: seat + 1 (the observing one is 1), strength, city part"),
)


@rule
def relative(t, seat, other):
    """The place of `other` counted from the observing seat; a spectator counts from seat 0."""
    return (other - max(seat, 0)) % t.seats


@rule
def observe(box, t, seat, out):
    """6b as numbers: the pieces named in PIECES, one after the other."""
    for other in range(SEATS):
        out[other] = -1
    k_display = 3 * SEATS
    for other in range(t.seats):
        place = relative(t, seat, other)
        out[place] = min(t.gold[other], 127)
        out[SEATS + place] = t.held[other]
        for slot in range(SHELF):
            out[k_display + SHELF * place + slot] = t.display[slot][other] + 1
    out[2 * SEATS + relative(t, seat, t.active)] = 1
    k = k_display + SEATS * SHELF
    out[k + t.phase] = 1
    k += PHASE_COUNT
    observe_state(box, t, out, k)
    k += STATE
    observe_tokens(box, t, seat, out, k)
    k += 3 * TOKENS + SEATS * TOKENS
    for kind in range(TYPES):
        out[k + kind] = t.supply[kind]
    k += TYPES
    for stack in range(STACKS):
        out[k + 2 * stack] = t.height[stack]
        out[k + 2 * stack + 1] = t.known[stack]
    observe_board(box, t, seat, out, k + 2 * STACKS)


@rule
def observe_state(box, t, out, k):
    out[k] = t.bonus
    out[k + 1] = t.chain
    out[k + 2] = t.placed
    out[k + 3] = t.swapped
    out[k + 4] = t.returns
    out[k + 5] = t.final
    out[k + 6] = min(t.quiet, 127)
    out[k + 7] = min(t.round, 127)
    out[k + 8] = min(hidden_tokens(box, t), 127)
    out[k + 9] = min(t.bank, 127)
    out[k + 10] = t.drawn + 1


@rule
def observe_tokens(box, t, seat, out, k):
    for token in range(box.token_kinds):
        if seat >= 0:
            out[k + token] = t.hand[token][max(seat, 0)]
        out[k + 2 * TOKENS + token] = box.token_count[token] - out[k + token]
    for slot in range(box.face_up_artifacts):
        out[k + TOKENS + t.row[slot]] += 1
        out[k + 2 * TOKENS + t.row[slot]] -= 1
    k += 3 * TOKENS
    for movement in range(t.logged):
        how = t.log_move[movement] % 4
        if how == TAKEN or how == GIVEN:
            place = k + relative(t, seat, t.log_move[movement] // 4) * TOKENS + t.log_token[movement]
            out[place] += 1 if how == TAKEN else -1


@rule
def observe_board(box, t, seat, out, k):
    for cell in range(CELLS):
        for direction in range(4):
            place = k + (cell * 4 + direction) * SIDE_NUMBERS
            out[place] = -1
            if t.face[cell] != NOTHING:
                part = side_of(box, t, cell, direction)
                out[place] = part + 1
                if part != JUNGLE:
                    region = t.region[t.node[cell] + part]
                    out[place + 1] = t.open[region]
                    out[place + 2] = t.heads[region]
                    out[place + 3] = t.coins[region]
    k += CELLS * 4 * SIDE_NUMBERS
    for other in range(t.seats):
        place = relative(t, seat, other)
        out[k + t.jeep[other]] += 1 << place
        for figure in range(FIGURES):
            cell = t.figure_cell[figure][other]
            if cell != NOWHERE:
                out[k + CELLS + 3 * cell] = place + 1
                out[k + CELLS + 3 * cell + 1] = box.strength[figure]
                out[k + CELLS + 3 * cell + 2] = t.figure_part[figure][other]
