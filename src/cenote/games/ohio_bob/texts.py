"""What the text files of Ohio Bob must say beyond events, actions, questions and reasons."""

from __future__ import annotations

from cenote.games.ohio_bob.box import VERBS
from cenote.games.ohio_bob.names import CELL_NAMES, COLOURS, DIRECTIONS, EFFECT_NAMES, ENDINGS, SIDE_NAMES, STATES

LABELS = (
    "player", "energy", "level", "rooms", "hand", "played", "pile", "top_card", "next_cards", "challenge", "lacking",
    "gems", "rest_cost", "side_a", "side_b", "single", "waiting", "ready", "left", "partner", "exchange",
    "exchange_used", "partner_cards", "link_room", "first_room", "last_room", "stairs_down", "stairs_up", "wall",
    "door", "spent", "key_charge", "stone_charge", "copied", "charges", "zoom_in",
    "zoom_out", "whole_temple", "done", "missing", "easy", "hard", "set", "no_exploring",
)  # fmt: skip
"""The words a screen needs around the view."""

STEPS = ("trap", "end", "safe", "pit", "spent", "ration", "gift", "wasted", "leave")
"""What a step can lead to."""
CARD_IDS = tuple(f"{colour}{number}" for colour in ("rd", "yl", "gn", "bl") for number in range(1, 5)) + ("rb1",)
VOCABULARY = {
    "verb": tuple(verb.key for verb in VERBS),
    "option": ("teleporter_optional", "coop_order", "stairs_choice"),
    "direction": DIRECTIONS,
    "effect": EFFECT_NAMES,
    "cell": CELL_NAMES,
    "colour": COLOURS,
    "ending": ENDINGS[1:],
}
TEXTS: dict[str, dict[str, tuple[str, ...] | None]] = {
    "effect-name": {"effect": EFFECT_NAMES},
    "effect-about": {"effect": EFFECT_NAMES},
    "cell-name": {"cell": CELL_NAMES},
    "cell-about": {"cell": CELL_NAMES},
    "direction": {"direction": DIRECTIONS},
    "gem-colour": {"colour": (*COLOURS, "white")},
    "set-name": {"set": ("green", "blue")},
    "state": {"state": STATES},
    "challenge-group": {"count": None, "colour": (*COLOURS, "white")},
    "challenge-name": {"which": SIDE_NAMES},
    "ending": {"ending": ENDINGS[1:]},
    "daily-share": {"day": None, "result": ("won", "lost"), "level": ("1", "2", "3"), "turns": None, "energy": None},
    "board-step": {"what": STEPS, "cost": None},
    "board-gain": {"card": None},
    "board-room": {"card": None},
    "board-last-room": {"card": None},
    "board-seen": {"face": None},
    "board-both": {},
    "label": {"label": LABELS},
    **{f"called-{card}-{colour}": {} for card in CARD_IDS for colour in ("green", "blue")},
    **{f"called-{card}": {} for card in ("supergear", "supergear2", "link-easy", "link-hard")},
    **{f"called-t{number:02}": {} for number in range(1, 18)},
}
