"""Records: seed, edition, options and moves in a readable text, from which every state is computed again."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from cenote.kernel.engine import Engine
from cenote.kernel.errors import CenoteError, RecordError, read_toml
from cenote.kernel.game import Edition
from cenote.kernel.record import digest

if TYPE_CHECKING:
    from cenote.kernel.table import Table

FORMAT = "cenote-record-1"


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a record file."""

    format: str
    game: str
    rules: int
    edition: str
    edition_digest: str
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: str
    moves: str
    result: str
    state: str
    options: dict[str, str | bool | int] = {}
    position: str | None = None
    undone: int = 0
    """How often moves were taken back during the game."""
    commitment: str = ""
    """The digest of the secret that was published before the game: the first word of the seed."""


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")


def toml_value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return quoted(value) if isinstance(value, str) else str(value)


def spoken_result(table: Table) -> str:
    result = table.result
    if result is None:
        return "unfinished"
    return f"won by {' and '.join(f'seat {seat}' for seat in result.winners)}" if result.winners else "lost by all"


def _block(text: str) -> str:
    """A text of several lines, as it is where TOML allows it."""
    return quoted(text) if "'''" in text else f"'''\n{text}'''"


def record_text(table: Table, *, undone: int = 0, commitment: str = "") -> str:
    """The record of a table as text."""
    said = []
    for number, move in enumerate([*table.moves, None]):
        if number in table.forced:
            said.append(f"force {' '.join(map(str, table.forced[number]))}".strip())
        if move is not None:
            said.append(f"{move[0]} {move[1]}")
    moves = "\n".join(said)
    lines = [
        f"format = {quoted(FORMAT)}",
        f"game = {quoted(table.game.key)}",
        f"rules = {table.game.rules_version}",
        f"edition = {quoted(table.edition.name)}",
        f"edition_digest = {quoted(table.edition.digest)}",
        f"seats = {table.seats}",
        f"seed = {quoted(table.seed)}",
        f"result = {quoted(spoken_result(table))}",
        f"state = {quoted(table.fingerprint)}",
        *([f"undone = {undone}"] if undone else []),
        *([f"commitment = {quoted(commitment)}"] if commitment else []),
        f'moves = """\n{moves}\n"""',
        *([f"position = {_block(table.origin)}"] if table.origin is not None else []),
        "",
        "[options]",
        *(f"{name} = {toml_value(value)}" for name, value in table.options.items()),
    ]
    return "\n".join(lines) + "\n"


def write_record(table: Table, path: Path) -> None:
    """Write the record whole or not at all."""
    text = record_text(table)
    part = None
    try:
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            if part is not None:
                part.unlink()
        raise RecordError(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}") from None


def read_record(text: str, *, edition: Edition | Path | str | None = None, engine: Engine | None = None) -> Table:
    """Play the game of a record again; every move, the end and the final state must come out as written."""
    from cenote.kernel.table import Table, find_game

    raw = read_toml(text, "not a game record: it", RecordError)
    try:
        record = msgspec.convert(raw, type=GameRecord)
    except msgspec.ValidationError as error:
        raise RecordError(f"not a game record: {str(error)[0].lower()}{str(error)[1:]}") from None
    if record.format != FORMAT:
        raise RecordError(f"the record has format {record.format!r}, this version reads {FORMAT!r}")
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise RecordError(f"the record needs rules version {record.rules} of {game.key}, this is {game.rules_version}")
    box = edition if isinstance(edition, Edition) else game.load_edition(Path(edition) if edition else None)
    if box.digest != record.edition_digest:
        raise RecordError(
            f"the record was played on edition {record.edition!r} ({record.edition_digest[:12]}…), "
            f"this is {box.name!r} ({box.digest[:12]}…): give that edition's file"
        )
    if record.position is not None:
        table = Table.at(record.position, edition=box, engine=engine)
        said = (record.seats, record.seed, game.option_codes(box, record.options))
        if said != (table.seats, table.seed, game.option_codes(box, table.options)):
            raise RecordError("seats, seed and options of the record must be those of its position")
    else:
        table = Table.new(game, record.seats, seed=record.seed, options=record.options, edition=box, engine=engine)
    for number, line in enumerate(record.moves.strip().splitlines(), 1):
        seat, _, action = line.strip().partition(" ")
        if seat == "force":
            outcomes = action.split()
            if not all(re.fullmatch("-?[0-9]{1,3}", outcome) for outcome in outcomes):
                raise RecordError(f"move {number} of the record, {line!r}, must force small numbers, as 'force 1 2'")
            table.force(*map(int, outcomes))
            continue
        if not re.fullmatch("[0-9]{1,3}", seat):
            raise RecordError(f"move {number} of the record, {line!r}, must be a seat and an action, as '0 {action}'")
        try:
            table.play(action, int(seat))
        except CenoteError as error:
            raise RecordError(f"move {number} of the record does not replay: {error}") from None
    if record.result != spoken_result(table):
        raise RecordError(f"the record says {record.result!r}, its moves end {spoken_result(table)!r}")
    if record.commitment and record.commitment != digest(record.seed.split(" ")[0].encode()):
        raise RecordError("the secret in the record's seed is not the one its commitment was made for")
    if record.state != table.fingerprint:
        raise RecordError("the record's moves end in another state than it says: it was changed after the game")
    return table
