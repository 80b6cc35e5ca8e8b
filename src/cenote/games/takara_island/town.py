"""The rulebook of Takara Island: R8 Dive and Counter, R9 specialists, R11 the end of the day."""

from __future__ import annotations

from cenote.games.takara_island.basics import gain, pay, send, tell_shortage
from cenote.games.takara_island.dig import begin_digging, end_game
from cenote.games.takara_island.look import spy
from cenote.games.takara_island.names import (
    ACTION,
    ARCHAEOLOGIST,
    BY_LIMIT_NONE,
    BY_LIMIT_STONE,
    COPIED,
    COUNTER,
    DIVE,
    DIVED,
    DOWN,
    FELL_ASLEEP,
    HARBOUR,
    HEALED,
    HIGHEST,
    HIRED,
    IMPERSONATOR,
    MINER,
    MONSTER,
    NIGHT,
    NOBODY,
    NOTHING,
    PLACES,
    RECOVERED,
    RECRUITED,
    SENT_TO_REST,
    SPECIALISTS,
    TILE_SOLD,
    TOKEN_BOUGHT,
    TURN,
    UP,
    WENT_HOME,
    XP,
)  # fmt: skip
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

FOUR = len(SPECIALISTS)


@rule
def done(t):
    """The action is over."""
    t.phase = ACTION
    t.to_act = 0


@rule
def dive(box, t, seat, journal):
    """R8.1: an adventurer earns a Kara at the Dive."""
    send(t, seat, DIVE)
    karas = gain(t, seat, box.dive_karas)
    tell(journal, DIVED, seat, karas, 0, 0, EVERYONE)
    tell_shortage(journal, seat, box.dive_karas - karas)
    done(t)


# R8.2: the Counter


@rule
def can_buy(box, t, seat):
    """R8.2, R4.5, A28: a token is left, the player can pay, and this turn's visit is not made."""
    return t.counter_used == 0 and t.stock > 0 and t.karas[seat] >= box.token_cost


@rule
def buy(box, t, seat, journal):
    """R8.2, A29, A47: one XP token."""
    send(t, seat, COUNTER)
    t.counter_used = 1
    pay(t, seat, box.token_cost)
    t.stock -= 1
    t.tokens[seat] += 1
    tell(journal, TOKEN_BOUGHT, seat, box.token_cost, 0, 0, EVERYONE)
    done(t)


@rule
def is_sellable(box, t, tile):
    """R8.2, A27: XP tiles; with any_scroll monsters, too; never stones."""
    if box.tile_kind[tile] == XP:
        return True
    return t.counter_sell_scope != 0 and box.tile_kind[tile] == MONSTER and box.tile_sells[tile] >= 0


@rule
def can_sell(box, t, seat):
    """R8.2, R8.3, R4.5: there is something to trade."""
    if t.counter_used != 0:
        return False
    for tile in range(box.tiles):
        if t.owned[tile][seat] > 0 and is_sellable(box, t, tile):
            return True
    for chest in range(box.chests):
        if t.counter_sell_scope != 0 and t.chests[chest][seat] > 0 and box.chest_sells[chest] >= 0:
            return True
    return False


@rule
def tile_to_sell(box, t, seat, code):
    """6a SELL: the kind of tile that leaves: plain XP tile, wound XP tile, monster; in the file's order."""
    best = NOTHING
    best_place = 1000
    for tile in range(box.tiles):
        if t.owned[tile][seat] > 0 and box.tile_sells[tile] == code and is_sellable(box, t, tile):
            group = box.tile_injures[tile] if box.tile_kind[tile] == XP else 2
            place = 100 * group + box.tile_line[tile]
            if place < best_place:
                best = tile
                best_place = place
    return best


@rule
def chest_to_sell(box, t, seat, code):
    """A27: with any_scroll a chest tile, when no gallery tile of this value is left; never the Skull."""
    for chest in range(box.chests):
        if t.chests[chest][seat] > 0 and box.chest_sells[chest] == code:
            return chest
    return NOTHING


@rule
def sell(box, t, seat, code, journal):
    """R8.2, R8.3: five Karas for each XP on the tile, which is discarded."""
    xp = box.sell_values[code] + 0
    tile = tile_to_sell(box, t, seat, code)
    if tile != NOTHING:
        t.owned[tile][seat] -= 1
    else:
        t.chests[chest_to_sell(box, t, seat, code)][seat] -= 1
    send(t, seat, COUNTER)
    t.counter_used = 1
    karas = gain(t, seat, xp * box.sell_karas_per_xp)
    tell(journal, TILE_SOLD, seat, xp, karas, 0, EVERYONE)
    tell_shortage(journal, seat, xp * box.sell_karas_per_xp - karas)
    done(t)


# R9: specialists


