"""What is live, over real websockets: whole games, reconnects, taking back, questions, chat."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cenote import Table, games
from cenote.kernel.game import SPECTATOR
from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from tests.server.harness import SCRIPT, Client, Process, Seen, eventually, people, play_out, seated

REVEALING = {kind.name for kind in games.get("lost_temple").events.kinds if kind.reveals}
SHORT = {"max_rounds": 2}


async def record_of(client: Client, table: str) -> Table:
    """The finished game, from the record that everybody can download."""
    answer = await client.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return read_record(answer.text)


def heard_everything(seen: Seen, table: Table) -> None:
    """The client was told exactly what its seat may know, once, in order."""
    told = table.events(SPECTATOR if seen.seat is None else seen.seat)
    assert msgspec.to_builtins(seen.happenings) == msgspec.to_builtins(told)
    assert seen.snapshot is not None
    assert seen.snapshot.move == table.move


@contextlib.asynccontextmanager
async def playing(server: Process, count: int, *bots: str, **more: Any) -> AsyncIterator[tuple[list[Client], str]]:
    """People at a table that has begun."""
    async with people(server.address, count) as clients:
        info = await seated(clients, *bots, **more)
        yield [*clients], info.id


async def turn_of(clients: list[Client], table: str) -> tuple[Client, list[Client]]:
    """Who is asked now, and the others; all of them know it."""
    at = max(client.tables[table].at for client in clients)
    for client in clients:
        await client.when(lambda client=client: client.tables[table].at >= at)  # type: ignore[misc]

    async def asked() -> Client | None:
        return next((client for client in clients if client.tables[table].decision), None)

    acting = await eventually(asked, "somebody's turn")
    assert acting is not None
    return acting, [client for client in clients if client is not acting]


# Whole games


async def test_two_people_and_bots_play_to_the_end(server: Process) -> None:
    async with playing(server, 2, "random", "greedy") as (clients, id):
        await play_out(clients, id, "two")
        table = await record_of(clients[0], id)
        for client in clients:
            seen = client.tables[id]
            heard_everything(seen, table)
            assert seen.info.status == "over"
            assert seen.snapshot is not None
            assert seen.snapshot.outcome is not None
            assert table.result is not None
            assert seen.snapshot.outcome.winners == list(table.result.winners) == seen.info.winners
            assert seen.snapshot.outcome.ranks == list(table.result.ranks)


async def test_eight_people_play_to_the_end(server: Process) -> None:
    async with playing(server, 8) as (clients, id):
        await play_out(clients, id, "eight")
        table = await record_of(clients[0], id)
        for client in clients:
            heard_everything(client.tables[id], table)


async def test_several_seats_of_one_person_on_one_device(server: Process) -> None:
    async with Client(server.address) as client:
        await client.connect()
        info = await client.create("me", "random", "me", "me", options=SHORT)
        await client.watch(info.id)
        await client.play_on(info.id, random.Random("hot"))
        table = await record_of(client, info.id)
        heard_everything(client.tables[info.id], table)
        assert {seat for seat, _ in table.moves} == {0, 1, 2, 3}


async def test_spectators_see_every_move_and_never_a_decision(server: Process) -> None:
    async with playing(server, 2, "random", options=SHORT) as (clients, id), Client(server.address) as fan:
        await fan.connect()
        seen = await fan.watch(id)
        assert seen.seat is None
        await play_out(clients, id, "fans")
        await fan.when(lambda: seen.over)
        heard_everything(seen, await record_of(fan, id))
        assert not any(message.snapshot.decision for message in fan.heard if isinstance(message, p.Shown | p.Moved))
        assert not any(seat.yours for seat in seen.info.seats)


async def test_several_tables_over_one_socket(server: Process) -> None:
    async with people(server.address, 2) as clients:
        tables = [(await seated(clients, *bots, options=SHORT)).id for bots in ((), ("random",), ("random", "greedy"))]
        await asyncio.gather(*(play_out(clients, id, id) for id in tables))
        for id in tables:
            table = await record_of(clients[0], id)
            for client in clients:
                heard_everything(client.tables[id], table)


async def test_the_record_verifies_and_its_seed_has_every_salt(server: Process, tmp_path: Path) -> None:
    salts = ["salt-of_0", "", "x" * 64]
    async with people(server.address, 3) as clients:
        info = await seated(clients, "random", salts=salts, options=SHORT)
        await play_out(clients, info.id, "salts")
        end = clients[0].tables[info.id].info
        assert end.secret is not None
        assert hashlib.sha256(end.secret.encode()).hexdigest() == info.commitment == end.commitment
        record = tmp_path / "game.toml"
        record.write_bytes((await clients[1].http.get(f"/api/tables/{info.id}/record")).content)
        table = Table.load(record)
        assert table.seed.split(" ") == [end.secret, "salt-of_0", "-", "x" * 64, "-"]
        verified = subprocess.run([SCRIPT, "verify", record], capture_output=True, text=True, check=False)
        assert verified.returncode == 0, verified.stderr


# Watching


async def test_the_first_message_says_who_i_am(server: Process) -> None:
    async with Client(server.address) as client:
        me = await client.me()
        welcome = await client.connect()
        assert welcome.me == me


@pytest.mark.parametrize(("cookie", "origin"), [(False, True), (True, False)])
async def test_without_cookie_or_from_another_site_there_is_no_connection(
    server: Process, cookie: bool, origin: bool
) -> None:
    async with Client(server.address) as client:
        await client.me()
        headers = {"Cookie": f"cenote={client.http.cookies['cenote'] if cookie else 'x'}"}
        headers["Origin"] = server.address if origin else "http://evil.example"
        address = server.address.replace("http", "ws", 1) + "/api/live"
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, proxy=None)


async def test_what_cannot_be_watched_is_refused(server: Process) -> None:
    async with playing(server, 2) as ([ada, bo], id):
        for message in (
            p.Watch("nowhere"),
            p.Watch(id, 1),
            p.Watch(id, 5),
            p.Unwatch("nowhere"),
            p.Chat("nowhere", "hi"),
        ):
            assert (await ada.refused(message)).table == message.table
        assert ada.tables[id].seat == 0
        acting, _ = await turn_of([ada, bo], id)
        await acting.play_one(id, random.Random(1))


async def test_who_watches_no_longer_is_told_no_more(server: Process) -> None:
    async with playing(server, 2, options=SHORT) as (clients, id), Client(server.address) as fan:
        await fan.connect()
        await fan.watch(id)
        await fan.send(p.Unwatch(id))
        await fan.ask(p.Recall(id, 0), p.Recalled)
        before = len(fan.heard)
        acting, others = await turn_of(clients, id)
        await acting.play_one(id, random.Random(1))
        await others[0].when(lambda: others[0].tables[id].at == (0, 1))
        await fan.ask(p.Recall(id, 1), p.Recalled)
        assert [type(message) for message in fan.heard[before:]] == [p.Recalled]


async def test_a_table_that_waits_is_shown_when_it_begins(server: Process) -> None:
    async with people(server.address, 2) as (host, bo):
        info = await host.create("me", "open")
        seen = await host.watch(info.id, 0)
        assert seen.snapshot is None
        assert (await host.refused(p.Play(info.id, 0, 0, 0, "take thief"))).table == info.id
        assert (await host.refused(p.Hint(info.id, 0))).table == info.id
        assert (await host.refused(p.Recall(info.id, 0))).table == info.id
        await bo.sit(info.id, 1)
        await host.when(lambda: seen.snapshot is not None)
        await host.when(lambda: seen.info.status == "playing")
        assert seen.at == (0, 0)


async def test_others_see_who_is_here_and_under_which_name(server: Process) -> None:
    async with playing(server, 2) as ([ada, bo], id), Client(server.address, bo.http.cookies) as phone:
        seen = ada.tables[id]
        assert seen.info.seats[1].here
        await phone.connect()
        await bo.disconnect()
        await bo.post("/api/me", {"name": "Bonaventura"}, p.Me)
        await ada.when(lambda: seen.info.seats[1].name == "Bonaventura")
        assert seen.info.seats[1].here
        await phone.disconnect()
        await ada.when(lambda: not seen.info.seats[1].here)


async def test_who_watched_a_table_that_was_closed_goes_in_peace(server: Process) -> None:
    """He is not counted among those who are here for ever."""
    async with people(server.address, 2) as (host, fan):
        other = await host.create("me", "open")
        await fan.watch(other.id)
        closed = await host.create("me", "open")
        await host.watch(closed.id, 0)
        await host.post(f"/api/tables/{closed.id}/leave", {"seat": 0}, object)
        await host.disconnect()
        await fan.when(lambda: not fan.tables[other.id].info.seats[0].here)


# Moves


async def test_a_stale_move_is_answered_with_the_table_as_it_is(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        acting, _ = await turn_of(clients, id)
        decision = await acting.my_turn(id)
        action, seat = decision.choices[0].text, decision.seat
        for epoch, move in ((0, 1), (1, 0), (0, 1_000_000)):
            shown = await acting.ask(p.Play(id, seat, epoch, move, action), p.Shown)
            assert (shown.snapshot.epoch, shown.snapshot.move, shown.seat) == (0, 0, seat)
            assert shown.snapshot.decision == decision


async def test_a_move_sent_twice_is_played_once(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        acting, others = await turn_of(clients, id)
        decision = await acting.my_turn(id)
        message = p.Play(id, decision.seat, 0, 0, decision.choices[0].text)
        since = len(acting.heard)
        await asyncio.gather(*(acting.send(message) for _ in range(5)))
        await acting.when(lambda: sum(isinstance(m, p.Shown) for m in acting.heard[since:]) == 4)
        moved = [m for m in acting.heard[since:] if isinstance(m, p.Moved)]
        assert len(moved) == 1
        assert acting.tables[id].at == (0, 1)
        await others[0].when(lambda: others[0].tables[id].at == (0, 1))


async def test_two_devices_of_one_person_play_a_move_once(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        acting, _ = await turn_of(clients, id)
        decision = await acting.my_turn(id)
        async with Client(server.address, acting.http.cookies) as phone:
            await phone.connect()
            await phone.watch(id, decision.seat)
            first, last = decision.choices[0].text, decision.choices[-1].text
            await asyncio.gather(acting.play(id, first), phone.play(id, last))
            for client in (acting, phone):
                await client.when(lambda client=client: client.tables[id].at == (0, 1))  # type: ignore[misc]
            assert acting.tables[id].happenings == phone.tables[id].happenings


async def test_what_may_not_be_played_is_refused_with_its_rule(server: Process) -> None:
    async with playing(server, 2, "random") as ([ada, bo], id):
        acting, [other] = await turn_of([ada, bo], id)
        mine, theirs = ada.tables[id].seat, bo.tables[id].seat
        assert (mine, theirs) == (0, 1)
        decision = await acting.my_turn(id)
        epoch, move = acting.tables[id].at
        illegal = next(
            action for action in ("walk 1", "curse thief") if action not in [c.text for c in decision.choices]
        )
        said = await acting.refused(p.Play(id, decision.seat, epoch, move, illegal))
        assert said.rule in games.get("lost_temple").rule_ids
        for action in ("dance", "\u0000", "é", "x" * 60):
            await acting.refused(p.Play(id, decision.seat, epoch, move, action))
        good = decision.choices[0].text
        await other.refused(p.Play(id, 1 - decision.seat, epoch, move, good))
        for seat in (decision.seat, 2, 3, 7):
            await other.refused(p.Play(id, seat, epoch, move, good))
        assert acting.tables[id].at == (epoch, move)
        await acting.play_one(id, random.Random(2))


async def test_a_lost_connection_loses_and_doubles_nothing(server: Process) -> None:
    async with playing(server, 2, "random") as (clients, id):
        dice = random.Random("reconnect")
        for number in range(12):
            acting, others = await turn_of(clients, id)
            gone, stays = (acting, others[0]) if number % 2 else (others[0], acting)
            seat = gone.tables[id].seat
            before = gone.tables[id].happenings
            if number % 3 and gone.socket is not None:
                gone.socket.transport.abort()
            await gone.reconnect(id, seat=seat)
            assert gone.tables[id].happenings[: len(before)] == before
            if number % 4 == 0 and stays.tables[id].decision:
                await stays.play_one(id, dice)
            elif gone.tables[id].decision:
                await gone.play_one(id, dice)
        await play_out(clients, id, "after")
        table = await record_of(clients[0], id)
        for client in clients:
            heard_everything(client.tables[id], table)


# Taking back


async def to_quiet_move(client: Client, id: str) -> bool:
    """Play both seats until a move revealed nothing and the same seat goes on; False if the game ended before."""
    seen, dice = client.tables[id], random.Random("quiet")
    while True:
        moves = len(seen.moved)
        await client.play_on(id, dice, lambda seen: seen.decision is not None)
        if seen.over:
            return False
        seat = seen.seat
        await client.play_one(id, dice)
        last = seen.moved[-1]
        quiet = not REVEALING & {happening.name for happening in last.happenings}
        if quiet and last.snapshot.to_act == [seat] and len(seen.moved) == moves + 1:
            return True


async def test_a_move_that_revealed_nothing_is_taken_back_at_once(server: Process) -> None:
    async with people(server.address, 2) as (ada, bo):
        while True:
            info = await ada.create("me", "me", "open")
            await bo.sit(info.id)
            await bo.post(f"/api/tables/{info.id}/resign", {"seat": 2})
            await ada.watch(info.id, 0)
            if await to_quiet_move(ada, info.id):
                break
        seen, fan = ada.tables[info.id], await bo.watch(info.id)
        epoch, move = seen.at
        assert seen.seat is not None
        shown = await ada.ask(p.Undo(info.id, seen.seat, epoch, move), p.Shown)
        assert (shown.snapshot.epoch, shown.snapshot.move) == (epoch + 1, move - 1)
        assert shown.snapshot.decision is not None
        await bo.when(lambda: fan.at == (epoch + 1, move - 1))


async def test_a_revealing_move_is_taken_back_when_all_agree(server: Process) -> None:
    async with playing(server, 3) as (clients, id), Client(server.address) as fan:
        await fan.connect()
        await fan.watch(id)
        asking, others = await turn_of(clients, id)
        seat = asking.tables[id].seat
        assert seat is not None
        await asking.refused(p.Undo(id, seat, *asking.tables[id].at))
        before = asking.tables[id].snapshot
        await asking.play_one(id, random.Random(1))
        everybody = [*clients, fan]
        for answers in ((False,), (True, False), (True, True)):
            await asking.send(p.Undo(id, seat, *asking.tables[id].at))
            for client in everybody:
                await client.when(lambda client=client: client.tables[id].undo)  # type: ignore[misc]
                assert client.tables[id].undo == p.UndoRequest(seat, 0, [seat])
            for other, yes in zip(others, answers, strict=False):
                own = other.tables[id].seat
                assert own is not None
                await other.send(p.Agree(id, own, yes))
                request = p.UndoRequest(seat, 0, sorted([seat, own])) if yes and other is not others[-1] else None
                for client in everybody:
                    await client.when(lambda client=client, right=request: client.tables[id].undo == right)  # type: ignore[misc]
        assert [client.tables[id].at for client in everybody] == [(1, 0)] * 4
        after = asking.tables[id].snapshot
        assert before is not None
        assert after is not None
        assert after.view == before.view
        assert after.decision == before.decision


async def test_a_spectator_has_no_say_in_taking_back(server: Process) -> None:
    async with playing(server, 2) as (clients, id), Client(server.address) as fan:
        await fan.connect()
        await fan.watch(id)
        asking, [other] = await turn_of(clients, id)
        await asking.play_one(id, random.Random(1))
        seat, own = asking.tables[id].seat, other.tables[id].seat
        assert seat is not None
        assert own is not None
        await asking.send(p.Undo(id, seat, *asking.tables[id].at))
        await fan.when(lambda: fan.tables[id].undo)
        for number in (0, 1):
            await fan.refused(p.Agree(id, number, True))
            await fan.refused(p.Undo(id, number, 0, 1))
        await other.refused(p.Agree(id, seat, True))
        await other.send(p.Agree(id, own, True))
        await other.when(lambda: other.tables[id].at == (1, 0))


async def test_who_asks_with_two_seats_agrees_with_both(server: Process) -> None:
    async with people(server.address, 2) as (ada, bo):
        info = await ada.create("me", "me", "open")
        await bo.sit(info.id, 2)
        seen = await bo.watch(info.id, 2)
        own = (await ada.watch(info.id)).info.to_act[0]
        if own == 2:
            await bo.play_one(info.id, random.Random(1))
            await bo.when(lambda: seen.decision is None)
            own = seen.info.to_act[0]
        await ada.watch(info.id, own)
        await ada.play_one(info.id, random.Random(2))
        await ada.send(p.Undo(info.id, own, *ada.tables[info.id].at))
        await bo.when(lambda: seen.undo or seen.at[0] == 1)
        if seen.undo:
            await bo.send(p.Agree(info.id, 2, True))
        await bo.when(lambda: seen.at[0] == 1)


async def test_who_has_resigned_need_not_agree(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        asking, [other] = await turn_of(clients, id)
        own, seat = other.tables[id].seat, asking.tables[id].seat
        assert own is not None
        assert seat is not None
        await asking.play_one(id, random.Random(1))
        await asking.when(lambda: asking.tables[id].snapshot)
        await other.post(f"/api/tables/{id}/resign", {"seat": own})
        await asking.my_turn(id)
        await asking.send(p.Undo(id, seat, *asking.tables[id].at))
        await asking.when(lambda: asking.tables[id].at[0] == 1)


async def test_a_move_ends_the_request_to_take_back(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        asking, [other] = await turn_of(clients, id)
        while asking.tables[id].decision:
            await asking.play_one(id, random.Random(1))
        seat, own = asking.tables[id].seat, other.tables[id].seat
        assert seat is not None
        assert own is not None
        await asking.send(p.Undo(id, seat, *asking.tables[id].at))
        await other.when(lambda: other.tables[id].undo)
        await other.play_one(id, random.Random(2))
        move = other.tables[id].at[1]
        await other.send(p.Agree(id, own, True))
        recalled = await other.ask(p.Recall(id, move), p.Recalled)
        assert recalled.snapshot.epoch == 0


async def test_alone_with_bots_everything_can_be_taken_back(server: Process) -> None:
    async with playing(server, 1, "random", options={"max_rounds": 5}) as ([ada], id):
        seen, dice = ada.tables[id], random.Random("free")
        assert seen.info.free_undo
        snapshots = []
        for _ in range(4):
            await ada.my_turn(id)
            snapshots.append(seen.snapshot)
            await ada.play_one(id, dice)
        await ada.my_turn(id)
        for number, snapshot in enumerate(reversed(snapshots), 1):
            assert snapshot is not None
            await ada.send(p.Undo(id, 0, *seen.at))
            await ada.when(lambda number=number: seen.at[0] == number)  # type: ignore[misc]
            now = seen.snapshot
            assert now is not None
            assert (now.move, now.view, now.decision) == (snapshot.move, snapshot.view, snapshot.decision)
        await ada.refused(p.Undo(id, 0, *seen.at))
        await ada.play_on(id, dice)
        heard_everything(seen, await record_of(ada, id))
        record = (await ada.http.get(f"/api/tables/{id}/record")).text
        assert "\nundone = 4\n" in record
        stale = await ada.ask(p.Undo(id, 0, 0, 0), p.Shown)
        assert stale.snapshot.epoch == 4


# Questions


async def test_hint_why_preview_and_recall_tell_what_the_seat_may_know(server: Process) -> None:
    """What is foreseen is the beginning of what then happens; what is recalled is what was seen."""
    async with playing(server, 2, options=SHORT) as (clients, id):
        dice = random.Random("questions")
        saw: list[list[tuple[p.Snapshot | None, list[p.Happening]]]] = [[], []]
        while not clients[0].tables[id].over:
            for client, states in zip(clients, saw, strict=True):
                states.append((client.tables[id].snapshot, list(client.tables[id].happenings)))
            acting, _ = await turn_of(clients, id)
            decision = await acting.my_turn(id)
            texts = [choice.text for choice in decision.choices]
            move = acting.tables[id].at[1]
            if move % 5 == 0:
                hinted = await acting.ask(p.Hint(id, decision.seat), p.Hinted)
                assert hinted.choice in decision.choices
                assert hinted.move == move
            assert (await acting.ask(p.Why(id, decision.seat, texts[0]), p.Explained)).reason is None
            action = dice.choice(texts)
            foreseen = (await acting.ask(p.Preview(id, decision.seat, action), p.Previewed)).happenings
            await acting.play(id, action)
            await asyncio.gather(*(client.moved(id, (0, move)) for client in clients))
            happened = acting.tables[id].moved[-1].happenings
            assert happened[: len(foreseen)] == foreseen, (action, foreseen, happened)
        for client, states in zip(clients, saw, strict=True):
            for number in range(0, len(states), 3):
                seat = client.tables[id].seat
                recalled = await client.ask(p.Recall(id, number, seat), p.Recalled)
                seen, happenings = states[number]
                assert seen is not None
                assert recalled.snapshot == msgspec.structs.replace(seen, undoable=False)
                assert recalled.happenings == happenings


async def test_questions_that_have_no_answer_are_refused(server: Process) -> None:
    async with playing(server, 2) as (clients, id):
        acting, [other] = await turn_of(clients, id)
        mine, theirs = acting.tables[id].seat, other.tables[id].seat
        assert mine is not None
        assert theirs is not None
        for message in (p.Hint(id, theirs), p.Why(id, theirs, "take thief"), p.Preview(id, theirs, "take thief"),
                        p.Recall(id, 0, theirs), p.Hint(id, 7), p.Why(id, mine, "dance"), p.Preview(id, mine, "dance"),
                        p.Preview(id, mine, "walk 1"), p.Recall(id, 1), p.Recall(id, 1_000_000)):  # fmt: skip
            assert (await acting.refused(message)).table == id
        await other.refused(p.Hint(id, theirs))
        text = (await acting.my_turn(id)).choices[0].text
        await other.refused(p.Preview(id, theirs, text))
        said = (await other.ask(p.Why(id, theirs, text), p.Explained)).reason
        assert said is not None
        assert said.rule in games.get("lost_temple").rule_ids


# Chat and rematch


async def test_chat_reaches_everybody_at_the_table(server: Process) -> None:
    async with people(server.address, 3) as (ada, bo, fan):
        info = await ada.create("me", "open")
        id = info.id
        for client in (ada, bo, fan):
            await client.watch(id)
        lines = ["hello", "<b>bold</b> & 'quoted'", "x" * 400, "🌴 ¿qué?", "nul\u0000 esc\u001b"]
        for number, text in enumerate(lines):
            client = (ada, bo, fan)[number % 3]
            await client.send(p.Chat(id, text))
            for other in (ada, bo, fan):
                await other.when(lambda other=other, number=number: len(other.tables[id].chat) > number)  # type: ignore[misc]
        names = [(await client.me()).name for client in (ada, bo, fan, ada, bo)]
        for client in (ada, bo, fan):
            chat = client.tables[id].chat
            assert [(line.number, line.name) for line in chat] == list(enumerate(names))
            assert [line.text for line in chat[:4]] == lines[:4]
            assert chat[4].text.startswith("nul")
        for text in ("", "x" * 401):
            await ada.refused(p.Chat(id, text))
        await bo.sit(id)
        await ada.when(lambda: ada.tables[id].snapshot)
        assert [line.number for line in ada.tables[id].chat] == [0, 1, 2, 3, 4]
        await fan.reconnect(id)
        assert fan.tables[id].chat == ada.tables[id].chat


async def test_after_the_end_there_is_a_rematch(server: Process) -> None:
    async with playing(server, 2, "random", options=SHORT) as (clients, id):
        await play_out(clients, id, "first")
        ada, bo = clients
        await bo.refused(p.Play(id, 1, *bo.tables[id].at, "take thief"))
        again = await ada.post(f"/api/tables/{id}/rematch")
        await bo.when(lambda: bo.tables[id].info.next_table == again.id)
        for seat, client in enumerate(clients):
            await client.watch(again.id, seat)
        await play_out(clients, again.id, "second")
        heard_everything(bo.tables[again.id], await record_of(bo, again.id))
