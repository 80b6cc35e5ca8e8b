"""Table: the friendly object people use from Python."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from cenote.kernel.actions import Action
from cenote.kernel.dice import FORCED
from cenote.kernel.engine import NOT_ASKED, PLAYED, Array, Engine, engine_of
from cenote.kernel.errors import CenoteError, IllegalMove, OptionError, RecordError, listed, read_text
from cenote.kernel.game import MOST_SEATS, POINTS, RANK, SPECTATOR, WON, Edition, Game
from cenote.kernel.journal import KIND, Event, new_journal
from cenote.kernel.perspective import Legal, Perspective, Row
from cenote.kernel.record import copied, digest, raw


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ranks and points by seat, and who won (several share the win, none: all lose)."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]


def stream_key(seed: str) -> tuple[int, int]:
    """The 128-bit key of the sealed random stream for a seed."""
    try:
        text = seed.encode()
    except UnicodeEncodeError:
        raise OptionError(f"the seed {seed!r} cannot be written to a file: it has half a character") from None
    key = hashlib.blake2b(text, digest_size=16, person=b"cenote-stream").digest()
    return int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")


def written(journal: Array) -> list[Row]:
    """The rows of a journal."""
    return [tuple(row) for row in journal[1 : int(journal[0, 0]) + 1].tolist()]


def find_game(game: str | Game) -> Game:
    if isinstance(game, Game):
        return game
    from cenote import games

    return games.get(game)


class Table:
    """A game being played. `Table.new("lost_temple", seats=4)` sets one up."""

    def __init__(self, game: Game, edition: Edition, state: Array, seed: str, engine: Engine | None = None) -> None:
        """A table from a start state that is set up; use `Table.new`, `Table.load` or `Table.at`."""
        self.game, self.edition, self.seed = game, edition, seed
        self.moves: list[tuple[int, Action]] = []
        self.origin: str | None = None
        self.forced: dict[int, tuple[int, ...]] = {}
        """Outcomes forced on the way, by the number of moves made before."""
        self._engine = engine
        self._start = copied(state)
        self._start_rows: list[Row] = []
        self._state = copied(state)
        self._bytes = self._state.view(np.uint8)
        self._saved = self._bytes.copy()
        self._mask = np.zeros(len(edition.actions), np.uint8)
        self._rows: list[list[Row]] = []
        self._parts: list[int] = []
        """For each decision, which part of its move it was: 0 begins a move."""

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int,
        *,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | Path | str | None = None,
        engine: Engine | None = None,
    ) -> Table:
        """A table set up for its first decision; without a seed, an unguessable one."""
        found = find_game(game)
        found.check_seats(seats)
        box = edition if isinstance(edition, Edition) else found.load_edition(Path(edition) if edition else None)
        text = secrets.token_hex(16) if seed is None else str(seed)
        state = found.record.array()
        state["seats"] = seats
        for name, code in found.option_codes(box, options or {}, seats).items():
            state[name] = code
        state["key0"], state["key1"] = stream_key(text)
        state["sealed"] = 1
        table = cls(found, box, state, text, engine)
        table._begin("start")
        return table

    def _begin(self, entry: str) -> None:
        """Run everything automatic from the start state."""
        self._bytes[:] = self._start.view(np.uint8)
        journal = new_journal()
        getattr(self.engine, entry)(self.edition.box, self._state, 0, journal)
        self._check_fault(journal)
        self._start_rows = written(journal)
        self.moves, self._rows, self._parts, self.forced = [], [], [], {}

    def _check_fault(self, journal: Array) -> None:
        if journal[0, 1]:
            raise CenoteError("the journal is full: more happened in one move than a journal can hold")
        if self._state["fault"][0]:
            raise CenoteError("a forced outcome cannot happen here: it is not among those that are possible")

    # What it is

    @property
    def engine(self) -> Engine:
        """The rules: interpreted until the compiled ones are ready, unless the table was given an engine."""
        return self._engine or engine_of(self.game)

    @property
    def seats(self) -> int:
        return int(self._state["seats"][0])

    @property
    def move(self) -> int:
        """Complete moves made so far; what is decided in private inside a move is part of it."""
        return int(self._state["move"][0])

    @property
    def part(self) -> int:
        """Decisions made in a move that is not complete: only its player may know of it."""
        return int(self._state["part"][0])

    @property
    def round(self) -> int:
        """The round, day or turn the game is in."""
        return int(self._state["round"][0])

    @property
    def over(self) -> bool:
        return bool(self._state["over"][0])

    @property
    def options(self) -> dict[str, str | bool | int]:
        return self.game.option_values(self._state[0])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = int(self._state["to_act"][0])
        return tuple(seat for seat in range(MOST_SEATS) if mask & (1 << seat))

    @property
    def in_turn(self) -> tuple[int, ...]:
        """The seats that may act now; who moved last lets the others go first, where somebody must choose."""
        last = self.moves[-1][0] if self.moves else -1
        return tuple(sorted(self.to_act, key=lambda seat: seat == last))

    @property
    def phase(self) -> str:
        return self.game.phases[int(self._state["phase"][0])]

    def __repr__(self) -> str:
        if self.over:
            return f"<Table {self.game.key}, {self.seats} seats, over after {self.move} moves: {self.result}>"
        acting = listed(self.to_act)
        return f"<Table {self.game.key}, {self.seats} seats, move {self.move}, seat {acting} to act: {self.phase}>"

    @property
    def result(self) -> Result | None:
        """The result, or None while the game goes on."""
        if not self.over:
            return None
        out = np.zeros((MOST_SEATS, 3), np.int32)
        self.engine.result_into(self.edition.box, self._state, 0, out)
        rows = out[: self.seats]
        winners = tuple(int(seat) for seat in np.flatnonzero(rows[:, WON]))
        return Result(winners, tuple(rows[:, RANK].tolist()), tuple(rows[:, POINTS].tolist()))

    @property
    def fingerprint(self) -> str:
        """A digest of the whole state, secrets included."""
        return digest(raw(self._state))

    # What may be done

    def _acting(self, seat: int | None) -> int:
        if seat is not None:
            if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.seats:
                raise IllegalMove(f"there is no seat {seat!r} at this table: seats are 0 to {self.seats - 1}")
            return seat
        if self.over:
            raise IllegalMove(f"the game is over after {self.move} moves: nobody can move any more")
        acting = self.to_act
        if len(acting) != 1:
            raise IllegalMove(f"seats {listed(acting)} may act: say which one")
        return acting[0]

    def legal(self, seat: int | None = None) -> Legal:
        """The legal actions of a seat (of the one to act)."""
        seat = self._acting(seat)
        mask = np.zeros(len(self.edition.actions), np.uint8)
        self.engine.legal_into(self.edition.box, self._state, 0, seat, mask)
        return Legal(self.edition.actions, mask)

    def play(
        self, said: str | int | Action, seat: int | None = None, *, move: int | None = None, part: int | None = None
    ) -> None:
        """Play an action for a seat (the one to act) and everything automatic after it.

        `move` and `part` are those the player had seen; what was decided for an older state is refused.
        """
        action = self.edition.actions.read(said)
        seat = self._acting(seat)
        for name, seen, now in (("move", move, self.move), ("part", part, self.part)):
            if seen is not None and seen != now:
                raise IllegalMove(
                    f"stale move {action.text!r}: it was made for {name} {seen}, the table is at {name} {now}"
                )
        self._saved[:] = self._bytes
        part, journal = self.part, new_journal()
        answer = self.engine.play(self.edition.box, self._state, 0, seat, action.code, self._mask, journal)
        if answer != PLAYED:
            raise self._illegal(action, seat, answer)
        try:
            self._check_fault(journal)
        except CenoteError:
            self._bytes[:] = self._saved
            raise
        self.moves.append((seat, action))
        self._rows.append(written(journal))
        self._parts.append(part)

    def _illegal(self, action: Action, seat: int, answer: int) -> IllegalMove:
        where = f"illegal move {action.text!r} for seat {seat} at move {self.move}"
        reason = self.perspective(seat).why_not(action)
        assert reason is not None
        if self.over:
            return IllegalMove(f"{where}: the game is over", reason.rule)
        if answer == NOT_ASKED:
            return IllegalMove(f"{where}: seat {listed(self.to_act)} is to act", reason.rule)
        return IllegalMove(f"{where}: legal are {listed(self.legal(seat))}", reason.rule)

    def complete(self, decision: int) -> bool:
        """Whether a move was complete with decision number `decision`."""
        return (self._parts[decision + 1] if decision + 1 < len(self._parts) else self.part) == 0

    def completes(self, said: str | int | Action, seat: int) -> bool:
        """Whether a legal action would complete a move; nothing happens."""
        state, journal = copied(self._state), new_journal()
        code = self.edition.actions.read(said).code
        self.engine.play(self.edition.box, state, 0, seat, code, self._mask, journal)
        return bool(state["part"][0] == 0)

    def last_decision(self, seat: int) -> int | None:
        """The number of the seat's last decision; None if it has made none. What a seat has not heard yet when it is
        asked is `perspective(seat, last_decision(seat))`."""
        own = (number for number in reversed(range(len(self.moves))) if self.moves[number][0] == seat)
        return next(own, None)

    def begun(self, decision: int) -> int:
        """The decision with which the move of decision number `decision` began."""
        while decision > 0 and self._parts[decision]:
            decision -= 1
        return decision

    def decisions(self, move: int) -> int:
        """How many decisions had been made when the first `move` moves of this table were complete."""
        begins = [number for number, part in enumerate(self._parts) if part == 0]
        if not 0 <= move <= len(begins):
            raise IllegalMove(f"there is no move {move}: {len(begins)} were made")
        return begins[move] if move < len(begins) else len(self.moves)

    def undo(self, moves: int = 1) -> None:
        """Take back the last decisions: the game is played again without them."""
        if not isinstance(moves, int) or not 0 < moves <= len(self.moves):
            raise IllegalMove(f"cannot take back {moves} moves: {len(self.moves)} were made")
        kept, forced = self.moves[:-moves], self.forced
        self._begin("go_on" if self.origin is not None else "start")
        for number, (seat, action) in enumerate(kept):
            if number in forced:
                self.force(*forced[number])
            self.play(action, seat)
        if len(kept) in forced:
            self.force(*forced[len(kept)])

    def reveals(self, move: int) -> bool:
        """Whether decision number `move` told somebody something or drew at random: a barrier for taking back."""
        kinds = self.game.events.kinds
        return any(kinds[row[KIND]].reveals for row in self._rows[move])

    def force(self, *outcomes: str | int) -> None:
        """Fix the next random outcomes, by name or number."""
        numbers = []
        for outcome in outcomes:
            if isinstance(outcome, str) and outcome not in self.game.outcomes:
                raise OptionError(f"unknown outcome {outcome!r}: there are {listed(self.game.outcomes, 20)}")
            number = self.game.outcomes[outcome] if isinstance(outcome, str) else outcome
            if isinstance(number, bool) or not isinstance(number, int) or not -128 <= number <= 127:
                raise OptionError(f"outcome {outcome!r} must be a name or a small number")
            numbers.append(number)
        if len(numbers) > FORCED:
            raise OptionError(f"at most {FORCED} outcomes can be forced at once, not {len(numbers)}")
        self._state["forced"][0] = 0
        self._state["forced"][0, : len(numbers)] = numbers
        self._state["forced_count"] = len(numbers)
        self.forced[len(self.moves)] = tuple(numbers)

    # What may be known

    def perspective(self, seat: int = SPECTATOR, since: int | None = None) -> Perspective:
        """What `seat` may know, with the events of all decisions from number `since` on (None: the setup, too); without
        a seat, a spectator's."""
        if seat != SPECTATOR:
            self._acting(seat)
        rows = [*self._start_rows] if since is None else []
        for told in self._rows[since:]:
            rows.extend(told)
        redacted = [shown for row in rows if (shown := self.game.events.redacted(row, seat)) is not None]
        return Perspective(self.game, self.edition, self.engine, copied(self._state), seat, redacted)

    def view(self, seat: int = SPECTATOR) -> Any:
        """The table as `seat` sees it."""
        return self.perspective(seat).view

    def events(self, seat: int = SPECTATOR, since: int | None = None) -> list[Event]:
        """What happened from decision number `since` on (None: from the setup on), as `seat` may know it."""
        return self.perspective(seat, since).events

    # Saving

    def save(self, path: Path | str) -> None:
        """Write the record of the game: a text that `Table.load` and `cenote verify` read."""
        from cenote.kernel.replay import write_record

        write_record(self, Path(path))

    @classmethod
    def load(
        cls, path: Path | str, *, edition: Edition | Path | str | None = None, engine: Engine | None = None
    ) -> Table:
        """The game of a record, played again and checked."""
        from cenote.kernel.replay import read_record

        return read_record(read_text(Path(path), RecordError), edition=edition, engine=engine)

    @classmethod
    def at(cls, position: str, *, edition: Edition | Path | str | None = None, engine: Engine | None = None) -> Table:
        """The table that a position describes (TOML text)."""
        from cenote.kernel.position import read_position

        return read_position(position, edition=edition, engine=engine)

    @property
    def position(self) -> str:
        """The table as a position (TOML text), secrets included."""
        from cenote.kernel.position import write_position

        return write_position(self)
