"""Hard times: a full disk, a database that stalls, connections that are lost without a word, clocks that are set,
messages that come twice and in any order. Nothing acknowledged is lost, nothing is done twice, and play goes on."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenote.bots import named
from cenote.kernel.actions import Action
from cenote.kernel.perspective import Perspective
from cenote.server import protocol as p
from tests.server.harness import Client, Postgres, Process, eventually, people, play_out, seated, wish
from tests.server.services import DATABASES, Inside
from tests.server.test_faults import moves_in, verified
from tests.server.trouble import Disk, Network, WallClock

NO_DATABASE = p.Said("refuse-no-database", {})


async def acting(clients: list[Client], id: str) -> Client:
    """Whose turn it is."""

    async def asked() -> Client | None:
        return next((client for client in clients if client.tables[id].decision), None)

    found = await eventually(asked, "somebody's turn")
    assert found is not None
    return found


async def play_some(clients: list[Client], id: str, moves: int, dice: random.Random) -> None:
    """So many moves of people."""
    for _ in range(moves):
        await (await acting(clients, id)).play_one(id, dice)


async def answered(client: Client, id: str, dice: random.Random) -> p.Refused | None:
    """Play a move; the refusal, if it is not made."""
    seen, since = client.tables[id], len(client.heard)
    before = seen.snapshot
    assert seen.decision is not None
    await client.play(id, dice.choice(seen.decision.choices).text)

    def refusals() -> list[p.Refused]:
        return [message for message in client.heard[since:] if isinstance(message, p.Refused)]

    await client.when(lambda: refusals() or seen.snapshot is not before)
    return next(iter(refusals()), None)


async def bots_move(client: Client, id: str) -> None:
    """Wait for a move that nobody has asked for."""
    before = (await client.get(f"/api/tables/{id}", p.TableInfo)).move

    async def moved() -> bool:
        info = await client.get(f"/api/tables/{id}", p.TableInfo)
        return info.status == "over" or info.move > before

    await eventually(moved, "a bot's move")


# Bots that fail


class Stumbles:
    """A bot that runs out of memory."""

    name = "stumbles"

    def choose(self, perspective: Perspective, seed: int) -> Action:
        raise MemoryError("no room for a thought")


@pytest.mark.parametrize("falls", [1, 2], ids=["once", "always"])
async def test_nobody_waits_for_ever_for_a_bot_that_fails(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, falls: int
) -> None:
    """After a moment it thinks again; if it fails again, the simplest bot makes that move. Both are logged."""
    calls: list[str] = []

    def asked(name: str) -> Any:
        calls.append(name)
        return Stumbles() if name == "hiker" and calls.count("hiker") <= falls else named(name)

    monkeypatch.setattr("cenote.server.room.named", asked)
    async with people(inside.address, 1) as clients:
        info = await seated(clients, "hiker", options={"max_rounds": 1})
        await play_out(clients, info.id, "stumbles")
        assert calls.count("random") == falls - 1
        assert len([line for line in caplog.records if line.getMessage() == "bot failed"]) == falls
        await verified(clients[0], info.id)


# The disk is full


@pytest.fixture
def disk() -> Iterator[Disk]:
    folder = Path(tempfile.mkdtemp(prefix="cenote-disk-"))
    made = Disk(folder, 96 << 20)
    yield made
    made.unmount()
    shutil.rmtree(folder)


@pytest.fixture(params=DATABASES)
def on_disk(disk: Disk, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Process, Callable[[], None]]]:
    """A server whose database is on this disk, and what has to be done when there is room again."""
    if request.param == "sqlite":
        process, cluster = Process(tmp_path, f"sqlite:///{disk.folder / 'cenote.db'}"), None
    elif not disk.mounted:
        pytest.skip("only root can mount the small disk that PostgreSQL shall fill")
    else:
        cluster = Postgres(disk.folder)
        process = Process(tmp_path, cluster.new_database())

    def mend() -> None:
        disk.clear(process)
        if cluster is not None:
            cluster.revive()

    yield process, mend
    process.kill()
    if cluster is not None:
        cluster.stop()


async def test_on_a_full_disk_moves_are_refused_and_later_play_goes_on(
    on_disk: tuple[Process, Callable[[], None]], disk: Disk
) -> None:
    process, mend = on_disk
    dice = random.Random("disk")
    async with people(process.address, 2) as clients:
        ids = [(await seated(clients)).id for _ in range(6)]
        lonely = await clients[0].create("me", *["greedy"] * 5, options={"max_rounds": 20})
        for id in ids:
            await play_some([*clients], id, 3, dice)
        disk.fill(process)
        await clients[0].http.post(f"/api/tables/{lonely.id}/resign", content=b'{"seat": 0}')
        refused, id = None, ""
        while refused is None:  # there is room on pages that were begun, for less than six games
            id = dice.choice([id for id in ids if not clients[0].tables[id].over])
            refused = await answered(await acting([*clients], id), id, dice)
        assert refused.said == NO_DATABASE
        at = clients[0].tables[id].at
        if "sqlite" in (process.database or ""):  # PostgreSQL still has room on pages it has begun
            async with Client(process.address) as stranger:
                assert (await stranger.http.get("/api/me")).status_code == 503
        assert (await clients[1].watch(id, 1)).at == at
        mend()
        assert lonely.id in {table.id for table in (await clients[0].get("/api/tables", p.Tables)).mine}
        assert moves_in(process.database or "", id) >= at[1]
        await clients[0].post(f"/api/tables/{lonely.id}/resign", {"seat": 0})
        await bots_move(clients[0], lonely.id)
        await play_out([*clients], id, "room again")
        for client in clients:
            await verified(client, id)
        assert process.errors() == []


# The database is slow, or its answers get lost


@pytest.fixture
def slow(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Process, Network]]:
    """A server with a network between it and PostgreSQL."""
    with Network.before(postgres, tmp_path) as network:
        process = Process(tmp_path, postgres.new_database().replace(str(postgres.folder), str(tmp_path)))
        yield process, network
        network.holds = False
        process.kill()


async def test_while_the_database_stalls_people_are_told_and_nothing_is_doubled(slow: tuple[Process, Network]) -> None:
    """Everybody sends his move again and again, also over new connections, while nothing is answered."""
    process, network = slow
    dice = random.Random("stall")
    async with people(process.address, 2) as clients:
        id = (await seated(clients, "random")).id
        for _ in range(2):
            await play_some([*clients], id, 2, dice)
            mover = await acting([*clients], id)
            seat, before = mover.tables[id].seat, mover.tables[id].at
            assert seat is not None
            network.holds = True
            since = len(mover.heard)
            await mover.play(id, dice.choice((await mover.my_turn(id)).choices).text)
            await mover.next(p.Beat, since, lambda beat: beat.busy)
            health = await mover.http.get("/health")
            assert (health.status_code, health.json()) == (503, {"status": "slow database"})
            assert (await mover.http.get("/metrics")).status_code == 200
            async with Client(process.address, mover.http.cookies) as again:
                await again.connect()
                tables: Any = mover.tables
                again.tables = dict(tables)
                await again.send(p.Ping())
                await again.when(lambda again=again: isinstance(again.heard[-1], p.Beat))  # type: ignore[misc]
                for _ in range(3):
                    await again.play(id, dice.choice(mover.tables[id].decision.choices).text)  # type: ignore[union-attr]
                network.holds = False
                await mover.moved(id, before)
            assert mover.tables[id].at[0] == before[0]
        await play_out(clients, id, "on")
        for client in clients:
            await verified(client, id)
        assert moves_in(process.database or "", id) == clients[0].tables[id].at[1]
        assert process.errors() == []


async def test_a_move_whose_commit_was_never_answered_is_made_once(slow: tuple[Process, Network]) -> None:
    """The database has the move, the server was not told, the player is told to try again."""
    process, network = slow
    dice = random.Random("commit")
    async with people(process.address, 2) as clients:
        info = await seated(clients)
        for _ in range(3):
            await play_some([*clients], info.id, 1, dice)
            mover = await acting([*clients], info.id)
            action, at = (await mover.my_turn(info.id)).choices[0].text, mover.tables[info.id].at
            network.last_words = [action.encode(), b"COMMIT"]
            refused = await mover.refused(p.Play(info.id, mover.tables[info.id].seat or 0, *at, action))
            assert refused.said == NO_DATABASE
            assert moves_in(process.database or "", info.id) == at[1] + 1
            since = len(mover.heard)
            await mover.play(info.id, action)
            await mover.moved(info.id, at)
            assert not [message for message in mover.heard[since:] if isinstance(message, p.Refused)]
            assert mover.tables[info.id].at == (0, at[1] + 1)
        await play_out(clients, info.id, "on")
        for client in clients:
            await verified(client, info.id)
        assert process.errors() == []


# Clocks are set


@pytest.fixture
def wall(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path)


@pytest.fixture
def timed(wall: WallClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that believes this clock."""
    with monkeypatch.context() as world:
        for name, value in wall.environment.items():
            world.setenv(name, value)
        process = Process(tmp_path)
    yield process
    process.kill()


