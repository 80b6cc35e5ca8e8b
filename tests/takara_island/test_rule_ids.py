"""Every rule, ruling, K and example of the specification is cited where it is implemented and where it is tried."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from cenote.words import LANGUAGES, Words, rule_key
from tests.takara_island.rule_positions import takara

CHAPTERS = {1: 9, 2: 0, 3: 3, 4: 6, 5: 8, 6: 7, 7: 3, 8: 3, 9: 8, 10: 4, 11: 7, 12: 6, 13: 7, 14: 4, 15: 2}
"""How many rules each chapter has; R2 is one rule without parts."""

ID = r"([RAKE])(\d+)(?:\.(\d+))?"
RANGE = re.compile(rf"(?<![\w.]){ID}(?!\w)(?:(?:[-–]| to ){ID}(?!\w))?")
Parts = tuple[str, int, int | None]

RULES = [
    id
    for chapter, count in CHAPTERS.items()
    for id in ([f"R{chapter}.{n + 1}" for n in range(count)] or [f"R{chapter}"])
]
RULINGS = [f"A{number}" for number in range(1, 52)]
WORLDS = [f"K{number}" for number in range(1, 10)]
EXAMPLES = [f"E{number}" for number in range(1, 52)]


# Reading ids


def spelled(kind: str, number: int, part: int | None) -> str:
    return f"{kind}{number}" + (f".{part}" if part is not None else "")


def parts_of(groups: tuple[str | None, ...]) -> Parts:
    kind, number, part = groups
    assert kind
    assert number
    return kind, int(number), int(part) if part else None


def ids_in(text: str) -> Iterator[str]:
    """The ids that a text cites; ranges such as `R1.4-R1.7`, `A1-A3` or `E29 to E45` stand for all in between."""
    for found in RANGE.finditer(text):
        first = parts_of(found.groups()[:3])
        yield spelled(*first)
        if found.group(4):
            last = parts_of(found.groups()[3:])
            yield spelled(*last)
            yield from between(first, last)


def between(first: Parts, last: Parts) -> Iterator[str]:
    if first[:2] == last[:2] and first[2] is not None and last[2] is not None:
        yield from (spelled(first[0], first[1], part) for part in range(first[2], last[2] + 1))
    elif first[0] == last[0] and first[2] is None and last[2] is None:
        yield from (spelled(first[0], number, None) for number in range(first[1], last[1] + 1))


def ids_in_name(name: str) -> Iterator[str]:
    """The ids at the head of a test's name: `test_r5_1_a6_only_face_down` is about R5.1 and A6."""
    words = name.removeprefix("test_").split("_")
    while words and re.fullmatch(r"[rake]\d+", words[0]):
        said = words.pop(0).upper()
        if said[0] == "R" and words and words[0].isdigit():
            said += f".{words.pop(0)}"
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
    for path in sorted(takara().folder.glob("*.py")):
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


def heads_of_tests() -> set[str]:
    """Ids at the head of the name of some test."""
    paths = sorted(Path(__file__).parent.glob("test_*.py"))
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = (node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))
    return {id for name in names for id in ids_in_name(name)}


def missing(wanted: list[str], cited: set[str]) -> list[str]:
    return [id for id in wanted if id not in cited]


# The tests


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
    assert set(ids_in(text)) == ids


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
    assert set(ids_in_name(name)) == ids


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("worlds", WORLDS)])
def test_every_id_is_cited_by_the_source(kind: str, wanted: list[str]) -> None:
    """A docstring or comment of the game says where each rule is."""
    assert missing(wanted, cited_in_source()) == []


@pytest.mark.parametrize(
    ("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS), ("worlds", WORLDS), ("examples", EXAMPLES)]
)
def test_every_id_is_cited_by_a_test(kind: str, wanted: list[str]) -> None:
    """The name or docstring of some test says that it tries the rule."""
    assert missing(wanted, cited_in_tests()) == []


@pytest.mark.parametrize(("kind", "wanted"), [("rules", RULES), ("rulings", RULINGS)])
def test_every_rule_has_a_test_of_its_name(kind: str, wanted: list[str]) -> None:
    """`-k r6_2` or `-k a14` finds it."""
    assert missing(wanted, heads_of_tests()) == []


def test_only_known_ids_are_cited() -> None:
    """A citation that is no id of the specification is a slip of the pen."""
    known = {*RULES, *RULINGS, *WORLDS, *EXAMPLES, *(f"R{chapter}" for chapter in CHAPTERS)}
    assert sorted((cited_in_source() | cited_in_tests()) - known) == []
