"""6b: who knows what, written once.

`redact` blanks everything a seat cannot know; views, observations and bots see nothing but redacted tables. `imagine`
fills a redacted table again with a random world that is consistent with it.

**Cards.** A seat has seen the passing hand at its own picks. So it knows of every other card only between which of its
own looks at the hand the card left: the card's *window*. Cards of one window may lie in any slot of that window (kept
by a seat, buried, discarded, left over, still in the hand) - except that a character called in vain is held by nobody.

**Tokens.** Everybody knows the mix, every token ever turned up, and when each face-down token was laid. A token used
while another one lay on its space cannot be that one, so a seat knows how many tokens of each kind were free all the
time since a token was laid: `room`. That is all there is to know apart from what the seat saw as seer (`seen_by`).
"""

from __future__ import annotations

from cenote.games.lost_temple.draft import clear_lot, drafter, steps_in_draft
from cenote.games.lost_temple.names import (
    BURIED,
    CARDS,
    DISCARDED,
    DRAFT,
    FACE_UP,
    HAND,
    KEPT,
    KINDS,
    LATER,
    LEFTOVER,
    NOBODY,
    NOTHING,
    PLAYED,
    SEER,
    UNSEEN,
)  # fmt: skip
from cenote.kernel.dice import choose, pick, seed_stream
from cenote.kernel.game import SPECTATOR
from cenote.kernel.rule import rule

FORGOTTEN = -100  # instead of a window: the player does not remember when he last saw the card

# What is remembered


@rule
def remember_look(t, seat, chance):
    """6b: a seer knows the token until it is turned up."""
    t.seen_by[chance] |= 1 << seat


@rule
def remember_exchange(t, seat, first, second, yes):
    """6b, C12: what everybody knows moves with the tokens; an exchange in secret leaves the others in doubt."""
    if t.seer_swap_public != 0:
        later = first if t.drawn[first] > t.drawn[second] else second
        earlier = first + second - later
        t.drawn[earlier] = t.drawn[later]
        for kind in range(KINDS):
            t.room[earlier][kind] = t.room[later][kind]
        t.seen_by[first] &= 1 << seat
        t.seen_by[second] &= 1 << seat
    elif yes != 0:
        seen = t.seen_by[first]
        t.seen_by[first] = t.seen_by[second]
        t.seen_by[second] = seen
        drawn = t.drawn[first]
        t.drawn[first] = t.drawn[second]
        t.drawn[second] = drawn
        for kind in range(KINDS):
            room = t.room[first][kind]
            t.room[first][kind] = t.room[second][kind]
            t.room[second][kind] = room


@rule
def forget_replaced(box, t, chance, token):
    """6b, R7.4: `token` was turned up at `chance`; nobody knows the new one, only that it is not the one just used."""
    laid = t.drawn[chance]
    for other in range(box.chance_count):
        if t.token[other] == NOTHING or other == chance:
            continue
        if t.drawn[other] >= laid:
            t.room[other][token] -= 1
        else:
            t.room[other][token] = min(t.room[other][token], t.room[chance][token] - 1)
    t.reveals += 1
    t.drawn[chance] = t.reveals
    t.seen_by[chance] = 0
    for kind in range(KINDS):
        t.room[chance][kind] = box.mix[kind]
    t.room[chance][token] -= 1


# What a seat cannot know


@rule
def window(t, seat, step):
    """How many times `seat` had seen the hand when a card left it at `step` of the draft."""
    looks = 0
    if seat != SPECTATOR:
        for own in range(1, t.draft_step + 1):
            if own <= step and drafter(t, own) == seat:
                looks += 1
    return looks


@rule
def fits(t, seat, card, step):
    """The unseen card may have left the hand at `step` of the draft, as far as the seat remembers."""
    return t.step[card] == FORGOTTEN or t.step[card] == -1 - window(t, seat, step)


@rule
def knows_card(box, t, seat, card):
    """6b: cards face up, own cards, the hand at one's own pick, and the leftover for the last drafter."""
    if t.place[card] == FACE_UP:
        return True
    if seat == SPECTATOR:
        return False
    if t.place[card] == HAND:
        return t.phase == DRAFT and drafter(t, t.draft_step) == seat
    if t.place[card] == LEFTOVER:
        return drafter(t, steps_in_draft(box, t)) == seat
    return t.holder[card] == seat


