"""Playing in the terminal: the real script at a pseudo-terminal, and what its screen shows to whom."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from cenote import SPECTATOR, Table
from cenote.cli.screen import Screen
from cenote.kernel.conformance import Case
from cenote.kernel.engine import Engine
from cenote.kernel.game import Edition, Game
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied
from cenote.words import COLOURS, LANGUAGES, words

SCRIPT = Path(sys.executable).parent / "cenote"
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "TERM": "xterm"}
PROMPT = "Your move > "
CLEARED = "\x1b[2J"
CHARACTERS = ("Shaman", "Thief", "Seer", "Priest", "Elder", "Craftsman", "Scout", "Canoe", "Child")
WAITING = words("en").say("cli-waiting")

Child = Any
"""A running script (pexpect has no types)."""


@pytest.fixture(scope="module", autouse=True)
def warm(compiled: Engine) -> None:
    """The rules are compiled once, before any process starts."""


@pytest.fixture
def at_table() -> Iterator[list[Child]]:
    """The scripts that a test started; none outlives it."""
    children: list[Child] = []
    yield children
    for child in children:
        child.close(force=True)


def begin(children: list[Child], *arguments: str) -> Child:
    child = pexpect.spawn(
        str(SCRIPT), ["play", "lost_temple", *arguments], env=ENVIRONMENT, encoding="utf-8", timeout=60,
        dimensions=(60, 100),
    )  # fmt: skip
    child.delaybeforesend = None
    children.append(child)
    return child


def short(children: list[Child], *arguments: str, seats: str = "you,random") -> Child:
    """A game of one round, with the same cards every time."""
    return begin(children, "--seats", seats, "--option", "max_rounds=1", "--seed", "1", *arguments)


def plain(text: str) -> str:
    """What a reader sees: no colours, no carriage returns, nothing about compiling."""
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")
    return "\n".join(line for line in text.split("\n") if line != WAITING)


def asked(child: Child, prompt: str = PROMPT) -> str:
    """The screen up to the next question."""
    child.expect_exact(prompt)
    return plain(child.before)


def answer(child: Child, said: str, prompt: str = PROMPT) -> str:
    """Say something, and read on to the next question; the line that was typed is left out."""
    child.sendline(said)
    return asked(child, prompt).partition("\n")[2]


def rest(child: Child) -> str:
    """Everything to the end, which must be a polite one."""
    child.expect(pexpect.EOF)
    text = plain(child.before)
    child.close()
    assert (child.exitstatus, child.signalstatus) == (0, None), text
    assert "Traceback" not in text
    return text


def play_on(child: Child, prompt: str = PROMPT) -> str:
    """Always the first choice, to the end; answers with everything that was shown."""
    shown = ""
    while child.expect_exact([prompt, pexpect.EOF]) == 0:
        shown += plain(child.before)
        child.sendline("1")
    return shown + plain(child.before)


def choices(screen: str) -> list[str]:
    """The moves offered, by their numbers, as they are written."""
    question = screen[screen.rfind("╯") + 1 :]
    numbered = {int(number): move for number, move in re.findall(r" (\d+) [^\[\]\n]*?  \[([a-z0-9 ]+)\]", question)}
    assert sorted(numbered) == list(range(1, len(numbered) + 1))
    return [numbered[number] for number in sorted(numbered)]


def meeples(screen: str) -> list[str]:
    """The numbers under the spaces of the drawn path."""
    track = screen[screen.rindex("╭─ Round") :]
    track = track[: track.index("╰")]
    under = [line for line in track.splitlines() if re.fullmatch(r"│[ \d]*\d[ \d]*│", line)]
    return re.findall(r"\d", " ".join(under))


def state_of(screen: str, character: str) -> str:
    """What the screen says of a character card."""
    cards = screen[screen.rindex("╭─ Characters") :]
    found = re.search(rf"│ \d {character} +(.*?)(?:  .*)?│", cards)
    assert found, f"{character} is not in {cards}"
    return found.group(1).strip()


def verified(path: Path) -> str:
    done = subprocess.run([SCRIPT, "verify", path], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_short_game_in_every_language(at_table: list[Child], language: str) -> None:
    """C33, R9.2: one round, always the first choice; then the result."""
    text = words(language, "lost_temple")
    child = short(at_table, "--language", language)
    prompt = f"{text.say('cli-prompt')} > "
    first = asked(child, prompt)
    assert text.say("event-round-began", round=1) in first
    assert text.say("cli-commands") in " ".join(first.split())
    child.sendline("1")
    shown = play_on(child, prompt)
    child.close()
    assert child.exitstatus == 0
    colours = [text.say("colour", colour=colour) for colour in COLOURS[:2]]
    results = {text.say("cli-won", who=who, me=me) for who in colours for me in ("yes", "no")}
    results.add(text.say("cli-shared", who=", ".join(colours)))
    assert shown.strip().splitlines()[-1] in results
    assert text.say("event-stopped-by-limit", round=1) in shown
    if language != "en":
        assert "Your move" not in first + shown


def test_bots_alone_play_to_the_end_and_save(at_table: list[Child], tmp_path: Path) -> None:
    """A spectator's screen; the record is written when the game ends."""
    path = tmp_path / "game.toml"
    child = begin(at_table, "--seats", "random,random,greedy", "--save", str(path))
    shown = rest(child)
    won = re.search(r"^(Red|Blue|Yellow) wins\.$", shown, re.MULTILINE)
    assert won
    assert PROMPT not in shown
    assert shown.strip().splitlines()[-1] == str(path)
    assert f"won by seat {('Red', 'Blue', 'Yellow').index(won.group(1))}: verified" in verified(path)


