"""Why an action is advised, in a sentence built from what lies open and from what came of it in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cenote.games.lost_temple.advice import reach, steps_of
from cenote.games.lost_temple.calls import next_temple, next_village
from cenote.games.lost_temple.names import (
    CHARACTERS,
    CRAFTSMAN,
    FWD3,
    GEMS4,
    IDOL,
    KEPT,
    MACHETE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEER,
    SHAMAN,
    THIEF,
    TOKENS,
)  # fmt: skip
from cenote.kernel.actions import Action
from cenote.kernel.game import Message, Trial

HINTS: Mapping[str, tuple[str, ...]] = {
    "hint-worth": (),
    "hint-win": (),
    "hint-may-win": ("cases",),
    "hint-lead": (),
    "hint-idol": (),
    "hint-take-finish": (),
    "hint-take-shaman": ("spaces",),
    "hint-take-guard": (),
    "hint-take-thief": ("gems",),
    "hint-take-purse": ("gems",),
    "hint-take-seer": ("space",),
    "hint-take-machete": ("space",),
    "hint-take-free": (),
    "hint-take-far": ("spaces",),
    "hint-take-deny": (),
    "hint-curse": ("cases", "spaces"),
    "hint-curse-keep": ("cases",),
    "hint-curse-void": (),
    "hint-rob": ("cases", "gems"),
    "hint-rob-void": (),
    "hint-look-near": ("space",),
    "hint-look-ahead": ("spaces",),
    "hint-look-rivals": ("players",),
    "hint-look-none": (),
    "hint-swap-near": ("token", "space"),
    "hint-swap-trap": ("token", "space"),
    "hint-swap-later": ("token", "space"),
    "hint-walk-token": ("token", "space"),
    "hint-walk-chance": ("cases",),
    "hint-walk-avoid": ("token", "space"),
    "hint-walk-jungle": (),
    "hint-walk": ("spaces",),
    "hint-pay": ("gems", "spaces"),
    "hint-save": ("gems",),
    "hint-machete": ("space",),
}
LUCKY = (IDOL, GEMS4, MACHETE, FWD3)


def because(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    """A win before all; else what speaks for it in this kind of decision; else that nothing promised more."""
    wins = sum(trial.after.over and trial.after.position[seat] == t.finish for trial in trials)
    if wins == len(trials) > 0:
        return Message("hint-win")
    if wins * 8 > len(trials):
        return _said("hint-may-win", cases=_cases(wins, trials))
    return SPEAKS[action.verb](box, t, seat, action, trials) or Message("hint-worth")


def _said(message: str, **arguments: str | int) -> Message:
    return Message(message, arguments)


def _cases(count: int, trials: Sequence[Trial]) -> int:
    """Out of ten; all or none only if it was all or none."""
    tenths = (20 * count + len(trials)) // (2 * len(trials))
    return tenths if count in (0, len(trials)) else min(max(tenths, 1), 9)


def _rivals(t: Any, seat: int) -> list[int]:
    return [rival for rival in range(t.seats) if rival != seat]


# What lies ahead


def _token(box: Any, t: Any, space: int) -> int:
    """The token at an index of the path, as the seat knows it; NOTHING where none lies."""
    chance = box.chance_at[space]
    return NOTHING if chance == NOWHERE else int(t.token[chance])


def _near(box: Any, t: Any, seat: int) -> range:
    """The spaces that a free move may end on."""
    here = t.position[seat]
    return range(here + 1, min(here + box.free_move_max, t.finish - 1) + 1)


def _next_jungle(box: Any, t: Any, seat: int) -> int | None:
    return next((space for space in range(t.position[seat] + 1, t.finish) if box.jungle[space]), None)


# The draft


def _take(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    card, rivals, gems = CHARACTERS.index(action["character"]), _rivals(t, seat), t.gems[seat]
    richest, jungle = max(t.gems[rival] for rival in rivals), _next_jungle(box, t, seat)
    if card == SHAMAN:
        spaces = max(t.position[rival] for rival in rivals) - t.position[seat]
        return _said("hint-take-shaman", spaces=spaces) if spaces > 0 else Message("hint-take-guard")
    if card == THIEF and max(richest, gems) > 0:
        return _said("hint-take-thief", gems=richest) if richest >= gems else _said("hint-take-purse", gems=gems)
    near = [space for space in _near(box, t, seat) if _token(box, t, space) != NOTHING]
    if card == SEER and near:
        return _said("hint-take-seer", space=near[0])
    if card == CRAFTSMAN and jungle and not t.machetes[seat] and t.machete_supply:
        return _said("hint-take-machete", space=jungle)
    if card in (THIEF, SEER, CRAFTSMAN):
        return Message("hint-take-free")
    spaces = reach(box, t, seat, steps_of(box, t, seat, card, gems + box.income))
    if t.position[seat] + spaces == t.finish:
        return Message("hint-take-finish")
    return _said("hint-take-far", spaces=spaces) if spaces else Message("hint-take-deny")


# Shaman, thief and seer


def _held(trials: Sequence[Trial], seat: int, character: int) -> list[tuple[Any, int]]:
    """The imagined worlds in which a rival has the character, with his seat."""
    worlds = [trial.before for trial in trials]
    return [(t, t.holder[character]) for t in worlds if t.place[character] == KEPT and t.holder[character] != seat]


def _curse(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    held = _held(trials, seat, CHARACTERS.index(action["character"]))
    if not held:
        return Message("hint-curse-void")
    spaces = round(sum(world.position[rival] - world.position[seat] for world, rival in held) / len(held))
    if spaces > 0:
        return _said("hint-curse", cases=_cases(len(held), trials), spaces=spaces)
    missed = len(trials) - len(held)
    return _said("hint-curse-keep", cases=_cases(missed, trials)) if missed else None


def _rob(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    held = _held(trials, seat, CHARACTERS.index(action["character"]))
    if not held:
        return Message("hint-rob-void")
    gems = round(sum(world.gems[rival] for world, rival in held) / len(held))
    return _said("hint-rob", cases=_cases(len(held), trials), gems=gems) if gems else None


def _look(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    here, spaces = t.position[seat], sorted(int(space) for _, space in action.arguments)
    for space in spaces:
        if space > here:
            near = space in _near(box, t, seat)
            return _said("hint-look-near", space=space) if near else _said("hint-look-ahead", spaces=space - here)
    players = sum(t.position[rival] < spaces[-1] for rival in _rivals(t, seat))
    return _said("hint-look-rivals", players=players) if players else None


def _look_none(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    news = any(_token(box, t, space) < NOTHING for space in _near(box, t, seat))
    return None if news else Message("hint-look-none")


def _swap(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    """What lies where after it: luck within reach, a trap behind one's back, luck further on."""
    first, second = (t.look_first, t.look_second) if action["answer"] == "keep" else (t.look_second, t.look_first)
    lies = sorted([(box.chance[t.look_first], t.token[first]), (box.chance[t.look_second], t.token[second])])
    here, last = t.position[seat], min(t.position[rival] for rival in _rivals(t, seat))
    for message, fits in (
        ("hint-swap-near", lambda space, token: token in LUCKY and space in _near(box, t, seat)),
        ("hint-swap-trap", lambda space, token: token not in LUCKY and last < space <= here),
        ("hint-swap-later", lambda space, token: token in LUCKY and space > here),
    ):
        for space, token in lies:
            if fits(space, token):
                return _said(message, token=TOKENS[token], space=space)
    return None


