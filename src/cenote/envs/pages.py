"""A page for every environment, written from the code so that it cannot drift: `python -m cenote.envs.pages`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cenote import games
from cenote.envs.learner import id_of
from cenote.kernel.game import Game, places_of
from cenote.words import words

FOLDER = Path(__file__).parents[3] / "docs" / "environments"
HISTORY: dict[str, tuple[str, ...]] = {
    "jade_goddess": ("The published rules with all rulings.",),
    "lost_temple": ("The published rules with all rulings.",),
    "ohio_bob": ("The published rules with all rulings.",),
    "takara_island": ("The published rules with all rulings.",),
}
"""What is new in each version of the rules, the first one first."""
WHEN = {
    "jade_goddess": "The tiles run out and everybody has had one more turn (R11.2), the last artefact is dug out"
    " (R11.3), or nobody explores any more (R11.5). Most points win (R12.5).",
    "lost_temple": "A meeple reaches the big temple and wins (R9.1); with `max_rounds`, after so many rounds (R9.2).",
    "ohio_bob": "Everybody leaves level 3: who has the gems of the amulet wins (R11.3; for two, both or nobody,"
    " R14.12). Energy at 0, an empty pile with rooms missing (R12), or `turn_cap` turns on a level (R2.3): lost.",
    "takara_island": "Both stones are found (R12.2), five sites are empty (R12.3), four are and no stone was found"
    " (then everybody loses), or `turn_limit` turns were taken (R12.6). Who has both stones wins, else who has the most"
    " points.",
}


def table(head: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def page(game: Game) -> str:
    """What a researcher has to know of a game."""
    said, edition = words("en", game.key), game.load_edition(None)
    version, seats = game.rules_version, game.seat_counts
    counts = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
    specs = [
        ("seats", counts),
        ("actions", len(edition.actions)),
        ("observation", f"`int8`, {game.observation_size} numbers in {len(game.observation)} parts"),
        ("hidden", "yes" if not game.shared_goal else "only what will be drawn"),
        ("goal", "shared: all win or lose together" if game.shared_goal else "each seat for itself"),
        ("PettingZoo", f"`from cenote.envs import {game.key}_v{version}`"),
        ("Gymnasium", f'`gymnasium.make("{id_of(game)}")`'),
        ("OpenSpiel", f'`pyspiel.load_game("cenote_{game.key}")`'),
        ("batch", f'`cenote.envs.batch("{game.key}", n)`'),
    ]
    pieces, places = [], places_of(game.observation)
    for piece in game.observation:
        pieces.append((f"`{piece.name}`", places[piece.name], "×".join(map(str, piece.shape)), piece.meaning))
    verbs: dict[str, list[int]] = {}
    for code in range(len(edition.actions)):
        verbs.setdefault(edition.actions[code].verb, []).append(code)
    actions = [
        (f"`{verb}`", f"{codes[0]}–{codes[-1]}" if len(codes) > 1 else codes[0], f"`{edition.actions[codes[0]]}`",
         said.action(edition.actions[codes[0]]))
        for verb, codes in verbs.items()
    ]  # fmt: skip
    history = [(f"v{number}", text) for number, text in enumerate(HISTORY[game.key], 1)]
    return f"""# {said.say("game-name")}

## What it is

{said.say("game-blurb")} The rules are those of the table that people play at; options and editions are the same.

## Specs

{table(("", ""), specs)}

## Observation

What the observing seat may know, from its redacted table alone; seats are counted from the observing one.

{table(("part", "from", "shape", "meaning"), pieces)}

## Actions

One number for every action there is; the mask says which are legal now. The text is what people and records write.

{table(("verb", "codes", "first", "in words"), actions)}

## Rewards

When the game has ended, 1 for every seat that has won and -1 for every other; before, 0.

## Termination

{WHEN[game.key]} Nothing is cut off unless `max_cycles` is given.

## Version history

{table(("version", "what is new"), history)}
"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in games.names():
        (FOLDER / f"{key}.md").write_text(page(games.get(key)), encoding="utf-8")


if __name__ == "__main__":
    main()
