"""`cenote admin`."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cenote import games
from cenote.cli.database import database_at, database_options
from cenote.cli.options import json_option
from cenote.cli.screen import Screen
from cenote.kernel.errors import CenoteError, IllegalMove, OptionError, listed
from cenote.kernel.game import SPECTATOR
from cenote.kernel.replay import spoken_result
from cenote.kernel.table import Table
from cenote.server import admin
from cenote.server.migrations import version_of
from cenote.server.schema import SeatRow
from cenote.server.store import Store, Whole

UNITS = {"d": 86400, "h": 3600, "min": 60, "s": 1}
id_argument = click.argument("id")
editions_option = click.option(
    "--editions", type=click.Path(path_type=Path), help="Folder with edition files, as for `cenote serve`."
)
redis_option = click.option(
    "--redis", metavar="URL", help="As for `cenote serve`: people see it at once, not some seconds later."
)
secrets_option = click.option(
    "--secrets", is_flag=True, help="Tell secrets, too: the seed, and what is hidden in a running game."
)


@click.group(epilog="Example: cenote admin tables --status playing --idle 7d")
def command() -> None:
    """Look at, play again, repair and close the tables of a server, while it runs."""


@contextmanager
def store_at(database: str | None, data: Path | None) -> Iterator[Store]:
    with database_at(database, data) as engine:
        with engine.connect() as db:
            if version_of(db) is None:
                raise OptionError("the database has no tables of Cenote: no server has used it")
        store = Store(engine.url.render_as_string(hide_password=False))
        try:
            yield store
        finally:
            store.close()


def seconds(_: click.Context, __: click.Parameter, text: str) -> float:
    """`90min`, `2h` or `7d`."""
    said = re.fullmatch(r"(\d{1,6})(min|h|d)", text)
    if said is None:
        raise OptionError(f"--idle {text!r} must be a number of minutes, hours or days: 90min, 2h or 7d")
    return float(said[1]) * UNITS[said[2]]


def ago(moment: float) -> str:
    """How long ago something was."""
    passed = max(0.0, time.time() - moment)
    unit = next((unit for unit, length in UNITS.items() if passed >= 2 * length), "s")
    return f"{passed / UNITS[unit]:.0f} {unit}"


def who(seat: SeatRow, names: dict[str, str]) -> str:
    if seat.person is None:
        return seat.bot or seat.kind
    name = names.get(seat.person, "somebody")
    return f"{name} (a bot plays: {seat.stand_in})" if seat.stand_in else name


@command.command(epilog="Example: cenote admin tables --status playing --game ohio_bob --idle 2h")
@click.option("--status", type=click.Choice(["open", "playing", "over", "closed"]), help="Only these.")
@click.option("--game", type=click.Choice(games.names()), help="Only of this game.")
@click.option("--idle", default="0h", callback=seconds, metavar="90min|2h|7d", help="Nothing has happened for so long.")
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="How many, the latest first.")
@database_options
@json_option
def tables(
    status: str | None, game: str | None, idle: float, most: int, database: str | None, data: Path | None, as_json: bool
) -> None:
    """List tables: who sits there, how far they are, when something last happened."""
    with store_at(database, data) as store:
        times = admin.found_tables(store, status=status, game=game, idle=idle, most=most)
        found = [(row, seats, at) for id, at in times.items() for row, seats in [store.table(id) or (None, [])] if row]
        names = store.names_of(seat.person for _, seats, _ in found for seat in seats if seat.person)
    if as_json:
        rows = [
            {"id": row.id, "game": row.game, "status": row.status, "seats": [who(seat, names) for seat in seats],
             "move": row.move, "made": row.created, "last": at}
            for row, seats, at in found
        ]  # fmt: skip
        click.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    grid = Grid("table", "game", "status", "move", "made", "last", "seats", box=None, padding=(0, 2, 0, 0))
    for row, seats, at in found:
        seated = Text(", ".join(who(seat, names) for seat in seats))
        grid.add_row(row.id, row.game, row.status, str(row.move), ago(row.created), ago(at), seated)
    Console(width=None if sys.stdout.isatty() else 160, highlight=False).print(grid if found else "no such tables")


@command.command(epilog="Example: cenote admin show k3vd8m2q")
@id_argument
@secrets_option
@editions_option
@database_options
def show(id: str, secrets: bool, editions: Path | None, database: str | None, data: Path | None) -> None:
    """Show a table: what it is, who sits there, how far it is, and whether its moves can be played again."""
    with store_at(database, data) as store:
        found = admin.found_table(store, id)
        names = store.names_of(seat.person for seat in found.seats if seat.person)
    row = found.row
    facts = {
        "table": row.id,
        "game": f"{row.game}, rules {row.rules}, edition {row.edition} ({row.edition_digest[:12]}…)",
        "status": f"{row.status}, won by seat {listed(row.winners)}" if row.winners else row.status,
        "made": f"{ago(row.created)} ago, {'for everybody' if row.public else 'by link only'}",
        "moves": f"{row.move}, in round {row.round}; epoch {row.epoch}",
        "clock": msgspec.json.encode(row.clock).decode() if row.clock else "none",
        "kept by": row.keeper or "nobody",
        "secret": row.secret if secrets else "not told (--secrets)",
        "replay": standing(found, editions, secrets),
    }
    for seat in found.seats:
        acts = ", to act" if row.status == "playing" and seat.number in row.to_act else ""
        facts[f"seat {seat.number}"] = who(seat, names) + acts
    for name, fact in facts.items():
        click.echo(f"{name:<8} {fact}")


def standing(found: Whole, editions: Path | None, secrets: bool) -> str:
    """Whether the moves of a table can be played again, and its row fits them."""
    try:
        table = admin.new_table(found, editions)
    except CenoteError as error:
        return str(error)
    broken = admin.as_far_as_it_goes(table, found.moves)
    if broken is not None:
        return reason(found, table, broken, secrets)
    wrong = admin.faults(found, table)
    return f"its moves play again, but {', '.join(wrong)} should be otherwise" if wrong else "its moves play again"


def reason(found: Whole, table: Table, error: CenoteError, secrets: bool) -> str:
    """Where and why moves cannot be played again; what a player could have done instead is his secret."""
    number, count = len(table.moves), len(found.moves)
    hidden = isinstance(error, IllegalMove) and found.row.status != "over" and not secrets
    why = "it is not possible there (--secrets says more)" if hidden else str(error)
    return f"table {found.row.id} plays again up to {number} of {count} stored moves, not the next one: {why}"


@command.command(epilog="Example: cenote admin replay k3vd8m2q --until 20")
@id_argument
@click.option("--until", type=click.IntRange(0), help="Only so many of the stored moves.")
@secrets_option
@editions_option
@database_options
def replay(
    id: str, until: int | None, secrets: bool, editions: Path | None, database: str | None, data: Path | None
) -> None:
    """Play a table again from its beginning, and tell what a spectator sees; says where that breaks, and why."""
    with store_at(database, data) as store:
        found = admin.found_table(store, id)
    table = admin.new_table(found, editions)
    shown = Screen(table, "en")
    told = 0
    try:
        for move in admin.play_again(table, found.moves[:until]):
            if secrets:
                shown.console.print(Text(f"{move.number:>4}  seat {move.seat}  {move.action}", style="bold"))
            events = table.events(SPECTATOR)
            shown.show_events(events[told:], SPECTATOR)
            told = len(events)
    except CenoteError as error:
        raise CenoteError(reason(found, table, error, secrets)) from None
    finally:
        shown.show_table(SPECTATOR)
    end = spoken_result(table) if table.over else f"round {table.round}, seat {listed(table.to_act)} to act"
    click.echo(f"table {id}: {len(table.moves)} of {len(found.moves)} stored moves played again, {end}")


@command.command(epilog="Example: cenote admin repair k3vd8m2q --dry-run")
@id_argument
@click.option("--cut", is_flag=True, help="Remove the first move that cannot be played again, and all after it.")
@click.option("--dry-run", is_flag=True, help="Only tell what would be done.")
@secrets_option
@editions_option
@database_options
@redis_option
def repair(
    id: str, cut: bool, dry_run: bool, secrets: bool, editions: Path | None, database: str | None, data: Path | None,
    redis: str | None,
) -> None:  # fmt: skip
    """Play a table's moves again and let the table say what follows from them."""
    with store_at(database, data) as store:
        found = admin.found_table(store, id)
        table = admin.new_table(found, editions)
        error = admin.as_far_as_it_goes(table, found.moves)
        if error is not None and not cut:
            raise CenoteError(f"{reason(found, table, error, secrets)}; --cut removes it and all after it")
        wrong = admin.faults(found, table)
        for name, value in wrong.items():
            click.echo(f"{name}: {getattr(found.row, name)} becomes {value}")
        if error is not None:
            click.echo(f"moves: {len(found.moves) - len(table.moves)} of {len(found.moves)} removed")
        if not wrong and error is None:
            click.echo(f"table {id} says what follows from its moves: there is nothing to repair")
        elif dry_run:
            click.echo(f"table {id} was left as it is")
        else:
            admin.repair(store, found, table)
            click.echo(f"table {id} is repaired")
            if redis is not None:
                admin.tell(store, found.row, redis)


@command.command(epilog="Example: cenote admin close k3vd8m2q")
@id_argument
@database_options
@redis_option
def close(id: str, database: str | None, data: Path | None, redis: str | None) -> None:
    """End a running game without a winner, or close a table that has not begun."""
    with store_at(database, data) as store:
        row = admin.found_table(store, id).row
        click.echo(f"table {id} is {admin.close(store, row)}")
        if redis is not None:
            admin.tell(store, row, redis)
