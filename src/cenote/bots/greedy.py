"""The greedy bot: looks to the end of the round in worlds it can imagine, and takes what leaves it best off.

It knows what its seat knows: every world comes from `imagine`, so it reads the draft and the calls as a player does,
and cannot see a card. In each world it tries each of its actions and plays the round out: every player, when it is his
turn, considers a few random actions and takes the one that is worth most to him at once.
"""

from __future__ import annotations

from hashlib import blake2b

import numpy as np

from cenote.bots.planner import plan
from cenote.kernel.actions import Action
from cenote.kernel.engine import actor, clear, count_move, entry, imagine_into, random_action, tables_of
from cenote.kernel.game import apply, legal, worth
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.rule import copy_table, rule, word

KNOWN, WORLD, TRIAL, GLANCE = range(4)
TABLES = 4
CONSIDERED = 3
LONGEST = 300


@rule
def considered_action(boxes, tables, seat, mask, count, journal):
    """The best of a few random actions at the trial table, by what each is worth to `seat` at once."""
    best = -1
    best_worth = 0
    for _ in range(CONSIDERED):
        action = random_action(tables[TRIAL], mask, count)
        if action == best:
            continue
        copy_table(tables, GLANCE, TRIAL)
        apply(boxes[0], tables[GLANCE], seat, action, journal)
        value = worth(boxes[0], tables[GLANCE], seat)
        if best < 0 or value > best_worth:
            best = action
            best_worth = value
    return best


@rule
def play_round_out(boxes, tables, mask, journal):
    """Play the trial table on until its round has ended."""
    t = tables[TRIAL]
    this_round = t.round
    moves = 0
    while t.over == 0 and t.round == this_round and moves < LONGEST:
        seat = actor(t)
        clear(mask)
        count = legal(boxes[0], t, seat, mask)
        action = considered_action(boxes, tables, seat, mask, count, journal)
        apply(boxes[0], t, seat, action, journal)
        count_move(t)
        moves += 1


@rule
def action_values(boxes, tables, seat, worlds, key, mask, chosen, journal, values):
    """Sum into `values`, over imagined worlds, what each legal action of `seat` turns out to be worth."""
    clear(chosen)
    legal(boxes[0], tables[KNOWN], seat, chosen)
    for world in range(worlds):
        copy_table(tables, WORLD, KNOWN)
        imagine_into(boxes, tables, WORLD, seat, word(key + word(world)))
        for code in range(len(chosen)):
            if chosen[code] != 0:
                copy_table(tables, TRIAL, WORLD)
                apply(boxes[0], tables[TRIAL], seat, code, journal)
                count_move(tables[TRIAL])
                play_round_out(boxes, tables, mask, journal)
                values[code] += worth(boxes[0], tables[TRIAL], seat)


def _samples(game):
    if game.shared_goal:
        return None
    mask = np.zeros(1, np.uint8)
    return (*tables_of(game, TABLES), 0, 0, np.uint64(1), mask, mask, new_journal(2), np.zeros(1, np.int64))


entry(action_values, _samples)


class Greedy:
    """Maximises its standing at the end of the round over `worlds` imagined worlds, over `few` while interpreted; with
    many actions over fewer, so that there are not more than `trials` in all."""

    name = "greedy"

    def __init__(self, worlds: int = 48, few: int = 4, trials: int = 1_500) -> None:
        self.worlds, self.few, self.trials = worlds, few, trials

    def values(self, perspective: Perspective, seed: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """What each legal action is worth, summed over the worlds."""
        engine, size = perspective.engine, len(perspective.edition.actions)
        tables = np.repeat(perspective.state, TABLES)
        values = np.zeros(size, np.int64)
        most = self.worlds if engine.compiled else self.few
        worlds = max(1, min(most, self.trials // max(1, len(perspective.legal))))
        key = np.uint64(int.from_bytes(blake2b(f"{seed} {perspective.move}".encode(), digest_size=8).digest(), "big"))
        mask, chosen = np.zeros(size, np.uint8), np.zeros(size, np.uint8)
        engine.entry(action_values)(
            perspective.edition.box, tables, perspective.seat, worlds, key, mask, chosen, new_journal(0), values
        )
        return values

    def choose(self, perspective: Perspective, seed: int) -> Action:
        if perspective.game.shared_goal:
            found = plan(perspective, seed)
            planned: Action = min(perspective.legal, key=lambda action: found.order(action.code))
            return planned
        values = self.values(perspective, seed)
        best: Action = max(perspective.legal, key=lambda action: (values[action.code], -action.code))
        return best
