"""Programs that play: a process in any language, which is told what its seat may know and answers with a move.

Everything it is told comes from a perspective, in lines of JSON (see docs/players.md), and every answer has its time.
Each seat has a process of its own, so no program sees two hands of one game.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from cenote.kernel.actions import Action
from cenote.kernel.errors import CenoteError, IllegalMove, OptionError, listed
from cenote.kernel.game import Message, Reason
from cenote.kernel.journal import Event
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Result, Table

PROTOCOL = "cenote-player-1"
RUN = "run:"
SECONDS = 10
START = 60
"""Seconds a program may take to be ready, at least: it may have much to load."""
GLANCE = 0.1
"""Seconds between looks at whether a program that does not answer is still there."""
GRACE = 1.0
"""Seconds between `goodbye` and the end."""
MOST = 16_384
"""Bytes a program may write at once."""
CHUNK = 65_536
TAIL = 400
"""Bytes of its standard error that are kept for an error message."""


class PlayerError(CenoteError):
    """A program that cannot play on: who, what it did, and what would have been right."""


# To the program


class Box(msgspec.Struct, frozen=True):
    """The edition: its name, its digest and everything in the box."""

    name: str
    digest: str
    data: Any


class Hello(msgspec.Struct, tag="hello"):
    """A game begins; to be answered with `ready`."""

    protocol: str
    number: int
    game: str
    rules: int
    seats: int
    seat: int
    options: dict[str, str | bool | int]
    seconds: float
    actions: list[str]
    edition: Box


class Decide(msgspec.Struct, tag="decide"):
    """The seat is to act; to be answered with `play`."""

    number: int
    move: int
    part: int
    round: int
    phase: str
    to_act: tuple[int, ...]
    question: Message | None
    legal: list[str]
    seed: int
    seconds: float
    events: list[Event]
    view: Any


class Refused(msgspec.Struct, tag="refused"):
    """The action cannot be played; to be answered with another `play`."""

    action: str
    why: str
    reason: Reason | None
    legal: list[str]
    seconds: float


class Over(msgspec.Struct, tag="over"):
    """The game has ended."""

    number: int
    result: Result
    events: list[Event]
    view: Any


class Goodbye(msgspec.Struct, tag="goodbye"):
    """There will be no further game."""


# From the program


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """The program will play this game."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Annotated[str, Meta(max_length=40)] = ""


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """One of the legal actions, as it was written."""

    action: Annotated[str, Meta(max_length=60)]


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Something said to the table, before the answer."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


Answer = TypeVar("Answer", Ready, Play)
EXAMPLES: dict[type, str] = {
    Ready: '{"type":"ready","name":"careful","version":"1"}',
    Play: '{"type":"play","action":"…"}',
}


def line_of(message: Hello | Decide | Refused | Over | Goodbye) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def hello_to(perspective: Perspective, number: int, seconds: float) -> Hello:
    game, edition = perspective.game, perspective.edition
    return Hello(
        protocol=PROTOCOL,
        number=number,
        game=game.key,
        rules=game.rules_version,
        seats=perspective.seats,
        seat=perspective.seat,
        options=game.option_values(perspective.state[0]),
        seconds=seconds,
        actions=[action.text for action in edition.actions],
        edition=Box(edition.name, edition.digest, edition.data),
    )


def question_to(perspective: Perspective, number: int, seed: int, seconds: float) -> Decide:
    return Decide(
        number=number,
        move=perspective.move,
        part=perspective.part,
        round=int(perspective.state["round"][0]),
        phase=perspective.phase,
        to_act=perspective.to_act,
        question=perspective.question,
        legal=[action.text for action in perspective.legal],
        seed=seed,
        seconds=seconds,
        events=perspective.events,
        view=perspective.view,
    )


def refusal_of(perspective: Perspective, said: str, seconds: float) -> Refused | None:
    """Why an action cannot be played; None if it can."""
    legal = [action.text for action in perspective.legal]
    try:
        reason = perspective.why_not(said)
    except IllegalMove as error:
        return Refused(said, str(error), None, legal, seconds)
    if reason is None:
        return None
    return Refused(said, f"{said!r} is not legal now ({reason.rule})", reason, legal, seconds)


# The process


class Failed(Exception):
    """What a program did wrong, to go on with "it …"."""


