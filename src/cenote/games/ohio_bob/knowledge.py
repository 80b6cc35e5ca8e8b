"""6b: what a seat knows of Ohio Bob. Everything lies open but the stream, and what nobody knows is not yet drawn."""

from __future__ import annotations

from cenote.games.ohio_bob.names import NOTHING, OPENING, ROOM, SET, SUPER
from cenote.games.ohio_bob.piles import owner_of
from cenote.kernel.dice import seed_stream
from cenote.kernel.rule import rule


@rule
def redact(box, t, seat):
    """6b, R0.5, A53: the order of the piles and the pairs not seen are in nobody's hands; the stream is blanked."""
    seed_stream(t, 0, 0, 0)


@rule
def imagine(box, t, seat):
    """6c: nothing to fill in; a card's place is decided when it is turned up."""


@rule
def forget(box, t, seat):
    """A careless player knows what lies open: of a pile the top card (or those to choose from, R1.6, R10.6), not the
    cards that a search went past (A33), nor a shuffled pair that does not lie there now (A34)."""
    for player in range(t.seats):
        open_cards = 1
        if t.laid[player] == 0:
            open_cards = 3 if t.phase == OPENING else 2
        while t.shown_count[player] > open_cards:
            t.shown_count[player] -= 1
            place = t.shown_count[player] + 0
            t.batch[0][player] |= 1 << (t.shown[place][player] % SET)
            t.shown[place][player] = NOTHING
    for card in range(SUPER):
        if t.pairing != 0 and t.behind[card] != 0 and t.zone[card] != ROOM:
            t.unpaired[owner_of(t, card)] |= 1 << (t.behind[card] - 1)
            t.behind[card] = 0
