"""The box of Ohio Bob: schema of an edition, its checks (5.1, 5.7), and the record the rules read."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cenote.games.ohio_bob.names import (
    CARDS,
    CELLS,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    DOOR,
    EFFECT_NAMES,
    EFFECTS,
    GROUPS,
    LEVELS,
    MULTI,
    NO_EDGE,
    NO_EXPLORING,
    NO_GEM,
    ROWS,
    SET,
    SET_NAMES,
    SIDE_NAMES,
    SIDES,
    SUPER,
    TELEPORTER,
    VARIANTS,
    WALL,
    WHITE,
    cards,
)  # fmt: skip
from cenote.kernel.actions import Actions, Verb
from cenote.kernel.edition import Checks, read_edition
from cenote.kernel.game import Edition
from cenote.kernel.record import Record, field

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]{0,9}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Effect = Annotated[
    str, Meta(pattern=r"^((move|hammer|rope|super):[UDLR]{1,4}|move:[UDLR]{1,4}!noexplore|key|stone|torch|map)\Z")
]
Effects = Annotated[list[Effect], Meta(min_length=1, max_length=EFFECTS)]
Count = Annotated[int, Meta(ge=0, le=20)]
Group = tuple[Literal["red", "yellow", "green", "blue", "white"], Annotated[int, Meta(ge=1, le=12)]]
Challenge = Annotated[list[Group], Meta(min_length=1, max_length=GROUPS)]
Hardness = Literal["easy", "hard"]
SYMBOLS = ".SFCOXTrygb"  # in the order of CELL_NAMES
LINES = (  # by turns: edges, and cells with edges between them
    (r"^\+([ =-]\+){4}\Z", "'+ +-+=+ +'"),
    (rf"^[ |:]([{SYMBOLS}][ |:]){{4}}\Z", f"' .|.:. . ' with the cells {SYMBOLS}"),
)
_FULL = 2 * ROWS + 1
_WIDE = 2 * COLUMNS + 1


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Energy(Strict):
    start: Annotated[int, Meta(ge=1, le=20)]
    max: Annotated[int, Meta(ge=1, le=20)]


class Levels(Strict):
    """Figures by level: rooms, cost of a rest, cards in hand on entering (0: no check), levels without rations."""

    rooms: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(min_length=LEVELS, max_length=LEVELS)]
    rest_cost: Annotated[list[Count], Meta(min_length=LEVELS, max_length=LEVELS)]
    hand_max: Annotated[list[Count], Meta(min_length=LEVELS, max_length=LEVELS)]
    rations_off: list[Annotated[int, Meta(ge=1, le=LEVELS)]]


class Amulet(Strict):
    a: Challenge
    b: Challenge


class SuperGear(Strict):
    id: Id
    effects: Effects


class OneSet(Strict):
    mirror: bool


class Card(Strict):
    """A card: its gem, its two sides as equipment (the rainbow gem moves left or right, A15), the face behind it."""

    id: Id
    name: Name
    colour: Literal["red", "yellow", "green", "blue", "multi"]
    a: Effects
    b: Effects
    temple: Id


class Temple(Strict):
    name: Name
    face: str


class Link(Strict):
    face: str


class Box(Strict):
    """An edition as its file says it."""

    schema: Literal[1]
    game: Literal["ohio_bob"]
    edition: Annotated[str, Meta(min_length=1, max_length=60)]
    grid_rows: Literal[3]
    grid_cols: Literal[4]
    colours: list[Literal["red", "yellow", "green", "blue"]]
    energy: dict[Hardness, Energy]
    level: dict[Hardness, Levels]
    amulet: dict[Literal["green", "blue"], dict[Hardness, Amulet]]
    super_gear: SuperGear
    sets: dict[Literal["green", "blue"], OneSet]
    card: Annotated[list[Card], Meta(min_length=3, max_length=SET)]
    temple: dict[Id, Temple]
    link: dict[Hardness, Link]
    options: dict[str, str | bool | int] = {}


def _ids(box: Box) -> tuple[str, ...]:
    return cards(box)


VERBS = (
    Verb("challenge", "challenge {which}", {"which": SIDE_NAMES}),
    Verb("pick", "pick {which}", {"which": ("first", "second")}),
    Verb("play", "play {card} {side}", {"card": _ids, "side": SIDE_NAMES}),
    Verb("rest", "rest"),
    Verb("hand_over", "hand over", option="coop_order"),
    Verb("go", "go {direction}", {"direction": DIRECTIONS}),
    Verb("skip", "skip"),
    Verb("copy", "copy {side}", {"side": (*SIDE_NAMES, "nothing")}),
    Verb("teleport", "teleport {direction}", {"direction": DIRECTIONS}),
    Verb("remain", "remain", option="teleporter_optional"),
    Verb("stairs", "{answer} level", {"answer": ("stay on", "leave")}),
    Verb("bonus", "{answer} bonus", {"answer": ("leave", "use")}, option="bonus_optional"),
    Verb("gift", "{answer} energy", {"answer": ("keep", "give")}),
    Verb("choose", "choose {card}", {"card": _ids}),
    Verb("refuse", "refuse"),
)
"""Section 7: 128 codes, and those of the options."""

BOX = Record(
    "OhioBobBox",
    field("cards", "i1", meaning="cards of a set"),
    field("energy", "i1", 2, "energy at the start and at most, easy and hard (R1.2)"),
    field("most_energy", "i1", 2, "the same, at most"),
    field("rooms", "i1", (2, LEVELS), "rooms of each level (R5.3)"),
    field("rest_cost", "i1", (2, LEVELS), "cost of a rest (R9.2)"),
    field("hand_max", "i1", (2, LEVELS), "cards in hand, 0 for no limit (R10.4)"),
    field("rations_off", "i1", (2, LEVELS), "1: rations have no effect (R8.2)"),
    field("group_colour", "i1", (2, 2, 2, GROUPS), "colours of the groups of each amulet, face and challenge (R11.2)"),
    field("group_count", "i1", (2, 2, 2, GROUPS), "gems of each group, 0 for none"),
    field("choices", "i2", (2, 2, 2), "how many ways there are to give the white groups colours"),
    field("wanted", "u4", (2, 2, 2, 4**GROUPS), "gems of each colour that each of them asks for, a byte each"),
    field("colour", "i1", CARDS, "gem of each card (R7.6)"),
    field("effect", "i1", (CARDS, SIDES, EFFECTS), "effects of each side"),
    field("directions", "i1", (CARDS, SIDES, EFFECTS), "their directions, one bit each; 16: without exploring (5.1)"),
    field("effects", "i1", (CARDS, SIDES), "how many they are"),
    field("face_behind", "i1", CARDS, "temple face of each card"),
    field("mirrored", "i1", 2, "1: the faces of a set are mirrored (5.1)"),
    field("kind", "i1", (VARIANTS, CELLS), "cells of a face as it lies (R8)"),
    field("edge", "i1", (VARIANTS, CELLS, 4), "edges of each cell: up, down, left, right (R0.3)"),
    field("seen", "i1", (VARIANTS, 5 * CELLS), "for learners: kind + 1 and edges of each cell"),
    field("stairs", "i1", VARIANTS, "the stairs of a face, -1 for none"),
    *(field(f"{verb.key}_code", "i2", meaning="first action code") for verb in VERBS),
)  # fmt: skip


def load_edition(path: Path | None = None) -> Edition:
    """A checked edition; the one in the box if no file is given."""
    from cenote.games.ohio_bob.table import OPTIONS

    path = path or Path(__file__).parent / "box.toml"
    box, fingerprint = read_edition(path, Box, "ohio_bob")
    checks = Checks(path)
    _check_figures(box, checks)
    _check_cards(box, checks)
    checks.options("[options]", box.options, OPTIONS)
    actions = Actions(VERBS, box)
    return Edition(box.edition, fingerprint, box, _record(box, actions), actions, tuple(checks.warnings))


def _check_figures(box: Box, checks: Checks) -> None:
    for hard in ("easy", "hard"):
        for place, table in (("energy", box.energy), ("level", box.level), ("link", box.link)):
            checks.need(hard in table, f"[{place}]", f"lacks {hard}")
        start, most = box.energy[hard].start, box.energy[hard].max
        checks.need(start <= most, f"energy.{hard}", f"starts with {start}, above its maximum {most}")
    checks.need(tuple(box.colours) == COLOURS[:4], "colours", f"must be {', '.join(COLOURS[:4])} (R7.6)")
    for colour in SET_NAMES:
        checks.need(colour in box.sets, "[sets]", f"lacks {colour}")
        for hard in ("easy", "hard"):
            there = hard in box.amulet.get(colour, {})  # type: ignore[call-overload]
            checks.need(there, "[amulet]", f"lacks {colour}.{hard}")
    for hard, level in box.level.items():
        most = max(level.rooms)
        checks.need(most < len(box.card), f"level.{hard}.rooms", f"{most} rooms need more cards than {len(box.card)}")
        low = [limit for limit in level.hand_max if limit in (1, 2)]
        checks.need(not low, f"level.{hard}.hand_max", f"has {low}: it must be 0 (no limit) or at least 3 (R10.4)")


def _check_cards(box: Box, checks: Checks) -> None:
    for name, found in (("id", [c.id.lower() for c in box.card]), ("temple", [c.temple.lower() for c in box.card])):
        twice = [one for one, count in Counter(found).items() if count > 1]
        checks.need(not twice, "[[card]]", f"{', '.join(twice)} is the {name} of two cards")
    for card in box.card:
        checks.need(card.temple in box.temple, f"card {card.id}", f"temple {card.temple} is not in the file")
    checks.need(len(box.temple) <= SET, "[temple]", f"{len(box.temple)} faces are more than {SET}")
    for name, temple in box.temple.items():
        _check_face(temple.face, f"temple.{name}", True, checks)
    for hard, link in box.link.items():
        _check_face(link.face, f"link.{hard}", False, checks)
    checks.wish(len(box.card) == SET, "[[card]]", f"{len(box.card)} cards instead of {SET} (5.7)")


def lines_of(face: str) -> list[str]:
    """The seven lines of a face, each nine characters long (5.1)."""
    return [line.ljust(_WIDE) for line in face.strip("\n").split("\n")]


def _check_face(face: str, place: str, temple: bool, checks: Checks) -> None:
    """5.1, 5.7. A vault without an open way in or out is allowed: the Super gear comes back with a rest (A49)."""
    lines = lines_of(face)
    right = len(lines) == _FULL and all(len(line) == _WIDE for line in lines)
    checks.need(right, place, f"must have {_FULL} lines of {_WIDE} characters (5.1)")
    for number, line in enumerate(lines):
        allowed, like = LINES[number % 2]
        checks.need(re.match(allowed, line) is not None, place, f"line {number + 1} is {line!r}, not like {like} (5.1)")
    cells = "".join(lines[1::2])
    stairs = cells.count("S")
    if temple:
        checks.need(stairs == 1 and "S" in lines[-2], place, "must have one stairs cell, on the lowest row (5.7)")
        checks.wish(any(one in cells for one in "Crygb"), place, "has no chest (5.7)")
    else:
        checks.need(stairs == 0, place, "the link room has no stairs (R14.8)")


def read_face(face: str) -> tuple[list[int], list[list[int]]]:
    """Cells, and the edges of each: up, down, left, right."""
    lines = lines_of(face)
    marks = {" ": NO_EDGE, "-": WALL, "|": WALL, "=": DOOR, ":": DOOR}
    kinds, edges = [], []
    for cell in range(CELLS):
        y, x = 2 * (cell // COLUMNS) + 1, 2 * (cell % COLUMNS) + 1
        kinds.append(SYMBOLS.index(lines[y][x]))
        edges.append([marks[lines[y - 1][x]], marks[lines[y + 1][x]], marks[lines[y][x - 1]], marks[lines[y][x + 1]]])
    return kinds, edges


def mirrored(face: tuple[list[int], list[list[int]]]) -> tuple[list[int], list[list[int]]]:
    """5.1: left and right change places."""
    order = [row * COLUMNS + COLUMNS - 1 - column for row in range(ROWS) for column in range(COLUMNS)]
    kinds, edges = face
    return [kinds[cell] for cell in order], [[edges[cell][k] for k in (0, 1, 3, 2)] for cell in order]


def turned(face: tuple[list[int], list[list[int]]]) -> tuple[list[int], list[list[int]]]:
    """5.1: turned by 180 degrees."""
    kinds, edges = face
    return kinds[::-1], [[one[k] for k in (1, 0, 3, 2)] for one in edges[::-1]]


def wanted_gems(groups: list[Group]) -> list[int]:
    """R11.2: the gems of each colour that a challenge asks for, a byte each, for all colours of its white groups."""
    colours = [COLOURS[:MULTI] if gem == "white" else (gem,) for gem, _ in groups]
    ways = (zip(way, groups, strict=True) for way in product(*colours))
    return [sum(count << 8 * COLOURS.index(gem) for gem, (_, count) in way) for way in ways]


def _effect(text: str) -> tuple[int, int]:
    kind, _, rest = text.partition(":")
    directions = sum(1 << "UDLR".index(letter) for letter in set(rest.split("!")[0]))
    return EFFECT_NAMES.index(kind), directions + (NO_EXPLORING if rest.endswith("!noexplore") else 0)


def _record(box: Box, actions: Actions) -> Any:
    """The record that the rules read."""
    boxes = BOX.array()
    b = boxes[0]
    b["cards"] = len(box.card)
    hardness: tuple[Hardness, ...] = ("easy", "hard")
    for hard, face in enumerate(hardness):
        b["energy"][hard], b["most_energy"][hard] = box.energy[face].start, box.energy[face].max
        for name in ("rooms", "rest_cost", "hand_max"):
            b[name][hard] = getattr(box.level[face], name)
        for level in box.level[face].rations_off:
            b["rations_off"][hard][level - 1] = 1
        for colour, sort in enumerate(SET_NAMES):
            amulet = box.amulet[sort][face]  # type: ignore[index]
            for which, groups in enumerate((amulet.a, amulet.b)):
                for place, (gem, count) in enumerate(groups):
                    b["group_colour"][colour][hard][which][place] = WHITE if gem == "white" else COLOURS.index(gem)
                    b["group_count"][colour][hard][which][place] = count
                ways = wanted_gems(groups)
                b["choices"][colour][hard][which], b["wanted"][colour][hard][which][: len(ways)] = len(ways), ways
    b["mirrored"] = [box.sets["green"].mirror, box.sets["blue"].mirror]
    names = list(box.temple)
    b["colour"] = NO_GEM
    b["face_behind"] = -1
    sides = {place + SET * colour: (card.a, card.b) for place, card in enumerate(box.card) for colour in range(2)}
    for gear in (SUPER, SUPER + 1):
        sides[gear] = (box.super_gear.effects, [])
    for number, both in sides.items():
        for side, effects in enumerate(both):
            b["effects"][number][side] = len(effects)
            for place, text in enumerate(effects):
                b["effect"][number][side][place], b["directions"][number][side][place] = _effect(text)
    for place, card in enumerate(box.card):
        for colour in range(2):
            b["colour"][place + SET * colour] = COLOURS.index(card.colour)
            b["face_behind"][place + SET * colour] = names.index(card.temple)
    faces = [(place, temple.face) for place, temple in enumerate(box.temple.values())]
    faces += [(SET + hard, box.link[face].face) for hard, face in enumerate(hardness)]
    b["stairs"] = -1
    for number, text in faces:
        for variant in range(4):
            shape = read_face(text)
            shape = mirrored(shape) if variant & 2 else shape
            kinds, edges = turned(shape) if variant & 1 else shape
            b["kind"][4 * number + variant], b["edge"][4 * number + variant] = kinds, edges
            cells = zip(kinds, edges, strict=True)
            b["seen"][4 * number + variant] = [one for kind, sides in cells for one in (kind + 1, *sides)]
            if 1 in kinds:
                b["stairs"][4 * number + variant] = kinds.index(1)
    for verb in VERBS:
        b[f"{verb.key}_code"] = actions.first[verb.key]
    return boxes


assert SYMBOLS.index("T") == TELEPORTER
