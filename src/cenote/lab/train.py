"""A network that learns a game by playing it against itself, from nothing: masked PPO on a batch of tables.

    from cenote.lab.train import Settings, train
    train(Settings("lost_temple", minutes=8), Path("network.npz"), print)

Needs PyTorch (the extra `learn`). One network plays every seat, at tables of several sizes at once. While it learns, it
is judged by games against another bot on the CPU, which cost the GPU nothing; they make the learning curve.
"""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from cenote.bots.network import NETWORK, Layers, Network, Places, alike
from cenote.envs import ANY, Batch, batch
from cenote.kernel.errors import CenoteError, OptionError
from cenote.kernel.table import find_game
from cenote.lab.arena import Hall, Match, Sitting, part_of_a, patterns
from cenote.lab.jobs import Rules, done
from cenote.lab.simulate import Share, share

MOST_MARKS = 40
"""Different numbers at a place, up to which each has a mark."""
LOOKS, LOOKED = 16, 20
"""How often random games are looked at before a network is made for them, and decisions between two looks."""


class Settings(msgspec.Struct, frozen=True):
    """What is learnt, and how."""

    game: str
    minutes: float = 8
    device: str = "cuda"
    seats: tuple[int, ...] = (2, 3, 4)
    tables: int = 16_384
    """Tables for each number of seats."""
    steps: int = 64
    """Decisions at each table between two lessons."""
    width: int = 512
    layers: int = 3
    passes: int = 2
    """How often a lesson goes over what was played."""
    part: int = 65_536
    """Decisions that a lesson looks at together."""
    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.03
    """Credit for being undecided, at the beginning; it falls to nothing with the time."""
    trace: float = 0.95
    """How much of what happens later counts for a decision, against what the network expected then."""
    seed: int = 0
    judge: str = "greedy"
    judged: int = 60
    """Games against the judge at every point of the curve, for each number of seats."""
    every: float = 60.0
    """Seconds between two points of the curve."""
    processes: int = 8
    """In how many processes the games against the judge are played."""


class Point(msgspec.Struct):
    """A point of the learning curve: how much was played, and the network's share of games against the judge."""

    seconds: float
    decisions: int
    games: int
    shares: dict[int, Share] = {}
    """By seats: two with one judge, more with judges on all others."""


def torch_here() -> Any:
    try:
        import torch
    except ImportError:
        raise CenoteError("training needs PyTorch: pip install 'cenote[learn]' brings it") from None
    return torch


class Eye:
    """How numbers come to the first layer: on one scale, by what is `seen` at first, and a mark for each number at a
    place where there are few different ones (see `Network`)."""

    def __init__(self, seen: Any, kind: Any) -> None:
        torch = torch_here()
        self.kind, self.marks = kind, marks_of(seen)
        spread, mean = torch.std_mean(seen.float(), 0)
        self.mean, self.scale = (x.to(kind).float() for x in (mean, 1 / (spread + 0.1)))
        self.size = len(mean) + len(self.marks)

    def __call__(self, seen: Any) -> Any:
        scaled = (seen.to(self.kind) - self.mean.to(self.kind)) * self.scale.to(self.kind)
        marked = seen[..., self.marks[:, 0]] == self.marks[:, 1]
        return torch_here().cat([scaled, marked.to(self.kind)], -1)

    def folded(self, weights: Any, bias: Any, first: int = 0) -> tuple[Any, Any]:
        """A layer that looks through this eye from `first` on, as one that needs no scale."""
        weights = weights.clone()
        own = weights[first : first + len(self.mean)]
        own *= self.scale[:, None]
        return weights, bias - self.mean @ own


