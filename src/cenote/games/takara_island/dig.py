"""The rulebook of Takara Island: R5 digging, R7 rockfalls, R10 fights, R12 the end, R13 chests; the Miner (R9.6)."""

from __future__ import annotations

from cenote.games.takara_island.basics import ask, gain, injure, roll, send, slot_at, tell_shortage
from cenote.games.takara_island.look import uncover
from cenote.games.takara_island.names import (
    ACTION,
    BY_FIGHT,
    BY_MIMIC,
    BY_MONSTER,
    BY_NO_STONE,
    BY_ONE_STONE,
    BY_OWNER,
    BY_STONES,
    BY_WOUND,
    CHEST,
    CHEST_DRAWN,
    CHESTS,
    CHESTS_GONE,
    CHOICE,
    DESTROYED,
    DIGGING,
    DOWN,
    DUG_CHEST,
    DUG_KARAS,
    DUG_MONSTER,
    DUG_ROCKFALL,
    DUG_STONE,
    DUG_XP,
    END,
    ENDED,
    FIGHT_BEGAN,
    KARA,
    KARAS_WON,
    MAP,
    MAP_CASHED,
    MAP_KEPT,
    MIMIC,
    MIMIC_BEATEN,
    MIMIC_WON,
    MINED,
    MINER_STOPPED,
    MONSTER,
    MONSTER_BEATEN,
    MONSTER_HIT,
    NOBODY,
    NOTHING,
    NOWHERE,
    ROCKFALL,
    SITE_EMPTIED,
    STONE,
    XP,
)  # fmt: skip
from cenote.games.takara_island.score import stones_of
from cenote.kernel.dice import pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

MOST_ROLLS = 64


@rule
def can_dig(box, t, site):
    """R5.1, R4.6, A6: the top tile lies face-down."""
    return t.height[site] > 0 and t.face[slot_at(t, site, 1)] == DOWN


@rule
def top_is(box, t, site, kind):
    """A9: the top tile of a site is face-up and of this kind."""
    if t.height[site] == 0:
        return False
    slot = slot_at(t, site, 1)
    return t.face[slot] != DOWN and box.tile_kind[t.tile[slot]] == kind


@rule
def can_destroy(box, t, seat, site):
    """R7.1, A7, A9: a face-up rockfall on top, and two adventurers."""
    return t.available[seat] >= box.destroy_adventurers and top_is(box, t, site, ROCKFALL)


@rule
def can_fight(box, t, site):
    """R10.1, A9: the sword, and a face-up monster on top."""
    return t.sword != 0 and top_is(box, t, site, MONSTER)


@rule
def dig(t, seat, site):
    """R5: an adventurer goes to a site and digs one tile."""
    send(t, seat, site)
    begin_digging(t, site, 1, 0)


@rule
def begin_digging(t, site, tiles, by_miner):
    t.dig_site = site
    t.digs_left = tiles
    t.by_miner = by_miner
    t.phase = DIGGING
    t.to_act = 0


@rule
def stop_digging(t):
    t.dig_site = NOWHERE
    t.digs_left = 0
    t.by_miner = 0
    t.phase = ACTION


@rule
def dig_on(box, t, seat, journal):
    """R5.2, R9.6: take the next tile, until there is nothing more to take."""
    site = t.dig_site
    if t.digs_left == 0 or t.height[site] == 0:
        stop_digging(t)
        return
    slot = slot_at(t, site, 1)
    kind = box.tile_kind[t.tile[slot]]
    if kind == MONSTER:
        meet_monster(box, t, seat, slot, journal)
        stop_digging(t)
    elif kind == ROCKFALL and t.by_miner == 0:
        uncover(t, slot)
        tell(journal, DUG_ROCKFALL, seat, site, 0, 0, EVERYONE)
        stop_digging(t)
    else:
        t.digs_left -= 1
        take_tile(box, t, seat, journal)
        if t.phase == DIGGING:
            after_tile(box, t, seat, site, journal)


@rule
def meet_monster(box, t, seat, slot, journal):
    """R5.4, R3.3 a, A11, A18: it stays face-up; who digs without the sword is injured, a Miner never."""
    site = t.dig_site
    tile = t.tile[slot]
    if t.face[slot] == DOWN:
        uncover(t, slot)
    if t.by_miner != 0:
        tell(journal, MINER_STOPPED, seat, site, box.tile_sort[tile], box.tile_amount[tile], EVERYONE)
        return
    tell(journal, DUG_MONSTER, seat, site, box.tile_sort[tile], box.tile_amount[tile], EVERYONE)
    if t.sword == 0:
        injure(t, seat, site, BY_MONSTER, journal)


