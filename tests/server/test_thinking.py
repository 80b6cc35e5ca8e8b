"""Thinking on the server: the beat by which bots move, tables that are weighed, and reviews."""

from __future__ import annotations

import threading
from itertools import pairwise

import pytest

from cenote.kernel.replay import read_record
from cenote.lab.review import Review
from cenote.server import protocol as p
from cenote.server.reviews import told
from cenote.server.thinking import DECISIONS, PACE, Pace, beat, rest
from tests.server.harness import Client, Inside, Process, eventually, finished, people, play_out, seated
from tests.server.test_open_moves import begun, guests, monster

# The beat


@pytest.mark.parametrize("thought", [0.0, 0.004, 0.066, 0.07, 0.18, 0.4, 0.95, 1.6, 7.0])
def test_one_thought_and_several_end_on_the_same_beat(thought: float) -> None:
    """However many of a few decisions a move had, others see it after the same time; and do not wait much longer."""
    whole = beat(thought)
    assert DECISIONS * thought <= whole <= max(PACE, 2 * DECISIONS * thought)
    for spent in (number * thought for number in range(1, DECISIONS)):
        assert spent + rest(spent, whole) == pytest.approx(whole)


def test_thoughts_of_nearly_the_same_length_have_the_same_beat() -> None:
    beats = [beat(milliseconds / 1000) for milliseconds in range(2_000)]
    assert len(set(beats)) <= 6
    assert all(longer in (shorter, 2 * shorter) for shorter, longer in pairwise(beats))


def test_the_beat_follows_the_longest_of_the_last_thoughts() -> None:
    pace = Pace()
    assert pace.beat == PACE
    for seconds in (0.5, *[0.01] * 8):
        pace.thought(seconds)
    assert pace.beat == PACE
    pace.thought(0.5)
    assert pace.beat == beat(0.5) > 1.5


# Weighing


def weighed(client: Client) -> list[p.Weighed]:
    return [heard for heard in client.heard if isinstance(heard, p.Weighed)]


async def test_of_what_is_asked_while_a_table_is_weighed_only_the_last_counts(inside: Inside) -> None:
    async with people(inside.address, 2) as clients:
        id = (await seated(clients, options={"max_rounds": 1})).id
        threads, hold = inside.server.rooms._thinkers["question"], threading.Event()
        for _ in range(2):
            threads.submit(hold.wait)
        ada, _ = clients
        await ada.send(p.Weigh(id, 0))
        for seat in (0, None, 0, None):
            await ada.refused(p.Weigh(id, 7))
            await ada.send(p.Weigh(id, seat))
        await ada.refused(p.Weigh(id, 7))
        assert weighed(ada) == []
        hold.set()
        await ada.when(lambda: len(weighed(ada)) == 2)
        await ada.ask(p.Weigh(id, 0), p.Weighed)
        first, last, again = weighed(ada)
        assert (first.seat, last.seat) == (0, None)
        assert again == first
        assert [sum(first.chances), sum(last.chances)] == pytest.approx([1, 1])
        await play_out(clients, id, "weighed")
        end = ada.tables[id].info.winners
        assert end is not None
        won = (await ada.ask(p.Weigh(id, 0), p.Weighed)).chances
        assert won == [1.0 if seat in end else 0.0 for seat in (0, 1)]


async def test_a_table_is_weighed_as_if_no_view_were_open(inside: Inside) -> None:
    """E46: what others can hope for does not change with what somebody decides in private; for himself it may."""
    async with guests(inside) as (ada, bo, fan):
        id = await begun(inside, monster(), ada, bo, fan=fan)

        async def all_weighed() -> list[p.Weighed]:
            return [await client.ask(p.Weigh(id, seat), p.Weighed) for client, seat in ((bo, 1), (fan, None), (ada, 0))]

        before = await all_weighed()
        await ada.say(id, "view A")
        *others, mine = await all_weighed()
        assert others == before[:2]
        assert (mine.move, mine.part) == (0, 1)
        assert mine.chances != before[2].chances


# Reviews


async def test_a_finished_game_is_reviewed_from_what_everybody_knew(server: Process) -> None:
    """The steps come one after the other; they are those of a review of the record, which anybody can make."""
    async with people(server.address, 2, live=False) as (host, bo):
        info = await finished(host, "me", "legend-sly")
        seen: list[p.Review] = []

        async def done() -> bool:
            seen.append(await bo.get(f"/api/tables/{info.id}/review", p.Review))
            return seen[-1].status == "done"

        await eventually(done, "the review")
        table = read_record((await bo.http.get(f"/api/tables/{info.id}/record")).text)
    right = Review(table)
    while right.look():
        pass
    assert seen[-1] == told(info.id, right)
    assert seen[-1].done == seen[-1].of == len(table.moves)
    assert all(len(one.steps) <= len(other.steps) for one, other in pairwise(seen))
