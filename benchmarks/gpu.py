"""Our games on a GPU: whole random games on many tables, and batches that step with masks and observations.

    python benchmarks/gpu.py                         every game, each in a process of its own
    python benchmarks/gpu.py takara_island --tables 1048576

Needs an NVIDIA GPU and the extra `cuda`. Before it measures, it checks that the GPU gives the same bytes as the
compiled rules on the CPU. Processes compile side by side and measure one after the other.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from cenote import games
from cenote.envs import ANY, batch
from cenote.envs.batches import usual_seats
from cenote.kernel.cuda import numba_cuda
from cenote.kernel.engine import engine_of
from cenote.kernel.game import Game
from cenote.kernel.swarm import Swarm, blank_table, swarm_keys, swarm_on_cpu

CHECKED, START, STEPS = 512, 50, 600
"""Tables that are compared with the CPU; steps before and of a measurement, which takes at least a whole game: the more
a city grows in Jade, the longer it takes to look around there."""
ARRAYS = ("actions", "seats", "masks", "observations", "rewards", "ended")


def same_swarm(game: Game, seats: int) -> bool:
    """The first tables of a swarm, GPU against CPU."""
    edition = game.load_edition(None)
    swarm = Swarm(game, edition, seats, CHECKED)
    swarm.play(STEPS)
    blank = blank_table(game, edition, seats)
    expected, begun = swarm_on_cpu(engine_of(game, wait=True), edition, blank, swarm_keys(0, CHECKED), STEPS)
    return swarm.tables().tobytes() == expected.tobytes() and swarm.begun() == begun


def same_batch(game: Game, seats: int) -> bool:
    """Every array of every step of a batch, GPU against CPU."""
    here, there = (batch(game.key, CHECKED, seats=seats, device=device) for device in ("cpu", "cuda"))
    for step in range(STEPS):
        here.step(ANY)
        there.step(ANY)
        for name in ARRAYS:
            mine, theirs = getattr(here, name), getattr(there, name).copy_to_host()
            if mine.tobytes() != theirs.tobytes():
                print(game.key, "step", step, name, np.argwhere(mine != theirs)[:5].tolist(), flush=True)
                return False
    return all(here.state(i) == there.state(i) for i in range(0, CHECKED, 37))


def seconds(work: Callable[[], None]) -> float:
    numba_cuda().synchronize()
    began = time.perf_counter()
    work()
    numba_cuda().synchronize()
    return time.perf_counter() - began


def swarm_speed(game: Game, seats: int, tables: int) -> dict[str, object]:
    swarm = Swarm(game, game.load_edition(None), seats, tables)
    swarm.play(START)
    rate = tables * STEPS / seconds(lambda: swarm.play(STEPS))
    return {"what": "swarm", "tables": tables, "per_second": rate, "games_begun": swarm.begun()}


def batch_speed(game: Game, seats: int, tables: int) -> dict[str, object]:
    many = batch(game.key, tables, seats=seats, device="cuda", checked=False)
    asked = numba_cuda().to_device(np.full(tables, ANY, np.int32))

    def play(steps: int) -> None:
        for _ in range(steps):
            many.step(asked)

    play(START)
    rate = tables * STEPS / seconds(lambda: play(STEPS))
    many.check()
    return {"what": "batch", "tables": tables, "per_second": rate, "seats": seats}


def measure(game: Game, tables: int, lock: Path) -> None:
    seats = usual_seats(game)

    def tell(**told: object) -> None:
        print(json.dumps({"game": game.key, **told}), flush=True)

    began = time.perf_counter()
    tell(same_batch=same_batch(game, seats), seconds=time.perf_counter() - began)
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for size in (1 << 12, 1 << 14, 1 << 17, tables):
            tell(**batch_speed(game, seats, size))
    began = time.perf_counter()
    tell(same_swarm=same_swarm(game, seats), seconds=time.perf_counter() - began)
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        tell(**swarm_speed(game, seats, tables))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--tables", type=int, default=1 << 20)
    parser.add_argument("--lock", type=Path)
    given = parser.parse_args()
    if given.lock is not None:
        measure(games.get(given.games[0]), given.tables, given.lock)
        return
    print(json.dumps({"device": str(numba_cuda().get_current_device().name)}), flush=True)
    with tempfile.NamedTemporaryFile() as lock:
        command = [sys.executable, *sys.orig_argv[1 : sys.orig_argv.index(sys.argv[0]) + 1]]
        children = [
            subprocess.Popen([*command, key, "--tables", str(given.tables), "--lock", lock.name]) for key in given.games
        ]
        sys.exit(max(child.wait() for child in children))


if __name__ == "__main__":
    main()
