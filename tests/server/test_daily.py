"""The expedition of the day: the same for everybody, sealed until the day is over, one attempt that counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cenote import games
from cenote.kernel.table import Table
from cenote.server import protocol as p
from cenote.server.daily import day_at, midnight, streak
from cenote.server.rooms import MOST_TABLES
from cenote.server.schema import DailyRow
from cenote.server.store import Store
from tests.server.harness import Client, Inside, Process, people
from tests.server.test_store import move_row, progress, seat_rows, table_row

GAME = "ohio_bob"
NOON = midnight(date(2031, 5, 14)) + 12 * 3600


async def daily(client: Client) -> p.Daily:
    """What one is told of today's expedition."""
    (found,) = [shown for shown in await client.get("/api/daily", list[p.Daily]) if shown.game == GAME]
    return found


async def begin(client: Client) -> p.TableInfo:
    info = await client.post(f"/api/daily/{GAME}")
    assert isinstance(info, p.TableInfo)
    return info


async def play(client: Client, seed: object = 1) -> p.TableInfo:
    """Today's expedition from the beginning to the end, somehow."""
    info = await begin(client)
    await client.watch(info.id, 0)
    await client.play_on(info.id, random.Random(f"{seed}"))
    return client.tables[info.id].info


async def refused(client: Client, path: str) -> p.Problem:
    answer = await client.http.get(path)
    assert answer.status_code in (403, 409), answer.text
    return msgspec.json.decode(answer.content, type=p.Problem)


# One shuffle


async def test_the_same_moves_see_the_same_cards(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 2) as clients:
        tables = await asyncio.gather(*(play(client) for client in clients))
        assert tables[0].id != tables[1].id
        assert tables[0].commitment == tables[1].commitment
        told = [client.tables[table.id].happenings for client, table in zip(clients, tables, strict=True)]
        assert told[0] == told[1]
        assert any(happening.name == "room_laid" for happening in told[0])


async def test_every_day_and_every_game_has_its_own_secret(inside: Inside) -> None:
    made = inside.server.rooms.daily
    days = [str(date(2031, 5, 14) + timedelta(number)) for number in range(3)]
    secrets = {made.secret(game, day) for game in (GAME, "other") for day in days}
    assert len(secrets) == 6
    assert all(len(secret) == 32 for secret in secrets)


async def test_another_server_has_other_expeditions(inside: Inside, tmp_path: Path) -> None:
    other = Inside(f"sqlite:///{tmp_path / 'other.db'}")
    try:
        assert other.server.rooms.daily.secret(GAME, "2031-05-14") != inside.server.rooms.daily.secret(
            GAME, "2031-05-14"
        )
    finally:
        other.stop()


async def test_games_for_one_have_an_expedition_of_the_day(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1, live=False) as [ada]:
        shown = await ada.get("/api/daily", list[p.Daily])
        assert [one.game for one in shown] == [key for key in games.names() if 1 in games.get(key).seat_counts]
        for path, key in (("lost_temple", "refuse-no-daily"), ("chess", None)):
            answer = await ada.http.post(f"/api/daily/{path}")
            problem = msgspec.json.decode(answer.content, type=p.Problem)
            assert answer.status_code == 409
            assert (problem.said.message if problem.said else None) == key
        assert (await ada.http.post(f"/api/daily/{GAME}", headers={"origin": "http://evil.example"})).status_code == 403


async def test_it_is_played_as_the_rulebook_has_it(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1, live=False) as [ada]:
        info = await begin(ada)
        assert info.options == {option.name: option.default for option in games.get(GAME).options}
        assert (info.status, len(info.seats), info.clock) == ("playing", 1, None)
        assert info.daily == (await daily(ada)).day


# One attempt


async def test_coming_back_goes_on_with_the_same_table(server: Process) -> None:
    async with people(server.address, 1, live=False) as [ada]:
        await ada.me()
        begun = await asyncio.gather(*(begin(ada) for _ in range(4)))
        assert len({info.id for info in begun}) == 1
        shown = await daily(ada)
        assert shown.days == [p.Day(shown.day, begun[0].id, None)]
        assert (shown.streak, shown.expeditions, shown.practice) == (0, 0, None)


async def test_the_first_attempt_counts_and_others_are_practice(server: Process) -> None:
    async with people(server.address, 1) as [ada]:
        before = await daily(ada)
        first = await play(ada)
        done = await daily(ada)
        assert (done.expeditions, done.streak, done.played) == (1, 1, before.played + 1)
        second = await begin(ada)
        assert second.id != first.id
        assert (await begin(ada)).id == second.id
        practising = await daily(ada)
        assert practising.practice == second.id
        await play(ada, 2)
        again = await daily(ada)
        assert again.days == done.days
        assert (again.practice, again.expeditions, again.played) == (None, 1, done.played)


