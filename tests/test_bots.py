"""Bots: they see their perspective and nothing else, answer the same to the same question, and play legal games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from cenote import OptionError, Table
from cenote.bots import BOTS, YARDSTICKS, Bot, named
from cenote.bots.greedy import Greedy
from cenote.bots.levels import LEVELS, STYLES
from cenote.kernel.conformance import Case, bare, seen_from
from cenote.kernel.engine import Engine
from cenote.kernel.game import Edition, Game

SEAT_COUNTS = range(2, 9)
EVERY_OPTION: dict[str, object] = {
    "gem_bank": "unlimited", "chance_chain": False, "idol_tie": "tied_clockwise_from_holder", "seer_swap_public": False,
    "seer_look_optional": True, "seer_look_sequential": True, "craftsman_may_decline": True,
    "free_move_may_be_zero": True, "tokens_beyond_finish": True,
}  # fmt: skip
SEQUENTIAL: dict[str, object] = {"seer_look_sequential": True, "seer_swap_public": False}
AT_THE_FINISH = """
format = "cenote-position-1"
game = "lost_temple"
seats = 4
[table]
phase = "call"
position = [{space}, 20, 12, 10]
gems = [{gems}, 3, 1, 1]
holder = {{ {character} = 0, child = 1 }}
"""


@pytest.fixture(params=[*YARDSTICKS, "hiker"])
def bot(request: pytest.FixtureRequest) -> Bot:
    return named(request.param)


def decisions(case: Case, stride: int) -> Iterator[Table]:
    """Every `stride`-th decision of a random game."""
    for table in case.walk():
        if not table.over and table.move % stride == case.seed % stride:
            yield table


# Secrecy


@pytest.mark.parametrize("options", [{}, SEQUENTIAL], ids=["default", "sequential"])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_bot_chooses_alike_in_every_world_it_cannot_tell_apart(
    game: Game, edition: Edition, compiled: Engine, bot: Bot, seats: int, options: dict[str, object]
) -> None:
    """6b: the choice depends on nothing that the seat does not know."""
    other_worlds = 0
    for seed in range(3):
        case = Case(game, compiled, edition, seats, seed, options)
        for table in decisions(case, 9):
            seat = table.to_act[0]
            mine = table.perspective(seat)
            chosen = bot.choose(mine, seed)
            for imagined in range(3):
                world = mine.imagine(1 + imagined * 7919 + table.move)
                other_worlds += bare(world) != bare(table._state)
                assert bot.choose(seen_from(case, world, seat), seed) == chosen
    assert other_worlds > 30, "the worlds must differ from the table, or nothing was tried"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_greedy_values_are_alike_in_every_world_it_cannot_tell_apart(
    game: Game, edition: Edition, compiled: Engine, seats: int
) -> None:
    """6b: not only the choice but every number behind it."""
    greedy, tried = Greedy(worlds=8), 0
    case = Case(game, compiled, edition, seats, seed=11)
    for table in decisions(case, 5):
        seat = table.to_act[0]
        mine = table.perspective(seat)
        values = greedy.values(mine, 5)
        for imagined in range(3):
            world = mine.imagine(imagined)
            assert np.array_equal(greedy.values(seen_from(case, world, seat), 5), values)
            tried += bare(world) != bare(table._state)
    assert tried > 10


def test_the_past_does_not_matter_to_a_bot(game: Game, edition: Edition, compiled: Engine, bot: Bot) -> None:
    """With all events or only those of the last move, the choice is the same."""
    for table in decisions(Case(game, compiled, edition, 4, seed=2), 6):
        seat = table.to_act[0]
        assert bot.choose(table.perspective(seat), 3) == bot.choose(table.perspective(seat, table.move), 3)


def test_thinking_changes_nothing(game: Game, edition: Edition, compiled: Engine, bot: Bot) -> None:
    """Neither the table nor the perspective is touched by what a bot tries out."""
    for table in decisions(Case(game, compiled, edition, 3, seed=4), 10):
        mine, before = table.perspective(table.to_act[0]), table.fingerprint
        known = mine.knowledge()
        bot.choose(mine, 1)
        assert (mine.knowledge(), table.fingerprint) == (known, before)


# Choices


def test_same_seed_same_choice(game: Game, edition: Edition, compiled: Engine, bot: Bot) -> None:
    for table in decisions(Case(game, compiled, edition, 4, seed=1), 7):
        mine = table.perspective(table.to_act[0])
        again = table.perspective(table.to_act[0])
        for seed in (0, 1, 2**32 - 1):
            assert bot.choose(mine, seed) == bot.choose(again, seed) == bot.choose(mine, seed)


def test_greedy_thinks_anew_with_another_seed(game: Game, edition: Edition, compiled: Engine) -> None:
    """The worlds come from the seed."""
    mine = Table.new(game, 4, seed=1, edition=edition, engine=compiled)
    view = mine.perspective(mine.to_act[0])
    values = [Greedy(worlds=4).values(view, seed).tolist() for seed in range(6)]
    assert len({tuple(value) for value in values}) == 6


def test_random_takes_every_action_equally_often(game: Game, edition: Edition, compiled: Engine) -> None:
    table = Table.new(game, 4, seed=1, edition=edition, engine=compiled)
    view = table.perspective(table.to_act[0])
    chosen = Counter(named("random").choose(view, seed) for seed in range(2_000))
    fair = 2_000 / len(view.legal)
    assert set(chosen) == set(view.legal)
    assert all(abs(count - fair) < 5 * fair**0.5 for count in chosen.values())


@pytest.mark.parametrize("options", [{}, EVERY_OPTION], ids=["default", "every option"])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_choices_are_legal_in_whole_games(
    game: Game, edition: Edition, compiled: Engine, bot: Bot, seats: int, options: dict[str, object]
) -> None:
    """R9.1: bots play to the end, and every choice is among the legal ones."""
    table = Table.new(game, seats, seed=seats, options=options, edition=edition, engine=compiled)
    while not table.over:
        seat = table.to_act[0]
        action = bot.choose(table.perspective(seat, table.move), 9)
        assert action in table.legal(seat)
        table.play(action, seat)
    assert table.result is not None
    assert len(table.result.winners) == 1


# Strength


def test_greedy_beats_three_random_bots(game: Game, edition: Edition, compiled: Engine) -> None:
    """At least 60 % of 40 games, sitting on every seat in turn; a random bot would win 25 %."""
    wins = 0
    for number in range(40):
        mine = number % 4
        table = Table.new(game, 4, seed=f"strength {number}", edition=edition, engine=compiled)
        while not table.over:
            seat = table.to_act[0]
            player = named("greedy" if seat == mine else "random")
            table.play(player.choose(table.perspective(seat, table.move), number), seat)
        assert table.result is not None
        wins += mine in table.result.winners
    assert wins >= 24


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("character", "space", "gems", "winning"),
    [("scout", 40, 2, "scout 3"), ("priest", 39, 1, "priest pays"), ("scout", 39, 9, "scout 4")],
)
def test_greedy_takes_a_win_at_once(
    compiled: Engine, seed: int, character: str, space: int, gems: int, winning: str
) -> None:
    """R9.1: the move that reaches the finish is worth more than all others."""
    text = AT_THE_FINISH.format(space=space, gems=gems, character=character)
    table = Table.at(text, engine=compiled)
    assert named("greedy").choose(table.perspective(0), seed).text == winning


# Interpreted


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_greedy_works_interpreted(game: Game, edition: Edition, interpreted: Engine, seats: int) -> None:
    """With the rules as written it imagines few worlds, and takes only legal actions."""
    table, greedy, dice = (
        Table.new(game, seats, seed=3, edition=edition, engine=interpreted),
        Greedy(),
        random.Random(1),
    )
    for _ in range(8):
        seat = table.to_act[0]
        assert greedy.choose(table.perspective(seat), 1) in table.legal(seat)
        table.play(dice.choice(table.legal(seat)), seat)
    assert not table.over


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_greedy_thinks_alike_interpreted_and_compiled(
    game: Game, edition: Edition, interpreted: Engine, compiled: Engine, seats: int
) -> None:
    """With as many worlds, both engines give every action the same value."""
    greedy, tried = Greedy(worlds=2, few=2), 0
    twin = Case(game, compiled, edition, seats, seed=6)
    for table in decisions(Case(game, interpreted, edition, seats, seed=6), 19):
        seat = table.to_act[0]
        slow, fast = table.perspective(seat), seen_from(twin, table._state, seat)
        assert not slow.engine.compiled
        assert fast.engine.compiled
        assert np.array_equal(greedy.values(slow, 8), greedy.values(fast, 8))
        tried += 1
    assert tried >= 3


# Names


def test_bots_are_found_by_their_names() -> None:
    assert set(BOTS) == {f"{level}-{style}".strip("-") for level in LEVELS for style in STYLES} | {"greedy", "random"}
    assert len(BOTS) == 27
    for name, bot in BOTS.items():
        assert bot.name == name
        assert named(name) is bot


@pytest.mark.parametrize("name", ["genius", "", "Greedy", "you", "legend-", "legend-mean", "random-sly"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    known = "tourist, hiker, pathfinder, explorer, legend, random, greedy, and with a style"
    with pytest.raises(OptionError, match=f"unknown bot '{name}': there is {known}"):
        named(name)
