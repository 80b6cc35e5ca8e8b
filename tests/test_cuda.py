"""The rules on a GPU, as far as that can be tested without one."""

from __future__ import annotations

import numpy as np

from cenote import games
from cenote.kernel.cuda import BEGUN, FINISHED, verbs_of
from cenote.kernel.game import Game
from cenote.kernel.swarm import BLANK, HERE, blank_table, byte_after, swarm_keys, swarm_on_cpu, swarm_ptx
from tests.conftest import engine


def test_the_swarm_is_typed_and_compiled_for_cuda() -> None:
    """All its kernels become PTX: nothing allocates, raises or recurses. The rules of every game: tests/envs."""
    game = games.get("lost_temple")
    texts = swarm_ptx(game, game.load_edition(None))
    ordering = {"count_groups", "begin_groups", "place_rows"}
    assert set(texts) == {*ordering, "begin_all", "choose_all", "play_all"}
    for name, text in texts.items():
        assert ".target sm_90" in text
        assert any(".entry" in line and name in line for line in text.splitlines())


def test_actions_with_one_verb_are_one_group(game: Game) -> None:
    """Threads that play them side by side run the same rules; two groups are kept for tables without an action."""
    edition = game.load_edition(None)
    numbers = verbs_of(edition)
    pairs = {(action.verb, int(number)) for action, number in zip(edition.actions, numbers, strict=True)}
    assert len(pairs) == len({verb for verb, _ in pairs}) == len({number for _, number in pairs})
    assert numbers.max() < BEGUN < FINISHED


def test_a_gpu_finds_the_chosen_action_word_by_word() -> None:
    """The kernel that chooses looks at eight actions at once and finds what the rule finds one by one."""
    dice = np.random.default_rng(5)
    for chance in (0.01, 0.3, 1.0):
        mask = (dice.random(8 * 48) < chance).astype(np.uint8)
        mask[dice.integers(len(mask))] = 1
        words = mask.view(np.uint64).tolist()
        legal = np.flatnonzero(mask).tolist()
        assert [byte_after(words, rest) for rest in range(len(legal))] == legal  # type: ignore[no-untyped-call]


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
