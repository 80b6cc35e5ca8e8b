"""How much one person or address may ask for: a token bucket each."""

from __future__ import annotations

import time

LONGEST_MESSAGE = 4_096
LONGEST_BODY = 16_384


class Buckets:
    """Token buckets by key; `rate` tokens a second, at most `burst` saved up."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether `key` may do one more thing now."""
        now = time.monotonic() if now is None else now
        tokens, since = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return allowed
