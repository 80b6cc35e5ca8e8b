"""Editions: the shipped box, an owner's own, and what the checks V1-V8 say about broken ones."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote import EditionError, OptionError, Table, games
from cenote.kernel.conformance import Case, law_conservation, law_saves, law_secrecy
from cenote.kernel.engine import Engine
from cenote.kernel.game import Edition, Game

FOLDER = games.get("lost_temple").folder
TEXT = (FOLDER / "box.toml").read_text(encoding="utf-8")
DATA = tomllib.loads(TEXT)
Load = Callable[..., Edition]
MISSING = object()


def with_value(place: str, value: Any) -> dict[str, Any]:
    """The shipped box with one value changed; `place` is a path such as `setup.2.face_up`."""
    data = copy.deepcopy(DATA)
    *path, last = [int(key) if key.isdigit() and "start_spaces" not in place else key for key in place.split(".")]
    inner: Any = data
    for key in path:
        inner = inner[key]
    if value is MISSING:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.fixture
def load(tmp_path: Path, game: Game) -> Load:
    """Write an edition file `mine.toml` and load it."""

    def loaded(content: str | bytes | dict[str, Any]) -> Edition:
        path = tmp_path / "mine.toml"
        text = tomli_w.dumps(content) if isinstance(content, dict) else content
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return game.load_edition(path)

    return loaded


def refused(load: Load, content: str | bytes | dict[str, Any], *said: str) -> None:
    """The edition is refused in one sentence that begins with the file and says all of this."""
    with pytest.raises(EditionError) as caught:
        load(content)
    message = str(caught.value)
    assert message.startswith("mine.toml: ")
    assert "\n" not in message
    for part in said:
        assert part in message


# The shipped box


def test_the_shipped_box_is_sound(edition: Edition) -> None:
    """5.3, 5.4: no check has anything to say about it."""
    assert edition.name == "reconstruction-1"
    assert edition.warnings == ()
    assert len(edition.actions) == 135


def test_5_3_the_shipped_box_has_the_data_of_the_specification(edition: Edition) -> None:
    """5.3: sums of the data file, and the record that the rules read."""
    box = edition.box[0]
    assert (box["gems"], box["machetes"], box["chance_count"]) == (50, 8, 10)
    assert box["finish"].tolist() == [0, 0, 43, 43, 43, 43, 31, 31, 31]
    assert [box[key].sum() for key in ("temple", "village", "jungle")] == [7, 7, 3]
    assert box["jungle"].nonzero()[0].tolist() == [16, 25, 38]
    assert box["chance"][:10].tolist() == [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]
    assert [int(box["chance_at"][space]) for space in (11, 41, 12, 0)] == [0, 9, -1, -1]
    assert box["start_index"][1:].tolist() == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert box["start_gems"][1:].tolist() == [0, 1, 1, 2, 2, 3, 1, 4, 2]
    assert box["start_machete"][1:].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 1]
    assert (box["mix"].sum(), box["mix"].tolist()) == (18, [2, 3, 3, 2, 3, 3, 2])
    assert box["characters_each"].tolist() == [0, 0, 2, 2, 1, 1, 1, 1, 1]
    assert box["face_up"].tolist() == [0, 0, 1, 0, 3, 2, 1, 0, 0]
    assert box["face_down"][2:].tolist() == [1] * 7
    assert box["discards"].tolist() == [0, 0, 0b1100, 0b1000, 0, 0, 0, 0, 0]
    assert box["last_takes_buried"].tolist() == [0] * 8 + [1]


def test_5_3_the_shipped_file_is_the_one_that_is_loaded_without_a_path(game: Game, edition: Edition) -> None:
    """5.3."""
    assert game.load_edition(FOLDER / "box.toml").digest == edition.digest


# The digest


def test_comments_and_spacing_do_not_change_the_digest(load: Load, edition: Edition) -> None:
    bare = "\n".join(line.split("#")[0].strip() for line in TEXT.splitlines() if line.split("#")[0].strip())
    spaced = TEXT.replace(" = ", "   =   ").replace("\n", "\r\n") + "# the end\n"
    for same in (bare, spaced, DATA, dict(reversed(DATA.items()))):
        assert load(same).digest == edition.digest


def leaves(value: Any, place: str = "") -> list[tuple[str, Any]]:
    """Every single value of a file with its path."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in leaves(inner, f"{place}.{key}")]
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [leaf for n, inner in enumerate(value) for leaf in leaves(inner, f"{place}.{n}")]
    return [(place[1:], value)]