async def test_whoever_sets_the_clock_takes_and_gives_no_time(timed: Process, wall: WallClock) -> None:
    """An hour forward, two back: nobody is out of time, and whoever then takes too long is."""
    dice = random.Random("clock")
    async with people(timed.address, 2) as clients:
        me = await clients[0].me()
        long = (await seated(clients, clock={"kind": "game", "seconds": 1800})).id
        for hours in (1, -1):
            wall.set(3600 * hours)
            await asyncio.sleep(2.5)
            assert abs((await clients[0].create("me", "open")).created - time.time() - 3600 * hours) < 900
            await play_some([*clients], long, 2, dice)
            info = await clients[0].get(f"/api/tables/{long}", p.TableInfo)
            assert all(900 < (seat.seconds_left or 0) <= 1800 and not seat.stand_in for seat in info.seats)
            assert await clients[0].me() == me
        short = (await seated(clients, clock={"kind": "move", "seconds": 10})).id

        async def out_of_time() -> bool:
            info = await clients[0].get(f"/api/tables/{short}", p.TableInfo)
            return any(seat.stand_in for seat in info.seats)

        await eventually(out_of_time, "a bot to play for who is out of time")
        assert timed.errors() == []


# Connections are lost without a word


async def test_who_is_lost_without_a_word_is_missed_and_comes_back(servers: Callable[[str], Process]) -> None:
    """A move sent into the void was not made; the others see that its player is gone, and that he returns."""
    process, dice = servers("sqlite"), random.Random("void")
    with Network.before(process) as network:
        async with people(process.address, 1) as [stays], people(network.address, 1) as [lost]:
            clients = [stays, lost]
            id = (await seated(clients)).id
            while await acting(clients, id) is stays:
                await stays.play_one(id, dice)
            at, action = lost.tables[id].at, (await lost.my_turn(id)).choices[0].text
            network.lose()
            await lost.play(id, action)
            await stays.when(lambda: not stays.tables[id].info.seats[1].here)
            assert stays.tables[id].at == at
            await lost.reconnect(id, seat=1)
            await stays.when(lambda: stays.tables[id].info.seats[1].here)
            assert lost.tables[id].at == at
            await lost.play(id, action)
            await lost.moved(id, at)
            await play_out(clients, id, "on")
            for client in clients:
                await verified(client, id)


