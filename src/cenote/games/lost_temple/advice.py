"""A quick evaluation for bots: how far each player is on his way, in hundredths of a space."""

from __future__ import annotations

from cenote.games.lost_temple.names import CARDS, CHILD, KEPT, NOBODY, SHAMAN, THIEF
from cenote.kernel.rule import rule

SPACE = 100
GEM = 115
MACHETE = 170
WIN = 100_000


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
    """What `seat` has, as it will be when the swap and the theft of this round have come about."""
    space = t.position[seat]
    gems = t.gems[seat]
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
    return prospects(box, t, seat, space, gems)


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
