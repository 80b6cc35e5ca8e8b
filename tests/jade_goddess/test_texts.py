"""The words of the Jade Goddess: everything that the game declares is said in five languages."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from cenote.games.jade_goddess import rules
from cenote.games.jade_goddess.box import VERBS
from cenote.games.jade_goddess.names import EVENTS, RULE_IDS
from cenote.games.jade_goddess.reasons import ASKS, REASONS
from cenote.games.jade_goddess.table import OPTIONS
from cenote.games.jade_goddess.texts import TEXTS, VOCABULARY
from cenote.words import LANGUAGES
from cenote.words.check import needed, problems_in

DECLARED = SimpleNamespace(
    events=EVENTS, verbs=VERBS, asks=ASKS, options=OPTIONS, reasons=REASONS, vocabulary=VOCABULARY, texts=TEXTS,
    rule_ids=RULE_IDS,
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(language: str) -> None:
    path = Path(rules.__file__).parent / "text" / f"{language}.ftl"
    needs = needed(DECLARED)  # type: ignore[arg-type]
    assert len(needs) > 250
    assert problems_in(path, needs) == []
