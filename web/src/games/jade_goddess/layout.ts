// The board as a grid: a cell is 100 wide, the first one's middle is at (50, 50); cells are named A1 to K11.
import type { View } from "./types";

export const CELL = 100;
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const COLUMNS = "ABCDEFGHIJK";

export interface Place {
  x: number;
  y: number;
}

export function nameOf(column: number, row: number): string {
  return `${COLUMNS[column] ?? ""}${row + 1}`;
}

/** Column and row of a cell. */
export function placeOf(cell: string): Place {
  return { x: COLUMNS.indexOf(cell[0] ?? ""), y: Number(cell.slice(1)) - 1 };
}

/** The middle of a cell. */
export function middleOf(cell: string): Place {
  const { x, y } = placeOf(cell);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The cell behind a side, also one outside the board. */
export function beside(cell: string, side: number): string {
  const { x, y } = placeOf(cell);
  const [dx, dy] = STEPS[side & 3] ?? STEPS[0];
  return nameOf(x + dx, y + dy);
}

export function isInside(cell: string, size: number): boolean {
  const { x, y } = placeOf(cell);
  return x >= 0 && y >= 0 && x < size && y < size;
}

export function cellsOf(size: number): string[] {
  return Array.from({ length: size * size }, (_, n) => nameOf(n % size, Math.floor(n / size)));
}

export function centreOf(size: number): string {
  const middle = (size - 1) / 2;
  return nameOf(middle, middle);
}

/** The sides to which the road of the cross runs from one of its fields. */
export function roadOf(cell: string, size: number): number[] {
  const { x, y } = placeOf(cell);
  const middle = (size - 1) / 2;
  const sides = [0, 1, 2, 3].filter((side) => (x === middle && y === middle) || (x === middle ? side % 2 === 0 : side % 2 === 1));
  return sides.filter((side) => isInside(beside(cell, side), size));
}

/** The rectangle around all explored cells and their open lines; the cross makes it the whole board. */
export function exploredOf(view: View, size: number): { x: number; y: number; width: number; height: number } {
  const places = view.board.map((field) => placeOf(field.cell));
  const first = (values: number[]) => Math.max(0, Math.min(...values) - 1);
  const last = (values: number[]) => Math.min(size, Math.max(...values) + 2);
  const [columns, rows] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, top] = [first(columns), first(rows)];
  return { x: left * CELL, y: top * CELL, width: (last(columns) - left) * CELL, height: (last(rows) - top) * CELL };
}

/** A number from a name that looks random and never changes. */
export function seedOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash;
}
