"""A server of this machine under many people: how fast it answers, and what it takes."""

from __future__ import annotations

import contextlib
import ipaddress
import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import numpy as np

from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.replay import read_record
from cenote.lab.crowd import Counts, Plan, play_crowd

MOST_TABLES, LONGEST = 5_000, 3_600
BIN = 5.0
"""Seconds that are taken together; more where there would be over a hundred of them."""
SAMPLE = 20
"""Finished games that are verified at the end."""
STARTING = 60.0
"""Seconds that a server has to begin."""


# The server


def check_address(address: str) -> str:
    """The address of a server on this machine; nobody puts load on another one."""
    parts = urlsplit(address if "//" in address else f"http://{address}")
    try:
        host, port = parts.hostname or "", parts.port or 80
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here or parts.scheme != "http":
        raise OptionError(f"{address!r} is not on this machine: load is for a server at http://127.0.0.1:PORT only")
    return f"http://{parts.hostname if host != 'localhost' else '127.0.0.1'}:{port}"


@contextlib.contextmanager
def own_server(*options: str) -> Iterator[str]:
    """A server on a free port that ends with us; its address. Without a database it has one in a temporary folder."""
    allow_files()
    with tempfile.TemporaryDirectory(prefix="cenote-load-") as folder:
        where = [] if "--database" in options else ["--data", folder]
        log = Path(folder) / "log"
        with log.open("w") as errors:
            run = [sys.executable, "-c", "from cenote.cli import main; main()", "serve", "--port", "0"]
            server = subprocess.Popen(
                [*run, *where, *options], stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
            )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "http://" not in said:
                raise OptionError(f"the server does not start: {(log.read_text().splitlines() or ['no word'])[-1]}")
            address = f"http://127.0.0.1:{urlsplit(said.split()[-1]).port}"
            end = time.monotonic() + STARTING
            while not healthy(address) and time.monotonic() < end:
                time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait()


def healthy(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=STARTING):
            return True
    except OSError:
        return False


def allow_files() -> None:
    """A connection is an open file, on both sides."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listeners(address: str) -> list[int]:
    """The processes that serve an address of this machine, as far as we may look."""
    port, sockets, found = urlsplit(address).port, set(), []
    for name in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{name}").read_text().splitlines()[1:]:
            columns = line.split()
            if columns[3] == "0A" and int(columns[1].rsplit(":", 1)[1], 16) == port:
                sockets.add(f"socket:[{columns[9]}]")
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if any(os.readlink(file) in sockets for file in (process / "fd").iterdir()):
                found.append(int(process.name))
    return found


def used(process: int) -> tuple[float, float]:
    """Resident memory in bytes, and seconds of processor time; nothing of a process that is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0, 0.0
    return int(fields[21]) * os.sysconf("SC_PAGE_SIZE"), sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


# Figures


class Quantiles(msgspec.Struct, frozen=True):
    """How long something took, in seconds."""

    p50: float = 0.0
    p90: float = 0.0
    p99: float = 0.0
    most: float = 0.0


def quantiles(seconds: Sequence[float]) -> Quantiles:
    return Quantiles(*map(float, np.percentile(seconds, [50, 90, 99, 100]))) if seconds else Quantiles()


class Second(msgspec.Struct):
    """What was told within about a second; how many tables there were at its end, and what was used until then."""

    at: float
    told: list[Counts]
    tables: int
    memory: float
    server: float
    people: float


class Moment(msgspec.Struct):
    """Some seconds of a run: a second's moves, messages and bytes; processor time in cores."""

    at: float
    tables: int
    moves: float
    messages: float
    bytes: float
    errors: int
    own: Quantiles
    others: Quantiles
    memory: float
    server: float
    people: float


def moment(before: Second, seconds: Sequence[Second]) -> Moment:
    """Seconds taken together; `before` is the last one before them."""
    told = [one for second in seconds for one in second.told]
    own, last = [took for one in told for took in one.own], seconds[-1]
    span = max(last.at - before.at, 1e-6)
    return Moment(
        at=last.at,
        tables=last.tables,
        moves=len(own) / span,
        messages=sum(one.messages for one in told) / span,
        bytes=sum(one.bytes for one in told) / span,
        errors=sum(sum(one.errors.values()) for one in told),
        own=quantiles(own),
        others=quantiles([took for one in told for took in one.others]),
        memory=last.memory,
        server=(last.server - before.server) / span,
        people=(last.people - before.people) / span,
    )


