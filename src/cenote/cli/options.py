"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from cenote.bots import BOTS, named
from cenote.bots.external import RUN
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Edition, Game

USUAL = 4
YOU = "you"
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def usual_count(game: Game) -> int:
    """How many play where nobody says: a full table of four, or as few as there can be."""
    return USUAL if USUAL in game.seat_counts else game.seat_counts[0]


def read_pairs(flag: str, given: tuple[str, ...], value: str = "value") -> dict[str, str]:
    """`--option name=value` as a mapping."""
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, said = text.partition("=")
        if not equals or not name or not said:
            raise OptionError(f"{flag} {text!r} must look like name={value}")
        if name in pairs:
            raise OptionError(f"{flag} {name} is given twice")
        pairs[name] = said
    return pairs


def read_players(given: tuple[str, ...]) -> dict[str, str]:
    """`--player name=command` as a mapping to the names of bots."""
    players = {name: f"{RUN}{command}" for name, command in read_pairs("--player", given, "command").items()}
    for name, bot in players.items():
        if name in (*BOTS, YOU):
            raise OptionError(f"--player {name}: somebody else is called that; choose another name")
        named(bot)
    return players


def chosen_options(edition: Edition, preset: str | None, given: tuple[str, ...]) -> dict[str, object]:
    """The options of a preset of the edition, and those given beside it."""
    presets: dict[str, dict[str, object]] = getattr(edition.data, "preset", {})
    if preset is not None and preset not in presets:
        known = listed(presets) or "none"
        raise OptionError(f"--preset {preset!r} is not in edition {edition.name}: there is {known}")
    return {**(presets[preset] if preset is not None else {}), **read_pairs("--option", given)}


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
player_option: Decorator = click.option(
    "--player", "programs", multiple=True, metavar="NAME=COMMAND",
    help="A program that plays (docs/players.md), and what it is called here; may be given several times.",
)  # fmt: skip
json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
