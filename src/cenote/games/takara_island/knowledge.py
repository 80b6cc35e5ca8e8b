"""Who knows what (6b), and a random world that fits what one seat knows (K1-K9).

A redacted table has UNSEEN in every slot whose tile lies face-down and was not looked at by the seat. Everything that
can be deduced is public or follows from it: tiles left per level, the marks of tiles that cannot be rockfalls, and the
stones in different sites. Nothing is concluded from what others chose to do.
"""

from __future__ import annotations

from cenote.games.takara_island.names import (
    ACTION,
    DEEP,
    DOWN,
    HIGHEST,
    LEVELS,
    NOWHERE,
    ROCKFALL,
    SLOTS,
    STONE,
    UNSEEN,
)  # fmt: skip
from cenote.kernel.dice import choose, pick, seed_stream
from cenote.kernel.rule import rule


@rule
def looked_at(t):
    """R6.7: positions that a view that is not complete has come to; only its player has a table that says so."""
    return t.view_position if t.view_site != NOWHERE else 0


@rule
def is_looked_at(t, site, position):
    """R6.7: such a view has come to this position."""
    return t.view_site == site and position <= looked_at(t)


@rule
def is_glanced_at(t, seat, site, height):
    """The seat has just looked at the tile at this height, and has not moved since."""
    return t.glance_site[seat] == site and t.glance[seat] & (1 << (height - 1)) != 0


@rule
def hidden_count(box, t, kind):
    """K2: tiles of a kind that have not left and that the seat of this redacted table cannot locate."""
    count = box.tile_count[kind] - t.left[kind]
    for site in range(box.sites):
        for height in range(t.height[site]):
            if t.tile[site * HIGHEST + height] == kind:
                count -= 1
    return count


@rule
def redact(box, t, seat):
    """6b, K2, K9, A42: blank the stream, the tiles the seat has not seen, and a view that another has not completed."""
    seed_stream(t, 0, 0, 0)
    if t.part > 0 and t.active != seat:
        t.view_site = NOWHERE
        t.view_position = 0
        t.view_turned = 0
        t.part = 0
        t.phase = ACTION
    last = 0
    if t.view_site != NOWHERE:
        last = t.view_site * HIGHEST + t.height[t.view_site]
    first = last - looked_at(t)
    own = 1 << seat if seat >= 0 else 0
    for slot in range(SLOTS):  # no branch in it: it is done at once for many slots
        unseen = (t.face[slot] == DOWN) & (t.seen_by[slot] & own == 0) & ((slot < first) | (slot >= last))
        t.tile[slot] = UNSEEN if unseen & (t.tile[slot] >= 0) else t.tile[slot]


@rule
def imagine(box, t, seat):
    """K1: a random world that `seat` cannot tell from this redacted one, level by level."""
    for level in range(LEVELS):
        count_level(box, t, level)
        if level == DEEP:
            imagine_stones(box, t)
        imagine_rockfalls(box, t, level)
        imagine_rest(box, t, level)
    for k in range(len(t.lot)):
        t.lot[k] = 0


@rule
def count_level(box, t, level):
    """K2: the hidden tiles of a level, by kind, into the lot."""
    first = box.level_first[level]
    each = box.tiles_per_level_per_site
    for k in range(box.level_kinds[level]):
        t.lot[k] = box.tile_count[first + k] - t.left[first + k]
    for site in range(box.sites):
        for height in range(level * each, min(level * each + each, t.height[site])):
            tile = t.tile[site * HIGHEST + height]
            if tile >= 0:
                t.lot[tile - first] -= 1


@rule
def hidden_of(box, t, level, kind):
    """Hidden tiles of a level that do the same: stones, or rockfalls."""
    count = 0
    for k in range(box.level_kinds[level]):
        if box.tile_kind[box.level_first[level] + k] == kind:
            count += t.lot[k]
    return count


@rule
def take_hidden(box, t, level, kind):
    """One of the hidden tiles of this sort, taken from the lot."""
    first = box.level_first[level]
    for k in range(box.level_kinds[level]):
        if box.tile_kind[first + k] == kind and t.lot[k] > 0:
            t.lot[k] -= 1
            return first + k
    return UNSEEN


@rule
def is_open(t, site, height):
    """The slot has a tile that the seat has not seen."""
    return height < t.height[site] and t.tile[site * HIGHEST + height] == UNSEEN


@rule
def open_unmarked(box, t, level):
    """K3: unknown slots of a level that may hold a rockfall."""
    each = box.tiles_per_level_per_site
    count = 0
    for site in range(box.sites):
        for height in range(level * each, level * each + each):
            if is_open(t, site, height) and t.no_rockfall[site * HIGHEST + height] == 0:
                count += 1
    return count


@rule
def ways(box, t, unmarked, rockfalls):
    """K7: in how many ways the rockfalls of the level can lie on the unmarked slots that are left."""
    if unmarked < rockfalls:
        return 0
    count = 1
    for k in range(rockfalls):
        count = count * (unmarked - k) // (k + 1)
    return count


