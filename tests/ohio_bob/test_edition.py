"""5.1-5.7: the shipped box, an owner's own, what the checks say about broken ones, and games with other numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from cenote.games.ohio_bob import GAME
from cenote.kernel.conformance import Case, check_all
from cenote.kernel.errors import EditionError, OptionError
from cenote.kernel.game import Edition
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import (
    BOX,
    IDS,
    Explorer,
    at,
    cells,
    comes,
    energy,
    hand,
    legal,
    play,
    player,
    room,
    told,
    view,
    ways,
    where,
)  # fmt: skip

RULES = engine(GAME, "compiled")
FIRST = (0, 0)
MISSING = object()
Load = Callable[[dict[str, Any]], Edition]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Write an edition file `mine.toml` and load it."""

    def loaded(content: dict[str, Any]) -> Edition:
        path = tmp_path / "mine.toml"
        path.write_text(tomli_w.dumps(content), encoding="utf-8")
        return GAME.load_edition(path)

    return loaded


def changed(place: str, value: Any) -> dict[str, Any]:
    """The shipped box with one value changed; `place` is a path such as `level.easy.rooms` or `card.RD1.a`."""
    content = box_of(GAME)
    *path, last = place.split(".")
    inner: Any = content
    for key in path:
        inner = next(one for one in inner if one["id"] == key) if isinstance(inner, list) else inner[key]
    if value is MISSING:
        del inner[last]
    else:
        inner[last] = value
    return content


def face(place: str, line: int, text: str) -> dict[str, Any]:
    """The shipped box with one line of a face changed."""
    content = box_of(GAME)
    section, name = place.split(".")
    lines = content[section][name]["face"].strip("\n").split("\n")
    lines[line - 1] = text
    content[section][name]["face"] = "\n".join(lines)
    return content


def refused(load: Load, content: dict[str, Any], message: str) -> None:
    """The edition is refused with exactly this sentence."""
    with pytest.raises(EditionError) as caught:
        load(content)
    assert str(caught.value) == f"mine.toml: {message}"


# The shipped box


def test_5_the_shipped_box_is_sound() -> None:
    """5.7: no check has anything to say about it, and its options are the defaults."""
    assert (BOX.name, BOX.warnings) == ("reconstruction-1", ())
    given = BOX.data.options
    assert {option.name: option.default for option in GAME.options if option.name in given} == given


def test_5_7_the_cards_of_the_shipped_box() -> None:
    """5.2, 5.7: four cards of each colour and a rainbow; each special tool once, one per colour."""
    colours = Counter(card.colour for card in BOX.data.card)
    assert colours == {"red": 4, "yellow": 4, "green": 4, "blue": 4, "multi": 1}
    tools = {
        effect.split(":")[0]: card.colour
        for card in BOX.data.card
        for effect in (*card.a, *card.b)
        if effect.split(":")[0] in ("torch", "map", "rope", "hammer")
    }
    assert tools == {"torch": "red", "map": "yellow", "rope": "green", "hammer": "blue"}
    assert sorted(card.temple for card in BOX.data.card) == sorted(BOX.data.temple)
    marks = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
    for card in BOX.data.card:
        assert card.colour not in {marks.get(mark) for mark in BOX.data.temple[card.temple].face}


def test_comments_and_spacing_do_not_change_the_digest(load: Load) -> None:
    """5.1: the digest is of the meaning."""
    assert load(box_of(GAME)).digest == BOX.digest
    assert load(changed("energy.easy.max", 7)).digest != BOX.digest


# What is refused

