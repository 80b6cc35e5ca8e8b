"""The box of Realm of the Jade Goddess: schema of an edition, its checks (5.1, 5.5), and the record the rules read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cenote.games.jade_goddess.names import (
    CELLS,
    DEPTH,
    DIRECTIONS,
    FACES,
    FIGURES,
    NODES,
    PARTS,
    PIECES,
    ROW,
    SHELF,
    SIDE,
    STACKS,
    TOKENS,
    TYPES,
    fields,
    tokens,
)  # fmt: skip
from cenote.kernel.actions import Actions, Verb
from cenote.kernel.edition import Checks, read_edition
from cenote.kernel.game import Edition
from cenote.kernel.record import Record, field

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,15}\Z")]
Pattern = Annotated[str, Meta(pattern=r"^[.abcd]{4}\Z")]
Symbols = dict[Literal["a", "b", "c", "d"], Annotated[int, Meta(ge=0, le=9)]]
MOST = 127  # heads or coins of a region, tokens behind a rack
Price = Annotated[int, Meta(ge=0, le=20)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class TileType(Strict):
    """Tiles of one kind: sides N, E, S, W, `.` for jungle, equal letters for one city part; heads and coins by part."""

    id: Id
    pattern: Pattern
    count: Annotated[int, Meta(ge=0, le=60)]
    heads: Symbols = {}
    gold: Symbols = {}


class Preserved(Strict):
    good: Annotated[int, Meta(ge=0, le=20)]
    bad: Annotated[int, Meta(ge=0, le=20)]


class Artifact(Strict):
    object: Annotated[int, Meta(ge=1, le=3)]
    parts: dict[Literal["A", "B", "C", "D"], Preserved]


class Board(Strict):
    size: Annotated[int, Meta(ge=3, le=SIDE)]
    centre: tuple[int, int]
    centre_pattern: Pattern
    strip_direction_rotation: dict[Literal["north", "east", "south", "west"], Annotated[int, Meta(ge=0, le=3)]]


class CrossField(Strict):
    pattern: Pattern
    heads: Symbols = {}
    gold: Symbols = {}


class Strip(Strict):
    name: Annotated[str, Meta(min_length=1, max_length=30)]
    fields: list[CrossField]


class Coins(Strict):
    one: Annotated[int, Meta(ge=0, le=1_000)]
    five: Annotated[int, Meta(ge=0, le=1_000)]


class Setup(Strict):
    start_gold: Annotated[int, Meta(ge=0, le=50)]
    start_display_tiles: Annotated[int, Meta(ge=0, le=SHELF)]
    face_up_artifacts: Annotated[int, Meta(ge=0, le=ROW)]
    tile_stacks: Annotated[int, Meta(ge=1, le=STACKS)]
    display_limit: Annotated[int, Meta(ge=1, le=SHELF)]
    coins: Coins
    figures: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=FIGURES)]
    figure_price: dict[str, Price]
    bonus_turn_price: Price
    blind_swap_price: Price
    max_blind_swap: Annotated[int, Meta(ge=0, le=5)]


class Scoring(Strict):
    per_artifact: Price
    statue_mixed: Price
    statue_all_good: Price


class Box(Strict):
    """An edition as its file says it."""

    schema: Literal[1]
    game: Literal["jade_goddess"]
    edition: Annotated[str, Meta(min_length=1, max_length=60)]
    tile_type: list[TileType]
    artifact: list[Artifact]
    board: Board
    strip: list[Strip]
    strip_assignment: dict[Literal["north", "east", "south", "west"], str]
    setup: Setup
    scoring: Scoring
    options: dict[str, str | bool | int] = {}


def turned(pattern: str, turn: int) -> str:
    """5.1: a pattern after quarter turns clockwise."""
    return "".join(pattern[(side - turn) % 4] for side in range(4))


def parts_of(pattern: str) -> list[str]:
    """The letters of the city parts, in the order of their first side."""
    return [letter for place, letter in enumerate(pattern) if letter != "." and letter not in pattern[:place]]


def strengths(box: Box) -> list[str]:
    return [str(strength) for strength in sorted(set(box.setup.figures))]


def _slots(box: Box) -> list[str]:
    return [str(n + 1) for n in range(box.setup.display_limit)]


def _stacks(box: Box) -> list[str]:
    return [str(n + 1) for n in range(box.setup.tile_stacks)]


def _row(box: Box) -> list[str]:
    return [str(n + 1) for n in range(box.setup.face_up_artifacts)]


def _swaps(box: Box) -> list[str]:
    return [str(n + 1) for n in range(box.setup.max_blind_swap)]


def _figures(box: Box) -> list[str]:
    return [str(n + 1) for n in range(len(box.setup.figures))]


TURNS = ("0", "1", "2", "3")
VERBS = (
    Verb("ride", "ride {cell}", {"cell": fields}),
    Verb("stop", "stop"),
    Verb("exchange", "exchange {slot} {stack}", {"slot": _slots, "stack": _stacks}),
    Verb("draw", "draw {stack}", {"stack": _stacks}),
    Verb("play", "play {slot} {direction} {turn}", {"slot": _slots, "direction": DIRECTIONS, "turn": TURNS}),
    Verb("place", "place {direction} {turn}", {"direction": DIRECTIONS, "turn": TURNS}),
    Verb("swap", "swap {token} {slot}", {"token": tokens, "slot": _row}),
    Verb("blind", "blind {count}", {"count": _swaps}),
    Verb("return", "return {token}", {"token": tokens}),
    Verb("pass", "pass"),
    Verb("no_figure", "no figure"),
    Verb("figure", "figure {strength} {part}", {"strength": strengths, "part": PARTS}),
    Verb("leave", "leave figures"),
    Verb("take_back", "take back {figure}", {"figure": _figures}),
    Verb("bonus", "{answer} bonus", {"answer": ("skip", "buy")}),
)
"""Section 7: 378 codes with the box's own edition."""

