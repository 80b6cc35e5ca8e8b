"""Table: the object people use from Python."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tomli_w

from cenote import SPECTATOR, Action, CenoteError, IllegalMove, OptionError, Perspective, Result, Table
from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.game import Edition, Game
from cenote.kernel.replay import record_text

ALMOST = """
format = "cenote-position-1"
game = "lost_temple"
seats = 3

[table]
phase = "walk"
called = 2
position = [41, 5, 6]
holder = { thief = 0 }
"""
"""Seat 0 wins with two steps (R9.1)."""


@pytest.fixture
def table(game: Game, edition: Edition, compiled: Engine) -> Table:
    return Table.new(game, 4, seed="kernel", edition=edition, engine=compiled)


@pytest.fixture
def finished(compiled: Engine) -> Table:
    table = Table.at(ALMOST, engine=compiled)
    table.play("walk 2")
    return table


def played(table: Table, moves: int, seed: int = 0) -> Table:
    """The table after random moves."""
    dice = random.Random(seed)
    for _ in range(moves):
        table.play(dice.choice(table.legal()))
    return table


def refused(table: Table, error: type[CenoteError], match: str | None, *said: Any, **more: Any) -> None:
    """A move is refused with this message, and nothing about the table changes."""
    before = (table.fingerprint, list(table.moves), table.events(0), table.to_act)
    with pytest.raises(error, match=match):
        table.play(*said, **more)
    assert (table.fingerprint, table.moves, table.events(0), table.to_act) == before


# A new table


@pytest.mark.parametrize("seats", range(2, 9))
def test_r1_a_new_table_waits_for_the_first_draft(game: Game, edition: Edition, compiled: Engine, seats: int) -> None:
    """R1, R2, R3: everything up to the first pick of the idol player is done."""
    table = Table.new("lost_temple", seats, seed=seats, edition=edition, engine=compiled)
    assert (table.game, table.edition, table.seats, table.seed) == (game, edition, seats, str(seats))
    assert (table.move, table.over, table.result, table.phase, table.moves) == (0, False, None, "draft", [])
    (seat,) = table.to_act
    assert seat == table.view().idol
    assert len(table.legal()) == {2: 7, 3: 8, 4: 5, 5: 6, 6: 7, 7: 8, 8: 8}[seats]


def test_a_table_comes_with_the_shipped_edition_and_its_options(game: Game, edition: Edition) -> None:
    table = Table.new("lost_temple", 4)
    assert table.edition.digest == edition.digest
    assert table.options == {option.name: option.default for option in game.options}


def test_the_same_seed_gives_the_same_table_and_another_another(
    game: Game, edition: Edition, compiled: Engine, interpreted: Engine
) -> None:
    def new(seed: str | int, engine: Engine = compiled) -> Table:
        return played(Table.new(game, 5, seed=seed, edition=edition, engine=engine), 40)

    first = new("one")
    assert first.fingerprint == new("one").fingerprint == new("one", interpreted).fingerprint
    assert first.events(2) == new("one", interpreted).events(2)
    assert first.fingerprint != new("two").fingerprint
    assert new(7).fingerprint == new("7").fingerprint


def test_without_a_seed_it_is_unguessable(game: Game, edition: Edition, compiled: Engine) -> None:
    seeds = {Table.new(game, 2, edition=edition, engine=compiled).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) >= 16 for seed in seeds)


def test_a_seed_may_be_any_text(game: Game, edition: Edition, compiled: Engine) -> None:
    for seed in ("", "naïve 🎲", 'quo"te\\', "\x7f"):
        assert Table.new(game, 2, seed=seed, edition=edition, engine=compiled).seed == seed


def test_a_seed_that_no_file_can_hold_is_refused(game: Game, edition: Edition, compiled: Engine) -> None:
    """Half a surrogate pair is no text that could be written."""
    with pytest.raises(OptionError, match="seed"):
        Table.new(game, 2, seed="\ud800", edition=edition, engine=compiled)


def test_options_are_taken_by_name_and_value(game: Game, edition: Edition, compiled: Engine) -> None:
    """R11: house rules."""
    chosen = {"gem_bank": "unlimited", "chance_chain": False, "max_rounds": 12, "seer_look_optional": "true"}
    table = Table.new(game, 3, seed=1, options=chosen, edition=edition, engine=compiled)
    assert {name: table.options[name] for name in chosen} == {**chosen, "seer_look_optional": True}
    assert table.options["idol_tie"] == "holder_keeps"


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"gems": 1}, r"unknown option 'gems' for lost_temple: it has gem_bank, .*max_rounds"),
        ({"gem_bank": "big"}, r"option gem_bank = 'big' must be one of limited, unlimited \(C18\)"),
        ({"gem_bank": None}, r"option gem_bank = None must be one of limited, unlimited"),
        ({"chance_chain": 1}, r"option chance_chain = 1 must be one of true, false \(C16\)"),
        ({"max_rounds": -1}, r"option max_rounds = -1 must be a whole number from 0 to 10000 \(C33\)"),
        ({"max_rounds": True}, r"option max_rounds = True must be a whole number"),
        ({"max_rounds": 2.5}, r"option max_rounds = 2.5 must be a whole number"),
        ({"max_rounds": "--5"}, r"option max_rounds = '--5' must be a whole number"),
        ({"max_rounds": "²"}, r"option max_rounds = '²' must be a whole number"),
        ({"max_rounds": "9" * 5000}, r"option max_rounds = .* must be a whole number"),
        ({"max_rounds": []}, r"option max_rounds = \[\] must be a whole number"),
    ],
)
def test_r11_a_wrong_option_is_refused_with_what_would_be_right(
    game: Game, edition: Edition, compiled: Engine, options: dict[str, object], match: str
) -> None:
    """R11: the message names the option, the value and the values there are."""
    with pytest.raises(OptionError, match=match):
        Table.new(game, 3, options=options, edition=edition, engine=compiled)


@pytest.mark.parametrize("seats", [1, 9, 0, -4, True, "4", None, 2.5, [4]])
def test_a_wrong_number_of_seats_is_refused(game: Game, edition: Edition, compiled: Engine, seats: Any) -> None:
    with pytest.raises(OptionError, match="lost_temple is for 2 to 8 seats, not "):
        Table.new(game, seats, edition=edition, engine=compiled)


@pytest.mark.parametrize("key", ["lost temple", "", "lost_temple.box", None, 3])
def test_an_unknown_game_is_refused_with_the_known_ones(key: Any) -> None:
    with pytest.raises(OptionError, match=r"unknown game .*: there is .*lost_temple"):
        Table.new(key, 4)


# What may be done


def test_legal_is_a_container(table: Table) -> None:
    legal = table.legal()
    actions = list(legal)
    assert len(legal) == len(actions) == 5
    assert all(isinstance(action, Action) for action in actions)
    assert (legal[0], legal[-1], legal[1:3], legal[:]) == (actions[0], actions[-1], actions[1:3], actions)
    assert legal.codes == [action.code for action in actions]
    assert np.flatnonzero(legal.mask).tolist() == legal.codes
    assert repr(legal) == f"Legal({', '.join(map(str, actions))})"
    assert legal.index(actions[2]) == 2
    assert list(reversed(legal)) == actions[::-1]
    with pytest.raises(IndexError):
        legal[5]


def test_legal_contains_texts_codes_and_actions(table: Table) -> None:
    legal = table.legal()
    action = legal[0]
    for said in (action, action.text, action.text.upper(), action.code):
        assert said in legal
    wrong: object
    for wrong in ("walk 1", "no such thing", 134, -1, 5000, True, None, 1.5, [], Action(action.code, "take", "walk 1")):
        assert wrong not in legal


def test_legal_of_a_seat_that_is_not_asked_is_empty(table: Table) -> None:
    (seat,) = table.to_act
    assert list(table.legal(seat)) == list(table.legal())
    for other in set(range(4)) - {seat}:
        assert len(table.legal(other)) == 0


def test_a_move_may_be_text_code_or_action(game: Game, edition: Edition, compiled: Engine) -> None:
    prints = set()
    for form in (lambda a: a, lambda a: a.text, lambda a: f" {a.text.upper()} ", lambda a: a.code):
        table = Table.new(game, 4, seed=5, edition=edition, engine=compiled)
        table.play(form(table.legal()[1]))
        prints.add(table.fingerprint)
        assert (table.move, [action.text for _, action in table.moves]) == (1, [table.moves[0][1].text])
    assert len(prints) == 1


def test_r3_2_the_wrong_seat_is_told_who_is_to_act(table: Table) -> None:
    """R3.2: one after the other."""
    (seat,) = table.to_act
    other = (seat + 1) % 4
    action = table.legal()[0].text
    refused(
        table, IllegalMove, f"illegal move '{action}' for seat {other} at move 0: seat {seat} is to act", action, other
    )


@pytest.mark.parametrize("seat", [4, -1, 99, True, "0", 0.5, [], "x"])
def test_a_seat_that_is_not_at_the_table(table: Table, seat: Any) -> None:
    refused(table, IllegalMove, "there is no seat .* at this table: seats are 0 to 3", "take thief", seat)
    with pytest.raises(IllegalMove, match="there is no seat"):
        table.legal(seat)
    if seat != SPECTATOR:
        with pytest.raises(IllegalMove, match="there is no seat"):
            table.view(seat)


def test_an_illegal_move_is_told_what_is_legal_and_by_which_rule(table: Table) -> None:
    """R5.10: walking is not asked in the draft."""
    seat = table.to_act[0]
    legal = ", ".join(map(str, table.legal()))
    refused(
        table, IllegalMove, rf"illegal move 'walk 1' for seat {seat} at move 0: legal are {legal} \(R5.10\)", "walk 1"
    )
    with pytest.raises(IllegalMove) as caught:
        table.play("walk 1")
    assert caught.value.rule == "R5.10"


@pytest.mark.parametrize("said", ["fly", "", None, 1.5, True, 135, -1, b"take thief", ["take thief"]])
def test_what_is_no_move_at_all_is_refused(table: Table, said: Any) -> None:
    refused(table, IllegalMove, None, said)


def test_a_stale_move_is_refused(table: Table) -> None:
    first = table.legal()[0]
    refused(table, IllegalMove, "stale move .*: it was made for move 3, the table is at move 0", first, move=3)
    table.play(first, move=0)
    second = table.legal()[0]
    refused(table, IllegalMove, "stale move .*: it was made for move 0, the table is at move 1", second, move=0)
    table.play(second, move=1)
    assert table.move == 2


def other_edition(game: Game, tmp_path: Path) -> Edition:
    """The shipped box with other chance spaces, so that some codes mean something else or do not exist."""
    import tomllib

    data = tomllib.loads((game.folder / "box.toml").read_text(encoding="utf-8"))
    data["track"]["chance"] = [12, 14, 17, 19, 20, 22, 23, 26, 28, 30, 32, 33, 36, 39, 41, 42]
    (tmp_path / "wide.toml").write_text(tomli_w.dumps(data), encoding="utf-8")
    return game.load_edition(tmp_path / "wide.toml")


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_an_action_of_another_edition_is_never_taken_by_its_number(
    game: Game, request: pytest.FixtureRequest, tmp_path: Path, way: str
) -> None:
    """Its number may stand for something else here, or for nothing at all."""
    foreign = other_edition(game, tmp_path).actions
    table = Table.at(
        ALMOST.replace('"walk"', '"look"').replace("called = 2", "called = 3").replace("thief", "seer"),
        engine=request.getfixturevalue(way),
    )
    assert foreign[len(table.edition.actions)].text not in {action.text for action in table.edition.actions}
    refused(table, IllegalMove, None, foreign[len(foreign) - 1])
    refused(table, IllegalMove, "look 12 14", foreign.read("look 12 14"))
    table.play(foreign.read("look 22 36"))
    assert table.moves == [(0, table.edition.actions.read("look 22 36"))]


# The end


def test_r9_1_after_the_game_nobody_moves(finished: Table) -> None:
    """R9.1: the game is over at once."""
    assert (finished.over, finished.to_act, finished.phase) == (True, (), "end")
    assert finished.result == Result(winners=(0,), ranks=(1, 2, 2), points=(43, 5, 6))
    refused(finished, IllegalMove, "the game is over after 1 moves: nobody can move any more", "walk 1")
    refused(
        finished, IllegalMove, r"illegal move 'walk 1' for seat 1 at move 1: the game is over \(R9.1\)", "walk 1", 1
    )
    with pytest.raises(IllegalMove, match="the game is over"):
        finished.legal()
    assert len(finished.legal(0)) == 0


def test_a_finished_game_can_be_taken_back(finished: Table) -> None:
    finished.undo()
    assert (finished.over, finished.result, finished.to_act) == (False, None, (0,))
    finished.play("walk 1")
    assert not finished.over


def test_r9_2_at_the_limit_of_rounds_the_order_on_the_path_decides(
    game: Game, edition: Edition, compiled: Engine
) -> None:
    """R9.2, C33: ranked by index."""
    case = Case(game, compiled, edition, 4, seed=2, options={"max_rounds": 1})
    *_, table = case.walk()
    assert table.result is not None
    assert table.view().round == 1
    best = max(table.result.points)
    assert best < 43
    assert all(table.result.points[seat] == best for seat in table.result.winners)
    assert all(rank == 1 for seat, rank in enumerate(table.result.ranks) if seat in table.result.winners)
    assert sorted(table.result.ranks)[0] == 1


# Taking back


def test_undo_returns_to_the_same_table_move_by_move(table: Table) -> None:
    dice, prints = random.Random(4), [table.fingerprint]
    for _ in range(60):
        table.play(dice.choice(table.legal()))
        prints.append(table.fingerprint)
    events = table.events(1)
    table.undo(60)
    assert (table.fingerprint, table.move, table.moves) == (prints[0], 0, [])
    dice = random.Random(4)
    for _ in range(60):
        table.play(dice.choice(table.legal()))
    assert (table.fingerprint, table.events(1)) == (prints[60], events)
    for back in range(59, 40, -1):
        table.undo()
        assert (table.fingerprint, table.move, len(table.moves)) == (prints[back], back, back)


@pytest.mark.parametrize("moves", [4, 0, -1, 100])
def test_undo_beyond_the_start_is_refused(table: Table, moves: int) -> None:
    played(table, 3)
    before = table.fingerprint
    with pytest.raises(IllegalMove, match=f"cannot take back {moves} moves: 3 were made"):
        table.undo(moves)
    assert (table.fingerprint, table.move) == (before, 3)


@pytest.mark.parametrize("moves", [1.0, "1", None])
def test_undo_takes_a_whole_number(table: Table, moves: Any) -> None:
    played(table, 3)
    before = table.fingerprint
    with pytest.raises(IllegalMove, match="take back"):
        table.undo(moves)
    assert (table.fingerprint, table.move) == (before, 3)


def test_undo_returns_to_the_table_with_its_forced_outcomes(compiled: Engine) -> None:
    """What was forced before a move is forced again when the move is taken back."""
    table = Table.at(ALMOST.replace("41", "9"), engine=compiled)
    table.force("idol")
    before = table.fingerprint
    table.play("walk 2")
    after = table.fingerprint
    table.undo()
    assert table.fingerprint == before
    table.play("walk 2")
    assert table.fingerprint == after


def test_undo_keeps_earlier_forced_outcomes(compiled: Engine) -> None:
    table = Table.at(ALMOST.replace("41", "9"), engine=compiled)
    table.force("idol")
    table.play("walk 2")
    before = table.fingerprint
    table.play(table.legal()[0])
    table.undo()
    assert table.fingerprint == before


# What may be known


def test_views_differ_by_seat_and_a_spectator_has_none(table: Table) -> None:
    (seat,) = table.to_act
    assert table.view(seat).seat == seat
    assert len(table.view(seat).hand) == 5
    assert table.view().seat is None
    assert table.view().hand == table.view((seat + 1) % 4).hand == []
    assert table.view(SPECTATOR) == table.view()


def test_a_perspective_is_a_copy(table: Table) -> None:
    """Bots get perspectives: whatever they do to one, the table stays."""
    before = table.fingerprint
    mine = table.perspective(1)
    assert isinstance(mine, Perspective)
    assert (mine.seat, mine.move, mine.seats, mine.over, mine.phase, mine.to_act) == (
        1, 0, 4, False, "draft", table.to_act,
    )  # fmt: skip
    assert repr(mine) == "Perspective(lost_temple, seat 1, move 0)"
    mine.state["gems"] = 99
    assert table.fingerprint == before


def test_events_since_a_move(table: Table) -> None:
    played(table, 3)
    everything = table.events(0)
    assert [e.name for e in everything[:4]] == ["start_card"] * 4
    latest = table.events(0, since=2)
    assert latest
    assert everything[-len(latest) :] == latest
    assert len(table.events(0, since=1)) > len(latest)
    assert table.events(0, since=3) == []
    assert len(everything) == len(table.events(0, since=1)) + len(
        [e for e in everything if e not in table.events(0, 1)]
    )


def test_a_table_in_words(table: Table, finished: Table) -> None:
    (seat,) = table.to_act
    assert repr(table) == f"<Table lost_temple, 4 seats, move 0, seat {seat} to act: draft>"
    assert repr(finished).startswith("<Table lost_temple, 3 seats, over after 1 moves: Result(winners=(0,)")


# Whole games


@pytest.mark.parametrize("seats", range(2, 9))
def test_five_games_are_played_saved_and_loaded(
    game: Game, edition: Edition, compiled: Engine, tmp_path: Path, seats: int
) -> None:
    """R9.1, R9.2: every game ends with one winner on the finish."""
    for seed in range(5):
        *_, table = Case(game, compiled, edition, seats, seed).walk()
        assert table.over
        result = table.result
        assert result is not None
        (winner,) = result.winners
        assert (result.ranks[winner], result.points[winner]) == (1, 43 if seats < 6 else 31)
        assert sorted(result.ranks) == [1, *[2] * (seats - 1)]
        path = tmp_path / f"{seed}.cenote"
        table.save(path)
        again = Table.load(path, edition=edition, engine=compiled)
        assert (again.fingerprint, again.result, again.moves) == (table.fingerprint, result, table.moves)
        assert [again.events(seat) for seat in range(-1, seats)] == [table.events(seat) for seat in range(-1, seats)]
        assert record_text(again) == path.read_text(encoding="utf-8")


def test_an_option_that_names_a_seat_needs_that_seat() -> None:
    with pytest.raises(OptionError, match=r"start_player = 'seat_3' is for at least 4 seats, not 2"):
        Table.new("jade_goddess", 2, options={"start_player": "seat_3"})
    assert Table.new("jade_goddess", 4, options={"start_player": "seat_3"}).to_act == (3,)
