"""A table in words, for language models: what a seat has seen happen, what it sees, what it is asked, and its choices.

env = Spoken("takara_island", seats=2, seed=1)
text = env.reset()
while not env.over:
    text = env.step(model(text))
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cenote.envs.batches import usual_seats
from cenote.envs.drawing import rendered
from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table, find_game
from cenote.words import COLOURS, words


class Spoken:
    """One table; each text is for `seat`, who is to act. A move is said as the choices are written in brackets; what
    cannot be played is answered with the reason, and nothing happens."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        edition: Path | str | None = None,
        language: str = "en",
    ) -> None:
        self.game = find_game(game)
        self.seats = seats or usual_seats(self.game)
        self._seed, self._options = seed, options
        self._edition = self.game.load_edition(Path(edition) if edition else None)
        self.words = words(language, game)
        self.reset()

    def reset(self, seed: int | None = None) -> str:
        """A new game; the text of its first decision."""
        self._seed = self._seed if seed is None else seed
        self.table = Table.new(self.game, self.seats, seed=self._seed, options=self._options, edition=self._edition)
        return self.text()

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def seat(self) -> int:
        """Who is to act; the last one who was, when the game is over."""
        return self.table.moves[-1][0] if self.table.over else self.table.in_turn[0]

    @property
    def rewards(self) -> list[float]:
        """At the end 1 for who has won and -1 for who has not; before, 0."""
        result = self.table.result
        if result is None:
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]

    def step(self, said: str) -> str:
        """Say a move for the seat to act; the text of the next decision, or why it cannot be played."""
        try:
            self.table.play(said.strip(), self.seat)
        except IllegalMove as error:
            reason = self._reason(said)
            return f"{reason or error}\n\n{self.choices()}"
        return self.text()

    def _reason(self, said: str) -> str | None:
        """Why a move that there is cannot be played now."""
        try:
            reason = self.table.perspective(self.seat).why_not(said.strip())
        except IllegalMove:
            return None
        return None if reason is None else self.words.tell(reason)

    def colours(self) -> list[str]:
        return [self.words.say("colour", colour=colour) for colour in COLOURS[: self.seats]]

    def text(self) -> str:
        """Everything the seat to act has to know."""
        seat = self.seat
        seen = self.table.perspective(seat, self.table.last_decision(seat))
        lines = [self.words.event(event, self.colours(), seat) for event in seen.events]
        parts = ["\n".join(lines), rendered(seen, "plain", self.words.language) or ""]
        return "\n\n".join(part for part in (*parts, self.choices()) if part)

    def choices(self) -> str:
        """The question and what may be answered."""
        if (result := self.table.result) is not None:
            winners = ", ".join(self.colours()[seat] for seat in result.winners)
            if len(result.winners) == 1:
                return self.words.say("cli-won", who=winners, me="yes" if self.seat in result.winners else "no")
            return self.words.say("cli-shared", who=winners) if winners else self.words.say("cli-nobody")
        perspective = self.table.perspective(self.seat)
        question = perspective.question
        assert question is not None
        lines = [f"[{action}] {self.words.action(action)}" for action in perspective.legal]
        return "\n".join([self.words.tell(question), *lines])
