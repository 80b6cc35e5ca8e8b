"""Several processes at the same tables, with a real Redis and a real PostgreSQL: wherever somebody is connected, he is
told everything once and in order; bots think in one process, and any of them may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import WebSocketException

from cenote.cli import cli
from cenote.server import protocol as p
from tests.server.harness import Client, Postgres, Process, Redis, eventually, play_out, seated
from tests.server.services import Inside, kill
from tests.server.test_faults import further, moves_in, until_gone, verified
from tests.server.test_open_moves import Guest, begun, decisions_of, monster, questions

Make = Callable[..., Process]


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(database: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sequence[Process]]:
    """Two servers of the same tables, as on two machines."""
    both = [Process(tmp_path_factory.mktemp(name), database, redis=redis.url) for name in ("one", "two")]
    yield both
    for process in both:
        process.stop()
        assert process.errors() == []


@pytest.fixture
def third(pair: Sequence[Process], redis: Redis, tmp_path: Path) -> Iterator[Process]:
    """Another server of the same tables, which may be killed."""
    process = Process(tmp_path, pair[0].database, redis=redis.url)
    yield process
    process.kill()


@contextlib.asynccontextmanager
async def spread(pair: Sequence[Process], count: int, kind: type[Client] = Client) -> AsyncIterator[list[Any]]:
    """People who are connected to one and the other process in turn."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(kind(pair[n % 2].address)) for n in range(count)]
        for client in clients:
            await client.connect()
        yield clients


async def told_alike(clients: Sequence[Client], id: str) -> None:
    """Everybody was told the whole game, each move once."""
    for client in clients:
        await client.when(lambda client=client: client.tables[id].over)  # type: ignore[misc]
        told = [moved.snapshot.move for moved in client.tables[id].moved]
        assert told == [*range(told[0], client.tables[id].at[1] + 1)]
        await verified(client, id)


async def figure(server: Process, name: str) -> float:
    async with Client(server.address) as client:
        text = (await client.http.get("/metrics")).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


# Playing together


async def test_players_of_different_processes_are_told_the_same_game(pair: Sequence[Process]) -> None:
    async with spread(pair, 3) as clients:
        id = (await seated(clients, "random", salts=["a", "b", "c"], options={"max_rounds": 2})).id
        await play_out(clients, id, "spread")
        await told_alike(clients, id)


async def test_two_who_may_act_at_the_same_time_do_so_at_different_processes(pair: Sequence[Process]) -> None:
    """Whose move comes second to the database plays it after the other one, or is shown the table."""
    async with spread(pair, 2) as clients:
        id = (await seated(clients, game="ohio_bob", salts=["a", "b"])).id
        dice, both = random.Random("bob"), [client.tables[id] for client in clients]
        while not all(seen.over for seen in both) and both[0].at[1] < 30:
            for client, seen in zip(clients, both, strict=True):
                if seen.decision:
                    await client.play(id, dice.choice(seen.decision.choices).text)
            before = max(seen.at[1] for seen in both)
            for client, seen in zip(clients, both, strict=True):
                await client.when(lambda seen=seen, before=before: seen.at[1] > before or seen.over)
            await asyncio.sleep(0.05)
        made = moves_in(str(pair[0].database), id)
        for client, seen in zip(clients, both, strict=True):
            await client.when(lambda seen=seen: seen.at == (0, made))
            assert not any(
                isinstance(m, p.Refused) and m.said == p.Said("refuse-no-database", {}) for m in client.heard
            )


async def test_the_last_two_seats_are_taken_at_different_processes(pair: Sequence[Process]) -> None:
    async with spread(pair, 3) as (host, ada, bo):
        for _ in range(3):
            info = await host.create("me", "open", "open")
            seen = await host.watch(info.id, 0)
            await asyncio.gather(ada.sit(info.id), bo.sit(info.id))
            await host.when(lambda seen=seen: seen.info.status == "playing")
            for client in (ada, bo):
                own = next(s.number for s in (await client.get(f"/api/tables/{info.id}", p.TableInfo)).seats if s.yours)
                await client.watch(info.id, own)
                assert client.tables[info.id].info.commitment == info.commitment
            await play_some((host, ada, bo), info.id, 3)


