"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Edition, Game

USUAL = 4
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def usual_count(game: Game) -> int:
    """How many play where nobody says: a full table of four, or as few as there can be."""
    return USUAL if USUAL in game.seat_counts else game.seat_counts[0]


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """`--option name=value` as a mapping."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise OptionError(f"--option {text!r} must look like name=value")
        if name in options:
            raise OptionError(f"--option {name} is given twice")
        options[name] = value
    return options


def chosen_options(edition: Edition, preset: str | None, given: tuple[str, ...]) -> dict[str, object]:
    """The options of a preset of the edition, and those given beside it."""
    presets: dict[str, dict[str, object]] = getattr(edition.data, "preset", {})
    if preset is not None and preset not in presets:
        known = listed(presets) or "none"
        raise OptionError(f"--preset {preset!r} is not in edition {edition.name}: there is {known}")
    return {**(presets[preset] if preset is not None else {}), **read_options(given)}


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--preset` and `--option`."""
    one = click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule; may be given several times."
    )
    many = click.option("--preset", metavar="NAME", help="House rules that go together; `cenote games` lists them.")
    return many(one(command))


edition_option: Decorator = click.option(
    "--edition", type=click.Path(path_type=Path), help="An edition file instead of the one in the box."
)
json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
