"""The HTTP interface as an OpenAPI description, made from the structs of the protocol (`/api/openapi.json`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from cenote import __version__, games
from cenote.server import protocol as p
from cenote.words import LANGUAGES

JSON, TEXT = "application/json", "text/plain"


class Call(NamedTuple):
    """What can be asked for: what it does, what comes back (text, if nothing is said), and what is sent."""

    does: str
    answer: Any = None
    body: type[msgspec.Struct] | None = None
    refused: tuple[int, ...] = (409,)


class Link(msgspec.Struct):
    """A path that makes another device the same person's."""

    link: str


class Health(msgspec.Struct):
    """Whether the server can serve."""

    status: str


CALLS: dict[str, Call] = {
    "GET /api/me": Call("Who I am; a newcomer becomes a guest.", p.Me),
    "POST /api/me": Call("Change my name.", p.Me, p.Rename),
    "GET /api/me/link": Call("My personal link, for another device.", Link),
    "POST /api/me/link": Call("Be the person of a personal link on this device, too.", p.Me, p.Enter),
    "GET /api/games": Call("The games, their options and bots.", list[p.GameInfo]),
    "GET /api/tables": Call("Open tables, mine, and my finished ones.", p.Tables),
    "POST /api/tables": Call("Make a table.", p.TableInfo, p.NewTable),
    "GET /api/daily": Call("The expeditions of the day, and how I did.", list[p.Daily]),
    "POST /api/daily/{game}": Call("Begin today's expedition, or go on with it.", p.TableInfo),
    "GET /api/tables/{id}": Call("A table, without what is on it.", p.TableInfo),
    "POST /api/tables/{id}/sit": Call("Take an open seat.", p.TableInfo, p.Sit),
    "POST /api/tables/{id}/leave": Call("Leave a seat before the game.", p.TableInfo, p.SeatOnly),
    "POST /api/tables/{id}/start": Call("Begin, with bots on the open seats.", p.TableInfo, p.Start),
    "POST /api/tables/{id}/resign": Call("Let a bot play on.", p.TableInfo, p.SeatOnly),
    "POST /api/tables/{id}/return": Call("Play again oneself.", p.TableInfo, p.SeatOnly),
    "POST /api/tables/{id}/rematch": Call("The same seats again.", p.TableInfo),
    "GET /api/tables/{id}/actions": Call("Everything that can be said at this table.", list[p.Choice]),
    "GET /api/tables/{id}/record": Call("The record of a finished game.", refused=(403, 409)),
    "GET /api/tables/{id}/replay": Call("A finished game, move by move.", p.Replay, refused=(403, 409)),
    "GET /api/tables/{id}/review": Call("A finished game looked at again.", p.Review, refused=(403, 409)),
    "GET /text/{language}.ftl": Call("The words every game shares, in a language.", refused=(404,)),
    "GET /text/{language}/{game}.ftl": Call("The words of a game, in a language.", refused=(404,)),
    "GET /api/openapi.json": Call("This description.", dict[str, Any], refused=()),
    "GET /health": Call("Whether the server can serve, for load balancers.", Health, refused=()),
    "GET /metrics": Call("Figures for Prometheus.", refused=()),
}
"""Everything but the websocket (`/api/live`) and the files of the client."""

ALWAYS = {400: "malformed", 403: "from another site", 429: "too many requests", 503: "the database does not answer"}
WHY = {**ALWAYS, 404: "there is no such thing", 409: "refused, with the reason"}


def description() -> bytes:
    """The whole interface in OpenAPI 3.1."""
    structs = {kind for call in CALLS.values() for kind in (call.answer, call.body) if kind is not None} | {p.Problem}
    kinds = sorted(structs, key=str)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for asked, call in CALLS.items():
        method, path = asked.split(" ")
        paths.setdefault(path, {})[method.lower()] = _operation(path, call, schema_of)
    about = {"title": "Cenote", "version": __version__}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}
    )


def _operation(path: str, call: Call, schema_of: dict[Any, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", path)
    problem = {JSON: {"schema": schema_of[p.Problem]}}
    good = {JSON: {"schema": schema_of[call.answer]}} if call.answer else {TEXT: {"schema": {"type": "string"}}}
    others = _refusals(path, call, names)
    answers: dict[str, Any] = {"200": {"description": "done", "content": good}}
    for status in others:
        answers[str(status)] = {"description": WHY[status], "content": problem}
    if path == "/health":
        answers["503"] = {"description": WHY[503], "content": good}
    found: dict[str, Any] = {"summary": call.does, "responses": answers}
    if names:
        words = {"game": games.names(), "language": LANGUAGES}
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}
             | ({"enum": list(words[name])} if name in words else {})}
            for name in names
        ]  # fmt: skip
    if call.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[call.body]}}}
    return found


def _refusals(path: str, call: Call, names: Iterable[str]) -> list[int]:
    """With what a request can be refused, beside what everything can be refused with."""
    if not path.startswith(("/api/", "/me/")) or not call.refused:
        return list(call.refused)
    return sorted({*ALWAYS, *call.refused, *([404] if "id" in names else [])})
