"""People with browsers, and the real servers and databases they use (see `services`)."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from cenote.server import protocol as p
from tests.server.services import DATABASES, PATIENCE, SCRIPT, Inside, Postgres, Process, Redis, numbers, until

__all__ = [
    "DATABASES", "PATIENCE", "SCRIPT", "Client", "Inside", "Postgres", "Process", "Redis", "Seen", "eventually",
    "finished", "new_address", "people", "play_out", "raw", "read", "seated", "until", "wish",
]  # fmt: skip

T = TypeVar("T")
_decoder = msgspec.json.Decoder(p.ServerMessage)


async def eventually(condition: Callable[[], Awaitable[T]], what: str) -> T:
    """Ask again and again until the answer is yes."""
    async with asyncio.timeout(PATIENCE):
        while not (answer := await condition()):
            await asyncio.sleep(0.02)
        return answer
    raise AssertionError(what)


def new_address() -> str:
    """Where somebody else comes from; as behind a proxy, so that people do not share the limits of one address."""
    number = next(numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


async def raw(address: str, request: bytes) -> tuple[int, bytes]:
    """Status and the rest of the answer to bytes that need not be HTTP; status 0 if the server just hangs up.

    Who gets no answer stops sending, as a client that is cut off.
    """
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    try:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            reading = asyncio.create_task(reader.readuntil(b"\r\n\r\n"))
            if not (await asyncio.wait([reading], timeout=0.5))[0]:
                writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                head = await reading
                size = re.search(rb"(?i)content-length: (\d+)", head)
                body = await reader.readexactly(int(size[1]) if size else 0)
            return int(head.split()[1]), head + body
    finally:
        writer.transport.abort()
    return 0, b""


# People


class Seen:
    """What one client has been told of one table; complains when something is lost or doubled."""

    def __init__(self, info: p.TableInfo) -> None:
        self.info = info
        self.seat: int | None = None
        self.snapshot: p.Snapshot | None = None
        self.happenings: list[p.Happening] = []
        self.chat: list[p.ChatLine] = []
        self.undo: p.UndoRequest | None = None
        self.moved: list[p.Moved] = []
        self.shown = 0

    def show(self, message: p.Shown) -> None:
        self.info, self.seat, self.snapshot = message.info, message.seat, message.snapshot
        self.happenings, self.chat, self.undo = list(message.happenings), list(message.chat), message.undo
        self.shown += 1

    def move(self, message: p.Moved) -> None:
        assert self.snapshot is not None, "moved before shown"
        assert message.seat == self.seat
        part = message.snapshot.part
        assert part == 0 or (part, message.snapshot.to_act) == (self.snapshot.part + 1, [self.seat])
        move = self.snapshot.move + (part == 0)
        assert (message.snapshot.epoch, message.snapshot.move) == (self.snapshot.epoch, move)
        self.info, self.snapshot = message.info, message.snapshot
        self.undo = self.undo if part else None
        self.happenings += message.happenings
        self.moved.append(message)

    @property
    def over(self) -> bool:
        return self.snapshot is not None and self.snapshot.outcome is not None

    @property
    def at(self) -> tuple[int, int]:
        """Epoch and move."""
        assert self.snapshot is not None
        return self.snapshot.epoch, self.snapshot.move

    @property
    def decision(self) -> p.Decision | None:
        return self.snapshot.decision if self.snapshot is not None else None


class Client:
    """A person with a browser: a cookie, and one websocket for all his tables."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        number = next(numbers)
        self.origin = {
            "origin": address,
            "x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
        }
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, headers=self.origin, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.heard: list[p.ServerMessage] = []
        self.tables: dict[str, Seen] = {}
        self.fault: BaseException | None = None
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._sent: list[float] = []

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    # HTTP

    async def get(self, path: str, kind: type[T]) -> T:
        return read(await self.http.get(path), kind)

    async def post(self, path: str, body: Any = None, kind: Any = p.TableInfo) -> Any:
        return read(await self.http.post(path, content=msgspec.json.encode(body if body is not None else {})), kind)

    async def me(self) -> p.Me:
        return await self.get("/api/me", p.Me)

    async def create(self, *seats: str, **more: Any) -> p.TableInfo:
        """A table with seats `me`, `open` or the name of a bot."""
        info = await self.post("/api/tables", wish(*seats, **more))
        assert isinstance(info, p.TableInfo)
        return info

    async def sit(self, table: str, seat: int | None = None, salt: str = "") -> p.TableInfo:
        info = await self.post(f"/api/tables/{table}/sit", p.Sit(seat, salt))
        assert isinstance(info, p.TableInfo)
        return info

    # The websocket

    async def connect(self) -> p.Welcome:
        if "cenote" not in self.http.cookies:
            await self.me()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/api/live"
        self.socket = await connect(
            address, additional_headers={"Cookie": cookie, "Origin": self.address}, max_size=None, proxy=None
        )
        before = len(self.heard)
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.when(lambda: len(self.heard) > before)
        first = self.heard[before]
        assert isinstance(first, p.Welcome)
        return first

    async def disconnect(self) -> None:
        if self.socket is not None:
            socket, self.socket = self.socket, None
            await socket.close()
        if self._reader is not None:
            reader, self._reader = self._reader, None
            await reader

    async def reconnect(self, *tables: str, seat: int | None = None) -> None:
        """As the client does after a lost connection: try until it works, then watch again."""
        with contextlib.suppress(WebSocketException, OSError):
            await self.disconnect()
        for table in tables:
            self.tables.pop(table, None)

        async def connected() -> bool:
            try:
                await self.connect()
            except (WebSocketException, OSError, httpx.TransportError):
                return False
            return True

        await eventually(connected, "a connection")
        for table in tables:
            await self.watch(table, seat)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.raw.append(text)
                await self._hear(_decoder.decode(text))
        except ConnectionClosed:
            pass
        except BaseException as error:
            self.fault = error
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: p.ServerMessage) -> None:
        if isinstance(message, p.Shown | p.Changed):
            seen = self.tables.setdefault(message.table, Seen(message.info))
            seen.info, seen.undo = message.info, message.undo
            if isinstance(message, p.Shown):
                seen.show(message)
        elif isinstance(message, p.Moved):
            self.tables[message.table].move(message)
        elif isinstance(message, p.Chatted) and message.table in self.tables:
            self.tables[message.table].chat.append(message.line)
        self.heard.append(message)
        async with self._news:
            self._news.notify_all()

    async def send(self, message: p.ClientMessage) -> None:
        """Send a message; not more in a row than a person may."""
        now = asyncio.get_running_loop().time()
        self._sent = [at for at in self._sent if at > now - 4]
        if len(self._sent) >= 70:
            await asyncio.sleep(self._sent[0] + 4 - now)
        self._sent.append(asyncio.get_running_loop().time())
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    @property
    def closed(self) -> bool:
        return self.socket is None or self.socket.close_code is not None

    async def when(self, condition: Callable[[], T], *, even_closed: bool = False) -> T:
        """Wait for a message after which something holds."""

        def answered() -> bool:
            return bool(condition()) or self.fault is not None or (self.closed and not even_closed)

        try:
            async with asyncio.timeout(PATIENCE), self._news:
                await self._news.wait_for(answered)
        except TimeoutError:
            raise AssertionError(f"nothing came; the last messages were {[m[:300] for m in self.raw[-5:]]}") from None
        if self.fault is not None:
            raise self.fault
        answer = condition()
        if not answer:
            raise ConnectionError("the connection is closed")
        return answer

    async def next(self, kind: type[T], since: int, condition: Callable[[T], bool] = lambda _: True) -> T:
        """The first message of a kind after the first `since` messages."""

        def found() -> list[T]:
            heard: list[Any] = self.heard[since:]
            return [message for message in heard if isinstance(message, kind) and condition(message)][:1]

        return (await self.when(found))[0]

    async def ask(self, message: p.ClientMessage, kind: type[T]) -> T:
        """Send a message and wait for an answer of a kind."""
        since = len(self.heard)
        await self.send(message)
        return await self.next(kind, since)

    async def refused(self, message: p.ClientMessage) -> p.Refused:
        return await self.ask(message, p.Refused)

    # Tables

    async def watch(self, table: str, seat: int | None = None) -> Seen:
        before = self.tables[table].shown if table in self.tables else 0
        since = len(self.heard)
        await self.send(p.Watch(table, seat))
        answered = (p.Shown, p.Changed, p.Refused)
        await self.when(lambda: any(isinstance(m, answered) and m.table == table for m in self.heard[since:]))
        wrong = [m for m in self.heard[since:] if isinstance(m, p.Refused)]
        assert not wrong, wrong
        seen = self.tables[table]
        if seen.info.status != "open":
            await self.when(lambda: seen.shown > before)
        return seen

    async def play(self, table: str, action: str, seat: int | None = None) -> None:
        seen = self.tables[table]
        epoch, move = seen.at
        seat = seen.seat if seat is None else seat
        assert seat is not None
        part = seen.snapshot.part if seen.snapshot is not None else 0
        await self.send(p.Play(table, seat, epoch, move, action, part))

    async def my_turn(self, table: str) -> p.Decision:
        """Wait until I am asked something."""
        seen = self.tables[table]
        await self.when(lambda: seen.decision or seen.over)
        assert seen.decision is not None, "the game is over"
        return seen.decision

    async def moved(self, table: str, past: tuple[int, int]) -> None:
        """Wait until the table is elsewhere than at (epoch, move) `past`."""
        await self.when(lambda: self.tables[table].at != past)

    async def play_one(self, table: str, dice: random.Random) -> None:
        """Play a random move of the seat I watch from, and wait until it is made."""
        decision = await self.my_turn(table)
        seen = self.tables[table]
        before = seen.snapshot
        await self.play(table, dice.choice(decision.choices).text, decision.seat)
        await self.when(lambda: seen.snapshot is not before)

    async def play_on(self, table: str, dice: random.Random, stop: Callable[[Seen], bool] = lambda _: False) -> None:
        """Play all my seats with random moves until the game is over, or something holds at my turn."""
        seen = self.tables[table]
        while True:
            mine = {seat.number for seat in seen.info.seats if seat.yours}

            def asked(mine: set[int] = mine) -> bool:
                assert seen.snapshot is not None
                return seen.over or bool(mine & set(seen.snapshot.to_act))

            await self.when(asked)
            if seen.over or stop(seen):
                return
            assert seen.snapshot is not None
            if seen.decision is None:
                await self.watch(table, min(mine & set(seen.snapshot.to_act)))
                continue
            await self.play_one(table, dice)


