"""What a player is asked, and why an action is not legal: message, arguments and rule, from what the seat knows."""

from __future__ import annotations

from typing import Any

from cenote.games.takara_island.dig import can_destroy, can_dig, can_fight, top_is
from cenote.games.takara_island.look import can_view
from cenote.games.takara_island.names import (
    ACTION,
    BY_LIMIT_NONE,
    BY_LIMIT_STONE,
    BY_NO_STONE,
    BY_ONE_STONE,
    HEAL,
    HIGHEST,
    IMPERSONATOR,
    LOOK_ON,
    MAP,
    MONSTER,
    PHASES,
    RECRUIT,
    REVEAL,
    SPECIALISTS,
    SWORD,
    TILE_SORTS,
)  # fmt: skip
from cenote.games.takara_island.town import last_window, most_healed, specialist_of
from cenote.kernel.game import Edition, Message, Reason

PHASE_OF = {"sword": SWORD, "reveal": REVEAL, "look_on": LOOK_ON, "map": MAP, "recruit": RECRUIT, "heal": HEAL}
"""Every other verb is an action of step 2."""
ASKS: dict[str, tuple[str, ...]] = {
    "sword": ("cost",),
    "action": ("count",),
    "reveal": ("place", "tile", "amount", "reward"),
    "look_on": ("site",),
    "map": ("karas", "xp"),
    "recruit": ("cost",),
    "heal": ("count", "cost"),
}
REASONS: dict[str, tuple[str, ...]] = {
    "why-over": (),
    "why-not-your-turn": (),
    "why-other-decision": ("verb",),
    "why-option": ("option",),
    "why-sword-late": (),
    "why-site-empty": ("site",),
    "why-dig-rockfall": ("site",),
    "why-dig-monster": ("site", "tile"),
    "why-view-blocked": ("site",),
    "why-no-rockfall": ("site",),
    "why-too-few": ("count",),
    "why-no-monster": ("site",),
    "why-no-sword": (),
    "why-counter-used": (),
    "why-no-karas": ("cost", "karas"),
    "why-no-tokens": (),
    "why-nothing-to-sell": ("xp",),
    "why-not-sellable": ("xp",),
    "why-has-specialist": ("specialist",),
    "why-not-in-harbour": ("specialist",),
    "why-nobody-has": ("specialist",),
    "why-window": ("site", "most"),
    "why-heal-most": ("most",),
}
RULE_OF = {
    "sword": "R3.1",
    "reveal": "R6.3",
    "look_on": "R6.5",
    "map": "R13.5",
    "recruit": "R11.1",
    "heal": "R11.4",
    "view": "R6.1",
    "dig": "R5.1",
    "destroy": "R7.1",
    "fight": "R10.1",
    "dive": "R8.1",
    "buy": "R8.2",
    "sell": "R8.2",
    "pass": "R4.3",
}


def question(box: Any, t: Any, seat: int) -> Message:
    """6a: what the player who decides is asked."""
    arguments: dict[str, str | int] = {}
    if t.phase == SWORD:
        arguments = {"cost": box.sword_cost}
    elif t.phase == ACTION:
        arguments = {"count": t.available[seat]}
    elif t.phase == REVEAL:
        tile = t.tile[t.view_site * HIGHEST + t.height[t.view_site] - t.view_position]
        place = f"{'ABCDEFGH'[t.view_site]}{t.view_position}"
        arguments = {"place": place, "tile": TILE_SORTS[box.tile_sort[tile]], "amount": box.tile_amount[tile]}
        arguments["reward"] = box.view_monster_karas
    elif t.phase == LOOK_ON:
        arguments = {"site": "ABCDEFGH"[t.view_site]}
    elif t.phase == MAP:
        kind = t.map_chest
        arguments = {"karas": box.chest_karas[kind], "xp": box.chest_xp[kind]}
    elif t.phase == RECRUIT:
        arguments = {"cost": box.recruit_cost}
    elif t.phase == HEAL:
        arguments = {"count": t.hospital[seat], "cost": box.heal_cost}
    return Message(f"ask-{PHASES[t.phase].replace('_', '-')}", arguments)


