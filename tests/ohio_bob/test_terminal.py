"""Ohio Bob in a terminal: what is drawn, for whom, in every language, and that it fits 80 columns; who is asked."""

from __future__ import annotations

import builtins
import io
import re

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from cenote.cli.play import Game
from cenote.cli.screen import Screen
from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.terminal import SIGNS, STAIRS_UP, TOOLS, USED, draw, effect
from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from cenote.words import LANGUAGES, words
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import BOX, Explorer, at, new, play, view

COLUMNS, ROOMY = 80, 150
EN = words("en", GAME.key)
FRESH = str.maketrans("♡▢◇○△□", "♥▣◆●▲■")
TURNED = str.maketrans("╹╻╺╸┗┓┏┛┣┫┻┳", "╻╹╸╺┓┗┛┏┫┣┳┻")
FIVE = {(0, 0): "T08", (0, -1): "T13", (1, 0): "T15", (1, -1): "T16", (0, -2): "T02"}


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(GAME, "interpreted")


def drawn(table: Table, reader: int = 0, language: str = "en", width: int = COLUMNS) -> str:
    """The drawing for a reader, with bots in all the other seats."""
    screen = Screen(table, language, ["greedy"] * table.seats)
    file = io.StringIO()
    screen.console = Console(file=file, width=width, highlight=False)
    screen.show_table(reader)
    return file.getvalue()


def temple(text: str) -> list[str]:
    """The lines of the temple."""
    lines = text.splitlines()[1:]
    return [
        line.rstrip() for line in lines[: next(n for n, line in enumerate(lines) if "≡ " in line and "·" not in line)]
    ]


def cells(text: str) -> list[list[str]]:
    """The cells of the temple, row by row, as three signs: who stands there, what is there, whose stairs."""
    return [re.findall(".(...)", line.ljust(100)) for line in temple(text)[1::2]]


def line(text: str, start: str) -> str:
    """The line that begins like this, with single spaces."""
    return next(" ".join(one.split()) for one in text.splitlines() if one.startswith(start))


# Room and words


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), *((2, language) for language in LANGUAGES)])
def test_everything_fits_eighty_columns(rules: Engine, seats: int, language: str) -> None:
    """Nothing is wider, no line of the temple is broken, and nothing is left out that a wider screen shows."""
    for table in Case(GAME, rules, BOX, seats, seed=2).walk():
        if table.move % 40 == 3 or table.over:
            text, roomy = (drawn(table, 0, language, width) for width in (COLUMNS, ROOMY))
            assert max(map(cell_len, text.splitlines())) <= COLUMNS
            assert sorted(re.sub(r"[\s─]", "", text)) == sorted(re.sub(r"[\s─]", "", roomy))
            assert not table.move or temple(text) == temple(roomy)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_table_is_named_in_every_language(rules: Engine, language: str) -> None:
    """Signs of cells and tools have their names beside them; figures and cards have theirs."""
    said = words(language, GAME.key).say
    rooms = {(0, 0): "T07", (1, 0): "T02"}
    text = drawn(at(rules, Explorer(rooms, (1, 1), hand="GN3 GN4 RD1", pile="BL4 RD4 …")), 0, language)
    for kind in ("stairs", "ration", "chest", "pit", "trap", "teleporter"):
        assert f"{SIGNS[kind]} {said('cell-name', cell=kind)}" in text
    for tool in ("key", "stone", "hammer", "rope", "torch", "super"):
        assert f"{TOOLS[tool]} {said('effect-name', effect=tool)}" in text
    for label in ("wall", "door", "level", "energy", "rest_cost", "rooms", "pile", "hand", "top_card", "next_cards"):
        assert said("label", label=label) in text
    for name in ("rd1-green", "gn4-green", "supergear", "t07"):
        assert said(f"called-{name}") in text


def test_every_sign_tells_without_colour() -> None:
    """No two kinds of cells or tools share a sign, fresh or used."""
    signs = [*SIGNS.values(), *(sign for sign in TOOLS.values() if sign), STAIRS_UP]
    signs += [sign.translate(USED) for sign in SIGNS.values() if sign.translate(USED) != sign]
    assert len(set(signs)) == len(signs)


