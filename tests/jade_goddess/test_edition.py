"""5.1-5.5: the shipped box, an owner's own, what the checks say about broken ones, and other boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from cenote.kernel.conformance import Case, check_all
from cenote.kernel.errors import EditionError, OptionError
from cenote.kernel.game import Edition
from tests.conftest import engine
from tests.jade_goddess.rule_positions import (
    CENTRE,
    SEAT_COUNTS,
    at,
    board,
    box,
    data,
    display,
    edition_of,
    facts,
    gold,
    heights,
    jade,
    legal,
    new,
    out,
    random_walk,
    region,
    ride,
    rides,
    say,
    supply,
    tokens,
    turned,
    with_setup,
)  # fmt: skip

MISSING = object()
Load = Callable[[str | dict[str, Any]], Edition]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Write an edition file `mine.toml` and load it."""

    def loaded(content: str | dict[str, Any]) -> Edition:
        path = tmp_path / "mine.toml"
        path.write_text(content if isinstance(content, str) else tomli_w.dumps(content), encoding="utf-8")
        return jade().load_edition(path)

    return loaded


def changed(place: str, value: Any) -> dict[str, Any]:
    """The shipped box with one value changed; `place` is a path such as `tile_type.C1-1.count` or `artifact.0`."""
    content = data()
    *path, last = place.split(".")
    inner: Any = content
    for key in path:
        if not isinstance(inner, list):
            inner = inner[key]
        elif key.isdigit():
            inner = inner[int(key)]
        else:
            inner = next(one for one in inner if one.get("id", one.get("name")) == key)
    if value is MISSING:
        del inner[last]
    else:
        inner[last] = value
    return content


def refused(load: Load, content: str | dict[str, Any], message: str) -> None:
    """The edition is refused with exactly this sentence."""
    with pytest.raises(EditionError) as caught:
        load(content)
    assert str(caught.value) == f"mine.toml: {message}"


# The shipped box


def test_5_the_shipped_box_is_sound() -> None:
    """5.1-5.5: no check has anything to say about it."""
    assert (box().name, box().warnings) == ("reconstruction-1", ())
    assert jade().load_edition(jade().folder / "box.toml").digest == box().digest


SHAPES = {
    "....": (9, 0, 0), "a...": (20, 10, 8), "aa..": (17, 12, 6), "a.a.": (6, 4, 2), "a.b.": (5, 5, 3),
    "ab..": (4, 3, 3), "aaa.": (12, 11, 4), "aab.": (2, 2, 2), "abb.": (2, 2, 2), "abc.": (1, 1, 1),
    "aaaa": (4, 8, 2), "aabb": (2, 3, 1), "abcd": (1, 1, 1),
}  # fmt: skip


def test_5_3_the_tiles_of_the_shipped_box() -> None:
    """5.3: tiles, heads and coins of each shape; 85 tiles, 62 heads, 35 coins, 163 city sides."""
    found: dict[str, list[int]] = {}
    for tile in box().data.tile_type:
        shape = found.setdefault(tile.pattern, [0, 0, 0])
        for place, number in enumerate((1, sum(tile.heads.values()), sum(tile.gold.values()))):
            shape[place] += tile.count * number
    assert {pattern: tuple(numbers) for pattern, numbers in found.items()} == SHAPES
    assert [sum(numbers) for numbers in zip(*SHAPES.values(), strict=True)] == [85, 62, 35]
    assert sum(tile.count * (4 - tile.pattern.count(".")) for tile in box().data.tile_type) == 163
    assert len(box().data.tile_type) == 38
    plain = [tile for tile in box().data.tile_type if tile.pattern != "...." and not (tile.heads or tile.gold)]
    assert sum(tile.count for tile in plain) == 8
    assert sum(tile.count for tile in box().data.tile_type if "b" in tile.pattern) == 17


def test_5_4_the_tokens_of_the_shipped_box() -> None:
    """5.4: three objects of four parts, three good and three bad of each: 72."""
    parts = [kept for artifact in box().data.artifact for kept in artifact.parts.values()]
    assert [artifact.object for artifact in box().data.artifact] == [1, 2, 3]
    assert [(kept.good, kept.bad) for kept in parts] == [(3, 3)] * 12