def why_not(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    """The reason against an action that is not legal for `seat` in this redacted table."""
    action = edition.actions[code]
    verb = action.verb
    if t.over:
        rules = {BY_ONE_STONE: "R12.3", BY_NO_STONE: "R12.4", BY_LIMIT_STONE: "R12.6", BY_LIMIT_NONE: "R12.6"}
        return Reason(rules.get(t.ending, "R12.2"), "why-over")
    if not 0 <= seat < t.seats or not t.to_act & (1 << seat):
        return Reason("R11.7", "why-not-your-turn")
    rule = RULE_OF.get(verb, "R9.1")
    if verb == "look_on" and not t.view_may_stop_early:
        return Reason("A3", "why-option", {"option": "view_may_stop_early"})
    if verb == "pass" and not t.allow_pass:
        return Reason("A35", "why-option", {"option": "allow_pass"})
    if verb == "sword" and t.phase != SWORD:
        return Reason("R3.1", "why-sword-late")
    if t.phase != PHASE_OF.get(verb, ACTION):
        return Reason(rule, "why-other-decision", {"verb": verb})
    if verb == "heal":
        return Reason("R11.4", "why-heal-most", {"most": most_healed(box, t, seat)})
    if verb in ("buy", "sell"):
        return _counter(box, t, seat, action)
    site = "ABCDEFGH".index(action["site"])
    if site >= box.sites or t.height[site] == 0:
        return Reason("R4.6", "why-site-empty", {"site": action["site"]})
    if verb in ("dig", "view", "destroy", "fight"):
        return _at_site(box, t, seat, verb, site, action["site"])
    return _hire(box, t, seat, action, site)


def _at_site(box: Any, t: Any, seat: int, verb: str, site: int, name: str) -> Reason:
    where: dict[str, str | int] = {"site": name}
    if verb == "dig":
        assert not can_dig(box, t, site)
        if top_is(box, t, site, MONSTER):
            tile = t.tile[site * HIGHEST + t.height[site] - 1]
            return Reason("R5.1", "why-dig-monster", where | {"tile": TILE_SORTS[box.tile_sort[tile]]})
        return Reason("R5.1", "why-dig-rockfall", where)
    if verb == "view":
        assert not can_view(box, t, site)
        return Reason("R6.1", "why-view-blocked", where)
    if verb == "destroy":
        if t.available[seat] < box.destroy_adventurers:
            return Reason("R7.1", "why-too-few", {"count": box.destroy_adventurers})
        assert not can_destroy(box, t, seat, site)
        return Reason("R7.1", "why-no-rockfall", where)
    if not t.sword:
        return Reason("R10.1", "why-no-sword")
    assert not can_fight(box, t, site)
    return Reason("R10.1", "why-no-monster", where)


def _counter(box: Any, t: Any, seat: int, action: Any) -> Reason:
    if t.counter_used:
        return Reason("R4.5", "why-counter-used")
    if action.verb == "sell":
        scope = t.counter_sell_scope == 0
        key, rule = ("why-nothing-to-sell", "R8.2")
        if scope and _owns_scroll(box, t, seat, int(action["xp"])):
            key, rule = ("why-not-sellable", "A27")
        return Reason(rule, key, {"xp": int(action["xp"])})
    if t.stock == 0:
        return Reason("A28", "why-no-tokens")
    return Reason("R8.2", "why-no-karas", {"cost": box.token_cost, "karas": t.karas[seat]})


def _owns_scroll(box: Any, t: Any, seat: int, xp: int) -> bool:
    """A monster or a chest of this value, which only any_scroll would sell."""
    monsters = (k for k in range(box.tiles) if box.tile_kind[k] == MONSTER and box.tile_xp[k] == xp)
    chests = (k for k in range(box.chests) if box.chest_xp[k] == xp)
    return any(t.owned[k][seat] for k in monsters) or any(t.chests[k][seat] for k in chests)


def _hire(box: Any, t: Any, seat: int, action: Any, site: int) -> Reason:
    copied = action.verb.startswith("copy_")
    wanted = SPECIALISTS.index(action.verb.removeprefix("copy_"))
    own = specialist_of(t, seat)
    if own >= 0:
        return Reason("R9.1", "why-has-specialist", {"specialist": SPECIALISTS[own]})
    if copied and t.holder[IMPERSONATOR] >= 0:
        return Reason("R9.7", "why-not-in-harbour", {"specialist": "impersonator"})
    if copied and t.impersonator_scope == 0 and t.holder[wanted] < 0:
        return Reason("A21", "why-nobody-has", {"specialist": SPECIALISTS[wanted]})
    if not copied and t.holder[wanted] >= 0:
        return Reason("R9.1", "why-not-in-harbour", {"specialist": SPECIALISTS[wanted]})
    cost = box.price[wanted] + (box.price[IMPERSONATOR] if copied else 0)
    if t.karas[seat] < cost:
        return Reason("R9.2", "why-no-karas", {"cost": cost, "karas": t.karas[seat]})
    return Reason("R9.4", "why-window", {"site": action["site"], "most": last_window(box, t, site)})
