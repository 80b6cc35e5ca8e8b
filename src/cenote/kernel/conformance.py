"""The laws every game obeys, as functions that take any game.

Each law raises `LawBroken` with what is needed to see it again. `tests/` runs all of them over all registered games and
seat counts; a third party's game can be tried the same way:

    for case in cases(GAME):
        check_all(case)
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from cenote.kernel.engine import NOT_LEGAL, PLAYED, Array, Engine
from cenote.kernel.game import MOST_SEATS, SPECTATOR, Edition, Game
from cenote.kernel.journal import new_journal
from cenote.kernel.perspective import Perspective
from cenote.kernel.record import copied, raw
from cenote.kernel.replay import read_record, record_text
from cenote.kernel.table import Table

RULE_ID = re.compile(r"^[A-Z]\d+(\.\d+)?( ?[a-z])?$")
STREAM = ("key0", "key1", "counter", "sealed", "forced", "forced_count")


class LawBroken(AssertionError):
    """A game broke a law; the message names the law, the table and the seat."""


class Case(msgspec.Struct, frozen=True):
    """One table to try the laws on."""

    game: Game
    engine: Engine
    edition: Edition
    seats: int
    seed: int = 0
    options: Mapping[str, object] = {}

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.key} seats={self.seats} seed={self.seed} {chosen}".strip()

    def table(self) -> Table:
        return Table.new(
            self.game, self.seats, seed=self.seed, options=self.options, edition=self.edition, engine=self.engine
        )

    def broken(self, law: str, table: Table, message: str, seat: int | None = None) -> LawBroken:
        who = "" if seat is None else f", seat {seat}"
        return LawBroken(f"{law}: {message} [{self}, move {table.move}{who}]\n{record_text(table)}")

    def walk(self, most: int = 5_000) -> Iterator[Table]:
        """The table at every decision of a random game, and once more at its end."""
        table = self.table()
        dice = random.Random(self.seed)
        while not table.over and table.move < most:
            yield table
            seat = dice.choice(table.to_act)
            table.play(dice.choice(table.legal(seat)), seat)
        yield table


def observers(table: Table) -> list[int]:
    """Everybody who may look: all seats, and a spectator."""
    return [*range(table.seats), SPECTATOR]


def outlets(perspective: Perspective) -> bytes:
    """Everything a seat can receive, as bytes: view, decision, reasons, observation."""
    reasons = []
    for action in perspective.edition.actions:
        reason = perspective.why_not(action)
        reasons.append((action.text, None if reason is None else msgspec.structs.astuple(reason)))
    foreseen = [perspective.foresee(action) for action in perspective.legal]
    parts = (
        foreseen,
        perspective.view,
        perspective.to_act,
        perspective.question,
        perspective.legal.codes,
        reasons,
        perspective.observation().tolist(),
    )
    return msgspec.json.encode(parts) + perspective.knowledge()


def bare(state: Array) -> bytes:
    """The state without the random stream."""
    twin = copied(state)
    for name in STREAM:
        twin[name] = 0
    return raw(twin)


def seen_from(case: Case, state: Array, seat: int) -> Perspective:
    return Perspective(case.game, case.edition, case.engine, copied(state), seat, [])


# The laws


def law_secrecy(case: Case, table: Table, worlds: int = 2) -> None:
    """What a seat receives from the table equals, byte for byte, what it receives from any world it imagines."""
    for seat in observers(table):
        mine = seen_from(case, table._state, seat)
        told = outlets(mine)
        for seed in range(worlds):
            world = mine.imagine(1 + seed * 7919 + table.move)
            theirs = seen_from(case, world, seat)
            if outlets(theirs) != told:
                raise case.broken("secrecy", table, "an imagined world looks different", seat)
            again = theirs.imagine(99)
            if raw(again) != raw(mine.imagine(99)):
                raise case.broken("secrecy", table, "imagining depends on more than the seat's knowledge", seat)
            wrong = case.game.check(mine.plain_box, case.game.record.unpack(world))
            if wrong:
                raise case.broken("conservation", table, f"in an imagined world {wrong}", seat)


def law_decision_is_known(case: Case, table: Table) -> None:
    """A seat's legal actions are the same whether computed from the table or from what the seat knows."""
    for seat in table.to_act:
        if table.legal(seat).codes != seen_from(case, table._state, seat).legal.codes:
            raise case.broken("secrecy", table, "the legal actions depend on what the seat cannot know", seat)


def law_told_is_known(case: Case, table: Table) -> None:
    """Rows tell nothing beyond knowledge: where the same move leads to the same knowledge, it was told alike.

    Only while the round lasts: of a round that is over, more may have been told than still matters.
    """
    dice = random.Random(table.move)
    for seat in observers(table):
        mine = seen_from(case, table._state, seat)
        after: dict[tuple[bytes, int], list[Any]] = {}
        for seed in range(4):
            world = mine.imagine(seed)
            actor = dice.choice(table.to_act)
            mask = np.zeros(len(case.edition.actions), np.uint8)
            case.engine.legal_into(case.edition.box, world, 0, actor, mask)
            action = int(dice.choice(np.flatnonzero(mask).tolist()))
            if actor == seat:
                continue
            journal = new_journal()
            case.engine.play(case.edition.box, world, 0, actor, action, mask, journal)
            if world["round"][0] != table.round:
                continue
            rows = [tuple(row) for row in journal[1 : journal[0, 0] + 1].tolist()]
            shown = [r for row in rows if (r := case.game.events.redacted(row, seat)) is not None]
            known = seen_from(case, world, seat).knowledge()
            if after.setdefault((known, action), shown) != shown:
                raise case.broken("secrecy", table, "two rows tell apart what the seat cannot know", seat)


