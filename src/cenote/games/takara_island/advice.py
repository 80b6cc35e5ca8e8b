"""A quick evaluation for bots: what each player has and can look forward to, in hundredths of an experience point."""

from __future__ import annotations

from cenote.games.takara_island.basics import slot_at
from cenote.games.takara_island.names import (
    BY_LIMIT_NONE,
    BY_NO_STONE,
    DOWN,
    HIGHEST,
    MONSTER,
    NOBODY,
    ROCKFALL,
    STONE,
)  # fmt: skip
from cenote.games.takara_island.score import bare_points, is_ahead, stones_of
from cenote.kernel.rule import rule

POINT = 100
KARA = 22
STONE_WORTH = 1000
ADVENTURER = 110
IN_HOSPITAL = 70
RECRUIT = 260
SEEN = 14
SEEN_STONE = 260
EXPOSED = 420
LESS_EXPOSED = 130
TRAP = 30
WIN = 100_000


@rule
def standing(box, t, seat):
    """XP, Karas, stones and team of a player; money is worth a little more than at the end, while it can buy."""
    value = bare_points(box, t, seat) * POINT + t.karas[seat] * KARA + stones_of(box, t, seat) * STONE_WORTH
    value += (t.available[seat] + t.hospital[seat] + t.resting[seat]) * ADVENTURER
    value -= (t.hospital[seat] + t.resting[seat]) * IN_HOSPITAL
    if t.recruited[seat] != 0:
        value += RECRUIT
    return value


@rule
def secrets(box, t, seat):
    """What a player has seen and may come back for: hidden tiles near the top, and above all a stone."""
    value = 0
    for site in range(box.sites):
        for position in range(1, t.height[site] + 1):
            slot = slot_at(t, site, position)
            if t.face[slot] == DOWN and t.seen_by[slot] & (1 << seat) != 0:
                kind = box.tile_kind[t.tile[slot]]
                if kind == STONE:
                    value += SEEN_STONE
                elif kind == MONSTER or kind == ROCKFALL:
                    value += TRAP
                elif position <= 4:
                    value += SEEN
    return value


@rule
def exposed(box, t):
    """How much the player who comes next is given: stones at or near the top of a site."""
    value = 0
    for site in range(box.sites):
        for position in range(1, min(t.height[site], 2) + 1):
            tile = t.tile[site * HIGHEST + t.height[site] - position]
            if tile >= 0 and box.tile_kind[tile] == STONE:
                value += EXPOSED if position == 1 else LESS_EXPOSED
    return value


@rule
def outcome(box, t, seat):
    """R12, R14: won, lost, or lost by all."""
    if t.ending == BY_NO_STONE or t.ending == BY_LIMIT_NONE:
        return -WIN // 2
    for other in range(t.seats):
        if other != seat and is_ahead(box, t, other, seat):
            return -WIN
    return WIN


@rule
def worth(box, t, seat):
    """Own standing and secrets, less a part of the best rival's; what lies open belongs to whose turn it is."""
    if t.over != 0:
        return outcome(box, t, seat)
    best = -WIN
    for other in range(t.seats):
        if other != seat:
            best = max(best, standing(box, t, other))
    value = standing(box, t, seat) + secrets(box, t, seat) - best // 2
    open_stones = exposed(box, t)
    return value + open_stones // 2 if t.active == seat else value - open_stones


assert NOBODY < 0
