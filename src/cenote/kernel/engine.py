"""Engines: the entry points to a game's rules, interpreted or compiled, on arrays of tables.

Entry points take an array of tables and an index (a bare record costs numba ten times more per call). Both engines have
the same methods and give the same bytes. `engine_of(game)` answers at once with interpreted rules and swaps in the
compiled ones when they are there: another process compiles them if they are not on the disk yet.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from cenote.kernel.dice import below, seed_stream
from cenote.kernel.game import (
    MOST_SEATS,
    Game,
    apply,
    imagine,
    legal,
    lure,
    observe_anew,
    redact,
    resume,
    scores,
    setup,
    worth,
)
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import Compiled, Function, Interpreted, Way, cache_root, copy_table, rule, sources_digest, word

PLAYED = 0
NOT_LEGAL = 1
NOT_ASKED = 2

Array = np.ndarray[Any, Any]


@rule
def clear(mask):
    for code in range(len(mask)):
        mask[code] = 0


@rule
def start(boxes, tables, i, journal):
    """Set up table `i`, whose seats, options and stream are in place."""
    if len(journal) > 0:
        journal[0, 0] = 0
    setup(boxes[0], tables[i], journal)


@rule
def play(boxes, tables, i, seat, action, mask, journal):
    """Play `action` for `seat` at table `i` if it is legal."""
    t = tables[i]
    if t.over != 0 or t.to_act & (1 << seat) == 0:
        return NOT_ASKED
    clear(mask)
    legal(boxes[0], t, seat, mask)
    if mask[action] == 0:
        return NOT_LEGAL
    if len(journal) > 0:
        journal[0, 0] = 0
    apply(boxes[0], t, seat, action, journal)
    count_move(t)
    return PLAYED


@rule
def count_move(t):
    """A move counts when it is complete: the private decisions inside it are not moves."""
    if t.part == 0:
        t.move += 1


@rule
def go_on(boxes, tables, i, journal):
    """Everything automatic at table `i`."""
    if len(journal) > 0:
        journal[0, 0] = 0
    resume(boxes[0], tables[i], journal)


@rule
def legal_into(boxes, tables, i, seat, mask):
    """Fill `mask` with the legal actions of `seat`; return how many."""
    clear(mask)
    t = tables[i]
    if t.over != 0 or t.to_act & (1 << seat) == 0:
        return 0
    return legal(boxes[0], t, seat, mask)


@rule
def result_into(boxes, tables, i, out):
    return scores(boxes[0], tables[i], out)


@rule
def redact_into(boxes, tables, i, seat):
    """Blank at table `i` everything `seat` cannot know."""
    redact(boxes[0], tables[i], seat)


@rule
def imagine_into(boxes, tables, i, seat, key):
    """Turn table `i` into a random world that `seat` cannot tell from it."""
    t = tables[i]
    redact(boxes[0], t, seat)
    seed_stream(t, key, 0, 0)
    imagine(boxes[0], t, seat)


@rule
def observe_into(boxes, tables, i, seat, out):
    observe_anew(boxes[0], tables[i], seat, out)


@rule
def worth_of(boxes, tables, i, seat, lured):
    """What a table is worth to a seat, with what lures it on if it is `lured`."""
    value = worth(boxes[0], tables[i], seat)
    return value + lure(boxes[0], tables[i], seat) if lured != 0 else value


@rule
def actor(t):
    """The first seat that may act."""
    for seat in range(MOST_SEATS):
        if t.to_act & (1 << seat) != 0:
            return seat
    return -1


@rule
def random_action(t, mask, count):
    """A uniform legal action, from the table's own stream."""
    rest = below(t, count)
    for code in range(len(mask)):
        if mask[code] != 0:
            if rest == 0:
                return code
            rest -= 1
    return -1


@rule
def random_moves(boxes, tables, i, most, mask, journal):
    """Random legal play at table `i` until the game ends or `most` moves were made; return how many."""
    box = boxes[0]
    t = tables[i]
    moves = 0
    while t.over == 0 and moves < most:
        seat = actor(t)
        clear(mask)
        count = legal(box, t, seat, mask)
        action = random_action(t, mask, count)
        apply(box, t, seat, action, journal)
        count_move(t)
        moves += 1
    return moves


