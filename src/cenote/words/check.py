"""Texts checked against the program: nothing missing, nothing unused, nothing that asks for an argument it never gets.

What a game must say follows from what it declares (events, verbs, phases it asks in, options, reasons, vocabulary), so
a new event without words in five languages fails the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cenote.bots import YARDSTICKS
from cenote.bots.levels import LEVELS, STYLES
from cenote.kernel.game import Game
from cenote.words import COLOURS, LANGUAGES, UNKNOWN, dashed, rule_key, text_files

Values = Sequence[str] | None
"""What an argument can be; None: a name or a number."""
Needs = dict[str, dict[str, Values]]
"""Messages (or `message.attribute`) that must be there, with the arguments they get."""
YES_NO = ("yes", "no")


SHARED: Needs = {
    "colour": {"colour": COLOURS},
    **{key: {"bot": (*LEVELS, *YARDSTICKS)} for key in ("bot", "bot-about")},
    **{key: {"style": tuple(filter(None, STYLES))} for key in ("style", "style-about")},
    "bot-styled": {"bot": None, "style": None},
    "you": {},
    **{
        f"cli-{key}": {} for key in ("prompt", "commands", "help", "undone", "nothing-to-undo", "possible", "what-rule")
    },
    **{f"cli-{key}": {} for key in ("goodbye", "waiting", "nobody")},
    "cli-hint": {"move": None, "sure": ("clear", "likely", "close")},
    "cli-chance": {"chance": None},
    "cli-others": {"others": None},
    "cli-review": {},
    **{f"cli-review.{key}": {} for key in ("move", "who", "played", "best", "lost", "why", "accuracy", "luck", "none")},
    "cli-saved": {"file": None},
    "cli-not-understood": {"said": None},
    "cli-no-rule": {"said": None},
    "cli-pass-screen": {"who": None},
    "cli-won": {"who": None, "me": YES_NO},
    "cli-shared": {"who": None},
}
"""What all games share."""


def needed(game: Game) -> Needs:
    """Every message that a game must have."""
    needs: Needs = {"game-name": {}, "game-blurb": {}, "round-name": {"round": None}}
    for kind in game.events.kinds:
        arguments: dict[str, Values] = {"who": None, "me": YES_NO}
        for fact in kind.facts:
            name = fact.name.replace("_", "")
            words = fact.values if isinstance(fact.values, tuple) else None
            known = tuple(word for word in words if word) if words else None
            arguments[name] = (*known, UNKNOWN) if known and fact.secret else known
            if fact.seat:
                arguments[f"{name}me"] = YES_NO
        needs[f"event-{dashed(kind.name)}"] = arguments
    for verb in game.verbs:
        needs[f"action-{dashed(verb.key)}"] = {
            name: words if isinstance(words, tuple) else None for name, words in verb.values.items()
        }
    for phase, names in game.asks.items():
        needs[f"ask-{dashed(phase)}"] = {name: game.vocabulary.get(name) for name in names}
        needs[f"waits-{dashed(phase)}"] = {"who": None}
    for option in game.options:
        key = f"option-{dashed(option.name)}"
        needs[key] = needs[f"{key}.about"] = {}
        for value in option.values:
            needs[f"{key}.{str(value).lower().replace('_', '-')}"] = {}
    for reason, names in (*game.reasons.items(), *game.hints.items()):
        needs[reason] = {name: game.vocabulary.get(name) for name in names}
    needs |= {key: dict(arguments) for key, arguments in game.texts.items()}
    for rule in game.rule_ids:
        needs[rule_key(rule)] = {}
    return needs


def parsed(path: Path) -> tuple[dict[str, ast.Message], list[str]]:
    """The messages of a file, and what cannot be read."""
    tree = FluentParser().parse(path.read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}
    wrong = [f"{path.name}: cannot be read: {entry.content!r}" for entry in tree.body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in tree.body if isinstance(entry, ast.Message)]
    wrong += [f"{path.name}: {name} is there twice" for name in names if names.count(name) > 1]
    return messages, wrong


class Reading(Visitor):  # type: ignore[misc]
    """What a pattern uses: variables, other messages, and the variants of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                    for variant in node.variants}  # fmt: skip
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def reading(node: ast.BaseNode) -> Reading:
    found = Reading()
    found.visit(node)
    return found


def used(messages: Mapping[str, ast.Message], node: ast.BaseNode) -> Iterator[Reading]:
    """What a pattern uses, itself and through the messages it refers to."""
    here = reading(node)
    yield here
    for name in here.messages:
        if name in messages:
            yield from used(messages, messages[name])


def problems_in(path: Path, needs: Needs) -> list[str]:
    """What is wrong with one text file."""
    messages, wrong = parsed(path)
    there: dict[str, ast.BaseNode] = {}
    for name, message in messages.items():
        if message.value is not None:
            there[name] = message.value
        there |= {f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    referred = {name for node in there.values() for name in reading(node).messages}
    wrong += [f"{path.name}: {name} is missing" for name in needs if name not in there]
    wrong += [f"{path.name}: {name} is never used" for name in there if name not in needs and name not in referred]
    wrong += [f"{path.name}: {name} is referred to and missing" for name in referred if name not in messages]
    for name, arguments in needs.items():
        if name not in there:
            continue
        for part in used(messages, there[name]):
            wrong += [f"{path.name}: {name} has no argument ${v}" for v in part.variables if v not in arguments]
            for variable, keys in part.selectors:
                values = arguments.get(variable)
                if values is not None and "other" not in keys:
                    wrong += [
                        f"{path.name}: {name} has no variant [{v}] of ${variable}" for v in values if v not in keys
                    ]
    return wrong


def problems(game: Game | None) -> list[str]:
    """What is wrong with the texts of a game (None: those that all games share), in all languages."""
    needs, name = (SHARED, "words") if game is None else (needed(game), game.key)
    wrong = []
    for language in LANGUAGES:
        path = text_files(game, language)[-1]
        if path.exists():
            wrong += [f"{name}/{problem}" for problem in problems_in(path, needs)]
        else:
            wrong.append(f"{name}/{path.name} is missing")
    return wrong
