"""A table as an environment renders it: text for the terminal, or a picture."""

from __future__ import annotations

import importlib
import io

from cenote.kernel.errors import OptionError, listed
from cenote.kernel.perspective import Perspective

MODES = ("human", "ansi", "svg")
WIDTH = 100


def checked(mode: str | None) -> str | None:
    """A mode that there is, or none."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"unknown render mode {mode!r}: there is {listed(MODES)}")
    return mode


def rendered(perspective: Perspective, mode: str, language: str = "en") -> str | None:
    """What a seat sees: printed (`human`), as text (`ansi`; `plain`, without colours) or as a picture (`svg`)."""
    from rich.console import Console

    from cenote.words import COLOURS, words

    game = perspective.game
    said = words(language, game.key)
    names = [said.say("colour", colour=colour) for colour in COLOURS[: perspective.seats]]
    drawing = importlib.import_module(f"cenote.games.{game.key}.terminal").draw(
        perspective.edition, perspective.view, said, names
    )
    if mode == "human":
        Console(highlight=False).print(drawing)
        return None
    console = Console(
        file=io.StringIO(), width=WIDTH, highlight=False, force_terminal=mode != "plain", record=mode == "svg"
    )
    console.print(drawing)
    if mode == "svg":
        return console.export_svg(title=said.say("game-name"))
    text = console.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()
