"""Takara Island (Takahiro and Sayaka Amioka, 2011): treasure hunters dig six sites for two stones, for two to four."""

from __future__ import annotations

from pathlib import Path

from cenote.games.takara_island import advice, knowledge, rules, score, view
from cenote.games.takara_island.box import BOX, VERBS, load_edition
from cenote.games.takara_island.hints import HINTS, because
from cenote.games.takara_island.names import (
    CHEST_SORTS,
    DIE,
    ENDINGS,
    EVENTS,
    LEVEL_NAMES,
    PHASES,
    RULE_IDS,
    SPECIALISTS,
    TILE_SORTS,
)  # fmt: skip
from cenote.games.takara_island.positions import check, complete
from cenote.games.takara_island.reasons import ASKS, REASONS, question, why_not
from cenote.games.takara_island.table import OPTIONS, TABLE
from cenote.kernel.game import Game, as_likely, no_lure, nothing_lasts, observe_anew

FOLDER = Path(__file__).parent
_chests = ("tablet", "map", "mimic", "purse", "idol", "skull")

GAME = Game(
    key="takara_island",
    seat_counts=(2, 3, 4),
    rules_version=1,
    folder=FOLDER,
    record=TABLE,
    box_record=BOX,
    verbs=VERBS,
    events=EVENTS,
    options=OPTIONS,
    presets=("bga",),
    phases=PHASES,
    asides=("reveal", "look_on"),
    outcomes={
        **{name: number for number, name in enumerate(_chests)},
        **{name: number for number, name in enumerate(DIE)},
    },
    observation=view.PIECES,
    alike={"site": ("look", "height", "tiles")},
    rules={
        "setup": rules.setup,
        "legal": rules.legal,
        "apply": rules.apply,
        "resume": rules.resume,
        "scores": score.scores,
        "redact": knowledge.redact,
        "imagine": knowledge.imagine,
        "observe": view.observe,
        "lasting": nothing_lasts,
        "observe_again": observe_anew,
        "forget": knowledge.forget,
        "likelihood": as_likely,
        "worth": advice.worth,
        "lure": no_lure,
    },
    load_edition=load_edition,
    view=view.view,
    rule_ids=RULE_IDS,
    asks=ASKS,
    reasons=REASONS,
    vocabulary={
        "tile": TILE_SORTS,
        "specialist": SPECIALISTS,
        "verb": tuple(verb.key for verb in VERBS),
        "option": tuple(verb.option for verb in VERBS if verb.option),
    },
    texts={
        "tile": {"tile": TILE_SORTS, "amount": None},
        "chest": {"chest": CHEST_SORTS},
        "chest-effect": {"chest": CHEST_SORTS, "karas": None, "xp": None},
        "specialist": {"specialist": SPECIALISTS},
        "specialist-power": {"specialist": SPECIALISTS, "tiles": None},
        "level": {"level": LEVEL_NAMES},
        "town": {"place": view.TOWN},
        "town-about": {"place": view.TOWN, "karas": None},
        "title": {"title": view.TITLES},
        "ending": {"ending": ENDINGS[1:]},
        "label": {"label": view.LABELS},
        "seen-by": {"who": None},
        "preset-bga": {},
        "preset-bga.about": {},
    },
    question=question,
    why_not=why_not,
    hints=HINTS,
    because=because,
    check=check,
    complete=complete,
)
