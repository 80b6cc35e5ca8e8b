"""Attempts to do harm: to become somebody else, to guess, to be read as something else, to keep others from playing.

The threats and the tests that cover them are listed in docs/security.md.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cenote.cli.serve import data_folder
from cenote.server import protocol as p
from cenote.server.app import JsonLines, Server
from cenote.server.identity import A_WEEK, Identity, visible
from cenote.server.limits import MOST_QUESTIONS, MOST_SOCKETS, Buckets
from cenote.server.rooms import ALPHABET, PRIVATE_CODE
from cenote.server.store import Store
from tests import audit
from tests.server.harness import Client, Inside, Process, eventually, finished, new_address, people, raw, seated

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"


def refusal(response: httpx.Response, status: int, key: str) -> None:
    """Refused with a sentence that exists in every language."""
    assert response.status_code == status, response.text
    assert msgspec.json.decode(response.content, type=p.Problem).said == p.Said(f"refuse-{key}", {})


# Becoming somebody else


async def test_opening_a_personal_link_changes_nobody(server: Process) -> None:
    """Login CSRF: whoever is lured to a link stays who he is until he says otherwise on our own page."""
    async with people(server.address, 2, live=False) as (mallory, ada):
        me = await ada.me()
        link = (await mallory.get("/api/me/link", dict[str, str]))["link"]
        opened = await ada.http.get(link)
        assert "set-cookie" not in opened.headers
        body = msgspec.json.encode({"token": link.removeprefix("/me/")})
        forged = await ada.http.post("/api/me/link", content=body, headers={"origin": "http://evil.example"})
        assert forged.status_code == 403
        assert "set-cookie" not in forged.headers
        assert await ada.me() == me


def test_a_personal_link_is_good_for_a_week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    identity = Identity(store)
    token = identity.link("ada").removeprefix("/me/")
    assert identity.from_link(token) == "ada"
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + A_WEEK + 2)
    assert identity.from_link(token) is None
    store.close()


def test_only_the_servers_key_makes_a_person(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path / name}.db") for name in "ab"]
    ours, theirs = map(Identity, stores)
    assert ours.from_link(theirs.link("ada").removeprefix("/me/")) is None
    assert ours.from_link(str(URLSafeTimedSerializer(stores[0].key(), salt="cookie").dumps("ada"))) is None
    for store in stores:
        assert len(bytes.fromhex(store.key())) >= 32
        store.close()


async def test_answers_are_kept_by_nobody_on_the_way(server: Process) -> None:
    async with Client(server.address) as client:
        info = await finished(client)
        for path in ("/api/me", "/api/me/link", "/api/tables", f"/api/tables/{info.id}/record", "/health", "/none.js"):
            assert (await client.http.get(path)).headers["cache-control"] == "no-store", path


# Guessing


async def test_the_code_of_a_private_table_cannot_be_guessed(server: Process) -> None:
    async with people(server.address, 2, live=False) as (ada, bo):
        info = await ada.create("me", "open", public=False)
        assert len(info.id) == PRIVATE_CODE
        assert len(set(ALPHABET)) ** PRIVATE_CODE > 2**59
        lists = await bo.get("/api/tables", p.Tables)
        assert info.id not in [table.id for table in (*lists.open, *lists.mine, *lists.finished)]


async def test_no_player_decides_the_shuffle(server: Process) -> None:
    """The secret is fixed, and published as a digest, before anybody's salt but the maker's is known."""
    async with people(server.address, 2, live=False) as (ada, bo):
        infos = [await ada.create("me", "open", salt="same") for _ in range(2)]
        assert len({info.commitment for info in infos}) == 2
        sat = await bo.sit(infos[0].id, salt="mine")
        assert sat.commitment == infos[0].commitment
        assert sat.secret is None
        for salt in ("a b", "a\n", "é", "x" * 65, " "):
            answer = await bo.http.post(f"/api/tables/{infos[1].id}/sit", content=msgspec.json.encode({"salt": salt}))
            assert answer.status_code == 400, "a salt that could be read as two would move the others'"


async def test_nobody_looks_before_the_end(server: Process) -> None:
    """Record, replay and review of a running game are refused in the reader's language."""
    async with people(server.address, 2) as clients:
        info = await seated(clients)
        for client in clients:
            for what in ("record", "replay", "review"):
                refusal(await client.http.get(f"/api/tables/{info.id}/{what}"), 403, "not-over")


# Being read as something else


@pytest.mark.parametrize("text", ["ㅤ", "⠀", "\u200b\u2060", "ﾠ", "\u115f\u1160", "\u202e\u2066", "\u034f", "\ufeff"])
async def test_a_name_or_a_line_of_nothing_is_refused(server: Process, text: str) -> None:
    async with people(server.address, 1) as (client,):
        before = await client.me()
        assert (await client.http.post("/api/me", content=msgspec.json.encode({"name": text}))).status_code == 409
        assert await client.me() == before
        info = await client.create("me", "me")
        await client.watch(info.id, 0)
        await client.refused(p.Chat(info.id, text))