# Messages come twice, and in any order


class Stutterer(Client):
    """Sends everything twice, and then something that it has sent before; over any of its connections."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        super().__init__(address, cookies)
        self.dice = random.Random("stutter")
        self.said: list[str] = []

    async def send_text(self, text: str) -> None:
        self.said.append(text)
        repeated = [text, self.dice.choice(self.said)]
        self.dice.shuffle(repeated)
        for each in (*repeated, text):
            await super().send_text(each)
        await asyncio.sleep(0.15)


async def test_whoever_says_everything_twice_has_said_it_once(server: Process) -> None:
    dice = random.Random("twice")
    async with Client(server.address) as ada, Stutterer(server.address) as bo, Stutterer(server.address) as cy:
        clients = [ada, bo, cy]
        for client in clients:
            await client.connect()
        info = await seated(clients, options={"max_rounds": 2})
        id = info.id
        await bo.send(p.Chat(id, "hello", -1))
        await cy.send(p.Chat(id, "hello", -1))
        await play_some(clients, id, 3, dice)
        await bo.reconnect(id, seat=1)
        await bo.send(p.Chat(id, "hello", max(line.number for line in bo.tables[id].chat)))
        await play_some(clients, id, 3, dice)
        await ada.when(lambda: len(ada.tables[id].chat) >= 3)
        for client in clients:
            await client.watch(id, client.tables[id].seat)
            assert [line.text for line in client.tables[id].chat] == ["hello"] * 3
        await play_out(clients, id, "on")
        for client in clients:
            await verified(client, id)


def asked_of(client: Client, id: str) -> p.UndoRequest:
    """What a client knows to be asked."""
    undo = client.tables[id].undo
    assert undo is not None
    return undo


async def test_an_answer_that_comes_late_is_no_answer_to_another_question(server: Process) -> None:
    """Three people; one agrees to take back, and his yes comes again when something else is asked."""
    dice = random.Random("late")
    async with people(server.address, 3) as clients:
        id = (await seated(clients)).id
        ada = clients[0]

        async def asked(by: Client) -> p.UndoRequest:
            """Somebody asks to take back, twice over."""
            seen = await by.watch(id, by.tables[id].seat)
            for _ in range(2):
                await by.send(p.Undo(id, seen.seat or 0, *seen.at))
            await ada.when(lambda: ada.tables[id].undo)
            return asked_of(ada, id)

        async def asker() -> Client:
            """Plays on until somebody's last move can only be taken back by consent."""
            while True:
                mover = await acting([*clients], id)
                await mover.play_one(id, dice)
                following = await acting([*clients], id)
                if following is not mover:
                    await following.play_one(id, dice)
                    return mover

        first = await asker()
        second = next(client for client in clients if client is not first)
        request, epoch = await asked(first), first.tables[id].at[0]
        late = p.Agree(id, second.tables[id].seat or 0, True, epoch, request.to_move)
        await second.send(late)
        await ada.when(lambda: len(asked_of(ada, id).agreed) == 2)
        await first.send(p.Undo(id, first.tables[id].seat or 0, *first.tables[id].at))
        await ada.watch(id, 0)
        assert len(asked_of(ada, id).agreed) == 2
        other = await asker()
        while other is second:
            other = await asker()
        again = await asked(other)
        assert again.to_move != request.to_move
        await second.send(late)
        await second.watch(id, second.tables[id].seat)
        assert asked_of(second, id).agreed == [other.tables[id].seat]


