"""Records on disk: what is saved comes back, and what was tampered with is found out."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import CenoteError, EditionError, OptionError, RecordError, Table, games
from cenote.kernel.engine import Engine, InterpretedEngine
from cenote.kernel.game import Edition, Game
from cenote.kernel.replay import read_record, record_text

POSITION = """
format = "cenote-position-1"
game = "lost_temple"
seats = 4

[table]
phase = "walk"
called = 2
position = [9, 5, 6, 7]
holder = { thief = 0, child = 2 }
token = { 11 = "gems4" }
"""
FORCED = POSITION.replace("[table]", 'next = ["back2"]\n[table]')


@cache
def rules() -> InterpretedEngine:
    return InterpretedEngine(games.get("lost_temple"))


@cache
def shipped() -> Edition:
    return games.get("lost_temple").load_edition(None)


def played(table: Table, moves: int) -> Table:
    dice = random.Random(1)
    while not table.over and table.move < moves:
        table.play(dice.choice(table.legal()))
    return table


@cache
def record(moves: int = 30) -> str:
    """The record of a game for three, `moves` moves long."""
    return record_text(played(Table.new("lost_temple", 3, seed="replay", edition=shipped(), engine=rules()), moves))


@cache
def position_record() -> str:
    """The record of a game that began in a position."""
    return record_text(played(Table.at(POSITION, edition=shipped(), engine=rules()), 10))


def load(text: str) -> Table:
    return read_record(text, edition=shipped(), engine=rules())


def changed(text: str, old: str, new: str, times: int = 1) -> str:
    assert old in text
    return text.replace(old, new, times)


# Round trips


@pytest.mark.parametrize("moves", [0, 1, 7, 60, 5000])
def test_a_saved_game_comes_back_the_same(tmp_path: Path, compiled: Engine, moves: int) -> None:
    table = played(Table.new("lost_temple", 3, seed="a b", edition=shipped(), engine=compiled), moves)
    table.save(tmp_path / "game")
    again = Table.load(tmp_path / "game", edition=shipped(), engine=compiled)
    assert (again.fingerprint, again.moves, again.seed, again.options, again.result) == (
        table.fingerprint, table.moves, table.seed, table.options, table.result,
    )  # fmt: skip
    assert record_text(again) == record_text(table)
    if not again.over:
        action = again.legal()[0]
        again.play(action)
        table.play(action)
        assert again.fingerprint == table.fingerprint


def test_a_record_says_what_it_is() -> None:
    data = tomllib.loads(record())
    assert (data["format"], data["game"], data["rules"], data["seats"]) == ("cenote-record-1", "lost_temple", 1, 3)
    assert (data["edition"], data["edition_digest"]) == (shipped().name, shipped().digest)
    assert (data["seed"], data["result"]) == ("replay", "unfinished")
    assert len(data["moves"].strip().splitlines()) == 30
    winner = load(record(5000)).result
    assert winner is not None
    assert tomllib.loads(record(5000))["result"] == f"won by seat {winner.winners[0]}"


def test_both_engines_read_the_same_record(compiled: Engine) -> None:
    assert read_record(record(), edition=shipped(), engine=compiled).fingerprint == load(record()).fingerprint


def test_options_are_recorded(tmp_path: Path) -> None:
    """R11: house rules come back with the game."""
    options = {"seer_look_sequential": True, "gem_bank": "unlimited", "max_rounds": 3}
    table = Table.new("lost_temple", 2, seed=5, options=options, edition=shipped(), engine=rules())
    played(table, 5000).save(tmp_path / "game")
    again = Table.load(tmp_path / "game", engine=rules())
    assert {name: again.options[name] for name in options} == options
    assert again.fingerprint == table.fingerprint


@pytest.mark.parametrize("position", [POSITION, FORCED])
def test_a_game_from_a_position_comes_back(tmp_path: Path, compiled: Engine, position: str) -> None:
    """R7.4: with the outcome that the position forced."""
    table = Table.at(position, engine=compiled)
    table.play("walk 2")
    played(table, 12).save(tmp_path / "game")
    again = Table.load(tmp_path / "game", engine=compiled)
    assert (again.fingerprint, again.origin) == (table.fingerprint, table.origin)
    again.undo(again.move)
    assert again.fingerprint == Table.at(position, engine=compiled).fingerprint


@pytest.mark.parametrize(
    "comment", ["# it's '''quoted'''", "seed = '''x'''", 'seed = """x"""', "# back\\slash", "# 'end'"]
)
def test_a_position_with_quotes_comes_back(comment: str) -> None:
    table = Table.at(f"{comment}\n{POSITION}\n{comment if comment[0] == '#' else ''}", engine=rules())
    table.play("walk 1")
    assert load(record_text(table)).fingerprint == table.fingerprint


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=12))
def test_any_seed_comes_back(seed: str) -> None:
    table = Table.new("lost_temple", 2, seed=seed, edition=shipped(), engine=rules())
    again = load(record_text(table))
    assert (again.seed, again.fingerprint) == (seed, table.fingerprint)


@pytest.mark.parametrize("seed", ["\x7f", "tab\t", "\x00", "\r\n", '"""', "\\u0041", "\u2028", "a" * 10_000])
def test_a_seed_with_odd_characters_comes_back_from_a_file(tmp_path: Path, seed: str) -> None:
    table = Table.new("lost_temple", 2, seed=seed, edition=shipped(), engine=rules())
    table.save(tmp_path / "game")
    assert Table.load(tmp_path / "game", engine=rules()).seed == seed


