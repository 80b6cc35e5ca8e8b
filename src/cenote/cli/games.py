"""`cenote games`."""

from __future__ import annotations

import click
import msgspec

from cenote import games
from cenote.bots.levels import LEVELS, STYLES
from cenote.cli.options import json_option
from cenote.words import LANGUAGES, dashed, words


@click.command(epilog="Example: cenote games --language de")
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@json_option
def command(language: str, as_json: bool) -> None:
    """List the games, their seats, options and bots."""
    words(language)
    if as_json:
        rows = [
            {
                "game": game.key,
                "seats": game.seat_counts,
                "rules": game.rules_version,
                "levels": LEVELS,
                "styles": [style for style in STYLES if style],
                "options": {option.name: option.values or f"0 to {option.most}" for option in game.options},
                "presets": list(game.presets),
            }
            for game in map(games.get, games.names())
        ]
        click.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    for key in games.names():
        game, say = games.get(key), words(language, key).say
        click.secho(f"{say('game-name')} ({key}), {game.seat_counts[0]}-{game.seat_counts[-1]}", bold=True)
        click.echo(f"  {say('game-blurb')}\n")
        for option in game.options:
            name = f"option-{dashed(option.name)}"
            values = [str(value).lower() for value in option.values] or [f"0-{option.most} [{option.default}]"]
            click.echo(f"  {option.name} = {' | '.join(values)}   ({option.rule})\n      {say(f'{name}.about')}")
        for preset in game.presets:
            name = f"preset-{dashed(preset)}"
            click.echo(f"  --preset {preset}   {say(name)}\n      {say(f'{name}.about')}")
        click.echo()
    show_bots(language)


def show_bots(language: str) -> None:
    """The levels and styles, which are the same in every game."""
    say = words(language).say
    for level in LEVELS:
        click.secho(f"{say('bot', bot=level)} ({level})", bold=True, nl=False)
        click.echo(f"  {say('bot-about', bot=level)}")
    for style in filter(None, STYLES):
        name = say("bot-styled", bot="…", style=say("style", style=style))
        click.echo(f"  {name} (…-{style})  {say('style-about', style=style)}")