# Moving, paying, and staying


def _go(box: Any, t: Any, seat: int, steps: int, trials: Sequence[Trial]) -> Message | None:
    """Where a move ends: on a token, in the lead, or just on the jungle."""
    here = t.position[seat]
    space = here + reach(box, t, seat, steps)
    token = _token(box, t, space)
    first = max(t.position[rival] for rival in _rivals(t, seat))
    if token >= 0:
        return _said("hint-walk-token", token=TOKENS[token], space=space)
    shown = [next((e for e in trial.events if e.name == "token_revealed"), None) for trial in trials]
    lucky = sum(event is not None and event.facts["token"] in [TOKENS[kind] for kind in LUCKY] for event in shown)
    if token != NOTHING and lucky * 2 > len(trials):
        return _said("hint-walk-chance", cases=_cases(lucky, trials))
    if token == NOTHING and space > first >= here:
        return Message("hint-lead")
    return Message("hint-walk-jungle") if box.jungle[space] and space - here == steps else None


def _stay(t: Any, seat: int, space: int) -> Message | None:
    """R2.2: the last one gets the idol, unless somebody has revealed a token for it."""
    last = space < min(t.position[rival] for rival in _rivals(t, seat))
    return Message("hint-idol") if last and t.claim == NOBODY else None


def _walk(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    here, steps = t.position[seat], int(action["steps"]) if action.verb == "walk" else 0
    spaces = reach(box, t, seat, steps)
    found = _go(box, t, seat, steps, trials) if steps else None
    for space in () if found else _near(box, t, seat):
        token = _token(box, t, space)
        if token >= 0 and token not in LUCKY:
            return _said("hint-walk-avoid", token=TOKENS[token], space=space)
    if not found and steps < box.free_move_max:
        found = _stay(t, seat, here + spaces)
    return found or (_said("hint-walk", spaces=spaces) if steps else None)


def _pay(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    """Priest and elder (R5.4, R5.5), and the scout, who may pay nothing (R5.7)."""
    here = t.position[seat]
    if action.verb == "scout":
        gems = steps = int(action["gems"])
    elif action["answer"] == "stays":
        gems = steps = 0
    elif action.verb == "priest":
        gems, steps = box.priest_cost, next_temple(box, t, seat) - here
    else:
        gems, steps = box.elder_cost, next_village(box, t, seat) - here
    if not steps:
        return _stay(t, seat, here) or _said("hint-save", gems=t.gems[seat])
    return _go(box, t, seat, steps, trials) or _said("hint-pay", gems=gems, spaces=reach(box, t, seat, steps))


def _machete(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    jungle = _next_jungle(box, t, seat) if action["answer"] == "take" else None
    return _said("hint-machete", space=jungle) if jungle else None


SPEAKS: Mapping[str, Callable[[Any, Any, int, Action, Sequence[Trial]], Message | None]] = {
    "take": _take, "curse": _curse, "rob": _rob, "look": _look, "look_space": _look, "look_none": _look_none,
    "swap": _swap, "walk": _walk, "walk_none": _walk, "priest": _pay, "elder": _pay, "scout": _pay, "machete": _machete,
}  # fmt: skip
