"""The web application: HTTP for what is done once, the websocket for what is live, and the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cenote import games
from cenote.kernel.errors import CenoteError, Refusal
from cenote.server import protocol as p
from cenote.server.identity import Identity, visible
from cenote.server.limits import LONGEST_BODY, MOST_SOCKETS, MOST_SOCKETS_HERE, SLOWEST_BODY, Buckets
from cenote.server.live import Connection
from cenote.server.openapi import description
from cenote.server.room import STAND_IN, Room
from cenote.server.rooms import NoDatabase, NoSuchTable, Rooms
from cenote.server.shown import choice_of, given_up, happenings, said_of, snapshot_of
from cenote.server.store import Store, Taken
from cenote.words import LANGUAGES, text_files

T = TypeVar("T")
Answering = Callable[[Request], Awaitable[Response]]
CLIENT = Path(__file__).parent / "client"
PAGES = re.compile(r"^/(me/[\w.-]+|t/[\w-]+|r/[\w-]+(/(review|\d+))?|new(/\w+)?|daily|help(/.*)?)?$")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
SLOW = 2.0
"""Seconds within which a database in good health answers."""
NOT_BUILT = "The client has not been built: run `make client`, or install Cenote from a wheel."


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class NotYet(Refusal):
    """What nobody may see as long as it would tell a secret."""


class Headers:
    """Security headers on every answer; what may be kept says so itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if all(name != b"cache-control" for name, _ in message["headers"]):
                    own.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *own]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Server:
    """One process of Cenote."""

    def __init__(
        self,
        database: str,
        *,
        editions: Path | None = None,
        client: Path = CLIENT,
        redis: str | None = None,
        process: str | None = None,
    ) -> None:
        self.store = Store(database)
        self.rooms = Rooms(self.store, editions, redis=redis, process=process)
        self.identity = Identity(self.store)
        self.client = client
        self.messages = Buckets(rate=20, burst=80)
        self.requests = Buckets(rate=30, burst=300)
        self.newcomers = Buckets(rate=1, burst=100)
        self.sockets: Counter[str] = Counter()
        """Open websockets of each person and from each address."""

    def app(self) -> Starlette:
        post: Callable[[str, Answering], Route] = lambda path, call: Route(  # noqa: E731
            path, self.guarded(call), methods=["POST"]
        )
        get: Callable[[str, Answering], Route] = lambda path, call: Route(  # noqa: E731
            path, self.guarded(call), methods=["GET"]
        )
        routes = [
            get("/api/me", self.me),
            post("/api/me", self.rename),
            get("/api/me/link", self.link),
            post("/api/me/link", self.sign_in),
            get("/api/games", self.games),
            get("/api/tables", self.tables),
            post("/api/tables", self.create),
            get("/api/daily", self.daily),
            post("/api/daily/{game}", self.begin_daily),
            get("/api/tables/{id}", self.table),
            post("/api/tables/{id}/sit", self.sit),
            post("/api/tables/{id}/leave", self.leave),
            post("/api/tables/{id}/start", self.start),
            post("/api/tables/{id}/resign", self.resign),
            post("/api/tables/{id}/return", self.come_back),
            post("/api/tables/{id}/rematch", self.rematch),
            get("/api/tables/{id}/actions", self.actions),
            get("/api/tables/{id}/record", self.record),
            get("/api/tables/{id}/replay", self.replay),
            get("/api/tables/{id}/review", self.review),
            Route("/text/{language}.ftl", self.text),
            Route("/text/{language}/{game}.ftl", self.text),
            Route("/api/openapi.json", self.limited(self.openapi)),
            Route("/health", self.health),
            Route("/metrics", self.limited(self.metrics)),
            WebSocketRoute("/api/live", self.live),
            Route("/{path:path}", self.page, methods=["GET"]),
        ]
        app = Starlette(routes=routes, lifespan=self.lifespan)
        app.add_middleware(Headers)
        return app

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        janitor = asyncio.create_task(self.rooms.janitor())
        self.rooms.spawn(self.rooms.go_on())
        yield
        janitor.cancel()
        await self.rooms.close()

    # Who asks, and whether he may

    def limited(self, call: Answering) -> Answering:
        """Answer no address more often than it may ask."""

        async def answered(request: Request) -> Response:
            if self.requests.take(address_of(request)):
                return await call(request)
            slower = Refusal("too-fast", "too many requests: slow down a little")
            return answer(problem(slower), 429)

        return answered

    def guarded(self, call: Answering) -> Answering:
        """Answer wrong input with one sentence; make a guest of whoever comes for the first time."""

        async def answered(request: Request) -> Response:
            if request.method == "POST" and not same_origin(request):
                return answer(p.Problem("this request comes from another site"), 403)
            person = self.identity.person(request)
            new = False
            try:
                if person is not None:
                    await self.rooms.know(person)
                new = person is None or not self.rooms.name(person)
                if new:
                    if not self.newcomers.take(address_of(request)):
                        many = Refusal("newcomers", "too many new guests from this address: wait a minute")
                        return answer(problem(many), 429)
                    person = await self.rooms.add_person()
                request.state.person = person
                response = await call(request)
            except (SQLAlchemyError, Taken) as error:
                self.rooms.log("request not served", error=type(error).__name__)
                return answer(problem(NoDatabase()), 503)
            except NoSuchTable as error:
                response = answer(problem(error), 404)
            except CenoteError as error:
                self.rooms.metrics.refused()
                response = answer(problem(error), 403 if isinstance(error, NotYet) else 409)
            except (ClientDisconnect, TimeoutError):
                return answer(p.Problem("the request was cut off"), 400)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                response = answer(p.Problem(f"the request is malformed: {error}"), 400)
            if new and "set-cookie" not in response.headers:
                assert person is not None
                self.identity.set_cookie(response, person, secure=request.url.scheme == "https")
            return response

        return self.limited(answered)

    async def body(self, request: Request, kind: type[T]) -> T:
        data = b""
        async with asyncio.timeout(SLOWEST_BODY):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LONGEST_BODY:
                    raise CenoteError(f"the request is too long: at most {LONGEST_BODY} bytes")
        return msgspec.json.decode(data, type=kind)

    async def room(self, request: Request) -> Room:
        room = await self.rooms.room(request.path_params["id"].lower())
        self.rooms.daily.refuse_others(room, request.state.person)
        return room

    def info(self, request: Request, room: Room) -> Response:
        return answer(room.info(request.state.person))

    # People

    async def me(self, request: Request) -> Response:
        person = request.state.person
        return answer(p.Me(person, self.rooms.name(person)))

    async def rename(self, request: Request) -> Response:
        wish = await self.body(request, p.Rename)
        name = " ".join(visible(wish.name).split())
        if not name:
            raise CenoteError("a name needs at least one visible character")
        await self.rooms.rename(request.state.person, name)
        return await self.me(request)

    async def link(self, request: Request) -> Response:
        return answer({"link": self.identity.link(request.state.person)})

    async def sign_in(self, request: Request) -> Response:
        """The person of a personal link, on this device, too; a change, so that no other site can make it."""
        person = self.identity.from_link((await self.body(request, p.Enter)).token)
        if person is None:
            raise Refusal("link", "this personal link is not valid, or no longer: copy it again from your other device")
        await self.rooms.know(person)
        response = answer(p.Me(person, self.rooms.name(person)))
        self.identity.set_cookie(response, person, secure=request.url.scheme == "https")
        return response

    # Tables

    async def games(self, request: Request) -> Response:
        return answer(self.rooms.game_infos())

    async def tables(self, request: Request) -> Response:
        return answer(await self.rooms.lists(request.state.person))

    async def create(self, request: Request) -> Response:
        wish, key = await self.body(request, p.NewTable), request.headers.get("idempotency-key", "")
        return self.info(request, await self.rooms.create(request.state.person, wish, key))

    async def daily(self, request: Request) -> Response:
        return answer(await self.rooms.daily.shown(request.state.person))

    async def begin_daily(self, request: Request) -> Response:
        return self.info(request, await self.rooms.daily.begin(request.path_params["game"], request.state.person))

    async def table(self, request: Request) -> Response:
        return self.info(request, await self.room(request))

    async def sit(self, request: Request) -> Response:
        wish, room = await self.body(request, p.Sit), await self.room(request)
        await self.rooms.sit(request.state.person, room, wish)
        return self.info(request, room)

    async def leave(self, request: Request) -> Response:
        wish, room = await self.body(request, p.SeatOnly), await self.room(request)
        await self.rooms.leave(request.state.person, room, wish.seat)
        return self.info(request, room)

    async def start(self, request: Request) -> Response:
        wish, room = await self.body(request, p.Start), await self.room(request)
        await self.rooms.start(request.state.person, room, wish.bot or STAND_IN)
        return self.info(request, room)

    async def resign(self, request: Request) -> Response:
        wish, room = await self.body(request, p.SeatOnly), await self.room(request)
        await self.rooms.resign(request.state.person, room, wish.seat)
        return self.info(request, room)

    async def come_back(self, request: Request) -> Response:
        wish, room = await self.body(request, p.SeatOnly), await self.room(request)
        await self.rooms.come_back(request.state.person, room, wish.seat)
        return self.info(request, room)

    async def rematch(self, request: Request) -> Response:
        room = await self.room(request)
        return self.info(request, await self.rooms.rematch(request.state.person, room))

    async def actions(self, request: Request) -> Response:
        """Everything that can be said in the table's edition, for "why can't I …?"."""
        room = await self.room(request)
        return answer([choice_of(action) for action in room.edition.actions])

    async def record(self, request: Request) -> Response:
        room = await self.finished(request)
        name = f"{room.row.game}-{room.row.id}.toml"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(room.record(), headers=headers)

    async def replay(self, request: Request) -> Response:
        room = await self.finished(request, sealed=True)
        person = request.state.person
        return answer(await self.rooms.answer(person, lambda: replay_of(room, person)))

    async def review(self, request: Request) -> Response:
        return answer(self.rooms.reviews.of(await self.finished(request)))

    async def finished(self, request: Request, *, sealed: bool = False) -> Room:
        """A game whose secrets may be told; an expedition of a day that is not over only to who allows it."""
        room = await self.room(request)
        if room.row.status != "over" or room.table is None:
            raise NotYet("not-over", "record, replay and review are there when the game is over: they tell all cards")
        if self.rooms.daily.is_sealed(room.row) and not sealed:
            raise NotYet("daily-secret", "record and review are there when the day is over: they tell its secret")
        return room

    async def live(self, socket: WebSocket) -> None:
        person = self.identity.person(socket)
        if person is None or not same_origin(socket):
            await socket.close(1008, "open the page first: there is no valid cookie, or it comes from another site")
            return
        address = address_of(socket)
        if self.sockets[person] >= MOST_SOCKETS or self.sockets[address] >= MOST_SOCKETS_HERE:
            await socket.close(1008, "too many connections: close another page first")
            return
        self.sockets.update((person, address))
        try:
            await socket.accept()
            await Connection(socket, self.rooms, person, self.messages).run()
        finally:
            self.sockets -= Counter((person, address))

    # The client, and for those who run the server

    async def text(self, request: Request) -> Response:
        language, key = request.path_params["language"], request.path_params.get("game")
        if language not in LANGUAGES or (key is not None and key not in games.names()):
            return answer(p.Problem("there are no such words"), 404)
        path = text_files(games.get(key) if key else None, language)[-1]
        return Response(path.read_text(encoding="utf-8"), media_type="text/plain; charset=utf-8")

    async def page(self, request: Request) -> Response:
        """The client's files; every page of the client is index.html, and so is what tells a reader that there is no
        such page."""
        path, index, status = request.url.path, self.client / "index.html", 200
        file = index if PAGES.match(path) else self.client / path.lstrip("/")
        if not served(file, self.client):
            if file != index and "text/html" not in request.headers.get("accept", ""):
                return PlainTextResponse("There is no such page.", 404)
            if not served(index, self.client):
                return PlainTextResponse(NOT_BUILT, 503)
            file, status = index, 404
        lasts = file != index and path.startswith("/assets/")
        forever = "public, max-age=31536000, immutable" if lasts else "no-cache"
        kind = TYPES.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), status, media_type=kind, headers={"cache-control": forever})

    async def openapi(self, request: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def health(self, request: Request) -> Response:
        """For load balancers: whether the database answers, and soon."""
        status = "ok"
        try:
            async with asyncio.timeout(SLOW):
                await self.rooms.in_thread(self.store.alive)
        except TimeoutError:
            status = "slow database"
        except SQLAlchemyError:
            status = "no database"
        return answer({"status": status}, 200 if status == "ok" else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self.rooms.metrics.text(), media_type="text/plain; version=0.0.4")


def problem(error: CenoteError) -> p.Problem:
    return p.Problem(str(error), error.rule, said_of(error))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def served(file: Path, folder: Path) -> bool:
    """Whether a path is a file of the folder; what cannot be a path is none."""
    try:
        return file.resolve().is_relative_to(folder.resolve()) and file.is_file()
    except (ValueError, OSError):
        return False


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of ours; browsers always say where it comes from."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def replay_of(room: Room, person: str) -> p.Replay:
    """A finished game, move by move, as a spectator saw it."""
    assert room.table is not None
    snapshots, told, heard = [], [], 0
    table = room.replayed(0)
    for number in range(len(room.moves) + 1):
        if number:
            table.play(room.moves[number - 1].action, room.moves[number - 1].seat)
        if table.part:
            continue
        perspective = table.perspective()
        snapshots.append(snapshot_of(perspective, room.row.epoch, table if table.over else None))
        rows = happenings(perspective)
        told.append(rows[heard:])
        heard = len(rows)
    if not table.over:
        snapshots[-1] = given_up(snapshots[-1])
    record = "" if room.rooms.daily.is_sealed(room.row) else room.record()
    return p.Replay(room.info(person), room.edition.data, record, snapshots, told)


class JsonLines(logging.Formatter):
    """A line of JSON for every event; never a secret, a name or a cookie."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)
