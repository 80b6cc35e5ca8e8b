"""A move with private decisions inside it, at the wire: until it is complete, nobody else can tell that it has begun.

In Takara Island a view that meets a monster asks its player, before he sees more, whether to turn it up. The tables are
put into the database of a running server with secrets that were chosen beforehand, so that the view meets what it must.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cenote import Table, games
from cenote.kernel.game import SPECTATOR
from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from cenote.server.identity import Identity
from cenote.server.room import Room
from cenote.server.rooms import ALPHABET
from cenote.server.schema import SeatRow, TableRow
from cenote.server.stage import seed_of
from cenote.server.store import Store
from tests.conftest import engine
from tests.server.harness import Client, Inside, Process
from tests.takara_island.positions import lying

ISLAND, TEMPLE = games.get("takara_island"), games.get("lost_temple")
CLOCKS = [p.Clock("game", 300, 3600), p.Clock("move", 86_400)]


# Tables with chosen secrets


def row_of(game: Any, id: str, secret: str, host: str, **more: Any) -> TableRow:
    """A table that waits for its first reader to begin."""
    box = game.load_edition(None)
    options = game.option_codes(box, more.pop("options", {}))
    values = {option.name: option.value(options[option.name]) for option in game.options}
    row = TableRow(
        id, game.key, game.rules_version, box.name, box.digest, values, None, host, False, "open", secret, 1e9
    )
    return msgspec.structs.replace(row, **more)


def seats_of(*people: str) -> list[SeatRow]:
    """Seats for people by their ids, or for bots by `bot …`."""
    bots = [person.removeprefix("bot ") if person.startswith("bot ") else None for person in people]
    return [
        SeatRow(n, "bot", None, bot) if bot else SeatRow(n, "person", person)
        for n, (person, bot) in enumerate(zip(people, bots, strict=True))
    ]


def dealt(secret: str) -> Table:
    """The table for two that a secret gives, without salts."""
    seed = seed_of(row_of(ISLAND, "", secret, ""), seats_of("ada", "bo"))
    return Table.new(ISLAND, 2, seed=seed, engine=engine(ISLAND, "interpreted"))


@cache
def secret_of(first: int, *tops: str) -> str:
    """A secret with which seat `first` begins and the top tiles of A are of these sorts."""
    sorts = {"bat_a": "monster", "bat_b": "monster", "s_rock": "rockfall"}
    for secret in (f"chosen-{number}" for number in range(100_000)):
        table = dealt(secret)
        if table.to_act == (first,) and [sorts.get(tile, "plain") for tile in lying(table, "A")[:3]] == [*tops]:
            return secret
    raise AssertionError(f"no table with {tops}")


@contextlib.contextmanager
def stored(server: Process | Inside) -> Iterator[Store]:
    """The database of a running server."""
    if isinstance(server, Inside):
        yield server.server.store
        return
    store = Store(server.database or f"sqlite:///{server.folder / 'cenote.db'}")
    yield store
    store.close()


def decisions_of(server: Process | Inside, id: str) -> list[tuple[int, str]]:
    """What the database holds: seat and action of every decision; the table counts them, and moves apart from them."""
    with stored(server) as store:
        found, moves = store.table(id), store.moves(id)
    assert found is not None
    assert found[0].decisions == len(moves)
    return [(move.seat, move.action) for move in moves]


def loaded_again(inside: Inside, id: str) -> Room:
    """The room of a table as after a restart."""
    found = inside.server.store.whole(id)
    assert found is not None
    return Room(inside.server.rooms, found)


class Guest(Client):
    """A person who may decide something inside a move, and is the only one to hear of it."""

    async def _hear(self, message: p.ServerMessage) -> None:
        if not isinstance(message, p.Moved) or not message.snapshot.part:
            await super()._hear(message)
            return
        seen = self.tables[message.table]
        now = seen.snapshot
        assert now is not None
        assert (message.seat, message.snapshot.to_act) == (seen.seat, [seen.seat])
        assert (message.snapshot.epoch, message.snapshot.move, message.snapshot.part) == (*seen.at, now.part + 1)
        seen.info, seen.snapshot = message.info, message.snapshot
        seen.happenings += message.happenings
        self.heard.append(message)
        async with self._news:
            self._news.notify_all()

    def message(self, table: str, action: str) -> p.Play:
        """An action for the table as it is shown now."""
        seen = self.tables[table]
        assert seen.snapshot is not None
        assert seen.seat is not None
        return p.Play(table, seen.seat, *seen.at, action, seen.snapshot.part)

    async def say(self, table: str, action: str) -> p.Moved:
        """Play, and wait until it is done."""
        return await self.ask(self.message(table, action), p.Moved)

    async def take_back(self, table: str, kind: type[Any]) -> Any:
        play = self.message(table, "-")
        return await self.ask(p.Undo(table, play.seat, play.epoch, play.move, play.part), kind)

    async def texts(self, id: str, *messages: p.ClientMessage) -> list[str]:
        """Everything that comes in answer to messages, whatever comes meanwhile, and what can be read about a table."""
        since, last = len(self.raw), "999999"
        for message in (*messages, p.Recall(id, int(last))):
            await self.send(message)
        await self.when(lambda: any(last in text for text in self.raw[since:]))
        paths = ("/api/tables", *(f"/api/tables/{id}{what}" for what in ("", "/record", "/replay", "/actions")))
        return self.raw[since:] + [(await self.http.get(path)).text for path in paths]

    async def at_move(self, table: str, move: int) -> None:
        await self.when(lambda: self.tables[table].at[1] >= move)


@contextlib.asynccontextmanager
async def guests(server: Process | Inside, count: int = 3) -> AsyncIterator[list[Guest]]:
    async with contextlib.AsyncExitStack() as stack:
        clients = [Guest(server.address) for _ in range(count)]
        for client in clients:
            await stack.enter_async_context(client)
            await client.connect()
        yield clients


async def begun(
    server: Process | Inside, secret: str, *players: Guest | str, fan: Guest | None = None, **more: Any
) -> str:
    """A table with a chosen secret that everybody watches, from his own seat or (the fan) from none."""
    id = "".join(secrets.choice(ALPHABET) for _ in range(8))
    people = [player if isinstance(player, str) else (await player.me()).id for player in players]
    host = next(person for person in people if not person.startswith("bot "))
    with stored(server) as store:
        store.add_table(row_of(ISLAND, id, secret, host, **more), seats_of(*people))
    for seat, player in enumerate(players):
        if not isinstance(player, str):
            await player.watch(id, seat)
    if fan is not None:
        await fan.watch(id)
    return id


def monster(first: int = 0) -> str:
    return secret_of(first, "monster", "plain", "plain")


def questions(id: str, seat: int) -> list[p.ClientMessage]:
    """What somebody whose turn it is not can ask about a table at its first move."""
    return [
        p.Play(id, seat, 0, 0, "dig A"), p.Play(id, seat, 0, 0, "leave monster"), p.Play(id, 1 - seat, 0, 0, "dive"),
        p.Play(id, seat, 0, 1, "dive"), p.Play(id, seat, 0, 0, "dive", 1), p.Why(id, seat, "dig A"),
        p.Why(id, seat, "view A"), p.Why(id, seat, "reveal monster"), p.Why(id, 1 - seat, "view A"),
        p.Preview(id, seat, "dive"), p.Hint(id, seat), p.Hint(id, 1 - seat), p.Recall(id, 0, seat), p.Recall(id, 1),
        p.Undo(id, seat, 0, 0), p.Undo(id, seat, 0, 0, 1), p.Agree(id, seat, True), p.Watch(id, seat), p.Watch(id),
        p.Watch(id, seat),
    ]  # fmt: skip


# While a view is open


async def test_nobody_else_can_tell_that_a_view_is_open(server: Process) -> None:
    """E46: no message comes, and whatever is asked is answered as before the view: by socket, by HTTP, after a
    reconnect."""
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, monster(), ada, bo, fan=fan)

        async def all_told() -> list[list[str]]:
            return [await bo.texts(id, *questions(id, 1)), await fan.texts(id, p.Watch(id), p.Recall(id, 1))]

        before, heard = await all_told(), [len(client.raw) for client in (bo, fan)]
        moved = await ada.say(id, "view A")
        assert (moved.snapshot.move, moved.snapshot.part, moved.snapshot.phase) == (0, 1, "reveal")
        assert [happening.name for happening in moved.happenings] == ["tile_seen"]
        assert [len(client.raw) for client in (bo, fan)] == heard
        assert await all_told() == before
        shown = [client.tables[id].snapshot for client in (bo, fan)]
        for client, seat in ((bo, 1), (fan, None)):
            await client.reconnect(id, seat=seat)
        assert [client.tables[id].snapshot for client in (bo, fan)] == shown
        assert decisions_of(server, id) == [(0, "view A")]
        await ada.say(id, "leave monster")
        for client in (bo, fan):
            await client.at_move(id, 1)
            assert [happening.name for happening in client.tables[id].moved[-1].happenings] == ["looked"]


async def test_the_viewer_alone_is_asked_on_all_his_devices(server: Process) -> None:
    """His other browser at the same seat is asked, too; where he looks on as a spectator, he sees what they see."""
    async with guests(server) as (ada, bo, phone):
        phone.http.cookies = ada.http.cookies
        id = await begun(server, monster(), ada, bo)
        await phone.reconnect()
        await phone.watch(id, 0)
        await ada.say(id, "view A")
        await phone.when(lambda: phone.tables[id].snapshot == ada.tables[id].snapshot)
        seen = await phone.watch(id)
        assert seen.snapshot is not None
        assert (seen.snapshot.part, seen.snapshot.decision, seen.snapshot.view["look"]) == (0, None, None)
        await ada.say(id, "reveal monster")
        await phone.at_move(id, 1)
        assert [type(message) for message in phone.heard[-2:]] == [p.Shown, p.Moved]


async def test_a_monster_left_looks_to_others_like_none(server: Process) -> None:
    """E44: message by message the same in worlds that differ only in hidden tiles."""
    async with guests(server) as (ada, bo, fan):
        told: list[list[str]] = []
        for secret, answers in ((monster(), ["leave monster"]), (secret_of(0, "plain", "plain", "plain"), [])):
            since = [len(client.raw) for client in (bo, fan)]
            id = await begun(server, secret, ada, bo, fan=fan)
            for action in ("view A", *answers, "dive"):
                await ada.say(id, action)
            texts: list[str] = []
            for client, first in zip((bo, fan), since, strict=True):
                await client.at_move(id, 2)
                texts += [*client.raw[first:], (await client.http.get(f"/api/tables/{id}")).text]
                assert [message.snapshot.move for message in client.tables[id].moved] == [1, 2]
            told.append([re.sub(rf'"{id}"|"commitment":"\w+"', "", text) for text in texts])
        assert told[0] == told[1]


@pytest.mark.parametrize("clock", CLOCKS, ids=["game", "move"])
async def test_clocks_run_through_a_whole_view(inside: Inside, clock: p.Clock) -> None:
    """No increment and no new time before the view is complete, not even after the room was loaded again."""
    async with guests(inside) as (ada, bo, fan):
        id = await begun(inside, monster(), ada, bo, fan=fan, clock=msgspec.to_builtins(clock))
        room = inside.do(lambda: inside.server.rooms.room(id))

        def think_for_long() -> None:
            room.row.started -= 100
            room.clocks.since -= 100

        inside.do(think_for_long)
        with stored(inside) as store:
            store.set_table(id, started=room.row.started)
        await ada.say(id, "view A")
        for client in (bo, fan):
            left = [seat.seconds_left for seat in (await client.get(f"/api/tables/{id}", p.TableInfo)).seats]
            assert left[0] is not None
            assert left[0] <= clock.seconds - 100
            assert left[1] == clock.seconds
        again = inside.do(lambda: loaded_again(inside, id))
        assert again.clocks.made == [0, 0]
        assert again.clocks.since == room.row.started
        moved = await ada.say(id, "leave monster")
        assert (moved.info.seats[0].seconds_left or 0) > clock.seconds - 100
        assert inside.do(lambda: loaded_again(inside, id)).clocks.made == [1, 0]


async def test_the_figures_of_the_server_count_complete_moves(inside: Inside) -> None:
    async with guests(inside) as (ada, bo, fan):
        id = await begun(inside, monster(), ada, bo, fan=fan)
        before = (await fan.http.get("/metrics")).text
        await ada.say(id, "view A")
        assert (await fan.http.get("/metrics")).text == before
        await ada.say(id, "leave monster")
        assert "cenote_move_seconds_count 1.0" in (await fan.http.get("/metrics")).text


# Decisions that come too late or twice


async def test_a_decision_for_another_part_plays_nothing(server: Process) -> None:
    async with guests(server, 2) as (ada, bo):
        id = await begun(server, monster(), ada, bo)
        await ada.say(id, "view A")
        for part in (0, 2, 1_000_000):
            shown = await ada.ask(p.Play(id, 0, 0, 0, "reveal monster", part), p.Shown)
            assert (shown.snapshot.move, shown.snapshot.part, shown.snapshot.phase) == (0, 1, "reveal")
            assert shown.snapshot.decision is not None
        assert (await ada.refused(p.Play(id, 0, 0, 0, "dive", 1))).rule in ISLAND.rule_ids
        assert decisions_of(server, id) == [(0, "view A")]
        assert not any(isinstance(message, p.Moved) for message in bo.heard)


async def test_a_second_click_does_not_decide_on_the_next_monster(server: Process) -> None:
    async with guests(server, 2) as (ada, bo):
        id = await begun(server, secret_of(0, "monster", "monster", "plain"), ada, bo)
        await ada.say(id, "view A")
        since, click = len(ada.heard), ada.message(id, "reveal monster")
        await ada.send(click)
        await ada.send(click)
        await ada.next(p.Shown, since)
        assert [type(message) for message in ada.heard[since:]] == [p.Moved, p.Shown]
        now = ada.tables[id].snapshot
        assert now is not None
        assert (now.move, now.part, now.phase) == (0, 2, "reveal")
        assert now.view["look"] == {"site": "A", "position": 2, "turned": [1], "asked": True}
        await ada.say(id, "leave monster")
        await bo.at_move(id, 1)
        tops = bo.tables[id].snapshot.view["sites"][0]["tiles"][:3]  # type: ignore[union-attr]
        assert [tile["face"] for tile in tops] == ["fresh", "down", "down"]
        assert decisions_of(server, id) == [(0, "view A"), (0, "reveal monster"), (0, "leave monster")]


# Taking back


async def test_alone_with_bots_a_whole_view_is_taken_back(server: Process) -> None:
    async with guests(server, 1) as (ada,):
        id = await begun(server, monster(), ada, "bot random")
        before = ada.tables[id].snapshot
        assert before is not None
        for epoch, answers in enumerate(([], ["leave monster"]), 1):
            for action in ("view A", *answers):
                await ada.say(id, action)
            shown = await ada.take_back(id, p.Shown)
            assert shown.snapshot == msgspec.structs.replace(before, epoch=epoch)
            assert decisions_of(server, id) == []


async def test_an_unfinished_view_is_not_taken_back_before_others(server: Process) -> None:
    """Once it is complete, it is by consent, and the request says the number of a move that everybody knows."""
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, monster(), ada, bo, fan=fan)
        for action in ("view A", "leave monster", "view A"):
            await ada.say(id, action)
        refused = await ada.take_back(id, p.Refused)
        assert refused.said is not None
        assert refused.said.message == "refuse-undo-unfinished"
        for client in (bo, fan):
            await client.at_move(id, 1)
            since = len(client.raw)
            await client.ask(p.Recall(id, 1), p.Recalled)
            assert len(client.raw) == since + 1
        moved = await ada.say(id, "leave monster")
        assert moved.snapshot.move == 2
        heard = [len(client.heard) for client in (bo, fan)]
        request = (await ada.take_back(id, p.Changed)).undo
        assert request == p.UndoRequest(0, 1, [0])
        for client, first in zip((bo, fan), heard, strict=True):
            assert (await client.next(p.Changed, first, lambda message: message.undo is not None)).undo == request
        await bo.send(p.Agree(id, 1, True))
        for client in (ada, bo, fan):
            await client.when(lambda client=client: client.tables[id].at == (1, 1))  # type: ignore[misc]
        assert decisions_of(server, id) == [(0, "view A"), (0, "leave monster")]


async def test_the_move_before_an_open_view_is_taken_back_with_it(server: Process) -> None:
    """The player before, whose last move revealed nothing, takes it back as if no view had begun; it is gone."""
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, monster(1), ada, bo, fan=fan)
        for move in (1, 2):
            await bo.say(id, "dive")
            await ada.at_move(id, move)
        await ada.say(id, "view A")
        shown = await bo.take_back(id, p.Shown)
        assert (shown.snapshot.epoch, shown.snapshot.move, shown.snapshot.to_act) == (1, 1, [1])
        for client in (ada, fan):
            await client.when(lambda client=client: client.tables[id].at == (1, 1))  # type: ignore[misc]
        now = ada.tables[id].snapshot
        assert now is not None
        assert (now.part, now.view["look"], now.decision) == (0, None, None)
        assert decisions_of(server, id) == [(1, "dive")]


async def test_who_agrees_to_take_back_loses_his_open_view(server: Process) -> None:
    """A request to take back a revealing move stays while a view is open, and takes it along when it is granted."""
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, secret_of(1, "plain", "monster", "plain"), ada, bo, fan=fan)
        for action in ("dive", "dig A"):
            await bo.say(id, action)
        request = (await bo.take_back(id, p.Changed)).undo
        assert request == p.UndoRequest(1, 1, [1])
        await ada.when(lambda: ada.tables[id].undo == request)
        await ada.say(id, "view A")
        for client, seat in ((bo, 1), (fan, None)):
            assert (await client.watch(id, seat)).undo == request
        await ada.send(p.Agree(id, 0, True))
        for client in (ada, bo, fan):
            await client.when(lambda client=client: client.tables[id].at == (1, 1))  # type: ignore[misc]
            assert client.tables[id].undo is None
        assert decisions_of(server, id) == [(1, "dive")]


# Looking back


async def test_recalled_moves_are_complete_moves(server: Process) -> None:
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, monster(), ada, bo, fan=fan)
        snapshots = [ada.tables[id].snapshot]
        for actions in (("view A", "reveal monster"), ("dive",)):
            for action in actions:
                await ada.say(id, action)
                if action == "view A":
                    assert (await ada.ask(p.Recall(id, 0, 0), p.Recalled)).snapshot == snapshots[0]
                    await ada.refused(p.Recall(id, 1, 0))
            snapshots.append(ada.tables[id].snapshot)
        await bo.at_move(id, 2)
        for move, snapshot in enumerate(snapshots):
            assert snapshot is not None
            recalled = await ada.ask(p.Recall(id, move, 0), p.Recalled)
            assert recalled.snapshot == msgspec.structs.replace(snapshot, undoable=False)
            for client, seat in ((bo, 1), (fan, None)):
                recalled = await client.ask(p.Recall(id, move, seat), p.Recalled)
                assert (recalled.snapshot.move, recalled.snapshot.part) == (move, 0)
                assert not any(happening.name == "tile_seen" for happening in recalled.happenings)
        await ada.refused(p.Recall(id, 3, 0))


async def test_a_whole_game_is_told_once_and_replayed_move_by_move(server: Process) -> None:
    """Two people and a bot look wherever they can; everybody hears of every complete move once, and of nothing else."""
    async with guests(server) as (ada, bo, fan):
        id = await begun(server, "whole-4", ada, bo, "bot random", fan=fan, options={"turn_limit": 18})
        seen, dice = fan.tables[id], random.Random("whole")
        while not seen.over:
            acting = next((client for client in (ada, bo) if client.tables[id].decision), None)
            if acting is None:
                since = len(fan.heard)
                await fan.when(lambda since=since: seen.info.to_act != [2] or len(fan.heard) > since)  # type: ignore[misc]
                continue
            choices = acting.tables[id].decision.choices  # type: ignore[union-attr]
            looks = [choice.text for choice in choices if choice.verb == "view"]
            moved = await acting.say(id, dice.choice(looks or [choice.text for choice in choices]))
            for client in (ada, bo, fan):
                await client.at_move(id, moved.snapshot.move)
        whole = read_record((await fan.http.get(f"/api/tables/{id}/record")).text)
        assert [(seat, str(action)) for seat, action in whole.moves] == decisions_of(server, id)
        assert {seat for n, (seat, _) in enumerate(whole.moves) if not whole.complete(n)} == {0, 1, 2}
        for client, seat in ((ada, 0), (bo, 1), (fan, SPECTATOR)):
            seen = client.tables[id]
            await client.when(lambda seen=seen: seen.over)  # type: ignore[misc]
            assert msgspec.to_builtins(seen.happenings) == msgspec.to_builtins(whole.events(seat))
            assert [message.snapshot.move for message in seen.moved] == list(range(1, whole.move + 1))
        assert not any(message.snapshot.part for message in fan.tables[id].moved)
        replay = await fan.get(f"/api/tables/{id}/replay", p.Replay)
        assert [snapshot.move for snapshot in replay.snapshots] == list(range(whole.move + 1))
        assert len(replay.happenings) == whole.move + 1


def test_a_table_knows_what_would_complete_a_move() -> None:
    table = dealt(monster())
    before = table.fingerprint
    assert not table.completes("view A", 0)
    assert table.completes("dive", 0)
    assert table.fingerprint == before
    table.play("view A")
    assert table.completes("leave monster", 0)
    assert [table.complete(0), table.move, table.part] == [False, 0, 1]
    table.play("leave monster")
    assert [table.complete(0), table.complete(1), table.begun(1), table.decisions(1)] == [False, True, 0, 2]


# Rooms that are loaded again


async def test_after_a_power_cut_the_viewer_is_asked_again(own: Process) -> None:
    async with guests(own) as (ada, bo, fan):
        id = await begun(own, monster(), ada, bo, fan=fan)
        await ada.say(id, "view A")
        asked, *others = [client.tables[id].snapshot for client in (ada, bo, fan)]
        own.kill()
        own.start()
        for client, seat in ((ada, 0), (bo, 1), (fan, None)):
            await client.reconnect(id, seat=seat)
        assert ada.tables[id].snapshot == asked
        assert [client.tables[id].snapshot for client in (bo, fan)] == others
        assert [happening.name for happening in ada.tables[id].happenings][-1] == "tile_seen"
        await ada.say(id, "reveal monster")
        for client in (bo, fan):
            await client.at_move(id, 1)
            names = [happening.name for happening in client.tables[id].moved[-1].happenings]
            assert names == ["looked", "turned_up", "karas_for_view"]


# Databases from before moves had parts

OLD = """
CREATE TABLE setting (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE person (id VARCHAR(24) NOT NULL PRIMARY KEY, name VARCHAR(40) NOT NULL, created FLOAT NOT NULL);
CREATE TABLE game_table (
    id VARCHAR(16) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL,
    edition VARCHAR(80) NOT NULL, edition_digest VARCHAR(64) NOT NULL, options JSON NOT NULL,
    clock JSON, host VARCHAR(24) NOT NULL,
    public BOOLEAN NOT NULL, status VARCHAR(10) NOT NULL, secret VARCHAR(80) NOT NULL, created FLOAT NOT NULL,
    started FLOAT, finished FLOAT, epoch INTEGER NOT NULL, move INTEGER NOT NULL, round INTEGER NOT NULL,
    to_act JSON NOT NULL, winners JSON, next_table VARCHAR(16));
CREATE TABLE seat (
    table_id VARCHAR(16) NOT NULL REFERENCES game_table (id), number INTEGER NOT NULL, kind VARCHAR(10) NOT NULL,
    person VARCHAR(24), bot VARCHAR(24), salt VARCHAR(64) NOT NULL, stand_in VARCHAR(10) NOT NULL, bonus FLOAT NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE TABLE move (
    table_id VARCHAR(16) NOT NULL REFERENCES game_table (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    action VARCHAR(60) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE chat (
    table_id VARCHAR(16) NOT NULL REFERENCES game_table (id), number INTEGER NOT NULL, person VARCHAR(24) NOT NULL,
    text TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, number));
CREATE INDEX ix_game_table_status ON game_table (status);
CREATE INDEX ix_seat_person ON seat (person);
"""


def old_database(path: Path, *played: Table) -> None:
    """Lost Temple tables of ada and bo as they were stored before moves had parts."""
    db = sqlite3.connect(path)
    db.executescript(OLD)
    db.executemany("INSERT INTO person VALUES (?, ?, 1)", [("ada", "Ada"), ("bo", "Bo")])
    for number, table in enumerate(played):
        id, over = f"aaaa{number + 2}", table.over
        row = msgspec.structs.asdict(row_of(TEMPLE, id, table.seed.split(" ")[0], "ada", options=table.options))
        row |= {
            "status": "over" if over else "playing", "started": 1e9, "finished": 2e9 if over else None, "epoch": 3,
            "move": table.move, "round": table.round, "to_act": list(table.to_act),
            "winners": list(table.result.winners) if table.result else None,
        }  # fmt: skip
        for later in ("decisions", "keeper", "undo"):
            del row[later]
        values = [json.dumps(value) if isinstance(value, dict | list) else value for value in row.values()]
        db.execute(f"INSERT INTO game_table ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", values)
        for seat, person in enumerate(("ada", "bo")):
            db.execute("INSERT INTO seat VALUES (?, ?, 'person', ?, NULL, '', '', 0)", (id, seat, person))
        rows = [(id, move, seat, action.text, 1e9 + move) for move, (seat, action) in enumerate(table.moves)]
        db.executemany("INSERT INTO move VALUES (?, ?, ?, ?, ?)", rows)
        db.execute("INSERT INTO chat VALUES (?, 0, 'bo', 'hello', 1)", (id,))
    db.commit()
    db.close()


def temple(secret: str, most: int) -> Table:
    table = Table.new(TEMPLE, 2, seed=f"{secret} - -", options={"max_rounds": 2}, engine=engine(TEMPLE, "interpreted"))
    dice = random.Random(secret)
    while not table.over and table.move < most:
        table.play(dice.choice(table.legal()))
    return table


async def test_tables_from_before_moves_had_parts_go_on(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """An old database is changed in place, and nothing in it is lost: a finished game, and one that goes on."""
    finished, running = temple("finished", 10_000), temple("running", 9)
    old_database(tmp_path / "inside.db", finished, running)
    server: Inside = request.getfixturevalue("inside")
    async with guests(server, 2) as (ada, bo):
        for client, person in ((ada, "ada"), (bo, "bo")):
            token = Identity(server.server.store).link(person).removeprefix("/me/")
            await client.post("/api/me/link", {"token": token}, p.Me)
            await client.reconnect()
        lists = await ada.get("/api/tables", p.Tables)
        assert [[info.id for info in tables] for tables in (lists.mine, lists.finished)] == [["aaaa3"], ["aaaa2"]]
        again = read_record((await ada.http.get("/api/tables/aaaa2/record")).text)
        assert again.moves == finished.moves
        assert again.fingerprint == finished.fingerprint
        assert len((await ada.get("/api/tables/aaaa2/replay", p.Replay)).snapshots) == finished.move + 1
        for seat, client in enumerate((ada, bo)):
            seen = await client.watch("aaaa3", seat)
            assert seen.at == (3, running.move)
            assert msgspec.to_builtins(seen.happenings) == msgspec.to_builtins(running.events(seat))
            assert [line.text for line in seen.chat] == ["hello"]
        moved = await (ada, bo)[running.to_act[0]].say("aaaa3", running.legal()[0].text)
        assert (moved.snapshot.epoch, moved.snapshot.move) == (3, running.move + 1)
        assert len(decisions_of(server, "aaaa3")) == running.move + 1
