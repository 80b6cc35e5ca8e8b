"""A thought: what a search found out about a decision, or about a table, from one seat's knowledge."""

from __future__ import annotations

import time
from collections.abc import Collection
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from cenote.bots.foresight import foreseen
from cenote.bots.network import promising, suits
from cenote.bots.planner import Beam
from cenote.bots.planner import plan as plan_together
from cenote.bots.search import DEEPEST, ITERATIONS, JUDGED, PLAIN, PLAN, ROOT, TABLES, Tree, search
from cenote.kernel.actions import Action
from cenote.kernel.game import MOST_SEATS
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied

CHUNK = 250
"""Iterations between two looks at the clock."""
INTERPRETED = 24
"""Iterations at most while the rules are not compiled."""
EDGES = 14
"""Room for so many actions a node, on average."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to search. The order is that of the numbers in `cenote.bots.search`."""

    iterations: Annotated[int, Meta(ge=1, le=1_000_000)]
    depth: Annotated[int, Meta(ge=1, le=DEEPEST)] = 60
    """Decisions that the tree may be deep; 1: only the own one."""
    rounds: Annotated[int, Meta(ge=0)] = 1
    """Rounds that are played out before the table is judged; 0: the whole game."""
    turns: bool = False
    """A round of this game is one player's turn: tables are judged when it is the same player's turn again."""
    moves: Annotated[int, Meta(ge=0)] = 2_000
    """Decisions that are played out at most."""
    considered: Annotated[int, Meta(ge=1)] = 3
    """Random actions of which the best at once is taken while playing out."""
    explore: Annotated[int, Meta(ge=0)] = 400
    """Thousandths of a won game that an action never tried is given credit for."""
    focus: Annotated[int, Meta(ge=0)] = 100
    """Worth that an action may be behind at once and still be tried a quarter as often; 0: all alike."""
    scale: Annotated[int, Meta(ge=1)] = 1_000
    """Lead in worth that makes a win three times as likely as a loss."""
    careless: bool = False
    """Forgets what does not lie open."""
    guesses: Annotated[int, Meta(ge=1, le=64)] = 1
    """Worlds of which one is imagined, by how likely the others would have decided as they did; 1: any."""

    lured: bool = False
    """Looks, wherever actions are compared at once, also at what a place promises (`lure`)."""

    network: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Thousandths of its choice that the game's network must give to the actions that are compared; 0: all of them."""

    worlds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """Worlds in which the network plays on after each of its likely actions; 0: it is not asked so."""
    far: Annotated[int, Meta(ge=1)] = 2
    """Own decisions until the network is asked how the game will end."""
    candidates: Annotated[int, Meta(ge=1)] = 6
    """Actions that are compared so, at most."""
    sure: Annotated[int, Meta(ge=1, le=1000)] = 980
    """Thousandths of its choice that the network must give to them."""

    def numbers(self, seats: int, shared: bool, style: int):
        cycle = seats if self.turns else 1
        looking = self.iterations, self.depth, self.rounds, cycle, self.moves
        weighing = self.considered, self.explore, self.focus, self.scale
        return np.array((*looking, *weighing, self.careless, shared, style, self.guesses, self.lured), np.int64)


class Option(msgspec.Struct, frozen=True):
    """An action that was thought about: how often it was tried, and the share of a won game it came to."""

    action: Action
    visits: int
    value: float


class Thought(msgspec.Struct, frozen=True):
    """The options of the seat, the best first (none where it is not asked), and what each seat can hope for."""

    options: tuple[Option, ...]
    chances: tuple[float, ...]
    iterations: int
    voted: bool = False
    """Each world was asked for the best option: visits are the worlds in which none was better."""


def key_of(perspective: Perspective, seed: int):
    """The worlds come from the seed and from what the seat knows to have been decided."""
    told = f"{seed} {perspective.move} {perspective.part}".encode()
    return np.uint64(int.from_bytes(blake2b(told, digest_size=8).digest(), "big"))


def planned(perspective: Perspective, seed: int, beam: Beam, until: float) -> Thought:
    """The thought of a planner: what its best plans come to; where others decide, theirs, as far as it can know."""
    if perspective.to_act and perspective.seat not in perspective.to_act:
        game, edition, engine = perspective.game, perspective.edition, perspective.engine
        theirs = Perspective(game, edition, engine, copied(perspective.state), perspective.to_act[0], [])
        return msgspec.structs.replace(planned(theirs, seed, beam, until), options=())
    found = plan_together(perspective, seed, beam, until)
    order = sorted(perspective.legal, key=lambda action: found.order(action.code))

    def chance(action: Action) -> float:
        return perspective.game.chance(found.values[action.code] / found.worlds, perspective.seats)

    best = chance(order[0]) if order else 0.0
    options = tuple(Option(action, int(found.unbeaten[action.code]), min(best, chance(action))) for action in order)
    return Thought(options, (best,) * perspective.seats, found.worlds, voted=True)