EFFECT = (
    "expected `str` matching regex "
    "'^((move|hammer|rope|super):[UDLR]{1,4}|move:[UDLR]{1,4}!noexplore|key|stone|torch|map)\\\\Z'"
)
GEMS = "'red' or 'yellow' or 'green' or 'blue'"
BROKEN: list[tuple[str, Any, str]] = [
    ("schema", 2, "schema: is 2, it must be 1"),
    ("game", "jade_goddess", "game: is 'jade_goddess', this is the loader of 'ohio_bob'"),
    ("grid_rows", 4, "grid_rows: is 4, it must be 3"),
    ("grid_cols", 5, "grid_cols: is 5, it must be 4"),
    ("colours", ["red", "yellow"], "colours: must be red, yellow, green, blue (R7.6)"),
    ("colour", "red", "the file: object contains unknown field `colour`"),
    ("energy.hard", MISSING, "[energy]: lacks hard"),
    ("energy.easy.start", 7, "energy.easy: starts with 7, above its maximum 6"),
    ("energy.easy.start", 0, "energy.easy.start: expected `int` >= 1"),
    ("energy.easy.max", 21, "energy.easy.max: expected `int` <= 20"),
    ("level.easy", MISSING, "[level]: lacks easy"),
    ("level.easy.rooms", [5, 6], "level.easy.rooms: expected `array` of length >= 3"),
    ("level.easy.rooms", [5, 6, 9], "level.easy.rooms[2]: expected `int` <= 8"),
    ("level.hard.rooms", [0, 6, 7], "level.hard.rooms[0]: expected `int` >= 1"),
    ("level.hard.rest_cost", [1, 2, -3], "level.hard.rest_cost[2]: expected `int` >= 0"),
    ("level.hard.hand_max", [0, 2, 5], "level.hard.hand_max: has [2]: it must be 0 (no limit) or at least 3 (R10.4)"),
    ("level.hard.rations_off", [4], "level.hard.rations_off[0]: expected `int` <= 3"),
    ("amulet.blue", MISSING, "[amulet]: lacks blue.easy"),
    ("amulet.green.hard", MISSING, "[amulet]: lacks green.hard"),
    ("amulet.green.easy.b", MISSING, "amulet.green.easy: object missing required field `b`"),
    ("amulet.green.easy.a", [["white", 13]], "amulet.green.easy.a[0][1]: expected `int` <= 12"),
    ("amulet.green.easy.a", [], "amulet.green.easy.a: expected `array` of length >= 1"),
    ("sets.blue", MISSING, "[sets]: lacks blue"),
    ("sets.green.mirror", 1, "sets.green.mirror: expected `bool`, got `int`"),
    ("super_gear.effects", [], "super_gear.effects: expected `array` of length >= 1"),
    ("card.RD1.a", ["fly:U"], f"card[0].a[0]: {EFFECT}"),
    ("card.RD1.a", ["move"], f"card[0].a[0]: {EFFECT}"),
    ("card.RD1.a", ["move:UX"], f"card[0].a[0]: {EFFECT}"),
    ("card.RD1.a", ["hammer:U!noexplore"], f"card[0].a[0]: {EFFECT}"),
    ("card.RD1.b", ["key"] * 5, "card[0].b: expected `array` of length <= 4"),
    ("amulet.green.easy.a", [["pink", 3]], f"amulet.green.easy.a[0][0]: is 'pink', it must be {GEMS} or 'white'"),
    ("card.RD1.colour", "pink", f"card[0].colour: is 'pink', it must be {GEMS} or 'multi'"),
    ("card.RD1.id", "rd2", "[[card]]: rd2 is the id of two cards"),
    ("card.RD1.id", "R 1", "card[0].id: expected `str` matching regex '^[A-Za-z][A-Za-z0-9]{0,9}\\\\Z'"),
    ("card.RD1.temple", "T02", "[[card]]: t02 is the temple of two cards"),
    ("card.RD1.temple", "T99", "card RD1: temple T99 is not in the file"),
    ("temple.T01", MISSING, "card RD1: temple T01 is not in the file"),
    ("link.hard", MISSING, "[link]: lacks hard"),
    ("options.colour", "red", "[options] colour: is no option; there are " + ", ".join(o.name for o in GAME.options)),
    ("options.turn_cap", -1, "[options] turn_cap: option turn_cap = -1 must be a whole number from 0 to 1000 (A35)"),
    ("options.coop_rest", "no", "[options] coop_rest: option coop_rest = 'no' must be one of joint, immediate (A38)"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "value", "message"), BROKEN)