async def test_the_result_tells_how_far_in_how_many_turns(sqlite_server: Process) -> None:
    """R2.3: a card or a rest is a turn; a rest in a pit is part of its card."""
    async with people(sqlite_server.address, 1) as [ada]:
        info = await play(ada, 5)
        seen = ada.tables[info.id]
        assert seen.snapshot is not None
        player: Any = seen.snapshot.view["players"][0]
        told = [happening.name for happening in seen.happenings]
        turns = told.count("card_played") + told.count("rested") - told.count("fell")
        (day,) = (await daily(ada)).days
        assert day.result == p.DayResult(bool(info.winners), player["level"], turns, player["energy"])


async def test_a_server_that_dies_loses_no_result(own: Process) -> None:
    async with people(own.address, 1) as [ada]:
        info = await play(ada)
        await ada.disconnect()
        own.kill()
        own.start()
        shown = await daily(ada)
        assert [day.table for day in shown.days if day.result] == [info.id]
        assert (await daily(ada)).days == shown.days


async def test_a_person_with_too_many_tables_begins_none(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1, live=False) as [ada]:
        for _ in range(MOST_TABLES):
            await ada.create("me", "open")
        answer = await ada.http.post(f"/api/daily/{GAME}")
        assert answer.status_code == 409
        assert "refuse-many-tables" in answer.text


# No help, and nothing taken back that was seen


async def test_there_are_no_hints(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1) as [ada]:
        info = await begin(ada)
        await ada.watch(info.id, 0)
        for question in (p.Hint(info.id, 0), p.Weigh(info.id, 0), p.Weigh(info.id)):
            assert (await ada.refused(question)).said == p.Said("refuse-daily-hint", {})


async def test_who_gives_up_has_lost(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1) as [ada]:
        info = await begin(ada)
        seen = await ada.watch(info.id, 0)
        await ada.play_on(info.id, random.Random(1), lambda seen: bool(seen.decision and seen.decision.phase == "turn"))
        choice = (await ada.my_turn(info.id)).choices[0].text
        await ada.play(info.id, choice)
        await ada.when(lambda: seen.moved and "card_played" in {told.name for told in seen.moved[-1].happenings})
        await ada.post(f"/api/tables/{info.id}/resign", p.SeatOnly(0))
        (day,) = (await daily(ada)).days
        assert day.result is not None
        assert (day.result.won, day.result.level, day.result.turns) == (False, 1, 1)
        epoch, move = seen.at
        assert (await ada.refused(p.Undo(info.id, 0, epoch, move))).said == p.Said("refuse-daily-undo", {})


async def test_what_was_seen_is_not_taken_back(sqlite_server: Process) -> None:
    async with people(sqlite_server.address, 1) as [ada]:
        info = await begin(ada)
        assert not info.free_undo
        seen = await ada.watch(info.id, 0)
        dice, taken, kept = random.Random(3), 0, 0
        while not seen.over and not (taken and kept):
            await ada.play_one(info.id, dice)
            epoch, move = seen.at
            revealed = {kind.name for kind in games.get(GAME).events.kinds if kind.reveals}
            barrier = any(happening.name in revealed for happening in seen.moved[-1].happenings)
            since = len(ada.heard)
            await ada.send(p.Undo(info.id, 0, epoch, move))
            answer = await ada.next(p.Refused | p.Shown, since)  # type: ignore[arg-type]
            assert isinstance(answer, p.Refused) == barrier
            taken, kept = taken + (not barrier), kept + barrier
            if not barrier:
                await ada.play_one(info.id, dice)
        assert (taken, kept) >= (1, 1)
        await ada.play_on(info.id, dice)
        epoch, move = seen.at
        end = await ada.refused(p.Undo(info.id, 0, epoch, move))
        assert end.said is not None
        assert end.said.message == "refuse-daily-undo"


# Sealed until the day is over


async def test_nobody_looks_at_others_before_the_day_is_over(inside: Inside) -> None:
    async with people(inside.address, 2) as [ada, bo]:
        info = await begin(ada)
        for _ in range(2):  # while it goes on, and when it is over
            for path in ("", "/actions", "/record", "/replay"):
                problem = await refused(bo, f"/api/tables/{info.id}{path}")
                assert problem.said is not None
                assert problem.said.message == "refuse-daily-sealed"
            for message in (p.Watch(info.id), p.Watch(info.id, 0), p.Recall(info.id, 0), p.Chat(info.id, "hello")):
                assert (await bo.refused(message)).said == p.Said("refuse-daily-sealed", {})
            await play(ada)
        tomorrow(inside)
        replay = await bo.get(f"/api/tables/{info.id}/replay", p.Replay)
        assert replay.record
        await bo.watch(info.id)


