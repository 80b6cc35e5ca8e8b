"""What a player is asked, and why an action is not legal: message, arguments and rule, from what the seat knows."""

from __future__ import annotations

from typing import Any

from cenote.games.ohio_bob.effects import cell_kind, directions_now, effect_now
from cenote.games.ohio_bob.expedition import hand_limit
from cenote.games.ohio_bob.names import (
    ANSWER,
    BONUS,
    BY_TORCH,
    CELL_NAMES,
    CHALLENGE,
    DIRECTION,
    DIRECTIONS,
    DISCARD,
    DOOR,
    EFFECT_NAMES,
    ENDINGS,
    FIRST_ROOM,
    GIFT,
    HAND,
    LEFT_LEVEL,
    MAP,
    NOTHING,
    OFFER,
    ON_MAP,
    ON_ROPE,
    ON_STAIRS,
    OPENING,
    PHASES,
    PLAYED,
    READY,
    ROPE,
    SUPER,
    TELEPORT,
    TURN,
    cards,
)  # fmt: skip
from cenote.games.ohio_bob.piles import count_cards, rooms_needed
from cenote.games.ohio_bob.temple import displayed, edge_between, is_taken, next_cell, next_room, passes
from cenote.kernel.game import Edition, Message, Reason

PHASE_OF = {
    "challenge": (CHALLENGE,),
    "pick": (OPENING, FIRST_ROOM),
    "play": (TURN,),
    "rest": (TURN,),
    "hand_over": (TURN,),
    "go": (DIRECTION, ON_ROPE, ON_MAP),
    "skip": (DIRECTION, ON_ROPE, ON_MAP),
    "copy": (BY_TORCH,),
    "teleport": (TELEPORT,),
    "remain": (TELEPORT,),
    "stairs": (ON_STAIRS, TURN),
    "bonus": (BONUS,),
    "gift": (GIFT,),
    "choose": (DISCARD, OFFER, ANSWER),
    "refuse": (OFFER, ANSWER),
}
RULE_OF = {
    "challenge": "R1.3",
    "pick": "R1.6",
    "play": "R2.1",
    "rest": "R2.1",
    "hand_over": "R14.3",
    "go": "R3.3",
    "skip": "R3.2",
    "copy": "R7.3",
    "teleport": "R8.8",
    "remain": "A18",
    "stairs": "R8.10",
    "bonus": "R8.1",
    "gift": "R14.10",
    "choose": "R10.4",
    "refuse": "R14.9",
}
ENDED_BY = {
    "won": "R11.3",
    "energy": "R12.1",
    "amulet": "R12.2",
    "pile": "R12.3",
    "turns": "R2.3",
    "exchange": "A47",
}
ASKS: dict[str, tuple[str, ...]] = {
    "challenge": (),
    "opening": (),
    "turn": ("energy", "cost"),
    "direction": ("effect",),
    "rope": ("step",),
    "map": (),
    "torch": (),
    "teleport": (),
    "stairs": ("level",),
    "bonus": ("cell",),
    "gift": ("energy",),
    "discard": ("count",),
    "offer": (),
    "answer": (),
    "first_room": ("level",),
}
REASONS: dict[str, tuple[str, ...]] = {
    "why-over": ("ending",),
    "why-not-your-turn": (),
    "why-partner-plays": (),
    "why-you-wait": (),
    "why-you-left": (),
    "why-other-decision": ("verb",),
    "why-option": ("option",),
    "why-not-in-hand": ("card",),
    "why-no-such-side": ("card",),
    "why-nothing-played": (),
    "why-just-handed": (),
    "why-partner-waits": (),
    "why-not-on-stairs": (),
    "why-rooms-missing": ("count",),
    "why-not-printed": ("direction", "effect"),
    "why-wall": ("direction",),
    "why-door": ("direction",),
    "why-partner-there": ("direction",),
    "why-level-full": (),
    "why-pile-empty": (),
    "why-rope": ("direction",),
    "why-map": ("direction",),
    "why-no-room-there": ("direction",),
    "why-super-stays": (),
}


def question(box: Any, t: Any, seat: int) -> Message:
    """6a: what a player who may act is asked."""
    arguments: dict[str, str | int] = {}
    if t.phase == TURN:
        arguments = {"energy": t.energy[seat], "cost": box.rest_cost[t.level_face][t.level[seat] - 1]}
    elif t.phase == DIRECTION:
        arguments = {"effect": EFFECT_NAMES[effect_now(box, t)]}
    elif t.phase == ON_ROPE:
        arguments = {"step": t.roped + 1}
    elif t.phase in (ON_STAIRS, FIRST_ROOM):
        arguments = {"level": t.level[seat]}
    elif t.phase == BONUS:
        arguments = {"cell": CELL_NAMES[cell_kind(box, t, seat)]}
    elif t.phase == GIFT:
        arguments = {"energy": t.energy[seat]}
    elif t.phase == DISCARD:
        arguments = {"count": count_cards(t, seat, HAND) - hand_limit(box, t, seat)}
    return Message(f"ask-{PHASES[t.phase].replace('_', '-')}", arguments)


