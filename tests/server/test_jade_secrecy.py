"""Secrecy at the wire for the Jade Goddess: what a socket receives does not depend on what its seat may not know (6b).

The same public game is played twice, in two worlds that differ only in tokens that one person has not seen, and
everything that this person receives is compared, message for message. Whole tables with much trading are looked
through besides, without asking the kernel what may be known.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from cenote import Table, games
from cenote.kernel.game import SPECTATOR
from cenote.server import protocol as p
from tests.jade_goddess.tiny import market
from tests.server.harness import Client, Inside, Process, people, seated

Message = dict[str, Any]
Step = tuple[int, str]
GAME = games.get("jade_goddess")
OPEN_HANDED = {"trade_needs_own": False, "trade_return": "free"}
"""A2, A3: who has nothing may draw, and need not give back."""
DECISIONS = 20


def trader(offered: Sequence[str], chance: float) -> str:
    """Somebody who goes to the centre and trades there; one number decides, however many options there are."""
    for verbs in (("ride B2", "ride F6"), ("blind", "swap"), ("return", "pass"), ("leave",), ("buy", "skip")):
        found = [text for text in offered if text.startswith(verbs)]
        if found:
            return found[int(chance * len(found))]
    return offered[int(chance * len(offered))]


def seed(secret: str, seats: int) -> str:
    """The seed of a table of the server without salts."""
    return " ".join([secret, *["-"] * seats])


def played(secret: str, seats: int, eye: int) -> tuple[str, str, list[Step]]:
    """A game of traders: what `eye` was told, the racks, and the decisions."""
    edition = market(1, 2, 4, 4, gold=6)
    table = Table.new(GAME, seats, seed=seed(secret, seats), options=OPEN_HANDED, edition=edition)
    dice, racks = random.Random(seats), ""
    for _ in range(DECISIONS):
        acting = table.to_act[0]
        table.play(trader([action.text for action in table.legal(acting)], dice.random()), acting)
        racks += str(table._state["hand"].tolist())
    told = [str(event) for event in table.events(eye)]
    return "\n".join([*told, repr(table.view(eye))]), racks, [(seat, str(action)) for seat, action in table.moves]


@cache
def two_worlds(seats: int, eye: int) -> list[tuple[str, list[Step]]]:
    """Two secrets, with their decisions, that `eye` cannot tell apart although the racks differ."""
    found: dict[str, tuple[str, str, list[Step]]] = {}
    for number in range(5_000):
        secret = f"{number:032x}"
        told, racks, steps = played(secret, seats, eye)
        other = found.setdefault(told, (secret, racks, steps))
        if other[1] != racks and other[2] != steps:
            return [(other[0], other[2]), (secret, steps)]
    raise AssertionError("no two worlds look alike")


def test_the_two_worlds_differ_in_what_was_drawn_and_returned() -> None:
    (_, one), (_, other) = two_worlds(2, 0)
    assert one != other
    assert [text for seat, text in one if seat == 0] == [text for seat, text in other if seat == 0]
    assert any(mine[1] != theirs[1] and mine[1].startswith("return") for mine, theirs in zip(one, other, strict=True))


async def pry(client: Client, id: str, seat: int | None, heard: list[str]) -> None:
    """Ask everything that can be asked: the page of the table, its record and replay, why not, and before."""
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", f"/api/tables/{id}/replay"):
        reply = await client.http.get(path)
        heard.append(f'{{"status": {reply.status_code}, "info": {reply.text}}}')
    move = client.tables[id].at[1]
    await client.ask(p.Recall(id, move, seat), p.Recalled)
    if move % 3 == 0:
        await client.ask(p.Weigh(id, seat), p.Weighed)
    if seat is None:
        await client.refused(p.Recall(id, move, 0))
        return
    for action in ("return 1a+", "swap 1a- 1", "blind 2"):
        await client.ask(p.Why(id, seat, action), p.Explained)
    decision = client.tables[id].decision
    if decision is None:
        await client.refused(p.Play(id, seat, 0, move, "return 1a+"))
        return
    await client.ask(p.Hint(id, seat), p.Hinted)
    for choice in decision.choices[:2]:
        await client.ask(p.Preview(id, seat, choice.text), p.Previewed)


async def table_of(inside: Inside, clients: Sequence[Client], secret: str) -> p.TableInfo:
    """A table of the market with this secret, everybody at his seat."""
    first, *others = clients
    edition = market(1, 2, 4, 4, gold=6)
    inside.server.rooms._editions["jade_goddess", edition.name] = edition
    info = await first.create(
        "me", *("open" for _ in others), game="jade_goddess", options=OPEN_HANDED, edition=edition.name
    )
    inside.server.store.set_table(info.id, secret=secret)
    for number, client in enumerate(others, 1):
        await client.sit(info.id, number)
    for number, client in enumerate(clients):
        await client.watch(info.id, number)
    return info


def comparable(text: str, id: str) -> str:
    """What was received, without the name and the age of its table."""
    message = msgspec.json.decode(text.replace(id, "table"))
    for name in ("created", "commitment"):
        message.get("info", {}).pop(name, None)
    return msgspec.json.encode(message).decode()


@pytest.mark.parametrize(("seats", "eye"), [(2, 0), (4, SPECTATOR)])
async def test_worlds_that_differ_in_hidden_tokens_send_the_same(inside: Inside, seats: int, eye: int) -> None:
    """6b, R3.4: drawn and returned tokens of the others change nothing that a person is sent, asked or answered."""
    async with people(inside.address, seats + 1) as (fan, *clients):
        nosy, seat = (fan, None) if eye == SPECTATOR else (clients[eye], eye)
        heard: list[list[str]] = []
        for secret, steps in two_worlds(seats, eye):
            info = await table_of(inside, clients, secret)
            await fan.watch(info.id)
            since, answers = len(nosy.raw), list[str]()
            for number, (acting, text) in enumerate(steps):
                await clients[acting].play(info.id, text)
                await asyncio.gather(*(client.moved(info.id, (0, number)) for client in (fan, *clients)))
                await pry(nosy, info.id, seat, answers)
            heard.append([comparable(text, info.id) for text in [*nosy.raw[since:], *answers]])
        assert len(heard[0]) >= 6 * DECISIONS
        for one, other in zip(*heard, strict=True):
            assert one == other


# What is hidden by the rules is nowhere


def hidden_from(message: Message, seat: int | None, *, gold: bool) -> int:
    """Looks through a message to a seat of a table that is not over; returns how many secret rows it has."""
    rows = 0
    for happening in message.get("happenings", []):
        own, name = happening["seat"] == seat, happening["name"]
        assert name != "token_seen" or own
        if name == "token_returned":
            assert (happening["facts"]["token"] is not None) == own
        rows += name in ("token_seen", "token_returned")
    view = message.get("snapshot", {}).get("view")
    if view is not None and message["snapshot"]["outcome"] is None:
        assert view["seat"] == seat
        for number, player in enumerate(view["players"]):
            secrets = [player[name] for name in ("hand", "statues", "points")]
            assert (secrets == [None] * 3) == (number != seat)
            assert (player["gold"] is None) == (not gold and number != seat)
            assert player.keys() == {"gold", "jeep", "tokens", "display", "figures", "hand", "statues", "points"}
        decision = message["snapshot"]["decision"]
        assert decision is None or decision["seat"] == seat
    return rows


@pytest.mark.parametrize(("count", "gold"), [(2, True), (4, False)])
async def test_racks_and_gold_of_the_others_reach_nobody(sqlite_server: Process, count: int, gold: bool) -> None:
    """6b, A30: whole tables with digs and much trading, without asking the kernel."""
    options = {**OPEN_HANDED, "gold_visible": gold}
    async with people(sqlite_server.address, count + 1) as (fan, *clients):
        id = (await seated(clients, game="jade_goddess", options=options)).id
        await fan.watch(id)
        dice = random.Random(count)
        for move in range(60):
            acting = next(client for client in clients if client.tables[id].decision)
            decision = acting.tables[id].decision
            assert decision is not None
            offered = [choice.text for choice in decision.choices]
            await acting.play(id, trader(offered, dice.random()))
            await asyncio.gather(*(client.moved(id, (0, move)) for client in (fan, *clients)))
        secret = 0
        for seat, client in [*enumerate(clients), (None, fan)]:
            await client.ask(p.Recall(id, 30, seat), p.Recalled)
            await client.watch(id, seat)
            for text in client.raw:
                secret += hidden_from(msgspec.json.decode(text), seat, gold=gold)
        assert secret > 20