def test_5_2_the_cross_of_the_shipped_box() -> None:
    """5.2: the check list: sixteen city sides, 40 open lines, no heads or coins."""
    city = {
        "F4": "W", "F3": "E", "F2": "W", "F1": "E", "H6": "N", "I6": "S", "J6": "N", "K6": "S",
        "F8": "E", "F9": "W", "F10": "E", "F11": "W", "D6": "S", "C6": "N", "B6": "S", "A6": "N",
    }  # fmt: skip
    fields = board(new())
    assert {name: "".join(s for s, kind in zip("NESW", one.pattern, strict=True) if kind != ".")
            for name, one in fields.items() if one.pattern != "...."} == city  # fmt: skip
    assert len(fields) == 21
    assert all(not (one.heads or one.coins) and one.tile is None for one in fields.values())
    open_cities = [one.open for one in new().view().regions]
    assert open_cities == [1] * 16


def test_5_5_the_constants_of_the_shipped_box() -> None:
    """5.5."""
    setup, scoring = box().data.setup, box().data.scoring
    assert {name: getattr(setup, name) for name in setup.__struct_fields__ if name != "coins"} == {
        "start_gold": 5, "start_display_tiles": 1, "face_up_artifacts": 5, "tile_stacks": 6, "display_limit": 3,
        "figures": [1, 1, 1, 2, 3], "figure_price": {"1": 0, "2": 1, "3": 2}, "bonus_turn_price": 1,
        "blind_swap_price": 1, "max_blind_swap": 2,
    }  # fmt: skip
    assert (setup.coins.one, setup.coins.five) == (32, 6)
    assert (scoring.per_artifact, scoring.statue_mixed, scoring.statue_all_good) == (1, 3, 5)
    assert {option.name: option.default for option in jade().options} == box().data.options


def test_comments_and_spacing_do_not_change_the_digest(load: Load) -> None:
    """5.5: the digest is of the meaning."""
    assert load(data()).digest == box().digest
    assert load(changed("setup.start_gold", 6)).digest != box().digest


# 5.1, 5.5: what is refused