@rule
def knows_token(t, seat, chance):
    """6b: a token is known to those who looked at it as seer."""
    return seat != SPECTATOR and t.seen_by[chance] & (1 << seat) != 0


@rule
def redact(box, t, seat):
    """6b: blank the stream, the cards and the tokens that `seat` cannot know; a card keeps its window w as -1 - w."""
    seed_stream(t, 0, 0, 0)
    for card in range(1, CARDS):
        if t.step[card] < 0 or knows_card(box, t, seat, card):
            continue
        t.step[card] = -1 - window(t, seat, t.step[card])
        if t.place[card] != PLAYED:
            t.place[card] = UNSEEN
            t.holder[card] = NOBODY
    for chance in range(box.chance_count):
        if t.token[chance] != NOTHING and not knows_token(t, seat, chance):
            t.token[chance] = UNSEEN
    for kind in range(KINDS):
        t.reserve[kind] = 0


# A world that fits


@rule
def imagine(box, t, seat):
    """6b, 6c: a random world that `seat` cannot tell from this redacted one."""
    imagine_cards(box, t, seat)
    imagine_tokens(box, t)


@rule
def picks_made(box, t):
    return t.draft_step - 1 if t.phase == DRAFT else t.draft_step


@rule
def kept_step(box, t, step, swapped):
    """The step of the card kept at pick `step`: R3.4, a last drafter who kept the buried card has one from before."""
    return 0 if swapped != 0 and step == steps_in_draft(box, t) else step


@rule
def aside_place(box, t, step, swapped):
    """R3.1, R3.3, R3.4, R10.2, R10.3: where the card set aside at `step` of the draft lies, or NOTHING."""
    last = steps_in_draft(box, t)
    made = picks_made(box, t)
    if step == 0:
        if box.last_takes_buried[t.seats] == 0 or t.draft_step < last:
            return BURIED
        if made < last:
            return HAND
        return NOTHING if swapped != 0 else LEFTOVER
    if step > made:
        return NOTHING
    if step == last:
        return LEFTOVER if box.last_takes_buried[t.seats] == 0 or swapped != 0 else NOTHING
    return DISCARDED if box.discards[t.seats] & (1 << step) != 0 else NOTHING


@rule
def aside_free(box, t, step, swapped):
    """Cards still to be imagined into the aside slot of `step`."""
    place = aside_place(box, t, step, swapped)
    if place == NOTHING:
        return 0
    free = box.face_down[t.seats] if step == 0 else 1
    for card in range(1, CARDS):
        if t.place[card] == place and t.step[card] == step:
            free -= 1
    return free


@rule
def kept_free(box, t, step, swapped):
    """1 if the card kept at pick `step` is still to be imagined."""
    for card in range(1, CARDS):
        if t.step[card] == kept_step(box, t, step, swapped) and (t.place[card] == KEPT or t.place[card] == PLAYED):
            return 0
    return 1


@rule
def known_swapped(box, t, seat):
    """R3.4: did the last of eight drafters keep the buried card? 1 if so, 0 if not, UNSEEN if the seat cannot tell."""
    last = steps_in_draft(box, t)
    if box.last_takes_buried[t.seats] == 0 or picks_made(box, t) < last:
        return 0
    for card in range(1, CARDS):
        if t.step[card] == FORGOTTEN:
            continue
        if t.holder[card] == drafter(t, last):
            if t.step[card] >= 0:
                return 1 if t.step[card] == 0 else 0
            if seat != SPECTATOR:
                return 1 if t.step[card] == -1 else 0
        elif t.place[card] == UNSEEN and card <= t.called and seat != SPECTATOR:  # called in vain: the leftover
            return 0 if t.step[card] == -1 else 1
    return UNSEEN


@rule
def imagine_swapped(box, t, seat):
    """R3.4: as the seat knows it, else by lot."""
    swapped = known_swapped(box, t, seat)
    return choose(t, 2) if swapped == UNSEEN else swapped