@rule
def remove_top(t, site):
    """The top tile leaves its site; returns its kind."""
    slot = slot_at(t, site, 1)
    tile = t.tile[slot]
    t.left[tile] += 1
    t.tile[slot] = NOTHING
    t.face[slot] = DOWN
    t.wounds[slot] = 0
    t.seen_by[slot] = 0
    t.no_rockfall[slot] = 0
    t.height[site] -= 1
    return tile + 0


@rule
def take_tile(box, t, seat, journal):
    """R5.3, R5.5-R5.8, R9.6, A10, A17, A19, A49: the tile leaves the site and does what it does."""
    site = t.dig_site
    tile = remove_top(t, site)
    kind = box.tile_kind[tile]
    if t.by_miner != 0:
        tell(journal, MINED, seat, site, box.tile_sort[tile], box.tile_amount[tile], EVERYONE)
    if kind == KARA:
        if t.by_miner == 0:
            karas = gain(t, seat, box.tile_karas[tile])
            tell(journal, DUG_KARAS, seat, site, karas, 0, EVERYONE)
            tell_shortage(journal, seat, box.tile_karas[tile] - karas)
    elif kind == XP:
        t.owned[tile][seat] += 1
        if t.by_miner == 0:
            tell(journal, DUG_XP, seat, site, box.tile_sort[tile], box.tile_xp[tile], EVERYONE)
            if box.tile_injures[tile] != 0:
                injure(t, seat, site, BY_WOUND, journal)
    elif kind == CHEST:
        if t.by_miner == 0:
            tell(journal, DUG_CHEST, seat, site, 0, 0, EVERYONE)
        open_chest(box, t, seat, journal)
    elif kind == STONE:
        t.owned[tile][seat] += 1
        t.stones += 1
        if t.stone_site == NOWHERE:
            t.stone_site = site
        tell(journal, DUG_STONE, seat, site, t.stones, 0, EVERYONE)


# R7: rockfalls


@rule
def rockfalls_paid(box, t):
    """R7.2, A8: face-up rockfalls that count, covered ones too; with top_only those on top of their site."""
    count = 0
    for site in range(box.sites):
        for position in range(1, t.height[site] + 1):
            slot = slot_at(t, site, position)
            counts = position == 1 or t.rockfall_payout_scope == 0
            if counts and t.face[slot] != DOWN and box.tile_kind[t.tile[slot]] == ROCKFALL:
                count += 1
    return count


@rule
def destroy(box, t, seat, site, journal):
    """R7.2, R7.3: two adventurers clear the rockfall; Karas for every one that counts, this one included."""
    for _ in range(box.destroy_adventurers):
        send(t, seat, site)
    count = rockfalls_paid(box, t)
    karas = gain(t, seat, count * box.destroy_karas_each)
    remove_top(t, site)
    tell(journal, DESTROYED, seat, site, count, karas, EVERYONE)
    tell_shortage(journal, seat, count * box.destroy_karas_each - karas)
    t.phase = ACTION
    t.to_act = 0
    after_tile(box, t, seat, site, journal)


# R10: fights


@rule
def fight(box, t, seat, site, journal):
    """R10.2-R10.4, A12, A13: roll until the monster is beaten or the adventurer is hurt; wounds stay on the monster."""
    send(t, seat, site)
    slot = slot_at(t, site, 1)
    tile = t.tile[slot] + 0
    t.phase = ACTION
    t.to_act = 0
    tell(journal, FIGHT_BEGAN, seat, site, box.tile_sort[tile], t.wounds[slot], EVERYONE)
    for _ in range(MOST_ROLLS):
        if roll(box, t, seat, journal) == 0:
            injure(t, seat, site, BY_FIGHT, journal)
            return
        t.wounds[slot] += 1
        tell(journal, MONSTER_HIT, seat, site, box.tile_sort[tile], t.wounds[slot], EVERYONE)
        if t.wounds[slot] >= box.tile_life[tile]:
            remove_top(t, site)
            t.owned[tile][seat] += 1
            tell(journal, MONSTER_BEATEN, seat, site, box.tile_sort[tile], box.tile_xp[tile], EVERYONE)
            if box.tile_karas[tile] > 0:
                karas = gain(t, seat, box.tile_karas[tile])
                tell(journal, KARAS_WON, seat, karas, 0, 0, EVERYONE)
                tell_shortage(journal, seat, box.tile_karas[tile] - karas)
            after_tile(box, t, seat, site, journal)
            return


