"""Why an action is advised, and what a careless player forgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.bots.hints import trials
from cenote.games.lost_temple.hints import HINTS
from cenote.games.lost_temple.knowledge import forget
from cenote.kernel.actions import Action
from cenote.kernel.conformance import Case, seen_from
from cenote.kernel.game import Message, Trial
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table
from cenote.words import LANGUAGES, words
from tests.conftest import engine
from tests.lost_temple.positions import SEAT_COUNTS, at, box, lost_temple, say, start_of_round, turn

OPTIONS: dict[str, object] = {
    "seer_look_optional": True, "seer_look_sequential": True, "craftsman_may_decline": True,
    "free_move_may_be_zero": True,
}  # fmt: skip


def tried(mine: Perspective, action: Action, worlds: int) -> list[Trial]:
    return trials(mine, action, 0, worlds)


def hint(mine: Perspective, said: str | Action, worlds: int = 24) -> Message:
    action = mine.edition.actions.read(said)
    return mine.game.because(mine.plain_box, mine.plain, mine.seat, action, tried(mine, action, worlds))


def check_hints(case: Case, stride: int, said: set[str]) -> None:
    """Every action has a reason that can be said, the same in every world that the seat cannot tell apart."""
    for table in case.walk():
        if table.over or table.move % stride:
            continue
        mine = table.perspective(table.to_act[0])
        world = mine.imagine(5)
        for action in mine.legal:
            message = hint(mine, action, worlds=3)
            assert tuple(message.arguments) == case.game.hints[message.message]
            assert all(words(language, case.game.key).tell(message) for language in LANGUAGES)
            said.add(message.message)
        assert hint(seen_from(case, world, mine.seat), action, worlds=3) == message


def test_every_action_has_a_reason_that_follows_from_what_the_seat_knows() -> None:
    said: set[str] = set()
    for seats in SEAT_COUNTS:
        options = OPTIONS if seats % 3 == 0 else {}
        check_hints(Case(lost_temple(), engine(lost_temple(), "compiled"), box(), seats, 3, options), 11, said)
    assert len(said) > 25


PASSED = {"seer": "face_up", "elder": "face_up", "craftsman": "face_up", "child": "buried"}
KNOWN = {11: "idol", 14: "idol", 17: "gems4", 19: "gems4", 22: "gems4", 26: "back2", 28: "back2", 33: "back2",
         36: "pay2"}  # fmt: skip
BAD = {14: "back2", 17: "back2", 19: "back2", 22: "pay2", 26: "pay2", 28: "lose_machete", 33: "lose_machete"}


def draft(character: str, **fields: Any) -> Table:
    """The first pick of four players, with a hand that has the character in it."""
    others = [name for name in ("seer", "elder", "craftsman", "child", "scout") if name != character][:4]
    return start_of_round(4, others, **{"position": [3, 10, 12, 14], **fields})


def shaman(**fields: Any) -> Table:
    """Seat 0 picked first and passed thief, priest, scout and canoe; one of the four is left over."""
    held = {"shaman": 0, "priest": 1, "scout": 2, "canoe": 3}
    return at(4, holder=held, place=PASSED | {"thief": "leftover"}, idol=0, **fields)


def thief(**fields: Any) -> Table:
    """The same with the shaman called in vain: what else he passed is held for certain."""
    held = {"thief": 0, "priest": 1, "scout": 2, "canoe": 3}
    return at(4, holder=held, place=PASSED | {"shaman": "leftover"}, idol=0, **fields)


def seer(*said: str, tokens: dict[int, str], position: list[int]) -> Table:
    return turn("seer", *said, position=position, token=tokens)


# In 24 worlds; where that is by chance, the true share stands behind it.
POSITIONS: list[tuple[Callable[[], Table], str, str, dict[str, str | int]]] = [
    (lambda: turn("priest", position=[39, 20, 12, 10], gems=[1, 0, 0, 0]), "priest pays", "hint-win", {}),
    (  # on 41 lies one of nine tokens, three of them 3 forward
        lambda: turn("craftsman", position=[39, 20, 12, 10], token=KNOWN, seen_by=dict.fromkeys(map(str, KNOWN), 1)),
        "walk 2", "hint-may-win", {"cases": 3},
    ),
    (lambda: turn("craftsman", position=[29, 29, 12, 10]), "walk 1", "hint-lead", {}),
    (lambda: turn("craftsman", position=[5, 9, 9, 9]), "walk 1", "hint-idol", {}),
    (
        lambda: draft("canoe", position=[23, 30, 30, 30], gems=[9, 0, 0, 0], machetes=[2, 0, 0, 0]),
        "take canoe", "hint-take-finish", {},
    ),
    (lambda: draft("shaman"), "take shaman", "hint-take-shaman", {"spaces": 11}),
    (lambda: draft("shaman", position=[9, 9, 9, 9], gems=[0, 1, 1, 1]), "take shaman", "hint-take-guard", {}),
    (lambda: draft("thief", gems=[1, 5, 2, 0]), "take thief", "hint-take-thief", {"gems": 5}),
    (lambda: draft("thief", gems=[6, 5, 2, 0]), "take thief", "hint-take-purse", {"gems": 6}),
    (lambda: draft("seer", position=[10, 12, 12, 14]), "take seer", "hint-take-seer", {"space": 11}),
    (lambda: draft("craftsman"), "take craftsman", "hint-take-machete", {"space": 16}),
    (lambda: draft("seer"), "take seer", "hint-take-free", {}),
    (lambda: draft("child"), "take child", "hint-take-far", {"spaces": 7}),
    (lambda: draft("priest"), "take priest", "hint-take-deny", {}),
    (lambda: shaman(position=[10, 15, 15, 15]), "curse canoe", "hint-curse", {"cases": 7, "spaces": 5}),  # 3 of 4
    (lambda: shaman(position=[20, 10, 10, 10]), "curse canoe", "hint-curse-keep", {"cases": 3}),  # 1 of 4
    (lambda: shaman(position=[20, 10, 10, 10]), "curse child", "hint-curse-void", {}),
    (lambda: thief(gems=[0, 4, 4, 4]), "rob canoe", "hint-rob", {"cases": 10, "gems": 4}),
    (lambda: thief(gems=[0, 4, 4, 4]), "rob elder", "hint-rob-void", {}),
    (lambda: turn("seer", position=[10, 9, 9, 9]), "look 11 36", "hint-look-near", {"space": 11}),
    (lambda: turn("seer", position=[10, 9, 9, 9]), "look 22 36", "hint-look-ahead", {"spaces": 12}),
    (lambda: turn("seer", position=[30, 12, 20, 10]), "look 11 14", "hint-look-rivals", {"players": 2}),
    (
        lambda: turn("seer", position=[2, 9, 9, 9], options={"seer_look_optional": True}),
        "look nowhere", "hint-look-none", {},
    ),
    (
        lambda: seer("look 22 36", tokens={22: "back2", 36: "gems4"}, position=[21, 9, 9, 9]),
        "swap tokens", "hint-swap-near", {"token": "gems4", "space": 22},
    ),
    (
        lambda: seer("look 11 36", tokens={11: "gems4", 36: "back2"}, position=[30, 5, 20, 20]),
        "swap tokens", "hint-swap-trap", {"token": "back2", "space": 11},
    ),
    (
        lambda: seer("look 11 36", tokens={11: "back2", 36: "gems4"}, position=[30, 20, 20, 20]),
        "keep tokens", "hint-swap-later", {"token": "gems4", "space": 36},
    ),
    (
        lambda: seer("look 22 36", "keep tokens", tokens={22: "gems4", 36: "back2"}, position=[21, 30, 9, 9]),
        "walk 1", "hint-walk-token", {"token": "gems4", "space": 22},
    ),
    (
        lambda: seer("look 22 36", "keep tokens", tokens={22: "back2", 36: "gems4"}, position=[21, 30, 9, 9]),
        "walk 2", "hint-walk-avoid", {"token": "back2", "space": 22},
    ),
    (  # all seven bad tokens lie elsewhere
        lambda: turn("craftsman", position=[10, 30, 9, 9], token=BAD, seen_by=dict.fromkeys(map(str, BAD), 1)),
        "walk 1", "hint-walk-chance", {"cases": 10},
    ),
    (lambda: turn("craftsman", position=[15, 30, 9, 9]), "walk 1", "hint-walk-jungle", {}),
    (lambda: turn("craftsman", position=[2, 1, 20, 20]), "walk 2", "hint-walk", {"spaces": 2}),
    (
        lambda: turn("priest", position=[12, 20, 5, 5], gems=[1, 0, 0, 0]),
        "priest pays", "hint-pay", {"gems": 2, "spaces": 3},
    ),
    (lambda: turn("scout", position=[12, 20, 5, 5], gems=[3, 0, 0, 0]), "scout 0", "hint-save", {"gems": 4}),
    (
        lambda: turn("craftsman", position=[10, 9, 9, 9], options={"craftsman_may_decline": True}),
        "take machete", "hint-machete", {"space": 16},
    ),
    (
        lambda: turn("craftsman", position=[10, 9, 9, 9], options={"craftsman_may_decline": True}),
        "leave machete", "hint-worth", {},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "said", "message", "arguments"), POSITIONS, ids=[row[2] for row in POSITIONS])
def test_a_reason_is_the_most_telling_one(
    table: Callable[[], Table], said: str, message: str, arguments: dict[str, str | int]
) -> None:
    assert hint(table().perspective(0), said) == Message(message, arguments)


def test_every_reason_is_tried() -> None:
    assert {row[2] for row in POSITIONS} == set(HINTS)


# Forgetting


def careless(mine: Perspective, forget: Callable[[Any, Any, int], None]) -> Perspective:
    """What the seat knows when it has forgotten what it could not see again now."""
    t, state = mine.game.record.unpack(mine.state), mine.game.record.array()
    forget(mine.plain_box, t, mine.seat)
    mine.game.record.pack(t, state, 0)
    return Perspective(mine.game, mine.edition, mine.engine, state, mine.seat, [])


def check_forgetting(case: Case, forget: Callable[[Any, Any, int], None]) -> int:
    """The same decision, worlds that can be, and nothing that the seat did not know; how often something is gone."""
    game, gone = case.game, 0
    for table in case.walk():
        if table.over or table.move % 3:
            continue
        mine = table.perspective(table.to_act[0])
        left = careless(mine, forget)
        world = left.imagine(table.move)
        assert left.legal.codes == mine.legal.codes
        assert game.check(mine.plain_box, game.record.unpack(world)) == []
        other = seen_from(case, mine.imagine(3), mine.seat)
        assert careless(other, forget).knowledge() == left.knowledge()
        gone += left.knowledge() != mine.knowledge()
    return gone


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_careless_player_can_go_on(seats: int) -> None:
    options = OPTIONS | {"seer_swap_public": False} if seats % 2 else {}
    case = Case(lost_temple(), engine(lost_temple(), "interpreted"), box(), seats, seats, options)
    assert check_forgetting(case, forget) > 10


def imagined(mine: Perspective, field: str, place: int) -> set[int]:
    return {int(mine.imagine(seed)[field][0][place]) for seed in range(40)}


def test_tokens_are_forgotten_after_the_turn_in_which_they_were_seen() -> None:
    seen = seer("look 22 36", tokens={22: "back2", 36: "gems4"}, position=[21, 30, 9, 9])
    assert len(imagined(careless(seen.perspective(0), forget), "token", 4)) == 1  # he decides about them
    mine = say(seen, "keep tokens", "walk 2").perspective(0)
    assert len(imagined(mine, "token", 4)) == 1
    assert len(imagined(careless(mine, forget), "token", 4)) > 1


def test_cards_that_were_passed_on_are_forgotten_and_own_cards_are_not() -> None:
    """The first drafter knows the card set aside face down, because he has seen all others."""
    mine = shaman(position=[10, 15, 15, 15]).perspective(0)
    left = careless(mine, forget)
    assert len(imagined(mine, "place", 9)) == 1
    assert len(imagined(left, "place", 9)) > 1
    assert imagined(left, "holder", 1) == {0}
