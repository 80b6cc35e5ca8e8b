"""Networks: as files, as players and as guides of a search; and a short lesson, where PyTorch is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from cenote import games
from cenote.bots import named
from cenote.bots.foresight import foreseen
from cenote.bots.hints import hint
from cenote.bots.levels import Level
from cenote.bots.network import FILE, Network, alike, likelihoods, promising, suits
from cenote.cli import THREADS
from cenote.kernel.errors import OptionError
from cenote.kernel.game import places_of
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table, find_game
from cenote.lab.curve import svg
from cenote.lab.simulate import share
from cenote.lab.train import Model, Point, Settings, Stage, train
from tests.conftest import engine

LEARNED = [key for key in games.names() if (games.get(key).folder / FILE).exists()]
AHEAD = {"worlds": 8, "far": 2}


def table(key: str, seats: int = 2, seed: int = 1, moves: int = 0) -> Table:
    game = games.get(key)
    made = Table.new(game, seats, seed=seed, engine=engine(game, "compiled"))
    for number in range(moves):
        seat = made.in_turn[0]
        legal = made.legal(seat)
        made.play(legal[number % len(legal)], seat)
    return made


def mine(key: str, seats: int = 2, seed: int = 1, moves: int = 0) -> Perspective:
    made = table(key, seats, seed, moves)
    return made.perspective(made.in_turn[0])


def test_the_games_that_a_network_has_learnt() -> None:
    assert LEARNED == ["lost_temple", "takara_island"]
    for key in LEARNED:
        assert (games.get(key).folder / FILE).stat().st_size < 5_000_000


@pytest.mark.parametrize("wish", [None, "2"])
def test_commands_multiply_on_one_core_unless_told_otherwise(wish: str | None) -> None:
    """So that bots that think beside each other do not wait for each other; so do the processes they begin."""
    environment = {name: value for name, value in os.environ.items() if name != THREADS}
    if wish is not None:
        environment[THREADS] = wish
    told = subprocess.run([sys.executable, "-c", COUNT], env=environment, capture_output=True, text=True, check=True)
    here, later = told.stdout.splitlines()
    assert set(json.loads(here)) == {min(int(wish or 1), os.cpu_count() or 1)}
    assert later == (wish or "1")


COUNT = """
import json, os
from cenote.cli import THREADS, one_core_each
from threadpoolctl import threadpool_info
one_core_each()
print(json.dumps([pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]))
print(os.environ[THREADS])
"""


@pytest.mark.parametrize("key", LEARNED)
def test_it_wins_against_random_players(key: str) -> None:
    won, bots = 0, [named("network"), named("random")]
    for number in range(8):
        made = table(key, seed=number)
        while not made.over:
            seat = made.in_turn[0]
            made.play(bots[(seat + number) % 2].choose(made.perspective(seat), number), seat)
        assert made.result is not None
        won += number % 2 in made.result.winners
    assert won >= 7


@pytest.mark.parametrize("key", LEARNED)
@pytest.mark.parametrize("bot", [named("network"), Level("legend", "", AHEAD), Level("legend", "", {"network": 900})])
def test_its_choice_is_the_same_in_every_world_its_seat_cannot_tell_apart(key: str, bot: Level) -> None:
    for moves in (0, 5, 11):
        known = mine(key, 3, moves=moves)
        other = Perspective(known.game, known.edition, known.engine, known.imagine(77), known.seat, [])
        assert bot.choose(known, 3) == bot.choose(other, 3)


@pytest.mark.parametrize("key", LEARNED)
def test_looking_ahead_compares_the_likely_actions_in_the_same_worlds(key: str) -> None:
    known = mine(key, 2, moves=6)
    actions = promising(known, 980)[:3]
    shares, worlds = foreseen(known, np.uint64(5), 20, 2, actions)
    assert worlds == 20
    assert shares.shape == (len(actions), 2)
    assert np.allclose(shares.sum(1), 1)
    assert np.array_equal(shares, foreseen(known, np.uint64(5), 20, 2, actions)[0])
    assert foreseen(known, np.uint64(5), 2000, 2, actions, time.perf_counter())[1] < 2000


@pytest.mark.parametrize("key", LEARNED)
def test_how_sure_the_network_must_be_decides_what_is_compared(key: str) -> None:
    known = mine(key, 2, moves=4)
    assert len(Level("legend", "", {**AHEAD, "sure": 1}).think(known, 5).options) == 1
    everything = {**AHEAD, "sure": 1000, "candidates": 1000}
    assert len(Level("legend", "", everything).think(known, 5).options) == len(known.legal)
    assert len(Level("legend", "", {**everything, "candidates": 2}).think(known, 5).options) == 2


@pytest.mark.parametrize("key", LEARNED)
def test_the_promising_actions_are_the_likeliest(key: str) -> None:
    known = mine(key, 2, moves=4)
    likely = likelihoods(known)
    assert sum(likely.values()) == pytest.approx(1)
    assert set(likely) == set(known.legal)
    chosen = promising(known, 800)
    assert chosen == list(likely)[: len(chosen)]
    assert sum(likely[action] for action in chosen) >= 0.8 > sum(likely[action] for action in chosen[:-1])


@pytest.mark.parametrize("key", LEARNED)
def test_who_asks_about_two_actions_has_them_compared_however_unlikely_they_are(key: str) -> None:
    known = mine(key, 2, moves=4)
    likely = list(likelihoods(known))
    asked = (likely[0], likely[-1])
    assert {option.action for option in Level("legend", "", AHEAD).think(known, 5, asked).options} == set(asked)


@pytest.mark.parametrize("key", LEARNED)
@pytest.mark.parametrize("moves", [0, 9])
def test_who_waits_or_only_watches_looks_ahead_too_and_learns_nothing(key: str, moves: int) -> None:
    """What everybody can hope for while somebody else decides is the same in all worlds that the watcher may be in."""
    made, legend = table(key, 3, moves=moves), Level("legend", "", AHEAD)
    for seat in {-1, 0, 1, 2} - set(made.to_act):
        known = made.perspective(seat)
        thought = legend.think(known, 2)
        assert thought.options == ()
        assert sum(thought.chances) == pytest.approx(1)
        other = Perspective(known.game, known.edition, known.engine, known.imagine(77), seat, [])
        assert legend.think(other, 2) == thought


@pytest.mark.parametrize("key", LEARNED)
def test_a_hint_is_what_a_legend_would_do(key: str) -> None:
    for moves in (0, 6, 12):
        known = mine(key, 2, moves=moves)
        assert hint(known, 5, seconds=float("inf")).action == named("legend").choose(known, 5)


def test_where_no_network_suits_the_legend_searches() -> None:
    many = mine("lost_temple", 6)
    assert not suits(many)
    assert Level("legend", "", {**AHEAD, "iterations": 200}).think(many, 1).iterations == 200
    assert not suits(mine("jade_goddess"))


def test_a_network_is_written_and_read(tmp_path: Path) -> None:
    layers = [(np.ones((3, 4), np.float32), np.zeros(4, np.float32)), (np.ones((4, 6), np.float32), np.arange(6.0))]
    Network(layers, (2, 3)).save(tmp_path / "n.npz")
    read = Network.load(tmp_path / "n.npz")
    assert read.seats == (2, 3)
    assert read.shape == (3, 5)
    wishes, value = read(np.array([1, 1, -1], np.int8))
    assert wishes.tolist() == [4, 5, 6, 7, 8]
    assert value == pytest.approx(np.tanh(9))
    assert read(np.ones((2, 3), np.int8))[0].shape == (2, 5)


def test_marks_tell_numbers_apart_that_are_names(tmp_path: Path) -> None:
    """A 1 for each place where its number stands, after what is seen."""
    weights = np.zeros((4, 2), np.float32)
    weights[2:, 0] = 10, 100
    network = Network([(weights, np.zeros(2, np.float32))], (2,), np.array([(1, 5), (0, -1)], np.int16))
    network.save(tmp_path / "n.npz")
    read = Network.load(tmp_path / "n.npz")
    assert read.shape == (2, 1)
    seen = np.array([(0, 5), (-1, 4), (-1, 5), (0, 0)], np.int8)
    assert read(seen)[0][:, 0].tolist() == [10, 100, 110, 0]
    network.marks[0, 0] = 2
    network.save(tmp_path / "n.npz")
    with pytest.raises(OptionError, match="its layers and marks do not fit together"):
        Network.load(tmp_path / "n.npz")


def test_wrong_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    known, bad = mine("lost_temple"), tmp_path / "bad.npz"
    with pytest.raises(OptionError, match="there is no file"):
        named(f"network:{bad}")
    bad.write_text("nonsense")
    with pytest.raises(OptionError, match="is not a network"):
        named(f"network:{bad}").choose(known, 1)
    with pytest.raises(OptionError, match="jade_goddess brings no network"):
        named("network").choose(mine("jade_goddess"), 1)
    other = games.get("takara_island").folder / FILE
    with pytest.raises(OptionError, match="for another game: it sees 580 numbers, lost_temple shows 371"):
        named(f"network:{other}").choose(known, 1)


def test_the_learning_curve_is_drawn() -> None:
    points = [Point(60.0 * k, 1000 * k, k, {2: share(4 + k, 20), 4: share(k, 20)}) for k in range(9)]
    picture = svg(Settings("lost_temple"), [*points, Point(600, 1, 1)])
    assert picture.startswith("<svg")
    for text in ("2 seats: 60 %", "4 seats: 40 %", "minutes of learning", "against greedy"):
        assert text in picture


def test_places_of_the_same_kind_are_found_by_the_actions_there() -> None:
    game = games.get("takara_island")
    edition = game.load_edition(None)
    found = alike(game, edition)
    assert found is not None
    seen, actions = found
    first = places_of(game.observation)
    assert seen[1].tolist() == [
        *(first["look"] + 2 + k for k in range(2)), first["height"] + 1, *(first["tiles"] + 54 + k for k in range(54))
    ]  # fmt: skip
    assert all(dict(edition.actions[code].arguments)["site"] == "B" for code in actions[1])
    there = {action.verb for action in edition.actions if "site" in dict(action.arguments)}
    assert {edition.actions[code].verb for code in actions[1]} == there
    assert alike(games.get("lost_temple"), games.get("lost_temple").load_edition(None)) is None


@pytest.mark.parametrize("game", ["lost_temple", "takara_island"])
def test_a_network_is_made_for_what_is_seen_in_random_games(game: str) -> None:
    """Places with few different numbers get marks, and the exported network thinks as the model did."""
    torch = pytest.importorskip("torch")
    stage = Stage(Settings(game, device="cpu", tables=4, steps=1, width=16), 2)
    seen = stage.look_around()
    settings, places = Settings(game, device="cpu", width=16), alike(find_game(game), stage.batch.edition)
    model = Model(seen, stage.masks.shape[2], settings, places)
    elsewhere, marks = seen[:, model.elsewhere], model.eye.marks
    assert len({(place, number) for place, number in marks.tolist()}) == len(marks) > 0
    assert all((elsewhere[:, place] == number).any() for place, number in marks)
    for parameter in model.parameters():  # the last layers begin near nothing
        torch.nn.init.normal_(parameter, 0, 0.1)
    likely, values = model(seen, torch.ones((len(seen), stage.masks.shape[2])))
    wishes, hopes = model.exported((2,))(seen.numpy())
    assert np.allclose(values.detach(), hopes, atol=1e-5)
    assert np.allclose(likely.detach(), wishes - np.log(np.exp(wishes).sum(1, keepdims=True)), atol=1e-4)
    assert np.allclose(model.exported((2,))(seen[5].numpy())[0], wishes[5], atol=1e-4)
    stage.batch.close()


def test_places_that_change_places_change_nothing_else() -> None:
    """Who sees site A where site B was wants to do there what he wanted to do on B."""
    pytest.importorskip("torch")
    game = find_game("takara_island")
    edition = game.load_edition(None)
    found = alike(game, edition)
    stage = Stage(Settings("takara_island", device="cpu", tables=4, steps=1), 2)
    seen = stage.look_around()
    model = Model(seen, len(edition.actions), Settings("takara_island", device="cpu", width=16), found)
    for parameter in model.parameters():
        parameter.data.normal_(0, 0.1)
    network = model.exported((2,))
    assert network.places is not None
    swapped = seen.numpy().copy()
    (a, b, *_), (at_a, at_b, *_) = network.places.seen, network.places.actions
    swapped[:, a], swapped[:, b] = seen.numpy()[:, b], seen.numpy()[:, a]
    assert (swapped != seen.numpy()).any()
    (wishes, hopes), (others, same) = network(seen.numpy()), network(swapped)
    assert np.allclose(hopes, same, atol=1e-5)
    assert np.allclose(wishes[:, at_a], others[:, at_b], atol=1e-4)
    assert not np.allclose(wishes[:, at_a], others[:, at_a], atol=1e-4)
    stage.batch.close()


def test_a_short_lesson_writes_a_network_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    told: list[str] = []
    settings = Settings("lost_temple", minutes=0.03, device="cpu", seats=(2, 3), tables=8, steps=8, width=16, layers=1,
                        part=64, judge="random", judged=2, processes=1)  # fmt: skip
    curve = train(settings, tmp_path / "n.npz", told.append)
    assert curve[-1].decisions > 0
    assert set(curve[-1].shares) == {2, 3}
    assert "against random" in told[-1]
    known = mine("lost_temple")
    assert named(f"network:{tmp_path / 'n.npz'}").choose(known, 1) in list(known.legal)
