"""A trained network as a player, and as a guide for the search. It sees its seat's observation, nothing else.

A network is a file of layers (`cenote train` writes it); a game may bring one, `network.npz` in its folder. Running it
takes numpy alone and less than a millisecond.
"""

from __future__ import annotations

import zipfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cenote.kernel.actions import Action
from cenote.kernel.errors import OptionError
from cenote.kernel.game import Edition, Game, places_of
from cenote.kernel.perspective import Perspective

NETWORK = "network"
FILE = "network.npz"
PLACE = "place_"
Array = np.ndarray[Any, Any]
Layers = list[tuple[Array, Array]]
NO_MARKS = np.zeros((0, 2), np.int16)


def marked(seen: Array, marks: Array) -> Array:
    """Numbers, and a 1 for each mark whose number stands at its place."""
    return np.concatenate([seen, seen[..., marks[:, 0]] == marks[:, 1]], -1, dtype=np.float32)


def layers_in(file: Any, prefix: str = "") -> Layers:
    """The layers in a file."""
    count = sum(name.startswith(f"{prefix}weights") for name in file.files)
    names = [(f"{prefix}weights{k}", f"{prefix}bias{k}") for k in range(count)]
    return [(file[weights].astype(np.float32), file[bias].astype(np.float32)) for weights, bias in names]


def arrays_of(layers: Layers, prefix: str = "") -> dict[str, Array]:
    pairs = {f"{prefix}{name}{k}": array for k, layer in enumerate(layers)
             for name, array in zip(("weights", "bias"), layer, strict=True)}  # fmt: skip
    return {name: array.astype(np.float16) for name, array in pairs.items()}


class Places(NamedTuple):
    """Places of the same kind, such as the sites of an island. The same layers look at each of them."""

    seen: Array
    """For each place where in the observation its numbers stand."""
    actions: Array
    """For each place the actions there."""
    marks: Array
    """Of the numbers of a place."""
    layers: Layers


def alike(game: Game, edition: Edition) -> tuple[Array, Array] | None:
    """Of a game's places of the same kind: where their numbers stand, and the actions there."""
    if not game.alike:
        return None
    ((parameter, pieces),) = game.alike.items()
    actions: dict[str, list[int]] = {}
    for action in edition.actions:
        if (place := dict(action.arguments).get(parameter)) is not None:
            actions.setdefault(place, []).append(action.code)
    seen: list[list[int]] = [[] for _ in actions]
    for piece in game.observation:
        if piece.name in pieces:
            numbers = places_of(game.observation)[piece.name] + np.arange(piece.size).reshape(piece.shape[0], -1)
            for mine, theirs in zip(seen, numbers.tolist(), strict=False):
                mine += theirs
    return np.array(seen, np.int32), np.array(list(actions.values()), np.int32)


class Network:
    """Layers, each followed by the larger of its numbers and 0; the last gives a number for each action, and how the
    game will end for the seat, from -1 to 1. It has learnt at tables of so many `seats`.

    Beside what is seen, the first layer gets a 1 for each of the `marks`, a place and a number, where that number
    stands at that place: kinds of tiles are names, and no layer can tell them apart as numbers. Where a game has
    `places` of the same kind, each layer looks at each of them together with all else, and at all else together with
    the mean and the largest of what it made of the places."""

    def __init__(
        self, layers: Layers, seats: tuple[int, ...], marks: Array = NO_MARKS, places: Places | None = None
    ) -> None:
        self.layers, self.seats, self.marks, self.places = layers, seats, marks, places
        sees, knows = layers[0][0].shape[0] - len(marks), layers[-1][0].shape[1] - 1
        if places is not None:
            sees += places.seen.size - 2 * places.layers[0][0].shape[1]
            knows += places.actions.size
        self.shape = sees, knows
        """How many numbers it sees, and how many actions it knows."""
        self.elsewhere = slice(None) if places is None else np.setdiff1d(np.arange(sees), places.seen)
        self.others = slice(None) if places is None else np.setdiff1d(np.arange(knows), places.actions)

    @classmethod
    def load(cls, path: Path) -> Network:
        try:
            with np.load(path) as file:
                seats, marks, places = tuple(file["seats"].tolist()), file.get("marks", NO_MARKS), None
                if f"{PLACE}seen" in file:
                    seen, actions, own = (file[PLACE + name] for name in Places._fields[:-1])
                    places = Places(seen, actions, own, layers_in(file, PLACE))
                network = cls(layers_in(file), seats, marks, places)
        except FileNotFoundError:
            raise OptionError(f"there is no network {str(path)!r}: `cenote train` makes one") from None
        except (OSError, ValueError, KeyError, IndexError, EOFError, zipfile.BadZipFile) as wrong:
            raise OptionError(f"{str(path)!r} is not a network that `cenote train` has written: {wrong}") from None
        try:
            network(np.zeros(network.shape[0], np.int8))
        except (ValueError, IndexError):
            raise OptionError(f"{str(path)!r} is not a network: its layers and marks do not fit together") from None
        return network

    def save(self, path: Path) -> None:
        """In half precision."""
        told = {"seats": np.array(self.seats, np.int8), "marks": self.marks, **arrays_of(self.layers)}
        if self.places is not None:
            told |= arrays_of(self.places.layers, PLACE)
            told |= {PLACE + name: getattr(self.places, name) for name in Places._fields[:-1]}
        with path.open("wb") as file:
            np.savez_compressed(file, **told)  # type: ignore[arg-type]

    def __call__(self, observations: Array) -> tuple[Array, Array]:
        """What speaks for each action, and how the game will end; for one observation or for many."""
        rest, last = marked(observations[..., self.elsewhere], self.marks), len(self.layers) - 1
        here: Any = None if self.places is None else marked(observations[..., self.places.seen], self.places.marks)
        for k, (weights, bias) in enumerate(self.layers):
            if self.places is not None:
                at, more = self.places.layers[k]
                own = here.shape[-1]
                # All places of all observations are one matrix: numpy multiplies a stack of small ones one by one.
                each = (here.reshape(-1, own) @ at[:own]).reshape(*here.shape[:-1], -1)
                here = each + (rest @ at[own:] + more)[..., None, :]
                if k < last:
                    here = np.maximum(here, 0)
                    rest = np.concatenate([rest, here.mean(-2), here.max(-2)], -1)
            rest = rest @ weights + bias
            if k < last:
                rest = np.maximum(rest, 0)
        if self.places is None:
            return rest[..., :-1], np.tanh(rest[..., -1])
        wishes = np.empty((*rest.shape[:-1], self.shape[1]), np.float32)
        wishes[..., self.places.actions], wishes[..., self.others] = here, rest[..., :-1]
        return wishes, np.tanh(rest[..., -1])


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


def promising(perspective: Perspective, thousandths: int) -> list[Action]:
    """The fewest actions of which the network is so sure that it would choose one of them."""
    likely = likelihoods(perspective)
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