async def test_the_secret_is_not_told_before_the_day_is_over(inside: Inside) -> None:
    async with people(inside.address, 1) as [ada]:
        info = await play(ada)
        secret = inside.server.rooms.daily.secret(GAME, str(info.daily))
        own = f"/api/tables/{info.id}"
        asked = [(await ada.http.get(path)).text for path in (own, f"{own}/replay", f"{own}/record", "/api/tables")]
        assert info.id in asked[-1]
        assert all(secret not in text for text in (*ada.raw, *asked))
        assert (await ada.get(f"{own}/replay", p.Replay)).record == ""
        assert (await ada.http.get(f"{own}/record")).status_code == 403
        assert (await ada.http.get(f"{own}/review")).status_code == 403
        tomorrow(inside)
        assert (await ada.get(own, p.TableInfo)).secret == secret
        assert secret in (await ada.http.get("/api/tables")).text


async def test_after_the_day_the_record_can_be_checked(inside: Inside, tmp_path: Path) -> None:
    async with people(inside.address, 1) as [ada]:
        info = await play(ada)
        tomorrow(inside)
        path = tmp_path / "daily.toml"
        path.write_text((await ada.http.get(f"/api/tables/{info.id}/record")).text, encoding="utf-8")
        table = Table.load(path)
        assert table.seed == f"{(await ada.get(f'/api/tables/{info.id}', p.TableInfo)).secret} -"
        assert table.over


def tomorrow(inside: Inside, days: float = 1) -> None:
    """Turn the clock of the expeditions."""
    now = inside.server.rooms.daily.now()
    inside.server.rooms.daily.now = lambda: now + days * 86_400


# The line of past days


async def test_past_days_are_remembered(inside: Inside) -> None:
    inside.server.rooms.daily.now = lambda: NOON + 86_400
    store = inside.server.store
    async with people(inside.address, 1) as [ada]:
        me = (await ada.me()).id
        for ago in (1, 3, 4, 5):
            row = table_row(id=f"ago{ago}", status="over")
            day = str(date(2031, 5, 15) - timedelta(ago))
            store.add_table(row, seat_rows(me), DailyRow(GAME, day, me, 0))
            store.set_result(row.id, {"won": ago > 3, "level": 3, "turns": 40 + ago, "energy": 2})
        late = await begin(ada)
        assert (await daily(ada)).streak == 1
        tomorrow(inside)
        assert (await daily(ada)).streak == 0
        await ada.watch(late.id, 0)
        await ada.play_on(late.id, random.Random(1))
        shown = await daily(ada)
        assert [day.day for day in shown.days] == [f"2031-05-{day}" for day in (15, 14, 12, 11, 10)]
        assert (shown.days[0].table, shown.days[4].result) == (late.id, p.DayResult(True, 3, 45, 2))
        assert (shown.day, shown.streak, shown.expeditions, shown.wins) == ("2031-05-16", 2, 5, 2)
        assert shown.seconds_left == 12 * 3600
        tomorrow(inside, 26)
        shown = await daily(ada)
        assert [day.day for day in shown.days] == ["2031-05-15", "2031-05-14"]
        assert (shown.streak, shown.expeditions) == (0, 5)


@pytest.mark.parametrize(
    ("days", "expected"),
    [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 2, 3), 1), ((0, 1, 3), 2)],
)
def test_a_streak_ends_with_a_day_that_was_missed(days: Sequence[int], expected: int) -> None:
    """Days before today; today is not over and may be missing."""
    today = date(2031, 3, 1)
    assert streak({str(today - timedelta(ago)) for ago in days}, today) == expected


def test_a_day_is_one_of_utc() -> None:
    assert day_at(midnight(date(2031, 1, 1))) == date(2031, 1, 1)
    assert day_at(midnight(date(2031, 1, 1)) - 0.001) == date(2030, 12, 31)


# The database


def test_everybody_who_is_done_is_counted_once(database: str) -> None:
    store = Store(database)
    ends: list[list[int] | None] = [[0], [], [0], None]
    for number, winners in enumerate(ends):
        for attempt in range(2):
            row = table_row(id=f"t{number}{attempt}", status="playing")
            store.add_table(row, seat_rows("ada"), DailyRow(GAME, "2031-05-14", f"person {number}", attempt))
            store.add_move(row.id, 0, move_row(0), progress(1, winners))
    assert store.day_counts(GAME, "2031-05-14") == (3, 2)
    assert store.day_counts(GAME, "2031-05-15") == (0, 0)
    store.close()
