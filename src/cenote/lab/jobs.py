"""Many jobs at once: here, in processes of this machine, or on a Ray cluster. The results are the same everywhere.

for played in done(partial(Hall, rules, seed, players), sittings, processes=4):
    ...
"""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, TypeVar
from uuid import uuid4

import msgspec

from cenote import __version__
from cenote.kernel.engine import Engine, engine_of
from cenote.kernel.errors import CenoteError, EditionError, OptionError, read_text
from cenote.kernel.game import Edition, Game
from cenote.kernel.rule import cache_root
from cenote.kernel.table import find_game

Job = TypeVar("Job")
Done = TypeVar("Done")
Handle = TypeVar("Handle")
Make = Callable[[], Callable[[Job], Done]]
"""What makes a worker."""

SOON = 2.0
"""Seconds of work in this process before others are started, if nobody said how many: one takes a second to start."""
AHEAD = 16
"""Jobs for each process that are given out before they are needed."""
ANSWERS = 5.0
"""Seconds in which the address of a cluster must answer."""
STORE = 100 << 20
"""Bytes for a cluster of this machine alone to keep what travels."""
NO_SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""The frame with which both sides of an HTTP/2 connection begin."""


class Rules(msgspec.Struct, frozen=True):
    """What games are played by, as it travels to other processes and machines: an edition's file goes along."""

    game: str
    options: dict[str, object]
    file: tuple[str, str] | None = None
    """The edition's file, if it is not the one in the box: its name and its text."""

    @classmethod
    def of(cls, game: Game, edition: Path | None, options: Mapping[str, object]) -> Rules:
        file = None if edition is None else (edition.name, read_text(edition, EditionError))
        return cls(game.key, dict(options), file)

    def loaded(self) -> tuple[Game, Edition, Engine]:
        game = find_game(self.game)
        if self.file is None:
            return game, game.load_edition(None), engine_of(game, wait=True)
        name, text = self.file
        with TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8")
            return game, game.load_edition(path), engine_of(game, wait=True)


def done(
    make: Make[Job, Done], jobs: Iterable[Job], *, processes: int | None = None, ray: str | None = None
) -> Generator[Done]:
    """What comes of the jobs, in their order. Each is done by a worker that `make` makes once in every process.

    With an address of a Ray cluster they are done there, with a number in so many processes of this machine. Without,
    they are begun here, and if that takes long, all cores go on. Closing the generator stops everything."""
    rest = iter(jobs)
    if ray is not None:
        yield from _on_cluster(make, rest, ray)
        return
    count = processes or os.cpu_count() or 1
    if count == 1 or processes is None:
        work, began = make(), perf_counter()
        for job in rest:
            yield work(job)
            if count > 1 and perf_counter() - began > SOON:
                break
    yield from _in_processes(make, rest, count)


def _in_order(
    begin: Callable[[Job], Handle], end: Callable[[Handle], Done], jobs: Iterator[Job], count: int
) -> Iterator[Done]:
    """Begin jobs far enough ahead that nobody waits for one, and end them in their order."""
    begun: deque[Handle] = deque()
    for job in jobs:
        begun.append(begin(job))
        if len(begun) >= count * AHEAD:
            yield end(begun.popleft())
    while begun:
        yield end(begun.popleft())


_workers: dict[str, Callable[[Any], Any]] = {}
"""In a process that does the jobs of others: the worker for the run it was last used for."""


def _do(run: str, make: Make[Job, Done], job: Job) -> Done:
    if run not in _workers:
        _workers.clear()
        _workers[run] = make()
    worker: Callable[[Job], Done] = _workers[run]
    return worker(job)


# Processes of this machine


def _in_processes(make: Make[Job, Done], jobs: Iterator[Job], count: int) -> Generator[Done]:
    """Whether they go on after Ctrl-C is decided where they were started."""
    others = set(active_children())
    with ProcessPoolExecutor(count, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            run = uuid4().hex
            yield from _in_order(lambda job: pool.submit(_do, run, make, job), Future.result, jobs, count)
        except BrokenProcessPool:
            raise CenoteError(f"a process that played games has died; fewer than {count} need less memory") from None
        except BaseException:  # nobody waits for games that nobody will count
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


# A Ray cluster


def _on_cluster(make: Make[Job, Done], jobs: Iterator[Job], address: str) -> Generator[Done]:
    with _cluster(address) as ray:
        begin = partial(ray.remote(_do_there).remote, __version__, uuid4().hex, ray.put(make))
        try:
            yield from _in_order(begin, ray.get, jobs, int(ray.cluster_resources().get("CPU", 1)))
        except ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, CenoteError):
                raise cause from None
            raise CenoteError(f"the Ray cluster cannot go on: {_last_line(cause or error)}") from None


def _do_there(version: str, run: str, make: Make[Job, Done], job: Job) -> Done:
    """On a node: with the same release, else the same seeds would be other games."""
    if version != __version__:
        raise CenoteError(f"a node of the Ray cluster has Cenote {__version__}, here is {version}: install the same")
    return _do(run, partial(_made_there, make), job)


def _made_there(make: Callable[[], Done]) -> Done:
    """One process of a node compiles the rules, the others find them."""
    from filelock import FileLock  # Ray brings it

    cache_root().mkdir(parents=True, exist_ok=True)
    with FileLock(cache_root() / "ray.lock"):
        return make()


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """The connection to a cluster; what keeps it from being made is said in a sentence."""
    found = re.fullmatch(r"auto|local|(?:ray://)?(?P<host>[^/:]+|\[[0-9a-f:]+\]):(?P<port>[0-9]{1,5})", address)
    if found is None:
        raise OptionError(f"--ray {address!r} must be auto, local, HOST:PORT or ray://HOST:PORT")
    try:
        if found["host"]:
            _knock(found["host"].strip("[]"), int(found["port"]))
        ray = _ray()
        alone: dict[str, Any] = {"include_dashboard": False, "object_store_memory": STORE} if address == "local" else {}
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **alone)
    except (OSError, OverflowError, RuntimeError, ImportError) as error:
        raise CenoteError(f"--ray {address}: there is no Ray cluster that answers ({_last_line(error)})") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _ray() -> Any:
    """The library; it reports to nobody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise CenoteError("--ray needs Ray: pip install 'cenote[ray]' brings it") from None
    return ray


def _knock(host: str, port: int) -> None:
    """Whether anybody is there who speaks HTTP/2, as Ray does: where nobody is, Ray would wait for minutes."""
    with socket.create_connection((host, port), ANSWERS) as line:
        if os.environ.get("RAY_USE_TLS") != "1":
            line.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + NO_SETTINGS)
            if line.recv(len(NO_SETTINGS))[3:4] != NO_SETTINGS[3:4]:
                raise ConnectionError("what listens there is not Ray")


def _last_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
