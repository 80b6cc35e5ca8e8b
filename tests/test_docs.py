"""The documents say what is true: examples run, commands are told, links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import cenote
from cenote import Table
from cenote.cli import COMMANDS
from cenote.kernel.engine import Engine

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_python_example_of_the_readme_runs() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    assert len(example.splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=300, check=True)
    assert re.search(r"\(\d,\) \[.*'won seat \d space=43'\]", done.stdout)


@pytest.mark.parametrize("example", blocks(ROOT / "docs" / "environments" / "README.md", "python"))
def test_the_examples_of_the_environments_run(example: str) -> None:
    exec(compile(example, "docs/environments/README.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"cenote {command}" in "".join(blocks(ROOT / "README.md", "sh"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_position_of_the_docs_can_be_played(compiled: Engine) -> None:
    position = blocks(ROOT / "docs" / "positions.md", "toml")[0]
    table = Table.at(position, engine=compiled)
    table.play("curse scout")
    table.play("scout 3")
    assert [player.position for player in table.view().players] == [27, 15, 18, 10]


def test_the_version_is_in_the_changelog() -> None:
    assert f"## {cenote.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
