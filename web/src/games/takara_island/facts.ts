// What the box says about tiles, chests and specialists, by the names that views and happenings use.
import type { Box, View } from "./types";

export const LEVELS = ["surface", "intermediate", "deep"] as const;
export const SPECIALISTS = ["miner", "archaeologist", "soothsayer", "impersonator"] as const;
export const MONSTERS = ["bat", "goblin", "skeleton", "drake", "monster"];
const CHESTS = ["tablet", "map", "mimic", "purse", "idol", "skull"];
const PICTURES: Record<string, string | undefined> = { BAT: "bat", GOB: "goblin", SKE: "skeleton", DRAKE: "drake" };

export interface Known {
  id: string;
  /** What people call it: a key of `tile` or `chest`. */
  sort: string;
  level: string;
  karas: number;
  xp: number;
  life: number;
  /** The number people name with it. */
  amount: number;
  /** The first or the second of its sort: the two stones look different. */
  nth: number;
  count: number;
}

interface Facts {
  tiles: Map<string, Known>;
  chests: Map<string, Known>;
}

const READ = new WeakMap<Box, Facts>();

function factsOf(box: Box): Facts {
  const read = READ.get(box);
  if (read) return read;
  const tiles = new Map<string, Known>();
  let stones = 0;
  for (const tile of box.gallery) {
    const { karas, xp, life, injures } = tile;
    const sort = sortOf(tile.kind, tile.id, injures);
    const amount = tile.kind === "kara" ? karas : xp;
    const nth = sort === "stone" ? stones++ : 0;
    tiles.set(tile.id.toLowerCase(), { id: tile.id.toLowerCase(), sort, level: tile.level, karas, xp, life, amount, nth, count: tile.count });
  }
  const chests = new Map<string, Known>();
  for (const { id: name, karas, xp, life, count } of box.chest) {
    const id = name.toLowerCase();
    const sort = CHESTS.includes(id) ? id : "treasure";
    chests.set(id, { id, sort, level: "", karas, xp, life, amount: xp, nth: 0, count });
  }
  const facts = { tiles, chests };
  READ.set(box, facts);
  return facts;
}

function sortOf(kind: string, id: string, injures: boolean): string {
  if (kind === "monster") return PICTURES[id.split("_")[0] ?? ""] ?? "monster";
  if (kind === "xp") return injures ? "wound" : "xp";
  return kind === "kara" ? "karas" : kind;
}

export function tileOf(box: Box, id: string | null | undefined): Known | null {
  return id ? (factsOf(box).tiles.get(id) ?? null) : null;
}

export function chestOf(box: Box, id: string): Known | null {
  return factsOf(box).chests.get(id) ?? null;
}

/** The chest that people call so. */
export function chestCalled(box: Box, sort: unknown): Known | null {
  return [...factsOf(box).chests.values()].find((chest) => chest.sort === sort) ?? null;
}

/** The tile of a level that a happening names by its sort and number. */
export function tileCalled(box: Box, level: string | undefined, sort: unknown, amount: unknown): Known | null {
  const same = [...factsOf(box).tiles.values()].filter((tile) => tile.sort === sort && (!level || tile.level === level));
  return same.find((tile) => tile.amount === amount) ?? same[0] ?? null;
}

export function isMonster(tile: Known | null): boolean {
  return tile !== null && tile.life > 0;
}

export function specialistOf(box: Box, name: string) {
  const { cost = 0, surcharge = 0, tiles = 0 } = box.specialist.find(({ id }) => id.toLowerCase() === name) ?? {};
  return { cost, surcharge, tiles };
}

/** What it costs to send somebody with this verb: a specialist's price, with what the Impersonator adds. */
export function priceOf(box: Box, verb: string): number {
  const copied = verb.startsWith("copy_");
  const { cost } = specialistOf(box, verb.replace("copy_", ""));
  return cost + (copied ? specialistOf(box, "impersonator").surcharge : 0);
}

export function rowsOf(box: Box): number {
  return LEVELS.length * box.constants.tiles_per_level_per_site;
}

/** Everything of a record as a flat list, in the order of the box. */
export function listed(box: Box, of: "tiles" | "chests", counts: Record<string, number>): Known[] {
  return [...factsOf(box)[of].values()].flatMap((known) => Array.from({ length: counts[known.id] ?? 0 }, () => known));
}

export function topOf(view: View, site: string) {
  return view.sites.find((other) => other.site === site)?.tiles[0] ?? null;
}
