"""Who knows what (6b), and a random world that fits what one seat knows.

Tiles hold no secret: of the stacks nobody knows more than anybody else. Tokens do. The table remembers how tokens
moved; a redacted table has UNSEEN for those that the seat did not see, and neither the other hands nor the pile.

A world that fits is found in two steps. First every token that a player gave into the row (or that the seat itself
drew) is matched with where it came from: a token of its kind that was taken from the row or returned by the seat
before, or the pile at the beginning (`match`). Then time runs backwards (`go_back`): who moved a token has it again. On
that way every place holds *promised* tokens, which must be at the place where they came from in time, *free* ones,
which only have to be back in the pile at the beginning, and *loose* ones, which are still hidden now and whose kind is
settled when the way comes to where such a token was last seen. The other loose tokens get the kinds that are left, at
random.

A way back that comes to a contradiction is given up, and another one tried; the longer it takes, the more of the oldest
past may stay unexplained. What is certain now follows from the latest movements, so it is never lost.
"""

from __future__ import annotations

from cenote.games.jade_goddess.names import (
    DRAWN,
    GIVEN,
    LOG,
    NOTHING,
    RETURNED,
    SEATS,
    TAKEN,
    TOKENS,
    UNSEEN,
)  # fmt: skip
from cenote.kernel.dice import choose, pick, seed_stream
from cenote.kernel.rule import rule

PILE = SEATS  # the place of the pile, after the hands
PLACES = SEATS + 1

# What `promise` says of a movement. Where a token came to be seen: the place where the promised one is now, or
LOOSE = 10  # it is still hidden: a loose token must be there
LATER = 11  # it is seen again later in time than the way back has come to
KEPT = 12  # the promise was kept
# where a token was seen last: the movement it came from, or
FIRST = 255  # the pile at the beginning

TRIES = 96
PATIENT = 64  # tries before a part of the past may stay unexplained
STAYED, BY_PILE, ACROSS = 64, 4, 1  # how likely a token came from the same hand, from the pile, from another hand
FITTING, AWRY = 64, 1  # how likely a token moved towards where it must be, or away from it


@rule
def redact(box, t, seat):
    """6b: blank the stream, the other hands, the pile, and the tokens that the seat has not seen moving."""
    seed_stream(t, 0, 0, 0)
    if t.over != 0:
        return
    for token in range(TOKENS):
        t.pile[token] = 0
        for other in range(SEATS):
            t.hand[token][other] *= other == seat
    for place in range(t.logged):  # no branch in it: it is done at once for many places
        how = t.log_move[place] & 3
        unseen = (t.log_move[place] >> 2 != seat) & ((how == DRAWN) | (how == RETURNED))
        t.log_token[place] = UNSEEN if unseen else t.log_token[place]


@rule
def imagine(box, t, seat):
    """6b, 6c: hands and pile in a way that some history with the same events leads to."""
    if t.over != 0:
        return
    for number in range(TRIES):
        begin(box, t, seat)
        match(t, seat)
        unexplained = go_back(t, seat)
        if is_enough(t, number, unexplained):
            deal_the_rest(t, seat, unexplained)
            break
    for place in range(PLACES):
        t.free[place] = 0
        for end in range(PLACES):
            t.loose[place][end] = 0
    for token in range(TOKENS):
        t.bag[token] = 0
    for place in range(t.logged):
        t.promise[place] = 0
        if t.log_token[place] == UNSEEN:  # their kinds are settled in their sum only
            t.log_token[place] = NOTHING


@rule
def is_enough(t, number, unexplained):
    """A way back to the beginning; after many tries one that leaves some of the oldest movements unexplained."""
    return unexplained * (TRIES - PATIENT - 1) <= max(0, number - PATIENT) * t.logged


@rule
def place_of(t, seat, movement):
    """The hidden place a token left or came to in the open: the hand of another player; for the own hand, the pile."""
    mover = t.log_move[movement] // 4
    return PILE if mover == seat else mover


