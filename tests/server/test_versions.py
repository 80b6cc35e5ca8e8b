"""A release with other rules on an old database: what has begun waits for its own rules, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cenote import games
from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from cenote.server.store import Store
from tests.server.harness import Client, Process, finished, people, play_out, seated

GAME = games.get("lost_temple")
OWN: dict[str, Any] = {"rules": GAME.rules_version, "edition_digest": GAME.load_edition(None).digest}
OTHER: dict[str, dict[str, Any]] = {
    "refuse-other-rules": {**OWN, "rules": GAME.rules_version + 1},
    "refuse-other-edition": {**OWN, "edition_digest": "0" * 64},
}
"""What a table of another release has in the database, and what its page says here."""
POSTED = {
    **dict.fromkeys(("sit", "leave", "resign", "return"), b'{"seat": 0}'),
    **dict.fromkeys(("start", "rematch"), b"{}"),
}


def released(own: Process, ids: Sequence[str], **begun_with: Any) -> None:
    """Start the server again as a release for which these tables were begun with other rules."""
    own.kill()
    assert own.database is not None
    store = Store(own.database)
    for id in ids:
        store.set_table(id, **begun_with)
    store.close()
    own.start()


async def refused(client: Client, id: str, said: str, *, running: bool) -> None:
    """Whatever is asked of a table, over HTTP and over the websocket, has the same answer."""
    asked = [
        *(client.http.get(f"/api/tables/{id}{path}") for path in ("", "/actions", "/record", "/replay", "/review")),
        *(client.http.post(f"/api/tables/{id}/{path}", content=body) for path, body in POSTED.items()),
    ]
    for answer in await asyncio.gather(*asked):
        path = answer.request.url.path
        assert answer.status_code == 409, (path, answer.text)
        problem = msgspec.json.decode(answer.content, type=p.Problem)
        assert problem.said is not None
        assert (problem.said.message, "cenote admin close" in problem.error) == (said, running)
    for message in (p.Watch(id, 0), p.Play(id, 0, 0, 0, "take thief"), p.Undo(id, 0, 0, 0), p.Chat(id, "hello?")):
        no = await client.refused(message)
        assert (no.table, no.said and no.said.message) == (id, said)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_games_begun_with_other_rules_wait_for_them(own: Process) -> None:
    """What has not begun begins with the rules there are then."""
    async with people(own.address, 2) as (ada, bo):
        over = await finished(ada)
        running = await seated([ada, bo], "greedy", options={"max_rounds": 1})
        waiting = await ada.create("me", "open")
        before = await ada.get("/api/tables", p.Tables)
        for said, begun_with in OTHER.items():
            released(own, [over.id, running.id, waiting.id], **begun_with)
            await ada.reconnect()
            await refused(ada, over.id, said, running=False)
            await refused(ada, running.id, said, running=True)
            now = await ada.get("/api/tables", p.Tables)
            assert [[table.id for table in kind] for kind in (now.mine, now.finished)] == [
                [table.id for table in kind] for kind in (before.mine, before.finished)
            ]
            assert f'"table cannot go on", "table": "{running.id}"' in own.log()
        assert (await bo.sit(waiting.id)).status == "playing"
        released(own, [over.id, running.id], **OWN)
        for seat, client in enumerate((ada, bo)):
            await client.reconnect(waiting.id, running.id, seat=seat)
        await play_out([ada, bo], running.id, "on")
        for id in (over.id, running.id):
            read_record((await ada.http.get(f"/api/tables/{id}/record")).text)
        assert own.errors() == []
