"""R4, R5: the characters are called in order, and each does what it can."""

from __future__ import annotations

from cenote.games.lost_temple.draft import begin_round
from cenote.games.lost_temple.knowledge import remember_exchange, remember_look
from cenote.games.lost_temple.names import (
    ANSWERED,
    CALL,
    CANOE,
    CHANCE,
    CHILD,
    CRAFTSMAN,
    CURSE,
    CURSED,
    ELDER,
    END,
    KEPT,
    LOOK,
    LOOK_SECOND,
    LOOKED,
    LOOKED_AT,
    LOOKED_NOWHERE,
    MACHETE_DECLINED,
    MACHETE_MISSING,
    MARKED,
    NOBODY,
    NOTHING,
    NOWHERE,
    PAY_ELDER,
    PAY_PRIEST,
    PLACES_SWAPPED,
    PLAYED,
    PRIEST,
    ROBBED,
    ROUND,
    ROUND_ENDED,
    SCOUT,
    SCOUTING,
    SEER,
    SHAMAN,
    STEAL,
    STOPPED_BY_LIMIT,
    SWAP,
    TAKE_MACHETE,
    THIEF,
    TOKEN_SEEN,
    TOKENS_KEPT,
    TOKENS_SWAPPED,
    UNANSWERED,
    WALK,
)  # fmt: skip
from cenote.games.lost_temple.walk import gain_gems, gain_machete, pay_gems, walk
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def resume(box, t, journal):
    """R4.1: rounds and calls, one after the other, until somebody must decide or the game is over."""
    while t.over == 0 and t.to_act == 0:
        if t.phase == ROUND:
            begin_round(box, t, journal)
        else:
            call_next(box, t, journal)


@rule
def call_next(box, t, journal):
    """R4.1, R4.2, C39: call the next character; if nobody answers, everybody learns that it is not in play."""
    if t.called == CHILD:
        end_round(t, journal)
        return
    t.called += 1
    if t.place[t.called] != KEPT:
        tell(journal, UNANSWERED, NOBODY, t.called, 0, 0, EVERYONE)
        return
    seat = t.holder[t.called]
    answer_call(box, t, seat, journal)
    play_character(box, t, seat, journal)


@rule
def end_round(t, journal):
    """R4.5, R9.2, C33, C41: all cards are collected; with a limit of rounds the game may end here."""
    tell(journal, ROUND_ENDED, NOBODY, t.round, 0, 0, EVERYONE)
    t.phase = ROUND
    if t.max_rounds > 0 and t.round >= t.max_rounds:
        t.over = 1
        t.phase = END
        tell(journal, STOPPED_BY_LIMIT, NOBODY, t.round, 0, 0, EVERYONE)


@rule
def answer_call(box, t, seat, journal):
    """R4.3, R4.4, R8.1, C1, C28: reveal, swap, theft, gem - in this order."""
    t.place[t.called] = PLAYED
    tell(journal, ANSWERED, seat, t.called, 0, 0, EVERYONE)
    if t.curse == t.called:
        swap_places(t, t.holder[SHAMAN], seat, journal)
    if t.theft == t.called:
        rob(t, t.holder[THIEF], seat, journal)
    gain_gems(t, seat, box.income, journal)


@rule
def swap_places(t, shaman, seat, journal):
    """R5.1 c, R5.1 d, R6.7, R10.4, C3, C22: exchange the two meeples; no jungle, no token, no refusal."""
    if shaman == NOBODY or t.position[shaman] == t.position[seat]:
        return
    here = t.position[seat]
    t.position[seat] = t.position[shaman]
    t.position[shaman] = here
    tell(journal, PLACES_SWAPPED, shaman, seat, t.position[shaman], t.position[seat], EVERYONE)


@rule
def rob(t, thief, seat, journal):
    """R5.2 c, R5.2 d, R10.5, R10.6, C3, C4, C31: the thief's player takes all gems of the called character's holder."""
    if thief == NOBODY or thief == seat:
        return
    gems = t.gems[seat]
    t.gems[seat] = 0
    t.gems[thief] += gems
    tell(journal, ROBBED, thief, seat, gems, 0, EVERYONE)


@rule
def ask(t, seat, phase):
    """The player decides."""
    t.phase = phase
    t.to_act = 1 << seat


@rule
def done(t):
    """The turn is over; the next character is called."""
    t.to_act = 0
    if t.over == 0:
        t.phase = CALL


