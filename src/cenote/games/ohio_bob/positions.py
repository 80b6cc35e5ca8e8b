"""Hand-written tables: what may stand on a table of Ohio Bob, and what a position may leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cenote.games.ohio_bob.expedition import end_card, may_exchange, must_discard
from cenote.games.ohio_bob.names import (
    ANSWER,
    BONUS,
    BY_TORCH,
    CARDS,
    CELLS,
    CHALLENGE,
    DIRECTION,
    DISCARD,
    END,
    FIRST_ROOM,
    GIFT,
    GONE,
    HAND,
    LEFT_LEVEL,
    LEVELS,
    NOBODY,
    NOTHING,
    OFFER,
    ON_MAP,
    ON_ROPE,
    ON_STAIRS,
    OPENING,
    PHASES,
    PILE,
    PLAYED,
    READY,
    ROOM,
    ROOMS,
    SEATS,
    SET,
    SUPER,
    TELEPORT,
    TURN,
)  # fmt: skip
from cenote.games.ohio_bob.piles import owner_of, rooms_needed, set_of, show
from cenote.games.ohio_bob.temple import lay_link

IN_A_CARD = (DIRECTION, ON_ROPE, ON_MAP, BY_TORCH, TELEPORT, ON_STAIRS, BONUS)
BEFORE = (CHALLENGE, OPENING, FIRST_ROOM)
MOST = 30_000


def check(box: Any, t: Any) -> list[str]:
    """What is wrong with a table: conservation of cards, rooms and meeples where they can be, and what is asked."""
    wrong = _check_numbers(box, t)
    if not wrong:
        wrong = [*_check_cards(box, t), *_check_rooms(box, t), *_check_players(box, t)]
    return wrong or _check_moment(box, t)


def _check_numbers(box: Any, t: Any) -> list[str]:
    """Numbers that the rules use without asking."""
    players = range(t.seats)
    bounds = [
        ("rooms", t.rooms, 0, ROOMS, "R5.1"), ("actor", t.actor, 0, t.seats - 1, "R14.3"),
        ("card", t.card, NOTHING, CARDS - 1, "R3.1"), ("source", t.source, NOTHING, CARDS - 1, "R7.3"),
        ("side", t.side, 0, 1, "R3.1"), ("step", t.step, 0, 4, "R3.1"),
        ("torch_side", t.torch_side, 0, 1, "R7.3"), ("torch_step", t.torch_step, 0, 3, "R7.3"),
        ("keys", t.keys, 0, 4, "R6.2"),
        ("stones", t.stones, 0, 4, "R6.1"), ("roped", t.roped, 0, 1, "R7.2"), ("safe", t.safe, 0, 1, "R7.5"),
        ("arrived", t.arrived, 0, 1, "R8.8"), ("exchanged", t.exchanged, 0, 1, "R14.9"),
        ("offer", t.offer, NOTHING, CARDS - 1, "R14.9"), ("turn_of", t.turn_of, 0, t.seats - 1, "R14.3"),
        ("handed", t.handed, 0, 1, "R14.3"), ("round", t.round, 0, LEVELS, "R10.1"), ("part", t.part, 0, 0, "R2.1"),
    ]  # fmt: skip
    for p in players:
        bounds += [
            (f"shown_count of seat {p}", t.shown_count[p], 0, box.cards, "6b"),
            (f"level of seat {p}", t.level[p], 1, LEVELS + 1, "R1.2"),
            (f"energy of seat {p}", t.energy[p], 0 if t.over else 1, box.most_energy[t.energy_face], "R8.2"),
            (f"challenge of seat {p}", t.challenge[p], NOTHING, 1, "R1.3"),
            (f"state of seat {p}", t.state[p], READY, LEFT_LEVEL, "R2.1"),
            (f"turns of seat {p}", t.turns[p], 0, t.turn_cap or MOST, "R2.3"),
            (f"room of seat {p}", t.room[p], NOTHING, t.rooms - 1, "R0.1"),
            (f"cell of seat {p}", t.cell[p], 0, CELLS - 1, "R0.1"),
            (f"spent of seat {p}", t.spent[p], 0, (1 << CELLS) - 1, "R8.1"),
        ]
        bounds += [(f"batch of seat {p}", b[p], 0, (1 << box.cards) - 1, "6b") for b in t.batch]
    bounds += [(f"holder of card {c}", t.holder[c], 0, t.seats - 1, "R0.4") for c in range(CARDS)]
    for room in range(max(0, min(t.rooms, ROOMS))):
        bounds += [
            (f"room_owner of room {room}", t.room_owner[room], NOBODY, t.seats - 1, "R14.8"),
            (f"room_card of room {room}", t.room_card[room], NOTHING, SUPER - 1, "R5.2"),
        ]
    return [
        f"{name} is {value}: it must be from {low} to {high} ({rule})"
        for name, value, low, high, rule in bounds
        if not low <= value <= high
    ]


def at_the_table(box: Any, t: Any, card: int) -> bool:
    """The card belongs to somebody's set, or is somebody's Super gear."""
    return bool(owner_of(t, card) < t.seats and (card >= SUPER or card % SET < box.cards))


def in_piles(t: Any) -> list[int]:
    """The cards of all piles: the known ones, and those shuffled below."""
    return [
        *(t.shown[place][p] for p in range(t.seats) for place in range(min(t.shown_count[p], SET))),
        *(
            set_of(t, p) * SET + k
            for p in range(t.seats)
            for batch in t.batch
            for k in range(SET)
            if batch[p] & (1 << k)
        ),
    ]


def _check_cards(box: Any, t: Any) -> list[str]:
    """R0.4: every card is in one zone, and nowhere twice."""
    wrong = []
    piles, laid = Counter(in_piles(t)), Counter(t.room_card[room] for room in range(t.rooms))
    for card in range(CARDS):
        zone = t.zone[card]
        if at_the_table(box, t, card):
            if zone == GONE and not (card >= SUPER and t.sg_discardable):
                wrong.append(f"card {card} is gone: a card is never lost (R0.4)")
        elif zone != GONE:
            wrong.append(f"card {card} belongs to no player at this table (R1.5)")
        if piles[card] != (zone == PILE):
            wrong.append(f"card {card} lies {piles[card]} times in the piles, its zone is {zone} (R0.4)")
        if laid[card] != (zone == ROOM):
            wrong.append(f"card {card} is {laid[card]} rooms, its zone is {zone} (R0.4)")
        if card >= SUPER and zone not in (GONE, HAND, PLAYED):
            wrong.append("a Super gear is in hand or played (R7.5)")
        if zone in (HAND, PLAYED) and t.seats == 1 and t.holder[card] != 0:
            wrong.append(f"card {card} has no player (R0.4)")
    if any(owner_of(t, t.shown[place][p]) != p for p in range(t.seats) for place in range(t.shown_count[p])):
        wrong.append("a card lies in the pile of another set (A45)")
    return wrong


def _check_rooms(box: Any, t: Any) -> list[str]:
    """R0.1, R5, R14.2: each place once, every room as its card says, counted for its owner."""
    wrong = []
    rooms = range(t.rooms)
    if len({(t.room_x[room], t.room_y[room]) for room in rooms}) < t.rooms:
        wrong.append("two rooms lie on one place (R5.1)")
    for room in rooms:
        card, owner = t.room_card[room], t.room_owner[room]
        if (card == NOTHING) != (owner == NOBODY) or (card == NOTHING) != (t.seats == 2 and room == 0):
            wrong.append(f"room {room}: the link room, and it alone, belongs to nobody (R14.8)")
        elif card != NOTHING:
            lies = 4 * (t.behind[card] - 1) + 2 * box.mirrored[card // SET] + (t.room_last[room] ^ (owner == 1))
            if t.room_face[room] != lies:
                wrong.append(f"room {room} shows face {t.room_face[room]} instead of {lies} (R5.2, R5.3, R14.2)")
    for card in range(SUPER):
        if t.pairing == 0 and t.behind[card] not in (0, box.face_behind[card] + 1):
            wrong.append(f"behind card {card} is face {t.behind[card]} instead of {box.face_behind[card] + 1} (A34)")
    for p in range(t.seats):
        laid = sum(t.room_owner[room] == p for room in rooms)
        if t.laid[p] != laid:
            wrong.append(f"seat {p} has laid {laid} rooms, laid says {t.laid[p]} (R1.7)")
        last = sum(t.room_last[room] for room in rooms if t.room_owner[room] == p)
        if t.level[p] > LEVELS or t.state[p] == LEFT_LEVEL:
            continue
        needed = rooms_needed(box, t, p)
        if t.laid[p] > needed or last != (t.laid[p] == needed):
            wrong.append(f"seat {p} has {laid} of {needed} rooms, {last} of them last ones (R5.3)")
    return wrong


def _check_players(box: Any, t: Any) -> list[str]:
    """R14.7: everybody on the level stands somewhere, and nobody on the same cell."""
    wrong = []
    for p in range(t.seats):
        inside = t.state[p] != LEFT_LEVEL and t.laid[p] > 0
        if inside != (t.room[p] != NOTHING):
            wrong.append(f"the meeple of seat {p} stands in a room exactly while he is on the level (R1.7, R14.10)")
        if t.challenge[p] == NOTHING and t.phase != CHALLENGE:
            wrong.append(f"seat {p} has not chosen a challenge (R1.3)")
    if t.seats == 2 and t.room[0] == t.room[1] != NOTHING and t.cell[0] == t.cell[1]:
        wrong.append("two meeples never share a cell (R14.7)")
    return wrong


def _check_moment(box: Any, t: Any) -> list[str]:
    """6a: what is asked can be asked, and nothing is pending that is not going on."""
    phase = PHASES[t.phase]
    if t.over != (t.phase == END) or (t.ending != 0) != (t.phase == END):
        return [f"the game is over exactly in phase 'end' with an ending, not {phase!r} (R12)"]
    if t.phase in IN_A_CARD and t.card == NOTHING:
        return [f"a card is being played in phase {phase!r} (R3.1)"]
    if t.card != NOTHING and (t.zone[t.card] != PLAYED or t.holder[t.card] != t.actor) and not t.over:
        return ["the card being played lies on the resolution pile of its player (R3.1)"]
    if t.phase in (TURN, *BEFORE) and t.card != NOTHING:
        return [f"no card is being played in phase {phase!r} (R2.1)"]
    if (t.offer != NOTHING) != (t.phase == ANSWER):
        return [f"a card is offered exactly in phase 'answer', not {phase!r} (R14.9)"]
    if t.phase in (OFFER, ANSWER) and not may_exchange(box, t):
        return ["there is nothing to exchange here (R14.9)"]
    if t.phase == DISCARD and t.to_act and not must_discard(box, t, t.actor):
        return ["nothing is to be discarded (R10.4)"]
    return []


# What a position may leave out


def complete(box: Any, t: Any, given: Sequence[str]) -> None:
    """Fill what a position leaves out: rooms as they are laid, the pile from the cards that are left, full energy."""
    if "card" not in given:
        end_card(t)
    if "source" not in given:
        t.source = t.card
    if "offer" not in given:
        t.offer = NOTHING
    if "phase" not in given:
        t.phase = TURN
    for p in range(t.seats):
        for name, value in (("level", 1), ("energy", box.energy[t.energy_face])):
            if name not in given:
                getattr(t, name)[p] = value
    _complete_rooms(box, t, given)
    _complete_cards(box, t, given)
    _complete_meeples(box, t, given)
    if "round" not in given:
        t.round = min(t.level[0], LEVELS)
    if "over" not in given:
        t.over = int(t.phase == END)
    asked = t.phase in IN_A_CARD or t.phase in (GIFT, DISCARD, OFFER, ANSWER)
    t.to_act = 1 << (1 - t.actor if t.phase == ANSWER else t.actor) if asked and 0 <= t.actor < t.seats else 0


def _complete_rooms(box: Any, t: Any, given: Sequence[str]) -> None:
    """Owners by the sets, faces by the cards; the room that completes a player's number is his last."""
    if t.seats == 2 and "rooms" not in given:
        lay_link(t, t.link_face)
    laid = [0] * SEATS
    for room in range(min(max(t.rooms, 0), ROOMS)):
        card, face, turned = t.room_card[room], SET + t.link_face, 0
        if "room_owner" not in given:
            t.room_owner[room] = NOBODY if card == NOTHING else owner_of(t, card)
        owner = t.room_owner[room]
        if 0 <= owner < t.seats and card != NOTHING:
            laid[owner] += 1
            if t.behind[card] == 0 and t.pairing == 0:
                t.behind[card] = box.face_behind[card] + 1
            if "room_last" not in given:
                t.room_last[room] = int(t.level[owner] <= LEVELS and laid[owner] == rooms_needed(box, t, owner))
            face, turned = t.behind[card] - 1, t.room_last[room] ^ (owner == 1)
        if "room_face" not in given:
            t.room_face[room] = 4 * face + turned + (2 * box.mirrored[card // SET] if card != NOTHING else 0)
    if "laid" not in given:
        t.laid = laid


def _complete_cards(box: Any, t: Any, given: Sequence[str]) -> None:
    """Rooms and known cards where they are named, Super gears in hand, the rest shuffled in the piles."""
    for p in range(SEATS):
        for place in range(SET):
            if p >= t.seats or "shown" not in given or place >= t.shown_count[p]:
                t.shown[place][p] = NOTHING
    for room in range(min(max(t.rooms, 0), ROOMS)):
        card = t.room_card[room]
        if card != NOTHING:
            t.zone[card], t.holder[card] = ROOM, max(t.room_owner[room], 0)
    piled = set(in_piles(t))
    for card in range(CARDS):
        owner = owner_of(t, card)
        if not at_the_table(box, t, card) or t.zone[card] != GONE:
            continue
        if card >= SUPER:
            t.zone[card] = GONE if t.sg_discardable and "zone" in given else HAND
            t.holder[card] = owner if t.zone[card] == HAND else 0
            continue
        t.zone[card], t.holder[card] = PILE, owner
        if card not in piled and "batch" not in given:
            t.batch[0][owner] |= 1 << (card % SET)
    for p in range(t.seats):
        t.unpaired[p] = sum(1 << face for face in box.face_behind[: box.cards])
        for card in range(SUPER):
            if t.pairing and t.behind[card] and owner_of(t, card) == p:
                t.unpaired[p] &= ~(1 << (t.behind[card] - 1))
        if t.shown_count[p] == 0 and t.phase != CHALLENGE:
            show(t, p, 1, ())


def _complete_meeples(box: Any, t: Any, given: Sequence[str]) -> None:
    """On the stairs of the own first room; nowhere for whoever is not on the level."""
    for p in range(SEATS):
        if p >= t.seats:
            t.room[p] = NOTHING
        elif "room" not in given:
            own = [room for room in range(t.rooms) if t.room_owner[room] == p]
            t.room[p] = own[0] if own and t.state[p] != LEFT_LEVEL else NOTHING
        if "cell" not in given and t.room[p] != NOTHING:
            t.cell[p] = max(0, box.stairs[t.room_face[t.room[p]]])
