"""The rulebook of Takara Island: R1 setup, R2-R4 the turn, and what may be said when.

The chapters have their own pages: `look` (R6), `dig` (R5, R7, R10, R12, R13), `town` (R8, R9, R11), `score` (R14).
"""

from __future__ import annotations

from cenote.games.takara_island.basics import MOST_TURNS, ask, pay
from cenote.games.takara_island.dig import (
    can_destroy,
    can_dig,
    can_fight,
    decide_on_map,
    destroy,
    dig,
    dig_on,
    fight,
)  # fmt: skip
from cenote.games.takara_island.look import can_view, decide_on_monster, decide_to_look_on, remember, view_site
from cenote.games.takara_island.names import (
    ACTION,
    ARCHAEOLOGIST,
    CHESTS,
    DEEP,
    DIGGING,
    EVENING,
    FIRST_PLAYER,
    HEAL,
    HIGHEST,
    LEVELS,
    LOOK_ON,
    MAP,
    MINER,
    NIGHT,
    NOBODY,
    NOTHING,
    NOWHERE,
    PASSED,
    RECRUIT,
    REVEAL,
    SEATS,
    SLOTS,
    SOOTHSAYER,
    SPECIALISTS,
    STONE,
    SWORD,
    SWORD_RENTED,
    TURN,
    TURN_BEGAN,
)  # fmt: skip
from cenote.games.takara_island.town import (
    buy,
    can_buy,
    can_copy,
    can_hire,
    can_sell,
    come_home,
    dive,
    heal,
    hire,
    is_sellable,
    last_window,
    most_healed,
    recruit,
    sell,
    specialist_of,
)  # fmt: skip
from cenote.kernel.dice import choose, pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

# R1: setup


@rule
def setup(box, t, journal):
    """R1: the island, the town and the players; then the first turn begins."""
    t.stone_site = NOWHERE
    t.view_site = NOWHERE
    t.dig_site = NOWHERE
    t.map_chest = NOTHING
    for specialist in range(len(SPECIALISTS)):  # R1.2
        t.holder[specialist] = NOBODY
    for seat in range(SEATS):
        t.glance_site[seat] = NOWHERE
    for slot in range(SLOTS):
        t.tile[slot] = NOTHING
    for site in range(box.sites):
        t.height[site] = LEVELS * box.tiles_per_level_per_site
    lay_stones(box, t)
    lay_tiles(box, t)
    for chest in range(CHESTS):  # R1.3, K6: the pile is shuffled by drawing from it at random
        t.pile[chest] = box.chest_count[chest]
    t.stock = box.tokens_per_player * t.seats  # R1.6
    t.bank = 0
    if t.limit_coins != 0:  # R15.2
        t.bank = max(0, box.coins_total - box.start_karas * t.seats)
    for seat in range(t.seats):  # R1.1, R1.7, A39, A40
        t.karas[seat] = box.start_karas
        t.available[seat] = box.start_adventurers
    t.active = choose(t, t.seats)  # R1.8
    tell(journal, FIRST_PLAYER, t.active, 0, 0, 0, EVERYONE)
    t.phase = TURN
    resume(box, t, journal)


@rule
def lay_stones(box, t):
    """R1.4, 6c: the stones lie in two different sites, in any of their deep places, all equally likely."""
    each = box.tiles_per_level_per_site
    first = choose(t, box.sites)
    second = choose(t, box.sites - 1)
    if second >= first:
        second += 1
    laid = 0
    for tile in range(box.level_first[DEEP], box.level_first[DEEP] + box.level_kinds[DEEP]):
        if box.tile_kind[tile] == STONE:
            for _ in range(box.tile_count[tile]):
                site = first if laid == 0 else second
                t.tile[site * HIGHEST + choose(t, each)] = tile
                laid += 1


@rule
def lay_tiles(box, t):
    """R1.4, R1.5, R1.9, A44: level by level the other tiles at random; nobody sees any."""
    each = box.tiles_per_level_per_site
    for level in range(LEVELS):
        first = box.level_first[level]
        for k in range(box.level_kinds[level]):
            t.lot[k] = 0 if box.tile_kind[first + k] == STONE else box.tile_count[first + k]
        for site in range(box.sites):
            for height in range(level * each, level * each + each):
                slot = site * HIGHEST + height
                if t.tile[slot] == NOTHING:
                    k = pick(t, t.lot, box.level_kinds[level])
                    t.lot[k] -= 1
                    t.tile[slot] = first + k


# R2-R4: the turn


@rule
def resume(box, t, journal):
    """R2: step after step, until somebody must decide or the game is over."""
    while t.over == 0 and t.to_act == 0:
        seat = t.active + 0
        if t.phase == TURN:
            begin_turn(box, t, seat, journal)
        elif t.phase == DIGGING:
            dig_on(box, t, seat, journal)
        elif t.phase == EVENING:
            begin_evening(box, t, seat)
        elif t.phase == NIGHT:
            begin_night(box, t, seat, journal)
        else:
            next_action(box, t, seat, journal)


