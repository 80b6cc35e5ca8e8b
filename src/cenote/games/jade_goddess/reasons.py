"""What a player is asked, and why an action is not legal: message, arguments and rule, from what the seat knows."""

from __future__ import annotations

from typing import Any

from cenote.games.jade_goddess.board import is_destination, is_explored, is_open_line
from cenote.games.jade_goddess.explore import (
    figure_of,
    has_duty,
    hidden_tokens,
    is_full,
    most_blind,
)  # fmt: skip
from cenote.games.jade_goddess.names import (
    BONUS,
    DIRECTIONS,
    EXPLORE,
    FIGURE,
    NOTHING,
    PARTS,
    PHASES,
    PLACE,
    RETRIEVE,
    RETURN,
    RIDE,
    TRADE,
    cells,
    tokens,
)  # fmt: skip
from cenote.kernel.game import Edition, Message, Reason

PHASE_OF = {
    "ride": (RIDE,),
    "stop": (RIDE,),
    "exchange": (RIDE,),
    "draw": (EXPLORE,),
    "play": (EXPLORE,),
    "place": (PLACE,),
    "swap": (TRADE,),
    "blind": (TRADE,),
    "return": (RETURN,),
    "pass": (EXPLORE, TRADE, RETURN),
    "no_figure": (FIGURE,),
    "figure": (FIGURE,),
    "leave": (RETRIEVE,),
    "take_back": (RETRIEVE,),
    "bonus": (BONUS,),
}
RULE_OF = {
    "ride": "R4.1",
    "stop": "R5.9",
    "exchange": "R7.4",
    "draw": "R5.1",
    "play": "R5.1",
    "place": "R5.7",
    "swap": "R9.1",
    "blind": "R9.1",
    "return": "R9.1",
    "pass": "R9.1",
    "no_figure": "R6.1",
    "figure": "R6.1",
    "leave": "R6.6",
    "take_back": "R6.6",
    "bonus": "R10.1",
}
ASKS: dict[str, tuple[str, ...]] = {
    "ride": ("chain", "duty"),
    "explore": (),
    "place": (),
    "trade": (),
    "return": ("count",),
    "figure": (),
    "retrieve": (),
    "bonus": ("cost",),
}
"""`chain` and `duty` are yes or no: the ride goes on after a jungle tile (R5.9), a tile of a full display must be laid
(R7.2)."""
REASONS: dict[str, tuple[str, ...]] = {
    "why-over": (),
    "why-not-your-turn": (),
    "why-other-decision": ("verb",),
    "why-option": ("option",),
    "why-not-explored": ("cell",),
    "why-not-reachable": ("cell",),
    "why-jeep-there": ("cell",),
    "why-duty": (),
    "why-no-stop": (),
    "why-not-stuck": (),
    "why-stack-empty": ("stack",),
    "why-display-full": (),
    "why-no-tile": ("slot",),
    "why-no-open-line": ("direction",),
    "why-does-not-fit": ("direction",),
    "why-same-turn": (),
    "why-no-token": ("token",),
    "why-no-gold": ("cost", "gold"),
    "why-pile-small": ("count",),
    "why-too-few-own": ("count",),
    "why-must-trade": (),
    "why-no-figure": ("strength",),
    "why-no-part": ("part",),
    "why-figure-home": (),
}
OPTIONAL = ("explore_mandatory", "stop_after_jungle", "trade_return")


def question(box: Any, t: Any, seat: int) -> Message:
    """6a: what the player who decides is asked."""
    arguments: dict[str, str | int] = {}
    if t.phase == RIDE:
        arguments = {"chain": _yes(t.chain), "duty": _yes(has_duty(box, t, seat))}
    elif t.phase == RETURN:
        arguments = {"count": 0 if t.trade_return else t.returns}  # A2: none need go back
    elif t.phase == BONUS:
        arguments = {"cost": box.bonus_turn_price}
    return Message(f"ask-{PHASES[t.phase]}", arguments)


def _yes(value: object) -> str:
    return "yes" if value else "no"


