"""Programs that play: real processes, good and bad, and what they are told."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from cenote import OptionError, Table
from cenote.bots import BOTS, named
from cenote.bots import external as protocol
from cenote.bots.external import RUN, External, PlayerError, game_over
from cenote.cli import cli
from cenote.kernel.conformance import Case, bare, seen_from
from cenote.kernel.engine import Engine, InterpretedEngine
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import find_game

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
EXAMPLES = {path.name: path for path in sorted((ROOT / "examples").iterdir()) if path.is_file()}
PYTHON = shlex.quote(sys.executable)
READY = """read -r hello; echo '{"type":"ready","name":"odd"}'; """
ASKED = READY + "read -r decide; "
AT_THE_FINISH = """
format = "cenote-position-1"
game = "lost_temple"
seats = 4
[table]
phase = "call"
position = [40, 20, 12, 10]
gems = [2, 3, 1, 1]
holder = { scout = 0, child = 1 }
"""
SCRIBE = """
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(f"{sys.argv[1]}/{os.getpid()}", "a") as file:
        file.write(line)
    if message["type"] == "hello":
        hello = message
        print('{"type":"ready","name":"scribe"}', flush=True)
    elif message["type"] == "decide":
        wrong = next(action for action in hello["actions"] if action not in message["legal"])
        print(json.dumps({"type": "play", "action": wrong}), flush=True)
    elif message["type"] == "refused":
        print(json.dumps({"type": "play", "action": message["legal"][-1]}), flush=True)
