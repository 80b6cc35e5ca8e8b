"""The laws bite: deliberately broken variants of Lost Temple, each caught by the law it breaks."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import pytest

from cenote.games.lost_temple import GAME, calls, draft, knowledge, rules, view, walk
from cenote.games.lost_temple import names as n
from cenote.kernel.conformance import Case, LawBroken, check_all, law_ends, law_engines_agree
from cenote.kernel.dice import pick
from cenote.kernel.engine import InterpretedEngine
from cenote.kernel.game import Edition
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import Function, rule
from cenote.kernel.worlds import law_all_worlds
from tests.broken import original
from tests.conftest import engine
from tests.lost_temple.tiny import few_tokens, only_cards

Overrides = Mapping[Function, Function]


knows_card, redact = original(knowledge.knows_card), original(knowledge.redact)
imagine_cards, imagine_tokens = original(knowledge.imagine_cards), original(knowledge.imagine_tokens)
forget_replaced, legal = original(knowledge.forget_replaced), original(rules.legal)
hand_size, take_card = original(draft.hand_size), original(draft.take_card)


# Knowledge that leaks


@rule
def knows_every_craftsman(box: Any, t: Any, seat: int, card: int) -> Any:
    """A card that everybody may see in the view."""
    return card == n.CRAFTSMAN or knows_card(box, t, seat, card)


@rule
def keeps_the_reserve(box: Any, t: Any, seat: int) -> None:
    """A redaction that leaves the reserve, from which the tokens on the board can be worked out."""
    reserve = [*t.reserve]
    redact(box, t, seat)
    t.reserve = reserve


@rule
def keeps_the_stream(box: Any, t: Any, seat: int) -> None:
    """A redaction that leaves the random stream, so that a bot can read the future."""
    key = t.key0
    redact(box, t, seat)
    t.key0 = key


@rule
def takes_for_all_to_see(box: Any, t: Any, seat: int, card: int, journal: Any) -> None:
    """A row that tells everybody which card was taken."""
    tell(journal, n.SET_FACE_UP, n.NOBODY, card, 0, 0, EVERYONE)
    take_card(box, t, seat, card, journal)


@rule
def leaves_a_different_shadow(box: Any, t: Any, seat: int, card: int, journal: Any) -> None:
    """A public row that differs with the secret: whether the card taken has an even number."""
    tell(journal, n.SET_FACE_DOWN, n.NOBODY, card % 2, 0, 0, EVERYONE)
    take_card(box, t, seat, card, journal)


@rule
def shows_the_discard(box: Any, t: Any, seat: int, card: int, journal: Any) -> None:
    """R10.2: a row that shows the card nobody may see."""
    take_card(box, t, seat, card, journal)
    for other in range(1, n.CARDS):
        if t.place[other] == n.DISCARDED:
            tell(journal, n.SET_FACE_UP, n.NOBODY, other, 0, 0, EVERYONE)


@rule
def sees_what_any_seer_saw(t: Any, seat: int, chance: int) -> bool:
    """Everybody knows what one seer saw, without having been told."""
    return bool(t.seen_by[chance] != 0)


@rule
def may_take_the_buried_card(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A mask that depends on a card the drafter cannot see."""
    count: int = legal(box, t, seat, mask)
    for card in range(1, n.CARDS):
        if t.phase == n.DRAFT and t.place[card] == n.BURIED:
            mask[box.take + card - 1] = 1
            count += 1
    return count


# Knowledge that is forgotten


@rule
def forgets_the_hands(t: Any, seat: int, step: int) -> int:
    """A drafter who does not remember what he passed on."""
    return 0


@rule
def forgets_calls_in_vain(box: Any, t: Any, seat: int) -> None:
    """An imagination in which a character called in vain can be held after all."""
    called, t.called = t.called, 0
    imagine_cards(box, t, seat)
    t.called = called


@rule
def forgets_the_used_token(box: Any, t: Any, chance: int, token: int) -> None:
    """An imagination that lays the token just used again."""
    forget_replaced(box, t, chance, token)
    for kind in range(n.KINDS):
        t.room[chance][kind] = box.mix[kind]


@rule
def forgets_what_he_saw(t: Any, seat: int, chance: int) -> None:
    """A seer who looks and does not remember."""


# Components that are lost


@rule
def burns_gems(t: Any, seat: int, amount: int, journal: Any) -> None:
    """Gems that are paid and never reach the bank."""
    t.gems[seat] -= min(amount, t.gems[seat])


@rule
def breaks_machetes(t: Any, seat: int) -> None:
    """A machete that is spent and never reaches the supply."""
    t.machetes[seat] -= 1


@rule
def swallows_tokens(box: Any, t: Any, seat: int, chance: int, journal: Any) -> int:
    """A token that is turned up and vanishes."""
    token: int = t.token[chance]
    t.token[chance] = pick(t, t.reserve, n.KINDS)
    t.reserve[t.token[chance]] -= 1
    return token


@rule
def imagines_a_full_reserve(box: Any, t: Any) -> None:
    """Imagined worlds with more tokens than the box."""
    imagine_tokens(box, t)
    t.reserve[n.IDOL] += 1


# Decisions that are wrong


@rule
def scouts_without_gems(t: Any, seat: int) -> int:
    """A decision with a single option."""
    return 0


