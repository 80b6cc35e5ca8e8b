"""Every text in every language: none missing, none unused, none that asks for an argument it never gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote import OptionError, Table, games
from cenote.bots import named
from cenote.kernel.engine import Engine
from cenote.kernel.game import Game
from cenote.words import LANGUAGES, Words
from cenote.words.check import SHARED, needed, problems, problems_in

GAMES = [None, *map(games.get, games.names())]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_texts_are_complete_in_every_language(game: Game | None) -> None:
    assert problems(game) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("you = you\nnot-there = x", "not-there is never used"),
        ("", "you is missing"),
        ("you = { $who }", "you has no argument $who"),
        ("you = you\nyou = again", "you is there twice"),
        ("cli-won = { $me ->\n    [yes] You\n   *[maybe] { $who }\n }", "cli-won has no variant [no] of $me"),
        ("you = { nobody }", "nobody is referred to and missing"),
        ("you = { $", "cannot be read"),
    ],
)
def test_a_bad_text_is_found(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")
    assert any(problem in found for found in problems_in(path, SHARED))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_whole_game_can_be_told_in_every_language(game: Game, compiled: Engine, language: str, seats: int) -> None:
    words = Words(language, game)
    names = [f"N{seat}" for seat in range(seats)]
    table = Table.new(game, seats, seed=seats, engine=compiled, options={"seer_look_sequential": True})
    bot = named("random")
    while not table.over:
        seat = table.to_act[0]
        mine = table.perspective(seat, since=len(table.moves))
        question = mine.question
        assert question is not None
        assert words.tell(question)
        assert words.waits(table.phase, names[seat])
        assert all(words.action(action) for action in mine.legal)
        for action in mine.edition.actions:
            reason = mine.why_not(action)
            assert reason is None or (words.tell(reason) and words.rule(reason.rule))
        table.play(bot.choose(mine, 1), seat)
    for reader in (None, *range(seats)):
        for event in table.events(-1 if reader is None else reader):
            assert words.event(event, names, reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_rule_is_told(game: Game, language: str) -> None:
    words = Words(language, game)
    for key, arguments in needed(game).items():
        if not arguments:
            assert words.say(key)
    assert words.rule("R5.1 c") == words.rule("R5.1")


def test_languages_differ(game: Game) -> None:
    texts = {language: Words(language, game).rule("R9.1") for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)


def test_an_unknown_language_or_rule_is_refused(game: Game) -> None:
    with pytest.raises(OptionError, match="unknown language 'xx': there is en, fr, de, nl, it"):
        Words("xx", game)
    with pytest.raises(OptionError, match="there is no rule 'R99'"):
        Words("en", game).rule("R99")
