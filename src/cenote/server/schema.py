"""What the database holds: its tables, and their rows as structs. Migrations follow it, see `migrations`."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

metadata = sa.MetaData()

settings = sa.Table(
    "setting", metadata, sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
people = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
tables = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(80), nullable=False),
    sa.Column("edition_digest", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("clock", sa.JSON),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("secret", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("started", sa.Float),
    sa.Column("finished", sa.Float),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False, server_default="0"),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON),
    sa.Column("next_table", sa.String(16)),
    sa.Column("keeper", sa.String(24)),
    sa.Column("undo", sa.JSON(none_as_null=True)),
)
seats = sa.Table(
    "seat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("person", sa.String(24), index=True),
    sa.Column("bot", sa.String(24)),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("stand_in", sa.String(10), nullable=False),
    sa.Column("bonus", sa.Float, nullable=False),
)
moves = sa.Table(
    "move",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(60), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
dailies = sa.Table(
    "daily",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("attempt", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
)
processes = sa.Table(
    "process",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)


class SeatRow(msgspec.Struct):
    number: int
    kind: str
    person: str | None = None
    bot: str | None = None
    salt: str = ""
    stand_in: str = ""
    """Why a bot plays for this person: '', 'away', 'time' or 'resigned'."""
    bonus: float = 0.0


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: int
    edition: str
    edition_digest: str
    options: dict[str, str | bool | int]
    clock: dict[str, Any] | None
    host: str
    public: bool
    status: str
    secret: str
    created: float
    started: float | None = None
    finished: float | None = None
    epoch: int = 0
    move: int = 0
    """Complete moves, which everybody may know of."""
    decisions: int = 0
    """Rows of the move table: decisions inside a move count, too."""
    round: int = 0
    to_act: list[int] = []
    winners: list[int] | None = None
    next_table: str | None = None
    keeper: str | None = None
    """The process that cares for the table's bots, clocks and absent players."""
    undo: dict[str, Any] | None = None
    """A request to take back that is being asked."""


class MoveRow(msgspec.Struct):
    number: int
    seat: int
    action: str
    at: float


class ChatRow(msgspec.Struct):
    number: int
    person: str
    text: str
    at: float


class DailyRow(msgspec.Struct):
    """Somebody's table of a day's expedition: attempt 0 counts, the others are practice."""

    game: str
    day: str
    person: str
    attempt: int
    table_id: str = ""
    result: dict[str, Any] | None = None
    created: float = 0.0
    status: str = ""
    """When its table was made, and how that stands."""


class Progress(msgspec.Struct):
    """Where a table stands after a move, for lists."""

    move: int
    decisions: int
    round: int
    to_act: list[int]
    winners: list[int] | None