@rule
def is_entry(t, seat, movement):
    """A token that the seat saw came to a hidden place."""
    how = t.log_move[movement] % 4
    return t.log_token[movement] >= 0 and how == (RETURNED if t.log_move[movement] // 4 == seat else TAKEN)


@rule
def is_exit(t, seat, movement):
    """The seat saw a token that came from a hidden place."""
    how = t.log_move[movement] % 4
    return t.log_token[movement] >= 0 and how == (DRAWN if t.log_move[movement] // 4 == seat else GIVEN)


@rule
def begin(box, t, seat):
    """Every hidden token is loose where it is now; the bag is what was hidden at the beginning."""
    pile = box.tokens - box.face_up_artifacts
    for place in range(PLACES):
        t.free[place] = 0
        for end in range(PLACES):
            t.loose[place][end] = 0
    for other in range(t.seats):
        pile -= t.held[other]
        if other != seat:
            t.loose[other][other] = t.held[other]
    t.loose[PILE][PILE] = pile
    for token in range(box.token_kinds):
        t.pile[token] = 0
        t.bag[token] = box.token_count[token]
        for other in range(t.seats):
            if other == seat:
                t.bag[token] -= t.hand[token][other]
            else:
                t.hand[token][other] = 0
    for slot in range(box.face_up_artifacts):
        t.bag[t.row[slot]] -= 1
    for movement in range(t.logged):
        t.promise[movement] = 0
        if is_entry(t, seat, movement):
            t.promise[movement] = LOOSE
            t.bag[t.log_token[movement]] -= 1
        elif is_exit(t, seat, movement):
            t.bag[t.log_token[movement]] += 1


# Where the tokens that were seen came from


@rule
def match(t, seat):
    """For every token seen last, where it came from. If there is no way from anywhere (earlier ones took it), it came
    from somewhere all the same, and the way back will not get farther than that."""
    for movement in range(t.logged):
        if is_exit(t, seat, movement):
            anyhow = 0
            total = origins(t, seat, movement, anyhow, -1)
            if total == 0:
                anyhow = 1
                total = origins(t, seat, movement, anyhow, -1)
            source = origins(t, seat, movement, anyhow, choose(t, total))
            t.promise[movement] = source
            if source == FIRST:
                t.bag[t.log_token[movement]] -= 1
            else:
                t.promise[source] = LATER


@rule
def origins(t, seat, movement, anyhow, rest):
    """The weight of all origins of a token seen last, if `anyhow` also of those without a way from there; with
    `rest` >= 0 the origin it falls on."""
    token = t.log_token[movement]
    target = place_of(t, seat, movement)
    total = 0
    if t.bag[token] > 0 and (anyhow != 0 or is_way(t, seat, -1, PILE, movement, target)):
        total += t.bag[token] * BY_PILE
        if 0 <= rest < total:
            return FIRST
    for source in range(movement):
        if t.log_token[source] == token and t.promise[source] == LOOSE and is_entry(t, seat, source):
            place = place_of(t, seat, source)
            if anyhow != 0 or is_way(t, seat, source, place, movement, target):
                if place == target:
                    total += STAYED
                elif place == PILE or target == PILE:
                    total += BY_PILE
                else:
                    total += ACROSS
                if 0 <= rest < total:
                    return source
    return total


@rule
def is_way(t, seat, start, place, finish, target):
    """A token can have gone from one place to another between two movements."""
    if place == target or (t.forgotten != 0 and start < 0):
        return True
    for movement in range(start + 1, finish):
        if place != PILE and t.log_move[movement] == 4 * place + RETURNED:
            place = PILE
        elif place == PILE and t.log_move[movement] == 4 * target + DRAWN:
            return True
        if place == target:
            return True
    return False


# The way back


@rule
def go_back(t, seat):
    """From now to the beginning; returns how many of the oldest movements it cannot explain."""
    for step in range(t.logged):
        movement = t.logged - 1 - step
        if undo(t, seat, movement) == 0:
            return movement + 1
    return 0


@rule
def undo(t, seat, movement):
    """The token goes back to where it came from; 0 if that cannot have been."""
    place = place_of(t, seat, movement)
    if is_exit(t, seat, movement):
        if t.promise[movement] == FIRST:
            t.free[place] += 1
        else:
            t.promise[t.promise[movement]] = place
        return 1
    if is_entry(t, seat, movement):
        if t.promise[movement] == LOOSE:
            return settle(t, place, t.log_token[movement])
        if t.promise[movement] != place:
            return 0
        t.promise[movement] = KEPT
        return 1
    if t.log_move[movement] == 4 * place + DRAWN:
        return move(t, seat, movement, place, PILE)
    if t.log_move[movement] == 4 * place + RETURNED:
        return move(t, seat, movement, PILE, place)
    return 1


@rule
def loose_in(t, place):
    """Loose tokens in a place on the way back."""
    count = 0
    for end in range(PLACES):
        count += t.loose[place][end]
    return count


@rule
def take_loose(t, place, rest):
    """One of the loose tokens of a place leaves it; returns where it is now."""
    for end in range(PLACES):
        rest -= t.loose[place][end]
        if rest < 0:
            t.loose[place][end] -= 1
            return end
    return PILE


@rule
def settle(t, place, token):
    """A loose token was seen coming to this place: it is of this kind where it is now."""
    count = loose_in(t, place)
    if count == 0:
        return 0
    put(t, take_loose(t, place, choose(t, count)), token)
    return 1


@rule
def put(t, end, token):
    """A token of this kind is here now."""
    if end == PILE:
        t.pile[token] += 1
    else:
        t.hand[token][end] += 1


@rule
def move(t, seat, movement, source, target):
    """Some token of a place goes to another; 0 if there is none. What is due goes first."""
    due = due_from_hand(t, seat, movement, source) if target == PILE else due_in_hand(t, movement, target)
    if due >= 0:
        t.promise[due] = target
        return 1
    loose = loose_in(t, source)
    fitting = 0 if target == PILE and is_needed(t, movement, source) else FITTING
    total = loose * fitting + t.free[source] * FITTING + promised(t, seat, movement, source, target, -1)
    if total == 0:
        fitting = FITTING
        total = loose * FITTING
    if total == 0:
        return 0
    rest = choose(t, total)
    if rest < loose * fitting:
        t.loose[target][take_loose(t, source, rest // FITTING)] += 1
        return 1
    rest -= loose * fitting
    if rest < t.free[source] * FITTING:
        t.free[source] -= 1
        t.free[target] += 1
        return 1
    t.promise[promised(t, seat, movement, source, target, rest - t.free[source] * FITTING)] = target
    return 1


@rule
def promised(t, seat, movement, source, target, rest):
    """The weight of the promised tokens in a place; with `rest` >= 0 the one it falls on."""
    total = 0
    for entry in range(movement):
        if t.promise[entry] == source and is_entry(t, seat, entry):
            goal = place_of(t, seat, entry)
            total += FITTING if goal == target or (target == PILE and goal != source) else AWRY
            if 0 <= rest < total:
                return entry
    return total


@rule
def due_in_hand(t, movement, hand):
    """A promised token in the pile that must go into the hand now, because later there will not be room for all; -1 if
    there is none."""
    room = 0
    due = 0
    loose = loose_in(t, hand)
    first = -1
    for step in range(movement + 1):
        entry = movement - step
        if t.log_move[entry] == 4 * hand + RETURNED:
            room += 1
        elif t.log_move[entry] == 4 * hand + TAKEN:
            if t.promise[entry] == LOOSE:
                loose -= 1
                if loose < 0:
                    due += 1
            elif t.promise[entry] < PLACES and t.promise[entry] != hand:
                due += 1
                if first < 0 and t.promise[entry] == PILE:
                    first = entry
            if due >= room and first >= 0:
                return first
    return -1


@rule
def is_needed(t, movement, hand):
    """All loose tokens of a hand must stay: there is no time for others to come."""
    room = 0
    loose = loose_in(t, hand) - 1
    for step in range(movement):
        entry = movement - 1 - step
        if t.log_move[entry] == 4 * hand + RETURNED:
            room += 1
        elif t.log_move[entry] == 4 * hand + TAKEN and t.promise[entry] == LOOSE:
            loose -= 1
            if loose + room < 0:
                return True
    return False


@rule
def due_from_hand(t, seat, movement, hand):
    """A promised token that must leave the hand now to be elsewhere in time, or -1."""
    room = 0
    due = 0
    first = -1
    for step in range(movement + 1):
        entry = movement - step
        if t.log_move[entry] == 4 * hand + DRAWN:
            room += 1
        elif is_entry(t, seat, entry) and t.promise[entry] == hand and place_of(t, seat, entry) != hand:
            due += 1
            if first < 0:
                first = entry
            if due >= room:
                return first
    return -1


@rule
def deal_the_rest(t, seat, unexplained):
    """The loose tokens get the kinds that are left."""
    for movement in range(unexplained):
        if is_entry(t, seat, movement) and t.promise[movement] == LOOSE:
            t.bag[t.log_token[movement]] += 1
    for place in range(PLACES):
        for end in range(PLACES):
            for _ in range(t.loose[place][end]):
                token = pick(t, t.bag, TOKENS)
                t.bag[token] -= 1
                put(t, end, token)


assert LOG < FIRST


@rule
def forget(box, t, seat):
    """A careless player knows what lies open and his own tokens: not what moved into which hand or back into the pile,
    nor which tiles were put under the stacks (6b)."""
    if t.over != 0:
        return
    for place in range(t.logged):
        t.log_move[place] = 0
        t.log_token[place] = 0
    t.logged = 0
    t.forgotten = 1
    for stack in range(box.tile_stacks):
        for place in range(t.known[stack]):
            t.supply[t.bottom[stack][place]] += 1
            t.bottom[stack][place] = 0
        t.known[stack] = 0
