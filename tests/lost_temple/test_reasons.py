"""Section 7 and why not: the numbers of the actions, and the reason against every illegal one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cenote.games.lost_temple.reasons import REASONS
from cenote.kernel.actions import Action
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR, Reason
from cenote.kernel.table import Table
from tests.lost_temple.positions import (
    CHANCE,
    CHARACTERS,
    SEAT_COUNTS,
    at,
    box,
    every_way,
    new,
    other_box,
    random_walk,
    say,
    start_of_round,
    turn,
)  # fmt: skip

# Section 7

IN_ORDER = [
    *(f"take {character}" for character in CHARACTERS),
    *(f"curse {character}" for character in CHARACTERS[1:]),
    *(f"rob {character}" for character in CHARACTERS[2:]),
    *(f"look {first} {second}" for first, second in combinations(CHANCE, 2)),
    "keep tokens",
    "swap tokens",
    "walk 1",
    "walk 2",
    "priest stays",
    "priest pays",
    "elder stays",
    "elder pays",
    *(f"scout {gems}" for gems in range(44)),
    "leave machete",
    "take machete",
    "walk 0",
    "look nowhere",
    *(f"look {space}" for space in CHANCE),
]
FIRST = {"take": 0, "curse": 9, "rob": 17, "look": 24, "swap": 69, "walk": 71, "priest": 73, "elder": 75, "scout": 77}
FIRST |= {"machete": 121, "walk_none": 123, "look_none": 124, "look_space": 125}


def test_section_7_numbers_of_the_actions() -> None:
    """R11, section 7: 121 actions by default, 14 more for options at the end, each at its place."""
    assert len(IN_ORDER) == 135
    assert [action.text for action in box().actions] == IN_ORDER
    assert [action.code for action in box().actions] == list(range(135))
    assert box().actions.first == FIRST
    assert sum(action.code < 121 for action in box().actions) == 9 + 8 + 7 + 45 + 2 + 2 + 2 + 2 + 44


@pytest.mark.parametrize("code", [0, 8, 9, 17, 24, 68, 69, 71, 73, 75, 77, 120, 121, 123, 124, 125, 134])
def test_section_7_a_text_and_its_number_are_one(code: int) -> None:
    """Section 7: a text stands for exactly one number, and the number for that text."""
    assert box().actions.read(IN_ORDER[code]).code == code
    assert box().actions.read(code).text == IN_ORDER[code]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_section_7_default_games_use_the_first_121(seats: int) -> None:
    """Section 7, R11: without options nothing from 121 on is ever legal."""
    for table in random_walk(new(seats, seed=3)):
        if not table.over:
            assert max(table.legal().codes) < 121


def test_section_7_other_boards(tmp_path: Path) -> None:
    """Section 7: LOOK has a number for each pair of chance spaces, SCOUT for each space of the path."""
    changes = ("chance   = [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]", "chance   = [11, 14, 17, 33]")
    actions = other_box(tmp_path, changes).actions
    kinds = [action.verb for action in actions]
    assert kinds.count("look") == 6
    assert kinds.count("look_space") == 4
    assert kinds.count("scout") == 44
    assert next(action.text for action in actions if action.verb == "look") == "look 11 14"


# Why not

ALSO = {  # the rule of every verb
    "take": "R3.2",
    "curse": "R5.1 a",
    "rob": "R5.2 a",
    "look": "R5.3 a",
    "swap": "R5.3 b",
    "walk": "R5.10",
    "priest": "R5.4",
    "elder": "R5.5",
    "scout": "R5.7",
    "machete": "C13",
    "walk_none": "C15",
    "look_none": "C11",
    "look_space": "C40",
}
Expect = Callable[[Action], Reason | None]
"""The reason expected against an action; None where another decision is asked."""


def option(verb: str, rule: str, name: str) -> Expect:
    return lambda action: Reason(rule, "why-option", {"option": name}) if action.verb == verb else None


def several(*expects: Expect) -> Expect:
    return lambda action: next((reason for expect in expects if (reason := expect(action)) is not None), None)


def not_in_hand(action: Action) -> Reason | None:
    if action.verb != "take":
        return None
    return Reason("R3.2", "why-not-in-hand", {"character": action["character"]})


def beyond(action: Action) -> Reason | None:
    """Spaces 33, 36 and 41 hold no token in a short game; the first of them is named."""
    off = [space for _, space in action.arguments if space in ("33", "36", "41")]
    if action.verb not in ("look", "look_space") or not off:
        return None
    return Reason("C20", "why-not-in-play", {"space": off[0]})


def for_verb(verb: str, rule: str, message: str, **arguments: str | int) -> Expect:
    return lambda action: Reason(rule, message, arguments) if action.verb == verb else None


def looked(action: Action) -> Reason | None:
    if action.verb not in ("look", "look_space", "look_none", "swap"):
        return None
    return Reason(ALSO[action.verb], "why-looked-already")


def seen_before(action: Action) -> Reason | None:
    if action.text != "look 22":
        return None
    return Reason("C40", "why-look-other", {"space": "22"})


def scouting(owned: int, most: int) -> Expect:
    def expect(action: Action) -> Reason | None:
        if action.verb != "scout":
            return None
        return Reason("R5.7" if int(action["gems"]) > owned else "C14", "why-scout-most", {"most": most})

    return expect


LOOK_OPTIONS = (
    option("look_space", "C40", "seer_look_sequential"),
    option("look_none", "C11", "seer_look_optional"),
)
ONE_BY_ONE: dict[str, Any] = {"options": {"seer_look_sequential": True}}
RICH: dict[str, Any] = {"gems": [9, 0, 0, 0], "position": [3, 0, 0, 0]}


def nothing(action: Action) -> Reason | None:
    return None


SITUATIONS: dict[str, tuple[Callable[[], Table], Expect]] = {
    "draft": (lambda: start_of_round(4, ["seer", "elder", "canoe", "child"], claim=0), not_in_hand),
    "draft of the last": (lambda: say(start_of_round(2, claim=0), *last_picks()), not_in_hand),
    "curse": (lambda: turn("shaman"), nothing),
    "steal": (lambda: turn("thief"), nothing),
    "look": (lambda: turn("seer"), several(*LOOK_OPTIONS)),
    "look, short game": (lambda: turn("seer", seats=6), several(*LOOK_OPTIONS, beyond)),
    "look, optional": (lambda: turn("seer", options={"seer_look_optional": True}), LOOK_OPTIONS[0]),
    "look, one by one": (
        lambda: turn("seer", **ONE_BY_ONE),
        several(LOOK_OPTIONS[1], for_verb("look", "C40", "why-look-one")),
    ),
    "look, one by one, short game": (
        lambda: turn("seer", seats=7, **ONE_BY_ONE),
        several(LOOK_OPTIONS[1], for_verb("look", "C40", "why-look-one"), beyond),
    ),
    "second look": (
        lambda: turn("seer", "look 22", **ONE_BY_ONE),
        several(for_verb("look_none", "C40", "why-look-again"), seen_before, for_verb("look", "C40", "why-look-one")),
    ),
    "second look, short game": (
        lambda: turn("seer", "look 22", seats=8, **ONE_BY_ONE),
        several(
            for_verb("look_none", "C40", "why-look-again"),
            seen_before,
            for_verb("look", "C40", "why-look-one"),
            beyond,
        ),
    ),
    "swap": (lambda: turn("seer", "look 11 22"), nothing),
    "walk of the seer": (
        lambda: turn("seer", "look 11 22", "keep tokens"),
        several(looked, option("walk_none", "C15", "free_move_may_be_zero")),
    ),
    "walk of the thief": (lambda: turn("thief", "rob child"), option("walk_none", "C15", "free_move_may_be_zero")),
    "walk of the craftsman": (
        lambda: turn("craftsman"),
        several(option("walk_none", "C15", "free_move_may_be_zero"), option("machete", "C13", "craftsman_may_decline")),
    ),
    "walk that may be zero": (lambda: turn("thief", "rob child", options={"free_move_may_be_zero": True}), nothing),
    "machete": (lambda: turn("craftsman", options={"craftsman_may_decline": True}), nothing),
    "walk after the machete": (
        lambda: turn("craftsman", "take machete", options={"craftsman_may_decline": True}),
        option("walk_none", "C15", "free_move_may_be_zero"),
    ),
    "priest": (lambda: turn("priest", **RICH), nothing),
    "elder": (lambda: turn("elder", **RICH), nothing),
    "scout": (lambda: turn("scout", **RICH), scouting(10, 10)),
    "scout near the finish": (lambda: turn("scout", gems=[9, 0, 0, 0], position=[38, 0, 0, 0]), scouting(10, 5)),
}


def last_picks() -> list[str]:
    """Three picks of a draft for two, from the table that `start_of_round` gives."""
    table = start_of_round(2, claim=0)
    said = []
    for _ in range(3):
        said.append(str(table.legal()[0]))
        table.play(said[-1])
    return said


@pytest.mark.parametrize("name", SITUATIONS)
def test_why_not_names_rule_and_message(name: str) -> None:
    """6a, R3.2, R5, R11: every illegal action of the one who decides is answered with its rule and its message."""
    make, expect = SITUATIONS[name]
    table = make()
    seat = table.to_act[0]
    mine = table.perspective(seat)
    for action in table.edition.actions:
        reason = mine.why_not(action)
        if action in mine.legal:
            assert reason is None
        else:
            other = Reason(ALSO[action.verb], "why-other-decision", {"verb": action.verb})
            assert reason == (expect(action) or other), action
            assert reason is not None
            assert set(reason.arguments) == set(REASONS[reason.message])


@pytest.mark.parametrize("name", SITUATIONS)
def test_why_not_for_everybody_else(name: str) -> None:
    """R3.2, R4.1: who is not to act is told so, whatever he says; a spectator, too."""
    table = SITUATIONS[name][0]()
    rule = "R3.2" if table.phase == "draft" else "R4.1"
    for seat in range(SPECTATOR, table.seats):
        if seat not in table.to_act:
            mine = table.perspective(seat)
            assert len(mine.legal) == 0
            for action in table.edition.actions:
                assert mine.why_not(action) == Reason(rule, "why-not-your-turn")


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        (lambda: turn("craftsman", "walk 1", position=[42, 0, 0, 0]), "R9.1"),
        (lambda: at(options={"max_rounds": 1}), "R9.2"),
    ],
    ids=["won", "stopped by the limit"],
)
def test_why_not_after_the_end(table: Callable[[], Table], rule: str) -> None:
    """R9.1, R9.2: when the game is over, nothing can be played, and the rule says how it ended."""
    over = table()
    assert over.over
    for seat in range(SPECTATOR, 4):
        mine = over.perspective(seat)
        for action in over.edition.actions:
            assert mine.why_not(action) == Reason(rule, "why-over")
    with pytest.raises(IllegalMove, match="over"):
        over.play("walk 1", 0)


def test_why_not_every_message_can_be_heard() -> None:
    """6a: each declared reason is the answer in one of these situations."""
    heard = {"why-over", "why-not-your-turn"}
    for make, _ in SITUATIONS.values():
        table = make()
        mine = table.perspective(table.to_act[0])
        heard |= {reason.message for action in table.edition.actions if (reason := mine.why_not(action))}
    assert heard == set(REASONS)


@pytest.mark.parametrize(
    ("name", "said", "rule"),
    [
        ("draft", "take seer", "R3.2"),
        ("curse", "rob child", "R5.2 a"),
        ("steal", "curse child", "R5.1 a"),
        ("look, short game", "look 11 36", "C20"),
        ("look", "look nowhere", "C11"),
        ("look", "look 22", "C40"),
        ("swap", "walk 1", "R5.10"),
        ("walk of the thief", "walk 0", "C15"),
        ("walk of the craftsman", "leave machete", "C13"),
        ("priest", "elder pays", "R5.5"),
        ("elder", "priest pays", "R5.4"),
        ("scout", "scout 11", "R5.7"),
        ("scout near the finish", "scout 6", "C14"),
        ("machete", "swap tokens", "R5.3 b"),
        ("priest", "scout 1", "R5.7"),
        ("priest", "look 11 14", "R5.3 a"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(name: str, said: str, rule: str) -> None:
    """R3.5, R5, R11: the table refuses the move, names the rule, and stays as it was."""
    table = SITUATIONS[name][0]()
    before = table.fingerprint
    with pytest.raises(IllegalMove) as error:
        table.play(said)
    assert error.value.rule == rule
    assert f"({rule})" in str(error.value)
    assert table.fingerprint == before


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@every_way
def test_why_not_agrees_with_legal_in_whole_games(seats: int, way: str) -> None:
    """6a, R4.1: in every table of a game each seat has a reason against exactly what is not legal for it."""
    most = 400 if way == "compiled" else 12
    for table in random_walk(new(seats, seed=14, way=way), most=most):
        for seat in range(seats):
            mine = table.perspective(seat)
            allowed = set(mine.legal.codes)
            assert bool(allowed) == (seat in table.to_act)
            for action in list(table.edition.actions)[table.move % 3 :: 3]:
                reason = mine.why_not(action)
                assert (reason is None) == (action.code in allowed)
                assert reason is None or reason.message in REASONS
