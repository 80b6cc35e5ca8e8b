"""Takara Island in a terminal: what is drawn, for whom, in every language, and that it fits 80 columns."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from cenote.cli.screen import Screen
from cenote.games.takara_island import GAME
from cenote.games.takara_island.names import LEVEL_NAMES
from cenote.games.takara_island.terminal import Flow
from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.kernel.table import Table
from cenote.words import LANGUAGES, words
from tests.conftest import engine
from tests.takara_island.positions import BOX, SITES, TALL, at, new, pass_turn, play

COLUMNS = 80
ENOUGH = 300
FRAME = re.compile(r"[\s╭╮╰╯│─]+")


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


def flat(text: str) -> str:
    return " ".join(FRAME.split(text)).strip()


def cells(picture: str, name: str) -> list[str]:
    """What is drawn of a site, from the surface to the bottom, without the names of the levels."""
    lines = [line[2:-2] for line in picture.splitlines() if line.startswith("│")]
    rows = [line for n, line in enumerate(lines[1 : TALL + 4]) if n % 4]
    start = 12 * SITES.index(name)
    assert lines[0][start : start + 12].split()[0] == name
    return [row[start : start + 12].strip() for row in rows]


def games_at_rest(rules: Engine, seats: int, every: int, **options: Any) -> Iterator[Table]:
    """A random game, looked at now and then, and at its end."""
    for table in Case(GAME, rules, BOX, seats, seed=seats, options=options).walk():
        if table.move % every == 0 or table.over:
            yield table


# Room and words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everything_fits_eighty_columns(rules: Engine, language: str, seats: int) -> None:
    """Nothing is wider, nothing is left out that a wider screen shows, and no row of the island is broken."""
    for table in games_at_rest(rules, seats, 13, limit_coins=True):
        for reader in (SPECTATOR, 0):
            text, roomy = drawn(table, reader, language), drawn(table, reader, language, ENOUGH)
            assert max(map(cell_len, text.splitlines())) <= COLUMNS
            rows, wide_rows = ([FRAME.sub(" ", line) for line in it.splitlines()[: TALL + 5]] for it in (text, roomy))
            assert rows[1:] == wide_rows[1:]
            if not table.over:
                assert flat(text).replace(" ", "") == flat(roomy).replace(" ", "")


def test_a_line_ends_between_two_things() -> None:
    console = Console(file=io.StringIO(), width=12)
    lines = console.render_lines(Flow([Text("one two"), Text("three"), Text("four five")], indent=2), pad=False)
    assert ["".join(part.text for part in line) for line in lines] == ["one two", "  three", "  four five"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_island_and_the_town_are_named_in_every_language(rules: Engine, language: str) -> None:
    say = words(language, GAME.key).say
    table = at(rules, 3, karas=[5, 0, 0], A="s_xp1 bat_b^ …", B="", options={"limit_coins": True})
    play(table, "miner A")
    text = flat(drawn(table, 0, language))
    assert say("label", label="empty") in cells(drawn(table, 0, language), "B")
    for level in LEVEL_NAMES:
        assert say("level", level=level) in text
    for place in ("dive", "counter", "forge", "harbour", "beach"):
        assert say("town", place=place) in text
    for specialist in ("archaeologist", "soothsayer", "impersonator"):
        assert f"{say('specialist', specialist=specialist)} " in text
    assert f"{say('specialist', specialist='miner')} ({say('label', label='awake')})" in text
    assert f"A1 {say('tile', tile='bat', amount=1)} ♥ ●5 ★1" in text
    assert f"{say('label', label='pile')} 8" in text
    assert f"{say('label', label='bank')} ●138" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_r14_the_score_at_the_end(rules: Engine, language: str) -> None:
    """E41: XP part by part, the total, the title, and why it is over."""
    say = words(language, GAME.key).say
    owns = ("d_xp4 d_xp4 i_xp2 s_xp1 gob_b skull map stone_1", "d_xp4w d_xp4w i_xp2 idol")
    table = at(rules, karas=[14, 0], tokens=[2, 1], stock=3, stones=1, stone_site="B", owns=owns,
               A="stone_2", B="", active=1)  # fmt: skip
    play(table, "dig A")
    text = drawn(table, SPECTATOR, language)
    assert flat(say("ending", ending="stones")) in flat(text)
    rows = [line[2:-2].rstrip() for line in text.splitlines() if re.search(r"\S +−?\d+ +−?\d+ +│$", line)]
    labels = ("tiles", "tokens", "monsters", "chests", "stones", "karas", "total")
    points = ([11, 4, 3, 0, 10, 2, 30], [10, 2, 0, 4, 10, 0, 26])
    assert [row.split("  ")[0] for row in rows] == [say("label", label=label) for label in labels]
    assert [row.replace("−", "-").split()[-2:] for row in rows] == [
        [str(a), str(b)] for a, b in zip(*points, strict=True)
    ]
    for title in ("indiana", "amateur"):
        assert set(say("title", title=title).split()) <= set(text.split())


def test_r12_4_nothing_is_counted_when_everybody_loses(rules: Engine) -> None:
    """E37: the drawing says so, and shows neither points nor titles."""
    table = play(at(rules, karas=[50, 50], A="d_xp4", B="", C="", D=""), "dig A")
    text = drawn(table)
    assert "everybody loses" in flat(text)
    for word in ("Total", "Title", "Hero of legend"):
        assert word not in text


# What lies on the island


def test_a_tile_that_was_looked_at_is_drawn_for_its_viewer_alone(rules: Engine) -> None:
    """E3, 6b: the others see who has looked and that it is no rockfall; the rockfall lies open for all, fresh."""
    table = play(at(rules, 3, A="s_k2 s_rock s_xp1 …"), "view A")
    assert cells(drawn(table, 0), "A")[:4] == ["1 (●2)", "2 ▲▲▲*", "3 ░░░░", "4 ▒▒▒▒"]
    for reader in (SPECTATOR, 1, 2):
        assert cells(drawn(table, reader), "A")[:4] == ["1 ░░░✓ 1", "2 ▲▲▲*", "3 ░░░░", "4 ▒▒▒▒"]
    assert "(…) Seen by you" in drawn(table, 0)
    assert "Seen by you" not in drawn(table, 1)
    assert "Seen by 1" in drawn(table, 1)
    assert "* turned up this turn" in drawn(table, 1)
    pass_turn(table)
    assert cells(drawn(table, 0), "A")[:2] == ["1 (●2)", "2 ▲▲▲"]
    play(table, "view A")
    assert cells(drawn(table, 0), "A")[0] == "1 (●2) 2"
    assert cells(drawn(table, 1), "A")[0] == "1 (●2) 1"
    assert cells(drawn(table, 2), "A")[0] == "1 ░░░✓ 12"


def test_tiles_that_everybody_has_seen(rules: Engine) -> None:
    """All four numbers fit beside a tile; where no rockfall can be, none is ruled out."""
    table = at(rules, 4, A="i_xp2w d_xp4w d_k6 d_xp4")
    for _ in range(4):
        pass_turn(play(table, "view A"))
    assert cells(drawn(table), "A")[5:] == ["1 ▒▒▒✓ 1234", "2 ▓▓▓▓ 1234", "3 ▓▓▓▓ 1234", "4 ▓▓▓▓"]
    assert cells(drawn(table, 2), "A")[5:8] == ["1 (★2✚) 124", "2 (★4✚) 124", "3 (●6) 124"]


def test_r6_7_an_open_view_is_drawn_for_nobody_else(rules: Engine) -> None:
    """E46: while P1 decides, the others' drawing is the one before the view."""
    table = at(rules, A="bat_a s_k2 s_xp1 …")
    before = [drawn(table, reader) for reader in (0, 1, SPECTATOR)]
    play(table, "view A")
    assert cells(drawn(table, 0), "A")[:3] == ["1 (☻1)", "2 ░░░░", "3 ░░░░"]
    assert "(A1 a bat ♥ ★2)" in drawn(table, 0)
    assert [drawn(table, reader) for reader in (1, SPECTATOR)] == before[1:]
    play(table, "leave monster")
    assert cells(drawn(table, 0), "A")[:3] == ["1 (☻1)", "2 (●2)", "3 (★1)"]
    assert cells(drawn(table, 1), "A")[:3] == ["1 ░░░✓ 1", "2 ░░░✓ 1", "3 ░░░✓ 1"]


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("memory_aid", ["full", "none"])
def test_the_drawing_is_the_same_in_every_world_its_reader_cannot_tell_apart(
    rules: Engine, seats: int, memory_aid: str
) -> None:
    """6b: island, town and players show what the reader knows, and nothing else."""
    others = 0
    for table in games_at_rest(rules, seats, 17, memory_aid=memory_aid):
        for reader in (SPECTATOR, *range(seats)):
            mine = Perspective(GAME, BOX, rules, copied(table._state), reader, [])
            world = Table(GAME, BOX, mine.imagine(table.move), "imagined", rules)
            others += world.fingerprint != table.fingerprint
            assert drawn(world, reader) == drawn(table, reader)
    assert others > 20