BROKEN: list[tuple[str, Any, str]] = [
    ("tile_type.C1-1.pattern", "a..", "tile_type[1].pattern: expected `str` matching regex '^[.abcd]{4}\\\\Z'"),
    ("tile_type.C1-1.pattern", "e...", "tile_type[1].pattern: expected `str` matching regex '^[.abcd]{4}\\\\Z'"),
    ("tile_type.C2D-2.pattern", "abab", "tile_type C2D-2: pattern 'abab' crosses itself (5.1)"),
    ("tile_type.C1-4.pattern", "b...", "tile_type C1-4: pattern 'b...' must name its parts a, b, … in order (5.1)"),
    ("tile_type.C2A-5.pattern", "ba..", "tile_type C2A-5: pattern 'ba..' must name its parts a, b, … in order (5.1)"),
    ("tile_type.C1-1.heads", {"b": 1}, "tile_type C1-1: heads or gold for b, no part of pattern 'a...' (5.1)"),
    ("tile_type.J0.gold", {"a": 1}, "tile_type J0: heads or gold for a, no part of pattern '....' (5.1)"),
    ("tile_type.C1-1.heads", {"a": -1}, "tile_type[1].heads.a: expected `int` >= 0"),
    ("tile_type.C1-1.heads", {"a": 10}, "tile_type[1].heads.a: expected `int` <= 9"),
    ("tile_type.C1-1.count", -1, "tile_type[1].count: expected `int` >= 0"),
    ("tile_type.C1-1.count", 61, "tile_type[1].count: expected `int` <= 60"),
    ("tile_type.C1-1.id", "c1-2", "tile_type: has c1-2 twice; every id must be there once"),
    ("tile_type.C1-1.id", "C 1", "tile_type[1].id: expected `str` matching regex '^[A-Za-z][A-Za-z0-9_-]{0,15}\\\\Z'"),
    ("tile_type.C1-1.colour", "red", "tile_type[1]: object contains unknown field `colour`"),
    ("tile_type", [], "tile_type: 0 tiles are no more than the 4 dealt to four players (5.5)"),
    ("setup.tile_stacks", 2, "[setup] tile_stacks: stacks of 43 tiles are higher than 32"),
    ("setup.tile_stacks", 0, "setup.tile_stacks: expected `int` >= 1"),
    ("setup.tile_stacks", 9, "setup.tile_stacks: expected `int` <= 8"),
    ("setup.start_display_tiles", 4, "[setup] start_display_tiles: is 4, a display holds 3 (R1.9)"),
    ("setup.display_limit", 0, "setup.display_limit: expected `int` >= 1"),
    ("setup.display_limit", 5, "setup.display_limit: expected `int` <= 4"),
    ("setup.start_gold", -1, "setup.start_gold: expected `int` >= 0"),
    ("setup.face_up_artifacts", 9, "setup.face_up_artifacts: expected `int` <= 8"),
    ("setup.figures", [], "setup.figures: expected `array` of length >= 1"),
    ("setup.figures", [1] * 9, "setup.figures: expected `array` of length <= 8"),
    ("setup.figures", [0, 1], "setup.figures[0]: expected `int` >= 1"),
    ("setup.figures", [1, 4], "[setup] figure_price: lacks strength 4 (R6.2)"),
    ("setup.figure_price", {"1": 0, "2": 1}, "[setup] figure_price: lacks strength 3 (R6.2)"),
    ("setup.figure_price.2", -1, "setup.figure_price.2: expected `int` >= 0"),
    ("setup.bonus_turn_price", -1, "setup.bonus_turn_price: expected `int` >= 0"),
    ("setup.max_blind_swap", 6, "setup.max_blind_swap: expected `int` <= 5"),
    ("setup.max_blind_swap", MISSING, "setup: object missing required field `max_blind_swap`"),
    ("setup.coins.five", -1, "setup.coins.five: expected `int` >= 0"),
    ("scoring.statue_mixed", -3, "scoring.statue_mixed: expected `int` >= 0"),
    ("artifact", [], "artifact: 0 tokens are no more than the 5 of the row (5.5)"),
    ("artifact.0.object", 2, "artifact: objects must be 1, 2, … in order, not [2, 2, 3]"),
    ("artifact.0.object", 4, "artifact[0].object: expected `int` <= 3"),
    ("artifact.1.parts.C", MISSING, "artifact 2: must have parts A, B, C and D"),
    ("artifact.1.parts.C.good", 21, "artifact[1].parts.C.good: expected `int` <= 20"),
    ("board.size", 10, "[board] size: is 10, it must be odd (5.1)"),
    ("board.size", 13, "board.size: expected `int` <= 11"),
    ("board.size", 9, "[board] centre: must be the middle cell [4, 4] (5.1)"),
    ("board.centre", [5, 4], "[board] centre: must be the middle cell [5, 5] (5.1)"),
    ("board.centre_pattern", "abab", "[board] centre_pattern: pattern 'abab' crosses itself (5.1)"),
    ("board.centre_pattern", "a...", "[[strip]]: cross fields (5, 5) and (5, 4) do not match (5.1)"),
    (
        "board.strip_direction_rotation",
        {"north": 0, "east": 1, "south": 2},
        "[board] strip_direction_rotation: lacks west",
    ),
    ("board.strip_direction_rotation.east", 4, "board.strip_direction_rotation.east: expected `int` <= 3"),
    ("strip_assignment.east", "wild", "[strip_assignment] east: must be one of standard"),
    ("strip_assignment.east", MISSING, "[strip_assignment] east: must be one of standard"),
    ("schema", 2, "schema: is 2, it must be 1"),
    ("game", "takara_island", "game: is 'takara_island', this is the loader of 'jade_goddess'"),
]


@pytest.mark.parametrize(("place", "value", "message"), BROKEN)
def test_5_5_a_broken_edition_is_refused_with_place_and_constraint(
    load: Load, place: str, value: Any, message: str
) -> None:
    """5.1, 5.5: patterns, symbols, cross, figures, displays and rows; and what the rules cannot hold."""
    refused(load, changed(place, value), message)


