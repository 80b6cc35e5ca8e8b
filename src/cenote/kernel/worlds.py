"""All worlds: enumerate chance and hidden moves completely, and compare with what a seat is told and what it imagines.

Secrecy laws that only compare a table with imagined ones cannot see knowledge that was forgotten, nor a redaction that
keeps a secret. This one can. It follows one seat through a game and keeps *every* world that agrees with what the
journal and its own decisions told the seat; nothing is concluded from what others decide in private inside a move. At
every decision

- all these worlds must look the same to the seat (else the redaction leaks), and
- imagining from any of them must be able to give exactly these worlds (one missing: something leaked or was made up;
  one too many: something told was forgotten).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import msgspec
import numpy as np

from cenote.kernel import engine as entries
from cenote.kernel.conformance import STREAM, Case, LawBroken
from cenote.kernel.dice import choose, choose_of, pick
from cenote.kernel.game import SPECTATOR
from cenote.kernel.journal import tell
from cenote.kernel.record import raw
from cenote.kernel.rule import Function, Interpreted

Step = tuple[int, int] | None
"""A seat and its action; None is the setup of the table."""
Worlds = dict[bytes, Fraction]
"""States (as bytes, without a random stream) and how likely each is."""


class Otherwise(Exception):
    """The seat was told something else: this is not one of its worlds."""


class Lottery:
    """Draws that go through all outcomes, one run after the other; with `dice`, one run at random."""

    def __init__(self) -> None:
        self._path: list[tuple[int, int]] = []  # outcome tried, number of outcomes
        self._at = 0
        self.dice: random.Random | None = None
        self.chance = Fraction(1)

    def _next(self, outcomes: list[int], weights: list[int]) -> int:
        if self.dice is not None:
            return self.dice.choices(outcomes, weights)[0]
        if self._at == len(self._path):
            self._path.append((0, len(outcomes)))
        place = self._path[self._at][0]
        self._at += 1
        self.chance *= Fraction(weights[place], sum(weights))
        return outcomes[place]

    def branch(self, options: int) -> int:
        """A private choice of somebody else: every one is tried, and none is more or less likely for it."""
        if self.dice is not None:
            return self.dice.randrange(options)
        before = self.chance
        place = self._next(list(range(options)), [1] * options)
        self.chance = before
        return place

    def pick(self, t: Any, weights: Any, n: int) -> int:
        outcomes = [k for k in range(n) if weights[k] > 0]
        return self._next(outcomes, [int(weights[k]) for k in outcomes])

    def choose(self, t: Any, n: int) -> int:
        return self._next(list(range(n)), [1] * n)

    def choose_of(self, t: Any, members: int) -> int:
        outcomes = [k for k in range(members.bit_length()) if members >> k & 1]
        return self._next(outcomes, [1] * len(outcomes))

    def runs(self) -> Iterator[None]:
        """Once for every combination of outcomes."""
        self._path, self.dice = [], None
        while True:
            self._at, self.chance = 0, Fraction(1)
            yield
            while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
                self._path.pop()
            if not self._path:
                return
            place, outcomes = self._path.pop()
            self._path.append((place + 1, outcomes))


class Received(msgspec.Struct, frozen=True):
    """What a seat receives from one step: rows, who is to act, and its own decision."""

    rows: tuple[Any, ...]
    to_act: int
    over: int
    offered: tuple[int, ...]


class Follower:
    """One seat's way through a game, with every world that it cannot exclude."""

    def __init__(self, case: Case, seat: int, overrides: Mapping[Function, Function] | None = None) -> None:
        self.case, self.seat = case, seat
        game = case.game
        self.lottery = Lottery()
        watched: dict[Function, Function] = {
            pick: self.lottery.pick, choose: self.lottery.choose, choose_of: self.lottery.choose_of, tell: self._tell,
        }  # fmt: skip
        self._watched = watched.keys()
        self.way = Interpreted(game.rules, {**watched, **(overrides or {})})
        self.record, self.box = game.record, game.box_record.unpack(case.edition.box)
        self._rows: list[Any] = []
        self._expected: tuple[Any, ...] | None = None

    def _tell(self, journal: Any, *row: int) -> None:
        """Keep the row as the seat sees it; give up at once where the seat was told something else."""
        shown = self.case.game.events.redacted(tuple(row), self.seat)
        if shown is None:
            return
        place = len(self._rows)
        if self._expected is not None and self._expected[place : place + 1] != (shown,):
            raise Otherwise
        self._rows.append(shown)

    def _slot(self, name: str) -> Function:
        """A rule of the game, or what replaces it."""
        own = self.case.game.rules[name]
        return self.way(self.way.overrides.get(own, own))

    def _plain(self, state: bytes) -> Any:
        return self.record.unpack(np.frombuffer(state, self.record.dtype))

    def _bytes(self, plain: Any) -> bytes:
        array = self.record.array()
        self.record.pack(plain, array)
        return raw(array)

    def legal(self, plain: Any, seat: int) -> tuple[int, ...]:
        mask = [0] * len(self.case.edition.actions)
        if seat != SPECTATOR:
            self.way(entries.legal_into)([self.box], [plain], 0, seat, mask)
        return tuple(code for code, allowed in enumerate(mask) if allowed)

    def _run(self, state: bytes, step: Step) -> tuple[bytes, Received]:
        """A step as the seat sees it: another's move with all private decisions inside it is one."""
        self._rows = []
        plain = self._plain(state)
        if step is None:
            self.way(entries.start)([self.box], [plain], 0, [])
        else:
            actor, action = step
            mask = [0] * len(self.case.edition.actions)
            self.way(entries.play)([self.box], [plain], 0, actor, action, mask, [])
            while plain.part and actor != self.seat:
                options = self.legal(plain, actor)
                action = options[self.lottery.branch(len(options))]
                self.way(entries.play)([self.box], [plain], 0, actor, action, mask, [])
        received = Received(tuple(self._rows), plain.to_act, plain.over, self.legal(plain, self.seat))
        return self._bytes(plain), received

    def happened(self, state: bytes, step: Step, dice: random.Random) -> tuple[bytes, Received]:
        """One way the step turns out, at random."""
        self.lottery.dice, self._expected = dice, None
        return self._run(state, step)

    def ways(self, state: bytes, step: Step, received: Received) -> Iterator[tuple[bytes, Fraction]]:
        """Every way the step can turn out of which the seat would have received the same."""
        self._expected = received.rows
        for _ in self.lottery.runs():
            try:
                outcome, mine = self._run(state, step)
            except Otherwise:
                continue
            if mine == received:
                yield outcome, self.lottery.chance

    def moves(self, state: bytes) -> list[tuple[int, int]]:
        """What may be played in a world: seat and action."""
        plain = self._plain(state)
        acting = (seat for seat in range(plain.seats) if plain.to_act & (1 << seat))
        return [(seat, code) for seat in acting for code in self.legal(plain, seat)]

    def imagined(self, state: bytes) -> Worlds:
        """Every world the seat can imagine from this one, and how likely."""
        redact, imagine = self._slot("redact"), self._slot("imagine")
        worlds: Worlds = {}
        for _ in self.lottery.runs():
            plain = self._plain(state)
            redact(self.box, plain, self.seat)
            imagine(self.box, plain, self.seat)
            world = self._bytes(plain)
            worlds[world] = worlds.get(world, Fraction(0)) + self.lottery.chance
        return worlds

    def sampled(self, state: bytes, samples: int) -> Worlds:
        """Worlds the seat imagines from this one, so many times, and how often."""
        worlds: Worlds = {}
        redacted = self.redacted(state)
        imagine = self._slot("imagine")
        for seed in range(samples):
            if self.way.overrides.keys() - self._watched:
                self.lottery.dice = random.Random(seed)
                plain = self._plain(redacted)
                imagine(self.box, plain, self.seat)
                world = self._bytes(plain)
            else:
                array = np.frombuffer(bytearray(redacted), self.record.dtype)
                self.case.engine.imagine_into(self.case.edition.box, array, 0, self.seat, np.uint64(seed + 1))
                for name in STREAM:
                    array[name] = 0
                world = raw(array)
            worlds[world] = worlds.get(world, Fraction(0)) + Fraction(1, samples)
        return worlds

    def outcome(self, worlds: Worlds, history: Sequence[str]) -> Worlds:
        """Worlds that differ only in how they came about, as far as the seat does not know it, are one."""
        if not history:
            return worlds
        found: Worlds = {}
        for state, likely in worlds.items():
            array = np.frombuffer(bytearray(state), self.record.dtype)
            known = np.frombuffer(self.redacted(state), self.record.dtype)
            for name in history:
                array[name] = known[name]
            found[raw(array)] = found.get(raw(array), Fraction(0)) + likely
        return found

    def redacted(self, state: bytes) -> bytes:
        plain = self._plain(state)
        self._slot("redact")(self.box, plain, self.seat)
        return self._bytes(plain)


