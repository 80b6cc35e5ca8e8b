"""The rulebook of Lost Temple, from setup to the end: R1, R9, and what may be said when.

The chapters in between have their own pages: `draft` (R2, R3, R10), `calls` (R4, R5), `walk` (R6-R8).
"""

from __future__ import annotations

from cenote.games.lost_temple.calls import (
    curse,
    exchange,
    free_walk,
    look,
    look_at,
    look_nowhere,
    mark,
    most_scouted,
    pay_elder,
    pay_priest,
    resume,
    scout,
    take_machete,
)  # fmt: skip
from cenote.games.lost_temple.draft import clear_lot, take_card
from cenote.games.lost_temple.names import (
    CARDS,
    CHANCE,
    CHILD,
    CURSE,
    DRAFT,
    HAND,
    KINDS,
    LOOK,
    LOOK_SECOND,
    NOBODY,
    NOTHING,
    NOWHERE,
    PAY_ELDER,
    PAY_PRIEST,
    ROUND,
    SCOUTING,
    SHAMAN,
    START_CARD,
    STEAL,
    SWAP,
    TAKE_MACHETE,
    THIEF,
    WALK,
)  # fmt: skip
from cenote.kernel.dice import pick
from cenote.kernel.game import POINTS, RANK, WON
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def setup(box, t, journal):
    """R1, R1.1: finish, tokens, supplies, start cards; then the first round begins."""
    t.finish = box.finish[t.seats]
    t.idol = NOBODY
    t.claim = NOBODY
    t.look_first = NOWHERE
    t.look_second = NOWHERE
    t.phase = ROUND
    t.bank = box.gems if t.gem_bank == 0 else 0  # C18: an unlimited bank keeps no number
    t.machete_supply = box.machetes
    lay_tokens(box, t)
    deal_start_cards(box, t, journal)
    resume(box, t, journal)


@rule
def is_in_play(box, t, chance):
    """R1.3, C20: tokens lie on chance spaces before the finish; with tokens_beyond_finish on all of them."""
    return chance < box.chance_count and (box.chance[chance] < t.finish or t.tokens_beyond_finish != 0)


@rule
def lay_tokens(box, t):
    """R1.3, R1.8: shuffle the tokens, lay one face down on every chance space in play, the rest is the reserve."""
    for kind in range(KINDS):
        t.reserve[kind] = box.mix[kind]
    for chance in range(CHANCE):
        t.token[chance] = NOTHING
        if is_in_play(box, t, chance):
            kind = pick(t, t.reserve, KINDS)
            t.reserve[kind] -= 1
            t.token[chance] = kind
            for other in range(KINDS):
                t.room[chance][other] = box.mix[other]


@rule
def deal_start_cards(box, t, journal):
    """R1.2, R1.4-R1.7, R1.9: a card each gives start space, gems and machete; then the cards are given back."""
    for card in range(1, CARDS):
        t.lot[card] = 1
    for seat in range(t.seats):
        card = pick(t, t.lot, CARDS)
        t.lot[card] = 0
        t.position[seat] = box.start_index[card]
        t.gems[seat] = box.start_gems[card]
        t.machetes[seat] = box.start_machete[card]
        if t.gem_bank == 0:
            t.bank -= box.start_gems[card]
        t.machete_supply -= box.start_machete[card]
        tell(journal, START_CARD, seat, card, t.position[seat], 0, EVERYONE)
    clear_lot(t)


