"""The random stream in the table, and the header every table starts with.

Key and counter live in the record, and every draw goes through `pick` or `choose`. A real table is *sealed*: its draws
are SipHash-2-4 under a 128-bit key, so nobody can work out the deck from the dice he has seen. Imagined and simulated
tables use a fast 64-bit mixer behind the same function. A short queue of forced outcomes lets a test, a puzzle or a
researcher fix the next draws; an outcome that cannot happen sets `fault`.
"""

from __future__ import annotations

from cenote.kernel.record import Field, field
from cenote.kernel.rule import rule, whole, word

FORCED = 24
NO_FAULT = 0
IMPOSSIBLE_OUTCOME = 1
JOURNAL_FULL = 2

HEADER: tuple[Field, ...] = (
    field("key0", "u8", meaning="random stream: low half of the key", hidden=True),
    field("key1", "u8", meaning="random stream: high half of the key", hidden=True),
    field("counter", "u8", meaning="random stream: draws made", hidden=True),
    field("move", "i4", meaning="moves made that everybody may know of"),
    field("to_act", "i2", meaning="seats that may act, one bit each", hidden=True),
    field("round", "i2", meaning="round, day or turn; the horizon of a quick bot"),
    field("seats", "i1", meaning="seats at the table", hidden=True),
    field("phase", "i1", meaning="what is asked, or what goes on"),
    field("over", "i1", meaning="1 when the game has ended"),
    field("fault", "i1", meaning="why the last step cannot stand; 0 in every sound table", hidden=True),
    field("sealed", "i1", meaning="1: draws are cryptographic", hidden=True),
    field("forced_count", "i1", meaning="forced outcomes waiting", hidden=True),
    field("forced", "i1", FORCED, "the next outcomes, if forced", hidden=True),
    field("lot", "i1", 16, "weights of the draw being made; zero between draws", hidden=True),
)

PART = field("part", "i1", meaning="decisions made in a move that is not complete; only its player knows of it")
"""Every table has it, where its game puts it."""


@rule
def seed_stream(t, key0, key1, sealed):
    """Start the stream anew; nothing is forced any more."""
    t.key0 = key0
    t.key1 = key1
    t.counter = 0
    t.sealed = sealed
    t.forced_count = 0
    for j in range(FORCED):
        t.forced[j] = 0


@rule
def rotated(x, bits):
    return word(word(x << bits) | (x >> (64 - bits)))


@rule
def siphash(key0, key1, message):
    """SipHash-2-4 of one 64-bit message."""
    v0 = word(key0 ^ word(0x736F6D6570736575))
    v1 = word(key1 ^ word(0x646F72616E646F6D))
    v2 = word(key0 ^ word(0x6C7967656E657261))
    v3 = word(key1 ^ word(0x7465646279746573))
    for block in range(3):
        if block == 0:
            m = word(message)
            rounds = 2
        elif block == 1:
            m = word(0x0800000000000000)
            rounds = 2
        else:
            m = word(0)
            v2 = word(v2 ^ word(0xFF))
            rounds = 4
        v3 = word(v3 ^ m)
        for _ in range(rounds):
            v0 = word(v0 + v1)
            v1 = word(rotated(v1, 13) ^ v0)
            v0 = rotated(v0, 32)
            v2 = word(v2 + v3)
            v3 = word(rotated(v3, 16) ^ v2)
            v0 = word(v0 + v3)
            v3 = word(rotated(v3, 21) ^ v0)
            v2 = word(v2 + v1)
            v1 = word(rotated(v1, 17) ^ v2)
            v2 = rotated(v2, 32)
        v0 = word(v0 ^ m)
    return word(v0 ^ v1 ^ v2 ^ v3)


@rule
def mixed(key, counter):
    """A fast 64-bit mixer of key and counter (the finaliser of SplitMix64)."""
    z = word(word(key) + word(word(counter) * word(0x9E3779B97F4A7C15)))
    z = word(word(z ^ (z >> 30)) * word(0xBF58476D1CE4E5B9))
    z = word(word(z ^ (z >> 27)) * word(0x94D049BB133111EB))
    return word(z ^ (z >> 31))


@rule
def random_word(t):
    """The next 64 random bits of the table."""
    t.counter = word(t.counter + word(1))
    if t.sealed != 0:
        return siphash(word(t.key0), word(t.key1), word(t.counter))
    return mixed(word(t.key0), word(t.counter))


@rule
def below(t, n):
    """A uniform number in 0 … n-1, without bias."""
    m = whole(random_word(t) >> 32) * n
    low = m & 0xFFFFFFFF
    if low < n:
        threshold = (0x100000000 - n) % n
        while low < threshold:
            m = whole(random_word(t) >> 32) * n
            low = m & 0xFFFFFFFF
    return m >> 32


@rule
def forced_outcome(t):
    """The next forced outcome, taken from the queue."""
    outcome = t.forced[0]
    t.forced_count -= 1
    for j in range(FORCED - 1):
        t.forced[j] = t.forced[j + 1]
    t.forced[FORCED - 1] = 0
    return outcome


@rule
def choose(t, n):
    """One of 0 … n-1, all equally likely."""
    if t.forced_count > 0:
        outcome = forced_outcome(t)
        if 0 <= outcome < n:
            return outcome + 0
        t.fault = IMPOSSIBLE_OUTCOME
        return 0
    return below(t, n)


@rule
def bits(members):
    """How many there are in a set of numbers, one bit each."""
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


@rule
def choose_of(t, members):
    """One of a set of numbers (one bit each, at least one), all equally likely."""
    if t.forced_count > 0:
        outcome = forced_outcome(t)
        if 0 <= outcome < 63 and members & (1 << outcome) != 0:
            return outcome + 0
        t.fault = IMPOSSIBLE_OUTCOME
        rest = 0
    else:
        rest = below(t, bits(members))
    number = 0
    while members & (1 << number) == 0 or rest > 0:
        rest -= members >> number & 1
        number += 1
    return number


@rule
def pick(t, weights, n):
    """One of 0 … n-1, each as likely as its weight; the weights are small counts, at least one above zero."""
    total = 0
    for k in range(n):
        total += weights[k]
    if t.forced_count > 0:
        outcome = forced_outcome(t)
        if 0 <= outcome < n and weights[outcome] > 0:
            return outcome + 0
        t.fault = IMPOSSIBLE_OUTCOME
        rest = 0
    else:
        rest = below(t, total)
    for k in range(n):
        rest -= weights[k]
        if rest < 0:
            return k
    return n - 1
