"""Nonsense by the thousand, over websocket and HTTP, while people play; and the limits on how much one may ask for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cenote.server import protocol as p
from cenote.server.app import Server
from cenote.server.limits import LONGEST_BODY, LONGEST_MESSAGE, Buckets
from tests.server.harness import Client, Inside, Process, eventually, people, play_out, raw, seated, wish

CLEAN = {1000, 1001, 1002, 1003, 1007, 1008, 1009}
"""The ways in which a server may close a connection without having failed."""
TYPES = ["watch", "unwatch", "play", "undo", "agree", "chat", "hint", "weigh", "why", "preview", "recall"]
TEXTS = ["", " ", "x", "null", "\u0000", "a\u0000b", "\ud800", "\udfff\ud800", "é🌴", "\u202e", "'; DROP TABLE move;",
         "%s%n", "../../etc", "x" * 61, "x" * 401, "take thief", "TAKE  thief", "walk 1", "-1", "1e309"]  # fmt: skip
NUMBERS = [0, 1, -1, 7, 8, 255, 10**6, 10**6 + 1, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0, 1e308]


# Nonsense


class Nonsense:
    """Inputs that nobody should send, drawn from a fixed seed; some of them are almost right."""

    def __init__(self, seed: object, table: str) -> None:
        self.dice = random.Random(str(seed))
        self.table = table

    def value(self, depth: int = 0) -> Any:
        kind = self.dice.randrange(8 if depth < 3 else 6)
        if kind == 0:
            return self.dice.choice([None, True, False])
        if kind in (1, 2):
            return self.dice.choice(NUMBERS)
        if kind in (3, 4):
            return self.dice.choice([*TEXTS, self.table, *TYPES])
        if kind == 5:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(30)))
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.dice.randrange(4))]
        return {str(self.value(3)): self.value(depth + 1) for _ in range(self.dice.randrange(4))}

    def almost(self) -> dict[str, Any]:
        """A message of the protocol, with whatever fields it may have."""
        message: dict[str, Any] = {"type": self.dice.choice(TYPES), "table": self.table}
        values: dict[str, list[Any]] = {
            "seat": [0, 1, 2, 7, None], "epoch": [0, 1], "move": [0, 1, 5, 10**6], "action": ["take thief", "walk 1"],
            "yes": [True, False], "text": ["hello"],
        }  # fmt: skip
        fields = {
            "watch": "seat", "unwatch": "", "play": "seat epoch move action", "undo": "seat epoch move",
            "agree": "seat yes", "chat": "text", "hint": "seat", "weigh": "seat", "why": "seat action",
            "preview": "seat action", "recall": "move seat",
        }  # fmt: skip
        for name in fields[message["type"]].split():
            message[name] = self.dice.choice(values[name])
        return message

    def spoiled(self, message: dict[str, Any]) -> dict[str, Any]:
        for _ in range(self.dice.randrange(3)):
            name = self.dice.choice([*message, "extra"])
            if self.dice.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = self.value()
        items = list(message.items())
        self.dice.shuffle(items)
        return dict(items)

    def text(self) -> str:
        """Something to send as a text."""
        kind = self.dice.randrange(12)
        if kind == 0:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(200)))
        if kind == 1:
            return self.dice.choice(["[", '{"a":', '{"type":{"a":']) * self.dice.randrange(1, 900)
        if kind == 2:
            inner = "[" * 1900 + "]" * 1900
            return f'{{"x":{inner},"type":"watch","table":"{self.table}"}}'
        written = json.dumps(self.spoiled(self.almost()), ensure_ascii=True)
        if kind == 3:
            place = self.dice.randrange(len(written))
            return written[:place] + self.dice.choice(string.printable) + written[place + self.dice.randrange(3) :]
        if kind == 4:
            return written[: self.dice.randrange(len(written))]
        if kind == 5:
            return written + " " * self.dice.randrange(LONGEST_MESSAGE)
        return written


@contextlib.contextmanager
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What a server in this process logs as an error is a failure of the test."""
    with caplog.at_level(logging.WARNING):
        yield
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults, "\n".join(f"{record.getMessage()} {record.exc_text or record.exc_info}" for record in faults[:3])


