"""R6-R9: movement and deep jungle, chance spaces, supplies, reaching the finish."""

from __future__ import annotations

from cenote.games.lost_temple.knowledge import forget_replaced
from cenote.games.lost_temple.names import (
    BACK2,
    CLAIM_MADE,
    END,
    FWD3,
    GEMS4,
    GEMS_GAINED,
    GEMS_PAID,
    IDOL,
    KINDS,
    LOSE_MACHETE,
    MACHETE,
    MACHETE_GAINED,
    MACHETE_LOST,
    MACHETE_MISSING,
    MACHETE_SPENT,
    MOVED,
    NOTHING,
    NOWHERE,
    PAY2,
    STAYED,
    STOPPED,
    TOKEN_REPLACED,
    TOKEN_REVEALED,
    WON,
)  # fmt: skip
from cenote.kernel.dice import pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def gain_gems(t, seat, amount, journal):
    """R8.1: take gems from the bank, as many as there are; C18: an unlimited bank pays in full and keeps no number."""
    if t.gem_bank == 0:
        amount = min(amount, t.bank)
        t.bank -= amount
    t.gems[seat] += amount
    tell(journal, GEMS_GAINED, seat, amount, 0, 0, EVERYONE)


@rule
def pay_gems(t, seat, amount, journal):
    """R8.3: pay gems to the bank, or all there are; never negative, no debts."""
    amount = min(amount, t.gems[seat])
    t.gems[seat] -= amount
    if t.gem_bank == 0:
        t.bank += amount
    tell(journal, GEMS_PAID, seat, amount, 0, 0, EVERYONE)


@rule
def gain_machete(t, seat, journal):
    """R8.2, C19: take a machete from the supply, if one is left."""
    if t.machete_supply > 0:
        t.machete_supply -= 1
        t.machetes[seat] += 1
        tell(journal, MACHETE_GAINED, seat, 0, 0, 0, EVERYONE)
    else:
        tell(journal, MACHETE_MISSING, seat, 0, 0, 0, EVERYONE)


@rule
def return_machete(t, seat):
    """R8.2: a spent or lost machete goes back to the supply."""
    t.machetes[seat] -= 1
    t.machete_supply += 1


@rule
def win(t, seat, journal):
    """R9.1, C36: the meeple is at the finish; the game ends at once."""
    t.position[seat] = t.finish
    t.over = 1
    t.phase = END
    tell(journal, WON, seat, t.finish, 0, 0, EVERYONE)


@rule
def forward(box, t, seat, steps, journal):
    """R6.1-R6.5, R6.8, C8, C9, C21: move forward; passing jungle costs a machete, without one the meeple stops there.

    Returns 1 if the meeple moved and the game goes on.
    """
    origin = t.position[seat]
    space = origin
    while steps > 0:
        if box.jungle[space] != 0 and space != origin:  # R6.4: leaving the space one stood on is free
            if t.machetes[seat] == 0:
                tell(journal, STOPPED, seat, space, 0, 0, EVERYONE)
                break
            return_machete(t, seat)  # R6.3: who has one must spend it
            tell(journal, MACHETE_SPENT, seat, space, 0, 0, EVERYONE)
        space += 1
        steps -= 1
        if space >= t.finish:
            tell(journal, MOVED, seat, origin, t.finish, 0, EVERYONE)
            win(t, seat, journal)
            return 0
    if space == origin:
        return 0
    t.position[seat] = space
    tell(journal, MOVED, seat, origin, space, 0, EVERYONE)
    return 1


@rule
def backward(t, seat, steps, journal):
    """R6.6, C10, C21: move backward, never below 0; jungle plays no part. Returns 1 if the meeple moved."""
    origin = t.position[seat]
    space = max(0, origin - steps)
    if space == origin:
        return 0
    t.position[seat] = space
    tell(journal, MOVED, seat, origin, space, 0, EVERYONE)
    return 1


@rule
def chance_at(box, t, space):
    """R0: the chance space in play at this index, or NOWHERE."""
    chance = box.chance_at[space]
    if chance != NOWHERE and t.token[chance] != NOTHING:
        return chance
    return NOWHERE


@rule
def reveal_token(box, t, seat, chance, journal):
    """R7.1, R7.4, C17, C25: turn up the token; draw its replacement first, then put the used one into the reserve."""
    token = t.token[chance]
    tell(journal, TOKEN_REVEALED, seat, chance, token, 0, EVERYONE)
    drawn = pick(t, t.reserve, KINDS)
    t.reserve[drawn] -= 1
    t.reserve[token] += 1
    t.token[chance] = drawn
    forget_replaced(box, t, chance, token)
    tell(journal, TOKEN_REPLACED, seat, chance, 0, 0, EVERYONE)
    return token


@rule
def token_effect(box, t, seat, token, journal):
    """R7.3: the token does what it shows. Returns 1 if the meeple moved and the game goes on."""
    if token == IDOL:  # R7.5, C23, C24: the last one to reveal an idol has the claim
        t.claim = seat
        tell(journal, CLAIM_MADE, seat, 0, 0, 0, EVERYONE)
    elif token == GEMS4:
        gain_gems(t, seat, box.token_gems_gain, journal)
    elif token == BACK2:
        return backward(t, seat, box.token_backward, journal)
    elif token == PAY2:
        pay_gems(t, seat, box.token_gems_loss, journal)
    elif token == MACHETE:
        gain_machete(t, seat, journal)
    elif token == FWD3:
        return forward(box, t, seat, box.token_forward, journal)
    elif token == LOSE_MACHETE and t.machetes[seat] > 0:
        return_machete(t, seat)
        tell(journal, MACHETE_LOST, seat, 0, 0, 0, EVERYONE)
    return 0


@rule
def walk(box, t, seat, steps, journal):
    """R6.1, R7.1, R7.2, R7.6, C16, C37, C38: move forward, then reveal the token where the movement ends, and so on."""
    if steps <= 0:
        tell(journal, STAYED, seat, t.position[seat], 0, 0, EVERYONE)
        return
    moved = forward(box, t, seat, steps, journal)
    while moved != 0:
        chance = chance_at(box, t, t.position[seat])
        if chance == NOWHERE:
            return
        token = reveal_token(box, t, seat, chance, journal)
        moved = token_effect(box, t, seat, token, journal)
        if t.chance_chain != 0:  # C16: without chains a moving token reveals nothing more
            return
