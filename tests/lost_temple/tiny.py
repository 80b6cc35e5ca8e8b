"""Editions so small that all their worlds can be counted."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tomli_w

from cenote.games.lost_temple import GAME
from cenote.kernel.game import Edition


def _box() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "box.toml").read_text(encoding="utf-8"))


def _edition(box: dict[str, Any]) -> Edition:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tiny.toml"
        path.write_text(tomli_w.dumps(box), encoding="utf-8")
        return GAME.load_edition(path)


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