async def pester(client: Client, nonsense: Nonsense, count: int) -> None:
    """Send nonsense; after every few messages the server must still answer, or have closed cleanly."""
    for number in range(count):
        if client.closed:
            await client.reconnect()
        assert client.socket is not None
        with contextlib.suppress(ConnectionClosed):
            await client.send_text(nonsense.text())
            if number % 10:
                continue
            before = len(client.heard)
            await client.send_text('{"type":"recall","table":"nowhere1","move":77}')
            with contextlib.suppress(ConnectionError):
                await client.when(lambda before=before: any(isinstance(m, p.Refused) and m.table == "nowhere1"
                                                            for m in client.heard[before:]))  # type: ignore[misc]  # fmt: skip
        assert not client.closed or client.socket.close_code in CLEAN, client.socket.close_code


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_people_play_on_while_others_send_nonsense(database: str, caplog: pytest.LogCaptureFixture) -> None:
    running = Inside(database)
    try:
        with no_fault(caplog):
            async with people(running.address, 4) as (ada, bo, mallory, eve):
                info = await seated([ada, bo], "random")
                own = await seated([eve], "random")
                await mallory.watch(info.id)
                bother = [
                    pester(mallory, Nonsense("mallory", info.id), 1500),
                    pester(eve, Nonsense("eve", own.id), 1500),
                ]
                await asyncio.gather(play_out([ada, bo], info.id, "calm"), *bother)
                assert ada.tables[info.id].over
                assert bo.tables[info.id].happenings
                await eve.reconnect(own.id, seat=0)
                await eve.play_on(own.id, random.Random("eve"))
    finally:
        running.stop()


SINGLE = {
    "nothing": "",
    "no JSON": "hello",
    "deep before its type": '{"x":' + "[" * 1900 + "]" * 1900 + ',"type":"watch","table":"abcd"}',
    "deep": "[" * 4000,
    "half a character": '{"type":"chat","table":"TABLE","text":"\\ud800"}',
    "nul in a code": '{"type":"watch","table":"ab\\u0000cd"}',
    "nul in a move": '{"type":"play","table":"TABLE","seat":0,"epoch":0,"move":0,"action":"\\u0000"}',
    "nul in a question": '{"type":"why","table":"TABLE","seat":0,"action":"a\\u0000"}',
    "a large number": '{"type":"recall","table":"TABLE","move":' + "9" * 400 + "}",
    "a seat too far": '{"type":"watch","table":"TABLE","seat":8}',
    "a type twice": '{"type":"chat","type":"chat","table":"TABLE","text":3}',
    "another field": '{"type":"unwatch","table":"TABLE","seat":0}',
    "a list": '[{"type":"unwatch","table":"TABLE"}]',
}


@pytest.mark.parametrize("case", SINGLE)
async def test_a_wrong_message_is_refused_and_the_connection_stays(server: Process, case: str) -> None:
    async with Client(server.address) as client:
        await client.connect()
        info = await client.create("me", "me")
        await client.watch(info.id, 0)
        since = len(client.heard)
        await client.send_text(SINGLE[case].replace("TABLE", info.id))
        await client.next(p.Refused, since)
        await client.ask(p.Recall(info.id, 0), p.Recalled)


@pytest.mark.parametrize("text", ["x" * (LONGEST_MESSAGE + 1), "é" * 5000, " " * 100_000])
async def test_a_message_that_is_too_long_closes_the_connection(server: Process, text: str) -> None:
    async with Client(server.address) as client:
        await client.connect()
        await client.send_text(text)
        await client.when(lambda: client.closed, even_closed=True)
        assert client.socket is not None
        assert client.socket.close_code == 1009
        await client.reconnect()


FRAMES = {
    "bytes": [Frame(Opcode.BINARY, b"\x00\xff")],
    "no UTF-8": [Frame(Opcode.TEXT, b"\xff\xfe{")],
    "pieces that never end": [Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, b" " * 4000, fin=False)] * 8],
    "a piece of nothing": [Frame(Opcode.CONT, b"x")],
    "two beginnings": [Frame(Opcode.TEXT, b"{", fin=False), Frame(Opcode.TEXT, b"{", fin=False)],
    "a strange end": [Frame(Opcode.CLOSE, b"\x00\x01")],
    "half an end": [Frame(Opcode.CLOSE, b"\x03")],
    "a long ping": [Frame(Opcode.PING, b"x" * 126)],
}


