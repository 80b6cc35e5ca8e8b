"""Editions made for a test: the box of a game as data, and the edition that changed data describes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tomli_w

from cenote.kernel.game import Edition, Game


def box_of(game: Game) -> dict[str, Any]:
    """The edition in the box as its file says it; a fresh copy."""
    return tomllib.loads((game.folder / "box.toml").read_text(encoding="utf-8"))


def edition_of(game: Game, content: Mapping[str, Any]) -> Edition:
    """The edition that a file with this content describes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(tomli_w.dumps(content), encoding="utf-8")
        return game.load_edition(path)
