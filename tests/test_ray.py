"""Many games on a Ray cluster: the same seeds, the same results as here; and what is said where there is none."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import tomli_w
from click.testing import CliRunner

from cenote.cli import cli
from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.game import Game
from tests.editions import box_of

SCRIPT = Path(sys.executable).parent / "cenote"
CLUSTER = """
import ray, sys
ray.init("local", num_cpus=2, include_dashboard=False, object_store_memory=80 << 20, _temp_dir=sys.argv[1],
         log_to_driver=False, logging_level="ERROR")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
PATIENCE = 120


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """A cluster that only these tests can use."""
    own = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return {**os.environ, **own}


@pytest.fixture(scope="module")
def address(environment: dict[str, str]) -> Iterator[str]:
    """Where a Ray cluster of this machine answers."""
    folder = mkdtemp(prefix="cray-", dir="/tmp")  # sockets want a short path
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env=environment,
    )  # fmt: skip
    with process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate(timeout=PATIENCE)
    shutil.rmtree(folder)


def here(*arguments: str) -> Any:
    answer = CliRunner().invoke(cli, arguments)
    assert answer.exit_code == 0, answer.exception
    return without_times(json.loads(answer.stdout))


def without_times(told: Any) -> Any:
    """What is told, less when it was and how long it took."""
    if isinstance(told, dict):
        return {key: without_times(value) for key, value in told.items() if key not in ("seconds", "date", "command")}
    return [without_times(value) for value in told] if isinstance(told, list) else told


def test_the_same_games_here_and_on_ray(address: str, environment: dict[str, str], game: Game, tmp_path: Path) -> None:
    """Also with an edition of one's own, whose file the nodes do not have, and with a program they do not have."""

    def there(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [SCRIPT, *arguments, "--ray", address], env=environment, capture_output=True, text=True, timeout=PATIENCE,
            check=False,
        )  # fmt: skip

    mine = tmp_path / "mine.toml"
    mine.write_text(tomli_w.dumps({**box_of(game), "edition": "mine", "options": {"max_rounds": 3}}), encoding="utf-8")
    for command in (
        ("simulate", "lost_temple", "--seats", "random,hiker,random", "--games", "5", "--compare", str(mine), "--json"),
        ("arena", "lost_temple", "--bots", "random,hiker", "--games", "3", "--edition", str(mine), "--json"),
    ):
        on_ray = there(*command)
        assert (on_ray.returncode, on_ray.stderr.strip()) == (0, "")
        assert without_times(json.loads(on_ray.stdout)) == here(*command, "--jobs", "1")
    missing = there("simulate", "lost_temple", "--player", "x=./no-such-program", "--seats", "x,random", "--games", "1")
    assert missing.returncode == 2
    [said] = missing.stderr.strip().splitlines()
    assert "./no-such-program" in said
    assert "cannot be started" in said


def refused(*arguments: str) -> CenoteError:
    answer = CliRunner().invoke(cli, ["simulate", "lost_temple", "--games", "1", *arguments])
    assert isinstance(answer.exception, CenoteError), answer.exception
    assert answer.stdout == ""
    return answer.exception


@pytest.mark.parametrize("address", ["nonsense", "ray://", "localhost", "ray://localhost", "http://localhost:1", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    error = refused("--ray", address)
    assert isinstance(error, OptionError)
    assert str(error) == f"--ray {address!r} must be auto, local, HOST:PORT or ray://HOST:PORT"


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:{}", "nowhere.invalid:{}"])
def test_where_nobody_answers_it_says_so(form: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    address = form.format(port)
    assert str(refused("--ray", address)).startswith(f"--ray {address}: there is no Ray cluster that answers (")


def test_what_answers_and_is_not_ray_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def hang_up() -> None:
            line = listening.accept()[0]
            line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            line.close()

        other = threading.Thread(target=hang_up)
        other.start()
        said = str(refused("--ray", f"127.0.0.1:{listening.getsockname()[1]}"))
        other.join()
    assert "there is no Ray cluster that answers (" in said


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert str(refused("--ray", "local")) == "--ray needs Ray: pip install 'cenote[ray]' brings it"


def test_processes_here_or_a_cluster_there() -> None:
    assert "--jobs is for this machine" in str(refused("--ray", "local", "--jobs", "2"))
