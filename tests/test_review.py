"""Reviews: what a decision gave away is told from what its player knew, and luck is not his fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote import Table
from cenote.bots import named
from cenote.kernel.conformance import bare
from cenote.kernel.engine import Engine
from cenote.kernel.game import Game
from cenote.kernel.perspective import Perspective
from cenote.lab.review import Review, judged, shares
from cenote.words import COLOURS, LANGUAGES, words
from tests.test_cli import data, good

AT_THE_FINISH = """
format = "cenote-position-1"
game = "lost_temple"
seats = 3
[table]
phase = "call"
position = [40, 41, 12]
gems = [5, 3, 1]
holder = { scout = 0, child = 1 }
"""


def looked(table: Table) -> Review:
    review = Review(table)
    while review.look():
        pass
    return review


def test_who_does_not_take_the_win_has_given_it_away(interpreted: Engine) -> None:
    """R9.1: the scout could have walked over the finish."""
    table = Table.at(AT_THE_FINISH, engine=interpreted)
    table.play("scout 1")
    (step,) = looked(table).steps
    assert (step.played.text, step.best.text, step.sure) == ("scout 1", "scout 3", "clear")
    assert step.lost > 0.05
    assert step.chances[0] == 1.0
    assert step.luck == 0.0, "the game is not over, and nobody has looked again"
    assert words("en", "lost_temple").tell(step.why)


def test_who_takes_the_win_has_given_away_nothing(interpreted: Engine) -> None:
    table = Table.at(AT_THE_FINISH, engine=interpreted)
    table.play("scout 3")
    review = looked(table)
    assert [(step.best, step.lost, step.luck) for step in review.steps] == [(table.moves[0][1], 0.0, 0.0)]
    assert [play.accuracy for play in review.seats] == [100.0] * 3


def test_what_was_given_away_and_luck_lead_from_the_first_chance_to_the_result(game: Game, interpreted: Engine) -> None:
    table = Table.new(game, 3, seed="review", options={"max_rounds": 1}, engine=interpreted)
    while not table.over:
        seat = table.to_act[0]
        table.play(named("random").choose(table.perspective(seat), 1), seat)
    end, moves = table.fingerprint, list(table.moves)
    review = looked(table)
    assert (table.fingerprint, table.moves, review.done) == (end, moves, len(moves))
    assert [step.decision for step in review.steps] == sorted(step.decision for step in review.steps)
    assert table.result is not None
    for play, won in zip(review.seats, shares(game, 3, table.result.winners), strict=True):
        first = next(step for step in review.steps if step.seat == play.seat)
        assert first.chances[play.seat] - play.lost + play.luck == pytest.approx(won)
        assert play.lost >= 0
        assert 0 < play.accuracy <= 100


def test_a_decision_is_judged_alike_in_every_world_its_player_could_not_tell_apart(
    game: Game, interpreted: Engine
) -> None:
    table, other_worlds = Table.new(game, 4, seed=5, engine=interpreted), 0
    for _ in range(6):
        table.play(table.legal()[-1])
        mine = table.perspective(table.to_act[0])
        imagined = mine.imagine(table.move)
        other_worlds += bare(imagined) != bare(table._state)
        world = Perspective(game, table.edition, interpreted, imagined, mine.seat, [])
        assert judged(world, mine.legal[0], 0, 1) == judged(mine, mine.legal[0], 0, 1)
    assert other_worlds > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_turning_points_accuracy_and_luck(
    game: Game, compiled: Engine, tmp_path: Path, language: str
) -> None:
    table, path = Table.at(AT_THE_FINISH, engine=compiled), tmp_path / "game.toml"
    table.play("scout 1")
    table.save(path)
    (step,) = data("review", path, "--json")["steps"]
    assert (step["played"], step["best"]) == ("scout 1", "scout 3")
    said, text = words(language, game.key), good("review", path, "--language", language)
    lines = [line.split() for line in text.splitlines()]
    assert lines[0] == said.say("cli-review").split()
    played, best = (said.action(table.edition.actions.read(action)) for action in ("scout 1", "scout 3"))
    assert [*lines[2][:2]] == ["1", said.say("colour", colour="red")]
    assert played in text
    assert best in text
    assert f"{100 * step['lost']:.0f} %" in text
    assert [line[0] for line in lines[-3:]] == [said.say("colour", colour=colour) for colour in COLOURS[:3]]
    assert lines[-1][1:] == ["100", "%", "0.00", "+0.00"]


def test_where_nobody_gave_anything_away_the_command_says_so(compiled: Engine, tmp_path: Path) -> None:
    table = Table.at(AT_THE_FINISH, engine=compiled)
    table.play("scout 3")
    table.save(tmp_path / "game.toml")
    assert good("review", tmp_path / "game.toml").startswith(words().say("cli-review.none"))