def test_what_turns_a_line_around_is_left_out() -> None:
    assert visible("a\u202eb\u2066c\u200dd\u0000e\nf") == "abcde\nf"
    assert visible("Zoë 🌴 日本 العربية") == "Zoë 🌴 日本 العربية"


def test_the_page_writes_texts_and_never_markup() -> None:
    """What people say is text for Svelte; nothing on the page makes markup of a string."""
    pattern = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc")
    sources = [path for pattern in ("**/*.svelte", "**/*.ts") for path in WEB.glob(pattern)]
    assert len(sources) > 50
    assert [path.name for path in sources if pattern.search(path.read_text(encoding="utf-8"))] == []


def test_a_line_of_the_log_is_one_line() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, 'a\n{"level": "error"}\u2028', None, None)
    record.facts = {"table": 'b"\n\x1b[31m'}
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["table"] == 'b"\n\x1b[31m'


async def test_the_log_has_no_names_chat_or_addresses(server: Process) -> None:
    before = len(server.log())
    async with people(server.address, 1) as (client,):
        await client.post("/api/me", {"name": "Hildegard\u00a0X"[:9]}, p.Me)
        info = await client.create("me", "me")
        await client.watch(info.id, 0)
        await client.ask(p.Chat(info.id, "the treasure is in B4"), p.Chatted)
        await client.http.get("/api/tables/no%0Asuch%0Dtable")
        told = server.log()[before:]
        for hidden in ("Hildegard", "treasure", client.origin["x-forwarded-for"], client.http.cookies["cenote"]):
            assert hidden not in told
    for line in told.splitlines():
        assert isinstance(json.loads(line), dict)


def test_a_fault_of_the_database_tells_no_secret(database: str) -> None:
    """What went wrong is logged with the statement, never with its values."""
    store = Store(database)
    store.add_person("ada", "Ada")
    with pytest.raises(IntegrityError) as error:
        store.add_person("ada", "Hildegard")
    assert "Hildegard" not in str(error.value)
    store.close()


def test_the_folder_of_the_database_is_its_owners(tmp_path: Path) -> None:
    assert data_folder(tmp_path / "new").stat().st_mode & 0o077 == 0


# Keeping others from playing


async def test_a_person_has_so_many_sockets(inside: Inside) -> None:
    async with Client(inside.address) as client, Client(inside.address) as other:
        await client.me()
        headers = {"Cookie": f"cenote={client.http.cookies['cenote']}", "Origin": inside.address}
        address = inside.address.replace("http", "ws", 1) + "/api/live"
        sockets = [await connect(address, additional_headers=headers, proxy=None) for _ in range(MOST_SOCKETS)]
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, proxy=None)
        await other.connect()
        await sockets.pop().close()

        async def again() -> bool:
            return bool(inside.do(lambda: sum(inside.server.sockets.values()) == 2 * MOST_SOCKETS))

        await eventually(again, "the closed socket to be forgotten")
        sockets.append(await connect(address, additional_headers=headers, proxy=None))
        for socket in sockets:
            await socket.close()
    await eventually(lambda: _none_left(inside), "all sockets to be forgotten")


async def _none_left(inside: Inside) -> bool:
    return bool(inside.do(lambda: inside.server.sockets == Counter()))


