"""The rulebook of Ohio Bob: R3, R4 playing a card effect by effect, R6, R7 tools, R8 cells, R9 rest."""

from __future__ import annotations

from cenote.games.ohio_bob.names import (
    BONUS,
    BY_ENERGY,
    BY_TORCH,
    CARD_END,
    CHEST,
    COPIED,
    DECLARED,
    DIRECTION,
    DOOR,
    EFFECT,
    EFFECT_SKIPPED,
    ENTER,
    EXPLORED,
    FELL,
    HAS_RESTED,
    KEY,
    LEFT_LEVEL,
    MAP,
    MOVE,
    MOVED,
    NOTHING,
    ON_MAP,
    ON_ROPE,
    ON_STAIRS,
    PIT,
    RATION,
    RATION_EATEN,
    READY,
    RED_CHEST,
    RESTED,
    ROPE,
    STAIRS,
    STONE,
    SUPER_MOVE,
    TELEPORT,
    TELEPORTED,
    TELEPORTER,
    TORCH,
    TRAP,
    TRAP_AVOIDED,
    TRAP_SPRUNG,
)  # fmt: skip
from cenote.games.ohio_bob.piles import finish, open_chest, rooms_needed, take_up, top_card
from cenote.games.ohio_bob.temple import (
    EXPLORES,
    NOT_POSSIBLE,
    can_map,
    can_rope,
    displayed,
    edge_between,
    explore,
    next_cell,
    next_room,
    outcome_of,
    put_meeple,
    teleport_to,
)  # fmt: skip
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

# R3: effect after effect


@rule
def effect_now(box, t):
    """The effect that comes next, NOTHING after the last."""
    if t.step >= box.effects[t.source][t.side]:
        return NOTHING
    return box.effect[t.source][t.side][t.step] + 0


@rule
def directions_now(box, t):
    return box.directions[t.source][t.side][t.step] + 0


@rule
def next_effect(t):
    """R3.3, A3: go on with the card; what this effect has shown is known when the next one is decided."""
    t.step += 1
    t.to_act = 0
    t.phase = EFFECT


@rule
def asked(t, player, phase):
    """The player decides."""
    t.phase = phase
    t.to_act = 1 << player


@rule
def begin_effect(box, t, player, journal):
    """R3.2, A52: what cannot be carried out is skipped without asking; stones and keys are taken without asking."""
    effect = effect_now(box, t)
    if effect == NOTHING and t.source != t.card:  # R7.3: what stands behind the torch on its own card
        t.source = t.card
        t.side = t.torch_side
        t.step = t.torch_step + 1
    elif effect == NOTHING:
        t.phase = CARD_END
    elif effect == KEY:  # R3.4, A4: for any later move of this card
        t.keys += 1
        next_effect(t)
    elif effect == STONE:
        t.stones += 1
        next_effect(t)
    elif effect == TORCH:
        if top_card(t, player) != NOTHING and t.source == t.card:
            asked(t, player, BY_TORCH)
        else:
            next_effect(t)
    elif not has_way(box, t, player, effect):
        t.roped = 0
        next_effect(t)
    elif effect == ROPE:
        asked(t, player, ON_ROPE)
    elif effect == MAP:
        asked(t, player, ON_MAP)
    else:
        asked(t, player, DIRECTION)


@rule
def is_way(box, t, player, effect, direction):
    """The effect can be carried out in a direction."""
    if effect == ROPE:
        return can_rope(box, t, player, directions_now(box, t), direction)
    if effect == MAP:
        return can_map(box, t, player, direction)
    return outcome_of(box, t, player, effect, directions_now(box, t), direction) != NOT_POSSIBLE


@rule
def has_way(box, t, player, effect):
    for direction in range(4):
        if is_way(box, t, player, effect, direction):
            return True
    return False


