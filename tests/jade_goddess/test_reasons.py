"""Section 7, 6a: the numbers of the actions, what is asked, and the reason against an illegal one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cenote.games.jade_goddess.reasons import ASKS, PHASE_OF, REASONS
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR, Message, Reason
from cenote.kernel.table import Table
from tests.jade_goddess.dig_positions import BROWN, CLOSED_CROSS, FULL, dug
from tests.jade_goddess.rule_positions import (
    CENTRE,
    LETTERS,
    SEAT_COUNTS,
    WAYS,
    at,
    box,
    new,
    random_walk,
    ride,
    say,
)  # fmt: skip

# Section 7

WAYS_TO_LAY = [f"{way} {turn}" for way in ("north", "east", "south", "west") for turn in range(4)]
TOKENS = [f"{thing}{part}{sign}" for thing in "123" for part in "abcd" for sign in "+-"]
IN_ORDER = [
    *(f"ride {letter}{number}" for number in range(1, 12) for letter in LETTERS),
    "stop",
    *(f"exchange {slot} {stack}" for slot in range(1, 4) for stack in range(1, 7)),
    *(f"draw {stack}" for stack in range(1, 7)),
    *(f"play {slot} {way}" for slot in range(1, 4) for way in WAYS_TO_LAY),
    *(f"place {way}" for way in WAYS_TO_LAY),
    *(f"swap {token} {slot}" for token in TOKENS for slot in range(1, 6)),
    *(f"blind {count}" for count in (1, 2)),
    *(f"return {token}" for token in TOKENS),
    "pass",
    "no figure",
    *(f"figure {strength} {part}" for strength in (1, 2, 3) for part in "abcd"),
    "leave figures",
    *(f"take back {figure}" for figure in range(1, 6)),
    "skip bonus",
    "buy bonus",
]


def test_section_7_numbers_of_the_actions() -> None:
    """Section 7: 378 codes."""
    assert [action.text for action in box().actions] == IN_ORDER
    assert [action.code for action in box().actions] == list(range(378))


@pytest.mark.parametrize(
    "code", [0, 60, 120, 121, 122, 139, 140, 145, 146, 193, 194, 209, 210, 329, 330, 332, 356, 377]
)
def test_section_7_a_text_and_its_number_are_one(code: int) -> None:
    """Section 7."""
    assert box().actions.read(IN_ORDER[code]).code == code
    assert box().actions.read(code).text == IN_ORDER[code]


MOST = {
    "ride": 107 + 18,
    "explore": 54,
    "place": 16,
    "trade": 123,
    "return": 24,
    "figure": 13,
    "retrieve": 6,
    "bonus": 2,
}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_6a_never_more_options_than_the_specification_says(seats: int) -> None:
    """6a: and never fewer than two, but for what goes back into the pile (R3.4)."""
    for seed in range(4):
        for table in random_walk(new(seats, seed), step=seed):
            if not table.over:
                fewest = 1 if table.phase == "return" else 2
                assert fewest <= len(table.legal()) <= MOST[table.phase]


# Tables


def plain() -> Table:
    return at()


def brown() -> Table:
    """P1 stands behind the brown line, H3 lies behind that."""
    return at(board=BROWN, jeeps=[CENTRE, "G3"])


def full() -> Table:
    """A full display, and somewhere to lay a tile of it."""
    return at(shows=[FULL])


def stuck() -> Table:
    """A full display that fits nowhere; the first stack is empty."""
    return at(board=CLOSED_CROSS, shows=[FULL], left={"j0": 2}, stacks=[0, 2, 0, 0, 0, 0])


def exchanged() -> Table:
    return say(at(board=CLOSED_CROSS, shows=[FULL], next=["c4s-1"]), "exchange 1 1")


def chain() -> Table:
    """After a jungle tile, without STOP."""
    return ride(at(shows=["j0"], jeeps=["F5"], options={"stop_after_jungle": False}), "F5", "play 1 east 0")


def exploring() -> Table:
    """A straight tile in the first slot; the first stack is empty."""
    return ride(at(shows=["c2o-1"], jeeps=["F3"], left={"j0": 5}, stacks=[0, 5, 0, 0, 0, 0]), "F3")


def exploring_full() -> Table:
    return ride(at(shows=["c4-1 c1-1 c1-1"], jeeps=["F3"]), "F3")


def exploring_freely() -> Table:
    return ride(at(shows=["c4-1 c1-1 c1-1"], jeeps=["F3"], options={"explore_mandatory": False}), "F3")


def placing() -> Table:
    return ride(at(jeeps=["F3"], next=["c1-1"]), "F3", "draw 1")


def trading() -> Table:
    """One token, no gold."""
    return ride(at(hands=["1b+"], gold=[0]), CENTRE)


def trading_rich() -> Table:
    return ride(at(hands=["1b+"]), CENTRE)


def trading_late() -> Table:
    """One token in the pile."""
    return ride(at(hands=["3b+ 3b+"], pile={"2a-": 1}), CENTRE)


def trading_on_duty() -> Table:
    return ride(at(shows=[FULL], hands=["1b+"]), CENTRE)


def returning() -> Table:
    return say(ride(at(hands=["1b+"], next=["2a-"]), CENTRE), "blind 1")


def figures() -> Table:
    """A tile with two parts, one gold; all singles are on the board."""
    out = [{1: "G8", 2: "E9", 3: "H5"}]
    board = {"G8": "..aa", "E9": ".aa.", "H5": "..aa"}
    table = at(board=board, figures=out, jeeps=["F1"], shows=["c2d-1"], gold=[1])
    return ride(table, "F1", "play 1 east 3")


def retrieving() -> Table:
    return ride(at(board={"G3": "..aa"}, figures=[{2: "G3"}]), CENTRE)


def buying() -> Table:
    return ride(at(), CENTRE)


# Questions

ASKED: list[tuple[Callable[[], Table], Message]] = [
    (plain, Message("ask-ride", {"chain": "no", "duty": "no"})),
    (full, Message("ask-ride", {"chain": "no", "duty": "yes"})),
    (chain, Message("ask-ride", {"chain": "yes", "duty": "no"})),
    (exploring, Message("ask-explore")),
    (placing, Message("ask-place")),
    (trading, Message("ask-trade")),
    (returning, Message("ask-return", {"count": 1})),
    (figures, Message("ask-figure")),
    (retrieving, Message("ask-retrieve")),
    (buying, Message("ask-bonus", {"cost": 1})),
]


@pytest.mark.parametrize(("make", "message"), ASKED, ids=[make.__name__ for make, _ in ASKED])
def test_6a_what_is_asked(make: Callable[[], Table], message: Message) -> None:
    """6a: the question of every decision with its arguments, for nobody but who decides."""
    table = make()
    assert table.perspective(0).question == message
    assert set(message.arguments) == set(ASKS[table.phase])
    assert table.perspective(1).question is None
    assert table.perspective(SPECTATOR).question is None


def test_6a_every_question_is_tried() -> None:
    """6a: the eight decisions."""
    assert {message.message.removeprefix("ask-") for _, message in ASKED} == set(ASKS)


# Why not

OTHER = "why-other-decision"
WHY: list[tuple[Callable[[], Table], str, Reason]] = [
    (plain, "draw 1", Reason("R5.1", OTHER, {"verb": "draw"})),
    (plain, "play 1 east 0", Reason("R5.1", OTHER, {"verb": "play"})),
    (plain, "place east 0", Reason("R5.7", OTHER, {"verb": "place"})),
    (plain, "swap 1a+ 1", Reason("R9.1", OTHER, {"verb": "swap"})),
    (plain, "blind 1", Reason("R9.1", OTHER, {"verb": "blind"})),
    (plain, "return 1a+", Reason("R9.1", OTHER, {"verb": "return"})),
    (plain, "pass", Reason("R9.1", OTHER, {"verb": "pass"})),
    (plain, "no figure", Reason("R6.1", OTHER, {"verb": "no_figure"})),
    (plain, "figure 1 a", Reason("R6.1", OTHER, {"verb": "figure"})),
    (plain, "leave figures", Reason("R6.6", OTHER, {"verb": "leave"})),
    (plain, "take back 1", Reason("R6.6", OTHER, {"verb": "take_back"})),
    (plain, "buy bonus", Reason("R10.1", OTHER, {"verb": "bonus"})),
    (buying, "ride F6", Reason("R4.1", OTHER, {"verb": "ride"})),
    (buying, "stop", Reason("R5.9", OTHER, {"verb": "stop"})),
    (buying, "exchange 1 1", Reason("R7.4", OTHER, {"verb": "exchange"})),
    (plain, "stop", Reason("R5.9", "why-no-stop")),
    (chain, "stop", Reason("A26", "why-option", {"option": "stop_after_jungle"})),
    (plain, "exchange 1 1", Reason("R7.4", "why-not-stuck")),
    (exchanged, "exchange 1 1", Reason("R7.4", "why-not-stuck")),
    (stuck, "exchange 1 1", Reason("R7.4", "why-stack-empty", {"stack": 1})),
    (plain, "ride A1", Reason("R4.6", "why-not-explored", {"cell": "A1"})),
    (brown, "ride H3", Reason("R4.3", "why-not-reachable", {"cell": "H3"})),
    (brown, "ride G3", Reason("R4.4", "why-jeep-there", {"cell": "G3"})),
    (full, "ride F6", Reason("R7.2", "why-duty")),
    (full, "ride F5", Reason("R7.2", "why-duty")),
    (exploring, "draw 1", Reason("R5.11", "why-stack-empty", {"stack": 1})),
    (exploring, "play 2 east 0", Reason("R5.1", "why-no-tile", {"slot": 2})),
    (exploring, "play 1 north 0", Reason("R5.4", "why-no-open-line", {"direction": "north"})),
    (exploring, "play 1 east 3", Reason("R5.4", "why-same-turn")),
    (exploring, "play 1 west 1", Reason("R5.6", "why-does-not-fit", {"direction": "west"})),
    (exploring, "pass", Reason("A5", "why-option", {"option": "explore_mandatory"})),
    (exploring_full, "draw 1", Reason("R7.1", "why-display-full")),
    (exploring_full, "pass", Reason("A5", "why-option", {"option": "explore_mandatory"})),
    (exploring_freely, "pass", Reason("R7.2", "why-duty")),
    (placing, "place south 0", Reason("R5.4", "why-no-open-line", {"direction": "south"})),
    (placing, "place west 1", Reason("R5.6", "why-does-not-fit", {"direction": "west"})),
    (placing, "draw 1", Reason("R5.1", OTHER, {"verb": "draw"})),
    (trading, "swap 1a- 1", Reason("R9.1", "why-no-token", {"token": "1a-"})),
    (trading, "blind 1", Reason("R9.2", "why-no-gold", {"cost": 1, "gold": 0})),
    (trading_rich, "blind 2", Reason("A3", "why-too-few-own", {"count": 1})),
    (trading_late, "blind 2", Reason("R9.2", "why-pile-small", {"count": 1})),
    (trading_on_duty, "pass", Reason("R7.2", "why-must-trade")),
    (returning, "return 3d-", Reason("R9.1", "why-no-token", {"token": "3d-"})),
    (returning, "pass", Reason("A2", "why-option", {"option": "trade_return"})),
    (figures, "figure 1 a", Reason("R6.5", "why-no-figure", {"strength": 1})),
    (figures, "figure 2 c", Reason("R6.3", "why-no-part", {"part": "c"})),
    (figures, "figure 3 b", Reason("R6.2", "why-no-gold", {"cost": 2, "gold": 1})),
    (retrieving, "take back 1", Reason("R6.6", "why-figure-home")),
]


@pytest.mark.parametrize(("make", "said", "reason"), WHY, ids=[f"{make.__name__}: {said}" for make, said, _ in WHY])
def test_6a_why_not(make: Callable[[], Table], said: str, reason: Reason) -> None:
    """6a, R4-R10: the rule and the message against an illegal action; the table stays as it was."""
    table = make()
    assert table.perspective(0).why_not(said) == reason
    assert set(reason.arguments) == set(REASONS[reason.message])
    before = table.fingerprint
    with pytest.raises(IllegalMove) as error:
        table.play(said)
    assert error.value.rule == reason.rule
    assert table.fingerprint == before


def test_6a_every_reason_is_tried() -> None:
    """6a: each declared message stands in the list above, or is told when it is not one's turn or all is over."""
    assert {reason.message for _, _, reason in WHY} | {"why-over", "why-not-your-turn"} == set(REASONS)
    assert {box().actions.read(said).verb for _, said, _ in WHY} == set(PHASE_OF)


