"""Errors people can act on: what was given, where, and what would have been right."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

LONGEST = 1_000
"""Characters of a message: it repeats what was given, which may be a whole file."""


class CenoteError(ValueError):
    """Any wrong input. The message is one sentence; `rule` is the rule id it rests on, if any."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        if len(message) > LONGEST:
            message = f"{message[: LONGEST // 2]} … {message[-LONGEST // 2 :]}"
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class Refusal(CenoteError):
    """Something a person asked for and cannot have, with a message (`refuse-…`) in the reader's language."""

    def __init__(self, key: str, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.key, self.arguments = f"refuse-{key}", arguments


class IllegalMove(CenoteError):
    """A move that the rules do not allow, or that comes from the wrong seat or too late."""


class EditionError(CenoteError):
    """An edition file that does not describe a playable box; names file, table, key and constraint."""


class PositionError(CenoteError):
    """A position that cannot stand on a table."""


class RecordError(CenoteError):
    """A game record that is broken, foreign, or does not replay."""


class OptionError(CenoteError):
    """An unknown game, seat count, option or option value."""


def read_text(path: Path, error: type[CenoteError]) -> str:
    """The text of a file; whatever keeps it from being read is said in one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise error(f"{path.name}: is not UTF-8 text (byte {wrong.start})") from None
    except (OSError, ValueError) as wrong:
        raise error(f"{path}: cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from None


def read_toml(text: str, what: str, error: type[CenoteError]) -> dict[str, Any]:
    """The tables of a TOML text."""
    try:
        tables: dict[str, Any] = msgspec.toml.decode(text)
    except (ValueError, RecursionError) as wrong:  # tomllib: too many digits, too deep
        raise error(f"{what} is not valid TOML: {' '.join(str(wrong).split())}") from None
    return tables


def listed(values: Iterable[object], most: int = 12) -> str:
    """`a, b, c`, cut short when long."""
    texts = [str(value) for value in values]
    return ", ".join(texts[:most]) + (f", … ({len(texts)} in all)" if len(texts) > most else "")
