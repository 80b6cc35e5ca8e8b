"""The command line: what every command prints, and one clear sentence for everything that is wrong."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

from cenote import Table, __version__, games
from cenote.bots.levels import LEVELS
from cenote.cli import COMMANDS, cli, main
from cenote.kernel.engine import Engine
from cenote.words import LANGUAGES, words

SCRIPT = Path(sys.executable).parent / "cenote"
BOX = (games.get("lost_temple").folder / "box.toml").read_text(encoding="utf-8")
HEAD = 'format = "cenote-position-1"\ngame = "lost_temple"\nseats = 4\n'
E11 = f"""{HEAD}[table]
phase = "call"
position = [12, 27, 18, 10]
gems = [0, 3, 1, 1]
holder = {{ shaman = 0, scout = 1 }}
"""
E29 = f"""{HEAD}next = ["idol", "machete"]
[table]
phase = "walk"
called = 2
position = [9, 20, 18, 10]
gems = [1, 0, 0, 0]
holder = {{ thief = 0 }}
token = {{ 11 = "fwd3", 14 = "gems4" }}
"""
LAST_STEP = E29.replace("position = [9,", "position = [42,").replace('next = ["idol", "machete"]\n', "")


class Answer(NamedTuple):
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The last line on stderr, which says what is wrong."""
        return (self.err.strip().splitlines() or [""])[-1]


def say(*arguments: object) -> Answer:
    """Run a command in this process, through `main`; an exception that gets out is a traceback and fails the test."""
    out, err, status = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["cenote", *map(str, arguments)])
        patch.setenv("COLUMNS", "120")
        try:
            main()
        except SystemExit as end:
            status = int(end.code or 0)
    return Answer(status, out.getvalue(), err.getvalue())


