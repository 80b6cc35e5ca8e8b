"""The laws bite: deliberately broken variants of Takara Island, each caught by the law it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from cenote.games.takara_island import GAME, advice, basics, dig, knowledge, look, rules, town
from cenote.games.takara_island import names as n
from cenote.kernel import engine as entries
from cenote.kernel.conformance import Case, LawBroken, check_all, law_ends, law_engines_agree, law_real_decisions
from cenote.kernel.dice import choose, pick
from cenote.kernel.engine import InterpretedEngine
from cenote.kernel.game import Edition
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import Function, rule
from cenote.kernel.worlds import law_all_worlds
from tests.broken import original
from tests.conftest import engine
from tests.takara_island.tiny import three_shafts, with_tiles

Overrides = Mapping[Function, Function]
STOP_EARLY = {"view_may_stop_early": True}


redact, imagine = original(knowledge.redact), original(knowledge.imagine)
imagine_rest = original(knowledge.imagine_rest)
view_site, complete_view = original(look.view_site), original(look.complete_view)
ask_in_private, spy, uncover = original(look.ask_in_private), original(look.spy), original(look.uncover)
decide_on_monster, can_dig = original(look.decide_on_monster), original(dig.can_dig)
take_tile, remove_top = original(dig.take_tile), original(dig.remove_top)
legal, worth = original(rules.legal), original(advice.worth)
buy, tell_as_written = original(town.buy), original(tell)


@cache
def deep_pairs() -> Edition:
    """Three sites, two deep tiles each, all else alike; a view reaches the upper deep tile: 12 deals."""
    return with_tiles(3, 2, {"S_K2": 6, "I_K4": 6, "STONE_1": 2, "D_XP4": 4}, view_depth=5)


@cache
def shallow_rockfalls() -> Edition:
    """Two sites, two deep tiles each, a rockfall among them; a view marks only the upper deep tile (K7): 8 deals."""
    return with_tiles(2, 2, {"S_K2": 4, "I_K4": 4, "STONE_1": 2, "D_ROCK": 1, "D_XP4": 1}, view_depth=5)


def slots_of(box: Any, t: Any, level: int) -> list[int]:
    """The slots of a level that have a tile."""
    each, sites = box.tiles_per_level_per_site, range(box.sites)
    return [s * n.HIGHEST + h for s in sites for h in range(level * each, min(level * each + each, t.height[s]))]


def unknown(box: Any, t: Any, level: int) -> list[int]:
    """The slots of a level whose tile the seat of a redacted table has not seen."""
    return [slot for slot in slots_of(box, t, level) if t.tile[slot] == n.UNSEEN]


def looked_at(t: Any, position: int | None = None) -> int:
    """The slot at a position of an open view, the last one it has come to."""
    at: int = t.view_position if position is None else position
    return int(t.view_site * n.HIGHEST + t.height[t.view_site] - at)


# Redactions that leak


@rule
def keeps_the_stream(box: Any, t: Any, seat: int) -> None:
    """A redaction that leaves the random stream, so that a bot can foresee the dice."""
    key = t.key0
    redact(box, t, seat)
    t.key0 = key


def shows(slots: Callable[[Any, Any], Iterable[int]]) -> Function:
    """A redaction that forgets some tiles."""

    @rule
    def redact_less(box: Any, t: Any, seat: int) -> None:
        tiles = [*t.tile]
        redact(box, t, seat)
        for slot in slots(box, t):
            t.tile[slot] = tiles[slot]

    return redact_less


def top_slots(box: Any, t: Any) -> list[int]:
    return [site * n.HIGHEST + t.height[site] - 1 for site in range(box.sites) if t.height[site] > 0]


def seen_slots(box: Any, t: Any) -> list[int]:
    return [slot for slot in range(n.SLOTS) if t.seen_by[slot] != 0]


def keeps(*names: str) -> Function:
    """A redaction that leaves something of another player's open view."""

    @rule
    def keeps_of_an_open_view(box: Any, t: Any, seat: int) -> None:
        kept = {name: getattr(t, name) for name in names}
        redact(box, t, seat)
        for name, value in kept.items():
            setattr(t, name, value)

    return keeps_of_an_open_view


