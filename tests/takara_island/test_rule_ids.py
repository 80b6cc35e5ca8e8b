"""Every rule, ruling, K and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.words import LANGUAGES, Words, rule_key
from tests.citations import Citations, missing
from tests.takara_island.rule_positions import takara

CHAPTERS = {1: 9, 2: 0, 3: 3, 4: 6, 5: 8, 6: 7, 7: 3, 8: 3, 9: 8, 10: 4, 11: 7, 12: 6, 13: 7, 14: 4, 15: 2}
"""How many rules each chapter has; R2 is one rule without parts."""

RULES = [
    id
    for chapter, count in CHAPTERS.items()
    for id in ([f"R{chapter}.{n + 1}" for n in range(count)] or [f"R{chapter}"])
]
RULINGS = [f"A{number}" for number in range(1, 52)]
WORLDS = [f"K{number}" for number in range(1, 10)]
EXAMPLES = [f"E{number}" for number in range(1, 52)]
CITED = Citations("RAKE", takara().folder, Path(__file__).parent)


def test_the_ids_of_the_specification() -> None:
    """The lists above are complete: 78 rules, 51 rulings, 9 ways of imagining, 51 examples."""
    assert len(RULES) == len(set(RULES)) == 78
    assert (RULES[0], RULES[-1], RULINGS[-1], WORLDS[-1], EXAMPLES[-1]) == ("R1.1", "R15.2", "A51", "K9", "E51")


def test_the_game_declares_them() -> None:
    """Chapters, rules and rulings can be asked for; K and E are for those who write programs."""
    assert set(takara().rule_ids) == {*RULES, *RULINGS, *(f"R{chapter}" for chapter in CHAPTERS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_text(language: str) -> None:
    """A rule is told in every language, in a sentence of its own."""
    words = Words(language, takara())
    assert [id for id in takara().rule_ids if rule_key(id) not in words] == []
    texts = {id: words.rule(id) for id in (*RULES, *RULINGS)}
    assert [id for id, text in texts.items() if len(text.split()) < 3] == []
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("R1.4-R1.7", {"R1.4", "R1.5", "R1.6", "R1.7"}),
        ("see A1-A3, K8", {"A1", "A2", "A3", "K8"}),
        ("R3.3 a: he", {"R3.3"}),
        ("R6-R8", {"R6", "R7", "R8"}),
        ("E29 to E31", {"E29", "E30", "E31"}),
        ("6b, SKE_A, I_K4, A1x, BAT_A2", set()),
    ],
)
def test_reading_ids(text: str, ids: set[str]) -> None:
    """What counts as citing an id: single ids and ranges; a chapter does not cite its rules."""
    assert set(CITED.in_text(text)) == ids


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_r5_1_a6_only_face_down", {"R5.1", "A6"}),
        ("test_r2_sword_first", {"R2"}),
        ("test_a16_a17_chests", {"A16", "A17"}),
        ("test_k1_k2_k5_same_table", {"K1", "K2", "K5"}),
        ("test_views_r1_9", set()),
    ],
)
def test_reading_names(name: str, ids: set[str]) -> None:
    """Ids count at the head of a test's name only."""
    assert set(CITED.in_name(name)) == ids


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("worlds", WORLDS)])
def test_every_id_is_cited_by_the_source(kind: str, wanted: list[str]) -> None:
    """A docstring or comment of the game says where each rule is."""
    assert missing(wanted, CITED.in_source()) == []


@pytest.mark.parametrize(
    ("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("worlds", WORLDS), ("examples", EXAMPLES)]
)
def test_every_id_is_cited_by_a_test(kind: str, wanted: list[str]) -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing(wanted, CITED.in_tests()) == []


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS)])
def test_every_rule_has_a_test_of_its_name(kind: str, wanted: list[str]) -> None:
    """`-k r6_2` or `-k a14` finds it."""
    assert missing(wanted, CITED.heads_of_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *WORLDS, *EXAMPLES, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((CITED.in_source() | CITED.in_tests()) - known) == []