def process(*arguments: object) -> Answer:
    """Run the installed script."""
    done = subprocess.run([SCRIPT, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", check=False)
    return Answer(done.returncode, done.stdout, done.stderr)


def good(*arguments: object) -> str:
    answer = say(*arguments)
    assert answer.status == 0, answer
    return answer.out


def data(*arguments: object) -> Any:
    return json.loads(good(*arguments))


def refused(answer: Answer, *said: str) -> None:
    """One sentence on stderr, nothing on stdout, a status that is not zero."""
    assert answer.status == 2, answer
    assert answer.out == ""
    assert "Traceback" not in answer.err
    lines = answer.err.strip().splitlines()
    assert len(lines) == 1 or [line.split(" ")[0] for line in lines] == ["Usage:", "Try", "", "Error:"], answer.err
    for part in said:
        assert re.search(part, answer.sentence), f"{part!r} is not in {answer.sentence!r}"


@pytest.fixture(scope="module", autouse=True)
def warm(compiled: Engine) -> None:
    """The rules are compiled once, before any process starts."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def box(folder: Path, *changes: tuple[str, str], name: str = "board.toml") -> Path:
    """The edition in the box with some of its text replaced."""
    text = BOX
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the box"
        text = text.replace(old, new)
    return written(folder, name, text)


def record(folder: Path, name: str = "game.toml", *, moves: int = 5_000, edition: Path | None = None) -> Path:
    """The record of a game for three in which everybody takes his last choice."""
    table = Table.new("lost_temple", 3, seed=5, edition=edition)
    while not table.over and table.move < moves:
        table.play(table.legal()[-1])
    table.save(folder / name)
    return folder / name


# Help


ADMIN = [("admin", name) for name in ("tables", "show", "replay", "repair", "close")]
NAMES = [*((name,) for name in COMMANDS), ("edition", "check"), *ADMIN]


def found(name: tuple[str, ...]) -> click.Command:
    command: click.Command = cli
    for part in name:
        assert isinstance(command, click.Group)
        inner = command.get_command(click.Context(command), part)
        assert inner is not None
        command = inner
    return command


@pytest.mark.parametrize("name", NAMES, ids=" ".join)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_of_every_command_has_an_example(name: tuple[str, ...], flag: str) -> None:
    text = good(*name, flag)
    assert text.startswith("Usage:")
    assert "Example: cenote " + name[0] in " ".join(text.split())


@pytest.mark.parametrize("name", NAMES, ids=" ".join)
def test_the_example_of_every_command_can_be_typed(name: tuple[str, ...]) -> None:
    """It names the command, and its arguments and options exist."""
    epilog = found(name).epilog
    assert epilog is not None
    typed = shlex.split(epilog.removeprefix("Example: ").partition(" > ")[0])
    assert tuple(typed[: len(name) + 1]) == ("cenote", *name)
    # click keeps the help flags a command was first run with: they are those of the whole program.
    program = click.Context(cli, help_option_names=cli.context_settings["help_option_names"])
    found(name).make_context("example", typed[len(name) + 1 :], parent=program)


def test_help_lists_every_command() -> None:
    text = good("--help")
    for name, about in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(about)}$", text, re.MULTILINE)
    assert "cenote play lost_temple" in text
    names = "admin arena backup bench edition games load play position restore review serve simulate train verify"
    assert sorted(COMMANDS) == names.split()
    assert good("--version") == f"cenote, version {__version__}\n"


# games


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_names_seats_options_and_bots(language: str) -> None:
    text, say_it = good("games", "--language", language), words(language, "lost_temple").say
    assert f"{say_it('game-name')} (lost_temple), 2-8\n" in text
    assert say_it("game-blurb") in text
    for option in games.get("lost_temple").options:
        assert re.search(rf"^  {option.name} = .*\({option.rule}\)$", text, re.MULTILINE)
        assert say_it(f"option-{option.name.replace('_', '-')}.about") in text
    for level in LEVELS:
        assert f"{say_it('bot', bot=level)} ({level})  {say_it('bot-about', bot=level)}\n" in text
    assert f"(…-sly)  {say_it('style-about', style='sly')}\n" in text


def test_games_as_json() -> None:
    jade, row, ohio, other = data("games", "--json")
    assert (ohio["game"], ohio["seats"], ohio["presets"]) == ("ohio_bob", [1, 2], [])
    assert (jade["game"], jade["seats"], jade["presets"]) == ("jade_goddess", [2, 3, 4], [])
    assert (other["game"], other["seats"], other["presets"]) == ("takara_island", [2, 3, 4], ["bga"])
    assert (row["game"], row["seats"], row["rules"]) == ("lost_temple", [*range(2, 9)], 1)
    assert (row["levels"], row["styles"]) == (list(LEVELS), ["cautious", "greedy", "sly", "collector"])
    assert row["options"]["gem_bank"] == ["limited", "unlimited"]
    assert row["options"]["chance_chain"] == [True, False]
    assert row["options"]["max_rounds"] == "0 to 10000"
    assert len(row["options"]) == 10


# simulate


def test_simulate_counts_random_games() -> None:
    (row,) = data("simulate", "lost_temple", "--games", 300, "--json")
    summary = row["summary"]
    assert row["edition"] == "reconstruction-1"
    assert (summary["seats"], summary["games"], summary["finished"], sum(summary["wins"])) == (4, 300, 300, 300)
    assert [one["share"] for one in row["shares"]] == [wins / 300 for wins in summary["wins"]]
    assert all(one["low"] < one["share"] < one["high"] for one in row["shares"])


def test_simulate_prints_a_table() -> None:
    text = good("simulate", "lost_temple", "--games", 1_200, "--seats", "random,random,random")
    lines = [line.split() for line in text.strip().splitlines()]
    assert lines[0] == ["reconstruction-1"]
    assert lines[1] == ["games", "1,200"]
    assert [" ".join(line[:-1]) for line in lines[2:4]] == ["decisions a game", "rounds a game"]
    assert all(re.fullmatch(r"\d+\.\d\d", line[-1]) for line in lines[2:4])
    for number, line in enumerate(lines[4:], 1):
        assert re.fullmatch(rf"wins {number}: random \d+\.\d\d % \(\d+\.\d\d-\d+\.\d\d\)", " ".join(line))
    assert len(lines) == 7


@pytest.mark.parametrize("seats", ["greedy,random", "random,greedy"])
def test_simulate_counts_wins_by_bot(seats: str) -> None:
    (row,) = data("simulate", "lost_temple", "--games", 12, "--seats", seats, "--json")
    wins = dict(zip(seats.split(","), row["summary"]["wins"], strict=True))
    assert wins["greedy"] + wins["random"] == 12
    assert wins["greedy"] >= 8


def test_simulate_same_seed_same_output() -> None:
    once = good("simulate", "lost_temple", "--games", 200, "--seed", 3)
    assert good("simulate", "lost_temple", "--games", 200, "--seed", 3) == once
    assert good("simulate", "lost_temple", "--games", 200, "--seed", 4) != once


def test_simulate_with_options() -> None:
    """C33: the games are stopped after two rounds."""
    two = shlex.split("--option max_rounds=2 --option chance_chain=false")
    (row,) = data("simulate", "lost_temple", "--games", 50, *two, "--json")
    assert row["summary"]["rounds"] == 100


def test_simulate_compares_two_editions(folder: Path) -> None:
    """The same games on both: an edition that differs only in its name counts the same."""
    other = box(folder, ('"reconstruction-1"', '"twin"'), name="twin.toml")
    fast = box(folder, ('"reconstruction-1"', '"fast"'), ("free_move_max     = 2", "free_move_max     = 3"))
    (here, twin) = data("simulate", "lost_temple", "--games", 400, "--compare", other, "--json")
    assert (here["edition"], twin["edition"]) == ("reconstruction-1", "twin")
    assert here["summary"] == twin["summary"]
    (twin, quick) = data("simulate", "lost_temple", "--games", 400, "--edition", other, "--compare", fast, "--json")
    assert (twin["edition"], quick["edition"]) == ("twin", "fast")
    assert quick["summary"]["rounds"] < twin["summary"]["rounds"]
    lines = good("simulate", "lost_temple", "--games", 400, "--compare", fast).splitlines()
    assert lines[0].split() == ["reconstruction-1", "fast", "change"]
    rounds = next(line.split()[3:] for line in lines if line.startswith("rounds a game"))
    before, after, change = map(float, rounds)
    assert abs(after - before - change) < 0.011
    assert change < 0


def test_simulate_progress_stays_off_stdout(folder: Path) -> None:
    """In a real process, stdout is the answer and nothing else."""
    answer = process("simulate", "lost_temple", "--games", 5_000, "--json")
    assert answer.status == 0
    assert json.loads(answer.out)[0]["summary"]["games"] == 5_000
    assert "\x1b" not in answer.out
    table = process("simulate", "lost_temple", "--games", 10)
    assert [line[:5] for line in table.out.splitlines()[1:4]] == ["games", "decis", "round"]


# verify


def test_verify_good_records(folder: Path) -> None:
    finished, unfinished, fresh = record(folder), record(folder, "short", moves=9), record(folder, "fresh", moves=0)
    winner = Table.load(finished).result
    assert winner is not None
    lines = good("verify", finished, unfinished, fresh).splitlines()
    assert re.fullmatch(rf"game.toml: lost_temple, \d\d+ moves, won by seat {winner.winners[0]}: verified", lines[0])
    assert lines[1] == "short: lost_temple, 9 moves, unfinished: verified"
    assert lines[2] == "fresh: lost_temple, 0 moves, unfinished: verified"


def test_verify_says_which_of_several_is_wrong(folder: Path) -> None:
    """The good ones are verified all the same."""
    right = record(folder, moves=9)
    text = right.read_text(encoding="utf-8")
    wrong = written(folder, "wrong.toml", text.replace('"unfinished"', '"won by seat 1"'))
    answer = say("verify", wrong, right, folder / "none.toml", right)
    assert answer.status == 2
    assert answer.out.splitlines() == ["game.toml: lost_temple, 9 moves, unfinished: verified"] * 2
    first, second = answer.err.splitlines()
    assert first == "cenote: wrong.toml: the record says 'won by seat 1', its moves end 'unfinished'"
    assert re.fullmatch("cenote: .*none.toml.* cannot be read: No such file or directory", second)


def test_verify_needs_the_edition_that_was_played(folder: Path) -> None:
    mine = box(folder, ('"reconstruction-1"', '"mine"'), ("free_move_max     = 2", "free_move_max     = 3"))
    path = record(folder, moves=20, edition=mine)
    assert "20 moves, unfinished: verified" in good("verify", path, "--edition", mine)
    refused(say("verify", path), "played on edition 'mine'.*this is 'reconstruction-1'.*give that edition's file")


def test_verify_finds_a_move_by_the_wrong_seat(folder: Path) -> None:
    """R3.2: whoever is to draft, drafts."""
    path = record(folder, moves=3)
    head, moves, tail = path.read_text(encoding="utf-8").partition('moves = """\n')
    seat = int(tail[0])
    path.write_text(head + moves + str((seat + 1) % 3) + tail[1:], encoding="utf-8")
    answer = say("verify", path)
    refused(answer, rf"move 1 of the record does not replay: illegal move .*: seat {seat} is to act \(R3\.2\)")


# edition check


def test_edition_check_of_the_box(folder: Path) -> None:
    digest = games.get("lost_temple").load_edition(None).digest
    assert good("edition", "check", box(folder)) == (
        f"board.toml: edition 'reconstruction-1' is playable, digest {digest[:12]}\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("jungles  = [16, 25, 38]", "jungles  = [16, 25]", r"[track] jungles: 2 spaces instead of 3 (V3)"),
        ("start_gems = 4\nstart_machete = false", "start_gems = 4\nstart_machete = true",
         "[[character]] canoe start_machete: only scout and child (V4)"),
        ("fwd3         = 3", "fwd3         = 4", "[chance_tokens]: 19 tokens instead of 18 (V5)"),
        ("idol         = 2\ngems4        = 3", "idol         = 1\ngems4        = 4",
         "[chance_tokens] idol: 1 instead of 2 (V5)"),
    ],
)  # fmt: skip
def test_edition_check_warns_and_still_says_playable(folder: Path, old: str, new: str, said: str) -> None:
    """V3-V5: variants remain possible."""
    warning, verdict = good("edition", "check", box(folder, (old, new))).splitlines()
    assert warning == f"warning: board.toml: {said}"
    assert "is playable" in verdict


CHANCE = "chance   = [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]"
WRONG_EDITIONS = [
    ('game    = "lost_temple"', 'game    = "citadels"', "game: is 'citadels', it must be one of .*lost_temple"),
    ('game    = "lost_temple"', "", "game: is None, it must be one of .*lost_temple"),
    ("schema  = 1", "schema  = 2", "schema: .*2"),
    ('edition = "reconstruction-1"', 'edition = ""', "edition: .*length"),
    ("gems     = 50", "gems     = 'many'", "supply.gems: expected `int`, got `str`"),
    ("gems     = 50", "pearls   = 50", "supply: .*pearls"),
    ("machetes = 8 ", "# ", "supply: .*machetes"),
    ("[supply]", "[supplies]", "the file: .*suppl"),
    ("last_index   = 43", "last_index   = 99", "track.last_index: expected `int` <= 63"),
    ("finish_short = 31", "finish_short = 30", r"\[track\] finish_short: 30 is not in temples \(V1\)"),
    ("finish_long  = 43", "finish_long  = 37", r"\[track\] finish_long: must be last_index = 43 \(V1\)"),
    ("jungles  = [16, 25, 38]", "jungles  = [16, 25, 44]", r"\[track\] jungles: 44 is off the board.* 43 \(V2\)"),
    ("jungles  = [16, 25, 38]", "jungles  = [16, 25, 25]", r"\[track\] jungles: names a space twice \(V2\)"),
    ("jungles  = [16, 25, 38]", "jungles  = [16, 25, 24]", r"\[track\] jungles: 24 is also in villages \(V2\)"),
    (CHANCE, "chance   = [14, 11, 17]", r"\[track\] chance: must be in ascending order"),
    (CHANCE, "chance   = [11, 33, 36]", r"\[track\] chance: 1 spaces before finish_short.* at least 2 \(V5\)"),
    (CHANCE, f"chance   = {[*range(11, 28)]}", "track.chance: .*length <= 16"),
    ("1 = 8\n", "1 = 31\n", r"\[start_spaces\] 1: 31 is not before finish_short = 31 \(V8\)"),
    ('key = "thief"', 'key = "ninja"', r"character\[1\].key: .*ninja"),
    ("start_space = 9\n", "start_space = 10\n", r"\[\[character\]\] child start_space: 10 is not in \[start_spaces\]"),
    ("gems     = 50", "gems     = 15", r"\[supply\] gems: 15 are fewer than the 16 start gems \(V6\)"),
    ("face_up = 3\n", "face_up = 2\n", r"\[\[setup\]\] players = 4: uses 8 cards instead of 9 \(V7\)"),
    ("gem_bank = ", "gem_bonk = ", r"\[options\] gem_bonk: is no option; there are gem_bank"),
    ('gem_bank = "limited"', 'gem_bank = "huge"', r"\[options\] gem_bank: .*must be one of limited, unlimited"),
    ("max_rounds = 0", "max_rounds = '²'", r"\[options\] max_rounds: .*must be a whole number from 0 to 10000"),
    ("schema  = 1", "schema  = 1\nschema  = 1", "is not valid TOML: .*line"),
    ("schema  = 1", "schema 1", "is not valid TOML: .*line"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WRONG_EDITIONS, ids=[new[:40] for _, new, _ in WRONG_EDITIONS])
def test_edition_check_names_file_place_and_constraint(folder: Path, old: str, new: str, said: str) -> None:
    """V1-V8, and everything else a file can get wrong."""
    refused(say("edition", "check", box(folder, (old, new))), r"^cenote: board\.toml:? " + said)


def test_edition_with_fewer_tokens_than_chance_spaces(folder: Path) -> None:
    """V5: the reserve would be empty."""
    fewer = [(f"{kind} = 3", f"{kind} = 0") for kind in ("gems4       ", "back2       ", "machete     ")]
    path = box(folder, *fewer)
    said = r"board\.toml: \[chance_tokens\]: 9 tokens for 10 chance spaces .*there must be more tokens \(V5\)"
    refused(say("edition", "check", path), said)
    refused(say("simulate", "lost_temple", "--games", 1, "--edition", path), said)
    refused(say("play", "lost_temple", "--seats", "random,random", "--edition", path), said)


@pytest.mark.parametrize("space", [44, 64, 99, -1])
def test_edition_with_a_start_space_off_the_board_names_the_key(folder: Path, space: int) -> None:
    """V8: from 0 on and before the first finish; the sentence names the number whose space it is."""
    refused(
        say("edition", "check", box(folder, ("1 = 8\n", f"1 = {space}\n"))),
        r"start_spaces\]? ?\W*1\b",
        r">=? \d|<=? \d|31",
    )


# position


def test_position_plays_moves(folder: Path) -> None:
    """E11, R4.3: swap, income, payment and walk, from the command line."""
    path = written(folder, "e11.toml", E11)
    facts = data("position", path, "--do", "curse scout", "--do", "scout 3", "--json")
    players = facts["view"]["players"]
    assert [player["position"] for player in players] == [27, 15, 18, 10]
    assert [player["gems"] for player in players] == [1, 1, 1, 1]
    assert (facts["game"], facts["move"], facts["phase"], facts["to_act"]) == ("lost_temple", 2, "draft", [3])
    assert (facts["over"], facts["result"], facts["seat"]) == (False, None, None)
    assert all(text.startswith("take ") for text in facts["legal"]["3"])
    assert {"event": "places_swapped", "seat": 0, "victim": 1, "space": 27, "other_space": 12} in facts["events"]
    again = tomllib.loads(facts["position"])
    assert again["table"]["position"] == [27, 15, 18, 10]
    assert path.read_text(encoding="utf-8") == E11


def test_position_shows_what_a_seat_may_know(folder: Path) -> None:
    """6b: the scout is his own secret until it is called."""
    path = written(folder, "e11.toml", E11)
    own, others = (data("position", path, "--seat", seat, "--json")["view"] for seat in (1, 2))
    spectator = data("position", path, "--json")["view"]
    assert (own["seat"], own["own"], spectator["seat"]) == (1, ["scout"], None)
    assert [view["cards"][6]["place"] for view in (own, others, spectator)] == ["kept", None, None]
    row = r"7 Scout +"
    assert re.search(row + "yours", good("position", path, "--seat", 1))
    assert re.search(row + r"2 3 4 – or nobody\?", good("position", path))


def test_position_with_forced_outcomes(folder: Path) -> None:
    """E29, R7.4, R7.6: two reveals, and the replacements that the position forces."""
    path = written(folder, "e29.toml", E29)
    facts = data("position", path, "--do", "walk 2", "--json")
    table = tomllib.loads(facts["position"])["table"]
    assert (table["position"][0], table["gems"][0]) == (14, 5)
    assert (table["token"]["11"], table["token"]["14"]) == ("idol", "machete")
    told = [event["token"] for event in facts["events"] if event["event"] == "token_revealed"]
    assert told == ["fwd3", "gems4"]


def test_position_with_the_table_of_a_position_it_printed(folder: Path) -> None:
    """What it prints last can be given to it again."""
    shown = good("position", written(folder, "e11.toml", E11), "--do", "curse scout")
    again = written(folder, "again.toml", shown[shown.index('format = "cenote-position-1"') :])
    facts = data("position", again, "--json")
    assert (facts["phase"], facts["to_act"]) == ("scout", [1])
    assert facts["legal"] == {"1": ["scout 0", "scout 1", "scout 2", "scout 3", "scout 4"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_position_in_every_language(folder: Path, language: str) -> None:
    path, text = written(folder, "e11.toml", E11), words(language, "lost_temple")
    shown = good("position", path, "--language", language)
    assert text.say("ask-curse") in shown
    assert f"{text.say('label', label='characters')} ─" in shown
    for character in ("thief", "child"):
        assert f"{text.say('action-curse', character=character)}  [curse {character}]" in shown
    for colour in ("red", "blue", "yellow", "green"):
        assert re.search(rf"^\d {text.say('colour', colour=colour)}", shown, re.MULTILINE)
    over = good("position", written(folder, "last.toml", LAST_STEP), "--do", "walk 1", "--language", language)
    assert over.strip().splitlines()[-1] == text.say("cli-won", who=text.say("colour", colour="red"), me="no")
    assert "[table]" not in over


def test_position_at_the_end_has_a_result(folder: Path) -> None:
    """R9.1: the game is over, and nobody decides any more."""
    path = written(folder, "last.toml", LAST_STEP)
    facts = data("position", path, "--do", "walk 1", "--json", "--seat", 0)
    assert (facts["over"], facts["to_act"], facts["legal"]) == (True, [], {})
    assert facts["result"]["winners"] == [0]
    assert good("position", path, "--do", "walk 1", "--seat", 0).strip().endswith("You win!")
    refused(say("position", path, "--do", "walk 1", "--do", "walk 1"), "the game is over")


# Wrong input

BAD = {
    "unknown game, play": ("play citadels", "unknown game 'citadels'.* lost_temple"),
    "unknown game, simulate": ("simulate citadels", "unknown game 'citadels'.* lost_temple"),
    "one seat": ("play lost_temple --seats you", "2 to 8 seats, not 1"),
    "nine seats": ("play lost_temple --seats " + ",".join(["random"] * 9), "2 to 8 seats, not 9"),
    "unknown option": ("play lost_temple --option gems=5", "unknown option 'gems'.*gem_bank.*max_rounds"),
    "unknown value": ("play lost_temple --option gem_bank=huge", "gem_bank = 'huge' must be one of limited, unlimited"),
    "two signs": ("play lost_temple --option max_rounds=--5", "must be a whole number from 0 to 10000"),
    "raised digit": ("play lost_temple --option max_rounds=²", "must be a whole number from 0 to 10000"),
    "option twice": ("play lost_temple --option gem_bank=limited --option gem_bank=limited", "gem_bank is given twice"),
    "option without value": ("simulate lost_temple --option gem_bank", "'gem_bank' must look like name=value"),
    "option without a name": ("play lost_temple --option =limited", "must look like name=value"),
    "unknown player": ("play lost_temple --seats you,me", "'me' is nobody; there is you, tourist, .*, random, greedy"),
    "unknown bot": ("simulate lost_temple --seats random,genius", "unknown bot 'genius': there is tourist, hiker"),
    "unknown language, play": ("play lost_temple --language xx", "unknown language 'xx': there is en, fr, de, nl, it"),
    "unknown language, games": ("games --language English", "unknown language 'English': there is en, fr, de, nl, it"),
    "unknown language, position": ("position e11.toml --language xx", "'xx': there is en, fr, de, nl, it"),
    "no games": ("simulate lost_temple --games 0", "'--games': 0 .*>=1"),
    "negative seed": ("simulate lost_temple --seed -1", "'--seed': -1 .*0"),
    "unknown switch": ("simulate lost_temple --game 5", "'--game'.*'--games'"),
    "unknown command": ("edition chek x", "'chek'.*'check'"),
    "no such seat": ("position e11.toml --seat 4", "there is no seat 4 .*seats are 0 to 3"),
    "no such move": ("position e11.toml --do 'curse scot'", "'curse scot' is no move .*'curse scout'"),
    "move of another": ("position e11.toml --do 'scout 3'", r"'scout 3' for seat 0 .*legal are curse thief.*\(R5\.7\)"),
    "empty move": ("position e11.toml --do ''", "moves look like curse {character}"),
    "record for a position": ("position game.toml", "game.toml: not a position"),
    "position for a record": ("verify e11.toml", "e11.toml: not a game record"),
    "foreign record": ("verify foreign.toml", "foreign.toml: unknown game 'citadels': there is .*lost_temple"),
    "record of the future": ("verify future.toml", "future.toml: .*'cenote-record-9'.* reads 'cenote-record-1'"),
    "broken record": ("verify broken.toml", "broken.toml: not a game record.* TOML"),
    "too many gems": ("position gems.toml", "gems.toml: this cannot stand on a table: .*gems.*50"),
    "gems in all": ("position bank.toml", r"there are 51 gems in all instead of 50 \(R1\.4\)"),
    "impossible outcome": ("position lot.toml --do 'walk 2'", "forced outcome cannot happen here"),
    "unknown outcome": ("position dice.toml", "dice.toml: unknown outcome 'six': there are shaman.*idol"),
    "no folder to save in": ("play lost_temple --save none/out.toml", "--save none/out.toml.* folder"),
    "a file instead of a folder": ("play lost_temple --save e11.toml/out", "--save e11.toml/out.* folder"),
    "no edition file": ("simulate lost_temple --compare none.toml", "none.toml: cannot be read: No such file"),
}  # fmt: skip


def prepared(folder: Path) -> None:
    """The files that wrong input is tried on."""
    text = record(folder, moves=9).read_text(encoding="utf-8")
    written(folder, "foreign.toml", text.replace('game = "lost_temple"', 'game = "citadels"'))
    written(folder, "future.toml", text.replace("cenote-record-1", "cenote-record-9"))
    written(folder, "broken.toml", text[: len(text) // 3])
    written(folder, "e11.toml", E11)
    written(folder, "gems.toml", E11.replace("gems = [0, 3, 1, 1]", "gems = [51, 0, 0, 0]"))
    written(folder, "bank.toml", E11.replace("gems = [0, 3, 1, 1]", "gems = [1, 0, 0, 0]\nbank = 50"))
    written(folder, "lot.toml", E29.replace('"idol", "machete"', '"child"'))
    written(folder, "dice.toml", E29.replace('"idol", "machete"', '"six"'))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", BAD)
def test_wrong_input_is_answered_by_one_sentence(folder: Path, name: str) -> None:
    """What is wrong and what would be right, and nothing is written."""
    prepared(folder)
    before = contents(folder)
    typed, said = BAD[name]
    refused(say(*shlex.split(typed)), said)
    assert contents(folder) == before


@pytest.mark.parametrize("name", ["unknown game, play", "no games", "foreign record", "option twice"])
def test_wrong_input_in_a_real_process(folder: Path, name: str) -> None:
    prepared(folder)
    typed, said = BAD[name]
    refused(process(*shlex.split(typed)), said)


@pytest.mark.parametrize("wrong", ["--option gems=5", "--language xx", "--seats you", "--edition none.toml"])
def test_a_game_that_cannot_begin_writes_nothing(folder: Path, wrong: str) -> None:
    refused(say("play", "lost_temple", "--save", "out.toml", *shlex.split(wrong)))
    assert contents(folder) == {}


def test_a_folder_to_save_as_is_refused_before_the_game(folder: Path) -> None:
    """Else the game is played, and then lost."""
    (folder / "out").mkdir()
    refused(say("play", "lost_temple", "--seats", "random,random", "--option", "max_rounds=1", "--save", "out"), "out")
    assert [path.name for path in folder.iterdir()] == ["out"]


# Wrong files

READERS = {
    "verify": "verify {}",
    "position": "position {}",
    "edition check": "edition check {}",
    "simulate --edition": "simulate lost_temple --games 1 --edition {}",
    "simulate --compare": "simulate lost_temple --games 1 --compare {}",
    "play --edition": "play lost_temple --seats random,random --option max_rounds=1 --edition {}",
    "verify --edition": "verify game.toml --edition {}",
    "position --edition": "position e11.toml --edition {}",
}
WRONG_FILES: dict[str, bytes | None] = {
    "missing": None, "folder": None, "n" * 300: None, "empty": b"", "bytes": b"\xff\xfe\x00\xe9", "zeros": b"\x00" * 99,
    "latin": 'game = "für acht"'.encode("latin-1"), "deep": b"a = " + b"[" * 5_000, "number": b"a = " + b"9" * 5_000,
}  # fmt: skip


@pytest.mark.parametrize("file", WRONG_FILES, ids=[name[:9] for name in WRONG_FILES])
@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_cannot_be_read_is_answered_by_one_sentence(folder: Path, reader: str, file: str) -> None:
    """No command lets a traceback out, whatever the file is."""
    prepared(folder)
    (folder / "folder").mkdir()
    content = WRONG_FILES[file]
    if content is not None:
        (folder / file).write_bytes(content)
    refused(say(*READERS[reader].format(file).split()), re.escape(file))


def test_a_preset_is_a_set_of_options() -> None:
    """Takara Island's `[preset.bga]`; an option given beside it wins."""
    games_200 = ("simulate", "takara_island", "--games", 200, "--json")
    preset = games.get("takara_island").load_edition(None).data.preset["bga"]
    spelt = [word for name, value in preset.items() for word in ("--option", f"{name}={value}".lower().strip())]
    assert data(*games_200, "--preset", "bga") == data(*games_200, *spelt) != data(*games_200)
    mixed = data(*games_200, "--preset", "bga", "--option", "turn_limit=1")
    assert mixed[0]["summary"]["rounds"] == 200


def test_an_unknown_preset() -> None:
    refused = say("simulate", "lost_temple", "--preset", "bga")
    assert refused.status != 0
    assert "--preset 'bga' is not in edition reconstruction-1: there is none" in refused.sentence
