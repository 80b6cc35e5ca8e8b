"""Actions: codes, words and what is said about words that mean nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.kernel.actions import Action, Actions, Verb
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import Edition

FIRST = {
    "take": 0, "curse": 9, "rob": 17, "look": 24, "swap": 69, "walk": 71, "priest": 73, "elder": 75, "scout": 77,
    "machete": 121, "walk_none": 123, "look_none": 124, "look_space": 125,
}  # fmt: skip
"""Section 7: the first code of every block."""


def test_section_7_there_are_135_actions_in_the_order_of_the_specification(edition: Edition) -> None:
    """Section 7: 121 actions by default and 14 behind them that only options allow."""
    assert len(edition.actions) == len(list(edition.actions)) == 135
    assert edition.actions.first == FIRST
    assert [action.code for action in edition.actions] == list(range(135))
    options = {verb.option for verb in edition.actions.verbs if FIRST[verb.key] >= 121}
    assert None not in options
    assert all(verb.option is None for verb in edition.actions.verbs if FIRST[verb.key] < 121)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (0, "take shaman"), (8, "take child"), (9, "curse thief"), (16, "curse child"), (17, "rob seer"),
        (23, "rob child"), (24, "look 11 14"), (25, "look 11 17"), (33, "look 14 17"), (68, "look 36 41"),
        (69, "keep tokens"), (70, "swap tokens"), (71, "walk 1"), (72, "walk 2"), (73, "priest stays"),
        (74, "priest pays"), (75, "elder stays"), (76, "elder pays"), (77, "scout 0"), (120, "scout 43"),
        (121, "leave machete"), (122, "take machete"), (123, "walk 0"), (124, "look nowhere"), (125, "look 11"),
        (134, "look 41"),
    ],
)  # fmt: skip
def test_section_7_code_and_text(edition: Edition, code: int, text: str) -> None:
    """Section 7: parameters ascending, no before yes, pairs of chance spaces lexicographic."""
    assert edition.actions[code].text == text
    assert edition.actions.read(text).code == code


def test_every_text_comes_back_as_its_action(edition: Edition) -> None:
    actions = edition.actions
    for action in actions:
        assert actions.read(action.text) is action
        assert actions.read(action.code) is action
        assert actions.read(action) is action
        assert actions.read(f"  {action.text.upper().replace(' ', '   ')}\t") is action
        assert actions.read(np.int64(action.code)) is action  # type: ignore[arg-type]
    assert len({action.text for action in actions}) == 135


def test_an_action_says_what_it_is(edition: Edition) -> None:
    action = edition.actions.read("look 22 36")
    assert (action.verb, action["space"], action["other"]) == ("look", "22", "36")
    assert (str(action), repr(action)) == ("look 22 36", "Action('look 22 36')")
    with pytest.raises(KeyError):
        action["character"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("take theif", "take thief"), ("tak shaman", "take shaman"), ("curse shaman", "curse"), ("rob thief", "rob"),
        ("look 36 22", "look 22"), ("walk 3", "walk 2"), ("scout 44", "scout 4"), ("priest pay", "priest pays"),
    ],
)  # fmt: skip
def test_a_near_miss_is_asked_back(edition: Edition, said: str, meant: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        edition.actions.read(said)
    message = str(caught.value)
    assert message.startswith(f"{said!r} is no move of this game: did you mean ")
    assert meant in message
    assert message.endswith("?")


@pytest.mark.parametrize("said", ["", "   ", "xyzzy", "0", "take", "🜨", "\x00"])
def test_nonsense_is_told_what_moves_look_like_or_what_is_near(edition: Edition, said: str) -> None:
    with pytest.raises(IllegalMove, match=r"is no move of this game: (did you mean|moves look like) '?\w+"):
        edition.actions.read(said)


def test_the_patterns_are_those_of_the_verbs(edition: Edition) -> None:
    patterns = edition.actions.patterns()
    assert all(verb.pattern in patterns for verb in edition.actions.verbs)


@pytest.mark.parametrize("code", [-1, 135, 10**30, True, False])
def test_a_code_out_of_range_is_refused_with_the_range(edition: Edition, code: int) -> None:
    with pytest.raises(IllegalMove, match=f"no action number {code}: they run from 0 to 134"):
        edition.actions.read(code)


@pytest.mark.parametrize("said", [None, 1.5, 3.0, [], {}, b"take thief", ("take thief",)])
def test_what_is_neither_text_nor_number_is_an_illegal_move(edition: Edition, said: Any) -> None:
    with pytest.raises(IllegalMove):
        edition.actions.read(said)


def test_an_action_of_another_edition_is_read_by_its_words(edition: Edition) -> None:
    """The text says what is meant; a code of another edition may mean something else here."""
    assert edition.actions.read(Action(7, "take", "take thief")).code == 1
    with pytest.raises(IllegalMove, match="is no move of this game"):
        edition.actions.read(Action(7, "take", "take ninja"))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=30) | st.integers())
def test_whatever_is_said_is_a_move_or_an_illegal_move(edition: Edition, said: str | int) -> None:
    try:
        action = edition.actions.read(said)
    except IllegalMove:
        known = range(135) if isinstance(said, int) else {action.text for action in edition.actions}
        assert said not in known
        return
    assert action is edition.actions[action.code]
    assert action.code == said if isinstance(said, int) else action.text == " ".join(said.split()).lower()


# Blocks of codes


def test_pairs_and_products_are_numbered_lexicographically() -> None:
    verbs = (
        Verb("pair", "pair {a} {b}", {"a": ("x", "y", "z"), "b": ("x", "y", "z")}, pair=True),
        Verb("both", "both {a} {b}", {"a": ("0", "1"), "b": lambda edition: edition}),
        Verb("none", "none"),
    )
    actions = Actions(verbs, ("p", "q"))
    assert [action.text for action in actions] == [
        "pair x y", "pair x z", "pair y z", "both 0 p", "both 0 q", "both 1 p", "both 1 q", "none",
    ]  # fmt: skip
    assert actions.first == {"pair": 0, "both": 3, "none": 7}


def test_two_actions_may_not_share_a_text() -> None:
    with pytest.raises(AssertionError, match="share a text"):
        Actions((Verb("one", "go {n}", {"n": ("1",)}), Verb("other", "go 1")), None)
