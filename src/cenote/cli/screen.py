"""What the terminal shows of a table: the drawing, the log, the choices, the result."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from cenote.bots import BOTS
from cenote.cli.options import YOU
from cenote.kernel.actions import Action
from cenote.kernel.game import SPECTATOR
from cenote.kernel.journal import Event
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from cenote.words import COLOURS, words

MANY = 24
"""Choices of one sort that are still told in words."""


class Screen:
    """A table in words and signs, for one reader at a time."""

    def __init__(self, table: Table, language: str, players: Sequence[str] = ()) -> None:
        self.table = table
        self.words = words(language, table.game.key)
        self.console = Console(highlight=False)
        self.players = players
        self._draw: Any = importlib.import_module(f"cenote.games.{table.game.key}.terminal").draw

    def name(self, seat: int, reader: int = SPECTATOR) -> str:
        """The colour of a seat, with who plays it."""
        colour = self.words.say("colour", colour=COLOURS[seat])
        if seat == reader:
            return f"{colour} ({self.words.say('you')})"
        if seat < len(self.players) and self.players[seat] != YOU:
            player = self.players[seat]
            return f"{colour} ({self.words.bot(player) if player in BOTS else player})"
        return colour

    def names(self, reader: int = SPECTATOR) -> list[str]:
        return [self.name(seat, reader) for seat in range(self.table.seats)]

    def colours(self) -> list[str]:
        return [self.words.say("colour", colour=COLOURS[seat]) for seat in range(self.table.seats)]

    def say(self, key: str, /, style: str = "", **arguments: Any) -> None:
        self.console.print(self.words.say(key, **arguments), style=style, markup=False)

    def show_table(self, reader: int) -> None:
        view = self.table.view(reader)
        self.console.print(self._draw(self.table.edition, view, self.words, self.names(reader)))

    def show_events(self, events: Iterable[Event], reader: int) -> None:
        for event in events:
            text = self.words.event(event, self.colours(), None if reader == SPECTATOR else reader)
            self.console.print(Text(f"  {text}", style="cyan" if event.seat == reader else ""))

    def show_choices(self, perspective: Perspective) -> None:
        """The question and the choices, numbered."""
        question = perspective.question
        assert question is not None
        self.console.print()
        self.console.print(Text(self.words.tell(question), style="bold bright_green"))
        counts = Counter(action.verb for action in perspective.legal)
        alike: list[list[tuple[int, Action]]] = []
        for number, action in enumerate(perspective.legal, 1):
            before = alike[-1][-1][1].verb if alike else None
            if before is None or (before != action.verb and max(counts[before], counts[action.verb]) > 1):
                alike.append([])
            alike[-1].append((number, action))
        for choices in alike:
            self.show_alike(choices)

    def show_alike(self, choices: Sequence[tuple[int, Action]]) -> None:
        """Choices of one sort, side by side; when they are very many, only as they are written, below an example."""
        if len(choices) > MANY:
            self.console.print(Text(f"    {self.words.action(choices[0][1])} …"))
        lines = []
        for number, action in choices:
            said = "" if len(choices) > MANY else self.words.action(action)
            lines.append(Text(f"{number:>3} ", style="bold").append(said).append(f"  [{action}]", style="dim"))
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def show_result(self, reader: int) -> None:
        result = self.table.result
        assert result is not None
        if not result.winners:
            self.say("cli-nobody", "bold bright_yellow")
        elif len(result.winners) == 1:
            winner = result.winners[0]
            self.say(
                "cli-won", "bold bright_yellow", who=self.colours()[winner], me="yes" if winner == reader else "no"
            )
        else:
            self.say("cli-shared", "bold bright_yellow", who=", ".join(self.colours()[seat] for seat in result.winners))