# R13: chests


@rule
def open_chest(box, t, seat, journal):
    """R13.1-R13.7, K6: draw chest tiles until one is resolved; a beaten Mimic is followed by another."""
    for _ in range(CHESTS * MOST_ROLLS):
        left = 0
        for kind in range(box.chests):
            left += t.pile[kind]
        if left == 0:
            tell(journal, CHESTS_GONE, seat, 0, 0, 0, EVERYONE)
            return
        chest = pick(t, t.pile, CHESTS)
        t.pile[chest] -= 1
        sort = box.chest_sort[chest]
        tell(journal, CHEST_DRAWN, seat, sort, box.chest_karas[chest], box.chest_xp[chest], EVERYONE)
        if box.chest_kind[chest] != MIMIC:
            resolve_chest(box, t, seat, chest, journal)
            return
        if fight_mimic(box, t, seat, chest, journal) == 0:
            return


@rule
def resolve_chest(box, t, seat, chest, journal):
    """R13.2-R13.5, A38, A51: Karas at once, XP for the end; the Map asks which of the two."""
    if box.chest_kind[chest] == CHOICE:
        t.map_chest = chest
        ask(t, seat, MAP)
        return
    if box.chest_karas[chest] > 0:
        karas = gain(t, seat, box.chest_karas[chest])
        tell(journal, KARAS_WON, seat, karas, 0, 0, EVERYONE)
        tell_shortage(journal, seat, box.chest_karas[chest] - karas)
    if box.chest_xp[chest] != 0:
        t.chests[chest][seat] += 1


@rule
def fight_mimic(box, t, seat, chest, journal):
    """R13.6, A14-A16: swords in a row, with or without the sword; 1 if it is beaten. Who dug the chest is injured
    otherwise, and the Mimic goes back into the pile or out of the game."""
    for _ in range(box.chest_life[chest]):
        if roll(box, t, seat, journal) == 0:
            if t.mimic_fail == 0:
                t.pile[chest] += 1
            tell(journal, MIMIC_WON, seat, t.mimic_fail, 0, 0, EVERYONE)
            if t.by_miner == 0 and t.mimic_injures == 0:
                injure(t, seat, t.dig_site, BY_MIMIC, journal)
            return 0
    t.chests[chest][seat] += 1
    tell(journal, MIMIC_BEATEN, seat, box.chest_xp[chest], 0, 0, EVERYONE)
    return 1


@rule
def decide_on_map(box, t, seat, keep, journal):
    """R13.5: Karas and the tile is discarded, or the tile is kept for its XP; then the dig goes on (A31)."""
    chest = t.map_chest + 0
    t.map_chest = NOTHING
    if keep != 0:
        t.chests[chest][seat] += 1
        tell(journal, MAP_KEPT, seat, box.chest_xp[chest], 0, 0, EVERYONE)
    else:
        karas = gain(t, seat, box.chest_karas[chest])
        tell(journal, MAP_CASHED, seat, karas, 0, 0, EVERYONE)
        tell_shortage(journal, seat, box.chest_karas[chest] - karas)
    t.phase = DIGGING
    t.to_act = 0
    after_tile(box, t, seat, t.dig_site, journal)


# R12: the end


@rule
def empty_sites(box, t):
    count = 0
    for site in range(box.sites):
        if t.height[site] == 0:
            count += 1
    return count


@rule
def after_tile(box, t, seat, site, journal):
    """R12.1-R12.5, A30-A32: when a tile has left its site and its effect is done, the game may be over."""
    empty = empty_sites(box, t)
    if t.height[site] == 0:
        tell(journal, SITE_EMPTIED, NOBODY, site, empty, 0, EVERYONE)
    if t.stones == 2:
        end_game(t, BY_OWNER if stones_of(box, t, seat) == 2 else BY_STONES, journal)
    elif t.stones == 1 and empty >= box.end_empty_sites_one_stone:
        end_game(t, BY_ONE_STONE, journal)
    elif t.stones == 0 and empty >= box.end_empty_sites_no_stone:
        end_game(t, BY_NO_STONE, journal)


@rule
def end_game(t, ending, journal):
    """R12.5: at once; nothing more is done."""
    stop_digging(t)
    t.ending = ending
    t.over = 1
    t.phase = END
    t.to_act = 0
    tell(journal, ENDED, NOBODY, ending - 1, 0, 0, EVERYONE)
