"""What the tests of the server share: databases, servers, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from cenote import games
from cenote.kernel.engine import engine_of
from tests.server.services import DATABASES, PATIENCE, Inside, Postgres, Process, Redis


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own, and not for ever."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), 4 * PATIENCE))
    return True


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Compile once, before servers start: then each of them finds the compiled rules."""
    for key in games.names():
        engine_of(games.get(key), wait=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    running = Redis()
    yield running
    running.stop()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'cenote.db'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Process]]:
    """Servers that many tests use, each with other people and tables; started when first needed."""
    running: dict[str, Process] = {}

    def server(kind: str) -> Process:
        if kind not in running:
            url = request.getfixturevalue("postgres").new_database() if kind == "postgresql" else None
            running[kind] = Process(tmp_path_factory.mktemp(kind), url)
        return running[kind]

    yield server
    for process in running.values():
        process.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Callable[[str], Process]) -> Iterator[Process]:
    """A running server, for every other test on SQLite, for the others on PostgreSQL (storage itself is tested on both,
    see `database`); a test in which it logs an error fails."""
    process = servers(DATABASES[crc32(request.node.name.encode()) % 2])
    before = len(process.errors())
    yield process
    assert process.errors()[before:] == []


@pytest.fixture
def sqlite_server(servers: Callable[[str], Process]) -> Iterator[Process]:
    """A running server on SQLite, for what has nothing to do with the database."""
    process = servers("sqlite")
    before = len(process.errors())
    yield process
    assert process.errors()[before:] == []


@pytest.fixture
def own(database: str, tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, which it may kill."""
    process = Process(tmp_path, database)
    yield process
    process.kill()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """A server in this process."""
    running = Inside(f"sqlite:///{tmp_path / 'inside.db'}")
    yield running
    running.stop()
