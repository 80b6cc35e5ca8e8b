"""Why an action is advised, in a sentence built from what lies open and from what came of it in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cenote.games.takara_island.advice import outcome
from cenote.games.takara_island.basics import slot_at
from cenote.games.takara_island.dig import top_is
from cenote.games.takara_island.look import next_look
from cenote.games.takara_island.names import DEEP, HIGHEST, MONSTER, REVEAL, ROCKFALL, SOOTHSAYER, TILE_SORTS, UNSEEN
from cenote.games.takara_island.names import SPECIALISTS as NAMES
from cenote.games.takara_island.score import bare_points
from cenote.kernel.actions import Action
from cenote.kernel.game import Message, Trial

HINTS: Mapping[str, tuple[str, ...]] = {
    "hint-worth": (),
    "hint-win": (),
    "hint-may-win": ("cases",),
    "hint-known": ("tile", "amount"),
    "hint-below": ("tile", "amount"),
    "hint-stone": ("cases",),
    "hint-dig": ("cases",),
    "hint-view": ("count",),
    "hint-view-pay": ("count", "cases"),
    "hint-spy-deep": ("count",),
    "hint-destroy": ("karas",),
    "hint-fight": ("cases", "karas", "xp"),
    "hint-dive": ("karas",),
    "hint-for-recruit": ("karas",),
    "hint-xp": ("xp", "karas", "points"),
    "hint-buy-last": ("count",),
    "hint-cash": ("karas",),
    "hint-miner": ("xp",),
    "hint-clear": ("count",),
    "hint-reveal": ("karas",),
    "hint-trap": (),
    "hint-look-on": (),
    "hint-recruit": (),
    "hint-heal": ("count",),
    "hint-keep": ("karas",),
    "hint-sword": ("tile", "karas", "xp"),
    "hint-sword-safe": (),
    "hint-pass": (),
}
FOUND = ("dug_karas", "dug_xp", "dug_chest", "dug_stone")


def because(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    """A win before all; else what speaks for it in this kind of decision; else that nothing promised more."""
    wins = sum(trial.after.over and outcome(box, trial.after, seat) > 0 for trial in trials)
    if wins == len(trials) > 0:
        return Message("hint-win")
    if wins * 8 > len(trials):
        return _said("hint-may-win", cases=_cases(wins, trials))
    speaks = SPEAKS[action.verb.removeprefix("copy_")]
    return speaks(box, t, seat, action, trials) or Message("hint-worth")


def _said(message: str, **arguments: str | int) -> Message:
    return Message(message, arguments)


def _cases(count: int, trials: Sequence[Trial]) -> int:
    """Out of ten; all or none only if it was all or none."""
    tenths = (20 * count + len(trials)) // (2 * len(trials))
    return tenths if count in (0, len(trials)) else min(max(tenths, 1), 9)


def _told(trials: Sequence[Trial], *names: str) -> int:
    """In how many of the trials one of these events is told."""
    return sum(any(event.name in names for event in trial.events) for trial in trials)


def _site(action: Action) -> int:
    return "ABCDEFGH".index(action["site"])


def _tile(box: Any, t: Any, site: int, position: int, message: str) -> Message | None:
    """A message about a tile that the seat knows and could take."""
    tile = t.tile[slot_at(t, site, position)] if position <= t.height[site] else UNSEEN
    if tile < 0 or (position > 1 and box.tile_kind[tile] in (MONSTER, ROCKFALL)):
        return None
    return _said(message, tile=TILE_SORTS[box.tile_sort[tile]], amount=box.tile_amount[tile])


# At the sites


def _dig(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    site, stones, finds = _site(action), _told(trials, "dug_stone"), _told(trials, *FOUND)
    known = _tile(box, t, site, 1, "hint-known")
    if known is None and stones * 12 > len(trials):
        return _said("hint-stone", cases=_cases(stones, trials))
    below = _tile(box, t, site, 2, "hint-below") if t.available[seat] > 1 else None
    return known or below or (_said("hint-dig", cases=_cases(finds, trials)) if finds else None)


def _view(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    site, count, position = _site(action), 0, 0
    while position := next_look(box, t, site, position):
        count += t.tile[slot_at(t, site, position)] == UNSEEN
    pays = sum(trial.after.phase == REVEAL or _told([trial], "turned_up") > 0 for trial in trials)
    if count and pays * 2 > len(trials):
        return _said("hint-view-pay", count=count, cases=_cases(pays, trials))
    return _said("hint-view", count=count) if count else None


def _spy(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    """R9.3, R9.4: what a specialist shows that is new, above all near the stones."""
    site, specialist = _site(action), NAMES.index(action.verb.removeprefix("copy_"))
    first = int(action["start"]) if specialist == SOOTHSAYER else 1
    last = min(first + box.reach[specialist] - 1, t.height[site])
    slots = [slot_at(t, site, position) for position in range(first, last + 1)]
    new = [slot % HIGHEST // box.tiles_per_level_per_site for slot in slots if t.tile[slot] == UNSEEN]
    if DEEP in new:
        return _said("hint-spy-deep", count=new.count(DEEP))
    return _said("hint-view", count=len(new)) if new else None


def _mine(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    site, stones = _site(action), _told(trials, "dug_stone")
    if stones * 12 > len(trials):
        return _said("hint-stone", cases=_cases(stones, trials))
    xp = sum(bare_points(box, trial.after, seat) - bare_points(box, trial.before, seat) for trial in trials)
    if round(xp / len(trials)) > 0:
        return _said("hint-miner", xp=round(xp / len(trials)))
    count = round(sum(t.height[site] - trial.after.height[site] for trial in trials) / len(trials))
    return _said("hint-clear", count=count) if count else None


def _destroy(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    spare = t.available[seat] > box.destroy_adventurers
    below = _tile(box, t, _site(action), 2, "hint-below") if spare else None
    return below or _said("hint-destroy", karas=_paid(trials, "destroyed"))


def _fight(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    tile, beaten = t.tile[slot_at(t, _site(action), 1)], _told(trials, "monster_beaten")
    won = {"karas": box.tile_karas[tile], "xp": box.tile_xp[tile]}
    return _said("hint-fight", cases=_cases(beaten, trials), **won) if beaten else None


# In town


def _paid(trials: Sequence[Trial], name: str) -> int:
    """The Karas of an event that is sure to come."""
    return next(int(event.facts["amount"] or 0) for event in trials[0].events if event.name == name)


def _cash(box: Any, t: Any, seat: int, karas: int, message: str) -> Message | None:
    """R11.1: money now, above all if it brings the recruit."""
    total = t.karas[seat] + karas
    if box.recruits and not t.recruited[seat] and t.karas[seat] < box.recruit_cost <= total:
        return _said("hint-for-recruit", karas=total)
    return _said(message, karas=karas) if karas else None


def _dive(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    return _cash(box, t, seat, _paid(trials, "dived"), "hint-dive")


def _sell(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    return _cash(box, t, seat, _paid(trials, "tile_sold"), "hint-cash")


def _buy(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    if t.stock <= t.seats:
        return _said("hint-buy-last", count=t.stock)
    return _xp(box, box.token_xp, box.token_cost)


def _xp(box: Any, xp: int, karas: int) -> Message:
    """R14.1: XP against what the Karas would be worth at the end."""
    return _said("hint-xp", xp=xp, karas=karas, points=karas // box.karas_per_final_xp)


def _map(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    xp, karas = box.chest_xp[t.map_chest], box.chest_karas[t.map_chest]
    return _xp(box, xp, karas) if action["answer"] == "xp" else _cash(box, t, seat, karas, "hint-cash")


# Yes or no


def _sword(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    if action["answer"] == "leave":
        return _said("hint-keep", karas=t.karas[seat])
    tops = [t.tile[slot_at(t, site, 1)] for site in range(box.sites) if top_is(box, t, site, MONSTER)]
    if not tops:
        return Message("hint-sword-safe")
    best = max(tops, key=lambda tile: box.tile_xp[tile] * box.karas_per_final_xp + box.tile_karas[tile])
    sort, karas, xp = TILE_SORTS[box.tile_sort[best]], box.tile_karas[best], box.tile_xp[best]
    return _said("hint-sword", tile=sort, karas=karas, xp=xp)


def _reveal(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    turned = action["answer"] == "reveal"
    return _said("hint-reveal", karas=box.view_monster_karas) if turned else Message("hint-trap")


def _look_on(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    return Message("hint-look-on") if action["answer"] == "keep" else None


def _recruit(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    return Message("hint-recruit") if action["answer"] == "hire" else _said("hint-keep", karas=t.karas[seat])


def _heal(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    count = int(action["count"])
    return _said("hint-heal", count=count) if count else _said("hint-keep", karas=t.karas[seat])


def _pass(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    return Message("hint-pass")


SPEAKS: Mapping[str, Callable[[Any, Any, int, Action, Sequence[Trial]], Message | None]] = {
    "sword": _sword, "view": _view, "dig": _dig, "destroy": _destroy, "fight": _fight, "dive": _dive, "buy": _buy,
    "sell": _sell, "miner": _mine, "archaeologist": _spy, "soothsayer": _spy, "reveal": _reveal, "map": _map,
    "recruit": _recruit, "heal": _heal, "pass": _pass, "look_on": _look_on,
}  # fmt: skip
