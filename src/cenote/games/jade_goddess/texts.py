"""What the text files of the Jade Goddess must say beyond events, actions, questions and reasons."""

from __future__ import annotations

from cenote.games.jade_goddess.box import VERBS
from cenote.games.jade_goddess.names import DIRECTIONS, ENDINGS, PARTS, TOKEN_NAMES
from cenote.games.jade_goddess.view import LABELS

YES_NO = ("yes", "no")
VOCABULARY = {
    "verb": tuple(verb.key for verb in VERBS),
    "option": ("explore_mandatory", "stop_after_jungle", "trade_return"),
    "direction": DIRECTIONS,
    "part": PARTS,
    "chain": YES_NO,
    "duty": YES_NO,
}
TEXTS: dict[str, dict[str, tuple[str, ...] | None]] = {
    "token-name": {"object": None, "piece": ("a", "b", "c", "d"), "condition": ("good", "bad")},
    "object": {"object": None},
    "figure-name": {"strength": None},
    "direction": {"direction": DIRECTIONS},
    "tile-shape": {"sides": None, "parts": None},
    "ending": {"ending": ENDINGS[1:]},
    "board-take-back": {"strength": None, "cell": None},
    "board-swap": {"give": None, "take": None},
    "label": {"label": LABELS},
    **{f"called-{token[:2]}-{'plus' if token[2] == '+' else 'minus'}": {} for token in TOKEN_NAMES},
}
