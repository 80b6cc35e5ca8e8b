"""Every rule, ruling and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.games.ohio_bob import GAME
from cenote.words import LANGUAGES, Words, rule_key
from tests.citations import Citations, missing

CHAPTERS = {0: 5, 1: 7, 2: 3, 3: 6, 4: 5, 5: 6, 6: 2, 7: 6, 8: 11, 9: 3, 10: 6, 11: 3, 12: 3, 13: 2, 14: 13}
"""How many rules each chapter has."""
RULES = [f"R{chapter}.{number + 1}" for chapter, count in CHAPTERS.items() for number in range(count)]
RULINGS = [f"A{number}" for number in range(1, 56)]
EXAMPLES = [f"E{number}" for number in range(1, 45)]
CITED = Citations("RAE", GAME.folder, Path(__file__).parent)


def test_the_ids_of_the_specification() -> None:
    """The lists above are complete: 81 rules, 55 rulings, 44 examples."""
    assert len(RULES) == len(set(RULES)) == 81
    assert (RULES[0], RULES[-1], RULINGS[-1], EXAMPLES[-1]) == ("R0.1", "R14.13", "A55", "E44")


def test_the_game_declares_them() -> None:
    """Chapters, rules and rulings can be asked for; examples are for those who write programs."""
    assert set(GAME.rule_ids) == {*RULES, *RULINGS, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert len(GAME.rule_ids) == len(set(GAME.rule_ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_text(language: str) -> None:
    """A rule is told in every language, in a sentence of its own."""
    words = Words(language, GAME)
    assert [id for id in GAME.rule_ids if rule_key(id) not in words] == []
    texts = {id: words.rule(id) for id in (*RULES, *RULINGS)}
    assert [id for id, text in texts.items() if len(text.split()) < 3] == []
    assert len(set(texts.values())) == len(texts)


def test_every_id_is_cited_by_the_source() -> None:
    """A docstring or comment of the game says where each rule is."""
    assert missing([*RULES, *RULINGS], CITED.in_source()) == []


def test_every_id_is_cited_by_a_test() -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing([*RULES, *RULINGS, *EXAMPLES], CITED.in_tests()) == []


def test_every_rule_has_a_test_of_its_name() -> None:
    """`-k r8_3` or `-k a19` finds it."""
    assert missing([*RULES, *RULINGS], CITED.heads_of_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *EXAMPLES, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((CITED.in_source() | CITED.in_tests()) - known) == []
