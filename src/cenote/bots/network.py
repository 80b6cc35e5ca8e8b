"""A trained network as a player, and as a guide for the search. It sees its seat's observation, nothing else.

A network is a file of layers (`cenote train` writes it); a game may bring one, `network.npz` in its folder. Running it
takes numpy alone and less than a millisecond.
"""

from __future__ import annotations

import zipfile
from collections.abc import Collection
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError
from cenote.kernel.game import Game
from cenote.kernel.perspective import Perspective

NETWORK = "network"
FILE = "network.npz"
Array = np.ndarray[Any, Any]
NO_MARKS = np.zeros((0, 2), np.int16)


class Network:
    """Layers, each followed by the larger of its numbers and 0; the last gives a number for each action, and how the
    game will end for the seat, from -1 to 1. It has learnt at tables of so many `seats`. Beside what is seen, the first
    layer gets a 1 for each of the `marks`, a place and a number, where that number stands at that place: kinds of tiles
    are names, and no layer can tell them apart as numbers."""

    def __init__(self, layers: list[tuple[Array, Array]], seats: tuple[int, ...], marks: Array = NO_MARKS) -> None:
        self.layers, self.seats, self.marks = layers, seats, marks

    @classmethod
    def load(cls, path: Path) -> Network:
        try:
            with np.load(path) as file:
                seats, marks = tuple(file["seats"].tolist()), file.get("marks", NO_MARKS)
                layers = [(file[f"weights{k}"].astype(np.float32), file[f"bias{k}"].astype(np.float32))
                          for k in range(sum(name.startswith("weights") for name in file.files))]  # fmt: skip
        except FileNotFoundError:
            raise OptionError(f"there is no network {str(path)!r}: `cenote train` makes one") from None
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as wrong:
            raise OptionError(f"{str(path)!r} is not a network that `cenote train` has written: {wrong}") from None
        if not layers or any(a[0].shape[1] != b[0].shape[0] for a, b in pairwise(layers)):
            raise OptionError(f"{str(path)!r} is not a network: its layers do not fit together")
        network = cls(layers, seats, marks)
        if marks.ndim != 2 or marks.shape[1] != 2 or ((marks[:, 0] < 0) | (marks[:, 0] >= network.shape[0])).any():
            raise OptionError(f"{str(path)!r} is not a network: its marks are not places of what it sees")
        return network

    def save(self, path: Path) -> None:
        """In half precision."""
        arrays = {f"{name}{k}": array.astype(np.float16) for k, layer in enumerate(self.layers)
                  for name, array in zip(("weights", "bias"), layer, strict=True)}  # fmt: skip
        with path.open("wb") as file:
            seats = np.array(self.seats, np.int8)
            np.savez_compressed(file, seats=seats, marks=self.marks, **arrays)  # type: ignore[arg-type]

    @property
    def shape(self) -> tuple[int, int]:
        """How many numbers it sees, and how many actions it knows."""
        return self.layers[0][0].shape[0] - len(self.marks), self.layers[-1][0].shape[1] - 1

    def __call__(self, observations: Array) -> tuple[Array, Array]:
        """What speaks for each action, and how the game will end; for one observation or for many."""
        marked = observations[..., self.marks[:, 0]] == self.marks[:, 1]
        x = np.concatenate([observations, marked], -1, dtype=np.float32)
        for weights, bias in self.layers[:-1]:
            x = np.maximum(x @ weights + bias, 0)
        weights, bias = self.layers[-1]
        out = x @ weights + bias
        return out[..., :-1], np.tanh(out[..., -1])


_loaded = cache(Network.load)


def network_of(game: Game, path: Path | None = None) -> Network:
    """The network of this file, or the one that the game brings."""
    if path is None and not (game.folder / FILE).exists():
        raise OptionError(f"{game.key} brings no network: `cenote train {game.key}` makes one, network:FILE plays it")
    network = _loaded(path or game.folder / FILE)
    if network.shape[0] != game.observation_size:
        raise OptionError(
            f"this network is for another game: it sees {network.shape[0]} numbers,"
            f" {game.key} shows {game.observation_size}"
        )
    return network


def suits(perspective: Perspective) -> bool:
    """Whether the game brings a network that has learnt at tables like this one."""
    game = perspective.game
    if not (game.folder / FILE).exists():
        return False
    network = network_of(game)
    return perspective.seats in network.seats and network.shape[1] == len(perspective.edition.actions)


def likelihoods(perspective: Perspective, path: Path | None = None) -> dict[Action, float]:
    """How likely the network is to choose each legal action, the most likely first."""
    network = network_of(perspective.game, path)
    if network.shape[1] != len(perspective.edition.actions):
        raise OptionError(
            f"this network knows {network.shape[1]} actions, there are {len(perspective.edition.actions)}"
        )
    legal = list(perspective.legal)
    logits = network(perspective.observation())[0][[action.code for action in legal]]
    shares = np.exp(logits - logits.max())
    shares /= shares.sum()
    order = np.argsort(-shares, kind="stable")
    return {legal[k]: float(shares[k]) for k in order}


def promising(perspective: Perspective, thousandths: int, among: Collection[Action] = ()) -> list[Action]:
    """The fewest actions (of those `among`) of which the network is so sure that it would choose one of them."""
    likely = {action: share for action, share in likelihoods(perspective).items() if not among or action in among}
    reached = np.cumsum(list(likely.values()))
    return list(likely)[: 1 + int(np.searchsorted(reached, thousandths / 1000 * reached[-1]))]


class Learned:
    """Plays what its network finds most likely to be best."""

    def __init__(self, path: Path | None = None) -> None:
        self.name, self.path = NETWORK if path is None else f"{NETWORK}:{path}", path

    def choose(self, perspective: Perspective, seed: int) -> Action:
        return next(iter(likelihoods(perspective, self.path)))


def learned(name: str) -> Learned:
    """`network`, or `network:FILE`."""
    _, told, file = name.partition(":")
    if told and not Path(file).is_file():
        raise OptionError(f"bot {name!r}: there is no file {file!r}; `cenote train` makes a network")
    return Learned(Path(file) if told else None)
