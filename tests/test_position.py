"""Positions: tables written by hand. What is written comes back, and what cannot stand on a table is refused."""

from __future__ import annotations

import datetime
import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import CenoteError, OptionError, PositionError, Table, games
from cenote.kernel.conformance import Case, bare, observers, outlets
from cenote.kernel.engine import Engine, InterpretedEngine
from cenote.kernel.game import Edition, Game
from cenote.kernel.position import load_position

ALL_OPTIONS: dict[str, object] = {
    "gem_bank": "unlimited", "chance_chain": False, "idol_tie": "tied_clockwise_from_holder", "seer_swap_public": False,
    "seer_look_optional": True, "seer_look_sequential": True, "craftsman_may_decline": True,
    "free_move_may_be_zero": True, "tokens_beyond_finish": True, "max_rounds": 9,
}  # fmt: skip


@cache
def rules() -> InterpretedEngine:
    return InterpretedEngine(games.get("lost_temple"))


@cache
def shipped() -> Edition:
    return games.get("lost_temple").load_edition(None)


def text_of(table: str = "", head: str = "", seats: int = 4) -> str:
    return f'format = "cenote-position-1"\ngame = "lost_temple"\nseats = {seats}\n{head}\n[table]\n{table}\n'


def at(table: str = "", head: str = "", seats: int = 4) -> Table:
    return Table.at(text_of(table, head, seats), edition=shipped(), engine=rules())


def refused(error: type[CenoteError], match: str, text: str) -> None:
    with pytest.raises(error, match=match) as caught:
        Table.at(text, edition=shipped(), engine=rules())
    assert "\n" not in str(caught.value)


def sound(table: Table) -> list[str]:
    game = table.game
    return game.check(game.box_record.unpack(table.edition.box), game.record.unpack(table._state))


