"""Power cuts: the server or PostgreSQL is killed in the middle of play, clients vanish, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from cenote.server.store import Store
from tests.server.harness import Client, Postgres, Process, eventually, people, play_out, seated


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[tuple[Process, Postgres]]:
    """A server on a PostgreSQL of its own, which may be killed."""
    cluster = Postgres()
    process = Process(tmp_path, cluster.new_database())
    yield process, cluster
    process.kill()
    cluster.stop()


async def verified(client: Client, id: str) -> None:
    """The finished game replays, and the client was told all of it once."""
    answer = await client.http.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200, answer.text
    table, seen = read_record(answer.text), client.tables[id]
    assert seen.snapshot is not None
    assert seen.seat is not None
    assert seen.snapshot.move == table.move
    assert msgspec.to_builtins(seen.happenings) == msgspec.to_builtins(table.events(seen.seat))


async def until_gone(clients: Sequence[Client], id: str, seed: object) -> None:
    """Everybody plays until the connection is lost."""
    players = [client.play_on(id, random.Random(f"{seed} {n}")) for n, client in enumerate(clients)]
    for outcome in await asyncio.gather(*players, return_exceptions=True):
        assert outcome is None or isinstance(outcome, OSError | WebSocketException), outcome


async def further(client: Client, id: str, moves: int) -> None:
    """Wait for so many moves, or the end."""
    seen = client.tables[id]
    goal = seen.at[1] + moves
    await client.when(lambda: seen.at[1] >= goal or seen.over)


async def back_again(clients: Sequence[Client], id: str) -> None:
    """All reconnect, and find every move that they had been told of."""
    told = [(client.tables[id].at, client.tables[id].happenings) for client in clients]
    for seat, (client, (at, happenings)) in enumerate(zip(clients, told, strict=True)):
        await client.reconnect(id, seat=seat)
        seen = client.tables[id]
        assert seen.at >= at
        assert seen.happenings[: len(happenings)] == happenings


def moves_in(database: str, id: str) -> int:
    """How many moves the database holds; they have no gaps, and the table knows how many there are."""
    store = Store(database)
    found, moves = store.table(id), store.moves(id)
    store.close()
    assert found is not None
    assert [move.number for move in moves] == list(range(found[0].move))
    return len(moves)


# The server is killed


async def test_kill_9_in_the_middle_of_play_loses_and_doubles_nothing(own: Process) -> None:
    async with people(own.address, 2) as clients:
        info = await seated(clients, "random", "greedy", salts=["a", "b"])
        id, dice = info.id, random.Random("kill")
        for cut in range(3):
            playing = asyncio.create_task(until_gone(clients, id, cut))
            await further(clients[0], id, dice.randint(2, 9))
            await asyncio.sleep(dice.random() / 20)
            own.kill()
            await playing
            assert own.database is not None
            assert moves_in(own.database, id) >= max(client.tables[id].at[1] for client in clients)
            own.start()
            await back_again(clients, id)
        await play_out(clients, id, "end")
        for client in clients:
            await verified(client, id)
        assert own.errors() == []


async def test_after_kill_9_people_tables_and_chat_are_as_before(own: Process) -> None:
    async with people(own.address, 2) as (ada, bo):
        await ada.post("/api/me", {"name": "Ada"}, p.Me)
        me = await ada.me()
        waiting = await ada.create(
            "me", "open", "random", options={"max_rounds": 5}, clock={"kind": "game", "seconds": 99}
        )
        hidden = await ada.create("me", "open", public=False)
        running = await seated([ada, bo])
        await ada.send(p.Chat(running.id, "hello"))
        await bo.when(lambda: bo.tables[running.id].chat)
        own.kill()
        own.start()
        assert await ada.me() == me
        tables = await ada.get("/api/tables", p.Tables)
        assert [table.id for table in tables.mine] == [running.id, hidden.id, waiting.id]
        again = await ada.get(f"/api/tables/{waiting.id}", p.TableInfo)
        assert again == msgspec.structs.replace(waiting, seats=again.seats)
        await bo.reconnect(running.id, seat=1)
        assert [(line.name, line.text) for line in bo.tables[running.id].chat] == [("Ada", "hello")]
        assert bo.tables[running.id].info.commitment == running.commitment
        assert (await bo.sit(waiting.id)).status == "playing"


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_after_kill_9_bots_go_on_by_themselves(own: Process) -> None:
    async with Client(own.address) as client:
        info = await client.create("me", *["greedy", "random"] * 3, options={"max_rounds": 20})
        await client.post(f"/api/tables/{info.id}/resign", {"seat": 0})
        for _ in range(2):
            own.kill()
            assert own.database is not None
            before = moves_in(own.database, info.id)
            own.start()

            async def moved(before: int = before) -> bool:
                tables = await client.get("/api/tables", p.Tables)
                return bool(tables.finished) or tables.mine[0].move > before

            await eventually(moved, "a bot's move")

        async def over() -> list[p.TableInfo]:
            return (await client.get("/api/tables", p.Tables)).finished

        [end] = await eventually(over, "the end")
        table = read_record((await client.http.get(f"/api/tables/{end.id}/record")).text)
        assert table.over
        assert own.errors() == []


async def test_after_kill_9_clocks_go_on_by_themselves(own: Process) -> None:
    """Whose time ran out while the server was down is played by a bot, though nobody is there."""
    async with people(own.address, 2, live=False) as (ada, bo):
        info = await ada.create("me", "open", clock={"kind": "game", "seconds": 60}, options={"max_rounds": 1})
        await bo.sit(info.id)
        own.kill()
        assert own.database is not None
        store = Store(own.database)
        store.set_table(info.id, started=1.0)
        store.close()
        own.start()

        async def moved() -> bool:
            tables = await ada.get("/api/tables", p.Tables)
            return bool(tables.finished) or tables.mine[0].move > 0

        await eventually(moved, "a bot's move")
        now = await ada.get(f"/api/tables/{info.id}", p.TableInfo)
        assert any(seat.stand_in for seat in now.seats)


async def test_a_table_that_was_just_full_when_the_server_died_begins(own: Process) -> None:
    """The last seat was stored, the beginning was not."""
    async with Client(own.address) as client:
        info = await client.create("me", "open")
        own.kill()
        assert own.database is not None
        store = Store(own.database)
        store.set_seat(info.id, 1, was="open", kind="bot", bot="random")
        store.close()
        own.start()
        await client.connect()
        seen = await client.watch(info.id, 0)
        await client.when(lambda: seen.info.status == "playing")
        await client.my_turn(info.id)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_told_to_stop_it_stops_and_goes_on_later(own: Process) -> None:
    async with people(own.address, 2) as clients:
        info = await seated(clients, "greedy", "greedy")
        playing = asyncio.create_task(until_gone(clients, info.id, "stop"))
        await clients[0].when(lambda: clients[0].tables[info.id].at[1] >= 4)
        assert own.stop() in (0, -15)
        await playing
        assert own.errors() == []
        own.start()
        await back_again(clients, info.id)
        await play_out(clients, info.id, "on")
        for client in clients:
            await verified(client, info.id)
        assert own.errors() == []


async def test_a_move_made_by_another_process_is_not_made_twice(own: Process, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    other = Process(folder, own.database)
    try:
        async with people(own.address, 2) as clients:
            info = await seated(clients)
            id = info.id
            acting = clients[0] if clients[0].tables[id].decision else clients[1]
            seat = acting.tables[id].seat
            async with Client(other.address, acting.http.cookies) as elsewhere:
                await elsewhere.connect()
                seen = await elsewhere.watch(id, seat)
                decision = await acting.my_turn(id)
                await acting.play_one(id, random.Random(1))
                assert seat is not None
                shown = await elsewhere.ask(p.Play(id, seat, 0, 0, decision.choices[-1].text), p.Shown)
                assert shown.snapshot.move == 1
                assert seen.happenings == acting.tables[id].happenings
        assert own.database is not None
        assert moves_in(own.database, id) == 1
    finally:
        other.kill()


# PostgreSQL is killed


async def test_kill_9_of_postgresql_loses_no_acknowledged_move(frail: tuple[Process, Postgres]) -> None:
    process, cluster = frail
    async with people(process.address, 2) as clients:
        info = await seated(clients, "random")
        id, dice = info.id, random.Random("pg")
        for cut in range(3):
            playing = asyncio.create_task(until_refused(clients, id, cut))
            await further(clients[0], id, dice.randint(3, 8))
            cluster.kill()
            await playing
            cluster.start()
            await back_again(clients, id)
        await play_out(clients, id, "end")
        for client in clients:
            await verified(client, id)
        process.kill()
        assert process.database is not None
        assert moves_in(process.database, id) == clients[0].tables[id].at[1]


async def until_refused(clients: Sequence[Client], id: str, seed: object) -> None:
    """Everybody plays until somebody's move is answered with an error, or the connection is closed."""

    async def play(client: Client, dice: random.Random) -> None:
        seen, since = client.tables[id], len(client.heard)

        def stop() -> bool:
            return seen.over or any(isinstance(message, p.Refused) for message in client.heard[since:])

        while not stop():
            decision = await client.when(lambda: stop() or seen.decision)
            if isinstance(decision, p.Decision) and seen.decision is not None:
                at = seen.at
                await client.play(id, dice.choice(seen.decision.choices).text)
                await client.when(lambda at=at: stop() or seen.at != at)  # type: ignore[misc]

    players = [asyncio.create_task(play(client, random.Random(f"{seed} {n}"))) for n, client in enumerate(clients)]
    done, pending = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*done, *pending, return_exceptions=True)


