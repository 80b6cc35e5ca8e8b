"""The rulebook of Realm of the Jade Goddess: R4 riding, R5 exploring, R7 the display, R6 figures."""

from __future__ import annotations

from cenote.games.jade_goddess.board import (
    can_lay_from,
    can_leave,
    has_open_line,
    is_destination,
    is_open_line,
    lay,
    neighbour,
    ways_from,
    ways_on,
)  # fmt: skip
from cenote.games.jade_goddess.names import (
    CELLS,
    DREW_TILE,
    EXCHANGED,
    EXPLORE,
    FIGURE,
    FIGURE_PAID,
    FIGURE_PLACED,
    FIGURE_TAKEN,
    KEPT,
    LAID,
    LAST_TILE,
    LOG,
    NOTHING,
    NOWHERE,
    PLACE,
    RETRIEVE,
    RIDE,
    RODE,
    TRADE,
)  # fmt: skip
from cenote.kernel.dice import pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

SEVERAL = CELLS  # more than one field

# The display (R1.9, R7)


@rule
def shown(box, t, seat):
    """Tiles in a player's display."""
    count = 0
    for slot in range(box.display_limit):
        if t.display[slot][seat] != NOTHING:
            count += 1
    return count


@rule
def show_tile(box, t, seat, kind):
    """R5.7: a tile takes the first free place of the display."""
    for slot in range(box.display_limit):
        if t.display[slot][seat] == NOTHING:
            t.display[slot][seat] = kind
            return


@rule
def take_shown(box, t, seat, slot):
    """6a: a tile leaves the display, and the others close ranks."""
    kind = t.display[slot][seat] + 0
    for place in range(slot, box.display_limit - 1):
        t.display[place][seat] = t.display[place + 1][seat]
    t.display[box.display_limit - 1][seat] = NOTHING
    return kind


@rule
def can_play_from(box, t, seat, cell):
    """R5.1 b: some tile of the display fits at an open line of a field."""
    for direction in range(4):
        if is_open_line(box, t, cell, direction) and can_play_on(box, t, seat, neighbour(box, cell, direction)):
            return True
    return False


@rule
def can_play_on(box, t, seat, cell):
    """R5.4-R5.6: some tile of the display fits on an empty cell."""
    for slot in range(box.display_limit):
        if t.display[slot][seat] != NOTHING and ways_on(box, t, cell, t.display[slot][seat]) != 0:
            return True
    return False


@rule
def is_edge(t, cell):
    """R1.5: an empty cell with an explored one beside it; only there tiles are laid."""
    return (t.demand[cell] > 15) & (t.face[cell] == NOTHING)


@rule
def next_edge(t, cell):
    """The first such cell from this one on, CELLS if there is none. Loops that only look for something stand alone, so
    that tables side by side on a GPU look together, and then do together what was looked for."""
    while cell < CELLS and not is_edge(t, cell):
        cell += 1
    return cell


@rule
def next_fit(box, t, seat, cell):
    """The first of them from this one on where some tile of the display fits, CELLS if there is none."""
    cell = next_edge(t, cell)
    while cell < CELLS and not can_play_on(box, t, seat, cell):
        cell = next_edge(t, cell + 1)
    return cell


@rule
def is_full(box, t, seat):
    """R7.1: no more tiles may be drawn."""
    return shown(box, t, seat) >= box.display_limit


@rule
def may_have_duty(box, t, seat):
    """R7.2, R7.5, A9: only with a full display, and never in a chain."""
    return t.full_display_duty == 0 and t.chain == 0 and is_full(box, t, seat)


@rule
def has_duty(box, t, seat):
    """R7.2, R7.3: with a full display, a tile of it must be laid if a field is in reach where one can be."""
    if not may_have_duty(box, t, seat):
        return False
    return can_play_from(box, t, seat, t.jeep[seat] + 0) or dutiful_field(box, t, seat) != NOWHERE


@rule
def dutiful_field(box, t, seat):
    """R7.2: the only field in reach from which a tile of the display can be laid, SEVERAL, or NOWHERE."""
    found = NOWHERE
    cell = next_fit(box, t, seat, 0)
    while cell < CELLS:
        for direction in range(4):
            other = neighbour(box, cell, direction)
            if other != NOWHERE and other != found and is_destination(box, t, seat, other):
                if found != NOWHERE:
                    return SEVERAL
                found = other
        cell = next_fit(box, t, seat, cell + 1)
    return found


