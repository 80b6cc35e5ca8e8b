"""Section 7, 6a: the numbers of the actions, what is asked, and the reason against an illegal one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.reasons import ASKS, PHASE_OF, REASONS
from cenote.kernel.conformance import Case
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR, Message, Reason
from cenote.kernel.table import Table
from cenote.words import LANGUAGES, Words, rule_key
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import BOX, CARDS, Explorer, at, new, play

RULES = engine(GAME, "compiled")
FIRST, ABOVE = (0, 0), (0, -1)
WAYS = ("up", "down", "left", "right")
LEVEL = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", ABOVE: "T02"}

# Section 7

IN_ORDER = [
    "challenge a", "challenge b", "pick first", "pick second",
    *(f"play {card} {side}" for card in CARDS for side in "ab"), "rest", "hand over",
    *(f"go {way}" for way in WAYS), "skip", "copy a", "copy b", "copy nothing",
    *(f"teleport {way}" for way in WAYS), "remain", "stay on level", "leave level", "leave bonus", "use bonus",
    "keep energy", "give energy", *(f"choose {card}" for card in CARDS), "refuse",
]  # fmt: skip


def test_section_7_numbers_of_the_actions() -> None:
    """Section 7: 128 codes; bonus, staying at a teleporter and the second Super gear are for options."""
    assert [action.text for action in BOX.actions] == IN_ORDER
    assert [action.code for action in BOX.actions] == list(range(128 + 6))


MOST = {
    "challenge": 2, "opening": 2, "first_room": 2, "direction": 5, "rope": 5, "map": 5, "torch": 3, "teleport": 4,
    "stairs": 2, "gift": 2, "turn": 37, "discard": 18, "offer": 18, "answer": 18,
}  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2])
def test_6a_never_more_options_than_the_specification_says(seats: int) -> None:
    """6a: and never fewer than two, but for a turn."""
    for seed in range(4):
        for table in Case(GAME, RULES, BOX, seats, seed).walk():
            for seat in table.to_act:
                assert (1 if table.phase == "turn" else 2) <= len(table.legal(seat)) <= MOST[table.phase]


# Tables


def solo(explorer: Explorer, *texts: str, **options: Any) -> Table:
    return play(at(RULES, explorer, options=options), *texts)


def plain() -> Table:
    """The beginning of a turn; nothing was played."""
    return solo(Explorer({FIRST: "T08"}, (3, 3), hand="RD1"))


def begun() -> Table:
    return new(RULES)


def opening() -> Table:
    return play(new(RULES), "challenge a")


def moving() -> Table:
    """A plain move of all directions in front of a wall."""
    return solo(Explorer({FIRST: "T08"}, (2, 2), hand="RD4"), "RD4 b")


def at_a_door() -> Table:
    return solo(Explorer({FIRST: "T04"}, (1, 3), hand="RD4"), "RD4 b")


def level_full() -> Table:
    return solo(Explorer(LEVEL, (2, 1), hand="RD4"), "RD4 b")


def pile_empty() -> Table:
    return solo(Explorer({FIRST: "T08"}, (2, 1), hand="RD4", pile=""), "RD4 b")


def one_way() -> Table:
    return solo(Explorer({FIRST: "T08"}, (3, 3), hand="RD1"), "RD1 a")


def marked() -> Table:
    """A move that an owner has marked: it cannot explore."""
    content = box_of(GAME)
    content["card"][0]["a"] = ["move:UD!noexplore"]
    origin = at(RULES, Explorer({FIRST: "T08"}, (1, 2), hand="RD1")).origin or ""
    return play(Table.at(origin, edition=edition_of(GAME, content), engine=RULES), "RD1 a")


def roping() -> Table:
    return solo(Explorer({FIRST: "T04"}, (2, 1), hand="GN4"), "GN4 a")


def with_a_map() -> Table:
    return solo(Explorer({FIRST: "T01"}, (2, 2), hand="YL4"), "YL4 a")


def with_a_torch() -> Table:
    return solo(Explorer({FIRST: "T08"}, (3, 2), hand="RD4"), "RD4 a")


def teleporting() -> Table:
    return solo(Explorer({FIRST: "T07", (0, 1): "T12", (1, 0): "T09"}, (1, 3), hand="YL1"), "YL1 a", "R")


def on_stairs() -> Table:
    return solo(Explorer(LEVEL, (1, 1), ABOVE, hand="YL1"), "YL1 a", "R")


def standing_elsewhere() -> Table:
    return solo(Explorer(LEVEL, (3, 3), hand="RD1"), stairs_choice="while_standing")


def standing_too_early() -> Table:
    return solo(Explorer({FIRST: "T08"}, (3, 2), hand="RD1"), stairs_choice="while_standing")


def at_a_bonus() -> Table:
    return solo(Explorer({FIRST: "T01"}, (2, 1), hand="YL1"), "YL1 a", "R", bonus_optional=True)


def discarding() -> Table:
    return solo(Explorer(LEVEL, (1, 1), ABOVE, hand="YL1 YL2 YL3 BL1"), "YL1 a", "R", "leave level")


def next_level() -> Table:
    return solo(Explorer(LEVEL, (1, 1), ABOVE, hand="YL1"), "YL1 a", "R", "leave level")


BOB = Explorer({(0, 1): "T08"}, (2, 2), FIRST, hand="BL1")
JOE = Explorer({(0, -1): "T08"}, (2, 3), FIRST, hand="YL1")


def two(bob: Explorer = BOB, joe: Explorer = JOE, order: str = "free", **fields: Any) -> Table:
    return at(RULES, bob, joe, options={"coop_order": order}, **fields)


def together() -> Table:
    return two()


def taking_turns() -> Table:
    return two(order="alternate")


def just_handed() -> Table:
    return two(order="alternate", turn_of=0, handed=1)


def partner_waits() -> Table:
    return two(joe=replace(JOE, state="declared"), order="alternate")


def beside() -> Table:
    return play(two(), "SG", seat=0)


def offering() -> Table:
    return play(two(), "SG", "skip", seat=0)


def giving() -> Table:
    rooms = {(0, 1): "T08", (1, 1): "T15", (2, 1): "T16", (3, 1): "T14", (0, 2): "T02"}
    leaving = Explorer(rooms, (1, 1), (0, 2), hand="YL1", energy=3)
    return play(two(leaving, replace(JOE, energy=3)), "YL1 a", "R", "leave level", seat=0)


# Questions

ASKED: list[tuple[Callable[[], Table], Message]] = [
    (begun, Message("ask-challenge")),
    (opening, Message("ask-opening")),
    (plain, Message("ask-turn", {"energy": 6, "cost": 1})),
    (moving, Message("ask-direction", {"effect": "move"})),
    (beside, Message("ask-direction", {"effect": "super"})),
    (roping, Message("ask-rope", {"step": 1})),
    (with_a_map, Message("ask-map")),
    (with_a_torch, Message("ask-torch")),
    (teleporting, Message("ask-teleport")),
    (on_stairs, Message("ask-stairs", {"level": 1})),
    (at_a_bonus, Message("ask-bonus", {"cell": "chest"})),
    (giving, Message("ask-gift", {"energy": 3})),
    (discarding, Message("ask-discard", {"count": 1})),
    (next_level, Message("ask-first-room", {"level": 2})),
    (offering, Message("ask-offer")),
    (lambda: play(offering(), "choose BL1"), Message("ask-answer")),
]


@pytest.mark.parametrize(("make", "message"), ASKED, ids=[message.message for _, message in ASKED])
def test_6a_what_is_asked(make: Callable[[], Table], message: Message) -> None:
    """6a: the question of every decision with its arguments, for nobody but who decides."""
    table = make()
    (seat,) = table.to_act
    assert table.perspective(seat).question == message
    assert set(message.arguments) == set(ASKS[table.phase])
    assert table.perspective(SPECTATOR).question is None
    if table.seats == 2:
        assert table.perspective(1 - seat).question is None


def test_6a_every_question_is_tried() -> None:
    """6a: the fifteen decisions."""
    assert {message.message.removeprefix("ask-").replace("-", "_") for _, message in ASKED} == set(ASKS)


# Why not

OTHER = "why-other-decision"
WHY: list[tuple[Callable[[], Table], str, Reason]] = [
    (plain, "challenge a", Reason("R1.3", OTHER, {"verb": "challenge"})),
    (plain, "pick first", Reason("R1.6", OTHER, {"verb": "pick"})),
    (plain, "go up", Reason("R3.3", OTHER, {"verb": "go"})),
    (plain, "skip", Reason("R3.2", OTHER, {"verb": "skip"})),
    (plain, "copy a", Reason("R7.3", OTHER, {"verb": "copy"})),
    (plain, "teleport up", Reason("R8.8", OTHER, {"verb": "teleport"})),
    (plain, "remain", Reason("A18", OTHER, {"verb": "remain"})),
    (plain, "use bonus", Reason("R8.1", OTHER, {"verb": "bonus"})),
    (plain, "give energy", Reason("R14.10", OTHER, {"verb": "gift"})),
    (plain, "choose rd1-green", Reason("R10.4", OTHER, {"verb": "choose"})),
    (plain, "refuse", Reason("R14.9", OTHER, {"verb": "refuse"})),
    (moving, "rest", Reason("R2.1", OTHER, {"verb": "rest"})),
    (moving, "play supergear a", Reason("R2.1", OTHER, {"verb": "play"})),
    (moving, "leave level", Reason("R8.10", OTHER, {"verb": "stairs"})),
    (moving, "hand over", Reason("R14.3", OTHER, {"verb": "hand_over"})),
    (plain, "play rd2-green a", Reason("R3.1", "why-not-in-hand", {"card": "rd2-green"})),
    (plain, "play rd1-blue a", Reason("R3.1", "why-not-in-hand", {"card": "rd1-blue"})),
    (plain, "play supergear b", Reason("R3.1", "why-no-such-side", {"card": "supergear"})),
    (plain, "rest", Reason("R9.1", "why-nothing-played")),
    (plain, "hand over", Reason("A37", "why-option", {"option": "coop_order"})),
    (together, "hand over", Reason("A37", "why-option", {"option": "coop_order"})),
    (just_handed, "hand over", Reason("R14.3", "why-just-handed")),
    (partner_waits, "hand over", Reason("R14.3", "why-partner-waits")),
    (plain, "leave level", Reason("A20", "why-option", {"option": "stairs_choice"})),
    (standing_elsewhere, "leave level", Reason("R8.10", "why-not-on-stairs")),
    (standing_elsewhere, "stay on level", Reason("R8.10", OTHER, {"verb": "stairs"})),
    (standing_too_early, "leave level", Reason("R8.10", "why-rooms-missing", {"count": 4})),
    (one_way, "go left", Reason("R4.1", "why-not-printed", {"direction": "left", "effect": "move"})),
    (moving, "go right", Reason("R4.2", "why-wall", {"direction": "right"})),
    (at_a_door, "go right", Reason("R4.2", "why-door", {"direction": "right"})),
    (beside, "go right", Reason("R14.7", "why-partner-there", {"direction": "right"})),
    (level_full, "go left", Reason("R5.1", "why-level-full")),
    (pile_empty, "go left", Reason("R5.1", "why-pile-empty")),
    (marked, "go up", Reason("A9", "why-not-printed", {"direction": "up", "effect": "move"})),
    (roping, "go down", Reason("R7.2", "why-rope", {"direction": "down"})),
    (roping, "go left", Reason("R7.2", "why-rope", {"direction": "left"})),
    (with_a_map, "go right", Reason("R7.4", "why-map", {"direction": "right"})),
    (teleporting, "teleport up", Reason("R8.8", "why-no-room-there", {"direction": "up"})),
    (teleporting, "remain", Reason("A18", "why-option", {"option": "teleporter_optional"})),
    (discarding, "choose supergear", Reason("A23", "why-super-stays")),
    (discarding, "choose rd1-green", Reason("R10.4", "why-not-in-hand", {"card": "rd1-green"})),
    (offering, "choose supergear", Reason("A42", "why-super-stays")),
    (offering, "choose yl1-blue", Reason("R14.9", "why-not-in-hand", {"card": "yl1-blue"})),
]


@pytest.mark.parametrize(("make", "said", "reason"), WHY, ids=[f"{make.__name__}: {said}" for make, said, _ in WHY])
def test_6a_why_not(make: Callable[[], Table], said: str, reason: Reason) -> None:
    """6a, R2-R14: the rule and the message against an illegal action; the table stays as it was."""
    table = make()
    assert table.perspective(0).why_not(said) == reason
    before = table.fingerprint
    with pytest.raises(IllegalMove) as error:
        table.play(said, 0)
    assert error.value.rule == reason.rule
    assert table.fingerprint == before


LEFT = Explorer({(0, 1): "T08", (1, 1): "T15", (2, 1): "T16", (3, 1): "T14", (0, 2): "T02"}, level=2, hand="YL1")
NOT_NOW: list[tuple[Callable[[], Table], int, Reason]] = [
    (taking_turns, 1, Reason("R14.3", "why-not-your-turn")),
    (beside, 1, Reason("R14.3", "why-partner-plays")),
    (offering, 1, Reason("R14.3", "why-not-your-turn")),
    (partner_waits, 1, Reason("R14.4", "why-you-wait")),
    (lambda: two(LEFT), 0, Reason("R14.10", "why-you-left")),
    (plain, SPECTATOR, Reason("R2.1", "why-not-your-turn")),
    (together, SPECTATOR, Reason("R2.1", "why-not-your-turn")),
]


@pytest.mark.parametrize(("make", "seat", "reason"), NOT_NOW)
def test_r14_3_why_not_now(make: Callable[[], Table], seat: int, reason: Reason) -> None:
    """R14.3, R14.4, R14.10: whoever is not asked hears why, whatever he says."""
    mine = make().perspective(seat)
    assert len(mine.legal) == 0
    assert {str(mine.why_not(action)) for action in BOX.actions} == {str(reason)}


ENDS: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: solo(Explorer({FIRST: "T14"}, (2, 1), hand="RD2", energy=1), "RD2 a", "R"), "R12.1", "energy"),
    (lambda: solo(Explorer({FIRST: "T01"}, (2, 1), pile="GN1"), "SG", "R"), "R12.3", "pile"),
    (lambda: solo(Explorer({FIRST: "T08"}, (3, 3)), "SG", "skip", turn_cap=1), "R2.3", "turns"),
]


@pytest.mark.parametrize(("make", "rule", "ending"), ENDS)
def test_r12_why_not_after_the_end(make: Callable[[], Table], rule: str, ending: str) -> None:
    """R12.1, R12.3, R2.3: when the game is over nothing can be played, and the rule says how it ended."""
    table = make()
    for seat in (SPECTATOR, 0):
        mine = table.perspective(seat)
        over = Reason(rule, "why-over", {"ending": ending})
        assert {str(mine.why_not(action)) for action in BOX.actions} == {str(over)}
    with pytest.raises(IllegalMove, match="over"):
        table.play("rest", 0)


def test_6a_every_reason_is_tried() -> None:
    """6a: each declared message stands in a list above, and each verb is refused once."""
    assert {one.message for *_, one in [*WHY, *NOT_NOW]} | {"why-over"} == set(REASONS)
    assert {BOX.actions.read(said).verb for _, said, _ in WHY} == set(PHASE_OF)


ODD: dict[str, Any] = {
    "bonus_optional": True, "teleporter_optional": True, "stairs_choice": "while_standing", "coop_order": "alternate",
    "sg_discardable": True, "sg_exchangeable": True, "pairing": "shuffled", "hammer_scope": "explore_or_door",
}  # fmt: skip


@pytest.mark.parametrize("options", [{}, ODD])
@pytest.mark.parametrize("seats", [1, 2])
def test_6a_why_not_agrees_with_legal_in_whole_games(seats: int, options: dict[str, Any]) -> None:
    """6a: at every decision each seat has a reason, with a rule and its words, against exactly what is not legal."""
    words = [Words(language, GAME) for language in LANGUAGES]
    for number, table in enumerate(Case(GAME, RULES, BOX, seats, 6, options).walk()):
        for seat in range(seats):
            mine = table.perspective(seat)
            allowed = set(mine.legal.codes)
            assert bool(allowed) == (seat in table.to_act)
            for action in list(BOX.actions)[number % 5 :: 5]:
                reason = mine.why_not(action)
                assert (reason is None) == (action.code in allowed)
                if reason is not None:
                    assert set(reason.arguments) == set(REASONS[reason.message])
                    assert reason.rule in GAME.rule_ids
                    assert all(rule_key(reason.rule) in said for said in words)