async def test_an_address_has_so_many_sockets(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cenote.server.app.MOST_SOCKETS_HERE", 2)
    async with people(inside.address, 3, live=False) as (ada, bo, eve):
        await ada.connect()
        await bo.connect()
        with pytest.raises(InvalidStatus):
            await eve.connect()


async def test_a_person_has_so_many_questions_at_once(inside: Inside) -> None:
    """Questions that wait are counted by person, whatever they are about; others are not refused."""
    async with people(inside.address, 2) as (ada, bo):
        tables = [(await ada.create("me", "me")).id for _ in range(MOST_QUESTIONS + 3)]
        for table in tables:
            await ada.send(p.Weigh(table, 0))
        said = await ada.next(p.Refused, 0)
        assert said.said == p.Said("refuse-busy", {})
        own = (await bo.create("me", "me")).id
        assert (await bo.ask(p.Weigh(own, 0), p.Weighed)).table == own

        async def answered() -> bool:
            return sum(isinstance(message, p.Weighed) for message in ada.heard) >= MOST_QUESTIONS

        await eventually(answered, "the answers that were waited for")


async def test_chat_is_dearer_than_other_messages(inside: Inside) -> None:
    async with people(inside.address, 1) as (client,):
        info = await client.create("me", "me")
        await client.watch(info.id, 0)
        buckets = Buckets(rate=0.001, burst=80)
        inside.server.messages.rate, inside.server.messages.burst = buckets.rate, buckets.burst
        inside.server.messages._buckets.clear()
        for number in range(7):
            await client.ask(p.Chat(info.id, f"line {number}"), p.Chatted)
        said = await client.refused(p.Chat(info.id, "one too many"))
        assert said.said == p.Said("refuse-too-fast", {})


async def test_a_message_that_unfolds_is_cut_off(sqlite_server: Process) -> None:
    """A compressed message of a few bytes that would be 16 megabytes."""
    async with people(sqlite_server.address, 2) as (mallory, ada):
        with contextlib.suppress(ConnectionClosed):
            await mallory.send_text(" " * (16 << 20))
        await mallory.when(lambda: mallory.closed, even_closed=True)
        assert mallory.socket is not None
        assert mallory.socket.close_code == 1009
        assert (await ada.create("me", "me")).status == "playing"


async def test_who_never_finishes_a_request_keeps_nobody_waiting(sqlite_server: Process) -> None:
    host, port = sqlite_server.address.removeprefix("http://").split(":")
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + new_address().encode()
    slow = [await asyncio.open_connection(host, int(port)) for _ in range(100)]
    for number, (_, writer) in enumerate(slow):
        writer.write(head + (b"\r\nContent-Length: 9\r\n\r\n{" if number % 2 else b"\r\nX"))
    async with Client(sqlite_server.address) as client:
        assert (await client.create("me", "me")).status == "playing"
    for _, writer in slow:
        writer.transport.abort()


async def test_a_body_that_does_not_come_is_given_up(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cenote.server.app.SLOWEST_BODY", 0.05)
    request = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nConnection: close\r\n\r\n{"
    status, answer = await raw(inside.address, request)
    assert status == 400, answer


@pytest.mark.parametrize("path", ["/metrics", "/api/openapi.json"])
async def test_what_needs_no_cookie_has_limits_too(inside: Inside, path: str) -> None:
    inside.server.requests.rate, inside.server.requests.burst = 0.001, 3
    async with Client(inside.address) as client:
        found = [(await client.http.get(path)) for _ in range(4)]
    assert [answer.status_code for answer in found[:3]] == [200] * 3
    refusal(found[3], 429, "too-fast")


@pytest.mark.parametrize("bot", ["run:touch HERE", "run:1s:touch HERE", "legend:rounds=3", "../x", "explorer ", ""])
async def test_no_program_is_run_for_a_bots_name(server: Process, tmp_path: Path, bot: str) -> None:
    mark = tmp_path / "mark"
    async with Client(server.address) as client:
        name = bot.replace("HERE", str(mark))[:40] if "HERE" in bot else bot
        wish = {
            "game": "lost_temple",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot.replace("HERE", str(mark))}],
        }
        assert (await client.http.post("/api/tables", content=msgspec.json.encode(wish))).status_code in (400, 409)
        info = await client.create("me", "open")
        begun = await client.http.post(
            f"/api/tables/{info.id}/start", content=msgspec.json.encode({"bot": name or " "})
        )
        assert begun.status_code in (400, 409)
        assert not mark.exists()


# What the core needs


CORE = """
import sys
ALLOWED = {"numpy", "numba", "llvmlite", "msgspec", "cenote", *sys.stdlib_module_names}
class Only:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALLOWED:
            raise ModuleNotFoundError(f"{name} is not there", name=name)
sys.meta_path.insert(0, Only())
from cenote import Table, games
from cenote.bots import named
from cenote.kernel.engine import InterpretedEngine
for key in games.names():
    game = games.get(key)
    table = Table.new(key, game.seat_counts[0], seed=1, engine=InterpretedEngine(game))
    seat = table.to_act[0]
    table.play(named("random").choose(table.perspective(seat), 1), seat)
    table.position
print("played")
"""


def test_the_games_need_three_packages_only() -> None:
    done = subprocess.run([sys.executable, "-c", CORE], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "played\n", done.stderr


def test_what_is_installed_is_what_was_asked_for() -> None:
    assert audit.wrong() == []


# The page that says all this


def test_every_threat_has_a_test_that_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page)
    assert len(named) > 20
    rows = [line for line in page.splitlines() if line.startswith("| ") and "tests/" in line]
    assert len(rows) > 15
    for file, test in named:
        assert re.search(rf"^(async )?def {test}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE), test


def test_no_route_is_for_administrators(tmp_path: Path) -> None:
    """Who looks after a server does it at its command line: nothing over HTTP is more powerful than a player."""
    server = Server(f"sqlite:///{tmp_path / 'x.db'}")
    paths: list[Any] = [getattr(route, "path", "") for route in server.app().routes]
    server.store.close()
    assert not [path for path in paths if "admin" in path or "debug" in path or "backup" in path]