def test_a_game_with_outcomes_forced_on_the_way_comes_back(tmp_path: Path) -> None:
    """R7.4: what `force` fixed is part of the game."""
    table = Table.at(POSITION, engine=rules())
    table.force("idol")
    table.play("walk 2")
    table.save(tmp_path / "game")
    assert Table.load(tmp_path / "game", engine=rules()).fingerprint == table.fingerprint


def test_an_edition_of_ones_own_is_given_to_load(game: Game, tmp_path: Path) -> None:
    data = tomllib.loads((game.folder / "box.toml").read_text(encoding="utf-8"))
    data["edition"], data["amounts"]["free_move_max"] = "mine", 3
    (tmp_path / "mine.toml").write_text(tomli_w.dumps(data), encoding="utf-8")
    table = played(Table.new("lost_temple", 3, seed=1, edition=tmp_path / "mine.toml", engine=rules()), 50)
    table.save(tmp_path / "game")
    for edition in (tmp_path / "mine.toml", str(tmp_path / "mine.toml"), table.edition):
        assert Table.load(tmp_path / "game", edition=edition, engine=rules()).fingerprint == table.fingerprint
    with pytest.raises(RecordError, match=r"played on edition 'mine' .*, this is 'reconstruction-1' .*: give that"):
        Table.load(tmp_path / "game", engine=rules())
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read"):
        Table.load(tmp_path / "game", edition=tmp_path / "none.toml", engine=rules())


# Tampering


def test_a_changed_move_is_found_by_its_number() -> None:
    lines = record().splitlines()
    first = lines.index('moves = """') + 1
    seat, action = lines[first + 4].split(" ", 1)
    lines[first + 4] = f"{seat} walk 2" if "walk" not in action else f"{seat} take thief"
    with pytest.raises(RecordError, match=r"move 5 of the record does not replay: illegal move .*legal are"):
        load("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "match"),
    [
        ("0 fly", "move 1 of the record does not replay: 'fly' is no move"),
        ("9 take thief", "move 1 of the record does not replay: there is no seat 9"),
        ("take thief", "move 1 of the record, 'take thief', must be a seat and an action, as '0 "),
        ("-1 take thief", "move 1 of the record, '-1 take thief', must be a seat and an action"),
        ("² take thief", "move 1 of the record, '² take thief', must be a seat and an action"),
        ("1" * 5000 + " take thief", "move 1 of the record"),
        ("1", "move 1 of the record"),
        ("1.0 take thief", "move 1 of the record, .* must be a seat and an action"),
    ],
)
def test_a_wrong_line_among_the_moves(line: str, match: str) -> None:
    with pytest.raises(RecordError, match=match):
        load(changed(record(), 'moves = """\n', f'moves = """\n{line}\n'))


def test_a_move_left_out_or_added_is_found() -> None:
    lines = record().splitlines()
    last = lines.index('"""') - 1
    with pytest.raises(RecordError, match="end in another state than it says"):
        load("\n".join(lines[:last] + lines[last + 1 :]))
    table = load(record())
    extra = f"{table.to_act[0]} {table.legal()[0]}"
    with pytest.raises(RecordError, match="end in another state than it says"):
        load("\n".join(lines[: last + 1] + [extra] + lines[last + 1 :]))


