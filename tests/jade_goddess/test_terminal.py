"""The Jade Goddess in a terminal: what is drawn, for whom, in every language, and that it fits 80 columns."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from cenote.cli.screen import Screen
from cenote.games.jade_goddess import GAME
from cenote.games.jade_goddess.box import parts_of, turned
from cenote.games.jade_goddess.names import DIRECTIONS
from cenote.games.jade_goddess.terminal import (
    ASIDE,
    CITY,
    COIN,
    DUG,
    FIELD,
    HEAD,
    NARROW,
    WIDE,
    Shelf,
    draw,
    figure,
    glyph,
    jeeps,
    picture,
    region_text,
    signs,
    tile_picture,
    ways,
)  # fmt: skip
from cenote.games.jade_goddess.view import Region, Stack
from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.kernel.table import Table
from cenote.words import LANGUAGES, words
from tests.conftest import engine
from tests.jade_goddess.positions import BOX, Cell, at, new, play, to, view

COLUMNS, FEW = 80, 58
BOARD_LINES = 3 * 11 + 3
EN = words("en", GAME.key)
TILES = [(tile, turn) for tile in BOX.data.tile_type for turn in range(4)]


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(GAME, "interpreted")


def drawn(table: Table, reader: int = SPECTATOR, language: str = "en", width: int = COLUMNS) -> str:
    """The drawing for a reader, with bots in all the other seats."""
    screen = Screen(table, language, ["greedy"] * table.seats)
    file = io.StringIO()
    screen.console = Console(file=file, width=width, highlight=False)
    screen.show_table(reader)
    return file.getvalue()


def cell(text: str, place: Cell, width: int = WIDE) -> list[str]:
    """The three lines of a cell in a drawing."""
    x, y = place
    lines = text.splitlines()[2 + 3 * y : 5 + 3 * y]
    return [line[3 + width * x : 3 + width * (x + 1)].ljust(width) for line in lines]


def below(text: str) -> str:
    """Everything but the board, without the spaces and rules of the layout."""
    return re.sub(r"[\s─]+", "", "".join(text.splitlines()[BOARD_LINES:]))


def line(text: str, start: str) -> str:
    """The line that begins like this, and those indented below it."""
    found = re.search(rf"^{re.escape(start)}.*(?:\n {{4}}.*)*", text, re.MULTILINE)
    assert found, f"no line {start!r} in\n{text}"
    return " ".join(found[0].split())


def plain(lines: list[Text]) -> list[str]:
    return [one.plain for one in lines]


def games_at_rest(rules: Engine, seats: int, every: int, **options: Any) -> Iterator[Table]:
    """A random game, looked at now and then, and at its end."""
    for table in Case(GAME, rules, BOX, seats, seed=seats, options=options).walk():
        if table.move % every == 0 or table.over:
            yield table


# Room and words


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "en"), *((4, language) for language in LANGUAGES)])
def test_everything_fits_eighty_columns_and_fewer(rules: Engine, seats: int, language: str) -> None:
    """Nothing is wider, no row of the board is broken, and nothing is left out that a wider screen shows."""
    for table in games_at_rest(rules, seats, 200, gold_supply="limited"):
        roomy = drawn(table, 0, language, ASIDE - 1)
        for width in (FEW, COLUMNS):
            text = drawn(table, 0, language, width)
            assert max(map(cell_len, text.splitlines())) <= width
            if not table.over:
                assert sorted(below(text)) == sorted(below(roomy))
        assert text.splitlines()[1:BOARD_LINES] == [row[:COLUMNS] for row in roomy.splitlines()[1:BOARD_LINES]]


def test_a_wide_screen_has_everything_beside_the_board(rules: Engine) -> None:
    table = play(at(rules, hands=["1a+"]), to(5, 4))
    wide, narrow = drawn(table, 0, width=ASIDE), drawn(table, 0, width=ASIDE - 1)
    assert max(map(cell_len, wide.splitlines())) <= ASIDE
    assert len(wide.splitlines()) < BOARD_LINES + 5 < len(narrow.splitlines())
    for text in ("Row", "Stacks", "Rack 1", "Player · Supply · Display"):
        assert text in wide
    assert cell(wide, (5, 4)) == cell(narrow, (5, 4)) == ["   │   ", "──J1───", "   │   "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_table_is_named_in_every_language(rules: Engine, language: str) -> None:
    words_ = words(language, GAME.key)
    board = {(6, 2): "..aa 1"}
    table = at(rules, board=board, figures={(6, 2): (1, 2)}, hands=["1a+ 2c-"], row="3a+ 3b+ 1c+ 2d- 3a-")
    text = drawn(table, 0, language)
    for label in ("jeep", "figures", "heads", "coins", "region", "complete", "open_sides", "centre", "good", "bad",
                  "row", "pile", "stacks", "unseen", "rack", "statues", "points", "player", "supply",
                  "display"):  # fmt: skip
        assert words_.say("label", label=label) in text
    names = [words_.say("object", object=number) for number in (1, 2, 3)]
    assert len(set(names)) == 3
    row = line(text, words_.say("label", label="row"))
    assert f"1 {names[2]} A◆ 2 {names[2]} B◆ 3 {names[0]} C◆ 4 {names[1]} D◇ 5 {names[2]} A◇" in row
    assert f"{words_.say('label', label='gold')} 5  {words_.say('label', label='tokens')} 2" in text


def test_a_line_ends_between_two_things() -> None:
    console = Console(file=io.StringIO(), width=12)
    lines = console.render_lines(Shelf([Text("one two"), Text("three"), [Text("a"), Text("b")]], indent=2), pad=False)
    assert ["".join(part.text for part in line) for line in lines] == ["one two", "  three   a", "          b"]


def test_blocks_are_spread_evenly_over_the_rows() -> None:
    console = Console(file=io.StringIO(), width=11)
    lines = console.render_lines(Shelf([Text(name) for name in "abcd"], gap=4, even=True), pad=False)
    assert ["".join(part.text for part in line) for line in lines] == ["a    b", "", "c    d"]


# Cells


def joined(rows: list[str], start: tuple[int, int]) -> set[tuple[int, int]]:
    """Every place of a picture that city joins with this one; the field in the middle does not interrupt a line."""
    found, border = {start}, [start]
    while border:
        y, x = border.pop()
        near = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
        near += [(y, x + step) for step in (-2, 2) if rows[y][(x + step // 2) % len(rows[y])] == FIELD]
        for there in near:
            inside = 0 <= there[0] < 3 and 0 <= there[1] < len(rows[0])
            if inside and there not in found and rows[there[0]][there[1]] in CITY + HEAD + COIN:
                found.add(there)
                border.append(there)
    return found


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_r1_3_sides_are_joined_as_the_tile_joins_them(width: int) -> None:
    """R1.2, R1.3: city and jungle sides can be told apart, and parts that are one from those that are not."""
    for tile, turn in TILES:
        pattern = turned(tile.pattern, turn)
        marks = {part: signs(dict(tile.heads).get(part, 0), dict(tile.gold).get(part, 0)) for part in parts_of(pattern)}
        rows = plain(picture(pattern, marks, width=width))
        middle = width // 2
        ends = [(0, middle), (1, width - 1), (2, middle), (1, 0)]
        for side, (y, x) in enumerate(ends):
            assert (rows[y][x] in "│─") == (pattern[side] == "."), (tile.id, turn, rows)
        for one in range(4):
            for other in range(4):
                if pattern[one] != "." != pattern[other]:
                    assert (ends[other] in joined(rows, ends[one])) == (pattern[one] == pattern[other]), rows


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_r1_3_nothing_on_a_tile_is_hidden_by_something_else(width: int) -> None:
    """However a tile lies, its heads, its coins, the strongest figure and a jeep are all to be seen."""
    for tile, turn in TILES:
        pattern = turned(tile.pattern, turn)
        for stands in parts_of(pattern):
            marks = {
                part: (figure(1, 3) if part == stands else Text())
                + signs(dict(tile.heads).get(part, 0), dict(tile.gold).get(part, 0))
                for part in parts_of(pattern)
            }
            text = "\n".join(plain(picture(pattern, marks, jeeps([3]), width=width)))
            assert text.count(HEAD) == sum(tile.heads.values()), text
            assert text.count(COIN) == sum(tile.gold.values()), text
            assert ("2³" in text, "4" in text) == (True, True), text
            assert width == NARROW or "J4" in text, text


def test_5_1_tiles_as_they_are_drawn() -> None:
    """5.1: pure jungle, joined and separated parts, and a quarter turn clockwise."""
    tiles = {tile.id: tile for tile in BOX.data.tile_type}
    assert plain(tile_picture(tiles["J0"])) == ["   │   ", "───○───", "   │   "]
    assert plain(tile_picture(tiles["C2A-1"])) == [" ▒▒☻▒▒▒", "───○─▒▒", "   │   "]
    assert plain(tile_picture(tiles["C2A-1"], 1)) == ["   │   ", "───○─▒▒", " ▒▒☻▒▒▒"]
    assert plain(tile_picture(tiles["C2D-1"])) == [" ▒☻▒▒  ", "───○─▒●", "   │   "]
    assert plain(tile_picture(tiles["C2O-4"])) == [" ▒▒▒▒▒ ", "──▒○▒──", " ▒▒▒▒▒ "]
    assert plain(tile_picture(tiles["C2S-1"])) == [" ▒▒☻▒▒ ", "───○───", " ▒▒●▒▒ "]
    assert plain(tile_picture(tiles["C4-4"])) == ["▒▒☻☻☻▒▒", "▒▒▒○▒▒▒", "▒▒▒▒▒▒▒"]


def test_tiles_in_one_sign() -> None:
    assert [glyph(pattern) for pattern in ("....", "a...", ".a..", "..a.", "...a", "aa..", "a.b.", ".aaa", "abcd")] == [
        "┼", "╀", "┾", "╁", "┽", "╄", "╂", "╈", "╋",
    ]  # fmt: skip


# The board


def test_r2_the_board_at_the_start(rules: Engine) -> None:
    """5.2: the cross with its city sides, all jeeps on the centre, columns A to K and rows 1 to 11 as in moves."""
    text = drawn(new(rules, 4))
    rows = text.splitlines()
    assert rows[1].split() == rows[BOARD_LINES - 1].split() == [*"ABCDEFGHIJK"]
    assert [row.split()[0] for row in rows[3 : BOARD_LINES - 1 : 3]] == [str(number) for number in range(1, 12)]
    assert cell(text, (5, 5)) == ["   │   ", "─J1234─", "   │   "]
    assert cell(text, (5, 0)) == ["   │   ", "───○─▒▒", "   │   "]
    assert cell(text, (5, 1)) == ["   │   ", "▒▒─○───", "   │   "]
    assert cell(text, (7, 5)) == [" ▒▒▒▒▒ ", "───○───", "   │   "]
    assert cell(text, (8, 5)) == ["   │   ", "───○───", " ▒▒▒▒▒ "]
    assert cell(text, (0, 0)) == [" " * WIDE, "   ·   ", " " * WIDE]


def test_the_centre_without_jeeps(rules: Engine) -> None:
    text = drawn(at(rules, 2, jeeps=[(5, 4), (5, 6)]))
    assert [cell(text, place)[1] for place in ((5, 4), (5, 5), (5, 6))] == ["──J1───", "───◎───", "──J2───"]


def test_e2_tiles_figures_and_jeeps(rules: Engine) -> None:
    """E2: white and brown lines; a figure has the number of its player and its strength."""
    board = {(6, 2): "..aa 1", (7, 2): "...."}
    text = drawn(at(rules, board=board, figures={(6, 2): (1, 2)}, jeeps=[(7, 2)]))
    assert cell(text, (6, 2)) == ["   │   ", "▒▒─○───", "▒2²☻▒▒ "]
    assert cell(text, (7, 2)) == ["   │   ", "──J1───", "   │   "]
    narrow = drawn(at(rules, board=board, figures={(6, 2): (1, 2)}, jeeps=[(7, 2)]), width=FEW)
    assert cell(narrow, (6, 2), NARROW) == ["  │  ", "▒─○──", "2²☻▒ "]
    assert cell(narrow, (7, 2), NARROW) == ["  │  ", "─J1──", "  │  "]


def test_r8_a_region_that_is_dug_out_is_drawn_apart(rules: Engine) -> None:
    """E9, E19, R8.7: while the figure is asked for the heads are there; dug out in vain, they are gone."""
    table = play(at(rules, displays=["c1-1"], jeeps=[(5, 2)]), to(5, 2), "play 1 east 3")
    assert table.phase == "figure"
    text = drawn(table, 0)
    assert cell(text, (6, 2))[1] == "☻▒J1───"
    assert "G3 ☻ complete" in line(text, "Region")
    play(table, "no figure")
    text = drawn(table, 0)
    assert cell(text, (6, 2))[1] == f"{DUG * 2}J1───"
    assert cell(text, (5, 2))[1] == f"───○─{DUG * 2}"
    assert not re.search("^Region", text, re.MULTILINE)


# Ruins


def test_r8_3_who_is_where_how_strong() -> None:
    """A18: equal players share a rank, lower ones follow."""
    shown = [
        region_text(region, EN).plain
        for region in (
            Region(0, 2, 3, 1, [3, 1, 3, 0]), Region(1, 1, 0, 0, [0, 0]), Region(2, 0, 1, 2, [1, 12]),
        )
    ]  # fmt: skip
    assert shown == ["☻3● ◌2 1³ = 3³ > 2", "◌1", "☻●● complete 2¹² > 1"]


def test_regions_that_matter_are_listed_with_figures_first(rules: Engine) -> None:
    """E20: two regions with figures; one with a head alone after them; those of the cross are left out."""
    board = {(6, 0): "..aa 2", (6, 2): "a..a 1 1", (7, 4): "a.a. 1"}
    table = at(rules, board=board, figures={(6, 0): (1, 2), (6, 2): (0, 1)})
    assert line(drawn(table), "Region") == "Region G1 ☻☻ ◌1 2² G3 ☻● ◌1 1 H5 ☻ ◌1"


def test_a_region_is_called_by_a_cell_of_its_own(rules: Engine) -> None:
    """R6.3: where a tile has several parts, the letter of the part tells them apart."""
    text = drawn(at(rules, board={(6, 1): "a.b. 1 1"}))
    assert line(text, "Region") == "Region G2a ☻ ◌1 G2b ● ◌1"


# Artefacts and stacks


def test_r12_2_the_rack_is_drawn_for_its_owner_alone(rules: Engine) -> None:
    """E33: good and bad pieces of each statue, complete statues and points; the others see the number."""
    hand = "1a+ 1a+ 1b+ 1b- 1c+ 1c- 1d+ 1d- 2a- 2b- 2c- 3d+"
    table = at(rules, 2, hands=[hand])
    text = drawn(table, 0)
    assert re.search(r"^Rack 12 +1 Jaguar +2 Serpent +3 Goddess +Statues 2 ◆◇$", text, re.MULTILINE)
    assert re.search(r"^ +A◆◆ B◆◇ C◆◇ D◆◇ +A◇ B◇ C◇ D· +A· B· C· D◆ +Points 20$", text, re.MULTILINE)
    for reader in (1, SPECTATOR):
        assert "A◆◆" not in drawn(table, reader)
        assert "Artefacts 12" in drawn(table, reader)
    assert "Rack 0" in drawn(table, 1)
    assert "Rack" not in drawn(table)


def test_stacks_and_what_may_be_in_them(rules: Engine) -> None:
    """5.3, R7.4: all shapes of tiles by their sides; a tile slid under a stack is known."""
    table = at(rules, displays=["", "", "", ""])
    assert line(drawn(table), "Tiles still hidden") == "Tiles still hidden ┼ 9 ╀ 20 ╄ 21 ╂ 11 ╊ 17 ╋ 7"
    assert line(drawn(table), "Stacks") == "Stacks 1 ▤15 2 ▤14 3 ▤14 4 ▤14 5 ▤14 6 ▤14"
    seen = msgspec.structs.replace(view(table), stacks=[Stack(3, ["c4-3", "j0"]), Stack(0, [])], unseen={})
    file = io.StringIO()
    Console(file=file, width=COLUMNS).print(draw(BOX, seen, EN, ["a", "b", "c", "d"]))
    assert line(file.getvalue(), "Stacks") == "Stacks 1 ▤3 ╋☻☻● ┼ 2 0"
    assert "Tiles still hidden" not in file.getvalue()


def test_gold_of_the_others_and_of_the_bank(rules: Engine) -> None:
    """A30, R8.10: hidden if the table says so; the bank is shown when it may run out."""
    text = drawn(at(rules, 2, options={"gold_visible": False, "gold_supply": "limited"}), 1)
    assert re.search(r"Gold –  Artefacts 0 .*Gold 5  Artefacts 0", text)
    assert "Bank 52" in text
    assert "Bank" not in drawn(at(rules, 2))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_drawing_is_the_same_in_every_world_its_reader_cannot_tell_apart(rules: Engine, seats: int) -> None:
    """6b: it shows what the reader knows, and nothing else."""
    others = 0
    for table in games_at_rest(rules, seats, 230):
        for reader in (SPECTATOR, *range(seats)):
            mine = Perspective(GAME, BOX, rules, copied(table._state), reader, [])
            world = Table(GAME, BOX, mine.imagine(table.move), "imagined", rules)
            others += world.fingerprint != table.fingerprint
            assert drawn(world, reader) == drawn(table, reader)
    assert others > 5


# Questions


def test_r5_4_every_way_to_lay_a_tile_is_drawn(rules: Engine) -> None:
    """R5.4-R5.6: the turns and sides below the pictures are those of the legal actions."""
    asked = {"place": 0, "play": 0}
    for table in Case(GAME, rules, BOX, 3, seed=4).walk():
        seen = view(table)
        tiles = {tile.id.lower(): tile for tile in BOX.data.tile_type}
        offered = {str(action) for action in table.legal() if action.verb in asked} if not table.over else set()
        shown = seen.players[seen.active].display if seen.phase == "explore" else []
        slots: list[tuple[int | None, str]] = [*enumerate(shown, 1)]
        if seen.drawn is not None:
            slots = [(None, seen.drawn)]
        drawn_ways = set()
        for slot, tile in slots:
            for block in ways(BOX, seen, EN, tiles[tile], slot):
                found = re.fullmatch(r"(\d )?([a-z, ]+) ↻(\d)", block[-1].plain)
                assert found
                assert found[1] == (f"{slot} " if slot else None)
                verb = f"play {slot}" if slot else "place"
                drawn_ways |= {f"{verb} {side} {found[3]}" for side in found[2].split(", ")}
        assert drawn_ways == offered
        for verb in asked:
            asked[verb] += any(text.startswith(verb) for text in offered)
    assert min(asked.values()) > 10


def test_e5_the_ways_of_a_display_tile(rules: Engine) -> None:
    """E5: two cells, two turns each, with the number of the tile."""
    text = drawn(play(at(rules, displays=["c2a-1"], jeeps=[(5, 0)]), to(5, 0)), 0)
    assert text.splitlines()[-5].startswith("Display · ↻ Turn the tile ─")
    assert text.splitlines()[-4:-1] == [
        "   │              ▒▒☻▒▒▒",
        "▒▒─○───           ▒▒─○───",
        "▒▒☻▒▒▒               │",
    ]
    assert text.splitlines()[-1] == "1 east, west ↻2   1 east, west ↻3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_e13_the_parts_of_a_tile_and_the_prices(rules: Engine, language: str) -> None:
    """E13, R6.2: the letters of the parts as in moves, their regions, and what the larger figures cost."""
    table = play(at(rules, displays=["c2s-1"], jeeps=[(5, 1)]), to(5, 1), "play 1 east 0")
    rows = drawn(table, 0, language).splitlines()
    assert rows[-4].startswith(f"{words(language, GAME.key).say('label', label='part')} ─")
    assert rows[-3:] == [" ▒▒a▒▒    a  ☻ ◌1   1²  ●1", "──J1───   b  ● ◌1   1³  ●2", " ▒▒b▒▒"]


def test_r6_6_figures_that_may_be_taken_back(rules: Engine) -> None:
    """E25: by the numbers that the moves use."""
    board = {(6, 2): "..aa", (6, 3): "a..."}
    table = at(rules, board=board, figures={(6, 2): (0, 2), (6, 3): (0, 1)}, hands=["1a+"])
    play(table, to(5, 5), "pass")
    assert table.phase == "retrieve"
    assert drawn(table, 0).splitlines()[-1] == "1 1 Single archaeologist G4   4 1² Double team G3"


def test_bonus_turn_and_last_round_are_in_the_headline(rules: Engine) -> None:
    table = play(at(rules, jeeps=[(5, 5)]), to(5, 5), "buy bonus")
    assert drawn(table).startswith("Turn 1 · Bonus turn ─")
    assert drawn(at(rules, final=3)).startswith("Turn 1 · Last round ─")


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_r12_the_score_at_the_end(rules: Engine, language: str) -> None:
    """E33: artefacts, every statue, the total, the gold, and why it is over."""
    say = words(language, GAME.key).say
    hand = "1a+ 1a+ 1b+ 1b- 1c+ 1c- 1d+ 1d- 2a- 2b- 2c- 3d+"
    table = at(rules, 2, hands=[hand, "2a+"], phase="end", ending="tiles")
    text = drawn(table, SPECTATOR, language)
    assert " ".join(say("ending", ending="tiles").split()) in " ".join(text.split())
    rows = [" ".join(row.split()) for row in text.splitlines()[-9:]]
    label = {key: say("label", label=key) for key in ("tokens", "total", "gold")}
    assert rows == [
        f"{label['tokens']} 12 1",
        f"{say('object', object=1)} ◆◇ 8 0",
        "A2 B2 C2 D2 A0 B0 C0 D0",
        f"{say('object', object=2)} 0 0",
        "A1 B1 C1 D0 A1 B0 C0 D0",
        f"{say('object', object=3)} 0 0",
        "A0 B0 C0 D1 A0 B0 C0 D0",
        f"{label['total']} 20 1",
        f"{label['gold']} 5 5",
    ]


def test_a38_statues_of_any_pieces(rules: Engine) -> None:
    """A38: with pooled objects the statues stand in a row of their own."""
    options = {"statue_same_object": False}
    table = at(rules, 2, hands=["1a+ 2b+ 3c+ 1d+"], options=options, phase="end", ending="artefacts")
    rows = [" ".join(row.split()) for row in drawn(table).splitlines()[-7:]]
    assert rows[1] == "Jaguar A1 B0 C0 D1 A0 B0 C0 D0"
    assert rows[4:6] == ["Statues ◆ 5 0", "Total 9 0"]


def test_directions_are_those_of_the_moves() -> None:
    """The English words for the sides are the words of the moves, which the test above reads."""
    assert [EN.say("direction", direction=side) for side in DIRECTIONS] == list(DIRECTIONS)
