"""The command line: `cenote serve`, `play`, `games`, `simulate`, `arena`, `verify`, `edition`, `position`, `bench`."""

from __future__ import annotations

import importlib
import os
import sys

import click
from threadpoolctl import threadpool_limits

from cenote import __version__
from cenote.kernel.errors import CenoteError

COMMANDS = {
    "admin": "Look at, repair, replay and close the tables of a server.",
    "arena": "Let bots play against each other and rate them.",
    "backup": "Write everything a server has stored to a file.",
    "bench": "Measure speed and size on this machine.",
    "edition": "Check an edition file.",
    "games": "List the games, their seats, options and bots.",
    "load": "Let many people play on a server of this machine and measure it.",
    "play": "Play a game in the terminal.",
    "position": "Look at a position and play moves from it.",
    "restore": "Fill an empty database from a backup.",
    "review": "Look at a recorded game again: turning points, accuracy and luck.",
    "serve": "Start the server and open the page.",
    "simulate": "Play many games and count what happens.",
    "train": "Let a network learn a game by playing against itself.",
    "verify": "Play a recorded game again and check it.",
}


class Commands(click.Group):
    """Commands by name, loaded when they are needed, so that the first move does not wait for all of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"cenote.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: cenote play lost_temple",
)
@click.version_option(__version__, prog_name="cenote")
def cli() -> None:
    """Cenote, a table for expedition board games."""


THREADS = "OPENBLAS_NUM_THREADS"


def one_core_each() -> None:
    """Bots with a network think side by side, in threads and processes. Would each multiply on all cores, they would
    wait for each other: beside one busy program a thought took 1.1 s instead of 12 ms. A wish of one's own counts."""
    if THREADS not in os.environ:
        os.environ[THREADS] = "1"  # of processes that are begun later
        threadpool_limits(1, "blas")


def main() -> None:
    """Run a command; wrong input ends in one sentence and exit status 2."""
    one_core_each()
    try:
        cli.main(standalone_mode=True)
    except CenoteError as error:
        click.echo(f"cenote: {error}", err=True)
        sys.exit(2)