def test_5_1_strips_of_another_length(load: Load) -> None:
    """5.1: (size - 1) / 2 fields each."""
    content = data()
    del content["strip"][0]["fields"][4]
    refused(load, content, "[[strip]] standard: has 4 fields instead of 5 (5.1)")


def test_5_1_strips_that_do_not_match(load: Load) -> None:
    """5.1: touching sides of the cross are of one kind, within a strip and at the centre."""
    content = data()
    content["strip"][0]["fields"][2]["pattern"] = "a..."
    refused(load, content, "[[strip]]: cross fields (5, 2) and (5, 1) do not match (5.1)")
    content = data()
    content["strip"][0]["fields"][0]["pattern"] = "..a."
    refused(load, content, "[[strip]]: cross fields (5, 5) and (5, 4) do not match (5.1)")


def test_5_1_symbols_of_a_strip(load: Load) -> None:
    """5.1: as for tiles."""
    content = data()
    content["strip"][0]["fields"][0]["heads"] = {"a": 1}
    refused(load, content, "[[strip]] standard: heads or gold for a, no part of pattern '....' (5.1)")


def test_5_1_two_strips_of_one_name(load: Load) -> None:
    """5.1: nobody could say which one is meant."""
    content = data()
    content["strip"].append(content["strip"][0])
    refused(load, content, "[[strip]]: has standard twice; every name must be there once")


def test_5_5_more_city_parts_than_a_table_holds(load: Load) -> None:
    """5.5: refused in a sentence, as everything that the rules cannot hold."""
    content = data()
    content["setup"]["tile_stacks"] = 8
    next(tile for tile in content["tile_type"] if tile["id"] == "C4S-1")["count"] = 60
    with pytest.raises(EditionError, match=r"^mine\.toml: tile_type: \d+ city parts on tiles and cross are more than"):
        load(content)


def test_5_5_more_kinds_than_a_table_holds(load: Load) -> None:
    """5.5."""
    content = data()
    content["tile_type"] += [{"id": f"X{n}", "pattern": "....", "count": 1} for n in range(30)]
    with pytest.raises(EditionError, match=r"^mine\.toml: tile_type: \d+ kinds of tiles and cross fields are more"):
        load(content)


def test_5_5_more_tokens_than_a_rack_holds(load: Load) -> None:
    """5.5, R8.4: one player may dig out everything but the row."""
    content = data()
    for artifact in content["artifact"]:
        artifact["parts"] = {piece: {"good": 10, "bad": 10} for piece in "ABCD"}
    refused(load, content, "artifact: 240 tokens are more than 127")


@pytest.mark.parametrize("symbol", ["heads", "gold"])
def test_5_5_more_symbols_than_a_region_holds(load: Load, symbol: str) -> None:
    """5.5, R8.2: all tiles may lie in one region."""
    content = data()
    next(tile for tile in content["tile_type"] if tile["id"] == "C2A-5")[symbol] = {"a": 9}
    assert load(content).warnings == ()
    for id in ("C2A-1", "C1-4"):
        next(tile for tile in content["tile_type"] if tile["id"] == id)[symbol] = {"a": 9}
    count = {"heads": 62 + 18 + 64 + 36, "gold": 35 + 18 + 72 + 36}[symbol]
    refused(load, content, f"tile_type: {count} {symbol} on tiles and cross are more than 127")


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("options.colour", "red", "[options] colour: is no option; there are start_player, "),
        ("options.trade_return", "all", "[options] trade_return: option trade_return = 'all' must be one of equal, "),
        ("options.stuck_scope", True, "[options] stuck_scope: option stuck_scope = True must be one of board, "),
        ("options.explore_mandatory", "no", "[options] explore_mandatory: option explore_mandatory = 'no' must be "),
        ("options.stall_limit_rounds", -1, "[options] stall_limit_rounds: option stall_limit_rounds = -1 must be a "),
        ("options.stall_limit_rounds", 1.5, "options.stall_limit_rounds: expected `bool | int | str`, got `float`"),
    ],
)  # fmt: skip
def test_5_5_wrong_options_of_an_edition(load: Load, place: str, value: Any, message: str) -> None:
    """5.5: unknown names and values, with their place."""
    with pytest.raises(EditionError) as caught:
        load(changed(place, value))
    assert str(caught.value).startswith(f"mine.toml: {message}")


