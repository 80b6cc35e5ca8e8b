"""The rulebook of Realm of the Jade Goddess: R2 setup, R3 the turn, R10 the bonus, R11 the end.

The chapters have their own pages: `board` (R1), `explore` (R4-R7), `dig` (R8, R12), `trade` (R9). What may be said when
is on another one, `choices` (6a).
"""

from __future__ import annotations

from cenote.games.jade_goddess.board import is_option, lay
from cenote.games.jade_goddess.choices import may_draw, may_pass_exploring, may_stop
from cenote.games.jade_goddess.dig import excavate, tokens_of
from cenote.games.jade_goddess.explore import (
    SEVERAL,
    can_place,
    draw,
    exchange,
    explore_with,
    hidden_tokens,
    is_stuck,
    most_blind,
    on_board,
    only_ride,
    options_to_lay,
    pay,
    place_figure,
    ride,
    show_tile,
    take_back,
    take_shown,
    top_tile,
)  # fmt: skip
from cenote.games.jade_goddess.names import (
    BONUS,
    BONUS_BEGAN,
    BY_ARTEFACTS,
    BY_STALL,
    BY_TILES,
    CELLS,
    DIG,
    DISPLAY_DEALT,
    END,
    ENDED,
    EXPLORE,
    FIGURE,
    FIGURES,
    FIRST_PLAYER,
    NOBODY,
    NOTHING,
    NOWHERE,
    PART,
    PASSED,
    PLACE,
    RETRIEVE,
    RETURN,
    RIDE,
    ROW,
    ROW_DEALT,
    SEATS,
    SHELF,
    STOPPED,
    TRADE,
    TURN,
    TURN_BEGAN,
)  # fmt: skip
from cenote.games.jade_goddess.trade import give_back, swap, swap_blindly
from cenote.kernel.dice import choose, pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

# R2: setup


@rule
def setup(box, t, journal):
    """R2: cross, stacks, displays, artefacts, players; the same for every number of players (R2.7). Then the first turn
    begins."""
    for cell in range(CELLS):
        t.face[cell] = NOTHING
    for cell in range(CELLS):  # R2.1
        if box.cross[cell] != NOTHING:
            lay(box, t, cell, box.cross[cell], box.cross_turn[cell])
    t.drawn = NOTHING
    t.laid = NOWHERE
    t.laid_before = NOWHERE
    for place in range(ROW):
        t.row[place] = NOTHING
    for seat in range(SEATS):
        for slot in range(SHELF):
            t.display[slot][seat] = NOTHING
        for figure in range(FIGURES):
            t.figure_cell[figure][seat] = NOWHERE
    t.active = choose(t, t.seats) if t.start_player == 0 else t.start_player - 1  # R2.6, A31
    tell(journal, FIRST_PLAYER, t.active, 0, 0, 0, EVERYONE)
    stack_tiles(box, t)
    deal_displays(box, t, journal)
    lay_out_tokens(box, t, journal)
    t.bank = 0
    if t.gold_supply != 0:  # R8.10
        t.bank = max(0, box.coins_total - box.start_gold * t.seats)
    for seat in range(t.seats):  # R2.5
        t.gold[seat] = box.start_gold
        t.jeep[seat] = box.centre
    t.phase = TURN
    begin_turn(t, t.active, journal)
    resume(box, t, journal)


@rule
def stack_tiles(box, t):
    """R2.2: stacks of about equal height; nobody knows an order, so none is kept (6c)."""
    count = 0
    for kind in range(box.types):
        t.supply[kind] = box.count[kind]
        count += box.count[kind]
    for stack in range(box.tile_stacks):
        t.height[stack] = count // box.tile_stacks + (1 if stack < count % box.tile_stacks else 0)


@rule
def deal_displays(box, t, journal):
    """R2.3, A41: in turn order a tile each, from one stack after the other."""
    number = 0
    for _ in range(box.start_display_tiles):
        for turn in range(t.seats):
            seat = (t.active + turn) % t.seats
            stack = number % box.tile_stacks
            while t.height[stack] == 0:
                stack = (stack + 1) % box.tile_stacks
            kind = top_tile(box, t, stack)
            show_tile(box, t, seat, kind)
            tell(journal, DISPLAY_DEALT, seat, kind, 0, 0, EVERYONE)
            number += 1


@rule
def lay_out_tokens(box, t, journal):
    """R2.4, A37: the pile, and five of its tokens face up."""
    for token in range(box.token_kinds):
        t.pile[token] = box.token_count[token]
    for place in range(box.face_up_artifacts):
        t.row[place] = pick(t, t.pile, box.token_kinds)
        t.pile[t.row[place]] -= 1
        tell(journal, ROW_DEALT, NOBODY, t.row[place], 0, 0, EVERYONE)


# R3: the turn


@rule
def begin_turn(t, seat, journal):
    """R3.1, R1.8: the regular part-turn."""
    t.active = seat
    t.round += 1
    t.bonus = 0
    t.busy = 0
    tell(journal, TURN_BEGAN, seat, t.round, 0, 0, EVERYONE)
    t.phase = PART