async def play_some(clients: Sequence[Client], id: str, moves: int) -> None:
    """So many moves; everybody hears of each of them, and they happen to everybody alike."""
    for _ in range(moves):
        acting = await who_is_asked(clients, id)
        at = acting.tables[id].at
        await acting.play_one(id, random.Random(at[1]))
        for client in clients:
            await client.when(lambda client=client, at=at: client.tables[id].at > at)  # type: ignore[misc]


async def who_is_asked(clients: Sequence[Client], id: str) -> Client:
    async def asked() -> list[Client]:
        return [client for client in clients if client.tables[id].decision]

    return (await eventually(asked, "somebody's turn"))[0]


async def test_a_seat_that_was_left_elsewhere_is_open_here(pair: Sequence[Process]) -> None:
    async with spread(pair, 2) as (host, guest):
        info = await host.create("me", "open", "open")
        seen = await host.watch(info.id, 0)
        await guest.sit(info.id, 1, "salt")
        mine = await guest.watch(info.id, 1)
        await host.when(lambda: seen.info.seats[1].kind == "person")
        await host.post(f"/api/tables/{info.id}/leave", {"seat": 0}, object)
        await guest.when(lambda: mine.info.host and mine.info.seats[0].kind == "open")
        await guest.post(f"/api/tables/{info.id}/start", {"bot": "random"})
        await host.when(lambda: seen.info.status == "playing")
        assert host.tables[info.id].seat is None


async def test_chat_names_and_presence_reach_everybody(pair: Sequence[Process]) -> None:
    async with spread(pair, 2) as (ada, bo):
        id = (await seated([ada, bo])).id
        seen = ada.tables[id]
        await ada.when(lambda: seen.info.seats[1].here)
        await asyncio.gather(*(c.send(p.Chat(id, f"{n}")) for n in range(3) for c in (ada, bo)))
        for client in (ada, bo):
            await client.when(lambda client=client: len(client.tables[id].chat) == 6)
        assert ada.tables[id].chat == bo.tables[id].chat
        await bo.post("/api/me", {"name": "Bonaventura"}, p.Me)
        await ada.when(lambda: seen.info.seats[1].name == "Bonaventura")
        assert seen.info.seats[1].here
        await bo.disconnect()
        await ada.when(lambda: not seen.info.seats[1].here)
        await bo.connect()
        await ada.when(lambda: seen.info.seats[1].here)


async def test_what_is_decided_in_private_stays_private_at_other_processes(pair: Sequence[Process]) -> None:
    """E46: the viewer is asked on his other device, too; nobody else hears of it, wherever he is connected."""
    async with spread(pair, 5, Guest) as (ada, phone, fan, bo, _):
        await phone.disconnect()
        phone.http.cookies = ada.http.cookies
        id = await begun(pair[0], monster(), ada, bo, fan=fan)
        await phone.connect()
        await phone.watch(id, 0)
        away = Guest(pair[1].address, bo.http.cookies)
        async with away:
            await away.connect()
            await away.watch(id, 1)
            before, heard = await away.texts(id, *questions(id, 1)), [len(client.raw) for client in (bo, fan, away)]
            await ada.say(id, "view A")
            await phone.when(lambda: phone.tables[id].snapshot == ada.tables[id].snapshot)
            assert [len(client.raw) for client in (bo, fan, away)] == heard
            assert await away.texts(id, *questions(id, 1)) == before
            await phone.say(id, "leave monster")
            for client in (ada, bo, fan, away):
                await client.at_move(id, 1)
            assert [happening.name for happening in away.tables[id].moved[-1].happenings] == ["looked"]
        assert decisions_of(pair[0], id) == [(0, "view A"), (0, "leave monster")]


