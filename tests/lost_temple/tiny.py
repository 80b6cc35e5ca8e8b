"""Editions so small that all their worlds can be counted."""

from __future__ import annotations

from functools import cache
from typing import Any

from cenote.games.lost_temple import GAME
from cenote.kernel.game import Edition
from tests.editions import box_of, edition_of


def _box() -> dict[str, Any]:
    """The edition in the box, as data."""
    return box_of(GAME)


def _edition(data: dict[str, Any]) -> Edition:
    return edition_of(GAME, data)


@cache
def only_cards() -> Edition:
    """All tokens are alike, so that nothing but the cards is hidden."""
    box = _box()
    box["chance_tokens"] = dict.fromkeys(box["chance_tokens"], 0) | {"machete": 18}
    return _edition(box)


@cache
def few_tokens() -> Edition:
    """A short path with three chance spaces and five different tokens."""
    box = _box()
    box["track"] = {
        "last_index": 14, "finish_short": 11, "finish_long": 14, "temples": [5, 11, 14], "villages": [4, 8],
        "jungles": [7], "chance": [3, 6, 9],
    }  # fmt: skip
    box["start_spaces"] = {str(number): number % 2 + 1 for number in range(1, 10)}
    kinds = ("idol", "gems4", "back2", "fwd3", "lose_machete")
    box["chance_tokens"] = dict.fromkeys(box["chance_tokens"], 0) | dict.fromkeys(kinds, 1)
    return _edition(box)
