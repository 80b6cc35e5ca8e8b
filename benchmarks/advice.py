"""How good is advice? What the bar foretells is compared with how games end, and hints with a much longer thought.

python benchmarks/advice.py takara_island --games 40 --plan worlds=64 --plan worlds=0+iterations=2000

Bots play; at every so many decisions each plan, a legend with other numbers, gives the one who is to act a hint and
says what everybody can hope for. Told of each plan: the mean squared error of these chances (`even` is that of equal
chances for all), and for each degree of sureness how many hints had it, how often the longer thought chose the same,
and what it thinks they give away of a won game.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence

import click
import numpy as np

from cenote.bots import named
from cenote.bots.hints import adviser, sureness
from cenote.bots.levels import changed
from cenote.bots.planner import Beam
from cenote.bots.thought import Plan, Thought, think
from cenote.kernel.engine import engine_of
from cenote.kernel.errors import CenoteError
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table, find_game
from cenote.lab.review import shares

SURE = ("clear", "likely", "close")


class Advice:
    """What one plan has advised so far."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name or "as hints are"
        self.plan = changed(f"legend:{name}").plan(find_game(game)) if name else adviser(find_game(game))
        self.errors: list[float] = []
        self.seconds: list[float] = []
        self.hints: dict[str, list[tuple[bool, float]]] = defaultdict(list)
        self._told: list[np.ndarray[tuple[int], np.dtype[np.float64]]] = []

    def think(self, mine: Perspective) -> Thought:
        began = time.perf_counter()
        thought = think(mine, 1, self.plan)
        self.seconds.append(time.perf_counter() - began)
        self.foretell(thought.chances)
        return thought

    def foretell(self, chances: Sequence[float]) -> None:
        self._told.append(np.array(chances))

    def compare(self, mine: Perspective, thought: Thought, longer: Thought, judge: Plan | Beam) -> None:
        """What the longer thought finds of the hint; of what it did not compare it thinks once more."""
        best, advised = longer.options[0].action, thought.options[0].action
        values = {option.action: option.value for option in longer.options}
        if advised not in values:
            values = {option.action: option.value for option in think(mine, 3, judge, among=(best, advised)).options}
        self.hints[sureness(thought)].append((advised == best, max(0.0, values[best] - values[advised])))

    def ended(self, result: tuple[float, ...]) -> None:
        self.errors += [float(np.mean((told - result) ** 2)) for told in self._told]
        self._told.clear()

    def __str__(self) -> str:
        lines = [f"{self.name:28} error {np.mean(self.errors):.4f}, {1000 * np.mean(self.seconds):.0f} ms"]
        for sure in SURE:
            if told := self.hints[sure]:
                same, lost = np.mean(told, axis=0)
                lines.append(
                    f"    {sure:8} {len(told):5} hints, {same:5.1%} as the longer thought, {lost:.4f} given away"
                )
        return "\n".join(lines)


def decisions(table: Table, bot: str, seed: int, stride: int) -> Iterator[Perspective]:
    """A game of bots, and the view of who is to act at every so many decisions."""
    player, decided = named(bot), 0
    while not table.over:
        seat = table.in_turn[0]
        mine = table.perspective(seat, len(table.moves))
        if len(mine.legal) > 1:
            decided += 1
            if decided % stride == 0:
                yield mine
        table.play(player.choose(mine, seed), seat)


@click.command()
@click.argument("game")
@click.option("--plan", "plans", multiple=True, default=("",), help="Numbers of a legend (name=number+…).")
@click.option(
    "--longer", default=None, help="The longer thought, in the same words; without it, hints are not compared."
)
@click.option("--bot", default="explorer", show_default=True, help="Who plays.")
@click.option("--seats", default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--stride", type=click.IntRange(1), default=7, show_default=True, help="Every so many decisions.")
def advice(
    game: str, plans: tuple[str, ...], longer: str | None, bot: str, seats: int, games: int, seed: int, stride: int
) -> None:
    """What is advice in GAME worth?"""
    found = find_game(game)
    engine, edition = engine_of(found, wait=True), found.load_edition(None)
    advisers = [Advice(plan, game) for plan in plans]
    judge = None if longer is None else changed(f"legend:{longer}").plan(found)
    even = Advice("", game)
    for number in range(seed, seed + games):
        table = Table.new(found, seats, seed=number, edition=edition, engine=engine)
        for mine in decisions(table, bot, number, stride):
            even.foretell([1 / seats] * seats)
            verdict = None if judge is None else think(mine, 2, judge)
            for one in advisers:
                thought = one.think(mine)
                if judge is not None and verdict is not None:
                    one.compare(mine, thought, verdict, judge)
        assert table.result is not None
        for one in (*advisers, even):
            one.ended(shares(found, seats, table.result.winners))
    click.echo(
        f"{game}, {games} games of {seats} {bot}s, {len(even.errors)} decisions; even: {np.mean(even.errors):.4f}"
    )
    for one in advisers:
        click.echo(str(one))


if __name__ == "__main__":
    try:
        advice()
    except CenoteError as error:
        sys.exit(f"advice: {error}")
