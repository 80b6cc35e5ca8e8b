"""Editions so small that all their worlds can be counted."""

from __future__ import annotations

from functools import cache
from typing import Any

from cenote.games.jade_goddess import GAME
from cenote.kernel.game import Edition
from tests.editions import box_of, edition_of


def box() -> dict[str, Any]:
    """The edition in the box, as data."""
    return box_of(GAME)


def edition(data: dict[str, Any]) -> Edition:
    return edition_of(GAME, data)


@cache
def market(row: int, most: int, *tokens: int, gold: int = 5) -> Edition:
    """A board of the centre and four fields, and so many tokens of each kind; nothing to do but trade."""
    data = box()
    counts = iter((*tokens, *[0] * 24))
    data["artifact"] = [{"object": 1, "parts": {part: {"good": next(counts), "bad": next(counts)} for part in "ABCD"}}]
    data["tile_type"] = [{"id": "J", "pattern": "aaaa", "count": 5, "heads": {}, "gold": {}}]
    data["board"] |= {"size": 3, "centre": [1, 1]}
    data["strip"] = [{"name": "standard", "fields": [{"pattern": "....", "heads": {}, "gold": {}}]}]
    data["setup"] |= {"face_up_artifacts": row, "max_blind_swap": most, "start_gold": gold, "tile_stacks": 1}
    return edition(data)