@rule
def play_character(box, t, seat, journal):
    """R5, C32: ask what the character's player must decide; without a choice the turn plays itself."""
    character = t.called
    t.phase = CALL
    if character == SHAMAN:
        ask(t, seat, CURSE)
    elif character == THIEF:
        ask(t, seat, STEAL)
    elif character == SEER:
        begin_look(box, t, seat, journal)
    elif character == PRIEST:
        if t.gems[seat] >= box.priest_cost:
            ask(t, seat, PAY_PRIEST)
        else:
            walk(box, t, seat, 0, journal)
    elif character == ELDER:
        if t.gems[seat] >= box.elder_cost and next_village(box, t, seat) != NOWHERE:
            ask(t, seat, PAY_ELDER)
        else:
            walk(box, t, seat, 0, journal)
    elif character == CRAFTSMAN:
        craft(t, seat, journal)
    elif character == SCOUT:
        if t.gems[seat] > 0:
            ask(t, seat, SCOUTING)
        else:
            walk(box, t, seat, 0, journal)
    elif character == CANOE:
        paddle(box, t, seat, journal)
    else:
        follow(box, t, seat, journal)


# R5.1 Shaman, R5.2 Thief


@rule
def curse(t, seat, character, journal):
    """R5.1 a, R5.1 b, C2: the shaman names a character; his turn ends."""
    t.curse = character
    tell(journal, CURSED, seat, character, 0, 0, EVERYONE)
    done(t)


@rule
def mark(t, seat, character, journal):
    """R5.2 a, R5.2 b, C2, C35: the thief names a character, then moves."""
    t.theft = character
    tell(journal, MARKED, seat, character, 0, 0, EVERYONE)
    ask(t, seat, WALK)


# R5.3 Seer


@rule
def spaces_in_play(t):
    """R0, C20: chance spaces that hold a token."""
    spaces = 0
    for chance in range(CHANCE):
        if t.token[chance] != NOTHING:
            spaces += 1
    return spaces


@rule
def begin_look(box, t, seat, journal):
    """R5.3 a, C11, C40: the seer chooses two spaces; with only two in play and no choice he just looks."""
    t.look_first = NOWHERE
    t.look_second = NOWHERE
    if t.seer_look_optional == 0 and t.seer_look_sequential == 0 and spaces_in_play(t) == 2:
        first = NOWHERE
        for chance in range(CHANCE):
            if t.token[chance] != NOTHING:
                if first == NOWHERE:
                    first = chance
                else:
                    look(t, seat, first, chance, journal)
                    return
    ask(t, seat, LOOK)


@rule
def see(t, seat, chance, journal):
    """R5.3 a: the seer, and nobody else, sees the token."""
    remember_look(t, seat, chance)
    tell(journal, TOKEN_SEEN, seat, chance, t.token[chance], 0, 1 << seat)


@rule
def look(t, seat, first, second, journal):
    """R5.3 a, R5.3 b: both spaces at once; then he is always asked whether he exchanges."""
    t.look_first = first
    t.look_second = second
    tell(journal, LOOKED, seat, first, second, 0, EVERYONE)
    see(t, seat, first, journal)
    see(t, seat, second, journal)
    ask(t, seat, SWAP)


@rule
def look_at(t, seat, chance, journal):
    """C40, option seer_look_sequential: one space, its token, then another space."""
    tell(journal, LOOKED_AT, seat, chance, 0, 0, EVERYONE)
    see(t, seat, chance, journal)
    if t.look_first != NOWHERE:
        t.look_second = chance
        ask(t, seat, SWAP)
        return
    t.look_first = chance
    if spaces_in_play(t) > 2:
        ask(t, seat, LOOK_SECOND)
        return
    for other in range(CHANCE):  # C32: a single space is left, so there is nothing to choose
        if t.token[other] != NOTHING and other != chance and t.look_second == NOWHERE:
            t.look_second = other
            tell(journal, LOOKED_AT, seat, other, 0, 0, EVERYONE)
            see(t, seat, other, journal)
    ask(t, seat, SWAP)


@rule
def look_nowhere(t, seat, journal):
    """C11, option seer_look_optional: no look, no exchange, the walk follows."""
    tell(journal, LOOKED_NOWHERE, seat, 0, 0, 0, EVERYONE)
    ask(t, seat, WALK)