BOX = Record(
    "JadeGoddessBox",
    field("size", "i1", meaning="fields along a side"),
    field("centre", "i1", meaning="cell of the centre"),
    field("beyond", "i1", (CELLS, 4), "the cell behind each side, -1 beyond the border (R1.5)"),
    field("cross", "i1", CELLS, "kind of cross field on each cell, -1 where there is none (R2.1)"),
    field("cross_turn", "i1", CELLS, "its quarter turns"),
    field("types", "i1", meaning="kinds of tiles; cross fields are numbered after them"),
    field("count", "i1", TYPES, "tiles of each kind"),
    field("sides", "i1", (FACES, 4), "city part of each side of a kind as it lies, -1 for jungle"),
    field("seen_sides", "i1", (FACES + 1, 4), "for learners: first -1 for no tile; 0 jungle, else part + 1"),
    field("seen_parts", "i1", FACES + 1, "the same: city parts"),
    field("city", "u1", FACES, "sides that are city, one bit each"),
    field("parts", "i1", FACES, "city parts"),
    field("ways", "u1", (TYPES, 256), "turns of a kind, one bit each, that meet a demand; equal ones once (R5.6)"),
    field("heads", "i1", (FACES, 4), "heads of each part"),
    field("coins", "i1", (FACES, 4), "coins of each part"),
    field("distinct", "i1", FACES, "1: no smaller turn of this kind lies the same (5.1)"),
    field("token_count", "i1", TOKENS, "artefact tokens of each kind (5.4)"),
    field("token_kinds", "i1", meaning="kinds of artefact tokens"),
    field("tokens", "i2", meaning="artefact tokens in all"),
    field("figures", "i1", meaning="figures of a player"),
    field("strength", "i1", FIGURES, "strength of each figure (R2.5)"),
    field("strengths", "i1", FIGURES, "the different strengths, ascending"),
    field("strength_count", "i1", meaning="how many different strengths"),
    field("price", "i1", FIGURES, "price of each of them (R6.2)"),
    *(field(name, "i2", meaning="[setup]") for name in (
        "start_gold", "start_display_tiles", "face_up_artifacts", "tile_stacks", "display_limit", "coins_total",
        "bonus_turn_price", "blind_swap_price", "max_blind_swap", "per_artifact", "statue_mixed", "statue_all_good")),
    *(field(f"{verb.key}_code", "i2", meaning="first action code") for verb in VERBS),
    field("cell_of", "i1", CELLS, "cell of each code for riding"),
    field("ride_of", "i1", CELLS, "code for riding to each cell"),
)  # fmt: skip


