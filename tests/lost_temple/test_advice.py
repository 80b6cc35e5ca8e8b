"""What bots think of cards: what they promise, and what others have therefore most likely taken."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.bots.thought import Plan, think
from cenote.games.lost_temple.advice import GEM, HOME, MACHETE, SPACE, likelihood, promise
from cenote.games.lost_temple.names import CHARACTERS
from cenote.kernel.table import Table
from tests.lost_temple.positions import lost_temple, say, start_of_round, take

PLACES = [20, 11, 12, 25]
"""Where the four stand: next temple 21, 15, 15, 27, next village 24, 13, 13, 29; jungle on 16 and 25."""


def promised(card: str, seat: int, gems: list[int]) -> int:
    mine = start_of_round(4, position=PLACES, gems=gems).perspective(seat)
    return int(promise(mine.plain_box, mine.plain, seat, CHARACTERS.index(card)))


@pytest.mark.parametrize(
    ("card", "seat", "gems", "value"),
    [
        ("shaman", 1, 0, int(0.4 * 14 * SPACE)),  # the leader is 14 ahead, and named about as often as not
        ("shaman", 3, 0, 0),
        ("thief", 1, 0, 2 * SPACE + int(0.4 * 9 * GEM)),
        ("seer", 1, 0, 2 * SPACE),
        ("priest", 1, 0, 0),  # one gem is too little
        ("priest", 1, 2, 4 * SPACE - 2 * GEM),
        ("elder", 1, 2, 0),  # two spaces for two gems
        ("craftsman", 1, 0, 2 * SPACE + MACHETE),
        ("canoe", 1, 1, 4 * SPACE - 2 * GEM),
        ("canoe", 1, 2, 5 * SPACE - 3 * GEM),  # the jungle stops it
        ("canoe", 3, 8, 13 * SPACE - 9 * GEM),  # again, on 38
        ("child", 1, 0, SPACE),
        ("child", 3, 0, 0),
    ],
)
def test_what_a_card_promises(card: str, seat: int, gems: int, value: int) -> None:
    others = [9 if other == (seat + 1) % 4 else 0 for other in range(4)]
    others[seat] = gems
    assert promised(card, seat, gems=others) == value


RICH: dict[str, Any] = {"position": PLACES, "gems": [0, 0, 0, 8], "machetes": [0, 0, 0, 1]}
"""Seat 3 is home with the canoe."""


def drafted(first: str, second: str) -> Table:
    """Seat 3 has picked first; seat 2, who comes last, is the thief, and to name somebody."""
    table = start_of_round(4, ("child", "craftsman", "scout", "priest"), claim=3, **RICH)
    return say(take(table, first, second, "shaman", "thief"), "curse child")


def test_a_card_that_brings_its_holder_home_promises_most() -> None:
    mine = start_of_round(4, **RICH).perspective(3)
    promises = [promise(mine.plain_box, mine.plain, 3, card) for card in range(1, len(CHARACTERS))]
    assert max(promises) == promises[CHARACTERS.index("canoe") - 1] == HOME
    assert promises.count(HOME) == 1


def test_others_have_most_likely_taken_what_promises_most() -> None:
    """R3.2: with the canoe the first to pick is home; that he left it to the second is possible, but not likely."""
    chances = {}
    for first, second in (("canoe", "seer"), ("seer", "canoe")):
        table = drafted(first, second)
        world = lost_temple().record.unpack(table._state)
        chances[first] = likelihood(table.perspective(2).plain_box, world, 2)
    assert chances["canoe"] > 4 * chances["seer"]


def test_a_thief_reads_the_draft() -> None:
    """Of all worlds it cannot tell apart it looks at the likely ones: the rich leader has the canoe."""
    thief = drafted("canoe", "seer").perspective(2)
    sure, unsure = (think(thief, 1, Plan(400, guesses=guesses)) for guesses in (16, 1))
    assert sure.options[0].action.text == "rob canoe"
    worth = [{option.action.text: option.value for option in thought.options} for thought in (sure, unsure)]
    assert worth[0]["rob canoe"] - worth[0]["rob seer"] > worth[1]["rob canoe"] - worth[1]["rob seer"]
