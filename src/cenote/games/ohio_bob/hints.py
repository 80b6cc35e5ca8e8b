"""Why an action is advised: every trial says what came of it, and what was said most often is the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from cenote.games.ohio_bob.advice import printed_steps
from cenote.games.ohio_bob.effects import is_way, may_leave
from cenote.games.ohio_bob.expedition import PARTNER_CARDS, is_there, partner_cards, still_lacking
from cenote.games.ohio_bob.names import (
    BY_TORCH,
    CELLS,
    CHEST,
    COLOURS,
    COLUMNS,
    DISCARD,
    DOOR,
    HAND,
    KEY,
    LEVELS,
    MAP,
    MOVE,
    MULTI,
    NO_EDGE,
    NOTHING,
    OFFER,
    ON_STAIRS,
    OPENING,
    PILE,
    PIT,
    PLAYED,
    RATION,
    READY,
    RED_CHEST,
    ROOM,
    ROPE,
    ROWS,
    STAIRS,
    SUPER,
    SUPER_MOVE,
    TELEPORTER,
    WHITE,
)  # fmt: skip
from cenote.games.ohio_bob.piles import count_cards, owner_of, rooms_needed, set_of, top_card
from cenote.games.ohio_bob.temple import (
    displayed,
    edge_between,
    is_inside,
    next_cell,
    next_room,
)  # fmt: skip
from cenote.kernel.actions import Action
from cenote.kernel.game import Message, Trial

Spot = tuple[int, int]
"""A room, and a cell of it."""

HINTS: Mapping[str, tuple[str, ...]] = {
    "hint-worth": (),
    "hint-challenge-white": ("count",), "hint-challenge-fixed": ("count",),
    "hint-pick-gem": ("colour",), "hint-pick-steps": ("count",), "hint-pick-top": ("colour",), "hint-pick-room": (),
    "hint-stairs": (), "hint-gem": ("colour",), "hint-last-room": (), "hint-ration": (), "hint-room": ("count",),
    "hint-chest": (), "hint-pit": ("count", "cost"), "hint-safe": (),
    "hint-near-stairs": ("count",), "hint-near-chest": ("count",), "hint-near-border": ("count",),
    "hint-rest": ("count", "cost"), "hint-rest-partner": (), "hint-hand-over": ("count",), "hint-skip": (),
    "hint-leave": ("level",), "hint-amulet": (), "hint-stay-gems": ("count",), "hint-bonus-later": (),
    "hint-gift": ("energy",), "hint-gift-keep": ("energy",), "hint-discard": ("colour",),
    "hint-offer-gem": ("colour",), "hint-exchange": ("count",), "hint-refuse": (),
}  # fmt: skip


def because(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    """The reason that most trials give; what cannot be said in a sentence was simply worth most."""
    reasons = [REASONS[action.verb](box, seat, action, trial) or Message("hint-worth") for trial in trials]
    return max(reasons, key=reasons.count)


# Gems


def _gem(key: str, box: Any, card: int) -> Message:
    return Message(key, {"colour": COLOURS[box.colour[card]]})


def _holding(t: Any, seat: int, card: int) -> Any:
    """The table if the seat had one card more."""
    here = copy(t)
    here.zone, here.holder = list(t.zone), list(t.holder)
    here.zone[card], here.holder[card] = HAND, seat
    return here


def _needs(box: Any, t: Any, seat: int, card: int) -> bool:
    """R11.2: with this card the amulet lacks a gem less."""
    return bool(card < SUPER and still_lacking(box, _holding(t, seat, card), seat) < still_lacking(box, t, seat))


def _from_pile(trial: Trial, zone: int) -> int:
    """The card that came from a pile into a zone, NOTHING if none did."""
    moved = (card for card in range(SUPER) if trial.before.zone[card] == PILE and trial.after.zone[card] == zone)
    return next(moved, NOTHING)


def _in_chest(box: Any, t: Any, seat: int, kind: int) -> int:
    """R8.3, R8.4: a card that a chest can hold: the top card, or one of its colour."""
    mine = [card for card in range(SUPER) if t.zone[card] == PILE and owner_of(t, card) == seat]
    fits = [card for card in mine if kind >= RED_CHEST and box.colour[card] == kind - RED_CHEST]
    return fits[0] if fits else int(top_card(t, seat))


# Ways


def _standing(t: Any, seat: int, room: int, cell: int, **fields: int) -> Any:
    """The table if the seat stood elsewhere, with other fields too."""
    here = copy(t)
    here.room, here.cell = list(t.room), list(t.cell)
    here.room[seat], here.cell[seat] = room, cell
    for name, value in fields.items():
        setattr(here, name, value)
    return here


def _kind(box: Any, t: Any, room: int, cell: int) -> int:
    return int(box.kind[t.room_face[room]][cell])


def _reach(box: Any, t: Any, seat: int) -> tuple[set[Spot], bool]:
    """Where the rest of the card can lead, and whether it can open a room; pits and teleporters end it. A torch may
    become either side of the top card."""
    ends, opens, cards = {(t.room[seat], t.cell[seat])}, False, [(t.source, t.side, t.step)]
    if t.card == NOTHING or t.actor != seat:
        return ends, opens
    if t.phase == BY_TORCH:
        cards = [(top_card(t, seat), side, 0) for side in range(2)]
    for source, side, first in cards:
        spots = {(t.room[seat], t.cell[seat], t.keys)}
        effects = enumerate(box.effect[source][side][: box.effects[source][side]])
        for step, effect in [one for one in effects if one[0] >= first for _ in range(2 if one[1] == ROPE else 1)]:
            if effect == KEY:
                spots = {(room, cell, keys + 1) for room, cell, keys in spots}
            for room, cell, keys in sorted(spots):
                here = _standing(t, seat, room, cell, keys=keys, source=source, side=side, step=step)
                for way in [displayed(seat, k) for k in range(4) if is_way(box, here, seat, effect, k)]:
                    spot = next_room(here, room, cell, way), next_cell(cell, way)
                    if effect == MAP or spot[0] == NOTHING:
                        opens = True
                        continue
                    ends.add(spot)
                    kind, locked = _kind(box, t, *spot), edge_between(box, here, room, cell, way) == DOOR
                    if kind != TELEPORTER and (kind != PIT or effect in (ROPE, SUPER_MOVE)):
                        spots.add((*spot, keys - (effect == MOVE and locked)))
    return ends, opens


def _is_fresh(t: Any, seat: int, room: int, cell: int) -> bool:
    """R8.1: the bonus of the cell is not used up."""
    return room != t.room[seat] or not t.spent[seat] >> cell & 1


def _goals(box: Any, t: Any, seat: int) -> Iterator[tuple[str, list[Spot]]]:
    """What is still to be done on the level, with the cells where: a gem, a room, the way out."""
    every = [(room, cell) for room in range(t.rooms) for cell in range(CELLS)]
    if still_lacking(box, t, seat) > 0 and top_card(t, seat) != NOTHING:
        chests = [spot for spot in every if _kind(box, t, *spot) in (CHEST, *range(RED_CHEST, RED_CHEST + MULTI))]
        yield "chest", [spot for spot in chests if _is_fresh(t, seat, *spot)]
    if t.laid[seat] < rooms_needed(box, t, seat):
        free = [(room, cell, way) for room, cell in every for way in range(4) if not is_inside(cell, way)]
        dark = [spot for spot in free if next_room(t, *spot) == NOTHING]
        yield "border", [spot[:2] for spot in dark if box.edge[t.room_face[spot[0]]][spot[1]][spot[2]] == NO_EDGE]
    else:
        stairs = [spot for spot in every if _kind(box, t, *spot) == STAIRS]
        yield "stairs", [spot for spot in stairs if may_leave(box, _standing(t, seat, *spot), seat)]


def _apart(t: Any, one: Spot, other: Spot) -> int:
    """Steps between two cells, as the crow flies."""
    x, y = ([COLUMNS * t.room_x[room] + cell % COLUMNS for room, cell in (one, other)],
            [ROWS * t.room_y[room] + cell // COLUMNS for room, cell in (one, other)])  # fmt: skip
    return int(abs(x[0] - x[1]) + abs(y[0] - y[1]))


# The reasons, verb by verb


def _outlook(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    """What happened, else what the rest of the card can lead to, else what came nearer."""
    before, after = trial.before, trial.after
    told = {event.name: event.facts for event in trial.events}
    if after.phase == ON_STAIRS:
        return Message("hint-stairs")
    if "chest_opened" in told:
        card = _from_pile(trial, HAND)
        return _gem("hint-gem", box, card) if _needs(box, before, seat, card) else Message("hint-chest")
    if told.get("ration_eaten", {}).get("amount"):
        return Message("hint-ration")
    if "fell" in told:
        return Message("hint-pit", {name: int(told["rested"][name] or 0) for name in ("count", "cost")})
    if after.over or after.room[seat] == NOTHING:
        return None
    missing = rooms_needed(box, after, seat) - after.laid[seat]
    if "explored" in told:
        return Message("hint-room", {"count": missing}) if missing else Message("hint-last-room")
    ends, opens = _reach(box, after, seat)
    found = _on_cells(box, after, seat, ends - {(after.room[seat], after.cell[seat])})
    if found:
        return found
    if opens:
        return Message("hint-room", {"count": missing - 1}) if missing > 1 else Message("hint-last-room")
    return Message("hint-safe") if "trap_avoided" in told else _nearer(box, before, after, seat, ends)


def _on_cells(box: Any, t: Any, seat: int, cells: set[Spot]) -> Message | None:
    """The best of what lies on some cells."""
    kinds = {(_kind(box, t, *spot), spot) for spot in cells if _is_fresh(t, seat, *spot)}
    if any(kind == STAIRS and may_leave(box, _standing(t, seat, *spot), seat) for kind, spot in kinds):
        return Message("hint-stairs")
    chests = sorted(kind for kind, _ in kinds if kind == CHEST or kind >= RED_CHEST)
    cards = [card for kind in chests if (card := _in_chest(box, t, seat, kind)) != NOTHING]
    for card in cards:
        if _needs(box, t, seat, card):
            return _gem("hint-gem", box, card)
    guest = 1 - seat if t.seats == 2 and is_there(t, 1 - seat) else seat
    off = box.rations_off[t.energy_face if t.rations_off_card else t.level_face][t.level[seat] - 1]
    if any(kind == RATION for kind, _ in kinds) and not off and t.energy[guest] < box.most_energy[t.energy_face]:
        return Message("hint-ration")
    return Message("hint-chest") if cards else None


def _nearer(box: Any, before: Any, after: Any, seat: int, ends: set[Spot]) -> Message | None:
    """A goal that comes nearer, with the steps that are left then."""
    start = before.room[seat], before.cell[seat]
    for goal, cells in _goals(box, after, seat):
        left = min((_apart(after, end, cell) for end in ends for cell in cells), default=0)
        if cells and left < min(_apart(after, start, cell) for cell in cells):
            return Message(f"hint-near-{goal}", {"count": left})
    return None


def _still(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    return _outlook(box, seat, action, trial) or Message("hint-skip")


def _copy(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    return (_still if action["side"] == "nothing" else _outlook)(box, seat, action, trial)


def _challenge(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    t, which = trial.before, action.code - box.challenge_code
    place = set_of(t, seat), t.amulet_face, which
    colours, counts = (field[place[0]][place[1]][place[2]] for field in (box.group_colour, box.group_count))
    white = sum(count for colour, count in zip(colours, counts, strict=True) if colour == WHITE)
    if white:
        return Message("hint-challenge-white", {"count": white})
    return Message("hint-challenge-fixed", {"count": sum(counts)})


def _pick(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    t, kept, laid = trial.before, _from_pile(trial, HAND), _from_pile(trial, ROOM)
    if t.phase == OPENING:
        if _needs(box, t, seat, kept):
            return _gem("hint-pick-gem", box, kept)
        return Message("hint-pick-steps", {"count": int(printed_steps(box, kept))})
    top = int(top_card(trial.after, seat))
    if not _needs(box, t, seat, laid):
        return Message("hint-pick-room")
    return _gem("hint-pick-top", box, top) if top != NOTHING and _needs(box, t, seat, top) else None


def _rest(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    t = trial.before
    if t.seats == 2 and is_there(t, 1 - seat) and t.state[1 - seat] != READY:
        return Message("hint-rest-partner")
    count, cost = int(count_cards(t, seat, PLAYED)), box.rest_cost[t.level_face][t.level[seat] - 1]
    return Message("hint-rest", {"count": count, "cost": cost}) if count else None


def _hand_over(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    count = int(count_cards(trial.before, 1 - seat, HAND))
    return Message("hint-hand-over", {"count": count}) if count else None


def _stairs(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    t, lacking = trial.before, int(still_lacking(box, trial.before, seat))
    swapped = t.seats == 1 or partner_cards(t, seat) >= PARTNER_CARDS
    if action["answer"] == "leave":
        if t.level[seat] < LEVELS:
            return Message("hint-leave", {"level": t.level[seat] + 1})
        return Message("hint-amulet") if lacking == 0 and swapped else None
    if lacking:
        return Message("hint-stay-gems", {"count": lacking})
    return None if swapped or t.exchanged else Message("hint-exchange", {"count": int(partner_cards(t, seat))})


def _bonus(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    return _outlook(box, seat, action, trial) if action["answer"] == "use" else Message("hint-bonus-later")


def _gift(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    key = "hint-gift" if action["answer"] == "give" else "hint-gift-keep"
    return Message(key, {"energy": trial.before.energy[1 - seat]})


def _choose(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    t, card = trial.before, action.code - box.choose_code
    if t.phase == DISCARD:
        spare = card < SUPER and still_lacking(box, t, seat) == still_lacking(box, trial.after, seat)
        return _gem("hint-discard", box, card) if spare else None
    if t.phase != OFFER and _needs(box, t, seat, t.offer):
        return _gem("hint-gem", box, t.offer)
    if _needs(box, t, 1 - seat, card):
        return _gem("hint-offer-gem", box, card)
    return Message("hint-exchange", {"count": int(partner_cards(t, seat))})


def _refuse(box: Any, seat: int, action: Action, trial: Trial) -> Message | None:
    return Message("hint-refuse")


REASONS: Mapping[str, Callable[[Any, int, Action, Trial], Message | None]] = {
    "challenge": _challenge, "pick": _pick, "play": _outlook, "rest": _rest, "hand_over": _hand_over, "go": _outlook,
    "skip": _still, "copy": _copy, "teleport": _outlook, "remain": _still, "stairs": _stairs, "bonus": _bonus,
    "gift": _gift, "choose": _choose, "refuse": _refuse,
}  # fmt: skip
