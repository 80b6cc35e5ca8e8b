"""Every rule, ruling, check and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citations import Citations, missing
from tests.lost_temple.positions import lost_temple

CHAPTERS = {1: 9, 2: 6, 3: 5, 4: 5, 5: 11, 6: 8, 7: 6, 8: 3, 9: 4, 10: 6}
"""How many rules each chapter has; R0 (the terms) and R11 (the options) are one each."""
LETTERS = {"R5.1": "abcd", "R5.2": "abcd", "R5.3": "abc"}


def rules() -> list[str]:
    """The rules as the specification numbers them, lettered parts instead of their whole."""
    ids = ["R0"]
    for chapter, count in CHAPTERS.items():
        for number in range(1, count + 1):
            whole = f"R{chapter}.{number}"
            ids += [f"{whole} {letter}" for letter in LETTERS[whole]] if whole in LETTERS else [whole]
    return [*ids, "R11"]


RULES = rules()
RULINGS = [f"C{number}" for number in range(1, 42)]
CHECKS = [f"V{number}" for number in range(1, 9)]
EXAMPLES = [f"E{number}" for number in range(1, 46)]
CITED = Citations("RCVE", lost_temple().folder, Path(__file__).parent, LETTERS)


def test_the_ids_of_the_specification() -> None:
    """The lists above are complete: 73 rules, 41 rulings, 8 checks, 45 examples."""
    assert len(RULES) == len(set(RULES)) == 73
    assert (RULES[0], RULES[-1], RULINGS[-1], CHECKS[-1], EXAMPLES[-1]) == ("R0", "R11", "C41", "V8", "E45")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("R1.4-R1.7", {"R1.4", "R1.5", "R1.6", "R1.7"}),
        ("see C1-C3, V8", {"C1", "C2", "C3", "V8"}),
        ("R5.1 a: he", {"R5.1 a"}),
        ("R5.1 and all", {"R5.1"}),
        ("R6-R8", {"R6", "R7", "R8"}),
        ("E29 to E31", {"E29", "E30", "E31"}),
        ("R5.3 b, R10.2", {"R5.3 b", "R10.2"}),
        ("E20 b: a C13 a", {"E20", "C13"}),
        ("6b, DECK1, 4R5", set()),
    ],
)
def test_reading_ids(text: str, ids: set[str]) -> None:
    """What counts as citing an id: single ids, lettered parts, and ranges; a chapter does not cite its rules."""
    assert set(CITED.in_text(text)) == ids


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_r5_1_c_c22_meeples", {"R5.1 c", "C22"}),
        ("test_r6_4_c8_free_after_4", {"R6.4", "C8"}),
        ("test_e5_two_idols", {"E5"}),
        ("test_r11_c18_bank", {"R11", "C18"}),
        ("test_r5_4_a_priest", {"R5.4"}),
        ("test_views_r1_9", set()),
    ],
)
def test_reading_names(name: str, ids: set[str]) -> None:
    """Ids count at the head of a test's name only."""
    assert set(CITED.in_name(name)) == ids


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("checks", CHECKS)])
def test_every_id_is_cited_by_the_source(kind: str, wanted: list[str]) -> None:
    """A docstring or comment of the game says where each rule is; of C34 (not implemented) that it is left out."""
    assert missing(wanted, CITED.in_source()) == []


@pytest.mark.parametrize(
    ("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("checks", CHECKS), ("examples", EXAMPLES)]
)
def test_every_id_is_cited_by_a_test(kind: str, wanted: list[str]) -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing(wanted, CITED.in_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *CHECKS, *EXAMPLES, *LETTERS, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((CITED.in_source() | CITED.in_tests()) - known) == []
