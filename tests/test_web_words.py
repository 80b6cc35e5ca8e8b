"""The words of the page: the same messages with the same arguments in every language, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from cenote import games
from cenote.words import LANGUAGES, text_files
from cenote.words.check import parsed, reading, used

WEB = Path(__file__).parents[1] / "web" / "src"
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for pattern in ("**/*.svelte", "**/*.ts")
    for path in sorted(WEB.glob(pattern))
    if path.name != "protocol.ts"
}
SERVER = Path(__file__).parents[1] / "src" / "cenote" / "server"
REFUSED = {
    f"refuse-{key}"
    for path in sorted(SERVER.glob("*.py"))
    for key in re.findall(r'(?:Refusal|NotYet|super\(\).__init__)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
}
"""What the server refuses has words in the client."""
SAID = re.compile(r"""\bsay\(\s*["'`]([a-z][a-z0-9.-]*)["'`]""")


def messages(path: Path) -> dict[str, ast.Message]:
    found, wrong = parsed(path)
    assert wrong == []
    return found


def parts(message: ast.Message) -> dict[str, ast.BaseNode]:
    """The text of a message and its attributes."""
    named: dict[str, ast.BaseNode] = {} if message.value is None else {"": message.value}
    return named | {f".{attribute.id.name}": attribute.value for attribute in message.attributes}


def arguments(all_messages: dict[str, ast.Message], node: ast.BaseNode) -> set[str]:
    return {variable for part in used(all_messages, node) for variable in part.variables}


ENGLISH = messages(WEB / "text" / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    own = messages(WEB / "text" / f"{language}.ftl")
    assert sorted(own) == sorted(ENGLISH)
    for name, message in ENGLISH.items():
        assert parts(own[name]).keys() == parts(message).keys(), name
        for part, node in parts(message).items():
            mine = parts(own[name])[part]
            assert arguments(own, mine) <= arguments(ENGLISH, node), f"{name}{part} asks for more than English does"


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_know_the_same_values(language: str) -> None:
    """What English tells apart by name is told apart in every language; numbers follow each language's own way."""
    own = messages(WEB / "text" / f"{language}.ftl")
    for name, message in ENGLISH.items():
        for part, node in parts(message).items():
            named = {v: keys for v, keys in reading(node).selectors if not keys & {"one", "other", "0", "1"}}
            mine = dict(reading(parts(own[name])[part]).selectors)
            for variable, keys in named.items():
                assert mine.get(variable, keys) == keys, f"{language}: {name}{part} ${variable}"


def test_what_the_page_says_is_there() -> None:
    there = {*ENGLISH, *messages(text_files(None, "en")[0])}
    for path in (Path(games.__file__).parent).glob("*/text/en.ftl"):
        there |= set(messages(path))
    missing = {
        (path.name, key)
        for path, text in SOURCES.items()
        for key in SAID.findall(text)
        if key.split(".")[0] not in there
    }
    assert missing == set()


def test_every_refusal_has_words() -> None:
    assert len(REFUSED) > 8
    assert {name for name in ENGLISH if name.startswith("refuse-")} == REFUSED


def test_nothing_is_written_and_never_said() -> None:
    everything = "\n".join(SOURCES.values())
    referred = {
        name for message in ENGLISH.values() for node in parts(message).values() for name in reading(node).messages
    }
    unused = [
        name
        for name in ENGLISH
        if name not in referred | REFUSED
        and not re.search(rf"""["'`]{re.escape(name)}["'`.]""", everything)
        and not any(f"`{prefix}-${{" in everything for prefix in prefixes(name))
    ]
    assert unused == []


def prefixes(name: str) -> list[str]:
    words = name.split("-")
    return ["-".join(words[:count]) for count in range(1, len(words))]
