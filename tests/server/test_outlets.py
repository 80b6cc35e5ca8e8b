"""Every outlet of a running server obeys the law of secrecy: what comes out does not depend on what one may not know.

The same public game runs on two servers, in two worlds that one seat (or a spectator) cannot tell apart. That person
then asks everything there is to ask: every message of the socket, every route of HTTP, right and wrong. All answers,
refusals, figures and lines of the log must be the same, byte for byte. A new route or message without a row here fails.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from cenote import Table, games
from cenote.kernel.conformance import bare
from cenote.kernel.engine import engine_of
from cenote.kernel.game import SPECTATOR
from cenote.server import protocol as p
from cenote.server.app import JsonLines, Server
from cenote.server.stage import seed_of
from tests.server.harness import Client, Inside, people
from tests.server.test_open_moves import row_of, seats_of

Steps = list[tuple[int, str]]
ID = "abcdefgh"


# Two worlds


def played(key: str, secret: str, seats: int, eye: int, least: int) -> tuple[str, bytes, Steps]:
    """A game up to a decision of `eye`: what he was told, the hidden state, and the decisions."""
    game, dice = games.get(key), random.Random(key)
    seed = seed_of(row_of(game, ID, secret, ""), seats_of(*map(str, range(seats))))
    table = Table.new(game, seats, seed=seed, engine=engine_of(game, wait=True))
    while len(table.moves) < least or eye not in (SPECTATOR, *table.to_act):
        legal = table.legal(table.to_act[0])
        table.play(legal[int(dice.random() * len(legal))], table.to_act[0])
    told = "\n".join([*map(str, table.events(eye)), repr(table.view(eye))])
    return told, bare(table._state), [(seat, action.text) for seat, action in table.moves]


@cache
def two_worlds(key: str, seats: int, eye: int, least: int) -> list[tuple[str, Steps]]:
    """Two secrets, with their decisions, that `eye` cannot tell apart although something hidden differs, or at least
    (in Ohio Bob, which hides nothing else) what will be drawn."""
    found: dict[str, tuple[str, bytes, Steps]] = {}
    for number in range(5_000):
        secret = f"{number:032x}"
        told, hidden, steps = played(key, secret, seats, eye, least)
        other = found.setdefault(told, (secret, hidden, steps))
        if other[1] != hidden or (key == "ohio_bob" and other[0] != secret):
            return [(other[0], other[2]), (secret, steps)]
    raise AssertionError("no two worlds look alike")


# Everything there is to ask


def messages(seat: int | None, stranger: int, legal: Sequence[str], actions: Sequence[str]) -> list[p.ClientMessage]:
    """Every message, from one's own seat, from another's, and as a spectator."""
    asked: list[p.ClientMessage] = [p.Watch(ID), p.Watch(ID, seat), p.Watch(ID, stranger), p.Recall(ID, 0)]
    asked += [p.Recall(ID, move, who) for move in (1, 2, 3) for who in (seat, stranger)]
    for who in (stranger, *(() if seat is None else (seat,))):
        asked += [p.Why(ID, who, action) for action in (*actions[:: max(1, len(actions) // 20)], "nonsense")]
        asked += [p.Preview(ID, who, action) for action in (*legal, actions[0], actions[-1], "nonsense")]
        asked += [p.Hint(ID, who), p.Play(ID, who, 9, 9, actions[0]), p.Play(ID, who, 0, 0, "x")]
        asked += [p.Undo(ID, who, 9, 9), p.Agree(ID, who, False)]
    return [
        *asked,
        p.Weigh(ID, seat),
        p.Weigh(ID, stranger),
        p.Ping(),
        p.Chat(ID, "hello"),
        p.Unwatch(ID),
        p.Watch("nowhere", 0),
        p.Watch(ID, seat),
    ]


ROUTES: dict[str, list[Any]] = {
    "GET /api/me": [None],
    "POST /api/me": [{"name": "Eve"}, {}],
    "GET /api/me/link": [None],
    "POST /api/me/link": [{"token": "x"}],
    "GET /api/games": [None],
    "GET /api/tables": [None],
    "POST /api/tables": [{"game": "nothing", "seats": [{"kind": "me"}]}],
    "GET /api/daily": [None],
    "POST /api/daily/{game}": [{}],
    "GET /api/tables/{id}": [None],
    "POST /api/tables/{id}/sit": [{}, {"seat": 0}],
    "POST /api/tables/{id}/leave": [{"seat": 0}, {"seat": 1}],
    "POST /api/tables/{id}/start": [{}, {"bot": "random"}],
    "POST /api/tables/{id}/return": [{"seat": 0}, {"seat": 1}],
    "POST /api/tables/{id}/rematch": [{}],
    "GET /api/tables/{id}/actions": [None],
    "GET /api/tables/{id}/record": [None],
    "GET /api/tables/{id}/replay": [None],
    "GET /api/tables/{id}/review": [None],
    "GET /text/{language}.ftl": [None],
    "GET /text/{language}/{game}.ftl": [None],
    "GET /api/openapi.json": [None],
    "GET /health": [None],
    "GET /metrics": [None],
    "GET /{path:path}": [None],
    "POST /api/tables/{id}/resign": [{"seat": 0}, {"seat": 1}],
}
"""What is asked of every route; last what lets a bot go on."""


def test_every_route_and_message_has_a_row(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.db'}")
    routes = [route for route in server.app().routes if isinstance(route, Route)]
    server.store.close()
    assert {f"{method} {route.path}" for route in routes for method in route.methods or () if method != "HEAD"} == set(
        ROUTES
    )
    assert {type(message) for message in messages(0, 1, ["x"], ["x"])} >= set(get_args(p.ClientMessage))


# Asking it


class Lines(logging.Handler):
    """The lines of a server's log, without their times."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(re.sub(r'"at": [\d.]+', "", self.format(record)))


