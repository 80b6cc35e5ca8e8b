"""The pages of the environments are those the code writes now."""

from __future__ import annotations

import pytest

from cenote import games
from cenote.envs.pages import FOLDER, HISTORY, page

HEADINGS = ["What it is", "Specs", "Observation", "Actions", "Rewards", "Termination", "Version history"]


@pytest.mark.parametrize("key", games.names())
def test_a_page_is_up_to_date(key: str) -> None:
    text = page(games.get(key))
    assert (FOLDER / f"{key}.md").read_text(encoding="utf-8") == text, "run python -m cenote.envs.pages"
    assert [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")] == HEADINGS
    assert len(HISTORY[key]) == games.get(key).rules_version
