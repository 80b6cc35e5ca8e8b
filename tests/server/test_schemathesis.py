"""The HTTP interface as it is described: every route is there, and whatever is sent is answered as it says.

Requests are made by schemathesis from the description, right ones and wrong ones, for tables that wait, are played, are
over, or do not exist.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from cenote.server.app import Server
from cenote.server.openapi import CALLS, description
from tests.server.harness import Client, Inside, Postgres, finished

EXAMPLES = 8
"""Requests made up for each of the operations."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(json.loads(description()))
SCHEMA.config.phases.coverage.enabled = False


def test_every_route_is_described_and_nothing_else(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.db'}")
    routes = [route for route in server.app().routes if isinstance(route, Route) and route.path != "/{path:path}"]
    asked = {f"{method} {route.path}" for route in routes for method in route.methods or () if method != "HEAD"}
    server.store.close()
    assert asked == set(CALLS)
    paths = json.loads(description())["paths"]
    assert {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods} == asked


class Described(NamedTuple):
    """A running server, a person who asks, and codes of tables."""

    address: str
    session: requests.Session
    tables: list[str]


@pytest.fixture(scope="module")
def described(postgres: Postgres) -> Iterator[Described]:
    running = Inside(postgres.new_database())

    async def tables() -> tuple[list[str], str]:
        async with Client(running.address) as client:
            over, playing = await finished(client), await client.create("me", "me")
            waiting = [await client.create("me", "open", "open") for _ in range(3)]
            return [over.id, playing.id, *(info.id for info in waiting), "nowhere1"], client.http.cookies["cenote"]

    with requests.Session() as session:
        ids, cookie = asyncio.run(tables())
        session.trust_env = False
        session.cookies.set("cenote", cookie)
        yield Described(running.address, session, ids)
    running.stop()


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_answers_are_as_described(case: Any, described: Described) -> None:
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = described.tables[crc32(repr(case).encode()) % len(described.tables)]
    if isinstance(case.body, dict) and "game" in case.body and crc32(repr(case).encode()) % 4:
        case.body["game"] = "lost_temple"
    case.call_and_validate(base_url=described.address, session=described.session, checks=CHECKS)
