"""What the text files of the Jade Goddess must say beyond events, actions, questions and reasons."""

from __future__ import annotations

from cenote.games.jade_goddess.box import VERBS
from cenote.games.jade_goddess.names import DIRECTIONS, ENDINGS, PARTS
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
TEXTS = {
    "token-name": {"object": ("1", "2", "3"), "piece": ("a", "b", "c", "d"), "condition": ("good", "bad")},
    "object": {"object": ("1", "2", "3")},
    "figure-name": {"strength": None},
    "direction": {"direction": DIRECTIONS},
    "tile-shape": {"sides": None, "parts": None},
    "ending": {"ending": ENDINGS[1:]},
    "label": {"label": LABELS},
}