# Round trips


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["default", "house rules"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_position_comes_back_from_every_decision(
    game: Game, compiled: Engine, seats: int, options: dict[str, object]
) -> None:
    """R0-R11: all fields, in the middle of every effect; the random stream alone is another one."""
    phases = set()
    for table in Case(game, compiled, shipped(), seats, seed=seats, options=options).walk():
        again = Table.at(table.position, edition=shipped(), engine=compiled)
        assert bare(again._state) == bare(table._state)
        assert again.position == table.position
        assert (again.to_act, again.over, again.options) == (table.to_act, table.over, table.options)
        phases.add(table.phase)
        if table.move % 40 == 1:
            for seat in observers(table):
                assert outlets(again.perspective(seat)) == outlets(table.perspective(seat))
    assert {"draft", "curse", "steal", "walk", "end"} <= phases


def test_a_position_reads_as_names(compiled: Engine) -> None:
    data = tomllib.loads(Table.new("lost_temple", 3, seed=1, edition=shipped(), engine=compiled).position)
    assert (data["format"], data["game"], data["seats"]) == ("cenote-position-1", "lost_temple", 3)
    assert data["options"]["idol_tie"] == "holder_keeps"
    table = data["table"]
    assert table["phase"] == "draft"
    assert len(table["position"]) == len(table["gems"]) == 3
    assert set(table["token"]) == {"11", "14", "17", "19", "22", "26", "28", "33", "36", "41"}
    assert sorted(table["place"].values()) == ["buried", *["hand"] * 8]
    assert table["curse"] == table["look_first"] == ""
    assert not {"key0", "counter", "forced", "lot"} & set(table)


def test_a_table_from_a_position_can_be_played_to_the_end(compiled: Engine) -> None:
    table = at('phase = "call"\nholder = { thief = 0, canoe = 3 }\ngems = [3, 0, 2, 9]')
    dice = random.Random(2)
    while not table.over:
        table.play(dice.choice(table.legal()))
        assert sound(table) == []
    assert table.result is not None
    assert len(table.result.winners) == 1


# What a position may leave out


def test_r1_an_empty_position_starts_with_the_first_round() -> None:
    """R1.4, R2, R3.1: supplies are whole, tokens are laid, cards are dealt."""
    view = at().view(0)
    assert (view.bank, view.machete_supply, view.round, view.phase) == (50, 8, 1, "draft")
    assert len(view.chance) == 10
    assert sum(card.place == "face_up" for card in view.cards) == 3


def test_r1_4_supplies_are_what_the_players_do_not_have() -> None:
    """R1.4."""
    view = at('phase = "call"\ngems = [5, 0, 2, 9]\nmachetes = [1, 0, 2, 0]\nholder = { thief = 1 }').view()
    assert (view.bank, view.machete_supply) == (50 - 17, 8 - 3)


def test_r1_3_tokens_left_out_are_laid_from_the_rest_of_the_mix() -> None:
    """R1.3, C20: seven spaces are in play with six seats, and the mix stays whole."""
    data = tomllib.loads(at('phase = "call"\nholder = { thief = 1 }\ntoken = { 14 = "idol" }', seats=6).position)
    token, reserve = data["table"]["token"], data["table"]["reserve"]
    assert set(token) == {"11", "14", "17", "19", "22", "26", "28"}
    assert token["14"] == "idol"
    mix = {"idol": 2, "gems4": 3, "back2": 3, "pay2": 2, "machete": 3, "fwd3": 3, "lose_machete": 2}
    assert {kind: reserve[kind] + list(token.values()).count(kind) for kind in mix} == mix


def test_r3_1_a_draft_that_names_no_cards_has_the_hand_of_a_real_draft() -> None:
    """R3.1: four players: three face up, one face down, five in the hand; never all nine in the hand."""
    try:
        table = at('phase = "draft"')
    except PositionError:
        return
    assert len(table.legal()) == 5


def test_r4_a_held_card_is_played_once_it_was_called() -> None:
    """R4.3."""
    table = at('phase = "walk"\ncalled = 3\nholder = { thief = 1, seer = 2, canoe = 2 }')
    place = tomllib.loads(table.position)["table"]["place"]
    assert (place["thief"], place["seer"], place["canoe"]) == ("played", "played", "kept")
    assert table.to_act == (2,)


def test_the_same_position_is_the_same_table_and_another_seed_lays_other_tokens() -> None:
    first, again, other = at(), at(), at(head='seed = "other"')
    assert first.fingerprint == again.fingerprint
    assert first.position != other.position
    assert other.seed == "other"


def test_next_forces_outcomes_by_name_and_number(compiled: Engine) -> None:
    """R7.4, R3.1: in the order of the draws."""
    text = text_of("position = [1, 2, 3, 4]", 'next = ["thief", 3, "child", "canoe"]')
    for engine in (rules(), compiled):
        table = Table.at(text, engine=engine)
        cards = {card.character: card.place for card in table.view(0).cards}
        assert (cards["thief"], cards["seer"], cards["child"]) == ("face_up",) * 3
        place = tomllib.loads(table.position)["table"]["place"]
        assert place["canoe"] == "buried"


def test_a_position_with_forced_outcomes_is_the_same_table_every_time() -> None:
    text = text_of("position = [1, 2, 3, 4]", 'next = ["thief", "seer", "child", "canoe"]')
    tables = [Table.at(text, edition=shipped(), engine=rules()) for _ in range(5)]
    assert len({table.fingerprint for table in tables}) == 1


# What cannot stand on a table

WRONG_TEXT = [
    ("", "not a position: object missing required field `format`"),
    ("x", "not a position.*TOML"),
    ("format = 1", "not a position: expected `str`, got `int`"),
    (text_of().replace("position-1", "position-9"), "format 'cenote-position-9', .* reads 'cenote-position-1'"),
    (text_of(seats=9), "seats"),
    (text_of(seats=0), "seats"),
    (text_of().replace("seats = 4\n", ""), "missing required field `seats`"),
    (text_of().replace("[table]", "[tables]"), "tables|`table`"),
    (text_of(head="weather = 1"), "unknown field `weather`"),
    (text_of(head="seed = 5"), "expected `str`, got `int`"),
    (text_of(head='next = "idol"'), "next"),
    (text_of(head="next = [1.5]"), "next"),
    (text_of(head="next = [true]"), "next"),
    (text_of(head="options = { chance_chain = 1.5 }"), "options"),
    (text_of("holder = { thief = 0, thief = 1 }"), "Duplicate|twice|Cannot overwrite"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "match"), WRONG_TEXT)
def test_a_text_that_is_no_position(text: str, match: str) -> None:
    refused(PositionError, match, text)


@pytest.mark.parametrize(
    ("head", "seats", "match"),
    [
        ("", 1, "lost_temple is for 2 to 8 seats, not 1"),
        ("options = { chance_chain = 'no' }", 4, "chance_chain = 'no' must be one of true, false"),
        ("options = { chains = true }", 4, "unknown option 'chains' for lost_temple: it has gem_bank"),
        ("options = { max_rounds = -1 }", 4, "max_rounds = -1 must be a whole number from 0 to 10000"),
        ("next = ['emerald']", 4, "unknown outcome 'emerald': there are shaman, .*lose_machete"),
        ("next = [1000]", 4, "outcome"),
        (f"next = {['idol'] * 25}", 4, "at most 24 outcomes can be forced at once, not 25"),
    ],
)
def test_a_wrong_game_option_or_outcome(head: str, seats: int, match: str) -> None:
    refused(OptionError, match, text_of(head=head, seats=seats))


def test_an_unknown_game() -> None:
    refused(OptionError, r"unknown game 'chess': there is .*lost_temple", text_of().replace("lost_temple", "chess"))


def test_an_impossible_forced_outcome_is_refused() -> None:
    """R3.1: the same card cannot be set aside twice."""
    refused(
        CenoteError, "forced outcome cannot happen", text_of("position = [1, 2, 3, 4]", 'next = ["thief", "thief"]')
    )


WRONG_VALUE = [
    ("weather = 1", r"\[table\] has no key 'weather': there are move, round, phase"),
    ("key0 = 1", r"\[table\] has no key 'key0'"),
    ("max_rounds = 1", r"\[table\] has no key 'max_rounds'"),
    ("position = [1, 2, 3]", "position must have a value for each of the 4 seats, not 3"),
    ("position = [1, 2, 3, 4, 5]", "position must have a value for each of the 4 seats, not 5"),
    ("position = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "position must be a list of at most 8 values"),
    ("position = { a = 1 }", "position must be a list"),
    ("position = 'x'", "position must be a list"),
    ("position = [1.0, 2, 3, 4]", r"position\[0\] = 1.0 must be a whole number"),
    ("position = [1, true, 3, 4]", r"position\[1\] = True must be a whole number"),
    ("position = [1, 2, 3, 200]", r"position\[3\] = 200 must be a whole number"),
    ("position = [1, 2, 3, [4]]", r"position\[3\] = \[4\] must be a whole number"),
    ("round = 2020-01-01", "round = .* must be a whole number"),
    (f"round = {10**30}", "round = .* must be a whole number"),
    ("round = inf", "round = inf must be a whole number"),
    ("phase = 'sleep'", "phase = 'sleep' must be one of round, draft, call"),
    ("phase = 3", "phase = 3 must be one of"),
    ("phase = ['draft']", "phase = .* must be one of"),
    ("phase = ''", "phase = '' must be one of round, draft"),
    ("curse = 'ninja'", "curse = 'ninja' must be one of shaman, thief"),
    ("look_first = '12'", "look_first = '12' must be one of 11, 14"),
    ("place = ['hand']", "place must be a table by shaman, thief"),
    ("place = { ninja = 'hand' }", "place has no 'ninja': there are shaman, thief"),
    ("place = { '' = 'hand' }", "place has no ''"),
    ("place = { thief = 'pocket' }", "place.thief = 'pocket' must be one of hand, face_up"),
    ("place = { thief = 3 }", "place.thief = 3 must be one of"),
    ("token = { 12 = 'idol' }", "token has no '12': there are 11, 14"),
    ("token = { 11 = 'gems5' }", "token.11 = 'gems5' must be one of idol, gems4"),
    ("seen_by = { 11 = 256 }", "seen_by.11 = 256 must be a whole number from 0 to 255"),
    ("room = { 11 = [1, 2] }", "room.11 must be a list of 7 numbers"),
    ("room = { 11 = 3 }", "room.11 must be a list of 7 numbers"),
    ("room = { 11 = [1, 2, 3, 4, 5, 6, 'x'] }", "room.11 = 'x' must be a whole number"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "match"), WRONG_VALUE)
def test_a_value_of_the_wrong_kind(table: str, match: str) -> None:
    refused(PositionError, match, text_of(table))


CALL = 'phase = "call"\nholder = { thief = 1 }\n'
DRAFT = 'phase = "draft"\nplace = { shaman = "face_up", thief = "face_up", seer = "face_up", priest = "buried" }\n'
CARDS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")
ALL_FACE_UP = ", ".join(f'{name} = "face_up"' for name in CARDS)
SEER = "called = 3\nholder = { seer = 0 }\n"
PLAYED = 'phase = "call"\nholder = { thief = 1 }\nplace = { thief = "played" }'

IMPOSSIBLE = [
    # R1.4, R8: supplies
    (CALL + "gems = [51, 0, 0, 0]", "gems.*50"),
    (CALL + "gems = [50, 0, 0, 0]\nbank = 1", "51 gems in all instead of 50"),
    (CALL + "gems = [-1, 0, 0, 0]", r"gems \[-1, 0, 0, 0\] must not be negative"),
    (CALL + "machetes = [9, 0, 0, 0]", "machetes.*8"),
    (CALL + "machetes = [1, 0, 0, 0]\nmachete_supply = 8", "9 machetes in all instead of 8"),
    (CALL + "machetes = [-1, 1, 0, 0]", "machetes .* must not be negative"),
    # R0, R9.1: the path
    (CALL + "position = [44, 1, 1, 1]", "position 44 of seat 0 must be from 0 to 43"),
    (CALL + "position = [1, -1, 1, 1]", "position -1 of seat 1 must be from 0 to 43"),
    (CALL + "position = [1, 1, 43, 1]", "seat 2 stands on the finish 43, so the game must be over"),
    # R1.3: tokens
    (CALL + "token = { 11 = 'idol', 14 = 'idol', 17 = 'idol' }", "3 tokens idol in all instead of 2"),
    (CALL + "token = { 11 = '' }", "chance space 11 must have a token"),
    (CALL + "reserve = { gems4 = 3 }", "tokens .* in all instead of"),
    (CALL + "reserve = { idol = -2 }", "tokens idol"),
    # R3.2, R4: cards
    ('phase = "call"\nholder = { thief = 4 }', "thief"),
    ('phase = "call"\nholder = { thief = -1 }', "thief"),
    ('phase = "call"\nholder = { thief = 1 }\nplace = { thief = "face_up" }', "thief needs a holder exactly if"),
    ('phase = "call"\nplace = { thief = "kept" }', "thief needs a holder exactly if"),
    ('phase = "call"\nplace = { thief = "" }', "thief"),
    (PLAYED, "thief cannot be played before it is called"),
    ('phase = "call"\ncalled = 4\nholder = { thief = 1 }\nplace = { thief = "kept" }', "thief was called"),
    ('phase = "curse"\ncalled = 1', "nobody can decide in phase 'curse'"),
    (CALL + "idol = 4", "idol is 4"),
    (CALL + "idol = -1", "idol is -1"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "match"), IMPOSSIBLE)
def test_what_cannot_stand_on_a_table_is_refused_with_its_rule(table: str, match: str) -> None:
    refused(PositionError, match, text_of(table))
    refused(PositionError, r"\((R|C)\d", text_of(table))


UNREACHABLE = {
    "claim of a seat that is not there": CALL + "claim = 5",
    "claim below nobody": CALL + "claim = -7",
    "idol of a seat that is not there": "idol = 77\nposition = [1, 1, 1, 1]",
    "idol below nobody": "idol = -5\nposition = [1, 1, 1, 1]",
    "called beyond the child": 'phase = "call"\ncalled = 10',
    "called below nothing": 'phase = "call"\ncalled = -3',
    "called far below nothing": DRAFT + "called = -100",
    "no phase": 'phase = ""\ncalled = 2\nholder = { thief = 0 }',
    "called during the draft": DRAFT + "called = 1",
    "cursed during the draft": DRAFT + 'curse = "elder"',
    "draft step beyond the last": DRAFT + "draft_step = 100",
    "draft step zero": DRAFT + "draft_step = 0",
    "draft step below zero": DRAFT + "draft_step = -5",
    "no card to draft": f'phase = "draft"\nplace = {{ {ALL_FACE_UP} }}',
    "moves below zero": CALL + "move = -5",
    "no room for another move": CALL + f"move = {2**31 - 1}",
    "round below zero": CALL + "round = -5",
    "no room for another round": f"round = {2**15 - 1}",
    "no room for another replacement": CALL + f"reveals = {2**15 - 1}",
    "over while a character is called": CALL + "over = 1",
    "looks at nothing": SEER + 'phase = "swap"',
    "looks at one space": SEER + 'phase = "swap"\nlook_first = "11"',
    "looks twice at one space": SEER + 'phase = "swap"\nlook_first = "11"\nlook_second = "11"',
    "second look without the option": SEER + 'phase = "look_second"\nlook_first = "11"',
    "machete asked without the option": 'phase = "machete"\ncalled = 6\nholder = { craftsman = 0 }',
    "scout without gems": 'phase = "scout"\ncalled = 7\nholder = { scout = 0 }',
    "priest without gems": 'phase = "priest"\ncalled = 4\nholder = { priest = 0 }',
    "elder without a village": 'phase = "elder"\ncalled = 5\nholder = { elder = 0 }\ngems = [5, 0, 0, 0]\n'
    "position = [41, 1, 1, 1]",
    "elder looks": 'phase = "look"\ncalled = 5\nholder = { elder = 0 }',
    "priest curses": 'phase = "curse"\ncalled = 4\nholder = { priest = 0 }',
    "game over with nobody there": 'phase = "end"\nposition = [1, 1, 1, 1]',
    "two on the finish": 'phase = "end"\nposition = [43, 43, 1, 1]',
    "shaman cursed": CALL + 'curse = "shaman"',
    "shaman robbed": CALL + 'theft = "shaman"',
    "thief robbed": CALL + 'theft = "thief"',
    "seen by seats that are not there": CALL + "seen_by = { 11 = 255 }",
    "a token without room": CALL + "room = { 11 = [0, 0, 0, 0, 0, 0, 0] }",
    "room below zero": CALL + "room = { 11 = [-128, 0, 0, 0, 0, 0, 0] }",
    "a replacement that did not happen yet": CALL + "drawn = { 11 = 7 }",
}  # fmt: skip


@pytest.mark.parametrize("table", UNREACHABLE.values(), ids=UNREACHABLE.keys())
def test_a_position_that_no_rule_can_carry_on_from_is_refused(table: str) -> None:
    """R2, R3, R4, R5, R9, 6b: what rules assume of every table, a position must fulfil."""
    with pytest.raises(PositionError):
        at(table)


def test_c18_no_room_for_another_gem_is_refused() -> None:
    """C18: with an unlimited bank gems have no bound but that of the table."""
    refused(PositionError, "gems", text_of(CALL + "gems = [0, 32767, 0, 0]", 'options = { gem_bank = "unlimited" }'))


def test_6b_a_card_marked_as_redacted_does_not_leak() -> None:
    """6b: a draft step below zero is the mark of a redacted card and may not be written by hand."""
    data = tomllib.loads(Table.new("lost_temple", 4, seed=1, edition=shipped(), engine=rules()).position)
    (card,) = (card for card, place in data["table"]["place"].items() if place == "buried")
    data["table"]["step"][card] = -1
    with pytest.raises(PositionError):
        Table.at(tomli_w.dumps(data), edition=shipped(), engine=rules())


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000])
def test_monstrous_toml_is_a_position_error(text: str) -> None:
    with pytest.raises(PositionError):
        Table.at(text, engine=rules())


