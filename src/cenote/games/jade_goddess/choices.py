"""The rulebook of Realm of the Jade Goddess, 6a: what the player who decides may say."""

from __future__ import annotations

from cenote.games.jade_goddess.board import mark_reach, neighbour, ways_from
from cenote.games.jade_goddess.explore import (
    can_place,
    can_trade,
    is_full,
    is_stuck,
    may_have_duty,
    most_blind,
    next_fit,
    stacked,
)
from cenote.games.jade_goddess.names import (
    CELLS,
    EXPLORE,
    FIGURE,
    NOTHING,
    NOWHERE,
    PLACE,
    RETRIEVE,
    RETURN,
    RIDE,
    TRADE,
)
from cenote.kernel.rule import natural, rule


@rule
def may_stop(t):
    """R5.9, A26: after a pure jungle tile the player may stop."""
    return t.chain != 0 and t.stop_after_jungle == 0


@rule
def may_draw(box, t, seat):
    """R5.1 a, R5.11, R7.1: a stack is left, and the display is not full."""
    return stacked(box, t) > 0 and not is_full(box, t, seat)


@rule
def may_pass_exploring(box, t, seat):
    """A5: with explore_mandatory=false the player need not explore, but for the duty of a full display (R7.2)."""
    return t.explore_mandatory != 0 and not (t.full_display_duty == 0 and t.chain == 0 and is_full(box, t, seat))


@rule
def legal(box, t, seat, mask):
    """6a: what the player who decides may say."""
    if t.phase == RIDE:
        return legal_rides(box, t, seat, mask)
    if t.phase == EXPLORE:
        return legal_explorations(box, t, seat, mask)
    if t.phase == PLACE:
        return legal_places(box, t, seat, t.drawn, box.place_code, mask)
    if t.phase == TRADE:
        return legal_trades(box, t, seat, mask)
    if t.phase == RETURN:
        return legal_returns(box, t, seat, mask)
    if t.phase == FIGURE:
        return legal_figures(box, t, seat, mask)
    if t.phase == RETRIEVE:
        return legal_retrievals(box, t, seat, mask)
    mask[box.bonus_code] = 1  # R10.1
    mask[box.bonus_code + 1] = 1
    return 2


@rule
def legal_rides(box, t, seat, mask):
    """R4, R5.9, R7.2, R7.4: the roads of the jeep, and what lies behind their brown lines, in one pass."""
    mark_reach(box, t, seat, mask)
    dutiful = keep_dutiful(box, t, seat, mask) if may_have_duty(box, t, seat) else 0
    count = 0
    for code in range(box.ride_code, box.ride_code + box.size * box.size):
        count += 1 if mask[natural(code)] != 0 else 0
    if may_stop(t):
        mask[box.stop_code] = 1
        count += 1
    if dutiful == 0 and is_stuck(box, t, seat):
        for slot in range(box.display_limit):
            for stack in range(box.tile_stacks):
                if t.height[stack] > 0:
                    mask[box.exchange_code + slot * box.tile_stacks + stack] = 1
                    count += 1
    return count


@rule
def keep_dutiful(box, t, seat, mask):
    """R7.2: if from some field in reach a tile of the display can be laid, only those, and the centre to trade. Returns
    how many there are."""
    dutiful = 0
    cell = next_fit(box, t, seat, 0)
    while cell < CELLS:
        for direction in range(4):
            other = neighbour(box, cell, direction)
            if other != NOWHERE and mask[box.ride_code + box.ride_of[other]] == 1:
                mask[box.ride_code + box.ride_of[other]] = 2
                dutiful += 1
        cell = next_fit(box, t, seat, cell + 1)
    if dutiful > 0:
        centre = box.ride_code + box.ride_of[box.centre]
        if mask[centre] != 0 and can_trade(box, t, seat):
            mask[centre] = 2
        for code in range(box.ride_code, box.ride_code + box.size * box.size):
            mask[natural(code)] >>= 1
    return dutiful


@rule
def legal_explorations(box, t, seat, mask):
    """R5.1, A5, A6."""
    count = 0
    if may_draw(box, t, seat):
        for stack in range(box.tile_stacks):
            if t.height[stack] > 0:
                mask[box.draw_code + stack] = 1
                count += 1
    for slot in range(box.display_limit):
        if t.display[slot][seat] != NOTHING:
            count += legal_places(box, t, seat, t.display[slot][seat], box.play_code + 16 * slot, mask)
    if may_pass_exploring(box, t, seat):
        mask[box.pass_code] = 1
        count += 1
    return count


@rule
def legal_places(box, t, seat, kind, first, mask):
    """R5.4-R5.7: where and how a tile can be laid."""
    count = 0
    for direction in range(4):
        ways = ways_from(box, t, t.jeep[seat] + 0, direction, kind)
        for turn in range(4):
            mask[first + 4 * direction + turn] = ways >> turn & 1
            count += ways >> turn & 1
    return count


@rule
def legal_trades(box, t, seat, mask):
    """R9.1-R9.3."""
    count = 0
    for token in range(box.token_kinds):
        if t.hand[token][seat] > 0:
            for slot in range(box.face_up_artifacts):
                mask[box.swap_code + token * box.face_up_artifacts + slot] = 1
                count += 1
    most = most_blind(box, t, seat)
    for number in range(most):
        mask[box.blind_code + number] = 1
    count += most
    if t.duty == 0:  # R7.2
        mask[box.pass_code] = 1
        count += 1
    return count


@rule
def legal_returns(box, t, seat, mask):
    """R9.1 B, A2."""
    count = 0
    for token in range(box.token_kinds):
        if t.hand[token][seat] > 0:
            mask[box.return_code + token] = 1
            count += 1
    if t.trade_return != 0:
        mask[box.pass_code] = 1
        count += 1
    return count


@rule
def legal_figures(box, t, seat, mask):
    """R6.1-R6.5."""
    mask[box.no_figure_code] = 1
    count = 1
    parts = box.parts[t.face[t.laid]]
    for level in range(box.strength_count):
        if can_place(box, t, seat, level):
            for part in range(parts):
                mask[box.figure_code + 4 * level + part] = 1
                count += 1
    return count


@rule
def legal_retrievals(box, t, seat, mask):
    """R6.6."""
    mask[box.leave_code] = 1
    count = 1
    for figure in range(box.figures):
        if t.figure_cell[figure][seat] != NOWHERE:
            mask[box.take_back_code + figure] = 1
            count += 1
    return count
