"""Environments: the same tables behind the interfaces that learners know.

cenote.envs.batch("lost_temple", 4096)                         many tables at once; device="cuda" on a GPU
from cenote.envs import lost_temple_v1; lost_temple_v1.env()   PettingZoo
gymnasium.make("cenote/LostTemple-v1")                         Gymnasium (import cenote.envs first)
import cenote.envs.openspiel; pyspiel.load_game("cenote_lost_temple")
cenote.envs.Spoken("lost_temple")                              in words
"""

from __future__ import annotations

import contextlib
from typing import Any

from cenote.envs.batches import ANY, Batch, OnCores
from cenote.kernel.errors import OptionError

__all__ = ["ANY", "Batch", "batch"]

with contextlib.suppress(ImportError):
    from cenote.envs.learner import register

    register()


def batch(game: str, n: int, *, device: str = "cpu", **settings: Any) -> Batch:
    """`n` tables of a game that step together: on all cores (`cpu`) or on an NVIDIA GPU (`cuda`)."""
    if device == "cpu":
        return OnCores(game, n, **settings)
    if device == "cuda":
        from cenote.envs.gpu import OnGpu

        return OnGpu(game, n, **settings)
    raise OptionError(f"unknown device {device!r}: there is cpu and cuda")


def __getattr__(name: str) -> Any:
    """PettingZoo's environments by name and version: `lost_temple_v1`."""
    if name == "Spoken":
        from cenote.envs.spoken import Spoken

        return Spoken
    if "_v" in name:
        from cenote.envs.aec import registered

        if (found := registered(name)) is not None:
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