def test_the_same_seed_deals_the_same_cards(at_table: list[Child]) -> None:
    first, again = (asked(short(at_table)).split("Round 1 begins.")[0] for _ in range(2))
    assert first == again
    assert "You are dealt" in first
    assert asked(begin(at_table, "--seats", "you,random", "--seed", "2")).split("Round 1 begins.")[0] != first


def test_the_winner_is_told_that_he_won(at_table: list[Child]) -> None:
    """R9.2: against nobody who moves far; whatever the result, the drawing agrees with it."""
    shown = play_on(short(at_table))
    result = shown.strip().splitlines()[-1]
    standing = {}
    for seat in (1, 2):
        row = re.findall(rf"^{seat} \w+ .*? (\d+) +\d+ +(\d+) ◆ +(\d+) †", shown, re.MULTILINE)[-1]
        standing[seat] = tuple(map(int, row))
    if standing[1] == standing[2]:
        assert result == "Shared win: Red, Blue."
    else:
        assert result == ("You win!" if standing[1] > standing[2] else "Blue wins.")


# Commands


def test_a_move_may_be_typed_as_a_number_or_in_words(at_table: list[Child]) -> None:
    child = short(at_table)
    screen = asked(child)
    offered = choices(screen)
    assert all(move.startswith("take ") for move in offered)
    assert len(offered) >= 2
    kept = offered[1].removeprefix("take ")
    child.sendline(f"  TAKE   {kept.title()} ")
    assert f"You keep the {kept}." in asked(child)
    answer(child, "undo")
    assert f"You keep the {kept}." in answer(child, "2")


def test_undo_returns_to_the_same_decision(at_table: list[Child], tmp_path: Path) -> None:
    """Table, question, choices and record are as they were."""
    child = short(at_table)
    before = asked(child)
    assert answer(child, "undo").startswith("There is nothing of yours to take back.")
    answer(child, f"save {tmp_path / 'before'}")
    after = answer(child, "1")
    assert "You keep" in after
    undone = answer(child, "undo")
    assert undone.startswith("Taken back. You decide again.\n")
    assert undone[undone.index("╭─ Round") :] == before[before.index("╭─ Round") :]
    answer(child, f"save {tmp_path / 'undone'}")
    assert (tmp_path / "undone").read_text() == (tmp_path / "before").read_text()
    assert answer(child, "1")[:60] == after[:60]


def test_hint_offers_a_choice_and_asks_again(at_table: list[Child]) -> None:
    child = short(at_table)
    offered = choices(asked(child))
    hint = answer(child, "hint")
    said = words("en").say
    best = re.match(r"[^:\n]+: Take the (\w+)  \[take \1\]\n", hint)
    assert best
    assert f"take {best.group(1)}" in offered
    starts = [said("cli-hint", sure=sure, move="") for sure in ("clear", "likely", "close")]
    assert any(hint.startswith(start.strip()) for start in starts)
    assert re.search(rf"^{said('cli-chance', chance='')[:-1]}\d+%$", hint, re.MULTILINE)
    others = re.findall(r"(take \w+) \(\d+%\)", hint)
    assert others
    assert set(others) <= set(offered) - {f"take {best.group(1)}"}
    for move in offered:
        assert f"[{move}]" in hint


