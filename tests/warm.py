"""Compile the rules of every game once, before the tests begin, so that not every process of theirs does it.

python -m tests.warm
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # as in conftest

import cenote.bots
import cenote.envs
import cenote.kernel.swarm
import cenote.lab.bench
import cenote.lab.simulate  # noqa: F401  (whatever is compiled, too)
from cenote import games
from cenote.kernel.engine import compile_elsewhere


def compiled(key: str) -> bool:
    done = compile_elsewhere(games.get(key))
    print(f"{key}: {'compiled' if done else 'NOT compiled'}", flush=True)
    return done


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sys.exit(not all(list(pool.map(compiled, games.names()))))