# Rows that tell too much


@rule
def tells_what_was_seen(journal: Any, kind: int, seat: int, a: int, b: int, c: int, visible_to: int) -> None:
    """A tile seen in secret, told to all."""
    tell_as_written(journal, kind, seat, a, b, c, EVERYONE)


@rule
def announces_the_view(box: Any, t: Any, seat: int, site: int, journal: Any) -> None:
    """A row told when a view begins."""
    tell(journal, n.LOOKED, seat, site, 0, 0, EVERYONE)
    view_site(box, t, seat, site, journal)


@rule
def tells_of_a_monster_left(box: Any, t: Any, seat: int, journal: Any) -> None:
    """A further public row when a monster was found and left."""
    for position in range(1, t.view_position + 1):
        slot = looked_at(t, position)
        left = t.face[slot] == n.DOWN and t.view_turned & (1 << (position - 1)) == 0
        if left and box.tile_kind[t.tile[slot]] == n.MONSTER:
            tell(journal, n.PASSED, seat, 0, 0, 0, EVERYONE)
    complete_view(box, t, seat, journal)


@rule
def counts_the_decisions(box: Any, t: Any, seat: int, journal: Any) -> None:
    """A public row for every private decision, told only when the view is complete: their number is a secret."""
    for _ in range(t.part):
        tell(journal, n.PASSED, seat, 0, 0, 0, EVERYONE)
    complete_view(box, t, seat, journal)


@rule
def tells_what_lies_below(box: Any, t: Any, seat: int, journal: Any) -> None:
    """A row that tells what lies under the tile that is taken."""
    site = t.dig_site
    take_tile(box, t, seat, journal)
    if t.height[site] > 0:
        below = t.tile[site * n.HIGHEST + t.height[site] - 1]
        tell(journal, n.DUG_KARAS, seat, site, below, 0, EVERYONE)


# Effects before the view is complete


def too_early(effect: Callable[[Any, int], object]) -> Function:
    """R6.7: something that happens before the view is complete."""

    @rule
    def ask_after_it(t: Any, seat: int, phase: int) -> None:
        effect(t, seat)
        ask_in_private(t, seat, phase)

    return ask_after_it


def pay(t: Any, seat: int) -> None:
    """Karas for a monster."""
    t.karas[seat] += 2


def remember(t: Any, seat: int) -> None:
    """The player has looked at the tile."""
    t.seen_by[looked_at(t)] |= 1 << seat


def mark(t: Any, seat: int) -> None:
    """The tile is no rockfall."""
    t.no_rockfall[looked_at(t)] = 1


def glance(t: Any, seat: int) -> None:
    """What the player has just looked at."""
    t.glance_site[seat] = t.view_site


@rule
def goes_at_once(box: Any, t: Any, seat: int, site: int, journal: Any) -> None:
    """R6.7: the adventurer stands at the site when the view begins …"""
    t.available[seat] -= 1
    t.standing[site] += 1
    view_site(box, t, seat, site, journal)


@rule
def went_at_once(box: Any, t: Any, seat: int, journal: Any) -> None:
    """… and is not sent again when it is complete."""
    t.available[seat] += 1
    t.standing[t.view_site] -= 1
    complete_view(box, t, seat, journal)


@rule
def turns_up_at_once(box: Any, t: Any, seat: int, turn_up: int, journal: Any) -> None:
    """R6.7: a monster face-up while the view goes on."""
    if turn_up != 0:
        uncover(t, looked_at(t))
    decide_on_monster(box, t, seat, turn_up, journal)


@rule
def forgets_the_part(t: Any, seat: int, phase: int) -> None:
    """R6.7: a private decision that does not count as part of a move."""
    t.phase = phase
    t.to_act = 1 << seat


@rule
def never_completes(box: Any, t: Any, seat: int, journal: Any) -> None:
    """R6.7: a view that stays a part of a move."""
    part = t.part
    complete_view(box, t, seat, journal)
    t.part = part


@rule
def counts_every_decision(t: Any) -> None:
    """R6.7: a move number that counts what is decided in private."""
    t.move += 1


# Worlds that cannot be, or are not as likely


