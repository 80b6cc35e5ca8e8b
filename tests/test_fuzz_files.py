"""Whatever a file or an option says, either it works or one sentence tells what is wrong with it; nothing else happens.

Real files are spoiled a little: lines, numbers, words and lists that stand elsewhere, are missing, or are enormous. No
other exception may come out, nothing may go on for ever or fill the memory.
"""

from __future__ import annotations

import random
import re
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cenote import CenoteError, Table, games
from cenote.bots import BOTS, named
from cenote.cli import cli
from cenote.cli.options import read_pairs
from cenote.cli.play import read_seats
from cenote.kernel.engine import Engine, InterpretedEngine
from cenote.kernel.game import Edition
from cenote.kernel.position import read_position
from cenote.kernel.replay import read_record, record_text

PATIENCE = 60
"""Seconds after which something hangs."""
MEMORY = 1 << 30
"""Bytes that no file is worth."""
NUMBERS = ["0", "-1", "1", "2", "8", "9", "127", "128", "255", "32767", "65536", "1000000000", f"{2**63}", f"-{2**63}",
           "9" * 5000, "0.5", "nan", "-inf", "1e400", "true", "[]", "{}", '"x"', "1979-05-27", "12:30:00", "0x1F",
           "²", "١"]  # fmt: skip
WORDS = ['""', '" "', '"x"', '"\\u0000"', '"é🌴"', '"\u202e"', '"%s{0}"', '"../../x"', '"-1"', '"none"',
         f'"{"x" * 5000}"', "0", "[]", "{}", "true", '["a", "a"]', "1.5", "'''", "1979-05-27T07:32:00Z"]  # fmt: skip
LISTS = ["[]", "{}", "[0]", "[[]]", "[" * 900 + "]" * 900, f"[{'1,' * 3000}]", "{a=1}", "[-1, 99]", '["", ""]']
CHARACTERS = "\0\n\r\t\x7f\"'[]{}=.,#\\ é\u2028\ufeff🌴-_~"
NUMBER, WORD, LIST, NAME = r"-?\b\d+\b", r'"[^"\n]*"', r"\[[^\[\]]*\]|\{[^{}]*\}", r"\b[a-z_]+\b"
few = settings(max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True, scope="module")
def bounded() -> Iterator[None]:
    """Nobody waits for ever, and memory ends somewhere."""

    def hangs(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"nothing came within {PATIENCE} seconds")

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limits = resource.getrlimit(resource.RLIMIT_AS)
    before = signal.signal(signal.SIGALRM, hangs)
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MEMORY, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, limits)
    signal.signal(signal.SIGALRM, before)


def survived(work: Callable[[], Any]) -> Any:
    """What comes out, or None where it was refused in one sentence."""
    signal.alarm(PATIENCE)
    try:
        return work()
    except CenoteError as error:
        said = str(error)
    finally:
        signal.alarm(0)
    assert said.strip()
    assert "\n" not in said
    assert len(said) < 1_100, "a sentence, not the whole file again"
    return None


@cache
def rules(key: str) -> Engine:
    return InterpretedEngine(games.get(key))


@cache
def shipped(key: str) -> Edition:
    return games.get(key).load_edition(None)


def engine_for(text: str) -> Engine | None:
    found = re.search(r'^game = "(\w+)"', text, re.MULTILINE)
    return rules(found[1]) if found and found[1] in games.names() else None


def walked(table: Table, dice: random.Random, moves: int) -> Table:
    """The table after some random moves, looked at on the way."""
    for _ in range(moves):
        if table.over:
            break
        seat = dice.choice(table.to_act)
        table.play(dice.choice(table.legal(seat)), seat)
        table.view(seat)
    return table


# Spoiling