@rule
def begin_turn(box, t, seat, journal):
    """R3.1, R3.2, A36, A41: the sword is offered to who can pay it and has somebody to send."""
    t.round = min(t.round + 1, MOST_TURNS)  # R12.6: without a limit the count stops here
    tell(journal, TURN_BEGAN, seat, t.round, 0, 0, EVERYONE)
    if t.karas[seat] >= box.sword_cost and t.available[seat] > 0:
        ask(t, seat, SWORD)
    else:
        t.phase = ACTION


@rule
def rent_sword(box, t, seat, yes, journal):
    """R3.1, R3.3: the sword is the player's until the end of this turn."""
    if yes != 0:
        pay(t, seat, box.sword_cost)
        t.sword = 1
        tell(journal, SWORD_RENTED, seat, box.sword_cost, 0, 0, EVERYONE)
    t.phase = ACTION
    t.to_act = 0


@rule
def next_action(box, t, seat, journal):
    """R4.1-R4.3, 6a: every available adventurer acts; one who can do nothing else goes to the Dive."""
    if t.available[seat] == 0:
        t.phase = EVENING
    elif t.allow_pass == 0 and only_dive(box, t, seat):
        dive(box, t, seat, journal)
    else:
        ask(t, seat, ACTION)


@rule
def only_dive(box, t, seat):
    """R8.1: nothing but the Dive can be done."""
    for site in range(box.sites):
        if can_dig(box, t, site) or can_view(box, t, site):
            return False
        if can_fight(box, t, site) or can_destroy(box, t, seat, site):
            return False
    if can_buy(box, t, seat):
        return False
    if can_sell(box, t, seat):
        return False
    return not can_employ(box, t, seat)


@rule
def can_employ(box, t, seat):
    """R9.1: some specialist can be hired."""
    if specialist_of(t, seat) != NOBODY:
        return False
    sites = 0
    for site in range(box.sites):
        if t.height[site] > 0:
            sites += 1
    if sites == 0:
        return False
    for specialist in range(SOOTHSAYER + 1):
        if can_hire(box, t, seat, specialist) or can_copy(box, t, seat, specialist):
            return True
    return False


@rule
def begin_evening(box, t, seat):
    """R11.1: the recruit, once a game."""
    if box.recruits > 0 and t.recruited[seat] == 0 and t.karas[seat] >= box.recruit_cost:
        ask(t, seat, RECRUIT)
    else:
        t.phase = NIGHT


@rule
def begin_night(box, t, seat, journal):
    """R11.2-R11.4: adventurers come home; the injured are healed for Karas or rest."""
    come_home(t, seat, journal)
    if most_healed(box, t, seat) > 0:
        ask(t, seat, HEAL)
    else:
        heal(box, t, seat, 0, journal)


# 6a: decisions


@rule
def legal(box, t, seat, mask):
    """6a: what the player who decides may say."""
    if t.phase == ACTION:
        return legal_actions(box, t, seat, mask)
    if t.phase == HEAL:  # R11.4
        most = most_healed(box, t, seat)
        for count in range(most + 1):
            mask[box.heal_code + count] = 1
        return most + 1
    first = yes_no(box, t)
    mask[first] = 1
    mask[first + 1] = 1
    return 2


@rule
def yes_no(box, t):
    """The code for 'no' of the question that is asked: R3.1, R6.3, R6.5, R13.5, R11.1."""
    if t.phase == SWORD:
        return box.sword_code
    if t.phase == REVEAL:
        return box.reveal_code
    if t.phase == LOOK_ON:
        return box.look_on_code
    if t.phase == MAP:
        return box.map_code
    return box.recruit_code


@rule
def legal_actions(box, t, seat, mask):
    """R4.1, R4.5, R4.6: what one adventurer (or two) may do."""
    count = 1
    mask[box.dive_code] = 1  # R8.1
    for site in range(box.sites):
        if t.height[site] == 0:
            continue
        if can_dig(box, t, site):
            mask[box.dig_code + site] = 1
            count += 1
        if can_view(box, t, site):
            mask[box.view_code + site] = 1
            count += 1
        if can_destroy(box, t, seat, site):
            mask[box.destroy_code + site] = 1
            count += 1
        if can_fight(box, t, site):
            mask[box.fight_code + site] = 1
            count += 1
    if t.counter_used == 0:
        if can_buy(box, t, seat):
            mask[box.buy_code] = 1
            count += 1
        count += legal_sales(box, t, seat, mask)
    if specialist_of(t, seat) == NOBODY:
        count += legal_hires(box, t, seat, 0, mask)
        count += legal_hires(box, t, seat, 1, mask)
    if t.allow_pass != 0:  # A35
        mask[box.pass_code] = 1
        count += 1
    return count