def test_5_5_an_edition_sets_options(load: Load) -> None:
    """5.5: unless a table sets them itself."""
    edition = load(changed("options.stall_limit_rounds", 12))
    assert new(2, edition=edition).options["stall_limit_rounds"] == 12
    assert new(2, edition=edition, options={"stall_limit_rounds": 3}).options["stall_limit_rounds"] == 3
    with pytest.raises(OptionError, match="unknown option"):
        new(2, options={"colour": 1})


# 5.5: what is odd


@pytest.mark.parametrize(
    ("place", "value", "warning"),
    [
        ("tile_type.J0.count", 10, "tile_type: 86 tiles instead of 85 (5.5)"),
        ("tile_type.J0.count", 0, "tile_type: 76 tiles instead of 85 (5.5)"),
        ("artifact.2.parts.D.bad", 0, "artifact: 69 tokens instead of 72 (5.5)"),
        ("setup.start_gold", 0, None),
        ("setup.figures", [3, 1, 2], None),
    ],
)
def test_5_5_warnings(load: Load, place: str, value: Any, warning: str | None) -> None:
    """5.5: other numbers of tiles and tokens are the owner's business."""
    assert load(changed(place, value)).warnings == (() if warning is None else (f"mine.toml: {warning}",))


def test_5_1_a_cross_region_that_is_complete_at_the_start(load: Load) -> None:
    """5.1, R1.7: a warning: no figure can ever stand in it."""
    content = data()
    content["strip"][0]["fields"][4]["pattern"] = "a..."
    fields = ("(5, 0)", "(10, 5)", "(5, 10)", "(0, 5)")
    assert load(content).warnings == tuple(
        f"mine.toml: [[strip]]: the city at {place} is complete at the start, it never pays (5.1)" for place in fields
    )
    content["strip"][0]["fields"][4]["pattern"] = "aa.."
    assert load(content).warnings == ()


def test_5_1_a_complete_region_of_several_cross_fields(load: Load) -> None:
    """5.1, R1.6: one warning for one region."""
    content = data()
    content["board"]["centre_pattern"] = "aaaa"
    content["strip"][0]["fields"][0]["pattern"] = "..a."
    assert load(content).warnings == (
        "mine.toml: [[strip]]: the city at (5, 5) is complete at the start, it never pays (5.1)",
    )


# Other boards


def small() -> Edition:
    """Five by five, another cross, three stacks, two figures, tokens of one object."""
    content = data()
    content["board"] |= {"size": 5, "centre": [2, 2]}
    content["strip"] = [{"name": "short", "fields": [{"pattern": "...."}, {"pattern": ".a.b", "gold": {"b": 1}}]}]
    content["strip_assignment"] = dict.fromkeys(content["strip_assignment"], "short")
    content["tile_type"] = [tile | {"count": min(tile["count"], 1)} for tile in content["tile_type"]][:24]
    content["artifact"] = content["artifact"][:1]
    content["setup"] |= {"tile_stacks": 3, "figures": [2, 5], "figure_price": {"2": 0, "5": 3}, "face_up_artifacts": 2}
    return edition_of(content)


def tiny() -> Edition:
    """Three by three: four cells to explore, and more tiles than can ever be laid."""
    content = data()
    content["board"] |= {"size": 3, "centre": [1, 1]}
    content["strip"] = [{"name": "stub", "fields": [{"pattern": ".a.."}]}]
    content["strip_assignment"] = dict.fromkeys(content["strip_assignment"], "stub")
    content["tile_type"] = [
        tile | {"count": 2} for tile in content["tile_type"] if tile["id"] in ("C1-1", "C2A-2", "J0")
    ]
    content["setup"] |= {"tile_stacks": 1, "display_limit": 1, "figures": [1]}
    content["options"]["stall_limit_rounds"] = 3
    return edition_of(content)


