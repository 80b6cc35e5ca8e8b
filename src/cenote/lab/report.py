"""What an arena found, to be read: rows of text, tables for a document, a page with plots that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor, log10
from typing import NamedTuple

import numpy as np

from cenote.lab.arena import Match, Results
from cenote.lab.simulate import Share, share

Rows = list[list[str]]
LEVEL = 0.6
"""What a stronger bot should win against the next weaker one."""
WIDE, ROW, LETTER, LONGEST_NAME = 860, 30, 7.2, 46
PANEL_WIDE, PANEL_HIGH, POINTS = 240, 120, 120


# Words


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(one: Share) -> str:
    return f"{percent(one.share)} ({100 * one.low:.1f}–{100 * one.high:.1f})"


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.2f} ms"


def rows(results: Results) -> Rows:
    """Every match in a line, below the titles."""
    ends = ["A succeeds", "B succeeds"] if results.shared_goal else ["nobody wins"]
    lines = [["A – B", "seats", "games", "A wins", "B wins", *ends, "A thinks", "B thinks"]]
    for match in results.matches:
        succeeded = [interval(share(won, match.games)) for won in match.succeeded]
        lines.append([
            pair(match), str(match.seats), f"{match.games:,}", interval(match.share_a), interval(match.share_b),
            *(succeeded if results.shared_goal else [f"{match.nobody:,}"]),
            *(duration(thought.each) for thought in match.thoughts),
        ])  # fmt: skip
    return lines


def ladder(results: Results) -> Rows:
    """Every bot in a line, the best first, below the titles."""
    lines = [["bot", "mu", "sigma", "ordinal", "thinks"]]
    for one in results.ratings:
        numbers = [f"{value:.2f}" for value in (one.mu, one.sigma, one.ordinal)]
        lines.append([one.bot, *numbers, duration(one.thought.each)])
    return lines


def pair(match: Match) -> str:
    return f"{match.a} – {match.b}" + (" (alone)" if match.alone else "")


def label(match: Match) -> str:
    return f"{pair(match)} · {match.seats} seat{'s' * (match.seats != 1)}"


def grid(lines: Rows) -> str:
    """A table of a document."""
    head, *rest = ([cell.replace("|", "\\|") for cell in line] for line in lines)
    bars = ["---"] + ["--:"] * (len(head) - 1)
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, bars, *rest))


def markdown(results: Results) -> str:
    """The tables for a document, with the command that makes them again."""
    return f"```sh\n{results.command}\n```\n\n{grid(rows(results))}\n{grid(ladder(results))}"


# Plots


class Line(NamedTuple):
    """A row of a plot: a dot, whiskers around it, the numbers beside it."""

    label: str
    low: float
    dot: float
    high: float
    text: str
    kind: str = "even"
    box: tuple[float, float] | None = None


def standing(match: Match) -> str:
    """Whether A is surely better or worse than B."""
    one = match.share_a
    return "good" if one.low > match.fair else "bad" if one.high < match.fair else "even"


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def dots(title: str, lines: Sequence[Line], ticks: Sequence[float], said: Callable[[float], str],
         marks: Iterable[tuple[float, str]] = ()) -> str:  # fmt: skip
    """Dots with whiskers, a row each, over a common scale from the first tick to the last."""
    left = LETTER * max(len(shortened(line.label)) for line in lines) + 16
    right = WIDE - LETTER * max(len(line.text) for line in lines) - 24
    bottom = ROW * len(lines) + 14

    def x(value: float) -> float:
        return left + (right - left) * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = []
    for tick in ticks:
        parts.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="8" y2="{bottom}"/>')
        parts.append(f'<text class="soft" text-anchor="middle" x="{x(tick):.1f}" y="{bottom + 18}">{said(tick)}</text>')
    for value, kind in marks:
        parts.append(f'<line class="{kind}" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="8" y2="{bottom}"/>')
    for number, line in enumerate(lines):
        y = ROW * number + 26
        parts.append(
            f'<g class="{line.kind}"><title>{escape(line.label)}: {escape(line.text)}</title>'
            f'<text x="0" y="{y + 4}">{escape(shortened(line.label))}</text>'
            f'<line class="whisker" x1="{x(line.low):.1f}" x2="{x(line.high):.1f}" y1="{y}" y2="{y}"/>'
        )
        if line.box:
            low, high = map(x, line.box)
            parts.append(f'<rect class="box" x="{low:.1f}" width="{high - low:.1f}" y="{y - 5}" height="10" rx="5"/>')
        parts.append(
            f'<circle cx="{x(line.dot):.1f}" cy="{y}" r="5"/>'
            f'<text text-anchor="end" x="{WIDE}" y="{y + 4}">{escape(line.text)}</text></g>'
        )
    return drawn(title, WIDE, bottom + 26, parts)


def drawn(title: str, wide: float, high: float, parts: Iterable[str]) -> str:
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {wide} {high}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )


def shares_plot(results: Results) -> str:
    lines = []
    for match in results.matches:
        one = match.share_a
        lines.append(Line(label(match), one.low, one.share, one.high, interval(one), standing(match)))
    fair = {match.fair for match in results.matches}
    levels = [(LEVEL, "level"), (1 - LEVEL, "level")] if fair == {0.5} else []
    marks = [*levels, *((value, "fair") for value in sorted(fair))]
    ticks = [tenth / 10 for tenth in range(0, 11, 2)]
    return dots("A’s share of the games, with its interval", lines, ticks, lambda tick: f"{100 * tick:.0f} %", marks)


def steps(low: float, high: float) -> list[float]:
    """Some round numbers around everything from `low` to `high`."""
    width = max(high - low, 1.0)
    step = next(step for factor in (0.2, 0.5, 1, 2) if width / (step := factor * 10.0 ** floor(log10(width))) <= 6)
    return [step * number for number in range(floor(low / step), ceil((low + width) / step) + 1)]


def ladder_plot(results: Results) -> str:
    lines = [
        Line(
            one.bot,
            one.mu - 2 * one.sigma,
            one.mu,
            one.mu + 2 * one.sigma,
            f"{one.mu:.2f} ± {2 * one.sigma:.2f}",
            "good",
        )
        for one in results.ratings
    ]
    ticks = steps(min(line.low for line in lines), max(line.high for line in lines))
    return dots("Ratings, with two standard deviations", lines, ticks, lambda tick: f"{tick:g}")


def lengths_plot(results: Results) -> str:
    lines = []
    for match in results.matches:
        if match.lengths:
            low, first, middle, third, high = (float(n) for n in np.percentile(match.lengths, [5, 25, 50, 75, 95]))
            text = f"{middle:,.0f} ({low:,.0f}–{high:,.0f})"
            lines.append(Line(label(match), low, middle, high, text, box=(first, third)))
    ticks = steps(0, max(line.high for line in lines))
    return dots("Decisions a game", lines, ticks, lambda tick: f"{tick:,.0f}")


def course_plot(match: Match) -> str:
    """A's share after every game, and the interval that narrows around it."""
    games = len(match.course)
    sums = [0.0, *accumulate(match.course)]
    shown = sorted({ceil(games * number / POINTS) for number in range(1, POINTS + 1)})
    shares = [(number, share(sums[number], number)) for number in shown]

    def at(number: int, value: float) -> str:
        return f"{PANEL_WIDE * number / max(1, games):.1f},{PANEL_HIGH * (1 - value):.1f}"

    band = [at(number, one.low) for number, one in shares] + [at(number, one.high) for number, one in shares[::-1]]
    line = [at(number, one.share) for number, one in shares]
    y = PANEL_HIGH * (1 - match.fair)
    return drawn(f"{label(match)}: share so far", PANEL_WIDE, PANEL_HIGH, [
        f'<line class="fair" x1="0" x2="{PANEL_WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>',
        f'<g class="{standing(match)}"><polygon class="band" points="{" ".join(band)}"/>',
        f'<polyline class="course" points="{" ".join(line)}"/></g>',
    ])  # fmt: skip


