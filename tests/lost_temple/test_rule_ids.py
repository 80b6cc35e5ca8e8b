"""Every rule, ruling, check and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lost_temple.positions import lost_temple

CHAPTERS = {1: 9, 2: 6, 3: 5, 4: 5, 5: 11, 6: 8, 7: 6, 8: 3, 9: 4, 10: 6}
"""How many rules each chapter has; R0 (the terms) and R11 (the options) are one each."""
LETTERS = {"R5.1": "abcd", "R5.2": "abcd", "R5.3": "abc"}

ID = r"([RCVE])(\d+)(?:\.(\d+))?(?: ?([a-d])\b)?"
RANGE = re.compile(rf"\b{ID}(?:(?:[-–]| to ){ID})?")
Parts = tuple[str, int, int | None, str | None]


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


# Reading ids


def spelled(kind: str, number: int, part: int | None, letter: str | None) -> str:
    """The id; a letter behind a rule that has no lettered parts (`E20 b`, `R5.4 a`) is not part of it."""
    whole = f"{kind}{number}" + (f".{part}" if part is not None else "")
    return f"{whole} {letter}" if letter and letter in LETTERS.get(whole, "") else whole


def parts_of(groups: tuple[str | None, ...]) -> Parts:
    kind, number, part, letter = groups
    assert kind
    assert number
    return kind, int(number), int(part) if part else None, letter


def ids_in(text: str) -> Iterator[str]:
    """The ids that a text cites; ranges such as `R1.4-R1.7`, `C1-C3` or `E29 to E45` stand for all in between."""
    for found in RANGE.finditer(text):
        first = parts_of(found.groups()[:4])
        yield spelled(*first)
        if found.group(5):
            last = parts_of(found.groups()[4:])
            yield spelled(*last)
            yield from between(first, last)


def between(first: Parts, last: Parts) -> Iterator[str]:
    if first[:2] == last[:2] and first[2] is not None and last[2] is not None:
        yield from (spelled(first[0], first[1], part, None) for part in range(first[2], last[2] + 1))
    elif first[0] == last[0] and first[2] is None and last[2] is None:
        yield from (spelled(first[0], number, None, None) for number in range(first[1], last[1] + 1))


def ids_in_name(name: str) -> Iterator[str]:
    """The ids at the head of a test's name: `test_r5_1_c_c22_meeples` is about R5.1 c and C22."""
    words = name.removeprefix("test_").split("_")
    while words and re.fullmatch(r"[rcve]\d+", words[0]):
        said = words.pop(0).upper()
        if said[0] == "R" and words and words[0].isdigit():
            said += f".{words.pop(0)}"
            if said in LETTERS and words and words[0] in LETTERS[said]:
                said += f" {words.pop(0)}"
        yield said


def docstrings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""
        body = getattr(node, "body", [])
        for statement in body if isinstance(body, list) else []:  # texts below an assignment say what it is
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield str(statement.value.value)


def cited_in_source() -> set[str]:
    """Ids in docstrings and comments of the game's source."""
    cited: set[str] = set()
    for path in sorted(lost_temple().folder.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        for text in docstrings(ast.parse(source)):
            cited |= set(ids_in(text))
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                cited |= set(ids_in(token.string))
    return cited


def cited_in_tests() -> set[str]:
    """Ids in the names and docstrings of test functions."""
    cited: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(ids_in_name(node.name)) | set(ids_in(ast.get_docstring(node) or ""))
    return cited


def missing(wanted: list[str], cited: set[str]) -> list[str]:
    return [id for id in wanted if id not in cited]


# The tests


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
    assert set(ids_in(text)) == ids


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
    assert set(ids_in_name(name)) == ids


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("checks", CHECKS)])
def test_every_id_is_cited_by_the_source(kind: str, wanted: list[str]) -> None:
    """A docstring or comment of the game says where each rule is; of C34 (not implemented) that it is left out."""
    assert missing(wanted, cited_in_source()) == []


@pytest.mark.parametrize(
    ("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("checks", CHECKS), ("examples", EXAMPLES)]
)
def test_every_id_is_cited_by_a_test(kind: str, wanted: list[str]) -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing(wanted, cited_in_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *CHECKS, *EXAMPLES, *LETTERS, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((cited_in_source() | cited_in_tests()) - known) == []
