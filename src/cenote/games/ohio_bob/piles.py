"""The cards of Ohio Bob: sets, hands and piles (R0.4, R0.5, R8.3, R8.4).

Of a pile the known cards are kept in their order; what was shuffled together below them is a set, from which the next
card is drawn when it is turned up. So nothing is hidden at a table, and nothing can leak.
"""

from __future__ import annotations

from cenote.games.ohio_bob.names import (
    BY_PILE,
    CARD_SHOWN,
    CARDS,
    CHEST_OPENED,
    END,
    ENDED,
    HAND,
    LEVELS,
    MULTI,
    NOBODY,
    NOTHING,
    PLAYED,
    SET,
    SUPER,
)  # fmt: skip
from cenote.kernel.dice import bits, choose_of
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def set_of(t, player):
    """R1.5, R14.1: the set of a player, 0 green, 1 blue."""
    return (t.set + player) & 1


@rule
def owner_of(t, card):
    """A45: the player whose set a card belongs to; the Super gears are of their first owners."""
    if card >= SUPER:
        return card - SUPER
    return (card // SET + t.set) % 2


@rule
def in_batch(t, player, number):
    """The cards shuffled together, as a whole number."""
    return t.batch[number][player] + 0


@rule
def pile_size(t, player):
    """Cards in a player's pile."""
    count = t.shown_count[player] + 0
    for number in range(LEVELS):
        count += bits(in_batch(t, player, number))
    return count


@rule
def show(t, player, count, journal):
    """6b: turn up cards until so many are known; everybody sees them."""
    for _ in range(count):
        if t.shown_count[player] < count:
            show_next(t, player, journal)


@rule
def show_next(t, player, journal):
    """6c: the next card below the known ones, by lot among those that were shuffled together."""
    for number in range(LEVELS):
        members = in_batch(t, player, number)
        if members != 0:
            place = choose_of(t, members)
            t.batch[number][player] = members & ~(1 << place)
            card = set_of(t, player) * SET + place
            t.shown[t.shown_count[player]][player] = card
            t.shown_count[player] += 1
            tell(journal, CARD_SHOWN, player, card, 0, 0, EVERYONE)
            return


@rule
def top_card(t, player):
    """R0.4: the top card of a pile lies open; NOTHING if the pile is empty."""
    return t.shown[0][player] + 0 if t.shown_count[player] > 0 else NOTHING


@rule
def take_card(t, player, place, journal):
    """A known card leaves the pile; the top one is always known."""
    card = t.shown[place][player] + 0
    for other in range(place, t.shown_count[player] - 1):
        t.shown[other][player] = t.shown[other + 1][player]
    t.shown_count[player] -= 1
    t.shown[t.shown_count[player]][player] = NOTHING
    show(t, player, 1, journal)
    return card


@rule
def to_hand(t, card, player):
    t.zone[card] = HAND
    t.holder[card] = player


@rule
def open_chest(box, t, player, colour, journal):
    """R8.3, R8.4, A33: the top card, or the first of a colour; the rainbow card has every colour."""
    if t.shown_count[player] == 0:
        return
    found = 0
    if colour >= 0:
        found = search(box, t, player, colour, journal)
    card = take_card(t, player, found, journal)
    to_hand(t, card, player)
    tell(journal, CHEST_OPENED, player, card, 0, 0, EVERYONE)
    check_pile(box, t, player, journal)


@rule
def search(box, t, player, colour, journal):
    """R8.4: the place of the first card of a colour, 0 if there is none; the cards passed become known."""
    for place in range(SET):
        if t.shown_count[player] <= place:
            show(t, player, place + 1, journal)
        if t.shown_count[player] > place:
            gem = box.colour[t.shown[place][player]]
            if gem == colour or gem == MULTI:
                return place
    return 0


@rule
def rooms_needed(box, t, player):
    """R5.1: rooms of the player's level."""
    return box.rooms[t.level_face][t.level[player] - 1] + 0


@rule
def check_pile(box, t, player, journal):
    """R12.3, R5.6, A25: an empty pile while rooms are missing."""
    if t.shown_count[player] > 0:
        return
    missing = t.laid[player] < rooms_needed(box, t, player)
    if missing or (t.deckout != 0 and t.level[player] < LEVELS):
        finish(t, BY_PILE, journal)


@rule
def finish(t, ending, journal):
    """R11.3, R12, R14.13: the game is over for everybody."""
    if t.over == 0:
        t.over = 1
        t.to_act = 0
        t.phase = END
        t.ending = ending
        tell(journal, ENDED, NOBODY, ending - 1, 0, 0, EVERYONE)


@rule
def count_cards(t, player, zone):
    """Cards of a player in a zone."""
    count = 0
    for card in range(CARDS):
        if t.zone[card] == zone and t.holder[card] == player:
            count += 1
    return count


@rule
def take_up(t, player):
    """R9.2, R10.3: the resolution pile comes into the hand; returns how many cards."""
    count = 0
    for card in range(CARDS):
        if t.zone[card] == PLAYED and t.holder[card] == player:
            t.zone[card] = HAND
            count += 1
    return count