def ended(process: subprocess.Popen[bytes], owner: int) -> None:
    """Say goodbye, wait a moment, and end what is left of a program and its children."""
    if os.getpid() != owner:  # a fork of the process that started it
        return
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.write(line_of(Goodbye()))
    process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    killed(process)
    for pipe in (process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()


def killed(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):  # nobody is left of the group
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Program:
    """A running program: lines to it and lines from it, each within a time. It ends when nobody refers to it any more,
    and with this process at the latest."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                bufsize=0, start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Failed(f"cannot be started ({reason}): it must be a program and its arguments") from None
        self.end = weakref.finalize(self, ended, self.process, os.getpid())
        self.heard = self.complaints = b""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin, self.stdout, self.stderr = self.process.stdin, self.process.stdout, self.process.stderr
        self.reading = [self.stdout, self.stderr]
        for pipe in (self.stdin, *self.reading):
            os.set_blocking(pipe.fileno(), False)

    def tell(self, out: bytes, seconds: float) -> None:
        """Write a line."""
        self._exchange(out, monotonic() + seconds, answered=True)

    def ask(self, out: bytes, deadline: float) -> bytes:
        """Write a line (if there is one left to write) and wait for the next one."""
        self._exchange(out, deadline, answered=False)
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def unasked(self) -> bytes:
        """What the program has written without being asked."""
        for pipe in self._ready(b"", 0):
            self._read(pipe)
        return self.heard

    def _exchange(self, out: bytes, deadline: float, answered: bool) -> None:
        """Write `out`, and read on until a line has come (unless it is `answered`)."""
        while out or not (answered or b"\n" in self.heard):
            left = deadline - monotonic()
            if left <= 0:
                raise Failed("does not read what it is told" if out else "does not answer in time")
            ready = self._ready(out, min(left, GLANCE))
            if not ready and self.process.poll() is not None:  # its children may still hold its output
                raise Failed(self._left("output"))
            for pipe in ready:
                if pipe is not self.stdin:
                    self._read(pipe)
                    continue
                try:
                    out = out[os.write(pipe.fileno(), out) :]
                except BrokenPipeError:
                    raise Failed(self._left("input")) from None

    def _ready(self, out: bytes, seconds: float) -> list[IO[bytes]]:
        """The pipes that can be read or written, as soon as there is one."""
        with DefaultSelector() as selector:
            for pipe in self.reading:
                selector.register(pipe, EVENT_READ)
            if out:
                selector.register(self.stdin, EVENT_WRITE)
            return [key.fileobj for key, _ in selector.select(seconds)]  # type: ignore[misc]

    def _read(self, pipe: IO[bytes]) -> None:
        data = os.read(pipe.fileno(), CHUNK)
        if pipe is self.stderr:
            self.complaints = (self.complaints + data)[-TAIL:]
            if not data:
                self.reading.remove(pipe)
            return
        self.heard += data
        if not data:
            raise Failed(self._left("output"))
        if len(self.heard) > MOST:
            raise Failed(f"has written more than {MOST} bytes at once")

    def _left(self, closed: str) -> str:
        """How a program went away."""
        try:
            status = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return f"has closed its standard {closed}"
        if self.stderr in self.reading and self.stderr in self._ready(b"", 0):
            self._read(self.stderr)
        return f"has ended with exit status {status}" if status >= 0 else f"was ended by signal {-status}"


class Sitting:
    """A program on its seat: one game after the other."""

    def __init__(self, command: str, seat: int, seconds: float) -> None:
        self.command, self.seat, self.seconds = command, seat, seconds
        self.said: deque[str] = deque(maxlen=20)
        """What it said last and nobody has listened to."""
        self.name = "a player"
        self.number = 0
        self.table: object = None
        """What the program believes to play; None between games."""
        self.where = (0, 0)
        try:
            self.program = Program(command)
        except Failed as failed:
            raise PlayerError(f"{command!r} {failed}") from None

    def choose(self, perspective: Perspective, seed: int) -> Action:
        options = perspective.game.option_values(perspective.state[0])
        table = (perspective.game.key, perspective.edition.digest, perspective.seats, options)
        where = (perspective.move, perspective.part)
        if table != self.table or where < self.where:
            self.table, self.where, self.number = table, where, self.number + 1
            hello = hello_to(perspective, self.number, self.seconds)
            self.name = _printable(self._ask(hello, Ready).name)
        self.where = where
        said = self._ask(question_to(perspective, self.number, seed, self.seconds), Play).action
        refused = refusal_of(perspective, said, self.seconds)
        if refused is not None:
            said = self._ask(refused, Play).action
            refused = refusal_of(perspective, said, self.seconds)
        if refused is not None:
            raise self._error(f"has again played what cannot be played: {refused.why}", refused, Play)
        return perspective.edition.actions.read(said)

    def over(self, perspective: Perspective, result: Result) -> None:
        message = Over(self.number, result, perspective.events, perspective.view)
        self.table, self.where = None, (perspective.move, 0)
        try:
            self.program.tell(line_of(message), self.seconds)
        except Failed as failed:
            raise self._error(str(failed), message) from None

    def _time(self, kind: type) -> float:
        return max(START, self.seconds) if kind is Ready else self.seconds

    def _ask(self, message: Hello | Decide | Refused, kind: type[Answer]) -> Answer:
        out, deadline = line_of(message), monotonic() + self._time(kind)
        try:
            if unasked := self.program.unasked():
                raise Failed(f"has written {_short(unasked)} without being asked")
            while True:
                answer = read(self.program.ask(out, deadline))
                if isinstance(answer, kind):
                    return answer
                if not isinstance(answer, Say):
                    raise Failed(f"has written {_short(msgspec.json.encode(answer))}")
                self.said.append(_printable(answer.text))
                out = b""
        except Failed as failed:
            raise self._error(str(failed), message, kind) from None

    def _error(self, what: str, message: Hello | Decide | Refused | Over, kind: type | None = None) -> PlayerError:
        """End the program, and say what was wrong and what would have been right."""
        killed(self.program.process)
        self.program.end()
        self.table = None
        asked = type(message).__name__.lower()
        where = f"game {self.number}, move {self.where[0]}"
        text = f"{self.name} ({self.command}) on seat {self.seat}, {where}: it {what}"
        if kind is not None:
            text += f"; {asked!r} is answered by a line {EXAMPLES[kind]}, flushed, within {self._time(kind):g} s"
        if isinstance(message, Decide | Refused):
            text += f", legal are {listed(message.legal)}"
        if self.program.complaints:
            text += f"; on standard error it wrote {_short(self.program.complaints, -TAIL)}"
        return PlayerError(text)


def read(line: bytes) -> Ready | Play | Say:
    """The message of a line."""
    try:
        message: Ready | Play | Say = msgspec.json.decode(line, type=Ready | Play | Say)
    except (ValueError, RecursionError) as error:
        raise Failed(f"has written {_short(line)}, which is no message ({error})") from None
    return message


def _printable(text: str) -> str:
    """A program's words, without anything that would do something to a terminal."""
    return "".join(sign for sign in text if sign.isprintable())


def _short(line: bytes, most: int = 60) -> str:
    """A line for an error message: its beginning or (negative) its end."""
    text = line.decode(errors="replace").strip()
    return repr(text[:most] if most > 0 else text[most:])


# The bot


class External:
    """A bot that is a program: one process for each seat it sits on, started when it is first asked."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise OptionError(f"the command {command!r} cannot be read: {str(error).lower()}") from None
        if not words:
            raise OptionError("a player that is a program needs a command, like run:python3 examples/first_legal.py")
        self.name = f"{RUN}{command}" if seconds == SECONDS else f"{RUN}{seconds}s:{command}"
        self.command, self.seconds = command, seconds
        self._sitting: dict[int, Sitting] = {}

    def choose(self, perspective: Perspective, seed: int) -> Action:
        """The program's move. It is told the events of the perspective, so give it those since its last decision."""
        sitting = self._sitting.get(perspective.seat)
        if sitting is None or not sitting.program.end.alive:
            sitting = self._sitting[perspective.seat] = Sitting(self.command, perspective.seat, self.seconds)
        return sitting.choose(perspective, seed)

    def over(self, perspective: Perspective, result: Result) -> None:
        """Tell the program on this seat how the game ended."""
        sitting = self._sitting.get(perspective.seat)
        if sitting is not None and sitting.table is not None:
            sitting.over(perspective, result)

    def said(self, seat: int) -> list[str]:
        """What the program on a seat has said to the table since this was asked last."""
        said = self._sitting[seat].said if seat in self._sitting else deque[str]()
        return [said.popleft() for _ in range(len(said))]

    def close(self) -> None:
        """Say goodbye and end the processes; they would end with this process, too."""
        while self._sitting:
            self._sitting.popitem()[1].program.end()


@cache
def program(name: str) -> External:
    """The bot of a name `run:COMMAND` or, with another time for an answer than usual, `run:30s:COMMAND`."""
    timed = re.fullmatch(rf"{RUN}([1-9][0-9]{{0,5}})s:(.*)", name, re.DOTALL)
    return External(timed[2], int(timed[1])) if timed else External(name.removeprefix(RUN))


def game_over(table: Table, bots: Mapping[int, object]) -> None:
    """Tell the programs among the bots, by seat, how their game ended."""
    assert table.result is not None
    for seat, bot in bots.items():
        if isinstance(bot, External):
            bot.over(table.perspective(seat, table.last_decision(seat)), table.result)
