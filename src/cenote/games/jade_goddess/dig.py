"""The rulebook of Realm of the Jade Goddess: R8 excavations, R12 scoring."""

from __future__ import annotations

from cenote.games.jade_goddess.board import region_at, side_of
from cenote.games.jade_goddess.explore import gain, hidden_tokens, remember
from cenote.games.jade_goddess.names import (
    DRAWN,
    DUG,
    DUG_IN_VAIN,
    FIGURES_HOME,
    GOLD_GAINED,
    JUNGLE,
    NOBODY,
    NOWHERE,
    PILE_EMPTY,
    SEATS,
    TOKEN_SEEN,
    TOKENS_DRAWN,
)  # fmt: skip
from cenote.kernel.dice import pick
from cenote.kernel.game import POINTS, RANK, WON
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import natural, rule

STRENGTH_BITS = 12  # eight figures of at most 127
RANK_BITS = 4


@rule
def excavate(box, t, cell, later, journal):
    """R8.1, R8.9, R1.7, A40: every region that the tile on this cell completed, in the order of its sides, but for
    those that a later tile completed (A13); 1 if somebody was there."""
    paid = 0
    for direction in range(4):
        part = side_of(box, t, cell, direction)
        if part != JUNGLE and t.open[region_at(t, cell, part)] == 0 and not met_before(box, t, cell, direction):
            region = region_at(t, cell, part)
            if not is_shown_on(box, t, later, region):
                paid = max(paid, dig_region(box, t, cell, region, journal))
    return paid


@rule
def is_shown_on(box, t, cell, region):
    """A part of the tile on this cell belongs to the region."""
    if cell != NOWHERE:
        for direction in range(4):
            part = side_of(box, t, cell, direction)
            if part != JUNGLE and region_at(t, cell, part) == region:
                return True
    return False


@rule
def met_before(box, t, cell, direction):
    """R8.9: an earlier side of the tile belongs to the same region."""
    region = region_at(t, cell, side_of(box, t, cell, direction))
    for before in range(direction):
        part = side_of(box, t, cell, before)
        if part != JUNGLE and region_at(t, cell, part) == region:
            return True
    return False


@rule
def strengths_in(box, t, region):
    """R8.2: the archaeologists of all players in a region, in one number (`strength_of`)."""
    total = 0
    for figure in range(box.figures):
        for seat in range(t.seats):
            cell = t.figure_cell[figure][seat] + 0
            if cell != NOWHERE and region_at(t, natural(cell), t.figure_part[figure][seat]) == region:
                total += box.strength[figure] << STRENGTH_BITS * seat
    return total


@rule
def strength_of(strengths, seat):
    """R8.2: those of one player."""
    return strengths >> STRENGTH_BITS * seat & (1 << STRENGTH_BITS) - 1


@rule
def rank_of(strengths, seat):
    """R8.3, A18: dense ranks from 1; 0 for who is not there."""
    mine = strength_of(strengths, seat)
    if mine == 0:
        return 0
    rank = 1
    for other in range(SEATS):
        theirs = strength_of(strengths, other)
        if theirs > mine:
            first = 1
            for before in range(other):
                if strength_of(strengths, before) == theirs:
                    first = 0
            rank += first
    return rank


@rule
def ranks_of(strengths):
    """R8.3: the ranks of all players, in one number."""
    ranks = 0
    for seat in range(SEATS):
        ranks |= rank_of(strengths, seat) << RANK_BITS * seat
    return ranks


@rule
def share(heads, rank):
    """R8.3, A17: what each player of a rank gets: half as many as the rank before, rounded up."""
    if heads == 1 and rank > 1:
        return 0
    amount = heads
    for _ in range(rank - 1):
        amount = (amount + 1) // 2
    return amount


@rule
def dig_region(box, t, cell, region, journal):
    """R8.2-R8.8, A19-A22: artefacts by majority, gold for everybody who is there, figures home."""
    strengths = strengths_in(box, t, region)
    if strengths == 0:
        tell(journal, DUG_IN_VAIN, NOBODY, cell, 0, 0, EVERYONE)
        return 0
    heads = t.heads[region] + 0
    coins = t.coins[region] + 0
    tell(journal, DUG, NOBODY, cell, heads, coins, EVERYONE)
    ranks = ranks_of(strengths)
    for rank in range(1, SEATS + 1):
        serve_rank(box, t, ranks, rank, share(heads, rank), journal)
    for turn in range(t.seats):
        seat = (t.active + turn) % t.seats
        if coins > 0 and strength_of(strengths, seat) > 0:
            tell(journal, GOLD_GAINED, seat, gain(t, seat, coins), 0, 0, EVERYONE)
    for seat in range(t.seats):
        send_home(box, t, seat, region, journal)
    return 1


