"""Takara Island tables written in a line or two, and short words for what is read from them.

A site is written as the specification writes it, the top tile first: `s_k2 s_rock^ ? …` is a face-down Kara tile above
a face-up rockfall, above a tile that does not matter, above as many more as fit the levels. `gob_b^/1` has a wound.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tomli_w

from cenote.games.takara_island import GAME
from cenote.games.takara_island.names import LEVEL_NAMES, tiles
from cenote.games.takara_island.view import Player, View
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.position import FORMAT
from cenote.kernel.table import Table

BOX = GAME.load_edition(None)
SITES = "ABCDEF"
TALL = 9
MORE = "…"
LEVEL = {tile.id.lower(): LEVEL_NAMES.index(tile.level) for tile in BOX.data.gallery}
CHESTS = {chest.id.lower() for chest in BOX.data.chest}
DEEP_SLOTS = {f"{site}{height}" for site in SITES for height in (1, 2, 3)}
SURFACE_SLOTS = {f"{site}{height}" for site in SITES for height in (7, 8, 9)}


# Tables


def named(word: str) -> str:
    """The tile of `gob_b^/1`, or nothing for `?`."""
    return word.split("/")[0].rstrip("^").removeprefix("?")


def height_of(written: Sequence[str], more: bool) -> int:
    """How high a site must be for its tiles to lie in their levels; the highest if more tiles lie below."""
    heights = range(TALL, len(written) - 1, -1) if more else (len(written),)
    for height in heights:
        if all(not named(word) or LEVEL[named(word)] == (height - 1 - n) // 3 for n, word in enumerate(written)):
            return height
    raise AssertionError(f"{' '.join(written)} do not lie in their levels")


def site(name: str, written: str) -> dict[str, dict[str, Any]]:
    """The fields of a position for one site, written from the top down."""
    words = written.split()
    more = words[-1:] == [MORE]
    if more:
        words.pop()
    height = height_of(words, more)
    fields: dict[str, dict[str, Any]] = {"height": {name: height}, "tile": {}, "face": {}, "wounds": {}}
    for below, word in enumerate(words):
        slot = f"{name}{height - below}"
        if named(word):
            fields["tile"][slot] = named(word)
        if "^" in word:
            fields["face"][slot] = "up"
        if "/" in word:
            fields["wounds"][slot] = int(word.split("/")[1])
    return fields


def belongings(owns: Sequence[str], seats: int) -> dict[str, dict[str, list[int]]]:
    """The fields of a position for what lies in front of the players, a text for each seat."""
    fields: dict[str, dict[str, list[int]]] = {"owned": {}, "chests": {}}
    for seat, text in enumerate(owns):
        for word, count in Counter(text.split()).items():
            place = fields["chests" if word in CHESTS else "owned"]
            place.setdefault(word, [0] * seats)[seat] = count
    return fields


def at(
    engine: Engine,
    seats: int = 2,
    *,
    next: Sequence[str | int] = (),
    options: Mapping[str, str | bool | int] | None = None,
    owns: Sequence[str] = (),
    seed: str = "position",
    **given: Any,
) -> Table:
    """The table with these sites (`A="s_k2 …"`) and fields, gone on to its next decision.

    Seat 0 is in step 2 of its turn with both adventurers unless the fields say otherwise.
    """
    fields: dict[str, Any] = {}
    for name, value in given.items():
        for key, entries in site(name, value).items() if name in SITES else ():
            fields.setdefault(key, {}).update(entries)
    fields |= belongings(owns, seats)
    fields |= {name: value for name, value in given.items() if name not in SITES}
    text: dict[str, Any] = {"format": FORMAT, "game": GAME.key, "seats": seats, "seed": seed, "next": [*next]}
    return Table.at(
        tomli_w.dumps({**text, "options": {**(options or {})}, "table": fields}), engine=engine, edition=BOX
    )


def new(engine: Engine, seats: int, seed: int = 0) -> Table:
    return Table.new(GAME, seats, seed=seed, engine=engine, edition=BOX)


def play(table: Table, *said: str) -> Table:
    for text in said:
        table.play(text)
    return table


def pass_turn(table: Table) -> Table:
    """The active player sends everybody to the Dive and spends nothing."""
    seat, turn = view(table).active, table.round
    no = {"sword": "leave sword", "action": "dive", "recruit": "skip recruit", "heal": "heal 0"}
    while not table.over and (view(table).active, table.round) == (seat, turn):
        table.play(no[table.phase])
    return table


# What is on the table


def view(table: Table, seat: int = SPECTATOR) -> View:
    seen = table.view(seat)
    assert isinstance(seen, View)
    return seen


def player(table: Table, seat: int) -> Player:
    return view(table).players[seat]


def karas(table: Table) -> list[int]:
    return [one.karas for one in view(table).players]


def team(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Adventurers of a player: available, in hospital, in the break room."""
    one = player(table, seat)
    return one.available, one.hospital, one.resting


def height(table: Table, name: str) -> int:
    return len(view(table).sites[SITES.index(name)].tiles)


def shown(table: Table, name: str, seat: int = SPECTATOR, most: int = TALL) -> str:
    """The first tiles of a site as a seat knows them, written from the top down."""
    words = []
    for tile in view(table, seat).sites[SITES.index(name)].tiles[:most]:
        word = (tile.tile or "?") + ("" if tile.face == "down" else "^")
        words.append(word + (f"/{tile.wounds}" if tile.wounds else ""))
    return " ".join(words)


def truth(table: Table) -> dict[str, Any]:
    """Everything on the table, secrets included, as a position says it."""
    fields: dict[str, Any] = tomllib.loads(table.position)["table"]
    return fields


def lying(table: Table, name: str) -> list[str]:
    """All tiles of a site, secrets included, from the top down."""
    found = truth(table)["tile"]
    return [found[f"{name}{n}"] for n in range(TALL, 0, -1) if f"{name}{n}" in found]


# What may be done, what is told and what is thought possible


def legal(table: Table, *verbs: str) -> list[str]:
    """What may be said now, of these verbs or of all."""
    return [str(action) for action in table.legal() if not verbs or action.verb in verbs]


def why(table: Table, said: str, seat: int | None = None) -> str | None:
    """The rule against an action of a seat (of the one to act); None if it is legal."""
    reason = table.perspective(table.to_act[0] if seat is None else seat).why_not(said)
    return None if reason is None else reason.rule


def told(table: Table, *names: str, seat: int = SPECTATOR) -> list[tuple[str | int | None, ...]]:
    """Events of these names, or all since the position: name, seat, facts."""
    events = table.events(seat)
    return [(e.name, e.seat, *e.facts.values()) for e in events if not names or e.name in names]


def worlds(table: Table, seat: int, count: int) -> Iterator[dict[str, str]]:
    """The tiles by slot in worlds that a seat cannot tell from the real one."""
    perspective, kinds = table.perspective(seat), tiles(BOX.data)
    for seed in range(count):
        slots = perspective.imagine(seed)["tile"][0].tolist()
        yield {f"{SITES[n // TALL]}{n % TALL + 1}": kinds[k] for n, k in enumerate(slots) if k >= 0}
