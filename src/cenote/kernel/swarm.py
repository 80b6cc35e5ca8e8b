"""Random games at very many tables on a GPU, and the same games table by table on an engine."""

from __future__ import annotations

from functools import cache

import numpy as np

from cenote.kernel.cuda import FINISHED, WORD, OnCuda, Order, Part, Program, numba_cuda, on_device, ptx_of, verbs_of
from cenote.kernel.dice import below, seed_stream
from cenote.kernel.engine import Array, Engine, actor, clear, count_move, entry, random_action, samples_of, tables_of
from cenote.kernel.game import Edition, Game, apply, legal, setup
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import Function, copy_table, rule, whole, word
from cenote.kernel.table import find_game

HERE, BLANK = range(2)


@rule
def begin_anew(boxes, tables, i, blank, key, journal):
    """The next game at table `i`, from the table `blank` that is not set up yet."""
    moved = tables[i].move
    copy_table(tables, i, blank)
    seed_stream(tables[i], word(word(key) + word(moved)), 0, 0)
    setup(boxes[0], tables[i], journal)


@rule
def choose(boxes, tables, i, mask):
    """Any legal action at table `i`."""
    t = tables[i]
    clear(mask)
    count = legal(boxes[0], t, actor(t), mask)
    return random_action(t, mask, count)


@rule
def choose_quickly(boxes, tables, i, words, mask):
    """The same with a mask that is clear, and also seen as words."""
    t = tables[i]
    return byte_after(words, below(t, legal(boxes[0], t, actor(t), mask)))


@rule
def byte_after(words, rest):
    """The place of the byte that is 1 and has `rest` of them before it; all bytes are 0 or 1."""
    k = 0
    while rest >= ones(words[k]):
        rest -= ones(words[k])
        k += 1
    place = 8 * k
    bits = word(words[k])
    while rest > 0 or bits & word(1) == 0:
        rest -= whole(bits & word(1))
        bits = word(bits >> word(8))
        place += 1
    return place


@rule
def ones(bytes):
    """How many bytes of a word are 1."""
    return whole(word(word(bytes) * word(0x0101010101010101)) >> word(56))


@rule
def carry_out(boxes, tables, i, action, journal):
    t = tables[i]
    apply(boxes[0], t, actor(t), action, journal)
    count_move(t)


@rule
def swarm_moves(boxes, tables, key, steps, mask, journal):
    """`steps` random decisions at table 0; a finished game begins anew from the blank table 1. Returns games begun."""
    begun = 0
    for _ in range(steps):
        if tables[HERE].over != 0:
            begin_anew(boxes, tables, HERE, BLANK, key, journal)
            begun += 1
        action = choose(boxes, tables, HERE, mask)
        carry_out(boxes, tables, HERE, action, journal)
    return begun


def _samples(game):
    return (*tables_of(game), np.uint64(1), 0, np.zeros(1, np.uint8), new_journal(2))


entry(swarm_moves, _samples)


def blank_table(game: Game, edition: Edition, seats: int, options: dict[str, object] | None = None) -> Array:
    """A table that is not set up yet."""
    game.check_seats(seats)
    blank = game.record.array()
    blank["seats"] = seats
    for name, code in game.option_codes(edition, options or {}, seats).items():
        blank[name] = code
    return blank


def swarm_keys(seed: int, tables: int) -> Array:
    """A key for each table, far apart from each other."""
    return np.random.Generator(np.random.PCG64(seed)).integers(0, 2**64, tables, np.uint64)


def swarm_on_cpu(engine: Engine, edition: Edition, blank: Array, keys: Array, steps: int) -> tuple[Array, int]:
    """The same swarm, table after table, on an engine: what a GPU must give byte for byte."""
    tables = np.repeat(blank, 2)
    mask, journal, begun, out = np.zeros(len(edition.actions), np.uint8), new_journal(0), 0, np.repeat(blank, len(keys))
    for i, key in enumerate(keys):
        tables[:] = blank
        tables["over"][HERE] = 1
        begun += engine.entry(swarm_moves)(edition.box, tables, key, steps, mask, journal)
        out[i] = tables[HERE]
    return out, begun


