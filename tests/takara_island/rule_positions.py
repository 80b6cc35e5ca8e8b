"""Takara Island tables written in a line or two, top tile first, and short words for what is read from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol

import msgspec
import tomli_w

from cenote import games
from cenote.games.takara_island.view import Player, SiteTile
from cenote.kernel.game import SPECTATOR, Edition, Game
from cenote.kernel.journal import Event
from cenote.kernel.table import Table
from tests import editions
from tests.conftest import engine
from tests.editions import box_of

SITES = "ABCDEF"
WAYS = ("compiled",)  # the worked examples run interpreted, too, and a law has both agree
SEAT_COUNTS = (2, 3, 4)
LEVELS = {"deep": 0, "intermediate": 1, "surface": 2}
UNKNOWN = "?"
REST = "..."


class At(Protocol):
    """Makes a table in the middle of a game, gone on to its next decision."""

    def __call__(self, seats: int = 2, **fields: Any) -> Table: ...


@cache
def takara() -> Game:
    return games.get("takara_island")


@cache
def box() -> Edition:
    return takara().load_edition(None)


def data() -> dict[str, Any]:
    """The edition of the game as its file says it; a fresh copy."""
    return box_of(takara())


def edition_of(content: Mapping[str, Any]) -> Edition:
    """The edition that a file with this content describes."""
    return editions.edition_of(takara(), content)


def with_constants(**constants: int) -> Edition:
    content = data()
    content["constants"] |= constants
    return edition_of(content)


def with_chests(*chests: Mapping[str, Any]) -> Edition:
    """The edition with other chest tiles."""
    return edition_of(data() | {"chest": [*chests]})


def small(
    sites: int, each: int, deep: Mapping[str, int], middle: Mapping[str, int], top: Mapping[str, int], **more: Any
) -> Edition:
    """An edition with these tiles of the usual box, by level, and further constants."""
    content = data()
    counts = {**deep, **middle, **top}
    content["gallery"] = [tile | {"count": counts[tile["id"]]} for tile in content["gallery"] if tile["id"] in counts]
    content["gallery"] += more.pop("tiles", [])
    content["constants"] |= {"sites": sites, "tiles_per_level_per_site": each, **more}
    return edition_of(content)


# Writing tables


def _written(text: str) -> tuple[list[str], bool]:
    words = text.replace(",", " ").split()
    open_end = bool(words) and words[-1] == REST
    return (words[:-1] if open_end else words), open_end


def _height(edition: Edition, words: Sequence[str], open_end: bool) -> int:
    """How tall a site is: as many tiles as are written, or, with an open end, as tall as their levels allow."""
    if not open_end:
        return len(words)
    each = edition.data.constants.tiles_per_level_per_site
    level = {tile.id.lower(): LEVELS[tile.level] for tile in edition.data.gallery}
    for height in range(3 * each, len(words) - 1, -1):
        names = [word.lower().split("/")[0].rstrip("^*") for word in words]
        if all(name == UNKNOWN or level[name] == (height - 1 - k) // each for k, name in enumerate(names)):
            return height
    raise AssertionError(f"no site can hold {words}")


def _island(edition: Edition, sites: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    fields: dict[str, dict[str, Any]] = {"height": {}, "tile": {}, "face": {}, "wounds": {}}
    for site, text in sites.items():
        words, open_end = _written(text)
        fields["height"][site] = _height(edition, words, open_end)
        for position, word in enumerate(words):
            slot = f"{site}{fields['height'][site] - position}"
            name, _, wounds = word.partition("/")
            if wounds:
                fields["wounds"][slot] = int(wounds)
            if name.endswith(("^", "*")):
                fields["face"][slot] = "up" if name.endswith("^") else "fresh"
            if (kind := name.rstrip("^*").lower()) != UNKNOWN:
                fields["tile"][slot] = kind
    return fields


def _make_room(edition: Edition, height: dict[str, int], owned: Mapping[str, Sequence[int]]) -> None:
    """Shorten sites that nobody wrote down, so that what players own can have come from them."""
    each = edition.data.constants.tiles_per_level_per_site
    level = {tile.id.lower(): LEVELS[tile.level] for tile in edition.data.gallery}
    names = "ABCDEFGH"[: edition.data.constants.sites]
    free = [site for site in reversed(names) if site not in height]
    need = Counter(dict.fromkeys(range(3), 0))
    for tile, counts in owned.items():
        need[level[tile]] += sum(counts)
    for number in range(3):
        have = sum(max(0, min(each, (number + 1) * each - height.get(site, 3 * each))) for site in names)
        lacking = max(0, need[number] - have)
        for site in free:
            if lacking > 0 and site not in height:
                taken = min(lacking, each - 1 if number == 0 else each)
                height[site] = (number + 1) * each - taken
                lacking -= taken
        assert lacking == 0, f"no room for {owned}"


def at(
    seats: int = 2,
    *,
    way: str = "compiled",
    sites: Mapping[str, str] | None = None,
    next: Sequence[str | int] = (),
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    seed: int = 0,
    **fields: Any,
) -> Table:
    """A table in step 2 of seat 0 (or where `phase` says), gone on to its next decision.

    `sites` are written from the top: `S_K2 S_ROCK^ ...` has a face-up rockfall at position 2; `*` is a fresh tile, `/2`
    two wounds, `?` any tile, `...` further face-down tiles. A seat's own things may be a list that is too short.
    """
    edition = edition or box()
    table: dict[str, Any] = {}
    for name, value in fields.items():
        table[name] = value
        if isinstance(value, list) and name not in ("left",):
            table[name] = [*value, *[0] * (seats - len(value))]
    for name in ("owned", "chests"):
        if name in table:
            table[name] = {k.lower(): [*v, *[0] * (seats - len(v))] for k, v in table[name].items()}
    for name, values in _island(edition, sites or {}).items():
        table[name] = {**table.get(name, {}), **values}
    _make_room(edition, table["height"], table.get("owned", {}))
    position = {
        "format": "cenote-position-1",
        "game": "takara_island",
        "seats": seats,
        "seed": str(seed),
        "next": [*next],
        "options": dict(options or {}),
        "table": {name: value for name, value in table.items() if value != {}},
    }
    return Table.at(tomli_w.dumps(position), edition=edition, engine=engine(takara(), way))


def tables(way: str) -> At:
    """`at` for the rules run one way."""
    return partial(at, way=way)


def new(
    seats: int = 2,
    seed: int = 0,
    *,
    way: str = "compiled",
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Table:
    """A game from its setup on."""
    return Table.new(
        takara(), seats, seed=seed, options=options, edition=edition or box(), engine=engine(takara(), way)
    )


def say(table: Table, *said: str) -> Table:
    for text in said:
        table.play(text)
    return table


def rest_of_turn(table: Table) -> Table:
    """The active player sends everybody else to the Dive and declines everything."""
    seat, number = table.view().active, table.round
    while not table.over and (table.view().active, table.round) == (seat, number):
        table.play("dive" if table.phase == "action" else table.legal()[0])
    return table


def random_walk(table: Table, most: int = 2_000) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random, and at its end."""
    step = 7
    for _ in range(most):
        if table.over:
            break
        yield table
        step = (step * 1_103_515_245 + 12_345) % 2**31
        legal = table.legal()
        table.play(legal[step // 65_536 % len(legal)])
    yield table


# Reading tables


def truth(table: Table) -> dict[str, Any]:
    """Every field of the table, secrets included."""
    fields: dict[str, Any] = msgspec.toml.decode(table.position)["table"]
    return fields


def stack(table: Table, site: str) -> list[str]:
    """The tiles of a site from the top, written as `at` takes them."""
    fields = truth(table)
    shown = []
    for height in range(fields["height"][site], 0, -1):
        slot = f"{site}{height}"
        mark = {"down": "", "up": "^", "fresh": "*"}[fields["face"][slot]]
        wounds = f"/{fields['wounds'][slot]}" if fields["wounds"][slot] else ""
        shown.append(fields["tile"][slot].upper() + mark + wounds)
    return shown


def player(table: Table, seat: int = 0) -> Player:
    found: Player = table.view().players[seat]
    return found


def karas(table: Table) -> list[int]:
    return [one.karas for one in table.view().players]


def team(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Adventurers of a player who are available, in hospital, in the break room."""
    one = player(table, seat)
    return one.available, one.hospital, one.resting


def site_tiles(table: Table, site: str, seat: int = SPECTATOR) -> list[SiteTile]:
    """A site as a seat sees it, from the top."""
    found: list[SiteTile] = next(one.tiles for one in table.view(seat).sites if one.site == site)
    return found


def known(table: Table, seat: int, site: str) -> dict[int, str]:
    """The face-down tiles of a site that a seat knows, by position."""
    found = site_tiles(table, site, seat)
    return {tile.position: tile.tile.upper() for tile in found if tile.tile and tile.face == "down"}


def legal(table: Table, *verbs: str) -> list[str]:
    """What may be said now, of these verbs if any are given."""
    return [action.text for action in table.legal() if not verbs or action.verb in verbs]


def story(table: Table, seat: int = SPECTATOR, since: int | None = None) -> list[str]:
    """The names of the events, in order."""
    return [event.name for event in table.events(seat, since)]


def told(table: Table, *names: str, seat: int = SPECTATOR, since: int | None = None) -> list[Event]:
    return [event for event in table.events(seat, since) if event.name in names]


def facts(table: Table, name: str, seat: int = SPECTATOR, since: int | None = None) -> list[dict[str, Any]]:
    return [event.facts for event in told(table, name, seat=seat, since=since)]