@rule
def counts_one_too_many(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A mask whose count is wrong."""
    count: int = legal(box, t, seat, mask)
    return count + 1


@rule
def may_always_stay(box: Any, t: Any, seat: int, mask: Any) -> int:
    """C15: a mask that offers what only an option allows."""
    count: int = legal(box, t, seat, mask)
    if t.phase == n.WALK:
        mask[box.walk_none] = 1
        count += 1
    return count


@rule
def never_arrives(t: Any, seat: int, journal: Any) -> None:
    """R9.1: a finish that ends nothing."""
    t.position[seat] = 0


def flips_a_coin_of_its_own() -> Function:
    tosses = itertools.count()

    @rule
    def pick_anew(t: Any, weights: Any, n: int) -> Any:
        """A draw that does not come from the table's stream."""
        outcomes = [k for k in range(n) if weights[k] > 0]
        return outcomes[next(tosses) % len(outcomes)]

    return pick_anew


LAWS: list[tuple[str, Overrides, str]] = [
    ("the reserve", {knowledge.redact: keeps_the_reserve}, "secrecy: an imagined world looks different"),
    ("the random stream", {knowledge.redact: keeps_the_stream}, "secrecy: an imagined world looks different"),
    ("a row too open", {draft.take_card: shows_the_discard}, "secrecy: two rows tell apart what the seat cannot know"),
    ("a mask that knows", {rules.legal: may_take_the_buried_card}, "secrecy: the legal actions depend"),
    ("lost gems", {walk.pay_gems: burns_gems}, "conservation: there are"),
    ("lost machetes", {walk.return_machete: breaks_machetes}, "conservation: there are"),
    ("lost tokens", {walk.reveal_token: swallows_tokens}, "conservation: there are"),
    ("imagined tokens", {knowledge.imagine_tokens: imagines_a_full_reserve}, "conservation: in an imagined world"),
    ("a single option", {calls.most_scouted: scouts_without_gems}, "decisions: only"),
    ("a wrong count", {rules.legal: counts_one_too_many}, "mask: legal counts"),
    ("a mask that allows too much", {rules.legal: may_always_stay}, "mask: walk 0 is legal without the option"),
]


def check_all_of(cases: Iterable[Case]) -> None:
    for case in cases:
        check_all(case, stride=2)


@pytest.mark.parametrize(("overrides", "message"), [row[1:] for row in LAWS], ids=[row[0] for row in LAWS])
def test_a_broken_rule_breaks_its_law(overrides: Overrides, message: str) -> None:
    broken = InterpretedEngine(GAME, overrides)
    with pytest.raises(LawBroken, match=message):
        check_all_of(Case(GAME, broken, GAME.load_edition(None), seats) for seats in (4, 2))


def test_a_draw_outside_the_stream_breaks_determinism() -> None:
    broken = InterpretedEngine(GAME, {pick: flips_a_coin_of_its_own()})
    with pytest.raises(LawBroken):
        check_all(Case(GAME, broken, GAME.load_edition(None), 4), stride=1000)


def test_a_game_without_end_is_found() -> None:
    broken = InterpretedEngine(GAME, {walk.win: never_arrives})
    with pytest.raises(LawBroken, match="did not end within 1000 random moves"):
        law_ends(Case(GAME, broken, GAME.load_edition(None), 4), most=1000)


WORLDS: list[tuple[str, Overrides, Callable[[], Edition], int, int, str]] = [
    ("a card in the view", {knowledge.knows_card: knows_every_craftsman}, only_cards, 1, 2, "different views"),
    ("a row for all", {draft.take_card: takes_for_all_to_see}, only_cards, 5, 0, "contradict"),
    ("a shadow that differs", {draft.take_card: leaves_a_different_shadow}, only_cards, 2, 0, "contradict"),
    ("seen by any seer", {knowledge.knows_token: sees_what_any_seer_saw}, few_tokens, 1, 2, "different views"),
    ("hands forgotten", {knowledge.window: forgets_the_hands}, only_cards, 4, 0, "contradict"),
    ("calls forgotten", {knowledge.imagine_cards: forgets_calls_in_vain}, only_cards, 3, 0, "contradict"),
    ("used token forgotten", {knowledge.forget_replaced: forgets_the_used_token}, few_tokens, 2, 0, "contradict"),
    ("look forgotten", {knowledge.remember_look: forgets_what_he_saw}, few_tokens, 1, 3, "contradict"),
]


@pytest.mark.parametrize(
    ("overrides", "edition", "seed", "seat", "message"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS]
)
def test_wrong_knowledge_breaks_the_count_of_all_worlds(
    overrides: Overrides, edition: Callable[[], Edition], seed: int, seat: int, message: str
) -> None:
    case = Case(GAME, engine(GAME, "interpreted"), edition(), 4, seed)
    law_all_worlds(case, seat, 14, most=20_000)
    with pytest.raises(LawBroken, match=message):
        law_all_worlds(case, seat, 14, overrides=overrides, most=20_000)


def test_engines_that_differ_are_found() -> None:
    richer: Overrides = {draft.hand_size: one_more}
    case = Case(GAME, InterpretedEngine(GAME, richer), GAME.load_edition(None), 4)
    with pytest.raises(LawBroken, match="wrote different rows"):
        law_engines_agree(case, engine(GAME, "interpreted"))


@rule
def one_more(t: Any) -> int:
    """A hand that is announced one card too large."""
    size: int = hand_size(t)
    return size + 1


def test_a_view_that_is_not_the_seats_own_is_found() -> None:
    """A view that shows something that is not knowledge: here, a number that changes with every look."""
    looks = itertools.count()

    def restless(edition: Any, box: Any, t: Any, seat: int) -> Any:
        return msgspec.structs.replace(view.view(edition, box, t, seat), bank=next(looks))

    game = msgspec.structs.replace(GAME, view=restless)
    with pytest.raises(LawBroken, match="secrecy"):
        check_all(Case(game, engine(GAME, "interpreted"), GAME.load_edition(None), 4))