async def test_taking_back_is_asked_at_one_process_and_answered_at_others(
    pair: Sequence[Process], third: Process
) -> None:
    """A request is kept with the table: it is there when the process where it was asked is killed."""
    async with spread(pair, 2) as (ada, bo), Client(third.address) as cy:
        await cy.connect()
        clients = (ada, bo, cy)
        id = (await seated(clients)).id
        first = await who_is_asked(clients, id)
        await first.play_one(id, random.Random(1))
        seat = first.tables[id].seat
        assert seat is not None
        await cy.when(lambda: cy.tables[id].at == (0, 1))
        for yes in (False, True):
            await first.send(p.Undo(id, seat, 0, 1))
            for client in clients:
                await client.when(lambda client=client: client.tables[id].undo)  # type: ignore[misc]
                assert client.tables[id].undo == p.UndoRequest(seat, 0, [seat])
            answering = [client for client in clients if client is not first]
            if yes:
                third.kill()
                third.start()
                await cy.reconnect(id, seat=2)
                assert cy.tables[id].undo == p.UndoRequest(seat, 0, [seat])
            await asyncio.gather(*(c.send(p.Agree(id, clients.index(c), yes)) for c in answering))
            for client in clients:
                await client.when(lambda client=client: client.tables[id].undo is None)  # type: ignore[misc]
        for client in clients:
            await client.when(lambda client=client: client.tables[id].at == (1, 0))  # type: ignore[misc]
        await play_some(clients, id, 2)


# Bots


async def test_bots_think_in_one_process(pair: Sequence[Process]) -> None:
    """Both serve the table; all thoughts are those of its keeper, and none of them is too late."""
    before = [await figure(server, "cenote_bot_seconds_count") for server in pair]
    async with spread(pair, 2) as (ada, fan):
        info = await ada.create("me", "greedy", "random", "random", options={"max_rounds": 3})
        await ada.watch(info.id, 0)
        await fan.watch(info.id)
        await ada.post(f"/api/tables/{info.id}/resign", {"seat": 0})
        for client in (ada, fan):
            await client.when(lambda client=client: client.tables[info.id].over)
        made = moves_in(str(pair[0].database), info.id)
    thoughts = [
        await figure(server, "cenote_bot_seconds_count") - was for server, was in zip(pair, before, strict=True)
    ]
    assert sorted(thoughts) == [0, made]
    assert not any("bot move not stored" in server.log() for server in pair)


async def test_bots_of_a_process_that_is_killed_go_on_elsewhere(pair: Sequence[Process], third: Process) -> None:
    """Nobody is connected anywhere; another process finds out and takes the table over."""
    async with Client(third.address) as ada, Client(pair[0].address) as same:
        info = await ada.create("me", *["greedy"] * 6, options={"max_rounds": 20})
        same.http.cookies = ada.http.cookies
        await ada.post(f"/api/tables/{info.id}/resign", {"seat": 0})
        third.kill()
        before = moves_in(str(pair[0].database), info.id)

        async def moved() -> bool:
            tables = await same.get("/api/tables", p.Tables)
            return bool(tables.finished) or tables.mine[0].move > before

        await eventually(moved, "a bot's move")


async def test_a_table_that_its_keeper_lets_go_is_kept_elsewhere(pair: Sequence[Process], redis: Redis) -> None:
    """Nobody watches it any more; whoever opens it at another process plays against its bots there."""
    keeper = Inside(str(pair[0].database), redis=redis.url)
    try:
        async with Client(keeper.address) as ada, Client(pair[0].address) as same:
            await ada.connect()
            id = (await ada.create("me", "random", options={"max_rounds": 2})).id
            await ada.watch(id, 0)
            await ada.play_one(id, random.Random(1))
            await ada.my_turn(id)
            await ada.disconnect()

            async def let_go() -> bool:
                keeper.do(lambda: keeper.server.rooms.drop_idle(float("inf")))
                return keeper.do(lambda: keeper.server.store.stands([id]))[id][5] is None

            await eventually(let_go, "the table to have no keeper")
            same.http.cookies = ada.http.cookies
            await same.connect()
            await same.watch(id, 0)
            await play_out([same], id, "on")
            await verified(same, id)
        assert keeper.server.rooms.loaded(id) is None
    finally:
        keeper.stop()


