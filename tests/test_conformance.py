"""The laws of every game, for every registered game, seat count and option."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cenote import games
from cenote.kernel.conformance import Case, check_all, law_engines_agree
from cenote.kernel.game import Game
from tests.conftest import engine

GAMES = [games.get(key) for key in games.names()]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
HOUSE_RULES = [
    (game, option.name, value)
    for game in GAMES
    for option in game.options
    for value in (option.values[1:] or (option.usual // 10 or 3,))
]


def possible(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """The options that a table of so many seats can have."""
    return {option.name: options[option.name] for option in game.options
            if option.name in options and option.least_seats(options[option.name]) <= seats}  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_all_laws_hold_at_every_seat_count(game: Game, seats: int) -> None:
    check_all(Case(game, engine(game, "compiled"), game.load_edition(None), seats, seats))


@pytest.mark.parametrize(("game", "option", "value"), HOUSE_RULES, ids=str)
def test_all_laws_hold_with_every_option(game: Game, option: str, value: str | bool | int) -> None:
    """Every other option at the smallest table, the others at the largest."""
    seats = game.seat_counts[-(HOUSE_RULES.index((game, option, value)) % 2)]
    options = possible(game, seats, {option: value})
    check_all(Case(game, engine(game, "compiled"), game.load_edition(None), seats, 11, options))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_all_laws_hold_with_all_options_together(game: Game) -> None:
    options = {name: value for one, name, value in HOUSE_RULES if one is game}
    for seats in game.seat_counts:
        some = possible(game, seats, options)
        check_all(Case(game, engine(game, "compiled"), game.load_edition(None), seats, 5, some))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_interpreted_and_compiled_rules_agree_byte_for_byte(game: Game, seats: int) -> None:
    case = Case(game, engine(game, "compiled"), game.load_edition(None), seats, 21)
    law_engines_agree(case, engine(game, "interpreted"))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_engines_agree_with_all_options_together(game: Game) -> None:
    options = {name: value for one, name, value in HOUSE_RULES if one is game}
    case = Case(game, engine(game, "compiled"), game.load_edition(None), game.seat_counts[-1], 8, options)
    law_engines_agree(case, engine(game, "interpreted"))
