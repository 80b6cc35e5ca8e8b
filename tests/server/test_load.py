"""`cenote load`: people who play on a server of this machine, and what is told of it."""

from __future__ import annotations

import signal
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from cenote.cli import cli
from cenote.kernel.errors import OptionError
from cenote.lab.crowd import Plan
from cenote.lab.load import Load, Results
from tests.server.harness import PATIENCE, SCRIPT, Process, until


def hear_interrupts() -> None:
    """As at a terminal, though the tests may have been started in the background, where nobody does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [str(SCRIPT), "load", "--json", "--tables", "3", "--every", "0.05", "--ramp", "0.2", *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts
    )


def told(running: subprocess.Popen[str]) -> tuple[int, Results]:
    """The exit status, and the figures; never a traceback."""
    said, complaints = running.communicate(timeout=2 * PATIENCE)
    assert "Traceback" not in complaints, complaints
    return running.returncode, msgspec.json.decode(said, type=Results)


def test_people_play_whole_games_and_nothing_goes_wrong(tmp_path: Path) -> None:
    page, document = tmp_path / "load.html", tmp_path / "load.md"
    reports = "--report", str(page), "--report", str(document)
    status, results = told(start("--seats", "3", "--for", "4", "--option", "max_rounds=1", *reports))
    assert (status, results.errors) == (0, {})
    assert results.whole.tables == 3
    assert results.finished >= results.verified > 0
    assert results.moves > 0
    assert results.whole.messages > 2 * results.whole.moves, "everybody at a table is told of a move"
    assert 0 < results.whole.own.p50 <= results.whole.own.p90 <= results.whole.own.p99 <= results.whole.own.most
    assert results.whole.others.p50 > 0
    assert results.whole.memory > 0
    assert min(results.whole.server, results.whole.people) > 0
    assert "| errors | none |" in document.read_text()
    drawn = page.read_text()
    assert drawn.count("<svg") == 5
    assert "cenote load --json --tables 3" in drawn


def test_a_server_that_dies_under_load_is_told_as_errors(tmp_path: Path) -> None:
    """Everybody is cut off, and everybody who comes again finds nobody."""
    server = Process(tmp_path)
    load = Load(Plan(server.address, "lost_temple", tables=3, seats=2, every=0.05, seconds=PATIENCE, ramp=0.2))
    with closing(load.play()) as played:
        for now in played:
            if now.tables == 3 and now.moves and not now.errors:
                server.kill()
            if any("no connection" in told.errors for second in load.seconds for told in second.told):
                break
    results = load.results("cenote load", "Lost Temple")
    assert results.errors["connection cut"] == 6
    assert results.errors["no connection"] > 0
    assert results.moves > 0


def test_a_run_that_is_interrupted_tells_what_it_has_seen(tmp_path: Path) -> None:
    server = Process(tmp_path)
    running = start(server.address, "--seats", "2", "--for", "600")

    def moves() -> bool:
        counted = [line for line in httpx.get(f"{server.address}/metrics").text.splitlines() if "seconds_count" in line]
        return any(line.startswith("cenote_move") and float(line.split()[1]) > 5 for line in counted)

    try:
        until(moves, "moves")
        running.send_signal(signal.SIGINT)
        status, results = told(running)
    finally:
        server.kill()
    assert (status, results.errors) == (130, {})
    assert results.moves > 0


@pytest.mark.parametrize(
    "address", ["http://example.org:8000", "http://10.0.0.1:8000", "https://127.0.0.1", "localhost.example.org", "//:x"]
)
def test_load_is_for_this_machine_only(address: str) -> None:
    with pytest.raises(OptionError, match="is not on this machine"):
        cli.main(["load", address], standalone_mode=False)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["127.0.0.1:1", "--workers", "2"], "--workers is for a server of its own"),
        (["--seats", "9"], "seats"),
        (["--report", "load.txt"], r"must end in \.html"),
    ],
)
def test_what_cannot_be_is_said_before_anybody_plays(arguments: list[str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        cli.main(["load", *arguments], standalone_mode=False)