def brown() -> Edition:
    """A city in the middle of the cross, four different strips, a longer display, eight stacks, eight figures."""
    content = data()
    content["board"]["centre_pattern"] = "aabb"
    jungle = [{"pattern": "...."}] * 3
    first = {"pattern": "..a.", "heads": {"a": 1}}
    content["strip"] = [
        {"name": "one", "fields": [first, {"pattern": ".a.."}, *jungle]},
        {"name": "two", "fields": [{"pattern": ".aa."}, *jungle, {"pattern": ".a.b"}]},
        {"name": "three", "fields": [{"pattern": "a.a."}, {"pattern": "..aa", "gold": {"a": 2}}, *jungle]},
        {"name": "four", "fields": [{"pattern": "..ab", "heads": {"b": 2}}, *jungle, {"pattern": ".a.."}]},
    ]
    content["strip_assignment"] = {"north": "one", "east": "two", "south": "three", "west": "four"}
    content["setup"] |= {
        "tile_stacks": 8, "display_limit": 4, "start_display_tiles": 3, "figures": [1, 1, 2, 2, 3, 3, 9, 9],
        "figure_price": {"1": 0, "2": 1, "3": 2, "9": 9}, "max_blind_swap": 5, "blind_swap_price": 0,
    }  # fmt: skip
    return edition_of(content)


def bare() -> Edition:
    """No row, no blind swap, no tiles in the displays, no gold: nothing can be traded or bought."""
    content = data()
    content["setup"] |= {"face_up_artifacts": 0, "max_blind_swap": 0, "start_display_tiles": 0, "start_gold": 0}
    for tile in content["tile_type"]:
        tile["count"] = min(tile["count"], 2)
    return edition_of(content)


EDITIONS = {"small": small, "tiny": tiny, "brown": brown, "bare": bare}


PLAYED = [
    *(("compiled", name, seats) for name in EDITIONS for seats in SEAT_COUNTS),
    *(("interpreted", name, seats) for name in ("small", "tiny") for seats in (2, 4)),
]


@pytest.mark.parametrize(("way", "name", "seats"), PLAYED)
def test_5_5_other_boards_are_played_to_the_end(way: str, name: str, seats: int) -> None:
    """5.5: odd editions are accepted, nothing is lost, and their games end."""
    edition = EDITIONS[name]()
    plain_box = jade().box_record.unpack(edition.box)
    for seed in range(6 if way == "compiled" else 1):
        table = new(seats, seed, edition=edition, way=way)
        for number, now in enumerate(random_walk(table, most=6_000, step=seed + 1)):
            if number % 5 == 0 or now.over:
                assert jade().check(plain_box, jade().record.unpack(now._state)) == []
        assert table.over


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"explore_mandatory": False, "trade_return": "free", "excavate_before_bonus": False, "gold_supply": "limited"},
        {"full_display_duty": "free", "stuck_scope": "reachable", "trade_needs_own": False, "stop_after_jungle": False},
    ],
)
def test_5_5_the_laws_hold_on_other_boards(name: str, options: dict[str, object]) -> None:
    """5.5, 6b: conservation, secrecy, saving and all the others."""
    check_all(Case(jade(), engine(jade(), "compiled"), EDITIONS[name](), 3, 2, options), stride=41)


@pytest.mark.parametrize("name", EDITIONS)
def test_5_5_actions_of_other_boards(name: str) -> None:
    """Section 7: as many actions as the edition has cells, slots, stacks, tokens and figures."""
    edition = EDITIONS[name]()
    setup, kinds = edition.data.setup, 8 * len(edition.data.artifact)
    count = Counter(action.verb for action in edition.actions)
    assert count == Counter(
        ride=edition.data.board.size ** 2, stop=1, exchange=setup.display_limit * setup.tile_stacks,
        draw=setup.tile_stacks, play=16 * setup.display_limit, place=16, swap=kinds * setup.face_up_artifacts,
        blind=setup.max_blind_swap, no_figure=1, figure=4 * len(set(setup.figures)), leave=1,
        take_back=len(setup.figures), bonus=2, **{"pass": 1, "return": kinds},
    )  # fmt: skip