def test_a_move_after_the_end_is_found() -> None:
    """R9.1: nobody moves after the end."""
    text = record(5000)
    with pytest.raises(RecordError, match=r"does not replay: illegal move 'walk 1' for seat 0 .*the game is over"):
        load(changed(text, '\n"""', '\n0 walk 1\n"""'))


@pytest.mark.parametrize(
    ("old", "new", "error", "match"),
    [
        ('seed = "replay"', 'seed = "other"', RecordError, "does not replay|another state"),
        ('seed = "replay"', "seed = 5", RecordError, r"expected `str`, got `int` - at `\$.seed`"),
        ('"unfinished"', '"won by seat 1"', RecordError, "says 'won by seat 1', its moves end 'unfinished'"),
        ("seats = 3", "seats = 4", RecordError, "does not replay|another state"),
        ("seats = 3", "seats = 1", OptionError, "lost_temple is for 2 to 8 seats, not 1"),
        ("seats = 3", "seats = 9", RecordError, r"expected `int` <= 8 - at `\$.seats`"),
        ("seats = 3", "seats = true", RecordError, "expected `int`, got `bool`"),
        ("chance_chain = true", "chance_chain = false", RecordError, "another state|does not replay"),
        ("chance_chain = true", 'chance_chain = "no"', OptionError, "chance_chain = 'no' must be one of true, false"),
        ("chance_chain = true", "chance_chain = 1.5", RecordError, "got `float`"),
        ("max_rounds = 0", "max_rounds = 1", RecordError, "another state|does not replay"),
        ("max_rounds = 0", 'max_rounds = "--5"', OptionError, "max_rounds = '--5' must be a whole number"),
        ("max_rounds", "most_rounds", OptionError, "unknown option 'most_rounds' for lost_temple: it has gem_bank"),
        ('game = "lost_temple"', 'game = "citadels"', OptionError, "unknown game 'citadels': there is .*lost_temple"),
        ("rules = 1", "rules = 2", RecordError, "needs rules version 2 of lost_temple, this is 1"),
        ("cenote-record-1", "cenote-record-9", RecordError, "format 'cenote-record-9', .* reads 'cenote-record-1'"),
        ("seats = 3", "seats = 3\nhumidity = 5", RecordError, "unknown field `humidity`"),
        ('result = "unfinished"\n', "", RecordError, "missing required field `result`"),
        ("[options]", "[choices]", RecordError, "unknown field `choices`"),
        ("seats = 3", "seats = 3\nseats = 3", RecordError, "not a game record.*line"),
        ("seats = 3", "seats 3", RecordError, "not a game record.*line"),
    ],
)  # fmt: skip
def test_a_changed_record_is_refused(old: str, new: str, error: type[CenoteError], match: str) -> None:
    with pytest.raises(error, match=match) as caught:
        load(changed(record(), old, new))
    assert "\n" not in str(caught.value)


def test_a_changed_state_is_found() -> None:
    state = tomllib.loads(record())["state"]
    with pytest.raises(RecordError, match="end in another state than it says"):
        load(changed(record(), state, state[:-1] + ("0" if state[-1] != "0" else "1")))


def test_a_changed_edition_is_found() -> None:
    with pytest.raises(RecordError, match=r"played on edition 'reconstruction-1' \(0000.*give that edition's file"):
        load(changed(record(), shipped().digest, "0" * 64))


def test_every_key_but_options_and_position_is_needed() -> None:
    lines = record(0).splitlines()
    for key in ("format", "game", "rules", "edition", "edition_digest", "seats", "seed", "result", "state"):
        kept = [line for line in lines if not line.startswith(f"{key} =")]
        with pytest.raises(RecordError, match=f"missing required field `{key}`"):
            load("\n".join(kept))


@pytest.mark.parametrize(
    ("old", "new"),
    [("seats = 4", "seats = 5"), ('seed = "position"', 'seed = "x"'), ("chance_chain = true", "chance_chain = false")],
)
def test_what_a_record_says_of_its_table_must_agree_with_its_position(old: str, new: str) -> None:
    """A record with a position says seats, seed and options twice."""
    head, inside, tail = position_record().partition("position = '''")
    assert inside
    text = changed(head, old, new) + inside + tail if old in head else head + inside + changed(tail, old, new)
    with pytest.raises(RecordError):
        load(text)


