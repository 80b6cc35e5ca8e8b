"""Realm of the Jade Goddess drawn in a terminal: the jungle, ruins in reach, artefacts, players, and the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cenote.games.jade_goddess.box import TileType, parts_of, turned
from cenote.games.jade_goddess.names import DIRECTIONS, EAST, NORTH, PIECES, SOUTH, WEST, tokens
from cenote.games.jade_goddess.view import Field, Player, Region, Statue, View
from cenote.kernel.game import Edition
from cenote.words import Words

BADGES = ("bold white on red3", "bold white on blue", "bold black on yellow", "bold black on green3")
HIGH = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
JEEP, HEAD, COIN, OPEN, GOOD, BAD, ACTIVE, TURNED = "J", "☻", "●", "◌", "◆", "◇", "▸", "↻"
FIELD, CENTRE, UNEXPLORED, CITY, DUG = "○", "◎", "·", "▒", "░"
LAND = "grey85 on #14361f"
ROAD = "bold white on #14361f"
TRACK = "#c08a4a on #14361f"
RUINS = "#a97c46 on #5a3d1e"
SPENT = "#6f6a5f on #33302a"
SIGNS = {HEAD: "bold bright_green on #5a3d1e", COIN: "bold bright_yellow on #5a3d1e"}
GOLD = "bright_yellow"
JUNCTIONS = "┼╀┾╄╁╂╆╊┽╃┿╇╅╉╈╋"
"""A tile as one sign, by its city sides (N 1, E 2, S 4, W 8), which have thick lines."""
WIDE, NARROW, EDGE = 7, 5, 3
"""Columns of a cell on a screen that has room, of one that has not, and of the numbers beside the board."""
ASIDE = 140
"""A screen this wide has the board on the left and everything else on the right."""


class Shelf:
    """Blocks of lines side by side, as many as there is room for; the others below them, indented. Blocks of one width
    can be spread evenly over rows that do not touch."""

    def __init__(
        self, blocks: Iterable[Text | Sequence[Text]], gap: int = 3, indent: int = 0, even: bool = False
    ) -> None:
        self.blocks = [[block] if isinstance(block, Text) else list(block) for block in blocks]
        self.gap, self.indent, self.even = gap, indent, even

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows: list[list[list[Text]]] = [[]]
        used = 0
        for block in self.blocks:
            if rows[-1] and used + wide(block) > options.max_width:
                rows.append([])
                used = self.indent
            used += wide(block) + self.gap
            rows[-1].append(block)
        if self.even:
            each = -(-len(self.blocks) // len(rows))
            rows = [self.blocks[first : first + each] for first in range(0, len(self.blocks), each)]
        for number, row in enumerate(rows):
            if number and self.even:
                yield Text()
            yield from self.abreast(row, self.indent if number else 0)

    def abreast(self, row: Sequence[Sequence[Text]], indent: int) -> Iterator[Text]:
        for number in range(max(map(len, row), default=0)):
            parts = [padded(block[number] if number < len(block) else Text(), wide(block)) for block in row]
            line = Text(" " * indent) + Text(" " * self.gap).join(parts)
            line.rstrip()
            yield on_one_line(line)


def wide(block: Iterable[Text]) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(text: Text, width: int) -> Text:
    return text + Text(" " * (width - text.cell_len))


def on_one_line(text: Text) -> Text:
    text.no_wrap, text.overflow = True, "crop"
    return text


def draw(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its reader sees it."""
    return Screenful(edition, view, words, names)


class Screenful:
    """The board, and the rest below it or, where there is room, beside it."""

    def __init__(self, edition: Edition, view: View, words: Words, names: Sequence[str]) -> None:
        self.edition, self.view, self.words, self.names = edition, view, words, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        edition, view, words = self.edition, self.view, self.words
        board = Group(ruled(headline(view, words)), Board(edition, view), Shelf(legend(words), gap=2))
        if view.ending is not None:
            rest: list[RenderableType] = [score(edition, view, words, self.names)]
        else:
            rest = [ruins(view, words), supplies(edition, view, words), rack(edition, view, words),
                    players(edition, view, words, self.names), question(edition, view, words)]  # fmt: skip
        if options.max_width < ASIDE:
            yield from (board, *rest)
            return
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=EDGE + WIDE * edition.data.board.size + EDGE)
        grid.add_column()
        grid.add_row(board, Group(*rest))
        yield grid


