"""Every rule, ruling and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.words import LANGUAGES, Words, rule_key
from tests.citations import Citations, missing
from tests.jade_goddess.rule_positions import jade

CHAPTERS = {1: 9, 2: 7, 3: 4, 4: 8, 5: 11, 6: 6, 7: 5, 8: 10, 9: 4, 10: 4, 11: 5, 12: 5}
"""How many rules each chapter has."""
RULES = [f"R{chapter}.{number + 1}" for chapter, count in CHAPTERS.items() for number in range(count)]
RULINGS = [f"A{number}" for number in range(1, 43)]
EXAMPLES = [f"E{number}" for number in range(1, 39)]
CITED = Citations("RAE", jade().folder, Path(__file__).parent)


def test_the_ids_of_the_specification() -> None:
    """The lists above are complete: 78 rules, 42 rulings, 38 examples."""
    assert len(RULES) == len(set(RULES)) == 78
    assert (RULES[0], RULES[-1], RULINGS[-1], EXAMPLES[-1]) == ("R1.1", "R12.5", "A42", "E38")


def test_the_game_declares_them() -> None:
    """Chapters, rules and rulings can be asked for; examples are for those who write programs."""
    assert set(jade().rule_ids) == {*RULES, *RULINGS, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert len(jade().rule_ids) == len(set(jade().rule_ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_text(language: str) -> None:
    """A rule is told in every language, in a sentence of its own."""
    words = Words(language, jade())
    assert [id for id in jade().rule_ids if rule_key(id) not in words] == []
    texts = {id: words.rule(id) for id in (*RULES, *RULINGS)}
    assert [id for id, text in texts.items() if len(text.split()) < 3] == []
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("R8.2-R8.4, A19", {"R8.2", "R8.3", "R8.4", "A19"}),
        ("R9.1 A, R9.3", {"R9.1", "R9.3"}),
        ("R5.1 b: E20b, E33 to E35", {"R5.1", "E20", "E33", "E34", "E35"}),
        ("6b, C2A-1, 1A, SIDE", set()),
    ],
)
def test_reading_ids(text: str, ids: set[str]) -> None:
    """What counts as citing an id: single ids and ranges; a chapter does not cite its rules."""
    assert set(CITED.in_text(text)) == ids


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_r8_8_a19_shortage", {"R8.8", "A19"}),
        ("test_e33_e34_scoring", {"E33", "E34"}),
        ("test_r9_trade_of_2", {"R9"}),
        ("test_scoring_r12_1", set()),
    ],
)
def test_reading_names(name: str, ids: set[str]) -> None:
    """Ids count at the head of a test's name only."""
    assert set(CITED.in_name(name)) == ids


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS)])
def test_every_id_is_cited_by_the_source(kind: str, wanted: list[str]) -> None:
    """A docstring or comment of the game says where each rule is."""
    assert missing(wanted, CITED.in_source()) == []


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("examples", EXAMPLES)])
def test_every_id_is_cited_by_a_test(kind: str, wanted: list[str]) -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing(wanted, CITED.in_tests()) == []


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS)])
def test_every_rule_has_a_test_of_its_name(kind: str, wanted: list[str]) -> None:
    """`-k r8_3` or `-k a19` finds it."""
    assert missing(wanted, CITED.heads_of_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *EXAMPLES, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((CITED.in_source() | CITED.in_tests()) - known) == []