@pytest.mark.parametrize("case", FRAMES)
async def test_frames_that_are_not_texts_close_the_connection_cleanly(sqlite_server: Process, case: str) -> None:
    async with people(sqlite_server.address, 2) as (client, other):
        info = await other.create("me", "me")
        await client.watch(info.id)
        assert client.socket is not None
        for frame in FRAMES[case]:
            client.socket.transport.write(frame_bytes(frame))
        await client.when(lambda: client.closed, even_closed=True)
        # Who still sends when the server hangs up may be reset before he reads why (1006).
        assert client.socket.close_code in CLEAN | {1005, 1006}, client.socket.close_code
        await other.watch(info.id)

        async def one() -> bool:
            return "cenote_connections 1.0" in (await other.http.get("/metrics")).text.splitlines()

        await eventually(one, "the connection to be forgotten")


def frame_bytes(frame: Frame) -> bytes:
    """A frame as a client writes it, also one that the protocol forbids."""
    size = len(frame.data)
    head = bytes([frame.fin << 7 | frame.opcode, 0x80 | (size if size < 126 else 126)])
    return head + (size.to_bytes(2, "big") if size >= 126 else b"") + b"\0\0\0\0" + bytes(frame.data)


# HTTP


METHODS = ["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"]


def strange_path(dice: random.Random, table: str) -> str:
    verbs = ["", "sit", "leave", "start", "resign", "return", "rematch", "record", "replay", "none", "..", "%00"]
    codes = ["x", "%00", "é", "%ff", table.upper(), "a" * 999]
    return dice.choice([
        f"/api/tables/{table}/{dice.choice(verbs)}", f"/api/tables/{dice.choice(codes)}", "/api/tables", "/api/me",
        "/api", "/api/games", "/api/me/link", f"/me/{dice.choice(['x', '%00', '.', '=.='])}", "/api/live", "/health",
        f"/text/{dice.choice(['en', 'xx', '..', '%2e%2e%2f'])}.ftl", "/metrics", f"/{dice.choice(codes)}",
        "/" + "".join(dice.choices("/.%~a0\\:;&=+$,?#@!*'()", k=dice.randrange(40))),
    ])  # fmt: skip


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_no_request_is_answered_with_a_fault(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "index.html").write_text("the page")
    running = Inside(database, tmp_path)
    try:
        with no_fault(caplog):
            async with people(running.address, 3) as (ada, bo, mallory):
                info = await seated([ada, bo], options={"max_rounds": 2})
                spare = await mallory.create("me", "open")
                bother = [
                    harass(mallory, Nonsense(f"http {n}", code), 200) for n, code in enumerate([info.id, spare.id])
                ]
                await asyncio.gather(play_out([ada, bo], info.id, "calm"), *bother)
                assert ada.tables[info.id].over
    finally:
        running.stop()


async def harass(client: Client, nonsense: Nonsense, count: int) -> None:
    dice = nonsense.dice
    for _ in range(count):
        method, path = dice.choice(METHODS), strange_path(dice, nonsense.table)
        kind = dice.randrange(5)
        body = b"" if method in ("GET", "HEAD") else bytes(dice.choices(range(256), k=dice.randrange(60)))
        if kind == 0:
            body = b" " * dice.choice([LONGEST_BODY, LONGEST_BODY + 1, 100_000])
        elif kind == 1:
            body = json.dumps(nonsense.value()).encode()
        elif kind in (2, 3):
            fields = wish("me", "open") | {"seat": 0, "name": "Mal"} if kind == 2 else {"seat": dice.choice([0, 1, 9])}
            body = json.dumps(nonsense.spoiled(fields)).encode()
        headers = {} if dice.random() < 0.8 else {"origin": dice.choice(["null", "http://x", "http://[", "//", "\x01"])}
        try:
            answer = await client.http.request(method, path, content=body, headers=headers)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol):
            continue
        assert answer.status_code < 500, f"{method} {path} {body[:200]!r}: {answer.status_code} {answer.text}"


