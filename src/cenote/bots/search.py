"""Information-set Monte Carlo tree search: many imagined games, remembered by what each player knew when he decided.

Every iteration imagines a world from the searcher's own knowledge, goes down the tree, plays the game out, and tells
the decisions on the way how it ended. A node of the tree is what the *acting* player knows (his redacted table), so
hidden moves of others are one and the same to him (the multiple-observer form), the legal actions of a node never
change, and any number of seats, partners and solitary players are searched alike. Nothing is allocated; the same
knowledge, key and plan give the same tree.
"""

from __future__ import annotations

import numpy as np

from cenote.kernel.dice import choose
from cenote.kernel.engine import clear, count_move, entry, imagine_into, random_action, tables_of, worth_of
from cenote.kernel.game import MOST_SEATS, POINTS, WON, apply, forget, legal, likelihood, redact, scores, worth
from cenote.kernel.journal import new_journal
from cenote.kernel.record import fingerprint
from cenote.kernel.rule import copy_table, rule, whole, word

KNOWN, SUPPOSED, WORLD, GLANCE = range(4)
TABLES = 4
DEEPEST = 128

# The plan: whole numbers that say how to search, so that levels and styles are data (see `thought.Plan`).
(TIMES, DEPTH, ROUNDS, CYCLE, MOVES, CONSIDERED, EXPLORE, FOCUS, SCALE, CARELESS, SHARED, STYLE, GUESSES, LURED) = (
    range(14)
)
PLAN = 14
PLAIN, CAUTIOUS, GREEDY, SLY, COLLECTOR = range(5)
THOUSAND = 1000.0
LOTS = 1_000_000

# What a tree counts.
(ITERATIONS, NODES, EDGES, ROOT, ALIVE, SWEEP, TURN, LEFT, JUDGED, IMAGINED) = range(10)
COUNTS = 10


@rule
def acting(t, me):
    """Who decides: the searcher where he may, else the first who may."""
    if me >= 0 and t.to_act >> me & 1 != 0:
        return me
    for seat in range(MOST_SEATS):
        if t.to_act >> seat & 1 != 0:
            return seat
    return -1


# Values


@rule
def bend(value, scale):
    """From any number to one between 0 and 1, half at zero."""
    return 0.5 + 0.5 * value / (scale + abs(value))


@rule
def estimate(boxes, tables, plan, rewards):
    """Into `rewards`: how likely each seat is to win from the table at WORLD, by how far it is ahead in worth."""
    t = tables[WORLD]
    first = -1e30
    second = -1e30
    for seat in range(t.seats):
        rewards[seat] = worth(boxes[0], t, seat)
        if rewards[seat] > first:
            second = first
            first = rewards[seat] + 0.0
        else:
            second = max(second, rewards[seat] + 0.0)
    total = 0.0
    for seat in range(t.seats):
        if plan[SHARED] != 0:
            rewards[seat] = max(first, 0.0) / (max(first, 0.0) + plan[SCALE])
        else:
            rewards[seat] = bend(rewards[seat] - (second if rewards[seat] == first else first), plan[SCALE])
            total += rewards[seat]
    if plan[SHARED] == 0:
        for seat in range(t.seats):
            rewards[seat] /= total


@rule
def judge(boxes, tables, plan, out, rewards):
    """Into `rewards`: what each seat has of the table at WORLD, from 0 to 1."""
    t = tables[WORLD]
    if t.over == 0:
        estimate(boxes, tables, plan, rewards)
        return
    winners = scores(boxes[0], t, out)
    for seat in range(t.seats):
        rewards[seat] = out[seat][WON] / max(winners, 1)
        if plan[SHARED] != 0:
            rewards[seat] = 1.0 * out[seat][WON]