def test_5_1_a_broken_edition_is_refused_with_place_and_constraint(
    load: Load, place: str, value: Any, message: str
) -> None:
    """5.1, 5.7: what is wrong, where, and what would be right."""
    refused(load, changed(place, value), message)


CELL_LINE = "not like ' .|.:. . ' with the cells .SFCOXTrygb (5.1)"
FACES: list[tuple[str, int, str, str]] = [
    ("temple.T01", 1, "+=+ + + + +", "must have 7 lines of 9 characters (5.1)"),
    ("temple.T01", 1, "+ + + + +\n+ + + + +", "must have 7 lines of 9 characters (5.1)"),
    ("temple.T01", 1, "+|+ + + +", "line 1 is '+|+ + + +', not like '+ +-+=+ +' (5.1)"),
    ("temple.T01", 2, " . Q . O|", f"line 2 is ' . Q . O|', {CELL_LINE}"),
    ("temple.T01", 2, " .-. . O|", f"line 2 is ' .-. . O|', {CELL_LINE}"),
    ("temple.T01", 2, " S . . O|", "must have one stairs cell, on the lowest row (5.7)"),
    ("temple.T01", 6, " X . . X ", "must have one stairs cell, on the lowest row (5.7)"),
    ("link.easy", 2, "|. S . .|", "the link room has no stairs (R14.8)"),
]


@pytest.mark.parametrize(("place", "line", "text", "message"), FACES)
def test_5_1_a_broken_face(load: Load, place: str, line: int, text: str, message: str) -> None:
    """5.1, 5.7: lines, characters, stairs."""
    refused(load, face(place, line, text), f"{place}: {message}")


def test_5_1_faces_and_rooms_that_do_not_fit(load: Load) -> None:
    """5.1: more faces than cards can have, more rooms than there are cards."""
    content = box_of(GAME)
    content["temple"]["T18"] = content["temple"]["T01"]
    refused(load, content, "[temple]: 18 faces are more than 17")
    content = box_of(GAME)
    content["card"] = content["card"][:8]
    refused(load, content, "level.hard.rooms: 8 rooms need more cards than 8")
    content["card"] = content["card"][:2]
    refused(load, content, "card: expected `array` of length >= 3")


def test_5_1_short_lines_are_padded(load: Load) -> None:
    """5.1: blanks at the end of a line may be missing."""
    content = box_of(GAME)
    for temple in content["temple"].values():
        temple["face"] = "\n".join(line.rstrip() for line in temple["face"].split("\n"))
    assert (load(content).box == BOX.box).all()


def test_5_7_warnings(load: Load) -> None:
    """5.7: a room without a chest and a smaller set are the owner's business."""
    assert load(face("temple.T01", 4, " . .|. . ")).warnings == ("mine.toml: temple.T01: has no chest (5.7)",)
    assert edition_of(GAME, small()).warnings == ("mine.toml: [[card]]: 6 cards instead of 17 (5.7)",)


def test_5_1_an_edition_sets_options(load: Load) -> None:
    """5.1: unless a table sets them itself."""
    edition = load(changed("options.turn_cap", 12))
    assert Table.new(GAME, 1, edition=edition).options["turn_cap"] == 12
    assert Table.new(GAME, 1, edition=edition, options={"turn_cap": 3}).options["turn_cap"] == 3
    with pytest.raises(OptionError, match="unknown option"):
        Table.new(GAME, 1, edition=edition, options={"colour": 1})


# Other numbers are played


