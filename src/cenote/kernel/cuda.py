"""The third way to run rules: on a GPU, one game a thread.

The rules are the same functions; `OnCuda` hands them to numba-cuda (the extra `cuda`). A `Swarm` keeps many tables on
the device and plays random games on all of them at once. `ptx` compiles the same kernel without a GPU, so that every
change of the rules is typed for CUDA in the tests.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from cenote.kernel.dice import seed_stream
from cenote.kernel.engine import Array, Engine, entry, random_moves, samples_of, tables_of
from cenote.kernel.game import Edition, Game, setup
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import NATIVE, Function, Way, copy_table, rule, word

HERE, BLANK = range(2)
THREADS = 128
WORD = 8
SHORT, LONG = 300, 1000
"""Instructions up to which a rule is copied to where it is called: more of them run faster and compile longer."""


@rule
def swarm_moves(boxes, tables, key, steps, mask, journal):
    """`steps` random decisions at table 0; a finished game begins anew from the blank table 1. Returns games begun."""
    begun = 0
    left = steps
    while left > 0:
        if tables[HERE].over != 0:
            moved = tables[HERE].move
            copy_table(tables, HERE, BLANK)
            seed_stream(tables[HERE], word(word(key) + word(moved)), 0, 0)
            setup(boxes[0], tables[HERE], journal)
            begun += 1
        left -= random_moves(boxes, tables, HERE, left, mask, journal)
    return begun


def _samples(game):
    return (*tables_of(game), np.uint64(1), 0, np.zeros(1, np.uint8), new_journal(2))


entry(swarm_moves, _samples)


def numba_cuda() -> Any:
    """numba.cuda, which still expects a few names that numpy has dropped."""
    for name, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, name):
            setattr(np, name, getattr(np, now))
    from numba import cuda

    return cuda


@cache
def word_copy() -> Any:
    """For kernels: `copy(tables, to, others, source)`, word by word. As numba assigns records, byte by byte, a table
    would pass through registers that a GPU does not have."""
    extending = importlib.import_module(f"{numba_cuda().jit.__module__.rpartition('.')[0]}.extending")
    from llvmlite import ir

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def copy(typing: Any, tables: Any, to: Any, others: Any, source: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            size, layout = tables.dtype.size, []
            assert size % WORD == 0, "a table is a whole number of words"
            word = ir.IntType(8 * WORD)
            for array_type, array, index in ((tables, given[0], given[1]), (others, given[2], given[3])):
                data = context.make_array(array_type)(context, builder, value=array).data
                start = builder.bitcast(data, ir.IntType(8).as_pointer())
                first = builder.gep(start, [builder.mul(index, ir.Constant(index.type, size))])
                layout.append(builder.bitcast(first, word.as_pointer()))
            count = ir.IntType(32)
            entry, loop, after = builder.block, builder.append_basic_block(), builder.append_basic_block()
            builder.branch(loop)
            builder.position_at_end(loop)
            k = builder.phi(count)
            k.add_incoming(ir.Constant(count, 0), entry)
            value = builder.load(builder.gep(layout[1], [k]), align=WORD)
            builder.store(value, builder.gep(layout[0], [k]), align=WORD)
            following = builder.add(k, ir.Constant(count, 1))
            k.add_incoming(following, loop)
            builder.cbranch(builder.icmp_unsigned("<", following, ir.Constant(count, size // WORD)), loop, after)
            builder.position_at_end(after)
            return context.get_dummy_value()

        numba_types = importlib.import_module("numba").types
        whole = numba_types.int64
        return numba_types.void(tables, whole, others, whole), codegen

    return copy


@cache
def _copy_table_on_cuda() -> Any:
    copy = word_copy()

    def copy_table(tables, to, source):
        copy(tables, to, tables, source)

    return numba_cuda().jit(device=True)(copy_table)


class OnCuda(Way):
    """Rules as device functions, those over a table with one signature each; long ones are called where they are used,
    not copied there: a kernel of one piece takes minutes to compile."""

    def __init__(self, slots: Mapping[str, Function], samples: Mapping[str, Any], short: int = SHORT) -> None:
        super().__init__(slots, samples=samples)
        self.short = short

    def _make(self, function: Function) -> Function:
        cuda = numba_cuda()
        if function is copy_table:
            return _copy_table_on_cuda()  # type: ignore[no-any-return]
        if function in NATIVE:
            return cuda.jit(device=True)(NATIVE[function])  # type: ignore[no-any-return]
        made: Any = cuda.jit(device=True)(self._rebound(function))
        signature = self._signature(function)
        if signature is not None:
            template = made.get_call_template

            def compile_once(args: Any, kws: Any) -> Any:
                if made._can_compile:
                    keep_apart(made.compile_device(signature).library, self.short)
                    made._can_compile = False
                return template(args, kws)

            made.get_call_template = compile_once
        return made  # type: ignore[no-any-return]


def keep_apart(library: Any, short: int) -> None:
    """Tell NVVM not to copy what is longer."""
    for function in library._module.functions:
        if sum(len(block.instructions) for block in function.blocks) > short:
            function.attributes.add("noinline")


def kernel_of(game: Game, edition: Edition) -> Function:
    """The kernel of a swarm, as a plain function: thread i plays table i on in its own memory."""
    import numba

    cuda, copy = numba_cuda(), word_copy()
    moves = OnCuda(game.rules, samples_of(game), LONG)(swarm_moves)
    table_type = numba.from_dtype(game.record.dtype)
    actions = len(edition.actions)

    def swarm(boxes, blank, tables, keys, steps, journal, begun):
        i = cuda.grid(1)
        if i < len(tables):
            mine = cuda.local.array(2, table_type, WORD)
            mask = cuda.local.array(actions, numba.uint8)
            copy(mine, HERE, tables, i)
            copy(mine, BLANK, blank, 0)
            begun[i] += moves(boxes, mine, keys[i], steps, mask, journal)
            copy(tables, i, mine, HERE)

    return swarm


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


class Swarm:
    """Many tables of random games on a GPU."""

    def __init__(self, game: Game, edition: Edition, seats: int, tables: int, seed: int = 0) -> None:
        cuda = numba_cuda()
        self._cuda = cuda
        self._kernel = cuda.jit(kernel_of(game, edition))
        blank = blank_table(game, edition, seats)
        resting = np.repeat(blank, tables)
        resting["over"] = 1
        self._box, self._blank = cuda.to_device(edition.box), cuda.to_device(blank)
        self._tables = cuda.to_device(resting)
        self._keys = cuda.to_device(swarm_keys(seed, tables))
        self._journal = cuda.to_device(new_journal(1))[:0]
        self._begun = cuda.to_device(np.zeros(tables, np.int64))

    def play(self, steps: int) -> None:
        """`steps` decisions at every table; returns when they are made."""
        blocks = (len(self._tables) + THREADS - 1) // THREADS
        arguments = (self._box, self._blank, self._tables, self._keys, steps, self._journal, self._begun)
        self._kernel[blocks, THREADS](*arguments)
        self._cuda.synchronize()

    def tables(self) -> Array:
        return self._tables.copy_to_host()  # type: ignore[no-any-return]

    def begun(self) -> int:
        """Games begun so far, on all tables."""
        return int(self._begun.copy_to_host().sum())


def ptx(
    kernel: Function, signature: tuple[Any, ...], compute_capability: tuple[int, int] = (9, 0), optimised: bool = False
) -> str:
    """A kernel as PTX, typed and compiled without a GPU."""
    dispatcher: Any = importlib.import_module(f"{numba_cuda().jit.__module__.rpartition('.')[0]}.dispatcher")
    real_device = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=compute_capability)
    try:
        text, _ = numba_cuda().compile_ptx(kernel, signature, cc=compute_capability, opt=optimised)
    finally:
        dispatcher.get_current_device = real_device
    return str(text)


def swarm_ptx(game: Game, edition: Edition) -> str:
    """The swarm's kernel as PTX."""
    import numba

    numbers, small = numba.int64, numba.typeof(new_journal(2))
    box, table = numba.typeof(game.box_record.array()), numba.typeof(game.record.array())
    signature = (box, table, table, numba.uint64[::1], numbers, small, numba.int64[::1])
    return ptx(kernel_of(game, edition), signature)
