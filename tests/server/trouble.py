"""Trouble to order: a network that holds back, loses or cuts, a disk that is full, a clock that is set."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

from tests.server.services import PATIENCE, Postgres, Process

SOCKET = ".s.PGSQL.5432"
"""How PostgreSQL calls its socket."""
FAKETIME = "/usr/$LIB/faketime/libfaketimeMT.so.1"


class Network:
    """The network before a server that listens on a port of this machine, or on a socket at a path."""

    def __init__(self, behind: int | Path, path: Path | None = None) -> None:
        self.behind, self.path = behind, path
        self.port = 0
        self.holds = False
        """Nothing arrives for now; it will later."""
        self.last_words: list[bytes] = []
        """Once a connection has said these, one after the other, there is no answer: all connections are cut."""
        self._losses = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="network")
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)

    @classmethod
    @contextlib.contextmanager
    def before(cls, server: Process | Postgres, folder: Path | None = None) -> Iterator[Network]:
        """With PostgreSQL, `folder` is where its socket seems to be."""
        made = (
            cls(server.port) if isinstance(server, Process) else cls(server.folder / SOCKET, folder and folder / SOCKET)
        )
        try:
            yield made
        finally:
            made.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _listen(self) -> asyncio.Server:
        if self.path is not None:
            return await asyncio.start_unix_server(self._connected, self.path)
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            if isinstance(self.behind, Path):
                there, back = await asyncio.open_unix_connection(self.behind)
            else:
                there, back = await asyncio.open_connection("127.0.0.1", self.behind)
        except OSError:
            writer.transport.abort()
            return
        self._open.add(back)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        losses, said = self._losses, 0
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                while self.holds:
                    await asyncio.sleep(0.01)
                if losses == self._losses:
                    sink.write(data)
                while said < len(self.last_words) and self.last_words[said] in data:
                    said += 1
                if said and said == len(self.last_words):
                    self.last_words = []
                    self.lose()
                    await asyncio.sleep(0.2)
                    self._cut()
                await sink.drain()
        if losses == self._losses:
            sink.transport.abort()

    def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def lose(self) -> None:
        """From now on nothing passes over the connections there are, and neither side is told; new ones work."""
        self._losses += 1

    def stop(self) -> None:
        async def end() -> None:
            self._server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._cut()
            await asyncio.sleep(0.01)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


def let_grow(process: Process, most: int = resource.RLIM_INFINITY) -> None:
    """How large a process may make its files."""
    assert process.process is not None
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class Disk:
    """A small disk; where none can be mounted, only the files of one process cannot grow any more."""

    def __init__(self, folder: Path, size: int = 12 << 20) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0

    def fill(self, process: Process) -> None:
        if not self.mounted:
            let_grow(process, max(path.stat().st_size for path in self.folder.glob("*.db*")))
            return
        with self.ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self, process: Process) -> None:
        if self.mounted:
            self.ballast.unlink()
        else:
            let_grow(process)

    def unmount(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)


class WallClock:
    """The clock on the wall of processes that are started while it is `hung` up; what measures durations is not it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.set(0)

    def set(self, seconds: int) -> None:
        """How much it is fast."""
        new = self.file.with_suffix(".new")
        new.write_text(f"{seconds:+}")
        new.replace(self.file)

    @property
    def environment(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": FAKETIME,
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