def read(response: httpx.Response, kind: type[T]) -> T:
    """The answer to a request that must succeed."""
    assert response.status_code == 200, f"{response.request.url}: {response.status_code} {response.text}"
    return msgspec.json.decode(response.content, type=kind)


def wish(*seats: str, **more: Any) -> dict[str, Any]:
    """A new table, as the client asks for it."""
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": "lost_temple", "seats": wished, **more}


@contextlib.asynccontextmanager
async def people(address: str, count: int, *, live: bool = True) -> AsyncIterator[Sequence[Client]]:
    """Several people, each with a browser."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(count)]
        if live:
            await asyncio.gather(*(client.connect() for client in clients))
        yield clients


async def seated(clients: Sequence[Client], *bots: str, salts: Sequence[str] = (), **more: Any) -> p.TableInfo:
    """A running table with one seat for each of the clients, who watch it, and bots on the others."""
    salted = [*salts, *[""] * len(clients)]
    first, *others = clients
    info = await first.create("me", *("open" for _ in others), *bots, salt=salted[0], **more)
    for number, client in enumerate(others, 1):
        await client.sit(info.id, number, salted[number])
    for number, client in enumerate(clients):
        await client.watch(info.id, number)
    return first.tables[info.id].info


async def play_out(clients: Sequence[Client], table: str, seed: object) -> None:
    """Everybody plays at random until the game is over."""
    await asyncio.gather(
        *(client.play_on(table, random.Random(f"{seed} {number}")) for number, client in enumerate(clients))
    )


async def finished(client: Client, *seats: str, guests: Sequence[Client] = (), **more: Any) -> p.TableInfo:
    """A table of which one round was played, by bots; guests sit on its open seats."""
    info = await client.create(*(seats or ("me", "random")), **{"options": {"max_rounds": 1}, **more})
    for guest in guests:
        await guest.sit(info.id)
    for person in (client, *guests):
        for seat in (await person.get(f"/api/tables/{info.id}", p.TableInfo)).seats:
            if seat.yours:
                await person.post(f"/api/tables/{info.id}/resign", p.SeatOnly(seat.number))

    async def over() -> p.TableInfo | None:
        now = await client.get(f"/api/tables/{info.id}", p.TableInfo)
        return now if now.status == "over" else None

    found = await eventually(over, "the end of the game")
    assert found is not None
    return found