@rule
def go(box, t, player, direction, journal):
    """R4.1, R5.2, R7: a step, a room, a pull on the rope."""
    effect = effect_now(box, t)
    if effect == ROPE:
        rope_step(box, t, player, direction, journal)
    elif effect == MAP or outcome_of(box, t, player, effect, directions_now(box, t), direction) == EXPLORES:
        spend_key(box, t, player, effect, direction)
        tell(journal, EXPLORED, player, direction, 0, 0, EVERYONE)
        explore(box, t, player, direction, journal)
        if t.over == 0:
            next_effect(t)
    else:
        spend_key(box, t, player, effect, direction)
        walk(t, player, direction, journal)
        t.safe = 1 if effect == SUPER_MOVE else 0
        t.arrived = 0
        next_effect(t)
        t.phase = ENTER


@rule
def spend_key(box, t, player, effect, direction):
    """R6.2, R5.5, A8: a move through a door takes a key."""
    way = displayed(player, direction)
    if effect == MOVE and edge_between(box, t, t.room[player] + 0, t.cell[player] + 0, way) == DOOR:
        t.keys -= 1


@rule
def walk(t, player, direction, journal):
    """R4.1, R4.3: to the next cell."""
    way = displayed(player, direction)
    room = t.room[player] + 0
    cell = t.cell[player] + 0
    put_meeple(t, player, next_room(t, room, cell, way), next_cell(cell, way))
    tell(journal, MOVED, player, direction, 0, 0, EVERYONE)


@rule
def rope_step(box, t, player, direction, journal):
    """R7.2: up to two steps; nothing happens where the rope leads."""
    walk(t, player, direction, journal)
    t.roped += 1
    t.to_act = 0
    t.phase = EFFECT
    if t.roped == 2:
        t.roped = 0
        t.step += 1


@rule
def skip(box, t, player, journal):
    """R3.2: no effect is compulsory."""
    if t.roped == 0:
        tell(journal, EFFECT_SKIPPED, player, effect_now(box, t), 0, 0, EVERYONE)
    t.roped = 0
    next_effect(t)


@rule
def copy(box, t, player, side, journal):
    """R7.3, A13: the torch becomes a side of the top card; a torch there has no effect."""
    card = top_card(t, player)
    tell(journal, COPIED, player, card, side, 0, EVERYONE)
    t.torch_side = t.side
    t.torch_step = t.step
    t.source = card
    t.side = side
    t.step = 0
    t.to_act = 0
    t.phase = EFFECT


# R8: cells


@rule
def cell_kind(box, t, player):
    return box.kind[t.room_face[t.room[player]]][t.cell[player]] + 0


@rule
def is_fresh(t, player):
    """R8.1, A17, A39: this player did not use the bonus of this cell during this stay."""
    return t.spent[player] & (1 << t.cell[player]) == 0


@rule
def enter(box, t, player, journal):
    """R4.5, R8, A16: the effect of the cell where a step ended, pits and traps every time (R8.7)."""
    t.phase = EFFECT
    kind = cell_kind(box, t, player)
    if kind == TRAP:
        spring(t, player, journal)
    elif kind == PIT:
        if not is_protected(t):
            fall(box, t, player, journal)
    elif kind == TELEPORTER:
        if t.arrived == 0:
            begin_teleport(box, t, player, journal)
    elif kind == STAIRS:
        if may_leave(box, t, player):
            asked(t, player, ON_STAIRS)
    elif (kind == RATION or kind == CHEST or kind >= RED_CHEST) and is_fresh(t, player):
        if t.bonus_optional != 0:
            asked(t, player, BONUS)
        else:
            use_bonus(box, t, player, journal)


@rule
def is_protected(t):
    """R7.5, R8.8, A19, A27: by the Super gear; beyond a teleporter as the option says."""
    return t.safe != 0 and (t.arrived == 0 or t.teleport_keeps_protection == 0)


@rule
def spring(t, player, journal):
    """R8.6, R6.1, A19: a trap costs energy, unless a stone or the Super gear is there."""
    if is_protected(t):
        tell(journal, TRAP_AVOIDED, player, 0, 0, 0, EVERYONE)
    elif t.stones > 0 and (t.arrived == 0 or t.teleport_keeps_protection == 0):
        t.stones -= 1
        tell(journal, TRAP_AVOIDED, player, 0, 0, 0, EVERYONE)
    else:
        tell(journal, TRAP_SPRUNG, player, 0, 0, 0, EVERYONE)
        lose_energy(t, player, 1, journal)


