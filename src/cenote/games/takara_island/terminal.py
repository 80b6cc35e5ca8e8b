"""Takara Island drawn in a terminal: the island in cross-section, the town, the players, and the score at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cenote.games.takara_island.box import Tile, chest_sort, tile_sort
from cenote.games.takara_island.names import LEVEL_NAMES, LEVELS, SPECIALISTS
from cenote.games.takara_island.view import Player, Site, SiteTile, View
from cenote.kernel.game import Edition
from cenote.words import Words

STYLES = ("red", "blue", "yellow", "green")
WIDTH = 72
"""Columns for all the sites together."""
ROOMY = 12
"""A site this wide has spaces between what is said of a tile."""
BACKS = {"surface": ("░", "green4"), "intermediate": ("▒", "dark_goldenrod"), "deep": ("▓", "orange4")}
KARA, SCROLL, WOUND, MONSTER, CHEST, STONE, ROCKFALL = "●", "★", "✚", "☻", "▣", "◆", "▲"
LIFE, LOST_LIFE, MOST_HEARTS = "♥", "♡", 5
FRESH, SAFE, ACTIVE = "*", "✓", "▸"
PARTS = ("tiles", "tokens", "monsters", "chests", "stones", "karas")
"""R14.1: what XP come from."""
KIND_STYLES = {
    "kara": "bright_yellow",
    "rockfall": "bold grey70",
    "xp": "bright_cyan",
    "monster": "bright_red",
    "chest": "dark_orange",
    "stone": "bold bright_magenta",
}


class Flow:
    """Things one after the other, as many in a line as there is room for; the lines after the first are indented."""

    def __init__(self, things: Iterable[Text], indent: int = 0, gap: int = 3) -> None:
        self.things, self.indent, self.gap = list(things), indent, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line.cell_len > self.indent and line.cell_len + self.gap + thing.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent)
            elif line:
                line.append(" " * self.gap)
            line.append_text(thing)
        if line:
            yield line


def draw(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its reader sees it."""
    head = f"{words.say('label', label='turn')} {view.round}"
    picture = Panel(island(edition, view, words), title=head, title_align="left")
    if view.ending is None:
        return Group(picture, town(edition, view, words), players(edition, view, words, names))
    return Group(picture, score(view, words, names))


def meeples(seat: int, count: int = 1) -> Text:
    """Adventurers by the number of their seat, in its colour."""
    return Text(" ").join([Text(str(seat + 1), style=f"bold reverse {STYLES[seat]}")] * count)


def numbers(seats: Iterable[int]) -> Text:
    text = Text()
    for seat in seats:
        text.append(str(seat + 1), style=f"bold {STYLES[seat]}")
    return text


def kinds(edition: Edition) -> dict[str, Tile]:
    return {tile.id.lower(): tile for tile in edition.data.gallery}


def sign(tile: Tile) -> Text:
    """A tile in a few signs: what it is worth, the life of a monster."""
    style = KIND_STYLES[tile.kind]
    if tile.kind == "xp":
        return Text(f"{SCROLL}{tile.xp}", style=style).append(WOUND if tile.injures else "", style="bright_red")
    marks = {"kara": f"{KARA}{tile.karas}", "rockfall": ROCKFALL, "chest": CHEST, "stone": STONE}
    return Text(marks.get(tile.kind, f"{MONSTER}{tile.life}"), style=style)


def signs(edition: Edition, tiles: Mapping[str, int]) -> Iterator[Text]:
    """Several tiles; those that look the same are counted together."""
    marks: dict[str, Text] = {}
    counts: Counter[str] = Counter()
    for key, count in tiles.items():
        mark = sign(kinds(edition)[key])
        marks[mark.plain] = mark
        counts[mark.plain] += count
    for plain, mark in marks.items():
        yield Text().append(f"{counts[plain]}×" if counts[plain] > 1 else "", style="dim").append_text(mark)


# The island