async def test_without_database_requests_are_answered_with_an_error(frail: tuple[Process, Postgres]) -> None:
    process, cluster = frail
    async with Client(process.address) as client:
        info = await client.create("me", "open")
        cluster.kill()
        for path in ("/health", "/api/tables", "/api/tables/abcdefgh"):
            answer = await client.http.get(path)
            assert answer.status_code == 503, path
            assert "psycopg" not in answer.text
        for path in ("/api/me", "/api/tables", f"/api/tables/{info.id}/sit"):
            body = b'{"name": "Ada"}' if path == "/api/me" else b"{}" if "sit" in path else None
            answer = await client.http.post(path, content=body or msgspec.json.encode(
                {"game": "lost_temple", "seats": [{"kind": "me"}, {"kind": "open"}]}))  # fmt: skip
            assert answer.status_code == 503, path
        async with httpx.AsyncClient(base_url=process.address) as stranger:
            assert (await stranger.get("/api/me")).status_code == 503
        cluster.start()
        assert (await client.http.get("/health")).status_code == 200
        assert [table.id for table in (await client.get("/api/tables", p.Tables)).mine] == [info.id]
        assert (await client.get(f"/api/tables/{info.id}", p.TableInfo)).seats[1].kind == "open"


async def test_when_postgresql_returns_bots_go_on_by_themselves(frail: tuple[Process, Postgres]) -> None:
    process, cluster = frail
    async with Client(process.address) as client:
        info = await client.create("me", *["greedy"] * 5, options={"max_rounds": 20})
        await client.post(f"/api/tables/{info.id}/resign", {"seat": 0})
        cluster.kill()
        await asyncio.sleep(0.5)
        cluster.start()
        before = (await client.get("/api/tables", p.Tables)).mine[0].move

        async def moved() -> bool:
            tables = await client.get("/api/tables", p.Tables)
            return bool(tables.finished) or tables.mine[0].move > before

        await eventually(moved, "a bot's move")


