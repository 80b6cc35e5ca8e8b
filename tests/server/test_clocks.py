"""Clocks, and bots that play for people: out of time, gone, or resigned."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cenote.server import protocol as p
from cenote.server import room as rooms_own
from cenote.server.clocks import Clocks
from cenote.server.room import Room
from cenote.server.schema import MoveRow, SeatRow, TableRow
from tests.server.harness import Client, Inside, Process, eventually, people, play_out, seated

GAME = {"kind": "game", "seconds": 300, "increment": 5}
DAYS = {"kind": "move", "seconds": 2 * 86_400}


def clocks(clock: dict[str, Any] | None, *moves: tuple[int, float], started: float | None = 100.0) -> Clocks:
    """The clocks of two people and a bot after moves (seat, when)."""
    row = TableRow("t", "lost_temple", 1, "", "", {}, clock, "ada", True, "playing", "", 0.0, started)
    rows = [MoveRow(number, seat, "", at) for number, (seat, at) in enumerate(moves)]
    return Clocks(row, seats(), rows)


def seats(bonus: float = 0.0) -> list[SeatRow]:
    return [SeatRow(0, "person", "ada", bonus=bonus), SeatRow(1, "person", "bo"), SeatRow(2, "bot", None, "greedy")]


# The arithmetic of clocks


def test_without_a_clock_there_is_no_time() -> None:
    running = clocks(None, (0, 110.0))
    assert running.left(seats()[0], True, 1e9) is None
    assert running.deadline(seats()[0], 1e9) is None


def test_bots_have_no_clock() -> None:
    assert clocks(GAME).left(seats()[2], True, 150.0) is None


def test_time_for_the_game_runs_while_a_seat_is_to_act() -> None:
    running = clocks(GAME)
    ada, bo, _ = seats()
    assert running.left(ada, True, 130.0) == 270
    assert running.left(bo, False, 130.0) == 300
    assert running.deadline(ada, 130.0) == 270
    assert running.left(ada, True, 450.0) == -50


def test_every_move_adds_the_increment() -> None:
    running = clocks(GAME, (0, 130.0), (1, 140.0), (0, 141.0))
    ada, bo, _ = seats()
    assert running.left(ada, False, 200.0) == 300 - 30 - 1 + 2 * 5
    assert running.left(bo, True, 200.0) == 300 - 10 + 5 - 59


def test_clocks_from_the_database_are_those_that_ran() -> None:
    moves = [(0, 130.0), (1, 131.5), (2, 131.6), (0, 300.0), (0, 301.0), (1, 305.25)]
    running = clocks(GAME, started=None)
    running.started(100.0)
    for seat, at in moves:
        running.moved(seat, at)
    again = clocks(GAME, *moves)
    for row in seats():
        for acting in (True, False):
            assert running.left(row, acting, 400.0) == again.left(row, acting, 400.0)


def test_a_clock_that_is_set_back_gives_and_takes_no_time() -> None:
    running = clocks(GAME, (0, 90.0))
    assert running.left(seats()[0], False, 95.0) == 305
    assert running.left(seats()[1], True, 80.0) == 300


def test_time_for_a_move_begins_anew_with_every_move() -> None:
    running = clocks(DAYS, (0, 86_500.0), (1, 90_000.0))
    ada, bo, _ = seats()
    assert running.left(ada, True, 90_000.0) == 172_800
    assert running.left(ada, True, 190_000.0) == 72_800
    assert running.left(bo, False, 190_000.0) == 172_800


def test_a_bonus_is_added() -> None:
    assert clocks(GAME).left(seats(60.0)[0], True, 110.0) == 350
    assert clocks(DAYS).left(seats(60.0)[0], True, 110.0) == 172_850


# Clocks at a table


@contextlib.asynccontextmanager
async def at_table(
    server: Process | Inside, count: int, *bots: str, **more: Any
) -> AsyncIterator[tuple[list[Client], str]]:
    async with people(server.address, count) as clients:
        info = await seated(clients, *bots, **more)
        yield [*clients], info.id


async def turn_of(clients: list[Client], id: str) -> tuple[Client, list[Client]]:
    async def asked() -> Client | None:
        return next((client for client in clients if client.tables[id].decision), None)

    acting = await eventually(asked, "somebody's turn")
    assert acting is not None
    return acting, [client for client in clients if client is not acting]


def seat_of(client: Client, id: str) -> int:
    seat = client.tables[id].seat
    assert seat is not None
    return seat


def room_of(inside: Inside, id: str) -> Room:
    room = inside.do(lambda: inside.server.rooms.room(id))
    assert isinstance(room, Room)
    return room


def think_for(inside: Inside, id: str, seconds: float) -> None:
    """As if the seat to act had been thinking for so long already."""
    room = room_of(inside, id)

    def longer() -> None:
        assert room.clocks.since is not None
        room.clocks.since -= seconds
        room.reconsider()

    inside.do(longer)


async def test_everybody_sees_the_time_of_every_person(inside: Inside) -> None:
    async with at_table(inside, 2, "random", clock=GAME) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        think_for(inside, id, 100)
        await acting.watch(id, seat_of(acting, id))
        seats = acting.tables[id].info.seats
        left = [seats[number].seconds_left for number in (seat_of(acting, id), seat_of(other, id), 2)]
        assert left[0] is not None
        assert left[1] is not None
        assert 100 <= left[0] <= left[1] - 95
        assert left[2] is None


@pytest.mark.parametrize("clock", [GAME, DAYS], ids=["game", "move"])
async def test_a_seat_out_of_time_is_played_by_a_bot_until_its_owner_returns(
    inside: Inside, clock: dict[str, Any]
) -> None:
    async with at_table(inside, 2, clock=clock) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        seat = seat_of(acting, id)
        think_for(inside, id, 1e7)
        await other.when(lambda: other.tables[id].info.seats[seat].stand_in)
        await other.my_turn(id)
        assert other.tables[id].at[1] > 0
        await acting.reconnect(id, seat=seat)
        back = acting.tables[id].info.seats[seat]
        assert not back.stand_in
        assert back.seconds_left is not None
        assert back.seconds_left > 55
        await other.when(lambda: not other.tables[id].info.seats[seat].stand_in)
        await play_out(clients, id, "in time")
        assert acting.tables[id].over


async def test_who_moves_at_the_last_moment_keeps_his_seat(inside: Inside) -> None:
    """The time runs out while his move is being stored."""
    async with at_table(inside, 2, clock=GAME) as (clients, id):
        acting, _ = await turn_of(clients, id)
        decision = await acting.my_turn(id)
        room = room_of(inside, id)

        async def race() -> str:
            seat = room.seats[decision.seat]
            assert room.clocks.since is not None
            room.clocks.since -= 1e7
            async with room.lock:
                late = asyncio.create_task(room.time_is_up(seat, "time"))
                await asyncio.sleep(0)
                await room.make_move(seat.number, decision.choices[0].text)
            await late
            return seat.stand_in

        assert inside.do(race) == ""


async def test_who_returns_while_another_thinks_gains_no_time(inside: Inside) -> None:
    async with at_table(inside, 2, clock=GAME) as (clients, id):
        _, [other] = await turn_of(clients, id)
        seat = seat_of(other, id)
        await other.post(f"/api/tables/{id}/resign", {"seat": seat})
        think_for(inside, id, 280)
        info = await other.post(f"/api/tables/{id}/return", {"seat": seat})
        assert info.seats[seat].seconds_left == 300


# People who are gone


async def test_a_bot_plays_for_who_is_gone_while_another_waits(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_own, "AWAY", 0.2)
    async with at_table(inside, 2) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        seat = seat_of(acting, id)
        await acting.disconnect()
        await other.when(lambda: other.tables[id].info.seats[seat].stand_in)
        await other.my_turn(id)
        await acting.reconnect(id, seat=seat)
        assert not acting.tables[id].info.seats[seat].stand_in
        await other.when(lambda: not other.tables[id].info.seats[seat].stand_in)
        await play_out(clients, id, "gone")


async def test_nobody_plays_for_who_is_gone_while_nobody_waits(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_own, "AWAY", 0.1)
    async with at_table(inside, 2) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        await other.disconnect()
        await acting.disconnect()
        await asyncio.sleep(0.5)
        info = await other.get(f"/api/tables/{id}", p.TableInfo)
        assert info.move == 0
        assert not any(seat.stand_in for seat in info.seats)


async def test_who_comes_back_in_time_keeps_his_seat(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_own, "AWAY", 1.0)
    async with at_table(inside, 2) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        seat = seat_of(acting, id)
        await acting.disconnect()
        await other.when(lambda: not other.tables[id].info.seats[seat].here)
        await acting.connect()
        await asyncio.sleep(1.5)
        info = await other.get(f"/api/tables/{id}", p.TableInfo)
        assert info.move == 0
        assert not info.seats[seat].stand_in


async def test_a_bot_plays_for_who_resigns_until_he_returns(server: Process) -> None:
    async with at_table(server, 2) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        seat = acting.tables[id].seat
        assert seat is not None
        await acting.post(f"/api/tables/{id}/resign", {"seat": seat})
        await other.when(lambda: other.tables[id].info.seats[seat].stand_in)
        await other.my_turn(id)
        assert other.tables[id].at[1] > 0
        await acting.reconnect(id, seat=seat)
        assert acting.tables[id].info.seats[seat].stand_in
        await other.play_on(id, random.Random(1), lambda seen: seen.at[1] > 8)
        await acting.post(f"/api/tables/{id}/return", {"seat": seat})
        await other.when(lambda: not other.tables[id].info.seats[seat].stand_in)
        await play_out(clients, id, "returned")
        assert acting.tables[id].over


async def test_who_plays_has_returned(server: Process) -> None:
    async with at_table(server, 3) as (clients, id):
        _, [other, resigned] = await turn_of(clients, id)
        seat = resigned.tables[id].seat
        assert seat is not None
        await resigned.post(f"/api/tables/{id}/resign", {"seat": seat})
        await resigned.when(lambda: resigned.tables[id].info.seats[seat].stand_in)
        await resigned.refused(p.Play(id, seat, *resigned.tables[id].at, "take thief"))
        await other.when(lambda: not other.tables[id].info.seats[seat].stand_in)


# Rooms that nobody needs


async def test_a_room_that_nobody_watches_leaves_the_memory_and_comes_back(inside: Inside) -> None:
    async with at_table(inside, 2, "random") as (clients, id):
        rooms = inside.server.rooms
        acting, _ = await turn_of(clients, id)
        await acting.play_one(id, random.Random(1))
        before = [(client.tables[id].seat, client.tables[id].happenings) for client in clients]
        inside.do(lambda: rooms.drop_idle(float("inf")))
        assert id in rooms._rooms
        for client in clients:
            await client.send(p.Unwatch(id))
            await client.ask(p.Recall(id, 0), p.Recalled)

        async def dropped() -> bool:
            inside.do(lambda: rooms.drop_idle(float("inf")))
            return id not in rooms._rooms

        await eventually(dropped, "the room to go")
        for client, (seat, happenings) in zip(clients, before, strict=True):
            seen = await client.watch(id, seat)
            assert seen.happenings[: len(happenings)] == happenings
        await play_out(clients, id, "back")


async def test_a_room_whose_clock_runs_stays(inside: Inside) -> None:
    async with at_table(inside, 2, clock=GAME) as (clients, id):
        for client in clients:
            await client.disconnect()
        inside.do(lambda: inside.server.rooms.drop_idle(float("inf")))
        assert id in inside.server.rooms._rooms


async def test_unknown_tables_leave_nothing_in_memory(inside: Inside) -> None:
    async with Client(inside.address) as client:
        for number in range(30):
            await client.http.get(f"/api/tables/nowhere{number}")
        assert not inside.server.rooms._loading