def think(
    perspective: Perspective,
    seed: int,
    plan: Plan | Beam,
    *,
    style: int = PLAIN,
    seconds: float = float("inf"),
    among: Collection[Action] = (),
) -> Thought:
    """Search as far as the plan goes, or until the time is over; `among` are the only actions to be compared."""
    until = time.perf_counter() + seconds
    if isinstance(plan, Beam):
        return planned(perspective, seed, plan, until)
    if plan.worlds and style == PLAIN and perspective.engine.compiled and perspective.to_act and suits(perspective):
        return looked_ahead(perspective, seed, plan, until, among)
    if plan.network and not among and len(perspective.legal) > 1 and suits(perspective):
        among = promising(perspective, plan.network)
    game, engine, size = perspective.game, perspective.engine, len(perspective.edition.actions)
    iterations, chunk = (plan.iterations, CHUNK) if engine.compiled else (min(plan.iterations, INTERPRETED), 1)
    tables = np.repeat(perspective.state, TABLES)
    lines = tables.view(np.uint64).reshape(TABLES, -1)
    tree = Tree(iterations + 1, iterations * EDGES + size)
    plan = msgspec.structs.replace(plan, iterations=iterations)
    numbers, key = plan.numbers(perspective.seats, game.shared_goal, style), key_of(perspective, seed)
    mask, out, journal = np.zeros(size, np.uint8), np.zeros((MOST_SEATS, 3), np.int32), new_journal(0)
    marks = chosen(perspective, among)
    work = engine.entry(search)
    while (left := iterations - int(tree.counts[ITERATIONS])) > 0:
        work(
            perspective.edition.box, tables, lines, perspective.seat, min(chunk, left), key, numbers, marks,
            *tree.arrays(engine.compiled), mask, out, journal,
        )  # fmt: skip
        if time.perf_counter() > until:
            break
    return thought_of(perspective, tree)


def looked_ahead(perspective: Perspective, seed: int, plan: Plan, until: float, among: Collection[Action]) -> Thought:
    """The thought of who has the network play on in many worlds, after each likely action or while others act."""
    likely = promising(perspective, plan.sure)[: plan.candidates] if perspective.legal and not among else []
    actions = likely or list(among)
    shares, worlds = foreseen(perspective, key_of(perspective, seed), plan.worlds, plan.far, actions, until)
    mine = shares[:, perspective.seat]
    order = sorted(range(len(shares)), key=lambda k: (-mine[k], k))
    options = tuple(Option(actions[k], worlds, float(mine[k])) for k in order if actions)
    return Thought(options, tuple(shares[order[0]].tolist()), worlds * len(shares))


def chosen(perspective: Perspective, among: Collection[Action]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A mark for each action that is compared; without a choice for all of them."""
    marks = np.full(len(perspective.edition.actions), not among, np.uint8)
    marks[[action.code for action in among]] = 1
    return marks


def thought_of(perspective: Perspective, tree: Tree) -> Thought:
    """The options, those first that were never given up; the chances, if the best is chosen."""
    edges = tree.edges[: int(tree.counts[ROOT])]
    means = edges["total"] / np.maximum(1, edges["visits"])
    alive, tried = edges["alive"], edges["visits"] * (edges["alive"] == 0)
    order = sorted(range(len(edges)), key=lambda k: (-alive[k], -tried[k], -means[k]))
    actions, visits = perspective.edition.actions, edges["visits"].tolist()
    options = tuple(Option(actions[int(edges["action"][k])], visits[k], float(means[k])) for k in order)
    chances = tree.chances[: perspective.seats] / max(1, int(tree.counts[JUDGED]))
    if options and chances.sum() > chances[perspective.seat]:
        others = chances.sum() - options[0].value
        chances *= max(0.0, others) / (chances.sum() - chances[perspective.seat])
        chances[perspective.seat] = options[0].value
    return Thought(options, tuple(chances.tolist()), int(tree.counts[ITERATIONS]))


assert len(Plan(0).numbers(2, False, PLAIN)) == PLAN
