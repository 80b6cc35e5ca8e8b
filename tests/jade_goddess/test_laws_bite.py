"""The laws bite: deliberately broken variants of the Jade Goddess, each caught by the law it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from cenote.games.jade_goddess import GAME, advice, board, choices, dig, explore, knowledge, rules, trade
from cenote.games.jade_goddess import names as n
from cenote.games.jade_goddess.dig import draw_tokens as draw_as_now
from cenote.kernel.conformance import Case, LawBroken, check_all, law_ends, law_engines_agree
from cenote.kernel.engine import InterpretedEngine
from cenote.kernel.game import Edition, Game, Reason
from cenote.kernel.journal import EVERYONE, Fact, tell
from cenote.kernel.rule import Function, rule
from cenote.kernel.worlds import law_all_worlds
from tests.broken import kinds_with, original, without
from tests.conftest import engine
from tests.jade_goddess.tiny import box, edition, market

Overrides = Mapping[Function, Function]
OPEN_HANDED = {"trade_needs_own": False, "trade_return": "free"}


redact, imagine = original(knowledge.redact), original(knowledge.imagine)
deal_the_rest = original(knowledge.deal_the_rest)
is_entry, is_exit = original(knowledge.is_entry), original(knowledge.is_exit)
put = original(knowledge.put)
legal, legal_trades = original(choices.legal), original(choices.legal_trades)
begin_return, end_turn = original(rules.begin_return), original(rules.end_turn)
swap, give_back = original(trade.swap), original(trade.give_back)
draw_tokens = original(dig.draw_tokens)
place_figure = original(explore.place_figure)
lay, worth = original(board.lay), original(advice.worth)


@cache
def village() -> Edition:
    """A small board with small regions: soon somebody digs, and soon the tiles are gone."""
    data = box()
    data["artifact"] = [{"object": 1, "parts": {part: {"good": 2, "bad": 2} for part in "ABCD"}}]
    data["tile_type"] = [
        {"id": "J", "pattern": "....", "count": 2, "heads": {}, "gold": {}},
        {"id": "C1", "pattern": "a...", "count": 9, "heads": {"a": 1}, "gold": {"a": 1}},
        {"id": "C2", "pattern": "aa..", "count": 4, "heads": {"a": 1}, "gold": {"a": 1}},
    ]
    data["board"] |= {"size": 5, "centre": [2, 2]}
    fields: list[dict[str, Any]] = [{"pattern": pattern, "heads": {}, "gold": {}} for pattern in ("...a", ".a..")]
    data["strip"] = [{"name": "standard", "fields": fields}]
    data["setup"] |= {"face_up_artifacts": 2, "tile_stacks": 2}
    return edition(data)


@rule
def stays(box: Any, t: Any, seat: int, journal: Any) -> None:
    """Nobody leaves the centre, so that every part-turn is a trade."""
    explore.ride(box, t, seat, box.centre, journal)


@rule
def digs_after_the_turn(box: Any, t: Any, seat: int, journal: Any) -> None:
    """An artefact for who has fewer than two, as from a dig."""
    if t.held[seat] < 2:
        draw_as_now(box, t, seat, 1, journal)
    end_turn(box, t, seat, journal)


# Redactions that leak


def keeps(*names: str) -> Function:
    """A redaction that leaves some fields as they are."""

    @rule
    def redact_less(box: Any, t: Any, seat: int) -> None:
        twin = t.copy()
        redact(box, t, seat)
        for name in names:
            setattr(t, name, getattr(twin, name))

    return redact_less


def keeps_log(kept: int) -> Function:
    """A redaction that leaves the tokens that the others drew, or those that they returned."""

    @rule
    def redact_log_less(box: Any, t: Any, seat: int) -> None:
        tokens = [*t.log_token]
        redact(box, t, seat)
        for place in range(t.logged):
            if t.log_move[place] % 4 == kept:
                t.log_token[place] = tokens[place]

    return redact_log_less


@rule
def keeps_the_next_hand(box: Any, t: Any, seat: int) -> None:
    """A redaction that forgets the neighbour's rack."""
    hand = [row[(seat + 1) % t.seats] for row in t.hand]
    redact(box, t, seat)
    for token, number in enumerate(hand):
        t.hand[token][(seat + 1) % t.seats] = number