@rule
def legal(box, t, seat, mask):
    """6a: what the player who decides may say (R3.5, R5, R11)."""
    count = 0
    if t.phase == DRAFT:  # R3.2
        for card in range(1, CARDS):
            if t.place[card] == HAND:
                mask[box.take + card - 1] = 1
                count += 1
    elif t.phase == CURSE:  # R5.1 a
        for character in range(SHAMAN + 1, CHILD + 1):
            mask[box.curse + character - SHAMAN - 1] = 1
            count += 1
    elif t.phase == STEAL:  # R5.2 a
        for character in range(THIEF + 1, CHILD + 1):
            mask[box.rob + character - THIEF - 1] = 1
            count += 1
    elif t.phase == LOOK and t.seer_look_sequential == 0:  # R5.3 a
        code = box.look
        for first in range(box.chance_count):
            for second in range(first + 1, box.chance_count):
                if t.token[first] != NOTHING and t.token[second] != NOTHING:
                    mask[code] = 1
                    count += 1
                code += 1
        if t.seer_look_optional != 0:  # C11
            mask[box.look_none] = 1
            count += 1
    elif t.phase == LOOK or t.phase == LOOK_SECOND:  # C40
        for chance in range(box.chance_count):
            if t.token[chance] != NOTHING and chance != t.look_first:
                mask[box.look_space + chance] = 1
                count += 1
        if t.phase == LOOK and t.seer_look_optional != 0:
            mask[box.look_none] = 1
            count += 1
    elif t.phase == WALK:  # R5.10
        for steps in range(1, box.free_move_max + 1):
            mask[box.walk + steps - 1] = 1
            count += 1
        if t.free_move_may_be_zero != 0:  # C15
            mask[box.walk_none] = 1
            count += 1
    elif t.phase == SCOUTING:  # R5.7
        for gems in range(most_scouted(t, seat) + 1):
            mask[box.scout + gems] = 1
            count += 1
    else:  # yes or no
        first = yes_no(box, t)
        mask[first] = 1
        mask[first + 1] = 1
        count = 2
    return count


@rule
def yes_no(box, t):
    """The code for 'no' of the question that is asked: R5.3 b, R5.4, R5.5, C13."""
    if t.phase == SWAP:
        return box.swap
    if t.phase == PAY_PRIEST:
        return box.priest
    if t.phase == PAY_ELDER:
        return box.elder
    return box.machete


@rule
def apply(box, t, seat, action, journal):
    """R3-R5: carry out what the player said, and everything automatic after it."""
    if t.phase == DRAFT:
        take_card(box, t, seat, action - box.take + 1, journal)
    elif t.phase == CURSE:
        curse(t, seat, action - box.curse + SHAMAN + 1, journal)
    elif t.phase == STEAL:
        mark(t, seat, action - box.rob + THIEF + 1, journal)
    elif t.phase == LOOK or t.phase == LOOK_SECOND:
        if action == box.look_none:
            look_nowhere(t, seat, journal)
        elif t.seer_look_sequential != 0:
            look_at(t, seat, action - box.look_space, journal)
        else:
            look_at_pair(box, t, seat, action - box.look, journal)
    elif t.phase == SWAP:
        exchange(t, seat, action - box.swap, journal)
    elif t.phase == WALK:
        free_walk(box, t, seat, 0 if action == box.walk_none else action - box.walk + 1, journal)
    elif t.phase == PAY_PRIEST:
        pay_priest(box, t, seat, action - box.priest, journal)
    elif t.phase == PAY_ELDER:
        pay_elder(box, t, seat, action - box.elder, journal)
    elif t.phase == SCOUTING:
        scout(box, t, seat, action - box.scout, journal)
    elif t.phase == TAKE_MACHETE:
        take_machete(t, seat, action - box.machete, journal)
    resume(box, t, journal)


@rule
def look_at_pair(box, t, seat, pair, journal):
    """R5.3 a: pairs of chance spaces are numbered lexicographically."""
    first = 0
    while pair >= box.chance_count - 1 - first:
        pair -= box.chance_count - 1 - first
        first += 1
    look(t, seat, first, first + 1 + pair, journal)


@rule
def is_ahead(t, seat, other):
    """R9.2: further along, then richer, then more machetes."""
    if t.position[seat] != t.position[other]:
        return t.position[seat] > t.position[other]
    if t.gems[seat] != t.gems[other]:
        return t.gems[seat] > t.gems[other]
    return t.machetes[seat] > t.machetes[other]


@rule
def scores(box, t, out):
    """R9.1-R9.3: who reached the finish has won alone; at a limit of rounds the order on the path decides."""
    winners = 0
    finished = 0
    for seat in range(t.seats):
        if t.position[seat] == t.finish:
            finished = 1
    for seat in range(t.seats):
        rank = 1
        if finished != 0:
            rank = 1 if t.position[seat] == t.finish else 2
        else:
            for other in range(t.seats):
                if is_ahead(t, other, seat):
                    rank += 1
        out[seat][RANK] = rank
        out[seat][POINTS] = t.position[seat]
        out[seat][WON] = 1 if rank == 1 else 0
        winners += out[seat][WON]
    return winners
