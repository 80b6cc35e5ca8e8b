"""Positions: a table written by hand, by names, with the next random outcomes forced.

    format = "cenote-position-1"
    game = "lost_temple"
    seats = 4
    next = ["gems4"]

    [table]
    phase = "call"
    position = [12, 27, 18, 10]
    holder = { shaman = 0, scout = 1 }

What a position leaves out the game fills in (`Game.complete`); what cannot stand on a table is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from cenote.kernel.engine import Engine
from cenote.kernel.errors import CenoteError, PositionError, listed, read_text, read_toml
from cenote.kernel.game import MOST_SEATS, Edition, Game
from cenote.kernel.record import Field, copied, words_of
from cenote.kernel.replay import quoted, toml_value

if TYPE_CHECKING:
    from cenote.kernel.table import Table

FORMAT = "cenote-position-1"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a position file."""

    format: str
    game: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    table: dict[str, Any]
    seed: str = "position"
    next: list[str | int] = []
    options: dict[str, str | bool | int] = {}


def read_position(text: str, *, edition: Edition | Path | str | None = None, engine: Engine | None = None) -> Table:
    """The table of a position, gone on to its next decision."""
    from cenote.kernel.table import Table, find_game, stream_key

    raw = read_toml(text, "not a position: it", PositionError)
    try:
        position = msgspec.convert(raw, type=Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"not a position: {str(error)[0].lower()}{str(error)[1:]}") from None
    if position.format != FORMAT:
        raise PositionError(f"the position has format {position.format!r}, this version reads {FORMAT!r}")
    game = find_game(position.game)
    game.check_seats(position.seats)
    box = edition if isinstance(edition, Edition) else game.load_edition(Path(edition) if edition else None)
    state = game.record.array()
    state["seats"] = position.seats
    for name, code in game.option_codes(box, position.options, position.seats).items():
        state[name] = code
    state["key0"], state["key1"] = stream_key(position.seed)
    state["sealed"] = 1
    plain = game.record.unpack(state)
    given: list[str] = []
    for name, value in position.table.items():
        _read_field(game, box, plain, name, value, given)
    plain_box = game.box_record.unpack(box.box)
    game.complete(plain_box, plain, given)
    wrong = game.check(plain_box, plain)
    if wrong:
        raise PositionError(f"this cannot stand on a table: {'; '.join(wrong)}")
    game.record.pack(plain, state)
    table = Table(game, box, state, position.seed, engine)
    table.origin = text if text.endswith("\n") else text + "\n"
    if position.next:
        table.force(*position.next)
        table._start = copied(table._state)
    table._begin("go_on")
    return table


def _read_field(game: Game, edition: Edition, plain: Any, name: str, value: Any, given: list[str]) -> None:
    visible = [field.name for field in game.record.fields if not field.hidden]
    if name not in visible:
        raise PositionError(f"[table] has no key {name!r}: there are {listed(visible, 40)}")
    field = game.record[name]
    given.append(name)
    if not field.shape:
        setattr(plain, name, _number(game, edition, field, value, name, plain.seats))
        return
    target = getattr(plain, name)
    if field.index is None:
        if not isinstance(value, list) or len(value) > len(target):
            raise PositionError(f"[table] {name} must be a list of at most {len(target)} values, not {value!r}")
        if field.per_seat and len(value) != plain.seats:
            raise PositionError(
                f"[table] {name} must have a value for each of the {plain.seats} seats, not {len(value)}"
            )
        for place, item in enumerate(value):
            target[place] = _number(game, edition, field, item, f"{name}[{place}]", plain.seats)
        return
    places = list(words_of(field.index, edition.data))
    if not isinstance(value, dict):
        raise PositionError(f"[table] {name} must be a table by {listed(filter(None, places), 20)}, not {value!r}")
    for key, item in value.items():
        if key not in places or not key:
            raise PositionError(f"[table] {name} has no {key!r}: there are {listed(filter(None, places), 20)}")
        given.append(f"{name}.{key}")
        target[places.index(key)] = _number(game, edition, field, item, f"{name}.{key}", plain.seats)


def _number(game: Game, edition: Edition, field: Field, value: Any, place: str, seats: int) -> Any:
    """The number(s) in the record for a value in the file."""
    if len(field.shape) == 2:
        wanted = seats if field.per_seat else field.shape[1]
        if not isinstance(value, list) or len(value) != wanted:
            raise PositionError(f"[table] {place} must be a list of {wanted} numbers, not {value!r}")
        one = Field(field.name, field.kind, values=field.values)
        numbers = [_number(game, edition, one, item, place, seats) for item in value]
        return numbers + [0] * (field.shape[1] - wanted)
    words = game.phases if field.name == "phase" else field.values
    if words is not None:
        names = list(words_of(words, edition.data))
        if value == "" and "" not in names[:1] and field.name != "phase":
            return -1
        if not isinstance(value, str) or value not in names:
            raise PositionError(f"[table] {place} = {value!r} must be one of {listed(filter(None, names), 20)}")
        return names.index(value)
    bounds = np.iinfo(field.kind)
    if isinstance(value, bool) or not isinstance(value, int) or not bounds.min <= value <= bounds.max:
        raise PositionError(f"[table] {place} = {value!r} must be a whole number from {bounds.min} to {bounds.max}")
    return value


def write_position(table: Table) -> str:
    """A table as a position, every field by name."""
    game, data = table.game, table.edition.data
    t = game.record.unpack(table._state)
    lines = [
        f"format = {quoted(FORMAT)}",
        f"game = {quoted(game.key)}",
        f"seats = {table.seats}",
        "",
        "[options]",
        *(f"{name} = {toml_value(value)}" for name, value in table.options.items()),
        "",
        "[table]",
    ]
    for field in game.record.fields:
        if field.hidden:
            continue
        value = getattr(t, field.name)
        words = words_of(game.phases if field.name == "phase" else field.values or (), data)
        if not field.shape:
            lines.append(f"{field.name} = {_said(value, words)}")
        elif field.index is None:
            shown = value[: table.seats] if field.per_seat else value
            lines.append(f"{field.name} = [{', '.join(_said(item, words) for item in shown)}]")
        else:
            if field.per_seat:
                value = [row[: table.seats] for row in value]
            pairs = [
                f"{quoted(key)} = {_said(item, words)}"
                for key, item in zip(words_of(field.index, data), value, strict=False)
                if key and not (words and not isinstance(item, list) and item < 0)
            ]
            lines.append(f"{field.name} = {{ {', '.join(pairs)} }}")
    return "\n".join(lines) + "\n"


def _said(value: Any, words: Any) -> str:
    if not words:
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(_said(item, words) for item in value)}]"
    return quoted(words[value] if value >= 0 else "")


def load_position(path: Path, *, edition: Edition | Path | str | None = None) -> Table:
    """The table of a position file."""
    text = read_text(path, PositionError)
    try:
        return read_position(text, edition=edition)
    except CenoteError as error:
        raise type(error)(f"{path.name}: {error}") from None
