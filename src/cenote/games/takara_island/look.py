"""The rulebook of Takara Island: R6, viewing a site, and the looks of Archaeologist and Soothsayer (R9.3-R9.5).

A view is one move (R6.7, A42): while its player decides on a monster he has found, nothing on the table changes. What
he has seen and decided so far stands in `view_site`, `view_position` and `view_turned`, and takes effect when the view
is complete. So for everybody else the table is the one before the view, and nothing tells them that a view has begun.
"""

from __future__ import annotations

from cenote.games.takara_island.basics import gain, place_at, send, slot_at, tell_shortage
from cenote.games.takara_island.names import (
    ACTION,
    DOWN,
    FRESH,
    HIGHEST,
    KARAS_FOR_VIEW,
    LOOK_ON,
    LOOKED,
    MONSTER,
    NOWHERE,
    REVEAL,
    ROCKFALL,
    SPIED,
    TILE_SEEN,
    TURNED_UP,
    UP,
)  # fmt: skip
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule


@rule
def ends_view(t, slot):
    """R6.2, A1, A2, A50: a tile face-up since an earlier turn ends the view; a fresh one only with any_face_up."""
    return t.face[slot] == UP or (t.face[slot] == FRESH and t.view_block_scope != 0)


@rule
def next_look(box, t, site, position):
    """R6.2: the next position below `position` with a face-down tile that a view reaches; 0 if there is none."""
    for below in range(position + 1, min(box.view_depth, t.height[site]) + 1):
        slot = slot_at(t, site, below)
        if t.face[slot] == DOWN:
            return below
        if ends_view(t, slot):
            return 0
    return 0


@rule
def can_view(box, t, site):
    """R6.1, R4.6: there is a face-down tile to reach; whether it is known already does not matter."""
    return next_look(box, t, site, 0) != 0


@rule
def view_site(box, t, seat, site, journal):
    """R6: begin to look at a site."""
    t.view_site = site
    t.view_position = 0
    t.view_turned = 0
    look_further(box, t, seat, journal)


@rule
def look_further(box, t, seat, journal):
    """R6.2-R6.4, A5: tile by tile, until the player decides or the view is complete."""
    for _ in range(HIGHEST):
        position = next_look(box, t, t.view_site, t.view_position)
        if position == 0:
            break
        t.view_position = position
        tile = t.tile[slot_at(t, t.view_site, position)]
        if box.tile_kind[tile] == ROCKFALL:
            t.view_turned |= 1 << (position - 1)
            break
        place = place_at(t.view_site, position)
        tell(journal, TILE_SEEN, seat, place, box.tile_sort[tile], box.tile_amount[tile], 1 << seat)
        if box.tile_kind[tile] == MONSTER:
            ask_in_private(t, seat, REVEAL)
            return
        if may_stop(box, t):
            ask_in_private(t, seat, LOOK_ON)
            return
    complete_view(box, t, seat, journal)


@rule
def may_stop(box, t):
    """R6.5, A3: with view_may_stop_early the player may stop if a further tile could be reached."""
    return t.view_may_stop_early != 0 and next_look(box, t, t.view_site, t.view_position) != 0


@rule
def ask_in_private(t, seat, phase):
    """R6.7, A42: a decision inside a view, of which nobody else learns that it was made."""
    t.part += 1
    t.phase = phase
    t.to_act = 1 << seat


@rule
def decide_on_monster(box, t, seat, turn_up, journal):
    """R6.3, A4: turn the monster up, or leave it; decided before the next tile is seen."""
    if turn_up != 0:
        t.view_turned |= 1 << (t.view_position - 1)
    if may_stop(box, t):
        ask_in_private(t, seat, LOOK_ON)
    else:
        look_further(box, t, seat, journal)


@rule
def decide_to_look_on(box, t, seat, look_on, journal):
    """R6.5: look at the next tile, or end the view here."""
    if look_on != 0:
        look_further(box, t, seat, journal)
    else:
        complete_view(box, t, seat, journal)


@rule
def complete_view(box, t, seat, journal):
    """R6.3, R6.6, R6.7, 6b: everybody learns which positions were looked at, which tiles were turned up, and for how
    many Karas. Whatever was passed and still lies face-down is no rockfall."""
    site = t.view_site
    looked = 0
    heights = 0
    reward = 0
    for position in range(1, t.view_position + 1):
        slot = slot_at(t, site, position)
        if t.face[slot] == DOWN:
            looked |= 1 << (position - 1)
            heights |= 1 << (t.height[site] - position)
    tell(journal, LOOKED, seat, site, looked, 0, EVERYONE)
    for position in range(1, t.view_position + 1):
        slot = slot_at(t, site, position)
        tile = t.tile[slot]
        if t.view_turned & (1 << (position - 1)) != 0:
            turn_up(box, t, seat, site, position, journal)
            reward += box.view_rockfall_karas if box.tile_kind[tile] == ROCKFALL else box.view_monster_karas
        elif t.face[slot] == DOWN:
            t.seen_by[slot] |= 1 << seat
            t.no_rockfall[slot] = 1
    if reward > 0:
        karas = gain(t, seat, reward)
        tell(journal, KARAS_FOR_VIEW, seat, karas, 0, 0, EVERYONE)
        tell_shortage(journal, seat, reward - karas)
    send(t, seat, site)
    remember(t, seat, site, heights)
    t.view_site = NOWHERE
    t.view_position = 0
    t.view_turned = 0
    t.part = 0
    t.phase = ACTION
    t.to_act = 0


@rule
def turn_up(box, t, seat, site, position, journal):
    """R6.3, R6.4: face-up in place, for good."""
    uncover(t, slot_at(t, site, position))
    tile = t.tile[slot_at(t, site, position)]
    place = place_at(site, position)
    tell(journal, TURNED_UP, seat, place, box.tile_sort[tile], box.tile_amount[tile], EVERYONE)


@rule
def uncover(t, slot):
    """6b: a tile turned up is known to all, and marks on its back are gone."""
    t.face[slot] = FRESH
    t.turned = 1
    t.seen_by[slot] = 0
    t.no_rockfall[slot] = 0


@rule
def remember(t, seat, site, heights):
    """What a player has just looked at, until his next move."""
    t.glance_site[seat] = site
    t.glance[seat] = heights


@rule
def spy(box, t, seat, site, first, count, journal):
    """R9.3-R9.5, A43: look in secret at `count` positions from `first` on; nothing is turned over, nothing earned."""
    last = min(first + count - 1, t.height[site])
    looked = 0
    heights = 0
    for position in range(first, last + 1):
        looked |= 1 << (position - 1)
    tell(journal, SPIED, seat, site, looked, 0, EVERYONE)
    for position in range(first, last + 1):
        slot = slot_at(t, site, position)
        if t.face[slot] == DOWN:
            tile = t.tile[slot]
            place = place_at(site, position)
            heights |= 1 << (t.height[site] - position)
            t.seen_by[slot] |= 1 << seat
            tell(journal, TILE_SEEN, seat, place, box.tile_sort[tile], box.tile_amount[tile], 1 << seat)
    remember(t, seat, site, heights)