async def ask(client: Client, asked: Sequence[p.ClientMessage]) -> None:
    """Send messages one by one; the next when everything about the last one has come."""
    for number, message in enumerate(asked):
        since, last = len(client.heard), 900_000 + number
        await client.send(message)
        await client.send(p.Recall(ID, last))
        await client.when(lambda last=last: any(f"no move {last}" in text for text in client.raw))  # type: ignore[misc]
        if isinstance(message, p.Weigh):
            await client.when(lambda since=since: any(isinstance(m, p.Weighed | p.Refused) and "900" not in str(m)
                                                      for m in client.heard[since:]))  # type: ignore[misc]  # fmt: skip


async def answers(client: Client, key: str, seats: int) -> list[str]:
    """What HTTP answers to everything; but who is alone does not give up, which would end the game and the secret."""
    found = []
    for route, bodies in ROUTES.items():
        if seats == 1 and route.endswith("/resign"):
            bodies = [{"seat": 1}]
        method, path = route.split(" ")
        for name, value in (("{id}", ID), ("{game}", key), ("{language}", "en"), ("{path:path}", f"t/{ID}")):
            path = path.replace(name, value)
        for body in bodies:
            content = None if body is None else msgspec.json.encode(body)
            reply = await client.http.request(method, path, content=content)
            headers = {name: value for name, value in reply.headers.items() if name not in ("date", "content-length")}
            text = re.sub(r"^(cenote_\w+_(bucket|sum|created).*) \S+$", r"\1", reply.text, flags=re.MULTILINE)
            found.append(f"{route} {body}: {reply.status_code} {headers if path != '/metrics' else ''} {text}")
    return found