def law_all_worlds(
    case: Case,
    seat: int,
    moves: int,
    *,
    exact: bool = False,
    sound_only: bool = False,
    samples: int = 0,
    history: Sequence[str] = (),
    favour: str = "",
    overrides: Mapping[Function, Function] | None = None,
    most: int = 200_000,
) -> int:
    """Follow `seat` through a random game for `moves` moves; return how many worlds were compared.

    `exact`: imagined worlds must also be as likely as they are if the others play at random. `sound_only`: every
    possible world must be imaginable, but imagining may know less than everything (a documented approximation).
    `samples`: imagine so many worlds instead of going through every draw, where there are too many of them.
    `history`: fields that only say how the present came about; imagining need not fill them. `favour`: actions whose
    text matches are played where there are any.
    """
    follower = Follower(case, seat, overrides)
    dice = random.Random(case.seed)
    array = case.game.record.array()
    array["seats"] = case.seats
    for name, code in case.game.option_codes(case.edition, case.options).items():
        array[name] = code
    blank = raw(array)
    true_world, received = follower.happened(blank, None, dice)
    worlds: Worlds = {}
    _add(worlds, follower.ways(blank, None, received), Fraction(1))
    worlds = follower.outcome(worlds, history)
    compare = partial(_compare, case, follower, exact=exact, sound_only=sound_only, samples=samples, history=history)
    compared = compare(worlds, 0)
    for move in range(1, moves + 1):
        options = follower.moves(true_world)
        if not options:
            break
        favoured = [step for step in options if favour and re.search(favour, case.edition.actions[step[1]].text)]
        actor, action = dice.choice(favoured or options)
        true_world, received = follower.happened(true_world, (actor, action), dice)
        following: Worlds = {}
        for state, likely in worlds.items():
            played = follower.moves(state) if actor != seat else [(actor, action)]
            for step in played:
                _add(following, follower.ways(state, step, received), likely / len(played))
            assert len(following) <= most, f"{case}: more than {most} worlds; follow another seat"
        worlds = follower.outcome(following, history)
        compared += compare(worlds, move)
    return compared


