"""What tests run for real: databases and servers, each in a process of its own that can be killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psycopg
import uvicorn

from cenote.cli.serve import listen
from cenote.server.app import CLIENT, Server

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""
SCRIPT = Path(sys.executable).parent / "cenote"
DATABASES = ("sqlite", "postgresql")
numbers = itertools.count(1)
"""For whatever must be called or come from something else each time."""


def until(condition: Callable[[], T], what: str) -> T:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not (answer := condition()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
    return answer


def kill(process: int) -> None:
    """kill -9, unless it is gone already."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


# Databases


class Postgres:
    """A PostgreSQL cluster of our own: only a socket in a temporary folder, nothing on the network."""

    def __init__(self, folder: Path | None = None) -> None:
        binaries = postgres_binaries()
        assert binaries is not None, "PostgreSQL is not installed, and installing it needs root: apt install postgresql"
        self.bin = binaries
        self.folder = folder or Path(tempfile.mkdtemp(prefix="cenote-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = self.folder / "data"
        small = ["-E", "UTF8", "--no-sync", "--wal-segsize=1"]
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "postgres", *small)
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        as_whom = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_whom, str(self.bin / program), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-t", "50", "-D", str(self.data), "-l", log, "-o", options)

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().splitlines()[0])

    def kill(self) -> None:
        """Like a power cut: kill -9 of all its processes."""
        children = subprocess.run(["ps", "--ppid", str(self.pid), "-o", "pid="], capture_output=True, check=False)
        victims = [self.pid, *map(int, children.stdout.split())]
        for victim in victims:
            kill(victim)
        until(lambda: not any(Path(f"/proc/{victim}").exists() for victim in victims), "the end of PostgreSQL")

    def revive(self) -> None:
        """Start it if it has ended by itself."""
        if not Path(f"/proc/{self.pid}").exists():
            self.start()

    def stop(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "stop", "-m", "immediate", "-w", "-D", str(self.data))
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"cenote_{next(numbers)}"
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://postgres@/{name}?host={self.folder}"


class Redis:
    """A Redis of our own on a private port, which keeps nothing on the disk."""

    def __init__(self) -> None:
        program = installed("redis-server", lambda: shutil.which("redis-server"))
        assert program is not None, "Redis is not installed, and installing it needs root: apt install redis-server"
        self.program = program
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        while self.process is None:
            self.port = random.randrange(20_000, 32_000)  # below those that the system gives to whoever connects
            self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        process = subprocess.Popen(
            command, cwd=tempfile.gettempdir(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        if until(lambda: process.poll() is not None or self.answers(), "Redis to answer") and process.poll() is None:
            self.process = process

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16) == b"+PONG\r\n"
        except OSError:
            return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    stop = kill

    def freeze(self) -> None:
        """It neither answers nor hangs up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


def postgres_binaries() -> Path | None:
    """Where Debian keeps PostgreSQL."""

    def found() -> Path | None:
        places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        return places[-1] if places else None

    return installed("postgresql", found)


def installed(package: str, find: Callable[[], T | None]) -> T | None:
    """Something of a Debian package; it is installed if it is missing and we may."""
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", package], check=False)
    return find()


# Servers


class Process:
    """`cenote serve` in a process of its own, which can be killed and started again on the same database."""

    def __init__(
        self, folder: Path, database: str | None = None, *, redis: str | None = None, workers: int = 1
    ) -> None:
        self.folder, self.database = folder, database
        self.more = [*(["--redis", redis] if redis else []), *(["--workers", str(workers)] if workers > 1 else [])]
        self.log_file = folder / "log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        where = ["--database", self.database] if self.database else ["--data", str(self.folder)]
        with self.log_file.open("a") as log:
            self.process = subprocess.Popen(
                [str(SCRIPT), "serve", "--port", str(self.port), *where, *self.more],
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://localhost:" in said, f"{said!r}\n{self.log()}"
        self.port = int(said.rsplit(":", 1)[1].strip().rstrip("/"))
        until(self.answers, "the server to answer")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log()
        try:
            return httpx.get(f"{self.address}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    def errors(self) -> list[str]:
        """The lines of the log that tell of a fault; there should never be one."""
        return [line for line in self.log().splitlines() if "Traceback" in line or '"level": "error"' in line]

    def workers(self) -> list[int]:
        """The processes that serve for this one, with --workers."""
        assert self.process is not None
        command = ["ps", "-ww", "--ppid", str(self.process.pid), "-o", "pid=,args="]
        children = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
        return [int(child.split()[0]) for child in children if "spawn_main" in child]

    def kill(self) -> None:
        """Like a power cut: kill -9, also of its workers."""
        for worker in self.workers() if self.process is not None else ():
            kill(worker)
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, as `systemctl stop` does; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        assert self.process.stdout is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return status


class Inside:
    """A server in a thread of this process, for tests that turn its clocks or look at its rooms."""

    def __init__(self, database: str, client: Path = CLIENT, *, redis: str | None = None) -> None:
        self.server = Server(database, client=client, redis=redis)
        for buckets in (self.server.messages, self.server.requests, self.server.newcomers):
            buckets.rate = buckets.burst = 1e9
        listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            self.server.app(), log_config=None, access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=3
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None

        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[listening])

        self.thread = threading.Thread(target=lambda: asyncio.run(serve()), name="server")
        self.thread.start()
        until(lambda: self.uvicorn.started, "the server to start")

    def do(self, work: Callable[[], Any]) -> Any:
        """Run something (or await what it returns) in the server's own loop."""

        async def done() -> Any:
            answer = work()
            return await answer if asyncio.iscoroutine(answer) else answer

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