@rule
def styled(boxes, tables, me, plan, out, rewards):
    """What the searcher makes of its reward: a style is an aim of its own."""
    own = rewards[me]
    if plan[STYLE] == CAUTIOUS:
        return own * (2.0 - own)
    t = tables[WORLD]
    if plan[STYLE] == SLY:
        best = 0.0
        for seat in range(t.seats):
            if seat != me:
                best = max(best, rewards[seat])
        return 0.5 + 0.5 * (own - best)
    if plan[STYLE] == COLLECTOR:
        scores(boxes[0], t, out)
        most = 1
        for seat in range(t.seats):
            most = max(most, out[seat][POINTS])
        return 0.5 * own + 0.5 * max(out[me][POINTS], 0) / most
    return own


# Playing out


@rule
def promise(boxes, tables, seat, action, lured, journal):
    """What an action is worth at once at WORLD to the one who acts, and what lures him on."""
    copy_table(tables, GLANCE, WORLD)
    apply(boxes[0], tables[GLANCE], seat, action, journal)
    return worth_of(boxes, tables, GLANCE, seat, lured)


@rule
def considered_action(boxes, tables, seat, mask, count, considered, lured, journal):
    """The best of a few random actions, by what each promises."""
    best = random_action(tables[WORLD], mask, count)
    if considered < 2 or count < 2:
        return best
    most = promise(boxes, tables, seat, best, lured, journal)
    for _ in range(considered - 1):
        action = random_action(tables[WORLD], mask, count)
        if action != best:
            value = promise(boxes, tables, seat, action, lured, journal)
            if value > most:
                best = action
                most = value
    return best


@rule
def is_far_enough(plan, rounds):
    """The plan looks so many rounds ahead; beyond them it stops where it is the same player's turn again."""
    ahead = rounds - plan[ROUNDS]
    return plan[ROUNDS] != 0 and ahead >= 0 and ahead % plan[CYCLE] == 0


@rule
def play_out(boxes, tables, me, plan, mask, journal):
    """Play the table at WORLD to its end, or as far as the plan looks."""
    t = tables[WORLD]
    now = tables[KNOWN].round
    moves = 0
    while t.over == 0 and moves < plan[MOVES] and not is_far_enough(plan, t.round - now):
        seat = acting(t, me)
        clear(mask)
        count = legal(boxes[0], t, seat, mask)
        action = considered_action(boxes, tables, seat, mask, count, plan[CONSIDERED], plan[LURED], journal)
        apply(boxes[0], t, seat, action, journal)
        count_move(t)
        moves += 1


# The tree: an open hash table of nodes, each with a row of edges


@rule
def find(nodes, key):
    """The place of a node, or the free place where it belongs."""
    place = key % word(len(nodes))
    while nodes[place].key != 0 and nodes[place].key != key:
        place = (place + word(1)) % word(len(nodes))
    return place


@rule
def weigh(boxes, tables, seat, focus, lured, edges, first, count, journal):
    """How much each action of a new node is tried for: the more it brings at once, the more."""
    if focus == 0:
        for k in range(first, first + count):
            edges[k].prior = 1.0 / count
        return
    best = -1e30
    for k in range(first, first + count):
        edges[k].prior = promise(boxes, tables, seat, whole(edges[k].action), lured, journal)
        best = max(best, edges[k].prior + 0.0)
    total = 0.0
    for k in range(first, first + count):
        near = focus / (focus + best - edges[k].prior)
        edges[k].prior = near * near
        total += near * near
    for k in range(first, first + count):
        edges[k].prior /= total


@rule
def expand(boxes, tables, seat, plan, nodes, edges, counts, place, key, mask, journal):
    """A new node for what `seat` knows at WORLD; False where there is no room left."""
    clear(mask)
    count = legal(boxes[0], tables[WORLD], seat, mask)
    first = counts[EDGES]
    if first + count > len(edges) or 2 * (counts[NODES] + 1) > len(nodes):
        return False
    k = first
    for code in range(len(mask)):
        if mask[code] != 0:
            edges[k].action = code
            edges[k].visits = 0
            edges[k].total = 0.0
            k += 1
    nodes[place].key = key
    nodes[place].first = first
    nodes[place].count = count
    counts[EDGES] += count
    counts[NODES] += 1
    weigh(boxes, tables, seat, plan[FOCUS], plan[LURED], edges, first, count, journal)
    return True


