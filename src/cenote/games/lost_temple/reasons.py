"""What a player is asked, and why an action is not legal: message, arguments and rule, from what the seat knows."""

from __future__ import annotations

from typing import Any

from cenote.games.lost_temple.calls import most_scouted, next_temple, next_village
from cenote.games.lost_temple.names import (
    CRAFTSMAN,
    CURSE,
    DRAFT,
    HAND,
    LOOK,
    LOOK_SECOND,
    NOTHING,
    PAY_ELDER,
    PAY_PRIEST,
    PHASES,
    SCOUTING,
    SEER,
    STEAL,
    SWAP,
    TAKE_MACHETE,
    TOKENS,
    WALK,
)  # fmt: skip
from cenote.kernel.game import Edition, Message, Reason

PHASE_OF = {
    "take": (DRAFT,),
    "curse": (CURSE,),
    "rob": (STEAL,),
    "look": (LOOK, LOOK_SECOND),
    "look_space": (LOOK, LOOK_SECOND),
    "look_none": (LOOK, LOOK_SECOND),
    "swap": (SWAP,),
    "walk": (WALK,),
    "walk_none": (WALK,),
    "priest": (PAY_PRIEST,),
    "elder": (PAY_ELDER,),
    "scout": (SCOUTING,),
    "machete": (TAKE_MACHETE,),
}
ASKS: dict[str, tuple[str, ...]] = {
    "draft": ("cards",),
    "curse": (),
    "steal": (),
    "look": (),
    "look_second": ("space",),
    "swap": ("space", "token", "otherspace", "othertoken"),
    "walk": ("most",),
    "priest": ("cost", "space"),
    "elder": ("cost", "space"),
    "scout": ("most",),
    "machete": (),
}
REASONS: dict[str, tuple[str, ...]] = {
    "why-over": (),
    "why-not-your-turn": (),
    "why-other-decision": ("verb",),
    "why-option": ("option",),
    "why-looked-already": (),
    "why-not-in-hand": ("character",),
    "why-scout-most": ("most",),
    "why-look-again": (),
    "why-look-one": (),
    "why-look-other": ("space",),
    "why-not-in-play": ("space",),
}
RULE_OF = {
    "take": "R3.2",
    "curse": "R5.1 a",
    "rob": "R5.2 a",
    "look": "R5.3 a",
    "look_space": "C40",
    "look_none": "C11",
    "swap": "R5.3 b",
    "walk": "R5.10",
    "walk_none": "C15",
    "priest": "R5.4",
    "elder": "R5.5",
    "scout": "R5.7",
    "machete": "C13",
}


def question(box: Any, t: Any, seat: int) -> Message:
    """6a: what the player who decides is asked."""
    arguments: dict[str, str | int] = {}
    if t.phase == DRAFT:
        arguments = {"cards": t.place[1:].count(HAND)}
    elif t.phase == LOOK_SECOND:
        arguments = {"space": box.chance[t.look_first]}
    elif t.phase == SWAP:
        first, second = t.look_first, t.look_second
        arguments = {"space": box.chance[first], "token": TOKENS[t.token[first]]}
        arguments |= {"otherspace": box.chance[second], "othertoken": TOKENS[t.token[second]]}
    elif t.phase == WALK:
        arguments = {"most": box.free_move_max}
    elif t.phase == PAY_PRIEST:
        arguments = {"cost": box.priest_cost, "space": next_temple(box, t, seat)}
    elif t.phase == PAY_ELDER:
        arguments = {"cost": box.elder_cost, "space": next_village(box, t, seat)}
    elif t.phase == SCOUTING:
        arguments = {"most": most_scouted(t, seat)}
    return Message(f"ask-{PHASES[t.phase].replace('_', '-')}", arguments)


def why_not(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    """The reason against an action that is not legal for `seat` in this redacted table."""
    action = edition.actions[code]
    if t.over:
        return Reason("R9.1" if t.finish in t.position[: t.seats] else "R9.2", "why-over")
    if not 0 <= seat < t.seats or not t.to_act & (1 << seat):
        return Reason("R4.1" if t.phase != DRAFT else "R3.2", "why-not-your-turn")
    if t.phase not in PHASE_OF[action.verb]:
        return _wrong_time(box, t, seat, action.verb)
    return _wrong_choice(box, t, seat, action)


def _wrong_time(box: Any, t: Any, seat: int, verb: str) -> Reason:
    """Another decision is asked; where the character is right, say why it has none."""
    rule = RULE_OF[verb]
    if verb == "machete" and t.called == CRAFTSMAN and not t.craftsman_may_decline:
        return Reason("C13", "why-option", {"option": "craftsman_may_decline"})
    if verb in ("look", "look_space", "look_none", "swap") and t.called == SEER and t.phase == WALK:
        return Reason(rule, "why-looked-already")
    return Reason(rule, "why-other-decision", {"verb": verb})


def _wrong_choice(box: Any, t: Any, seat: int, action: Any) -> Reason:
    verb = action.verb
    if verb == "take":
        return Reason("R3.2", "why-not-in-hand", {"character": action["character"]})
    if verb == "scout":
        rule = "R5.7" if int(action["gems"]) > t.gems[seat] else "C14"
        return Reason(rule, "why-scout-most", {"most": most_scouted(t, seat)})
    if verb == "walk_none":
        return Reason("C15", "why-option", {"option": "free_move_may_be_zero"})
    if verb == "look_none":
        if t.phase == LOOK_SECOND:
            return Reason("C40", "why-look-again")
        return Reason("C11", "why-option", {"option": "seer_look_optional"})
    if verb == "look_space" and not t.seer_look_sequential:
        return Reason("C40", "why-option", {"option": "seer_look_sequential"})
    if verb == "look" and t.seer_look_sequential:
        return Reason("C40", "why-look-one")
    if verb == "look_space" and str(box.chance[t.look_first]) == action["space"] and t.phase == LOOK_SECOND:
        return Reason("C40", "why-look-other", {"space": action["space"]})
    off = next(space for _, space in action.arguments if t.token[list(map(str, box.chance)).index(space)] == NOTHING)
    return Reason("C20", "why-not-in-play", {"space": off})