@rule
def no_marks(box: Any, t: Any, level: int) -> int:
    """K3: rockfalls on any unknown slot …"""
    return len(unknown(box, t, level))


@rule
def any_open_place(box: Any, t: Any, level: int, rest: int) -> int:
    """… also on those that somebody has passed in a view."""
    return unknown(box, t, level)[rest]


@rule
def stones_anywhere(box: Any, t: Any, unmarked: int, rockfalls: int, without: int, rest: int) -> int:
    """K4: a stone in the other stone's site."""
    slots = unknown(box, t, n.DEEP)
    return len(slots) if rest < 0 else slots[rest]


@rule
def site_before_slot(box: Any, t: Any) -> None:
    """K4, the wrong way: first two sites, then a slot in each."""
    for _ in range(knowledge.hidden_of(box, t, n.DEEP, n.STONE)):
        without = knowledge.other_stone_site(box, t)
        slots = [slot for slot in unknown(box, t, n.DEEP) if slot // n.HIGHEST != without]
        sites = sorted({slot // n.HIGHEST for slot in slots})
        site = sites[choose(t, len(sites))]
        here = [slot for slot in slots if slot // n.HIGHEST == site]
        t.tile[here[choose(t, len(here))]] = knowledge.take_hidden(box, t, n.DEEP, n.STONE)


@rule
def forgets_the_other_stone(box: Any, t: Any) -> int:
    """K4, E48: nobody remembers from which site a stone was taken, or where one lies."""
    return n.NOWHERE


@rule
def forgets_the_stone_he_saw(box: Any, t: Any) -> int:
    """K4, E48: only a stone that was taken keeps the other from its site."""
    return int(t.stone_site)


@rule
def one_way(box: Any, t: Any, unmarked: int, rockfalls: int) -> int:
    """K7: a pair of places for the stones, however many ways it leaves for rockfalls."""
    return 1 if unmarked >= rockfalls else 0


@rule
def forgets_what_he_saw(box: Any, t: Any, seat: int, journal: Any) -> None:
    """K2: a player who looks and does not remember."""
    site = t.view_site
    complete_view(box, t, seat, journal)
    for height in range(t.height[site]):
        t.seen_by[site * n.HIGHEST + height] &= ~(1 << seat)


@rule
def forgets_what_he_looks_at(t: Any) -> int:
    """K9: the viewer of an open view does not know the tile he decides on."""
    return 0


@rule
def forgets_who_saw(box: Any, t: Any, seat: int) -> None:
    """K8: an imagination in which nobody has looked at anything."""
    for slot in range(n.SLOTS):
        t.seen_by[slot] = 0
    imagine(box, t, seat)


@rule
def draws_from_below(box: Any, t: Any, level: int) -> None:
    """K1: tiles of the deep level everywhere."""
    slots = unknown(box, t, level)
    imagine_rest(box, t, level)
    for slot in slots:
        t.tile[slot] -= box.level_first[level]


@rule
def in_the_order_of_the_file(box: Any, t: Any, level: int) -> None:
    """K5: the other tiles, not shuffled."""
    for slot in unknown(box, t, level):
        k = next(k for k in range(box.level_kinds[level]) if t.lot[k] > 0)
        t.lot[k] -= 1
        t.tile[slot] = box.level_first[level] + k


@rule
def nobody_leaves_monsters(box: Any, t: Any, level: int) -> None:
    """6b: a conclusion from a free choice, that what was passed in a view and not turned up is no monster."""
    first, kinds = box.level_first[level], box.level_kinds[level]
    for slot in sorted(unknown(box, t, level), key=lambda slot: -t.no_rockfall[slot]):
        harmless = [t.lot[k] * (box.tile_kind[first + k] != n.MONSTER) for k in range(kinds)]
        k = pick(t, harmless if t.no_rockfall[slot] and sum(harmless) else t.lot, kinds)
        t.lot[k] -= 1
        t.tile[slot] = first + k


@rule
def spies_mark(box: Any, t: Any, seat: int, site: int, first: int, count: int, journal: Any) -> None:
    """6b, E50: a specialist's look says nothing of rockfalls, yet here it leaves marks."""
    spy(box, t, seat, site, first, count, journal)
    for position in range(first, min(first + count - 1, t.height[site]) + 1):
        slot = site * n.HIGHEST + t.height[site] - position
        if t.face[slot] == n.DOWN:
            t.no_rockfall[slot] = 1


# Components that are lost


@rule
def prints_tokens(box: Any, t: Any, seat: int, journal: Any) -> None:
    """R8.2: a token that is bought and stays in the stock."""
    buy(box, t, seat, journal)
    t.stock += 1


@rule
def loses_adventurers(t: Any, seat: int, place: int, cause: int, journal: Any) -> None:
    """R5.4: who is injured is never seen again."""
    t.standing[place] -= 1


@rule
def loses_tiles(t: Any, site: int) -> int:
    """6b: a tile that leaves its site and is nowhere."""
    tile: int = remove_top(t, site)
    t.left[tile] -= 1
    return tile


@rule
def burns_karas(t: Any, seat: int, karas: int) -> None:
    """R15.2: Karas that are paid and never reach the bank."""
    t.karas[seat] -= karas


@rule
def coins_karas(t: Any, seat: int, karas: int) -> int:
    """R15.2: Karas that do not come from the bank."""
    t.karas[seat] += karas
    return karas


# Decisions that are wrong


@rule
def will_not_dig_monsters(box: Any, t: Any, site: int) -> bool:
    """A mask that depends on a tile nobody has seen."""
    if not can_dig(box, t, site):
        return False
    tile = t.tile[site * n.HIGHEST + t.height[site] - 1]
    return bool(tile < 0 or box.tile_kind[tile] != n.MONSTER)


@rule
def never_only_dives(box: Any, t: Any, seat: int) -> bool:
    """R8.1: a question to which only the Dive is an answer."""
    return False


@rule
def may_always_pass(box: Any, t: Any, seat: int, mask: Any) -> int:
    """A35: a mask that offers what only an option allows."""
    count: int = legal(box, t, seat, mask)
    if t.phase == n.ACTION and mask[box.pass_code] == 0:
        mask[box.pass_code] = 1
        count += 1
    return count


@rule
def digs_in_vain(box: Any, t: Any, seat: int, journal: Any) -> None:
    """R5: a tile that is dug and stays where it is."""


@rule
def worth_a_little_more(box: Any, t: Any, seat: int) -> int:
    value: int = worth(box, t, seat)
    return value + 1


@rule
def one_position_more(t: Any, seat: int, site: int, heights: int) -> None:
    """What the player has just looked at, and one tile beside it."""
    t.glance_site[seat] = site
    t.glance[seat] = heights + 1


# Laws for every table of a random game


OPEN_VIEWS: list[tuple[str, Overrides, Mapping[str, object], str]] = [
    ("the site", {knowledge.redact: keeps("view_site")}, {}, "can be seen"),
    ("the position", {knowledge.redact: keeps("view_position")}, {}, "can be seen"),
    ("the tiles turned up", {knowledge.redact: keeps("view_turned")}, STOP_EARLY, "can be seen"),
    ("the part", {knowledge.redact: keeps("part")}, {}, "can be seen"),
    ("the phase", {knowledge.redact: keeps("phase")}, {}, "can be seen"),
    ("a row for all", {tell: tells_what_was_seen}, {}, "a row tells of a move that is not complete"),
    ("a row too early", {look.view_site: announces_the_view}, {}, "a row tells of a move that is not complete"),
    ("early Karas", {look.ask_in_private: too_early(pay)}, {}, "can be seen"),
    ("an early adventurer", {look.view_site: goes_at_once, look.complete_view: went_at_once}, {}, "can be seen"),
    ("an early face", {look.decide_on_monster: turns_up_at_once}, STOP_EARLY, "can be seen"),
    ("an early look", {look.ask_in_private: too_early(remember)}, {}, "can be seen"),
    ("an early mark", {look.ask_in_private: too_early(mark)}, {}, "can be seen"),
    ("an early glance", {look.ask_in_private: too_early(glance)}, {}, "can be seen"),
    ("a move that never ends", {look.complete_view: never_completes}, {}, "not complete in phase 'action'"),
    ("a part that is a move", {entries.count_move: counts_every_decision}, {}, "can be seen"),
]


@pytest.mark.parametrize(
    ("overrides", "options", "message"), [row[1:] for row in OPEN_VIEWS], ids=[row[0] for row in OPEN_VIEWS]
)
def test_what_tells_of_an_open_view_breaks_secrecy(
    overrides: Overrides, options: Mapping[str, object], message: str
) -> None:
    """R6.7, A42: the law of moves that are not complete, at every one of a game."""
    broken = InterpretedEngine(GAME, overrides)
    with pytest.raises(LawBroken, match=f"secrecy: .*{message}"):
        check_all(Case(GAME, broken, GAME.load_edition(None), 3, 0, options), stride=1000)


def test_a_private_phase_that_is_not_declared_is_found() -> None:
    game = msgspec.structs.replace(GAME, asides=())
    with pytest.raises(LawBroken, match="secrecy: a move is not complete in phase 'reveal'"):
        check_all(Case(game, engine(GAME, "interpreted"), GAME.load_edition(None), 3, 1), stride=1000)


LIMITED = {"limit_coins": True}
LAWS: list[tuple[str, Overrides, Mapping[str, object], str]] = [
    ("the random stream", {knowledge.redact: keeps_the_stream}, {}, "secrecy: an imagined world looks different"),
    ("what lies below", {dig.take_tile: tells_what_lies_below}, {}, "secrecy: two rows tell apart"),
    ("a mask that knows", {dig.can_dig: will_not_dig_monsters}, {}, "secrecy: the legal actions depend"),
    ("who saw what", {knowledge.imagine: forgets_who_saw}, {}, "secrecy: an imagined world looks different"),
    ("a look without its tile", {knowledge.looked_at: forgets_what_he_looks_at}, {}, "imagined world .*R6.3"),
    ("rockfalls on marks", {knowledge.open_unmarked: no_marks, knowledge.unmarked_place: any_open_place}, {},
     "imagined world .*rockfall.*6b"),
    ("stones side by side", {knowledge.last_places: stones_anywhere}, {}, "imagined world .*R1.4"),
    ("a stone forgotten", {knowledge.other_stone_site: forgets_the_other_stone}, {}, "imagined world .*R1.4"),
    ("a stone seen", {knowledge.other_stone_site: forgets_the_stone_he_saw}, {}, "imagined world .*R1.4"),
    ("a wrong level", {knowledge.imagine_rest: draws_from_below}, {}, "imagined world .*R1.5"),
    ("marks by specialists", {look.spy: spies_mark}, {}, "rockfall.*6b"),
    ("a part not counted", {look.ask_in_private: forgets_the_part}, {}, "R6.7"),
    ("printed tokens", {town.buy: prints_tokens}, {}, "tokens.*R1.6"),
    ("lost adventurers", {basics.injure: loses_adventurers}, {}, "adventurers.*R1.1"),
    ("lost tiles", {dig.remove_top: loses_tiles}, {}, "leads to .*R1.5"),
    ("burnt Karas", {basics.pay: burns_karas}, LIMITED, "Karas.*R15.2"),
    ("coined Karas", {basics.gain: coins_karas}, LIMITED, "Karas.*R15.2"),
    ("a mask that allows too much", {rules.legal: may_always_pass}, {}, "mask: end day is legal without the option"),
]  # fmt: skip


@pytest.mark.parametrize(("overrides", "options", "message"), [row[1:] for row in LAWS], ids=[row[0] for row in LAWS])
def test_a_broken_rule_breaks_its_law(overrides: Overrides, options: Mapping[str, object], message: str) -> None:
    broken = InterpretedEngine(GAME, overrides)
    with pytest.raises(LawBroken, match=message):
        check_all(Case(GAME, broken, GAME.load_edition(None), 3, 0, options), stride=3)


def decide_all(case: Case) -> None:
    for table in case.walk():
        law_real_decisions(case, table)


def test_a_question_with_a_single_answer_is_no_decision() -> None:
    """R4.3, R8.1: who can only go to the Dive is not asked."""
    case = Case(GAME, InterpretedEngine(GAME, {rules.only_dive: never_only_dives}), three_shafts(), 2, 10)
    with pytest.raises(LawBroken, match=r"decisions: only Legal\(dive\)"):
        decide_all(case)


def test_a_game_without_end_is_found() -> None:
    broken = InterpretedEngine(GAME, {dig.take_tile: digs_in_vain})
    with pytest.raises(LawBroken, match="did not end within 2000 random moves"):
        law_ends(Case(GAME, broken, GAME.load_edition(None), 2, 0, {"turn_limit": 0}), most=2000)


# All worlds of tiny editions

WORLDS: list[tuple[str, Overrides, Mapping[str, Function], int, int, str]] = [
    ("the deep level", {}, {"redact": shows(lambda box, t: slots_of(box, t, n.DEEP))}, 0, 0, "different views"),
    ("the top tiles", {}, {"redact": shows(top_slots)}, 0, 1, "different views"),
    ("seen by anybody", {}, {"redact": shows(seen_slots)}, 0, 0, "different views"),
    ("a monster left", {look.complete_view: tells_of_a_monster_left}, {}, 0, 0, "contradict"),
    ("a number of decisions", {look.complete_view: counts_the_decisions}, {}, 0, 0, "contradict"),
    ("a look forgotten", {look.complete_view: forgets_what_he_saw}, {}, 0, 1, "contradict"),
    ("not shuffled", {knowledge.imagine_rest: in_the_order_of_the_file}, {}, 0, 0, "never imagined"),
    ("a free choice", {knowledge.imagine_rest: nobody_leaves_monsters}, {}, 0, 0, "never imagined"),
]


@pytest.mark.parametrize(
    ("overrides", "slots", "seed", "seat", "message"), [row[1:] for row in WORLDS], ids=[row[0] for row in WORLDS]
)
def test_wrong_knowledge_breaks_the_count_of_all_worlds(
    overrides: Overrides, slots: Mapping[str, Function], seed: int, seat: int, message: str
) -> None:
    case = Case(GAME, engine(GAME, "interpreted"), three_shafts(), 2, seed)
    law_all_worlds(case, seat, 4)
    game = msgspec.structs.replace(GAME, rules={**GAME.rules, **slots})
    with pytest.raises(LawBroken, match=message):
        law_all_worlds(msgspec.structs.replace(case, game=game), seat, 4, overrides=overrides)


LIKELY: list[tuple[str, Overrides, Callable[[], Edition], int, int]] = [
    ("sites before slots (K4)", {knowledge.imagine_stones: site_before_slot}, deep_pairs, 4, 0),
    ("as many ways for rockfalls (K7)", {knowledge.ways: one_way}, shallow_rockfalls, 1, 1),
]


@pytest.mark.parametrize(
    ("overrides", "edition", "seed", "seat"), [row[1:] for row in LIKELY], ids=[row[0] for row in LIKELY]
)
def test_worlds_that_are_not_as_likely_are_found_only_by_their_chances(
    overrides: Overrides, edition: Callable[[], Edition], seed: int, seat: int
) -> None:
    """K4, K7: all the right worlds are imagined, and no wrong one; only the exact law sees that something is wrong."""
    case = Case(GAME, engine(GAME, "interpreted"), edition(), 2, seed)
    assert law_all_worlds(case, seat, 6, exact=True) > 1
    assert law_all_worlds(case, seat, 6, overrides=overrides) > 1
    with pytest.raises(LawBroken, match="not as likely"):
        law_all_worlds(case, seat, 6, exact=True, overrides=overrides)


# Engines


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({look.remember: one_position_more}, "differ in \\['glance'\\]"),
        ({look.complete_view: counts_the_decisions}, "wrote different rows"),
        ({advice.worth: worth_a_little_more}, "differ in worth"),
    ],
    ids=["state", "rows", "worth"],
)
def test_engines_that_differ_are_found(overrides: Overrides, message: str) -> None:
    case = Case(GAME, InterpretedEngine(GAME, overrides), GAME.load_edition(None), 3, 1)
    with pytest.raises(LawBroken, match=message):
        law_engines_agree(case, engine(GAME, "interpreted"))