def replaced(dice: random.Random, text: str, pattern: str, others: Sequence[str]) -> str:
    """One of what looks like that, replaced by another one of the text, or by something strange."""
    found = list(re.finditer(pattern, text))
    if not found:
        return text
    one, other = dice.choice(found), dice.choice(found)[0]
    new = other if dice.random() < 0.4 or not others else dice.choice(others)
    return text[: one.start()] + new + text[one.end() :]


def spoiled(dice: random.Random, text: str) -> str:
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        lines = text.split("\n")
        place, other, kind = dice.randrange(len(lines)), dice.randrange(len(lines)), dice.randrange(9)
        if kind == 0:
            text = "\n".join(lines[:place] + lines[place + 1 :])
        elif kind == 1:
            text = "\n".join(lines[:place] + [lines[other]] + lines[place:])
        elif kind == 2:
            cut = dice.randrange(len(text) + 1)
            text = text[:cut] + dice.choice(CHARACTERS) + text[cut + dice.randrange(3) :]
        elif kind == 3:
            text = replaced(dice, text, NAME, [])
        elif kind in (4, 5, 6):
            text = replaced(dice, text, NUMBER, [*NUMBERS, *map(str, range(20))])
        elif kind == 7:
            text = replaced(dice, text, WORD, WORDS)
        else:
            text = replaced(dice, text, LIST, LISTS)
    return text


seeds = st.integers(0, 2**32 - 1)


# Records, editions, positions


@cache
def records() -> list[str]:
    """A game that has begun, of every kind."""
    tables = [(key, Table.new(key, 2, seed=key, engine=rules(key))) for key in games.names()]
    return [record_text(walked(table, random.Random(key), 10)) for key, table in tables]


@few
@given(seeds)
def test_spoiled_records(seed: int) -> None:
    dice = random.Random(seed)
    text = spoiled(dice, dice.choice(records()))
    survived(lambda: read_record(text, engine=engine_for(text)))


@cache
def editions() -> dict[str, str]:
    return {key: (games.get(key).folder / "box.toml").read_text(encoding="utf-8") for key in games.names()}


