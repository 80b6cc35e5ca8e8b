"""R2, R3, R10: the idol, and the draft of the characters."""

from __future__ import annotations

from cenote.games.lost_temple.names import (
    BURIED,
    BY_CLAIM,
    BY_CLOCKWISE,
    BY_HOLDER,
    BY_LAST,
    BY_LOT,
    BY_POOREST,
    CALL,
    CARD_DISCARDED,
    CARD_LEFT,
    CARD_TAKEN,
    CARDS,
    DISCARDED,
    DRAFT,
    FACE_UP,
    HAND,
    HAND_PASSED,
    IDOL_GIVEN,
    KEPT,
    LATER,
    LEFTOVER,
    NOBODY,
    ROUND_BEGAN,
    SET_FACE_DOWN,
    SET_FACE_UP,
)  # fmt: skip
from cenote.kernel.dice import pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def give_idol(t, seat, reason, journal):
    """R2.1: the idol goes to `seat`, and the claim is used up."""
    t.idol = seat
    t.claim = NOBODY
    tell(journal, IDOL_GIVEN, seat, reason, 0, 0, EVERYONE)


@rule
def is_last_and_poorest(t, seat):
    """R2.2, R2.3, C6: nobody is further back, and nobody on this space has fewer gems."""
    for other in range(t.seats):
        if t.position[other] < t.position[seat]:
            return 0
        if t.position[other] == t.position[seat] and t.gems[other] < t.gems[seat]:
            return 0
    return 1


@rule
def assign_idol(t, journal):
    """R2: claim, then last place, then poorest, then the previous holder (C5), then the lot (C7)."""
    if t.claim != NOBODY:
        give_idol(t, t.claim, BY_CLAIM, journal)
        return
    tied = 0
    first = NOBODY
    level = 0  # how many stand on the rearmost space
    for seat in range(t.seats):
        last = 1
        for other in range(t.seats):
            if t.position[other] < t.position[seat]:
                last = 0
        level += last
        if is_last_and_poorest(t, seat) != 0:
            tied += 1
            if first == NOBODY:
                first = seat
    if tied == 1:
        give_idol(t, first, BY_LAST if level == 1 else BY_POOREST, journal)
    elif t.idol == NOBODY:  # R2.5: nobody has had it yet
        for seat in range(t.seats):
            t.lot[seat] = is_last_and_poorest(t, seat)
        seat = pick(t, t.lot, t.seats)
        clear_lot(t)
        give_idol(t, seat, BY_LOT, journal)
    elif t.idol_tie == 0:  # R2.4: even if he is not one of the tied
        give_idol(t, t.idol, BY_HOLDER, journal)
    else:
        seat = t.idol
        while is_last_and_poorest(t, seat) == 0:
            seat = (seat + 1) % t.seats
        give_idol(t, seat, BY_CLOCKWISE, journal)


@rule
def clear_lot(t):
    for k in range(len(t.lot)):
        t.lot[k] = 0


@rule
def lot_from(t, place):
    """A random character card among those in `place`, or 0 if there is none."""
    cards = 0
    for card in range(1, CARDS):
        t.lot[card] = 1 if t.place[card] == place else 0
        cards += t.lot[card]
    drawn = 0
    if cards > 0:
        drawn = pick(t, t.lot, CARDS)
    clear_lot(t)
    return drawn


@rule
def steps_in_draft(box, t):
    """R3.2, R10.1: single picks in a round."""
    return box.characters_each[t.seats] * t.seats


@rule
def drafter(t, step):
    """R2.6, R3.2: the idol player picks first, then clockwise; with two or three players twice round (R10.2, R10.3)."""
    return (t.idol + step - 1) % t.seats


@rule
def hand_size(t):
    """Cards in the passing hand."""
    size = 0
    for card in range(1, CARDS):
        if t.place[card] == HAND:
            size += 1
    return size


@rule
def begin_round(box, t, journal):
    """R2, R3.1, R10.2, R10.3, C26: assign the idol, collect the cards, set some aside, and let the idol player pick."""
    t.round += 1
    tell(journal, ROUND_BEGAN, NOBODY, t.round, 0, 0, EVERYONE)
    assign_idol(t, journal)
    t.called = 0
    t.curse = 0
    t.theft = 0
    for card in range(1, CARDS):
        t.place[card] = HAND
        t.step[card] = LATER
        t.holder[card] = NOBODY
    for _ in range(box.face_up[t.seats]):
        card = lot_from(t, HAND)
        t.place[card] = FACE_UP
        t.step[card] = 0
        tell(journal, SET_FACE_UP, NOBODY, card, 0, 0, EVERYONE)
    for _ in range(box.face_down[t.seats]):
        card = lot_from(t, HAND)
        t.place[card] = BURIED
        t.step[card] = 0
    tell(journal, SET_FACE_DOWN, NOBODY, box.face_down[t.seats], 0, 0, EVERYONE)
    t.draft_step = 1
    ask_drafter(box, t, journal)


@rule
def ask_drafter(box, t, journal):
    """R3.2, R3.4: the next drafter looks at the hand; with eight the last one adds the face-down card."""
    if t.draft_step == steps_in_draft(box, t) and box.last_takes_buried[t.seats] != 0:
        for card in range(1, CARDS):
            if t.place[card] == BURIED:
                t.place[card] = HAND  # its step stays 0: it never was in the passing hand
    seat = drafter(t, t.draft_step)
    t.phase = DRAFT
    t.to_act = 1 << seat
    tell(journal, HAND_PASSED, seat, hand_size(t), 0, 0, EVERYONE)


@rule
def take_card(box, t, seat, card, journal):
    """R3.2-R3.5, R10.2, R10.3, C27, C29: keep one card; set aside what the table says; pass the rest on."""
    t.place[card] = KEPT
    t.holder[card] = seat
    if t.step[card] == LATER:
        t.step[card] = t.draft_step
    tell(journal, CARD_TAKEN, seat, card, 0, 0, 1 << seat)
    if box.discards[t.seats] & (1 << t.draft_step) != 0:
        discarded = lot_from(t, HAND)
        t.place[discarded] = DISCARDED
        t.step[discarded] = t.draft_step
        tell(journal, CARD_DISCARDED, seat, 1, 0, 0, EVERYONE)
    if t.draft_step < steps_in_draft(box, t):
        t.draft_step += 1
        ask_drafter(box, t, journal)
        return
    for left in range(1, CARDS):
        if t.place[left] == HAND:  # R3.3, R3.4: the other card, face down
            t.place[left] = LEFTOVER
            if t.step[left] == LATER:
                t.step[left] = t.draft_step
            tell(journal, CARD_LEFT, seat, left, 0, 0, 1 << seat)
    t.to_act = 0
    t.phase = CALL
