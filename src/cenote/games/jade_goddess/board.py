"""The board of Realm of the Jade Goddess: sides, lines, roads and regions (R1), kept up to date as tiles are laid."""

from __future__ import annotations

from cenote.games.jade_goddess.names import CELLS, EAST, JUNGLE, NORTH, NOTHING, NOWHERE, SIDE, SOUTH, WEST
from cenote.kernel.rule import natural, rule


@rule
def neighbour(box, cell, direction):
    """The cell behind a side, or NOWHERE beyond the border (R1.5)."""
    return box.beyond[cell][direction] + 0


@rule
def is_explored(t, cell):
    """R1.1: the cell carries a cross field or a tile."""
    return t.face[cell] != NOTHING


@rule
def face_of(t, cell):
    """The kind of an explored cell as it lies."""
    return t.face[cell]


@rule
def side_of(box, t, cell, direction):
    """R1.2-R1.4, A28: the city part of a side, JUNGLE for none; every side has a line, brown or white."""
    return box.sides[face_of(t, cell)][direction]


@rule
def is_open_line(box, t, cell, direction):
    """R1.5: the side faces an empty cell inside the area."""
    other = neighbour(box, cell, direction)
    return other != NOWHERE and not is_explored(t, other)


@rule
def has_open_line(box, t, cell):
    """R5.1: the field has something to explore."""
    for direction in range(4):
        if is_open_line(box, t, cell, direction):
            return True
    return False


@rule
def fits(box, t, cell, kind, turn):
    """R5.4-R5.6: every side that touches an explored cell is of the same kind; the rest is free."""
    demand = t.demand[cell] + 0
    return box.city[4 * kind + turn] & (demand >> 4) == demand & 15


@rule
def ways_on(box, t, cell, kind):
    """R5.4-R5.6, 5.1: the turns in which a tile fits on an empty cell, one bit each; equal turns count once."""
    return box.ways[kind][t.demand[cell]] + 0


@rule
def ways_from(box, t, cell, direction, kind):
    """R5.4: the same behind an open line of a field; none where there is no open line."""
    return ways_on(box, t, neighbour(box, cell, direction), kind) if is_open_line(box, t, cell, direction) else 0


@rule
def is_option(box, t, cell, direction, kind, turn):
    """R5.4: the tile may be laid behind this open line, turned like this."""
    return ways_from(box, t, cell, direction, kind) >> turn & 1 != 0


@rule
def can_lay_from(box, t, cell, kind):
    """R5.7, A8: the tile fits at some open line of a field."""
    for direction in range(4):
        if ways_from(box, t, cell, direction, kind) != 0:
            return True
    return False


# Laying


@rule
def lay(box, t, cell, kind, turn):
    """R5.4, R1.6, R1.7: put a tile (or a cross field) on a cell; roads and regions that it joins become one. Only sides
    join (A35), and the border closes them (A40)."""
    face = 4 * kind + turn
    t.face[cell] = face
    t.road[cell] = cell
    first = t.nodes + 0
    t.node[cell] = first
    t.nodes += box.parts[face]
    for part in range(box.parts[face]):
        t.region[first + part] = first + part
        t.heads[first + part] = box.heads[face][part]
        t.coins[first + part] = box.coins[face][part]
        t.open[first + part] = 0
    for direction in range(4):
        other = neighbour(box, cell, direction)
        part = box.sides[face][direction]
        if other == NOWHERE:
            continue
        t.demand[other] |= (17 if part != JUNGLE else 16) << ((direction + 2) % 4)
        if part == JUNGLE:
            if is_explored(t, other):
                join_roads(t, t.road[cell], t.road[other])
        elif not is_explored(t, other):
            t.open[t.region[first + part]] += 1
        else:
            joined = t.node[other] + side_of(box, t, other, (direction + 2) % 4)
            t.open[t.region[joined]] -= 1
            join_regions(t, t.region[first + part], t.region[joined])


@rule
def join_roads(t, one, other):
    """R4.2: cells of one network have one number, the smaller of the two."""
    if one != other:
        keep = min(one, other)
        lose = max(one, other)
        for cell in range(len(t.road)):  # no branch in it: it is done at once for many cells
            t.road[cell] = keep if t.road[cell] == lose else t.road[cell]


