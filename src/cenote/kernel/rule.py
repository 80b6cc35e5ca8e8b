"""@rule: one function, three ways to run it.

A rule is a plain Python function over records and integers. The decorator only marks it, so what a debugger, a coverage
run or a reader sees is the function itself. A `Way` turns rules into callables:

    Interpreted(game)(rule)   the function itself, on plain objects
    Compiled(game)(rule)      machine code by numba, on numpy records; cached on disk
    Typed for CUDA            the compiled functions, called from a kernel (see cenote.kernel.cuda)

Rules that work for any game (a random playout, a search) call *slots*: names such as `legal` or `apply` that each way
fills with the functions of its game.
"""

from __future__ import annotations

import dis
import hashlib
import os
import platform
import sys
import sysconfig
import tempfile
import threading
import types
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from cenote.kernel.record import fingerprint, native_fingerprint

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
UNTYPED = ("out", "key", "key0", "key1", "weights")
LEAN: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

MASK64 = 0xFFFFFFFFFFFFFFFF


def rule(function: F) -> F:
    """Mark a function as a rule: it may be compiled, and called by other rules."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def slot(function: F) -> F:
    """Mark a function without a body that each game fills with its own function of that name."""
    function.__slot__ = function.__name__  # type: ignore[attr-defined]
    return function


def word(value: int) -> int:
    """The low 64 bits of `value`, unsigned; compiled code wraps around by itself."""
    return int(value) & MASK64


def whole(value: int) -> int:
    """`value` as a signed integer. What is read from an array passes through it before rules get it: as it is, it
    would go into a table and overflow there."""
    return int(value)


def natural(value: int) -> int:
    """`value`, which is not negative. Compiled code that knows this of an index does not ask whether it counts from the
    end, as Python's may, and can do many at once."""
    return value


def copy_table(tables: Any, to: int, source: int) -> None:
    """Make the table at `to` a copy of the one at `source`."""
    tables[to] = tables[source].copy()


def _native_word(value: Any) -> Any:
    return np.uint64(value)


def _native_whole(value: Any) -> Any:
    return np.int64(value)


def _native_natural(value: Any) -> Any:
    return np.uint32(value)


def _native_copy_table(tables: Any, to: int, source: int) -> None:
    tables[to] = tables[source]


NATIVE: dict[Function, Function] = {
    word: _native_word, whole: _native_whole, natural: _native_natural, copy_table: _native_copy_table,
    fingerprint: native_fingerprint,
}  # fmt: skip
"""What Python objects need a function for, and machine code does by itself."""


def _globals_read(function: types.FunctionType) -> set[str]:
    return {code.argval for code in dis.get_instructions(function) if code.opname in ("LOAD_GLOBAL", "LOAD_NAME")}


class Way(ABC):
    """One way of running the rules of one game; `overrides` replaces single rules, for experiments and tests. Values
    like those that rules are called with (`samples`, by the names of their arguments) give them one signature each."""

    def __init__(
        self,
        slots: Mapping[str, Function],
        overrides: Mapping[Function, Function] | None = None,
        samples: Mapping[str, Any] | None = None,
    ) -> None:
        self.slots = dict(slots)
        self.overrides = dict(overrides or {})
        self.samples = dict(samples or {})
        self._made: dict[Function, Function] = {}

    def __call__(self, function: Function) -> Function:
        if function not in self._made:
            self._made[function] = self._make(function)
        return self._made[function]

    def _resolve(self, value: Any) -> Any:
        """What a global name of a rule stands for in this way."""
        if not isinstance(value, types.FunctionType):
            return value
        if hasattr(value, "__slot__"):
            value = self.slots[value.__slot__]
        value = self.overrides.get(value, value)
        return self(value) if hasattr(value, "__rule__") or value in NATIVE else value

    def _rebound(self, function: Function) -> Function:
        assert isinstance(function, types.FunctionType), function
        outer = function.__globals__
        names = {name: self._resolve(outer[name]) for name in _globals_read(function) if name in outer}
        if all(names[name] is outer[name] for name in names):
            return function
        twin = types.FunctionType(function.__code__, {**outer, **names}, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__, twin.__doc__ = function.__qualname__, function.__module__, function.__doc__
        return twin

    def _signature(self, function: Function) -> tuple[Any, ...] | None:
        """The one signature of a rule over a table: named samples, and int64 for the rest. Without it numba would
        compile `tell(journal, kind, seat, …)` once for every mixture of small and large integers."""
        import numba

        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        if not names or names[0] not in ("box", "t", "journal") or any(name in UNTYPED for name in names):
            return None
        return tuple(numba.typeof(self.samples[n]) if n in self.samples else numba.int64 for n in names)

    @abstractmethod
    def _make(self, function: Function) -> Function:
        """The callable for a rule."""


class Interpreted(Way):
    """Rules as they are written, on plain objects."""

    def _make(self, function: Function) -> Function:
        return function if function in NATIVE else self._rebound(function)


class Compiled(Way):
    """Rules as machine code, on arrays of records.

    Only entry points (`entry`) are kept in the on-disk cache: their code contains everything they call. numba does not
    notice when a called function changes, so the cache directory carries a digest of all rule sources.
    """

    def __init__(
        self,
        slots: Mapping[str, Function],
        overrides: Mapping[Function, Function] | None = None,
        samples: Mapping[str, Any] | None = None,
        cache: Path | None = None,
    ) -> None:
        super().__init__(slots, overrides, samples)
        self.cache = None if overrides else cache

    def _make(self, function: Function) -> Function:
        import numba

        if function in NATIVE:
            return numba.njit(NATIVE[function])  # type: ignore[no-any-return]
        # A rule never meets Python or the heap: without wrappers and reference counts it compiles in half the time.
        made: Any = numba.njit(**LEAN, no_cpython_wrapper=True, no_cfunc_wrapper=True)(self._rebound(function))
        signature = self._signature(function)
        if signature is not None:
            template = made.get_call_template

            def compile_once(args: Any, kws: Any) -> Any:
                """When a caller is compiled, and not when it comes from the cache."""
                if not made.signatures:
                    made.compile(signature)
                    made.disable_compile()
                return template(args, kws)

            made.get_call_template = compile_once
        return made  # type: ignore[no-any-return]

    def entry(self, function: Function, *sample: Any) -> Function:
        """The compiled function for arguments like `sample`, from the cache where it is there."""
        import numba

        dispatcher: Any = numba.njit(**LEAN)(self._rebound(function))
        if self.cache is not None and _writable(self.cache):
            with _caching:  # numba has one such folder for all, and games are compiled in threads
                before = numba.config.CACHE_DIR
                numba.config.CACHE_DIR = str(self.cache)
                try:
                    dispatcher.enable_caching()
                finally:
                    numba.config.CACHE_DIR = before
        dispatcher.compile(tuple(numba.typeof(value) for value in sample))
        return dispatcher  # type: ignore[no-any-return]


_caching = threading.Lock()


def _writable(folder: Path) -> bool:
    """numba would fall back to a cache beside the source, which outlives a change of the rules it calls."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def sources_digest(sources: Iterable[Path]) -> str:
    """A digest of Python sources and of what compiles them."""
    import numba

    digest = hashlib.sha256()
    for part in (sys.version, numba.__version__, platform.machine(), str(numba.config.BOUNDSCHECK)):
        digest.update(part.encode())
    for path in sources:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled rules are kept: $CENOTE_CACHE, else the user's cache directory."""
    given = os.environ.get("CENOTE_CACHE")
    if given:
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cenote" / sysconfig.get_python_version()
