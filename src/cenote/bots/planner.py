"""Planning for games that all players win or lose together: the best of many plans, in worlds that can be imagined.

A plan goes on decision by decision: of everything that can follow, the few tables that are worth most are kept (a
beam). Tables of the same worth are taken for the same table, so that a beam is not filled with one. Each world has a
voice for the action with which its best plan begins; which others would have done as well is remembered, too.
"""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Annotated, NamedTuple

import msgspec
import numpy as np
from msgspec import Meta

from cenote.kernel.engine import clear, count_move, entry, imagine_into, tables_of
from cenote.kernel.game import apply, legal, worth
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.rule import copy_table, rule, word

KNOWN, WORLD, GLANCE, BEAM = range(4)
NONE = -(1 << 60)
LETS_ON = 2

ALSO, FIRST = 1, 2
"""A plan that was kept may also begin with this action; it was found with this one."""


@rule
def keep(tables, first, size, scores, roots, kept, value, source, code):
    """Put the table at GLANCE into the beam if there is room or a worse one; returns how many are kept."""
    worst = 0
    for place in range(kept):
        if scores[first + place] == value:
            may_also(roots, first + place, source, code)
            return kept
        if scores[first + place] < scores[first + worst]:
            worst = place
    if kept < size:
        worst = kept
        kept += 1
    elif scores[first + worst] >= value:
        return kept
    scores[first + worst] = value
    begins(roots, first + worst, source, code)
    copy_table(tables, BEAM + first + worst, GLANCE)
    return kept


@rule
def begins(roots, place, source, code):
    """A plan that goes on begins as before, one from the WORLD with this action."""
    for begun in range(roots.shape[1]):
        roots[place, begun] = 0 if source == WORLD else roots[source - BEAM, begun]
    if source == WORLD:
        roots[place, code] = FIRST


@rule
def may_also(roots, place, source, code):
    """Another plan leads to the same table."""
    if source == WORLD:
        roots[place, code] = max(roots[place, code], ALSO)
        return
    for begun in range(roots.shape[1]):
        if roots[source - BEAM, begun] != 0:
            roots[place, begun] = max(roots[place, begun], ALSO)


@rule
def note(found, as_well, roots, place, value):
    """Something good came of a plan, for the action with which it begins and for those with which it also may."""
    for begun in range(len(found)):
        if roots[place, begun] != 0:
            as_well[begun] = max(as_well[begun], value)
        if roots[place, begun] == FIRST:
            found[begun] = max(found[begun], value)


@rule
def may_act(t, seat):
    return t.over == 0 and t.to_act >> seat & 1 != 0


@rule
def try_out(boxes, tables, source, actor, code, journal):
    """Into GLANCE: the table after an action."""
    copy_table(tables, GLANCE, source)
    apply(boxes[0], tables[GLANCE], actor, code, journal)
    count_move(tables[GLANCE])


@rule
def let_on(boxes, tables, seat, source, actor, mask, journal):
    """Of the actions of a partner for whom the planner waits, leave those that let the planner on, if any do."""
    lets = 0
    for code in range(len(mask)):
        if mask[code] != 0:
            try_out(boxes, tables, source, actor, code, journal)
            if may_act(tables[GLANCE], seat):
                mask[code] = LETS_ON
                lets += 1
    for code in range(len(mask)):
        if lets != 0 and mask[code] != LETS_ON:
            mask[code] = 0


@rule
def follow(boxes, tables, seat, source, first, size, kept, mask, scores, roots, found, as_well, journal):
    """Everything that can follow a table goes into the beam at `first`; endings are noted for their first actions.

    A plan is the planner's own: while it may act nobody else does, and a partner for whom it waits lets it on."""
    for actor in range(tables[source].seats):
        if not may_act(tables[source], actor) or (actor != seat and may_act(tables[source], seat)):
            continue
        clear(mask)
        legal(boxes[0], tables[source], actor, mask)
        if actor != seat:
            let_on(boxes, tables, seat, source, actor, mask, journal)
        for code in range(len(mask)):
            if mask[code] != 0:
                try_out(boxes, tables, source, actor, code, journal)
                value = worth(boxes[0], tables[GLANCE], seat)
                if tables[GLANCE].over == 0:
                    kept = keep(tables, first, size, scores, roots, kept, value, source, code)
                elif source == WORLD:
                    found[code] = value
                    as_well[code] = value
                else:
                    note(found, as_well, roots, source - BEAM, value)
    return kept