def small() -> dict[str, Any]:
    """Six cards, two or three rooms, a challenge of two gems."""
    content = box_of(GAME)
    content["card"] = [card for card in content["card"] if card["id"] in ("RD1", "RD4", "YL1", "YL4", "GN3", "RB1")]
    for hard in ("easy", "hard"):
        content["level"][hard] |= {"rooms": [2, 2, 3], "rest_cost": [1, 0, 2], "hand_max": [0, 3, 3]}
        content["energy"][hard] = {"start": 4, "max": 9}
    content["amulet"]["green"]["easy"] = {"a": [["white", 1], ["white", 1]], "b": [["red", 1]]}
    return content


def vault() -> dict[str, Any]:
    """Stairs behind walls on all sides, one room on level 1, free rests."""
    content = face("temple.T08", 5, "+ +-+ + +")
    lines = content["temple"]["T08"]["face"].split("\n")
    lines[5], lines[6] = "|X|S|. .|", "+ +-+ + +"
    content["temple"]["T08"]["face"] = "\n".join(lines)
    for hard in ("easy", "hard"):
        content["level"][hard] |= {"rooms": [1, 2, 8], "rest_cost": [0, 1, 1]}
    return content


def full() -> dict[str, Any]:
    """Four effects on a side, torches with more behind them, doors in the link room."""
    content = box_of(GAME)
    content["card"][0] |= {"a": ["torch", "move:UD", "key", "move:LR"], "b": ["hammer:U", "rope:LR", "map", "super:D"]}
    content["card"][1] |= {"a": ["stone", "torch", "torch", "move:UDLR!noexplore"]}
    content["link"]["easy"]["face"] = content["link"]["hard"]["face"]
    content["super_gear"]["effects"] = ["key", "super:UDLR"]
    return content


EDITIONS = {"small": small, "vault": vault, "full": full}
ODD: dict[str, Any] = {
    "bonus_optional": True, "teleporter_optional": True, "stairs_choice": "while_standing", "coop_order": "alternate",
    "sg_discardable": True, "sg_exchangeable": True, "pairing": "shuffled", "hammer_scope": "explore_or_door",
    "coop_rest": "immediate", "deckout": "literal_until_l3_done", "l3_low_stairs_exit": True,
}  # fmt: skip


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("options", [{}, ODD])
def test_5_1_the_laws_hold_with_other_numbers(name: str, seats: int, options: dict[str, Any]) -> None:
    """5.1, 6b: other editions are played to the end; conservation, saving and all the other laws."""
    check_all(Case(GAME, RULES, edition_of(GAME, EDITIONS[name]()), seats, 2, {"turn_cap": 60, **options}), stride=29)


def other(explorer: Explorer, content: dict[str, Any], **options: Any) -> Table:
    """The table of an explorer, played with another edition of the same cards."""
    origin = at(RULES, explorer, options=options).origin or ""
    return Table.at(origin, edition=edition_of(GAME, content), engine=RULES)


def test_5_1_a_smaller_set() -> None:
    """5.1, R1.6, R5.3: six cards, of which the second room is the last; their names are those of the file."""
    edition = edition_of(GAME, small())
    assert {action["card"] for action in edition.actions if action.verb == "choose"} >= {"rd1-green", "rb1-blue"}
    table = play(Table.new(GAME, 1, seed=1, edition=edition, engine=RULES), "challenge a", "pick first")
    mine = player(table)
    assert (mine.energy, mine.most_energy, mine.rooms_needed, mine.pile) == (4, 9, 2, 4)
    shown = [card for name, _, card in told(table, "card_shown")]
    assert {str(card).split("-")[0].upper() for card in shown} <= set(IDS)


def test_a34_the_faces_of_a_smaller_set() -> None:
    """A34: shuffled pairs are made of the faces behind its cards, not of others in the file."""
    edition = edition_of(GAME, small())
    faces = {card.temple.lower() for card in edition.data.card}
    found = set()
    for seed in range(30):
        table = Table.new(GAME, 1, seed=seed, edition=edition, engine=RULES, options={"pairing": "shuffled"})
        found.add(room(play(table, "challenge a", "pick first"), FIRST).face)
    assert found == faces


