"""What is done once, over HTTP: who somebody is, making tables, sitting down, and every wrong request."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cenote import games
from cenote.bots.levels import LEVELS
from cenote.kernel.replay import read_record
from cenote.server import protocol as p
from cenote.server.app import HEADERS
from cenote.words import LANGUAGES
from tests.server.harness import Client, Inside, Process, finished, new_address, people, raw, read, wish

JSON = {"content-type": "application/json"}


def problem(response: httpx.Response, *status: int) -> p.Problem:
    """The sentence with which a wrong request is answered."""
    assert response.status_code in status, f"{response.status_code} {response.text}"
    found = msgspec.json.decode(response.content, type=p.Problem)
    assert found.error
    assert "Traceback" not in found.error
    return found


async def refused(client: Client, path: str, body: Any = None, *status: int) -> p.Problem:
    data = body if isinstance(body, bytes) else msgspec.json.encode({} if body is None else body)
    return problem(await client.http.post(path, content=data), *(status or (400, 409)))


# Who somebody is


async def test_a_guest_gets_a_name_and_a_signed_cookie_once(server: Process) -> None:
    async with Client(server.address) as client:
        first = await client.http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        me = read(first, p.Me)
        assert me.name
        second = await client.http.get("/api/me")
        assert "set-cookie" not in second.headers
        assert read(second, p.Me) == me


async def test_behind_https_the_cookie_is_secure(sqlite_server: Process) -> None:
    async with httpx.AsyncClient(base_url=sqlite_server.address) as client:
        answer = await client.get("/api/me", headers={"x-forwarded-proto": "https", "x-forwarded-for": new_address()})
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_cookie_makes_a_new_guest(sqlite_server: Process) -> None:
    async with httpx.AsyncClient(base_url=sqlite_server.address) as client:
        for forged in ("", "x", "a.b", "IkFkYSI.AAAA", "é", ".eJw.x", "null", '"', "x" * 3000):
            headers = [(b"cookie", f"cenote={forged}".encode()), (b"x-forwarded-for", new_address().encode())]
            answer = await client.get("/api/me", headers=headers)
            assert answer.status_code == 200
            assert "set-cookie" in answer.headers


async def test_a_changed_cookie_is_nobody(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client, Client(sqlite_server.address) as other:
        me = await client.me()
        value = client.http.cookies["cenote"]
        other.http.cookies.set("cenote", value[:-9] + value[-9:].swapcase())
        assert (await other.me()).id != me.id


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\n Lovelace ", "Ada of Lovelace"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("A\u0000d\u001ba\u202e", "Ada"),
        ("Zoë 🌴", "Zoë 🌴"),
        ("x" * 24, "x" * 24),
    ],
)
async def test_a_name_is_kept_without_control_characters(server: Process, given: str, kept: str) -> None:
    async with Client(server.address) as client:
        me = await client.post("/api/me", {"name": given}, p.Me)
        assert me.name == kept
        assert await client.me() == me


async def test_a_name_that_is_none_is_refused(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        before = await client.me()
        names: list[Any] = ["", "x" * 25, " \n ", "\u200b", None, 3, [], {"a": "b"}]
        bodies: list[Any] = [{}, [], {"name": "Ada", "id": "other"}]
        for body in [{"name": name} for name in names] + bodies:
            await refused(client, "/api/me", body)
        assert await client.me() == before


async def test_a_personal_link_makes_a_second_device_the_same_person(server: Process) -> None:
    async with Client(server.address) as client, Client(server.address) as phone:
        me = await client.me()
        assert (await phone.me()).id != me.id
        link = (await client.get("/api/me/link", dict[str, str]))["link"]
        assert "set-cookie" not in (await phone.http.get(link)).headers
        assert await phone.post("/api/me/link", {"token": link.removeprefix("/me/")}, p.Me) == me
        assert await phone.me() == me
        info = await client.create("me", "open")
        seen = await phone.get(f"/api/tables/{info.id}", p.TableInfo)
        assert seen.host
        assert seen.seats[0].yours


async def test_a_wrong_personal_link_is_refused(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client, Client(sqlite_server.address) as other:
        me = await client.me()
        link = (await client.get("/api/me/link", dict[str, str]))["link"]
        token = link.removeprefix("/me/")
        for wrong in (token[:-1], token + "x", "x", "", client.http.cookies["cenote"], me.id, link):
            assert (await refused(other, "/api/me/link", {"token": wrong}, 409)).said == p.Said("refuse-link", {})
            assert (await other.me()).id != me.id


async def test_a_link_is_no_cookie(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client, Client(sqlite_server.address) as other:
        me = await client.me()
        link = (await client.get("/api/me/link", dict[str, str]))["link"]
        other.http.cookies.set("cenote", link.removeprefix("/me/"))
        assert (await other.me()).id != me.id


# Games and words


async def test_games_are_listed_with_their_options_bots_and_rules(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        found = {info.key: info for info in await client.get("/api/games", list[p.GameInfo])}
    assert set(found) == set(games.names())
    temple, game = found["lost_temple"], games.get("lost_temple")
    assert temple.seat_counts == [2, 3, 4, 5, 6, 7, 8]
    assert [option.name for option in temple.options] == [option.name for option in game.options]
    assert (temple.levels, temple.styles) == (list(LEVELS), ["cautious", "greedy", "sly", "collector"])
    assert temple.editions == [game.load_edition(None).name]
    assert temple.rule_ids == list(game.rule_ids)
    assert "victim" in temple.seat_facts


async def test_words_are_served_in_every_language(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        for language in LANGUAGES:
            for path in (f"/text/{language}.ftl", f"/text/{language}/lost_temple.ftl"):
                answer = await client.http.get(path)
                assert answer.status_code == 200
                assert " = " in answer.text
        for path in ("/text/xx.ftl", "/text/en/chess.ftl", "/text/..%2fen.ftl", "/text/en/..%2f..%2fbox.ftl"):
            assert (await client.http.get(path)).status_code == 404


async def test_a_wrong_address_is_told_as_a_page_to_readers_only(sqlite_server: Process) -> None:
    """Files that are not there, such as those of an earlier release, are not answered with a page."""
    async with Client(sqlite_server.address) as client:
        page = (await client.http.get("/")).text
        for path in ("/nowhere", "/t/table/further/on", "/assets/gone.js", "/..%2f..%2fpyproject.toml"):
            for wish in ("text/html,*/*", "*/*"):
                answer = await client.http.get(path, headers={"accept": wish})
                assert answer.status_code == 404
                assert (answer.text == page) == (wish != "*/*"), (path, wish)
                assert "immutable" not in answer.headers.get("cache-control", "")


async def test_everything_that_can_be_said_is_listed(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        info = await client.create("me", "open")
        choices = await client.get(f"/api/tables/{info.id}/actions", list[p.Choice])
        assert [choice.text for choice in choices] == [
            a.text for a in games.get("lost_temple").load_edition(None).actions
        ]


# Making tables


async def test_a_table_with_an_open_seat_waits(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, other):
        name = (await host.me()).name
        info = await host.create("me", "open", "greedy", "me", clock={"kind": "game", "seconds": 600, "increment": 5})
        assert info.status == "open"
        assert info.host
        assert [seat.kind for seat in info.seats] == ["person", "open", "bot", "person"]
        assert [seat.name for seat in info.seats] == [name, "", "", name]
        assert [seat.yours for seat in info.seats] == [True, False, False, True]
        assert [seat.bot for seat in info.seats] == [None, None, "greedy", None]
        assert info.clock == p.Clock("game", 600, 5)
        assert (info.secret, info.winners, info.next_table, info.move) == (None, None, None, 0)
        assert len(info.commitment) == 64
        seen = await other.get(f"/api/tables/{info.id}", p.TableInfo)
        assert not seen.host
        assert not any(seat.yours for seat in seen.seats)
        assert seen.commitment == info.commitment
        assert await other.get(f"/api/tables/{info.id.upper()}", p.TableInfo) == seen


async def test_a_full_table_begins_at_once(server: Process) -> None:
    async with Client(server.address) as client:
        info = await client.create("me", "me")
        assert info.status == "playing"
        assert len(info.to_act) == 1
        assert info.round == 1
        assert info.free_undo


async def test_options_are_completed_with_their_defaults(server: Process) -> None:
    async with Client(server.address) as client:
        info = await client.create("me", "open", options={"max_rounds": 7, "chance_chain": False})
        defaults = {option.name: option.default for option in games.get("lost_temple").options}
        assert info.options == {**defaults, "max_rounds": 7, "chance_chain": False}


WRONG_TABLES: dict[str, Any] = {
    "unknown game": wish("me", "open") | {"game": "chess"},
    "no seats": wish(),
    "one seat": wish("me"),
    "nine seats": wish(*["me"] * 9),
    "only bots": wish("greedy", "random"),
    "unknown bot": wish("me", "hal"),
    "a program": wish("me", "run:python3 examples/first_legal.py"),
    "bot without a name": wish() | {"seats": [{"kind": "me"}, {"kind": "bot"}]},
    "unknown kind of seat": wish() | {"seats": [{"kind": "me"}, {"kind": "person"}]},
    "a person with a bot": wish() | {"seats": [{"kind": "me", "bot": "x" * 30}, {"kind": "bot", "bot": "greedy"}]},
    "an open seat with a bot": wish() | {"seats": [{"kind": "me"}, {"kind": "open", "bot": "hal"}]},
    "somebody else's seat": wish() | {"seats": [{"kind": "me", "person": "ada"}, {"kind": "open"}]},
    "unknown option": wish("me", "open", options={"dice": 3}),
    "wrong value": wish("me", "open", options={"gem_bank": "none"}),
    "wrong type": wish("me", "open", options={"gem_bank": 1}),
    "negative": wish("me", "open", options={"max_rounds": -1}),
    "too large": wish("me", "open", options={"max_rounds": 10**9}),
    "huge": wish("me", "open", options={"max_rounds": 10**18}),
    "list of options": wish("me", "open", options=["gem_bank"]),
    "nested option": wish("me", "open", options={"gem_bank": {"a": 1}}),
    "unknown edition": wish("me", "open", edition="none"),
    "edition by path": wish("me", "open", edition="../box.toml"),
    "clock too short": wish("me", "open", clock={"kind": "game", "seconds": 9}),
    "clock too long": wish("me", "open", clock={"kind": "move", "seconds": 31 * 86_400}),
    "clock of another kind": wish("me", "open", clock={"kind": "sand", "seconds": 60}),
    "negative increment": wish("me", "open", clock={"kind": "game", "seconds": 60, "increment": -1}),
    "salt with a space": wish("me", "open", salt="a b"),
    "salt with a line": wish("me", "open", salt="ab\n"),
    "long salt": wish("me", "open", salt="a" * 65),
    "unknown field": wish("me", "open", secret="mine"),
    "no object": [],
    "nothing": None,
}  # fmt: skip


async def test_a_table_that_cannot_be_is_refused(server: Process) -> None:
    async with Client(server.address) as client:
        answers = {case: await client.http.post("/api/tables", json=body) for case, body in WRONG_TABLES.items()}
        assert {case: a.status_code for case, a in answers.items() if a.status_code not in (400, 409)} == {}
        for answer in answers.values():
            problem(answer, 400, 409)
        assert (await client.get("/api/tables", p.Tables)).mine == []


MALFORMED = [b"", b"{", b"null", b"\xff\xfe", b'{"game": "lost_temple", "seats": ', b"[" * 5000, b'{"a":' * 2500,
             b"1e999", b'"' + b"x" * 100, b'{"game": "\\ud800", "seats": []}', b'{"options":' + b'{"a":' * 2500 + b"}}",
             b'{"name": "\\ud800"}', b'{"name": "a" "b"}']  # fmt: skip


@pytest.mark.parametrize("path", ["/api/tables", "/api/me"])
async def test_malformed_json_is_answered_with_a_sentence(sqlite_server: Process, path: str) -> None:
    async with Client(sqlite_server.address) as client:
        for body in MALFORMED:
            await refused(client, path, body, 400)


@pytest.mark.parametrize("path", ["/api/tables", "/api/me"])
async def test_a_body_that_is_too_large_is_refused(sqlite_server: Process, path: str) -> None:
    async with Client(sqlite_server.address) as client:
        body = msgspec.json.encode(wish("me", "open", edition="x" * 20_000))
        await refused(client, path, body, 400, 409, 413)

        async def pieces() -> Any:
            for _ in range(100):
                yield b" " * 10_000

        problem(await client.http.post(path, content=pieces(), headers=JSON), 400, 409, 413)


async def test_a_person_can_make_forty_tables_and_no_more(server: Process) -> None:
    """Whether or not he sits at them."""
    async with Client(server.address) as client:
        for number in range(40):
            await client.create("me" if number % 2 else "open", "open", public=False)
        await refused(client, "/api/tables", wish("open", "open"))


# Sitting down, leaving, beginning


async def test_sitting_down_fills_the_table_and_begins(server: Process) -> None:
    async with people(server.address, 3, live=False) as (host, bo, cy):
        info = await host.create("me", "open", "open")
        seen = await bo.sit(info.id, 2, "salt_of-bo")
        assert [seat.kind for seat in seen.seats] == ["person", "open", "person"]
        assert seen.seats[2].yours
        assert seen.status == "open"
        seen = await cy.sit(info.id)
        assert seen.seats[1].yours
        assert seen.status == "playing"
        assert not seen.free_undo


async def test_a_seat_is_taken_once(server: Process) -> None:
    async with people(server.address, 3, live=False) as (host, bo, cy):
        info = await host.create("me", "open", "open")
        await bo.sit(info.id, 1)
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": 1})
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": 0})
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": 7})
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": 8})
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": -1})
        await refused(cy, f"/api/tables/{info.id}/sit", {"seat": "2"})
        await refused(cy, f"/api/tables/{info.id}/sit", {"salt": "a b"})
        seen = await cy.get(f"/api/tables/{info.id}", p.TableInfo)
        assert [seat.kind for seat in seen.seats] == ["person", "person", "open"]
        await cy.sit(info.id, 2)
        await refused(host, f"/api/tables/{info.id}/sit")


async def test_of_many_who_want_the_last_seat_one_gets_it(server: Process) -> None:
    async with people(server.address, 6, live=False) as clients:
        info = await clients[0].create("me", "open")
        await asyncio.gather(*(client.me() for client in clients))
        answers = await asyncio.gather(
            *(client.http.post(f"/api/tables/{info.id}/sit", content=b"{}") for client in clients[1:])
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_leaving_opens_the_seat_again(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await host.create("me", "open", "open")
        await bo.sit(info.id, 1, "salt")
        seen = await bo.post(f"/api/tables/{info.id}/leave", {"seat": 1})
        assert [seat.kind for seat in seen.seats] == ["person", "open", "open"]
        await refused(bo, f"/api/tables/{info.id}/leave", {"seat": 1})
        await refused(bo, f"/api/tables/{info.id}/leave", {"seat": 0})
        await refused(bo, f"/api/tables/{info.id}/leave", {"seat": 5})


async def test_when_the_host_leaves_another_person_is_host(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await host.create("me", "open", "open")
        await bo.sit(info.id, 1)
        assert not (await host.post(f"/api/tables/{info.id}/leave", {"seat": 0})).host
        assert (await bo.get(f"/api/tables/{info.id}", p.TableInfo)).host
        await refused(host, f"/api/tables/{info.id}/start")
        assert (await bo.post(f"/api/tables/{info.id}/start")).status == "playing"


async def test_when_the_last_person_leaves_the_table_is_gone(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await host.create("me", "open", "greedy")
        answer = await host.http.post(f"/api/tables/{info.id}/leave", content=b'{"seat": 0}')
        assert answer.status_code in (200, 204), answer.text
        if answer.content:
            read(answer, p.TableInfo)
        problem(await bo.http.get(f"/api/tables/{info.id}"), 404)
        await refused(bo, f"/api/tables/{info.id}/sit", {}, 404)
        assert info.id not in [table.id for table in (await bo.get("/api/tables", p.Tables)).open]


async def test_the_host_begins_and_bots_take_open_seats(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await host.create("me", "open", "open", "random")
        await bo.sit(info.id, 1)
        await refused(bo, f"/api/tables/{info.id}/start")
        await refused(host, f"/api/tables/{info.id}/start", {"bot": "hal"})
        seen = await host.post(f"/api/tables/{info.id}/start")
        assert seen.status == "playing"
        assert [(seat.kind, seat.bot) for seat in seen.seats] == [
            ("person", None), ("person", None), ("bot", "pathfinder"), ("bot", "random"),
        ]  # fmt: skip
        for path, body in (("start", {}), ("leave", {"seat": 0}), ("sit", {})):
            await refused(host, f"/api/tables/{info.id}/{path}", body)


async def test_resigning_and_returning(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await host.create("me", "open")
        await refused(host, f"/api/tables/{info.id}/resign", {"seat": 0})
        await bo.sit(info.id)
        await refused(host, f"/api/tables/{info.id}/resign", {"seat": 1})
        await refused(host, f"/api/tables/{info.id}/resign", {})
        seen = await host.post(f"/api/tables/{info.id}/resign", {"seat": 0})
        assert [seat.stand_in for seat in seen.seats] == [True, False]
        assert seen.seats[0].yours
        await refused(bo, f"/api/tables/{info.id}/return", {"seat": 0})
        seen = await host.post(f"/api/tables/{info.id}/return", {"seat": 0})
        assert [seat.stand_in for seat in seen.seats] == [False, False]
        seen = await host.post(f"/api/tables/{info.id}/return", {"seat": 0})
        assert not seen.seats[0].stand_in


# Lists


async def test_lists_show_open_tables_own_ones_and_finished_ones(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        public = await host.create("me", "open")
        hidden = await host.create("me", "open", public=False)
        running = await host.create("me", "me")
        done = await finished(host)
        mine = await host.get("/api/tables", p.Tables)
        assert [table.id for table in mine.mine] == [running.id, hidden.id, public.id]
        assert [table.id for table in mine.finished] == [done.id]
        listed = mine.finished[0]
        assert (listed.status, listed.winners, listed.secret) == ("over", done.winners, done.secret)
        assert listed.move == done.move
        others = await bo.get("/api/tables", p.Tables)
        codes = [table.id for table in others.open]
        assert public.id in codes
        assert hidden.id not in codes
        assert others.mine == others.finished == []
        assert all(table.secret is None for table in [*others.open, *mine.mine])


# After the game


async def test_record_and_replay_wait_for_the_end(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        for info in (await host.create("me", "open"), await host.create("me", "me")):
            for client in (host, bo):
                for what in ("record", "replay", "review"):
                    problem(await client.http.get(f"/api/tables/{info.id}/{what}"), 403)


async def test_record_and_replay_of_a_finished_game_are_for_everybody(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await finished(host, "me", "random", "greedy", salt="pepper")
        assert info.secret is not None
        assert hashlib.sha256(info.secret.encode()).hexdigest() == info.commitment
        answer = await bo.http.get(f"/api/tables/{info.id}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="lost_temple-{info.id}.toml"'
        table = read_record(answer.text)
        assert table.seed == f"{info.secret} pepper - -"
        assert table.result is not None
        assert list(table.result.winners) == info.winners
        replay = await bo.get(f"/api/tables/{info.id}/replay", p.Replay)
        assert replay.record == answer.text
        assert [snapshot.move for snapshot in replay.snapshots] == list(range(info.move + 1))
        assert replay.snapshots[-1].outcome is not None
        told = [happening for part in replay.happenings for happening in part]
        assert msgspec.to_builtins(told) == msgspec.to_builtins(table.events())
        assert all(snapshot.decision is None for snapshot in replay.snapshots)


async def test_a_rematch_has_the_same_seats_and_another_secret(server: Process) -> None:
    async with people(server.address, 2, live=False) as (host, bo):
        info = await finished(host, "me", "random", "me", clock={"kind": "move", "seconds": 86_400})
        again = await host.post(f"/api/tables/{info.id}/rematch")
        assert again.id != info.id
        assert again.status == "playing"
        assert again.commitment != info.commitment
        assert again.options == info.options
        assert again.clock == info.clock
        assert [(seat.kind, seat.bot, seat.yours) for seat in again.seats] == [
            (seat.kind, seat.bot, seat.yours) for seat in info.seats
        ]
        assert not any(seat.stand_in for seat in again.seats)
        assert (await host.post(f"/api/tables/{info.id}/rematch")).id == again.id
        assert (await host.get(f"/api/tables/{info.id}", p.TableInfo)).next_table == again.id
        await refused(bo, f"/api/tables/{info.id}/rematch")
        await refused(host, f"/api/tables/{again.id}/rematch")


async def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server: Process) -> None:
    async with people(server.address, 2, live=False) as clients:
        info = await finished(clients[0], "me", "open", guests=clients[1:])
        answers = await asyncio.gather(
            *(client.post(f"/api/tables/{info.id}/rematch") for client in (*clients, *clients))
        )
        assert len({answer.id for answer in answers}) == 1
        for client in clients:
            assert [table.id for table in (await client.get("/api/tables", p.Tables)).mine] == [answers[0].id]


# What nobody may


async def test_an_unknown_table_is_not_found(server: Process) -> None:
    async with Client(server.address) as client:
        for table in ("zzzzzzzz", "a%00bcdefg", "x" * 300, "%F0%9F%8C%B4%F0%9F", "a%0Ab%27cd", "%2e%2e"):
            for what in ("", "/actions", "/record", "/replay", "/review"):
                assert (await client.http.get(f"/api/tables/{table}{what}")).status_code == 404, table
            for what in ("sit", "leave", "start", "resign", "return", "rematch"):
                await refused(client, f"/api/tables/{table}/{what}", {} if what == "start" else {"seat": 0}, 404)


ORIGINS = ["http://evil.example", "null", "https://127.0.0.1", "http://[", "x", "http://127.0.0.1:1@evil"]


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_change_from_another_site_is_refused(sqlite_server: Process, origin: str) -> None:
    async with Client(sqlite_server.address) as client:
        before = await client.me()
        info = await client.create("me", "open")
        for path in (
            "/api/me",
            "/api/tables",
            *(f"/api/tables/{info.id}/{verb}" for verb in ("sit", "start", "leave")),
        ):
            problem(await client.http.post(path, content=b'{"name":"Eve"}', headers={"origin": origin}), 403)
        assert await client.me() == before
        assert (await client.get(f"/api/tables/{info.id}", p.TableInfo)).status == "open"


@pytest.mark.parametrize("host", ["[", "a b", "127.0.0.1:x", "é", "x/../y", "]"])
async def test_a_strange_host_is_answered(sqlite_server: Process, host: str) -> None:
    for path in ("/", "/api/me", "/x.js", "/health"):
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nX-Forwarded-For: {new_address()}\r\n\r\n"
        )
        status, _ = await raw(sqlite_server.address, request.encode())
        assert status < 500 or (status == 503 and path == "/"), f"{path}: {status}"


ASKED = ["GET /", "GET /api/me", "GET /api/games", "GET /none.js", "GET /api/tables/none", "GET /health", "POST /none",
         "GET /metrics", "GET /text/en.ftl", "GET /me/x", "GET /api/tables", "PUT /api/me", "DELETE /health",
         "POST /api/tables/none/sit", "GET /api/none", "OPTIONS /api/tables", "HEAD /health", "GET /api/live",
         "POST /api/me"]  # fmt: skip


async def test_security_headers_are_on_every_answer(sqlite_server: Process) -> None:
    async with Client(sqlite_server.address) as client:
        info = await client.create("me", "open")
        for method, path in (line.split() for line in (*ASKED, f"GET /api/tables/{info.id}/record")):
            for origin in (sqlite_server.address, "http://evil.example"):
                answer = await client.http.request(method, path, headers={"origin": origin})
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, f"{method} {path}: {name}"
                assert "access-control-allow-origin" not in answer.headers


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    for rule in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert rule in policy
    assert "http" not in policy
    assert "script-src" not in policy
    assert "unsafe-eval" not in policy


STATIC = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//../secret.txt",
          "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/....//secret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt",
          "/t/../../secret.txt", "/help/../../secret.txt", "/help/..%2f..%2fsecret.txt", "/.%00./secret.txt", "/%00",
          "/index.html%00.js", "/a%0ab.js", "/%ff%fe", "/" + "a" * 3000, "/" + "a/" * 1500, "/assets", "/assets/",
          "/.", "/%3f", "/%23", "/link.txt", "http://elsewhere/secret.txt", "/;/secret.txt"]  # fmt: skip


async def test_files_outside_the_client_are_not_served(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "code.js").write_text("code()")
    (tmp_path / "secret.txt").write_text("hidden treasure")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    running = Inside(f"sqlite:///{tmp_path / 'x.db'}", folder)
    try:
        for path in (*STATIC, str(tmp_path / "secret.txt"), "/" + str(tmp_path / "secret.txt")):
            request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
            status, answer = await raw(running.address, request)
            assert b"treasure" not in answer, path
            assert status in (200, 400, 404), f"{path}: {status}"
            assert status != 200 or b"the page" in answer, path
        async with Client(running.address) as client:
            for path in ("/", "/new", "/new/lost_temple", "/t/abcd", "/r/abcd", "/help", "/help/R5"):
                page = await client.http.get(path)
                assert (page.text, page.headers["cache-control"]) == ("<p>the page</p>", "no-cache")
            code = await client.http.get("/assets/code.js")
            assert (code.text, code.headers["content-type"]) == ("code()", "text/javascript; charset=utf-8")
            assert "immutable" in code.headers["cache-control"]
    finally:
        running.stop()


async def test_health_and_metrics_tell_no_names_tables_or_secrets(server: Process) -> None:
    async with Client(server.address) as client:
        me = await client.post("/api/me", {"name": "Anneliese"}, p.Me)
        info = await finished(client)
        health = await client.http.get("/health")
        assert health.json() == {"status": "ok"}
        metrics = (await client.http.get("/metrics")).text
        for name in (
            "cenote_move_seconds_count",
            "cenote_bot_seconds_count",
            "cenote_refused_total",
            "cenote_connections",
        ):
            assert name in metrics
        assert info.secret is not None
        for hidden in (me.id, me.name, info.id, info.secret, info.commitment, client.http.cookies["cenote"]):
            assert hidden not in metrics + health.text + server.log()
