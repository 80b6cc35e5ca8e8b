"""Batches on an NVIDIA GPU: a thread for each table, arrays that stay there.

The arrays have `__cuda_array_interface__`, so `torch.as_tensor(batch.masks, device="cuda")` and `cupy.asarray` share
their memory; those with two axes lie column by column (the same number of all tables side by side), as threads write
them fastest. Kernels are queued on the default stream, as PyTorch's are.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from cenote.envs.batches import Batch, keys_of
from cenote.kernel.cuda import (
    BEGUN,
    WORD,
    OnCuda,
    Order,
    Part,
    Program,
    configured,
    numba_cuda,
    on_device,
    ptx_of,
    verbs_of,
    word_copy,
)
from cenote.kernel.engine import Array, samples_of
from cenote.kernel.errors import OptionError
from cenote.kernel.game import MOST_SEATS, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.rule import Function
from cenote.kernel.table import find_game
from cenote.kernel.turns import BEGIN, Rows, redact_and_allow, redact_and_look, rows, settle, take


@cache
def kernels_of(key: str) -> tuple[Function, Function, Function, Function]:
    """A thread for each table: say which action it is, take it, look at what comes of it, mark what is legal then."""
    import numba

    cuda, copy, game = numba_cuda(), word_copy(), find_game(key)
    way = OnCuda(game.rules, {**samples_of(game), "mask": np.zeros((2, 2), np.uint8)[:, 0]})
    settled, taken, looked, allowed = way(settle), way(take), way(redact_and_look), way(redact_and_allow)
    table_type, number = numba.from_dtype(game.record.dtype), numba.int32

    def settle_all(tables, dice, actions, masks, verbs, groups):
        i = cuda.grid(1)
        if i < len(actions):
            settled(tables, i, i, dice, actions, masks)
            groups[i] = verbs[actions[i]] if 0 <= actions[i] < len(verbs) else BEGUN

    def take_all(
        boxes, tables, order, again, keys, actions, seats, masks, journal, rewards, ended, refused, groups
    ):  # fmt: skip
        place = cuda.grid(1)
        if place < len(order):
            i, blank = order[place], len(order)
            points = cuda.local.array((MOST_SEATS, 3), number)
            wrong = taken(
                boxes, tables, i, blank, again, i, keys, actions, seats, masks, journal, points, rewards, ended
            )  # fmt: skip
            if wrong != 0:
                cuda.atomic.add(refused, 0, 1)
            groups[i] = tables[i].phase

    def look_all(boxes, tables, seats, seen):
        i = cuda.grid(1)
        if i < len(seats):
            mine = cuda.local.array(1, table_type, WORD)
            copy(mine, 0, tables, i)
            looked(boxes, mine[0], seats[i], seen[i])

    def allow_all(boxes, tables, order, seats, masks):
        place = cuda.grid(1)
        if place < len(order):
            i = order[place]
            mine = cuda.local.array(1, table_type, WORD)
            copy(mine, 0, tables, i)
            allowed(boxes, mine[0], seats[i], masks[i])

    return settle_all, take_all, look_all, allow_all


def parts(game: Game, a: SimpleNamespace, by_verb: Order, by_phase: Order, again: int) -> tuple[Part, ...]:
    """A step of every table."""
    settle_all, take_all, look_all, allow_all = kernels_of(game.key)
    told = a.keys, a.actions, a.seats, a.masks, a.journal, a.rewards, a.ended, a.refused
    return (
        (settle_all, (a.tables, a.dice, a.actions, a.masks, a.verbs, by_verb.groups)),
        *by_verb.parts(),
        (take_all, (a.box, a.tables, by_verb.rows, again, *told, by_phase.groups)),
        (look_all, (a.box, a.tables, a.seats, a.seen)),
        *by_phase.parts(),
        (allow_all, (a.box, a.tables, by_phase.rows, a.seats, a.masks)),
    )


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
        self._checked, self._take = checked, taking(n)
        made = Rows(*(cuda.to_device(np.asfortranarray(array)) for array in self._rows))
        self._show(made)
        self._arrays = SimpleNamespace(
            **made._asdict(), box=cuda.to_device(self.edition.box),
            tables=cuda.to_device(np.repeat(self.blank, n + 1)), verbs=cuda.to_device(verbs_of(self.edition)),
            journal=cuda.to_device(new_journal(1))[:0], refused=cuda.to_device(np.zeros(1, np.int32)),
        )  # fmt: skip
        orders = on_device(Order(n)), on_device(Order(n))
        self._go = Program(n, parts(self.game, self._arrays, *orders, int(again)))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        for mine, new in zip((self._arrays.keys, self._arrays.dice), keys_of(seed, len(self)), strict=True):
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
            self._take(given, self.actions)
        self._go()
        if self._checked:
            self.check()

    def check(self) -> None:
        """Wait for the GPU; raises if an action of the last step was not legal."""
        if int(self._arrays.refused.copy_to_host()[0]):
            self._arrays.refused.copy_to_device(np.zeros(1, np.int32))
            masks = self.masks.copy_to_host()
            raise self._refused(self.actions.copy_to_host(), self.ended.copy_to_host(), lambda i: masks[i])

    def _copy(self, i: int) -> Array:
        return self._arrays.tables[i : i + 1].copy_to_host()  # type: ignore[no-any-return]

    def pieces(self, observations: Any = None) -> dict[str, Any]:
        """The parts of observations by name: of these, or of a copy on the host."""
        return super().pieces(self.observations.copy_to_host() if observations is None else observations)


@cache
def taking(n: int) -> Any:
    """A kernel that takes `n` actions, whatever whole numbers they are."""
    cuda = numba_cuda()

    @cuda.jit
    def take_over(given, actions):
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = given[i]

    return configured(take_over, n, 0)


def step_ptx(game: Game) -> dict[str, str]:
    """The kernels of a step as PTX, typed and compiled without a GPU."""
    edition = game.load_edition(None)
    host = Rows(*map(np.asfortranarray, rows(2, 2, 2, 2)))
    arrays = SimpleNamespace(
        **host._asdict(), box=edition.box, tables=np.repeat(game.record.array(), 3),
        verbs=verbs_of(edition), journal=new_journal(1), refused=np.zeros(1, np.int32),
    )  # fmt: skip
    return ptx_of(parts(game, arrays, Order(2), Order(2), 1))