def comparable(text: str, people: dict[str, str]) -> str:
    """What came out, without what may differ between two servers: people's ids, times, codes of new tables, and the
    commitment."""
    for id, name in people.items():
        text = text.replace(id, name)
    text = re.sub(r'"(at|seconds_left|created|started)":[\d.]+', r'"\1":0', text)
    return re.sub(r'/me/[\w.-]+|"commitment":"\w+"|"(id|table)": ?"[a-z0-9]{12}"', "", text)


async def everything(
    database: str, key: str, secret: str, steps: Steps, seats: int, eye: int
) -> tuple[list[str], list[str], set[type[Any]]]:
    """All that comes out of a server of one world: for the one who asks, for the others at the table, and its kinds."""
    running, log = Inside(database), Lines()
    logger = logging.getLogger("cenote.server")
    logger.addHandler(log)
    level, logger.level = logger.level, logging.INFO
    try:
        async with people(running.address, seats + 1) as (fan, *clients):
            for number, client in enumerate((fan, *clients)):
                await client.post("/api/me", {"name": f"Person {number}"}, p.Me)
            names = {(await client.me()).id: f"person-{number}" for number, client in enumerate((fan, *clients))}
            row = row_of(games.get(key), ID, secret, (await clients[0].me()).id)
            running.server.store.add_table(row, seats_of(*[(await client.me()).id for client in clients]))
            for seat, client in enumerate(clients):
                await client.watch(ID, seat)
            await fan.watch(ID)
            for seat, text in steps:
                await clients[seat].my_turn(ID)
                now = clients[seat].tables[ID].snapshot
                await clients[seat].play(ID, text)
                await clients[seat].when(lambda seat=seat, now=now: clients[seat].tables[ID].snapshot is not now)  # type: ignore[misc]
            move = clients[steps[-1][0]].tables[ID].at
            await asyncio.gather(*(client.when(lambda client=client: client.tables[ID].at == move)  # type: ignore[misc]
                                   for client in (fan, *clients)))  # fmt: skip
            nosy = fan if eye == SPECTATOR else clients[eye]
            decision = nosy.tables[ID].decision
            legal = [] if decision is None else [choice.text for choice in decision.choices]
            actions = [choice.text for choice in await nosy.get(f"/api/tables/{ID}/actions", list[p.Choice])]
            own = None if eye == SPECTATOR else eye
            await ask(nosy, messages(own, (eye + 1) % seats, legal, actions))
            out = [*nosy.raw[1:], *await answers(nosy, key, seats), *log.lines]
            others = [text for client in clients if client is not nosy for text in client.raw]
            assert secret not in "\n".join([*out, *others])
            kinds = {type(message) for message in nosy.heard}
            return [comparable(text, names) for text in out], [comparable(text, names) for text in others], kinds
    finally:
        logger.removeHandler(log)
        logger.level = level
        running.stop()


WORLDS = [("lost_temple", 3, 1, 4), ("lost_temple", 3, SPECTATOR, 8), ("takara_island", 2, 0, 8), ("ohio_bob", 1, 0, 3)]


@pytest.mark.parametrize(("key", "seats", "eye", "least"), WORLDS)
async def test_nothing_that_comes_out_depends_on_what_one_may_not_know(
    tmp_path: Path, key: str, seats: int, eye: int, least: int
) -> None:
    worlds = two_worlds(key, seats, eye, least)
    (one, others, kinds), (two, theirs, _) = [
        await everything(f"sqlite:///{tmp_path / f'{number}.db'}", key, secret, steps, seats, eye)
        for number, (secret, steps) in enumerate(worlds)
    ]
    for mine, same in zip(one, two, strict=True):
        assert mine == same
    asked = {p.Welcome, p.Shown, p.Moved, p.Chatted, p.Weighed, p.Recalled, p.Refused}
    assert kinds >= (asked if eye == SPECTATOR else asked | {p.Hinted, p.Explained, p.Previewed})
    if worlds[0][1] != worlds[1][1]:
        assert others != theirs, "who decided otherwise was told otherwise, so the comparison sees what differs"