def test_why(at_table: list[Child]) -> None:
    """R3.2, R5.10: a reason with its rule."""
    child = short(at_table)
    offered = choices(asked(child))
    assert answer(child, f"why {offered[0]}").startswith("That is possible now.")
    missing = next(name for name in map(str.lower, CHARACTERS) if f"take {name}" not in offered)
    refused = f"You cannot take the {missing}: that card is not in your hand. (R3.2)"
    assert answer(child, f"why take {missing}").startswith(refused)
    assert answer(child, f"take {missing}").startswith(refused)
    assert "(R5.10)" in answer(child, "why walk 1").splitlines()[0]
    assert answer(child, "why fly").startswith("“fly” is neither a choice nor a command here.")
    assert answer(child, "why").startswith("“why” is neither a choice nor a command here.")


def test_help(at_table: list[Child]) -> None:
    child = short(at_table)
    asked(child)
    general = answer(child, "help")
    for command in ("help RULE", "why MOVE", "hint", "undo", "log", "save FILE", "quit"):
        assert re.search(rf"^{command} ", general, re.MULTILINE)
    assert re.findall(r"^  (R\d+) ", general, re.MULTILINE) == [f"R{chapter}" for chapter in range(1, 12)]
    assert answer(child, "?") == general
    assert answer(child, "help R5.1").startswith("  R5.1   Shaman: name any character from 2 to 9")
    assert answer(child, "help r5.1 c").startswith("  R5.1   Shaman")
    chapter = answer(child, "help R5")
    rules = [f"R5.{number}" for number in range(1, 12)]
    assert re.findall(r"^  (R5\S*) ", chapter, re.MULTILINE) == ["R5", *rules]
    assert answer(child, "help C16").startswith("  C16    Does a token that moves you")
    for unknown in ("R99", "R5.99", "banana", "-", "[bold]"):
        assert answer(child, f"help {unknown}").startswith(f"There is no rule “{unknown}”. Rules are named like")


def test_log_tells_everything_again(at_table: list[Child]) -> None:
    child = short(at_table)
    told = asked(child).split("╭─ Round")[0]
    assert told.startswith("  You are dealt the ")
    assert answer(child, "log").startswith(told)
    more = answer(child, "1").split("╭─ Round")[0]
    assert answer(child, "log").startswith(told + more)


def test_save_then_verify(at_table: list[Child], tmp_path: Path) -> None:
    path = tmp_path / "my game.toml"
    child = short(at_table)
    asked(child)
    answer(child, "1")
    assert answer(child, f"save {path}").startswith("Saved as ")
    assert re.fullmatch(r"my game.toml: lost_temple, \d moves, unfinished: verified\n", verified(path))
    answer(child, "1")
    answer(child, f"save {path}")
    assert re.search(r"\d moves, unfinished: verified", verified(path))
    assert [file.name for file in tmp_path.iterdir()] == ["my game.toml"]


def test_what_cannot_be_saved_does_not_end_the_game(at_table: list[Child], tmp_path: Path) -> None:
    child = short(at_table)
    question = asked(child)
    wrong = tmp_path / "none" / "game"
    told = "".join(answer(child, f"save {wrong}").split())
    assert "none/gamecannotbewritten:Nosuchfileordirectory" in told
    assert "cannotbewritten:Isadirectory" in "".join(answer(child, f"save {tmp_path}").split())
    assert answer(child, "save").startswith("“save” is neither a choice nor a command here.")
    assert choices(answer(child, "log")) == choices(question)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_no_file_cannot_be_saved_to(at_table: list[Child]) -> None:
    child = short(at_table)
    asked(child)
    child.sendline("save .")
    assert child.expect_exact([PROMPT, pexpect.EOF]) == 0, plain(child.before)
    assert "cannot be written" in plain(child.before)


@pytest.mark.parametrize(
    "said", ["0", "99", "-1", "1.0", "1 1", "", "   ", "[bold]", "take", "9" * 1000, "²", "１", "٣", "é"]
)
def test_odd_answers_are_asked_again(at_table: list[Child], said: str) -> None:
    """Nothing that can be typed ends the game; a digit of another script counts as that digit or is not understood."""
    child = short(at_table)
    offered = choices(asked(child))
    child.sendline(said)
    assert child.expect_exact([PROMPT, pexpect.EOF]) == 0, plain(child.before)
    shown = plain(child.before)
    if "You keep" not in shown:
        assert choices(shown) == offered
        if said.strip():
            assert "is neither a choice nor a command here" in shown.replace("\n", " ")
    else:
        assert said in ("１", "٣")


