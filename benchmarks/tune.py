"""Does another plan play better? One number of a level's plan after the other is changed, and both plans meet.

python benchmarks/tune.py takara_island explorer --seats 2 --games 100 rounds=1,2,3 considered=1,2,3

What is found goes into `levels.toml` of the game's folder. Every line says how often the changed plan won.
"""

from __future__ import annotations

import click

from cenote.cli.many import check_place, place_options
from cenote.lab.arena import Arena


@click.command()
@click.argument("game")
@click.argument("level")
@click.argument("changes", nargs=-1, required=True)
@click.option("--against", default=None, help="Another bot than the level as it is, such as greedy.")
@click.option("--seats", default=2, show_default=True)
@click.option("--games", default=100, show_default=True)
@place_options
@click.option("--alone", is_flag=True, help="One changed bot against the other on all seats but its own.")
def tune(
    game: str, level: str, changes: tuple[str, ...], against: str | None, seats: int, games: int, jobs: int | None,
    ray: str | None, alone: bool,
) -> None:  # fmt: skip
    """Let LEVEL of GAME play with each of the CHANGES (name=number,number,…; several at once: a=1+b=2)."""
    check_place(jobs, ray)
    for change in changes:
        name, _, values = change.rpartition("=")
        for value in values.split(","):
            other = f"{level}:{name}={value}"
            arena = Arena(game, [other, against or level], seats=[seats], games=games, alone=alone)
            for _ in arena.play(jobs, ray):
                pass
            match = arena.matches[0]
            won, thought = match.share_a, match.thoughts[0]
            click.echo(
                f"{other:50} {100 * won.share:5.1f} % ({100 * won.low:.1f}-{100 * won.high:.1f}) "
                f"of {match.games} games, {1000 * thought.each:.1f} ms a decision"
            )


if __name__ == "__main__":
    tune()