async def test_taking_back_without_database_changes_nothing(frail: tuple[Process, Postgres]) -> None:
    process, cluster = frail
    async with people(process.address, 1) as [client]:
        info = await seated([client], "random", options={"max_rounds": 3})
        id, dice = info.id, random.Random("back")
        for _ in range(3):
            await client.play_one(id, dice)
            await client.my_turn(id)
        seen = client.tables[id]
        at, happenings = seen.at, seen.happenings
        cluster.kill()
        since = len(client.heard)
        await client.send(p.Undo(id, 0, *at))
        with contextlib.suppress(ConnectionError):
            await client.when(lambda: any(isinstance(message, p.Refused) for message in client.heard[since:]))
        cluster.start()
        await client.reconnect(id, seat=0)
        seen = client.tables[id]
        assert (seen.at, seen.happenings) == (at, happenings)
        await client.play_one(id, dice)
        await client.my_turn(id)
        process.kill()
        process.start()
        await back_again([client], id)
        await client.play_on(id, dice)
        await verified(client, id)


# Clients vanish


async def test_half_open_clients_hold_nobody_up(server: Process) -> None:
    """Some open a connection and say nothing, some stop reading, some vanish without a word."""
    host, port = server.address.removeprefix("http://").split(":")
    async with people(server.address, 2) as clients, Client(server.address) as ghost:
        info = await seated(clients, "random")
        silent = [socket.create_connection((host, int(port))) for _ in range(20)]
        for number, sock in enumerate(silent):
            sock.sendall(
                (b"", b"GET /api/live HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\ncontent-length: 9\r\n")[
                    number % 3
                ]
            )
        await ghost.me()
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.setblocking(False)
        headers = {"Cookie": f"cenote={ghost.http.cookies['cenote']}", "Origin": server.address}
        address = server.address.replace("http", "ws", 1) + "/api/live"
        never_read = await connect(address, sock=deaf, additional_headers=headers, max_queue=1, proxy=None)
        for _ in range(60):
            await never_read.send(f'{{"type":"watch","table":"{info.id}"}}')
        for number in range(6):
            async with people(server.address, 1) as [vanishing]:
                await vanishing.watch(info.id)
                assert vanishing.socket is not None
                vanishing.socket.transport.abort()
                if number % 2:
                    await clients[0].when(lambda: clients[0].tables[info.id].snapshot)
        await play_out(clients, info.id, "ghosts")
        for client in clients:
            await verified(client, info.id)
        never_read.transport.abort()
        for sock in silent:
            sock.close()

        async def gone() -> bool:
            metrics = (await clients[0].http.get("/metrics")).text
            return "cenote_connections 2.0" in metrics.splitlines()

        await eventually(gone, "the others to be forgotten")
