"""Sites of the Jade Goddess that are about to be dug: a city along the northern border, and boards without room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from cenote.kernel.game import Edition
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import At, box, data, edition_of, facts, ride, say

STRAIGHT = {
    "c2o-4/1": (0, 0), "c2o-1/1": (1, 0), "c2o-2/1": (0, 1), "c2o-3/1": (1, 1),
    "c3-5/3": (0, 0), "c3-1/3": (1, 0), "c3-4/3": (0, 1), "c3-2/3": (1, 1), "c3-3/3": (2, 0),
}  # fmt: skip
"""Tiles with city to the east and the west (and the border), as they lie: heads and coins."""
CLOSING = {"c1-4": (0, 0), "c1-1": (1, 0), "c1-2": (0, 1), "c1-3": (1, 1), "c2a-4": (2, 0)}
"""Tiles that close the city from the east when they are turned three times."""
CELLS = ("G1", "H1", "I1", "J1")
CLOSED = "play 1 east 3"

Counts = Mapping[str, int]


def _tiles_for(heads: int, coins: int, counts: Counts) -> tuple[list[str], str] | None:
    """Four tiles and the closing one with so many heads and coins in all, if there are such tiles."""

    def filled(row: list[str], heads: int, coins: int) -> Iterator[list[str]]:
        if len(row) == len(CELLS):
            if (heads, coins) == (0, 0):
                yield row
            return
        for tile, (more_heads, more_coins) in STRAIGHT.items():
            left = counts[tile.split("/")[0].upper()] - row.count(tile)
            if left and more_heads <= heads and more_coins <= coins:
                yield from filled([*row, tile], heads - more_heads, coins - more_coins)

    for tile, (more_heads, more_coins) in CLOSING.items():
        for row in filled([], heads - more_heads, coins - more_coins):
            return row, tile
    return None


@cache
def more_tiles() -> Edition:
    """The box with more of the tiles that show no head, and two."""
    content = data()
    for tile in content["tile_type"]:
        if tile["id"] in ("C2O-4", "C3-3"):
            tile["count"] = 4
    return edition_of(content)


FIGURES = {0: (), 1: (1,), 2: (4,), 3: (5,), 4: (5, 1), 5: (5, 4), 6: (5, 4, 1)}
"""The figures that make up a strength; the first is placed last."""
STRENGTH = {1: 1, 4: 2, 5: 3}


def _counts(edition: Edition) -> Counts:
    return {tile.id: tile.count for tile in edition.data.tile_type}


def site(
    make: At, strengths: Sequence[int], heads: int = 0, coins: int = 0, *, active: int = 0, **fields: Any
) -> tuple[Table, list[str]]:
    """A city from F1 to J1 that the active player, whose jeep stands on J1, can close with the tile in the display; and
    what there is to say for it, so that every seat is there as strong as given."""
    found = _tiles_for(heads, coins, _counts(box()))
    if found is None:
        assert "pile" not in fields, "a small pile goes with the tiles of the box"
        found, fields["edition"] = _tiles_for(heads, coins, _counts(more_tiles())), more_tiles()
    assert found, f"no city has {heads} heads and {coins} coins"
    row, closing = found
    seats = len(strengths)
    figures: list[dict[int, str]] = [{} for _ in strengths]
    free = list(CELLS)
    for seat, strength in enumerate(strengths):
        for number in FIGURES[strength][1 if seat == active else 0 :]:
            figures[seat][number] = free.pop(0)
    jeeps, shows = ["F6"] * seats, [""] * seats
    jeeps[active], shows[active] = "J1", closing
    board = {**dict(zip(CELLS, row, strict=True)), **fields.pop("board", {})}
    for seat, more in enumerate(fields.pop("figures", [])):
        figures[seat] |= more
    table = make(seats, board=board, figures=figures, jeeps=jeeps, shows=shows, active=active, **fields)
    mine = FIGURES[strengths[active]]
    said = ["ride J1", CLOSED, f"figure {STRENGTH[mine[0]]} a" if mine else "no figure"]
    if not mine and figures[active]:
        said.append("leave figures")
    return table, said


def dug(make: At, strengths: Sequence[int], heads: int = 0, coins: int = 0, **fields: Any) -> Table:
    """The same, closed and dug."""
    table, said = site(make, strengths, heads, coins, **fields)
    say(table, *said)
    assert facts(table, "dug") == [{"cell": "K1", "heads": heads, "coins": coins}]
    return table


FULL = "c4-1 c4-2 c4-3"
"""A full display of tiles with four city sides."""
CLOSED_CROSS = {
    "E4": ".a..", "E2": ".a..", "G3": "...a", "G1": "...a", "H5": "..a.", "J5": "..a.", "I7": "a...", "K7": "a...",
    "G8": "...a", "G10": "...a", "E9": ".a..", "E11": ".a..", "D7": "a...", "B7": "a...", "C5": "..a.", "A5": "..a.",
}  # fmt: skip
"""E30: the sixteen city sides of the cross are closed; nothing but jungle is open."""
BROWN = {"G3": "..aa", "H3": "...."}
"""E2: a tile behind a brown line, and one behind that."""


def two_sides(make: At, tile: str = "c2s-1", **fields: Any) -> Table:
    """E20: P0 on F2 can join G1 (two heads, a double of P1) and G3 (a head and a coin, a single of P0) by a tile."""
    table = make(
        board={"G1": "..aa/2", "G3": "a..a/1/1"}, figures=[{1: "G3"}, {4: "G1"}], jeeps=["F2"], shows=[tile], **fields
    )
    return ride(table, "F2")