@rule
def join_regions(t, one, other):
    """R1.6: two regions become one, with the smaller number; a part that meets its own region closes a side."""
    if one != other:
        keep = min(one, other)
        lose = max(one, other)
        for node in range(t.nodes):
            t.region[node] = keep if t.region[node] == lose else t.region[node]
        t.open[keep] += t.open[lose]
        t.heads[keep] += t.heads[lose]
        t.coins[keep] += t.coins[lose]
        t.open[lose] = 0
        t.heads[lose] = 0
        t.coins[lose] = 0


@rule
def region_at(t, cell, part):
    """R1.6: the region of a city part."""
    return t.region[t.node[cell] + part] + 0


# Riding


@rule
def is_behind_brown(box, t, cell, road):
    """R4.3: a brown line leads there from a field of the road; fields demand such lines of each other."""
    for direction in range(4):
        if t.demand[cell] >> direction & 1 != 0 and t.road[neighbour(box, cell, direction)] == road:
            return True
    return False


@rule
def is_destination(box, t, seat, cell):
    """R4.1-R4.7: the ride may end here: white lines, then at most one brown one; no other jeep, but on the centre. The
    own field is always one, so nobody is locked in (A33, A34)."""
    if not is_explored(t, cell) or is_occupied(box, t, seat, cell):
        return False
    road = t.road[t.jeep[seat]] + 0
    return t.road[cell] == road or is_behind_brown(box, t, cell, road)


@rule
def is_occupied(box, t, seat, cell):
    """R4.4: another jeep stands here; on the centre there is room for all."""
    if cell != box.centre:
        for other in range(t.seats):
            if other != seat and t.jeep[other] == cell:
                return True
    return False


@rule
def can_leave(box, t, seat):
    """R4.2, R4.3: a field beside the jeep is free; a line leads there, white or brown."""
    for direction in range(4):
        other = neighbour(box, t.jeep[seat], direction)
        if other != NOWHERE and is_explored(t, other) and not is_occupied(box, t, seat, other):
            return True
    return False


# A cell in a mask while rides are marked; its upper half holds the cell's demand.
ON_ROAD, BEHIND_BROWN, EXPLORED, DEMAND = 1, 2, 4, 4


@rule
def mark_reach(box, t, seat, mask):
    """R4.1-R4.7: every field where the ride may end but for the duty, in the mask: those of the road, and those behind
    its brown lines. There is no branch in it, so it is done at once for many cells."""
    first = box.ride_code + 0
    if box.size == SIDE:
        read_cells(t, seat, 0, CELLS, first, mask)
        cross_brown(first, SIDE, mask)
    else:
        for row in range(box.size):
            read_cells(t, seat, row * SIDE, box.size + 0, first + row * box.size, mask)
        cross_brown(first, box.size + 0, mask)
    for other in range(t.seats):
        if other != seat and t.jeep[other] != box.centre:
            mask[box.ride_code + box.ride_of[t.jeep[other]]] = 0


@rule
def read_cells(t, seat, first, count, code, mask):
    """What a ride asks of cells one after the other whose codes are, too: each byte of the table is read once."""
    road = t.road[t.jeep[seat]] + 0
    cell = natural(first)
    place = natural(code)
    for k in range(count):
        explored = EXPLORED if t.face[cell + natural(k)] != NOTHING else 0
        on_road = ON_ROAD if t.road[cell + natural(k)] == road else 0
        mask[place + natural(k)] = (t.demand[cell + natural(k)] & 15) << DEMAND | explored | on_road


@rule
def cross_brown(code, size, mask):
    """R4.3: leave marked the cells of the road, and those behind its brown lines. Against the reading direction it goes
    backwards, so that no cell waits for another."""
    count = size * size
    first = natural(code)
    for k in range(count - 1, size - 1, -1):
        mark_behind_brown(NORTH, first + natural(k), first + natural(k - size), mask)
    for k in range(count - 1):
        mark_behind_brown(EAST, first + natural(k), first + natural(k + 1), mask)
    for k in range(count - size):
        mark_behind_brown(SOUTH, first + natural(k), first + natural(k + size), mask)
    for k in range(count - 1, 0, -1):
        mark_behind_brown(WEST, first + natural(k), first + natural(k - 1), mask)
    for k in range(count):
        reached = (mask[first + natural(k)] >> 1 | mask[first + natural(k)]) & 1
        mask[first + natural(k)] = mask[first + natural(k)] >> 2 & reached


@rule
def mark_behind_brown(direction, place, other, mask):
    """R4.3: there is a field of the road behind this side, a city one: fields demand it of each other."""
    mask[place] |= (mask[place] >> DEMAND + direction & mask[other] & ON_ROAD) << 1