@pytest.mark.parametrize("make", [plain, exploring, placing, trading, returning, figures, retrieving, buying])
def test_r3_1_why_not_for_everybody_else(make: Callable[[], Table]) -> None:
    """R3.1, 6a: no decision is ever made by a player who is not on turn."""
    table = make()
    for seat in (1, SPECTATOR):
        mine = table.perspective(seat)
        assert len(mine.legal) == 0
        assert {str(mine.why_not(action)) for action in box().actions} == {str(Reason("R3.1", "why-not-your-turn"))}


ENDS: list[tuple[Callable[[], Table], str]] = [
    (lambda: ride(at(2, final=1), CENTRE, "skip bonus"), "R11.2"),
    (lambda: dug(at, (1, 0), 2, pile={"2a-": 1}), "R11.3"),
    (lambda: ride(at(2, quiet=59), CENTRE, "skip bonus"), "R11.5"),
]


@pytest.mark.parametrize(("make", "rule"), ENDS)
def test_r11_why_not_after_the_end(make: Callable[[], Table], rule: str) -> None:
    """R11.2, R11.3, R11.5: when the game is over nothing can be played, and the rule says how it ended."""
    table = make()
    for seat in (SPECTATOR, 0, 1):
        mine = table.perspective(seat)
        assert {str(mine.why_not(action)) for action in box().actions} == {str(Reason(rule, "why-over"))}
    with pytest.raises(IllegalMove, match="over"):
        table.play("pass", 0)


OPTIONS: list[dict[str, object]] = [
    {},
    {"explore_mandatory": False, "trade_return": "free", "trade_needs_own": False, "stuck_scope": "reachable"},
    {"full_display_duty": "free", "stop_after_jungle": False, "excavate_before_bonus": False},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("way", WAYS)
def test_6a_why_not_agrees_with_legal_in_whole_games(options: dict[str, object], way: str) -> None:
    """6a: at every decision each seat has a reason against exactly what is not legal for it."""
    most = 400 if way == "compiled" else 12
    for number, table in enumerate(random_walk(new(3, 4, way=way, options=options), most=most)):
        for seat in range(3):
            mine = table.perspective(seat)
            allowed = set(mine.legal.codes)
            assert bool(allowed) == (seat in table.to_act)
            for action in list(box().actions)[number % 23 :: 23]:
                reason = mine.why_not(action)
                assert (reason is None) == (action.code in allowed)
                assert reason is None or set(reason.arguments) == set(REASONS[reason.message])
