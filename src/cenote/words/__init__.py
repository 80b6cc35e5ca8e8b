"""Words: everything a player reads, in his language.

Each game brings `text/<language>.ftl` (Fluent); what all games share stands in `words/text/`. Rules and journal know no
words: they carry keys (`thief`, `gems4`) and numbers, and the messages turn them into sentences.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError, listed
from cenote.kernel.game import Game, Message, Reason
from cenote.kernel.journal import Event, EventKind

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands", "it": "Italiano"}
COLOURS = ("red", "blue", "yellow", "green", "purple", "turquoise", "white", "orange")
"""The colours of the seats, which are their names too."""
UNKNOWN = "unknown"
"""The value of a fact that the reader may not know."""


def dashed(name: str) -> str:
    return name.replace("_", "-")


def rule_key(rule: str) -> str:
    """The message of a rule: lettered parts are told with their rule (`R5.1 c` stands in `rule-R5-1`)."""
    found = re.match(r"\s*([rca]\d+(?:\.\d+)?)\s*[a-h]?\s*$", rule, re.IGNORECASE)
    return f"rule-{found[1].upper().replace('.', '-')}" if found else f"rule-{rule}"


def name_key(value: str) -> str:
    """The message that names a value (`1a+` is said by `called-1a-plus`), if the game has one."""
    return f"called-{value.replace('+', '-plus')}" if not value.endswith("-") else f"called-{value}minus"


def number(word: str) -> str | int:
    """A word of an action as its message gets it: numbers as numbers, so that they can be one or many."""
    return int(word) if word.isascii() and word.isdigit() else word


def text_files(game: Game | None, language: str) -> list[Path]:
    shared = Path(__file__).parent / "text" / f"{language}.ftl"
    return [shared] if game is None else [shared, game.folder / "text" / f"{language}.ftl"]


class Words:
    """The messages of one language, for one game (or none)."""

    def __init__(self, language: str = "en", game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"unknown language {language!r}: there is {listed(LANGUAGES)}")
        self.language, self.game = language, game
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in text_files(game, language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **arguments: Any) -> str:
        """The text of a message (`key` or `key.attribute`); a missing message or argument is a fault of the program."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{self.language}: {key} has no text"
        named = {name: self._named(value) for name, value in arguments.items()}
        text, wrong = self._bundle.format_pattern(pattern, named)
        assert not wrong, f"{self.language}: {key}: {wrong}"
        assert isinstance(text, str)
        return text

    def _named(self, value: Any) -> Any:
        """A value that has a name of its own is said by it."""
        return self.say(name_key(value)) if isinstance(value, str) and name_key(value) in self else value

    def tell(self, message: Message | Reason) -> str:
        return self.say(message.message, **message.arguments)

    def action(self, action: Action) -> str:
        """An action as a choice that a player reads."""
        return self.say(f"action-{dashed(action.verb)}", **{name: number(word) for name, word in action.arguments})

    def bot(self, name: str) -> str:
        """Who a bot is: its level, and its style if it has one (`legend-sly`)."""
        level, _, style = name.partition("-")
        said = self.say("bot", bot=level)
        return self.say("bot-styled", bot=said, style=self.say("style", style=style)) if style else said

    def waits(self, phase: str, who: str) -> str:
        """What another player is deciding."""
        return self.say(f"waits-{dashed(phase)}", who=who)

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """A row of the journal as a sentence; `reader` is the seat that is called 'you'."""
        assert self.game is not None
        kind = self.game.events.kinds[self.game.events.code[event.name]]
        return self.say(f"event-{dashed(event.name)}", **event_arguments(kind, event, names, reader))

    def rule(self, rule: str) -> str:
        """A rule in our own words."""
        key = rule_key(rule)
        if key not in self:
            raise OptionError(f"there is no rule {rule!r}: rules are named as R5.2")
        return self.say(key)


def event_arguments(kind: EventKind, event: Event, names: Sequence[str], reader: int | None) -> dict[str, str | int]:
    """What an event's message may use: `$who` and `$me` (yes/no), and its facts; for seats the name and `$…me`."""
    arguments: dict[str, str | int] = {
        "who": "" if event.seat is None else names[event.seat],
        "me": "yes" if event.seat is not None and event.seat == reader else "no",
    }
    for fact in kind.facts:
        value = event.facts[fact.name]
        name = fact.name.replace("_", "")
        if fact.seat:
            assert isinstance(value, int)
            arguments[name], arguments[f"{name}me"] = names[value], "yes" if value == reader else "no"
        else:
            arguments[name] = UNKNOWN if value is None else value
    return arguments


@cache
def words(language: str = "en", game: str | None = None) -> Words:
    """The words of a language, read once."""
    from cenote import games

    return Words(language, games.get(game) if game else None)