def load_edition(path: Path | None = None) -> Edition:
    """A checked edition; the one in the box if no file is given."""
    from cenote.games.jade_goddess.table import OPTIONS

    path = path or Path(__file__).parent / "box.toml"
    box, fingerprint = read_edition(path, Box, "jade_goddess")
    checks = Checks(path)
    _check_tiles(box, checks)
    _check_cross(box, checks)
    _check_rest(box, checks)
    checks.options("[options]", box.options, OPTIONS)
    actions = Actions(VERBS, box)
    return Edition(box.edition, fingerprint, box, _record(box, actions), actions, tuple(checks.warnings))


def _check_pattern(pattern: str, symbols: list[Symbols], place: str, checks: Checks) -> None:
    letters = parts_of(pattern)
    in_order = letters == list(PARTS[: len(letters)])
    checks.need(in_order, place, f"pattern {pattern!r} must name its parts a, b, … in order (5.1)")
    checks.need(pattern != "abab", place, "pattern 'abab' crosses itself (5.1)")
    for given in symbols:
        off = [letter for letter in given if letter not in letters]
        checks.need(not off, place, f"heads or gold for {', '.join(off)}, no part of pattern {pattern!r} (5.1)")


def _check_tiles(box: Box, checks: Checks) -> None:
    twice = [id for id, count in Counter(tile.id.lower() for tile in box.tile_type).items() if count > 1]
    checks.need(not twice, "tile_type", f"has {', '.join(twice)} twice; every id must be there once")
    for tile in box.tile_type:
        _check_pattern(tile.pattern, [tile.heads, tile.gold], f"tile_type {tile.id}", checks)
    count = sum(tile.count for tile in box.tile_type)
    checks.wish(count == 85, "tile_type", f"{count} tiles instead of 85 (5.5)")
    dealt = 4 * box.setup.start_display_tiles
    limit = box.setup.display_limit
    starts = box.setup.start_display_tiles
    checks.need(starts <= limit, "[setup] start_display_tiles", f"is {starts}, a display holds {limit} (R1.9)")
    checks.need(count > dealt, "tile_type", f"{count} tiles are no more than the {dealt} dealt to four players (5.5)")
    deep = -(-count // box.setup.tile_stacks)
    checks.need(deep <= DEPTH, "[setup] tile_stacks", f"stacks of {deep} tiles are higher than {DEPTH}")
    shown = sum(tile.count * len(parts_of(tile.pattern)) for tile in box.tile_type)
    shown += sum(len(parts_of(one.pattern)) for strip in _strips(box).values() for one in strip.fields)
    checks.need(shown <= NODES - 4, "tile_type", f"{shown} city parts on tiles and cross are more than {NODES - 4}")
    for symbol in ("heads", "gold"):  # all of them may lie in one region
        found = sum(tile.count * sum(getattr(tile, symbol).values()) for tile in box.tile_type)
        found += sum(sum(getattr(one, symbol).values()) for strip in _strips(box).values() for one in strip.fields)
        checks.need(found <= MOST, "tile_type", f"{found} {symbol} on tiles and cross are more than {MOST}")


def _strips(box: Box) -> dict[str, Strip]:
    named = {strip.name: strip for strip in box.strip}
    return {way: named[name] for way, name in box.strip_assignment.items() if name in named}


def _check_cross(box: Box, checks: Checks) -> None:
    board = box.board
    middle = board.size // 2
    checks.need(board.size % 2 == 1, "[board] size", f"is {board.size}, it must be odd (5.1)")
    central = tuple(board.centre) == (middle, middle)
    checks.need(central, "[board] centre", f"must be the middle cell [{middle}, {middle}] (5.1)")
    names = [strip.name for strip in box.strip]
    twice = [name for name, count in Counter(names).items() if count > 1]
    checks.need(not twice, "[[strip]]", f"has {', '.join(twice)} twice; every name must be there once")
    for way in DIRECTIONS:
        known = dict(box.strip_assignment).get(way) in names  # type: ignore[call-overload]
        checks.need(known, f"[strip_assignment] {way}", f"must be one of {', '.join(names)}")
        checks.need(way in board.strip_direction_rotation, "[board] strip_direction_rotation", f"lacks {way}")
    for strip in box.strip:
        place = f"[[strip]] {strip.name}"
        checks.need(len(strip.fields) == middle, place, f"has {len(strip.fields)} fields instead of {middle} (5.1)")
        for one in strip.fields:
            _check_pattern(one.pattern, [one.heads, one.gold], place, checks)
    _check_pattern(board.centre_pattern, [], "[board] centre_pattern", checks)
    laid = cross_fields(box)
    kinds = len(box.tile_type) + len(
        {(one.pattern, *one.heads.items(), "", *one.gold.items()) for _, one in laid.values()}
    )
    checks.need(kinds <= TYPES, "tile_type", f"{kinds} kinds of tiles and cross fields are more than {TYPES}")
    for (x, y), (pattern, _) in laid.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = laid.get((x + dx, y + dy))
            if other is not None:
                same = (pattern[side] == ".") == (other[0][(side + 2) % 4] == ".")
                checks.need(same, "[[strip]]", f"cross fields ({x}, {y}) and ({x + dx}, {y + dy}) do not match (5.1)")
    for x, y in _complete_at_the_start(box):
        checks.wish(False, "[[strip]]", f"the city at ({x}, {y}) is complete at the start, it never pays (5.1)")


def _complete_at_the_start(box: Box) -> list[tuple[int, int]]:
    """5.1, R1.7: the first field of every cross region that no empty cell borders on."""
    laid = {place: lies for place, (lies, _) in cross_fields(box).items()}
    seen: set[tuple[tuple[int, int], str]] = set()
    found = []
    for start, lies in laid.items():
        for letter in parts_of(lies):
            region, is_open = [(start, letter)], (start, letter) in seen
            for place, part in region:
                seen.add((place, part))
                for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                    if laid[place][side] != part:
                        continue
                    other = (place[0] + dx, place[1] + dy)
                    if other in laid:
                        region += {(other, laid[other][(side + 2) % 4])} - seen
                    elif min(other) >= 0 and max(other) < box.board.size:
                        is_open = True
            if not is_open:
                found.append(start)
    return found


def cross_fields(box: Box) -> dict[tuple[int, int], tuple[str, CrossField]]:
    """Every field of the cross: its pattern as it lies, and its data."""
    middle = box.board.size // 2
    found = {(middle, middle): (box.board.centre_pattern, CrossField(box.board.centre_pattern))}
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for way, strip in _strips(box).items():
        dx, dy = steps[way]
        for far, one in enumerate(strip.fields, 1):
            lies = turned(one.pattern, box.board.strip_direction_rotation[way])  # type: ignore[index]
            found[middle + far * dx, middle + far * dy] = (lies, one)
    return found


def _check_rest(box: Box, checks: Checks) -> None:
    objects = [artifact.object for artifact in box.artifact]
    in_order = objects == list(range(1, len(objects) + 1))
    checks.need(in_order, "artifact", f"objects must be 1, 2, … in order, not {objects}")
    for artifact in box.artifact:
        whole = sorted(artifact.parts) == list(PIECES)
        checks.need(whole, f"artifact {artifact.object}", "must have parts A, B, C and D")
    count = sum(p.good + p.bad for a in box.artifact for p in a.parts.values())
    checks.wish(count == 72, "artifact", f"{count} tokens instead of 72 (5.5)")
    checks.need(count <= MOST, "artifact", f"{count} tokens are more than {MOST}")
    row = box.setup.face_up_artifacts
    checks.need(count > row, "artifact", f"{count} tokens are no more than the {row} of the row (5.5)")
    for strength in strengths(box):
        checks.need(strength in box.setup.figure_price, "[setup] figure_price", f"lacks strength {strength} (R6.2)")


def _record(box: Box, actions: Actions) -> Any:
    """The record that the rules read."""
    boxes = BOX.array()
    b = boxes[0]
    b["size"], b["centre"] = box.board.size, box.board.centre[1] * SIDE + box.board.centre[0]
    b["types"] = len(box.tile_type)
    b["sides"][:] = -1
    kinds: list[tuple[str, Symbols, Symbols]] = [(tile.pattern, tile.heads, tile.gold) for tile in box.tile_type]
    b["cross"][:] = -1
    for (x, y), (lies, one) in cross_fields(box).items():
        kind = (one.pattern, one.heads, one.gold)
        if kind not in kinds[len(box.tile_type) :]:
            kinds.append(kind)
        number = kinds.index(kind, len(box.tile_type))
        b["cross"][y * SIDE + x] = number
        b["cross_turn"][y * SIDE + x] = next(turn for turn in range(4) if turned(one.pattern, turn) == lies)
    for number, (pattern, heads, gold) in enumerate(kinds):
        seen: list[str] = []
        for turn in range(4):
            lies, face = turned(pattern, turn), 4 * number + turn
            letters = parts_of(lies)
            b["parts"][face] = len(letters)
            b["city"][face] = sum(1 << side for side, letter in enumerate(lies) if letter != ".")
            b["sides"][face] = [letters.index(letter) if letter != "." else -1 for letter in lies]
            for part, letter in enumerate(letters):
                b["heads"][face][part] = heads.get(letter, 0)  # type: ignore[call-overload]
                b["coins"][face][part] = gold.get(letter, 0)  # type: ignore[call-overload]
            b["distinct"][face] = lies not in seen
            seen.append(lies)
        for demand in range(256):
            for turn, face in enumerate(range(4 * number, 4 * number + 4)):
                if b["distinct"][face] and int(b["city"][face]) & demand >> 4 == demand & 15:
                    b["ways"][number][demand] |= 1 << turn
    b["seen_sides"][0] = -1
    b["seen_sides"][1:] = b["sides"] + 1
    b["seen_parts"][1:] = b["parts"]
    for number, tile in enumerate(box.tile_type):
        b["count"][number] = tile.count
    counts = [n for a in box.artifact for piece in PIECES for n in (a.parts[piece].good, a.parts[piece].bad)]  # type: ignore[index]
    b["token_kinds"], b["token_count"][: len(counts)] = len(counts), counts
    b["tokens"] = sum(counts)
    b["figures"], b["strength"][: len(box.setup.figures)] = len(box.setup.figures), box.setup.figures
    several = [int(strength) for strength in strengths(box)]
    b["strength_count"], b["strengths"][: len(several)] = len(several), several
    b["price"][: len(several)] = [box.setup.figure_price[str(strength)] for strength in several]
    for name in ("start_gold", "start_display_tiles", "face_up_artifacts", "tile_stacks", "display_limit",
                 "bonus_turn_price", "blind_swap_price", "max_blind_swap"):  # fmt: skip
        b[name] = getattr(box.setup, name)
    b["coins_total"] = box.setup.coins.one + 5 * box.setup.coins.five
    for name in Scoring.__struct_fields__:
        b[name] = getattr(box.scoring, name)
    for verb in VERBS:
        b[f"{verb.key}_code"] = actions.first[verb.key]
    places = [y * SIDE + x for y in range(box.board.size) for x in range(box.board.size)]
    b["cell_of"][: len(places)] = places
    b["beyond"][:] = -1
    for cell in places:
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            x, y = cell % SIDE + dx, cell // SIDE + dy
            if 0 <= x < box.board.size and 0 <= y < box.board.size:
                b["beyond"][cell][side] = y * SIDE + x
    for code, cell in enumerate(places):
        b["ride_of"][cell] = code
    return boxes
