"""Threads that work side by side, again and again."""

from __future__ import annotations

import gc
import signal
import subprocess
import sys
import threading
import time
from functools import partial

import pytest

from cenote.envs import batch
from cenote.envs.crew import Crew


def test_everybody_does_his_piece_each_time() -> None:
    done = [0, 0, 0]

    def piece(k: int) -> int:
        done[k] += 1
        return int(10**k)

    crew = Crew([partial(piece, k) for k in range(3)])
    assert [crew() for _ in range(50)] == [111] * 50
    assert done == [50, 50, 50]
    crew.close()


def test_pieces_are_done_at_the_same_time() -> None:
    meet = threading.Barrier(3, timeout=60)
    crew = Crew([meet.wait, meet.wait, meet.wait])
    assert [crew() for _ in range(20)] == [0 + 1 + 2] * 20
    crew.close()


@pytest.mark.parametrize("place", [0, 1])
def test_what_fails_is_told_and_the_crew_goes_on(place: int) -> None:
    fails = [True]

    def work() -> int:
        if fails:
            raise ValueError("a stone fell")
        return 1

    works = [lambda: 10, lambda: 10]
    works[place] = work
    crew = Crew(works)
    with pytest.raises(ValueError, match="a stone fell"):
        crew()
    fails.clear()
    assert crew() == crew() == 11
    crew.close()


def test_who_is_interrupted_while_he_waits_goes_on_later() -> None:
    """Ctrl-C in a notebook: the others have done their piece before the next one begins."""
    main = threading.main_thread().ident
    done: list[int] = []
    assert main is not None

    def disturbs() -> int:
        if not done:
            signal.pthread_kill(main, signal.SIGINT)
            time.sleep(0.2)
        done.append(1)
        return 1

    crew = Crew([lambda: 10, disturbs])
    with pytest.raises(KeyboardInterrupt):
        crew()
    assert len(done) == 1
    assert [crew() for _ in range(20)] == [11] * 20
    assert len(done) == 21
    crew.close()


INTERRUPTED = """
import random, signal, threading, time
from functools import partial
from cenote.envs.crew import Crew

main, dice, done = threading.main_thread().ident, random.Random(7), [0, 0, 0]

def piece(k):
    done[k] += 1
    time.sleep(dice.choice((0, 0, 0.0002)))
    return 10 ** k

def disturb(seconds):
    time.sleep(seconds)
    signal.pthread_kill(main, signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
crew = Crew([partial(piece, k) for k in range(3)])
for _ in range(400):
    try:
        threading.Thread(target=disturb, args=(dice.random() * 0.002,)).start()
        while True:
            assert crew() == 111
    except KeyboardInterrupt:
        pass
assert crew() == 111
assert max(done) - min(done) <= 400, done
"""


def test_interrupts_at_any_moment_leave_nobody_waiting() -> None:
    """Between any two steps of Python; a crew that waits for ever would be ended here."""
    subprocess.run([sys.executable, "-c", INTERRUPTED], check=True, timeout=300)


def test_a_crew_that_nobody_has_any_more_leaves() -> None:
    before = set(threading.enumerate())
    crew = Crew([int, int, int])
    crew()
    hands = set(threading.enumerate()) - before
    assert len(hands) == 2
    del crew
    gc.collect()
    for hand in hands:
        hand.join(timeout=60)
        assert not hand.is_alive()


def test_a_closed_batch_says_so() -> None:
    many = batch("lost_temple", 4, threads=2)
    many.close()
    many.close()
    with pytest.raises(RuntimeError, match="these tables are closed"):
        many.step(-2)