# Faults


@pytest.mark.parametrize(("gone", "back"), [(Redis.kill, Redis.start), (Redis.freeze, Redis.thaw)])
async def test_redis_goes_and_returns_and_play_goes_on(
    pair: Sequence[Process], redis: Redis, gone: Callable[[Redis], None], back: Callable[[Redis], None]
) -> None:
    """It is killed, or it hangs."""
    async with spread(pair, 3) as clients:
        id = (await seated(clients, "random", options={"max_rounds": 2})).id
        await play_some(clients, id, 2)
        gone(redis)
        try:
            await play_some(clients, id, 3)
            await clients[1].send(p.Chat(id, "hello"))
            await clients[0].when(lambda: clients[0].tables[id].chat)
        finally:
            back(redis)
        await play_out(clients, id, "on")
        await told_alike(clients, id)


async def still_connected(client: Client) -> bool:
    """Whether somebody answers at the other end."""
    since = len(client.heard)
    try:
        await client.send(p.Ping())
        await client.next(p.Beat, since)
    except (OSError, WebSocketException):
        return False
    return True


async def test_a_worker_is_killed_and_all_go_on(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Its players come back to another one, bots go on, nothing is lost or doubled; a new one takes its place."""
    server = Process(tmp_path, postgres.new_database(), redis=redis.url, workers=2)
    try:
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(server.address)) for _ in range(3)]
            for client in clients:
                await client.connect()
            id = (await seated(clients, "greedy", options={"max_rounds": 3})).id
            assert await figure(server, "cenote_connections") == 3
            for cut in range(2):
                workers = server.workers()
                assert len(workers) == 2
                playing = [asyncio.create_task(until_gone([client], id, cut)) for client in clients]
                await further(clients[0], id, 2)
                kill(workers[cut])

                async def replaced(dead: int = workers[cut]) -> bool:
                    return dead not in server.workers() and len(server.workers()) == 2

                await eventually(replaced, "another worker")
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                lost = [client for client in clients if not await still_connected(client)]
                seats = {client: client.tables[id].seat for client in lost}
                for client in lost:
                    told = client.tables[id].at
                    await client.reconnect(id, seat=seats[client])
                    assert client.tables[id].at >= told
            await play_out(clients, id, "end")
            for client in clients:
                await verified(client, id)
            moves_in(str(server.database), id)
        assert server.stop() == 0
        assert server.errors() == []
    finally:
        server.kill()


# The command line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "--workers 2 needs a Redis"),
        (["--workers", "2", "--database", "postgresql://nowhere/x"], "--workers 2 needs a Redis"),
        (["--workers", "2", "--redis", "redis://127.0.0.1:1"], "cannot share SQLite"),
        (["--redis", "redis://127.0.0.1:1"], "cannot share SQLite"),
        (["--redis", "nonsense", "--database", "postgresql://nowhere/x"], "not an address such as redis://"),
        (["--redis", "redis://127.0.0.1:1", "--database", "postgresql://nowhere/x"], "Redis does not answer"),
    ],
)
def test_what_several_processes_need_is_said_in_one_sentence(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli, ["serve", "--port", "0", "--data", str(tmp_path), *arguments])
    assert said in str(done.exception)
    assert "\n" not in str(done.exception)


def test_a_database_that_does_not_answer_is_said(redis: Redis) -> None:
    url = "postgresql://127.0.0.1:1/x"
    done = CliRunner().invoke(cli, ["serve", "--port", "0", "--workers", "2", "--redis", redis.url, "--database", url])
    assert "the database cannot be used" in str(done.exception)