class Model:
    """The layers, made for what is `seen` at first. Those for `places` of the same kind are half as wide."""

    def __init__(self, seen: Any, actions: int, settings: Settings, places: tuple[Any, Any] | None = None) -> None:
        torch = self.torch = torch_here()
        torch.manual_seed(settings.seed)
        device = settings.device
        self.kind = torch.bfloat16 if device == "cuda" else torch.float32
        self.fast = partial(torch.autocast, device, self.kind, enabled=device == "cuda")
        self.elsewhere, self.others = torch.arange(seen.shape[1], device=device), torch.arange(actions, device=device)
        self.places, self.at = None, torch.nn.ModuleList()
        own, pooled = [], [0] * settings.layers
        if places is not None:
            self.places = self.where, self.there = [torch.as_tensor(x, device=device).long() for x in places]
            self.elsewhere = self.elsewhere[~torch.isin(self.elsewhere, self.where)]
            self.others = self.others[~torch.isin(self.others, self.there)]
            self.glass = Eye(seen[:, self.where].flatten(0, 1), self.kind)
            pooled = [settings.width // 2] * settings.layers
            own = [self.glass.size, *pooled, self.there.shape[1]]
        self.eye = Eye(seen[:, self.elsewhere], self.kind)
        rest = [self.eye.size, *[settings.width] * settings.layers, len(self.others) + 1]
        self.at.extend(torch.nn.Linear(a + b, c) for a, b, c in zip(own, rest, own[1:], strict=False))
        self.layers = torch.nn.ModuleList(
            torch.nn.Linear(a + 2 * b, c) for a, b, c in zip(rest, [*pooled, 0], rest[1:], strict=False)
        )
        for layers in (self.at, self.layers):
            for layer in layers:
                torch.nn.init.orthogonal_(layer.weight, 2**0.5 if layer is not layers[-1] else 0.01)
                torch.nn.init.zeros_(layer.bias)
            layers.to(device)

    def parameters(self) -> list[Any]:
        return [*self.at.parameters(), *self.layers.parameters()]

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each action's likelihood, and the value."""
        torch, last = self.torch, len(self.layers) - 1
        with self.fast():
            rest = self.eye(seen[:, self.elsewhere])
            here: Any = None if self.places is None else self.glass(seen[:, self.where])
            for k, layer in enumerate(self.layers):
                if self.places is not None:
                    at, own = self.at[k], here.shape[2]
                    both = torch.nn.functional.linear(rest, at.weight[:, own:], at.bias)
                    here = torch.nn.functional.linear(here, at.weight[:, :own]) + both[:, None]
                    if k < last:
                        here = torch.relu(here)
                        rest = torch.cat([rest, here.mean(1), here.amax(1)], 1)
                rest = layer(rest)
                if k < last:
                    rest = torch.relu(rest)
        logits = torch.empty(masks.shape, device=seen.device)
        logits[:, self.others] = rest[:, :-1].float()
        if self.places is not None:
            logits[:, self.there.flatten()] = here.flatten(1).float()
        return torch.log_softmax(logits.masked_fill(masks == 0, -1e9), 1), torch.tanh(rest[:, -1].float())

    def exported(self, seats: tuple[int, ...]) -> Network:
        """For any CPU; the scale goes into the first layer."""
        at, layers = (
            [(layer.weight.detach().float().T, layer.bias.detach().float()) for layer in layers]
            for layers in (self.at, self.layers)
        )
        layers[0] = self.eye.folded(*layers[0])
        places = None
        if self.places is not None:
            at[0] = self.eye.folded(*self.glass.folded(*at[0]), self.glass.size)
            marks = self.glass.marks.short()
            seen, actions, own = (x.cpu().numpy() for x in (self.where.int(), self.there.int(), marks))
            places = Places(seen, actions, own, in_memory(at))
        return Network(in_memory(layers), seats, self.eye.marks.short().cpu().numpy(), places)


def in_memory(layers: list[tuple[Any, Any]]) -> Layers:
    return [(weights.cpu().numpy(), bias.cpu().numpy()) for weights, bias in layers]


def marks_of(seen: Any) -> Any:
    """Places with few different numbers, and the numbers there; where there are only two, the number itself will do."""
    torch, marks = torch_here(), []
    for place, column in enumerate(seen.T):
        numbers, times = column.unique(return_counts=True)
        if 2 < len(numbers) <= MOST_MARKS:
            usual = int(times.argmax())
            marks += [(place, number) for k, number in enumerate(numbers.tolist()) if k != usual]
    return torch.tensor(marks, dtype=torch.long, device=seen.device).reshape(-1, 2)


class Stage:
    """Tables of one number of seats, and what was last played at them."""

    def __init__(self, settings: Settings, seats: int) -> None:
        torch, device = torch_here(), settings.device
        more = {"checked": False} if device == "cuda" else {}
        self.torch, self.seats, self.steps = torch, seats, settings.steps
        self.batch: Batch = batch(
            settings.game, settings.tables, seats=seats, seed=settings.seed, device=device, **more
        )
        names = ("observations", "masks", "seats", "ended", "rewards")
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "The given NumPy array is not writable")  # nobody writes into it
            self.now = {name: torch.as_tensor(getattr(self.batch, name), device=device) for name in names}
        rows = (settings.steps, settings.tables)
        self.seen, self.masks = (
            torch.empty((*rows, self.now[name].shape[1]), dtype=self.now[name].dtype, device=device)
            for name in ("observations", "masks")
        )
        self.actions, self.who = (torch.empty(rows, dtype=torch.long, device=device) for _ in range(2))
        self.likely, self.values = (torch.empty(rows, device=device) for _ in range(2))
        self.over = torch.empty(rows, dtype=torch.bool, device=device)
        self.rewards = torch.empty((*rows, seats), device=device)
        self.last: Any = None
        """What the model expects after the last decision."""

    def look_around(self) -> Any:
        """What is seen in random games."""
        seen = []
        for step in range(LOOKED * LOOKS):
            self.batch.step(ANY)
            if step % LOOKED == 0:
                seen.append(self.now["observations"].clone())
        return self.torch.cat(seen)

    def step(self, t: int, likely: Any, values: Any, actions: Any) -> None:
        """Decision `t` at every table, and what was thought of it."""
        self.seen[t], self.masks[t], self.who[t] = (self.now[name] for name in ("observations", "masks", "seats"))
        self.actions[t], self.values[t] = actions, values
        self.likely[t] = likely.gather(1, actions[:, None])[:, 0]
        self.batch.step(actions)
        self.over[t], self.rewards[t] = self.now["ended"] == 1, self.now["rewards"]

    def lessons(self, trace: float) -> tuple[Any, ...]:
        """What was seen, and how much better than expected it turned out for the one who decided. The last decision of
        a seat is left out where the game goes on and another is to act: nothing is known of it yet."""
        torch, rows = self.torch, torch_here().arange(self.now["seats"].shape[0], device=self.over.device)
        shape, device = self.rewards[0].shape, self.over.device
        then, gain, paid = (torch.zeros(shape, device=device) for _ in range(3))
        known = torch.zeros(shape, dtype=torch.bool, device=device)
        acting = self.now["seats"].long()
        then[rows, acting], known[rows, acting] = self.last, True
        gains, valid = torch.empty_like(self.values), torch.empty_like(self.over)
        for t in reversed(range(self.steps)):
            over, who = self.over[t][:, None], self.who[t]
            then, gain, known = then.masked_fill(over, 0), gain.masked_fill(over, 0), known | over
            paid = torch.where(over, self.rewards[t], paid)
            more = paid[rows, who] + then[rows, who] - self.values[t] + trace * gain[rows, who]
            valid[t] = known[rows, who]
            gains[t] = torch.where(valid[t], more, 0)
            then[rows, who], gain[rows, who], paid[rows, who], known[rows, who] = self.values[t], gains[t], 0.0, True
        chosen = valid.flatten().nonzero()[:, 0]
        told = self.seen, self.masks, self.actions, self.likely, gains, gains + self.values
        return tuple(array.flatten(0, 1)[chosen] for array in told)