def why_not(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    """The reason against an action that is not legal for `seat`."""
    action = edition.actions[code]
    verb = action.verb
    if t.over:
        return Reason(ENDED_BY[ENDINGS[t.ending]], "why-over", {"ending": ENDINGS[t.ending]})
    if not 0 <= seat < t.seats or not t.to_act & (1 << seat):
        return _not_now(t, seat)
    if t.phase not in PHASE_OF[verb]:
        return Reason(RULE_OF[verb], "why-other-decision", {"verb": verb})
    if verb == "play":
        card = cards(edition.data).index(action["card"])
        if t.zone[card] != HAND or t.holder[card] != seat:
            return Reason("R3.1", "why-not-in-hand", {"card": action["card"]})
        return Reason("R3.1", "why-no-such-side", {"card": action["card"]})
    if verb == "rest":
        return Reason("R9.1", "why-nothing-played")
    if verb == "hand_over":
        return _hand_over(t, seat)
    if verb == "stairs":
        return _stairs(box, t, seat, action)
    if verb == "go":
        return _go(box, t, seat, action["direction"])
    if verb == "teleport":
        return Reason("R8.8", "why-no-room-there", {"direction": action["direction"]})
    if verb == "remain":
        return Reason("A18", "why-option", {"option": "teleporter_optional"})
    return _card(edition, t, seat, action["card"])


def _not_now(t: Any, seat: int) -> Reason:
    if not 0 <= seat < t.seats:
        return Reason("R2.1", "why-not-your-turn")
    if t.state[seat] == LEFT_LEVEL:
        return Reason("R14.10", "why-you-left")
    if t.phase == TURN and t.state[seat] != READY:
        return Reason("R14.4", "why-you-wait")
    if t.phase != TURN and t.card != NOTHING:
        return Reason("R14.3", "why-partner-plays")
    return Reason("R14.3", "why-not-your-turn")


def _hand_over(t: Any, seat: int) -> Reason:
    if t.coop_order == 0 or t.seats == 1:
        return Reason("A37", "why-option", {"option": "coop_order"})
    if t.handed:
        return Reason("R14.3", "why-just-handed")
    return Reason("R14.3", "why-partner-waits")


def _stairs(box: Any, t: Any, seat: int, action: Any) -> Reason:
    if t.stairs_choice == 0:
        return Reason("A20", "why-option", {"option": "stairs_choice"})
    if action["answer"] != "leave":
        return Reason("R8.10", "why-other-decision", {"verb": "stairs"})
    missing = rooms_needed(box, t, seat) - t.laid[seat]
    if missing > 0:
        return Reason("R8.10", "why-rooms-missing", {"count": missing})
    return Reason("R8.10", "why-not-on-stairs")


def _go(box: Any, t: Any, seat: int, direction: str) -> Reason:
    effect, number = effect_now(box, t), DIRECTIONS.index(direction)
    where: dict[str, str | int] = {"direction": direction}
    if effect == MAP:
        return _explore(box, t, seat) or Reason("R7.4", "why-map", where)
    if not directions_now(box, t) & (1 << number):
        return Reason("R4.1", "why-not-printed", {**where, "effect": EFFECT_NAMES[effect]})
    way, room, cell = displayed(seat, number), t.room[seat], t.cell[seat]
    target, edge = next_room(t, room, cell, way), edge_between(box, t, room, cell, way)
    if target != NOTHING and is_taken(t, seat, target, next_cell(cell, way)):
        return Reason("R14.7", "why-partner-there", where)
    if effect == ROPE:
        return Reason("R7.2", "why-rope", where)
    if not passes(t, effect, edge, target == NOTHING):
        return Reason("R4.2", "why-door" if edge == DOOR else "why-wall", where)
    return _explore(box, t, seat) or Reason("A9", "why-not-printed", {**where, "effect": EFFECT_NAMES[effect]})


def _explore(box: Any, t: Any, seat: int) -> Reason | None:
    if t.laid[seat] >= rooms_needed(box, t, seat):
        return Reason("R5.1", "why-level-full")
    if t.shown_count[seat] == 0:
        return Reason("R5.1", "why-pile-empty")
    return None


def _card(edition: Edition, t: Any, seat: int, name: str) -> Reason:
    card = cards(edition.data).index(name)
    mine = t.holder[card] == seat and (t.zone[card] == HAND or (t.zone[card] == PLAYED and t.phase != DISCARD))
    if mine and card >= SUPER:
        return Reason("A23" if t.phase == DISCARD else "A42", "why-super-stays")
    return Reason("R10.4" if t.phase == DISCARD else "R14.9", "why-not-in-hand", {"card": name})
