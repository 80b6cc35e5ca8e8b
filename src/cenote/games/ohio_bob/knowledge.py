"""6b: what a seat knows of Ohio Bob. Everything lies open but the stream, and what nobody knows is not yet drawn."""

from __future__ import annotations

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
    """A careless player knows what lies open."""