@rule
def select(explore, edges, first, count):
    """The edge that promises most: its mean so far, and a bonus while it has been tried little."""
    visits = 0
    total = 0.0
    for k in range(first, first + count):
        visits += edges[k].visits
        total += edges[k].total
    mean = total / visits if visits > 0 else 0.5
    bonus = explore / THOUSAND * np.sqrt(visits + 1.0)
    best = first
    most = -1.0
    for k in range(first, first + count):
        value = edges[k].total / edges[k].visits if edges[k].visits > 0 else mean
        value += bonus * edges[k].prior / (1.0 + edges[k].visits)
        if value > most:
            most = value
            best = k
    return best


# The root: its actions are tried in turn in the same worlds, and the worse half is given up again and again


@rule
def halve(edges, counts):
    """Give up the worse half of the actions that are still tried."""
    counts[JUDGED] = 0
    keep = (counts[ALIVE] + 1) // 2
    while counts[ALIVE] > keep:
        worst = -1
        for k in range(counts[ROOT]):
            if edges[k].alive != 0 and (worst < 0 or edges[k].total <= edges[worst].total):
                worst = k
        edges[worst].alive = 0
        counts[ALIVE] -= 1


@rule
def sweeps(plan, counts):
    """How often all that are alive are tried before the next half is given up: each half has the same share of time."""
    halves = 1
    while 1 << halves < counts[ROOT]:
        halves += 1
    return max(1, plan[TIMES] // (halves * counts[ALIVE]))


@rule
def next_root(plan, edges, counts):
    """The action of the root that is tried now; every sweep over the actions is in a world of its own."""
    while True:
        if counts[TURN] == counts[ROOT]:
            counts[TURN] = 0
            counts[SWEEP] += 1
            counts[LEFT] -= 1
            if counts[LEFT] == 0:
                if counts[ALIVE] > 2:
                    halve(edges, counts)
                counts[LEFT] = sweeps(plan, counts)
        k = counts[TURN] + 0
        counts[TURN] += 1
        if edges[k].alive != 0:
            return k


@rule
def plant(boxes, tables, me, plan, among, edges, counts, mask):
    """The root: what the searcher may do now, if it is asked, and wants to compare."""
    if plan[CARELESS] != 0:
        forget(boxes[0], tables[KNOWN], me)
    if me < 0 or tables[KNOWN].over != 0 or tables[KNOWN].to_act >> me & 1 == 0:
        return
    clear(mask)
    legal(boxes[0], tables[KNOWN], me, mask)
    k = 0
    for code in range(len(mask)):
        if mask[code] != 0 and among[code] != 0:
            edges[k].action = code
            edges[k].alive = 1
            k += 1
    counts[EDGES] = counts[ROOT] = counts[ALIVE] = k
    counts[LEFT] = sweeps(plan, counts)


@rule
def descend(boxes, tables, lines, me, plan, nodes, edges, counts, path, mask, journal):
    """Go down the tree and one step beyond; returns how many decisions lie behind."""
    depth = 0
    fresh = False
    while not fresh and tables[WORLD].over == 0 and depth < plan[DEPTH]:
        seat = acting(tables[WORLD], me)
        if depth == 0 and counts[ROOT] > 0:
            edge = counts[TURN] - 1
        else:
            copy_table(tables, GLANCE, WORLD)
            redact(boxes[0], tables[GLANCE], seat)
            key = word(fingerprint(tables, lines, GLANCE) + word(seat + 1))
            place = find(nodes, key)
            if nodes[place].key == 0:
                fresh = True
                if not expand(boxes, tables, seat, plan, nodes, edges, counts, place, key, mask, journal):
                    return depth
            edge = select(plan[EXPLORE], edges, nodes[place].first + 0, nodes[place].count + 0)
        path[depth].edge = edge
        path[depth].seat = seat
        depth += 1
        apply(boxes[0], tables[WORLD], seat, whole(edges[edge].action), journal)
        count_move(tables[WORLD])
    return depth


@rule
def suppose(boxes, tables, me, guesses, key):
    """Into SUPPOSED: of a few worlds that `me` cannot tell apart, one by how likely the others decided so in it."""
    total = 0.0
    for guess in range(guesses):
        copy_table(tables, GLANCE, KNOWN)
        imagine_into(boxes, tables, GLANCE, me, word(key + word(guess)))
        likely = likelihood(boxes[0], tables[GLANCE], me)
        total += likely
        if guess == 0 or choose(tables[GLANCE], LOTS) * total < LOTS * likely:
            copy_table(tables, SUPPOSED, GLANCE)


@rule
def search(
    boxes, tables, lines, me, times, key, plan, among, nodes, edges, counts, path, rewards, chances, mask, out, journal
):
    """So many iterations more from what `me` knows at KNOWN; sums into `chances` what each seat had of them
    since the last half of the actions was given up."""
    if counts[ITERATIONS] == 0:
        plant(boxes, tables, me, plan, among, edges, counts, mask)
    for _ in range(times):
        counts[ITERATIONS] += 1
        if counts[ROOT] > 0:
            next_root(plan, edges, counts)
        else:
            counts[SWEEP] += 1
        if counts[IMAGINED] <= counts[SWEEP]:
            suppose(boxes, tables, me, plan[GUESSES], word(key + word(counts[SWEEP] * plan[GUESSES])))
            counts[IMAGINED] = counts[SWEEP] + 1
        copy_table(tables, WORLD, SUPPOSED)
        depth = descend(boxes, tables, lines, me, plan, nodes, edges, counts, path, mask, journal)
        play_out(boxes, tables, me, plan, mask, journal)
        judge(boxes, tables, plan, out, rewards)
        for seat in range(tables[WORLD].seats):
            chances[seat] = rewards[seat] + (chances[seat] if counts[JUDGED] > 0 else 0.0)
        counts[JUDGED] += 1
        if plan[STYLE] != PLAIN and me >= 0:
            rewards[me] = styled(boxes, tables, me, plan, out, rewards)
        for step in range(depth):
            edges[path[step].edge].visits += 1
            edges[path[step].edge].total += rewards[path[step].seat]


NODE = np.dtype([("key", "u8"), ("first", "i4"), ("count", "i4")])
EDGE = np.dtype([("total", "f8"), ("prior", "f8"), ("action", "i4"), ("visits", "i4"), ("alive", "i4")], align=True)
STEP = np.dtype([("edge", "i4"), ("seat", "i4")])


class Tree:
    """The memory of one search: bounded, and laid out once."""

    def __init__(self, nodes: int, edges: int) -> None:
        self.nodes, self.edges, self.path = np.zeros(2 * nodes, NODE), np.zeros(edges, EDGE), np.zeros(DEEPEST, STEP)
        self.counts = np.zeros(COUNTS, np.int64)
        self.rewards, self.chances = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)

    def arrays(self, compiled: bool = True):
        """As rules take them; the interpreted ones read the fields of an array by name."""
        records = self.nodes, self.edges, self.path
        nodes, edges, path = records if compiled else (array.view(np.recarray) for array in records)
        return nodes, edges, self.counts, path, self.rewards, self.chances


def _samples(game):
    mask, out = np.zeros(1, np.uint8), np.zeros((MOST_SEATS, 3), np.int32)
    plan, lines = np.zeros(PLAN, np.int64), np.zeros((1, 1), np.uint64)
    return (
        *tables_of(game, TABLES), lines, 0, 0, np.uint64(1), plan, mask, *Tree(1, 1).arrays(), mask, out, new_journal(2)
    )  # fmt: skip


entry(search, _samples)