@pytest.mark.parametrize("seed", range(4))
def test_any_valid_change_changes_the_digest(load: Load, edition: Edition, seed: int) -> None:
    changes = [
        ("edition", "other"), ("supply.gems", 49), ("supply.machetes", 9), ("amounts.income", 2),
        ("amounts.canoe_max_spaces", 19), ("track.villages", [9]), ("track.jungles", [16, 25, 39]),
        ("track.chance", [11, 14, 17]), ("start_spaces.1", 7), ("character.0.start_gems", 1),
        ("character.0.start_machete", True), ("chance_tokens.idol", 1), ("setup.2.finish", "short"),
        ("options.chance_chain", False), ("options.max_rounds", 100),
    ]  # fmt: skip
    digests = {edition.digest}
    for place, value in changes[seed::4]:
        assert dict(leaves(DATA))[place] != value
        digests.add(load(with_value(place, value)).digest)
    assert len(digests) == len(changes[seed::4]) + 1


# V1-V8


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        ("track.finish_short", 30, ("[track] finish_short", "30 is not in temples", "V1")),
        ("track.finish_long", 42, ("[track] finish_long", "42 is not in temples", "V1")),
        ("track.finish_short", 43, ("[track] finish_short", "below finish_long", "V1")),
        ("track.finish_long", 37, ("[track] finish_long", "last_index = 43", "V1")),
        ("track.last_index", 50, ("[track] finish_long", "last_index = 50", "V1")),
        ("track.temples", [10, 31, 43, 50], ("[track] temples", "50 is off the board", "43", "V2")),
        ("track.villages", [44], ("[track] villages", "44 is off the board", "V2")),
        ("track.chance", [11, 14, 50], ("[track] chance", "50 is off the board", "V2")),
        ("track.temples", [-1, 31, 43], ("temples", ">= 0")),
        ("track.last_index", 64, ("last_index", "<= 63")),
        ("track.temples", [10, 10, 31, 43], ("[track] temples", "twice", "V2")),
        ("track.chance", [11, 14, 14], ("[track] chance", "twice", "V2")),
        ("track.villages", [10], ("[track] villages", "10 is also in temples", "V2")),
        ("track.jungles", [10], ("[track] jungles", "10 is also in temples", "V2")),
        ("track.jungles", [9], ("[track] jungles", "9 is also in villages", "V2")),
        ("track.jungles", [31], ("[track] jungles", "31 is a finish", "V2")),
        ("track.chance", [11, 14, 31], ("[track] chance", "31 is a finish", "V2")),
        ("track.chance", [11, 14, 43], ("[track] chance", "43 is a finish", "V2")),
        ("track.chance", [14, 11], ("[track] chance", "ascending")),
        ("track.chance", list(range(12, 29)), ("chance", "<= 16")),
        ("character.0.id", 2, ("[[character]] id", "1 to 9, once each", "V4")),
        ("character.0.id", 10, ("character", "id", "<= 9")),
        ("character.0", MISSING, ("[[character]] id", "1 to 9, once each", "V4")),
        ("character.0.key", "thief", ("[[character]]", "key", "number 1 is the shaman", "V4")),
        ("track.chance", [11], ("[track] chance", "1 spaces before finish_short", "at least 2", "V5")),
        ("track.chance", [11, 33, 36], ("[track] chance", "1 spaces before finish_short", "at least 2", "V5")),
        ("track.chance", [], ("[track] chance", "0 spaces before finish_short", "V5")),
        ("character.0.start_space", 12, ("[[character]] shaman start_space", "12 is not in [start_spaces]", "V6")),
        ("start_spaces.1", MISSING, ("[[character]] shaman start_space", "1 is not in [start_spaces]", "V6")),
        ("supply.gems", 15, ("[supply] gems", "15 are fewer than the 16 start gems", "V6")),
        ("supply.machetes", 1, ("[supply] machetes", "1 are fewer than the 2 start machetes", "V6")),
        ("setup.2.face_up", 2, ("[[setup]] players = 4", "8 cards instead of 9", "V7")),
        ("setup.6.face_up", 1, ("[[setup]] players = 8", "10 cards instead of 9", "V7")),
        ("setup.0.random_discard_after_pick", [2], ("[[setup]] players = 2", "8 cards instead of 9", "V7")),
        ("setup.0.random_discard_after_pick", [2, 2], ("players = 2 random_discard_after_pick", "twice", "V7")),
        ("setup.0.random_discard_after_pick", [2, 4], ("random_discard_after_pick", "below the last pick, 4", "V7")),
        ("setup.2.players", 5, ("[[setup]] players", "2 to 8, once each", "V7")),
        ("setup.2", MISSING, ("[[setup]] players", "2 to 8, once each", "V7")),
        ("start_spaces.1", 31, ("[start_spaces] 1", "31 is not before finish_short = 31", "V8")),
        ("start_spaces.9", -1, ("start_spaces", "9", ">= 0")),
    ],
)  # fmt: skip
def test_5_4_a_broken_edition_is_refused_with_place_and_constraint(
    load: Load, place: str, value: Any, said: tuple[str, ...]
) -> None:
    """V1-V8: the message names file, table, key and constraint."""
    refused(load, with_value(place, value), *said)