def law_unseen_parts(case: Case, table: Table, before: Array) -> None:
    """While a move is not complete, everybody but its player receives what he received before it began."""
    if table.phase not in case.game.asides:
        raise case.broken("secrecy", table, f"a move is not complete in phase {table.phase!r}")
    since = table.begun(len(table.moves) - 1)
    for seat in observers(table):
        if seat in table.to_act:
            continue
        if table.perspective(seat, since).rows:
            raise case.broken("secrecy", table, "a row tells of a move that is not complete", seat)
        if outlets(seen_from(case, table._state, seat)) != outlets(seen_from(case, before, seat)):
            raise case.broken("secrecy", table, "a move that is not complete can be seen", seat)


def law_foresight(case: Case, table: Table, worlds: int = 3) -> None:
    """What is foreseen is certain: it happens in every world the seat can imagine."""
    for seat in table.to_act:
        mine = seen_from(case, table._state, seat)
        for action in mine.legal:
            foreseen = mine.foresee(action)
            for seed in range(2, 2 + worlds):
                if mine.foresee(action, seed) != foreseen:
                    raise case.broken("secrecy", table, f"{action} does not always lead to what is foreseen", seat)


def law_conservation(case: Case, table: Table) -> None:
    """Nothing is lost and nothing appears."""
    game = case.game
    wrong = game.check(game.box_record.unpack(case.edition.box), game.record.unpack(table._state))
    if wrong:
        raise case.broken("conservation", table, "; ".join(wrong))


def law_real_decisions(case: Case, table: Table) -> None:
    """A decision with one option is not a decision, unless it is always asked; a table that is not over waits for
    somebody."""
    if table.over:
        if table.to_act or table.result is None or max(table.result.ranks) > table.seats:
            raise case.broken("decisions", table, "a finished game asks, or has no result")
        return
    if not table.to_act or max(table.to_act) >= table.seats:
        raise case.broken("decisions", table, f"nobody, or nobody at the table, is to act: {table.to_act}")
    fewest = 1 if case.game.phases[int(table._state["phase"][0])] in case.game.always_asked else 2
    for seat in table.to_act:
        if len(table.legal(seat)) < fewest:
            raise case.broken("decisions", table, f"only {table.legal(seat)} is offered", seat)


def law_mask(case: Case, table: Table) -> None:
    """What the mask allows can be played and leaves a sound table; what it forbids is refused, with a rule id."""
    game, box = case.game, case.edition.box
    plain_box = game.box_record.unpack(box)
    defaults = {option.name: option.default for option in game.options}
    needs_option = {verb.key: verb.option for verb in game.verbs if verb.option}
    for seat in table.to_act:
        mask = np.zeros(len(case.edition.actions), np.uint8)
        count = case.engine.legal_into(box, table._state, 0, seat, mask)
        if not count == np.count_nonzero(mask) == mask.sum():
            raise case.broken("mask", table, f"legal counts {count} actions and marks {np.count_nonzero(mask)}", seat)
        for action in table.legal(seat):
            option = needs_option.get(action.verb)
            if option is not None and table.options[option] == defaults[option]:
                raise case.broken("mask", table, f"{action} is legal without the option {option}", seat)
    for seat in range(table.seats):
        mine = seen_from(case, table._state, seat)
        for action in case.edition.actions:
            reason = mine.why_not(action)
            if (reason is None) != (action in mine.legal):
                raise case.broken("mask", table, f"why_not and legal disagree about {action}", seat)
            if reason is not None:
                if not RULE_ID.match(reason.rule):
                    raise case.broken("mask", table, f"{action}: {reason.rule!r} is no rule id", seat)
                continue
            twin, journal = copied(table._state), new_journal()
            mask = np.zeros(len(case.edition.actions), np.uint8)
            if case.engine.play(box, twin, 0, seat, action.code, mask, journal) != PLAYED:
                raise case.broken("mask", table, f"{action} is legal but refused", seat)
            wrong = game.check(plain_box, game.record.unpack(twin))
            if wrong:
                raise case.broken("mask", table, f"{action} is allowed and leads to {wrong}", seat)
    before = raw(table._state)
    for seat in table.to_act:
        refused = [a for a in case.edition.actions if a not in table.legal(seat)]
        for action in refused:
            mask = np.zeros(len(case.edition.actions), np.uint8)
            answer = case.engine.play(box, table._state, 0, seat, action.code, mask, new_journal())
            if answer != NOT_LEGAL or raw(table._state) != before:
                raise case.broken("mask", table, f"{action} is not legal, yet something happened", seat)


