"""Ohio Bob (Christophe Raimbault, 2025): three levels of a temple, room by room; alone, or two in the mirror temple."""

from __future__ import annotations

from pathlib import Path

from cenote.games.ohio_bob import advice, knowledge, observation, rules, view
from cenote.games.ohio_bob.box import BOX, VERBS, load_edition
from cenote.games.ohio_bob.hints import HINTS, because
from cenote.games.ohio_bob.names import EVENTS, PHASES, RULE_IDS
from cenote.games.ohio_bob.positions import check, complete
from cenote.games.ohio_bob.reasons import ASKS, REASONS, question, why_not
from cenote.games.ohio_bob.table import OPTIONS, TABLE
from cenote.games.ohio_bob.texts import CARD_IDS, TEXTS, VOCABULARY
from cenote.kernel.game import Game, as_likely, no_lure, nothing_lasts, observe_anew

GAME = Game(
    key="ohio_bob",
    seat_counts=(1, 2),
    rules_version=1,
    folder=Path(__file__).parent,
    record=TABLE,
    box_record=BOX,
    verbs=VERBS,
    events=EVENTS,
    options=OPTIONS,
    phases=PHASES,
    always_asked=("turn",),
    shared_goal=True,
    outcomes={
        **{card: number for number, card in enumerate(CARD_IDS)},
        **{f"t{number:02}": number - 1 for number in range(1, len(CARD_IDS) + 1)},
    },
    observation=observation.PIECES,
    rules={
        "setup": rules.setup,
        "legal": rules.legal,
        "apply": rules.apply,
        "resume": rules.resume,
        "scores": rules.scores,
        "redact": knowledge.redact,
        "imagine": knowledge.imagine,
        "observe": observation.observe,
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
    vocabulary=VOCABULARY,
    texts=TEXTS,
    question=question,
    why_not=why_not,
    hints=HINTS,
    because=because,
    chance=advice.chance,
    check=check,
    complete=complete,
)