def test_v5_fewer_tokens_than_chance_spaces(load: Load) -> None:
    """V5: the reserve is never empty, so as many tokens as chance spaces are too few."""
    data = with_value("chance_tokens", dict.fromkeys(DATA["chance_tokens"], 0) | {"gems4": 10})
    refused(load, data, "[chance_tokens]", "10 tokens for 10 chance spaces", "more tokens", "V5")
    data["chance_tokens"]["back2"] = 1
    assert load(data).name == "reconstruction-1"


def test_more_tokens_than_a_table_can_hold(load: Load) -> None:
    data = with_value("chance_tokens.gems4", 100)
    data["chance_tokens"]["back2"] = 100
    refused(load, data, "[chance_tokens]", "120")


@pytest.mark.parametrize(
    ("players", "setup"),
    [
        (2, {"characters_each": 2, "face_up": 2, "face_down": 1, "random_discard_after_pick": [1, 3]}),
        (4, {"characters_each": 2, "face_up": 0, "face_down": 1, "random_discard_after_pick": []}),
        (4, {"characters_each": 1, "face_up": 1, "face_down": 1, "random_discard_after_pick": [1, 2, 3]}),
    ],
)
def test_v7_taking_the_face_down_card_is_refused_or_imagined_rightly(
    load: Load, game: Game, interpreted: Engine, players: int, setup: dict[str, Any]
) -> None:
    """V7, R3.4, 6b: V7 knows the last player who takes the face-down card with eight players only. A box that has him
    elsewhere must be refused, or nobody may be able to tell an imagined world from the real one."""
    data = copy.deepcopy(DATA)
    place = next(n for n, one in enumerate(data["setup"]) if one["players"] == players)
    data["setup"][place] = {"players": players, "finish": "long", "last_player_takes_face_down": True, **setup}
    try:
        edition = load(data)
    except EditionError as error:
        if "V7" not in str(error):
            pytest.fail(f"refused for another reason: {error}")
        return
    case = Case(game, interpreted, edition, players, seed=2)
    for table in case.walk():
        law_secrecy(case, table)


@pytest.mark.parametrize(
    ("place", "value", "warning"),
    [
        ("track.jungles", [16], "mine.toml: [track] jungles: 1 spaces instead of 3 (V3)"),
        ("track.jungles", [], "mine.toml: [track] jungles: 0 spaces instead of 3 (V3)"),
        ("character.0.start_machete", True, "mine.toml: [[character]] shaman start_machete: only scout and child (V4)"),
        ("character.8.start_machete", False, "mine.toml: [[character]] child start_machete: only scout and child (V4)"),
        ("chance_tokens.gems4", 4, "mine.toml: [chance_tokens]: 19 tokens instead of 18 (V5)"),
    ],
)
def test_5_4_an_odd_edition_is_loaded_with_a_warning(load: Load, place: str, value: Any, warning: str) -> None:
    """V3, V4, V5: warnings only, so that variants remain possible."""
    assert load(with_value(place, value)).warnings == (warning,)


def test_v5_both_warnings_about_the_tokens(load: Load) -> None:
    """V5: sum and idols."""
    warnings = load(with_value("chance_tokens.idol", 3)).warnings
    assert warnings == (
        "mine.toml: [chance_tokens]: 19 tokens instead of 18 (V5)",
        "mine.toml: [chance_tokens] idol: 3 instead of 2 (V5)",
    )


def test_v6_v8_start_spaces_may_be_shared(load: Load) -> None:
    """V6, V8: several characters on one number, several numbers on one index."""
    data = with_value("start_spaces", {"1": 4, "2": 4, "30": 0})
    for number, character in enumerate(data["character"]):
        character["start_space"] = (1, 2, 30)[number % 3]
    assert load(data).box[0]["start_index"][1:].tolist() == [4, 4, 0] * 3