@cache
def kernels_of(key: str, count: int) -> tuple[Function, Function, Function]:
    """A thread for each table: begin a new game where one has ended, choose any of `count` actions, and play it."""
    import numba

    cuda, game = numba_cuda(), find_game(key)
    way = OnCuda(game.rules, samples_of(game))
    begin, chosen, play = way(begin_anew), way(choose_quickly), way(carry_out)
    size = (count + WORD - 1) // WORD

    def begin_all(boxes, tables, rows, firsts, keys, journal, begun):
        place = firsts[FINISHED] + cuda.grid(1)
        if place < len(rows):
            i = rows[place]
            begin(boxes, tables, i, len(rows), keys[i], journal)
            begun[i] += 1

    def choose_all(boxes, tables, rows, verbs, actions, groups):
        place = cuda.grid(1)
        if place < len(rows):
            i = rows[place]
            words = cuda.local.array(size, numba.uint64)
            for k in range(size):
                words[k] = 0
            actions[i] = chosen(boxes, tables, i, words, words.view(numba.uint8))
            groups[i] = verbs[actions[i]]

    def play_all(boxes, tables, rows, actions, journal, groups):
        place = cuda.grid(1)
        if place < len(rows):
            i = rows[place]
            play(boxes, tables, i, actions[i], journal)
            groups[i] = FINISHED if tables[i].over != 0 else tables[i].phase

    return begin_all, choose_all, play_all


class Arrays:
    """What a swarm works on: `n` tables at which no game runs, and a blank one."""

    def __init__(self, game: Game, edition: Edition, seats: int, n: int, seed: int) -> None:
        self.box, self.tables = edition.box, np.repeat(blank_table(game, edition, seats), n + 1)
        self.tables["over"][:n] = 1
        self.keys, self.begun = swarm_keys(seed, n), np.zeros(n, np.int64)
        self.actions, self.verbs = np.zeros(n, np.int32), verbs_of(edition)
        self.journal = new_journal(1)[:0]


def parts(game: Game, a: Arrays, by_phase: Order, by_verb: Order) -> tuple[Part, ...]:
    """A decision at every table."""
    begin_all, choose_all, play_all = kernels_of(game.key, len(a.verbs))
    return (
        *by_phase.parts(),
        (begin_all, (a.box, a.tables, by_phase.rows, by_phase.firsts, a.keys, a.journal, a.begun)),
        (choose_all, (a.box, a.tables, by_phase.rows, a.verbs, a.actions, by_verb.groups)),
        *by_verb.parts(),
        (play_all, (a.box, a.tables, by_verb.rows, a.actions, a.journal, by_phase.groups)),
    )


class Swarm:
    """Many tables of random games on a GPU."""

    def __init__(self, game: Game, edition: Edition, seats: int, tables: int, seed: int = 0) -> None:
        self._arrays = on_device(Arrays(game, edition, seats, tables, seed))
        orders = on_device(Order(tables)), on_device(Order(tables))
        self._decide = Program(tables, parts(game, self._arrays, *orders))

    def play(self, steps: int) -> None:
        """`steps` decisions at every table; returns when they are made."""
        for _ in range(steps):
            self._decide()
        numba_cuda().synchronize()

    def tables(self) -> Array:
        return self._arrays.tables.copy_to_host()[:-1]  # type: ignore[no-any-return]

    def begun(self) -> int:
        """Games begun so far, on all tables."""
        return int(self._arrays.begun.copy_to_host().sum())


def swarm_ptx(game: Game, edition: Edition) -> dict[str, str]:
    """The swarm's kernels as PTX, compiled without a GPU."""
    return ptx_of(parts(game, Arrays(game, edition, game.seat_counts[0], 2, 0), Order(2), Order(2)))
