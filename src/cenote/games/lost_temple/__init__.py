"""Lost Temple (Bruno Faidutti, 2011): a race through the jungle with hidden roles, for two to eight."""

from __future__ import annotations

from pathlib import Path

from cenote.games.lost_temple import advice, calls, knowledge, rules, view
from cenote.games.lost_temple.box import BOX, VERBS, load_edition
from cenote.games.lost_temple.hints import HINTS, because
from cenote.games.lost_temple.names import CHARACTERS, EVENTS, PHASES, RULE_IDS, TOKENS
from cenote.games.lost_temple.positions import check, complete
from cenote.games.lost_temple.reasons import ASKS, REASONS, question, why_not
from cenote.games.lost_temple.table import OPTIONS, TABLE
from cenote.kernel.game import Game, no_lure, nothing_lasts, observe_anew

FOLDER = Path(__file__).parent

GAME = Game(
    key="lost_temple",
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    rules_version=1,
    folder=FOLDER,
    record=TABLE,
    box_record=BOX,
    verbs=VERBS,
    events=EVENTS,
    options=OPTIONS,
    phases=PHASES,
    outcomes={
        **{name: number for number, name in enumerate(CHARACTERS) if name},
        **{name: number for number, name in enumerate(TOKENS)},
    },
    observation=view.PIECES,
    rules={
        "setup": rules.setup,
        "legal": rules.legal,
        "apply": rules.apply,
        "resume": calls.resume,
        "scores": rules.scores,
        "redact": knowledge.redact,
        "imagine": knowledge.imagine,
        "observe": view.observe,
        "lasting": nothing_lasts,
        "observe_again": observe_anew,
        "forget": knowledge.forget,
        "likelihood": advice.likelihood,
        "worth": advice.worth,
        "lure": no_lure,
    },
    load_edition=load_edition,
    view=view.view,
    rule_ids=RULE_IDS,
    asks=ASKS,
    reasons=REASONS,
    vocabulary={
        "character": CHARACTERS[1:],
        "token": TOKENS,
        "othertoken": TOKENS,
        "verb": tuple(verb.key for verb in VERBS),
        "option": tuple(verb.option for verb in VERBS if verb.option),
    },
    texts={
        "character": {"character": CHARACTERS[1:]},
        "character-power": {"character": CHARACTERS[1:]},
        "token": {"token": TOKENS},
        "token-effect": {"token": TOKENS},
        "place": {"place": ("start", "plain", "temple", "village", "jungle", "chance", "finish")},
        "label": {"label": view.LABELS},
        "card-state": {"state": view.CARD_STATES, "who": None},
    },
    question=question,
    why_not=why_not,
    hints=HINTS,
    because=because,
    check=check,
    complete=complete,
)