# Schema


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        ("weather", 1, ("unknown", "weather")),
        ("supply.rubies", 1, ("supply", "unknown", "rubies")),
        ("setup.2.colour", "red", ("setup[2]", "unknown", "colour")),
        ("supply", MISSING, ("missing", "supply")),
        ("track", MISSING, ("missing", "track")),
        ("amounts", MISSING, ("missing", "amounts")),
        ("chance_tokens.fwd3", MISSING, ("chance_tokens", "missing", "fwd3")),
        ("setup.3.finish", MISSING, ("setup[3]", "missing", "finish")),
        ("supply.gems", "50", ("supply.gems", "`int`", "`str`")),
        ("supply.gems", 50.0, ("supply.gems", "`int`", "`float`")),
        ("supply.gems", True, ("supply.gems", "`int`", "`bool`")),
        ("supply.gems", 0, ("supply.gems", ">= 1")),
        ("supply", 5, ("supply", "`object`", "`int`")),
        ("track.chance", 5, ("track.chance", "`array`")),
        ("track.chance", ["11"], ("track.chance[0]", "`int`", "`str`")),
        ("character.0.start_machete", 1, ("character[0].start_machete", "`bool`")),
        ("character.0.start_gems", -1, ("character[0].start_gems", ">= 0")),
        ("amounts.free_move_max", 1, ("amounts.free_move_max", ">= 2")),
        ("amounts.free_move_max", 7, ("amounts.free_move_max", "<= 6")),
        ("edition", "", ("edition", ">= 1")),
        ("edition", "x" * 61, ("edition", "<= 60")),
        ("schema", 2, ("schema", "2", "1")),
        ("character.0.key", "ninja", ("character[0].key", "ninja", "shaman")),
        ("setup.2.finish", "middle", ("setup[2].finish", "middle", "short", "long")),
        ("start_spaces.3", "x", ("start_spaces", "3", "`int`", "`str`")),
        ("options.chance_chain", 1.5, ("options", "chance_chain", "`float`")),
        ("options.chains", True, ("[options] chains", "gem_bank", "max_rounds")),
        ("options.chance_chain", "maybe", ("[options] chance_chain", "'maybe'", "true, false")),
        ("options.max_rounds", -1, ("[options] max_rounds", "-1", "0 to 10000")),
        ("options.max_rounds", "--5", ("[options] max_rounds", "--5", "0 to 10000")),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_place_and_constraint(
    load: Load, place: str, value: Any, said: tuple[str, ...]
) -> None:
    refused(load, with_value(place, value), *said)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "game"),
        ("gems = ", "TOML"),
        ("[supply\n", "TOML"),
        (TEXT + "\n[supply]\n", "TOML"),
        ("\x00", "TOML"),
        (b"edition = '\xff'", "UTF-8"),
        (TEXT.encode("utf-16"), "UTF-8"),
        ("a = " + "[" * 5000, ""),
        ("a = " + "9" * 5000, ""),
    ],
)
def test_a_file_that_is_no_edition(load: Load, content: str | bytes, said: str) -> None:
    refused(load, content, said)


@pytest.mark.parametrize("name", ["citadels", "", 5, MISSING])
def test_an_edition_of_another_game(load: Load, name: Any) -> None:
    refused(load, with_value("game", name), "game", "lost_temple")


