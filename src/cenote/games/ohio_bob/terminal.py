"""Ohio Bob drawn in a terminal: the temple as its reader sees it, the players with their cards, and the card played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cenote.games.ohio_bob.box import Card
from cenote.games.ohio_bob.expedition import PARTNER_CARDS
from cenote.games.ohio_bob.names import (
    CELLS,
    COLUMNS,
    DOOR,
    DOWN,
    NO_EDGE,
    RIGHT,
    ROWS,
    SIDE_NAMES,
    WALL,
)  # fmt: skip
from cenote.games.ohio_bob.view import Pending, Player, View
from cenote.kernel.game import Edition
from cenote.words import Words

BADGES = ("bold white on red3", "bold white on blue")
FLOORS = {"green": "on #14361f", "blue": "on #14264a", None: "on #33302a"}
GEMS = {"red": "◆", "yellow": "●", "green": "▲", "blue": "■", "multi": "★", "white": "☆"}
INKS = {"red": "bright_red", "yellow": "bright_yellow", "green": "bright_green", "blue": "bright_blue"}
SIGNS = {
    "empty": "·", "stairs": "≡", "ration": "♥", "chest": "▣", "pit": "∪", "trap": "×", "teleporter": "◎",
    **{colour: GEMS[colour] for colour in INKS},
}  # fmt: skip
USED = str.maketrans("♥▣◆●▲■", "♡▢◇○△□")
"""R8.1: a bonus that was used during this stay is hollow."""
STYLES = {"empty": "dim", "stairs": "dim", "ration": "bright_magenta", "chest": "dark_orange", "teleporter": "cyan",
          "pit": "bold", "trap": "bold red", **INKS}  # fmt: skip
STAIRS_UP, UNKNOWN, NOW = "⇑", "?", "▸"
TOOLS = {"move": "", "key": "⚷", "stone": "⬢", "hammer": "⚒", "rope": "∿", "torch": "☼", "map": "▦", "super": "✦"}
BORDER, BEYOND = 3, 4
"""Lines that stop nobody: between two rooms, and where no room lies yet."""
LEVEL = {NO_EDGE: " ", WALL: "━", DOOR: "═", BORDER: "┄", BEYOND: UNKNOWN}
UPRIGHT = {NO_EDGE: " ", WALL: "┃", DOOR: "║", BORDER: "┊", BEYOND: UNKNOWN}
LINES = {NO_EDGE: "", WALL: "bold", DOOR: "bold bright_yellow", BORDER: "dim", BEYOND: "cyan"}
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where walls and doors meet, by those that go up 1, right 2, down 4, left 8."""
Place = tuple[int, int]


def ink(text: str, style: str) -> Text:
    """A text whose style does not run into what follows it."""
    return Text().append(text, style=style)


def badge(seat: int) -> Text:
    return ink(str(seat + 1), BADGES[seat])


def called(words: Words, value: str) -> str:
    """The name of a card or a room; what an edition of one's own adds goes by its id."""
    return words.say(f"called-{value}") if f"called-{value}" in words else value


def titled(words: Words, label: str, more: object) -> Text:
    return Text(f"{words.say('label', label=label)} ").append(str(more), style="bold")


