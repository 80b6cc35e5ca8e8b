"""The search: it sees what its seat sees, tells the same again, keeps within its memory, and finds what there is."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from cenote import OptionError, Table
from cenote.bots import named
from cenote.bots.hints import sureness
from cenote.bots.levels import LEVELS, Level, plans
from cenote.bots.planner import Beam
from cenote.bots.search import (
    CAUTIOUS,
    COLLECTOR,
    EDGES,
    NODES,
    PLAIN,
    PLAN,
    SLY,
    STYLE,
    TABLES,
    WORLD,
    Tree,
    search,
    styled,
)  # fmt: skip
from cenote.bots.thought import Option, Plan, Thought, key_of, think
from cenote.games import names
from cenote.kernel.conformance import Case, bare, seen_from
from cenote.kernel.engine import Engine, InterpretedEngine, engine_of
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import fingerprint, native_fingerprint
from cenote.kernel.table import find_game
from tests.test_bots import AT_THE_FINISH

GAMES = sorted(names())
RIVALS = [game for game in GAMES if not find_game(game).shared_goal]
QUICK = Plan(60, guesses=3)


def case(game: str, seed: int, *, seats: int | None = None, engine: Engine | None = None) -> Case:
    found = find_game(game)
    count = seats or found.seat_counts[-1 if found.shared_goal else seed % min(3, len(found.seat_counts))]
    return Case(found, engine or engine_of(found, wait=True), found.load_edition(None), count, seed, {})


def decisions(walked: Case, stride: int) -> Iterator[tuple[Table, Perspective]]:
    """Every so many decisions of a random game, as the one who decides sees them."""
    for table in walked.walk():
        if not table.over and len(table.moves) % stride == walked.seed % stride:
            yield table, table.perspective(table.to_act[0])


def plan_for(game: str) -> Plan | Beam:
    return Beam(2, 6, 6) if find_game(game).shared_goal else QUICK


# Secrecy


@pytest.mark.parametrize("careless", [False, True], ids=["careful", "careless"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_alike_in_every_world_its_seat_cannot_tell_apart(game: str, careless: bool) -> None:
    """Not only the choice: every number behind it."""
    plan, differ = plan_for(game), 0
    if isinstance(plan, Plan):
        plan = Plan(60, careless=careless, guesses=3)
    for seed in range(2):
        walked = case(game, seed)
        for table, mine in decisions(walked, 17):
            thought = think(mine, 5, plan)
            for imagined in range(2):
                world = mine.imagine(imagined * 7919 + table.move)
                differ += bare(world) != bare(table._state)
                assert think(seen_from(walked, world, mine.seat), 5, plan) == thought
    assert differ > 5 or find_game(game).shared_goal, "the worlds must differ, or nothing was tried"


@pytest.mark.parametrize("game", RIVALS)
def test_who_only_watches_learns_nothing_from_what_it_thinks(game: str) -> None:
    """What the others can hope for, as a seat that is not asked or a spectator sees it, depends on nothing hidden."""
    walked = case(game, 3)
    for table, mine in decisions(walked, 23):
        for seat in (-1, (mine.seat + 1) % table.seats):
            watching = table.perspective(seat)
            thought = think(watching, 2, QUICK)
            assert not thought.options
            assert len(thought.chances) == table.seats
            for imagined in range(2):
                assert think(seen_from(walked, watching.imagine(imagined), seat), 2, QUICK) == thought


def test_hidden_moves_of_others_are_one_decision() -> None:
    """Lost Temple, R3: worlds that differ in what the next drafter cannot know are one node of the tree to him."""
    game = find_game("lost_temple")
    table = Table.new(game, 4, seed=1, engine=engine_of(game, wait=True))
    table.play(table.legal()[0])
    told, worlds = set(), set()
    for seed in range(40):
        world = table.perspective(table.to_act[0]).imagine(seed)
        worlds.add(bare(world))
        table.engine.redact_into(table.edition.box, world, 0, table.to_act[0])
        told.add(fingerprint([game.record.unpack(world)], None, 0))
    assert len(worlds) > 20
    assert len(told) == 1


@pytest.mark.parametrize("game", GAMES)
def test_fingerprints_tell_tables_apart_alike_in_both_engines(game: str) -> None:
    walked, compiled, plain = case(game, 1), {}, {}
    with np.errstate(over="ignore"):
        for table in walked.walk():
            state = table._state
            lines, unpacked = state.view(np.uint64).reshape(1, -1), [walked.game.record.unpack(state)]
            compiled[native_fingerprint(state, lines, 0)] = plain[fingerprint(unpacked, lines, 0)] = len(table.moves)
    assert len(compiled) == len(plain) > 20


# The same again


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_and_budget_same_thought(game: str) -> None:
    others = 0
    for table, mine in decisions(case(game, 4), 31):
        thought = think(mine, 1, plan_for(game))
        assert think(table.perspective(mine.seat), 1, plan_for(game)) == thought
        others += think(mine, 2, plan_for(game)) != thought
    assert others > 0 or find_game(game).shared_goal, "the worlds come from the seed"


@pytest.mark.parametrize("game", RIVALS)
def test_interpreted_and_compiled_think_alike(game: str) -> None:
    """Few iterations, many arrays: the same options, visits and values to the last bit."""
    found, plan = find_game(game), Plan(12, rounds=1, considered=2)
    twin = case(game, 2, seats=2)
    slow = case(game, 2, seats=2, engine=InterpretedEngine(found))
    tried = 0
    for _, mine in decisions(slow, 40):
        tried += 1
        fast = seen_from(twin, mine.state, mine.seat)
        assert fast.engine.compiled
        assert not mine.engine.compiled
        assert think(mine, 3, plan) == think(fast, 3, plan)
        if tried == 3:
            break
    assert tried > 1


def test_thinking_changes_nothing_and_lets_others_work() -> None:
    """The perspective is as before; while compiled code searches, Python goes on in other threads."""
    table, mine = next(decisions(case("takara_island", 3), 30))
    before, known = table.fingerprint, mine.knowledge()
    thread = threading.Thread(target=think, args=(mine, 1, Plan(30_000)))
    thread.start()
    counted = 0
    while thread.is_alive():
        counted += 1
    assert counted > 1_000
    assert (table.fingerprint, mine.knowledge()) == (before, known)


# Memory and budget


@pytest.mark.parametrize(("nodes", "edges"), [(1, 60), (8, 400), (4_000, 200_000)])
def test_the_tree_keeps_within_its_room(nodes: int, edges: int) -> None:
    """Without room for new nodes the search goes on, and judges what it can reach."""
    from cenote.bots import thought as thinking

    _, mine = next(decisions(case("jade_goddess", 1), 30))
    made: list[Tree] = []

    class Room(Tree):
        def __init__(self, *_: int) -> None:
            super().__init__(nodes, edges)
            made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "Tree", Room)
        found = think(mine, 1, Plan(500))
    counts = made[0].counts
    assert counts[NODES] <= nodes
    assert counts[EDGES] <= edges
    assert sum(option.visits for option in found.options) == found.iterations == 500
    assert nodes > 8 or counts[NODES] < 20


@pytest.mark.parametrize("game", RIVALS)
def test_every_action_is_tried_and_the_worse_half_given_up(game: str) -> None:
    walked, seen = case(game, 2), 0
    for _, mine in decisions(walked, 29):
        count = len(mine.legal)
        if count < 3:
            continue
        seen += 1
        thought = think(mine, 1, Plan(60 * count))
        assert {option.action for option in thought.options} == set(mine.legal)
        visits = [option.visits for option in thought.options]
        assert min(visits) > 0
        assert visits[0] >= visits[1] - 1 >= visits[-1] - 1
        assert sum(visit >= visits[1] for visit in visits) <= 2, "two are left at the end"
        assert visits == sorted(visits, reverse=True) or visits[0] == visits[1] - 1
        assert all(0 <= option.value <= 1 for option in thought.options)
        assert sum(thought.chances) <= 1 + 1e-9
    assert seen > 1


@pytest.mark.parametrize("game", RIVALS)
def test_who_asks_about_two_actions_has_them_compared_all_the_time(game: str) -> None:
    walked, seen = case(game, 2), 0
    for _, mine in decisions(walked, 29):
        if len(mine.legal) < 3:
            continue
        seen += 1
        asked = (mine.legal[0], mine.legal[-1])
        thought = think(mine, 1, Plan(200), among=asked)
        assert {option.action for option in thought.options} == set(asked)
        assert [option.visits for option in thought.options] == [100, 100]
    assert seen > 1


def test_time_ends_a_thought() -> None:
    _, mine = next(decisions(case("takara_island", 1), 20))
    assert 0 < think(mine, 1, Plan(10_000_000), seconds=0.01).iterations < 10_000_000


# Finding what there is


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("character", "space", "gems", "winning"),
    [("scout", 40, 2, "scout 3"), ("priest", 39, 1, "priest pays"), ("scout", 39, 9, "scout 4")],
)
def test_a_win_is_taken_at_once(level: str, character: str, space: int, gems: int, winning: str) -> None:
    """Lost Temple, R9.1: every level sees that."""
    text = AT_THE_FINISH.format(space=space, gems=gems, character=character)
    table = Table.at(text, engine=engine_of(find_game("lost_temple"), wait=True))
    assert Level(level).choose(table.perspective(0), 1).text == winning


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_whole_games(game: str) -> None:
    """Each seat another level (and style), and every choice is legal; deep levels think as little as a hiker here."""
    found = find_game(game)
    table = Table.new(
        game, found.seat_counts[-1 if found.shared_goal else 1], seed=2, engine=engine_of(found, wait=True)
    )
    bots = [Level("tourist"), Level("hiker", "sly"), Level("tourist", "collector")]
    while not table.over:
        seat = table.in_turn[0]
        action = bots[seat].choose(table.perspective(seat, len(table.moves)), 9)
        assert action in table.legal(seat)
        table.play(action, seat)
    assert table.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_levels_grow_in_what_they_look_at(game: str) -> None:
    """None of them blunders on purpose: a level has more memory, more worlds, or looks farther than the one below."""
    ways = [plans(find_game(game))[level] for level in LEVELS]
    assert len(set(ways)) == len(LEVELS)
    for lower, higher in pairwise(ways):
        if isinstance(lower, Beam) and isinstance(higher, Beam):
            assert (lower.worlds, lower.size, lower.depth) < (higher.worlds, higher.size, higher.depth)
        else:
            assert isinstance(lower, Plan)
            assert isinstance(higher, Plan)
            assert lower.iterations <= higher.iterations
            assert lower.careless >= higher.careless


@pytest.mark.parametrize(
    ("style", "rewards", "points", "value"),
    [
        (CAUTIOUS, (0.5, 0.5), (0, 0), 0.75),
        (SLY, (0.4, 0.6), (0, 0), 0.4),
        (COLLECTOR, (0.5, 0.5), (10, 20), 0.5),
    ],
)
def test_a_style_is_an_aim_of_its_own(
    style: int, rewards: tuple[float, ...], points: tuple[int, ...], value: float
) -> None:
    """Cautious: a likely win is nearly as good as a sure one. Sly: what the best rival has counts against it.
    Collector: points count as much as winning (Lost Temple: the space)."""
    game = find_game("lost_temple")
    engine = InterpretedEngine(game)
    table = Table.new(game, 2, seed=1, engine=engine)
    t = game.record.unpack(table._state)
    t.position[:2] = points
    plan = np.zeros(PLAN, np.int64)
    plan[STYLE] = style
    out = np.zeros((8, 3), np.int32)
    tables = [None] * 3
    tables[WORLD] = t
    got = engine.way(styled)([engine.plain_box(table.edition.box)], tables, 0, plan, out, np.array(rewards))
    assert got == pytest.approx(value)


@pytest.mark.parametrize("game", RIVALS)
def test_thoughts_as_written_leave_whole_numbers_in_tables(game: str) -> None:
    """A number of an array's own kind would overflow there, sooner or later."""
    found = find_game(game)
    engine, plan, size = InterpretedEngine(found), Plan(10, rounds=1, considered=2, guesses=2), 0
    numbers, rules, out = plan.numbers(2, False, PLAIN), engine.way(search), np.zeros((8, 3), np.int32)
    for _, mine in decisions(case(game, 3, seats=2), 31):
        tables, size = np.repeat(mine.state, TABLES), len(mine.edition.actions)
        plain = [found.record.unpack(tables, i) for i in range(TABLES)]
        tree, mask, marks = Tree(11, 20 * size), np.zeros(size, np.uint8), np.ones(size, np.uint8)
        rules(
            [engine.plain_box(mine.edition.box)], plain, tables.view(np.uint64).reshape(TABLES, -1), mine.seat, 10,
            int(key_of(mine, 1)), numbers, marks, *tree.arrays(compiled=False), mask, out, new_journal(0),
        )  # fmt: skip
        for table in plain:
            for field in found.record.fields:
                assert all(type(number) is int for number in flat(getattr(table, field.name))), field.name
    assert size