# Leaving


@pytest.mark.parametrize("how", ["quit", "exit", "end of input", "interrupt"])
@pytest.mark.parametrize("seats", ["you,random", "you,you"])
def test_leaving_is_polite(at_table: list[Child], how: str, seats: str) -> None:
    """A word and exit status 0, also where the screen is to be passed on."""
    child = short(at_table, seats=seats)
    if seats == "you,you":
        child.expect_exact("press Enter")
        if how in ("quit", "exit"):
            child.sendline("")
    if seats == "you,random" or how in ("quit", "exit"):
        asked(child)
    if how == "end of input":
        child.sendeof()
    elif how == "interrupt":
        interrupt(child)
    else:
        child.sendline(how)
    assert rest(child).strip().splitlines()[-1] == "Goodbye."


def interrupt(child: Child) -> None:
    """Ctrl-C, again if it came in the instant before the script began to read, when Python notices it a key later."""
    for _ in range(20):
        child.sendintr()
        time.sleep(0.5)
        if not child.isalive():
            return


def test_leaving_saves_the_game_so_far(at_table: list[Child], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    child = short(at_table, "--save", str(path))
    asked(child)
    answer(child, "1")
    child.sendline("quit")
    assert "Goodbye." in rest(child)
    assert re.search(r"\d moves, unfinished: verified", verified(path))


def test_answers_may_come_from_a_pipe() -> None:
    typed = [str(SCRIPT), "play", "lost_temple", "--seats", "you,random", "--seed", "1"]
    for said in ("log\nquit\n", "1\n", ""):
        done = subprocess.run(typed, input=said, capture_output=True, text=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.strip().splitlines()[-1] == "Goodbye."
        assert "\x1b" not in done.stdout


# Several people at one screen


def test_the_screen_is_cleared_and_passed_on(at_table: list[Child]) -> None:
    """R3.2: what one drafter takes is nobody else's business."""
    child = short(at_table, seats="you,you")
    child.expect_exact("press Enter.")
    assert plain(child.before).endswith(" is to move. Pass the screen on, then ")
    first = answer(child, "")
    names = ("Red", "Blue") if "Red (you)" in first else ("Blue", "Red")
    assert f"{names[0]} (you)" in first
    taken = choices(first)[-1]
    child.sendline(taken)
    child.expect_exact("press Enter.")
    before, cleared, passing = child.before.rpartition(CLEARED)
    assert cleared
    assert plain(passing).strip() == f"{names[1]} is to move. Pass the screen on, then"
    assert taken in plain(before)
    child.sendline("")
    child.expect_exact(PROMPT)
    before, cleared, shown = child.before.rpartition(CLEARED)
    assert cleared
    assert "keep" not in plain(before)
    second, character = plain(shown), taken.removeprefix("take ")
    assert f"{names[1]} (you)" in second
    assert f"{names[0]} keeps a card." in second
    assert f"[{taken}]" not in second
    assert f"keeps the {character}" not in second
    assert state_of(second, character.title()).endswith("– or nobody?")
    assert not re.search(r"\d \w+ +yours", second)
    assert "You keep" not in second


def test_two_people_play_to_the_end(at_table: list[Child]) -> None:
    """Each reads only what is new to him, and only in his own words."""
    child = short(at_table, seats="you,you")
    passed, shown = 0, ""
    while (place := child.expect_exact([PROMPT, "press Enter.", pexpect.EOF])) < 2:
        shown += child.before
        passed += place
        child.sendline("1" if place == 0 else "")
    shown += child.before
    child.close()
    assert child.exitstatus == 0
    assert passed >= 4
    assert shown.count(CLEARED) == 2 * passed
    for screen in plain_screens(shown):
        assert screen.count("(you)") <= screen.count("╭─ Round")
        assert not ("Red (you)" in screen and "Blue (you)" in screen)
    assert re.search(r"(You win!|(Red|Blue) wins\.|Shared win: Red, Blue\.)$", plain(shown).strip())


def plain_screens(text: str) -> list[str]:
    return [plain(screen) for screen in text.split(CLEARED)]


# What the screen shows


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_is_drawn_at_the_start(at_table: list[Child], seats: int) -> None:
    """R1.5: all start spaces differ, and each meeple stands on its own with its number."""
    screen = asked(short(at_table, seats=",".join(["you"] + ["random"] * (seats - 1))))
    assert sorted(meeples(screen)) == [str(seat + 1) for seat in range(seats)]
    for seat in range(seats):
        colour = COLOURS[seat].title()
        who = "you" if seat == 0 else "random bot"
        assert re.search(rf"^{seat + 1} {colour} \({who}\)", screen, re.MULTILINE)


def shown_by(table: Table, reader: int) -> str:
    """The drawing for a reader."""
    screen = Screen(table, "en")
    screen.console = Console(file=io.StringIO(), width=100, highlight=False)
    screen.show_table(reader)
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("crowd", range(2, 9))
def test_a_crowded_space_shows_every_seat(compiled: Engine, crowd: int) -> None:
    """R6.8: any number of meeples may share a space."""
    position = [12] * crowd + list(range(8 - crowd))
    text = 'format = "cenote-position-1"\ngame = "lost_temple"\nseats = 8\n[table]\nphase = "round"\n'
    table = Table.at(f"{text}position = {position}", engine=compiled)
    assert sorted(meeples(shown_by(table, SPECTATOR))) == list("12345678")


def test_the_drawing_is_the_same_in_every_world_its_reader_cannot_tell_apart(
    game: Game, edition: Edition, compiled: Engine
) -> None:
    """6b: path, players and cards show what the reader knows, and nothing else."""
    others = 0
    for seats in range(2, 9):
        for table in Case(game, compiled, edition, seats, seed=seats).walk():
            if table.move % 27:
                continue
            for reader in (SPECTATOR, *range(seats)):
                mine = Perspective(game, edition, compiled, copied(table._state), reader, [])
                world = Table(game, edition, mine.imagine(table.move), "imagined", compiled)
                others += world.fingerprint != table.fingerprint
                assert shown_by(world, reader) == shown_by(table, reader)
    assert others > 100


def test_cards_of_others_are_not_told_before_they_are_called(at_table: list[Child], tmp_path: Path) -> None:
    """R4.1, C39: the screen names a holder when the card is revealed; the record knows better."""
    path = tmp_path / "game.toml"
    child = begin(at_table, "--seats", "you,random,random,random", "--seed", "4")
    told, hidden = "", 0
    screen = asked(child)
    for _ in range(8):
        told += screen
        answer(child, f"save {path}")
        table = Table.load(path)
        view, truth = table.view(0), table.position
        place, holder = (tomllike(truth, name) for name in ("place", "holder"))
        for number, character in enumerate(CHARACTERS):
            key = character.lower()
            if place[key] == '"kept"' and holder[key] != "0":
                card = view.cards[number]
                sure = len(card.may_hold) == 1 and not card.may_be_out
                hidden += not sure
                names = " ".join(str(seat + 1) for seat in card.may_hold)
                said = names if sure else f"{names} – or nobody?" if card.may_be_out else f"{names}?"
                assert state_of(screen, character) == said
        screen = answer(child, "1")
    assert hidden > 10
    assert re.findall(r"(?:Blue|Yellow|Green) keeps (.*)\.", told)
    assert set(re.findall(r"(?:Blue|Yellow|Green) keeps (.*)\.", told)) == {"a card"}
    assert set(re.findall(r"(?:Blue|Yellow|Green) sets (.*) aside", told)) <= {"a card"}


def tomllike(position: str, name: str) -> dict[str, str]:
    """One inline table of a position, by key."""
    found = re.search(rf"^{name} = {{ (.*) }}$", position, re.MULTILINE)
    assert found
    pairs = (pair.split(" = ") for pair in found.group(1).split(", "))
    return {key.strip('"'): value for key, value in pairs}


def test_tokens_are_drawn_for_the_seer_alone(compiled: Engine) -> None:
    """R5.3b, 6b: who looked sees the tokens on the path, nobody else does."""
    text = """
        format = "cenote-position-1"
        game = "lost_temple"
        seats = 4
        [table]
        phase = "call"
        position = [5, 6, 7, 8]
        holder = { seer = 0 }
        token = { 22 = "back2", 36 = "gems4" }
    """
    table = Table.at(text, engine=compiled)
    table.play("look 22 36")
    assert re.search(r" 22←2 ", shown_by(table, 0))
    assert re.search(r" 36\+4◆ ", shown_by(table, 0))
    for reader in (SPECTATOR, 1, 2, 3):
        drawn = shown_by(table, reader)
        assert re.search(r" 22◎ ", drawn)
        assert re.search(r" 36◎ ", drawn)
        assert not re.search(r"←2|\+4◆|→3|−2◆|\+†|−†", drawn)
