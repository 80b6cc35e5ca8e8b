"""Lost Temple tables written in one line, and what stands on them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import tomli_w

from cenote.games.lost_temple import GAME
from cenote.kernel.engine import Engine
from cenote.kernel.journal import Event, new_journal
from cenote.kernel.position import FORMAT
from cenote.kernel.table import Table

FILLING = {
    11: "idol",
    14: "gems4",
    17: "back2",
    19: "pay2",
    22: "fwd3",
    26: "lose_machete",
    28: "machete",
    33: "gems4",
    36: "back2",
    41: "machete",
}
"""A token for every chance space of the long game that leaves at least one of each kind in the reserve."""


def at(
    engine: Engine,
    seats: int = 4,
    next: Sequence[str | int] = (),
    options: Mapping[str, str | bool | int] | None = None,
    **table: Any,
) -> Table:
    """The table with these fields, gone on to its next decision; before the first call unless a phase is given.

    Lists may be short: a further seat stands on the start space of its own number, without gems and machetes.
    """
    fields: dict[str, Any] = {"phase": "call", "position": [], "gems": [], "machetes": [], **table}
    for name, rest in (("position", [*range(seats)]), ("gems", [0] * seats), ("machetes", [0] * seats)):
        fields[name] = [*fields[name], *rest[len(fields[name]) :]]
    for name, value in fields.items():
        if isinstance(value, Mapping):
            fields[name] = {str(key): item for key, item in value.items()}
    text: dict[str, Any] = {"format": FORMAT, "game": GAME.key, "seats": seats, "next": [*next]}
    return Table.at(tomli_w.dumps({**text, "options": {**(options or {})}, "table": fields}), engine=engine)


def set_up(engine: Engine, seats: int, outcomes: Sequence[str]) -> Table:
    """A new table whose setup has these random outcomes: a token for every chance space, then the start cards."""
    edition = GAME.load_edition(None)
    state = GAME.record.array()
    state["seats"], state["sealed"], state["forced_count"] = seats, 1, len(outcomes)
    state["forced"][0, : len(outcomes)] = [GAME.outcomes[outcome] for outcome in outcomes]
    engine.start(edition.box, state, 0, new_journal())
    assert not state["fault"][0], "these outcomes cannot happen"
    return Table(GAME, edition, state, "forced", engine)


def spaces(table: Table) -> list[int]:
    return [player.position for player in table.view().players]


def gems(table: Table) -> list[int]:
    return [player.gems for player in table.view().players]


def machetes(table: Table) -> list[int]:
    return [player.machetes for player in table.view().players]


def player(table: Table, seat: int) -> tuple[int, int, int]:
    """Space, gems and machetes of a player."""
    return spaces(table)[seat], gems(table)[seat], machetes(table)[seat]


def legal(table: Table) -> list[str]:
    """What may be said now."""
    return [str(action) for action in table.legal()]


def happened(table: Table, name: str) -> list[Event]:
    """Everything of this kind that everybody saw."""
    return [event for event in table.events() if event.name == name]


def told(table: Table, name: str) -> list[tuple[str | int | None, ...]]:
    """Everything of this kind that everybody saw: the seat, then the facts."""
    return [(event.seat, *event.facts.values()) for event in happened(table, name)]


def known_tokens(table: Table, seat: int) -> dict[int, str]:
    """The face-down tokens that a seat knows, by space."""
    return {chance.space: chance.token for chance in table.view(seat).chance if chance.token is not None}


def hidden(table: Table) -> dict[str, Any]:
    """Everything on the table, secrets included, as a position says it."""
    fields: dict[str, Any] = tomllib.loads(table.position)["table"]
    return fields


def tokens(table: Table) -> dict[int, str]:
    """The face-down tokens by space."""
    return {int(space): token for space, token in hidden(table)["token"].items()}


def cards_in(table: Table, *places: str) -> list[str]:
    """The character cards that lie in these places."""
    return [character for character, place in hidden(table)["place"].items() if place in places]