class Results(msgspec.Struct):
    """What a run has shown."""

    plan: Plan
    command: str
    title: str
    began: float
    whole: Moment
    """Everything after all people had come."""
    course: list[Moment]
    moves: int
    errors: dict[str, int]
    finished: int
    verified: int
    slope: float
    """Bytes of memory that the server takes more in a second, after all people had come."""


class Load:
    """A run: people come over the ramp and play for a while."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.began, self._start = 0.0, 0.0
        self.seconds: list[Second] = []
        self.played = 0
        """Seconds until no more moves were made."""
        self._servers = listeners(plan.address)
        self._last: dict[Connection, Counts] = {}

    def play(self) -> Generator[Moment]:
        """Play; yields the last seconds, again and again. Closing it ends the run early."""
        allow_files()
        spawn = multiprocessing.get_context("spawn")
        crowds = []
        for numbers in self.plan.shares():
            here, there = spawn.Pipe()
            crowds.append(spawn.Process(target=play_crowd, args=(self.plan, numbers, there), daemon=True))
            crowds[-1].start()
            there.close()
            self._last[here] = Counts()
        pipes = list(self._last)
        for pipe in pipes:
            pipe.poll(STARTING)
        self.began, self._start = time.time(), time.monotonic()
        self.listen([])
        try:
            while pipes and self.seconds[-1].at < min(self.came() + self.plan.seconds, LONGEST):
                self.listen(pipes)
                recent = self.seconds[-6:]
                yield moment(recent[0], recent[1:])
        finally:
            self.played = len(self.seconds)
            for pipe in pipes:
                with contextlib.suppress(OSError):
                    pipe.send_bytes(b"enough")
            while pipes:
                self.listen(pipes)
            for crowd in crowds:
                crowd.join()

    def came(self) -> float:
        """When everybody had come; who takes longer than twice the ramp is not waited for."""
        full = (second.at for second in self.seconds if second.tables == self.plan.tables)
        return next(full, 2 * self.plan.ramp + BIN)

    def listen(self, pipes: list[Connection]) -> None:
        """Hear for a second what people tell, and look at the server; who has gone is not listened to any more."""
        told, end = [], time.monotonic() + 1
        while pipes and (left := end - time.monotonic()) > 0:
            for pipe in wait(pipes, left):
                assert isinstance(pipe, Connection)
                try:
                    self._last[pipe] = msgspec.msgpack.decode(pipe.recv_bytes(), type=Counts)
                    told.append(self._last[pipe])
                except (EOFError, OSError):
                    pipes.remove(pipe)
                    told += [Counts(errors={"people gone": 1})] * (not self.played)
        memory, server = (sum(figure) for figure in zip((0.0, 0.0), *map(used, self._servers), strict=True))
        tables, people = (sum(getattr(one, name) for one in self._last.values()) for name in ("tables", "cpu"))
        self.seconds.append(Second(time.monotonic() - self._start, told, int(tables), memory, server, people))

    def results(self, command: str, title: str) -> Results:
        """What was seen, and whether the records of finished games say the same."""
        played = self.seconds[: self.played] if self.played > 1 else self.seconds
        steady = [second for second in played if second.at >= self.came()]
        steady = steady if len(steady) > 1 else played
        width = max(BIN, played[-1].at / 100)
        bounds = (n for n, (a, b) in enumerate(pairwise(played), 1) if a.at // width < b.at // width)
        edges = sorted({0, *bounds, len(played) - 1})
        course = [moment(played[a], played[a + 1 : b + 1]) for a, b in pairwise(edges)]
        told = [one for second in self.seconds for one in second.told]
        errors = sum((Counter(one.errors) for one in told), Counter[str]())
        finished = [game for one in told for game in one.finished]
        sample = finished[:: max(1, len(finished) // SAMPLE)][:SAMPLE]
        errors.update(filter(None, (self.fault(*game) for game in sample)))
        slope = np.polyfit([second.at for second in steady], [second.memory for second in steady], 1)[0]
        return Results(
            plan=self.plan,
            command=command,
            title=title,
            began=self.began,
            whole=moment(steady[0], steady[1:]),
            course=course,
            moves=sum(len(one.own) for one in told),
            errors=dict(errors.most_common()),
            finished=len(finished),
            verified=len(sample),
            slope=float(slope),
        )

    def fault(self, table: str, moves: int) -> str | None:
        """What is wrong with the record of a finished game, if anything is."""
        try:
            with urllib.request.urlopen(f"{self.plan.address}/api/tables/{table}/record", timeout=STARTING) as answer:
                made = read_record(answer.read().decode()).move
        except (OSError, CenoteError) as error:
            return f"record: {error}"
        return None if made == moves else f"record: {made} moves instead of {moves}"
