"""Figures of a running server, for Prometheus; of all its workers together."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

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
        self.connections = self._gauge("cenote_connections", "Open websockets")
        self.rooms = self._gauge("cenote_rooms", "Tables in memory")

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self.registry, multiprocess_mode="livesum")

    def moved(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def thought(self, seconds: float) -> None:
        self._bots.observe(seconds)

    def refused(self) -> None:
        self._refused.inc()

    def text(self) -> bytes:
        registry = self.registry
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
