"""Actions: numbers for the rules, words for people, declared once per game.

A game lists its verbs in order; an edition fixes how many values each parameter has, and so the codes. The notation is
the verb's pattern with the values filled in (`take thief`, `look 22 36`), and every text stands for exactly one code.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec
import numpy as np

from cenote.kernel.errors import IllegalMove, listed
from cenote.kernel.record import Domain, words_of


class Verb(msgspec.Struct, frozen=True):
    """A block of consecutive codes: one for every combination of values, in ascending order."""

    key: str
    pattern: str
    values: dict[str, Domain] = {}
    pair: bool = False
    """The (two) parameters are an unordered pair from the first domain."""
    option: str | None = None
    """Only legal with this option of the game."""


class Action(msgspec.Struct, frozen=True, order=True):
    """One thing a player may say: its code, its verb, its arguments, and its text."""

    code: int
    verb: str
    text: str
    arguments: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        return dict(self.arguments)[name]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


class Actions:
    """All actions of one edition."""

    def __init__(self, verbs: tuple[Verb, ...], edition: Any) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        self.all: list[Action] = []
        for verb in verbs:
            self.first[verb.key] = len(self.all)
            names = tuple(verb.values)
            domains = [words_of(domain, edition) for domain in verb.values.values()]
            combos = combinations(domains[0], 2) if verb.pair else product(*domains)
            for combo in combos:
                arguments = tuple(zip(names, combo, strict=True))
                text = verb.pattern.format(**dict(arguments))
                self.all.append(Action(len(self.all), verb.key, text, arguments))
        self._codes = {action.text.lower(): action.code for action in self.all}
        assert len(self._codes) == len(self.all), "two actions share a text"

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __getitem__(self, code: int) -> Action:
        return self.all[code]

    def read(self, said: str | int | Action) -> Action:
        """The action that a text, a code or an action stands for."""
        if isinstance(said, Action):
            if said.code < len(self.all) and self.all[said.code] is said:
                return said
            said = said.text
        if isinstance(said, str):
            text = " ".join(said.split()).lower()
            if text in self._codes:
                return self.all[self._codes[text]]
            near = [self.all[self._codes[t]].text for t in difflib.get_close_matches(text, self._codes, 3, 0.5)]
            right = f"did you mean {' or '.join(map(repr, near))}?" if near else f"moves look like {self.patterns()}"
            raise IllegalMove(f"{said!r} is no move of this game: {right}")
        if not isinstance(said, (int, np.integer)):
            raise IllegalMove(f"{said!r} is no move: say it in words or by its number")
        if isinstance(said, bool) or not 0 <= said < len(self.all):
            raise IllegalMove(f"there is no action number {said}: they run from 0 to {len(self.all) - 1}")
        return self.all[said]

    def patterns(self) -> str:
        return listed(sorted({verb.pattern for verb in self.verbs}), 20)
