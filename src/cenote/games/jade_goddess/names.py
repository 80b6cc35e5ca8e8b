"""The words of the rulebook as numbers: sides, tiles, tokens, figures, phases, events."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from cenote.kernel.journal import Events, Fact, event

SEATS = 4
SIDE = 11  # fields along a side of the largest board; cell = y * SIDE + x
CELLS = SIDE * SIDE
TYPES = 64  # kinds of tiles and cross fields an edition may have
FACES = 4 * TYPES  # a kind as it lies: 4 * kind + quarter turns
NODES = 255  # city parts that may lie on the board
TOKENS = 24  # (object * 4 + part) * 2 + 1 if badly preserved
ROW = 8
STACKS = 8
SHELF = 4  # tiles a display may hold
DEPTH = 32  # tiles a stack may hold
FIGURES = 8
LOG = 240  # movements of tokens that a table remembers

NOBODY = -1
NOWHERE = -1
NOTHING = -1
UNSEEN = -2  # in a redacted table

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = ("north", "east", "south", "west")
JUNGLE = -1  # R1.2: a side that belongs to no city part
PARTS = ("a", "b", "c", "d")
PIECES = ("A", "B", "C", "D")
TOKEN_NAMES = tuple(f"{object}{piece.lower()}{sign}" for object in "123" for piece in PIECES for sign in "+-")

# How a token moves: from the pile behind a rack and back, from a rack into the row and back (6b).
DRAWN, RETURNED, GIVEN, TAKEN = range(4)

PHASES = (
    "part", "ride", "explore", "place", "trade", "return", "figure", "retrieve", "dig", "bonus", "turn", "end",
)  # fmt: skip
PART, RIDE, EXPLORE, PLACE, TRADE, RETURN, FIGURE, RETRIEVE, DIG, BONUS, TURN, END = range(12)

ENDINGS = ("", "tiles", "artefacts", "stall")
GOES_ON, BY_TILES, BY_ARTEFACTS, BY_STALL = range(4)

_LENGTHS = {1: 9, 2: 7, 3: 4, 4: 8, 5: 11, 6: 6, 7: 5, 8: 10, 9: 4, 10: 4, 11: 5, 12: 5}
RULE_IDS = (
    *(
        id
        for chapter, rules in _LENGTHS.items()
        for id in (f"R{chapter}", *(f"R{chapter}.{n + 1}" for n in range(rules)))
    ),
    *(f"A{n}" for n in range(1, 43)),
)
"""The chapters, their rules, and the rulings."""


def cells(edition: Any) -> tuple[str, ...]:
    """Every cell by column and row: F6 is the centre; cells of a smaller board's rest have no name."""
    return _cells(edition.board.size)


@cache
def _cells(size: int) -> tuple[str, ...]:
    places = product(range(SIDE), repeat=2)
    return tuple(f"{'ABCDEFGHIJK'[x]}{y + 1}" if max(x, y) < size else "" for y, x in places)


def fields(edition: Any) -> tuple[str, ...]:
    """The cells that are there, for actions."""
    return tuple(name for name in cells(edition) if name)


def tile_types(edition: Any) -> tuple[str, ...]:
    return tuple(tile.id.lower() for tile in edition.tile_type)


def faces(edition: Any) -> tuple[str, ...]:
    """Tiles as they lie: kind and quarter turns; cross fields are numbered."""
    tiles = tile_types(edition)
    cross = (f"cross{number + 1}" for number in range(TYPES - len(tiles)))
    return tuple(f"{kind}/{turn}" for kind in (*tiles, *cross) for turn in range(4))


def stacks(edition: Any) -> tuple[str, ...]:
    return tuple(str(number + 1) for number in range(edition.setup.tile_stacks))


def tokens(edition: Any) -> tuple[str, ...]:
    """Tokens by object, part and condition: 1a+ is well preserved, 1a- badly."""
    return tuple(f"{a.object}{piece.lower()}{sign}" for a in edition.artifact for piece in PIECES for sign in "+-")


_cell = Fact("cell", cells)
_tile = Fact("tile", tile_types)
_token = Fact("token", tokens)
_amount = Fact("amount")
_count = Fact("count")

EVENTS = Events(
    event("first_player", reveals=True),
    event("display_dealt", _tile, reveals=True),
    event("row_dealt", _token, reveals=True),
    event("turn_began", Fact("round")),
    event("bonus_began", Fact("cost")),
    event("exchanged", _tile, Fact("other", tile_types), Fact("stack"), reveals=True),
    event("rode", Fact("origin", cells), _cell),
    event("drew_tile", _tile, Fact("stack"), reveals=True),
    event("laid", _cell, _tile, Fact("turn")),
    event("kept", _tile),
    event("last_tile"),
    event("stopped"),
    event("figure_placed", Fact("strength"), _cell, Fact("part", PARTS)),
    event("figure_paid", _amount),
    event("figure_taken", Fact("strength"), _cell),
    event("dug", _cell, Fact("heads"), Fact("coins")),
    event("dug_in_vain", _cell),
    event("tokens_drawn", _count, reveals=True),
    event("token_seen", _token, private=True, reveals=True),
    event("pile_empty"),
    event("gold_gained", _amount),
    event("figures_home", _count),
    event("swapped", _token, Fact("other", tokens), Fact("slot")),
    event("blind_swap", _count, Fact("cost"), reveals=True),
    event("token_returned", Fact("token", tokens, secret=True)),
    event("passed"),
    event("ended", Fact("ending", ENDINGS[1:]), reveals=True),
)
(
    FIRST_PLAYER, DISPLAY_DEALT, ROW_DEALT, TURN_BEGAN, BONUS_BEGAN, EXCHANGED, RODE, DREW_TILE, LAID, KEPT,
    LAST_TILE, STOPPED, FIGURE_PLACED, FIGURE_PAID, FIGURE_TAKEN, DUG, DUG_IN_VAIN, TOKENS_DRAWN, TOKEN_SEEN,
    PILE_EMPTY, GOLD_GAINED, FIGURES_HOME, SWAPPED, BLIND_SWAP, TOKEN_RETURNED, PASSED, ENDED,
) = range(len(EVENTS.kinds))  # fmt: skip
