"""What one seat may see of Ohio Bob, for people. Nothing is hidden but what nobody knows."""

from __future__ import annotations

from typing import Any

import msgspec

from cenote.games.ohio_bob.effects import effect_now
from cenote.games.ohio_bob.expedition import partner_cards, still_lacking
from cenote.games.ohio_bob.names import (
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOURS,
    EFFECT_NAMES,
    ENDINGS,
    GROUPS,
    HAND,
    LEVELS,
    NOTHING,
    PHASES,
    PLAYED,
    SIDE_NAMES,
    STATES,
    cards,
    faces,
)  # fmt: skip
from cenote.games.ohio_bob.piles import pile_size, rooms_needed, set_of
from cenote.kernel.game import Edition


class Room(msgspec.Struct, frozen=True):
    """A room on the table as it lies: cells row by row, and the edges of each (up, down, left, right)."""

    x: int
    y: int
    face: str
    turned: bool
    card: str | None
    owner: int | None
    last: bool
    cells: list[str]
    edges: list[list[int]]


class Group(msgspec.Struct, frozen=True):
    """R11.2: gems of one colour that the amulet asks for; white is any one colour."""

    colour: str
    count: int


class Player(msgspec.Struct, frozen=True):
    """One player: everything lies open (A53). `challenges` are those of his amulet card, `groups` the one chosen,
    `lacking` the gems still needed for it."""

    set: str
    level: int
    energy: int
    most_energy: int
    rest_cost: int
    rooms_laid: int
    rooms_needed: int
    hand: list[str]
    played: list[str]
    known_pile: list[str]
    pile: int
    challenge: str | None
    challenges: list[list[Group]]
    groups: list[Group] | None
    lacking: int | None
    partner_cards: int
    state: str
    room: int | None
    cell: int | None
    spent: list[int]
    turns: int


class Pending(msgspec.Struct, frozen=True):
    """The card being played: what of it comes next, and the charges it has given."""

    seat: int
    card: str
    copied: str | None
    side: str
    step: int
    effect: str | None
    keys: int
    stones: int
    roped: int


class View(msgspec.Struct, frozen=True):
    """Ohio Bob as one seat (None: a spectator) sees it; `faces` are those of cards that have been laid once."""

    seat: int | None
    phase: str
    round: int
    players: list[Player]
    rooms: list[Room]
    faces: dict[str, str]
    pending: Pending | None
    exchanged: bool
    offer: str | None
    turn_of: int | None
    ending: str | None


def view(edition: Edition, box: Any, t: Any, seat: int) -> View:
    """6b: the view of a table (plain objects)."""
    names = cards(edition.data)
    return View(
        seat=seat if seat >= 0 else None,
        phase=PHASES[t.phase],
        round=t.round,
        players=[_player(box, t, player, names) for player in range(t.seats)],
        rooms=[_room(edition, box, t, room, names) for room in range(t.rooms)],
        faces={names[card]: faces(edition.data)[t.behind[card] - 1] for card in range(CARDS) if t.behind[card]},
        pending=_pending(box, t, names) if t.card != NOTHING else None,
        exchanged=bool(t.exchanged),
        offer=names[t.offer] if t.offer != NOTHING else None,
        turn_of=t.turn_of if t.seats == 2 and t.coop_order else None,
        ending=ENDINGS[t.ending] or None,
    )


def _player(box: Any, t: Any, player: int, names: tuple[str, ...]) -> Player:
    level = min(t.level[player], LEVELS)
    chosen = t.challenge[player]
    colours = box.group_colour[set_of(t, player)][t.amulet_face]
    counts = box.group_count[set_of(t, player)][t.amulet_face]
    challenges = [
        [Group([*COLOURS, "white"][colours[which][k]], counts[which][k]) for k in range(GROUPS) if counts[which][k]]
        for which in range(len(SIDE_NAMES))
    ]
    out = t.room[player] == NOTHING
    return Player(
        set=("green", "blue")[set_of(t, player)],
        level=level,
        energy=t.energy[player],
        most_energy=box.most_energy[t.energy_face],
        rest_cost=box.rest_cost[t.level_face][level - 1],
        rooms_laid=t.laid[player],
        rooms_needed=rooms_needed(box, t, player) if t.level[player] <= LEVELS else 0,
        hand=[names[card] for card in range(CARDS) if t.zone[card] == HAND and t.holder[card] == player],
        played=[names[card] for card in range(CARDS) if t.zone[card] == PLAYED and t.holder[card] == player],
        known_pile=[names[t.shown[place][player]] for place in range(t.shown_count[player])],
        pile=pile_size(t, player),
        challenge=SIDE_NAMES[chosen] if chosen != NOTHING else None,
        challenges=challenges,
        groups=challenges[chosen] if chosen != NOTHING else None,
        lacking=still_lacking(box, t, player) if chosen != NOTHING else None,
        partner_cards=partner_cards(t, player) if t.seats == 2 else 0,
        state=STATES[t.state[player]],
        room=None if out else t.room[player],
        cell=None if out else t.cell[player],
        spent=[cell for cell in range(CELLS) if t.spent[player] & (1 << cell)],
        turns=t.turns[player],
    )


def _room(edition: Edition, box: Any, t: Any, room: int, names: tuple[str, ...]) -> Room:
    lies, card = t.room_face[room], t.room_card[room]
    return Room(
        x=t.room_x[room],
        y=t.room_y[room],
        face=faces(edition.data)[lies // 4],
        turned=bool(lies & 1),
        card=names[card] if card != NOTHING else None,
        owner=t.room_owner[room] if t.room_owner[room] >= 0 else None,
        last=bool(t.room_last[room]),
        cells=[CELL_NAMES[kind] for kind in box.kind[lies]],
        edges=[list(edges) for edges in box.edge[lies]],
    )


def _pending(box: Any, t: Any, names: tuple[str, ...]) -> Pending:
    effect = effect_now(box, t)
    return Pending(
        seat=t.actor,
        card=names[t.card],
        copied=names[t.source] if t.source != t.card else None,
        side=SIDE_NAMES[t.side],
        step=t.step,
        effect=EFFECT_NAMES[effect] if effect != NOTHING else None,
        keys=t.keys,
        stones=t.stones,
        roped=t.roped,
    )
