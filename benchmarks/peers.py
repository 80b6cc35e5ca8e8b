"""Cenote next to OpenSpiel, PettingZoo, RLCard, Pgx and Catanatron: random legal play, on this machine, in this run.

    make bench        (installs the extra `peers`; what cannot be installed is left out and said)

Prints tables in Markdown; with --json, every figure as it is.

Games differ, so the numbers compare what a researcher gets per second from each library, not the same game. Everything
runs on one core, but batches, which use all there are, or a GPU if there is one.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cenote import games
from cenote.envs import ANY, batch
from cenote.envs.aec import registered
from cenote.envs.learner import Learner
from cenote.envs.spoken import Spoken
from cenote.kernel.cuda import numba_cuda
from cenote.kernel.engine import engine_of
from cenote.kernel.table import Table
from cenote.lab.bench import copy_often, random_speed, seconds

SECONDS = 2.0
OURS = "Cenote, "
Row = tuple[str, str, float]


def per_second(play: Callable[[int], int]) -> float:
    """Decisions a second: `play(seed)` plays one game, or some steps, and returns its decisions."""
    play(0)
    decisions, games, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        games += 1
        decisions += play(games)
    return decisions / (time.perf_counter() - began)


def one_of(mask: np.ndarray[Any, Any], dice: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


def stepped_aec(env: Any) -> Callable[[int], int]:
    """A whole game through PettingZoo's interface, with mask and observation at every step."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        dice, decisions = random.Random(seed), 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(one_of(seen["action_mask"], dice))
                decisions += 1
        return decisions

    return play


def stepped_parallel(env: Any) -> Callable[[int], int]:
    """A whole game in which everybody says something at every step."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        dice, decisions = random.Random(seed), 0
        while env.agents:
            env.step({agent: dice.randrange(1 << 16) for agent in env.agents})
            decisions += 1
        return decisions

    return play


def stepped_gymnasium(env: Any) -> Callable[[int], int]:
    """A learner's decisions in a whole game; random bots sit on the other seats."""

    def play(seed: int) -> int:
        _, told = env.reset(seed=seed)
        dice, decisions, over = random.Random(seed), 0, False
        while not over:
            _, _, over, _, told = env.step(one_of(told["action_mask"], dice))
            decisions += 1
        return decisions

    return play