@rule
def only_ride(box, t, seat):
    """R3.4, R4, R7.2: the only field where the ride may end, or SEVERAL. With the duty it ends where a tile of the
    display is laid, or on the centre to trade."""
    only = dutiful_field(box, t, seat) if may_have_duty(box, t, seat) else NOWHERE
    if only != NOWHERE:
        trades = is_destination(box, t, seat, box.centre + 0) and can_trade(box, t, seat)
        return SEVERAL if trades else only
    if can_leave(box, t, seat):
        return SEVERAL
    for cell in range(CELLS):
        if is_destination(box, t, seat, cell):
            if only != NOWHERE:
                return SEVERAL
            only = cell
    return only


@rule
def is_in_reach(box, t, seat, cell):
    """R4: the ride may end beside this empty cell."""
    for direction in range(4):
        other = neighbour(box, cell, direction)
        if other != NOWHERE and is_destination(box, t, seat, other):
            return True
    return False


@rule
def can_trade(box, t, seat):
    """R9.1, R9.2: there is something to trade with."""
    return (t.held[seat] > 0 and box.face_up_artifacts > 0) or most_blind(box, t, seat) > 0


@rule
def most_blind(box, t, seat):
    """R9.2, A3: how many tokens may be swapped blindly."""
    if t.gold[seat] < box.blind_swap_price:
        return 0
    most = min(box.max_blind_swap, hidden_tokens(box, t))
    return most if t.trade_needs_own != 0 else min(most, t.held[seat])


@rule
def hidden_tokens(box, t):
    """R1.9: tokens in the pile: all that are neither in the row nor behind a rack."""
    count = box.tokens - box.face_up_artifacts
    for seat in range(t.seats):
        count -= t.held[seat]
    return count


@rule
def is_stuck(box, t, seat):
    """R7.4, A10, A11: a full display of which nothing fits at any open line of the board (or, as an option, in
    reach)."""
    if t.swapped != 0 or t.chain != 0 or not is_full(box, t, seat) or stacked(box, t) == 0:
        return False
    cell = next_fit(box, t, seat, 0)
    while cell < CELLS and t.stuck_scope != 0 and not is_in_reach(box, t, seat, cell):
        cell = next_fit(box, t, seat, cell + 1)
    return cell == CELLS


# The stacks (R2.2, R5.11)


@rule
def stacked(box, t):
    """Tiles in all stacks."""
    count = 0
    for stack in range(box.tile_stacks):
        count += t.height[stack]
    return count


@rule
def top_tile(box, t, stack):
    """6c: the top tile of a stack; its order was never looked at, so it is drawn by lot, unless all its tiles are
    known."""
    if t.known[stack] == t.height[stack]:
        kind = t.bottom[stack][0] + 0
        for place in range(t.known[stack] - 1):
            t.bottom[stack][place] = t.bottom[stack][place + 1]
        t.known[stack] -= 1
        t.bottom[stack][t.known[stack]] = 0
    else:
        kind = pick(t, t.supply, box.types)
        t.supply[kind] -= 1
    t.height[stack] -= 1
    return kind


@rule
def exchange(box, t, seat, slot, stack, journal):
    """R7.4, A12: a tile of the display goes under a stack, its top tile takes the place."""
    given = t.display[slot][seat] + 0
    taken = top_tile(box, t, stack)
    t.bottom[stack][t.known[stack]] = given
    t.known[stack] += 1
    t.height[stack] += 1
    t.display[slot][seat] = taken
    t.swapped = 1
    tell(journal, EXCHANGED, seat, given, taken, stack + 1, EVERYONE)


# Riding and exploring


@rule
def was_due(box, t, seat, cell):
    """R7.2: a ride that may end here has the duty: with it, rides end where a tile is laid, or on the centre."""
    if not may_have_duty(box, t, seat):
        return False
    return dutiful_field(box, t, seat) != NOWHERE if cell == box.centre else can_play_from(box, t, seat, cell)


@rule
def ride(box, t, seat, cell, journal):
    """R4, R4.8, R3.2, R3.3: the jeep goes to a field; what it offers comes next. The centre has no open line (R9.4)."""
    t.duty = 1 if was_due(box, t, seat, cell) else 0
    if cell != t.jeep[seat]:
        tell(journal, RODE, seat, t.jeep[seat], cell, 0, EVERYONE)
    t.jeep[seat] = cell
    t.to_act = 0
    if cell == box.centre:
        t.phase = TRADE
    elif has_open_line(box, t, cell):
        t.phase = EXPLORE
    else:
        t.phase = RETRIEVE