def test_a_broken_position_inside_a_record_is_refused() -> None:
    with pytest.raises(CenoteError, match="position 99 of seat 0 must be from 0 to 43"):
        load(changed(position_record(), "position = [9,", "position = [99,"))


# Files


def test_a_file_cut_off_before_the_end_of_its_moves_is_refused(tmp_path: Path) -> None:
    text = record()
    for length in range(0, text.rindex('"""') + 3, 17):
        (tmp_path / "game").write_text(text[:length], encoding="utf-8")
        with pytest.raises(RecordError):
            Table.load(tmp_path / "game", edition=shipped(), engine=rules())


def test_a_file_cut_off_among_its_options_is_the_same_game_or_refused() -> None:
    """R11: the options that are left out are those of the edition; any other state would be noticed."""
    options = {"chance_chain": False, "craftsman_may_decline": True, "max_rounds": 90}
    table = Table.new("lost_temple", 3, seed=1, options=options, edition=shipped(), engine=rules())
    text = record_text(played(table, 20))
    for length in range(text.rindex('"""') + 3, text.index("max_rounds = 90") + 14):
        with pytest.raises(CenoteError):
            load(text[:length])


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00garbage", bytes(range(256)), b"PK\x03\x04", b"\x00" * 99])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game").write_bytes(data)
    with pytest.raises(RecordError):
        Table.load(tmp_path / "game", edition=shipped(), engine=rules())


@pytest.mark.parametrize("name", ["missing", "", "no/such/folder"])
def test_a_file_that_cannot_be_read_is_a_record_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Table.load(tmp_path / name, engine=rules())


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000, "a." * 3000 + "b = 1"])
def test_monstrous_toml_is_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        load(text)


@pytest.mark.parametrize("name", ["missing/game", "file/game", "n" * 300, "folder", ".", ""])
def test_what_cannot_be_saved_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("untouched", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(RecordError, match="cannot be written"):
        load(record()).save(tmp_path / name)
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "file").read_text(encoding="utf-8") == "untouched"


@pytest.mark.parametrize("name", ["", ".", "/", "nul\0byte"])
def test_a_path_without_a_name_cannot_be_saved_to(name: str) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        load(record()).save(name)


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("old", encoding="utf-8")
    load(record()).save(path)
    assert path.read_text(encoding="utf-8") == record()
    assert sorted(tmp_path.iterdir()) == [path]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    """The part that is written first cannot be made: a folder has its name."""
    path = tmp_path / "game"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "game.part").mkdir()
    with pytest.raises(RecordError, match="cannot be written"):
        load(record()).save(path)
    assert path.read_text(encoding="utf-8") == "old"


# Fuzz

CHUNKS = st.sampled_from(["", "0", "1", "9", " ", "\n", '"', "'", "=", "[", "]", "-", "walk 1", "take thief", "²", "é"])


@st.composite
def mutations(draw: st.DrawFn, text: str) -> str:
    """The text with a few pieces replaced, removed, doubled or inserted."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 8))
        piece = draw(st.one_of(CHUNKS, st.text(max_size=3), st.just(text[start : start + length] * 2)))
        text = text[:start] + piece + text[start + length :]
    return text


def loads_the_same_or_is_refused(text: str, original: Table) -> None:
    try:
        table = load(text)
    except CenoteError as error:
        message = str(error)
        if not message or "\n" in message:
            pytest.fail(f"not one sentence: {message!r}")
        return
    assert table.fingerprint == original.fingerprint
    assert table.moves == original.moves


@settings(max_examples=150, deadline=None)
@given(mutations(record(12)))
def test_a_mutated_record_is_the_same_game_or_refused(text: str) -> None:
    loads_the_same_or_is_refused(text, load(record(12)))


@settings(max_examples=100, deadline=None)
@given(mutations(position_record()))
def test_a_mutated_record_with_a_position_is_the_same_game_or_refused(text: str) -> None:
    loads_the_same_or_is_refused(text, load(position_record()))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_random_text_is_no_record(text: str) -> None:
    with pytest.raises(CenoteError):
        load(text)
