"""The rulebook of Takara Island: R14, scoring and ranking."""

from __future__ import annotations

from cenote.games.takara_island.names import (
    BY_LIMIT_NONE,
    BY_NO_STONE,
    BY_OWNER,
    MONSTER,
    STONE,
    XP,
)  # fmt: skip
from cenote.kernel.game import POINTS, RANK, WON
from cenote.kernel.rule import rule


@rule
def kind_xp(box, t, seat, kind):
    """XP of the tiles of one kind that a player owns."""
    total = 0
    for tile in range(box.tiles):
        if box.tile_kind[tile] == kind:
            total += box.tile_xp[tile] * t.owned[tile][seat]
    return total


@rule
def tile_xp(box, t, seat):
    """R14.1: XP tiles still owned."""
    return kind_xp(box, t, seat, XP)


@rule
def monster_xp(box, t, seat):
    """R14.1: defeated monsters."""
    return kind_xp(box, t, seat, MONSTER)


@rule
def chest_xp(box, t, seat):
    """R14.1: chest tiles kept; the Skull counts against its owner."""
    total = 0
    for chest in range(box.chests):
        total += box.chest_xp[chest] * t.chests[chest][seat]
    return total


@rule
def stone_xp(box, t, seat):
    """R14.1, R12.2, R12.3: stones count only if both were found."""
    return kind_xp(box, t, seat, STONE) if t.stones == 2 else 0


@rule
def kara_xp(box, t, seat):
    """R14.1: five Karas are worth 1 XP."""
    return t.karas[seat] // box.karas_per_final_xp


@rule
def bare_points(box, t, seat):
    """R14.2: XP without Karas and stones, which breaks ties with xp_without_karas (A33)."""
    total = box.token_xp * t.tokens[seat] + chest_xp(box, t, seat)
    for k in range(box.scoring):
        total += box.scoring_xp[k] * t.owned[box.scoring_tile[k]][seat]
    return total


@rule
def points(box, t, seat):
    """R14.1: all XP; R14.4, A45: none when everybody loses."""
    if t.ending == BY_NO_STONE or t.ending == BY_LIMIT_NONE:
        return 0
    return bare_points(box, t, seat) + stone_xp(box, t, seat) + kara_xp(box, t, seat)


@rule
def stones_of(box, t, seat):
    """R12.2: Stones of Legend in front of a player."""
    total = 0
    for k in range(box.stone_kinds):
        total += t.owned[box.stone_tile[k]][seat]
    return total


@rule
def is_ahead(box, t, seat, other):
    """R14.2, R14.4: the owner of both stones first, then XP, then with xp_without_karas the XP without Karas."""
    if t.ending == BY_OWNER and (stones_of(box, t, seat) == 2 or stones_of(box, t, other) == 2):
        return stones_of(box, t, seat) == 2
    mine = points(box, t, seat)
    theirs = points(box, t, other)
    if mine != theirs or t.tie_break == 0:
        return mine > theirs
    return bare_points(box, t, seat) > bare_points(box, t, other)


@rule
def scores(box, t, out):
    """R14.4, A33, A45: rank, points and winners; equal results share the better rank; when all lose nobody wins."""
    lost = t.ending == BY_NO_STONE or t.ending == BY_LIMIT_NONE
    winners = 0
    for seat in range(t.seats):
        rank = 1
        for other in range(t.seats):
            if other != seat and is_ahead(box, t, other, seat):
                rank += 1
        if lost:
            rank = t.seats
        out[seat][RANK] = rank
        out[seat][POINTS] = points(box, t, seat)
        out[seat][WON] = 1 if rank == 1 else 0
        winners += out[seat][WON]
    return winners


def title_of(xp: int) -> int:
    """R14.3, A34: one of five titles, by tens of XP; below zero counts as the lowest, 40 has the top one."""
    return max(0, min(xp // 10, 4))