@rule
def exchange(t, seat, yes, journal):
    """R5.3 b, R5.3 c, C12: exchange the two tokens or not; others see it unless the option hides it. Then he moves."""
    seen = EVERYONE if t.seer_swap_public == 0 else 1 << seat
    first = t.look_first
    second = t.look_second
    if yes != 0:
        token = t.token[first]
        t.token[first] = t.token[second]
        t.token[second] = token
        tell(journal, TOKENS_SWAPPED, seat, first, second, 0, seen)
    else:
        tell(journal, TOKENS_KEPT, seat, 0, 0, 0, seen)
    remember_exchange(t, seat, first, second, yes)
    t.look_first = NOWHERE
    t.look_second = NOWHERE
    ask(t, seat, WALK)


# R5.4 Priest, R5.5 Elder


@rule
def next_temple(box, t, seat):
    """R5.4: the next temple strictly ahead; the finish is one."""
    space = t.position[seat] + 1
    while space < t.finish and box.temple[space] == 0:
        space += 1
    return space


@rule
def next_village(box, t, seat):
    """R5.5, R9.4, C30: the next village strictly ahead and before the finish, or NOWHERE."""
    for space in range(t.position[seat] + 1, t.finish):
        if box.village[space] != 0:
            return space
    return NOWHERE


@rule
def pay_priest(box, t, seat, yes, journal):
    """R5.4, R5.11: pay first, then go to the next temple; or stay."""
    steps = 0
    if yes != 0:
        pay_gems(t, seat, box.priest_cost, journal)
        steps = next_temple(box, t, seat) - t.position[seat]
    walk(box, t, seat, steps, journal)
    done(t)


@rule
def pay_elder(box, t, seat, yes, journal):
    """R5.5, R5.11: pay first, then go to the next village; or stay."""
    steps = 0
    if yes != 0:
        pay_gems(t, seat, box.elder_cost, journal)
        steps = next_village(box, t, seat) - t.position[seat]
    walk(box, t, seat, steps, journal)
    done(t)


# R5.6 Craftsman


@rule
def craft(t, seat, journal):
    """R5.6, C13: a machete from the supply if there is one, then one or two spaces."""
    if t.machete_supply == 0:
        tell(journal, MACHETE_MISSING, seat, 0, 0, 0, EVERYONE)
        ask(t, seat, WALK)
    elif t.craftsman_may_decline != 0:
        ask(t, seat, TAKE_MACHETE)
    else:
        gain_machete(t, seat, journal)
        ask(t, seat, WALK)


@rule
def take_machete(t, seat, yes, journal):
    """C13, option craftsman_may_decline."""
    if yes != 0:
        gain_machete(t, seat, journal)
    else:
        tell(journal, MACHETE_DECLINED, seat, 0, 0, 0, EVERYONE)
    ask(t, seat, WALK)


@rule
def free_walk(box, t, seat, steps, journal):
    """R5.10, C15: one or two spaces for free (thief, seer, craftsman); none only with free_move_may_be_zero."""
    walk(box, t, seat, steps, journal)
    done(t)


# R5.7 Scout, R5.8 Canoe, R5.9 Child


@rule
def most_scouted(t, seat):
    """R5.7, C14: gems a scout may pay at most."""
    return min(t.gems[seat], t.finish - t.position[seat])


@rule
def scout(box, t, seat, gems, journal):
    """R5.7, R5.11: pay gems, move as many spaces; nothing is refunded."""
    if gems > 0:
        pay_gems(t, seat, gems, journal)
    walk(box, t, seat, gems, journal)
    done(t)


@rule
def paddle(box, t, seat, journal):
    """R5.8, R5.11: all gems are paid, two spaces for each, at most twenty."""
    gems = t.gems[seat]
    if gems > 0:
        pay_gems(t, seat, gems, journal)
    walk(box, t, seat, min(gems * box.canoe_per_gem, box.canoe_max_spaces), journal)
    done(t)


@rule
def nearest_ahead(t, seat):
    """R5.9: the nearest space strictly ahead that holds another meeple, or the own one."""
    nearest = t.position[seat]
    for other in range(t.seats):
        space = t.position[other]
        if space > t.position[seat] and (nearest == t.position[seat] or space < nearest):
            nearest = space
    return nearest


@rule
def follow(box, t, seat, journal):
    """R5.9: forward to whoever is nearest ahead."""
    walk(box, t, seat, nearest_ahead(t, seat) - t.position[seat], journal)
    done(t)