def test_without_a_memory_aid_only_the_last_look_is_drawn(rules: Engine) -> None:
    table = play(at(rules, A="s_k2 s_k2 s_xp1 …", options={"memory_aid": "none"}), "view A")
    assert cells(drawn(table, 0), "A")[:3] == ["1 (●2)", "2 (●2)", "3 (★1)"]
    assert "Still hidden" not in drawn(table, 0)
    play(table, "dive")
    assert cells(drawn(table, 0), "A")[:3] == ["1 ░░░░", "2 ░░░░", "3 ░░░░"]
    assert cells(drawn(table, 1), "A")[:3] == ["1 ░░░░", "2 ░░░░", "3 ░░░░"]


def test_r10_3_hearts_kept_and_lost(rules: Engine) -> None:
    """E15: a monster keeps its wounds."""
    table = at(rules, A="gob_b^ …", sword=1, next=["sword", "hospital", "sword"])
    assert cells(drawn(table), "A")[:4] == ["·", "·", "·", "1 ☻♥♥"]
    play(table, "fight A")
    assert cells(drawn(table), "A")[3] == "1 ☻♥♡"
    assert "A1 a goblin ♥♡ ★3" in drawn(table)
    assert re.search(r"1 Red .* Ready 1   Hospital 1   Sword", drawn(table))
    play(table, "fight A")
    assert cells(drawn(table), "A")[3:5] == ["·", "1 ▒▒▒▒"]
    assert "Monsters ★3" in drawn(table)