def island(edition: Edition, view: View, words: Words) -> RenderableType:
    """R1.5: the sites side by side, level under level, every tile at its height; where tiles are gone there is air."""
    each = edition.data.constants.tiles_per_level_per_site
    width = min(ROOMY, WIDTH // len(view.sites))
    rows = [Text().join(fitted(site_head(view, site), width) for site in view.sites)]
    for height in range(each * LEVELS, 0, -1):
        if height % each == 0:
            rows.append(ruler(edition, view, words, LEVEL_NAMES[(height - 1) // each]))
        rows.append(Text().join(fitted(spot(edition, view, words, site, height), width) for site in view.sites))
    return Group(*rows, Flow(monsters(edition, view, words)), Flow(legend(edition, view, words), gap=2))


def fitted(text: Text, width: int) -> Text:
    text.truncate(width, overflow="crop", pad=True)
    return text


def site_head(view: View, site: Site) -> Text:
    """The letter of a site, whether a stone came from it (K4), and who stands there."""
    busy = site.site == view.digging or (view.look is not None and site.site == view.look.site)
    text = Text("  ").append(site.site, style="bold reverse" if busy else "bold").append(" ")
    if site.site == view.stone_site:
        text.append(STONE, style=KIND_STYLES["stone"]).append(" ")
    return text.append_text(meeples(view.active, view.standing.get(site.site, 0)))


def ruler(edition: Edition, view: View, words: Words, level: str) -> Text:
    """A level, and what still lies hidden in it, as far as the reader can tell."""
    text = Text().append(words.say("level", level=level), style=f"bold {BACKS[level][1]}")
    left = view.hidden.get(level)
    if left:
        text.append(f" – {words.say('label', label='hidden')}", style="dim")
        for mark in signs(edition, left):
            text.append("  ").append_text(mark)
    return text


def spot(edition: Edition, view: View, words: Words, site: Site, height: int) -> Text:
    """One place of a site: a tile with its position from the top, or nothing any more."""
    if height > len(site.tiles):
        return Text(f"  {words.say('label', label='empty')}" if height == 1 else "  ·", style="dim")
    tile = site.tiles[-height]
    gap = " " if len(view.sites) <= WIDTH // ROOMY else ""
    looked_at = view.look is not None and (view.look.site, view.look.position) == (site.site, tile.position)
    text = Text().append(str(tile.position), style="bold reverse" if looked_at else "dim").append(gap)
    if tile.tile is None:
        shade, style = BACKS[tile.level]
        text.append(shade * (3 if gap else 1), style=style)
        text.append(SAFE if is_safe(edition, view, tile) else shade, style=style)
        return text.append(gap).append_text(numbers(tile.seen_by))
    kind = kinds(edition)[tile.tile]
    if tile.face == "down":
        mark = sign(kind)
        mark.stylize("underline" if tile.glanced else "")
        others = [seat for seat in tile.seen_by if seat != view.seat]
        return text.append("(").append_text(mark).append(")").append(gap).append_text(numbers(others))
    text.append_text(face_up(kind, tile))
    return text.append(FRESH if tile.face == "fresh" else "", style="bold")


def face_up(kind: Tile, tile: SiteTile) -> Text:
    """What lies open on a site: a rockfall, or a monster with the hearts it has kept and lost (R10.3)."""
    if kind.kind != "monster":
        return Text(ROCKFALL * 3, style=KIND_STYLES[kind.kind])
    return Text(f"{MONSTER}{hearts(kind, tile)}", style=f"bold {KIND_STYLES['monster']}")


def hearts(kind: Tile, tile: SiteTile) -> str:
    if kind.life > MOST_HEARTS:
        return f"{LIFE}{kind.life - tile.wounds}/{kind.life}"
    return LIFE * (kind.life - tile.wounds) + LOST_LIFE * tile.wounds


def is_safe(edition: Edition, view: View, tile: SiteTile) -> bool:
    """6b: the tile cannot be a rockfall, while the reader knows of others in the level that may be one."""
    left = view.hidden.get(tile.level, {})
    return tile.tile is None and tile.no_rockfall and any(kinds(edition)[key].kind == "rockfall" for key in left)


def monsters(edition: Edition, view: View, words: Words) -> Iterator[Text]:
    """Every monster that the reader knows of: where, its life, and what it brings."""
    for site in view.sites:
        for tile in site.tiles:
            kind = kinds(edition)[tile.tile] if tile.tile else None
            if kind is None or kind.kind != "monster":
                continue
            text = Text("(" if tile.face == "down" else "").append(f"{site.site}{tile.position} ", style="bold")
            text.append(words.say("tile", tile=tile_sort(kind), amount=kind.xp), style=KIND_STYLES["monster"])
            text.append(f" {hearts(kind, tile)}", style=KIND_STYLES["monster"])
            if kind.karas:
                text.append(f" {KARA}{kind.karas}", style=KIND_STYLES["kara"])
            if kind.xp:
                text.append(f" {SCROLL}{kind.xp}", style=KIND_STYLES["xp"])
            yield text.append(")" if tile.face == "down" else "")


def legend(edition: Edition, view: View, words: Words) -> Iterator[Text]:
    """What the signs mean; those about tiles that have been looked at or turned up only while they are there."""
    lying = [tile for site in view.sites for tile in site.tiles]
    for mark, kind, name in (
        (KARA, "kara", words.say("label", label="karas")),
        (SCROLL, "xp", words.say("label", label="xp")),
        (ROCKFALL, "rockfall", words.say("tile", tile="rockfall", amount=0)),
        (MONSTER, "monster", words.say("tile", tile="monster", amount=0)),
        (CHEST, "chest", words.say("tile", tile="chest", amount=0)),
        (STONE, "stone", words.say("tile", tile="stone", amount=0)),
    ):
        yield Text().append(mark, style=KIND_STYLES[kind]).append(f" {name}", style="dim")
    yield Text().append(WOUND, style="bright_red").append(f" {words.say('label', label='hospital')}", style="dim")
    if any(tile.face == "fresh" for tile in lying):
        yield Text().append(FRESH, style="bold").append(f" {words.say('label', label='fresh')}", style="dim")
    if any(is_safe(edition, view, tile) for tile in lying):
        yield Text().append(SAFE).append(f" {words.say('label', label='no_rockfall')}", style="dim")
    if any(tile.face == "down" and tile.tile is not None for tile in lying):
        yield Text("(…) ").append(words.say("seen-by", who=words.say("label", label="you")), style="dim")
    seen = {seat for tile in lying if tile.face == "down" for seat in tile.seen_by if seat != view.seat}
    if seen:
        yield words_around(words, "seen-by", numbers(sorted(seen)))


def words_around(words: Words, key: str, who: Text) -> Text:
    """A message about seats, with their numbers in their colours."""
    before, _, after = words.say(key, who="\x00").partition("\x00")
    return Text().append(before, style="dim").append_text(who).append(after, style="dim")


# The town


def town(edition: Edition, view: View, words: Words) -> RenderableType:
    """R1.6, R3, R8, R9: the places of the town with their prices, what they have, and who stands there."""
    constants = edition.data.constants
    prices = {tile.id.lower(): tile for tile in edition.data.specialist}

    def named(place: str) -> Text:
        text = Text().append(words.say("town", place=place), style="bold")
        here = meeples(view.active, view.standing.get(place, 0))
        return text.append(" ").append_text(here) if here else text

    def price(karas: int, before: str = "") -> Text:
        return Text(f" {before}{KARA}{karas}", style=KIND_STYLES["kara"])

    forge = named("forge").append_text(price(constants.sword_cost)).append(f" {words.say('label', label='sword')}")
    if view.sword:
        forge.append(" → ").append_text(numbers([view.active]))
    counter = named("counter").append_text(price(constants.token_cost)).append(" → ")
    counter.append(f"{SCROLL}{constants.token_xp}", style=KIND_STYLES["xp"])
    counter.append(f" ({words.say('label', label='stock')} {view.stock})")
    if view.counter_used:
        counter.stylize("dim")
    waiting = [seat for seat, player in enumerate(view.players) if not player.recruited]
    beach = named("beach").append_text(price(constants.recruit_cost)).append(f" {words.say('label', label='recruit')} ")
    parts = [named("dive").append_text(price(constants.dive_karas, "+")), counter, forge]
    if constants.recruits and waiting:
        parts.append(beach.append_text(numbers(waiting)))
    harbour = [named("harbour")]
    for specialist in SPECIALISTS:
        cost = price(prices[specialist].cost) if prices[specialist].cost else price(prices[specialist].surcharge, "+")
        if specialist in view.harbour:
            harbour.append(Text(words.say("specialist", specialist=specialist)).append_text(cost))
    pile = [Text().append(words.say("label", label="pile"), style="bold").append(f" {sum(view.pile.values())}")]
    pile += (Text(chest, style="dim") for chest in chest_names(edition, view.pile, words))
    lines: list[RenderableType] = [Flow(parts), Flow(harbour), Flow(pile, gap=2)]
    if view.bank is not None:
        lines.append(Text().append(words.say("label", label="bank"), style="bold").append_text(price(view.bank)))
    return Panel(Group(*lines))


def chest_names(edition: Edition, chests: Mapping[str, int], words: Words) -> Iterator[str]:
    by_id = {chest.id.lower(): chest for chest in edition.data.chest}
    for key, count in chests.items():
        yield (f"{count}× " if count > 1 else "") + words.say("chest", chest=chest_sort(by_id[key]))


# The players


def players(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """R15.1: everybody's belongings, and what they are worth."""
    width = max(len(name) for name in names) + 5
    lines = []
    for seat, player in enumerate(view.players):
        name = Text(f"{ACTIVE if seat == view.active else ' '} ")
        name.append(f"{seat + 1} ", style=f"bold {STYLES[seat]}").append(names[seat], style="bold")
        lines.append(Flow([fitted(name, width), *belongings(view, seat, player, words)], width + 3))
        worth = list(parts_of_score(edition, player, words))
        if worth:
            lines.append(Flow([Text(" "), *worth], indent=4))
    return Group(*lines)


def belongings(view: View, seat: int, player: Player, words: Words) -> Iterator[Text]:
    """Karas and XP, the team, the stones and the specialist of a player."""
    yield Text(f"{KARA} {player.karas:>2}", style=KIND_STYLES["kara"])
    yield Text(f"{SCROLL} {player.score.total:>2}", style=KIND_STYLES["xp"])
    for label, count in (("available", player.available), ("hospital", player.hospital), ("resting", player.resting)):
        if count or label == "available":
            text = Text(f"{words.say('label', label=label)} ")
            yield text.append(str(count), style="bold" if label == "available" else "bright_red")
    if player.stones:
        yield Text(STONE * player.stones, style=KIND_STYLES["stone"])
    if player.specialist is not None:
        state = words.say("label", label="asleep" if player.specialist.asleep else "awake")
        name = words.say("specialist", specialist=player.specialist.specialist)
        yield Text(f"{name} ({state})", style="dim" if player.specialist.asleep else "")
    if view.sword and seat == view.active:
        yield Text(words.say("label", label="sword"), style="bold")


def parts_of_score(edition: Edition, player: Player, words: Words) -> Iterator[Text]:
    """R14.1: where a player's XP come from."""
    xp_tiles = {key: count for key, count in player.tiles.items() if kinds(edition)[key].kind == "xp"}
    details = {
        "tiles": " ".join(mark.plain for mark in signs(edition, xp_tiles)),
        "tokens": str(player.tokens) if player.tokens else "",
        "chests": ", ".join(chest_names(edition, player.chests, words)),
    }
    for label in PARTS:
        worth = getattr(player.score, label)
        if worth or details.get(label):
            text = Text(f"{words.say('label', label=label)} {SCROLL}{minus(worth)}", style="dim")
            yield text.append(f" ({details[label]})" if details.get(label) else "")


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def score(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """R14: how the game ended and the XP of everybody, part by part; none are counted when all have lost (R12.4)."""
    ending = Text(words.say("ending", ending=view.ending), style="bold")
    titles = [player.score.title for player in view.players]
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column()
    for seat, name in enumerate(names):
        head = Text(f"{seat + 1} ", style=f"bold {STYLES[seat]}").append(name, style="bold")
        grid.add_column(head, justify="right", max_width=14)
    for label in (*PARTS, "total"):
        style = "bold" if label == "total" else ""
        worth = [minus(getattr(player.score, label)) for player in view.players]
        grid.add_row(words.say("label", label=label), *worth, style=style)
    grid.add_row(words.say("label", label="title"), *(title and words.say("title", title=title) for title in titles))
    shown = Group(ending, Text(), grid) if any(titles) else ending
    return Panel(shown, title=words.say("label", label="score"), title_align="left")
