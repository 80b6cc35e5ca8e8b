"""Batches on a GPU, as far as that can be tested without one."""

from __future__ import annotations

import pytest

from cenote import games
from cenote.envs import batch
from cenote.envs.gpu import step_ptx
from cenote.kernel.cuda import numba_cuda
from cenote.kernel.errors import OptionError


@pytest.mark.parametrize("key", games.names())
def test_a_step_is_typed_and_compiled_for_cuda(key: str) -> None:
    """Every rule of the game, what it shows included, becomes PTX."""
    texts = step_ptx(games.get(key))
    assert {"settle_all", "take_all", "look_all", "allow_all"} <= set(texts)
    for name, text in texts.items():
        assert ".target sm_90" in text
        assert any(".entry" in line and name in line for line in text.splitlines())
    assert "".join(texts.values()).count(".func") > 40


def test_devices_that_are_not_there_are_refused_in_a_sentence() -> None:
    with pytest.raises(OptionError, match="unknown device 'tpu': there is cpu and cuda"):
        batch("lost_temple", 1, device="tpu")
    if not numba_cuda().is_available():
        with pytest.raises(OptionError, match="there is no NVIDIA GPU here"):
            batch("lost_temple", 1, device="cuda")