async def test_a_table_that_is_asked_for_twice_is_made_once(server: Process) -> None:
    """Who got no answer asks again under the same key."""
    async with people(server.address, 2) as (ada, bo):

        async def asked(client: Client, key: str) -> str:
            answer = await client.http.post("/api/tables", json=wish("me", "open"), headers={"idempotency-key": key})
            return str(answer.json()["id"])

        both = await asyncio.gather(*(asked(ada, "one") for _ in range(3)))
        assert len({*both, await asked(ada, "one")}) == 1
        assert len({both[0], await asked(ada, "two"), await asked(bo, "one")}) == 3
        assert len((await ada.get("/api/tables", p.Tables)).mine) == 2


async def test_who_sits_down_twice_sits_once(server: Process) -> None:
    """The second time also when the game has begun with the first."""
    async with people(server.address, 2) as (ada, bo):
        for wish_again in ({"salt": "pepper"}, {"seat": 1, "salt": "pepper"}, {"seat": 1}):
            id = (await ada.create("me", "open", "open")).id
            for _ in range(2):
                info = await bo.post(f"/api/tables/{id}/sit", wish_again)
                assert [seat.kind for seat in info.seats] == ["person", "person", "open"]
        id = (await ada.create("me", "open")).id
        for _ in range(2):
            assert (await bo.post(f"/api/tables/{id}/sit", {"salt": "pepper"})).status == "playing"
        refused = await bo.http.post(f"/api/tables/{id}/sit", json={"seat": 1, "salt": "other"})
        assert refused.status_code == 409
