"""Editions so small that all their worlds can be counted."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tomli_w

from cenote.games.jade_goddess import GAME
from cenote.kernel.game import Edition


def box() -> dict[str, Any]:
    """The edition in the box, as data."""
    return tomllib.loads((GAME.folder / "box.toml").read_text(encoding="utf-8"))


def edition(data: dict[str, Any]) -> Edition:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tiny.toml"
        path.write_text(tomli_w.dumps(data), encoding="utf-8")
        return GAME.load_edition(path)


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
