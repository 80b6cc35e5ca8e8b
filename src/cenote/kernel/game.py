"""Game: the contract a game package fulfils.

The slots below are the rules every game has; each is filled by the game's function of the same name. Everything else in
the project (tables, bots, reports, environments, server) is written against this page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from cenote.kernel.actions import Action, Actions, Verb
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.journal import Event, Events
from cenote.kernel.record import Record
from cenote.kernel.rule import Function, rule, slot

SPECTATOR = -1
MOST_SEATS = 8
RANK, POINTS, WON = range(3)


@slot
def setup(box, t, journal):
    """Set up the table (seats, options and stream are there) and go on to the first decision."""


@slot
def legal(box, t, seat, mask):
    """Set a byte for every legal action of `seat` in the cleared `mask`; return how many. Reads what `seat` knows."""


@slot
def apply(box, t, seat, action, journal):
    """Play a legal action and everything automatic after it, up to the next real decision."""


@slot
def resume(box, t, journal):
    """From a position that asks nothing: everything automatic, up to the next real decision."""


@slot
def scores(box, t, out):
    """Fill `out[seat]` with rank, points and 1 for a winner; return the number of winners."""


@slot
def redact(box, t, seat):
    """Blank everything that `seat` (or the spectator) cannot know. The only place where secrets are removed."""


@slot
def imagine(box, t, seat):
    """Fill a redacted table with a random world consistent with it, drawing from the table's own stream."""


@slot
def observe(box, t, seat, out):
    """Write what a redacted table says as numbers, seen from `seat`."""


@slot
def lasting(box, t):
    """A number that changes with everything that `observe_again` leaves as it was."""


@slot
def observe_again(box, t, seat, out):
    """The same as `observe`, where `out` says what some seat saw of this table when `lasting` was the same."""


@slot
def forget(box, t, seat):
    """Blank in a redacted table what `seat` has seen and could not see again now: the memory of a careless player."""


@slot
def likelihood(box, t, seat):
    """How likely the other players have decided as they did in this imagined world; only to be compared with others."""


@slot
def worth(box, t, seat):
    """A quick evaluation of the table for `seat`, higher is better."""


@slot
def lure(box, t, seat):
    """What speaks for a place where `seat` is about to do something, beyond the worth of the table as it is."""


HALFWAY = 500_000
SLOTS = (
    "setup", "legal", "apply", "resume", "scores", "redact", "imagine", "observe", "lasting", "observe_again", "forget",
    "likelihood", "worth", "lure",
)  # fmt: skip


def even_chance(worth: float, seats: int) -> float:
    """A `chance` for plans that are worth half a million when they are as likely to fail as not."""
    return max(worth, 0.0) / (max(worth, 0.0) + HALFWAY)


@rule
def no_lure(box, t, seat):
    """A `lure` for games whose `worth` says it all."""
    return 0


@rule
def as_likely(box, t, seat):
    """A `likelihood` for games in which decisions of others tell little: all worlds are alike."""
    return 1.0


@rule
def observe_anew(box, t, seat, out):
    """`observe` over whatever was there. Also an `observe_again` for games in which little lasts."""
    for k in range(len(out)):
        out[k] = 0
    observe(box, t, seat, out)


@rule
def nothing_lasts(box, t):
    """A `lasting` for these."""
    return 0


@rule
def relative(t, seat, other):
    """The place of `other` counted from the observing seat; a spectator counts from seat 0."""
    place = other - max(seat, 0)
    return place if place >= 0 else place + t.seats