def ruled(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", style="dim")


def headline(view: View, words: Words) -> str:
    parts = [f"{words.say('label', label='turn')} {view.round}"]
    if view.bonus and view.ending is None:
        parts.append(words.say("label", label="bonus"))
    if view.final and view.ending is None:
        parts.append(words.say("label", label="last_round"))
    return " · ".join(parts)


def titled(words: Words, label: str, more: object = "") -> Text:
    return Text().append(words.say("label", label=label), style="bold").append(f" {more}" if more != "" else "")


def ink(text: str, style: str) -> Text:
    """A text whose style does not run into what follows it."""
    return Text().append(text, style=style)


def badge(seat: int) -> Text:
    return ink(str(seat + 1), BADGES[seat])


def jeeps(seats: Iterable[int]) -> Text:
    """The jeeps on a field, by the numbers of their players."""
    return Text().join([ink(JEEP, ROAD), *map(badge, seats)])


def figure(seat: int, strength: int) -> Text:
    """A figure: the number of its player, and its strength unless it is a single archaeologist."""
    return ink(f"{seat + 1}{str(strength).translate(HIGH) if strength > 1 else ''}", BADGES[seat])


def signs(heads: int, coins: int, most: int = 3) -> Text:
    """Heads and coins one by one; when they are many, as a number."""
    text = Text()
    for sign, count in ((HEAD, heads), (COIN, coins)):
        text.append(sign * count if count <= most else f"{sign}{count}", style=SIGNS[sign])
    return text


# Cells and tiles


def picture(
    pattern: str, marks: Mapping[str, Text], middle: Text | None = None, spent: Iterable[str] = (), width: int = WIDE
) -> list[Text]:
    """A cell in three lines: jungle and city, the marks of the city parts, and the field or what stands on it."""
    rows, spans = ground(pattern, spent, width)
    taken: set[int] = set()
    for part, mark in marks.items():
        row, columns = place_for(pattern, part, mark, spans, width)
        for place, column in enumerate(columns):
            rows[row][column] = mark[place]
        taken |= {*columns} if row == 1 else set()
    centre = width // 2
    if middle is None:
        middle = Text() if centre in taken else ink(FIELD, ROAD)
    for shown in (middle, middle[-1:]):
        starts = sorted(range(width - len(shown) + 1), key=lambda start: abs(start + len(shown) // 2 - centre))
        free = [start for start in starts if not taken & {*range(start, start + len(shown))}]
        if free:
            for place in range(len(shown)):
                rows[1][free[0] + place] = shown[place]
            break
    return [Text().join(row) for row in rows]


def ground(pattern: str, spent: Iterable[str], width: int) -> tuple[list[list[Text]], dict[int, range]]:
    """R1.2, R1.3: city by its sides, joined as its parts are; white lines through the jungle, brown ones into the city.
    With it, the columns of the city in the first and the last line."""
    centre, reach = width // 2, width // 2 - 1
    north, east, south, west = list(pattern)
    sides = [west] * centre + [east] * (width - centre)
    rows = [[ink(" ", LAND) for _ in sides] for _ in range(3)]
    rows[1] = [ink("─", ROAD if side == "." else TRACK) for side in sides]

    def fill(row: int, columns: Iterable[int], part: str) -> None:
        for column in columns:
            rows[row][column] = ink(DUG, SPENT) if part in spent else ink(CITY, RUINS)

    spans: dict[int, range] = {}
    for row, side in ((0, north), (2, south)):
        if side == ".":
            rows[row][centre] = ink("│", ROAD)
        else:
            left, right = ({".": 1, side: 0}.get(beside, 2) for beside in (west, east))
            spans[row] = range(left, width - right)
            fill(row, spans[row], side)
    if west != ".":
        fill(1, range(reach), west)
    if east != ".":
        fill(1, range(width - reach, width), east)
    if north == south != ".":
        fill(1, range(centre - (west in (".", north)), centre + 1 + (east in (".", north))), north)
    if east == west != ".":
        fill(1, range(width), east)
    return rows, spans


def place_for(pattern: str, part: str, mark: Text, spans: Mapping[int, range], width: int) -> tuple[int, range]:
    """Where the marks of a part go: in the middle of its northern or southern side, or else at the side it has."""
    long = min(len(mark), width)
    for row, direction in sorted(((0, NORTH), (2, SOUTH)), key=lambda place: -len(spans.get(place[0], ()))):
        if pattern[direction] == part:
            start = spans[row].start + (len(spans[row]) - long) // 2
            start = max(0, min(start, width - long))
            return row, range(start, start + long)
    if pattern[EAST] == part:
        return 1, range(width - long, width)
    return 1, range(long)


def tile_picture(tile: TileType, turn: int = 0) -> list[Text]:
    pattern = turned(tile.pattern, turn)
    heads, coins = dict[str, int](tile.heads.items()), dict[str, int](tile.gold.items())
    marks = {part: signs(heads.get(part, 0), coins.get(part, 0)) for part in parts_of(pattern)}
    return picture(pattern, marks)


def glyph(pattern: str) -> str:
    """The sides of a tile in one sign."""
    return JUNCTIONS[sum(1 << side for side, part in enumerate(pattern) if part != ".")]


def kinds(edition: Edition) -> dict[str, TileType]:
    return {tile.id.lower(): tile for tile in edition.data.tile_type}


# The board


class Board:
    """R1.1: every cell with what lies, stands and rides there; as large as there is room for."""

    def __init__(self, edition: Edition, view: View) -> None:
        self.size, self.view = edition.data.board.size, view
        self.fields = {place_of(field.cell): field for field in view.board}
        self.spent = {region.number for region in view.regions if is_spent(view, region)}
        x, y = edition.data.board.centre
        self.centre = (x, y)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = WIDE if options.max_width >= EDGE + WIDE * self.size else NARROW
        both = options.max_width >= 2 * EDGE + width * self.size
        names = "".join(column.center(width) for column in "ABCDEFGHIJK"[: self.size])
        letters = Text(" " * EDGE).append(names.rstrip(), style="bold")
        lines = [letters]
        for y in range(self.size):
            row = [self.cell((x, y), width) for x in range(self.size)]
            for number, parts in enumerate(zip(*row, strict=True)):
                name = str(y + 1) if number == 1 else ""
                line = ink(f"{name:>{EDGE - 1}} ", "bold").append_text(Text().join(parts))
                lines.append(line.append(f" {name}" if both else "", style="bold"))
        yield from map(on_one_line, (*lines, letters))

    def cell(self, place: tuple[int, int], width: int) -> list[Text]:
        field = self.fields.get(place)
        if field is None:
            return [Text(" " * width), ink(UNEXPLORED.center(width), "dim"), Text(" " * width)]
        here = [seat for seat, player in enumerate(self.view.players) if player.jeep == field.cell]
        middle = jeeps(here) if here else (ink(CENTRE, ROAD) if place == self.centre else None)
        spent = [part for part, region in field.regions.items() if region in self.spent]
        return picture(field.pattern, dict(self.marks(field)), middle, spent, width)

    def marks(self, field: Field) -> Iterator[tuple[str, Text]]:
        """What a part still has: the figure on it, heads and coins; nothing once it is dug out."""
        for part, region in field.regions.items():
            if region not in self.spent:
                standing = figure_on(self.view, field.cell, part)
                yield part, standing + signs(field.heads.get(part, 0), field.coins.get(part, 0))


def place_of(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("A"), int(cell[1:]) - 1


def figure_on(view: View, cell: str, part: str) -> Text:
    for seat, player in enumerate(view.players):
        for one in player.figures:
            if (one.cell, one.part) == (cell, part):
                return figure(seat, one.strength)
    return Text()


def is_spent(view: View, region: Region) -> bool:
    """R8: the region is enclosed, and nobody will dig there any more."""
    laid = view.players[view.active].jeep if view.phase == "figure" else None
    waiting = any(region.number in field.regions.values() for field in view.board if field.cell == laid)
    return region.open == 0 and not any(region.strengths) and not waiting


def legend(words: Words) -> Iterator[Text]:
    """What the signs mean, and for artefacts how moves write it."""
    for sign, style, label in (
        (JEEP, ROAD, "jeep"), (figure(0, 2).plain, BADGES[0], "figures"), (HEAD, SIGNS[HEAD], "heads"),
        (COIN, SIGNS[COIN], "coins"), (CITY, RUINS, "region"), (DUG, SPENT, "complete"), (CENTRE, ROAD, "centre"),
        (OPEN, "bold", "open_sides"), (GOOD, GOLD, "good"), (BAD, "bold", "bad"),
    ):  # fmt: skip
        written = {GOOD: " (+)", BAD: " (-)"}.get(sign, "")
        yield ink(sign, style) + ink(f" {words.say('label', label=label)}{written}", "dim")


# Ruins that may still be dug out


def ruins(view: View, words: Words) -> RenderableType:
    """R8.2, R8.3: what lies in every region under way, the sides still open, and who is there in which order."""
    going = [region for region in view.regions if not is_spent(view, region)]
    worth = [region for region in going if any(region.strengths) or region.heads or region.coins]
    worth.sort(key=lambda one: (-sum(one.strengths), -one.heads, -one.coins))
    blocks = [titled(words, "region")]
    blocks += [region_name(view, one) + Text(" ") + region_text(one, words) for one in worth]
    return Shelf(blocks, indent=4) if worth else Group()


def region_name(view: View, region: Region) -> Text:
    """A region by a cell that shows it: rather a tile than the cross, and rather with no other region."""
    cells = [
        (field.tile is None, len(field.regions), field.cell, part)
        for field in view.board
        for part, number in field.regions.items()
        if number == region.number
    ]
    _, parts, cell, part = min(cells)
    return ink(f"{cell}{part if parts > 1 else ''}", "bold")


def region_text(region: Region, words: Words) -> Text:
    text = signs(region.heads, region.coins, most=2)
    if text:
        text.append(" ")
    text.append(f"{OPEN}{region.open}" if region.open else words.say("label", label="complete"), style="dim")
    there = sorted((-strength, seat) for seat, strength in enumerate(region.strengths) if strength)
    ranks = [
        ink(" = ", "dim").join(figure(seat, strength) for _, seat in equals)
        for strength, equals in ((-key, list(group)) for key, group in groupby(there, key=lambda one: one[0]))
    ]
    return text + Text(" ") + ink(" > ", "dim").join(ranks) if ranks else text


# Artefacts and stacks


def token_text(words: Words, token: str, long: bool = True) -> Text:
    """A token: its statue, its piece, and how well preserved it is."""
    mark = ink(f"{token[1].upper()}{GOOD if token[2] == '+' else BAD}", GOLD if token[2] == "+" else "bold")
    return Text(f"{words.say('object', object=int(token[0]))} ") + mark if long else mark


def supplies(edition: Edition, view: View, words: Words) -> RenderableType:
    """R1.9, R2.2: the row, the pile and the stacks, and which tiles are still hidden there, by their sides."""
    row = [titled(words, "row")]
    row += [ink(f"{number} ", "dim") + token_text(words, token) for number, token in enumerate(view.row, 1)]
    row.append(titled(words, "pile", view.pile))
    if view.bank is not None:
        row.append(titled(words, "bank", view.bank))
    tiles = kinds(edition)
    stacks = [titled(words, "stacks")]
    for number, stack in enumerate(view.stacks, 1):
        text = ink(f"{number} ", "dim").append("▤" if stack.height else " ").append(str(stack.height))
        for tile in stack.bottom:
            heads, coins = sum(tiles[tile].heads.values()), sum(tiles[tile].gold.values())
            text.append(f" {glyph(tiles[tile].pattern)}").append_text(signs(heads, coins))
        stacks.append(text)
    sides: Counter[str] = Counter()
    for tile, count in view.unseen.items():
        sides[glyph(tiles[tile].pattern)] += count
    unseen = [titled(words, "unseen")]
    unseen += [ink(sign, "bold") + Text(f" {sides[sign]}") for sign in JUNCTIONS if sides[sign]]
    return Group(Shelf(row, indent=4), Shelf(stacks, indent=4), Shelf(unseen, indent=4) if view.unseen else Group())


def rack(edition: Edition, view: View, words: Words) -> RenderableType:
    """R12.2: the reader's artefacts, statue by statue, and how many are complete."""
    if view.seat is None:
        return Group()
    player = view.players[view.seat]
    if not player.hand:
        return Shelf([titled(words, "rack", 0)])
    blocks: list[Text | list[Text]] = [titled(words, "rack", player.tokens)]
    blocks += [shelf_of(words, one, player.hand) for one in objects(edition)]
    done, pure = (sum(getattr(one, what) for one in player.statues or ()) for what in ("complete", "pure"))
    complete = titled(words, "statues", f"{done} ").append_text(statue_text(done, pure))
    return Shelf([*blocks, [complete, titled(words, "points", player.points)]], indent=4)


def objects(edition: Edition) -> list[str]:
    return list(dict.fromkeys(token[0] for token in tokens(edition.data)))


def shelf_of(words: Words, one: str, hand: Mapping[str, int]) -> list[Text]:
    """One statue: how it is called, and below it the tokens of each piece."""
    pieces = []
    for piece in PIECES:
        good, bad = (hand.get(f"{one}{piece.lower()}{sign}", 0) for sign in "+-")
        text = ink(piece, "bold" if good + bad else "dim")
        pieces.append(text.append(GOOD * good, style=GOLD).append(BAD * bad if good + bad else UNEXPLORED))
    return [Text(f"{one} {words.say('object', object=int(one))}"), Text(" ").join(pieces)]


# The players


def players(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's gold, artefacts, figures in the supply, and display."""
    said = (words.say("label", label=label) for label in ("player", "supply", "display"))
    owned = [belongings(view, words, name, seat) for seat, name in enumerate(names)]
    tiles = [[tile_picture(kinds(edition)[tile]) for tile in player.display] for player in view.players]
    width = max(map(wide, owned)) + 1
    broad = width + max(map(len, tiles)) * (WIDE + 1)
    blocks = [
        [
            padded(Text(" ").join([padded(line, width - 1), *shown]), broad)
            for line, *shown in zip(block, *display, strict=True)
        ]
        for block, display in zip(owned, tiles, strict=True)
    ]
    return Group(ruled(" · ".join(said)), Shelf(blocks, gap=2, even=True))


def belongings(view: View, words: Words, name: str, seat: int) -> list[Text]:
    player = view.players[seat]
    gold = "–" if player.gold is None else player.gold
    return [
        Text(f"{ACTIVE if seat == view.active else ' '} ") + badge(seat) + ink(f" {name}", "bold"),
        Text("  ") + titled(words, "gold", gold) + Text("  ") + titled(words, "tokens", player.tokens),
        Text("  ") + Text(" ").join(figure(seat, one.strength) for one in player.figures if one.cell is None),
    ]


# What the question is about


def question(edition: Edition, view: View, words: Words) -> RenderableType:
    """The tiles that may be laid, as they may lie; the parts of a tile just laid; figures that may be taken back."""
    tiles, player = kinds(edition), view.players[view.active]
    turns = f"{TURNED} {words.say('label', label='turn_tile')}"
    if view.phase == "place" and view.drawn is not None:
        return Group(ruled(turns), Shelf(ways(edition, view, words, tiles[view.drawn])))
    if view.phase == "explore":
        blocks = [
            block for slot, tile in enumerate(player.display, 1)
            for block in ways(edition, view, words, tiles[tile], slot)
        ]  # fmt: skip
        return Group(ruled(f"{words.say('label', label='display')} · {turns}"), Shelf(blocks)) if blocks else Group()
    if view.phase == "figure":
        return Group(ruled(words.say("label", label="part")), Shelf(parts_of_tile(edition, view, words, player)))
    if view.phase == "retrieve":
        return Group(ruled(words.say("label", label="figures")), Shelf(figures_out(view, words, player)))
    return Group()


def ways(edition: Edition, view: View, words: Words, tile: TileType, slot: int | None = None) -> Iterator[list[Text]]:
    """R5.4-R5.6: a tile in every turn that fits beside the active jeep, and where it would."""
    seen = set()
    for turn in range(4):
        pattern = turned(tile.pattern, turn)
        if pattern in seen:
            continue
        seen.add(pattern)
        fitting = list(fitting_sides(edition, view, pattern))
        if fitting:
            where = ", ".join(words.say("direction", direction=DIRECTIONS[side]) for side in fitting)
            caption = ink(f"{slot} " if slot else "", "bold").append(f"{where} ", style="not bold")
            caption.append(f"{TURNED}{turn}")
            yield [*tile_picture(tile, turn), caption]


def fitting_sides(edition: Edition, view: View, pattern: str) -> Iterator[int]:
    """R5.4-R5.6: the open lines of the active jeep's field behind which a tile fits as it lies."""
    fields = {place_of(field.cell): field for field in view.board}
    x, y = place_of(view.players[view.active].jeep)
    size = edition.data.board.size

    def beyond(x: int, y: int, side: int) -> tuple[int, int]:
        return x + (side == EAST) - (side == WEST), y + (side == SOUTH) - (side == NORTH)

    for side in range(4):
        cell = beyond(x, y, side)
        if cell in fields or not 0 <= min(cell) <= max(cell) < size:
            continue
        around = [fields.get(beyond(*cell, other)) for other in range(4)]
        touching = [(pattern[other], there.pattern[(other + 2) % 4]) for other, there in enumerate(around) if there]
        if all((mine == ".") == (theirs == ".") for mine, theirs in touching):
            yield side


def parts_of_tile(edition: Edition, view: View, words: Words, player: Player) -> Iterator[list[Text]]:
    """R6.1-R6.4: the tile under the jeep with its parts by letter, and the region of each."""
    field = next(field for field in view.board if field.cell == player.jeep)
    parts = parts_of(field.pattern)
    letters = {part: ink(part, "bold white on #5a3d1e") for part in parts}
    yield picture(field.pattern, letters, jeeps([view.active]))
    yield [ink(f"{part}  ", "bold") + region_text(view.regions[field.regions[part]], words) for part in parts]
    prices = edition.data.setup.figure_price
    yield [
        Text("  ").join([figure(view.active, strength), signs(0, prices[str(strength)], most=0)])
        for strength in sorted({one.strength for one in player.figures if one.cell is None})
        if prices.get(str(strength))
    ]


def figures_out(view: View, words: Words, player: Player) -> Iterator[Text]:
    """R6.6: the figures on the board by their numbers."""
    for one in player.figures:
        if one.cell is not None:
            text = ink(f"{one.figure} ", "bold").append_text(figure(view.active, one.strength))
            yield text.append(f" {words.say('figure-name', strength=one.strength)} {one.cell}")


# The end


def score(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """R12: how the game ended; artefacts, statue by statue, the points of everybody, and the gold that breaks ties."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="")
    grid.add_column()
    for seat, name in enumerate(names):
        grid.add_column(badge(seat) + ink(f" {name}", "bold"), justify="right", max_width=20)
    points = edition.data.scoring

    def row(name: str, cells: Iterable[Any], style: str = "") -> None:
        grid.add_row(name, *(cell if isinstance(cell, Text) else Text(str(cell)) for cell in cells), style=style)

    row(words.say("label", label="tokens"), (one.tokens * points.per_artifact for one in view.players))
    hands = [player.hand or {} for player in view.players]
    for one in objects(edition):
        name = words.say("object", object=int(one))
        own = [statue for player in view.players for statue in player.statues or () if str(statue.object) == one]
        if own:
            row(name, (bonus_text(edition, statue) for statue in own))
        row("" if own else name, (count_text(hand, one) for hand in hands), style="dim")
    together = [statue for player in view.players for statue in player.statues or () if statue.object == 0]
    if together:
        row(words.say("label", label="statues"), (bonus_text(edition, statue) for statue in together))
    row(words.say("label", label="total"), (player.points for player in view.players), style="bold")
    row(words.say("label", label="gold"), (player.gold for player in view.players), style="dim")
    ending = ink(words.say("ending", ending=view.ending), "bold")
    return Group(ruled(words.say("label", label="points")), ending, Text(), grid)


def bonus_text(edition: Edition, statue: Statue) -> Text:
    """R12.2: the complete statues of a player, and what they bring."""
    points = edition.data.scoring
    worth = points.statue_mixed * (statue.complete - statue.pure) + points.statue_all_good * statue.pure
    return statue_text(statue.complete, statue.pure).append(f" {worth:>2}")


def statue_text(complete: int, pure: int) -> Text:
    """R12.2: complete statues, those of good pieces alone before the others."""
    return ink(GOOD * pure, GOLD).append(BAD * (complete - pure), style="bold")


def count_text(hand: Mapping[str, int], one: str) -> str:
    return " ".join(f"{piece}{sum(hand.get(f'{one}{piece.lower()}{sign}', 0) for sign in '+-')}" for piece in PIECES)
