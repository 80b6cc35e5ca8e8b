"""The rules on a GPU, as far as that can be tested without one."""

from __future__ import annotations

import numpy as np
import pytest

from cenote import games
from cenote.kernel.cuda import BLANK, HERE, blank_table, ptx, swarm_keys, swarm_on_cpu
from cenote.kernel.game import Game
from tests.conftest import engine

GAMES = [games.get(key) for key in games.names()]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_is_typed_and_compiled_for_cuda(game: Game) -> None:
    """The whole swarm kernel, every rule in it, becomes PTX: nothing allocates, raises or recurses."""
    text = ptx(game, game.load_edition(None))
    assert ".entry" in text
    assert ".target sm_90" in text
    assert "swarm" in text


def test_the_swarm_plays_the_same_games_interpreted_and_compiled(game: Game) -> None:
    """What a GPU is compared with is itself the same both ways; finished games begin anew."""
    edition, keys = game.load_edition(None), swarm_keys(3, 3)
    blank = blank_table(game, edition, game.seat_counts[0])
    fast, begun = swarm_on_cpu(engine(game, "compiled"), edition, blank, keys, 300)
    slow, again = swarm_on_cpu(engine(game, "interpreted"), edition, blank, keys, 300)
    assert fast.tobytes() == slow.tobytes()
    assert begun == again > len(keys)
    assert (HERE, BLANK) == (0, 1)
    assert len(np.unique(fast["key0"])) == len(keys)