def play(stages: list[Stage], model: Model) -> None:
    """A few decisions at every table, by what the model finds likely. It looks at all tables at once."""
    torch = model.torch

    def asked() -> tuple[Any, Any]:
        return model(*(torch.cat([stage.now[name] for stage in stages]) for name in ("observations", "masks")))

    def apart(together: Any) -> Any:
        return together.split([len(stage.now["masks"]) for stage in stages])

    with torch.no_grad():
        for t in range(stages[0].steps):
            likely, values = asked()
            actions = (likely - torch.empty_like(likely).exponential_().log()).argmax(1)
            for stage, *told in zip(stages, *map(apart, (likely, values, actions)), strict=True):
                stage.step(t, *told)
        for stage, last in zip(stages, apart(asked()[1]), strict=True):
            stage.last = last


def learn(model: Model, optimiser: Any, lessons: tuple[Any, ...], settings: Settings, entropy: float) -> Any:
    """Proximal policy optimisation: what went better than expected becomes likelier, by not more than a little. Returns
    how undecided the model is, and the mean square of what it was mistaken by."""
    torch = model.torch
    seen, masks, actions, likely, gains, ends = lessons
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(settings.passes):
        for part in torch.randperm(len(seen), device=seen.device).split(settings.part):
            now, values = model(seen[part], masks[part])
            chances = now.exp()
            ratio = (now.gather(1, actions[part, None])[:, 0] - likely[part]).exp()
            limited = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            better = torch.minimum(ratio * gains[part], limited * gains[part]).mean()
            spread = -(chances * now.clamp(min=-30)).sum(1).mean()
            mistaken = (values - ends[part]).square().mean()
            loss = 0.5 * mistaken - better - entropy * spread
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimiser.step()
    return spread.detach(), mistaken.detach()


