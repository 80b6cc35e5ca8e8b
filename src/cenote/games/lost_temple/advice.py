"""A quick evaluation for bots: how far each player is on his way, in hundredths of a space, and what cards promise."""

from __future__ import annotations

from cenote.games.lost_temple.calls import nearest_ahead, next_temple, next_village
from cenote.games.lost_temple.names import (
    CANOE,
    CARDS,
    CHILD,
    CRAFTSMAN,
    DRAFT,
    ELDER,
    KEPT,
    NOBODY,
    NOWHERE,
    PLAYED,
    PRIEST,
    SCOUT,
    SHAMAN,
    THIEF,
)  # fmt: skip
from cenote.kernel.rule import rule

SPACE = 100
GEM = 115
MACHETE = 170
HOME = 3_000
"""A card that would bring its holder to the finish."""
FOUND = 0.4
"""How often shaman and thief name somebody's character."""
LIKING = 200
"""A card that promises so much less than another is taken a quarter as often."""
WIN = 100_000


# What a card promises


@rule
def reach(box, t, seat, steps):
    """R6.1: the spaces that a move forward makes, as far as the jungle lets it."""
    machetes = t.machetes[seat]
    here = t.position[seat]
    gone = 0
    while gone < steps and here + gone < t.finish:
        if gone > 0 and box.jungle[here + gone] != 0:
            if machetes == 0:
                return gone
            machetes -= 1
        gone += 1
    return gone


@rule
def steps_of(box, t, seat, card, gems):
    """R5: the steps that a character lets its holder take with so many gems."""
    here = t.position[seat]
    if card == SHAMAN:
        return 0
    if card == PRIEST:
        return next_temple(box, t, seat) - here if gems >= box.priest_cost else 0
    if card == ELDER:
        village = next_village(box, t, seat)
        return village - here if gems >= box.elder_cost and village != NOWHERE else 0
    if card == SCOUT:
        return gems
    if card == CANOE:
        return min(gems * box.canoe_per_gem, box.canoe_max_spaces)
    if card == CHILD:
        return nearest_ahead(t, seat) - here
    return box.free_move_max


@rule
def catch(t, seat, card):
    """What the shaman's place and the thief's booty are worth at best."""
    most = 0
    for other in range(t.seats):
        if card == SHAMAN:
            most = max(most, SPACE * (t.position[other] - t.position[seat]))
        elif card == THIEF and other != seat:
            most = max(most, GEM * t.gems[other])
    return most


@rule
def promise(box, t, seat, card):
    """What a card would bring its holder as things stand, less the gems it costs."""
    gems = t.gems[seat] + box.income
    spaces = reach(box, t, seat, steps_of(box, t, seat, card, gems))
    if t.position[seat] + spaces >= t.finish:
        return HOME
    value = SPACE * spaces + int(FOUND * catch(t, seat, card))
    if card == CRAFTSMAN:
        value += MACHETE if t.machetes[seat] < 2 else MACHETE // 3
    elif card == PRIEST and spaces > 0:
        value -= GEM * box.priest_cost
    elif card == ELDER and spaces > 0:
        value -= GEM * box.elder_cost
    elif card == SCOUT:
        value -= GEM * spaces
    elif card == CANOE:
        value -= GEM * gems
    return max(value, 0)


@rule
def share_of_pick(box, t, card):
    """R3.2: how likely it is that its holder took `card` from the hand he saw: the more a card promises, the more."""
    seat = t.holder[card]
    most = 0
    for other in range(1, CARDS):
        if t.step[other] >= t.step[card]:
            most = max(most, promise(box, t, seat, other))
    own = 0.0
    total = 0.0
    for other in range(1, CARDS):
        if t.step[other] >= t.step[card]:
            near = LIKING / (LIKING + most - promise(box, t, seat, other))
            total += near * near
            if other == card:
                own = near * near
    return own / total


@rule
def likelihood(box, t, seat):
    """How likely the others have taken the cards that they hold in this world."""
    chance = 1.0
    for card in range(1, CARDS):
        held = t.place[card] == KEPT or t.place[card] == PLAYED
        if held and t.holder[card] != seat and t.step[card] > 0:
            chance *= share_of_pick(box, t, card)
    return chance


# How players stand


@rule
def machete_value(box, t, seat, space):
    """A machete is worth most while jungle lies ahead and the player has none."""
    ahead = 0
    for index in range(space + 1, t.finish):
        if box.jungle[index] != 0:
            ahead += 1
    return MACHETE * min(ahead, t.machetes[seat])


@rule
def prospects(box, t, seat, space, gems):
    """Spaces that gems will buy: the first ones best, and none beyond the finish."""
    value = space * SPACE + GEM * min(gems, 8) + (GEM // 2) * max(gems - 8, 0)
    return min(value, t.finish * SPACE) + machete_value(box, t, seat, space)


@rule
def standing(box, t, seat):
    """What `seat` has, as it will be when the swap and the theft of this round have come about; in the draft, with what
    the cards it has taken promise."""
    space = t.position[seat]
    gems = t.gems[seat]
    promised = 0
    if t.curse > t.called and t.place[t.curse] == KEPT:
        if t.holder[SHAMAN] == seat:
            space = t.position[t.holder[t.curse]]
        elif t.holder[t.curse] == seat and t.holder[SHAMAN] != NOBODY:
            space = t.position[t.holder[SHAMAN]]
    if t.theft > t.called and t.place[t.theft] == KEPT and t.holder[t.theft] != t.holder[THIEF]:
        if t.holder[THIEF] == seat:
            gems += t.gems[t.holder[t.theft]]
        elif t.holder[t.theft] == seat and t.holder[THIEF] != NOBODY:
            gems = 0
    for card in range(t.called + 1, CARDS):
        if t.place[card] == KEPT and t.holder[card] == seat:
            gems += 1 + (1 if card == CHILD else 0)
            if t.phase == DRAFT:
                promised += promise(box, t, seat, card)
    return prospects(box, t, seat, space, gems) + promised


@rule
def worth(box, t, seat):
    """Own standing, less a part of the best rival's; a won game is worth more than anything."""
    if t.over != 0 and t.position[seat] == t.finish:
        return WIN
    rival = 0
    for other in range(t.seats):
        if other != seat:
            if t.over != 0 and t.position[other] == t.finish:
                return -WIN
            rival = max(rival, standing(box, t, other))
    return standing(box, t, seat) - rival // 2