def law_copies(case: Case, table: Table) -> None:
    """A copy goes its own way."""
    before = raw(table._state)
    twin = copied(table._state)
    mask = np.zeros(len(case.edition.actions), np.uint8)
    case.engine.random_moves(case.edition.box, twin, 0, 5, mask, new_journal(0))
    if raw(table._state) != before:
        raise case.broken("copies", table, "playing on a copy changed the table")


def law_saves(case: Case, table: Table) -> None:
    """A record and a position bring back the same bytes, in mid-effect too."""
    again = read_record(record_text(table), edition=case.edition, engine=case.engine)
    if raw(again._state) != raw(table._state) or again._rows != table._rows:
        raise case.broken("records", table, "the record replays differently")
    placed = Table.at(table.position, edition=case.edition, engine=case.engine)
    if bare(placed._state) != bare(table._state):
        names = [
            f.name for f in case.game.record.fields if not np.array_equal(placed._state[f.name], table._state[f.name])
        ]
        raise case.broken("positions", table, f"the position comes back different in {names}")


def law_observation(case: Case, table: Table) -> None:
    """The observation has the size its pieces say, and writes nothing else."""
    for seat in observers(table):
        mine = seen_from(case, table._state, seat)
        size = case.game.observation_size
        out = np.full(size + 8, 55, np.int8)
        case.engine.observe_into(case.edition.box, mine.state, 0, seat, out[:size])
        if (out[size:] != 55).any():
            raise case.broken("observation", table, "more is written than the pieces hold", seat)


def law_redaction_is_final(case: Case, table: Table) -> None:
    """Redacting twice changes nothing more."""
    for seat in observers(table):
        mine = seen_from(case, table._state, seat)
        if seen_from(case, mine.state, seat).knowledge() != mine.knowledge():
            raise case.broken("secrecy", table, "redacting twice changes the table", seat)


def law_ends(case: Case, most: int = 20_000) -> None:
    """Random games end."""
    state = copied(case.table()._state)
    mask = np.zeros(len(case.edition.actions), np.uint8)
    moves = case.engine.random_moves(case.edition.box, state, 0, most, mask, new_journal(0))
    if moves >= most:
        raise LawBroken(f"length: {case} did not end within {most} random moves")


def law_deterministic(case: Case) -> None:
    """Same seed and moves, same bytes."""
    for one, other in zip(case.walk(), case.walk(), strict=True):
        if raw(one._state) != raw(other._state):
            raise case.broken("determinism", one, "the same seed and moves gave another state")


def law_engines_agree(case: Case, other: Engine, stride: int = 9, early: int = 40) -> None:
    """Interpreted and compiled rules give the same bytes and the same rows, move by move; everything else they answer,
    too, after the `early` moves at every `stride`-th."""
    twin = msgspec.structs.replace(case, engine=other)
    for one, two in zip(case.walk(), twin.walk(), strict=True):
        if raw(one._state) != raw(two._state):
            names = [
                f.name for f in case.game.record.fields if not np.array_equal(one._state[f.name], two._state[f.name])
            ]
            raise case.broken("engines", one, f"{case.engine} and {other} differ in {names}")
        if one._rows[-1:] != two._rows[-1:] or one._start_rows != two._start_rows:
            raise case.broken("engines", one, f"{case.engine} and {other} wrote different rows")
        for seat in observers(one) if one.move < early or one.move % stride == 0 else ():
            mine, theirs = seen_from(case, one._state, seat), seen_from(twin, two._state, seat)
            if raw(mine.imagine(5)) != raw(theirs.imagine(5)) or outlets(mine) != outlets(theirs):
                raise case.broken("engines", one, f"{case.engine} and {other} imagine or show differently", seat)
            for lured in (0, 1) if seat >= 0 else ():
                one_way = case.engine.worth_of(case.edition.box, mine.imagine(5), 0, seat, lured)
                if one_way != other.worth_of(case.edition.box, theirs.imagine(5), 0, seat, lured):
                    raise case.broken("engines", one, f"{case.engine} and {other} differ in worth", seat)


EVERYWHERE = (
    law_secrecy, law_decision_is_known, law_conservation, law_real_decisions, law_redaction_is_final, law_observation,
    law_copies,
)  # fmt: skip
"""Laws for every table; the dearer ones are tried at every `stride`-th decision by `check_all`."""


def check_all(case: Case, stride: int = 7, early: int = 100) -> None:
    """All laws on one random game; after its `early` moves the dearer ones less often."""
    before = case.game.record.array()
    for table in case.walk():
        if table.part:
            law_unseen_parts(case, table, before)
        else:
            before = copied(table._state)
        law_conservation(case, table)
        law_real_decisions(case, table)
        apart = stride if table.move < early else 5 * stride
        if table.move % apart == case.seed % apart or table.over:
            for law in EVERYWHERE:
                law(case, table)
            if not table.over:
                law_mask(case, table)
                law_foresight(case, table)
                law_told_is_known(case, table)
            law_saves(case, table)
    law_deterministic(case)
    law_ends(case)


assert MOST_SEATS <= 15, "a row's visible_to has a bit for each seat"
