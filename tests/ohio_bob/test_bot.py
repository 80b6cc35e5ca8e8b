"""The planner at Ohio Bob: it comes home with the amulet, keeps what it needs, and works with its partner."""

from __future__ import annotations

import numpy as np
import pytest

from cenote.bots import named
from cenote.bots.planner import BEAM, KNOWN, Beam, let_on, plan
from cenote.bots.thought import think
from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.advice import SUCCESS, WIN, chance
from cenote.kernel.conformance import Case, seen_from
from cenote.kernel.engine import Engine
from cenote.kernel.journal import new_journal
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.golden.make import editions_of, ended, path_of, read
from tests.ohio_bob.positions import Explorer, at

LAST = {(0, 0): "T08", (0, -1): "T13", (1, 0): "T15", (1, -1): "T16", (0, -2): "T02"}  # T02 is turned (E11)


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(GAME, "compiled")


def chosen(table: Table, seat: int = 0, seed: int = 0) -> str:
    return named("greedy").choose(table.perspective(seat, len(table.moves)), seed).text


def kept(seats: int) -> list[Table]:
    """Games of the corpus, which test_golden plays again, at their end."""
    corpus = read(path_of(GAME))
    editions = editions_of(GAME, corpus)
    return [ended(GAME, played, editions[played.edition]) for played in corpus.games if played.seats == seats]


def test_it_wins_alone() -> None:
    """R11.3: by the rules as they are in the box it comes home with the amulet."""
    table = kept(1)[0]
    assert table.result is not None
    assert table.result.winners == (0,)


def test_it_exchanges_cards_with_its_partner_on_every_level() -> None:
    """R14.9, R14.12: without an exchange on each level nobody can win."""
    table = max(kept(2), key=lambda game: len(game.moves))
    levels = {event.facts["level"] for event in table.events() if event.name == "level_left"}
    assert sum(event.name == "exchanged" for event in table.events()) >= len(levels) >= 2


@pytest.mark.parametrize("seed", range(3))
def test_it_leaves_the_level_with_the_gems_it_can_keep(rules: Engine, seed: int) -> None:
    """R8.10, R10.4: three yellow gems are all that a first level can give."""
    table = at(rules, Explorer(LAST, (2, 2), (0, -2), hand="YL1 YL2 YL3", energy=2, spent=[(2, 1)]))
    table.play("play supergear a")
    assert chosen(table, seed=seed) == "go up"
    table.play("go up")
    assert chosen(table, seed=seed) == "leave level"


@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_what_the_amulet_asks_for(rules: Engine, seed: int) -> None:
    """R10.4, R11.2: three red and three blue; the others go."""
    table = at(rules, Explorer(LAST, (2, 2), (0, -2), hand="RD1 RD3 BL1 GN1 YL1", challenge="b"))
    for move in ("play supergear a", "go up", "leave level"):
        table.play(move)
    gone = []
    while table.phase == "discard":
        gone.append(chosen(table, seed=seed))
        table.play(gone[-1])
    assert set(gone) == {"choose gn1-green", "choose yl1-green"}


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_rest_itself_to_death(rules: Engine, seed: int) -> None:
    """R9.2, R12.1: with one energy left the cards in hand are played, whatever they do."""
    table = at(rules, Explorer({(0, 0): "T08"}, (3, 2), hand="RD1", played="YL1", energy=1))
    assert chosen(table, seed=seed).startswith("play ")


@pytest.mark.parametrize("seats", [1, 2])
def test_values_are_alike_in_every_world_it_cannot_tell_apart(rules: Engine, seats: int) -> None:
    """6b: only the stream differs, and the planner does not know it."""
    case, thought, tried = Case(GAME, rules, GAME.load_edition(None), seats, seed=3), Beam(2, 8, 10), 0
    for number, table in enumerate(case.walk()):
        if number % 5 or table.over:
            continue
        seat = table.to_act[-1]
        mine = table.perspective(seat)
        world = mine.imagine(number)
        known = plan(mine, 7, thought)
        assert known.worlds == thought.worlds
        again, other = plan(seen_from(case, world, seat), 7, thought), plan(mine, 8, thought)
        assert np.array_equal(again.values, known.values)
        assert np.array_equal(again.voices, known.voices)
        tried += not np.array_equal(other.values, known.values)
    assert tried > 3, "other worlds must give other values, or nothing was tried"