def test_5_2_a_small_board_and_its_cross() -> None:
    """5.2, R2.1-R2.5: nine fields, and everything else as its numbers say."""
    table = new(3, 4, edition=small())
    assert {name: one.pattern for name, one in board(table).items()} == {
        "C1": ".a.b", "C2": "....", "A3": "a.b.", "B3": "....", "C3": "....", "D3": "....", "E3": "a.b.",
        "C4": "....", "C5": ".a.b",
    }  # fmt: skip
    assert [board(table)[name].coins for name in ("C1", "E3", "C5", "A3")] == [{"b": 1}, {"a": 1}, {"a": 1}, {"b": 1}]
    assert heights(table) == [7, 7, 7]
    assert (len(table.view().row), table.view().pile) == (2, 22)
    assert supply(table) == [2, 5]
    assert {table.view().players[seat].jeep for seat in range(3)} == {"C3"}


def test_r8_2_symbols_of_the_cross_count() -> None:
    """R8.2: heads and coins on cross parts belong to the region; prices and strengths as the edition says."""
    edition = small()
    table = at(2, jeeps=["C1", "C3"], shows=["c1-1"], gold=[3, 0], board={"D1": "...a"}, edition=edition)
    assert region(table, "C1", "b").coins == 1
    ride(table, "C1", "play 1 west 1")
    assert legal(table) == ["no figure", "figure 2 a", "figure 5 a"]
    say(table, "figure 5 a")
    assert facts(table, "dug") == [{"cell": "B1", "heads": 1, "coins": 1}]
    assert (tokens(table), gold(table), out(table)) == ([1, 0], [1, 0], {})


def test_r4_3_a_brown_centre() -> None:
    """R4.3, R9.1, 5.2: a city across the centre makes its lines brown: a ride ends there, or begins there."""
    table = at(2, jeeps=["F3"], edition=brown())
    assert rides(table) == {"F1", "F2", "F3", "F4", "F5", CENTRE}
    ride(table, CENTRE)
    assert table.phase == "bonus"
    assert rides(at(2, edition=brown())) == {"F6", "F5", "G6", "F7", "E6"}


def test_r7_1_other_display_limits() -> None:
    """R7.1, R7.2: the limit is a number of the box."""
    one = at(2, shows=["c4-1"], edition=with_setup(display_limit=1))
    assert len(rides(one)) == 16
    four = at(2, shows=["c4-1 c4-2 c4-3"], jeeps=["F4"], edition=with_setup(display_limit=4))
    ride(four, "F4")
    assert "draw 1" in legal(four)
    assert {text.split()[1] for text in legal(four, "play")} == {"1", "2", "3"}
    assert display(four) == ["c4-1", "c4-2", "c4-3"]


def test_r10_1_r9_1_prices_of_another_edition() -> None:
    """R10.1, R9.1 B, R6.2: bonus, blind swap and figures cost what the edition says."""
    edition = with_setup(bonus_turn_price=3, blind_swap_price=2, figure_price={"1": 1, "2": 0, "3": 5})
    table = at(2, hands=["1a+"], gold=[5, 5], edition=edition)
    ride(table, CENTRE, "blind 1", "return 1a+")
    assert gold(table)[0] == 3
    say(table, "buy bonus")
    assert (gold(table)[0], table.view().bonus) == (0, True)
    placing = at(2, jeeps=["F1"], shows=["c2a-1"], gold=[4, 0], edition=edition)
    ride(placing, "F1", "play 1 east 3")
    assert legal(placing) == ["no figure", "figure 1 a", "figure 2 a"]
    assert gold(say(placing, "figure 1 a"))[0] == 3


@pytest.mark.parametrize("turn", range(4))
def test_5_1_patterns_turn_clockwise(turn: int) -> None:
    """5.1: the rules and these tests mean the same by a turn."""
    assert turned("aa..", turn) == ("aa..", ".aa.", "..aa", "a..a")[turn]
