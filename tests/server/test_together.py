"""Tables of one seat, and tables where several may act at the same time (Ohio Bob, R14.3 in free order)."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from cenote.kernel.replay import read_record
from cenote.kernel.table import Table
from cenote.server import protocol as p
from cenote.server import room as rooms_own
from cenote.server.stage import seed_of
from tests.server.harness import PATIENCE, Client, Inside, Process, people, play_out, seated, wish
from tests.server.test_clocks import GAME, at_table, room_of, think_for
from tests.server.test_faults import back_again, further, moves_in, until_gone, verified

BOB = {"game": "ohio_bob"}
NEVER = 1e6
NOTHING = ("skip", "copy nothing", "stay on level", "refuse")


@pytest.fixture
def within(database: str) -> Iterator[Inside]:
    """A server in this process, on SQLite and on PostgreSQL."""
    server = Inside(database)
    yield server
    server.stop()


async def begin(clients: list[Client], id: str) -> None:
    """Everybody chooses the first challenge and the first card, until both may act (R1.3, R1.6)."""
    while len(acting(clients[0], id)) == 1:
        seat = acting(clients[0], id)[0]
        client = clients[seat] if seat < len(clients) else None
        before = clients[0].tables[id].at
        if client is not None:
            decision = await client.my_turn(id)
            await client.play(id, decision.choices[0].text)
        await asyncio.gather(*(each.moved(id, before) for each in clients))


def acting(client: Client, id: str) -> list[int]:
    snapshot = client.tables[id].snapshot
    assert snapshot is not None
    return snapshot.to_act


async def made(clients: list[Client], id: str, seat: int, action: str) -> None:
    """Somebody's move, heard by everybody."""
    before = clients[0].tables[id].at
    await clients[seat].play(id, action)
    await asyncio.gather(*(client.moved(id, before) for client in clients))


async def whole_card(clients: list[Client], id: str, seat: int) -> int:
    """Play a card for nothing: every effect that asks is skipped. Returns how many decisions that took."""
    decision = await clients[seat].my_turn(id)
    card = next(choice for choice in decision.choices if choice.verb == "play")
    await made(clients, id, seat, card.text)
    count = 1
    while (asked := clients[seat].tables[id].decision) is not None and asked.phase != "turn":
        await made(clients, id, seat, next(c.text for c in asked.choices if c.text in NOTHING))
        count += 1
    return count


def asking_card(client: Client, id: str) -> str:
    """The Super gear: it always has a way to ask for."""
    decision = client.tables[id].decision
    assert decision is not None
    return next(choice.text for choice in decision.choices if choice.text.startswith("play supergear"))


def seats_of(inside: Inside, id: str) -> list[int]:
    return [move.seat for move in room_of(inside, id).moves]


# Moves that cross


async def test_e40_one_card_at_a_time_and_nothing_lost(server: Process) -> None:
    """R14.3, E40: both may act, one plays twice in a row; while a card asks for a way the partner is refused."""
    async with at_table(server, 2, **BOB) as (clients, id):
        await begin(clients, id)
        assert acting(clients[0], id) == [0, 1]
        first, second = clients
        for client in clients:
            mine, decision = client.tables[id].seat, client.tables[id].decision
            assert mine is not None
            assert decision is not None
            assert (await client.ask(p.Hint(id, mine), p.Hinted)).choice in decision.choices
        wish = asking_card(first, id)
        await made(clients, id, 1, asking_card(second, id))
        assert acting(first, id) == [1]
        assert (await first.refused(p.Hint(id, 0))).said == p.Said("refuse-hint-turn", {})
        at = first.tables[id].at
        for action in (wish, "rest"):
            refused = await first.refused(p.Play(id, 0, *at, action))
            assert refused.said is not None
            assert refused.said.message == "refuse-not-now"
            assert first.tables[id].at == at
        await made(clients, id, 1, "skip")
        await whole_card(clients, id, 1)
        assert acting(first, id) == [0, 1]
        await made(clients, id, 0, wish)
        assert acting(second, id) == [0]