@rule
def resume(box, t, journal):
    """R3.4: step after step, until somebody must decide or the game is over; one option is not a decision."""
    while t.over == 0 and t.to_act == 0:
        seat = t.active + 0
        if t.phase == PART:
            t.chain = 0
            t.placed = 0
            t.swapped = 0
            t.duty = 0
            t.laid = NOWHERE
            t.phase = RIDE
        elif t.phase == RIDE:
            begin_ride(box, t, seat, journal)
        elif t.phase == EXPLORE:
            begin_exploring(box, t, seat, journal)
        elif t.phase == PLACE:
            begin_placing(box, t, seat, journal)
        elif t.phase == TRADE:
            begin_trade(box, t, seat)
        elif t.phase == RETURN:
            begin_return(box, t, seat, journal)
        elif t.phase == FIGURE:
            begin_figure(box, t, seat)
        elif t.phase == RETRIEVE:
            begin_retrieve(box, t, seat)
        elif t.phase == DIG:
            dig(box, t, journal)
        elif t.phase == BONUS:
            begin_bonus(box, t, seat, journal)
        else:
            end_turn(box, t, seat, journal)


@rule
def asked(t, seat):
    """The player decides in this phase."""
    t.to_act = 1 << seat


@rule
def begin_ride(box, t, seat, journal):
    """R4, R7: where the ride may end."""
    only = only_ride(box, t, seat)
    if only == SEVERAL or may_stop(t) or is_stuck(box, t, seat):
        asked(t, seat)
    else:
        ride(box, t, seat, only, journal)


@rule
def begin_exploring(box, t, seat, journal):
    """R5.1-R5.3, A5: compulsory if anything is possible; with one way only it is gone."""
    draws = 0
    stack = NOTHING
    if may_draw(box, t, seat):
        for place in range(box.tile_stacks):
            if t.height[place] > 0:
                draws += 1
                stack = place
    plays = 0
    for slot in range(box.display_limit):
        if t.display[slot][seat] != NOTHING:
            plays += options_to_lay(box, t, seat, t.display[slot][seat])
    if draws + plays == 0:
        t.phase = RETRIEVE
    elif draws + plays > 1 or may_pass_exploring(box, t, seat):
        asked(t, seat)
    elif draws == 1:
        draw(box, t, seat, stack, journal)
    else:
        play_only(box, t, seat, journal)


@rule
def play_only(box, t, seat, journal):
    """R3.4: the only tile that fits, in the only way it does."""
    for slot in range(box.display_limit):
        for direction in range(4):
            for turn in range(4):
                kind = t.display[slot][seat]
                if t.phase == EXPLORE and kind != NOTHING and is_option(box, t, t.jeep[seat], direction, kind, turn):
                    explore_with(box, t, seat, take_shown(box, t, seat, slot), direction, turn, journal)


@rule
def begin_placing(box, t, seat, journal):
    """R5.7: the drawn tile must be laid."""
    if options_to_lay(box, t, seat, t.drawn) > 1:
        asked(t, seat)
        return
    for direction in range(4):
        for turn in range(4):
            if t.phase == PLACE and is_option(box, t, t.jeep[seat], direction, t.drawn, turn):
                explore_with(box, t, seat, t.drawn, direction, turn, journal)


@rule
def begin_trade(box, t, seat):
    """R9.1: on the centre."""
    if (tokens_of(box, t, seat) > 0 and box.face_up_artifacts > 0) or most_blind(box, t, seat) > 0:
        asked(t, seat)
    else:
        t.phase = RETRIEVE


@rule
def begin_return(box, t, seat, journal):
    """R9.1 B, R3.4: what goes back is always asked while there are two tokens; that they are alike is secret."""
    held = tokens_of(box, t, seat)
    if t.returns == 0 or held == 0:
        t.returns = 0
        t.phase = RETRIEVE
    elif held > 1 or t.trade_return != 0:
        asked(t, seat)
    else:
        for token in range(box.token_kinds):
            if t.phase == RETURN and t.hand[token][seat] > 0:
                give_back(t, seat, token, journal)


@rule
def begin_figure(box, t, seat):
    """R6.1: a figure on the tile just laid."""
    for level in range(box.strength_count):
        if can_place(box, t, seat, level):
            asked(t, seat)
            return
    t.phase = RETRIEVE


@rule
def begin_retrieve(box, t, seat):
    """R6.6: who placed no figure may take one back."""
    if t.placed == 0 and on_board(box, t, seat) > 0:
        asked(t, seat)
    else:
        t.phase = DIG


