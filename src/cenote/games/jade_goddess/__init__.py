"""Realm of the Jade Goddess (Klaus Teuber, 2007): jeeps explore a jungle and dig out a lost city, for two to four."""

from __future__ import annotations

from pathlib import Path

from cenote.games.jade_goddess import advice, choices, dig, knowledge, observation, rules, view
from cenote.games.jade_goddess.box import BOX, VERBS, load_edition
from cenote.games.jade_goddess.hints import HINTS, because
from cenote.games.jade_goddess.names import EVENTS, PHASES, RULE_IDS, TOKEN_NAMES
from cenote.games.jade_goddess.positions import check, complete
from cenote.games.jade_goddess.reasons import ASKS, REASONS, question, why_not
from cenote.games.jade_goddess.table import OPTIONS, TABLE
from cenote.games.jade_goddess.texts import TEXTS, VOCABULARY
from cenote.kernel.game import Game, as_likely

GAME = Game(
    key="jade_goddess",
    seat_counts=(2, 3, 4),
    rules_version=1,
    folder=Path(__file__).parent,
    record=TABLE,
    box_record=BOX,
    verbs=VERBS,
    events=EVENTS,
    options=OPTIONS,
    phases=PHASES,
    always_asked=("trade", "return"),
    outcomes={token: number for number, token in enumerate(TOKEN_NAMES)},
    observation=observation.PIECES,
    rules={
        "setup": rules.setup,
        "legal": choices.legal,
        "apply": rules.apply,
        "resume": rules.resume,
        "scores": dig.scores,
        "redact": knowledge.redact,
        "imagine": knowledge.imagine,
        "observe": observation.observe,
        "lasting": observation.lasting,
        "observe_again": observation.observe_again,
        "forget": knowledge.forget,
        "likelihood": as_likely,
        "worth": advice.worth,
        "lure": advice.lure,
    },
    load_edition=load_edition,
    view=view.view,
    rule_ids=RULE_IDS,
    asks=ASKS,
    reasons=REASONS,
    vocabulary=VOCABULARY,
    texts=TEXTS,
    question=question,
    why_not=why_not,
    hints=HINTS,
    because=because,
    check=check,
    complete=complete,
)