# The page


def table(lines: Rows) -> str:
    def row(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    head, *rest = lines
    return f"<table><thead>{row(head, 'th')}</thead><tbody>{''.join(row(line, 'td') for line in rest)}</tbody></table>"


def heat(results: Results, seats: int) -> str:
    """All pairs at tables of so many seats: what the bot of the row won against that of the column."""
    cells = {}
    for match in results.matches:
        if match.seats == seats:
            cells[match.a, match.b] = match.share_a, match.fair
            if not match.alone:
                cells[match.b, match.a] = match.share_b, match.fair
    bots = [one.bot for one in results.ratings]
    body = ""
    for row in bots:
        body += f"<tr><th>{escape(row)}</th>"
        for column in bots:
            if (row, column) in cells:
                one, fair = cells[row, column]
                off = one.share - fair
                kind, depth = "good" if off > 0 else "bad", min(55, round(90 * abs(off) / max(fair, 1 - fair)))
                told = escape(f"{row} against {column}: {interval(one)}")
                body += f'<td class="{kind}" style="--depth: {depth}%" title="{told}">{100 * one.share:.0f}</td>'
            else:
                body += "<td></td>"
        body += "</tr>"
    heads = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    return (
        f"<figure><figcaption>{seats} seat{'s' * (seats != 1)}</figcaption>"
        f'<table class="heat"><thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table></figure>'
    )


def section(title: str, about: str, *inside: str, kind: str = "wide") -> str:
    return f'<section><h2>{title}</h2><p>{about}</p><div class="{kind}">{"".join(inside)}</div></section>'


def html(results: Results) -> str:
    """The whole page."""
    counts = list(dict.fromkeys(match.seats for match in results.matches))
    rounds = sum(match.rounds for match in results.matches) / max(1, sum(len(m.lengths) for m in results.matches))
    stopped = f", stopped before the {results.planned:,} that were planned" * (results.games < results.planned)
    options = ", ".join(f"{name} = {value}" for name, value in results.options.items()) or "as in the box"
    facts = {
        "Games": f"{results.games:,}{stopped}", "Edition": results.edition, "Options": options,
        "Seed": str(results.seed), "Date": f"{results.date:%d %B %Y, %H:%M} UTC", "Machine": results.machine,
        "Versions": ", ".join(f"{name} {number}" for name, number in results.versions.items()),
    }  # fmt: skip
    courses = [
        f"<figure><figcaption>{escape(label(match))}</figcaption>{course_plot(match)}"
        f"<p>{interval(match.share_a)} of {len(match.course):,} games</p></figure>"
        for match in results.matches
    ]
    what = (
        "Both bots go on the same expeditions; who comes farther wins, equally far is half a win each."
        if results.shared_goal
        else "Games with the seats changed have the same cards, and each bot sits as often on every seat as the other."
        if not any(match.alone for match in results.matches)
        else "One A, on every seat in turn, against B on all the others."
    )
    alike = "The thin dashed lines stand at 40 and 60 %." * (all(match.fair == 0.5 for match in results.matches))
    parts = [
        section("Who wins", f"A’s share of the games that somebody won, with its 95 % interval (Wilson). {what} The "
                f"strong line is what equals would win. {alike}", shares_plot(results)),
        section("Ratings", "Over all games of this run (openskill, Plackett-Luce), mu ± 2 sigma. Every bot begins at "
                "25.", ladder_plot(results), table(ladder(results))),
        section("All pairs", "Of 100 games that somebody won, those that the bot of the row won against the bot of the "
                "column.", *(heat(results, seats) for seats in counts), kind="tiles"),
        section("As the games went on", "A’s share after every game, from 0 to 100 %, and the interval that narrows "
                "around it.", *courses, kind="panels"),
        section("How long it takes", f"Decisions a game: the middle one, the middle half, and nine out of ten. On "
                f"average a game has {rounds:,.1f} rounds.", lengths_plot(results)),
        section("All numbers", "How often each bot won, and how long it thinks over one decision on this machine.",
                table(rows(results))),
    ]  # fmt: skip
    return page("arena", results.title, results.command, facts, parts)


def page(what: str, title: str, command: str, facts: Mapping[str, str], parts: Iterable[str]) -> str:
    listed = "".join(f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items())
    return PAGE.format(what=what, title=escape(title), command=escape(command), facts=listed, style=STYLE,
                       body="".join(parts))  # fmt: skip


WRITERS: dict[str, Callable[[Results], str]] = {".html": html, ".md": markdown}
"""What writes a report, by the ending of its file."""

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}: {what}</title>
<style>{style}</style>
</head>
<body>
<header><p>Cenote {what}</p><h1>{title}</h1><pre>{command}</pre><dl>{facts}</dl></header>
<main>{body}</main>
</body>
</html>
"""

STYLE = """
:root { color-scheme: light dark; --paper: #f6f4ee; --card: #fffefb; --ink: #25302d; --soft: #68736f; --line: #e3dfd4;
  --good: #0d7a6b; --bad: #b5532c; --even: #7c8682; }
@media (prefers-color-scheme: dark) { :root { --paper: #111716; --card: #18201f; --ink: #e2e8e5; --soft: #93a19c;
  --line: #2a3533; --good: #4fc4b0; --bad: #e58f62; --even: #8b9893; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3rem 1.25rem 4rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 15px/1.55 ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header > p { margin: 0; color: var(--good); font-weight: 600; letter-spacing: .04em; }
h1 { margin: 0 0 1rem; font: 500 2.6rem/1.15 ui-serif, Georgia, serif; }
h2 { margin: 0; font: 500 1.45rem/1.3 ui-serif, Georgia, serif; }
pre { margin: 0 0 1.25rem; padding: .7rem 1rem; overflow-x: auto; border-radius: .5rem; background: var(--card);
  border: 1px solid var(--line); font-size: .85rem; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .9rem 1.5rem; margin: 0; }
dt, section > p, figcaption, thead th { color: var(--soft); }
dt { font-size: .8rem; }
dd { margin: 0; }
section { margin-top: 1.75rem; padding: 1.5rem 1.6rem; border: 1px solid var(--line); border-radius: .9rem;
  background: var(--card); }
section > p { margin: .2rem 0 1.1rem; max-width: 46rem; text-wrap: pretty; }
.wide { overflow-x: auto; }
.wide > svg { min-width: 40rem; }
.tiles { display: flex; flex-wrap: wrap; gap: 1.5rem 2rem; overflow-x: auto; }
.panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1.5rem 2rem; }
figure { margin: 0; }
figcaption { margin-bottom: .35rem; font-size: .85rem; }
figure > svg { border-bottom: 1px solid var(--line); border-left: 1px solid var(--line); }
figure > p { margin: .25rem 0 0; font-size: .85rem; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .soft { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); }
.fair { stroke: var(--soft); stroke-width: 1.5; }
.level { stroke: var(--soft); stroke-dasharray: 3 4; }
.good { --tone: var(--good); }
.bad { --tone: var(--bad); }
.even { --tone: var(--even); }
circle { fill: var(--tone); stroke: var(--card); stroke-width: 1.5; }
.whisker { stroke: var(--tone); stroke-width: 2.5; stroke-linecap: round; opacity: .65; }
.box { fill: var(--tone); opacity: .4; }
.band { fill: var(--tone); opacity: .18; }
.course { fill: none; stroke: var(--tone); stroke-width: 1.75; stroke-linejoin: round; }
table { border-collapse: collapse; font-size: .88rem; white-space: nowrap; }
svg + table { margin-top: 1rem; }
section:last-child table { width: 100%; }
th { font-weight: 500; }
th, td { padding: .35rem .9rem .35rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; }
tbody tr { border-top: 1px solid var(--line); }
.heat { border-collapse: separate; border-spacing: 3px; }
.heat th { padding: .35rem .5rem; }
.heat td { min-width: 3.6rem; padding: .5rem; border-radius: .4rem; text-align: center; background: var(--paper); }
.heat td[style] { background: color-mix(in oklab, var(--tone) var(--depth), var(--card)); }
"""