def stepped_in_words(env: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        env.reset(seed)
        dice, decisions = random.Random(seed), 0
        while not env.over:
            legal = env.table.legal(env.seat)
            env.step(str(legal[int(dice.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def stepped_openspiel(game: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        state, dice, decisions = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def cenote() -> Iterator[Row]:
    for key in games.names():
        game, name = games.get(key), OURS + key
        engine, edition, seats = engine_of(game, wait=True), game.load_edition(None), min(4, game.seat_counts[-1])
        yield name, "whole games in compiled code", random_speed(game, engine, edition, seats, 3_000)[0]

        def table(seed: int, game: Any = game, seats: int = seats, edition: Any = edition, engine: Any = engine) -> int:
            table, dice = Table.new(game, seats, seed=seed, edition=edition, engine=engine), random.Random(seed)
            while not table.over:
                seat = table.to_act[0]
                legal = table.legal(seat)
                table.play(legal[int(dice.random() * len(legal))], seat)
            return len(table.moves)

        yield name, "Table: legal, play (with journal)", per_second(table)
        found = registered(f"{key}_v{game.rules_version}")
        assert found is not None
        yield name, "PettingZoo AEC with mask and observation", per_second(stepped_aec(found.raw_env(seats=seats)))
        yield name, "PettingZoo Parallel", per_second(stepped_parallel(found.parallel_env(seats=seats)))
        alone = Learner(key, opponents=["random"] * (seats - 1))
        yield name, "Gymnasium, a learner among random bots", per_second(stepped_gymnasium(alone))
        yield name, "in words", per_second(stepped_in_words(Spoken(key, seats=seats)))
        with contextlib.suppress(ImportError):
            ours = open_spiel_game(key, seats)
            yield name, "OpenSpiel, a Python game", per_second(stepped_openspiel(ours))
            yield name, "clone of a state in OpenSpiel", per_second(cloned(ours.new_initial_state()))
        yield name, "clone of a state, in compiled code", copies(engine, edition, game.record.array(2))
        for tables in (64, 1_024, 2_048, 4_096, 16_384):
            yield name, f"batch of {tables:,} with masks and observations, all cores", batched(key, tables)


def cenote_on_a_gpu() -> Iterator[Row]:
    """Batches and whole games of `benchmarks/gpu.py`, which checks them against the CPU first."""
    if not numba_cuda().is_available():
        raise ImportError("there is no NVIDIA GPU")
    with subprocess.Popen([sys.executable, Path(__file__).with_name("gpu.py")], stdout=subprocess.PIPE) as measured:
        assert measured.stdout is not None
        for line in measured.stdout:
            told = json.loads(line)
            if "per_second" in told:
                how = "masks and observations" if told["what"] == "batch" else "random games"
                yield OURS + told["game"], f"{told['tables']:,} tables on a GPU, {how}", told["per_second"]
    if measured.returncode:
        raise RuntimeError("benchmarks/gpu.py has failed")


def open_spiel_game(key: str, seats: int) -> Any:
    import pyspiel

    importlib.import_module("cenote.envs.openspiel")
    return pyspiel.load_game(f"cenote_{key}", {"players": seats})


def copies(engine: Any, edition: Any, tables: Any, times: int = 200_000) -> float:
    """Copies of a table a second."""
    return times / seconds(lambda: engine.entry(copy_often)(edition.box, tables, times))


def cloned(state: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        for _ in range(1_000):
            state.clone()
        return 1_000

    return play


def batched(key: str, tables: int) -> float:
    """Steps a second of a whole batch that plays any legal action."""
    many = batch(key, tables)

    def play(seed: int) -> int:
        many.step(ANY)
        return tables

    try:
        return per_second(play)
    finally:
        many.close()


def open_spiel() -> Iterator[Row]:
    import pyspiel

    importlib.import_module("open_spiel.python.games")
    for name in ("connect_four", "backgammon", "hearts", "tic_tac_toe"):
        game = pyspiel.load_game(name)
        stepped = stepped_openspiel(game)
        length = float(np.mean([stepped(seed) for seed in range(40)]))
        bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]

        def native(seed: int, game: Any = game, bots: Any = bots) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
            return 1

        yield f"OpenSpiel, {name}", "whole games in C++ (evaluate_bots)", per_second(native) * length
        yield f"OpenSpiel, {name}", "C++ game stepped from Python", per_second(stepped)
    for name in ("python_tic_tac_toe", "python_block_dominoes", "python_kuhn_poker"):
        theirs = pyspiel.load_game(name)
        yield f"OpenSpiel, {name}", "OpenSpiel, a Python game", per_second(stepped_openspiel(theirs))
        yield f"OpenSpiel, {name}", "clone of a state in OpenSpiel", per_second(cloned(theirs.new_initial_state()))


def petting_zoo() -> Iterator[Row]:
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        yield f"PettingZoo, {name}", "PettingZoo AEC with mask and observation", per_second(stepped_aec(env))


def rl_card() -> Iterator[Row]:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("leduc-holdem", "uno", "doudizhu"):
        env = rlcard.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(seed: int, env: Any = env) -> int:
            env.seed(seed)
            trajectories, _ = env.run(is_training=False)
            return sum(len(trajectory) // 2 for trajectory in trajectories)

        yield f"RLCard, {name}", "whole games, random agents", per_second(play)


def pgx() -> Iterator[Row]:
    import jax
    import jax.numpy as jnp
    import pgx as library

    for name in ("connect_four", "backgammon"):
        env, tables = library.make(name), 1_024
        start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

        def choose(key: Any, mask: Any) -> Any:
            return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)

        chosen, key = jax.jit(choose), jax.random.PRNGKey(0)
        state = start(jax.random.split(key, tables))

        def play(seed: int, chosen: Any = chosen, step: Any = step, start: Any = start, tables: int = tables) -> int:
            nonlocal state, key
            key, mine, theirs = jax.random.split(key, 3)
            action = chosen(mine, state.legal_action_mask)
            try:
                state = step(state, action, jax.random.split(theirs, tables))
            except TypeError:
                state = step(state, action)
            state.rewards.block_until_ready()
            if seed % 40 == 0:
                state = start(jax.random.split(key, tables))
            return tables

        yield f"Pgx, {name}", f"batch of {tables:,}, all cores", per_second(play)


def catanatron() -> Iterator[Row]:
    library = importlib.import_module("catanatron")
    colours = library.Color

    def play(seed: int) -> int:
        random.seed(seed)
        players = [
            library.RandomPlayer(colour) for colour in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)
        ]
        game = library.Game(players)
        game.play()
        return len(game.state.actions) if hasattr(game.state, "actions") else len(game.state.action_records)

    yield "Catanatron", "whole games, random players", per_second(play)


def said(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate:,.0f}"


def tables(rows: list[Row]) -> str:
    """Our games side by side, and the other libraries below them, in Markdown."""
    ours = [row for row in rows if row[0].startswith(OURS)]
    names = list(dict.fromkeys(name for name, _, _ in ours))
    lines = [
        "| per second | " + " | ".join(name.removeprefix(OURS) for name in names) + " |",
        "|---|" + "--:|" * len(names),
    ]
    for how in dict.fromkeys(how for _, how, _ in ours):
        rates = {name: said(rate) for name, known, rate in ours if known == how}
        lines.append(f"| {how} | " + " | ".join(rates.get(name, "") for name in names) + " |")
    lines += ["", "| library, game | how | per second |", "|---|---|--:|"]
    lines += [f"| {name} | {how} | {said(rate)} |" for name, how, rate in rows if not name.startswith(OURS)]
    return "\n".join(lines)


def main() -> None:
    rows: list[Row] = []
    for library in (cenote, cenote_on_a_gpu, open_spiel, petting_zoo, rl_card, pgx, catanatron):
        try:
            for row in library():
                rows.append(row)
                print(f"{row[0]:<34} {row[1]:<58} {row[2]:>14,.0f} a second", file=sys.stderr, flush=True)
        except ImportError as error:
            print(f"{library.__name__}: not installed ({error})", file=sys.stderr)
    if "--json" in sys.argv:
        print(json.dumps([dict(zip(("library", "how", "per_second"), row, strict=True)) for row in rows]))
    else:
        print(tables(rows))


if __name__ == "__main__":
    main()
