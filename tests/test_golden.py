"""Games kept in the repository: they replay for ever, and everything shown in them stays as it is until it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote import Table
from cenote.kernel.game import Game
from tests.conftest import engine
from tests.playthrough import GOLDEN, cases, path_of, played, shown


@pytest.mark.parametrize(("game", "seats"), cases(), ids=str)
def test_a_playthrough_shows_what_it_showed(game: Game, seats: int) -> None:
    text, record = played(game, seats, engine(game, "compiled"))
    assert not shown(game, seats) or text == path_of(game, seats, "txt").read_text(encoding="utf-8")
    assert record == path_of(game, seats, "toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.toml")), ids=lambda path: path.stem)
def test_a_kept_record_still_replays(path: Path) -> None:
    table = Table.load(path)
    assert table.over
    assert path.stem.startswith(f"{table.game.key}-v{table.game.rules_version}")
