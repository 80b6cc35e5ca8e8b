// Temple faces as the box shows them (5.1), laid on the table.
import { COLUMNS, ROWS } from "./layout";
import type { Box, Room } from "./types";

const KINDS: Record<string, string | undefined> = {
  ".": "empty", S: "stairs", F: "ration", C: "chest", O: "pit", X: "trap", T: "teleporter", r: "red", y: "yellow", g: "green", b: "blue",
};
const EDGES: Record<string, number | undefined> = { "-": 1, "|": 1, "=": 2, ":": 2 };

type Face = Pick<Room, "cells" | "edges">;

function read(text: string): Face {
  const lines = text.replace(/^\n|\n$/g, "").split("\n").map((line) => line.padEnd(2 * COLUMNS + 1));
  const at = (y: number, x: number) => lines[y]?.[x] ?? " ";
  const places = Array.from({ length: ROWS * COLUMNS }, (_, n) => [2 * Math.floor(n / COLUMNS) + 1, 2 * (n % COLUMNS) + 1] as const);
  return {
    cells: places.map(([y, x]) => KINDS[at(y, x)] ?? "empty"),
    edges: places.map(([y, x]) => [at(y - 1, x), at(y + 1, x), at(y, x - 1), at(y, x + 1)].map((mark) => EDGES[mark] ?? 0)),
  };
}

function mirrored({ cells, edges }: Face): Face {
  const order = cells.map((_, n) => n - (n % COLUMNS) + COLUMNS - 1 - (n % COLUMNS));
  return {
    cells: order.map((n) => cells[n] ?? "empty"),
    edges: order.map((n) => [0, 1, 3, 2].map((side) => edges[n]?.[side] ?? 0)),
  };
}

function turned({ cells, edges }: Face): Face {
  return { cells: [...cells].reverse(), edges: [...edges].reverse().map((sides) => [1, 0, 3, 2].map((side) => sides[side] ?? 0)) };
}

/** A face as it lies; `t01` stands behind a card, `link-easy` is the link room. */
export function faceOf(box: Box, face: string, set: string, isTurned: boolean): Face {
  const link = face.startsWith("link-") ? box.link[face.slice(5)] : undefined;
  const temple = link ?? Object.entries(box.temple).find(([name]) => name.toLowerCase() === face)?.[1];
  const printed = read(temple?.face ?? "");
  const laid = !link && box.sets[set]?.mirror ? mirrored(printed) : printed;
  return isTurned ? turned(laid) : laid;
}