def flat(value: Any) -> Iterator[Any]:
    """The numbers of a field."""
    if isinstance(value, list):
        for inner in value:
            yield from flat(inner)
    else:
        yield value


def test_a_thought_says_what_was_found() -> None:
    _, mine = next(decisions(case("lost_temple", 2), 12))
    thought = think(mine, 1, Plan(200), style=PLAIN)
    assert isinstance(thought, Thought)
    assert thought.chances[mine.seat] == pytest.approx(thought.options[0].value)
    assert sum(thought.chances) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "name", "wrong"),
    [
        ("lost_temple", "legend:depth=500", "Expected `int` <= 128 - at `$.depth`"),
        ("lost_temple", "legend:scale=0", "Expected `int` >= 1 - at `$.scale`"),
        ("lost_temple", "legend:speed=3", "unknown field `speed`"),
        ("ohio_bob", "legend:worlds=0", "Expected `int` >= 1 - at `$.worlds`; there is worlds, size, depth"),
        ("ohio_bob", "legend:size=0", "Expected `int` >= 1 - at `$.size`"),
    ],
)
def test_a_plan_that_cannot_be_thought_is_refused(game: str, name: str, wrong: str) -> None:
    _, mine = next(decisions(case(game, 2), 12))
    with pytest.raises(OptionError, match=re.escape(wrong)):
        named(name).choose(mine, 1)


@pytest.mark.parametrize(
    ("voices", "sure"),
    [((8, 1), "clear"), ((7, 1), "likely"), ((5, 2), "likely"), ((4, 3), "close"), ((8, 0, 8), "close")],
)
def test_worlds_that_agree_make_a_plan_sure(voices: tuple[int, ...], sure: str) -> None:
    """However little better its outcome is: what a plan comes to in a world whose future it knows says little. What is
    as good in the same worlds, wherever it stands, makes it unsure."""
    actions = list(find_game("ohio_bob").load_edition(None).actions)
    options = tuple(Option(action, number, 0.5) for action, number in zip(actions, voices, strict=False))
    assert sureness(Thought(options, (0.5, 0.5), 8, voted=True)) == sure


def test_a_level_may_think_otherwise() -> None:
    _, mine = next(decisions(case("lost_temple", 2), 12))
    assert named("legend:iterations=50+depth=128").choose(mine, 1) in mine.legal


@pytest.mark.parametrize("name", ["legend:", "legend:depth", "legend:depth=-1", "guru:depth=2", "legend-odd:depth=2"])
def test_a_changed_level_must_be_well_said(name: str) -> None:
    with pytest.raises(OptionError, match="must look like LEVEL:name=number"):
        named(name)