def judged(settings: Settings, path: Path, games: int, counts: Iterable[int]) -> dict[int, Share]:
    """The network's share of games against the judge, each as often on every seat."""
    game, shares = find_game(settings.game), {}
    hall = partial(Hall, Rules.of(game, None, {}), settings.seed, {NETWORK: f"{NETWORK}:{path}"})
    for seats in counts:
        match, cycle = Match(NETWORK, settings.judge, seats, alone=True), patterns(seats, alone=True)
        sittings = [
            Sitting(tuple(match.a if mine else match.b for mine in cycle[number % seats]), number // seats, number)
            for number in range(-(-games // seats) * seats)
        ]
        played = done(hall, sittings, processes=settings.processes)
        parts = [part_of_a(match, sitting, one.result) for sitting, one in zip(sittings, played, strict=True)]
        shares[seats] = share(sum(part or 0.0 for part in parts), len(parts))
    return shares


def train(settings: Settings, path: Path, tell: Callable[[str], None]) -> list[Point]:
    """Learn for so many minutes, and return the learning curve. The network is written to `path` at each of its points,
    so that who stops early has what there is."""
    torch, game = torch_here(), find_game(settings.game)
    if settings.device == "cuda" and not torch.cuda.is_available():
        raise OptionError("there is no NVIDIA GPU here: --device cpu learns too, slowly")
    counts = tuple(seats for seats in settings.seats if seats in game.seat_counts) or (game.seat_counts[-1],)
    tell(f"compiling {game.key} for {settings.device}")
    stages = [Stage(settings, seats) for seats in counts]
    seen = torch.cat([stage.look_around() for stage in stages])
    model = Model(seen, stages[0].masks.shape[2], settings, alike(game, stages[0].batch.edition))
    optimiser = torch.optim.Adam(model.parameters(), settings.rate, eps=1e-5)
    curve, asked, began = [], -1e9, time.perf_counter()
    decisions = games = lessons_given = 0
    judging: list[threading.Thread] = []
    with TemporaryDirectory() as folder:

        def judge(point: Point, number: int, most: int) -> None:
            file = Path(folder) / f"{number}.npz"
            network = model.exported(counts)
            network.save(file)
            network.save(path)

            def work() -> None:
                point.shares = judged(settings, file, most, (counts[0], counts[-1]))
                said = ", ".join(f"{100 * one.share:.0f} % of tables of {seats}" for seats, one in point.shares.items())
                tell(f"after {point.seconds:.0f} s against {settings.judge}: {said}")

            judging.append(threading.Thread(target=work))
            judging[-1].start()

        while (seconds := time.perf_counter() - began) < 60 * settings.minutes:
            left = 1 - seconds / (60 * settings.minutes)
            play(stages, model)
            optimiser.param_groups[0]["lr"] = settings.rate * max(left, 0.02)
            told = [stage.lessons(settings.trace) for stage in stages]
            together = tuple(torch.cat(arrays) for arrays in zip(*told, strict=True))
            undecided, mistaken = learn(model, optimiser, together, settings, settings.entropy * left)
            lessons_given += 1
            decisions += settings.steps * settings.tables * len(stages)
            games += int(sum(stage.over.sum() for stage in stages))
            if seconds - asked > settings.every and not any(thread.is_alive() for thread in judging):
                asked = seconds
                curve.append(Point(seconds, decisions, games))
                judge(curve[-1], len(curve), settings.judged)
            if lessons_given % 20 == 0:
                tell(
                    f"{seconds:6.0f} s {decisions:14,} decisions {games:12,} games,"
                    f" undecided {float(undecided):.2f}, mistaken by {float(mistaken):.3f}"
                )
        curve.append(Point(time.perf_counter() - began, decisions, games))
        for thread in judging:
            thread.join()
        judge(curve[-1], 0, 4 * settings.judged)
        judging[-1].join()
    for stage in stages:
        stage.batch.close()
    return curve
