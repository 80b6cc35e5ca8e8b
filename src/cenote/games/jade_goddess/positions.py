"""Hand-written tables: what may stand on a table of the Jade Goddess, and what a position may leave out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cenote.games.jade_goddess.board import fits, lay
from cenote.games.jade_goddess.explore import remember
from cenote.games.jade_goddess.names import (
    BONUS,
    CELLS,
    DRAWN,
    END,
    EXPLORE,
    FIGURE,
    FIGURES,
    NOTHING,
    NOWHERE,
    PHASES,
    PLACE,
    RETRIEVE,
    RETURN,
    RIDE,
    ROW,
    SEATS,
    SHELF,
    SIDE,
    STACKS,
    TRADE,
    TURN,
)  # fmt: skip
from cenote.kernel.dice import pick

ASKED = (RIDE, EXPLORE, PLACE, TRADE, RETURN, FIGURE, RETRIEVE, BONUS)
MOST = 30_000


def check(box: Any, t: Any) -> list[str]:
    """What is wrong with a table: conservation of tiles, tokens and gold, bounds, and what is asked."""
    wrong = [*_check_numbers(box, t)]
    if wrong:
        return wrong
    wrong += _check_tiles(box, t)
    wrong += _check_tokens(box, t)
    wrong += _check_players(box, t)
    if not wrong:
        wrong += _check_moment(box, t)
    return wrong


def named(cell: int) -> str:
    return f"{'ABCDEFGHIJK'[cell % SIDE]}{cell // SIDE + 1}"


def _check_numbers(box: Any, t: Any) -> list[str]:
    """Seats, cells and kinds that the rules use without asking."""
    wrong = []
    for name, low, high, rule in (
        ("active", 0, t.seats - 1, "R2.6"), ("bonus", 0, 1, "R10.1"), ("chain", 0, 1, "R5.9"), ("placed", 0, 1, "R6.1"),
        ("swapped", 0, 1, "R7.4"), ("duty", 0, 1, "R7.2"), ("returns", 0, 9, "R9.1"),
        ("laid", NOWHERE, CELLS - 1, "R8.1"), ("laid_before", NOWHERE, CELLS - 1, "A13"), ("busy", 0, 1, "R11.5"),
        ("quiet", 0, MOST, "R11.5"),
        ("final", 0, t.seats + 1, "R11.2"), ("drawn", NOTHING, box.types - 1, "R5.7"), ("bank", 0, MOST, "R8.10"),
        ("move", 0, 10**9, "R3"), ("round", 0, MOST, "R3"), ("part", 0, 0, "R3"),
    ):  # fmt: skip
        if not low <= getattr(t, name) <= high:
            wrong.append(f"{name} is {getattr(t, name)}: it must be from {low} to {high} ({rule})")
    for seat in range(t.seats):
        if not 0 <= t.gold[seat] <= MOST:
            wrong.append(f"gold {t.gold[seat]} of seat {seat} must be from 0 to {MOST} (R2.5)")
        if not 0 <= t.jeep[seat] < CELLS or t.face[t.jeep[seat]] == NOTHING:
            wrong.append(f"the jeep of seat {seat} must stand on an explored cell (R4.6)")
    for stack in range(STACKS):
        if not 0 <= t.known[stack] <= t.height[stack] or (stack >= box.tile_stacks and t.height[stack]):
            wrong.append(f"stack {stack + 1} has {t.height[stack]} tiles, of which {t.known[stack]} are known (R7.4)")
    if min(t.supply) < 0 or min(t.pile) < 0:
        wrong.append("supply and pile must not be negative (R2.2, R2.4)")
    return wrong


def _check_tiles(box: Any, t: Any) -> list[str]:
    """R2.1, R2.2, R5.6: the cross lies, tiles match, and every tile is there once."""
    wrong = []
    count = [t.supply[kind] for kind in range(box.types)]
    for cell in range(CELLS):
        face, cross = t.face[cell], box.cross[cell]
        if cross != NOTHING and face != 4 * cross + box.cross_turn[cell]:
            wrong.append(f"{named(cell)} must show its field of the cross (R2.1)")
        elif cross == NOTHING and face != NOTHING:
            if not 0 <= face < 4 * box.types or cell % SIDE >= box.size or cell // SIDE >= box.size:
                wrong.append(f"there cannot be such a tile at {named(cell)} (R5.5)")
            elif not fits(box, t, cell, face // 4, face % 4):
                wrong.append(f"the tile at {named(cell)} does not match its neighbours (R5.6)")
            else:
                count[face // 4] += 1
    for stack in range(box.tile_stacks):
        for place in range(t.known[stack]):
            count[t.bottom[stack][place]] += 1
    for slot in range(SHELF):
        for seat in range(t.seats):
            if t.display[slot][seat] != NOTHING:
                count[t.display[slot][seat]] += 1
    if t.drawn != NOTHING:
        count[t.drawn] += 1
    wrong += [
        f"there are {count[kind]} tiles of kind {kind} instead of {box.count[kind]} (R2.2)"
        for kind in range(box.types)
        if count[kind] != box.count[kind]
    ]
    stacked, unknown = sum(t.height) - sum(t.known), sum(t.supply)
    if stacked != unknown:
        wrong.append(f"the stacks hold {stacked} tiles that nobody knows, and {unknown} are left (R2.2)")
    return wrong


def _check_tokens(box: Any, t: Any) -> list[str]:
    wrong = []
    for token in range(box.token_kinds):
        count = t.pile[token] + sum(t.hand[token][: t.seats]) + t.row.count(token)
        if count != box.token_count[token] or min(t.hand[token]) < 0:
            wrong.append(f"there are {count} tokens of kind {token} instead of {box.token_count[token]} (R2.4)")
    if sum(token != NOTHING for token in t.row) != box.face_up_artifacts:
        wrong.append(f"the row must have {box.face_up_artifacts} tokens (R2.4)")
    for seat in range(t.seats):
        held = sum(t.hand[token][seat] for token in range(box.token_kinds))
        if t.held[seat] != held:
            wrong.append(f"seat {seat} holds {held} tokens, held says {t.held[seat]} (6b)")
    return wrong


def _check_players(box: Any, t: Any) -> list[str]:
    wrong = []
    taken: list[int] = []
    for seat in range(t.seats):
        for figure in range(FIGURES):
            cell, part = t.figure_cell[figure][seat], t.figure_part[figure][seat]
            if cell == NOWHERE:
                continue
            tile = 0 <= cell < CELLS and 0 <= t.face[cell] < 4 * box.types
            if figure >= box.figures or not tile or not 0 <= part < box.parts[t.face[cell]] or cell in taken:
                wrong.append(f"figure {figure + 1} of seat {seat} must stand alone on a city part of a tile (R6.1)")
            taken.append(cell)
        jeeps = [t.jeep[other] for other in range(t.seats) if other != seat]
        if t.jeep[seat] in jeeps and t.jeep[seat] != box.centre:
            wrong.append(f"the jeep of seat {seat} shares the field {named(t.jeep[seat])} (R4.4)")
        gaps = [t.display[slot][seat] == NOTHING for slot in range(SHELF)]
        if gaps != sorted(gaps) or gaps.count(False) > box.display_limit:
            wrong.append(f"the display of seat {seat} has gaps or too many tiles (R1.9)")
    gold = sum(t.gold[: t.seats]) + t.bank
    if t.gold_supply and gold != max(box.coins_total, box.start_gold * t.seats):
        wrong.append(f"there are {gold} gold in all instead of {box.coins_total} (R8.10)")
    return wrong


def _check_moment(box: Any, t: Any) -> list[str]:
    """6a: what is asked can be asked, and nothing is pending that is not going on."""
    phase = PHASES[t.phase]
    if t.over != (t.phase == END) or (t.ending != 0) != (t.phase == END):
        return [f"the game is over exactly in phase 'end' with an ending, not {phase!r} (R11)"]
    if (t.drawn != NOTHING) != (t.phase == PLACE):
        return [f"a drawn tile waits exactly in phase 'place', not {phase!r} (R5.7)"]
    if t.returns and t.phase != RETURN:
        return [f"tokens are put back in phase 'return', not {phase!r} (R9.1)"]
    if t.phase == FIGURE and (t.laid == NOWHERE or t.placed):
        return ["a figure is placed on a tile just laid (R6.1)"]
    if t.phase == TRADE and t.jeep[t.active] != box.centre:
        return ["trading is for the centre (R9.1)"]
    return []


def complete(box: Any, t: Any, given: Sequence[str]) -> None:
    """Fill what a position leaves out: the cross, stacks from the tiles left, the row and the pile, full supplies."""
    for name in ("drawn", "laid", "laid_before"):
        if name not in given:
            setattr(t, name, NOTHING)
    faces = {name.removeprefix("face.") for name in given if name.startswith("face.")}
    for cell in range(CELLS):
        if named(cell) not in faces or box.cross[cell] != NOTHING:
            t.face[cell] = NOTHING
    _complete_players(box, t, given)
    _relay(box, t)
    _complete_stacks(box, t, given)
    _complete_tokens(box, t, given)
    if "phase" not in given:
        t.phase = RIDE
    if "round" not in given:
        t.round = 0 if t.phase == TURN else 1
    if "over" not in given:
        t.over = int(t.phase == END)
    asked = t.phase in ASKED and 0 <= t.active < t.seats and ("to_act" in given or t.phase not in (RIDE, TRADE))
    t.to_act = 1 << t.active if asked else 0


def _complete_players(box: Any, t: Any, given: Sequence[str]) -> None:
    for seat in range(SEATS):
        for slot in range(SHELF):
            if f"display.{slot + 1}" not in given or seat >= t.seats:
                t.display[slot][seat] = NOTHING
        for figure in range(FIGURES):
            if f"figure_cell.{figure + 1}" not in given or seat >= t.seats:
                t.figure_cell[figure][seat] = NOWHERE
        if seat < t.seats and "jeep" not in given:
            t.jeep[seat] = box.centre
        if seat < t.seats and "gold" not in given:
            t.gold[seat] = box.start_gold
    if t.gold_supply and "bank" not in given:
        t.bank = max(0, box.coins_total - sum(t.gold[: t.seats]))


def _relay(box: Any, t: Any) -> None:
    """Lay everything again in its order, so that roads and regions are as they were."""
    tiles = [(t.order[cell], cell, t.face[cell]) for cell in range(CELLS) if t.face[cell] != NOTHING]
    t.face, t.demand, t.nodes = [NOTHING] * CELLS, [0] * CELLS, 0
    for cell in range(CELLS):
        if box.cross[cell] != NOTHING:
            lay(box, t, cell, box.cross[cell], box.cross_turn[cell])
            t.order[cell] = 0
    for number, (_, cell, face) in enumerate(sorted(tiles), 1):
        if 0 <= face < 4 * box.types:
            lay(box, t, cell, face // 4, face % 4)
            t.order[cell] = number
        t.tiles = number


def _complete_stacks(box: Any, t: Any, given: Sequence[str]) -> None:
    if "supply" not in given:
        t.supply[: box.types] = [
            box.count[kind]
            - sum(face >= 0 and face // 4 == kind for face in t.face)
            - sum(tile == kind for slot in t.display for tile in slot[: t.seats])
            - (t.drawn == kind)
            - sum(t.bottom[stack][: t.known[stack]].count(kind) for stack in range(box.tile_stacks))
            for kind in range(box.types)
        ]
    if "height" not in given:
        left = max(0, sum(t.supply))
        for stack in range(box.tile_stacks):
            share = left // box.tile_stacks + (stack < left % box.tile_stacks)
            t.height[stack] = t.known[stack] + share


def _complete_tokens(box: Any, t: Any, given: Sequence[str]) -> None:
    kinds = box.token_kinds
    named_row = list(t.row[: box.face_up_artifacts]) if "row" in given else []
    rest = [box.token_count[k] - sum(t.hand[k][: t.seats]) - named_row.count(k) for k in range(kinds)]
    if "row" not in given:
        t.row = [NOTHING] * ROW
        for place in range(box.face_up_artifacts):
            if min(rest) >= 0 and sum(rest) > 0:
                t.row[place] = pick(t, rest, kinds)
                rest[t.row[place]] -= 1
    for place in range(box.face_up_artifacts, ROW):
        t.row[place] = NOTHING
    if "pile" not in given:
        t.pile[:kinds] = rest
    for seat in range(t.seats):
        if "held" not in given:
            t.held[seat] = sum(t.hand[k][seat] for k in range(kinds))
    if "logged" not in given:
        for seat in range(t.seats):  # as if everything had been dug out
            for token in range(kinds):
                for _ in range(t.hand[token][seat]):
                    remember(t, seat, DRAWN, token)