@rule
def random_games(boxes, tables, games, most, key, mask, journal, out, totals):
    """Whole random games from the blank table 1, played at table 0; sums decisions, rounds, wins by seat, and games
    that nobody won."""
    for g in range(games):
        copy_table(tables, 0, 1)
        t = tables[0]
        seed_stream(t, word(key + word(g)), 0, 0)
        setup(boxes[0], t, journal)
        moves = random_moves(boxes, tables, 0, most, mask, journal)
        totals[0] += moves
        totals[1] += t.round
        totals[2] += t.over
        if t.over != 0:
            if scores(boxes[0], t, out) == 0:
                totals[3 + MOST_SEATS] += 1
            for seat in range(t.seats):
                totals[3 + seat] += out[seat][2]


Samples = Callable[[Game], tuple[Any, ...] | None]
ENTRIES: dict[Function, Samples] = {}
"""Every entry point, with arguments like those it is called with, or None where a game has no use for it."""


def entry(function: Function, samples: Samples) -> None:
    """Register an entry point: engines made from now on have it from the start."""
    ENTRIES[function] = samples


def entries_of(game: Game) -> list[Function]:
    """The entry points that a game has use for."""
    return [function for function, samples in ENTRIES.items() if samples(game) is not None]


def tables_of(game: Game, count: int = 2) -> tuple[Array, Array]:
    return game.box_record.array(), game.record.array(count)


_mask, _journal, _result, _key = (
    np.zeros(1, np.uint8),
    new_journal(2),
    np.zeros((MOST_SEATS, 3), np.int32),
    np.uint64(1),
)
entry(play, lambda game: (*tables_of(game), 0, 0, 0, _mask, _journal))
entry(legal_into, lambda game: (*tables_of(game), 0, 0, _mask))
entry(start, lambda game: (*tables_of(game), 0, _journal))
entry(go_on, lambda game: (*tables_of(game), 0, _journal))
entry(result_into, lambda game: (*tables_of(game), 0, _result))
entry(redact_into, lambda game: (*tables_of(game), 0, 0))
entry(imagine_into, lambda game: (*tables_of(game), 0, 0, _key))
entry(observe_into, lambda game: (*tables_of(game), 0, 0, np.zeros(1, np.int8)))
entry(worth_of, lambda game: (*tables_of(game), 0, 0, 0))
entry(random_moves, lambda game: (*tables_of(game), 0, 0, _mask, _journal))
entry(random_games, lambda game: (*tables_of(game), 0, 0, _key, _mask, _journal, _result, np.zeros(16, np.int64)))


class Engine(ABC):
    """The entry points of one game, run one way."""

    compiled: bool

    def __init__(self, game: Game, way: Way) -> None:
        self.game = game
        self.way = way
        self._entries: dict[str, Function] = {}

    def entry(self, function: Function) -> Function:
        """A registered entry point, ready to be called."""
        name = function.__name__
        if name not in self._entries:
            self._entries[name] = self._made(function)
        return self._entries[name]

    @abstractmethod
    def _made(self, function: Function) -> Function:
        """An entry point, run this way."""

    def __getattr__(self, name: str) -> Function:
        entries: dict[str, Function] = self.__dict__.get("_entries", {})
        if name in entries:
            return entries[name]
        raise AttributeError(name)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.game.key!r})"


class InterpretedEngine(Engine):
    """Entry points that unpack the tables they are given, run the rules as written, and pack the result."""

    compiled = False

    def __init__(self, game: Game, overrides: Mapping[Function, Function] | None = None) -> None:
        super().__init__(game, Interpreted(game.rules, overrides))
        self._boxes: tuple[Array, Any] | None = None
        for function in entries_of(game):
            self.entry(function)

    def plain_box(self, boxes: Array) -> Any:
        if self._boxes is None or self._boxes[0] is not boxes:
            self._boxes = (boxes, self.game.box_record.unpack(boxes))
        return self._boxes[1]

    def _made(self, function: Function) -> Function:
        record, rules = self.game.record, self.way(function)

        def call(boxes: Array, tables: Array, *rest: Any) -> Any:
            plain = [record.unpack(tables, i) for i in range(len(tables))]
            rest = tuple(int(value) if isinstance(value, np.integer) else value for value in rest)
            answer = rules([self.plain_box(boxes)], plain, *rest)
            for i, table in enumerate(plain):
                record.pack(table, tables, i)
            return answer

        return call


