// Where everything stands, for any size of the page and any edition. A unit is a pixel, or a little more where there is room.
import { rowsOf } from "./facts";
import type { Box } from "./types";

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  width: number;
  height: number;
}
/** A building: the middle of its foot, and how large it is drawn (1: 120 wide). */
export interface Place extends Point {
  scale: number;
  width: number;
  height: number;
}
export interface Camp extends Rect {
  /** Where the n-th adventurer stands. */
  step: number;
}
export interface Layout {
  width: number;
  height: number;
  /** Pixels for a unit. */
  zoom: number;
  narrow: boolean;
  /** The line of the sea behind the town. */
  horizon: number;
  /** Where the grass begins, and where the shafts begin. */
  lawn: number;
  mouth: number;
  top: number;
  bottom: number;
  /** The sides of the island. */
  left: number;
  right: number;
  rows: number;
  perLevel: number;
  tile: { width: number; height: number };
  /** The middle of each shaft. */
  shafts: number[];
  places: Record<string, Place>;
  terraces: number[];
  camps: Camp[];
  meeple: number;
}

export const PLACES = ["harbour", "dive", "counter", "forge", "hospital", "beach"] as const;
const NARROW = 560;
const USUAL = { width: 800, height: 755 };
const LARGEST = 1.5;

/** `space` is how wide the island may be and how high it can be without scrolling, in pixels. */
export function layoutOf(space: { width: number; height: number }, box: Box, seats: number, own: number | null): Layout {
  const narrow = space.width < NARROW;
  const zoom = Math.max(1, Math.min(space.width / USUAL.width, space.height / USUAL.height, LARGEST));
  const width = space.width / zoom;
  const { sites, tiles_per_level_per_site: perLevel } = box.constants;
  const rows = rowsOf(box);
  const edge = narrow ? 4 : Math.max(22, width * 0.045);
  const pitch = Math.min((width - 2 * edge) / sites, narrow ? 110 : 150);
  const tile = {
    width: Math.round(Math.min(pitch - (narrow ? 9 : Math.min(28, pitch * 0.22)), 112)),
    height: narrow ? 41 : Math.round(Math.min(Math.max(width * 0.059, 42), 50)),
  };
  const first = width / 2 - ((sites - 1) * pitch) / 2;
  const feet = narrow ? [92, 178] : [162];
  const lawn = feet.at(-1)! + (narrow ? 4 : 6);
  const mouth = lawn + (narrow ? 67 : 68);
  const top = mouth + (narrow ? 30 : 34);
  const bottom = top + rows * tile.height;
  return {
    width,
    zoom,
    height: bottom + (narrow ? 16 : 26),
    narrow,
    horizon: narrow ? 40 : 92,
    lawn,
    mouth,
    top,
    bottom,
    left: narrow ? 0 : edge * 0.55,
    right: narrow ? width : width - edge * 0.55,
    rows,
    perLevel,
    tile,
    shafts: Array.from({ length: sites }, (_, n) => first + n * pitch),
    places: townOf(width, narrow, feet),
    terraces: feet,
    camps: campsOf(width, edge, mouth - (narrow ? 25 : 21), seats, own, narrow),
    meeple: narrow ? 26 : 31,
  };
}

/** The places row by row; the quay needs room for four. */
function townOf(width: number, narrow: boolean, feet: number[]): Record<string, Place> {
  const each = PLACES.length / feet.length;
  const places: Record<string, Place> = {};
  feet.forEach((y, row) => {
    const names = PLACES.slice(row * each, (row + 1) * each);
    const shares = names.map((name) => (name === "harbour" ? (narrow ? 1.7 : 1.4) : 1));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    let x = 0;
    names.forEach((name, n) => {
      const room = (width * shares[n]!) / whole;
      const scale = Math.min(room / 122, narrow ? 0.88 : 1.08);
      places[name] = { x: x + room / 2, y, scale, width: room - 4, height: narrow ? 84 : 118 };
      x += room;
    });
  });
  return places;
}

/** Everybody's camp on the grass, the reader's own first and widest. */
function campsOf(width: number, edge: number, foot: number, seats: number, own: number | null, narrow: boolean): Camp[] {
  const order = Array.from({ length: seats }, (_, n) => (n + (own ?? 0)) % seats);
  const room = width - 2 * edge;
  const wide = own === null ? room / seats : Math.max(room / seats, narrow ? room * 0.42 : room * 0.3);
  const rest = seats > 1 && own !== null ? (room - wide) / (seats - 1) : wide;
  const camps: Camp[] = [];
  let x = edge;
  for (const seat of order) {
    const space = seat === own ? wide : rest;
    const step = Math.max(11, Math.min((space - (narrow ? 44 : 84)) / 3, narrow ? 32 : 36));
    camps[seat] = { x, y: foot, width: space, height: narrow ? 48 : 54, step };
    x += space;
  }
  return camps;
}

/** The top edge of the row in which a tile of this height lies. */
export function rowOf(layout: Layout, height: number): number {
  return layout.top + (layout.rows - height) * layout.tile.height;
}

/** Numbers that look random and never change. */
export function noise(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state ^ (state << 13)) | 0;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