def test_a49_a_vault() -> None:
    """A49: somebody shut in gets out with what returns after a rest: here the hammer."""
    table = other(Explorer({FIRST: "T08"}, (3, 2), hand="BL4", level=2), vault())
    assert play(table, "SG").phase == "turn", "walls all around"
    play(table, "BL4 b")
    assert table.phase == "turn"
    play(table, "rest", "BL4 a", "R")
    assert (where(table), energy(table)) == ((FIRST, (3, 3)), 5)


def test_r5_3_a_level_of_one_room() -> None:
    """R5.3, R1.7: the first room is the last: it is turned, and its stairs lead on when they are entered again."""
    edition = edition_of(GAME, vault())
    table = comes(Table.new(GAME, 1, seed=1, edition=edition, engine=RULES), "BL2 RD1 RD2")
    play(table, "challenge a", "pick first")
    assert (cells(table, FIRST, "stairs"), where(table)) == ({(1, 3): "stairs"}, (FIRST, (1, 3)))
    play(table, "SG", "L", "BL2 a", "skip", "R")
    assert table.phase == "stairs"


def test_r7_3_what_stands_behind_a_torch() -> None:
    """R7.3: the copied side is played as if it were printed there; then the card goes on."""
    table = other(Explorer({FIRST: "T14"}, (3, 1), hand="RD1", pile="YL1 RD3 …"), full())
    play(table, "RD1 a", "copy b", "U")
    assert (where(table), ways(table)) == ((FIRST, (2, 1)), "UD")
    play(table, "U")
    assert (where(table), ways(table)) == ((FIRST, (1, 1)), "R")
    assert play(table, "R").phase == "turn"


def test_r7_3_two_torches_and_a_torch_on_a_torch() -> None:
    """R7.3, A13: each copies; one that is copied does nothing, the rest of its side does."""
    table = other(Explorer({FIRST: "T14"}, (3, 2), hand="RD2", pile="RD1 RD3 …"), full())
    play(table, "RD2 a", "copy a")
    pending = view(table).pending
    assert pending is not None
    assert (pending.copied, pending.effect, pending.stones) == ("rd1-green", "move", 1), "its torch is passed over"
    play(table, "skip", "skip")
    assert (table.phase, legal(table)) == ("torch", ["copy a", "copy b", "copy nothing"])
    play(table, "copy nothing")
    assert (table.phase, ways(table)) == ("direction", "ULR"), "below nothing lies, and this move cannot explore"


def test_r11_2_two_white_groups() -> None:
    """R11.2: each takes a colour of its own."""
    rooms = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (4, 0): "T12", (5, 0): "T07", (0, -1): "T02"}
    me = Explorer(rooms, (1, 1), (0, -1), hand="YL1 RD1 RD3 RD4 YL2 RB1", level=3)
    for groups, ending in (([["white", 3], ["white", 3]], "won"), ([["white", 4], ["white", 3]], "amulet")):
        table = play(other(me, changed("amulet.green.easy.a", groups)), "YL1 a", "R", "leave level")
        assert view(table).ending == ending
        assert len(hand(table)) == 7


def test_r10_2_start_below_the_maximum() -> None:
    """R10.2, R8.2: an edition may let the energy rise above its start; the next level begins with the start."""
    content = changed("energy.easy.max", 8)
    assert energy(play(other(Explorer({FIRST: "T08"}, (3, 2), energy=6), content), "SG", "U")) == 7
    rooms = {FIRST: "T08", (1, 0): "T15", (2, 0): "T16", (3, 0): "T14", (0, -1): "T02"}
    table = other(Explorer(rooms, (1, 1), (0, -1), hand="YL1"), content)
    assert energy(play(table, "YL1 a", "R", "leave level")) == 6
