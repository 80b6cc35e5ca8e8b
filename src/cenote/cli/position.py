"""`cenote position`."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from cenote import SPECTATOR, Table
from cenote.cli.options import edition_option, json_option
from cenote.cli.screen import Screen
from cenote.kernel.position import load_position
from cenote.words import LANGUAGES, words


@click.command(epilog="Example: cenote position puzzle.toml --do 'curse scout' --do 'scout 3' --seat 1")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--do", "moves", multiple=True, metavar="MOVE", help="A move in text notation; may be given several times."
)
@click.option(
    "--seat",
    type=click.IntRange(0, 7),
    default=None,
    help="Whose view to show (0 is the first seat); else a spectator's.",
)
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@edition_option
@json_option
def command(
    file: Path, moves: tuple[str, ...], seat: int | None, language: str, edition: Path | None, as_json: bool
) -> None:
    """Load a position, play moves with the outcomes it forces, and show the table, the legal moves and the events."""
    words(language)
    table = load_position(file, edition=edition)
    for move in moves:
        table.play(move)
    viewer = SPECTATOR if seat is None else seat
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(facts(table, viewer))).decode())
        return
    screen = Screen(table, language)
    screen.show_table(viewer)
    screen.show_events(table.events(viewer), viewer)
    if table.over:
        screen.show_result(viewer)
        return
    for acting in table.to_act:
        screen.show_choices(table.perspective(acting))
    click.echo()
    click.echo(table.position)


def facts(table: Table, viewer: int) -> dict[str, object]:
    """Everything the command shows, for programs."""
    return {
        "game": table.game.key,
        "move": table.move,
        "phase": table.phase,
        "to_act": table.to_act,
        "over": table.over,
        "result": table.result,
        "legal": {str(seat): [action.text for action in table.legal(seat)] for seat in table.to_act},
        "seat": None if viewer == SPECTATOR else viewer,
        "view": table.view(viewer),
        "events": [{"event": e.name, "seat": e.seat, **e.facts} for e in table.events(viewer)],
        "position": table.position,
    }
