"""Hand-written tables: what may stand on a Lost Temple table, and what a position may leave out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cenote.games.lost_temple.calls import next_village
from cenote.games.lost_temple.draft import drafter, lot_from, steps_in_draft
from cenote.games.lost_temple.knowledge import aside_free, aside_place, kept_free
from cenote.games.lost_temple.names import (
    BURIED,
    CALL,
    CARDS,
    CHANCE,
    CHARACTERS,
    CHILD,
    CRAFTSMAN,
    CURSE,
    DISCARDED,
    DRAFT,
    ELDER,
    END,
    FACE_UP,
    HAND,
    KEPT,
    KINDS,
    LATER,
    LEFTOVER,
    LOOK,
    LOOK_SECOND,
    NOBODY,
    NOTHING,
    NOWHERE,
    PAY_ELDER,
    PAY_PRIEST,
    PHASES,
    PLAYED,
    PRIEST,
    ROUND,
    SCOUT,
    SCOUTING,
    SEER,
    SHAMAN,
    STEAL,
    SWAP,
    TAKE_MACHETE,
    THIEF,
    TOKENS,
    WALK,
)  # fmt: skip
from cenote.games.lost_temple.rules import is_in_play
from cenote.kernel.dice import pick


def check(box: Any, t: Any) -> list[str]:
    """What is wrong with a table: conservation of gems, machetes, tokens and cards, and bounds (R1, R8)."""
    wrong = []
    seats = range(t.seats)
    gems = sum(t.gems[: t.seats]) + t.bank
    if t.gem_bank == 0 and gems != box.gems:
        wrong.append(f"there are {gems} gems in all instead of {box.gems} (R1.4)")
    if t.gem_bank != 0 and t.bank != 0:
        wrong.append(f"an unlimited bank keeps no number, bank is {t.bank} instead of 0 (C18)")
    machetes = sum(t.machetes[: t.seats]) + t.machete_supply
    if machetes != box.machetes:
        wrong.append(f"there are {machetes} machetes in all instead of {box.machetes} (R1.4)")
    for name in ("gems", "machetes"):
        if min(getattr(t, name)[: t.seats]) < 0:
            wrong.append(f"{name} {getattr(t, name)[: t.seats]} must not be negative (R8.3)")
    if t.bank < 0 or t.machete_supply < 0:
        wrong.append("bank and machete_supply must not be negative (R8.1, R8.2)")
    for seat in seats:
        if not 0 <= t.position[seat] <= t.finish:
            wrong.append(f"position {t.position[seat]} of seat {seat} must be from 0 to {t.finish} (R0)")
        elif t.position[seat] == t.finish and not t.over:
            wrong.append(f"seat {seat} stands on the finish {t.finish}, so the game must be over (R9.1)")
    for kind in range(KINDS):
        lying = sum(t.token[c] == kind for c in range(CHANCE)) + t.reserve[kind]
        if lying != box.mix[kind] or t.reserve[kind] < 0:
            wrong.append(f"there are {lying} tokens {TOKENS[kind]} in all instead of {box.mix[kind]} (R1.3)")
    for chance in range(CHANCE):
        if (t.token[chance] != NOTHING) != bool(is_in_play(box, t, chance)):
            wrong.append(f"chance space {box.chance[chance]} must have a token exactly if it is in play (R1.3)")
    for card in range(1, CARDS):
        kept = t.place[card] in (KEPT, PLAYED)
        if kept != (0 <= t.holder[card] < t.seats):
            wrong.append(f"{CHARACTERS[card]} needs a holder exactly if it is kept or played (R3.2)")
        if t.place[card] == PLAYED and card > t.called:
            wrong.append(f"{CHARACTERS[card]} cannot be played before it is called (R4.1)")
        if t.place[card] == KEPT and card <= t.called and t.phase not in (DRAFT, ROUND):
            wrong.append(f"{CHARACTERS[card]} was called, so its place is played, not kept (R4.3)")
        if t.place[card] < 0:
            wrong.append(f"{CHARACTERS[card]} must be somewhere (R3.1)")
        if not (0 <= t.step[card] <= steps_in_draft(box, t) or t.step[card] == LATER):
            wrong.append(f"step {t.step[card]} of {CHARACTERS[card]} is no step of the draft (R3.2)")
    wrong.extend(_check_numbers(box, t))
    wrong.extend(_check_tokens(box, t))
    if not wrong and t.to_act:
        wrong.extend(_check_decision(box, t))
    if t.phase not in (ROUND, END) and not -1 < t.idol < t.seats:
        wrong.append(f"idol is {t.idol}: somebody must have it (R2)")
    if t.to_act == 0 and t.phase not in (ROUND, CALL, END):
        wrong.append(f"nobody can decide in phase {PHASES[t.phase]!r}: the called character has no holder (R4.2)")
    return wrong


MOST = 30_000
ASKED = {
    CURSE: (SHAMAN,), STEAL: (THIEF,), LOOK: (SEER,), LOOK_SECOND: (SEER,), SWAP: (SEER,),
    WALK: (THIEF, SEER, CRAFTSMAN), PAY_PRIEST: (PRIEST,), PAY_ELDER: (ELDER,), SCOUTING: (SCOUT,),
    TAKE_MACHETE: (CRAFTSMAN,),
}  # fmt: skip


def _check_numbers(box: Any, t: Any) -> list[str]:
    """Seats, characters, steps and counters that the rules use without asking."""
    wrong = []
    steps = steps_in_draft(box, t)
    first = 1 if t.phase == DRAFT else 0
    for name, low, high, rule in (
        ("idol", NOBODY, t.seats - 1, "R2"), ("claim", NOBODY, t.seats - 1, "R7.5"), ("called", 0, CHILD, "R4.1"),
        ("draft_step", first, steps, "R3.2"), ("move", 0, 10**9, "R0"), ("round", 0, MOST, "R0"),
        ("reveals", 0, MOST, "R7.4"),
    ):  # fmt: skip
        value = getattr(t, name)
        if not low <= value <= high:
            wrong.append(f"{name} is {value}: it must be from {low} to {high} ({rule})")
    if max(t.gems[: t.seats]) > MOST:
        wrong.append(f"gems {t.gems[: t.seats]} must be at most {MOST} (C18)")
    if t.curse == SHAMAN:
        wrong.append("the shaman cannot be cursed (R5.1 a)")
    if t.theft in (SHAMAN, THIEF):
        wrong.append(f"the {CHARACTERS[t.theft]} cannot be robbed (R5.2 a)")
    if t.phase == DRAFT and (t.called, t.curse, t.theft) != (0, 0, 0):
        wrong.append("nobody is called, cursed or robbed during the draft (R4.1)")
    if t.over != (t.phase == END):
        wrong.append(f"the game is over exactly in phase 'end', not {PHASES[t.phase]!r} (R9.1)")
    finished = sum(space == t.finish for space in t.position[: t.seats])
    if t.phase == END and finished != 1 and (finished or not t.max_rounds):
        wrong.append(f"{finished} players stand on the finish {t.finish}, so the game is not over (R9.2)")
    return wrong


def _check_tokens(box: Any, t: Any) -> list[str]:
    """6b: what is known of the tokens."""
    wrong = []
    for chance in range(box.chance_count):
        space, token = box.chance[chance], t.token[chance]
        if t.seen_by[chance] >= 1 << t.seats:
            wrong.append(f"seen_by {t.seen_by[chance]} of {space} names seats that are not there (6b)")
        if not 0 <= t.drawn[chance] <= max(t.reveals, 0):
            wrong.append(f"drawn {t.drawn[chance]} of {space} must be from 0 to reveals = {t.reveals} (R7.4)")
        if token != NOTHING:
            room = t.room[chance]
            lying = [t.token[c] for c in range(box.chance_count) if t.drawn[c] <= t.drawn[chance]]
            if not all(lying.count(k) <= room[k] <= box.mix[k] for k in range(KINDS)):
                wrong.append(f"room {room} of {space} does not fit the mix and its token (R7.4)")
    return wrong


def _check_decision(box: Any, t: Any) -> list[str]:
    """R5, C32: what is asked can be asked."""
    phase = PHASES[t.phase]
    if t.phase == DRAFT:
        hand = sum(t.place[card] == HAND for card in range(1, CARDS))
        picks = steps_in_draft(box, t) - t.draft_step + 1
        return [] if hand >= max(picks, 2) else [f"{hand} cards in the hand are too few for {picks} picks (R3.2)"]
    if t.called not in ASKED[t.phase]:
        return [f"the {CHARACTERS[t.called]} is not asked in phase {phase!r} (R5)"]
    seat = t.holder[t.called]
    looks = [chance for chance in (t.look_first, t.look_second) if chance >= 0 and t.token[chance] != NOTHING]
    due = {LOOK: 0, LOOK_SECOND: 1, SWAP: 2}.get(t.phase, 0)
    if t.phase in (LOOK, LOOK_SECOND, SWAP) and len(set(looks)) != due:
        return [f"the seer has looked at {len(set(looks))} spaces in phase {phase!r} instead of {due} (R5.3 a)"]
    if t.phase == LOOK_SECOND and not t.seer_look_sequential:
        return ["a second look is asked only with seer_look_sequential (C40)"]
    if t.phase == TAKE_MACHETE and not (t.craftsman_may_decline and t.machete_supply):
        return ["the machete is asked only with craftsman_may_decline and a supply (C13)"]
    need = {PAY_PRIEST: box.priest_cost, PAY_ELDER: box.elder_cost, SCOUTING: 1}.get(t.phase, 0)
    if t.gems[seat] < need:
        return [f"seat {seat} needs {need} gems to be asked in phase {phase!r} (C32)"]
    if t.phase == PAY_ELDER and next_village(box, t, seat) == NOWHERE:
        return [f"there is no village ahead of seat {seat} (R5.5)"]
    return []


def complete(box: Any, t: Any, given: Sequence[str]) -> None:
    """Fill what a position leaves out: supplies from the rest, tokens by lot, cards out of play, who decides."""
    t.finish = box.finish[t.seats]
    if "round" not in given:
        t.round = 0 if t.phase == ROUND else 1
    if "idol" not in given:
        t.idol = NOBODY if t.phase == ROUND else 0
    for name in ("claim", "look_first", "look_second"):
        if name not in given:
            setattr(t, name, NOBODY)
    if "bank" not in given:
        t.bank = max(box.gems - sum(t.gems[: t.seats]), 0) if t.gem_bank == 0 else 0
    if "machete_supply" not in given:
        t.machete_supply = max(box.machetes - sum(t.machetes[: t.seats]), 0)
    _complete_cards(box, t, given)
    _complete_tokens(box, t, given)
    if "over" not in given:
        t.over = int(t.phase == END)
    t.to_act = 0
    if t.phase == DRAFT:
        t.to_act = 1 << drafter(t, t.draft_step)
    elif t.phase not in (ROUND, CALL, END) and 0 < t.called < CARDS and 0 <= t.holder[t.called] < t.seats:
        t.to_act = 1 << t.holder[t.called]


def _complete_cards(box: Any, t: Any, given: Sequence[str]) -> None:
    if "draft_step" not in given:
        t.draft_step = 0 if t.phase == ROUND else 1 if t.phase == DRAFT else steps_in_draft(box, t)
    if t.phase == ROUND and "place" not in given:
        t.holder = [0] + [NOBODY] * (CARDS - 1)
        t.step = [0] + [LATER] * (CARDS - 1)
        return
    if "step" in given:
        return
    named = [card for card in range(1, CARDS) if f"place.{CHARACTERS[card]}" in given]
    for card in range(1, CARDS):
        held = f"holder.{CHARACTERS[card]}" in given
        t.holder[card] = t.holder[card] if held else NOBODY
        if held and card not in named:
            t.place[card] = PLAYED if t.phase != DRAFT and card <= t.called else KEPT
            named.append(card)
        t.step[card] = LATER if t.phase == DRAFT else 0
    for card in named:
        if t.place[card] in (FACE_UP, BURIED):
            t.step[card] = 0
        elif t.place[card] == LEFTOVER:
            t.step[card] = steps_in_draft(box, t)
        elif t.holder[card] >= 0:
            own = (step for step in range(1, steps_in_draft(box, t) + 1) if drafter(t, step) == t.holder[card])
            t.step[card] = next((step for step in own if kept_free(box, t, step, 0)), steps_in_draft(box, t))
    if t.phase == DRAFT:
        if not named and t.draft_step == 1:
            for place, count in ((FACE_UP, box.face_up[t.seats]), (BURIED, box.face_down[t.seats])):
                for _ in range(count):
                    card = lot_from(t, HAND)
                    t.place[card], t.step[card] = place, 0
        return
    rest = [card for card in range(1, CARDS) if card not in named]
    for card in rest:
        t.place[card] = -1
    for step in range(steps_in_draft(box, t) + 1):
        while rest and aside_free(box, t, step, 0) > 0:
            card = rest.pop()
            t.place[card], t.step[card] = aside_place(box, t, step, 0), step
    for card in rest:
        t.place[card], t.step[card] = DISCARDED, steps_in_draft(box, t)


def _complete_tokens(box: Any, t: Any, given: Sequence[str]) -> None:
    known = [c for c in range(box.chance_count) if f"token.{box.chance[c]}" in given]
    for chance in range(CHANCE):
        if chance not in known:
            t.token[chance] = NOTHING
    if "reserve" not in given:
        t.reserve = [max(box.mix[k] - sum(t.token[c] == k for c in known), 0) for k in range(KINDS)]
    if min(t.reserve) >= 0:
        for chance in range(CHANCE):
            if chance not in known and is_in_play(box, t, chance) and sum(t.reserve) > 0:
                kind = pick(t, t.reserve, KINDS)
                t.token[chance] = kind
                t.reserve[kind] -= 1
    if "room" not in given:
        for chance in range(CHANCE):
            if t.token[chance] != NOTHING:
                t.room[chance] = list(box.mix)