def test_what_is_still_hidden_is_counted_by_level(rules: Engine) -> None:
    """6b: the full lists at first; less what the reader has seen."""
    table = new(rules, 2)
    text = drawn(table)
    assert "Surface – Still hidden  8×●2  4×▲  2×★1  2×★1✚  2×☻1 " in text
    assert "Deep – Still hidden  4×★4✚  3×★4  3×●6  3×▣  2×☻3  ☻4  2×◆ " in text
    table = play(at(rules, karas=[3, 0], A="? ? ? ? ? ? stone_1 d_k6 drake"), "soothsayer A 7")
    assert "Deep – Still hidden  4×★4✚  3×★4  2×●6  3×▣  2×☻3  ◆ " in drawn(table, 0)
    assert "3×●6  3×▣  2×☻3  ☻4  2×◆ " in drawn(table, 1)


# The players and other islands


def test_teams_and_specialists(rules: Engine) -> None:
    """E19, E27: who is where, and who sleeps; the adventurer who hires stands in the Harbour."""
    table = at(rules, 2, karas=[3, 0], available=[1, 2], resting=[1, 0])
    assert re.search(r"▸ 1 Red .* ●  3   ★  0   Ready 1   Break room 1$", drawn(table), re.MULTILINE)
    table = play(at(rules, 2, karas=[3, 0]), "soothsayer A 1")
    assert re.search(r"1 Red .* Ready 1   Soothsayer \(awake\)", drawn(table))
    assert "Harbour 1   Miner ●5   Archaeologist ●2   Impersonator +●2" in drawn(table)
    play(table, "dive")
    assert re.search(r"  1 Red .* Ready 2   Soothsayer \(asleep\)", drawn(table))
    assert re.search(r"▸ 2 Blue .* Ready 2$", drawn(table), re.MULTILINE)


def test_a_wider_island_fits_too(rules: Engine, tmp_path: Path) -> None:
    """Eight sites, seen by four: the signs move together and all stay on the screen."""
    text = (GAME.folder / "box.toml").read_text(encoding="utf-8").replace("sites = 6 ", "sites = 8 ")
    for tile in ('"S_K2",    level="surface",      kind="kara",     count=8',
                 '"I_K4",    level="intermediate", kind="kara",     count=7',
                 '"D_XP4W",  level="deep",         kind="xp",       count=4'):  # fmt: skip
        assert text.count(tile) == 1
        text = text.replace(tile, f"{tile[:-1]}{int(tile[-1]) + 6}")
    path = tmp_path / "wide.toml"
    path.write_text(text, encoding="utf-8")
    table = Table.new(GAME, 4, seed=2, edition=path, engine=rules)
    for _ in range(4):
        play(table, "view H")
        while table.phase == "reveal":
            play(table, "leave monster")
        pass_turn(table)
    picture = drawn(table).splitlines()
    assert picture[1].split()[1:9] == [*"ABCDEFGH"]
    assert all(line.endswith("│") for line in picture[1:14])
    assert "1░✓1234" in picture[3]
