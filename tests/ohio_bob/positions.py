"""Tables of Ohio Bob written in a line or two, and short words for what is read from them.

    table = at(rules, Explorer({(0, 0): "T08"}, (1, 2), hand="RD1", pile="RD2 …"))
    play(comes(table, "YL3"), "RD1 a", "U", "U")
    assert where(table) == ((0, -1), (3, 2))

Everything is written as the examples of the specification write it: rooms by their face on a place (x, y), cells as
(row, column), cards by their id. `RD1` is of the player's own set, `RD1*` of the partner's, `SG` the own Super gear
and `SG*` the partner's; `U D L R` are directions.
What is not written is as the examples say: level 1, all easy, green set, full energy, the Super gear in hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import tomli_w

from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.names import COLUMNS, SET, SET_NAMES, cards
from cenote.games.ohio_bob.view import Player, Room, View
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.position import FORMAT
from cenote.kernel.table import Table

Place = tuple[int, int]
Cell = tuple[int, int]

BOX = GAME.load_edition(None)
CARDS = cards(BOX.data)
IDS = [card.id for card in BOX.data.card]
BEHIND = {card.temple: card.id for card in BOX.data.card}
WAYS = {"U": "up", "D": "down", "L": "left", "R": "right"}
MORE = "…"


# Tables


@dataclass
class Explorer:
    """What a player has. He stands in the first of his rooms unless `place` says where; without a cell he has left.

    `pile` are the cards of the pile that are known, the top one first; after `…` come, in an order that nobody knows,
    all cards of the set that are written nowhere (the first of them is the top card if none is written). Without `…`
    those lie in the resolution pile. `under` are the cards that were shuffled under the pile. The room that makes the
    level full is the last of `rooms`.
    """

    rooms: Mapping[Place, str]
    cell: Cell | None = None
    place: Place | None = None
    hand: str = ""
    played: str = ""
    pile: str = MORE
    under: str = ""
    aside: str = ""
    energy: int = 0
    level: int = 1
    challenge: str = "a"
    state: str = "ready"
    spent: Sequence[Cell] = ()


def named(card: str, seat: int, options: Mapping[str, Any] | None = None) -> str:
    """The card that a player calls `RD1`, `RD1*`, `SG` or `SG*`."""
    whose = seat ^ card.endswith("*")
    if card.startswith("SG"):
        return ("supergear", "supergear2")[whose]
    first = SET_NAMES.index((options or {}).get("set", "green"))
    return f"{card.rstrip('*').lower()}-{SET_NAMES[first ^ whose]}"


def at(
    engine: Engine,
    *explorers: Explorer,
    options: Mapping[str, str | bool | int] | None = None,
    seed: str = "position",
    **fields: Any,
) -> Table:
    """The table of one or two explorers, gone on to its next decision."""
    chosen = {**(options or {})}
    table = {"phase": "turn", **_cards(explorers, chosen), **_rooms(explorers, chosen), **_figures(explorers, chosen)}
    text: dict[str, Any] = {"format": FORMAT, "game": GAME.key, "seats": len(explorers), "seed": seed}
    return Table.at(tomli_w.dumps({**text, "options": chosen, "table": table | fields}), engine=engine, edition=BOX)


def _cards(explorers: Sequence[Explorer], options: Mapping[str, Any]) -> dict[str, Any]:
    """Zones and piles: every card that is written, then those that are not."""
    zone: dict[str, str] = {}
    holder: dict[str, int] = {}
    known: list[list[str]] = []
    below: list[list[str]] = []
    for seat, one in enumerate(explorers):
        pile = [card for card in one.pile.split() if card != MORE]
        rooms = " ".join(BEHIND[face] for face in one.rooms.values())
        super_gear = "" if "SG" in one.played.split() else "SG"
        for place, written in {
            "hand": f"{super_gear} {one.hand}", "played": one.played, "aside": one.aside, "room": rooms,
            "pile": " ".join([*pile, one.under]),
        }.items():  # fmt: skip
            for card in written.split():
                zone[named(card, seat, options)], holder[named(card, seat, options)] = place, seat
        known.append([named(card, seat, options) for card in pile])
    for seat, one in enumerate(explorers):
        rest = [card for id in IDS if (card := named(id, seat, options)) not in zone]
        more = MORE in one.pile.split()
        if more and not known[seat]:
            zone[rest[0]], holder[rest[0]] = "pile", seat
            known[seat].append(rest.pop(0))
        for card in rest:
            zone[card], holder[card] = "pile" if more else "played", seat
        below.append(rest if more else [])
    longest = max(map(len, known))
    shown = {str(n + 1): [pile[n] if n < len(pile) else "" for pile in known] for n in range(longest)}
    under = [[named(card, seat, options) for card in one.under.split()] for seat, one in enumerate(explorers)]
    return {
        "zone": {card: zone.get(card, "gone") for card in CARDS if card}, "holder": holder, "shown": shown,
        "shown_count": [len(pile) for pile in known],
        "batch": {"1": [_bits(pile) for pile in below], "2": [_bits(pile) for pile in under]},
    }  # fmt: skip


def _bits(names: Sequence[str]) -> int:
    return sum(1 << CARDS.index(card) % SET for card in names)


def _rooms(explorers: Sequence[Explorer], options: Mapping[str, Any]) -> dict[str, Any]:
    """The rooms of each player; the link room lies in the middle."""
    laid: list[tuple[int, int, str, int]] = [(0, 0, "", 0)] if len(explorers) == 2 else []
    behind: dict[str, str] = {}
    for seat, one in enumerate(explorers):
        needed = BOX.data.level[options.get("level_face", "easy")].rooms[one.level - (one.cell is None) - 1]
        for number, ((x, y), face) in enumerate(one.rooms.items(), 1):
            card = named(BEHIND[face], seat, options)
            behind[card] = face.lower()
            laid.append((x, y, card, int(number == needed)))
    names = ("room_x", "room_y", "room_card", "room_last")
    fields = {"rooms": len(laid), **{name: [room[n] for room in laid] for n, name in enumerate(names)}}
    return fields | ({"behind": behind} if options.get("pairing") == "shuffled" else {})


def _figures(explorers: Sequence[Explorer], options: Mapping[str, Any]) -> dict[str, Any]:
    """Where the players stand and what their starting cards show."""
    places = [(0, 0)] * (len(explorers) == 2) + [place for one in explorers for place in one.rooms]
    full = BOX.data.energy[options.get("energy_face", "easy")].start
    out = [one.cell is None for one in explorers]
    stands = [one.place or next(iter(one.rooms)) for one in explorers]
    return {
        "room": [-1 if gone else places.index(place) for gone, place in zip(out, stands, strict=True)],
        "cell": [_number(one.cell or (1, 1)) for one in explorers],
        "spent": [sum(1 << _number(cell) for cell in one.spent) for one in explorers],
        "challenge": ["ab".index(one.challenge) for one in explorers],
        "level": [one.level for one in explorers],
        "energy": [one.energy or full for one in explorers],
        "state": ["left" if gone else one.state for gone, one in zip(out, explorers, strict=True)],
    }  # fmt: skip


def _number(cell: Cell) -> int:
    return (cell[0] - 1) * COLUMNS + cell[1] - 1


def new(engine: Engine, seats: int = 1, seed: int = 0, **options: str | bool | int) -> Table:
    return Table.new(GAME, seats, seed=seed, options=options, engine=engine, edition=BOX)


def comes(table: Table, order: str) -> Table:
    """Fix the cards that are turned up next, one after another."""
    table.force(*(IDS.index(card) for card in order.split()))
    return table


def said(table: Table, text: str, seat: int) -> str:
    """An action as the table reads it: `U` goes up, `RD1 a` plays a card, `choose RD1` names one, `SG` has one side."""
    if text in WAYS:
        return f"go {WAYS[text]}"
    words = [named(word, seat, table.options) if word.rstrip("*") in (*IDS, "SG") else word for word in text.split()]
    if words[0] in CARDS:
        words = ["play", *words, *(["a"] if len(words) == 1 else [])]
    return " ".join(words)


def acting(table: Table, seat: int | None) -> int:
    if seat is None:
        (seat,) = table.to_act
    return seat


def play(table: Table, *texts: str, seat: int | None = None) -> Table:
    """Say things for a player; where two may act he must be named."""
    for text in texts:
        who = acting(table, seat)
        table.play(said(table, text, who), who)
    return table


# What is on the table


def view(table: Table) -> View:
    seen = table.view()
    assert isinstance(seen, View)
    return seen


def player(table: Table, seat: int = 0) -> Player:
    return view(table).players[seat]


def energy(table: Table, seat: int = 0) -> int:
    return player(table, seat).energy


def where(table: Table, seat: int = 0) -> tuple[Place, Cell] | None:
    """The place of the room and the cell where a player stands, None if he has left."""
    one = player(table, seat)
    if one.room is None or one.cell is None:
        return None
    room = view(table).rooms[one.room]
    return (room.x, room.y), (one.cell // COLUMNS + 1, one.cell % COLUMNS + 1)


def spent(table: Table, seat: int = 0) -> set[Cell]:
    return {(cell // COLUMNS + 1, cell % COLUMNS + 1) for cell in player(table, seat).spent}


def called(table: Table, names: Sequence[str], seat: int) -> list[str]:
    """Cards as a player calls them."""
    words = {named(id + mark, seat, table.options): id + mark for id in (*IDS, "SG") for mark in ("", "*")}
    return [words[name] for name in names]


def hand(table: Table, seat: int = 0) -> set[str]:
    return set(called(table, player(table, seat).hand, seat))


def played(table: Table, seat: int = 0) -> set[str]:
    """The resolution pile."""
    return set(called(table, player(table, seat).played, seat))


def known(table: Table, seat: int = 0) -> str:
    """The cards of the pile that are known, the top one first."""
    return " ".join(called(table, player(table, seat).known_pile, seat))


def pile(table: Table, seat: int = 0) -> int:
    """The number of cards in the pile."""
    return player(table, seat).pile


def below(table: Table, level: int, seat: int = 0) -> set[str]:
    """The cards of the pile in an order that nobody knows: those shuffled when that level began."""
    members = truth(table)["batch"][str(level)][seat]
    return {id for number, id in enumerate(IDS) if members >> number & 1}


def zone(table: Table, name: str) -> set[str]:
    """The cards in a zone, as player 1 calls them."""
    return set(called(table, [card for card, there in truth(table)["zone"].items() if there == name], 0))


def rooms(table: Table) -> dict[Place, str]:
    """The faces on the table; the link room is `link`."""
    return {(room.x, room.y): room.face.upper() if room.card else "link" for room in view(table).rooms}


def room(table: Table, place: Place) -> Room:
    return next(room for room in view(table).rooms if (room.x, room.y) == place)


def cells(table: Table, place: Place, *kinds: str) -> dict[Cell, str]:
    """The cells of a room that are not empty, or are of these kinds, as displayed."""
    there = {(n // COLUMNS + 1, n % COLUMNS + 1): kind for n, kind in enumerate(room(table, place).cells)}
    return {cell: kind for cell, kind in there.items() if kind in kinds or (not kinds and kind != "empty")}


def truth(table: Table) -> dict[str, Any]:
    """Everything on the table, as a position says it."""
    fields: dict[str, Any] = tomllib.loads(table.position)["table"]
    return fields


# What may be done, and what is told


def legal(table: Table, seat: int | None = None) -> list[str]:
    return [str(action) for action in table.legal(acting(table, seat))]


def ways(table: Table) -> str:
    """The directions that are possible now, in the order U, D, L, R."""
    found = legal(table)
    return "".join(way for way, word in WAYS.items() if f"go {word}" in found)


def why(table: Table, text: str, seat: int | None = None) -> str | None:
    """The rule against an action of a player (of the one to act); None if it is legal."""
    who = acting(table, seat)
    reason = table.perspective(who).why_not(said(table, text, who))
    return None if reason is None else reason.rule


def told(table: Table, *names: str, seat: int = SPECTATOR) -> list[tuple[str | int | None, ...]]:
    """Events of these names, or all since the position: name, seat, facts."""
    events = table.events(seat)
    return [(e.name, e.seat, *e.facts.values()) for e in events if not names or e.name in names]
