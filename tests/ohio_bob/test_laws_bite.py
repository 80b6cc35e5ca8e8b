"""The laws bite: deliberately broken variants of Ohio Bob, each caught by the law it breaks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from cenote.games.ohio_bob import GAME, advice, effects, expedition, knowledge, piles, rules, temple
from cenote.games.ohio_bob import names as n
from cenote.kernel import dice
from cenote.kernel.conformance import (
    Case,
    LawBroken,
    check_all,
    law_deterministic,
    law_ends,
    law_engines_agree,
    law_mask,
    law_real_decisions,
    observers,
    outlets,
    seen_from,
)  # fmt: skip
from cenote.kernel.engine import InterpretedEngine
from cenote.kernel.game import Edition, Game, Reason
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import Function, rule
from cenote.kernel.table import Table
from cenote.kernel.worlds import law_all_worlds
from tests.broken import kinds_with, original, without
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import BOX, Explorer, at, play

Overrides = Mapping[Function, Function]

redact = original(knowledge.redact)
legal, legal_turns = original(rules.legal), original(rules.legal_turns)
play_card = original(rules.play_card)
clear_level = original(expedition.clear_level)
lay_room = original(temple.lay_room)
worth = original(advice.worth)


@cache
def harmless() -> Edition:
    """A temple without dangers, in which a rest costs nothing."""
    data = box_of(GAME)
    for level in data["level"].values():
        level |= {"rooms": [1, 1, 1], "rest_cost": [0, 0, 0]}
    for face in data["temple"].values():
        face["face"] = face["face"].replace("X", ".").replace("O", ".")
    return edition_of(GAME, data)


@cache
def five_cards() -> Edition:
    """So few cards that all their orders and pairs can be tried."""
    data = box_of(GAME)
    data["card"] = [card for card in data["card"] if card["id"] in ("RD2", "YL3", "GN3", "BL3", "RB1")]
    data["temple"] = {card["temple"]: data["temple"][card["temple"]] for card in data["card"]}
    for level in data["level"].values():
        level["rooms"] = [3, 3, 3]
    return edition_of(GAME, data)


# Components that are lost, or appear


@rule
def loses_what_is_found(t: Any, card: int, player: int) -> None:
    """R8.3: a card from a chest that does not reach the hand."""
    t.zone[card] = n.HAND if card >= n.SUPER else n.GONE
    t.holder[card] = player


@rule
def leaves_it_in_the_pile(t: Any, player: int, place: int, journal: Any) -> int:
    """R0.4: a card that is taken and lies in the pile still."""
    return int(t.shown[place][player])


@rule
def throws_away(t: Any, player: int, card: int, journal: Any) -> None:
    """R10.5: a discard that is never shuffled under the pile."""
    t.zone[card] = n.GONE
    t.to_act = 0


@rule
def forgets_a_room(box: Any, t: Any, journal: Any) -> None:
    """R10.5: of the rooms one does not go back under the pile."""
    clear_level(box, t, journal)
    t.batch[t.level[0] - 1][0] &= t.batch[t.level[0] - 1][0] - 1


@rule
def eats_too_much(box: Any, t: Any, player: int, journal: Any) -> None:
    """R8.2: a ration that does not stop at the maximum."""
    t.energy[player] += 1


@rule
def goes_on_without_energy(t: Any, player: int, amount: int, journal: Any) -> None:
    """R8.11: energy 0 ends nothing."""
    t.energy[player] = max(0, t.energy[player] - amount)


@rule
def finds_no_room(t: Any, x: int, y: int) -> int:
    """R5.1: every place is free."""
    return n.NOTHING


@rule
def lays_it_straight(box: Any, t: Any, player: int, card: int, x: int, y: int, journal: Any) -> int:
    """R5.3: a last room that is not turned."""
    room = int(lay_room(box, t, player, card, x, y, journal))
    t.room_face[room] &= ~1
    return room


@rule
def miscounts_rooms(box: Any, t: Any, player: int, card: int, x: int, y: int, journal: Any) -> int:
    """R1.7: a first room that does not count."""
    room = int(lay_room(box, t, player, card, x, y, journal))
    t.laid[player] += 1
    return room


@rule
def shares_cells(t: Any, player: int, room: int, cell: int) -> bool:
    """R14.7: the partner is never in the way."""
    return False


@rule
def pairs_twice(box: Any, t: Any, card: int) -> int:
    """A34: a face that stays among those not seen."""
    if t.behind[card] == 0:
        t.behind[card] = dice.choose_of(t, t.unpaired[piles.owner_of(t, card)]) + 1
    return int(t.behind[card]) - 1


# Decisions that are wrong


@rule
def counts_one_more(box: Any, t: Any, seat: int, mask: Any) -> int:
    return int(legal(box, t, seat, mask)) + 1


@rule
def offers_all_ways(box: Any, t: Any, seat: int, mask: Any) -> int:
    """R4.2, R4.4: walls and the end of the temple are not asked for."""
    mask[box.skip_code] = 1
    for way in range(4):
        mask[box.go_code + way] = 1
    return 5


@rule
def plays_the_top_card(box: Any, t: Any, seat: int, mask: Any) -> int:
    """R2.1: the top card can be played too."""
    count = int(legal_turns(box, t, seat, mask))
    mask[box.play_code + 2 * t.shown[0][seat]] = 1
    return count + 1


@rule
def hands_over_at_will(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A37: handing over in the free order."""
    count = int(legal_turns(box, t, seat, mask))
    mask[box.hand_over_code] = 1
    return count + 1


