"""Planning for games that all players win or lose together: the best of many plans, in worlds that can be imagined.

A plan goes on decision by decision, for whoever may act: of everything that can follow, the few tables that are worth
most are kept (a beam). Tables of the same worth are taken for the same table, so that a beam is not filled with one.
"""

from __future__ import annotations

import time
from hashlib import blake2b

import msgspec
import numpy as np

from cenote.kernel.engine import clear, count_move, entry, imagine_into, tables_of
from cenote.kernel.game import apply, legal, worth
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.rule import copy_table, rule, word

KNOWN, WORLD, GLANCE, BEAM = range(4)
NONE = -(1 << 60)


@rule
def keep(tables, first, size, scores, roots, actors, kept, value, root, actor):
    """Put the table at GLANCE into the beam if there is room or a worse one; returns how many are kept."""
    worst = 0
    for place in range(kept):
        if scores[first + place] == value:
            return kept
        if scores[first + place] < scores[first + worst]:
            worst = place
    if kept < size:
        worst = kept
        kept += 1
    elif scores[first + worst] >= value:
        return kept
    scores[first + worst] = value
    roots[first + worst] = root
    actors[first + worst] = actor
    copy_table(tables, BEAM + first + worst, GLANCE)
    return kept


@rule
def goes_first(t, seat, actor, last):
    """Where several may act, an order that hardly matters saves the others: first the planner as long as it likes, then
    its partner until he can do nothing more."""
    if last < 0:
        return actor == seat or t.to_act >> seat & 1 == 0
    return actor != seat or last == seat or t.to_act >> last & 1 == 0


@rule
def follow(boxes, tables, seat, source, root, last, first, size, kept, mask, scores, roots, actors, found, journal):
    """Everything that can follow a table goes into the beam at `first`; endings are noted for their first action."""
    for actor in range(tables[source].seats):
        if tables[source].to_act >> actor & 1 == 0 or not goes_first(tables[source], seat, actor, last):
            continue
        clear(mask)
        legal(boxes[0], tables[source], actor, mask)
        for code in range(len(mask)):
            if mask[code] != 0:
                begun = code if root < 0 else root
                copy_table(tables, GLANCE, source)
                apply(boxes[0], tables[GLANCE], actor, code, journal)
                count_move(tables[GLANCE])
                value = worth(boxes[0], tables[GLANCE], seat)
                if tables[GLANCE].over != 0:
                    found[begun] = max(found[begun], value)
                else:
                    kept = keep(tables, first, size, scores, roots, actors, kept, value, begun, actor)
    return kept


@rule
def plan_world(boxes, tables, seat, size, depth, mask, scores, roots, actors, found, journal):
    """Into `found`: what the best plan that was kept for each first action leads to in the world at WORLD."""
    for code in range(len(found)):
        found[code] = NONE
    count = follow(boxes, tables, seat, WORLD, -1, -1, 0, size, 0, mask, scores, roots, actors, found, journal)
    now = 0
    for _ in range(depth):
        then = size - now
        kept = 0
        for place in range(count):
            source, root, last = BEAM + now + place, roots[now + place], actors[now + place]
            kept = follow(
                boxes, tables, seat, source, root, last, then, size, kept,
                mask, scores, roots, actors, found, journal,
            )  # fmt: skip
        if kept == 0:
            break
        now = then
        count = kept
    for place in range(count):
        found[roots[now + place]] = max(found[roots[now + place]], scores[now + place])


@rule
def plan_values(boxes, tables, seat, key, size, depth, mask, chosen, scores, roots, actors, found, journal, values):
    """Add to `values` what each legal action of `seat` leads to in an imagined world. An action whose plans were all
    given up counts a little less than the worst that was kept."""
    clear(chosen)
    legal(boxes[0], tables[KNOWN], seat, chosen)
    copy_table(tables, WORLD, KNOWN)
    imagine_into(boxes, tables, WORLD, seat, key)
    plan_world(boxes, tables, seat, size, depth, mask, scores, roots, actors, found, journal)
    worst = 0
    for code in range(len(chosen)):
        if found[code] != NONE and (worst == 0 or found[code] < worst):
            worst = found[code]
    for code in range(len(chosen)):
        if chosen[code] != 0:
            values[code] += found[code] if found[code] != NONE else worst - 1


def _samples(game):
    if not game.shared_goal:
        return None
    mask, numbers = np.zeros(1, np.uint8), np.zeros(1, np.int64)
    return (
        *tables_of(game, 6),
        0,
        np.uint64(1),
        1,
        1,
        mask,
        mask,
        numbers,
        numbers,
        numbers,
        numbers,
        new_journal(2),
        numbers,
    )


entry(plan_values, _samples)


class Beam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is planned: worlds imagined, tables kept in the beam, decisions ahead for each player."""

    worlds: int
    size: int
    depth: int


QUICK = Beam(1, 6, 8)
GOOD = Beam(4, 60, 36)


def plan(
    perspective: Perspective, seed: int, beam: Beam = GOOD, until: float = float("inf")
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], int]:
    """What each action of the perspective's seat leads to, summed over so many worlds; quick while interpreted. After
    `until` no further world is imagined."""
    engine, codes = perspective.engine, len(perspective.edition.actions)
    if not engine.compiled:
        beam = QUICK
    tables = np.repeat(perspective.state, BEAM + 2 * beam.size)
    values, found = np.zeros(codes, np.int64), np.zeros(codes, np.int64)
    scores, roots, actors = (np.zeros(2 * beam.size, np.int64) for _ in range(3))
    mask, chosen = np.zeros(codes, np.uint8), np.zeros(codes, np.uint8)
    key = int.from_bytes(blake2b(f"{seed}".encode(), digest_size=8).digest(), "big")
    work, box, depth = engine.entry(plan_values), perspective.edition.box, beam.depth * perspective.seats
    for world in range(beam.worlds):
        if world > 0 and time.perf_counter() > until:
            return values, world
        work(
            box, tables, perspective.seat, np.uint64(word(key + world)), beam.size, depth, mask, chosen,
            scores, roots, actors, found, new_journal(0), values,
        )  # fmt: skip
    return values, beam.worlds
