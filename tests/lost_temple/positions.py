"""Tables written in a line or two, and short words for what is read from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w

from cenote import games
from cenote.games.lost_temple.view import Card
from cenote.kernel.game import SPECTATOR, Edition, Game
from cenote.kernel.journal import Event
from cenote.kernel.table import Table
from tests.conftest import engine

SEAT_COUNTS = range(2, 9)
LONG_GAMES = (2, 3, 4, 5)
SHORT_GAMES = (6, 7, 8)

CHARACTERS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")
MIX = {"idol": 2, "gems4": 3, "back2": 3, "pay2": 2, "machete": 3, "fwd3": 3, "lose_machete": 2}
CHANCE = (11, 14, 17, 19, 22, 26, 28, 33, 36, 41)

every_way = pytest.mark.parametrize("way", ["compiled"])  # the worked examples run interpreted, too
"""For the few tests that run on the rules as written, too."""


@cache
def lost_temple() -> Game:
    return games.get("lost_temple")


@cache
def box() -> Edition:
    return lost_temple().load_edition(None)


def other_box(folder: Path, *changes: tuple[str, str]) -> Edition:
    """The edition of the game with some of its text replaced."""
    text = (lost_temple().folder / "box.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the box"
        text = text.replace(old, new)
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return lost_temple().load_edition(path)


def new(
    seats: int = 4,
    seed: int = 0,
    *,
    way: str = "compiled",
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Table:
    """A game from its setup on."""
    game = lost_temple()
    return Table.new(game, seats, seed=seed, options=options, edition=edition or box(), engine=engine(game, way))


def at(
    seats: int = 4,
    *,
    way: str = "compiled",
    seed: int = 0,
    draws: Sequence[str | int] = (),
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    token: Mapping[int, str] | None = None,
    **fields: Any,
) -> Table:
    """A table in mid-round (or where `phase` says), gone on to its next decision."""
    fields = {"phase": "call", **fields}
    if token:
        fields["token"] = {str(space): kind for space, kind in token.items()}
    position = {
        "format": "cenote-position-1",
        "game": "lost_temple",
        "seats": seats,
        "seed": str(seed),
        "next": list(draws),
        "options": dict(options or {}),
        "table": fields,
    }
    return Table.at(tomli_w.dumps(position), edition=edition or box(), engine=engine(lost_temple(), way))


def turn(character: str, *said: str, seats: int = 4, **fields: Any) -> Table:
    """Seat 0 plays the character, and nobody holds another one unless `holder` says so."""
    fields.setdefault("holder", {character: 0})
    table = at(seats, **fields)
    return say(table, *said)


def start_of_round(seats: int, aside: Sequence[str | int] = (), **fields: Any) -> Table:
    """The first pick of a round; `aside` are the cards set aside face up and then face down."""
    fields.setdefault("position", list(range(seats)))
    return at(seats, phase="round", draws=aside, **fields)


def say(table: Table, *said: str) -> Table:
    for text in said:
        table.play(text)
    return table


def take(table: Table, *characters: str) -> Table:
    return say(table, *(f"take {character}" for character in characters))


def random_walk(table: Table, most: int = 2_000) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random, and at its end."""
    step = 7
    while not table.over and table.move < most:
        yield table
        step = (step * 1_103_515_245 + 12_345) % 2**31
        legal = table.legal()
        table.play(legal[step // 65_536 % len(legal)])
    yield table


# What is on the table


def spaces(table: Table) -> list[int]:
    return [player.position for player in table.view().players]


def gems(table: Table) -> list[int]:
    return [player.gems for player in table.view().players]


def machetes(table: Table) -> list[int]:
    return [player.machetes for player in table.view().players]


def truth(table: Table) -> dict[str, Any]:
    """Every field of the table, secrets included."""
    fields: dict[str, Any] = msgspec.toml.decode(table.position)["table"]
    return fields


def tokens(table: Table) -> dict[int, str]:
    """The face-down tokens by their space."""
    return {int(space): kind for space, kind in truth(table)["token"].items()}


def cards_in(table: Table, *places: str) -> set[str]:
    """The character cards in these places."""
    return {character for character, place in truth(table)["place"].items() if place in places}


def all_tokens(table: Table) -> Counter[str]:
    """Tokens by kind, on the board and in the reserve."""
    return Counter(truth(table)["reserve"]) + Counter(tokens(table).values())


# What is told and known


def told(table: Table, *names: str, seat: int = SPECTATOR, since: int | None = None) -> list[Event]:
    """The events of these names, as a seat is told them."""
    return [event for event in table.events(seat, since) if event.name in names]


def story(table: Table, seat: int = SPECTATOR, since: int | None = None) -> list[str]:
    """The names of the events, in order."""
    return [event.name for event in table.events(seat, since)]


def facts(table: Table, name: str, seat: int = SPECTATOR, since: int | None = None) -> list[dict[str, Any]]:
    return [event.facts for event in told(table, name, seat=seat, since=since)]


def card(table: Table, seat: int, character: str) -> Card:
    """What a seat knows of a character card."""
    known: Card = table.view(seat).cards[CHARACTERS.index(character)]
    return known


def known_tokens(table: Table, seat: int) -> dict[int, str]:
    """The face-down tokens that a seat knows, by their space."""
    return {chance.space: chance.token for chance in table.view(seat).chance if chance.token}


def legal(table: Table) -> list[str]:
    return [str(action) for action in table.legal()]
