"""Five levels, the same for every game, and styles.

Levels differ in memory, depth and plan; none of them blunders on purpose. What a level does in a game stands in
`levels.toml` in the game's folder and was found by measurement (docs/bots.md). A style is an aim of its own: the bot
values what it sees otherwise, at any level.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

import msgspec

from cenote.bots.planner import Beam
from cenote.bots.search import CAUTIOUS, COLLECTOR, GREEDY, PLAIN, SLY
from cenote.bots.thought import Plan, Thought, think
from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Game
from cenote.kernel.perspective import Perspective

LEVELS = ("tourist", "hiker", "pathfinder", "explorer", "legend")
STYLES = {"": PLAIN, "cautious": CAUTIOUS, "greedy": GREEDY, "sly": SLY, "collector": COLLECTOR}
USUAL = {
    "tourist": Plan(60, depth=1, moves=0, careless=True),
    "hiker": Plan(200, depth=1, careless=True),
    "pathfinder": Plan(400),
    "explorer": Plan(2_000),
    "legend": Plan(20_000),
}
"""For a game that has no `levels.toml` yet."""


def plans(game: Game) -> Mapping[str, Plan | Beam]:
    """How each level thinks in a game."""
    return _read(game.folder / "levels.toml", game.shared_goal)


@cache
def _read(path: Path, shared_goal: bool) -> Mapping[str, Plan | Beam]:
    if not path.exists():
        return USUAL
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert(data, dict[str, Beam] if shared_goal else dict[str, Plan])


class Level:
    """A bot of one level and style; `changes` are numbers of its plan that are other than usual."""

    def __init__(self, level: str, style: str = "", changes: Mapping[str, int] | None = None) -> None:
        self.name = f"{level}-{style}" if style else level
        self.level, self.style, self.changes = level, STYLES[style], changes or {}

    def plan(self, game: Game) -> Plan | Beam:
        plan = plans(game)[self.level]
        if self.changes:
            numbers = {**msgspec.structs.asdict(plan), **self.changes}
            try:
                plan = msgspec.convert(numbers, type(plan), strict=False)
            except msgspec.ValidationError as wrong:
                known = listed(plan.__struct_fields__, 12)
                raise OptionError(
                    f"no {self.level} thinks like that in {game.key}: {wrong}; there is {known}"
                ) from None
        if isinstance(plan, Plan) and self.style == GREEDY:
            return msgspec.structs.replace(plan, depth=1, rounds=1)
        return plan

    def think(self, perspective: Perspective, seed: int, among: Collection[Action] = ()) -> Thought:
        """`among` are the only actions to be compared."""
        return think(perspective, seed, self.plan(perspective.game), style=self.style, among=among)

    def choose(self, perspective: Perspective, seed: int) -> Action:
        legal = perspective.legal
        if len(legal) == 1:
            only: Action = legal[0]
            return only
        return self.think(perspective, seed).options[0].action


def changed(name: str) -> Level:
    """A level with other numbers, for tuning: `legend:rounds=3+considered=2`."""
    told, _, text = name.partition(":")
    level, _, style = told.partition("-")
    pairs = [change.partition("=")[::2] for change in text.split("+")]
    right = all(key and number.isdecimal() and len(number) < 10 for key, number in pairs)
    if level not in LEVELS or style not in STYLES or not right:
        raise OptionError(f"bot {name!r} must look like LEVEL:name=number+name=number, as in legend:rounds=3")
    return Level(level, style, {key: int(number) for key, number in pairs})
