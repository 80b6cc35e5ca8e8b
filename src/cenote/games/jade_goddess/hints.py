"""Why an action is advised, in a sentence built from what lies open and from what came of it in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from cenote.games.jade_goddess.board import (
    can_lay_from,
    has_open_line,
    is_destination,
    is_explored,
    is_open_line,
    neighbour,
    region_at,
    side_of,
)  # fmt: skip
from cenote.games.jade_goddess.dig import points, share
from cenote.games.jade_goddess.explore import can_place, can_play_from, can_trade, hidden_tokens, is_full, stacked
from cenote.games.jade_goddess.names import CELLS, EXPLORE, JUNGLE, NOWHERE, TOKEN_NAMES, TRADE
from cenote.kernel.actions import Action
from cenote.kernel.game import Message, Trial

HINTS: Mapping[str, tuple[str, ...]] = {
    "hint-worth": (), "hint-enough": (),
    "hint-ride-own": ("heads",), "hint-ride-rival": ("heads",), "hint-ride-free": ("heads",), "hint-ride-new": (),
    "hint-trade": (), "hint-trade-statue": ("points",), "hint-pass-trade": (),
    "hint-exchange": ("cases",), "hint-draw": ("cases",), "hint-draw-last": (),
    "hint-dig": ("count",), "hint-dig-gold": ("coins",), "hint-lay-claim": ("count",), "hint-lay-grow": ("heads",),
    "hint-lay-join": ("heads",), "hint-lay-new": ("heads",), "hint-lay-jungle": (), "hint-lay-shelf": (),
    "hint-figure-alone": ("heads",), "hint-figure-lead": ("heads",), "hint-figure-tie": ("heads",),
    "hint-figure-share": ("count",), "hint-figure-early": ("sides",),
    "hint-no-heads": (), "hint-already": (), "hint-keep-figure": ("count",),
    "hint-stay": ("heads",), "hint-home-all": (), "hint-home-poor": (), "hint-home-free": (),
    "hint-swap-points": ("points",), "hint-piece": ("token", "count"), "hint-swap-better": ("token",),
    "hint-blind-statue": ("cases",), "hint-blind-piece": ("cases",), "hint-return-double": (),
    "hint-return-loose": (),
    "hint-bonus-close": ("heads",), "hint-bonus-final": (), "hint-bonus-gold": ("gold",), "hint-save-gold": ("gold",),
}  # fmt: skip


def because(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message:
    """The most telling reason for an action; what cannot be said in a sentence was simply worth most."""
    return REASONS[action.verb](box, t, seat, action, trials) or Message("hint-worth")


def _most(key: str, **named: Sequence[int]) -> Message | None:
    """The sentence with the largest of some numbers, if that is more than nothing."""
    ((name, found),) = named.items()
    most = max(found, default=0)
    return Message(key, {name: most}) if most > 0 else None


def _chance(key: str, trials: Sequence[Trial], holds: Callable[[Trial], bool]) -> Message | None:
    """The sentence with the trials, of ten, in which something holds."""
    return _most(key, cases=[round(10 * sum(map(holds, trials)) / len(trials))])


# Regions and who is there


def _strengths(box: Any, there: Any, t: Any, region: int) -> list[int]:
    """R8.2: the archaeologists of each seat as they stand `there`, in a region of the board of `t`."""
    found = [0] * t.seats
    for figure in range(box.figures):
        for seat in range(t.seats):
            cell = there.figure_cell[figure][seat]
            if cell != NOWHERE and region_at(t, cell, there.figure_part[figure][seat]) == region:
                found[seat] += box.strength[figure]
    return found


def _share(heads: int, strong: Sequence[int], seat: int) -> int:
    """R8.3: the artefacts of a seat."""
    return int(share(heads, 1 + len({one for one in strong if one > strong[seat]}))) if strong[seat] else 0


def _sorted(box: Any, there: Any, t: Any, seat: int, regions: Sequence[int]) -> dict[str, list[int]]:
    """The heads of regions: of the own ones, of those of others, of those where nobody is."""
    heads: dict[str, list[int]] = {"own": [], "rival": [], "free": []}
    for region in regions:
        strong = _strengths(box, there, t, region)
        heads["own" if strong[seat] else "rival" if any(strong) else "free"].append(t.heads[region])
    return heads


def _own(box: Any, t: Any, seat: int) -> list[int]:
    """The regions where a seat has figures."""
    stands = ((t.figure_cell[figure][seat], t.figure_part[figure][seat]) for figure in range(box.figures))
    return [region_at(t, cell, part) for cell, part in stands if cell != NOWHERE]


def _can_send(box: Any, t: Any, seat: int) -> list[int]:
    """R6.2: the strengths that a seat can place."""
    return [box.strengths[level] for level in range(box.strength_count) if can_place(box, t, seat, level)]


def _ahead(box: Any, t: Any, cell: int) -> Iterator[int]:
    """The regions that a tile laid from a field would touch."""
    for direction in range(4):
        if is_open_line(box, t, cell, direction):
            empty = neighbour(box, cell, direction)
            for way in range(4):
                other = neighbour(box, empty, way)
                if other != NOWHERE and is_explored(t, other):
                    part = side_of(box, t, other, (way + 2) % 4)
                    if part != JUNGLE:
                        yield region_at(t, other, part)


# Hands


def _hand(t: Any, seat: int) -> list[int]:
    return [kind[seat] for kind in t.hand]


def _points(box: Any, t: Any, hand: Sequence[int]) -> int:
    """R12: what a hand is worth."""
    held = SimpleNamespace(hand=[[n] for n in hand], held=[sum(hand)], statue_same_object=t.statue_same_object)
    return int(points(box, held, 0))


def _moved(hand: Sequence[int], given: int, taken: int | None = None) -> list[int]:
    return [n - (token == given) + (token == taken) for token, n in enumerate(hand)]


def _best_swap(box: Any, t: Any, seat: int) -> int:
    """R9.1: the most points that a token of the row can bring."""
    hand = _hand(t, seat)
    swaps = [_moved(hand, given, taken) for given, n in enumerate(hand) if n for taken in t.row if taken >= 0]
    return max((_points(box, t, after) for after in swaps), default=0) - _points(box, t, hand)


def _pieces(hand: Sequence[int]) -> list[int]:
    """Tokens by object and part, however preserved."""
    return [hand[kind] + hand[kind + 1] for kind in range(0, len(hand), 2)]


# The reasons, verb by verb


def _ride(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    cell = box.cell_of[action.code - box.ride_code]
    if cell == box.centre and can_trade(box, t, seat):
        return _most("hint-trade-statue", points=[_best_swap(box, t, seat)]) or Message("hint-trade")
    draws = stacked(box, t) > 0 and not is_full(box, t, seat)
    if not has_open_line(box, t, cell) or not (draws or can_play_from(box, t, seat, cell)):
        return None
    heads = _sorted(box, t, t, seat, list(_ahead(box, t, cell)))
    found = _most("hint-ride-own", heads=heads["own"])
    if not found and _can_send(box, t, seat):
        found = _most("hint-ride-rival", heads=heads["rival"]) or _most("hint-ride-free", heads=heads["free"])
    return found or Message("hint-ride-new")


def _exchange(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    slot = (action.code - box.exchange_code) // box.tile_stacks

    def fits(trial: Trial) -> bool:
        after, kind = trial.after, trial.after.display[slot][seat]
        explored = (cell for cell in range(CELLS) if is_explored(after, cell))
        return after.tiles > t.tiles or any(can_lay_from(box, after, cell, kind) for cell in explored)

    return _chance("hint-exchange", trials, fits)


def _draw(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    if stacked(box, t) == 1:
        return Message("hint-draw-last")
    return _chance("hint-draw", trials, lambda trial: all(event.name != "kept" for event in trial.events))


def _lay(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    place = action.code - (box.place_code if action.verb == "place" else box.play_code)
    cell, after = neighbour(box, t.jeep[seat], place % 16 // 4), trials[0].after
    parts = box.parts[after.face[cell]]
    if parts == 0:
        return Message("hint-lay-jungle")
    regions = sorted({region_at(after, cell, part) for part in range(parts)})
    strong = {region: _strengths(box, t, after, region) for region in regions}
    done = [region for region in regions if after.open[region] == 0]
    there = [region for region in done if strong[region][seat]]
    dug = sum(_share(after.heads[region], strong[region], seat) for region in there)
    send = _can_send(box, t, seat)
    claims = [
        _share(after.heads[region], [n + (one == seat) * more for one, n in enumerate(strong[region])], seat)
        for region in done
        for more in send
    ]
    heads = _sorted(box, t, after, seat, [region for region in regions if region not in done])
    found = (
        _most("hint-dig", count=[min(dug, hidden_tokens(box, t))])
        or _most("hint-lay-claim", count=[min(claim, hidden_tokens(box, t)) for claim in claims])
        or _most("hint-dig-gold", coins=[after.coins[region] for region in there])
        or _most("hint-lay-grow", heads=heads["own"])
    )
    if not found and send:
        found = _most("hint-lay-join", heads=heads["rival"]) or _most("hint-lay-new", heads=heads["free"])
    shelf = action.verb == "play" and is_full(box, t, seat)
    return found or (Message("hint-lay-shelf") if shelf else None)


def _figure(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    level, part = divmod(action.code - box.figure_code, 4)
    region = region_at(t, t.laid, part)
    heads, strong = t.heads[region], _strengths(box, t, t, region)
    strong[seat] += box.strengths[level]
    rival = max(strong[:seat] + strong[seat + 1 :])
    count = min(_share(heads, strong, seat), hidden_tokens(box, t))
    if t.open[region] == 0:
        return _most("hint-dig", count=[count]) or _most("hint-dig-gold", coins=[t.coins[region]])
    if heads == 0:
        return Message("hint-figure-early", {"sides": t.open[region]})
    if strong[seat] < rival:
        return _most("hint-figure-share", count=[count])
    way = "alone" if rival == 0 else "lead" if strong[seat] > rival else "tie"
    return Message(f"hint-figure-{way}", {"heads": heads})


def _no_figure(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    regions = {region_at(t, t.laid, part) for part in range(box.parts[t.face[t.laid]])}
    rich = [_strengths(box, t, t, region) for region in regions if t.heads[region]]
    if not rich:
        return Message("hint-no-heads")
    if any(strong[seat] and strong[seat] == max(strong) for strong in rich):
        return Message("hint-already")
    return _most("hint-keep-figure", count=[sum(row[seat] == NOWHERE for row in t.figure_cell[: box.figures])])


def _leave(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    return _most("hint-stay", heads=[t.heads[region] for region in _own(box, t, seat)])


def _take_back(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    figure = action.code - box.take_back_code
    region = region_at(t, t.figure_cell[figure][seat], t.figure_part[figure][seat])
    heads, strong = t.heads[region], _strengths(box, t, t, region)
    now = _share(heads, strong, seat)
    strong[seat] -= box.strength[figure]
    if now == 0:
        return Message("hint-home-poor")
    if _share(heads, strong, seat) == now:
        return Message("hint-home-free")
    return Message("hint-home-all") if len(_own(box, t, seat)) == box.figures else None


def _swap(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    given, slot = divmod(action.code - box.swap_code, box.face_up_artifacts)
    hand, taken = _hand(t, seat), t.row[slot]
    after = _moved(hand, given, taken)
    gain = _most("hint-swap-points", points=[_points(box, t, after) - _points(box, t, hand)])
    if gain or _points(box, t, after) < _points(box, t, hand):
        return gain
    if _pieces(hand)[taken // 2] == 0:
        count = sum(n > 0 for n in _pieces(after[taken // 8 * 8 : taken // 8 * 8 + 8]))
        return Message("hint-piece", {"token": TOKEN_NAMES[taken], "count": count})
    return Message("hint-swap-better", {"token": TOKEN_NAMES[taken]}) if given == taken + 1 and given % 2 else None


def _blind(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    hand = _hand(t, seat)
    bonus = _points(box, t, hand) - box.per_artifact * sum(hand)

    def finds_statue(trial: Trial) -> bool:
        after = _hand(trial.after, seat)
        return bool(_points(box, t, after) - box.per_artifact * sum(after) > bonus)

    def finds_piece(trial: Trial) -> bool:
        return any(m > n == 0 for n, m in zip(_pieces(hand), _pieces(_hand(trial.after, seat)), strict=True))

    return _chance("hint-blind-statue", trials, finds_statue) or _chance("hint-blind-piece", trials, finds_piece)


def _return(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    token, hand = action.code - box.return_code, _hand(t, seat)
    if _points(box, t, _moved(hand, token)) < _points(box, t, hand) - box.per_artifact:
        return None
    return Message("hint-return-double" if _pieces(hand)[token // 2] > 1 else "hint-return-loose")


def _pass(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    if t.phase == TRADE and _best_swap(box, t, seat) <= 0:
        return Message("hint-pass-trade")
    return _stop(box, t, seat, action, trials) if t.phase == EXPLORE else None


def _stop(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    return Message("hint-enough")


def _bonus(box: Any, t: Any, seat: int, action: Action, trials: Sequence[Trial]) -> Message | None:
    if action.code == box.bonus_code:
        return None if t.final else Message("hint-save-gold", {"gold": t.gold[seat]})
    found = _most("hint-bonus-close", heads=[t.heads[one] for one in _own(box, t, seat) if t.open[one] == 1])
    if not found and is_destination(box, t, seat, box.centre):
        found = _most("hint-trade-statue", points=[_best_swap(box, t, seat)])
    if found:
        return found
    return Message("hint-bonus-final") if t.final else _most("hint-bonus-gold", gold=[t.gold[seat]])


REASONS: Mapping[str, Callable[[Any, Any, int, Action, Sequence[Trial]], Message | None]] = {
    "ride": _ride, "stop": _stop, "exchange": _exchange, "draw": _draw, "play": _lay, "place": _lay, "swap": _swap,
    "blind": _blind, "return": _return, "pass": _pass, "no_figure": _no_figure, "figure": _figure, "leave": _leave,
    "take_back": _take_back, "bonus": _bonus,
}  # fmt: skip
