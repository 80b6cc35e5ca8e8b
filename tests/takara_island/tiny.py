"""Editions so small that all their worlds can be counted."""

from __future__ import annotations

from functools import cache
from typing import Any

from cenote.games.takara_island import GAME
from cenote.kernel.game import Edition
from tests.editions import box_of, edition_of


def box() -> dict[str, Any]:
    """The edition in the box, as data."""
    return box_of(GAME)


def edition(data: dict[str, Any]) -> Edition:
    return edition_of(GAME, data)


def with_tiles(sites: int, each: int, counts: dict[str, int], **constants: int) -> Edition:
    """The box with other numbers of tiles, by id; kinds that are not named are not there."""
    data = box()
    data["gallery"] = [tile | {"count": counts[tile["id"]]} for tile in data["gallery"] if tile["id"] in counts]
    deep = data["gallery"]
    if counts.get("D_ROCK"):
        deep.append({"id": "D_ROCK", "level": "deep", "kind": "rockfall", "count": counts["D_ROCK"]})
    ends = {"end_empty_sites_no_stone": sites, "end_empty_sites_one_stone": sites}
    data["constants"] |= {"sites": sites, "tiles_per_level_per_site": each, "start_karas": 3} | ends | constants
    return edition(data)


@cache
def three_shafts() -> Edition:
    """Three sites, a tile of each level: 108 deals. Both stones are of one kind: looks do not tell them apart."""
    surface = {"S_ROCK": 1, "BAT_A": 1, "S_K2": 1}
    intermediate = {"I_ROCK": 1, "GOB_B": 1, "I_XP2W": 1}
    return with_tiles(3, 1, surface | intermediate | {"STONE_1": 2, "D_CHEST": 1})


@cache
def two_shafts() -> Edition:
    """Two sites, two tiles of each level, all of the surface alike: 96 deals, with a rockfall in the deep (K7)."""
    intermediate = {"I_ROCK": 1, "GOB_A": 1, "I_K4": 2}
    deep = {"STONE_1": 2, "D_ROCK": 1, "D_XP4": 1}
    return with_tiles(2, 2, {"S_K2": 4} | intermediate | deep)


@cache
def deep_rockfalls() -> Edition:
    """Two sites, two deep tiles each: stones, a rockfall and marks meet (K7); the other levels are all alike. A view
    marks the upper deep tile alone: with marks on both, all pairs of places would leave as many ways for the rock."""
    deep = {"STONE_1": 2, "D_ROCK": 1, "D_XP4": 1}
    return with_tiles(2, 2, {"S_K2": 4, "I_K4": 4} | deep, view_depth=5)


@cache
def deep_pairs() -> Edition:
    """Three sites, two deep tiles each, all else alike; a view reaches the upper deep tile (K4): 12 deals."""
    return with_tiles(3, 2, {"S_K2": 6, "I_K4": 6, "STONE_1": 2, "D_XP4": 4}, view_depth=5)