@rule
def serve_rank(box, t, ranks, rank, amount, journal):
    """R8.4, R8.8: one token at a time, from the active player on; as an option one player after the other."""
    turns = 1 if t.shortage_split != 0 else amount
    each = amount if t.shortage_split != 0 else 1
    lacking = 0
    for _ in range(turns):
        for turn in range(t.seats):
            seat = (t.active + turn) % t.seats
            if ranks >> RANK_BITS * seat & (1 << RANK_BITS) - 1 != rank:
                continue
            if draw_tokens(box, t, seat, each, journal) < each and lacking & (1 << seat) == 0:
                lacking |= 1 << seat
                tell(journal, PILE_EMPTY, seat, 0, 0, 0, EVERYONE)


@rule
def draw_tokens(box, t, seat, count, journal):
    """R8.4, 6c: tokens from the pile, seen by their owner alone; returns how many there were."""
    got = min(count, hidden_tokens(box, t))
    if got > 0:
        tell(journal, TOKENS_DRAWN, seat, got, 0, 0, EVERYONE)
    for _ in range(got):
        token = pick(t, t.pile, box.token_kinds)
        t.pile[token] -= 1
        t.hand[token][seat] += 1
        t.held[seat] += 1
        remember(t, seat, DRAWN, token)
        tell(journal, TOKEN_SEEN, seat, token, 0, 0, 1 << seat)
    return got


@rule
def send_home(box, t, seat, region, journal):
    """R8.6: the figures of a player in a region return."""
    count = 0
    for figure in range(box.figures):
        cell = t.figure_cell[figure][seat]
        if cell != NOWHERE and region_at(t, cell, t.figure_part[figure][seat]) == region:
            t.figure_cell[figure][seat] = NOWHERE
            t.figure_part[figure][seat] = 0
            count += 1
    if count > 0:
        tell(journal, FIGURES_HOME, seat, count, 0, 0, EVERYONE)


# R12: scoring


@rule
def tokens_of(box, t, seat):
    """R12.1: the artefacts of a player."""
    return t.held[seat] + 0


@rule
def statues(box, t, seat, first):
    """R12.2, R12.3: complete statues of an object, times 256, and those of well preserved parts alone; with pooled
    objects (statue_same_object=false, A38) all of them together."""
    every = pure = 255
    beyond = first + 8 if t.statue_same_object == 0 else box.token_kinds
    for piece in range(4):
        good = bad = 0
        for token in range(first + 2 * piece, beyond, 8):
            good += t.hand[natural(token)][seat]
            bad += t.hand[natural(token + 1)][seat]
        every = min(every, good + bad)
        pure = min(pure, good)
    return every << 8 | pure


@rule
def points(box, t, seat):
    """R12.1-R12.4: tokens, and for every statue its bonus."""
    total = box.per_artifact * tokens_of(box, t, seat)
    objects = box.token_kinds // 8 if t.statue_same_object == 0 else 1
    for number in range(objects):
        total += statue_points(box, statues(box, t, seat, 8 * number))
    return total


@rule
def statue_points(box, made):
    """R12.2, R12.3: the bonus of complete statues (`statues`)."""
    return box.statue_mixed * ((made >> 8) - (made & 255)) + box.statue_all_good * (made & 255)


@rule
def is_ahead(box, t, seat, other):
    """R12.5: points, then tokens, then gold."""
    mine = points(box, t, seat)
    theirs = points(box, t, other)
    if mine != theirs:
        return mine > theirs
    if tokens_of(box, t, seat) != tokens_of(box, t, other):
        return tokens_of(box, t, seat) > tokens_of(box, t, other)
    return t.gold[seat] > t.gold[other]


@rule
def scores(box, t, out):
    """R12.5: rank, points and winners; equal players share the rank."""
    winners = 0
    for seat in range(t.seats):
        rank = 1
        for other in range(t.seats):
            if other != seat and is_ahead(box, t, other, seat):
                rank += 1
        out[seat][RANK] = rank
        out[seat][POINTS] = points(box, t, seat)
        out[seat][WON] = 1 if rank == 1 else 0
        winners += out[seat][WON]
    return winners
