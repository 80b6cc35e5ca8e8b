"""Serving: one process, or several that share an address, are started again when they die, and end together."""

from __future__ import annotations

import contextlib
import gc
import logging
import multiprocessing
import os
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.app import JsonLines, Server
from cenote.server.limits import LONGEST_MESSAGE
from cenote.server.store import Store

FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which workers add up their figures."""
PAUSE = 1.0
"""Seconds that a worker must have lived to be started again at once."""
SELDOM = (20_000, 10, 20)
"""How much is made before garbage is looked for: at a thousand tables, a look at everything takes a third of a second
in which nobody is served."""
STOPPING = 10.0
"""Seconds workers have to stop when told to."""
logger = logging.getLogger("cenote.server")


def log_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())


def serve(server: Server, listening: socket.socket) -> None:
    """Serve until told to stop."""
    log_lines()
    config = uvicorn.Config(
        server.app(),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a move is 3 kB; to compress it costs more than all else that sends it
        ws_ping_interval=10,
        ws_ping_timeout=10,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    gc.freeze()
    gc.set_threshold(*SELDOM)
    uvicorn.Server(config).run(sockets=[listening])


def work(process: str, database: str, options: dict[str, Any], listening: socket.socket) -> None:
    """A worker: serves until told to stop, or until who started it is gone."""
    threading.Thread(target=follow, daemon=True).start()
    log_lines()
    try:
        server = Server(database, process=process, **options)
    except SQLAlchemyError as error:
        logger.info("worker cannot begin", extra={"facts": {"error": type(error).__name__}})
        sys.exit(1)
    serve(server, listening)


def follow() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """The processes that serve an address together."""

    def __init__(self, count: int, database: str, options: dict[str, Any], listening: socket.socket) -> None:
        self.count, self.work = count, (database, options, listening)
        self.store = Store(database)
        self.running: dict[str, tuple[SpawnProcess, float]] = {}
        self.ending = False

    def run(self) -> None:
        """Keep them going until told to stop."""
        log_lines()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.end)
        figures = os.environ[FIGURES] = tempfile.mkdtemp(prefix="cenote-figures-")
        try:
            while not self.ending:
                while len(self.running) < self.count:
                    self.begin()
                wait([process.sentinel for process, _ in self.running.values()], timeout=0.5)
                self.bury()
        finally:
            self.stop()
            self.store.close()
            shutil.rmtree(figures, ignore_errors=True)

    def end(self, *_: object) -> None:
        self.ending = True

    def begin(self) -> None:
        id = secrets.token_hex(8)
        process = multiprocessing.get_context("spawn").Process(target=work, args=(id, *self.work))
        process.start()
        self.running[id] = process, time.monotonic()

    def bury(self) -> None:
        """Tell the others of the dead at once: they need not wait for their signs of life."""
        for id, (process, began) in list(self.running.items()):
            if process.is_alive():
                continue
            del self.running[id]
            logger.info("worker died", extra={"facts": {"pid": process.pid, "status": process.exitcode}})
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            with contextlib.suppress(SQLAlchemyError):
                self.store.forget_process(id)
            if time.monotonic() < began + PAUSE:
                time.sleep(PAUSE)

    def stop(self) -> None:
        for process, _ in self.running.values():
            process.terminate()
        deadline = time.monotonic() + STOPPING
        for process, _ in self.running.values():
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
