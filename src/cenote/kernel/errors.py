"""Errors people can act on: what was given, where, and what would have been right."""

from __future__ import annotations

from collections.abc import Iterable


class CenoteError(ValueError):
    """Any wrong input. The message is one sentence; `rule` is the rule id it rests on, if any."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


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


def listed(values: Iterable[object], most: int = 12) -> str:
    """`a, b, c`, cut short when long."""
    texts = [str(value) for value in values]
    return ", ".join(texts[:most]) + (f", … ({len(texts)} in all)" if len(texts) > most else "")
