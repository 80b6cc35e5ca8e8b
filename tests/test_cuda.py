"""The rules on a GPU, as far as that can be tested without one."""

from __future__ import annotations

import numpy as np

from cenote import games
from cenote.kernel.cuda import BLANK, HERE, blank_table, swarm_keys, swarm_on_cpu, swarm_ptx
from cenote.kernel.game import Game
from tests.conftest import engine


def test_the_swarm_is_typed_and_compiled_for_cuda() -> None:
    """The whole kernel becomes PTX: nothing allocates, raises or recurses. The rules of every game: tests/envs."""
    game = games.get("lost_temple")
    text = swarm_ptx(game, game.load_edition(None))
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
