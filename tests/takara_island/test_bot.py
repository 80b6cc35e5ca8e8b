"""The greedy bot at Takara Island: it peeks, digs with sense, races for stones and buys tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from cenote.bots import named
from cenote.games.takara_island import GAME
from cenote.kernel.engine import Engine
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.takara_island.positions import at

SEEDS = range(3)


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(GAME, "compiled")


def chosen(table: Table, seed: int = 0) -> str:
    seat = table.to_act[0]
    return named("greedy").choose(table.perspective(seat, len(table.moves)), seed).text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stone_it_has_seen_on_top_is_dug(rules: Engine, seed: int) -> None:
    table = at(rules, A="stone_1 d_k6", seen_by={"A2": 1}, karas=[0, 0])
    assert chosen(table, seed) == "dig A"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_stone_wins_at_once(rules: Engine, seed: int) -> None:
    table = at(rules, A="stone_2 d_k6", B="", owns=["stone_1", ""], stone_site="B", seen_by={"A2": 1}, karas=[9, 0])
    assert chosen(table, seed) == "dig A"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_lose_the_game_for_everybody(rules: Engine, seed: int) -> None:
    """R12.4: without a stone the fourth site is not emptied."""
    table = at(rules, A="d_xp4", B="", C="", D="", seen_by={"A1": 1})
    assert chosen(table, seed) != "dig A"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_buys_a_token_rather_than_visit_the_dive(rules: Engine, seed: int) -> None:
    """R8.2: a token gains 1 XP net, and with every site blocked there is little else to do."""
    rock = "s_rock^ …"
    table = at(
        rules,
        A=rock,
        B=rock,
        C=rock,
        D=rock,
        E="i_rock^ …",
        F="bat_a^ …",
        karas=[5, 0],
        available=[1, 2],
        resting=[2, 0],
        recruited=[1, 0],
    )
    assert chosen(table, seed) == "buy token"


def test_it_beats_random_players_and_does_what_players_do(rules: Engine) -> None:
    """Six games against two random bots, seats changing; in them it looks, digs, fights, buys and recruits."""
    won, said = 0, Counter[str]()
    for game in range(6):
        table = Table.new(GAME, 3, seed=f"bot {game}", engine=rules)
        mine = game % 3
        while not table.over:
            seat = table.to_act[0]
            bot = named("greedy" if seat == mine else "random")
            action = bot.choose(table.perspective(seat, len(table.moves)), game)
            if seat == mine:
                said[action.verb] += 1
            table.play(action, seat)
        assert table.result is not None
        won += mine in table.result.winners
    assert won >= 5
    assert all(said[verb] for verb in ("view", "dig", "fight", "buy", "recruit", "heal", "destroy"))