# The temple


def test_r0_3_a_room_with_its_walls_and_what_is_open(rules: Engine) -> None:
    """E5, R5.1: walls, cells, the meeple, and a question mark wherever the way out is open."""
    assert temple(drawn(at(rules, Explorer({(0, 0): "T08"}, (3, 2))))) == [
        "┼ ? ┄ ? ╺━━━╸ ? ┼",
        "? ·   ·   ▣   · ?",
        "╺━━━╸   ╻   ╺━━━╸",
        "? ·   ♥ ┃ ·   ∪ ?",
        "╻       ╹       ╻",
        "┃ ×  1≡   ·   · ┃",
        "╹ ? ┄ ? ┄ ? ┄ ? ╹",
    ]


def test_e7_where_two_rooms_meet_there_is_one_edge(rules: Engine) -> None:
    """R0.3, A5: door and wall make a door; what is open between two rooms is a thin line."""
    lines = temple(drawn(at(rules, Explorer({(0, 0): "T01", (0, -1): "T02"}, (1, 1)))))
    assert lines[5:8] == ["? ·   ·   ≡   · ?", "╺═══╸┄┄┄┄┄┄┄┄┄┄┄╻", "?1·   ·   ·   ∪ ┃"]


def test_e11_the_last_room_is_turned_and_its_stairs_lead_up(rules: Engine) -> None:
    """R5.3, R8.10, E10: with all rooms laid nothing is left to explore."""
    text = drawn(at(rules, Explorer(FIVE, (2, 2), place=(0, -2))))
    assert temple(text)[:3] == ["┼┄┄┄┄┄┄┄┄┄┄┄╺━━━╸", "┊ ·   ⇑   ·   · ┊", "╻       ╻       ╻"]
    assert "⇑ Stairs up" in text
    assert "?" not in text


def test_e20_a_used_bonus_is_hollow_for_who_used_it(rules: Engine) -> None:
    """R8.1, A39: the partner finds it fresh; a spectator sees what anybody has used."""
    one = Explorer({(0, 1): "T01"}, (2, 2), spent=[(2, 2)])
    table = at(rules, one, Explorer({(0, -1): "T08"}, (1, 2)))
    assert [cells(drawn(table, reader))[7][1] for reader in (0, SPECTATOR)] == ["1▢ ", "1▢ "]
    assert cells(drawn(table, 1))[1][2] == "1▣ "
    assert line(drawn(table, 1), "Antechamber") == "Antechamber: ▣ Chest used: ▢"
    assert "used" not in drawn(at(rules, Explorer({(0, 0): "T01"}, (2, 2))))