@rule
def always_finds_a_way(box: Any, t: Any, player: int, effect: int) -> bool:
    """A52: a question to which nothing can be answered but skip."""
    return True


@rule
def asks_the_absent(t: Any) -> None:
    """R14.3: whose turn it is, he is not at the table."""
    t.to_act = 1 << t.seats


@rule
def never_leaves(box: Any, t: Any, player: int) -> bool:
    """R8.10: no stairs lead on."""
    return False


@rule
def worth_a_little_more(box: Any, t: Any, seat: int) -> int:
    return int(worth(box, t, seat)) + 1


# Redactions that leak, rows that tell, worlds that are made up


@rule
def keeps_the_stream(box: Any, t: Any, seat: int) -> None:
    """6b: whoever has the stream knows every card to come."""


@rule
def keeps_the_draws(box: Any, t: Any, seat: int) -> None:
    """6b: how many draws were made is nobody's business either."""
    counter = t.counter
    redact(box, t, seat)
    t.counter = counter


@rule
def foresees_with_the_stream(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A mask that depends on draws to come."""
    count = int(legal_turns(box, t, seat, mask))
    if t.key0 % 2 == 1 and mask[box.play_code + 2 * (n.SUPER + seat)] == 1:
        mask[box.play_code + 2 * (n.SUPER + seat)] = 0
        count -= 1
    return count


@rule
def tells_the_future(t: Any, player: int, card: int, side: int, journal: Any) -> None:
    """A row about a card that nobody has turned up."""
    play_card(t, player, card, side, journal)
    tell(journal, n.CARD_SHOWN, player, t.key0 % n.SET, 0, 0, EVERYONE)


@rule
def decides_the_order(box: Any, t: Any, seat: int) -> None:
    """6b: an imagined world with cards turned up that are not."""
    piles.show(t, 0, n.SET, ())


@rule
def forgets_a_card(box: Any, t: Any, seat: int) -> None:
    """6b: an imagined pile without one of the cards that are in it."""
    t.batch[0][0] &= t.batch[0][0] - 1


def dice_of_its_own(t: Any, members: int) -> int:
    """6c: chance that is not in the record."""
    return random.SystemRandom().choice([k for k in range(n.SET) if members >> k & 1])


# Laws for every table of a random game

SHUFFLED = {"pairing": "shuffled"}
STRANGE = "secrecy: an imagined world looks different"


def random_game(overrides: Overrides, options: Mapping[str, object], game: Game = GAME) -> None:
    check_all(Case(game, InterpretedEngine(game, overrides), BOX, 1, 3, options), stride=2, early=10)


def test_what_is_not_broken_breaks_no_law() -> None:
    random_game({}, SHUFFLED)


LAWS: list[tuple[str, Overrides, Mapping[str, object], str]] = [
    ("a card lost", {piles.to_hand: loses_what_is_found}, {}, "card .* is gone: a card is never lost .*R0.4"),
    ("a card doubled", {piles.take_card: leaves_it_in_the_pile}, {}, "card .* lies 1 times in the piles.*R0.4"),
    ("no energy", {effects.lose_energy: goes_on_without_energy}, {}, "energy of seat 0 is 0: .*R8.2"),
    ("rooms miscounted", {temple.lay_room: miscounts_rooms}, {}, "laid says 2 .*R1.7"),
    ("nobody there", {rules.begin_turn: asks_the_absent}, {}, "decisions: .* nobody at the table"),
    ("the stream", {knowledge.redact: keeps_the_stream}, {}, STRANGE),
    ("the draws", {knowledge.redact: keeps_the_draws}, {}, STRANGE),
    ("an order made up", {knowledge.imagine: decides_the_order}, {}, STRANGE),
    ("a card forgotten", {knowledge.imagine: forgets_a_card}, {}, STRANGE),
    ("a mask that knows", {rules.legal_turns: foresees_with_the_stream}, {}, "secrecy: the legal actions depend"),
    ("a row that knows", {rules.play_card: tells_the_future}, {}, "secrecy: two rows tell apart"),
    ("a pair kept", {temple.face_behind: pairs_twice}, SHUFFLED, r"positions: .*'unpaired'\]"),
]


@pytest.mark.parametrize(("overrides", "options", "message"), [row[1:] for row in LAWS], ids=[row[0] for row in LAWS])
def test_a_broken_rule_breaks_its_law(overrides: Overrides, options: Mapping[str, object], message: str) -> None:
    with pytest.raises(LawBroken, match=message):
        random_game(overrides, options)


def reason_without_rule(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    return Reason("because", "why-over")


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        (kinds_with(GAME, "card_shown", reveals=False), {}, "secrecy: .* what is foreseen"),
        (kinds_with(GAME, "room_laid", reveals=False), SHUFFLED, "secrecy: .* what is foreseen"),
        (msgspec.structs.replace(GAME, always_asked=()), {}, r"decisions: only Legal\(rest\)"),
        (msgspec.structs.replace(GAME, why_not=reason_without_rule), {}, "mask: .*'because' is no rule id"),
    ],
    ids=["a card foreseen", "a pair foreseen", "a rest not asked", "a reason without a rule"],
)
def test_a_game_that_is_declared_wrongly_is_found(game: Game, options: Mapping[str, object], message: str) -> None:
    with pytest.raises(LawBroken, match=message):
        random_game({}, options, game)


# Laws for one table

ALONE = [Explorer({(0, 0): "T08"}, (1, 3), hand="RD3 BL1", pile="RD2 …")]
HUNGRY = [Explorer({(0, 0): "T08"}, (3, 2), hand="RD1")]
BETWEEN = [Explorer({(0, 0): "T08", (0, -1): "T13"}, (1, 2), hand="RD1")]
FOUR = {(0, 0): "T08", (0, -1): "T13", (1, 0): "T15", (1, -1): "T16"}
BEFORE_THE_LAST = [Explorer(FOUR, (1, 3), place=(0, -1), hand="RD1")]
COMPLETE = FOUR | {(0, -2): "T02"}
ENCLOSED = [Explorer(COMPLETE, (2, 1), hand="RD3")]
LEAVING = [Explorer(COMPLETE, (2, 2), place=(0, -2), hand="RD1")]
LADEN = [Explorer(COMPLETE, (2, 2), place=(0, -2), hand="RD1 YL1 GN1 BL1")]
SIDE_BY_SIDE = [Explorer({(0, y): "T08"}, (2, 2 + (y < 0)), place=(0, 0)) for y in (1, -1)]
ONE_TABLE: list[tuple[str, Overrides, list[Explorer], str, str]] = [
    ("a discard lost", {expedition.discard: throws_away}, LADEN, "RD1 a, U, leave level", "choose .* is gone.*R0.4"),
    (
        "a room lost",
        {expedition.clear_level: forgets_a_room},
        LEAVING,
        "RD1 a, U",
        "leave level .* lies 0 times .*R0.4",
    ),
    ("a feast", {effects.eat: eats_too_much}, HUNGRY, "RD1 a", "go up .*energy of seat 0 is 7: .*R8.2"),
    ("one place", {temple.room_at: finds_no_room}, BETWEEN, "RD1 a", "go up .*two rooms lie on one place .*R5.1"),
    ("not turned", {temple.lay_room: lays_it_straight}, BEFORE_THE_LAST, "RD1 a", "go up .*room 4 shows .*R5.3"),
    ("a cell shared", {temple.is_taken: shares_cells}, SIDE_BY_SIDE, "SG", "go right .* never share a cell .*R14.7"),
    ("a wrong count", {rules.legal: counts_one_more}, ALONE, "", "mask: legal counts 6 actions and marks 5"),
    ("through walls", {rules.legal_ways: offers_all_ways}, ALONE, "RD3 b", "mask: go up is allowed and leads to"),
    ("out of the pile", {rules.legal_turns: plays_the_top_card}, ALONE, "", "play rd2-green a .* in the piles.*R0.4"),
    (
        "handed over",
        {rules.legal_turns: hands_over_at_will},
        SIDE_BY_SIDE,
        "",
        "mask: .* without the option coop_order",
    ),
    ("only skip", {effects.has_way: always_finds_a_way}, ENCLOSED, "RD3 a", r"decisions: only Legal\(skip\)"),
]


@pytest.mark.parametrize(("overrides", "explorers", "moves", "message"), [row[1:] for row in ONE_TABLE],
                         ids=[row[0] for row in ONE_TABLE])  # fmt: skip
def test_a_broken_rule_breaks_its_law_here(
    overrides: Overrides, explorers: list[Explorer], moves: str, message: str
) -> None:
    def laws(overrides: Overrides) -> None:
        case = Case(GAME, InterpretedEngine(GAME, overrides), BOX, len(explorers))
        table = at(case.engine, *explorers)
        play(table, *filter(None, moves.split(", ")), seat=0)
        law_real_decisions(case, table)
        law_mask(case, table)

    laws({})
    with pytest.raises(LawBroken, match=message):
        laws(overrides)


# Other laws


def test_a_game_without_end_is_found() -> None:
    """R2.3, A35: without dangers and without stairs only the limit of turns ends a game."""

    def ends(turn_cap: int) -> None:
        stuck = InterpretedEngine(GAME, {effects.may_leave: never_leaves})
        law_ends(Case(GAME, stuck, harmless(), 1, 0, {"turn_cap": turn_cap}), most=400)

    ends(20)
    with pytest.raises(LawBroken, match="did not end within 400 random moves"):
        ends(0)


def test_chance_that_is_not_in_the_record_is_found() -> None:
    """6c: the same seed and moves, and other cards."""
    with pytest.raises(LawBroken, match="determinism: the same seed and moves gave another state"):
        law_deterministic(Case(GAME, InterpretedEngine(GAME, {dice.choose_of: dice_of_its_own}), BOX, 1))


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({temple.lay_room: miscounts_rooms}, r"differ in \['laid'\]"),
        ({rules.play_card: tells_the_future}, "wrote different rows"),
        ({knowledge.imagine: forgets_a_card}, "imagine or show differently"),
        ({advice.worth: worth_a_little_more}, "differ in worth"),
    ],
    ids=["state", "rows", "worlds", "worth"],
)
def test_engines_that_differ_are_found(overrides: Overrides, message: str) -> None:
    case = Case(GAME, InterpretedEngine(GAME, overrides), BOX, 1, 1)
    with pytest.raises(LawBroken, match=message):
        law_engines_agree(case, engine(GAME, "interpreted"))


# Everything that is known was told


@pytest.mark.parametrize(("told", "options"), [("card_shown", {}), ("room_laid", SHUFFLED)])
def test_what_lies_open_without_having_been_told_is_found(told: str, options: Mapping[str, object]) -> None:
    """6b, A34: every card that is turned up and every pair that is seen is told to all; nothing else is known."""
    case = Case(GAME, engine(GAME, "interpreted"), five_cards(), 1, 1, options)
    assert law_all_worlds(case, 0, 30, exact=True) > 20
    silent = msgspec.structs.replace(case, game=without(GAME, told))
    with pytest.raises(LawBroken, match=r"all worlds: .* different views"):
        law_all_worlds(silent, 0, 30)


def test_r0_5_tables_that_differ_in_their_stream_alone_look_alike_until_a_card_is_drawn() -> None:
    """6b: nothing is hidden but the stream, and nothing that anybody receives depends on it."""
    case = Case(GAME, engine(GAME, "interpreted"), BOX, 2)
    explorers = Explorer({(0, 1): "T08"}, (3, 2)), Explorer({(0, -1): "T08"}, (1, 2))
    tables = [at(case.engine, *explorers, seed=f"stream {number}") for number in range(4)]

    def received(table: Table) -> list[Any]:
        return [(outlets(seen_from(case, table._state, seat)), table.events(seat)) for seat in observers(table)]

    def all_alike() -> bool:
        return all(received(table) == received(tables[0]) for table in tables[1:])

    for seat, move in ((0, "SG"), (0, "R"), (1, "rest"), (0, "rest"), (0, "SG")):
        for table in tables:
            play(table, move, seat=seat)
        assert all_alike()
    for table in tables:
        play(table, "D", seat=0)
    assert not all_alike()