async def test_an_answer_stands_while_the_partner_moves(server: Process) -> None:
    """R14.3: what was decided before the partner's moves is played after them, once; not if it was taken back."""
    async with at_table(server, 2, **BOB) as (clients, id):
        await begin(clients, id)
        first, second = clients
        epoch, seen = first.tables[id].at
        await whole_card(clients, id, 1)
        await whole_card(clients, id, 1)
        late = p.Play(id, 0, epoch, seen, asking_card(first, id))
        before = first.tables[id].at
        await first.send(late)
        await asyncio.gather(*(client.moved(id, before) for client in clients))
        assert acting(second, id) == [0]
        made_then = first.tables[id].at
        shown = await first.ask(late, p.Shown)
        assert (shown.snapshot.epoch, shown.snapshot.move) == made_then
        await made(clients, id, 0, "skip")
        shown = await first.ask(late, p.Shown)
        assert shown.snapshot.move == made_then[1] + 1
        early = p.Play(id, 1, epoch, made_then[1] + 2, "rest")
        shown = await second.ask(early, p.Shown)
        assert shown.snapshot.move == made_then[1] + 1


async def test_e41_who_waits_is_not_asked_and_the_other_goes_on(server: Process) -> None:
    """R14.4, E41: rest declared, set {2}; a message from before is played; both have declared, set {1, 2}."""
    async with at_table(server, 2, **BOB) as (clients, id):
        await begin(clients, id)
        first, second = clients
        at = second.tables[id].at
        await made(clients, id, 0, "rest")
        assert acting(first, id) == [1]
        await second.send(p.Play(id, 1, *at, asking_card(second, id)))
        await asyncio.gather(*(client.moved(id, (at[0], at[1] + 1)) for client in clients))
        await made(clients, id, 1, "skip")
        assert acting(first, id) == [1]
        await made(clients, id, 1, "rest")
        assert acting(first, id) == [0, 1]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_two_sockets_fire_at_the_same_instant(within: Inside) -> None:
    """R14.3, A54: hundreds of moves sent at once; the order of arrival counts, and every game replays and verifies."""
    dice, ends, moves = random.Random("fire"), Counter[tuple[int, ...]](), 0
    async with people(within.address, 2) as clients:
        while moves < 200:
            id = (await seated(clients, salts=["a", "b"], **BOB)).id
            secret = room_of(within, id).row.secret
            while not clients[0].tables[id].over:
                ends[await fired(within, [*clients], id, dice)] += 1
            moves += clients[0].tables[id].at[1]
            for client in clients:
                await verified(client, id)
                assert not any(secret in raw for raw in client.raw if '"status":"playing"' in raw)
    assert ends.keys() == {(0,), (1,), (0, 1), (1, 0)}, ends


async def fired(inside: Inside, clients: list[Client], id: str, dice: random.Random) -> tuple[int, ...]:
    """Everybody who may act sends a move, all at once; the seats whose moves were made, in order."""
    asked = [client for client in clients if client.tables[id].decision]
    since, at = [len(client.heard) for client in clients], clients[0].tables[id].at[1]
    await asyncio.gather(*(client.send_text(chosen(client, id, dice)) for client in dice.sample(asked, len(asked))))

    def answered() -> bool:
        heard = [message for n, client in enumerate(clients) for message in client.heard[since[n] :]]
        made = {client.tables[id].at[1] - at for client in clients}
        assert not any(client.fault for client in clients)
        return made == {len(asked) - sum(isinstance(message, p.Refused) for message in heard)}

    async with asyncio.timeout(PATIENCE):
        while not answered():
            await asyncio.sleep(0.001)
    return tuple(seats_of(inside, id)[at:])


def chosen(client: Client, id: str, dice: random.Random) -> str:
    """A move for the table as this client sees it, rather a card than a rest."""
    decision = client.tables[id].decision
    assert decision is not None
    choice = dice.choice([choice for choice in decision.choices if choice.verb != "rest"] or decision.choices)
    return msgspec.json.encode(p.Play(id, decision.seat, *client.tables[id].at, choice.text)).decode()


# Bots as partners