FOLDERS = ("kernel", "bots", "envs", "lab")
"""Where rules are that work for any game."""


def rule_sources(game: Game) -> list[Path]:
    """Every file that decides what compiled code does: rules of kernel, bots and environments, and the whole game."""
    shared = Path(__file__).parents[1]
    with_rules = (path for folder in FOLDERS for path in sorted((shared / folder).glob("*.py")))
    marks = ("@rule", "@slot", "def rule(", "class Record")
    chosen = [path for path in with_rules if any(mark in path.read_text(encoding="utf-8") for mark in marks)]
    return [*chosen, *sorted(game.folder.glob("*.py"))]


def cache_of(game: Game) -> Path:
    """The folder of a game's compiled entry points, a new one whenever its rules or their compiler change."""
    return cache_root() / f"{game.key}-{sources_digest(rule_sources(game))}"


def samples_of(game: Game) -> dict[str, Any]:
    """What the arguments of rules are, by their names."""
    return {
        "box": game.box_record.array()[0],
        "t": game.record.array()[0],
        "journal": new_journal(2),
        "mask": np.zeros(1, np.uint8),
    }


class CompiledEngine(Engine):
    """Entry points as machine code."""

    compiled = True

    def __init__(
        self,
        game: Game,
        overrides: Mapping[Function, Function] | None = None,
        progress: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(game, Compiled(game.rules, overrides, samples_of(game), cache_of(game)))
        for function in entries_of(game):
            if progress:
                progress(function.__name__)
            self.entry(function)

    def _made(self, function: Function) -> Function:
        assert isinstance(self.way, Compiled)
        samples = ENTRIES[function](self.game)
        assert samples is not None, f"{self.game.key} has no use for {function.__name__}"
        return self.way.entry(function, *samples)


_lock = threading.Lock()
_ready: dict[str, Engine] = {}
_threads: dict[str, threading.Thread] = {}
_failed: dict[str, BaseException] = {}
_turn = threading.BoundedSemaphore(max(1, (os.cpu_count() or 1) // 2))
"""Half of the machine is for those who play."""


def engine_of(game: Game, *, wait: bool = False) -> Engine:
    """The best engine there is now: compiled if it is ready (or `wait`), else interpreted while others compile."""
    engine = _ready.get(game.key)
    if engine is not None and (engine.compiled or not wait):
        return engine
    with _lock:
        if game.key not in _threads:
            _ready.setdefault(game.key, InterpretedEngine(game))
            thread = threading.Thread(target=_compile, args=(game, wait), name=f"compile {game.key}", daemon=True)
            _threads[game.key] = thread
            thread.start()
    if wait:
        _threads[game.key].join()
        if game.key in _failed:
            raise _failed[game.key]
    return _ready[game.key]


def prepare(game: Game) -> None:
    """See to it that the compiled rules are on the disk, so that whoever needs them only has to load them; returns when
    they are."""
    if not in_cache(game):
        with _turn:
            if not in_cache(game):
                compile_elsewhere(game)


def _compile(game: Game, here: bool) -> None:
    """In the background; who waits for the engine is told what went wrong, who does not goes on interpreted."""
    try:
        if not here:
            prepare(game)
        _ready[game.key] = CompiledEngine(game)
    except BaseException as error:
        _failed[game.key] = error


def in_cache(game: Game) -> bool:
    """Whether all entry points are on the disk (numba keeps an index file for each)."""
    folder = cache_of(game)
    return all(any(folder.glob(f"*/*.{function.__name__}-*.nbi")) for function in entries_of(game))


ELSEWHERE = """
import os, {modules}
if hasattr(os, "nice"):
    os.nice(10)
from cenote import games
from cenote.kernel.engine import CompiledEngine
CompiledEngine(games.get({key!r}))
"""


def compile_elsewhere(game: Game) -> bool:
    """Compile into the cache in a process of its own, which leaves this one its time: numba lets nobody else run.
    Whether that worked; if not, who compiles here will hear why."""
    modules = ", ".join(sorted({function.__module__ for function in ENTRIES}))
    program = ELSEWHERE.format(modules=modules, key=game.key)
    nothing = subprocess.DEVNULL
    child = subprocess.Popen(
        [sys.executable, "-c", program], stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    atexit.register(child.kill)
    try:
        return child.wait() == 0
    finally:
        atexit.unregister(child.kill)