def test_r14_2_the_second_player_sees_the_table_from_the_other_side(rules: Engine) -> None:
    """R14.2: for him everything is turned by 180 degrees, so that his up is up; stairs say whose they are."""
    for table in Case(GAME, rules, BOX, 2, seed=5).walk(120):
        if table.move % 30 == 29:
            mine, theirs = drawn(table, 0).translate(FRESH), drawn(table, 1).translate(FRESH)
            wide = max(map(len, temple(mine)))
            edges = [one.ljust(wide)[::-1].translate(TURNED).rstrip() for one in temple(theirs)[::-2]]
            assert edges == temple(mine)[::2]
            assert [row[: wide // 4][::-1] for row in cells(theirs)[::-1]] == [row[: wide // 4] for row in cells(mine)]
    table = at(rules, Explorer({(0, 1): "T08"}, (3, 2)), Explorer({(0, -1): "T08"}, (1, 2)))
    assert [cells(drawn(table, seat))[8][1 + seat] for seat in (0, 1)] == ["1≡1", "2≡2"]


@pytest.mark.parametrize(
    ("apart", "here", "both"),
    [(3, "┃1≡   ·   ·   · ?", True), (4, "┃1≡  ·  ·  ·?", True), (7, "┃1 · · ·?", True), (29, "┃1 · · ·?", False)],
)
def test_a_wide_temple_is_drawn_smaller_and_at_last_around_the_reader(
    rules: Engine, apart: int, here: str, both: bool
) -> None:
    """Section 7: two players may lay rooms far apart."""
    seen = view(at(rules, Explorer({(0, 0): "T03", (1, 0): "T11"}, (3, 1), place=(1, 0))))
    rooms = [seen.rooms[0], msgspec.structs.replace(seen.rooms[1], x=apart)]
    file = io.StringIO()
    console = Console(file=file, width=COLUMNS, highlight=False)
    console.print(draw(BOX, msgspec.structs.replace(seen, seat=0, rooms=rooms), EN, ["Red"]))
    lines = temple(file.getvalue())
    assert max(map(len, lines)) <= COLUMNS
    assert lines[5].endswith(here)
    assert lines[5].startswith("?") == both


# Cards and players


def test_r3_1_both_sides_of_every_card_lie_open(rules: Engine) -> None:
    """R0.4, 6b: hand, resolution pile, top card and what else is known of the pile, each with its gem."""
    explorer = Explorer({(0, 0): "T01"}, (3, 2), hand="RD2 GN3", played="RB1", pile="BL4 YL4 …", energy=4, level=2)
    text = drawn(at(rules, explorer))
    assert line(text, "Hand") == "Hand ◆ Crowbar (green) A ↔ ↕ B ⚷ ↔"
    assert line(text, " " * 13 + "▲") == "▲ Tool belt (green) A ⬢ ↕↔ B ⚷ ↕↔"
    assert "Super gear A ✦↕↔" in " ".join(text.split())
    assert line(text, "Played") == "Played cards ★ Rainbow gem (green) A ← B →"
    assert line(text, "Top") == "Top card ■ Sledgehammer (green) A ⚒↕↔ B ↔ ↕"
    assert line(text, "Next") == "Next cards ● Temple map (green) A ▦ B ↕ ↔"
    assert text.count("Temple map (green)") == 1
    assert line(text, "1 Red") == "1 Red (you) Level 2 Energy ♥♥♥♥♡♡ 4/6 Cost of a rest 2 Rooms 1/6"
    assert line(text, "Pile") == "Pile 13"


def test_cards_and_rooms_of_another_edition_go_by_their_ids(rules: Engine) -> None:
    """An edition may name its cards and faces as it likes."""
    data = box_of(GAME)
    for card in data["card"]:
        card["id"], card["temple"] = f"N{card['id']}", f"N{card['temple']}"
    data["temple"] = {f"N{name}": face for name, face in data["temple"].items()}
    table = Table.new(GAME, 1, seed=1, edition=edition_of(GAME, data), engine=rules)
    play(table, "challenge a", "pick first")
    (kept,) = [card for card in view(table).players[0].hand if card != "supergear"]
    assert kept in drawn(table)
    assert line(drawn(table), view(table).rooms[0].face).endswith("≡ Stairs")


def test_effects_in_signs() -> None:
    """5.1: a move that may not explore is marked."""
    assert [effect(text) for text in ("move:U", "move:UD", "move:UDLR", "rope:LR", "move:UL!noexplore", "key")] == [
        "↑", "↕", "↕↔", "∿↔", "↑←!", "⚷",
    ]  # fmt: skip


def test_r11_2_the_challenge_and_what_is_missing(rules: Engine) -> None:
    """R1.3, R11.1: first the two to choose from; then the gems of all cards count, those played too."""
    text = drawn(new(rules))
    assert line(text, "Challenge A") == "Challenge A ●●● 3 yellow gems ☆☆☆ 3 gems of any one colour"
    assert line(text, "Challenge B") == "Challenge B ◆◆◆ 3 red gems ■■■ 3 blue gems"
    text = drawn(at(rules, Explorer({(0, 0): "T08"}, (3, 2), hand="YL1 RB1", played="YL2")))
    assert line(text, "Challenge A").endswith("Still missing 3")
    assert "Challenge B" not in text


def test_r3_3_the_card_being_played_and_its_next_effect(rules: Engine) -> None:
    """R3.4, R7.3: effects done, the one that comes next, charges, and what a torch has copied."""
    explorer = Explorer({(0, 0): "T08"}, (3, 2), hand="GN3 RD1 RD4", pile="YL1 …")
    assert drawn(play(at(rules, explorer), "GN3 b")).splitlines()[-1].split() == [
        "1", "Tool", "belt", "(green)", "B", "⚷", "▸↕↔", "⚷", "Key", "at", "hand", "1",
    ]  # fmt: skip
    assert drawn(play(at(rules, explorer), "RD1 a", "U")).splitlines()[-1].strip() == "1 Boots (green) A  ↕ ▸↕"
    text = drawn(play(at(rules, explorer), "RD4 a", "copy b"))
    assert text.splitlines()[-1].strip() == "1 Torch (green) (copied: Canteen (green)) B  ⬢ ▸↕   ⬢ Stone at hand 1"


def test_r14_the_partner_and_the_exchange(rules: Engine) -> None:
    """A53: everything of the partner lies open; the reader comes last. R14.9: the card offered, later that it was."""
    explorers = [
        Explorer({(0, 1): "T08"}, (2, 2), place=(0, 0), hand="RD1 YL1* YL2*"),
        Explorer({(0, -1): "T08"}, (2, 3), place=(0, 0), hand="BL1", state="declared"),
    ]
    table = play(at(rules, *explorers), "SG", "skip")
    blocks = re.split(r"\n\n", drawn(table, 0))
    assert [block.split("\n")[0].split("  ")[0] for block in blocks[1:]] == ["2 Blue (greedy bot)", "1 Red (you)"]
    assert "waiting to rest" in blocks[1]
    assert "■ Whip (blue)" in blocks[1]
    assert "Partner’s cards 2/3" in blocks[2]
    play(table, "choose RD1")
    assert drawn(table, 1).splitlines()[-1].strip() == "Swap Boots (green)"
    play(table, "choose BL1")
    assert "Swap made" in drawn(table, 1)


def test_r12_the_end_is_told(rules: Engine) -> None:
    """E12: the last energy is gone."""
    table = play(at(rules, Explorer({(0, 0): "T14"}, (2, 1), hand="RD2", energy=1)), "RD2 a", "R")
    text = drawn(table)
    assert text.splitlines()[-1] == EN.say("ending", ending="energy")
    assert "♡♡♡♡♡♡ 0/6" in text
    assert not {"▸", "?"} & {*text}


# Who is asked


def asked(table: Table, monkeypatch: pytest.MonkeyPatch, *said: str) -> list[int]:
    """The seats that move while people say things at one screen, to the end of what they say."""
    answers = iter(said)
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(answers, "quit") if prompt else "")
    Game(table, ["you"] * table.seats, "en").run()
    return [seat for seat, _ in table.moves]


def test_r14_3_who_may_act_at_once_acts_in_turn(rules: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """R14.3, E40: after a whole card the partner is asked, unless he lets the other go on; undo asks the same again."""
    explorers = [Explorer({(0, y): "T08"}, (2 + y, 2), hand="BL3 RD3 GN4") for y in (1, -1)]
    bring = ("play supergear a", "skip"), ("play supergear2 a", "skip")
    table = at(rules, *explorers)
    assert asked(table, monkeypatch, *bring[0], *bring[1], "rest") == [0, 0, 1, 1, 0]
    table = at(rules, *explorers)
    assert asked(table, monkeypatch, "wait", *bring[1], "wait", "play bl3-blue a", "skip", "wait") == [1, 1, 1, 1]
    table = at(rules, *explorers)
    assert asked(table, monkeypatch, *bring[0], "wait", "play bl3-green a", "undo", "rest", "rest") == [0, 0, 0, 1]


def test_a_game_alone_from_the_first_question_to_the_result(
    rules: Engine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """R1, R12: always the first choice."""
    table = new(rules, seed=1)
    asked(table, monkeypatch, *["1"] * 400)
    assert table.over
    assert capsys.readouterr().out.rstrip().endswith(EN.say("cli-nobody"))