def test_in_turn_who_moved_last_comes_last() -> None:
    """R14.3, A54: a driver that must ask one seat lets the partner go first."""
    table = Table.new("ohio_bob", 2, seed=1)
    while len(table.to_act) == 1:
        assert table.in_turn == table.to_act
        table.play(table.legal()[0])
    assert (table.moves[-1][0], table.in_turn) == (1, (0, 1))
    table.play("rest", 0)
    table.play("rest", 1)
    table.play("rest", 1)
    table.play("rest", 0)
    assert (table.to_act, table.in_turn) == ((0, 1), (1, 0))


async def test_r14_3_a_bot_lets_its_partner_go_first(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers a whole card with a whole card, then waits; and goes on while the partner waits to rest (R14.4)."""
    monkeypatch.setattr(rooms_own, "PATIENCE", NEVER)
    async with at_table(inside, 1, "random", **BOB) as (clients, id):
        await begin(clients, id)
        (me,) = clients
        for _ in range(2):  # the Super gear and the card kept at the start
            if acting(me, id) != [0, 1]:
                break
            before = me.tables[id].at[1]
            mine = await whole_card(clients, id, 0)
            await me.when(lambda end=before + mine: me.tables[id].over or its_turn(me, id, end))  # type: ignore[misc]
            seats = seats_of(inside, id)[before:]
            assert seats == [0] * mine + [1] * (len(seats) - mine)
            await me.ask(p.Recall(id, 0), p.Recalled)
            assert len(seats_of(inside, id)) == before + len(seats)
        assert len(seats_of(inside, id)) > 4


def its_turn(client: Client, id: str, past: int) -> bool:
    """Whether somebody else has moved since, and this client may begin something again."""
    decision = client.tables[id].decision
    return client.tables[id].at[1] > past and decision is not None and decision.phase == "turn"


async def test_r14_4_while_its_partner_waits_a_bot_goes_on(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """E41: who has declared a rest is not waited for."""
    monkeypatch.setattr(rooms_own, "PATIENCE", NEVER)
    async with at_table(inside, 1, "random", **BOB) as (clients, id):
        await begin(clients, id)
        (me,) = clients
        before = me.tables[id].at[1]
        await me.play(id, "rest")
        await me.when(lambda: me.tables[id].over or its_turn(me, id, before + 1))
        assert set(seats_of(inside, id)[before + 1 :]) == {1}


async def test_r14_3_a_bot_has_patience_but_not_for_ever(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose partner does nothing plays on, until it waits to rest; nobody is stuck."""
    monkeypatch.setattr(rooms_own, "PATIENCE", 0.05)
    async with at_table(inside, 1, "random", **BOB) as (clients, id):
        await begin(clients, id)
        (me,) = clients
        before = len(seats_of(inside, id))
        await me.when(lambda: me.tables[id].over or acting(me, id) == [0])
        assert set(seats_of(inside, id)[before:]) == {1}
        if not me.tables[id].over:
            state = me.tables[id].snapshot.view["players"][1]["state"]  # type: ignore[union-attr]
            assert state in ("declared", "rested")  # a bot that fell into a pit has rested
            await me.play_on(id, random.Random(1))
        await verified(me, id)


async def test_r14_3_a_bot_does_not_go_on_for_nobody(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose partner is gone waits for him, and goes on when he is back."""
    monkeypatch.setattr(rooms_own, "PATIENCE", NEVER)
    async with at_table(inside, 1, "random", **BOB) as (clients, id):
        await begin(clients, id)
        (me,) = clients
        await me.disconnect()
        monkeypatch.setattr(rooms_own, "PATIENCE", 0.05)
        inside.do(lambda: inside.server.rooms._rooms[id].reconsider())
        await asyncio.sleep(0.3)
        assert len(seats_of(inside, id)) == 4
        await me.reconnect(id, seat=0)
        await me.when(lambda: me.tables[id].at[1] > 4)


async def test_r14_3_without_a_person_bots_take_turns(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot and a bot that stands in: whoever moved last lets the other go first, to the end of the game."""
    monkeypatch.setattr(rooms_own, "PATIENCE", NEVER)
    async with at_table(inside, 1, "random", **BOB) as (clients, id):
        (me,) = clients
        await me.post(f"/api/tables/{id}/resign", {"seat": 0})
        await me.when(lambda: me.tables[id].over)
        table = Table.new("ohio_bob", 2, seed=seed_of(room_of(inside, id).row, room_of(inside, id).seats))
        for seat, action in read_record(room_of(inside, id).record()).moves:
            assert seat == table.in_turn[0]
            table.play(action, seat)
        assert table.over


# Clocks, taking back


async def test_every_seat_to_act_has_its_own_running_clock(inside: Inside) -> None:
    """R14.3: both clocks run while both may act, only one while the other waits to rest; the same when read again."""
    async with at_table(inside, 2, clock={"kind": "game", "seconds": 9_000}, **BOB) as (clients, id):
        await begin(clients, id)

        def used() -> list[int]:
            """In hundreds of seconds."""
            return [round(90 - (seat.seconds_left or 0) / 100) for seat in room_of(inside, id).info("").seats]

        think_for(inside, id, 1_000)
        assert used() == [10, 10]
        await made(clients, id, 0, "rest")
        think_for(inside, id, 500)
        assert used() == [10, 15]
        await made(clients, id, 1, "rest")
        assert acting(clients[0], id) == [0, 1]
        room = room_of(inside, id)
        for number, (seat, at) in enumerate([(0, 1.0), (1, 2.0), (0, 3.0), (1, 4.0), (0, 1_004.0), (1, 1_504.0)]):
            assert room.moves[number].seat == seat
            room.moves[number].at = at
        room.row.started = 0.0
        inside.do(lambda: room.set_up(room.replayed(len(room.moves))))
        assert room.clocks.used == [2 + 1_000, 2 + 1_000 + 500]


async def test_one_of_two_out_of_time_is_replaced_the_other_goes_on(inside: Inside) -> None:
    async with at_table(inside, 2, clock=GAME, **BOB) as (clients, id):
        await begin(clients, id)
        room = room_of(inside, id)

        def short() -> None:
            room.clocks.used[1] = 1e6
            room.reconsider()

        inside.do(short)
        await clients[0].when(lambda: clients[0].tables[id].info.seats[1].stand_in)
        assert [seat.stand_in for seat in clients[0].tables[id].info.seats] == [False, True]
        await clients[0].play_on(id, random.Random(3))
        await verified(clients[0], id)


async def test_taking_back_what_the_partner_has_seen_needs_his_consent(server: Process) -> None:
    """One's own last word at once; with a move of the partner after it, both go back together."""
    async with at_table(server, 2, **BOB) as (clients, id):
        await begin(clients, id)
        first, second = clients
        epoch, move = first.tables[id].at
        await made(clients, id, 0, "rest")
        await first.send(p.Undo(id, 0, epoch, move + 1))
        await asyncio.gather(*(client.moved(id, (epoch, move + 1)) for client in clients))
        assert first.tables[id].at == (epoch + 1, move)
        await made(clients, id, 0, "rest")
        await whole_card(clients, id, 1)
        await first.send(p.Undo(id, 0, *first.tables[id].at))
        await second.when(lambda: second.tables[id].undo)
        await second.send(p.Agree(id, 1, True))
        await first.when(lambda: first.tables[id].at == (epoch + 2, move))
        assert acting(first, id) == [0, 1]
        await play_out(clients, id, "again")
        for client in clients:
            await verified(client, id)


# Power cuts


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_kill_9_in_the_middle_of_free_order(own: Process) -> None:
    """R14.3: nothing is lost or doubled, whoever was about to move."""
    async with people(own.address, 2) as clients:
        id = (await seated(clients, salts=["a", "b"], **BOB)).id
        playing = asyncio.create_task(until_gone(clients, id, "cut"))
        await further(clients[0], id, 7)
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


# Alone


async def test_a_table_for_one_from_the_first_move_to_the_rematch(server: Process) -> None:
    """R1: nobody else is needed; everything can be taken back, the record replays, and one can play again."""
    async with at_table(server, 1, **BOB) as ([me], id):
        assert me.tables[id].info.free_undo
        await me.play_one(id, random.Random(1))
        await me.play_one(id, random.Random(1))
        await me.send(p.Undo(id, 0, *me.tables[id].at))
        await me.when(lambda: me.tables[id].at == (1, 1))
        await me.play_on(id, random.Random(2))
        await verified(me, id)
        again = await me.post(f"/api/tables/{id}/rematch")
        assert (again.status, len(again.seats), again.seats[0].yours) == ("playing", 1, True)


async def test_who_is_alone_and_resigns_has_lost(server: Process) -> None:
    """The expedition is given up: over, nobody has won, the record tells how far it came; it can be taken back."""
    async with at_table(server, 1, **BOB) as ([me], id):
        for _ in range(4):
            await me.play_one(id, random.Random(1))
        action = (await me.my_turn(id)).choices[0].text
        info = await me.post(f"/api/tables/{id}/resign", {"seat": 0})
        assert (info.status, info.winners, info.to_act) == ("over", [], [])
        await me.when(lambda: me.tables[id].over)
        assert me.tables[id].decision is None
        await me.refused(p.Play(id, 0, *me.tables[id].at, action))
        table = read_record((await me.http.get(f"/api/tables/{id}/record")).text)
        assert (table.over, table.move) == (False, me.tables[id].at[1])
        replay = await me.get(f"/api/tables/{id}/replay", p.Replay)
        assert replay.snapshots[-1].outcome == me.tables[id].snapshot.outcome  # type: ignore[union-attr]
        assert [found.id for found in (await me.get("/api/tables", p.Tables)).finished] == [id]
        await me.send(p.Undo(id, 0, *me.tables[id].at))
        await me.when(lambda: not me.tables[id].over)
        assert me.tables[id].info.status == "playing"
        await me.play_on(id, random.Random(2))
        await verified(me, id)


async def test_given_up_stays_given_up(inside: Inside) -> None:
    """When the table is read from the database again, too."""
    async with at_table(inside, 1, **BOB) as ([me], id):
        await me.post(f"/api/tables/{id}/resign", {"seat": 0})
        await me.send(p.Unwatch(id))
        await me.ask(p.Recall(id, 0), p.Recalled)
        before = room_of(inside, id)
        inside.do(lambda: inside.server.rooms.drop_idle(float("inf")))
        seen = await me.watch(id, 0)
        assert room_of(inside, id) is not before
        assert (seen.over, seen.info.status, seen.info.winners) == (True, "over", [])


async def test_alone_and_out_of_time_is_lost(inside: Inside) -> None:
    async with at_table(inside, 1, clock=GAME, **BOB) as ([me], id):
        think_for(inside, id, 1e7)
        await me.when(lambda: me.tables[id].over)
        assert (me.tables[id].info.status, me.tables[id].info.winners) == ("over", [])
        assert not me.tables[id].info.seats[0].stand_in


async def test_nobody_plays_for_who_is_alone(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator is no partner who waits."""
    monkeypatch.setattr(rooms_own, "AWAY", 0.05)
    async with at_table(inside, 1, **BOB) as ([me], id), Client(inside.address) as fan:
        await fan.connect()
        await fan.watch(id)
        await me.disconnect()
        await fan.when(lambda: not fan.tables[id].info.seats[0].here)
        await asyncio.sleep(0.3)
        await fan.ask(p.Recall(id, 0), p.Recalled)
        assert not room_of(inside, id).seats[0].stand_in
        assert room_of(inside, id).moves == []


async def test_a_bot_alone_plays_to_the_end(server: Process) -> None:
    """A table of one seat may be a bot's: whoever made it looks on. With two seats somebody must be a person."""
    async with Client(server.address) as fan:
        await fan.connect()
        info = await fan.create("random", **BOB)
        seen = await fan.watch(info.id)
        await fan.when(lambda: seen.over)
        assert read_record((await fan.http.get(f"/api/tables/{info.id}/record")).text).over
        answer = await fan.http.post("/api/tables", json=wish("random", "random", **BOB))
        assert answer.status_code == 409
