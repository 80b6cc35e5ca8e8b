"""How much one person or address may ask for: a token bucket each."""

from __future__ import annotations

import time

LONGEST_MESSAGE = 4_096
LONGEST_BODY = 16_384
SLOWEST_BODY = 20.0
"""Seconds in which a request must have arrived."""
MOST_SOCKETS = 12
"""Open websockets of one person: pages and devices."""
MOST_SOCKETS_HERE = 5_000
"""Open websockets from one address: a school behind one router, or a proxy that does not say who asks."""
MOST_QUESTIONS = 4
"""Questions of one person that are being thought about, or wait for it."""
COST_OF_CHAT = 10
"""A line of chat counts as so many messages: it is kept, and everybody reads it."""


class Buckets:
    """Token buckets by key; `rate` tokens a second, at most `burst` saved up."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float | None = None, cost: float = 1) -> bool:
        """Whether `key` may do one more thing now, or something that counts as `cost` things."""
        now = time.monotonic() if now is None else now
        tokens, since = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= cost
        self._buckets[key] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return allowed