@rule
def hides_own_draws(box: Any, t: Any, seat: int) -> None:
    """A redaction that takes away what the seat has seen itself."""
    redact(box, t, seat)
    for place in range(t.logged):
        if t.log_move[place] % 4 == n.DRAWN and t.over == 0:
            t.log_token[place] = n.UNSEEN


# Rows that tell too much, or too little


@rule
def draws_in_the_open(box: Any, t: Any, seat: int, number: int, journal: Any) -> int:
    """R8.4: a further row for everybody with the token that was drawn."""
    got: int = draw_tokens(box, t, seat, number, journal)
    for place in range(t.logged - got, t.logged):
        tell(journal, n.ROW_DEALT, seat, t.log_token[place], 0, 0, EVERYONE)
    return got


@rule
def returns_in_the_open(t: Any, seat: int, token: int, journal: Any) -> None:
    """R9.1 B: the token that goes back is told to all, in a row of another kind."""
    give_back(t, seat, token, journal)
    tell(journal, n.ROW_DEALT, seat, token, 0, 0, EVERYONE)


@rule
def sighs(box: Any, t: Any, seat: int, number: int, journal: Any) -> int:
    """A public row that depends on what was drawn: who draws what he has already passes audibly."""
    got: int = draw_tokens(box, t, seat, number, journal)
    if any(t.hand[token][seat] > 1 for token in range(box.token_kinds)):
        tell(journal, n.STOPPED, seat, 0, 0, 0, EVERYONE)
    return got


# Worlds that cannot be, or that are missing


