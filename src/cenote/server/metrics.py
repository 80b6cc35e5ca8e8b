"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters without any secret: no names, no tables, no moves."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Histogram(
            "cenote_move_seconds", "From a move to its announcement", registry=self.registry, buckets=QUICK
        )
        self._bots = Histogram("cenote_bot_seconds", "A bot's thought", registry=self.registry, buckets=QUICK)
        self._refused = Counter("cenote_refused_total", "Messages and requests refused", registry=self.registry)
        self.connections = Gauge("cenote_connections", "Open websockets", registry=self.registry)
        self.rooms = Gauge("cenote_rooms", "Tables in memory", registry=self.registry)

    def moved(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def thought(self, seconds: float) -> None:
        self._bots.observe(seconds)

    def refused(self) -> None:
        self._refused.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