# Files


def test_a_position_file(tmp_path: Path) -> None:
    path = tmp_path / "endgame.toml"
    path.write_text(text_of(CALL), encoding="utf-8")
    assert load_position(path, edition=shipped()).fingerprint == at(CALL).fingerprint
    path.write_text(text_of("position = [99, 1, 1, 1]"), encoding="utf-8")
    with pytest.raises(PositionError, match=r"endgame\.toml: .*position 99 of seat 0"):
        load_position(path)
    path.write_text(text_of(head="options = { chains = 1 }"), encoding="utf-8")
    with pytest.raises(OptionError, match=r"endgame\.toml: unknown option"):
        load_position(path)


def test_a_position_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"caf\xe9")
    for path in (tmp_path, tmp_path / "missing", tmp_path / "latin"):
        with pytest.raises(PositionError, match=rf"{path.name}.*(cannot be read|UTF-8)"):
            load_position(path)


# Fuzz


def accepted_or_refused(text: str) -> None:
    """Nothing but a CenoteError, in one sentence; and what is accepted is sound and can be looked at by everybody."""
    try:
        table = Table.at(text, edition=shipped(), engine=rules())
    except CenoteError as error:
        message = str(error)
        if not message or "\n" in message:
            pytest.fail(f"not one sentence: {message!r}")
        return
    assert sound(table) == []
    assert table.over or all(table.legal(seat) for seat in table.to_act)
    for seat in observers(table):
        outlets(table.perspective(seat))
        table.perspective(seat).imagine(1)