@rule
def imagine_cards(box, t, seat):
    """6b: every unseen card gets a slot of its window; characters called in vain only slots that nobody holds."""
    swapped = imagine_swapped(box, t, seat)
    made = picks_made(box, t)
    for card in range(1, CARDS):  # a spectator does not know at which of his picks a player kept what he played
        if t.place[card] == PLAYED and t.step[card] < 0:
            for step in range(1, made + 1):
                kept = kept_step(box, t, step, swapped)
                if drafter(t, step) == t.holder[card] and fits(t, seat, card, kept):
                    t.lot[step] = kept_free(box, t, step, swapped)
            step = pick(t, t.lot, made + 1)
            clear_lot(t)
            t.step[card] = kept_step(box, t, step, swapped)
    for card in range(1, t.called + 1):
        if t.place[card] == UNSEEN:
            slots = 0
            for step in range(made + 1):
                if fits(t, seat, card, step):
                    t.lot[step] = aside_free(box, t, step, swapped)
                    slots += t.lot[step]
            if slots > 0:
                step = pick(t, t.lot, made + 1)
                t.place[card] = aside_place(box, t, step, swapped)
                t.step[card] = step
            clear_lot(t)
    for step in range(made + 1):
        for _ in range(aside_free(box, t, step, swapped)):
            fill_slot(t, seat, aside_place(box, t, step, swapped), step, NOBODY)
        if step > 0 and kept_free(box, t, step, swapped) != 0:
            fill_slot(t, seat, KEPT, kept_step(box, t, step, swapped), drafter(t, step))
    for card in range(1, CARDS):
        if t.place[card] == UNSEEN:
            t.place[card] = HAND if t.phase == DRAFT else DISCARDED
            t.step[card] = LATER if t.phase == DRAFT else made


@rule
def fill_slot(t, seat, place, step, holder):
    """Put a random unseen card of the right window there."""
    cards = 0
    for card in range(1, CARDS):
        if t.place[card] == UNSEEN and fits(t, seat, card, step):
            t.lot[card] = 1
            cards += 1
    if cards > 0:
        card = pick(t, t.lot, CARDS)
        t.place[card] = place
        t.step[card] = step
        t.holder[card] = holder
    clear_lot(t)


@rule
def take_room(box, t, chance, change):
    """Count the token at `chance` in (-1) or out (+1) of the room of every token laid with it or later."""
    for other in range(box.chance_count):
        if t.token[other] != NOTHING and t.drawn[other] >= t.drawn[chance]:
            t.room[other][t.token[chance]] += change


@rule
def imagine_tokens(box, t):
    """6b, 6c: lay the unseen tokens in the order the real ones were laid, each from the kinds that still have room."""
    for chance in range(box.chance_count):
        if t.token[chance] >= 0:
            take_room(box, t, chance, -1)
    while True:
        next_laid = NOTHING
        for chance in range(box.chance_count):
            if t.token[chance] == UNSEEN and (next_laid == NOTHING or t.drawn[chance] < t.drawn[next_laid]):
                next_laid = chance
        if next_laid == NOTHING:
            break
        for kind in range(KINDS):
            t.lot[kind] = box.mix[kind]
            for other in range(box.chance_count):
                if t.token[other] != NOTHING and t.drawn[other] >= t.drawn[next_laid]:
                    t.lot[kind] = min(t.lot[kind], t.room[other][kind])
            t.lot[kind] = max(t.lot[kind], 0)
        t.token[next_laid] = pick(t, t.lot, KINDS)
        take_room(box, t, next_laid, -1)
    clear_lot(t)
    for kind in range(KINDS):
        t.reserve[kind] = box.mix[kind]
    for chance in range(box.chance_count):
        if t.token[chance] != NOTHING:
            take_room(box, t, chance, 1)
            t.reserve[t.token[chance]] -= 1


@rule
def forget(box, t, seat):
    """A careless player knows what lies open, his own cards and the hand he picks from. Tokens he saw as seer are gone
    when that turn is over, and so are the cards he passed on and which tokens were turned up."""
    for card in range(1, CARDS):
        if t.step[card] < 0 or t.place[card] == LEFTOVER:
            t.step[card] = FORGOTTEN
            if t.place[card] != PLAYED:
                t.place[card] = UNSEEN
    for chance in range(box.chance_count):
        if t.token[chance] == NOTHING:
            continue
        for kind in range(KINDS):
            t.room[chance][kind] = box.mix[kind]
        if t.called != SEER or t.holder[SEER] != seat:
            t.seen_by[chance] &= ~(1 << seat)
            t.token[chance] = UNSEEN
