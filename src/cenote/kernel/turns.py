"""Turns at many tables: play, begin anew, and see each table with the eyes of who is to act there.

An environment of one table, a batch of a million and a bot that looks ahead run the same rule, so they give the same
numbers. Whatever is seen is read from a redacted copy of the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cenote.kernel.dice import seed_stream
from cenote.kernel.engine import clear, count_move, entry, tables_of
from cenote.kernel.game import (
    MOST_SEATS,
    WON,
    apply,
    lasting,
    legal,
    observe_again,
    observe_anew,
    redact,
    scores,
    setup,
)
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import copy_table, natural, rule, whole, word

RUNNING, OVER, REFUSED = range(3)
"""What a turn has come to: the game goes on, it has ended, the action was not legal and nothing has happened."""
BEGIN, ANY, LOOK, NOTHING = -1, -2, -3, -4
"""Instead of an action: a new game; any legal action; only look, as the next seat after the one who acted; none."""
STRETCH = 32
"""Actions that are counted at once."""


@rule
def turn(
    boxes, tables, here, copy, blank, again, i,
    keys, dice, actions, seats, masks, seen, journal, points, rewards, ended,
):  # fmt: skip
    """The action of row `i` at the table `here`, by who is to act there, and what the next one sees. Where a game ends,
    the next one begins at once if there is one `again`: what has `ended` and the rewards are of the old game, all else
    of the new one. While a game goes on, its row keeps what lasts. Returns 1 if the action is refused, else 0."""
    settle(tables, here, i, dice, actions, masks)
    before = lasting(boxes[0], tables[here])
    if take(boxes, tables, here, blank, again, i, keys, actions, seats, masks, journal, points, rewards, ended) != 0:
        return 1
    seat = whole(seats[i])
    copy_table(tables, copy, here)
    redact(boxes[0], tables[copy], seat)
    if actions[i] >= 0 and ended[i] == RUNNING and lasting(boxes[0], tables[here]) == before:
        observe_again(boxes[0], tables[copy], seat, seen[i])
    else:
        observe_anew(boxes[0], tables[copy], seat, seen[i])
    allow(boxes, tables[copy], seat, masks[i])
    return 0


@rule
def settle(tables, here, i, dice, actions, masks):
    """`ANY` becomes one of the legal actions."""
    if actions[i] == ANY and tables[here].over == 0:
        dice[i] = next_key(dice[i])
        actions[i] = any_legal(masks, i, dice[i])


@rule
def take(boxes, tables, here, blank, again, i, keys, actions, seats, masks, journal, points, rewards, ended):
    """The action of row `i`, and who is to act then. Returns 1 if it is refused, else 0."""
    t = tables[here]
    action = whole(actions[i])
    ended[i] = RUNNING
    for seat in range(t.seats):
        rewards[i, seat] = 0
    fresh = action == BEGIN
    if not fresh and action != LOOK:
        if t.over != 0 or action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            ended[i] = REFUSED
            return 1
        apply(boxes[0], t, whole(seats[i]), action, journal)
        count_move(t)
        if t.over != 0:
            ended[i] = OVER
            pay(boxes, tables, here, i, points, rewards)
            if again != 0:
                keys[i] = next_key(keys[i])
                fresh = True
    last = whole(seats[i])
    if fresh:
        begin(boxes, tables, here, blank, keys[i], journal)
        last = t.seats - 1
    seats[i] = actor_after(t, last)
    return 0


@rule
def turns(
    boxes, tables, first, last, copy, blank, again,
    keys, dice, actions, seats, masks, seen, journal, points, rewards, ended,
):  # fmt: skip
    """A turn at each of the tables from `first` up to `last`. Returns how many actions were refused."""
    refused = 0
    for i in range(first, last):
        refused += turn(
            boxes, tables, i, copy, blank, again, i,
            keys, dice, actions, seats, masks, seen, journal, points, rewards, ended,
        )  # fmt: skip
    return refused


@rule
def any_legal(masks, i, chance):
    """One of the legal actions of row `i`, all alike."""
    count = masks.shape[1]
    rest = whole(word(chance) >> word(33)) % max(legal_among(masks, i, 0, count), 1)
    first = 0
    while first + STRETCH < count:
        here = legal_among(masks, i, first, first + STRETCH)
        if rest < here:
            break
        rest -= here
        first += STRETCH
    action = first + 0
    for code in range(first, min(first + STRETCH, count)):  # no branch in it: nobody could foresee where it would go
        rest -= 1 if masks[i, natural(code)] != 0 else 0
        action += 1 if rest >= 0 else 0
    return action


@rule
def legal_among(masks, i, first, last):
    """How many of the actions from `first` up to `last` are legal."""
    found = 0
    for code in range(first, last):
        found += 1 if masks[i, natural(code)] != 0 else 0
    return found


@rule
def actor_after(t, last):
    """Who acts next: where several may, they take turns."""
    for k in range(1, t.seats + 1):
        seat = (last + k) % t.seats
        if t.to_act >> seat & 1 != 0:
            return seat
    return last


@rule
def begin(boxes, tables, here, blank, key, journal):
    """A new game at the table `here`, from the table `blank` that is not set up yet."""
    copy_table(tables, here, blank)
    seed_stream(tables[here], key, 0, 0)
    setup(boxes[0], tables[here], journal)


@rule
def next_key(key):
    """The key of the game after this one at the same table."""
    return word(word(key) * word(6364136223846793005) + word(1442695040888963407))


@rule
def pay(boxes, tables, here, i, points, rewards):
    """Into row `i`: 1 for who has won the game at the table `here`, -1 for who has not."""
    scores(boxes[0], tables[here], points)
    for seat in range(tables[here].seats):
        rewards[i, seat] = 2 * points[seat][WON] - 1


@rule
def allow(boxes, t, seat, mask):
    clear(mask)
    if t.over == 0:
        legal(boxes[0], t, seat, mask)


@rule
def redact_and_look(boxes, t, seat, out):
    """What `seat` knows of a copy of its table, which is redacted."""
    redact(boxes[0], t, seat)
    observe_anew(boxes[0], t, seat, out)


@rule
def look(boxes, tables, here, copy, seat, out):
    """What `seat` knows of the table `here`, whoever is to act there."""
    copy_table(tables, copy, here)
    redact_and_look(boxes, tables[copy], seat, out)


@rule
def redact_and_allow(boxes, t, seat, mask):
    """The legal actions of `seat` by a copy of its table, which is redacted."""
    redact(boxes[0], t, seat)
    allow(boxes, t, seat, mask)


class Rows(NamedTuple):
    """What turns work on, a row for each table."""

    keys: Any
    dice: Any
    actions: Any
    seats: Any
    masks: Any
    seen: Any
    rewards: Any
    ended: Any


def rows(n: int, seats: int, actions: int, size: int) -> Rows:
    """`n` rows, all zero."""
    return Rows(
        np.zeros(n, np.uint64), np.zeros(n, np.uint64), np.zeros(n, np.int32), np.zeros(n, np.int8),
        np.zeros((n, actions), np.uint8), np.zeros((n, size), np.int8),
        np.zeros((n, seats), np.float32), np.zeros(n, np.uint8),
    )  # fmt: skip


def _samples(game):
    *told, rewards, ended = rows(2, 1, 1, 1)
    return (*tables_of(game), 0, 0, 0, 0, 0, *told, new_journal(2), np.zeros((MOST_SEATS, 3), np.int32), rewards, ended)


entry(turns, _samples)
entry(look, lambda game: (*tables_of(game), 0, 0, 0, np.zeros(1, np.int8)))