HOST, CLOSE = b"\r\nHost: x", b"\r\nConnection: close\r\n\r\n"
UPGRADE = b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
REQUESTS = {
    "nothing": b"\r\n\r\n",
    "one word": b"GET\r\n\r\n",
    "a later version": b"GET /api/me HTTP/9.9\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00",
    "bytes in the path": b"GET /x\xff\xfe HTTP/1.1" + HOST + CLOSE,
    "many headers": b"GET /api/me HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    "a long path": b"GET /" + b"a" * 100_000 + b" HTTP/1.1" + HOST + CLOSE,
    "a negative length": b"POST /api/me HTTP/1.1\r\nContent-Length: -1" + HOST + CLOSE,
    "two lengths": b"POST /api/me HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6" + HOST + CLOSE + b"hello",
    "too short": b"POST /api/me HTTP/1.1\r\nContent-Length: 50" + HOST + CLOSE + b"{",
    "no chunk": b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked" + HOST + CLOSE + b"zz\r\n",
    "half a chunk": b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked" + HOST + CLOSE + b"5\r\n{",
    "half a handshake": UPGRADE + b"\r\n",
    "a strange handshake": UPGRADE + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    "a strange cookie": b"GET /api/me HTTP/1.1\r\nCookie: cenote=\xff\xfe; =; ;;;" + HOST + CLOSE,
    "a strange origin": b"POST /api/me HTTP/1.1\r\nOrigin: http://[\r\nContent-Length: 0" + HOST + CLOSE,
    "no path": b"OPTIONS * HTTP/1.1" + HOST + CLOSE,
    "a tunnel": b"CONNECT x:1 HTTP/1.1" + HOST + CLOSE,
    "nul in a code": b"GET /api/tables/a%00b HTTP/1.1" + HOST + CLOSE,
    "nul in a file": b"GET /a%00b.js HTTP/1.1" + HOST + CLOSE,
}


@pytest.mark.parametrize("case", REQUESTS)
async def test_bytes_that_are_no_request_do_no_harm(server: Process, case: str) -> None:
    status, answer = await raw(server.address, REQUESTS[case])
    assert status < 500, answer
    assert (await raw(server.address, b"GET /health HTTP/1.1" + HOST + CLOSE))[0] == 200


# Limits


async def test_who_asks_too_often_is_told_so_and_others_are_not(inside: Inside) -> None:
    async with Client(inside.address) as client, Client(inside.address) as other:
        await client.me()
        await other.me()
        inside.server.requests = Buckets(rate=0.5, burst=20)
        answers = [await client.http.get("/api/me") for _ in range(30)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        assert answers[-1].status_code == 429
        assert (await client.http.post("/api/tables", content=b"{}")).status_code == 429
        await other.me()

        async def again() -> bool:
            return (await client.http.get("/api/me")).status_code == 200

        await eventually(again, "another chance")


async def test_one_address_cannot_bring_any_number_of_guests(inside: Inside) -> None:
    inside.server.newcomers = Buckets(rate=0.001, burst=5)
    async with Client(inside.address) as client:
        await client.me()
        for _ in range(4):
            kept, client.http.cookies = client.http.cookies, httpx.Cookies()
            await client.me()
        client.http.cookies.clear()
        assert (await client.http.get("/api/me")).status_code == 429
        assert (await client.http.get("/api/games")).status_code == 429
        client.http.cookies = kept
        await client.me()


def test_a_bucket_holds_so_much_and_fills_again() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("ada", 10.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("bo", 10.0)
    assert not buckets.take("ada", 10.4)
    assert buckets.take("ada", 10.5)
    assert not buckets.take("ada", 10.5)
    assert [buckets.take("ada", 1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_those_who_came_longest_ago() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3)
    assert [buckets.take(name, 1.0) for name in ("a", "b", "c")] == [True] * 3
    assert not buckets.take("a", 2.0)
    assert buckets.take("d", 2.0)
    assert not buckets.take("a", 2.0)
    assert buckets.take("b", 2.0)


@pytest.mark.parametrize("buckets", ["messages", "requests", "newcomers"])
def test_the_server_has_limits(buckets: str, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.db'}")
    limits: Buckets = getattr(server, buckets)
    assert 0 < limits.rate <= 100
    assert 0 < limits.burst <= 1000
    server.store.close()


async def test_who_sends_too_many_messages_is_told_so_and_may_go_on(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        await client.connect()
        info = await client.create("me", "me")
        await client.watch(info.id, 0)
        for _ in range(150):
            await client.send_text('{"type":"unwatch","table":"nowhere"}')
        await client.when(lambda: any(isinstance(m, p.Refused) and m.table is None for m in client.heard))

        async def answered() -> bool:
            since = len(client.heard)
            await client.send_text(f'{{"type":"recall","table":"{info.id}","move":0}}')
            await client.when(lambda: len(client.heard) > since)
            return isinstance(client.heard[-1], p.Recalled)

        await eventually(answered, "an answer")