@rule
def specialist_of(t, seat):
    """R9.1, A46: the specialist in front of a player, awake or asleep."""
    for specialist in range(FOUR):
        if t.holder[specialist] == seat:
            return specialist
    return NOBODY


@rule
def can_hire(box, t, seat, specialist):
    """R9.1, A23: he waits in the Harbour and can be paid; who has a specialist is not asked again."""
    return t.holder[specialist] == NOBODY and t.karas[seat] >= box.price[specialist]


@rule
def can_copy(box, t, seat, specialist):
    """R9.7, A20, A21: the Impersonator waits in the Harbour, there is somebody to copy, and both prices can be paid."""
    if t.holder[IMPERSONATOR] != NOBODY:
        return False
    if t.holder[specialist] == NOBODY and t.impersonator_scope == 0:
        return False
    return t.karas[seat] >= box.price[specialist] + box.price[IMPERSONATOR]


@rule
def last_window(box, t, site):
    """R9.4, A43: the last start of the Soothsayer's look on a site."""
    return max(1, t.height[site] - box.reach[2] + 1)


@rule
def hire(box, t, seat, specialist, copied, site, start, journal):
    """R9.2-R9.7, A22: pay, take the tile awake, and use its ability at once."""
    cost = box.price[specialist] + 0
    send(t, seat, HARBOUR)
    if copied != 0:
        cost += box.price[IMPERSONATOR]
        t.holder[IMPERSONATOR] = seat
        tell(journal, COPIED, seat, specialist, cost, 0, EVERYONE)
    else:
        t.holder[specialist] = seat
        tell(journal, HIRED, seat, specialist, cost, 0, EVERYONE)
    pay(t, seat, cost)
    done(t)
    if specialist == MINER:
        begin_digging(t, site, box.reach[MINER], 1)
    elif specialist == ARCHAEOLOGIST:
        spy(box, t, seat, site, 1, box.reach[specialist], journal)
    else:
        spy(box, t, seat, site, start, box.reach[specialist], journal)


# R11: the end of the day


@rule
def recruit(box, t, seat, yes, journal):
    """R11.1, A26: the recruit joins, and can be sent from the next turn on."""
    if yes != 0:
        pay(t, seat, box.recruit_cost)
        t.recruited[seat] = 1
        t.available[seat] += 1
        tell(journal, RECRUITED, seat, box.recruit_cost, 0, 0, EVERYONE)
    t.phase = NIGHT
    t.to_act = 0


@rule
def come_home(t, seat, journal):
    """R11.2, R11.3, A25: who acted and who rested since an earlier turn come back to the player board."""
    for place in range(PLACES):
        t.available[seat] += t.standing[place]
        t.standing[place] = 0
    if t.resting[seat] > 0:
        tell(journal, RECOVERED, seat, t.resting[seat], 0, 0, EVERYONE)
        t.available[seat] += t.resting[seat]
        t.resting[seat] = 0


@rule
def most_healed(box, t, seat):
    """R11.4: for how many injured adventurers the player can pay."""
    if box.heal_cost == 0:
        return t.hospital[seat] + 0
    return min(t.hospital[seat], t.karas[seat] // box.heal_cost)


@rule
def heal(box, t, seat, count, journal):
    """R11.4: pay for some of the injured; the others go to the break room for the whole next turn."""
    if count > 0:
        cost = count * box.heal_cost
        pay(t, seat, cost)
        t.available[seat] += count
        t.hospital[seat] -= count
        tell(journal, HEALED, seat, count, cost, 0, EVERYONE)
    if t.hospital[seat] > 0:
        tell(journal, SENT_TO_REST, seat, t.hospital[seat], 0, 0, EVERYONE)
        t.resting[seat] += t.hospital[seat]
        t.hospital[seat] = 0
    finish_turn(box, t, seat, journal)


@rule
def finish_turn(box, t, seat, journal):
    """R11.5-R11.7, R9.8, R12.6, A24, A37: sword back, specialist asleep or home, no tile is fresh; the next player."""
    t.sword = 0
    t.counter_used = 0
    specialist = specialist_of(t, seat)
    if specialist != NOBODY:
        if t.asleep[specialist] != 0:
            t.asleep[specialist] = 0
            t.holder[specialist] = NOBODY
            tell(journal, WENT_HOME, seat, specialist, 0, 0, EVERYONE)
        else:
            t.asleep[specialist] = 1
            tell(journal, FELL_ASLEEP, seat, specialist, 0, 0, EVERYONE)
    if t.turned != 0:
        t.turned = 0
        for slot in range(box.sites * HIGHEST):
            if t.face[slot] != DOWN:
                t.face[slot] = UP
    t.to_act = 0
    if t.turn_limit > 0 and t.round >= t.turn_limit:
        end_game(t, BY_LIMIT_NONE if t.stones == 0 else BY_LIMIT_STONE, journal)
    else:
        t.active = (seat + 1) % t.seats
        t.phase = TURN