@pytest.mark.parametrize("name", ["missing.toml", "", "n" * 300, "file/box.toml", "nul\0byte"])
def test_a_file_that_cannot_be_read(game: Game, tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text(TEXT, encoding="utf-8")
    with pytest.raises(EditionError, match="cannot be read") as caught:
        game.load_edition(tmp_path / name)
    assert str(tmp_path) in str(caught.value)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_mutated_edition_is_loaded_or_refused(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    """Nothing but an EditionError, whatever the file says."""
    place, old = data.draw(st.sampled_from(leaves(DATA)))
    near = st.integers(-2, 130) | st.sampled_from([True, "x", "", 0.5, [], [5], [5, 5, 60], {}, {"a": 1}, 10**20, old])
    path = tmp_path_factory.getbasetemp() / "mutated.toml"
    path.write_text(tomli_w.dumps(with_value(place, data.draw(near))), encoding="utf-8")
    try:
        edition = games.get("lost_temple").load_edition(path)
    except EditionError as error:
        if not str(error).startswith("mutated.toml: ") or "\n" in str(error):
            pytest.fail(f"a poor message: {error}")
        return
    assert len(edition.digest) == 64
    assert edition.box[0]["gems"] >= 16


# An edition's options


def test_r11_the_options_of_an_edition_are_its_defaults(load: Load, game: Game, interpreted: Engine) -> None:
    """R11: as given, else the edition's, else the default."""
    data = with_value("options", {"chance_chain": False, "max_rounds": 30, "gem_bank": "unlimited"})
    edition = load(data)
    table = Table.new(game, 3, seed=1, edition=edition, engine=interpreted)
    assert (table.options["chance_chain"], table.options["max_rounds"], table.options["gem_bank"]) == (
        False, 30, "unlimited",
    )  # fmt: skip
    assert table.options["idol_tie"] == "holder_keeps"
    chosen = {"chance_chain": True, "max_rounds": 0}
    table = Table.new(game, 3, seed=1, options=chosen, edition=edition, engine=interpreted)
    assert (table.options["chance_chain"], table.options["max_rounds"], table.options["gem_bank"]) == (
        True, 0, "unlimited",
    )  # fmt: skip
    with pytest.raises(OptionError, match="unknown option"):
        Table.new(game, 3, options={"chains": 1}, edition=edition, engine=interpreted)


def test_r11_an_edition_without_options(load: Load, game: Game, interpreted: Engine) -> None:
    """R11."""
    table = Table.new(game, 3, seed=1, edition=load(with_value("options", MISSING)), engine=interpreted)
    assert table.options == {option.name: option.default for option in game.options}


# An owner's own box


def other_box() -> dict[str, Any]:
    """Another track, as many chance spaces as a table holds, other amounts."""
    data = copy.deepcopy(DATA)
    data["edition"] = "another"
    data["supply"] = {"gems": 70, "machetes": 5}
    data["track"] = {
        "last_index": 55, "finish_short": 36, "finish_long": 55, "temples": [12, 20, 36, 44, 55],
        "villages": [11, 19, 27, 33, 41, 50], "jungles": [14, 22, 30, 46],
        "chance": [3, 10, 13, 14, 16, 17, 19, 21, 24, 26, 29, 32, 38, 43, 48, 52],
    }  # fmt: skip
    data["start_spaces"] = {"1": 6, "2": 6, "3": 5, "4": 4, "5": 3, "6": 3, "7": 2, "8": 1, "9": 0}
    data["amounts"] |= {
        "income": 2, "priest_cost": 3, "elder_cost": 1, "canoe_per_gem": 1, "canoe_max_spaces": 8, "free_move_max": 3,
        "token_gems_gain": 6, "token_gems_loss": 5, "token_forward": 4, "token_backward": 7,
    }  # fmt: skip
    return data


def test_another_box_has_its_own_actions(load: Load) -> None:
    """7: LOOK = C(c,2), SCOUT = last_index + 1; free moves up to the amount."""
    edition = load(other_box())
    actions = [action.text for action in edition.actions]
    assert len(actions) == 9 + 8 + 7 + 120 + 2 + 3 + 2 + 2 + 56 + 2 + 1 + 1 + 16
    assert {"walk 3", "scout 55", "look 3 52", "look 52"} <= set(actions)
    assert not {"walk 4", "scout 56", "look 11 14"} & set(actions)
    assert edition.warnings == ("mine.toml: [track] jungles: 4 spaces instead of 3 (V3)",)


@pytest.mark.parametrize("seats", range(2, 9))
def test_another_box_plays_to_the_end(load: Load, game: Game, compiled: Engine, seats: int) -> None:
    """R1-R10 on other data."""
    edition = load(other_box())
    walks, finish = set(), 55 if seats < 6 else 36
    for seed in range(4):
        case = Case(game, compiled, edition, seats, seed)
        for table in case.walk():
            law_conservation(case, table)
            if table.move % 50 == seed:
                law_secrecy(case, table)
                law_saves(case, table)
        assert table.result is not None
        (winner,) = table.result.winners
        assert table.result.points[winner] == finish
        walks |= {action.text for _, action in table.moves if action.verb == "walk"}
    assert walks == {"walk 1", "walk 2", "walk 3"}


def test_another_box_gives_the_same_bytes_both_ways(
    load: Load, game: Game, interpreted: Engine, compiled: Engine
) -> None:
    edition = load(other_box())
    dice, tables = random.Random(3), []
    for engine in (interpreted, compiled):
        tables.append(Table.new(game, 4, seed=3, edition=edition, engine=engine))
    while not tables[0].over:
        action = dice.choice(tables[0].legal())
        for table in tables:
            table.play(action)
        assert tables[0].fingerprint == tables[1].fingerprint


def test_the_data_of_an_edition_can_be_written_again(edition: Edition, load: Load) -> None:
    """What was read is all there is."""
    assert load(msgspec.to_builtins(edition.data)).box.tobytes() == edition.box.tobytes()
