"""What one seat may see of the Jade Goddess, for people. It reads redacted tables only."""

from __future__ import annotations

from typing import Any

import msgspec

from cenote.games.jade_goddess.board import region_at, side_of
from cenote.games.jade_goddess.dig import points, statues, strength_of, strengths_in
from cenote.games.jade_goddess.explore import hidden_tokens
from cenote.games.jade_goddess.names import (
    CELLS,
    ENDINGS,
    NOTHING,
    NOWHERE,
    PARTS,
    PHASES,
    cells,
    tile_types,
    tokens,
)  # fmt: skip
from cenote.kernel.game import Edition


class Figure(msgspec.Struct, frozen=True):
    """One figure of a player: in the supply (no cell), or on a city part of a tile."""

    figure: int
    strength: int
    cell: str | None
    part: str | None


class Statue(msgspec.Struct, frozen=True):
    """R12.2: statues of an object (0: of all together) that are complete, and how many of them of good parts alone."""

    object: int
    complete: int
    pure: int


class Player(msgspec.Struct, frozen=True):
    """One player. `hand` is what lies behind the rack: the own, and everybody's when the game is over. `gold` may be
    left to the players to remember (A30)."""

    gold: int | None
    jeep: str
    tokens: int
    display: list[str]
    figures: list[Figure]
    hand: dict[str, int] | None
    statues: list[Statue] | None
    points: int | None


class Field(msgspec.Struct, frozen=True):
    """An explored cell: its pattern as it lies (sides N, E, S, W; `.` jungle, equal letters one city part), heads and
    coins by part, and the region of each part (a number into `regions`)."""

    cell: str
    tile: str | None
    turn: int
    pattern: str
    heads: dict[str, int]
    coins: dict[str, int]
    regions: dict[str, int]


class Region(msgspec.Struct, frozen=True):
    """R1.6: city parts that belong together; who is there how strong."""

    number: int
    open: int
    heads: int
    coins: int
    strengths: list[int]


class Stack(msgspec.Struct, frozen=True):
    """A stack of tiles; of its bottom everybody may know some, the next to come first (R7.4)."""

    height: int
    bottom: list[str]


class View(msgspec.Struct, frozen=True):
    """Realm of the Jade Goddess as one seat (None: a spectator) sees it."""

    seat: int | None
    phase: str
    round: int
    active: int
    bonus: bool
    chain: bool
    players: list[Player]
    board: list[Field]
    regions: list[Region]
    stacks: list[Stack]
    unseen: dict[str, int]
    """Tiles in the stacks whose place nobody knows, by kind."""
    row: list[str]
    pile: int
    drawn: str | None
    returns: int
    final: int
    """Turns left after the last tile was drawn; 0 before."""
    bank: int | None
    ending: str | None


def view(edition: Edition, box: Any, t: Any, seat: int) -> View:
    """6b: the view of a redacted table (plain objects)."""
    places, tiles, kinds = cells(edition.data), tile_types(edition.data), tokens(edition.data)
    labels = sorted({t.region[node] for node in range(t.nodes)})
    return View(
        seat=seat if seat >= 0 else None,
        phase=PHASES[t.phase],
        round=t.round,
        active=t.active,
        bonus=bool(t.bonus),
        chain=bool(t.chain),
        players=[_player(edition, box, t, seat, player) for player in range(t.seats)],
        board=[_field(box, t, cell, places, tiles, labels) for cell in range(CELLS) if t.face[cell] != NOTHING],
        regions=[
            Region(number, t.open[label], t.heads[label], t.coins[label],
                   [strength_of(strengths_in(box, t, label), player) for player in range(t.seats)])
            for number, label in enumerate(labels)
        ],
        stacks=[
            Stack(t.height[stack], [tiles[kind] for kind in t.bottom[stack][: t.known[stack]]])
            for stack in range(box.tile_stacks)
        ],
        unseen={tiles[kind]: t.supply[kind] for kind in range(box.types) if t.supply[kind]},
        row=[kinds[token] for token in t.row[: box.face_up_artifacts]],
        pile=hidden_tokens(box, t),
        drawn=tiles[t.drawn] if t.drawn != NOTHING else None,
        returns=t.returns,
        final=t.final,
        bank=t.bank if t.gold_supply else None,
        ending=ENDINGS[t.ending] or None,
    )  # fmt: skip


def _player(edition: Edition, box: Any, t: Any, seat: int, player: int) -> Player:
    places, kinds = cells(edition.data), tokens(edition.data)
    known = bool(t.over) or player == seat
    objects = range(box.token_kinds // 8 if t.statue_same_object == 0 else 1)
    shows = known or t.gold_visible == 0
    return Player(
        gold=t.gold[player] if shows else None,
        jeep=places[t.jeep[player]],
        tokens=t.held[player],
        display=[tile_types(edition.data)[row[player]] for row in t.display if row[player] != NOTHING],
        figures=[_figure(box, t, player, figure, places) for figure in range(box.figures)],
        hand={kinds[k]: t.hand[k][player] for k in range(box.token_kinds) if t.hand[k][player]} if known else None,
        statues=[
            Statue(number + 1 if t.statue_same_object == 0 else 0, *divmod(statues(box, t, player, 8 * number), 256))
            for number in objects
        ] if known else None,
        points=points(box, t, player) if known else None,
    )  # fmt: skip


def _figure(box: Any, t: Any, player: int, figure: int, places: tuple[str, ...]) -> Figure:
    cell = t.figure_cell[figure][player]
    out = cell == NOWHERE
    part = None if out else PARTS[t.figure_part[figure][player]]
    return Figure(figure + 1, box.strength[figure], None if out else places[cell], part)


def _field(box: Any, t: Any, cell: int, places: tuple[str, ...], tiles: tuple[str, ...], labels: list[int]) -> Field:
    face = t.face[cell]
    sides = [side_of(box, t, cell, direction) for direction in range(4)]
    parts = range(box.parts[face])
    return Field(
        cell=places[cell],
        tile=tiles[face // 4] if face // 4 < box.types else None,
        turn=face % 4,
        pattern="".join("." if side < 0 else PARTS[side] for side in sides),
        heads={PARTS[part]: box.heads[face][part] for part in parts if box.heads[face][part]},
        coins={PARTS[part]: box.coins[face][part] for part in parts if box.coins[face][part]},
        regions={PARTS[part]: labels.index(region_at(t, cell, part)) for part in parts},
    )


LABELS = (
    "player", "turn", "gold", "tokens", "points", "display", "figures", "supply", "strength", "row", "pile", "stacks",
    "unseen", "heads", "coins", "region", "complete", "open_sides", "leader", "rack", "statues", "mixed", "pure",
    "object", "part", "good", "bad", "jeep", "centre", "bonus", "last_round", "bank", "total", "hidden", "zoom_in",
    "zoom_out", "whole_board", "turn_tile", "lay_here",
    "stay", "trade", "open_swap", "blind_swap", "you_give", "you_take", "pick_two", "afterwards", "put_back",
    "return_some", "stuck", "drawn", "bottom", "dig", "place", "nobody", "single",
)  # fmt: skip
"""The words a screen needs around the view."""