class Option(msgspec.Struct, frozen=True):
    """A switch of the rules: its values (default first) or, for a number, the largest; and the ruling behind it."""

    name: str
    values: tuple[str | bool, ...] = ()
    rule: str = ""
    most: int | None = None
    usual: int = 0
    """The default of a number."""
    setup: bool = False
    """A choice that the rulebook leaves to the players before the game, no house rule."""
    seats: int = 1
    """With fewer seats it makes no difference."""

    def code(self, value: object) -> int:
        """The number in the record for a value given by a person."""
        if self.most is not None:
            if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
                value = int(value)
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= self.most:
                raise OptionError(
                    f"option {self.name} = {value!r} must be a whole number from 0 to {self.most}", self.rule
                )
            return value
        if isinstance(value, str) and value in ("true", "false"):
            value = value == "true"
        for code, right in enumerate(self.values):
            if type(right) is type(value) and right == value:
                return code
        raise OptionError(f"option {self.name} = {value!r} must be one of {listed(map(_said, self.values))}", self.rule)

    def value(self, code: int) -> str | bool | int:
        return code if self.most is not None else self.values[code]

    def least_seats(self, value: object) -> int:
        """How many seats a table must have for this value; `seat_2` names the third."""
        named = re.fullmatch(r"seat_([0-9])", value) if isinstance(value, str) and self.most is None else None
        return int(named[1]) + 1 if named else 0

    @property
    def default(self) -> str | bool | int:
        return self.usual if self.most is not None else self.values[0]


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Piece(msgspec.Struct, frozen=True):
    """A named part of the observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


def places_of(pieces: Sequence[Piece]) -> dict[str, int]:
    """Where each piece begins in the observation."""
    ends = np.cumsum([piece.size for piece in pieces]).tolist()
    return {piece.name: end - piece.size for piece, end in zip(pieces, ends, strict=True)}


class Message(msgspec.Struct, frozen=True):
    """Something said to a player: the message of the game's text files, and its arguments."""

    message: str
    arguments: dict[str, str | int] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule, the message that says so to a player, and its arguments."""

    rule: str
    message: str
    arguments: dict[str, str | int] = {}


class Trial(msgspec.Struct, frozen=True):
    """An action tried in an imagined world: the world before and after it, and what the seat would be told."""

    before: Any
    after: Any
    events: Sequence[Event]


class Edition(msgspec.Struct, frozen=True):
    """A checked box: name and digest, data, the record the rules read, its actions, and what was odd about it."""

    name: str
    digest: str
    data: Any
    box: np.ndarray[Any, Any]
    actions: Actions
    warnings: tuple[str, ...] = ()


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the project needs to know about a game."""

    key: str
    seat_counts: tuple[int, ...]
    rules_version: int
    folder: Path
    record: Record
    box_record: Record
    verbs: tuple[Verb, ...]
    events: Events
    options: tuple[Option, ...]
    presets: tuple[str, ...] = ()
    """Sets of options with a name; their values stand in the edition (`[preset.…]`)."""
    phases: tuple[str, ...]
    asides: tuple[str, ...] = ()
    """Phases in which a player decides something inside a move that the others may not know to have begun."""
    always_asked: tuple[str, ...] = ()
    """Phases whose question is put even if there is one answer, because that there is only one is a secret."""
    shared_goal: bool = False
    """All players win or lose together."""
    outcomes: Mapping[str, int]
    """Words for random outcomes, so that a position can force them by name."""
    observation: tuple[Piece, ...]
    alike: Mapping[str, tuple[str, ...]] = {}
    """Parameters of actions that name one of several places of the same kind, and the pieces of the observation that
    tell of these places, one after the other."""
    rules: Mapping[str, Function]
    load_edition: Callable[[Path | None], Edition]
    view: Callable[[Edition, Any, Any, int], Any]
    """What a seat sees: from edition, box and redacted table (plain objects) to a struct."""
    rule_ids: tuple[str, ...]
    """Every rule and ruling; each is told in the text files as `rule-…`."""
    asks: Mapping[str, tuple[str, ...]]
    """The phases in which somebody decides, and the arguments of their question."""
    reasons: Mapping[str, tuple[str, ...]]
    """The messages `why_not` answers with, and their arguments."""
    vocabulary: Mapping[str, Sequence[str]]
    """What the arguments of questions and reasons can be, where that is a fixed set of words."""
    texts: Mapping[str, Mapping[str, Sequence[str] | None]]
    """Further messages of the game, with what their arguments can be (None: a name or a number)."""
    question: Callable[[Any, Any, int], Message]
    """What the seat to act is asked, from box and redacted table."""
    why_not: Callable[[Edition, Any, Any, int, int], Reason]
    """The reason against an action that is not legal, from what the seat knows."""
    hints: Mapping[str, tuple[str, ...]]
    """The messages `because` answers with, and their arguments."""
    because: Callable[[Any, Any, int, Action, Sequence[Trial]], Message]
    """Why an action is advised, in a sentence: from box, redacted table, seat, and its trials in imagined worlds."""
    chance: Callable[[float, int], float] = even_chance
    """How likely a shared goal is, by what the best plans come to and the number of seats."""
    check: Callable[[Any, Any], list[str]]
    """What is wrong with a table: empty for every table that can be (conservation, bounds)."""
    complete: Callable[[Any, Any, Sequence[str]], None]
    """Fill the fields of a hand-written position that were not given."""

    def __post_init__(self) -> None:
        missing = [name for name in SLOTS if name not in self.rules]
        assert not missing, f"{self.key} lacks {missing}"

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    @property
    def observation_size(self) -> int:
        return sum(piece.size for piece in self.observation)

    def option_codes(self, edition: Edition, given: Mapping[str, object], seats: int = MOST_SEATS) -> dict[str, int]:
        """Every option's number: as given, else the edition's, else the default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(f"unknown option {name!r} for {self.key}: it has {listed(known, 20)}")
        own = getattr(edition.data, "options", {})
        values = {name: given.get(name, own.get(name, option.default)) for name, option in known.items()}
        for name, value in values.items():
            least, rule = known[name].least_seats(value), known[name].rule
            if least > seats:
                raise OptionError(f"option {name} = {value!r} is for at least {least} seats, not {seats}", rule)
        return {name: option.code(values[name]) for name, option in known.items()}

    def option_values(self, t: Any) -> dict[str, str | bool | int]:
        """The options of a table, by name and value."""
        return {option.name: option.value(int(t[option.name])) for option in self.options}

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise OptionError(f"{self.key} is for {low} to {high} seats, not {seats!r}")