def test_plans_that_lead_to_the_same_are_as_good(rules: Engine) -> None:
    """Each world has one voice for the plan that was found; whoever begins otherwise and gets as far is unbeaten."""
    thought, equals = Beam(3, 20, 12), 0
    for table in Case(GAME, rules, GAME.load_edition(None), 1, 4, {}).walk():
        if table.over or len(table.legal()) < 2 or len(table.moves) % 4:
            continue
        found = plan(table.perspective(0), 7, thought)
        assert (found.voices <= found.unbeaten).all()
        assert (found.unbeaten <= found.worlds).all()
        assert found.voices.sum() >= found.worlds
        equals += int(np.count_nonzero(found.unbeaten) > np.count_nonzero(found.voices))
    assert equals > 0


def test_two_who_plan_for_themselves_come_far_together(rules: Engine) -> None:
    """R14.4: in a plan a partner who is waited for rests along. Of six levels, both together finish more than one."""
    bot, levels = named("explorer"), 0
    for seed in range(6):
        table = Table.new("ohio_bob", 2, seed=seed, engine=rules)
        while not table.over:
            seat = table.in_turn[0]
            table.play(bot.choose(table.perspective(seat, len(table.moves)), seed), seat)
        assert table.result is not None
        levels += sum(table.result.points)
    assert levels > 6


def test_a_partner_who_is_waited_for_lets_the_planner_on() -> None:
    """R14.4: of all he may do, a plan looks at his rest alone."""
    rules = engine(GAME, "interpreted")
    table = at(rules, *(Explorer({(0, y): "T08"}, (3, 2), (0, y), hand="RD1 YL1") for y in (1, -1)))
    table.play("rest", 0)
    mask = table.perspective(1).legal.mask
    assert mask.sum() > 4
    rules.entry(let_on)(table.edition.box, np.repeat(table._state, BEAM), 0, KNOWN, 1, mask, new_journal(0))
    assert [table.edition.actions[code].text for code in np.flatnonzero(mask).tolist()] == ["rest"]


def test_quick_thoughts_while_the_rules_are_being_compiled() -> None:
    """The interpreted planner thinks little, and says something that is legal."""
    table = Table.new(GAME, 2, seed=1, engine=engine(GAME, "interpreted"))
    for _ in range(12):
        seat = table.in_turn[0]
        table.play(chosen(table, seat), seat)
    assert not table.over


@pytest.mark.parametrize(("seats", "usual"), list(SUCCESS.items()))
def test_chances_are_what_bots_made_of_plans_like_these(rules: Engine, seats: int, usual: float) -> None:
    """On the way as often as they succeeded; 1 with a plan that wins in every world, 0 with none that does not lose."""
    table = Table.new("ohio_bob", seats, seed=1, engine=rules)
    assert think(table.perspective(0), 1, Beam(2, 8, 10)).chances == (usual,) * seats
    worths = [chance(worth, seats) for worth in range(-WIN, 2 * WIN, WIN // 50)]
    assert worths == sorted(worths)
    assert (worths[0], worths[-1]) == (0, 1)


def test_who_stands_before_the_amulet_with_its_gems_is_sure_to_win(rules: Engine) -> None:
    """R11.3: the same as a plan that wins in every world."""
    seven = {(x, 0): name for x, name in enumerate(("T08", "T09", "T12", "T14", "T13", "T17"))} | {(0, -1): "T06"}
    table = at(
        rules, Explorer(seven, (1, 2), (0, -1), hand="SG RD1 RD3 RD4 BL1 BL2 BL3", level=3, challenge="b", energy=2)
    )
    thought = think(table.perspective(0), 1, Beam(2, 20, 10))
    assert thought.chances[0] > 0.9


def test_a_planner_stops_when_its_time_is_over(rules: Engine) -> None:
    """Whatever it was to imagine; one world it always does."""
    mine, thought = Table.new("ohio_bob", 2, seed=1, engine=rules).perspective(0), Beam(3, 8, 10)
    assert think(mine, 1, thought).iterations == 3
    assert think(mine, 1, thought, seconds=0).iterations == 1
    assert think(mine, 1, thought).options == think(mine, 1, thought, seconds=600).options