@rule
def other_stone_site(box, t):
    """K4, E48: where the stone that is not hidden was taken or seen; NOWHERE if both are hidden."""
    if t.stone_site != NOWHERE:
        return t.stone_site + 0
    for site in range(box.sites):
        for height in range(min(box.tiles_per_level_per_site, t.height[site])):
            tile = t.tile[site * HIGHEST + height]
            if tile >= 0 and box.tile_kind[tile] == STONE:
                return site
    return NOWHERE


@rule
def imagine_stones(box, t):
    """K4, K7: hidden stones on unknown deep slots of different sites. The first of two is laid with the number of ways
    to lay everything after it as its weight, so every pair is as likely as it leaves ways for rockfalls."""
    hidden = hidden_of(box, t, DEEP, STONE)
    if hidden == 0:
        return
    rockfalls = hidden_of(box, t, DEEP, ROCKFALL)
    unmarked = open_unmarked(box, t, DEEP)
    without = other_stone_site(box, t)
    if hidden == 2:
        slots = 0
        for site in range(box.sites):
            slots += open_deep(box, t, site)
        rest = choose(t, first_places(box, t, unmarked, rockfalls, slots, -1))
        first = first_places(box, t, unmarked, rockfalls, slots, rest)
        without = first // HIGHEST
        unmarked -= takes_place(t, first)
        t.tile[first] = take_hidden(box, t, DEEP, STONE)
    rest = choose(t, last_places(box, t, unmarked, rockfalls, without, -1))
    last = last_places(box, t, unmarked, rockfalls, without, rest)
    t.tile[last] = take_hidden(box, t, DEEP, STONE)


@rule
def open_deep(box, t, site):
    """Unknown deep slots of a site."""
    count = 0
    for height in range(box.tiles_per_level_per_site):
        if is_open(t, site, height):
            count += 1
    return count


@rule
def takes_place(t, slot):
    """1 if a stone here takes a place from the rockfalls."""
    return 1 if t.no_rockfall[slot] == 0 else 0


@rule
def last_places(box, t, unmarked, rockfalls, without, rest):
    """K4: the weight of all slots for the last stone, outside the other's site; with `rest` >= 0 the slot it falls
    on."""
    total = 0
    for site in range(box.sites):
        if site != without:
            for height in range(box.tiles_per_level_per_site):
                if is_open(t, site, height):
                    slot = site * HIGHEST + height
                    total += ways(box, t, unmarked - takes_place(t, slot), rockfalls)
                    if 0 <= rest < total:
                        return slot
    return total


@rule
def first_places(box, t, unmarked, rockfalls, slots, rest):
    """K4: the same for the first of two stones; without rockfalls its weight is the number of slots in other sites."""
    total = 0
    for site in range(box.sites):
        others = slots - open_deep(box, t, site)
        for height in range(box.tiles_per_level_per_site):
            if is_open(t, site, height):
                slot = site * HIGHEST + height
                if rockfalls == 0:
                    total += others
                else:
                    total += last_places(box, t, unmarked - takes_place(t, slot), rockfalls, site, -1)
                if 0 <= rest < total:
                    return slot
    return total


@rule
def imagine_rockfalls(box, t, level):
    """K3, E50: the hidden rockfalls on unknown slots without a mark, every choice equally likely."""
    places = open_unmarked(box, t, level)
    for _ in range(hidden_of(box, t, level, ROCKFALL)):
        rest = choose(t, places)
        places -= 1
        t.tile[unmarked_place(box, t, level, rest)] = take_hidden(box, t, level, ROCKFALL)


@rule
def unmarked_place(box, t, level, rest):
    """The unknown slot without a mark that comes after `rest` others."""
    each = box.tiles_per_level_per_site
    for site in range(box.sites):
        for height in range(level * each, level * each + each):
            if is_open(t, site, height) and t.no_rockfall[site * HIGHEST + height] == 0:
                if rest == 0:
                    return site * HIGHEST + height
                rest -= 1
    return 0


@rule
def imagine_rest(box, t, level):
    """K5: the other hidden tiles in random order."""
    first = box.level_first[level]
    each = box.tiles_per_level_per_site
    for site in range(box.sites):
        for height in range(level * each, level * each + each):
            if is_open(t, site, height):
                k = pick(t, t.lot, box.level_kinds[level])
                t.lot[k] -= 1
                t.tile[site * HIGHEST + height] = first + k


@rule
def forget(box, t, seat):
    """R15.1: a careless player has in mind what lies open and what he is looking at or has just looked at; what he saw
    earlier is gone, and so are the marks of what others passed. Tiles that left are counted by anybody."""
    for site in range(box.sites):
        for height in range(t.height[site]):
            slot = site * HIGHEST + height
            looking = is_looked_at(t, site, t.height[site] - height) or is_glanced_at(t, seat, site, height + 1)
            if t.face[slot] == DOWN and not looking:
                t.seen_by[slot] &= ~(1 << seat)
                t.no_rockfall[slot] = 0
                t.tile[slot] = UNSEEN
