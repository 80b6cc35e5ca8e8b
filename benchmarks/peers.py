"""Cenote next to OpenSpiel and PettingZoo: random legal play, on this machine, in this run, on one core.

    make bench        (installs the extra `peers`)

Games differ, so the numbers compare what a researcher gets per second from each library, not the same game.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cenote.kernel.engine import engine_of
from cenote.kernel.table import Table, find_game
from cenote.lab.bench import random_speed

SECONDS = 2.0
Row = tuple[str, str, float]


def per_second(play: Callable[[int], int]) -> float:
    """Decisions a second: `play(seed)` plays one game and returns its decisions."""
    play(0)
    decisions, games, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        games += 1
        decisions += play(games)
    return decisions / (time.perf_counter() - began)


def cenote() -> Iterator[Row]:
    game = find_game("lost_temple")
    engine, edition = engine_of(game, wait=True), game.load_edition(None)
    speed, _ = random_speed(game, engine, edition, 4, 10_000)
    yield "Cenote, Lost Temple", "whole games in compiled code", speed

    def play(seed: int) -> int:
        table, dice = Table.new(game, 4, seed=seed, edition=edition, engine=engine), random.Random(seed)
        while not table.over:
            legal = table.legal()
            table.play(legal[dice.randrange(len(legal))])
        return table.move

    yield "Cenote, Lost Temple", "stepped from Python: Table.legal, Table.play", per_second(play)

    def observed(seed: int) -> int:
        table, dice = Table.new(game, 4, seed=seed, edition=edition, engine=engine), random.Random(seed)
        while not table.over:
            mine = table.perspective(table.to_act[0], table.move)
            mine.observation()
            table.play(mine.legal[dice.randrange(len(mine.legal))])
        return table.move

    yield "Cenote, Lost Temple", "stepped from Python: a seat's perspective, observation, mask", per_second(observed)


def open_spiel() -> Iterator[Row]:
    import pyspiel

    importlib.import_module("open_spiel.python.games")
    for name in ("connect_four", "backgammon", "hearts", "tic_tac_toe"):
        game = pyspiel.load_game(name)

        def stepped(seed: int, game: Any = game) -> int:
            state, dice, decisions = game.new_initial_state(), random.Random(seed), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, weights)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[dice.randrange(len(legal))])
                    decisions += 1
            return decisions

        length = float(np.mean([stepped(seed) for seed in range(40)]))
        bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]

        def native(seed: int, game: Any = game, bots: Any = bots) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
            return 1

        yield f"OpenSpiel, {name}", "whole games in C++ (evaluate_bots)", per_second(native) * length
        yield f"OpenSpiel, {name}", "C++ game stepped from Python", per_second(stepped)
    for name in ("python_tic_tac_toe", "python_block_dominoes", "python_kuhn_poker"):
        game = pyspiel.load_game(name)
        yield f"OpenSpiel, {name}", "Python game", per_second(lambda seed, game=game: stepped(seed, game))


def petting_zoo() -> Iterator[Row]:
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def play(seed: int, env: Any = env) -> int:
            env.reset(seed=seed)
            dice, decisions = np.random.default_rng(seed), 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
                assert agent
            return decisions

        yield f"PettingZoo, {name}", "AEC with mask and observation", per_second(play)


def main() -> None:
    rows: list[Row] = []
    for library in (cenote, open_spiel, petting_zoo):
        try:
            for row in library():
                rows.append(row)
                print(f"{row[0]:<36} {row[1]:<62} {row[2]:>14,.0f} decisions/s", file=sys.stderr, flush=True)
        except ImportError as error:
            print(f"{library.__name__}: not installed ({error})", file=sys.stderr)
    if "--json" in sys.argv:
        print(json.dumps([dict(zip(("library", "how", "decisions_per_second"), row, strict=True)) for row in rows]))


if __name__ == "__main__":
    main()
