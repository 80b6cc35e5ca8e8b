"""Compile the rules of every game once, before the tests begin, so that not every process of theirs does it.

python -m tests.warm
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from cenote import games

SCRIPT = """
import cenote.bots, cenote.kernel.cuda, cenote.lab.bench, cenote.lab.simulate  # whatever is compiled, too
from cenote import games
from cenote.kernel.engine import CompiledEngine
CompiledEngine(games.get({key!r}))
"""


def compile_rules(key: str) -> None:
    environment = {"NUMBA_BOUNDSCHECK": "1", **os.environ}  # as in conftest
    subprocess.run([sys.executable, "-c", SCRIPT.format(key=key)], check=True, env=environment)
    print(f"{key}: compiled", flush=True)


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_rules, games.names()))
