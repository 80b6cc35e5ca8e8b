"""The rulebook of Realm of the Jade Goddess: R9, trading on the centre field."""

from __future__ import annotations

from cenote.games.jade_goddess.dig import draw_tokens
from cenote.games.jade_goddess.explore import pay, remember
from cenote.games.jade_goddess.names import (
    BLIND_SWAP,
    GIVEN,
    RETRIEVE,
    RETURN,
    RETURNED,
    SWAPPED,
    TAKEN,
    TOKEN_RETURNED,
)  # fmt: skip
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def swap(box, t, seat, token, slot, journal):
    """R9.1 A: one of the own tokens for one of the row."""
    taken = t.row[slot] + 0
    t.hand[token][seat] -= 1
    t.hand[taken][seat] += 1
    t.row[slot] = token
    remember(t, seat, GIVEN, token)
    remember(t, seat, TAKEN, taken)
    tell(journal, SWAPPED, seat, token, taken, slot + 1, EVERYONE)
    t.phase = RETRIEVE
    t.to_act = 0


@rule
def swap_blindly(box, t, seat, count, journal):
    """R9.1 B, A1, A4: draw, look, and put as many back."""
    pay(t, seat, box.blind_swap_price)
    tell(journal, BLIND_SWAP, seat, count, box.blind_swap_price, 0, EVERYONE)
    draw_tokens(box, t, seat, count, journal)
    t.returns = count if t.trade_return == 0 else box.max_blind_swap
    t.phase = RETURN
    t.to_act = 0


@rule
def give_back(t, seat, token, journal):
    """R9.1 B: a token goes face down into the pile."""
    t.hand[token][seat] -= 1
    t.held[seat] -= 1
    t.pile[token] += 1
    remember(t, seat, RETURNED, token)
    t.returns -= 1
    t.to_act = 0
    tell(journal, TOKEN_RETURNED, seat, token, 0, 0, 1 << seat)