@few
@given(seeds)
def test_spoiled_editions_are_refused_or_can_be_played(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    dice = random.Random(seed)
    key = dice.choice(games.names())
    path = tmp_path_factory.getbasetemp() / "spoiled.toml"
    path.write_text(spoiled(dice, editions()[key]), encoding="utf-8")
    edition = survived(lambda: games.get(key).load_edition(path))
    if edition is not None:
        seats = dice.choice(games.get(key).seat_counts)
        table = survived(lambda: Table.new(key, seats, seed=seed, edition=edition, engine=rules(key)))
        if table is not None:
            survived(lambda: walked(table, dice, 8))


@pytest.mark.parametrize("key", games.names())
def test_no_number_of_an_edition_fills_the_memory(key: str, tmp_path: Path) -> None:
    text, path = editions()[key], tmp_path / "huge.toml"
    for number, found in enumerate(re.finditer(NUMBER, text)):
        if number % 3 == 0:
            path.write_text(f"{text[: found.start()]}1000000000{text[found.end() :]}", encoding="utf-8")
            survived(lambda: games.get(key).load_edition(path))


@cache
def positions() -> list[str]:
    """Tables of every game, early and late."""
    tables = [
        walked(Table.new(key, seats, seed=moves, engine=rules(key)), random.Random(moves), moves)
        for key in games.names()
        for seats, moves in ((games.get(key).seat_counts[0], 4), (2, 30))
    ]
    return [table.position for table in tables if not table.over]


@few
@given(seeds)
def test_spoiled_positions_are_refused_or_can_be_seen(seed: int) -> None:
    dice = random.Random(seed)
    text = spoiled(dice, dice.choice(positions()))
    table = survived(lambda: read_position(text, engine=engine_for(text)))
    if table is not None:
        survived(lambda: (table.perspective().view, [table.legal(seat) for seat in table.to_act], table.position))


FORCED = ["force x", "force ²", f"force {'9' * 5000}", "force 1000", "force " + "1 " * 200, "force -"]


@pytest.mark.parametrize("line", FORCED, ids=range(len(FORCED)))
def test_a_record_forces_small_numbers(line: str) -> None:
    text = records()[0].replace('moves = """\n', f'moves = """\n{line}\n')
    assert survived(lambda: read_record(text, engine=engine_for(text))) is None


STANDING = {
    "cards shown beyond the pile": ("ohio_bob", "shown_count = [0]", "shown_count = [48]"),
    "a player in no state": ("ohio_bob", 'state = ["ready"]', 'state = [""]'),
}


@pytest.mark.parametrize("case", STANDING)
def test_a_position_that_cannot_go_on_is_refused(case: str) -> None:
    key, right, wrong = STANDING[case]
    text = Table.new(key, 1, seed=0, engine=rules(key)).position
    assert right in text
    assert survived(lambda: read_position(text.replace(right, wrong), engine=rules(key))) is None


def test_r3_2_a_draft_has_a_card_for_everybody() -> None:
    places = dict.fromkeys(("shaman", "thief", "elder", "child", "craftsman", "scout"), "face_up")
    cards = ", ".join(f'{name} = "{place}"' for name, place in (places | {"seer": "hand", "priest": "hand"}).items())
    head = 'format = "cenote-position-1"\ngame = "lost_temple"\nseats = 4\n[table]\nphase = "draft"\n'
    assert survived(lambda: read_position(f"{head}place = {{ {cards} }}", engine=rules("lost_temple"))) is None


# At the command line


@pytest.mark.parametrize("command", ["verify", "position", "edition"])
def test_commands_say_one_sentence_about_strange_files(command: str, tmp_path: Path) -> None:
    strange = [b"", b"\0", b"\xff\xfe", b"x" * 100_000, b"[" * 50_000, b"a = " + b"[" * 5000, b"seats = 2", b"game = 1"]
    for number, content in enumerate(strange):
        (tmp_path / f"{number}.toml").write_bytes(content)
    (tmp_path / "folder").mkdir()
    for path in (*sorted(tmp_path.iterdir()), tmp_path / "none.toml", tmp_path / ("x" * 300)):
        done = CliRunner().invoke(cli, [command, *(["lost_temple"] if command == "edition" else []), str(path)])
        assert done.exit_code != 0
        assert isinstance(done.exception, CenoteError | SystemExit), f"{path}: {done.exception!r}"


NAMES = [*BOTS, "you", "legend:rounds=3", "legend-sly:rounds=3+considered=2", "hiker:rounds=", "hiker:=", "nobody:x=1",
         "hiker:rounds=٣", "hiker:rounds=-1", "hiker:rounds=1e9", "hiker:rounds=999999999999",
         f"hiker:rounds={'9' * 5000}", " ", "\0"]  # fmt: skip


@few
@given(
    st.one_of(st.text(max_size=30), st.lists(st.sampled_from([*NAMES, ",", "+", ":", "="]), max_size=8).map("".join))
)
def test_strange_names_of_bots_seats_and_options(text: str) -> None:
    survived(lambda: named(text))
    survived(lambda: named(f"run:{'9' * 5000}s:{text}"))
    survived(lambda: read_seats(text))
    survived(lambda: read_pairs("--option", (text,)))
    for key in games.names():
        game = games.get(key)
        for option in game.options:
            survived(lambda option=option: option.code(text))  # type: ignore[misc]
    survived(lambda: games.get(text))


@few
@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.binary(max_size=3)))
def test_strange_numbers_of_seats_and_values_of_options(value: Any) -> None:
    for key in games.names():
        game, box = games.get(key), shipped(key)
        survived(lambda game=game: game.check_seats(value))  # type: ignore[misc]
        for option in game.options:
            survived(lambda game=game, box=box, name=option.name: game.option_codes(box, {name: value}))  # type: ignore[misc]