"""
"""Writes down what it is told, tries something illegal at every decision, and then plays the last legal action."""
TALKER = f"""{ASKED}
rest=${{decide#*'"legal":["'}}
echo '{{"type":"say","text":"Watch \\u001b[2Jthis!"}}'
printf '{{"type":"play","action":"%s"}}\n' "${{rest%%'"'*}}"
"""
"""Says something, plays once, and ends."""
RECITER = """
import sys
for way, text in (line.split(" ", 1) for line in open(sys.argv[1], encoding="utf-8")):
    if way == "←":
        print(text, end="", flush=True)
    else:
        with open(sys.argv[2], "a", encoding="utf-8") as file:
            file.write(sys.stdin.readline())
"""
"""Plays its part of a conversation and writes down the other."""


def shell(script: str) -> str:
    return shlex.join(["sh", "-c", script])


def python(folder: Path, script: str, *arguments: object) -> str:
    path = folder / "player.py"
    path.write_text(script, encoding="utf-8")
    return shlex.join([sys.executable, str(path), *map(str, arguments)])


def gone(process: int) -> bool:
    """Whether a process has ended within a few seconds, if only its parent has not noticed."""
    for _ in range(500):
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX":
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def table(interpreted: Engine) -> Table:
    return Table.at(AT_THE_FINISH, engine=interpreted)


@pytest.fixture
def told(tmp_path: Path) -> Iterator[External]:
    bot = External(python(tmp_path, SCRIBE, tmp_path))
    yield bot
    bot.close()


# What programs are told


@pytest.mark.parametrize("key", ["lost_temple", "takara_island"])
def test_a_program_is_told_the_same_in_every_world_it_cannot_tell_apart(
    key: str, told: External, tmp_path: Path
) -> None:
    """Byte for byte: questions, and reasons why something is refused."""
    game = find_game(key)
    case, tried = Case(game, InterpretedEngine(game), game.load_edition(None), 3, seed=5), 0
    for table in case.walk(24):
        if table.move % 6 != 5:
            continue
        seat = table.to_act[0]
        mine = table.perspective(seat, len(table.moves))
        worlds = [mine.imagine(seed) for seed in range(2)]
        tried += sum(bare(world) != bare(table._state) for world in worlds)
        chosen = {told.choose(one, 1) for one in (mine, *(seen_from(case, world, seat) for world in worlds))}
        assert len(chosen) == 1
        heard = (tmp_path / str(told._sitting[seat].program.process.pid)).read_bytes().splitlines()[-6:]
        assert len(set(heard[::2])) == len(set(heard[1::2])) == 1
        assert [line[:16] for line in heard[:2]] == [b'{"type":"decide"', b'{"type":"refused']
    assert tried > 4, "the worlds must differ from the table, or nothing was tried"


def test_a_program_hears_everything_once(interpreted: Engine, told: External, tmp_path: Path) -> None:
    """Two games on two seats: one process each, and all that a seat may hear, in order."""
    events: dict[int, list[Any]] = {0: [], 1: []}
    for number in range(2):
        table = Table.new("lost_temple", 2, seed=number, options={"max_rounds": 1}, engine=interpreted)
        while not table.over:
            seat = table.in_turn[0]
            table.play(told.choose(table.perspective(seat, table.last_decision(seat)), 1), seat)
        game_over(table, {0: told, 1: told})
        for seat, so_far in events.items():
            so_far.extend(msgspec.to_builtins(table.events(seat)))
    told.close()
    files = [path.read_text().splitlines() for path in tmp_path.iterdir() if path.name.isdigit()]
    heard = {lines[0]["seat"]: lines for lines in ([*map(json.loads, file)] for file in files)}
    assert sorted(heard) == [0, 1]
    for seat, lines in heard.items():
        assert [line["number"] for line in lines if line["type"] == "hello"] == [1, 2]
        assert [event for line in lines for event in line.get("events", [])] == events[seat]
        assert lines[-2]["result"] == json.loads(msgspec.json.encode(table.result))
        assert lines[-1] == {"type": "goodbye"}


def test_every_game_begins_with_hello(interpreted: Engine, told: External, tmp_path: Path) -> None:
    """After the end of another, with another number of seats, and after taking back; not between two moves."""
    first, table = Table.at(AT_THE_FINISH, engine=interpreted), Table.new("lost_temple", 2, seed=1, engine=interpreted)
    start, asked = first.perspective(0), list[Perspective]()
    first.play(told.choose(start, 1), 0)
    game_over(first, {0: told})
    while len(asked) < 2:
        if table.in_turn[0] == 0:
            asked.append(table.perspective(0))
        table.play(table.legal(table.in_turn[0])[0], table.in_turn[0])
    for perspective in (start, *asked, asked[0]):
        told.choose(perspective, 1)
    heard = (tmp_path / str(told._sitting[0].program.process.pid)).read_text().splitlines()
    types = [line["type"] for line in map(json.loads, heard) if line["type"] in ("hello", "decide", "over")]
    assert types == ["hello", "decide", "over", *["hello", "decide"] * 2, "decide", "hello", "decide"]


# What programs do wrong

WRONG = {
    "dies": (ASKED + "echo Oh dear >&2; exit 3", r"odd \(.* seat 0, .*: it has ended with exit status 3.*Oh dear"),
    "leaves a child": (ASKED + "sleep 600 & exit 3", "it has ended with exit status 3"),
    "is killed": (ASKED + "kill -9 $$", "it was ended by signal 9"),
    "says nothing": (ASKED + "sleep 60", r"it does not answer in time; 'decide' .*\"play\".* within 0.3 s"),
    "complains for ever": (ASKED + "while :; do echo noise >&2; done", "not answer in time.* standard error.*noise"),
    "talks for ever": (ASKED + """while sleep 0.01; do echo '{"type":"say","text":"a"}'; done""", "not answer in time"),
    "is silent at once": ("exec >&-; sleep 60", "a player .* it has closed its standard output; 'hello' is answered"),
    "writes no JSON": (ASKED + "echo scout 3", "it has written 'scout 3', which is no message .*legal are scout 0, "),
    "writes no text": (ASKED + r"printf '{\"type\":\"play\",\"action\":\"\377\"}\n'", "which is no message"),
    "nests": (ASKED + "printf '%9999s\n' '' | tr ' ' '['", "which is no message"),
    "has a typo": (ASKED + """echo '{"type":"play","acton":"scout 3"}'""", "no message .*`acton`"),
    "is ready again": (ASKED + """echo '{"type":"ready","name":"odd"}'""", "it has written '{\"type\":\"ready\""),
    "never ends a line": (ASKED + "yes | tr -d '\n'", "it has written more than 16384 bytes at once"),
    "plays what is no move": (
        ASKED + """echo '{"type":"play","action":"fly 9"}'; read -r refused; echo '{"type":"play","action":"fly 8"}'""",
        "'fly 8' is no move of this game.* 'refused' is answered .* legal are scout 0, scout 1, scout 2, scout 3",
    ),
    "plays what is illegal": (
        ASKED + """for i in 1 2; do echo '{"type":"play","action":"scout 9"}'; read -r refused; done""",
        r"'scout 9' is not legal now \(R5.7\)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_a_program_that_cannot_play_is_named_and_ended(table: Table, wrong: str, tmp_path: Path) -> None:
    script, said = WRONG[wrong]
    begin = f"sleep 600 >/dev/null 2>&1 & echo $$ $! > {tmp_path}/processes; "
    bot = External(shell(begin + script), seconds=0.3 if "in time" in said else 60)
    with pytest.raises(PlayerError, match=f"(?s){said}") as raised:
        bot.choose(table.perspective(0), 1)
    assert len(str(raised.value)) < 2_000, "a short message about a long story"
    assert all(gone(int(process)) for process in (tmp_path / "processes").read_text().split())


def test_two_answers_to_one_question(table: Table) -> None:
    twice = ASKED + """echo '{"type":"play","action":"scout 0"}\n{"type":"play","action":"scout 0"}'; read -r more"""
    bot = External(shell(twice))
    bot.choose(table.perspective(0), 1)
    with pytest.raises(PlayerError, match=r"scout 0.* without being asked"):
        bot.choose(table.perspective(0), 1)


def test_a_program_that_failed_is_started_again(table: Table, tmp_path: Path) -> None:
    """The next question goes to a new process."""
    once = f"test -e {tmp_path}/tried && exec {EXAMPLES['first_legal.sh']}; touch {tmp_path}/tried; exit 1"
    bot = External(shell(once))
    with pytest.raises(PlayerError, match="exit status 1"):
        bot.choose(table.perspective(0), 1)
    assert bot.choose(table.perspective(0), 1) == table.legal(0)[0]
    bot.close()


def test_a_program_ends_with_cenote(tmp_path: Path) -> None:
    """Also one with children that does not care for its input."""
    wins = """echo '{"type":"play","action":"scout 3"}'; """
    stubborn = shell(f"sleep 600 & echo $$ $! > {tmp_path}/processes; {ASKED}{wins}exec sleep 600")
    script = f"""
from cenote import Table
from cenote.bots import named
from cenote.games import get
from cenote.kernel.engine import InterpretedEngine
table = Table.at('''{AT_THE_FINISH}''', engine=InterpretedEngine(get("lost_temple")))
print(named({RUN + stubborn!r}).choose(table.perspective(0), 1))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "scout 3\n"
    assert all(gone(int(process)) for process in (tmp_path / "processes").read_text().split())


# Names and commands


def test_a_command_is_a_bot_but_none_that_a_server_offers() -> None:
    bot = named("run:python3 -c 'a b'")
    assert isinstance(bot, External)
    assert (bot.name, bot.command, bot.seconds) == ("run:python3 -c 'a b'", "python3 -c 'a b'", 10)
    assert named("run:python3 -c 'a b'") is bot
    patient = named("run:30s:python3")
    assert isinstance(patient, External)
    assert (patient.name, patient.command, patient.seconds) == ("run:30s:python3", "python3", 30)
    assert not [name for name in BOTS if name.startswith(RUN)]


@pytest.mark.parametrize(
    ("command", "said"), [("", "needs a command"), ("  ", "needs a command"), ("'a", "no closing quotation")]
)
def test_a_command_that_cannot_be_read(command: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        named(f"{RUN}{command}")


def test_a_command_that_cannot_be_started(table: Table) -> None:
    with pytest.raises(PlayerError, match=r"'/no/such one' cannot be started \(No such file"):
        External("/no/such one").choose(table.perspective(0), 1)


def commanded(*arguments: object) -> str:
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_programs_play_at_the_command_line(tmp_path: Path, compiled: Engine) -> None:
    """`simulate` and `arena` count their games; `play` shows what is said, and saves what was played so far."""
    careful, plain = (f"{PYTHON} {EXAMPLES['careful_player.py']}", EXAMPLES["first_legal.sh"])
    players = ("--player", f"careful={careful}", "--player", f"plain={plain}")
    (row,) = json.loads(
        commanded("simulate", "lost_temple", "--games", 6, "--seats", "plain,careful,random", *players, "--json")
    )
    assert row["summary"]["wins"][1] >= 4
    rules = ("--option", "max_rounds=2", "--games", 2, "--seats", 2, "--jobs", 1)
    told = json.loads(commanded("arena", "lost_temple", "--bots", "careful,random", *rules, *players, "--json"))
    assert [(match["a"], match["b"], match["games"]) for match in told["matches"]] == [("careful", "random", 2)]
    (tmp_path / "talker").write_text(TALKER)
    done = CliRunner().invoke(
        cli, ["play", "lost_temple", "--seats", "talker,random", "--player", f"talker=sh {tmp_path / 'talker'}",
              "--save", str(tmp_path / "saved")]
    )  # fmt: skip
    assert "(talker): Watch [2Jthis!\n" in done.output, "it cannot clear the screen"
    assert isinstance(done.exception, PlayerError)
    assert Table.load(tmp_path / "saved", engine=compiled).moves


@pytest.mark.parametrize(
    ("player", "said"),
    [("x", "must look like name=command"), ("you=a", "somebody else is called that"), ("random=a", "called that")],
)
def test_a_player_option_that_is_wrong(player: str, said: str) -> None:
    done = CliRunner().invoke(cli, ["simulate", "lost_temple", "--player", player, "--seats", "x,x"])
    assert re.search(said, str(done.exception))


# The document


def section(title: str) -> str:
    return PAGE.split(f"\n### `{title}`\n")[1].split("\n##")[0]


@pytest.mark.parametrize("kind", ["Hello", "Decide", "Refused", "Over", "Ready", "Play", "Say"])
def test_every_field_is_in_the_document(kind: str) -> None:
    fields = getattr(protocol, kind).__struct_fields__
    assert tuple(re.findall(r"^\| `(\w+)` \|", section(kind.lower()), re.MULTILINE)) == fields


def test_the_commands_of_the_document_name_those_who_are_there() -> None:
    lines = [shlex.split(line) for line in re.findall(r"^cenote .*", PAGE, re.MULTILINE)]
    assert [line[1] for line in lines] == ["play", "simulate", "arena"]
    for line in lines:
        said = dict(zip(line[3::2], line[4::2], strict=True))
        name = said["--player"].partition("=")[0]
        assert set((said.get("--seats") or said["--bots"]).split(",")) <= {"you", name, *BOTS}


def test_the_examples_of_the_document_are_those_of_the_folder() -> None:
    assert f"```python\n{EXAMPLES['first_legal.py'].read_text(encoding='utf-8')}```" in PAGE
    assert f"```sh\n{EXAMPLES['first_legal.sh'].read_text(encoding='utf-8')}```" in PAGE
    assert all(f"](../examples/{name})" in PAGE for name in EXAMPLES)


def test_the_conversation_of_the_document_is_what_is_said(table: Table, tmp_path: Path) -> None:
    """Letter for letter, but for what stands as `…` in it."""
    (conversation,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "conversation").write_text(conversation, encoding="utf-8")
    bot = External(python(tmp_path, RECITER, tmp_path / "conversation", tmp_path / "heard"))
    table.play(bot.choose(table.perspective(0, table.last_decision(0)), 7), 0)
    assert bot.said(0) == ["The temple is mine!"]
    game_over(table, {0: bot})
    bot.close()
    heard = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    shown = [line[2:] for line in conversation.splitlines() if line.startswith("→ ")]
    assert len(heard) == len(shown) == 5
    for line, pattern in zip(heard, shown, strict=True):
        assert re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), line), line


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("key", ["lost_temple", "ohio_bob"])
def test_the_examples_play_every_game(name: str, key: str) -> None:
    game = find_game(key)
    table = Table.new(game, 2, seed=3, engine=InterpretedEngine(game))
    bot = External(f"{PYTHON} {EXAMPLES[name]}" if name.endswith(".py") else str(EXAMPLES[name]))
    for _ in range(8):
        seat = table.in_turn[0]
        table.play(bot.choose(table.perspective(seat, table.last_decision(seat)), 1), seat)
    bot.close()