def why_not(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    """The reason against an action that is not legal for `seat` in this redacted table."""
    action = edition.actions[code]
    verb = action.verb
    if t.over:
        return Reason({1: "R11.2", 2: "R11.3"}.get(t.ending, "R11.5"), "why-over")
    if not 0 <= seat < t.seats or not t.to_act & (1 << seat):
        return Reason("R3.1", "why-not-your-turn")
    if t.phase not in PHASE_OF[verb]:
        return Reason(RULE_OF[verb], "why-other-decision", {"verb": verb})
    if verb == "ride":
        return _ride(edition, box, t, seat, action)
    if verb == "stop":
        if t.chain and t.stop_after_jungle:
            return Reason("A26", "why-option", {"option": "stop_after_jungle"})
        return Reason("R5.9", "why-no-stop")
    if verb == "exchange":
        stack = int(action["stack"]) - 1
        if t.height[stack] == 0:
            return Reason("R7.4", "why-stack-empty", {"stack": stack + 1})
        return Reason("R7.4", "why-not-stuck")
    if verb in ("draw", "play", "place"):
        return _explore(edition, box, t, seat, action)
    if verb in ("swap", "blind", "return", "pass"):
        return _trade(edition, box, t, seat, action)
    if verb == "figure":
        return _figure(box, t, seat, action)
    return Reason("R6.6", "why-figure-home")


def _ride(edition: Edition, box: Any, t: Any, seat: int, action: Any) -> Reason:
    cell = cells(edition.data).index(action["cell"])
    where: dict[str, str | int] = {"cell": action["cell"]}
    if not is_explored(t, cell):
        return Reason("R4.6", "why-not-explored", where)
    if is_destination(box, t, seat, cell):
        return Reason("R7.2", "why-duty")
    taken = any(t.jeep[other] == cell for other in range(t.seats) if other != seat)
    if taken and cell != box.centre:
        return Reason("R4.4", "why-jeep-there", where)
    return Reason("R4.3", "why-not-reachable", where)


def _explore(edition: Edition, box: Any, t: Any, seat: int, action: Any) -> Reason:
    if action.verb == "draw":
        stack = int(action["stack"]) - 1
        if t.height[stack] == 0:
            return Reason("R5.11", "why-stack-empty", {"stack": stack + 1})
        assert is_full(box, t, seat)
        return Reason("R7.1", "why-display-full")
    kind = t.drawn
    if action.verb == "play":
        slot = int(action["slot"]) - 1
        kind = t.display[slot][seat]
        if kind == NOTHING:
            return Reason("R5.1", "why-no-tile", {"slot": slot + 1})
    direction = DIRECTIONS.index(action["direction"])
    if not is_open_line(box, t, t.jeep[seat], direction):
        return Reason("R5.4", "why-no-open-line", {"direction": action["direction"]})
    if not box.distinct[4 * kind + int(action["turn"])]:
        return Reason("R5.4", "why-same-turn")
    return Reason("R5.6", "why-does-not-fit", {"direction": action["direction"]})


def _trade(edition: Edition, box: Any, t: Any, seat: int, action: Any) -> Reason:
    if action.verb == "pass":
        if t.phase == TRADE:
            return Reason("R7.2", "why-must-trade")
        option = "trade_return" if t.phase == RETURN else "explore_mandatory"
        if getattr(t, option):
            return Reason("R7.2", "why-duty")
        return Reason("A2" if t.phase == RETURN else "A5", "why-option", {"option": option})
    if action.verb in ("swap", "return"):
        assert not t.hand[tokens(edition.data).index(action["token"])][seat]
        return Reason("R9.1", "why-no-token", {"token": action["token"]})
    count = int(action["count"])
    assert count > most_blind(box, t, seat)
    if t.gold[seat] < box.blind_swap_price:
        return Reason("R9.2", "why-no-gold", {"cost": box.blind_swap_price, "gold": t.gold[seat]})
    if count > hidden_tokens(box, t):
        return Reason("R9.2", "why-pile-small", {"count": hidden_tokens(box, t)})
    return Reason("A3", "why-too-few-own", {"count": t.held[seat]})


def _figure(box: Any, t: Any, seat: int, action: Any) -> Reason:
    part, strength = PARTS.index(action["part"]), int(action["strength"])
    if part >= box.parts[t.face[t.laid]]:
        return Reason("R6.3", "why-no-part", {"part": action["part"]})
    if figure_of(box, t, seat, strength) == NOTHING:
        return Reason("R6.5", "why-no-figure", {"strength": strength})
    level = box.strengths.index(strength)
    return Reason("R6.2", "why-no-gold", {"cost": box.price[level], "gold": t.gold[seat]})