@rule
def legal_sales(box, t, seat, mask):
    """R8.2, A27: one action for every XP value that the player can sell."""
    for tile in range(box.tiles):
        if t.owned[tile][seat] > 0 and is_sellable(box, t, tile):
            mask[box.sell_code + box.tile_sells[tile]] = 1
    if t.counter_sell_scope != 0:
        for chest in range(box.chests):
            if t.chests[chest][seat] > 0 and box.chest_sells[chest] >= 0:
                mask[box.sell_code + box.chest_sells[chest]] = 1
    count = 0
    for code in range(box.sell_code, box.sell_code + box.sell_codes):
        if mask[code] != 0:
            count += 1
    return count


@rule
def legal_hires(box, t, seat, copied, mask):
    """R9.1-R9.7: site and window are part of the action."""
    count = 0
    for specialist in range(SOOTHSAYER + 1):
        allowed = can_copy(box, t, seat, specialist) if copied != 0 else can_hire(box, t, seat, specialist)
        if allowed:
            for site in range(box.sites):
                if t.height[site] > 0:
                    count += legal_at_site(box, t, specialist, copied, site, mask)
    return count


@rule
def legal_at_site(box, t, specialist, copied, site, mask):
    """R9.3, R9.4, R9.6, A18: any site with tiles; for the Soothsayer every window on it."""
    if specialist == MINER:
        mask[(box.copy_miner_code if copied != 0 else box.miner_code) + site] = 1
        return 1
    if specialist == ARCHAEOLOGIST:
        mask[(box.copy_archaeologist_code if copied != 0 else box.archaeologist_code) + site] = 1
        return 1
    first = (box.copy_soothsayer_code if copied != 0 else box.soothsayer_code) + site * box.windows
    last = last_window(box, t, site)
    for window in range(last):
        mask[first + window] = 1
    return last


@rule
def apply(box, t, seat, action, journal):
    """R3-R11: carry out what the player said, and everything automatic after it."""
    if t.phase != REVEAL and t.phase != LOOK_ON and not (t.phase == ACTION and action < box.dig_code):
        remember(t, seat, NOWHERE, 0)  # a view does this when it is complete (R6.7)
    if t.phase == SWORD:
        rent_sword(box, t, seat, action - box.sword_code, journal)
    elif t.phase == ACTION:
        act(box, t, seat, action, journal)
    elif t.phase == REVEAL:
        decide_on_monster(box, t, seat, action - box.reveal_code, journal)
    elif t.phase == LOOK_ON:
        decide_to_look_on(box, t, seat, action - box.look_on_code, journal)
    elif t.phase == MAP:
        decide_on_map(box, t, seat, action - box.map_code, journal)
    elif t.phase == RECRUIT:
        recruit(box, t, seat, action - box.recruit_code, journal)
    elif t.phase == HEAL:
        heal(box, t, seat, action - box.heal_code, journal)
    resume(box, t, journal)


@rule
def act(box, t, seat, action, journal):
    """R4.1: one action of step 2."""
    if action < box.dig_code:
        view_site(box, t, seat, action - box.view_code, journal)
    elif action < box.destroy_code:
        dig(t, seat, action - box.dig_code)
    elif action < box.fight_code:
        destroy(box, t, seat, action - box.destroy_code, journal)
    elif action < box.dive_code:
        fight(box, t, seat, action - box.fight_code, journal)
    elif action == box.dive_code:
        dive(box, t, seat, journal)
    elif action == box.buy_code:
        buy(box, t, seat, journal)
    elif action < box.miner_code:
        sell(box, t, seat, action - box.sell_code, journal)
    elif action < box.archaeologist_code:
        hire(box, t, seat, MINER, 0, action - box.miner_code, 0, journal)
    elif action < box.soothsayer_code:
        hire(box, t, seat, ARCHAEOLOGIST, 0, action - box.archaeologist_code, 0, journal)
    elif action < box.reveal_code:
        place = action - box.soothsayer_code
        hire(box, t, seat, SOOTHSAYER, 0, place // box.windows, place % box.windows + 1, journal)
    elif action < box.copy_archaeologist_code:
        hire(box, t, seat, MINER, 1, action - box.copy_miner_code, 0, journal)
    elif action < box.copy_soothsayer_code:
        hire(box, t, seat, ARCHAEOLOGIST, 1, action - box.copy_archaeologist_code, 0, journal)
    elif action < box.pass_code:
        place = action - box.copy_soothsayer_code
        hire(box, t, seat, SOOTHSAYER, 1, place // box.windows, place % box.windows + 1, journal)
    else:
        stop_acting(t, seat, journal)


@rule
def stop_acting(t, seat, journal):
    """R4.3, A35: with allow_pass the player ends step 2; who was not sent stays on the player board."""
    tell(journal, PASSED, seat, t.available[seat], 0, 0, EVERYONE)
    t.phase = EVENING
    t.to_act = 0
