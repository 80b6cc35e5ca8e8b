"""The swarm on a GPU: whole random games on many tables at once.

    python benchmarks/swarm.py takara_island --tables 1048576 --steps 500

Needs an NVIDIA GPU and the extra `cuda`. Before it measures, it checks that the GPU gives the same bytes as the
compiled rules on the CPU.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from cenote import games
from cenote.kernel.cuda import Swarm, blank_table, numba_cuda, swarm_keys, swarm_on_cpu
from cenote.kernel.engine import CompiledEngine
from cenote.kernel.game import Game

CHECKED = 512


def same_bytes(game: Game, seats: int, steps: int) -> bool:
    """The first tables of a swarm, GPU against CPU."""
    edition = game.load_edition(None)
    swarm = Swarm(game, edition, seats, CHECKED)
    swarm.play(steps)
    blank = blank_table(game, edition, seats)
    expected, begun = swarm_on_cpu(CompiledEngine(game), edition, blank, swarm_keys(0, CHECKED), steps)
    return swarm.tables().tobytes() == expected.tobytes() and swarm.begun() == begun


def measure(game: Game, seats: int, tables: int, steps: int) -> dict[str, object]:
    """Decisions per second of random play; the best of three runs."""
    swarm = Swarm(game, game.load_edition(None), seats, tables)
    began = time.perf_counter()
    swarm.play(1)
    compiled = time.perf_counter() - began
    seconds = []
    for _ in range(3):
        began = time.perf_counter()
        swarm.play(steps)
        seconds.append(time.perf_counter() - began)
    return {
        "game": game.key,
        "seats": seats,
        "tables": tables,
        "decisions": tables * steps,
        "seconds": min(seconds),
        "decisions_per_second": tables * steps / min(seconds),
        "games_begun": swarm.begun(),
        "games_over": int(np.count_nonzero(swarm.tables()["over"])),
        "first_call_seconds": compiled,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="lost_temple")
    parser.add_argument("--tables", type=int, default=1 << 20)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seats", type=int, help="four, or as many as there can be")
    arguments = parser.parse_args()
    game = games.get(arguments.game)
    arguments.seats = arguments.seats or min(4, game.seat_counts[-1])
    device = numba_cuda().get_current_device().name
    print(json.dumps({"device": device.decode() if isinstance(device, bytes) else str(device)}), flush=True)
    print(json.dumps({"same bytes as on the CPU": same_bytes(game, arguments.seats, 300)}), flush=True)
    print(json.dumps(measure(game, arguments.seats, arguments.tables, arguments.steps)), flush=True)


if __name__ == "__main__":
    main()