def remembers(seen: Function, *, own: bool) -> Function:
    """6b: only the own draws and returns are remembered, or only what the others took and gave openly."""

    @rule
    def remembered(t: Any, seat: int, movement: int) -> bool:
        return bool((t.log_move[movement] // 4 == seat) == own and seen(t, seat, movement))

    return remembered


@rule
def never_given(t: Any, seat: int, movement: int) -> bool:
    """6b: a token given away is not known to have been there, so it is taken for hidden still."""
    return bool(t.log_move[movement] % 4 != n.GIVEN and is_exit(t, seat, movement))


@rule
def anywhere(box: Any, t: Any, seat: int) -> None:
    """6b: all hidden tokens dealt at random, whatever was seen."""
    logged, t.logged = t.logged, 0
    imagine(box, t, seat)
    t.logged = logged
    for place in range(logged):
        if t.log_token[place] == n.UNSEEN:
            t.log_token[place] = n.NOTHING


@rule
def certain(t: Any, place: int, token: int) -> int:
    """6b, E37: what was taken from the row stays in the hand, although blind swaps came after …"""
    return settle_at(t, place, token, sorted(range(n.SEATS + 1), key=lambda end: end != place))


@rule
def returned_at_once(t: Any, place: int, token: int) -> int:
    """… or is always in the pile after a blind swap, if it can be."""
    return settle_at(t, place, token, [*reversed(range(n.SEATS + 1))])


def settle_at(t: Any, place: int, token: int, order: list[int]) -> int:
    ends = [end for end in order if t.loose[place][end] > 0]
    for end in ends[:1]:
        t.loose[place][end] -= 1
        put(t, end, token)
    return len(ends)


@rule
def in_order(t: Any, seat: int, unexplained: int) -> None:
    """6c: the tokens that are left, not shuffled."""
    for movement in range(unexplained):
        if is_entry(t, seat, movement) and t.promise[movement] == knowledge.LOOSE:
            t.bag[t.log_token[movement]] += 1
    for place in range(n.SEATS + 1):
        for end in range(n.SEATS + 1):
            for _ in range(t.loose[place][end]):
                token = next(token for token in range(n.TOKENS) if t.bag[token] > 0)
                t.bag[token] -= 1
                put(t, end, token)


@rule
def one_too_many(t: Any, seat: int, unexplained: int) -> None:
    """6b: a hidden token that was not there."""
    deal_the_rest(t, seat, unexplained)
    t.pile[0] += 1


@rule
def all_in_the_pile(t: Any, end: int, token: int) -> None:
    """6b: hands that hold nothing, whatever their public number says."""
    t.pile[token] += 1


@rule
def keeps_promises(box: Any, t: Any, seat: int) -> None:
    """Scratch of the imagination left on the table."""
    imagine(box, t, seat)
    for place in range(t.logged):
        t.promise[place] = 1


@rule
def content_with_anything(t: Any, number: int, unexplained: int) -> bool:
    """Also with a way back that explains nothing."""
    return True


@rule
def explains_nothing(t: Any, seat: int) -> int:
    """A way back that is given up before it began."""
    return int(t.logged)


# Components that are lost


@rule
def loses_the_token(t: Any, seat: int, token: int, journal: Any) -> None:
    """R2.4: a token that is returned and does not reach the pile."""
    give_back(t, seat, token, journal)
    t.pile[token] -= 1


@rule
def swaps_one_way(box: Any, t: Any, seat: int, token: int, slot: int, journal: Any) -> None:
    """R9.1 A: a token taken from the row for nothing."""
    swap(box, t, seat, token, slot, journal)
    t.hand[token][seat] += 1


@rule
def miscounts(box: Any, t: Any, seat: int, number: int, journal: Any) -> int:
    """6b: the public number of tokens is not that of the hand."""
    got: int = draw_tokens(box, t, seat, number, journal)
    t.held[seat] -= got
    return got


@rule
def throws_tiles_away(box: Any, t: Any, seat: int, kind: int) -> None:
    """R5.7: a tile that does not fit and is nowhere."""


@rule
def plays_and_keeps(box: Any, t: Any, seat: int, slot: int) -> int:
    """R1.9: a tile that is laid and stays in the display."""
    return int(t.display[slot][seat])


@rule
def burns_gold(t: Any, seat: int, gold: int) -> None:
    """R8.10: gold that is paid and never reaches the bank."""
    t.gold[seat] -= gold


@rule
def coins_gold(t: Any, seat: int, gold: int) -> int:
    """R8.10: gold that does not come from the bank."""
    t.gold[seat] += gold
    return gold


@rule
def puts_it_on_the_cross(box: Any, t: Any, seat: int, level: int, part: int, journal: Any) -> None:
    """A36: a figure that ends up where no figure can stand."""
    figure = explore.figure_of(box, t, seat, box.strengths[level])
    place_figure(box, t, seat, level, part, journal)
    t.figure_cell[figure][seat] = box.centre


@rule
def never_closes(box: Any, t: Any, cell: int, kind: int, turn: int) -> None:
    """R1.7: regions whose open sides are counted once too often."""
    lay(box, t, cell, kind, turn)
    t.open[t.region[t.node[cell]]] += 1


@rule
def forgets_heads(t: Any, one: int, other: int) -> None:
    """R8.2: two regions become one, and their heads are those of one of them."""
    keep, lose = min(one, other), max(one, other)
    if keep != lose:
        for node in range(t.nodes):
            if t.region[node] == lose:
                t.region[node] = keep
        t.open[keep] += t.open[lose]
        t.open[lose] = 0


@rule
def ignores_matching(box: Any, t: Any, cell: int, kind: int) -> int:
    """R5.6: tiles that fit everywhere."""
    return 15


# Decisions that are wrong


@rule
def asks_for_figures(box: Any, t: Any, seat: int) -> None:
    """R3.4: a question to which nothing can be answered but that all figures stay."""
    rules.asked(t, seat)


@rule
def trades_with_the_rich(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A mask that depends on what lies behind another rack."""
    number: int = legal_trades(box, t, seat, mask)
    if any(t.hand[token][(seat + 1) % t.seats] for token in range(0, box.token_kinds, 2)):
        for code in range(box.blind_code, box.blind_code + box.max_blind_swap):
            number -= int(mask[code])
            mask[code] = 0
    return number


@rule
def miscounts_options(box: Any, t: Any, seat: int, mask: Any) -> int:
    return int(legal(box, t, seat, mask)) + 1


@rule
def returns_what_he_has_not(box: Any, t: Any, seat: int, mask: Any) -> int:
    """R9.1 B: every kind is offered."""
    for token in range(box.token_kinds):
        mask[box.return_code + token] = 1
    return int(box.token_kinds)


@rule
def does_not_ask_when_alike(box: Any, t: Any, seat: int, journal: Any) -> None:
    """R3.4, E27: RETURN is carried out when all tokens are alike, which tells everybody that they are."""
    kinds = [token for token in range(box.token_kinds) if t.hand[token][seat] > 0]
    if t.returns > 0 and len(kinds) == 1 and t.trade_return == 0:
        give_back(t, seat, kinds[0], journal)
    else:
        begin_return(box, t, seat, journal)


@rule
def never_draws(box: Any, t: Any, seat: int) -> bool:
    """R5.1 a: nobody ever draws a tile."""
    return False


@rule
def never_quiet(box: Any, t: Any, seat: int, journal: Any) -> None:
    """R11.5: a guard that never counts a quiet turn."""
    t.busy = 1
    end_turn(box, t, seat, journal)


@rule
def worth_a_little_more(box: Any, t: Any, seat: int) -> int:
    return int(worth(box, t, seat)) + 1


# Laws for every table of a random game

TRADING: Overrides = {rules.begin_ride: stays, rules.end_turn: digs_after_the_turn}
"""Every part-turn is a trade, with artefacts that nobody has to dig for."""
SHORT = {"stall_limit_rounds": 8}
LIMITED = {"gold_supply": "limited"}


def random_game(overrides: Overrides, options: Mapping[str, object], game: Game = GAME, stride: int = 3) -> None:
    """All laws on a game with digs; of trading alone where `stall_limit_rounds` is short."""
    trading = "stall_limit_rounds" in options
    broken = InterpretedEngine(game, {**TRADING, **overrides} if trading else overrides)
    place = market(2, 2, 3, 3, 2, 2, gold=9) if trading else village()
    check_all(Case(game, broken, place, 2 if trading else 3, 0, options), stride)


def test_what_is_added_for_these_tests_breaks_no_law() -> None:
    random_game({}, {}, stride=30)
    random_game({}, SHORT, stride=30)


LAWS: list[tuple[str, Overrides, Mapping[str, object], str]] = [
    ("the random stream", {knowledge.redact: keeps("key0")}, SHORT, "secrecy: an imagined world looks different"),
    ("draws made", {knowledge.redact: keeps("counter")}, SHORT, "secrecy: an imagined world looks different"),
    ("a rack", {knowledge.redact: keeps_the_next_hand}, SHORT, "secrecy: an imagined world looks different"),
    ("the pile", {knowledge.redact: keeps("pile")}, SHORT, "secrecy: an imagined world looks different"),
    ("a draw told", {dig.draw_tokens: draws_in_the_open}, SHORT, "secrecy: two rows tell apart"),
    ("a sigh", {dig.draw_tokens: sighs}, SHORT, "secrecy: two rows tell apart"),
    ("a mask that knows", {choices.legal_trades: trades_with_the_rich}, SHORT, "secrecy: the legal actions depend"),
    ("scratch", {knowledge.imagine: keeps_promises}, SHORT, "secrecy: an imagined world looks different"),
    ("a token too many", {knowledge.deal_the_rest: one_too_many}, SHORT, "in an imagined world .*R2.4"),
    ("empty hands", {knowledge.put: all_in_the_pile}, SHORT, "in an imagined world .*6b"),
    ("a gift forgotten", {knowledge.is_exit: never_given}, SHORT, "in an imagined world .*R2.4"),
    ("a token lost", {trade.give_back: loses_the_token}, SHORT, "leads to .*R2.4"),
    ("a token doubled", {trade.swap: swaps_one_way}, SHORT, "conservation: .*R2.4"),
    ("a number that is wrong", {dig.draw_tokens: miscounts}, SHORT, "leads to .*6b"),
    ("a tile lost", {explore.show_tile: throws_tiles_away}, {}, "conservation: .*R2.2"),
    ("a tile doubled", {explore.take_shown: plays_and_keeps}, {}, "conservation: .*R2.2"),
    ("gold burnt", {explore.pay: burns_gold}, LIMITED, "conservation: .*R8.10"),
    ("gold coined", {explore.gain: coins_gold}, LIMITED, "leads to .*R8.10"),
    ("a figure on the cross", {explore.place_figure: puts_it_on_the_cross}, {}, "conservation: figure .*R6.1"),
    ("tiles that do not match", {board.ways_on: ignores_matching}, {}, "conservation: .*R5.6"),
    ("regions that stay open", {board.lay: never_closes}, {}, "positions: .*'open'"),
    ("heads forgotten", {board.join_regions: forgets_heads}, {}, "positions: .*'heads', 'coins'"),
    ("a question with one answer", {rules.begin_retrieve: asks_for_figures}, {}, r"decisions: only Legal\(leave"),
    ("a wrong count", {choices.legal: miscounts_options}, SHORT, "mask: legal counts . actions"),
    ("what is not there", {choices.legal_returns: returns_what_he_has_not}, SHORT, "mask: return .* leads to .*R2.4"),
]  # fmt: skip


@pytest.mark.parametrize(("overrides", "options", "message"), [row[1:] for row in LAWS], ids=[row[0] for row in LAWS])
def test_a_broken_rule_breaks_its_law(overrides: Overrides, options: Mapping[str, object], message: str) -> None:
    with pytest.raises(LawBroken, match=message):
        random_game(overrides, options)


def reason_without_rule(edition: Edition, box: Any, t: Any, seat: int, code: int) -> Reason:
    return Reason("because", "why-over")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (kinds_with(GAME, "token_seen", private=False), "secrecy: two rows tell apart"),
        (kinds_with(GAME, "blind_swap", "tokens_drawn", "token_seen", reveals=False), "secrecy: .* what is foreseen"),
        (msgspec.structs.replace(GAME, why_not=reason_without_rule), "mask: .*'because' is no rule id"),
    ],
    ids=["draws for all", "a draw foreseen", "a reason without a rule"],
)
def test_a_game_that_is_declared_wrongly_is_found(game: Game, message: str) -> None:
    with pytest.raises(LawBroken, match=message):
        random_game({}, SHORT, game)


def test_a_phase_that_is_always_asked_must_say_so() -> None:
    """R3.4, E27: RETURN is asked of a hand of one kind too; a game that does not declare it breaks the law."""
    game = msgspec.structs.replace(GAME, always_asked=("trade",))
    with pytest.raises(LawBroken, match=r"decisions: only Legal\(return 1a"):
        check_all(Case(game, InterpretedEngine(game, TRADING), market(1, 1, 9, gold=9), 2, 0, SHORT), stride=1000)


@pytest.mark.parametrize(
    ("overrides", "options"),
    [({}, {"stall_limit_rounds": 0}), ({rules.end_turn: never_quiet}, {})],
    ids=["no guard", "a guard that never counts"],
)
def test_a_game_without_end_is_found(overrides: Overrides, options: Mapping[str, object]) -> None:
    """R11.5: who never draws a tile plays for ever, but for the guard."""

    def ends(overrides: Overrides, options: Mapping[str, object]) -> None:
        idle = InterpretedEngine(GAME, {choices.may_draw: never_draws, **overrides})
        law_ends(Case(GAME, idle, market(1, 1, 2, 1, 1), 2, 0, options), most=500)

    ends({}, {})
    with pytest.raises(LawBroken, match="did not end within 500 random moves"):
        ends(overrides, options)


# All worlds of tiny editions


def all_worlds(overrides: Overrides, game: Game = GAME, seed: int = 0, seat: int = 0, **options: object) -> int:
    """Three kinds of tokens, one in the row, blind swaps of one, and a dig now and then; with options two kinds and
    blind swaps of two, in which tokens may be kept."""
    free = "trade_return" in options
    place = market(1, 2, 2, 2, gold=9) if free else market(1, 1, 3, 2, 1, gold=9)
    case = Case(game, engine(GAME, "interpreted"), place, 2, seed, options)
    base = {rules.begin_ride: stays} if free else TRADING
    favour = "swap|blind|return|pass|buy" if free else "swap|blind|return|skip"
    rules_now = {**base, **overrides}
    return law_all_worlds(case, seat, 14, samples=100, history=("log_token",), favour=favour, overrides=rules_now)


SWAPS_FORGOTTEN, OWN_FORGOTTEN = (
    {knowledge.is_entry: remembers(is_entry, own=own), knowledge.is_exit: remembers(is_exit, own=own)}
    for own in (True, False)
)
GIVEN_UP: Overrides = {knowledge.is_enough: content_with_anything, knowledge.go_back: explains_nothing}
WORLDS: list[tuple[str, Overrides, Game, str, int, int]] = [
    ("draws in the log", {knowledge.redact: keeps_log(n.DRAWN)}, GAME, "different views", 0, 1),
    ("returns in the log", {knowledge.redact: keeps_log(n.RETURNED)}, GAME, "different views", 0, 0),
    ("a rack", {knowledge.redact: keeps_the_next_hand}, GAME, "different views", 0, 1),
    ("the pile", {knowledge.redact: keeps("pile")}, GAME, "different views", 0, 1),
    ("draws told", {dig.draw_tokens: draws_in_the_open}, GAME, "contradict", 0, 1),
    ("returns told", {trade.give_back: returns_in_the_open}, GAME, "contradict", 0, 0),
    ("draws for all", {}, kinds_with(GAME, "token_seen", private=False), "contradict", 0, 1),
    ("returns for all", {}, kinds_with(GAME, "token_returned", facts=(Fact("token", n.tokens),)), "contradict", 0, 0),
    ("R3.4: alike and not asked", {rules.begin_return: does_not_ask_when_alike}, GAME, "contradict", 0, 0),
    ("swaps not told", {}, without(GAME, "swapped"), "different views", 0, 1),
    ("own tokens not told", {}, without(GAME, "token_seen"), "different views", 0, 1),
    ("swaps forgotten", SWAPS_FORGOTTEN, GAME, "contradict", 0, 1),
    ("own draws and returns forgotten", OWN_FORGOTTEN, GAME, "contradict", 0, 1),
    ("own draws hidden", {knowledge.redact: hides_own_draws}, GAME, "never imagined", 0, 1),
    ("gifts forgotten", {knowledge.is_exit: never_given}, GAME, "never imagined", 1, 0),
    ("everything forgotten", {knowledge.imagine: anywhere}, GAME, "contradict", 0, 1),
    ("not shuffled", {knowledge.deal_the_rest: in_order}, GAME, "never imagined", 0, 1),
    ("given up at once", GIVEN_UP, GAME, "contradict", 1, 1),
]


@pytest.mark.parametrize(
    ("overrides", "game", "message", "seed", "seat"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS]
)
def test_wrong_knowledge_breaks_the_count_of_all_worlds(
    overrides: Overrides, game: Game, message: str, seed: int, seat: int
) -> None:
    """6b: what another player drew, returned or holds; what the seat itself has seen."""
    with pytest.raises(LawBroken, match=f"all worlds: .*{message}"):
        all_worlds(overrides, game, seed, seat)


UNCERTAIN: list[tuple[str, Overrides, Game, str]] = [
    ("certain after a blind swap", {knowledge.settle: certain}, GAME, "never imagined"),
    ("gone after a blind swap", {knowledge.settle: returned_at_once}, GAME, "never imagined"),
    ("a number of returns not told", {}, without(GAME, "token_returned"), "different views"),
]


@pytest.mark.parametrize(
    ("overrides", "game", "message"), [row[1:] for row in UNCERTAIN], ids=[row[0] for row in UNCERTAIN]
)
def test_what_a_blind_swap_leaves_open_is_counted(overrides: Overrides, game: Game, message: str) -> None:
    """6b, E37: a token taken from the row may be in the pile after a blind swap of its owner, or not; A2."""
    with pytest.raises(LawBroken, match=f"all worlds: .*{message}"):
        all_worlds(overrides, game, 1, 0, **OPEN_HANDED)


def test_all_worlds_are_counted_right_where_nothing_is_broken() -> None:
    assert all_worlds({}, GAME, 0, 0) > 1
    assert all_worlds({}, GAME, 0, 1) > 1
    assert all_worlds({}, GAME, 1, 1) > 1
    assert all_worlds({}, GAME, 1, 0, **OPEN_HANDED) > 1


# Engines


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({explore.pay: burns_gold}, r"differ in \['bank'\]"),
        ({dig.draw_tokens: sighs}, "wrote different rows"),
        ({knowledge.deal_the_rest: in_order}, "imagine or show differently"),
        ({advice.worth: worth_a_little_more}, "differ in worth"),
    ],
    ids=["state", "rows", "worlds", "worth"],
)
def test_engines_that_differ_are_found(overrides: Overrides, message: str) -> None:
    broken, sound = (InterpretedEngine(GAME, {**TRADING, **more}) for more in (overrides, {}))
    with pytest.raises(LawBroken, match=message):
        law_engines_agree(Case(GAME, broken, market(2, 1, 3, 3, gold=9), 2, 1, {**LIMITED, **SHORT}), sound)
