"""The third way to run rules: on a GPU, one table a thread.

The rules are the same functions; `OnCuda` hands them to numba-cuda (the extra `cuda`). Threads side by side are fast
only while they run the same code, and the rules of a turn are long: so before kernels run them, an `Order` puts tables
together that do the same next. A `Program` is the kernels of a step, one after the other. `ptx` compiles a kernel
without a GPU, so that every change of the rules is typed for CUDA in the tests.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from cenote.kernel.engine import Array
from cenote.kernel.game import Edition
from cenote.kernel.rule import NATIVE, Function, Way, copy_table

THREADS = 128
REGISTERS = 64
"""For a thread, so that many are at work while others wait for memory."""
WORD = 8
LONG = 3000
"""Instructions up to which a rule is copied to where it is called: more of them run faster and compile longer."""
GROUPS = 64
BEGUN, FINISHED = GROUPS - 2, GROUPS - 1
"""Groups of an order beside those of verbs and phases: tables where a game begins, and where one has ended."""

Part = tuple[Function, tuple[Any, ...]]
"""A kernel, and what it is launched with."""


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

    def __init__(self, slots: Mapping[str, Function], samples: Mapping[str, Any], short: int = LONG) -> None:
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


@cache
def ordering() -> tuple[Function, Function, Function]:
    """The kernels that put rows in the order of their groups: count each group, where each one begins, who is where."""
    import numba

    cuda, number = numba_cuda(), numba.int32

    def count_groups(groups, ranks, sizes):
        here, before = cuda.shared.array(GROUPS, number), cuda.shared.array(GROUPS, number)
        i, k = cuda.grid(1), cuda.threadIdx.x
        if k < GROUPS:
            here[k] = 0
        cuda.syncthreads()
        rank = number(0)
        if i < len(groups):
            rank = cuda.atomic.add(here, groups[i], 1)
        cuda.syncthreads()
        if k < GROUPS and here[k] > 0:
            before[k] = cuda.atomic.add(sizes, k, here[k])
        cuda.syncthreads()
        if i < len(groups):
            ranks[i] = before[groups[i]] + rank

    def begin_groups(sizes, firsts):
        all_sizes, k = cuda.shared.array(GROUPS, number), cuda.grid(1)
        if k < GROUPS:
            all_sizes[k] = sizes[k]
            sizes[k] = 0
        cuda.syncthreads()
        if k < GROUPS:
            first = number(0)
            for before in range(k):
                first += all_sizes[before]
            firsts[k] = first

    def place_rows(groups, ranks, firsts, order):
        i = cuda.grid(1)
        if i < len(groups):
            order[firsts[groups[i]] + ranks[i]] = i

    return count_groups, begin_groups, place_rows


def on_device(holder: Any) -> Any:
    """The same, its arrays in the GPU's memory."""
    for name, array in vars(holder).items():
        setattr(holder, name, numba_cuda().to_device(array))
    return holder


class Order:
    """`rows` lists the tables group by group; write each table's group into `groups` first. Within a group any table
    may come first: none depends on another."""

    def __init__(self, n: int) -> None:
        self.groups, self.ranks = np.full(n, FINISHED, np.uint8), np.zeros(n, np.int32)
        self.rows = np.arange(n, dtype=np.int32)
        self.sizes, self.firsts = np.zeros(GROUPS, np.int32), np.zeros(GROUPS, np.int32)

    def parts(self) -> tuple[Part, ...]:
        count_groups, begin_groups, place_rows = ordering()
        return (
            (count_groups, (self.groups, self.ranks, self.sizes)),
            (begin_groups, (self.sizes, self.firsts)),
            (place_rows, (self.groups, self.ranks, self.firsts, self.rows)),
        )


def verbs_of(edition: Edition) -> Array:
    """A number for the verb of each action: actions with the same verb run much the same rules."""
    numbers: dict[str, int] = {}
    return np.array([numbers.setdefault(a.verb, len(numbers) % BEGUN) for a in edition.actions], np.uint8)


@cache
def jitted(kernel: Function) -> Any:
    return numba_cuda().jit(kernel, max_registers=REGISTERS)


class Program:
    """Kernels that run one after the other, with a thread for each of `n` tables. The first time compiles them, the
    second records them, and from then on they are launched as one."""

    def __init__(self, n: int, parts: Iterable[Part]) -> None:
        self._tables = n
        self._parts = [(jitted(kernel), arguments) for kernel, arguments in parts]
        self._compiled, self._graph = False, None

    def __call__(self) -> None:
        if not self._compiled:
            self._launch(0)
            self._compiled = True
            return
        driver = importlib.import_module("cuda.bindings.driver")
        if self._graph is None:
            stream = numba_cuda().stream()
            handle, mode = int(stream.handle), driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
            done(driver.cuStreamBeginCapture(handle, mode))
            self._launch(stream)
            self._graph = done(driver.cuGraphInstantiate(done(driver.cuStreamEndCapture(handle)), 0))
        done(driver.cuGraphLaunch(self._graph, 0))

    def _launch(self, stream: Any) -> None:
        for kernel, arguments in self._parts:
            configured(kernel, self._tables, stream)(*arguments)


def configured(kernel: Any, n: int, stream: Any) -> Any:
    """A kernel with a thread for each of `n` tables."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a few tables keep only a part of a GPU busy: that is known
        return kernel[(n + THREADS - 1) // THREADS, THREADS, stream]


def done(answer: tuple[Any, ...]) -> Any:
    """What the driver gives back, if it has not failed."""
    wrong, *given = answer
    if int(wrong) != 0:
        raise RuntimeError(f"CUDA's driver: {wrong.name}")
    return given[0] if given else None


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


def ptx_of(parts: Iterable[Part]) -> dict[str, str]:
    """Every kernel of a program as PTX, by name; the arguments may be arrays of numpy."""
    import numba

    return {
        kernel.__name__: ptx(kernel, tuple(numba.typeof(argument) for argument in arguments))
        for kernel, arguments in parts
    }
