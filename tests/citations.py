"""Where a game's source and its tests cite the ids of its specification: rules, rulings, examples."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

Parts = tuple[str, int, int | None, str | None]


class Citations:
    """The ids of one specification: the letters they begin with, and the rules that have lettered parts."""

    def __init__(self, kinds: str, source: Path, tests: Path, letters: Mapping[str, str] | None = None) -> None:
        self.source, self.tests, self.letters = source, tests, dict(letters or {})
        id = rf"([{kinds}])(\d+)(?:\.(\d+))?(?: ?([a-d])\b)?(?!\w)"
        self._range = re.compile(rf"(?<![\w.]){id}(?:(?:[-–]| to ){id})?")
        self._head = re.compile(rf"[{kinds.lower()}]\d+")

    # Reading ids

    def in_text(self, text: str) -> Iterator[str]:
        """The ids that a text cites; ranges such as `R1.4-R1.7`, `A1-A3` or `E29 to E45` stand for all in between."""
        for found in self._range.finditer(text):
            first = _parts(found.groups()[:4])
            yield self._spelled(*first)
            if found.group(5):
                last = _parts(found.groups()[4:])
                yield self._spelled(*last)
                yield from self._between(first, last)

    def in_name(self, name: str) -> Iterator[str]:
        """The ids at the head of a test's name: `test_r5_1_a6_only_face_down` is about R5.1 and A6."""
        words = name.removeprefix("test_").split("_")
        while words and self._head.fullmatch(words[0]):
            said = words.pop(0).upper()
            if said[0] == "R" and words and words[0].isdigit():
                said += f".{words.pop(0)}"
                if said in self.letters and words and words[0] in self.letters[said]:
                    said += f" {words.pop(0)}"
            yield said

    def _spelled(self, kind: str, number: int, part: int | None, letter: str | None) -> str:
        """The id; a letter behind a rule that has no lettered parts (`E20 b`, `R5.4 a`) is not part of it."""
        whole = f"{kind}{number}" + (f".{part}" if part is not None else "")
        return f"{whole} {letter}" if letter and letter in self.letters.get(whole, "") else whole

    def _between(self, first: Parts, last: Parts) -> Iterator[str]:
        if first[:2] == last[:2] and first[2] is not None and last[2] is not None:
            yield from (self._spelled(first[0], first[1], part, None) for part in range(first[2], last[2] + 1))
        elif first[0] == last[0] and first[2] is None and last[2] is None:
            yield from (self._spelled(first[0], number, None, None) for number in range(first[1], last[1] + 1))

    # Where they stand

    def in_source(self) -> set[str]:
        """Ids in docstrings and comments of the game's source."""
        cited: set[str] = set()
        for path in sorted(self.source.glob("*.py")):
            text = path.read_text(encoding="utf-8")
            for said in _docstrings(ast.parse(text)):
                cited |= set(self.in_text(said))
            for token in tokenize.generate_tokens(io.StringIO(text).readline):
                if token.type == tokenize.COMMENT:
                    cited |= set(self.in_text(token.string))
        return cited

    def in_tests(self) -> set[str]:
        """Ids in the names and docstrings of test functions."""
        cited = self.heads_of_tests()
        for test in self._test_functions():
            cited |= set(self.in_text(ast.get_docstring(test) or ""))
        return cited

    def heads_of_tests(self) -> set[str]:
        """Ids at the head of the name of some test."""
        return {id for test in self._test_functions() for id in self.in_name(test.name)}

    def _test_functions(self) -> Iterator[ast.FunctionDef]:
        """The tests of the game, but for those that read citations."""
        for path in sorted(self.tests.glob("test_*.py")):
            if path.name != "test_rule_ids.py":
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                        yield node


def missing(wanted: Iterable[str], cited: set[str]) -> list[str]:
    return [id for id in wanted if id not in cited]


def _parts(groups: tuple[str | None, ...]) -> Parts:
    kind, number, part, letter = groups
    assert kind
    assert number
    return kind, int(number), int(part) if part else None, letter


def _docstrings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""
        body = getattr(node, "body", [])
        for statement in body if isinstance(body, list) else []:  # texts below an assignment say what it is
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield str(statement.value.value)
