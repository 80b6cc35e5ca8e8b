"""The corpus: finished games of every rules version end as they ended, and one of each game shows what it showed."""

from __future__ import annotations

import pytest

from cenote import games
from cenote.kernel.game import Game
from cenote.kernel.replay import spoken_result
from tests.golden.make import GOLDEN, editions_of, ended, path_of, read, text_of, unusual

GAMES = [games.get(key) for key in games.names()]


def test_every_rules_version_has_its_corpus() -> None:
    """Those of earlier versions stay: with the release that had these rules they replay."""
    needed = {f"{game.key}-v{version + 1}" for game in GAMES for version in range(game.rules_version)}
    kept = {path.stem for path in GOLDEN.glob("*.jsonl")}
    assert not needed - kept, f"{needed - kept} are missing: `python -m tests.golden.make GAME` plays and writes them"
    assert not kept - needed, f"{kept - needed} are of no game, or of a version that is yet to come"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_corpus_has_every_number_of_seats_and_every_value_of_every_option(game: Game) -> None:
    corpus = read(path_of(game))
    assert {played.seats for played in corpus.games} == set(game.seat_counts)
    assert {played.edition for played in corpus.games} == set(corpus.editions)
    there = {(name, value) for played in corpus.games for name, value in played.options.items()}
    assert there >= {(option.name, value) for option in game.options for value in unusual(option)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_kept_games_end_as_they_ended(game: Game) -> None:
    corpus = read(path_of(game))
    editions = editions_of(game, corpus)
    for number, played in enumerate(corpus.games):
        table = ended(game, played, editions[played.edition])
        now = table.over, spoken_result(table), table.fingerprint
        assert now == (True, played.result, played.state), (
            f"{path_of(game).name}, game {number} ends otherwise: other rules need a new rules_version (CONTRIBUTING)"
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_kept_game_shows_what_it_showed(game: Game) -> None:
    assert text_of(game) == path_of(game, "txt").read_text(encoding="utf-8"), "`python -m tests.golden.make` writes it"
