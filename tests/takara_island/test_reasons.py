"""Section 7, 6a: the numbers of the actions, what is asked, and the reason against an illegal one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cenote.games.takara_island.reasons import ASKS, REASONS
from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR, Message, Reason
from cenote.kernel.table import Table
from tests.takara_island.rule_positions import (
    SEAT_COUNTS,
    SITES,
    WAYS,
    at,
    box,
    new,
    random_walk,
    say,
)  # fmt: skip

# Section 7

WINDOWS = [f"{site} {start}" for site in SITES for start in range(1, 8)]
IN_ORDER = [
    "leave sword",
    "rent sword",
    *(f"{verb} {site}" for verb in ("view", "dig", "destroy", "fight") for site in SITES),
    "dive",
    "buy token",
    *(f"sell {xp}" for xp in (1, 2, 3, 4, 5, 8)),
    *(f"{who} {site}" for who in ("miner", "archaeologist") for site in SITES),
    *(f"soothsayer {window}" for window in WINDOWS),
    "leave monster",
    "reveal monster",
    "map karas",
    "map xp",
    "skip recruit",
    "hire recruit",
    *(f"heal {count}" for count in range(4)),
    *(f"copy {who} {site}" for who in ("miner", "archaeologist") for site in SITES),
    *(f"copy soothsayer {window}" for window in WINDOWS),
    "end day",
    "stop looking",
    "keep looking",
]


def test_section_7_numbers_of_the_actions() -> None:
    """Section 7: 98 codes, 54 for the Impersonator, one to end the day and two to look on."""
    assert [action.text for action in box().actions] == IN_ORDER
    assert [action.code for action in box().actions] == list(range(155))
    assert IN_ORDER.index("copy miner A") == 98
    assert IN_ORDER.index("end day") == 98 + 54


@pytest.mark.parametrize("code", [0, 1, 2, 13, 25, 26, 27, 28, 33, 34, 45, 46, 87, 88, 97, 98, 110, 151, 152, 153, 154])
def test_section_7_a_text_and_its_number_are_one(code: int) -> None:
    """Section 7."""
    assert box().actions.read(IN_ORDER[code]).code == code
    assert box().actions.read(code).text == IN_ORDER[code]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_section_7_default_games_use_no_code_of_an_option(seats: int) -> None:
    """Section 7, A3, A35: nothing from 152 on is legal without options, and at most 71 actions are."""
    for table in random_walk(new(seats, 9)):
        if not table.over:
            codes = table.legal().codes
            assert codes[-1] < 152
            assert 2 <= len(codes) <= 71


def test_section_7_the_most_that_can_be_legal() -> None:
    """Section 7: 12 + 1 + 1 + 3 + 54 by default."""
    owned = {"s_xp1": [1], "i_xp2": [1], "d_xp4": [1]}
    table = at(karas=[50], owned=owned)
    shorter = sum(min(7, max(1, len(site.tiles) - 2)) for site in table.view().sites)
    assert len(table.legal()) == 12 + 1 + 1 + 3 + 12 + shorter


# Questions


ASKED: list[tuple[Callable[[], Table], Message]] = [
    (lambda: at(phase="turn", karas=[3]), Message("ask-sword", {"cost": 3})),
    (lambda: at(recruited=[1]), Message("ask-action", {"count": 3})),
    (
        lambda: say(at(sites={"A": "I_K4 GOB_A ..."}), "view A"),
        Message("ask-reveal", {"place": "A2", "tile": "goblin", "amount": 1, "reward": 2}),
    ),
    (
        lambda: say(at(sites={"C": "S_K2 S_K2 ..."}, options={"view_may_stop_early": True}), "view C"),
        Message("ask-look-on", {"site": "C"}),
    ),
    (lambda: say(at(sites={"A": "I_CHEST ..."}, next=["map"]), "dig A"), Message("ask-map", {"karas": 5, "xp": 2})),
    (lambda: at(phase="evening", karas=[5]), Message("ask-recruit", {"cost": 5})),
    (lambda: at(phase="night", karas=[9], hospital=[2]), Message("ask-heal", {"count": 2, "cost": 2})),
]


@pytest.mark.parametrize(("make", "message"), ASKED, ids=[message.message for _, message in ASKED])
def test_6a_what_is_asked(make: Callable[[], Table], message: Message) -> None:
    """6a: the question of every decision with its numbers, for nobody but who decides."""
    table = make()
    assert table.perspective(0).question == message
    assert set(message.arguments) == set(ASKS[table.phase])
    assert table.perspective(1).question is None
    assert table.perspective(SPECTATOR).question is None


def test_6a_every_question_is_tried() -> None:
    """6a: the seven decisions."""
    assert {message.message.removeprefix("ask-").replace("-", "_") for _, message in ASKED} == set(ASKS)


# Why not


def town() -> Table:
    """Nothing but 4 Karas: one adventurer has been to the Counter."""
    return at(karas=[4], counter_used=1, standing={"counter": 1}, recruited=[1], owned={"i_xp2": [1]})


def quarry() -> Table:
    """Face-up tiles, an empty site, no sword; seat 1 has the Miner, seat 2 the Impersonator."""
    sites = {"A": "S_ROCK^ S_K2 ...", "B": "GOB_A^/1 I_K4 ...", "C": "", "D": "S_K2 ...", "E": "D_K6 D_XP4"}
    held: dict[str, Any] = {"holder": {"miner": 1, "impersonator": 2}, "asleep": {"miner": 1, "impersonator": 1}}
    return at(3, sites=sites, karas=[6], chests={"idol": [1]}, owned={"bat_a": [1]}, tokens=[3, 3, 3], **held)


def last_one() -> Table:
    """One adventurer with the sword, who has a sleeping Soothsayer."""
    held: dict[str, Any] = {"holder": {"soothsayer": 0}, "asleep": {"soothsayer": 1}}
    return at(sword=1, standing={"dive": 1}, karas=[9], sites={"A": "S_ROCK^ ..."}, **held)


def plain() -> Table:
    return at(karas=[4])


def rich() -> Table:
    return at(karas=[4], options={"impersonator_scope": "any"})


def revealing() -> Table:
    return say(at(sites={"A": "BAT_A ..."}), "view A")


def healing() -> Table:
    return at(phase="night", karas=[3], hospital=[2])


def renting() -> Table:
    return at(phase="turn", karas=[3])


OTHER = "why-other-decision"
WHY: list[tuple[Callable[[], Table], str, Reason]] = [
    (plain, "stop looking", Reason("A3", "why-option", {"option": "view_may_stop_early"})),
    (plain, "end day", Reason("A35", "why-option", {"option": "allow_pass"})),
    (plain, "rent sword", Reason("R3.1", "why-sword-late")),
    (plain, "leave sword", Reason("R3.1", "why-sword-late")),
    (plain, "leave monster", Reason("R6.3", OTHER, {"verb": "reveal"})),
    (plain, "map xp", Reason("R13.5", OTHER, {"verb": "map"})),
    (plain, "hire recruit", Reason("R11.1", OTHER, {"verb": "recruit"})),
    (plain, "heal 0", Reason("R11.4", OTHER, {"verb": "heal"})),
    (revealing, "view A", Reason("R6.1", OTHER, {"verb": "view"})),
    (revealing, "dig B", Reason("R5.1", OTHER, {"verb": "dig"})),
    (revealing, "destroy A", Reason("R7.1", OTHER, {"verb": "destroy"})),
    (revealing, "fight A", Reason("R10.1", OTHER, {"verb": "fight"})),
    (revealing, "dive", Reason("R8.1", OTHER, {"verb": "dive"})),
    (revealing, "buy token", Reason("R8.2", OTHER, {"verb": "buy"})),
    (revealing, "sell 1", Reason("R8.2", OTHER, {"verb": "sell"})),
    (revealing, "miner A", Reason("R9.1", OTHER, {"verb": "miner"})),
    (revealing, "rent sword", Reason("R3.1", "why-sword-late")),
    (revealing, "keep looking", Reason("A3", "why-option", {"option": "view_may_stop_early"})),
    (renting, "dig A", Reason("R5.1", OTHER, {"verb": "dig"})),
    (quarry, "dig C", Reason("R4.6", "why-site-empty", {"site": "C"})),
    (quarry, "miner C", Reason("R4.6", "why-site-empty", {"site": "C"})),
    (quarry, "copy soothsayer C 1", Reason("R4.6", "why-site-empty", {"site": "C"})),
    (quarry, "dig A", Reason("R5.1", "why-dig-rockfall", {"site": "A"})),
    (quarry, "dig B", Reason("R5.1", "why-dig-monster", {"site": "B", "tile": "goblin"})),
    (quarry, "view A", Reason("R6.1", "why-view-blocked", {"site": "A"})),
    (quarry, "destroy D", Reason("R7.1", "why-no-rockfall", {"site": "D"})),
    (quarry, "destroy B", Reason("R7.1", "why-no-rockfall", {"site": "B"})),
    (quarry, "fight B", Reason("R10.1", "why-no-sword")),
    (quarry, "buy token", Reason("A28", "why-no-tokens")),
    (quarry, "sell 1", Reason("R8.2", "why-nothing-to-sell", {"xp": 1})),
    (quarry, "sell 4", Reason("A27", "why-not-sellable", {"xp": 4})),
    (quarry, "sell 2", Reason("A27", "why-not-sellable", {"xp": 2})),
    (quarry, "miner D", Reason("R9.1", "why-not-in-harbour", {"specialist": "miner"})),
    (quarry, "copy miner D", Reason("R9.7", "why-not-in-harbour", {"specialist": "impersonator"})),
    (quarry, "soothsayer E 2", Reason("R9.4", "why-window", {"site": "E", "most": 1})),
    (last_one, "destroy A", Reason("R7.1", "why-too-few", {"count": 2})),
    (last_one, "fight A", Reason("R10.1", "why-no-monster", {"site": "A"})),
    (last_one, "miner A", Reason("R9.1", "why-has-specialist", {"specialist": "soothsayer"})),
    (last_one, "copy miner A", Reason("R9.1", "why-has-specialist", {"specialist": "soothsayer"})),
    (town, "buy token", Reason("R4.5", "why-counter-used")),
    (town, "sell 2", Reason("R4.5", "why-counter-used")),
    (plain, "buy token", Reason("R8.2", "why-no-karas", {"cost": 5, "karas": 4})),
    (plain, "miner A", Reason("R9.2", "why-no-karas", {"cost": 5, "karas": 4})),
    (plain, "copy archaeologist A", Reason("A21", "why-nobody-has", {"specialist": "archaeologist"})),
    (rich, "copy miner A", Reason("R9.2", "why-no-karas", {"cost": 7, "karas": 4})),
    (rich, "copy soothsayer A 1", Reason("R9.2", "why-no-karas", {"cost": 5, "karas": 4})),
    (healing, "heal 2", Reason("R11.4", "why-heal-most", {"most": 1})),
    (healing, "heal 3", Reason("R11.4", "why-heal-most", {"most": 1})),
]


@pytest.mark.parametrize(("make", "said", "reason"), WHY, ids=[f"{make.__name__}: {said}" for make, said, _ in WHY])
def test_6a_why_not(make: Callable[[], Table], said: str, reason: Reason) -> None:
    """6a, R3-R13: the rule and the message against an illegal action; the table stays as it was."""
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


@pytest.mark.parametrize("make", [plain, revealing, healing, renting, quarry])
def test_r11_7_why_not_for_everybody_else(make: Callable[[], Table]) -> None:
    """R11.7, R6.7: who is not to act is told so, whatever he says, also while a view is open."""
    table = make()
    for seat in (1, SPECTATOR):
        mine = table.perspective(seat)
        assert len(mine.legal) == 0
        assert {str(mine.why_not(action)) for action in box().actions} == {str(Reason("R11.7", "why-not-your-turn"))}


FOUR = {"B": "", "C": "", "D": "", "E": ""}
ENDS: list[tuple[Callable[[], Table], str]] = [
    (lambda: say(at(sites={"A": "STONE_2 ..."}, owned={"stone_1": [0, 1]}), "dig A"), "R12.2"),
    (lambda: say(at(sites={"A": "STONE_2 ..."}, owned={"stone_1": [1]}), "dig A"), "R12.2"),
    (lambda: say(at(sites={"A": "D_K6"} | FOUR, owned={"stone_1": [1]}, stone_site="B"), "dig A"), "R12.3"),
    (lambda: say(at(sites={"A": "D_K6", "B": "", "C": "", "D": ""}), "dig A"), "R12.4"),
    (lambda: say(at(options={"turn_limit": 1}), "dive", "dive"), "R12.6"),
    (lambda: say(at(options={"turn_limit": 1}, owned={"stone_1": [1]}), "dive", "dive"), "R12.6"),
]


@pytest.mark.parametrize(("make", "rule"), ENDS)
def test_r12_5_why_not_after_the_end(make: Callable[[], Table], rule: str) -> None:
    """R12.5: when the game is over nothing can be played, and the rule says how it ended."""
    table = make()
    for seat in (SPECTATOR, 0, 1):
        mine = table.perspective(seat)
        assert {str(mine.why_not(action)) for action in box().actions} == {str(Reason(rule, "why-over"))}
    with pytest.raises(IllegalMove, match="over"):
        table.play("dive", 0)


OPTIONS: list[dict[str, object]] = [
    {},
    {"view_may_stop_early": True, "allow_pass": True, "impersonator_scope": "any", "counter_sell_scope": "any_scroll"},
    {"view_block_scope": "any_face_up", "limit_coins": True, "view_may_stop_early": True},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("way", WAYS)
def test_6a_why_not_agrees_with_legal_in_whole_games(options: dict[str, object], way: str) -> None:
    """6a: at every decision each seat has a reason against exactly what is not legal for it."""
    most = 300 if way == "compiled" else 25
    for number, table in enumerate(random_walk(new(3, 4, way=way, options=options), most=most)):
        for seat in range(3):
            mine = table.perspective(seat)
            allowed = set(mine.legal.codes)
            assert bool(allowed) == (seat in table.to_act)
            for action in list(box().actions)[number % 5 :: 5]:
                reason = mine.why_not(action)
                assert (reason is None) == (action.code in allowed)
                assert reason is None or set(reason.arguments) == set(REASONS[reason.message])
