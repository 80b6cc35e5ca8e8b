"""What a server under load has shown, to be read: rows of text, tables for a document, a page with plots."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from cenote.lab.load import Quantiles, Results
from cenote.lab.report import LETTER, WIDE, Rows, drawn, duration, grid, page, section, steps, table

HIGH, LEFT = 200, 70
KINDS = ("good", "even", "bad", "soft")
"""The tones of the lines of a plot."""


def size(count: float) -> str:
    return f"{count / 1e6:,.1f} MB" if abs(count) >= 1e5 else f"{count / 1e3:,.1f} kB"


def spoken(took: Quantiles) -> str:
    return f"{duration(took.p50)}, {duration(took.p90)}, {duration(took.p99)}, {duration(took.most)}"


def rows(results: Results) -> Rows:
    """The figures of the whole run, below the titles."""
    plan, whole = results.plan, results.whole
    wrong = ", ".join(f"{count:,} × {kind}" for kind, count in results.errors.items())
    return [
        ["figure", "measured"],
        ["tables, people", f"{whole.tables:,} of {plan.tables:,}, {plan.people:,}"],
        ["moves", f"{whole.moves:,.1f}/s (asked for {plan.tables / plan.every:,.1f}), {results.moves:,} in all"],
        ["a move stands: p50, p90, p99, longest", spoken(whole.own)],
        ["the others are told: p50, p90, p99, longest", spoken(whole.others)],
        ["messages to people", f"{whole.messages:,.0f}/s, {size(whole.bytes)}/s"],
        ["errors", wrong or "none"],
        ["games finished, verified", f"{results.finished:,}, {results.verified:,}"],
        ["memory of the server", f"{size(whole.memory)}, {size(60 * results.slope)} more in a minute"],
        ["processor time of the server, of the people", f"{whole.server:.2f} cores, {whole.people:.2f} cores"],
        ["processor time of the server for a move", duration(whole.server / whole.moves) if whole.moves else "–"],
    ]


def course(results: Results) -> Rows:
    """The run from beginning to end, a line every few seconds, below the titles."""
    titles = ["until", "tables", "moves/s", "p50", "p90", "p99", "longest", "others p99", "errors", "memory", "server"]
    lines = [
        [f"{m.at:.0f} s", f"{m.tables:,}", f"{m.moves:,.1f}", *spoken(m.own).split(", "), duration(m.others.p99),
         f"{m.errors:,}", size(m.memory), f"{m.server:.2f} cores"]
        for m in results.course
    ]  # fmt: skip
    return [titles, *lines]


def markdown(results: Results) -> str:
    """The tables for a document, with the command that makes them again."""
    return f"```sh\n{results.command}\n```\n\n{grid(rows(results))}\n{grid(course(results))}"


def lines_plot(title: str, times: Sequence[float], lines: Mapping[str, Sequence[float]], unit: str) -> str:
    """Lines over the seconds of a run, from zero up, each with its name at its end."""
    levels = steps(0, max(max(values) for values in lines.values()))
    seconds = steps(0, times[-1])
    right = WIDE - LETTER * max(map(len, lines)) - 20

    def x(at: float) -> float:
        return LEFT + (right - LEFT) * at / seconds[-1]

    def y(value: float) -> float:
        return 8 + HIGH * (1 - value / levels[-1])

    parts = []
    for level in levels:
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{right:.1f}" y1="{y(level):.1f}" y2="{y(level):.1f}"/>')
        parts.append(
            f'<text class="soft" text-anchor="end" x="{LEFT - 8}" y="{y(level) + 4:.1f}">{level:g}{unit}</text>'
        )
    for second in seconds:
        parts.append(f'<text class="soft" text-anchor="middle" x="{x(second):.1f}" y="{HIGH + 28}">{second:g} s</text>')
    lowest = y(0) + 4
    for kind, (name, values) in zip(KINDS, sorted(lines.items(), key=lambda line: line[1][-1]), strict=False):
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in zip(times, values, strict=True))
        lowest = min(lowest, y(values[-1]) + 4)
        parts.append(
            f'<g class="{kind}"><polyline class="course" points="{points}"/>'
            f'<text x="{right + 8:.1f}" y="{lowest:.1f}">{name}</text></g>'
        )
        lowest -= 16
    return drawn(title, WIDE, HIGH + 36, parts)


def html(results: Results) -> str:
    """The whole page."""
    plan, moments = results.plan, results.course
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items()) or "as in the box"
    facts = {
        "Tables": f"{plan.tables:,} of {plan.seats} seats, each with a person of its own",
        "A move": f"every {plan.every:g} s at each table", "Options": options, "Seed": str(plan.seed),
        "Date": time.strftime("%d %B %Y, %H:%M UTC", time.gmtime(results.began)),
    }  # fmt: skip
    times = [moment.at for moment in moments]

    def plot(title: str, about: str, unit: str, **lines: Sequence[float]) -> str:
        named = {name.replace("_", " "): values for name, values in lines.items()}
        return section(title, about, lines_plot(title, times, named, unit)) if times else ""

    ramp = f"People arrive during the first {plan.ramp:g} s or so."
    parts = [
        section("In all", f"{ramp} The figures are those after that.", table(rows(results))),
        plot("A move stands", f"From sending a move until its player is told that it stands. {ramp}", " ms",
             p50=[1000 * m.own.p50 for m in moments], p90=[1000 * m.own.p90 for m in moments],
             p99=[1000 * m.own.p99 for m in moments]),
        plot("The others are told", "From sending a move until another player at the table is told of it.", " ms",
             p50=[1000 * m.others.p50 for m in moments], p90=[1000 * m.others.p90 for m in moments],
             p99=[1000 * m.others.p99 for m in moments]),
        plot("Moves", "Moves that stand, all tables together.", "/s", moves=[m.moves for m in moments]),
        plot("Memory", "Resident memory of all processes of the server.", " MB",
             memory=[m.memory / 1e6 for m in moments]),
        plot("Processor time", "The people who play take theirs from the same machine.", "",
             server=[m.server for m in moments], people=[m.people for m in moments]),
        section("All numbers", "From beginning to end.", table(course(results))),
    ]  # fmt: skip
    return page("load", results.title, results.command, facts, parts)


WRITERS: dict[str, Callable[[Results], str]] = {".html": html, ".md": markdown}
"""What writes a report, by the ending of its file."""
