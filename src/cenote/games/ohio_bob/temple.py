"""The temple of Ohio Bob: rooms, edges, steps and explorations (R0.1-R0.3, R4, R5, R7)."""

from __future__ import annotations

from cenote.games.ohio_bob.names import (
    COLUMNS,
    DOOR,
    DOWN,
    EMPTY,
    HAMMER,
    LEFT,
    NO_EDGE,
    NO_EXPLORING,
    NOBODY,
    NOTHING,
    PIT,
    RIGHT,
    ROOM,
    ROOM_LAID,
    ROWS,
    SET,
    SUPER_MOVE,
    UP,
    WALL,
)  # fmt: skip
from cenote.games.ohio_bob.piles import check_pile, owner_of, rooms_needed, take_card
from cenote.kernel.dice import choose_of
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

NOT_POSSIBLE, STEPS, EXPLORES = range(3)


@rule
def displayed(player, direction):
    """R0.2, R14.2: a direction as it lies on the table; the second player sits opposite."""
    return direction ^ 1 if player == 1 else direction


@rule
def step_x(way):
    return (1 if way == RIGHT else 0) - (1 if way == LEFT else 0)


@rule
def step_y(way):
    return (1 if way == DOWN else 0) - (1 if way == UP else 0)


@rule
def room_at(t, x, y):
    """R0.1: the room that lies on a place, or NOTHING."""
    for room in range(t.rooms):
        if t.room_x[room] == x and t.room_y[room] == y:
            return room
    return NOTHING


@rule
def is_inside(cell, way):
    """The next cell lies in the same room."""
    row = cell // COLUMNS + step_y(way)
    column = cell % COLUMNS + step_x(way)
    return 0 <= row < ROWS and 0 <= column < COLUMNS