@rule
def draw(box, t, seat, stack, journal):
    """R5.1 a, R5.7, A7, R11.2: the top tile of a stack; it must be laid if it fits here, else it is kept."""
    kind = top_tile(box, t, stack)
    t.busy = 1
    t.to_act = 0
    tell(journal, DREW_TILE, seat, kind, stack + 1, 0, EVERYONE)
    if stacked(box, t) == 0 and t.final == 0:
        t.final = t.seats + 1
        tell(journal, LAST_TILE, seat, 0, 0, 0, EVERYONE)
    if can_lay_from(box, t, t.jeep[seat], kind):
        t.drawn = kind
        t.phase = PLACE
    else:
        show_tile(box, t, seat, kind)
        tell(journal, KEPT, seat, kind, 0, 0, EVERYONE)
        t.phase = RETRIEVE


@rule
def explore_with(box, t, seat, kind, direction, turn, journal):
    """R5.4, R5.8-R5.10, A27: lay the tile, move onto it; jungle leads on, a city ends exploring. The cell was empty, so
    no jeep is there (A39)."""
    cell = neighbour(box, t.jeep[seat], direction)
    lay(box, t, cell, kind, turn)
    t.tiles += 1
    t.order[cell] = t.tiles
    t.jeep[seat] = cell
    t.busy = 1
    t.to_act = 0
    t.drawn = NOTHING
    tell(journal, LAID, seat, cell, kind, turn, EVERYONE)
    if box.parts[4 * kind] == 0:
        t.chain = 1
        t.phase = RIDE
    else:
        t.laid = cell
        t.phase = FIGURE


@rule
def options_to_lay(box, t, seat, kind):
    """R5.7: in how many ways a tile can be laid from the jeep's field."""
    count = 0
    for direction in range(4):
        ways = ways_from(box, t, t.jeep[seat] + 0, direction, kind)
        for turn in range(4):
            count += ways >> turn & 1
    return count


# Figures (R6)


@rule
def figure_of(box, t, seat, strength):
    """6a: the first figure of a strength in the supply, or NOTHING."""
    for figure in range(box.figures):
        if box.strength[figure] == strength and t.figure_cell[figure][seat] == NOWHERE:
            return figure
    return NOTHING


@rule
def can_place(box, t, seat, level):
    """R6.2, R6.5: such a figure is there and can be paid."""
    return t.gold[seat] >= box.price[level] and figure_of(box, t, seat, box.strengths[level]) != NOTHING


@rule
def place_figure(box, t, seat, level, part, journal):
    """R6.1-R6.4, A36: on a city part of the tile just laid."""
    figure = figure_of(box, t, seat, box.strengths[level])
    t.figure_cell[figure][seat] = t.laid
    t.figure_part[figure][seat] = part
    t.placed = 1
    tell(journal, FIGURE_PLACED, seat, box.strengths[level], t.laid, part, EVERYONE)
    if box.price[level] > 0:
        pay(t, seat, box.price[level])
        tell(journal, FIGURE_PAID, seat, box.price[level], 0, 0, EVERYONE)


@rule
def on_board(box, t, seat):
    """Figures of a player on the board."""
    count = 0
    for figure in range(box.figures):
        if t.figure_cell[figure][seat] != NOWHERE:
            count += 1
    return count


@rule
def take_back(box, t, seat, figure, journal):
    """R6.6, A23-A25: a figure comes home, free of charge."""
    tell(journal, FIGURE_TAKEN, seat, box.strength[figure], t.figure_cell[figure][seat], 0, EVERYONE)
    t.figure_cell[figure][seat] = NOWHERE
    t.figure_part[figure][seat] = 0


# What happened to tokens (6b)


@rule
def remember(t, seat, how, token):
    """A token moved; the oldest movements are forgotten when there are too many."""
    if t.logged == LOG:
        for place in range(LOG - 1):
            t.log_move[place] = t.log_move[place + 1]
            t.log_token[place] = t.log_token[place + 1]
        t.logged -= 1
        t.forgotten = 1
    t.log_move[t.logged] = 4 * seat + how
    t.log_token[t.logged] = token
    t.logged += 1


# Gold (R8.10)


@rule
def pay(t, seat, gold):
    t.gold[seat] -= gold
    if t.gold_supply != 0:
        t.bank += gold


@rule
def gain(t, seat, gold):
    """R8.10, A29: from the bank, which is endless unless the supply is limited; returns what the player gets."""
    got = gold
    if t.gold_supply != 0:
        got = min(gold, t.bank)
        t.bank -= got
    t.gold[seat] = min(t.gold[seat] + got, 30_000)
    return got
