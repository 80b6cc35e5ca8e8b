"""What one seat may see: for people (`view`) and for learners (`observe`). Both read redacted tables only."""

from __future__ import annotations

from typing import Any

import msgspec

from cenote.games.lost_temple.draft import drafter
from cenote.games.lost_temple.knowledge import aside_free, kept_free, kept_step, known_swapped, picks_made, window
from cenote.games.lost_temple.names import (
    BURIED,
    CARDS,
    CHANCE,
    CHARACTERS,
    DRAFT,
    FACE_UP,
    HAND,
    KEPT,
    KINDS,
    LEFTOVER,
    NOTHING,
    PHASES,
    PLACES,
    PLAYED,
    SEATS,
    TOKENS,
    UNSEEN,
)  # fmt: skip
from cenote.kernel.game import Edition, Piece, relative
from cenote.kernel.rule import rule


class Player(msgspec.Struct, frozen=True):
    """One player, as everybody sees him."""

    position: int
    gems: int
    machetes: int
    hidden_cards: int
    played: list[str]


class ChanceSpace(msgspec.Struct, frozen=True):
    """A chance space in play; the token if the seat knows it, and the seats that have seen it."""

    space: int
    token: str | None
    seen_by: list[int]


class Card(msgspec.Struct, frozen=True):
    """What the seat knows of a character card: where it is, or who may hold it and whether it may be out of play."""

    character: str
    place: str | None
    holder: int | None
    may_hold: list[int]
    may_be_out: bool


class View(msgspec.Struct, frozen=True):
    """Lost Temple as one seat (None: a spectator) sees it."""

    seat: int | None
    phase: str
    round: int
    finish: int
    players: list[Player]
    chance: list[ChanceSpace]
    bank: int
    machete_supply: int
    idol: int | None
    claim: int | None
    called: str | None
    curse: str | None
    theft: str | None
    drafter: int | None
    hand: list[str]
    own: list[str]
    cards: list[Card]
    looking_at: list[int]


def view(edition: Edition, box: Any, t: Any, seat: int) -> View:
    """6b: the view of a redacted table (plain objects)."""
    ways = _slots(box, t, seat)
    cards = [_card(t, card, ways) for card in range(1, CARDS)]
    drafting = t.phase == DRAFT
    players = []
    for player in range(t.seats):
        played = [CHARACTERS[c] for c in range(1, CARDS) if t.place[c] == PLAYED and t.holder[c] == player]
        kept = sum(drafter(t, step) == player for step in range(1, picks_made(box, t) + 1))
        players.append(
            Player(t.position[player], t.gems[player], t.machetes[player], max(kept - len(played), 0), played)
        )
    chance = [
        ChanceSpace(
            box.chance[c],
            TOKENS[t.token[c]] if t.token[c] >= 0 else None,
            [s for s in range(t.seats) if t.seen_by[c] & (1 << s)],
        )
        for c in range(box.chance_count)
        if t.token[c] != NOTHING
    ]
    return View(
        seat=seat if seat >= 0 else None,
        phase=PHASES[t.phase],
        round=t.round,
        finish=t.finish,
        players=players,
        chance=chance,
        bank=t.bank,
        machete_supply=t.machete_supply,
        idol=t.idol if t.idol >= 0 else None,
        claim=t.claim if t.claim >= 0 else None,
        called=CHARACTERS[t.called] or None,
        curse=CHARACTERS[t.curse] or None,
        theft=CHARACTERS[t.theft] or None,
        drafter=drafter(t, t.draft_step) if drafting else None,
        hand=[CHARACTERS[c] for c in range(1, CARDS) if t.place[c] == HAND] if drafting else [],
        own=[CHARACTERS[c] for c in range(1, CARDS) if seat >= 0 and t.holder[c] == seat and t.place[c] == KEPT],
        cards=cards,
        looking_at=[box.chance[c] for c in (t.look_first, t.look_second) if c >= 0],
    )


Slots = dict[int, list[int | None]]
"""For each step at which a card left a hand that the seat had seen: who may have it there (None: it was laid aside)."""


def _card(t: Any, card: int, ways: list[Slots]) -> Card:
    if t.place[card] != UNSEEN:
        holder = t.holder[card] if t.holder[card] >= 0 else None
        out = t.place[card] in (FACE_UP, BURIED, LEFTOVER)
        return Card(CHARACTERS[card], PLACES[t.place[card]], holder, [] if holder is None else [holder], out)
    holders, out = _possible(t, card, ways)
    return Card(CHARACTERS[card], None, None, holders, out)


def _slots(box: Any, t: Any, seat: int) -> list[Slots]:
    """Where unseen cards may be beside those that were played, for each way a buried card may have been swapped."""
    known = known_swapped(box, t, seat)
    ways = []
    for swapped in (0, 1) if known == UNSEEN else (known,):
        slots: Slots = {}
        for step in range(picks_made(box, t) + 1):
            for _ in range(aside_free(box, t, step, swapped)):
                slots.setdefault(-1 - window(t, seat, step), []).append(None)
            if step > 0 and kept_free(box, t, step, swapped):
                kept = kept_step(box, t, step, swapped)
                slots.setdefault(-1 - window(t, seat, kept), []).append(drafter(t, step))
        played = [c for c in range(1, CARDS) if t.place[c] == PLAYED and t.step[c] < 0]
        if all(_taken(slots, t.step[c], t.holder[c]) for c in played):
            ways.append(slots)
    return ways


