"""Secrecy at the wire: each socket receives what its seat may know, and nothing else.

Everything that sockets really receive during whole games is kept. Afterwards the game is played again from its record,
and every message is compared with what the kernel says that seat (or a spectator) may know at that move.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from cenote import Table, games
from cenote.bots import hints
from cenote.kernel.game import SPECTATOR
from cenote.kernel.perspective import Perspective
from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from cenote.server.thinking import ENDLESS, hinted
from tests.server.harness import Client, Inside, Process, people, play_out, seated

Message = dict[str, Any]
TEMPLE = games.get("lost_temple")


def plain(value: Any) -> Any:
    """A value as it looks in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Judge:
    """Compares what one socket received with what its seat may know."""

    def __init__(self, whole: Table, info: p.TableInfo, names: list[str], seat: int | None) -> None:
        self.whole, self.info, self.names, self.seat = whole, info, names, seat
        self.table = Table.new(TEMPLE, whole.seats, seed=whole.seed, options=whole.options)

    def at(self, move: int) -> Table:
        if move < self.table.move:
            self.table = Table.new(TEMPLE, self.whole.seats, seed=self.whole.seed, options=self.whole.options)
        for seat, action in self.whole.moves[self.table.move : move]:
            self.table.play(action, seat)
        return self.table

    @property
    def eye(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def snapshot(self, move: int) -> Message:
        table = self.at(move)
        mine = table.perspective(self.eye)
        question, result = mine.question, table.result
        return {
            "epoch": 0,
            "part": 0,
            "move": move,
            "phase": table.phase,
            "to_act": list(table.to_act),
            "view": plain(mine.view),
            "decision": None if question is None else {
                "seat": self.seat,
                "phase": table.phase,
                "question": {"message": question.message, "arguments": plain(question.arguments), "rule": None},
                "choices": [
                    {"text": a.text, "verb": a.verb, "arguments": dict(a.arguments)} for a in table.legal(self.eye)
                ],
            },
            "outcome": None if result is None else {
                "winners": list(result.winners), "ranks": list(result.ranks), "points": list(result.points),
            },
            "undoable": any(seat == self.seat for seat, _ in table.moves),
        }  # fmt: skip

    def told(self, move: int, since: int | None = None) -> list[Message]:
        events = self.at(move).events(self.eye, since)
        return [{"name": e.name, "seat": e.seat, "facts": dict(e.facts)} for e in events]

    def about(self, info: Message) -> Message:
        """What everybody may know of the table when it is at the move that `info` says."""
        table = self.at(info["move"])
        first = self.info
        return {
            "id": first.id, "game": "lost_temple", "status": "over" if table.over else "playing",
            "seats": [
                {
                    "number": seat.number, "kind": seat.kind, "name": self.names[seat.number], "bot": seat.bot,
                    "yours": seat.number == self.seat, "here": info["seats"][seat.number]["here"], "stand_in": False,
                    "seconds_left": None,
                }
                for seat in first.seats
            ],
            "options": plain(table.options), "edition": first.edition, "created": first.created, "move": table.move,
            "round": table.round, "to_act": list(table.to_act),
            "winners": list(table.result.winners) if table.result else None, "clock": None,
            "commitment": first.commitment, "secret": self.whole.seed.split(" ")[0] if table.over else None,
            "host": self.seat == 0, "next_table": None, "free_undo": False, "daily": None,
        }  # fmt: skip

    def right(self, message: Message) -> Message:
        """The message as it must be."""
        head = {"type": message["type"], "table": self.info.id}
        if message["type"] == "shown":
            move = message["snapshot"]["move"]
            return {
                **head, "seat": self.seat, "info": self.about(message["info"]), "box": plain(self.whole.edition.data),
                "snapshot": self.snapshot(move), "happenings": self.told(move), "chat": [], "undo": None,
            }  # fmt: skip
        if message["type"] == "moved":
            move = message["snapshot"]["move"]
            told = self.told(move, move - 1)
            info = self.about(message["info"])
            return {**head, "seat": self.seat, "info": info, "snapshot": self.snapshot(move), "happenings": told}
        if message["type"] == "changed":
            return {**head, "info": self.about(message["info"]), "undo": None}
        raise AssertionError(f"nobody asked for {message}")


def received(client: Client, table: str) -> list[Message]:
    return [message for message in map(msgspec.json.decode, client.raw) if message.get("table") == table]


GAMES: list[tuple[int, tuple[str, ...], dict[str, Any]]] = [
    (2, (), {}),
    (2, (), {"tokens_beyond_finish": True, "free_move_may_be_zero": True}),
    (2, ("greedy",), {"seer_swap_public": False}),
    (3, ("random",), {"seer_look_sequential": True, "seer_look_optional": True}),
    (4, (), {}),
    (8, (), {}),
]


@pytest.mark.parametrize(("count", "bots", "options"), GAMES)
async def test_sockets_receive_exactly_what_their_seats_may_know(
    sqlite_server: Process, count: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    async with people(sqlite_server.address, count + 1) as (fan, *clients):
        info = await seated(clients, *bots, options=options, salts=[f"salt{n}" for n in range(count)])
        await fan.watch(info.id)
        seats: list[int | None] = [*range(count), None]
        await play_out(clients, info.id, f"secrecy {count}")
        everybody = [*clients, fan]
        for client in everybody:
            await client.when(lambda client=client: client.tables[info.id].over)  # type: ignore[misc]
        whole = read_record((await fan.http.get(f"/api/tables/{info.id}/record")).text)
        names = [(await client.me()).name for client in clients] + [""] * len(bots)
        for client, seat in zip(everybody, seats, strict=True):
            judge = Judge(whole, info, names, seat)
            messages = received(client, info.id)
            first = next(message for message in messages if message["type"] == "shown")
            moved = [message["snapshot"]["move"] for message in messages if message["type"] == "moved"]
            assert moved == list(range(first["snapshot"]["move"] + 1, whole.move + 1))
            for message in messages:
                assert message == judge.right(message)


async def test_hidden_cards_and_tokens_reach_nobody_else(server: Process) -> None:
    """Without asking the kernel: what is hidden from a seat by the rules is null or missing in what it receives."""
    async with people(server.address, 5) as (fan, *clients):
        info = await seated(clients, options={"seer_swap_public": False})
        await fan.watch(info.id)
        await play_out(clients, info.id, "hidden")
        for seat, client in [*enumerate(clients), (None, fan)]:
            for message in received(client, info.id):
                for happening in message.get("happenings", []):
                    name, own, facts = happening["name"], happening["seat"] == seat, happening["facts"]
                    if name == "card_taken":
                        assert (facts["character"] is not None) == own
                    elif name == "card_left":
                        assert facts["character"] is None or seat is not None
                    assert name not in ("token_seen", "tokens_kept", "tokens_swapped") or own
                view = message.get("snapshot", {}).get("view")
                if view is not None:
                    check_view(view, seat)


def check_view(view: Message, seat: int | None) -> None:
    assert view["seat"] == seat
    assert seat is not None or view["own"] == view["hand"] == []
    assert not view["hand"] or view["drafter"] == seat
    for card in view["cards"]:
        known = card["place"] is not None
        mine = card["place"] == "kept" and card["holder"] == seat
        assert not known or mine or card["place"] in ("played", "face_up", "hand", "discarded", "buried", "leftover")
        assert seat is not None or card["place"] in (None, "played", "face_up")
        assert card["place"] != "hand" or view["drafter"] == seat
    for space in view["chance"]:
        assert space["token"] is None or seat in space["seen_by"]


async def test_no_secret_leaves_the_server_before_the_end(server: Process) -> None:
    """Neither the secret nor the seed, in no message, answer, figure or line of the log."""
    async with people(server.address, 3) as (fan, *clients):
        info = await seated(clients, "greedy", options={"max_rounds": 3})
        await fan.watch(info.id)
        answers: list[str] = []
        paths = [f"/api/tables/{info.id}{what}" for what in ("", "/record", "/replay")]
        paths += ["/api/tables", "/metrics", "/health", "/api/games", "/api/me"]

        async def pry(client: Client) -> None:
            while True:
                replies = [await client.http.get(path) for path in paths]
                if (await client.get(paths[0], p.TableInfo)).status == "over":
                    return
                assert [reply.status_code for reply in replies] == [200, 403, 403, 200, 200, 200, 200, 200]
                answers.extend(reply.text + str(reply.headers) for reply in replies)

        await asyncio.gather(play_out(clients, info.id, "early"), pry(clients[0]), pry(fan))
        end = clients[0].tables[info.id].info
        assert end.secret is not None
        assert len(end.secret) >= 32
        assert answers
        for client in (*clients, fan):
            await client.when(lambda client=client: client.tables[info.id].over)  # type: ignore[misc]
            *before, last = [text for text in client.raw if '"moved"' in text or '"shown"' in text]
            assert end.secret in last
            assert not any(end.secret in text for text in before)
        assert not any(end.secret in text for text in answers)
        assert end.secret not in server.log()
        assert end.secret not in (await fan.http.get("/metrics")).text


async def test_answers_to_questions_come_from_what_the_seat_knows(inside: Inside) -> None:
    """Hints, chances, reasons and previews are those of the redacted table, also of a seat that is not to act; a hint
    and the chances are those of any other world that the seat cannot tell from the real one."""
    async with people(inside.address, 2) as clients:
        info = await seated(clients, options={"max_rounds": 2})
        id, dice = info.id, random.Random("questions")
        texts = [action.text for action in TEMPLE.load_edition(None).actions]
        asked: list[tuple[int, int, str, Any]] = []
        while not clients[0].tables[id].over:
            for seat, client in enumerate(clients):
                seen = client.tables[id]
                move, action = seen.at[1], dice.choice(texts)
                said = (await client.ask(p.Why(id, seat, action), p.Explained)).reason
                asked.append((move, seat, f"why {action}", plain(said)))
                if move % 5 == 0:
                    asked.append((move, seat, "weigh", plain(await client.ask(p.Weigh(id, seat), p.Weighed))))
                if seen.decision is None:
                    continue
                choice = dice.choice(seen.decision.choices).text
                foreseen = (await client.ask(p.Preview(id, seat, choice), p.Previewed)).happenings
                asked.append((move, seat, f"preview {choice}", plain(foreseen)))
                if move % 5 == 0:
                    asked.append((move, seat, "hint", plain(await client.ask(p.Hint(id, seat), p.Hinted))))
            move = clients[0].tables[id].at[1]
            acting = next(client for client in clients if client.tables[id].decision)
            await acting.play_one(id, dice)
            await asyncio.gather(*(client.moved(id, (0, move)) for client in clients))
        whole = read_record((await clients[0].http.get(f"/api/tables/{id}/record")).text)
        judges = [Judge(whole, info, ["", ""], seat) for seat in (0, 1)]
        for move, seat, question, answer in asked:
            mine = judges[seat].at(move).perspective(seat)
            kind, _, action = question.partition(" ")
            if kind == "why":
                reason = mine.why_not(action)
                right = None if reason is None else plain(p.Said(reason.message, reason.arguments, reason.rule))
            elif kind == "preview":
                right = plain([p.Happening(e.name, e.seat, e.facts) for e in mine.foresee(action)])
            else:
                world = Perspective(TEMPLE, mine.edition, mine.engine, mine.imagine(move), seat, [])
                chances = list(hints.chances(world, seconds=ENDLESS))
                weighed = p.Weighed(id, seat, world.move, world.part, chances)
                right = plain(hinted(id, world) if kind == "hint" else weighed)
            assert answer == right, (move, seat, question)


async def test_questions_about_others_seats_are_refused(server: Process) -> None:
    async with people(server.address, 3) as (ada, bo, fan):
        info = await seated([ada, bo])
        id = info.id
        await fan.watch(id)
        acting, other = (ada, bo) if ada.tables[id].decision else (bo, ada)
        decision = await acting.my_turn(id)
        text, seat = decision.choices[0].text, decision.seat
        for nosy in (other, fan):
            for message in (p.Watch(id, seat), p.Hint(id, seat), p.Weigh(id, seat), p.Why(id, seat, text),
                            p.Preview(id, seat, text), p.Recall(id, 0, seat), p.Play(id, seat, 0, 0, text),
                            p.Undo(id, seat, 0, 0), p.Agree(id, seat, True)):  # fmt: skip
                said = await nosy.refused(message)
                assert "yours" in said.message
                assert all(choice.text not in said.message for choice in decision.choices)
        assert ada.tables[id].at == (0, 0)


async def test_who_left_his_seat_does_not_look_from_it(server: Process) -> None:
    async with people(server.address, 3) as (host, gone, bo):
        id = (await host.create("me", "open", "open")).id
        await gone.sit(id, 1)
        seen = await gone.watch(id, 1)
        await gone.post(f"/api/tables/{id}/leave", {"seat": 1})
        await bo.sit(id, 1)
        await bo.watch(id, 1)
        await host.watch(id, 0)
        await host.post(f"/api/tables/{id}/start")
        await gone.when(lambda: seen.snapshot)
        for client in (host, bo):
            await client.when(lambda client=client: client.tables[id].snapshot)  # type: ignore[misc]
        assert seen.seat is None
        await play_out([host, bo], id, "left")
        for message in received(gone, id):
            assert message.get("seat") is None
            if "snapshot" in message:
                assert message["snapshot"]["decision"] is None
                check_view(message["snapshot"]["view"], None)
