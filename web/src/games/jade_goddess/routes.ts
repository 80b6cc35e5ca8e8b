// The way a jeep takes along the lines, for the eye: over white lines, and over a brown one at the end.
import { beside } from "./layout";
import type { View } from "./types";

/** The cells from one to the other, both included; straight on where no way is seen. */
export function routeOf(view: View, from: string, to: string): string[] {
  const fields = new Map(view.board.map((field) => [field.cell, field]));
  const before = new Map<string, string | null>([[from, null]]);
  const open = [from];
  let last: string | null = null;
  for (let cell = open.shift(); cell !== undefined && last === null; cell = open.shift()) {
    for (const side of [0, 1, 2, 3]) {
      const next = beside(cell, side);
      if (!fields.has(next) || before.has(next)) continue;
      const white = fields.get(cell)?.pattern[side] === ".";
      if (next === to) {
        before.set(next, cell);
        last = next;
        break;
      }
      if (!white) continue;
      before.set(next, cell);
      open.push(next);
    }
  }
  const route: string[] = [];
  for (let cell = last; cell; cell = before.get(cell) ?? null) route.unshift(cell);
  return route.length > 1 ? route : [from, to];
}