def _taken(slots: Slots, step: int, holder: int | None) -> bool:
    """Take a slot away; whether there was one."""
    mine = slots.get(step, [])
    if holder not in mine:
        return False
    mine.remove(holder)
    return True


def _possible(t: Any, card: int, ways: list[Slots]) -> tuple[list[int], bool]:
    """Who may hold an unseen card, and whether it may be out of play (6b); a swapped buried card counts as both."""
    holders: set[int] = set()
    out = False
    vain = [c for c in range(1, t.called + 1) if t.place[c] == UNSEEN]
    for slots in ways:
        left = {step: [*mine] for step, mine in slots.items()} if vain else slots
        if not all(_taken(left, t.step[c], None) for c in vain if c != card):
            continue
        mine = left.get(t.step[card], [])
        if card not in vain:
            holders |= {s for s in mine if s is not None}
        out = out or None in mine
    return sorted(holders), out


LABELS = (
    "player", "space", "togo", "gems", "machetes", "cards", "bank", "supply", "characters", "round", "curse", "theft",
)  # fmt: skip
CARD_STATES = ("face_up", "vain", "played", "yours", "hand", "held", "out", "open", "openout")
"""The words a screen needs around the view: headings, and what is known of a card."""

PHASE_COUNT = len(PHASES)

PIECES = (
    Piece("position", (SEATS,), "spaces to the finish, -1 for seats not at the table; the observing seat first"),
    Piece("gems", (SEATS,), "gems, at most 127"),
    Piece("machetes", (SEATS,), "machetes"),
    Piece("supplies", (2,), "gems in the bank, machetes in the supply"),
    Piece("idol", (SEATS,), "1 for the seat that has the idol"),
    Piece("claim", (SEATS,), "1 for the seat with the claim to the next idol"),
    Piece("phase", (PHASE_COUNT,), "1 for the phase"),
    Piece("to_act", (SEATS,), "1 for the seats that may act"),
    Piece("called", (CARDS,), "1 for the character called last"),
    Piece("curse", (CARDS,), "1 for the character the shaman named"),
    Piece("theft", (CARDS,), "1 for the character the thief named"),
    Piece(
        "cards", (CARDS - 1, 5), "per character: in hand, face up, kept by me, played, my window of an unseen card + 1"
    ),
    Piece("holders", (CARDS - 1, SEATS), "1 where a seat is known to have kept the character"),
    Piece("tokens", (CHANCE, KINDS + 1), "per chance space in play: 1 for its kind, or 1 in the last place if unseen"),
    Piece("chance", (CHANCE,), "how far each chance space is ahead of me, -128 for spaces not in play"),
    Piece("looking", (CHANCE,), "1 for the spaces the seer looks at"),
)


@rule
def one_hot(out, start, value):
    """Mark `value` in the piece that begins at `start`; nothing below zero is marked."""
    if value >= 0:
        out[start + value] = 1


@rule
def observe(box, t, seat, out):
    """6b as numbers: the pieces named in PIECES, one after the other."""
    for other in range(SEATS):
        out[other] = -1
    for other in range(t.seats):
        place = relative(t, seat, other)
        out[place] = t.finish - t.position[other]
        out[SEATS + place] = min(t.gems[other], 127)
        out[2 * SEATS + place] = t.machetes[other]
    k = 3 * SEATS
    out[k] = min(t.bank, 127)
    out[k + 1] = t.machete_supply
    k += 2
    if t.idol >= 0:
        out[k + relative(t, seat, t.idol)] = 1
    k += SEATS
    if t.claim >= 0:
        out[k + relative(t, seat, t.claim)] = 1
    k += SEATS
    one_hot(out, k, t.phase)
    k += PHASE_COUNT
    for other in range(t.seats):
        if t.to_act & (1 << other) != 0:
            out[k + relative(t, seat, other)] = 1
    k += SEATS
    one_hot(out, k, t.called)
    one_hot(out, k + CARDS, t.curse)
    one_hot(out, k + 2 * CARDS, t.theft)
    k += 3 * CARDS
    for card in range(1, CARDS):
        if t.place[card] == HAND:
            out[k] = 1
        elif t.place[card] == FACE_UP:
            out[k + 1] = 1
        elif t.place[card] == KEPT and t.holder[card] == seat:
            out[k + 2] = 1
        elif t.place[card] == PLAYED:
            out[k + 3] = 1
        elif t.place[card] == UNSEEN:
            out[k + 4] = -t.step[card]
        k += 5
    for card in range(1, CARDS):
        if t.holder[card] >= 0:
            out[k + relative(t, seat, t.holder[card])] = 1
        k += SEATS
    for chance in range(CHANCE):
        if chance < box.chance_count and t.token[chance] != NOTHING:
            out[k + (t.token[chance] if t.token[chance] >= 0 else KINDS)] = 1
        k += KINDS + 1
    for chance in range(CHANCE):
        out[k] = -128
        if chance < box.chance_count and t.token[chance] != NOTHING:
            out[k] = box.chance[chance] - t.position[max(seat, 0)]
        k += 1
    one_hot(out, k, t.look_first)
    one_hot(out, k, t.look_second)
