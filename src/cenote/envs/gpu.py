"""Batches on an NVIDIA GPU: a thread for each table, arrays that stay there.

The arrays have `__cuda_array_interface__`, so `torch.as_tensor(batch.masks, device="cuda")` and `cupy.asarray` share
their memory; those with two axes lie column by column (the same number of all tables side by side), as threads write
them fastest. Kernels are queued on the default stream, as PyTorch's are.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cenote.envs.batches import Batch, keys_of
from cenote.kernel.cuda import THREADS, WORD, OnCuda, numba_cuda, ptx, word_copy
from cenote.kernel.engine import Array, samples_of
from cenote.kernel.errors import OptionError
from cenote.kernel.game import MOST_SEATS, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import Function
from cenote.kernel.table import find_game
from cenote.kernel.turns import BEGIN, rows, turn

HERE, COPY, BLANK = range(3)


def kernel_of(game: Game) -> Function:
    """The kernel of a step, as a plain function: thread i takes the turn of table i in its own memory."""
    import numba

    cuda, copy = numba_cuda(), word_copy()
    column = np.zeros((2, 2), np.uint8)[:, 0]
    take = OnCuda(game.rules, {**samples_of(game), "mask": column})(turn)
    table_type, number = numba.from_dtype(game.record.dtype), numba.int32

    def step(boxes, blank, tables, again, keys, dice, actions, seats, masks, seen, journal, rewards, ended, refused):
        i = cuda.grid(1)
        if i < len(tables):
            mine = cuda.local.array(3, table_type, WORD)
            points = cuda.local.array((MOST_SEATS, 3), number)
            copy(mine, HERE, tables, i)
            copy(mine, BLANK, blank, 0)
            if take(
                boxes, mine, HERE, COPY, BLANK, again, i,
                keys, dice, actions, seats, masks, seen, journal, points, rewards, ended,
            ) != 0:  # fmt: skip
                cuda.atomic.add(refused, 0, 1)
            copy(tables, i, mine, HERE)

    return step


@cache
def kernels(key: str) -> tuple[Any, Any]:
    """Of a step and of taking actions, for a game; compiled when they are first launched."""
    cuda = numba_cuda()
    return cuda.jit(kernel_of(find_game(key))), cuda.jit(taking())


class OnGpu(Batch):
    """A batch in a GPU's memory. Whether actions were legal is asked with `check`, which waits for the GPU; `step` does
    so only if `checked`."""

    def __init__(
        self, game: str, n: int, *, seed: int = 0, again: bool = True, checked: bool = True, **rules: Any
    ) -> None:
        super().__init__(game, n, **rules)
        self._cuda = cuda = numba_cuda()
        if not cuda.is_available():
            raise OptionError("there is no NVIDIA GPU here (or no driver, or no numba-cuda: the extra `cuda`)")
        self._name([cuda.to_device(np.asfortranarray(array)) for array in self._rows])
        self._tables = cuda.to_device(np.repeat(self.blank, n))
        self._box, self._blank = cuda.to_device(self.edition.box), cuda.to_device(self.blank)
        self._journal = cuda.to_device(new_journal(1))[:0]
        self._refusals = cuda.to_device(np.zeros(1, np.int32))
        self._again, self._checked = int(again), checked
        self._kernel, self._take = kernels(self.game.key)
        self._shape = (n + THREADS - 1) // THREADS, THREADS
        self.reset(seed)

    def reset(self, seed: int) -> None:
        for mine, new in zip((self._keys, self._dice), keys_of(seed, len(self)), strict=True):
            mine.copy_to_device(new)
        self._fill(BEGIN)
        self._go()

    def _fill(self, action: int) -> None:
        self.actions.copy_to_device(np.full(len(self), action, np.int32))

    def step(self, actions: Any) -> None:
        if isinstance(actions, int):
            self._fill(actions)
        else:
            if not hasattr(actions, "__cuda_array_interface__"):
                actions = self._cuda.to_device(np.ascontiguousarray(actions))
            given = self._cuda.as_cuda_array(actions)
            if given.shape != self.actions.shape:
                raise OptionError(f"{len(self)} tables need as many actions, not the shape {given.shape}")
            self._take[self._shape](given, self.actions)
        self._go()
        if self._checked:
            self.check()

    def _go(self) -> None:
        self._kernel[self._shape](
            self._box, self._blank, self._tables, self._again, self._keys, self._dice, self.actions, self.seats,
            self.masks, self.observations, self._journal, self.rewards, self.ended, self._refusals,
        )  # fmt: skip

    def check(self) -> None:
        """Wait for the GPU; raises if an action of the last step was not legal."""
        if int(self._refusals.copy_to_host()[0]):
            self._refusals.copy_to_device(np.zeros(1, np.int32))
            masks = self.masks.copy_to_host()
            raise self._refused(self.actions.copy_to_host(), self.ended.copy_to_host(), lambda i: masks[i])

    def state(self, i: int) -> Array:
        return self._tables[i : i + 1].copy_to_host()  # type: ignore[no-any-return]

    def pieces(self, observations: Any = None) -> dict[str, Any]:
        """The parts of observations by name: of these, or of a copy on the host."""
        return super().pieces(self.observations.copy_to_host() if observations is None else observations)


def taking() -> Function:
    """A kernel that takes actions, whatever whole numbers they are."""
    cuda = numba_cuda()

    def take(given, actions):
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = given[i]

    return take


def step_ptx(game: Game) -> str:
    """The kernel of a step as PTX, typed and compiled without a GPU."""
    import numba

    *told, rewards, ended = (numba.typeof(np.asfortranarray(array)) for array in rows(2, 2, 2, 2))
    box, table = numba.typeof(game.box_record.array()), numba.typeof(game.record.array())
    where, journal = (box, table, table, numba.int64), numba.typeof(new_journal(2))
    return ptx(kernel_of(game), (*where, *told, journal, rewards, ended, numba.int32[::1]))