@rule
def lose_energy(t, player, amount, journal):
    """R8.11, R12.1: without energy the game is lost at once."""
    t.energy[player] = max(0, t.energy[player] - amount)
    if t.energy[player] == 0:
        finish(t, BY_ENERGY, journal)


@rule
def use_bonus(box, t, player, journal):
    """R8.1-R8.4, R3.6, R14.6: a card from a chest can be played from the next turn on."""
    t.spent[player] |= 1 << t.cell[player]
    kind = cell_kind(box, t, player)
    if kind == RATION:
        eat(box, t, player, journal)
    else:
        open_chest(box, t, player, kind - RED_CHEST if kind >= RED_CHEST else NOTHING, journal)


@rule
def eat(box, t, player, journal):
    """R8.2, R13.2, A26, A29, R14.6: one energy, the partner's while he is on the level; never above the maximum."""
    guest = player
    for other in range(t.seats):
        if other != player and t.state[other] != LEFT_LEVEL:
            guest = other
    face = t.energy_face if t.rations_off_card != 0 else t.level_face
    off = box.rations_off[face][t.level[player] - 1] != 0
    if not off and t.energy[guest] < box.most_energy[t.energy_face]:
        t.energy[guest] += 1
        tell(journal, RATION_EATEN, guest, 1, 0, 0, EVERYONE)
    else:
        tell(journal, RATION_EATEN, guest, 0, 0, 0, EVERYONE)


@rule
def begin_teleport(box, t, player, journal):
    """R8.8, A18, A52: with one way out it is taken; with several the player chooses."""
    count = 0
    only = 0
    for direction in range(4):
        if teleport_to(t, player, direction) != NOTHING:
            count += 1
            only = direction
    if count > 1 or (count == 1 and t.teleporter_optional != 0):
        asked(t, player, TELEPORT)
    elif count == 1:
        teleport(box, t, player, only, journal)


@rule
def teleport(box, t, player, direction, journal):
    """R8.8: out of the room next door, on the same cell; a second teleporter has no effect."""
    put_meeple(t, player, teleport_to(t, player, direction), t.cell[player] + 0)
    tell(journal, TELEPORTED, player, direction, 0, 0, EVERYONE)
    t.arrived = 1
    t.to_act = 0
    t.phase = ENTER


@rule
def may_leave(box, t, player):
    """R8.9, R8.10, R14.10, A2, A43: the stairs here lead on."""
    room = t.room[player]
    if t.laid[player] < rooms_needed(box, t, player):
        return False
    if t.room_last[room] != 0:
        return t.coop_exit == 0 or t.room_owner[room] == player
    return t.l3_low_stairs_exit != 0 and t.level[player] == 3


# R9: rest


@rule
def rest(box, t, player, journal):
    """R9.2, R9.3, A28, A50: all played cards come back, and it costs energy."""
    cost = box.rest_cost[t.level_face][t.level[player] - 1] + 0
    count = take_up(t, player)
    tell(journal, HAS_RESTED, player, count, cost, 0, EVERYONE)
    lose_energy(t, player, cost, journal)


@rule
def fall(box, t, player, journal):
    """R8.5, R3.5, R14.5, A12: rest at once; what is left of the card is lost. A partner on the level is waited for."""
    tell(journal, FELL, player, 0, 0, 0, EVERYONE)
    rest(box, t, player, journal)
    if t.over == 0:
        t.state[player] = RESTED
        t.phase = CARD_END
        meet(box, t, player, journal)


@rule
def meet(box, t, player, journal):
    """R14.4, R14.5: who waits goes on when the partner waits too or has left; what was declared is paid now."""
    waiting = 0
    for other in range(t.seats):
        if t.state[other] == READY:
            waiting = 1
    if waiting != 0:
        return
    for turn in range(t.seats):
        other = (player + turn) % t.seats
        if t.state[other] == DECLARED and t.over == 0:
            rest(box, t, other, journal)
    for other in range(t.seats):
        if t.state[other] != LEFT_LEVEL:
            t.state[other] = READY
