"""Tables of the Jade Goddess written in a line or two, and short words for what is read from them.

Everything is written as the examples of the specification write it: cells as (x, y), a tile as it lies (`..aa`, or
`..aa 2 1` for two heads and one coin in all, or `c2a-1/2` for a kind and its quarter turns), players by seat. What is
not written is as the conventions of the examples say: four players, P0 rides, jeeps on the centre, one tile in each
display.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import tomli_w

from cenote.games.jade_goddess import GAME
from cenote.games.jade_goddess.box import parts_of, turned
from cenote.games.jade_goddess.names import SIDE, cells, tile_types, tokens
from cenote.games.jade_goddess.view import Field, Player, Region, View
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR, Edition
from cenote.kernel.position import FORMAT
from cenote.kernel.table import Table
from tests.editions import box_of, edition_of

Cell = tuple[int, int]

BOX = GAME.load_edition(None)
NAMES = cells(BOX.data)
TILES = tile_types(BOX.data)
TOKENS = tokens(BOX.data)
COUNT = {tile.id.lower(): tile.count for tile in BOX.data.tile_type}
TOKEN_COUNT = {
    f"{one.object}{piece.lower()}{sign}": count
    for one in BOX.data.artifact
    for piece, kept in one.parts.items()
    for sign, count in (("+", kept.good), ("-", kept.bad))
}
STRENGTHS = BOX.data.setup.figures
CENTRE = (5, 5)
CROSS = {(5, k) for k in range(11)} | {(k, 5) for k in range(11)}
DULL = "j0"  # the tile that does not matter
ROW = "3a+ 3b+ 3c+ 3d+ 3a-"  # beside a pile that is written


# Tables


def name(cell: Cell) -> str:
    return NAMES[cell[1] * SIDE + cell[0]]


def cell_of(text: str) -> Cell:
    number = NAMES.index(text)
    return number % SIDE, number // SIDE


def lying(tile: Any, turn: int) -> str:
    """The sides of a kind as it lies, its parts named in the order of their first side."""
    lies = turned(tile.pattern, turn)
    names = {letter: "abcd"[place] for place, letter in enumerate(parts_of(lies))}
    return "".join(names.get(letter, ".") for letter in lies)


def symbols(tile: Any) -> tuple[int, int]:
    return sum(tile.heads.values()), sum(tile.gold.values())


def chosen(written: str, left: Counter[str]) -> str:
    """The face of a tile that is still there and lies like this, one with few symbols if they are not written."""
    if "/" in written:
        return written
    pattern, *wanted = written.split()
    shows = (int(wanted[0]), int(wanted[1]) if len(wanted) > 1 else 0) if wanted else None
    for tile in sorted(BOX.data.tile_type, key=lambda tile: sum(symbols(tile))):
        if left[tile.id.lower()] > 0 and shows in (None, symbols(tile)):
            for turn in range(4):
                if lying(tile, turn) == pattern:
                    return f"{tile.id.lower()}/{turn}"
    raise AssertionError(f"no tile {written!r} is left")


def faces(board: Mapping[Cell, str], taken: Counter[str]) -> dict[str, str]:
    """The tiles of a board; those that are written with more words are chosen first."""
    left = Counter(COUNT) - taken
    found = {}
    for cell, written in sorted(board.items(), key=lambda entry: ("/" not in entry[1], -len(entry[1].split()))):
        found[name(cell)] = chosen(written, left)
        left[found[name(cell)].split("/")[0]] -= 1
    return found


def figures_of(figures: Mapping[Cell, tuple[Any, ...]], seats: int) -> dict[str, dict[str, list[str]]]:
    """The fields of a position for figures: by cell the seat, the strength and, if it is not a, the part."""
    where: dict[str, list[str]] = {}
    part: dict[str, list[str]] = {}
    for cell, (seat, strength, *letter) in figures.items():
        ids = [str(n + 1) for n, strong in enumerate(STRENGTHS) if strong == strength]
        figure = next(id for id in ids if not where.get(id, [""] * seats)[seat])
        where.setdefault(figure, [""] * seats)[seat] = name(cell)
        part.setdefault(figure, ["a"] * seats)[seat] = letter[0] if letter else "a"
    return {"figure_cell": where, "figure_part": part}


def by_kind(texts: Sequence[str], seats: int) -> dict[str, list[int]]:
    """Tokens behind the racks, a text for each seat."""
    found: dict[str, list[int]] = {}
    for seat, text in enumerate(texts):
        for token, count in Counter(text.split()).items():
            found.setdefault(token, [0] * seats)[seat] = count
    return found


def with_pile(hands: Sequence[str], row: str, pile: int | str, seats: int) -> list[str]:
    """The hands when only so many tokens (or only these) are in the pile: the last player holds the rest."""
    rest = Counter(TOKEN_COUNT) - Counter(row.split()) - Counter(" ".join(hands).split())
    rest -= Counter(pile.split() if isinstance(pile, str) else sorted(rest.elements())[:pile])
    full = [*hands] + [""] * (seats - len(hands))
    full[-1] += " " + " ".join(rest.elements())
    return full


@cache
def small_box(counts: tuple[int, ...], copies: int | None) -> Edition:
    """The box with other numbers of tiles, so that stacks may be empty, or with so many tokens of each kind."""
    data = box_of(GAME)
    for tile, count in zip(data["tile_type"], counts, strict=True):
        tile["count"] = count
    for artefact in data["artifact"] if copies is not None else ():
        artefact["parts"] = {piece: {"good": copies, "bad": copies} for piece in artefact["parts"]}
    return edition_of(GAME, data)


def outcomes(words: Sequence[str | int]) -> list[str | int]:
    """Tiles by their number, tokens by their name."""
    return [TILES.index(word) if word in TILES else word for word in words]


def at(
    engine: Engine,
    seats: int = 4,
    *,
    board: Mapping[Cell, str] | None = None,
    jeeps: Sequence[Cell] = (),
    figures: Mapping[Cell, tuple[Any, ...]] | None = None,
    displays: Sequence[str] = (),
    hands: Sequence[str] = (),
    row: str = "",
    pile: int | str | None = None,
    left: str | None = None,
    copies: int | None = None,
    heights: Sequence[int] = (),
    next: Sequence[str | int] = (),
    options: Mapping[str, str | bool | int] | None = None,
    seed: str = "position",
    **fields: Any,
) -> Table:
    """The table with this board and these things of the players, gone on to its next decision.

    `left` are the tiles in the stacks, if not the whole rest of the box; `copies` is how often each token is there, if
    not as in the box. A player who is not written has the jeep on the centre, the tile that does not matter in the
    display, and no tokens.
    """
    shown = [*(text.split() for text in displays), *([DULL] for _ in range(seats - len(displays)))]
    taken = Counter(tile for tiles in shown for tile in tiles) + Counter(word for word in next if word in TILES)
    taken += Counter((left or "").split())
    table: dict[str, Any] = {"face": faces(board or {}, taken), **figures_of(figures or {}, seats)}
    for slot in range(max(map(len, shown))):
        kinds = [tiles[slot] if slot < len(tiles) else "" for tiles in shown]
        table.setdefault("display", {})[str(slot + 1)] = kinds
    table["jeep"] = [*(name(cell) for cell in jeeps), *([name(CENTRE)] * (seats - len(jeeps)))]
    if pile is not None:
        row = row or ROW
        hands = with_pile(hands, row, pile, seats)
    table["hand"] = by_kind(hands, seats)
    if row:
        table["row"] = row.split()
    if heights:
        table["height"] = {str(n + 1): height for n, height in enumerate(heights)}
    edition, there = BOX, Counter(COUNT)
    if left is not None:
        there = Counter(face.split("/")[0] for face in table["face"].values()) + Counter(sum(shown, left.split()))
    if left is not None or copies is not None:
        edition = small_box(tuple(there[tile] for tile in TILES), copies)
    text: dict[str, Any] = {"format": FORMAT, "game": GAME.key, "seats": seats, "seed": seed, "next": outcomes(next)}
    whole = {**text, "options": {**(options or {})}, "table": table | fields}
    return Table.at(tomli_w.dumps(whole), engine=engine, edition=edition)


def new(engine: Engine, seats: int, seed: int = 0) -> Table:
    return Table.new(GAME, seats, seed=seed, engine=engine, edition=BOX)


def to(x: int, y: int) -> str:
    """The ride to a cell; to the own cell it is staying."""
    return f"ride {name((x, y))}"


def play(table: Table, *said: str) -> Table:
    for text in said:
        table.play(text)
    return table


def force(table: Table, *words: str | int) -> Table:
    """Fix the next tiles (by kind) and tokens."""
    table.force(*outcomes(words))
    return table


def pass_turn(table: Table) -> Table:
    """The active player rides to the centre and does nothing."""
    no = {"ride": to(5, 5), "trade": "pass", "retrieve": "leave figures", "bonus": "skip bonus"}
    seat, turn = view(table).active, table.round
    while not table.over and (view(table).active, table.round) == (seat, turn):
        table.play(no[table.phase])
    return table


# What is on the table


def view(table: Table, seat: int = SPECTATOR) -> View:
    seen = table.view(seat)
    assert isinstance(seen, View)
    return seen


def player(table: Table, seat: int) -> Player:
    """A player as he sees himself."""
    return view(table, seat).players[seat]


def gold(table: Table) -> list[int | None]:
    return [one.gold for one in view(table).players]


def held(table: Table) -> list[int]:
    """How many artefacts each player has."""
    return [one.tokens for one in view(table).players]


def hand(table: Table, seat: int) -> dict[str, int]:
    """The artefacts behind the own rack."""
    found = player(table, seat).hand
    assert found is not None
    return found


def jeep(table: Table, seat: int = 0) -> Cell:
    return cell_of(view(table).players[seat].jeep)


def standing(table: Table, seat: int = 0) -> dict[Cell, tuple[int, str]]:
    """The figures of a player on the board: strength and part by cell."""
    found = {}
    for one in view(table).players[seat].figures:
        if one.cell is not None and one.part is not None:
            found[cell_of(one.cell)] = one.strength, one.part
    return found


def field_at(table: Table, cell: Cell) -> Field:
    return next(field for field in view(table).board if field.cell == name(cell))


def region(table: Table, cell: Cell, part: str = "a") -> tuple[set[Cell], Region]:
    """The region of a city part: its cells, and what is to be said of it."""
    number = field_at(table, cell).regions[part]
    found = {cell_of(field.cell) for field in view(table).board if number in field.regions.values()}
    return found, view(table).regions[number]


def truth(table: Table) -> dict[str, Any]:
    """Everything on the table, secrets included, as a position says it."""
    fields: dict[str, Any] = tomllib.loads(table.position)["table"]
    return fields


# What may be done, what is told and what is thought possible


def legal(table: Table, *verbs: str) -> list[str]:
    """What may be said now, of these verbs or of all."""
    return [str(action) for action in table.legal() if not verbs or action.verb in verbs]


def rides(table: Table) -> set[Cell]:
    """Where the ride may end."""
    return {cell_of(action["cell"]) for action in table.legal() if action.verb == "ride"}


def why(table: Table, said: str, seat: int | None = None) -> str | None:
    """The rule against an action of a seat (of the one to act); None if it is legal."""
    reason = table.perspective(table.to_act[0] if seat is None else seat).why_not(said)
    return None if reason is None else reason.rule


def told(table: Table, *names: str, seat: int = SPECTATOR) -> list[tuple[str | int | None, ...]]:
    """Events of these names, or all since the position: name, seat, facts."""
    events = table.events(seat)
    return [(e.name, e.seat, *e.facts.values()) for e in events if not names or e.name in names]


class World:
    """Hands and pile of one possible world."""

    def __init__(self, state: Any, seats: int) -> None:
        self.hands = [self._named(state["hand"][0][:, seat].tolist()) for seat in range(seats)]
        self.pile = self._named(state["pile"][0].tolist())

    @staticmethod
    def _named(counts: Sequence[int]) -> Counter[str]:
        return Counter({TOKENS[kind]: count for kind, count in enumerate(counts) if count})


def worlds(table: Table, seat: int, count: int) -> Iterator[World]:
    """Worlds that a seat cannot tell from the real one."""
    perspective = table.perspective(seat)
    for seed in range(count):
        yield World(perspective.imagine(seed), table.seats)
