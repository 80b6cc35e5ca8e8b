"""People at the tables of a server: each seat is a guest of its own, with an address, a cookie and a websocket.

They play random moves among those that the server offers.

The people of a table live in one process, so that the time from sending a move until each of them is told of it is read
from one clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from cenote.server import protocol as p

PER_PROCESS = 2_000
"""People that one process plays for."""
TIMEOUT = 10.0
"""Seconds after which a move that nobody has told of counts as lost, and the table is looked at again."""
AGAIN = 1.0
"""Seconds until somebody who was refused or cut off tries again."""
LAST_ANSWERS = 2.0
"""Seconds for the answers to the last moves."""


class Plan(msgspec.Struct, frozen=True):
    """What is to happen: so many tables, and a move at each of them every so many seconds."""

    address: str
    game: str
    tables: int
    seats: int
    every: float
    seconds: float
    ramp: float
    seed: int = 0
    options: dict[str, Any] = {}

    @property
    def people(self) -> int:
        return self.tables * self.seats

    def shares(self) -> list[range]:
        """The tables of every process."""
        processes = -(-self.people // PER_PROCESS)
        return [range(first, self.tables, processes) for first in range(processes)]


class Counts(msgspec.Struct):
    """What the people of one process have seen since they told last."""

    own: list[float] = []
    """Seconds from sending a move until its player is told that it stands."""
    others: list[float] = []
    """Seconds until another player at the table is told of it."""
    messages: int = 0
    bytes: int = 0
    errors: dict[str, int] = {}
    finished: list[tuple[str, int]] = []
    """Tables whose game is over, and how many moves their people have seen."""
    tables: int = 0
    """Tables at which the game has begun, from the beginning on."""
    cpu: float = 0.0
    """Seconds of processor time, from the beginning on."""


# What a player of random moves reads of the server's messages; the rest is passed over


class Text(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    choices: list[Text]


class Snapshot(msgspec.Struct):
    epoch: int
    move: int
    part: int
    to_act: list[int]
    decision: Decision | None
    outcome: dict[str, Any] | None


class Said(msgspec.Struct):
    message: str


class Message(msgspec.Struct):
    type: str
    table: str | None = None
    snapshot: Snapshot | None = None
    message: str = ""
    said: Said | None = None


class Made(msgspec.Struct):
    """A table, in an answer over HTTP."""

    id: str


_message = msgspec.json.Decoder(Message)
_made = msgspec.json.Decoder(Made)
_encode = msgspec.json.Encoder().encode


class Person(asyncio.Protocol):
    """A guest at one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.crowd = table, seat, table.crowd
        number = 1 + table.number * 8 + seat
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.cookie = ""
        self.at = (0, 0, 0)
        """Epoch, move and part that he was told last."""
        self.sent = 0.0
        """When he sent the move that he waits for."""
        self.over = False
        self.transport: asyncio.Transport | None = None

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """A request, as over a proxy: people do not share the limits of one address."""
        data = b"" if body is None else _encode(body)
        reader, writer = await asyncio.open_connection(self.crowd.host, self.crowd.port)
        try:
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: {self.crowd.netloc}\r\nX-Forwarded-For: {self.address}\r\n"
                f"Cookie: {self.cookie}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
                + data
            )
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        status, *lines = head.decode().split("\r\n")
        if " 200 " not in status:
            raise Failed(f"HTTP {status.split()[1]}" if status else "no answer over HTTP")
        for line in lines:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].split(";", 1)[0]
        return answer

    # The websocket

    async def connect(self) -> None:
        await self.crowd.loop.create_connection(lambda: self, self.crowd.host, self.crowd.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        deflate = ClientPerMessageDeflateFactory()
        self.socket = ClientProtocol(self.crowd.uri, extensions=[deflate], max_size=None, logger=self.crowd.logger)
        request = self.socket.connect()
        request.headers["Cookie"] = self.cookie
        request.headers["X-Forwarded-For"] = self.address
        self.socket.send_request(request)
        self.flush()

    def connection_lost(self, _: Exception | None) -> None:
        self.transport, self.sent = None, 0.0
        if not self.crowd.closing:
            self.crowd.error("connection cut")
            self.crowd.do(self.connect, after=AGAIN)

    def data_received(self, data: bytes) -> None:
        self.crowd.counts.bytes += len(data)
        self.socket.receive_data(data)
        self.flush()
        for event in self.socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.crowd.counts.messages += 1
                self.hear(_message.decode(event.data))

    def flush(self) -> None:
        if self.transport is not None:
            self.transport.write(b"".join(self.socket.data_to_send()))

    def say(self, message: p.ClientMessage) -> None:
        if self.transport is not None:
            self.socket.send_text(_encode(message))
            self.flush()

    def watch(self) -> None:
        self.say(p.Watch(self.table.id, self.seat))

    def hear(self, message: Message) -> None:
        if message.type == "welcome":
            self.watch()
        elif message.type == "refused":
            self.crowd.error(f"refused: {message.said.message if message.said else message.message}")
            self.crowd.loop.call_later(AGAIN, self.watch)
        elif message.table == self.table.id and message.snapshot is not None:
            self.see(message.snapshot, message.type == "moved")

    def see(self, shown: Snapshot, moved: bool) -> None:
        """The table as it is now: there must be no gap in what one is told, and no way back."""
        now, at = time.perf_counter(), (shown.epoch, shown.move, shown.part)
        epoch, move, part = self.at
        if moved and at != ((epoch, move, part + 1) if shown.part else (epoch, move + 1, 0)):
            self.crowd.error("gap in the moves")
        elif at < self.at:
            self.crowd.error("moves went back")
        self.at = at
        if moved and self.sent:
            self.crowd.counts.own.append(now - self.sent)
        elif moved and move in self.table.sent:
            self.crowd.counts.others.append(now - self.table.sent[move])
        self.sent = 0.0
        if shown.outcome is not None:
            self.over = True
            self.table.ended(shown.move)
        elif shown.decision is not None and shown.to_act[0] == self.seat:
            self.table.turn(self, self.table.dice.choice(shown.decision.choices).text)

    def play(self, action: str) -> None:
        """Move, and look at the table again if nobody tells of it."""
        if self.crowd.closing or self.transport is None:
            return
        epoch, move, part = self.at
        self.sent = time.perf_counter()
        self.table.sent = {move - 1: self.table.sent.get(move - 1, self.sent), move: self.sent}
        self.table.timer = self.crowd.loop.call_later(TIMEOUT, self.lost)
        self.say(p.Play(self.table.id, self.seat, epoch, move, action, part))

    def lost(self) -> None:
        self.crowd.error(f"no answer in {TIMEOUT:g} s")
        self.sent = 0.0
        self.watch()


class Table:
    """The people of a table; when their game is over they begin another one."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number, self.id = crowd, number, ""
        self.dice = random.Random(f"{crowd.plan.seed} {number}")
        self.people = [Person(self, seat) for seat in range(crowd.plan.seats)]
        self.sent: dict[int, float] = {}
        """When the last moves were sent, by how many had been made."""
        self.due = 0.0
        self.timer: asyncio.TimerHandle | None = None

    async def begin(self) -> None:
        """Everybody comes to a new table."""
        host, *guests = self.people
        for person in self.people:
            await person.ask("GET", "/api/me")
        seats = [p.SeatWish("me"), *(p.SeatWish("open") for _ in guests)]
        wish = p.NewTable(self.crowd.plan.game, seats, self.crowd.plan.options)
        self.id = _made.decode(await host.ask("POST", "/api/tables", wish)).id
        for guest in guests:
            await guest.ask("POST", f"/api/tables/{self.id}/sit", p.Sit(guest.seat))
        self.crowd.counts.tables += 1
        for person in self.people:
            self.crowd.do(person.connect)

    def turn(self, person: Person, action: str) -> None:
        """Somebody is asked: he waits, and the next one waits less where the answer has taken long."""
        self.rest()
        now, every = time.perf_counter(), self.crowd.plan.every
        self.due = max(now, (self.due or now) + every * self.dice.uniform(0.5, 1.5))
        self.timer = self.crowd.loop.call_later(self.due - now, person.play, action)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def ended(self, moves: int) -> None:
        self.rest()
        if all(person.over for person in self.people):
            self.crowd.counts.finished.append((self.id, moves))
            self.crowd.do(self.rematch, after=self.crowd.plan.every)

    async def rematch(self) -> None:
        over = self.id
        self.id = _made.decode(await self.people[0].ask("POST", f"/api/tables/{over}/rematch")).id
        self.sent = {}
        for person in self.people:
            person.at, person.over = (0, 0, 0), False
            person.say(p.Unwatch(over))
            person.watch()


class Failed(Exception):
    """A request that was not served."""


class Crowd:
    """The people of one process."""

    def __init__(self, plan: Plan, numbers: range) -> None:
        address = urlsplit(plan.address)
        self.plan, self.netloc = plan, address.netloc
        self.host, self.port = address.hostname or "", address.port or 80
        self.uri = parse_uri(f"ws://{address.netloc}/api/live")
        self.loop = asyncio.get_running_loop()
        self.logger = logging.getLogger("cenote.load")
        self.counts = Counts()
        self.closing = False
        self.tables = [Table(self, number) for number in numbers]
        self._tasks: set[asyncio.Task[None]] = set()

    def error(self, kind: str) -> None:
        self.counts.errors[kind] = self.counts.errors.get(kind, 0) + 1

    def do(self, work: Callable[[], Awaitable[None]], after: float = 0.0) -> None:
        """Do something on the side, again and again until it works."""

        async def done() -> None:
            await asyncio.sleep(after)
            while not self.closing:
                try:
                    return await work()
                except OSError:
                    self.error("no connection")
                except Failed as error:
                    self.error(str(error))
                await asyncio.sleep(AGAIN)

        task = self.loop.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def play(self, pipe: Connection) -> None:
        """Until the other end of the pipe says that it is enough; once a second it is told what was seen."""
        enough = asyncio.Event()
        self.loop.add_reader(pipe.fileno(), enough.set)
        for table in self.tables:
            self.do(table.begin, after=self.plan.ramp * table.number / self.plan.tables)
        while not enough.is_set():
            self.tell(pipe)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), 1)
        self.loop.remove_reader(pipe.fileno())
        pipe.recv_bytes()
        self.closing = True
        await asyncio.sleep(LAST_ANSWERS)
        self.tell(pipe)
        for person in (person for table in self.tables for person in table.people):
            if person.transport is not None:
                person.transport.abort()

    def tell(self, pipe: Connection) -> None:
        counts, self.counts = self.counts, Counts(tables=self.counts.tables)
        counts.cpu = time.process_time()
        pipe.send_bytes(msgspec.msgpack.encode(counts))


def play_crowd(plan: Plan, numbers: range, pipe: Connection) -> None:
    """The work of one process; it ends when its parent says so or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def run() -> None:
        await Crowd(plan, numbers).play(pipe)

    with contextlib.suppress(BrokenPipeError, EOFError):
        asyncio.run(run())