@rule
def next_cell(cell, way):
    """The next cell, in the same room or at the other border of the next one."""
    row = (cell // COLUMNS + step_y(way)) % ROWS
    column = (cell % COLUMNS + step_x(way)) % COLUMNS
    return row * COLUMNS + column


@rule
def next_room(t, room, cell, way):
    """The room of the next cell, NOTHING where no room lies."""
    if is_inside(cell, way):
        return room
    return room_at(t, t.room_x[room] + step_x(way), t.room_y[room] + step_y(way))


@rule
def edge_between(box, t, room, cell, way):
    """R0.3, A5: a door if either side shows one, else a wall if either does."""
    mine = box.edge[t.room_face[room]][cell][way] + 0
    other = next_room(t, room, cell, way)
    if other == NOTHING or other == room:
        return mine
    theirs = box.edge[t.room_face[other]][next_cell(cell, way)][way ^ 1] + 0
    return max(mine, theirs)


@rule
def is_taken(t, player, room, cell):
    """R14.7: the partner stands there."""
    for other in range(t.seats):
        if other != player and t.room[other] == room and t.cell[other] == cell:
            return True
    return False


@rule
def can_explore(box, t, player):
    """R5.1, A7, A40: rooms are missing, and a card is left; what the new room will show plays no part."""
    return t.laid[player] < rooms_needed(box, t, player) and t.shown_count[player] > 0


@rule
def passes(t, effect, edge, explores):
    """R4.2, R7.1, R7.5, A10: the effect gets through this edge."""
    if edge == NO_EDGE:
        return True
    if effect == HAMMER:
        return explores != 0 or edge == DOOR or t.hammer_scope == 0
    if edge == WALL:
        return False
    return effect == SUPER_MOVE or t.keys > 0


@rule
def outcome_of(box, t, player, effect, directions, direction):
    """R4, R4.4, R5.1, R5.4, A6, A9: what a step in a direction would be: not possible, a step, or an exploration."""
    if directions & (1 << direction) == 0:
        return NOT_POSSIBLE
    way = displayed(player, direction)
    room = t.room[player] + 0
    cell = t.cell[player] + 0
    edge = edge_between(box, t, room, cell, way)
    target = next_room(t, room, cell, way)
    if target != NOTHING:
        if passes(t, effect, edge, 0) and not is_taken(t, player, target, next_cell(cell, way)):
            return STEPS
        return NOT_POSSIBLE
    if directions & NO_EXPLORING == 0 and can_explore(box, t, player) and passes(t, effect, edge, 1):
        return EXPLORES
    return NOT_POSSIBLE


@rule
def can_rope(box, t, player, directions, direction):
    """R7.2, A11: to a printed empty cell or pit, through nothing."""
    if directions & (1 << direction) == 0:
        return False
    way = displayed(player, direction)
    room = t.room[player] + 0
    cell = t.cell[player] + 0
    target = next_room(t, room, cell, way)
    if target == NOTHING or edge_between(box, t, room, cell, way) != NO_EDGE:
        return False
    kind = box.kind[t.room_face[target]][next_cell(cell, way)]
    return (kind == EMPTY or kind == PIT) and not is_taken(t, player, target, next_cell(cell, way))


@rule
def can_map(box, t, player, direction):
    """R7.4, A14: a clear line to the border, and nothing lies behind it."""
    if not can_explore(box, t, player):
        return False
    way = displayed(player, direction)
    room = t.room[player] + 0
    cell = t.cell[player] + 0
    while is_inside(cell, way):
        if box.edge[t.room_face[room]][cell][way] != NO_EDGE:
            return False
        cell = next_cell(cell, way)
    if t.map_border_wall_blocks == 0 and box.edge[t.room_face[room]][cell][way] != NO_EDGE:
        return False
    return next_room(t, room, cell, way) == NOTHING


@rule
def teleport_to(t, player, direction):
    """R8.8, R14.7: the room next door where the meeple would come out, NOTHING if that is not possible."""
    way = displayed(player, direction)
    room = t.room[player] + 0
    target = room_at(t, t.room_x[room] + step_x(way), t.room_y[room] + step_y(way))
    if target != NOTHING and is_taken(t, player, target, t.cell[player]):
        return NOTHING
    return target


# Laying rooms


@rule
def lay_room(box, t, player, card, x, y, journal):
    """R5.2, R5.3, R14.2, R14.8, A36: a card becomes a room, laid for who lays it; his last one is turned."""
    t.laid[player] += 1
    last = 1 if t.laid[player] == rooms_needed(box, t, player) else 0
    turned = last ^ (1 if player == 1 else 0)
    face = face_behind(box, t, card)
    room = t.rooms + 0
    t.rooms += 1
    t.zone[card] = ROOM
    t.holder[card] = player
    t.room_x[room] = x
    t.room_y[room] = y
    t.room_face[room] = 4 * face + 2 * box.mirrored[card // SET] + turned
    t.room_card[room] = card
    t.room_owner[room] = player
    t.room_last[room] = last
    tell(journal, ROOM_LAID, player, face, x, y, EVERYONE)
    return room


@rule
def face_behind(box, t, card):
    """R0.5, A34, 6b: the temple face of a card, known from when it is first laid; shuffled pairs are drawn then."""
    if t.behind[card] == 0:
        face = box.face_behind[card] + 0
        if t.pairing != 0:
            player = owner_of(t, card)
            unseen = t.unpaired[player] + 0
            face = choose_of(t, unseen)
            t.unpaired[player] = unseen & ~(1 << face)
        t.behind[card] = face + 1
    return t.behind[card] - 1


@rule
def lay_link(t, face):
    """R14.1, R14.2: the link room in the middle belongs to nobody."""
    t.room_x[0] = 0
    t.room_y[0] = 0
    t.room_face[0] = 4 * (SET + face)
    t.room_card[0] = NOTHING
    t.room_owner[0] = NOBODY
    t.room_last[0] = 0
    t.rooms = 1


@rule
def explore(box, t, player, direction, journal):
    """R5.2, R5.6: the top card becomes the room behind the border; the meeple stays."""
    way = displayed(player, direction)
    room = t.room[player] + 0
    card = take_card(t, player, 0, journal)
    lay_room(box, t, player, card, t.room_x[room] + step_x(way), t.room_y[room] + step_y(way), journal)
    check_pile(box, t, player, journal)


@rule
def put_meeple(t, player, room, cell):
    """R8.1: who leaves a room finds everything fresh when he comes back."""
    if t.room[player] != room:
        t.spent[player] = 0
    t.room[player] = room
    t.cell[player] = cell
