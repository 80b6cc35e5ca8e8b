"""`cenote admin`: tables are looked at, played again, mended and ended, while the server runs."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from redis import Redis as Listener

from cenote import Table, games
from cenote.kernel.errors import CenoteError
from cenote.server import admin
from cenote.server import protocol as p
from cenote.server.fanout import News, channel_of
from cenote.server.schema import MoveRow, Progress, SeatRow, TableRow, moves
from cenote.server.stage import seed_of
from cenote.server.store import Store, engine_at
from tests.server.harness import Client, Process, eventually, people, play_out, seated
from tests.server.services import Redis, until
from tests.server.test_faults import verified
from tests.test_cli import box, data, good, refused, say

SECRET = "0123456789abcdef"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """What has nothing to do with the kind of database; a server on both is below."""
    opened = Store(f"sqlite:///{tmp_path / 'cenote.db'}")
    opened.add_person("ada", "Ada [red]")
    yield opened
    opened.close()


def played(store: Store, id: str, count: int, game: str = "lost_temple", edition: Path | None = None) -> Table:
    """A table at which so many decisions were made, by Ada and a bot, or one that is over."""
    found, now = games.get(game), time.time()
    own = found.load_edition(edition)
    row = TableRow(id, game, found.rules_version, own.name, own.digest, {}, None, "ada", True, "playing", SECRET,
                   now - 3600, now - 3500)  # fmt: skip
    seats = [SeatRow(0, "person", "ada"), SeatRow(1, "bot", bot="random")]
    table, dice = Table.new(found, 2, seed=seed_of(row, seats), edition=own), random.Random(id)
    row.options, row.round, row.to_act = table.options, table.round, list(table.to_act)
    store.add_table(row, seats)
    while not table.over and len(table.moves) < count:
        seat = table.to_act[0]
        action = dice.choice(list(table.legal(seat)))
        table.play(action, seat)
        winners = None if table.result is None else list(table.result.winners)
        move = MoveRow(len(table.moves) - 1, seat, action.text, now - 3000 + len(table.moves))
        store.add_move(id, 0, move, Progress(table.move, len(table.moves), table.round, list(table.to_act), winners))
    return table


def told(store: Store, *words: object) -> str:
    return good("admin", *words, "--database", store.engine.url)


def refused_by(store: Store, sentence: str, *words: object) -> None:
    answer = say("admin", *words, "--database", store.engine.url)
    assert answer.status == 2, answer
    refused(answer._replace(out=""), sentence)


def at(store: Store, id: str) -> TableRow:
    found = store.table(id)
    assert found is not None
    return found[0]


# Looking


def test_tables_are_listed_the_latest_first_and_filtered(store: Store) -> None:
    played(store, "temple", 7)
    played(store, "ended", 10_000)
    played(store, "island", 3, "takara_island")
    store.add_table(
        TableRow("waits", "jade_goddess", 1, "e", "d", {}, None, "ada", True, "open", SECRET, time.time()),
        [SeatRow(0, "person", "ada", stand_in="away"), SeatRow(1, "open")],
    )

    def ids(*filters: object) -> list[str]:
        return [row["id"] for row in data("admin", "tables", "--json", *filters, "--database", store.engine.url)]

    assert ids()[0] == "waits"
    assert set(ids()) == {"temple", "ended", "island", "waits"}
    assert ids("--status", "open") == ["waits"]
    assert ids("--status", "over") == ["ended"]
    assert ids("--status", "closed") == []
    assert ids("--game", "takara_island") == ["island"]
    assert set(ids("--idle", "40min")) == {"temple", "ended", "island"}
    assert ids("--idle", "2d") == []
    assert ids("--most", "1") == ["waits"]
    rows = told(store, "tables").splitlines()
    assert rows[0].split() == ["table", "game", "status", "move", "made", "last", "seats"]
    assert rows[1].split(maxsplit=6)[:4] == ["waits", "jade_goddess", "open", "0"]
    assert "Ada [red] (a bot plays: away), open" in rows[1]
    assert any(line.split()[:4] == ["temple", "lost_temple", "playing", str(at(store, "temple").move)] for line in rows)
    assert told(store, "tables", "--status", "closed") == "no such tables\n"
    refused_by(store, "--idle '3x' must be", "tables", "--idle", "3x")
    assert SECRET not in told(store, "tables") + told(store, "tables", "--json")


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_shown_and_played_again(store: Store, game: str) -> None:
    table = played(store, "t1", 9, game)
    shown = told(store, "show", "t1")
    assert "its moves play again" in shown
    assert "seat 0   Ada [red]" in shown
    assert f"seat {table.to_act[0]}   {'Ada [red]' if table.to_act[0] == 0 else 'random'}, to act" in shown
    again = told(store, "replay", "t1")
    assert again.endswith(f"9 of 9 stored moves played again, round {table.round}, seat {table.to_act[0]} to act\n")
    part = told(store, "replay", "t1", "--until", 4)
    assert "t1: 4 of 9 stored moves played again" in part
    assert told(store, "repair", "t1") == "table t1 says what follows from its moves: there is nothing to repair\n"
    assert at(store, "t1").epoch == 0


def test_a_finished_table_tells_who_has_won(store: Store) -> None:
    table = played(store, "t1", 10_000)
    assert table.result is not None
    winner = table.result.winners[0]
    assert f"status   over, won by seat {winner}" in told(store, "show", "t1")
    assert told(store, "replay", "t1").endswith(f"stored moves played again, won by seat {winner}\n")


def test_secrets_are_told_only_to_who_asks_for_them(store: Store) -> None:
    table = played(store, "t1", 6)
    hidden = [f"seat {seat}  {action}" for seat, action in table.moves]
    assert SECRET not in told(store, "show", "t1") + told(store, "replay", "t1")
    assert not any(move in told(store, "replay", "t1") for move in hidden)
    assert SECRET in told(store, "show", "t1", "--secrets")
    assert all(move in told(store, "replay", "t1", "--secrets") for move in hidden)
    broken(store, 5)
    for words in (("show", "t1"), ("replay", "t1"), ("repair", "t1")):
        answer = say("admin", *words, "--database", store.engine.url)
        assert "legal are" not in answer.out + answer.err, words
        assert "--secrets says more" in answer.out + answer.err
    refused_by(
        store, "up to 5 of 6 stored moves, not the next one: .*no move of this game", "replay", "t1", "--secrets"
    )


def broken(store: Store, number: int) -> None:
    with store.engine.begin() as db:
        here = (moves.c.table_id == "t1") & (moves.c.number == number)
        db.execute(sa.update(moves).where(here).values(action="fly away"))


def test_a_table_that_has_not_begun_or_is_not_there(store: Store) -> None:
    store.add_table(
        TableRow("t1", "lost_temple", 1, "e", "d", {}, None, "ada", True, "open", SECRET, 1.0), [SeatRow(0, "open")]
    )
    assert "replay   table t1 has not begun" in told(store, "show", "t1")
    refused_by(store, "has not begun: there is nothing to play again", "replay", "t1")
    refused_by(store, "has not begun", "repair", "t1")
    for words in (["show"], ["replay"], ["repair"], ["close"]):
        refused_by(store, "there is no table 'nono'", *words, "nono")


def test_a_table_of_another_edition_needs_its_file_and_of_other_rules_cannot_be_played(
    store: Store, tmp_path: Path
) -> None:
    own = box(
        tmp_path, ('"reconstruction-1"', '"own"'), ("gems     = 50", "gems     = 49"), name="lost_temple-own.toml"
    )
    played(store, "t1", 5, edition=own)
    refused_by(store, "begun with edition 'own' .*, which is not here: say with --editions", "replay", "t1")
    assert "which is not here" in told(store, "show", "t1")
    assert "5 of 5 stored moves" in told(store, "replay", "t1", "--editions", tmp_path)
    store.set_table("t1", rules=99)
    refused_by(store, "was begun with rules 99 of lost_temple, here are rules", "replay", "t1")
    assert told(store, "close", "t1") == "table t1 is over\n"


def test_a_database_without_tables_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "cenote.db").touch()
    refused(say("admin", "tables", "--data", tmp_path), "has no tables of Cenote")
    engine = engine_at(f"sqlite:///{tmp_path / 'cenote.db'}")
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()


# Mending


@pytest.mark.parametrize(
    "wrong",
    [
        {"decisions": 3}, {"move": 99}, {"round": 7}, {"to_act": [0, 1]}, {"winners": [1]}, {"finished": 12.5},
        {"status": "over", "winners": [1], "finished": 5.0}, {"status": "closed"},
    ],
    ids=str,
)  # fmt: skip
def test_what_does_not_follow_from_the_moves_is_mended(store: Store, wrong: dict[str, Any]) -> None:
    played(store, "t1", 8)
    before, made = at(store, "t1"), store.moves("t1")
    store.set_table("t1", **wrong)
    hurt = at(store, "t1")
    said = told(store, "repair", "t1", "--dry-run")
    assert at(store, "t1") == hurt
    for name in wrong:
        assert f"{name}: {getattr(hurt, name)} becomes {getattr(before, name)}\n" in said
    assert re.search(f"its moves play again, but .*{list(wrong)[-1]}.* should be otherwise", told(store, "show", "t1"))
    assert told(store, "repair", "t1").endswith("table t1 is repaired\n")
    before.epoch = 1
    assert at(store, "t1") == before
    assert store.moves("t1") == made


def test_a_game_that_is_over_is_over_again(store: Store) -> None:
    played(store, "t1", 10_000)
    before = at(store, "t1")
    store.set_table("t1", status="playing", winners=None, finished=None, decisions=1)
    told(store, "repair", "t1")
    before.epoch = 1
    assert at(store, "t1") == before


def test_who_has_given_up_stays_lost(store: Store) -> None:
    played(store, "t1", 8)
    store.set_table("t1", status="over", winners=[], finished=5.0, to_act=[])
    assert "nothing to repair" in told(store, "repair", "t1")


@pytest.mark.parametrize("how", ["another action", "a gap", "another seat"])
def test_moves_that_cannot_be_played_are_removed_only_if_one_says_so(store: Store, how: str) -> None:
    played(store, "t1", 8)
    made, before = store.moves("t1"), at(store, "t1")
    number = 4
    with store.engine.begin() as db:
        here = (moves.c.table_id == "t1") & (moves.c.number == number)
        if how == "a gap":
            db.execute(sa.delete(moves).where(here))
        else:
            hurt = {"action": "fly away"} if how == "another action" else {"seat": 1 - made[number].seat}
            db.execute(sa.update(moves).where(here).values(**hurt))
    refused_by(store, "--cut removes it and all after it", "repair", "t1")
    told(store, "repair", "t1", "--cut", "--dry-run")
    assert at(store, "t1") == before
    left = 7 if how == "a gap" else 8
    assert f"moves: {left - number} of {left} removed\n" in told(store, "repair", "t1", "--cut")
    assert store.moves("t1") == made[:number]
    row = at(store, "t1")
    assert (row.decisions, row.epoch, row.status) == (number, 1, "playing")
    assert "nothing to repair" in told(store, "repair", "t1")


def test_what_changed_meanwhile_is_not_touched(store: Store) -> None:
    table = played(store, "t1", 8)
    found = admin.found_table(store, "t1")
    again = admin.new_table(found, None)
    assert admin.as_far_as_it_goes(again, found.moves) is None
    seat = table.to_act[0]
    next_move = MoveRow(8, seat, table.legal(seat)[0].text, 1.0)
    store.add_move("t1", 0, next_move, Progress(9, 9, 1, [0], None))
    now = at(store, "t1")
    with pytest.raises(CenoteError, match="has changed meanwhile: look at it again"):
        admin.repair(store, found, again)
    with pytest.raises(CenoteError, match="has changed meanwhile"):
        admin.close(store, found.row)
    assert at(store, "t1") == now
    assert store.moves("t1")[-1] == next_move


# Closing


def test_only_what_goes_on_can_be_closed(store: Store) -> None:
    played(store, "t1", 4)
    store.set_table("t1", undo={"seat": 0})
    told(store, "close", "t1")
    row = at(store, "t1")
    assert (row.status, row.winners, row.to_act, row.epoch, row.undo) == ("over", [], [], 1, None)
    assert row.finished is not None
    refused_by(store, "table t1 is over: only open tables and running games can be closed", "close", "t1")
    assert "nothing to repair" in told(store, "repair", "t1")


# While the server runs


async def asked(clients: Sequence[Client], id: str) -> Client:
    """Whoever is to move."""

    async def who() -> Client | None:
        return next((client for client in clients if client.tables[id].decision), None)

    found = await eventually(who, "somebody's turn")
    assert found is not None
    return found


async def test_people_go_on_after_a_repair_and_see_that_a_table_was_closed(server: Process) -> None:
    where = ["--database", server.database] if server.database else ["--data", server.folder]
    async with people(server.address, 2) as clients:
        mended, ended = [(await seated(clients, options={"max_rounds": 3})).id for _ in range(2)]
        waiting = (await clients[0].create("me", "open")).id
        for number, id in itertools.product(range(4), (mended, ended)):
            await (await asked(clients, id)).play_one(id, random.Random(number))
        store = Store(server.database or f"sqlite:///{server.folder / 'cenote.db'}")
        store.set_table(mended, round=77, decisions=2)
        store.close()
        for words in (["repair", mended], ["close", ended], ["close", waiting]):
            good("admin", *words, *where)
        for id, client in itertools.product((mended, ended), clients):
            await client.when(lambda seen=client.tables[id]: seen.at[0] == 1)  # type: ignore[misc]
        for seat, client in enumerate(clients):
            seen = await client.watch(ended)
            assert seen.info.status == "over"
            assert seen.snapshot is not None
            assert seen.snapshot.outcome == p.Outcome([], [1, 1], [0, 0])
            await client.watch(mended, seat)
        await play_out(clients, mended, 1)
        for client in clients:
            await verified(client, mended)
        guest = clients[1]
        assert (await guest.http.post(f"/api/tables/{waiting}/sit", content=b"{}")).status_code in (404, 409)
        assert waiting not in {table.id for table in (await guest.get("/api/tables", p.Tables)).open}

        async def gone() -> bool:
            return (await guest.http.get(f"/api/tables/{waiting}")).status_code == 404

        await eventually(gone, "the end of the table")


def test_all_processes_are_told_at_once_through_redis(store: Store, redis: Redis) -> None:
    played(store, "t1", 4)
    store.set_table("t1", round=77)
    with Listener.from_url(redis.url) as connection, connection.pubsub(ignore_subscribe_messages=True) as heard:
        heard.subscribe(channel_of(store))
        for word in ("repair", "close"):
            told(store, word, "t1", "--redis", redis.url)
            message = until(lambda: heard.get_message(timeout=1), "the news")
            assert message is not None
            news = msgspec.json.decode(message["data"], type=News)
            assert news.tables == {"t1": (False, None)}
    played(store, "t2", 4)
    refused_by(store, "it is done, but Redis could not be told", "close", "t2", "--redis", "redis://127.0.0.1:1")
    assert at(store, "t2").status == "over"