@rule
def dig(box, t, journal):
    """R8.1, R11.3, A13: what the part-turn completed; with excavate_before_bonus=false all of it after the bonus. An
    empty pile ends the game at once (A14, A16, R10.4), but only after a dig (A42)."""
    if t.excavate_before_bonus != 0 and t.bonus == 0:
        t.laid_before = t.laid
        t.laid = NOWHERE
        t.phase = BONUS
        return
    paid = 0
    if t.laid_before != NOWHERE:
        paid = excavate(box, t, t.laid_before, t.laid, journal)
        t.laid_before = NOWHERE
    if t.laid != NOWHERE:
        paid = max(paid, excavate(box, t, t.laid, NOWHERE, journal))
        t.laid = NOWHERE
    if paid != 0 and hidden_tokens(box, t) == 0:
        end_game(t, BY_ARTEFACTS, journal)
    else:
        t.phase = BONUS if t.bonus == 0 else TURN


@rule
def begin_bonus(box, t, seat, journal):
    """R10.1-R10.3, R11.2, A15, A32: for gold, once a turn, whatever happened before; else a part-turn like another."""
    last_round = 0 < t.final <= t.seats
    if t.gold[seat] < box.bonus_turn_price or (last_round and t.final_round_bonus != 0):
        skip_bonus(t)
    else:
        asked(t, seat)


@rule
def skip_bonus(t):
    """R10.1: no bonus part-turn; what waits to be dug is dug now (A13)."""
    t.bonus = 1
    t.to_act = 0
    t.phase = DIG if t.laid_before != NOWHERE else TURN


@rule
def end_turn(box, t, seat, journal):
    """R11.2, R11.5: the countdown after the last tile, and the guard against standing still."""
    t.quiet = 0 if t.busy != 0 else t.quiet + 1
    if t.final > 0:
        t.final -= 1
        if t.final == 0:
            end_game(t, BY_TILES, journal)
            return
    if t.stall_limit_rounds > 0 and t.quiet >= t.stall_limit_rounds * t.seats:
        end_game(t, BY_STALL, journal)
        return
    begin_turn(t, (seat + 1) % t.seats, journal)


@rule
def end_game(t, ending, journal):
    """R11.1, R11.4: the game is over and is scored; what is still on the board brings nothing."""
    t.over = 1
    t.to_act = 0
    t.phase = END
    t.ending = ending
    tell(journal, ENDED, NOBODY, ending - 1, 0, 0, EVERYONE)


# 6a: what the player said


@rule
def apply(box, t, seat, action, journal):
    """R3-R10: carry out what the player said, and everything automatic after it."""
    t.to_act = 0
    if t.phase == RIDE:
        apply_ride(box, t, seat, action, journal)
    elif t.phase == EXPLORE:
        apply_exploration(box, t, seat, action, journal)
    elif t.phase == PLACE:
        place = action - box.place_code
        explore_with(box, t, seat, t.drawn, place // 4, place % 4, journal)
    elif t.phase == TRADE:
        apply_trade(box, t, seat, action, journal)
    elif t.phase == RETURN:
        if action == box.pass_code:
            t.returns = 0
        else:
            give_back(t, seat, action - box.return_code, journal)
    elif t.phase == FIGURE:
        t.phase = RETRIEVE
        if action != box.no_figure_code:
            place = action - box.figure_code
            place_figure(box, t, seat, place // 4, place % 4, journal)
    elif t.phase == RETRIEVE:
        t.phase = DIG
        if action != box.leave_code:
            take_back(box, t, seat, action - box.take_back_code, journal)
    elif action == box.bonus_code:
        skip_bonus(t)
    else:
        pay(t, seat, box.bonus_turn_price)
        t.bonus = 1
        t.phase = PART
        tell(journal, BONUS_BEGAN, seat, box.bonus_turn_price, 0, 0, EVERYONE)
    resume(box, t, journal)


@rule
def apply_ride(box, t, seat, action, journal):
    if action == box.stop_code:
        tell(journal, STOPPED, seat, 0, 0, 0, EVERYONE)
        t.phase = RETRIEVE
    elif action < box.stop_code:
        ride(box, t, seat, box.cell_of[action - box.ride_code], journal)
    else:
        place = action - box.exchange_code
        exchange(box, t, seat, place // box.tile_stacks, place % box.tile_stacks, journal)


@rule
def apply_exploration(box, t, seat, action, journal):
    if action == box.pass_code:
        tell(journal, PASSED, seat, 0, 0, 0, EVERYONE)
        t.phase = RETRIEVE
    elif action < box.play_code:
        draw(box, t, seat, action - box.draw_code, journal)
    else:
        place = action - box.play_code
        kind = take_shown(box, t, seat, place // 16)
        explore_with(box, t, seat, kind, place % 16 // 4, place % 4, journal)


@rule
def apply_trade(box, t, seat, action, journal):
    if action == box.pass_code:
        tell(journal, PASSED, seat, 0, 0, 0, EVERYONE)
        t.phase = RETRIEVE
    elif action >= box.blind_code:
        swap_blindly(box, t, seat, action - box.blind_code + 1, journal)
    else:
        place = action - box.swap_code
        swap(box, t, seat, place // box.face_up_artifacts, place % box.face_up_artifacts, journal)
