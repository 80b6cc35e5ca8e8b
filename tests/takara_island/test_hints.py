"""Why an action is advised, and what a careless player forgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.games.takara_island import GAME
from cenote.games.takara_island.hints import HINTS
from cenote.games.takara_island.knowledge import forget
from cenote.games.takara_island.names import tiles
from cenote.kernel.conformance import Case
from cenote.kernel.game import Message
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.lost_temple.test_hints import careless, check_forgetting, check_hints, hint
from tests.takara_island import positions
from tests.takara_island.positions import BOX, play

OPTIONS = {"view_may_stop_early": True, "allow_pass": True, "counter_sell_scope": "any_scroll", "limit_coins": True}


def test_every_action_has_a_reason_that_follows_from_what_the_seat_knows() -> None:
    said: set[str] = set()
    for seats, options in ((2, {}), (3, OPTIONS), (4, {})):
        check_hints(Case(GAME, engine(GAME, "compiled"), BOX, seats, seats, options), 9, said)
    assert len(said) > 20


def at(**given: Any) -> Table:
    return positions.at(engine(GAME, "compiled"), **given)


def view(*said: str, A: str = "bat_a s_k2 s_xp1 …", **options: bool) -> Table:
    return play(at(A=A, options=options), "view A", *said)


# In 24 worlds; where that is by chance, the true share stands behind it.
POSITIONS: list[tuple[Callable[[], Table], str, str, dict[str, str | int]]] = [
    (
        lambda: at(A="stone_2 d_xp4 ?", B="", owns=["stone_1", "d_xp4"], seen_by={"A3": 1}),
        "dig A", "hint-win", {},
    ),
    (  # the other stone lies at A or C; without it five sites are empty and seat 1 has more XP
        lambda: at(A="?", B="", C="?", D="", E="", F="", owns=["stone_1", "d_xp4 d_xp4"], stone_site="B"),
        "dig A", "hint-may-win", {"cases": 5},
    ),
    (lambda: at(A="s_k2 …", seen_by={"A9": 1}), "dig A", "hint-known", {"tile": "karas", "amount": 2}),
    (lambda: at(A="? s_xp1 …", seen_by={"A8": 1}), "dig A", "hint-below", {"tile": "xp", "amount": 1}),
    (  # two stones on four tiles
        lambda: at(A="?", B="?", C="?", D="?", E="", F=""), "dig A", "hint-stone", {"cases": 5},
    ),
    (lambda: at(), "dig A", "hint-dig", {"cases": 6}),  # 12 of 18 tiles
    (lambda: at(A="?"), "view A", "hint-view", {"count": 1}),
    (lambda: at(), "view A", "hint-view-pay", {"count": 3, "cases": 8}),  # 596 of 816 ways
    (lambda: at(karas=[5, 0]), "soothsayer A 7", "hint-spy-deep", {"count": 3}),
    (lambda: at(A="s_rock^ …", B="s_k2 s_rock^ …"), "destroy A", "hint-destroy", {"karas": 4}),
    (lambda: at(A="bat_b^ …", sword=1), "fight A", "hint-fight", {"cases": 8, "karas": 5, "xp": 1}),  # 2 of 3
    (lambda: at(), "dive", "hint-dive", {"karas": 1}),
    (lambda: at(karas=[4, 0]), "dive", "hint-for-recruit", {"karas": 5}),
    (lambda: at(karas=[5, 0]), "buy token", "hint-xp", {"xp": 2, "karas": 5, "points": 1}),
    (lambda: at(karas=[5, 0], tokens=[4, 0]), "buy token", "hint-buy-last", {"count": 2}),
    (lambda: at(B="? ? ? ? ? ? ? ?", karas=[6, 0], owns=["s_xp1"]), "sell 1", "hint-cash", {"karas": 5}),
    (lambda: at(karas=[5, 0], A="d_xp4 d_xp4 ?", seen_by={"A3": 1, "A2": 1}), "miner A", "hint-miner", {"xp": 8}),
    (lambda: at(karas=[5, 0], A="s_k2 s_k2 …", seen_by={"A9": 1, "A8": 1}), "miner A", "hint-clear", {"count": 2}),
    (lambda: view(), "reveal monster", "hint-reveal", {"karas": 2}),
    (lambda: view(), "leave monster", "hint-trap", {}),
    (lambda: view(A="s_k2 s_k2 …", view_may_stop_early=True), "keep looking", "hint-look-on", {}),
    (lambda: view(A="s_k2 s_k2 …", view_may_stop_early=True), "stop looking", "hint-worth", {}),
    (lambda: at(phase="recruit", karas=[5, 0]), "hire recruit", "hint-recruit", {}),
    (lambda: at(phase="recruit", karas=[5, 0]), "skip recruit", "hint-keep", {"karas": 5}),
    (lambda: at(phase="heal", hospital=[2, 0], karas=[5, 0]), "heal 2", "hint-heal", {"count": 2}),
    (
        lambda: at(phase="sword", karas=[3, 0], A="gob_a^ …", B="bat_a^ …"),
        "rent sword", "hint-sword", {"tile": "goblin", "karas": 10, "xp": 1},
    ),
    (lambda: at(phase="sword", karas=[3, 0]), "rent sword", "hint-sword-safe", {}),
    (lambda: at(options={"allow_pass": True}), "end day", "hint-pass", {}),
]  # fmt: skip


@pytest.mark.parametrize(("table", "said", "message", "arguments"), POSITIONS, ids=[row[2] for row in POSITIONS])
def test_a_reason_is_the_most_telling_one(
    table: Callable[[], Table], said: str, message: str, arguments: dict[str, str | int]
) -> None:
    assert hint(table().perspective(0), said) == Message(message, arguments)


def test_every_reason_is_tried() -> None:
    assert {row[2] for row in POSITIONS} == set(HINTS)


# Forgetting


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_careless_player_can_go_on(seats: int) -> None:
    case = Case(GAME, engine(GAME, "interpreted"), BOX, seats, seats, OPTIONS if seats == 3 else {})
    assert check_forgetting(case, forget) > 10


def tiles_at(mine: Perspective, height: int) -> int:
    """How many kinds of tiles the seat imagines at a height of site A."""
    return len({int(mine.imagine(seed)["tile"][0][height - 1]) for seed in range(20)})


def test_tiles_are_forgotten_when_the_player_has_moved_on() -> None:
    """R6.7: what he looks at now, or has just looked at, he has in mind."""
    looking = view()
    assert tiles_at(careless(looking.perspective(0), forget), 9) == 1
    seen = play(looking, "leave monster")
    assert tiles_at(careless(seen.perspective(0), forget), 9) == 1
    mine = play(seen, "dive").perspective(0)
    assert tiles_at(mine, 9) == 1
    assert tiles_at(careless(mine, forget), 9) > 1


def test_what_lies_open_is_not_forgotten() -> None:
    mine = at(A="s_rock^ bat_a^/0 …").perspective(0)
    left = careless(mine, forget)
    assert (tiles_at(left, 9), tiles_at(left, 8)) == (1, 1)


def test_a_careless_player_forgets_that_others_found_no_rockfall() -> None:
    """K3, E50: the mark of a tile that was passed in a view."""
    marked = at(active=1, A="s_k2 s_k2 s_k2 …", no_rockfall={"A9": 1}, seen_by={"A9": 1}).perspective(1)
    rock = tiles(BOX.data).index("s_rock")
    for who, thinks in ((marked, False), (careless(marked, forget), True)):
        assert (rock in {int(who.imagine(seed)["tile"][0][8]) for seed in range(60)}) == thinks