def draw(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its reader sees it; his own cards come last."""
    title = Text(words.say("round-name", round=view.round), style="bold")
    parts: list[RenderableType] = [Rule(title, align="left", style="dim"), Temple(view)]
    parts.append(Columns(legend(edition, view, words), padding=(0, 2)))
    for seat in sorted(range(len(view.players)), key=lambda seat: seat == view.seat):
        parts.append(belongings(edition, view, words, seat, names[seat]))
    if view.ending is not None:
        parts.append(ink(words.say("ending", ending=view.ending), "bold"))
    elif view.pending is not None:
        parts.append(pending(edition, view.pending, words))
    elif view.offer is not None:
        parts.append(titled(words, "exchange", called(words, view.offer)))
    return Group(*parts)


# The temple


class Temple:
    """R0.1-R0.3, R14.2: the rooms as they lie before the reader, as large as there is room for; if there is too
    little, those around him. The second player sits opposite, so for him everything is turned."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.turned = view.seat == 1
        self.cells = {self.place(room, k): (room, k) for room in range(len(view.rooms)) for k in range(CELLS)}

    def place(self, room: int, cell: int) -> Place:
        """Row and column of a cell on the screen."""
        x, y = self.view.rooms[room].x, self.view.rooms[room].y
        if self.turned:
            x, y, cell = -x, -y, CELLS - 1 - cell
        return ROWS * y + cell // COLUMNS, COLUMNS * x + cell % COLUMNS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.cells:
            return
        rows, columns = ({place[k] for place in self.cells} for k in range(2))
        first, last = min(columns) // COLUMNS, max(columns) // COLUMNS
        for width in (3, 2, 1):
            fitting = (options.max_width - 1) // (COLUMNS * (width + 1))
            if last - first < fitting:
                break
        else:
            first = max(first, min(self.middle() - fitting // 2, last + 1 - fitting))
            last = first + fitting - 1
        across = range(COLUMNS * first, COLUMNS * (last + 1))
        for row in range(min(rows), max(rows) + 2):
            yield self.edges(row, across, width)
            if row <= max(rows):
                yield self.row(row, across, width)

    def middle(self) -> int:
        """The column of rooms in which the reader is."""
        room = self.view.players[self.view.seat or 0].room
        return 0 if room is None else self.place(room, 0)[1] // COLUMNS

    def between(self, one: Place, other: Place, way: int) -> int:
        """R0.3, A5: what is between two cells; the second lies below the first, or right of it."""
        found = [(self.cells[place], side) for place, side in ((one, way), (other, way ^ 1)) if place in self.cells]
        shown = [self.view.rooms[room].edges[cell][side ^ self.turned] for (room, cell), side in found]
        if not found or max(shown) != NO_EDGE:
            return max(shown, default=NO_EDGE)
        if len(found) == 1:
            return BEYOND if explores(self.view) else BORDER
        return NO_EDGE if found[0][0][0] == found[1][0][0] else BORDER

    def above(self, row: int, column: int) -> int:
        return self.between((row - 1, column), (row, column), DOWN)

    def before(self, row: int, column: int) -> int:
        return self.between((row, column - 1), (row, column), RIGHT)

    def edges(self, row: int, across: range, width: int) -> Text:
        """The line above a row of cells."""
        line = Text(no_wrap=True)
        for column in (*across, across.stop):
            line.append_text(self.joint(row, column))
            if column in across:
                edge = self.above(row, column)
                line.append(UNKNOWN.center(width) if edge == BEYOND else LEVEL[edge] * width, style=LINES[edge])
        return line

    def joint(self, row: int, column: int) -> Text:
        """The corner before and above a cell."""
        ends = [self.before(row - 1, column), self.above(row, column), self.before(row, column),
                self.above(row, column - 1)]  # fmt: skip
        solid = sum(1 << side for side, edge in enumerate(ends) if edge in (WALL, DOOR))
        if solid or not any(ends):
            return ink(JOINTS[solid], LINES[WALL])
        corner = row % ROWS == 0 and column % COLUMNS == 0
        return ink("┼" if corner else LEVEL[BORDER] if row % ROWS == 0 else UPRIGHT[BORDER], LINES[BORDER])

    def row(self, row: int, across: range, width: int) -> Text:
        line = Text(no_wrap=True)
        for column in (*across, across.stop):
            edge = self.before(row, column)
            line.append(UPRIGHT[edge], style=LINES[edge])
            if column in across:
                line.append_text(self.cell((row, column), width))
        return line

    def cell(self, place: Place, width: int) -> Text:
        """R8: who stands there, what is there, and at the stairs of two players whose room it is."""
        if place not in self.cells:
            return Text(" " * width)
        number, cell = self.cells[place]
        room = self.view.rooms[number]
        here = [seat for seat, one in enumerate(self.view.players) if (one.room, one.cell) == (number, cell)]
        used = any(one.room == number and cell in one.spent for one in self.readers())
        owner = room.owner if room.cells[cell] == "stairs" and len(self.view.players) > 1 else None
        text = badge(here[0]) if here else Text(" " if width > 1 else "")
        text.append_text(sign(room.cells[cell], room.last, used)).append(" " if owner is None else str(owner + 1))
        text.truncate(width)
        floor = room.card.rpartition("-")[2] if room.card else None
        return Text(style=FLOORS[floor]).append_text(text)

    def readers(self) -> list[Player]:
        """A39: whoever the drawing is for; a spectator sees what anybody has used."""
        return self.view.players if self.view.seat is None else [self.view.players[self.view.seat]]


def explores(view: View) -> bool:
    """R5.1: rooms are missing, so whatever is open leads on."""
    return view.ending is None and any(one.rooms_laid < one.rooms_needed for one in view.players)


def sign(kind: str, last: bool = False, used: bool = False) -> Text:
    if kind == "stairs" and last:
        return ink(STAIRS_UP, "bold bright_yellow")
    return ink(SIGNS[kind].translate(USED), "dim") if used else ink(SIGNS[kind], STYLES[kind])


def legend(edition: Edition, view: View, words: Words) -> Iterator[Text]:
    """What the signs mean, as far as they are on the table."""
    kinds = {kind for room in view.rooms for kind in room.cells} - {"empty"}
    for kind in (kind for kind in SIGNS if kind in kinds):
        yield sign(kind) + ink(f" {words.say('cell-name', cell=kind)}", "dim")
    more = [(LEVEL[WALL] * 2, LINES[WALL], "wall"), (LEVEL[DOOR] * 2, LINES[DOOR], "door")] if view.rooms else []
    if any(room.last for room in view.rooms):
        more.append((STAIRS_UP, "bold bright_yellow", "stairs_up"))
    if any(one.spent for one in view.players):
        more.append((SIGNS["chest"].translate(USED), "dim", "spent"))
    for mark, style, label in more:
        yield ink(mark, style) + ink(f" {words.say('label', label=label)}", "dim")
    if view.rooms and explores(view):
        yield ink(UNKNOWN, LINES[BEYOND]) + ink(f" {words.rule('R5')}", "dim")
    cards = [card for one in view.players for card in (*one.hand, *one.played, *one.known_pile)]
    tools = {effect.partition(":")[0] for card in cards for side in sides_of(edition, card) for effect in side}
    for tool in (tool for tool in TOOLS if tool in tools and TOOLS[tool]):
        yield ink(TOOLS[tool], "bold") + ink(f" {words.say('effect-name', effect=tool)}", "dim")


# The cards


def gem(colour: str, count: int = 1) -> Text:
    return ink(GEMS[colour] * count, INKS.get(colour, "bold"))


def gear_of(edition: Edition, card: str) -> Card | None:
    """A card as the box has it; None for the Super gear."""
    return next((one for one in edition.data.card if one.id.lower() == card.rpartition("-")[0]), None)


def sides_of(edition: Edition, card: str) -> list[list[str]]:
    """The effects of both sides; the Super gear has one (R3.1)."""
    gear = gear_of(edition, card)
    return [gear.a, gear.b] if gear else [edition.data.super_gear.effects]


def effect(text: str) -> str:
    """An effect in signs: the tool, and the directions among which one is chosen."""
    tool, _, ways = text.partition(":")
    ways, _, mark = ways.partition("!")
    arrows = "".join("↑↓←→"["UDLR".index(way)] for way in ways).replace("↑↓", "↕").replace("←→", "↔")
    return f"{TOOLS[tool]}{arrows}{'!' if mark else ''}"


def cards(edition: Edition, words: Words, one: Player) -> RenderableType:
    """R0.4: everything lies open: hand, resolution pile, and of the pile what is known; both sides of each card."""
    grid = Grid.grid(padding=(0, 1))
    zones = (("hand", one.hand), ("played", one.played), ("top_card", one.known_pile[:1]),
             ("next_cards", one.known_pile[1:]))  # fmt: skip
    for label, zone in zones:
        for number, card in enumerate(zone):
            style = "dim" if label == "played" else ""
            both = [
                ink(f"{side.upper()} ", "dim").append(" ".join(map(effect, effects)), style=style or "bold")
                for side, effects in zip(SIDE_NAMES, sides_of(edition, card), strict=False)
            ]
            title = Text() if number else ink(words.say("label", label=label), "dim")
            gear = gear_of(edition, card)
            grid.add_row(title, gem(gear.colour) if gear else "", ink(called(words, card), style), *both)
    return grid


def pending(edition: Edition, played: Pending, words: Words) -> Text:
    """R3.1, R3.4, R7.3: the card being played, the effect that comes next, and the charges it has given."""
    text = badge(played.seat).append(f" {called(words, played.card)} ", style="bold")
    if played.copied is not None:
        text.append(f"({words.say('label', label='copied')}: {called(words, played.copied)}) ")
    text.append(f"{played.side.upper()} ", style="dim")
    effects = sides_of(edition, played.copied or played.card)[SIDE_NAMES.index(played.side)]
    for number, one in enumerate(effects):
        now = NOW if number == played.step else " "
        text.append(f"{now}{effect(one)} ", style="dim" if number < played.step else "bold")
    for tool, label, count in (("key", "key_charge", played.keys), ("stone", "stone_charge", played.stones)):
        if count:
            text.append(f"  {TOOLS[tool]} {words.say('label', label=label)} {count}")
    return text


# The players


def belongings(edition: Edition, view: View, words: Words, seat: int, name: str) -> RenderableType:
    """R1.2, R1.3, R2, R5.1: a player's energy, level, rooms and challenge, where he stands, and his cards."""
    one = view.players[seat]
    facts = [badge(seat).append(f" {name}", style="bold"), titled(words, "level", one.level)]
    heart = SIGNS["ration"]
    energy = heart * one.energy + heart.translate(USED) * (one.most_energy - one.energy)
    facts += [titled(words, "energy", f"{energy} {one.energy}/{one.most_energy}"),
              titled(words, "rest_cost", one.rest_cost), titled(words, "rooms", f"{one.rooms_laid}/{one.rooms_needed}"),
              titled(words, "pile", one.pile)]  # fmt: skip
    if len(view.players) > 1:
        facts.append(titled(words, "partner_cards", f"{one.partner_cards}/{PARTNER_CARDS}"))
        facts.append(Text(words.say("state", state=one.state)))
        if view.exchanged:
            facts.append(Text(words.say("label", label="exchange_used")))
    lines = [Columns(facts, padding=(0, 3)), *map(Columns, goals(one, words))]
    return Group(Text(), *lines, Columns(standing(view, one, words), padding=(0, 3)), cards(edition, words, one))


def goals(one: Player, words: Words) -> Iterator[Iterable[Text]]:
    """R1.3, R11.2: the challenge chosen and what is still missing, or those to choose from."""
    for which, groups in zip(SIDE_NAMES, one.challenges, strict=True):
        if one.challenge in (None, which):
            parts = [Text(words.say("challenge-name", which=which))]
            for group in groups:
                said = words.say("challenge-group", count=group.count, colour=group.colour)
                parts.append(gem(group.colour, group.count).append(f" {said}", style="not bold"))
            yield [*parts, titled(words, "lacking", one.lacking)] if one.challenge else parts


def standing(view: View, one: Player, words: Words) -> Iterator[Text]:
    """R8.1: the room and the cell where a player stands, and the bonuses used there."""
    if one.room is None or one.cell is None:
        return
    room = view.rooms[one.room]
    kind = room.cells[one.cell]
    here = Text(f"{called(words, room.face)}: ").append_text(sign(kind, room.last))
    yield here.append(f" {words.say('cell-name', cell=kind)}")
    if one.spent:
        used = Text(" ").join(sign(room.cells[cell], used=True) for cell in one.spent)
        yield Text(f"{words.say('label', label='spent')}: ") + used