@cache
def midgame(phase: str = "draft") -> str:
    """A position from the middle of a game."""
    table = Table.new("lost_temple", 3, seed=4, edition=shipped(), engine=rules())
    dice = random.Random(4)
    while table.move < 40 or table.phase != phase:
        table.play(dice.choice(table.legal()))
    return table.position


PIECES = st.sampled_from(
    ["", "0", "1", "-", "9", "99", '"', "'", "=", "{", "}", "[", "]", ",", "\n", "kept", "idol", "end"]
)


@st.composite
def mutations(draw: st.DrawFn, text: str) -> str:
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 6))
        piece = draw(st.one_of(PIECES, st.text(max_size=3), st.just(text[start : start + length] * 2)))
        text = text[:start] + piece + text[start + length :]
    return text


@settings(max_examples=150, deadline=None)
@given(mutations(midgame()))
def test_a_mutated_position_is_sound_or_refused(text: str) -> None:
    accepted_or_refused(text)


@settings(max_examples=100, deadline=None)
@given(mutations(text_of(CALL + "position = [9, 20, 12, 10]\ngems = [0, 3, 1, 1]", 'next = ["gems4"]')))
def test_a_mutated_short_position_is_sound_or_refused(text: str) -> None:
    accepted_or_refused(text)


FIELDS = [one.name for one in games.get("lost_temple").record.fields if not one.hidden]
WORDS = ["", "hand", "kept", "played", "idol", "gems4", "thief", "11", "41", *games.get("lost_temple").phases]
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 12), st.sampled_from([-(2**15), 127, 128, 2**15 - 1, 2**31 - 1, 10**20]), st.sampled_from(WORDS),
    st.booleans(), st.floats(allow_nan=False), st.just(datetime.date(1927, 5, 1)), st.text(max_size=3),
)  # fmt: skip
KEYS = st.sampled_from(["shaman", "thief", "seer", "child", "11", "14", "41", "idol", "gems4", "ninja"])
VALUES = st.one_of(
    SCALARS,
    st.lists(st.integers(0, 12), min_size=4, max_size=4),
    st.lists(SCALARS, max_size=9),
    st.dictionaries(KEYS, SCALARS, max_size=4),
    st.dictionaries(KEYS, st.lists(st.integers(-2, 4), min_size=7, max_size=7), max_size=2),
)


