// The geometry of a tile in a box from -50 to 50: its city parts as outlines, and the places on them.
import type { Place } from "./layout";
import type { Box } from "./types";

/** How a tile shows itself: sides N, E, S, W; `.` is jungle, equal letters are one city part. */
export interface Face {
  pattern: string;
  heads: Record<string, number>;
  coins: Record<string, number>;
}

export interface Part {
  letter: string;
  sides: number[];
  /** The ground of the ruins. */
  outline: string;
  /** A terrace on it. */
  terrace: string;
  /** Its walls towards the jungle: not along the tile's sides. */
  wall: string;
  /** Free places beside the lines, the best first. */
  slots: Place[];
  /** On the line of its first side: for what finds no other room. */
  threshold: Place;
}

const WIDE = 35;

/** A point of the north side, turned to another side. */
function turned(side: number, x: number, y: number): Place {
  const turns = [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ];
  return turns[side & 3] ?? { x, y };
}

function at({ x, y }: Place): string {
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`;
}

/** The wall from the end of a side clockwise round to the start of the part's next side, `gap` sides on. */
function wallFrom(side: number, gap: number, inset: number, several: boolean): string {
  const next = (side + gap) & 3;
  const wide = WIDE - inset;
  const end = turned(next, -wide, -50);
  const curve = (x1: number, y1: number, x2: number, y2: number) =>
    `C${at(turned(side, x1, y1))} ${at(turned(next, x2, y2))} ${at(end)}`;
  if (gap === 1)
    return `L${at(turned(side, wide, -50 + 6))}Q${at(turned(side, wide, -wide))} ${at(turned(next, -wide, -44))}L${at(end)}`;
  if (gap === 2) return curve(18 - inset, -22, -18 + inset, -22);
  if (gap === 3)
    return several
      ? curve(14 - inset * 0.7, -28 - inset * 0.7, -14 + inset * 0.7, -28 - inset * 0.7)
      : curve(22 - inset * 0.6, 4 - inset * 1.3, -22 + inset * 0.6, 4 - inset * 1.3);
  return curve(30 - inset, -9 - inset, -30 + inset, -9 - inset);
}

function outlineOf(sides: number[], inset: number, several: boolean): { fill: string; wall: string } {
  let fill = "";
  let wall = "";
  sides.forEach((side, n) => {
    const gap = n + 1 < sides.length ? sides[n + 1]! - side : sides[0]! + 4 - side;
    const wide = WIDE - inset;
    const start = at(turned(side, -wide, -50));
    const end = at(turned(side, wide, -50));
    const curve = wallFrom(side, gap, inset, several);
    fill += `${n === 0 ? "M" : "L"}${start}L${end}${curve}`;
    wall += `M${end}${curve}`;
  });
  return { fill: `${fill}Z`, wall };
}

function slotsOf(sides: number[], several: boolean): Place[] {
  const [x, y] = several && sides.length > 1 ? [13, -40] : [19, -38];
  const corners = sides.filter((side) => sides.includes((side + 1) & 3));
  const left = sides.filter((side) => !sides.includes((side + 3) & 3)).map((side) => turned(side, -x, y));
  const right = sides.filter((side) => !sides.includes((side + 1) & 3)).map((side) => turned(side, x, y));
  return [...corners.map((side) => turned(side, 25, -25)), ...left, ...right];
}

const known = new Map<string, Part[]>();

export function partsOf(pattern: string): Part[] {
  const before = known.get(pattern);
  if (before) return before;
  const letters = [...new Set(pattern)].filter((letter) => letter !== ".").sort();
  const parts = letters.map((letter): Part => {
    const sides = [0, 1, 2, 3].filter((side) => pattern[side] === letter);
    const several = letters.length > 1;
    const { fill, wall } = outlineOf(sides, 0, several);
    const slots = slotsOf(sides, several);
    return { letter, sides, outline: fill, terrace: outlineOf(sides, 7, several).fill, wall, slots, threshold: turned(sides[0] ?? 0, 0, -33) };
  });
  known.set(pattern, parts);
  return parts;
}

/** A tile after quarter turns clockwise; its parts are named anew, in the order of their first sides. */
export function faceOf(box: Box, id: string, turn: number): Face {
  const tile = box.tile_type.find((other) => other.id.toLowerCase() === id);
  if (!tile) return { pattern: "....", heads: {}, coins: {} };
  const lies = [0, 1, 2, 3].map((side) => tile.pattern[(side - turn + 4) & 3] ?? ".");
  const letters = [...new Set(lies)].filter((letter) => letter !== ".");
  const renamed = (letter: string) => "abcd"[letters.indexOf(letter)] ?? ".";
  const symbols = (given: Record<string, number>) =>
    Object.fromEntries(Object.entries(given).map(([letter, count]) => [renamed(letter), count]));
  return { pattern: lies.map(renamed).join(""), heads: symbols(tile.heads), coins: symbols(tile.gold) };
}

/** How many sides show city, and how many parts there are: the words for a tile. */
export function shapeOf(face: Face): { sides: number; parts: number } {
  return { sides: [...face.pattern].filter((side) => side !== ".").length, parts: partsOf(face.pattern).length };
}

/** What lies on the places of a part: heads and coins one by one, or each once with its number where room is short. */
export function symbolsOf(part: Part, face: Face): { kind: "head" | "coin"; count: number; place: Place }[] {
  const heads = face.heads[part.letter] ?? 0;
  const coins = face.coins[part.letter] ?? 0;
  const single = heads + coins <= part.slots.length;
  const found: { kind: "head" | "coin"; count: number }[] = [];
  for (let n = 0; n < (single ? heads : Math.min(1, heads)); n++) found.push({ kind: "head", count: single ? 1 : heads });
  for (let n = 0; n < (single ? coins : Math.min(1, coins)); n++) found.push({ kind: "coin", count: single ? 1 : coins });
  return found.map((symbol, n) => ({ ...symbol, place: part.slots[n] ?? part.threshold }));
}

/** Where a team of archaeologists stands on a part: beside heads and coins, if there is room. */
export function campOf(face: Face, letter: string | null | undefined): Place | null {
  const part = partsOf(face.pattern).find((other) => other.letter === letter);
  if (!part) return null;
  const free = symbolsOf(part, face).length < part.slots.length ? part.slots.at(-1) : undefined;
  return free ? { x: free.x * 0.9, y: free.y * 0.9 } : part.threshold;
}
