// The path as a line that winds upwards through the jungle, laid out for any number of spaces and any width.

export interface Point {
  x: number;
  y: number;
}

export interface Trail {
  width: number;
  height: number;
  /** The radius of a stone. */
  radius: number;
  /** From one row of the path to the next. */
  gap: number;
  spaces: Point[];
  /** The line through all spaces, finely sampled, and as an SVG path. */
  samples: Point[];
  line: string;
  /** The heights of the rows, from the lowest upwards. */
  rows: number[];
  /** Where the camp stands, with the bank and the supply. */
  camp: Point;
}

interface Measures {
  radius: number;
  spacing: number;
  gap: number;
  top: number;
  bottom: number;
  side: number;
}

const NARROW: Measures = { radius: 19, spacing: 50, gap: 86, top: 118, bottom: 96, side: 30 };
const MIDDLE: Measures = { radius: 21.5, spacing: 56, gap: 96, top: 132, bottom: 104, side: 38 };
const WIDE: Measures = { radius: 25, spacing: 66, gap: 112, top: 150, bottom: 112, side: 46 };
/** The step to the last space, which is a landmark, is longer than the others. */
const LAST_STEP = 1.5;
const SAMPLES_PER_ROW = 60;

export function layOut(count: number, width: number): Trail {
  const m = width < 560 ? NARROW : width < 860 ? MIDDLE : WIDE;
  const steps = count - 2 + LAST_STEP;
  let rows = 1;
  let samples = wind(rows, width, m);
  while (lengthOf(samples) / steps < m.spacing && rows < 20) {
    rows += 1;
    samples = wind(rows, width, m);
  }
  const step = lengthOf(samples) / steps;
  const spaces = walkAlong(samples, count, step);
  const height = m.top + (rows - 1) * m.gap + m.bottom;
  return {
    width,
    height,
    radius: m.radius,
    gap: m.gap,
    spaces,
    samples,
    line: lineThrough(samples),
    rows: Array.from({ length: rows }, (_, row) => rowHeight(row, rows, m)),
    camp: { x: width / 2, y: height - 26 },
  };
}

function rowHeight(row: number, rows: number, m: Measures): number {
  return m.top + (rows - 1 - row) * m.gap;
}

/** Rows from the bottom to the top, to and fro, joined by bends; each row swings a little. */
function wind(rows: number, width: number, m: Measures): Point[] {
  const bend = m.gap * 0.4;
  const left = m.side + bend;
  const right = width - m.side - bend;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = rowHeight(row, rows, m);
    const eastward = row % 2 === 0;
    const from = eastward ? (row === 0 ? m.side + m.radius * 0.6 : left) : right;
    const end = m.side + m.radius * 1.7;
    const last = eastward ? width - end : end;
    const to = row === rows - 1 ? last : eastward ? right : left;
    for (let n = 0; n <= SAMPLES_PER_ROW; n++) {
      const t = n / SAMPLES_PER_ROW;
      const swing = Math.sin(Math.PI * t) ** 2 * Math.cos(2 * Math.PI * t * 1.2 + row * 1.9) * m.gap * 0.13;
      points.push({ x: from + (to - from) * t, y: y + swing });
    }
    if (row === rows - 1) break;
    const centre = { x: to, y: y - m.gap / 2 };
    const sign = eastward ? 1 : -1;
    for (let n = 1; n < 24; n++) {
      const angle = Math.PI / 2 - (Math.PI * n) / 24;
      points.push({ x: centre.x + sign * bend * Math.cos(angle), y: centre.y + (m.gap / 2) * Math.sin(angle) });
    }
  }
  return points;
}

function between(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function lengthOf(points: Point[]): number {
  return points.reduce((sum, point, n) => (n === 0 ? 0 : sum + between(points[n - 1]!, point)), 0);
}

/** `count` points along the line, a step apart; the last one at its end. */
function walkAlong(line: Point[], count: number, step: number): Point[] {
  const spaces: Point[] = [line[0]!];
  let walked = 0;
  for (let n = 1; n < line.length && spaces.length < count - 1; n++) {
    const [a, b] = [line[n - 1]!, line[n]!];
    const piece = between(a, b);
    while (spaces.length < count - 1 && walked + piece >= spaces.length * step) {
      const t = (spaces.length * step - walked) / piece;
      spaces.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    walked += piece;
  }
  spaces.push(line[line.length - 1]!);
  return spaces;
}

function lineThrough(points: Point[]): string {
  return points.map((p, n) => `${n ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}

/** A stream of numbers between 0 and 1 that is the same every time. */
export function sameDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Stand {
  x: number;
  y: number;
  height: number;
}

/** Where `count` meeples stand around the middle of a stone, the back row first. */
export function fanOut(count: number, radius: number): Stand[] {
  if (count === 1) return [{ x: 0, y: radius * 0.14, height: radius * 1.75 }];
  if (count === 2) return row(2, radius * 0.14, radius * 0.56, radius * 1.55);
  if (count === 3) return row(3, radius * 0.14, radius * 0.72, radius * 1.35);
  const [back, front] = [Math.floor(count / 2), Math.ceil(count / 2)];
  const height = count > 6 ? radius * 0.98 : radius * 1.1;
  const apart = count > 6 ? radius * 0.74 : radius * 0.8;
  return [...row(back, radius * 0.2 - height * 0.84, apart, height), ...row(front, radius * 0.2, apart, height)];
}

function row(count: number, y: number, apart: number, height: number): Stand[] {
  return Array.from({ length: count }, (_, n) => ({ x: (n - (count - 1) / 2) * apart, y, height }));
}