@settings(max_examples=250, deadline=None)
@given(
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
    st.fixed_dictionaries(
        {}, optional={"seed": st.text(max_size=3), "next": st.lists(SCALARS, max_size=3), "options": VALUES}
    ),
    st.sampled_from([2, 3, 4, 4, 4, 8]),
)
def test_a_random_position_is_sound_or_refused(table: dict[str, Any], head: dict[str, Any], seats: int) -> None:
    data = {"format": "cenote-position-1", "game": "lost_temple", "seats": seats, **head, "table": table}
    accepted_or_refused(tomli_w.dumps(data))


@st.composite
def other_values(draw: st.DrawFn) -> str:
    """A position from the middle of a game with one to three other values."""
    data = tomllib.loads(midgame(draw(st.sampled_from(["draft", "steal", "scout"]))))
    table = data["table"]
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(table)))
        if isinstance(table[name], list):
            table[name][draw(st.integers(0, 2))] = draw(st.integers(-2, 50))
        elif isinstance(table[name], dict) and table[name]:
            key = draw(st.sampled_from(sorted(table[name])))
            row = isinstance(table[name][key], list)
            table[name][key] = draw(st.lists(st.integers(-1, 4), min_size=7, max_size=7) if row else SCALARS)
        else:
            table[name] = draw(SCALARS)
    return tomli_w.dumps(data)


@settings(max_examples=250, deadline=None)
@given(other_values())
def test_a_real_position_with_other_values_plays_on_soundly_or_is_refused(text: str) -> None:
    accepted_or_refused(text)
    try:
        table = Table.at(text, edition=shipped(), engine=rules())
    except CenoteError:
        return
    start, dice = table.fingerprint, random.Random(1)
    while not table.over and len(table.moves) < 25:
        table.play(dice.choice(table.legal()))
        assert sound(table) == []
    if table.moves:
        table.undo(len(table.moves))
    assert table.fingerprint == start


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_random_text_is_no_position(text: str) -> None:
    with pytest.raises(CenoteError):
        Table.at(text, engine=rules())
