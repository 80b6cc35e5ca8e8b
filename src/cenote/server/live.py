"""The websocket: one connection a person, for all his tables."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from cenote import __version__
from cenote.kernel.errors import CenoteError, Refusal
from cenote.server import protocol as p
from cenote.server.identity import visible
from cenote.server.limits import COST_OF_CHAT, LONGEST_MESSAGE, Buckets
from cenote.server.rooms import NoDatabase, Rooms
from cenote.server.shown import happenings, said_of, snapshot_of
from cenote.server.store import Taken
from cenote.server.thinking import hinted

MOST_WAITING = 500
MOST_TABLES = 60
LONG = 3.0
"""Seconds after which somebody is told that his message is still being worked on."""
_decoder = msgspec.json.Decoder(p.ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One open websocket: what is to be sent waits in a queue; who reads too slowly is cut off and may come back."""

    def __init__(self, socket: WebSocket, rooms: Rooms, person: str, limits: Buckets) -> None:
        self.socket, self.rooms, self.person, self.limits = socket, rooms, person, limits
        self.watched: set[str] = set()
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: p.ServerMessage) -> None:
        try:
            self._outgoing.put_nowait(_encoder.encode(message))
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(None)

    async def run(self) -> None:
        """Until the other side goes away."""
        await self.rooms.know(self.person)
        self.rooms.arrived(self.person)
        self.rooms.metrics.connections.inc()
        self.send(p.Welcome(p.Me(self.person, self.rooms.name(self.person)), __version__))
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()
            self.rooms.unwatch(self, self.watched)
            self.rooms.metrics.connections.dec()
            self.rooms.left(self.person)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (data := await self._outgoing.get()) is not None:
                await self.socket.send_text(data.decode())
            await self.socket.close(1013, "too slow: please connect again")

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                await self.socket.close(1003, "messages are texts")
                return
            if len(text) > LONGEST_MESSAGE:
                await self.socket.close(1009, f"a message has at most {LONGEST_MESSAGE} characters")
                return
            if not self.limits.take(self.person):
                self.refuse(None, Refusal("too-fast", "too many messages: slow down a little"))
                continue
            try:
                message = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
                self.refuse(None, CenoteError(f"not a message of this protocol: {error}"))
                continue
            if isinstance(message, p.Ping):
                self.send(p.Beat())
                continue
            self._soothing = asyncio.get_running_loop().call_later(LONG, self.soothe)
            try:
                await self.receive(message)
            except CenoteError as error:
                self.refuse(message.table, error)
            except (SQLAlchemyError, Taken) as error:
                self.rooms.log("message not served", error=type(error).__name__)
                self.refuse(message.table, NoDatabase())
            finally:
                self._soothing.cancel()

    def soothe(self) -> None:
        """Whoever waits long for an answer hears now and then that somebody is at it."""
        self.send(p.Beat(busy=True))
        self._soothing = asyncio.get_running_loop().call_later(LONG, self.soothe)

    def refuse(self, table: str | None, error: CenoteError) -> None:
        self.rooms.metrics.refused()
        self.send(p.Refused(table, str(error), error.rule, said_of(error)))

    async def receive(self, message: p.TableMessage) -> None:
        room = await self.rooms.room(message.table)
        self.rooms.daily.refuse_others(room, self.person)
        if isinstance(message, p.Watch):
            if len(self.watched) >= MOST_TABLES and message.table not in self.watched:
                raise CenoteError(f"you follow {MOST_TABLES} tables: leave one first")
            self.watched.add(message.table)
            await room.watch(self, message.seat)
        elif isinstance(message, p.Unwatch):
            self.watched.discard(message.table)
            room.unwatch(self)
        elif isinstance(message, p.Play):
            await room.play(self, message)
        elif isinstance(message, p.Undo):
            await room.ask_undo(self, message)
        elif isinstance(message, p.Agree):
            await room.agree(self, message)
        elif isinstance(message, p.Chat):
            if not self.limits.take(self.person, cost=COST_OF_CHAT):
                raise Refusal("too-fast", "too many lines of chat: slow down a little")
            text = visible(message.text).strip()
            if not text:
                raise CenoteError("a line of chat needs at least one visible character")
            await room.say(self.person, text, message.after)
        elif isinstance(message, p.Hint):
            mine = room.hint(self, message)
            self.send(await self.rooms.answer(self.person, lambda: hinted(room.row.id, mine)))
        elif isinstance(message, p.Weigh):
            self.rooms.scales.ask(self, room, message.seat)
        elif isinstance(message, p.Why):
            reason = room.asked(self, message.seat).why_not(message.action)
            said = None if reason is None else p.Said(reason.message, reason.arguments, reason.rule)
            self.send(p.Explained(room.row.id, message.action, said))
        elif isinstance(message, p.Preview):
            mine = room.asked(self, message.seat)
            if message.action not in [action.text for action in mine.legal]:
                raise CenoteError(f"{message.action!r} is not possible now, so there is nothing to foresee")
            events = await self.rooms.answer(self.person, lambda: mine.foresee(message.action))
            shown = [p.Happening(event.name, event.seat, event.facts) for event in events]
            self.send(p.Previewed(room.row.id, message.action, shown))
        else:
            table, seat, epoch = await self.rooms.answer(self.person, lambda: room.recalled(self, message))
            mine = table.perspective(-1 if seat is None else seat)
            snapshot = snapshot_of(mine, epoch, table if table.over else None)
            self.send(p.Recalled(room.row.id, seat, snapshot, happenings(mine)))