@rule
def plan_world(boxes, tables, seat, size, depth, mask, scores, roots, found, as_well, journal):
    """Into `found`: what the best plan that was kept for each first action leads to in the world at WORLD; into
    `as_well`: the same also for actions that lead to the same tables."""
    for code in range(len(found)):
        found[code] = NONE
        as_well[code] = NONE
    count = follow(boxes, tables, seat, WORLD, 0, size, 0, mask, scores, roots, found, as_well, journal)
    now = 0
    for _ in range(depth):
        then = size - now
        kept = 0
        for place in range(count):
            kept = follow(
                boxes, tables, seat, BEAM + now + place, then, size, kept, mask, scores, roots, found, as_well, journal
            )
        if kept == 0:
            break
        now = then
        count = kept
    for place in range(count):
        note(found, as_well, roots, now + place, scores[now + place])


@rule
def plan_values(
    boxes, tables, seat, key, size, depth, mask, chosen, scores, roots, found, as_well, journal,
    values, voices, unbeaten,
):  # fmt: skip
    """Add to `values` what each legal action of `seat` leads to in an imagined world, give a voice to the best, and
    count those that are `unbeaten` there. An action whose plans were all given up counts a little less than the worst
    that was kept."""
    clear(chosen)
    legal(boxes[0], tables[KNOWN], seat, chosen)
    copy_table(tables, WORLD, KNOWN)
    imagine_into(boxes, tables, WORLD, seat, key)
    plan_world(boxes, tables, seat, size, depth, mask, scores, roots, found, as_well, journal)
    best = NONE
    worst = 0
    for code in range(len(chosen)):
        best = max(best, found[code])
        if found[code] != NONE and (worst == 0 or found[code] < worst):
            worst = found[code]
    for code in range(len(chosen)):
        if chosen[code] != 0:
            values[code] += found[code] if found[code] != NONE else worst - 1
            voices[code] += 1 if found[code] == best else 0
            unbeaten[code] += 1 if as_well[code] == best else 0


def _samples(game):
    if not game.shared_goal:
        return None
    mask, numbers = np.zeros(1, np.uint8), np.zeros(1, np.int64)
    beam = numbers, np.zeros((1, 1), np.uint8), numbers, numbers
    return (*tables_of(game, 6), 0, np.uint64(1), 1, 1, mask, mask, *beam, new_journal(2), numbers, numbers, numbers)


entry(plan_values, _samples)


class Beam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is planned: worlds imagined, tables kept in the beam, own decisions ahead."""

    worlds: Annotated[int, Meta(ge=1, le=10_000)]
    size: Annotated[int, Meta(ge=1, le=100_000)]
    depth: Annotated[int, Meta(ge=1, le=10_000)]


class Planned(NamedTuple):
    """What came of planning, by action code: in how many worlds it was the best, in how many none was better, and what
    it led to in all of them."""

    voices: np.ndarray[tuple[int], np.dtype[np.int64]]
    unbeaten: np.ndarray[tuple[int], np.dtype[np.int64]]
    values: np.ndarray[tuple[int], np.dtype[np.int64]]
    worlds: int

    def order(self, code: int) -> tuple[int, int, int]:
        """The best action has the least. How much better a plan is in a world whose future it knows says little: worlds
        are asked for the best, and only where they do not agree how much it brings."""
        return -int(self.voices[code]), -int(self.values[code]), code


QUICK = Beam(1, 6, 8)
GOOD = Beam(4, 60, 36)


def plan(perspective: Perspective, seed: int, beam: Beam = GOOD, until: float = float("inf")) -> Planned:
    """Plans for the perspective's seat in so many worlds; quick while interpreted. After `until` no further world is
    imagined."""
    engine, codes = perspective.engine, len(perspective.edition.actions)
    if not engine.compiled:
        beam = QUICK
    tables = np.repeat(perspective.state, BEAM + 2 * beam.size)
    voices, unbeaten, values, found, as_well = (np.zeros(codes, np.int64) for _ in range(5))
    scores, roots = np.zeros(2 * beam.size, np.int64), np.zeros((2 * beam.size, codes), np.uint8)
    mask, chosen = np.zeros(codes, np.uint8), np.zeros(codes, np.uint8)
    key = int.from_bytes(blake2b(f"{seed}".encode(), digest_size=8).digest(), "big")
    work, box = engine.entry(plan_values), perspective.edition.box
    for world in range(beam.worlds):
        if world > 0 and time.perf_counter() > until:
            return Planned(voices, unbeaten, values, world)
        work(
            box, tables, perspective.seat, np.uint64(word(key + world)), beam.size, beam.depth, mask, chosen,
            scores, roots, found, as_well, new_journal(0), values, voices, unbeaten,
        )  # fmt: skip
    return Planned(voices, unbeaten, values, beam.worlds)
