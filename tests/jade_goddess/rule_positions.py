"""Tables of the Jade Goddess written in a line or two, and short words for what is read from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol

import msgspec
import tomli_w

from cenote import games
from cenote.games.jade_goddess.view import Field, Player, Region
from cenote.kernel.game import SPECTATOR, Edition, Game
from cenote.kernel.journal import Event
from cenote.kernel.table import Table
from tests import editions
from tests.conftest import engine
from tests.editions import box_of

WAYS = ("compiled",)  # the worked examples run interpreted, too, and a law has both agree
SEAT_COUNTS = (2, 3, 4)
LETTERS = "ABCDEFGHIJK"
CENTRE = "F6"
CROSS = {f"F{n + 1}" for n in range(11)} | {f"{letter}6" for letter in LETTERS}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
PLAIN_ROW = ("1a+", "1b+", "1c+", "1d+", "2a+")

Place = str | tuple[int, int]
"""A cell: `F6`, or (5, 5) as the specification writes it."""


class At(Protocol):
    """Makes a table in the middle of a game, gone on to its next decision."""

    def __call__(self, seats: int = 4, **fields: Any) -> Table: ...


@cache
def jade() -> Game:
    return games.get("jade_goddess")


@cache
def box() -> Edition:
    return jade().load_edition(None)


def data() -> dict[str, Any]:
    """The edition of the game as its file says it; a fresh copy."""
    return box_of(jade())


def edition_of(content: Mapping[str, Any]) -> Edition:
    """The edition that a file with this content describes."""
    return editions.edition_of(jade(), content)


def with_setup(**constants: Any) -> Edition:
    """The edition with other constants of [setup]."""
    content = data()
    content["setup"] |= constants
    return edition_of(content)


def with_tiles(counts: Mapping[str, int], **constants: Any) -> Edition:
    """The edition with so many tiles of each kind, and none of the others."""
    content = data()
    content["setup"] |= constants
    for tile in content["tile_type"]:
        tile["count"] = counts.get(tile["id"].lower(), 0)
    return edition_of(content)


def _only(tiles: Mapping[str, int] | None, tokens: Mapping[str, int] | None) -> Edition:
    """The edition with these tiles or tokens (None: its own), for tables that are not set up but written."""
    content = data()
    content["setup"]["start_display_tiles"] = 0
    if tiles is not None:
        for tile in content["tile_type"]:
            tile["count"] = tiles.get(tile["id"].lower(), 0)
    if tokens is not None:
        for artifact in content["artifact"]:
            for piece, kept in artifact["parts"].items():
                for sign, condition in ("+", "good"), ("-", "bad"):
                    kept[condition] = tokens.get(f"{artifact['object']}{piece.lower()}{sign}", 0)
    return edition_of(content)


# Cells and tiles


def cell(place: Place) -> str:
    """The name of a cell."""
    return place if isinstance(place, str) else f"{LETTERS[place[0]]}{place[1] + 1}"


def xy(place: Place) -> tuple[int, int]:
    """The coordinates of a cell, as the specification writes them."""
    return (LETTERS.index(place[0]), int(place[1:]) - 1) if isinstance(place, str) else place


def cells(*places: Place) -> set[str]:
    return {cell(place) for place in places}


def tile_ids() -> list[str]:
    return [tile["id"].lower() for tile in data()["tile_type"]]


def turned(pattern: str, turn: int) -> str:
    """5.1: a pattern after quarter turns clockwise, its parts named in the order of their first side."""
    lies = "".join(pattern[(side - turn) % 4] for side in range(4))
    letters = [letter for place, letter in enumerate(lies) if letter != "." and letter not in lies[:place]]
    return "".join("." if letter == "." else "abcd"[letters.index(letter)] for letter in lies)


def _lying(text: str, used: Counter[str]) -> tuple[str, int]:
    """The tile and its turn for `..aa` (the plainest tile that is left), `..aa/2/1` (two heads, one coin), or
    `c2a-1/3` (kind and turn)."""
    shape, _, symbols = text.partition("/")
    if shape in tile_ids():
        return shape, int(symbols or 0)
    wanted = [int(number) for number in symbols.split("/")] if symbols else []
    found: list[tuple[int, int, str, int]] = []
    for number, tile in enumerate(data()["tile_type"]):
        shown = [sum(tile["heads"].values()), sum(tile["gold"].values())]
        if (wanted and shown != (wanted + [0])[:2]) or used[tile["id"].lower()] >= tile["count"]:
            continue
        for turn in range(4):
            if turned(tile["pattern"], turn) == shape:
                found.append((sum(shown), number, tile["id"].lower(), turn))
                break
    assert found, f"no tile {text!r} is left"
    _, _, kind, turn = min(found)
    return kind, turn


def outcome(name: str | int) -> str | int:
    """A random outcome: a tile by its kind, a token by its name, or a number."""
    return tile_ids().index(name) if name in tile_ids() else name


# Writing tables


def _words(text: str) -> list[str]:
    return text.lower().replace(",", " ").split()


def _padded(given: Sequence[Any], seats: int, rest: Any) -> list[Any]:
    return [*given, *[rest] * (seats - len(given))]


def at(
    seats: int = 4,
    *,
    way: str = "compiled",
    board: Mapping[Any, str] | None = None,
    jeeps: Sequence[Place] = (),
    shows: Sequence[str] = (),
    figures: Sequence[Mapping[int, Any]] = (),
    hands: Sequence[str] = (),
    gold: Sequence[int] = (),
    row: str = "",
    left: Mapping[str, int] | None = None,
    stacks: Sequence[int] | None = None,
    pile: Mapping[str, int] | None = None,
    next: Sequence[str | int] = (),
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    seed: int = 0,
    **fields: Any,
) -> Table:
    """A table at the ride of seat 0 (or where `phase` says), gone on to its next decision.

    `board`: tiles by cell, `..aa` as it lies, `..aa/2/1` with heads and coins, or `c2a-1/3`. By seat, and for the seats
    that are not named as usual: `jeeps` (the centre), `shows` (displays; empty), `hands` (`"1a+ 1a+ 2c-"`), `gold` (5),
    `figures` (`{4: "G3"}`, `{1: "G3 b"}`). `left`: the only tiles in the stacks; `stacks`: their heights; `pile`: its
    only tokens. `next`: the tiles and tokens that are drawn next.
    """
    shelves = [_words(text) for text in _padded(shows, seats, "")]
    held = [Counter(_words(text)) for text in _padded(hands, seats, "")]
    used = Counter(kind for shelf in shelves for kind in shelf) + Counter(_words(fields.get("drawn", "")))
    laid = {cell(place): text.lower() for place, text in (board or {}).items()}
    faces: dict[str, str] = {}
    for place in sorted(laid, key=lambda name: "/" not in laid[name]):  # those that must be a certain tile come first
        kind, turn = _lying(laid[place], used if left is None else Counter())
        used[kind] += 1
        faces[place] = f"{kind}/{turn}"
    table: dict[str, Any] = {
        "face": faces,
        "order": {place: number for number, place in enumerate(laid, 1)},
        "jeep": [cell(place) for place in _padded(jeeps, seats, CENTRE)],
        "display": {
            str(slot + 1): [shelf[slot] if slot < len(shelf) else "" for shelf in shelves]
            for slot in range(max(map(len, shelves)))
        },
        "hand": {token: [hand[token] for hand in held] for token in sorted(set().union(*held))},
        "row": _words(row) or ([*PLAIN_ROW] if pile is not None else []),
        "figure_cell": {},
        "figure_part": {},
        **fields,
    }
    if gold:
        table["gold"] = _padded(gold, seats, 5)
    for seat, placed in enumerate(figures):
        for number, where in placed.items():
            place, part = (where.split() + ["a"])[:2] if isinstance(where, str) else (cell(where), "a")
            table["figure_cell"].setdefault(str(number), [""] * seats)[seat] = place
            table["figure_part"].setdefault(str(number), ["a"] * seats)[seat] = part
    if stacks is not None:
        table["height"] = {str(number): height for number, height in enumerate(stacks, 1)}
    if edition is None and (left is not None or pile is not None):
        tokens = sum(held, Counter(table["row"])) + Counter(pile)
        tiles = used + Counter(left)
        edition = _only(None if left is None else tiles, None if pile is None else tokens)
    position = {
        "format": "cenote-position-1",
        "game": "jade_goddess",
        "seats": seats,
        "seed": str(seed),
        "next": [outcome(name) for name in next],
        "options": dict(options or {}),
        "table": {name: value for name, value in table.items() if value not in ({}, [])},
    }
    return Table.at(tomli_w.dumps(position), edition=edition or box(), engine=engine(jade(), way))


def tables(way: str) -> At:
    """`at` for the rules run one way."""
    return partial(at, way=way)


def new(
    seats: int = 4,
    seed: int = 0,
    *,
    way: str = "compiled",
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Table:
    """A game from its setup on."""
    return Table.new(jade(), seats, seed=seed, options=options, edition=edition or box(), engine=engine(jade(), way))


def force(table: Table, *names: str | int) -> Table:
    """Fix the tiles and tokens that are drawn next."""
    table.force(*(outcome(name) for name in names))
    return table


def say(table: Table, *said: str) -> Table:
    for text in said:
        table.play(text)
    return table


def ride(table: Table, place: Place, *said: str) -> Table:
    """Ride to a cell, and say what comes after it."""
    return say(table, f"ride {cell(place)}", *said)


def random_walk(table: Table, most: int = 2_000, step: int = 7) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random, and at its end."""
    for _ in range(most):
        if table.over:
            break
        yield table
        step = (step * 1_103_515_245 + 12_345) % 2**31
        options = table.legal()
        table.play(options[step // 65_536 % len(options)])
    yield table


# Reading tables


def truth(table: Table) -> dict[str, Any]:
    """Every field of the table, secrets included."""
    fields: dict[str, Any] = msgspec.toml.decode(table.position)["table"]
    return fields


def board(table: Table) -> dict[str, Field]:
    """The explored cells."""
    return {field.cell: field for field in table.view().board}


def patterns(table: Table) -> dict[tuple[int, int], str]:
    """The explored cells as they lie: sides N, E, S, W."""
    return {xy(field.cell): field.pattern for field in table.view().board}


def ways_to_lay(fields: Mapping[tuple[int, int], str], place: Place, kind: str) -> set[str]:
    """R5.4-R5.6, read from nothing but patterns: how a tile can be laid from a field, as `east 3`."""
    pattern = next(tile["pattern"] for tile in data()["tile_type"] if tile["id"].lower() == kind)
    x, y = xy(place)
    found = set()
    for direction, (dx, dy) in STEPS.items():
        target = (x + dx, y + dy)
        if target in fields or not (0 <= target[0] < 11 and 0 <= target[1] < 11):
            continue
        seen = []
        for turn in range(4):
            lies = "".join(pattern[(side - turn) % 4] for side in range(4))
            touching = [
                (lies[side], fields[neighbour][(side + 2) % 4])
                for side, (ex, ey) in enumerate(STEPS.values())
                if (neighbour := (target[0] + ex, target[1] + ey)) in fields
            ]
            if lies not in seen and all((mine == ".") == (theirs == ".") for mine, theirs in touching):
                found.add(f"{direction} {turn}")
            seen.append(lies)
    return found


def region(table: Table, place: Place, part: str = "a") -> Region:
    """The region of a city part."""
    view = table.view()
    found: Region = view.regions[next(field for field in view.board if field.cell == cell(place)).regions[part]]
    return found


def parts_of(table: Table, place: Place, part: str = "a") -> set[str]:
    """The city parts of a region, as `G3 a`."""
    number = region(table, place, part).number
    return {f"{field.cell} {one}" for field in table.view().board for one, k in field.regions.items() if k == number}


def player(table: Table, seat: int = 0) -> Player:
    found: Player = table.view(seat).players[seat]
    return found


def gold(table: Table) -> list[int]:
    return [player(table, seat).gold or 0 for seat in range(table.seats)]


def tokens(table: Table) -> list[int]:
    """How many artefacts each player has."""
    return [one.tokens for one in table.view().players]


def hand(table: Table, seat: int = 0) -> list[str]:
    """The artefacts of a player, in order."""
    return sorted(Counter(player(table, seat).hand).elements())


def display(table: Table, seat: int = 0) -> list[str]:
    return player(table, seat).display


def jeep(table: Table, seat: int = 0) -> str:
    return player(table, seat).jeep


def out(table: Table, seat: int = 0) -> dict[int, str]:
    """The figures of a player that are on the board, as `G3 a` by number."""
    return {one.figure: f"{one.cell} {one.part}" for one in player(table, seat).figures if one.cell}


def supply(table: Table, seat: int = 0) -> list[int]:
    """The strengths of the figures in a player's supply."""
    return [one.strength for one in player(table, seat).figures if not one.cell]


def heights(table: Table) -> list[int]:
    return [stack.height for stack in table.view().stacks]


def legal(table: Table, *verbs: str) -> list[str]:
    """What may be said now, of these verbs if any are given."""
    return [action.text for action in table.legal() if not verbs or action.verb in verbs]


def rides(table: Table) -> set[str]:
    """The cells where the ride may end."""
    return {text.removeprefix("ride ") for text in legal(table, "ride")}


def story(table: Table, seat: int = SPECTATOR, since: int | None = None) -> list[str]:
    """The names of the events, in order."""
    return [event.name for event in table.events(seat, since)]


def told(table: Table, *names: str, seat: int = SPECTATOR, since: int | None = None) -> list[Event]:
    return [event for event in table.events(seat, since) if event.name in names]


def facts(table: Table, name: str, seat: int = SPECTATOR, since: int | None = None) -> list[dict[str, Any]]:
    return [event.facts for event in told(table, name, seat=seat, since=since)]
