"""The learning curve of a network, drawn or as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

import msgspec

from cenote.lab.train import Point, Settings

WIDE, HIGH, LEFT, TOP, BOTTOM, RIGHT = 760, 380, 56, 52, 48, 150
COLOURS = ("#1f7a6d", "#c2571a", "#4c5fb0", "#8d3b72")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#24312e}.soft{fill:#5b6a66}.title{font-size:16px;font-weight:600}"
    ".grid{stroke:#dfe5e2}.fair{stroke-dasharray:5 5;stroke-width:1.5;opacity:.7}.line{fill:none;stroke-width:2.5}"
    ".band{opacity:.14}"
)


def svg(settings: Settings, curve: Sequence[Point]) -> str:
    """Shares of games against the judge over the minutes, with their intervals; dashed: as good as the judge."""
    points = [point for point in curve if point.shares]
    most = max((point.seconds for point in points), default=1.0) or 1.0

    def x(seconds: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * seconds / most

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - share)

    def path(pairs: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x(seconds):.1f},{y(share):.1f}" for seconds, share in pairs)

    title = f"{settings.game.replace('_', ' ').title()}: share of games against {settings.judge}"
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" rx="10" fill="#fbfaf6"/>',
        f'<text class="title" x="{LEFT}" y="28">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text class="soft" text-anchor="end" x="{LEFT - 8}" y="{at + 4:.1f}">{10 * tenth} %</text>')
    step = next(step for step in (6, 15, 30, 60, 120, 300, 600, 1e9) if most / step <= 8)
    for number in range(int(most / step) + 1):
        said = f"{number * step / 60:g}"
        parts.append(
            f'<text class="soft" text-anchor="middle" x="{x(number * step):.1f}" y="{HIGH - BOTTOM + 20}">{said}</text>'
        )
    parts.append(f'<text class="soft" text-anchor="end" x="{WIDE - RIGHT}" y="{HIGH - 8}">minutes of learning</text>')
    for number, seats in enumerate(sorted({seats for point in points for seats in point.shares})):
        colour, mine = (
            COLOURS[number % len(COLOURS)],
            [(p.seconds, p.shares[seats]) for p in points if seats in p.shares],
        )
        band = [(at, one.low) for at, one in mine] + [(at, one.high) for at, one in reversed(mine)]
        fair, last = y(1 / seats), mine[-1][1].share
        parts += [
            f'<line class="fair" stroke="{colour}" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{fair:.1f}" y2="{fair:.1f}"/>',
            f'<polygon class="band" fill="{colour}" points="{path(band)}"/>',
            f'<polyline class="line" stroke="{colour}" points="{path([(at, one.share) for at, one in mine])}"/>',
            f'<text style="fill:{colour}" x="{WIDE - RIGHT + 10}" y="{y(last) + 4:.1f}">'
            f"{seats} seats: {100 * last:.0f} %</text>",
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">'
        f"<style>{STYLE}</style>{''.join(parts)}</svg>\n"
    )


def _write_svg(path: Path, settings: Settings, curve: Sequence[Point]) -> None:
    path.write_text(svg(settings, curve), encoding="utf-8")


def _write_json(path: Path, settings: Settings, curve: Sequence[Point]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"settings": settings, "curve": curve})) + b"\n")


WRITERS: dict[str, Callable[[Path, Settings, Sequence[Point]], None]] = {".svg": _write_svg, ".json": _write_json}