def _add(worlds: Worlds, ways: Iterator[tuple[bytes, Fraction]], likely: Fraction) -> None:
    for state, chance in ways:
        worlds[state] = worlds.get(state, Fraction(0)) + likely * chance


def _compare(
    case: Case,
    follower: Follower,
    worlds: Worlds,
    move: int,
    *,
    exact: bool,
    sound_only: bool,
    samples: int,
    history: Sequence[str],
) -> int:
    where = f"[{case}, seat {follower.seat}, move {move}, {len(worlds)} worlds]"
    looks = {follower.redacted(state) for state in worlds}
    if len(looks) != 1:
        raise LawBroken(f"all worlds: {len(looks)} different views for one seat that was told the same {where}")
    state = next(iter(worlds))
    imagined = follower.outcome(follower.sampled(state, samples) if samples else follower.imagined(state), history)
    missing, extra = worlds.keys() - imagined.keys(), imagined.keys() - worlds.keys()
    if missing:
        raise LawBroken(f"all worlds: {len(missing)} possible worlds are never imagined {where}")
    if extra and not sound_only:
        raise LawBroken(f"all worlds: {len(extra)} imagined worlds contradict what the seat was told {where}")
    total = sum(worlds.values())
    if exact and any(chance / total != imagined[state] for state, chance in worlds.items()):
        raise LawBroken(f"all worlds: imagined worlds are not as likely as they should be {where}")
    return len(worlds)
