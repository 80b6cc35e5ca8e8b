// The equipment side of the cards: gem, set, and the effects of both sides.
import type { Box, Colour, Group, Player, Side, Way } from "./types";

export type Kind = "move" | "key" | "stone" | "hammer" | "rope" | "torch" | "map" | "super";

export interface Effect {
  kind: Kind;
  ways: Way[];
  /** A move that may explore; only other editions have moves that may not. */
  explores: boolean;
}

export interface Gear {
  id: string;
  /** The bag's colour; null for the Super gear. */
  set: "green" | "blue" | null;
  /** The gem; null for the Super gear. */
  colour: Exclude<Colour, "white"> | null;
  /** The Super gear has an empty side b. */
  sides: Record<Side, Effect[]>;
}

const LETTERS: Record<string, Way | undefined> = { U: "up", D: "down", L: "left", R: "right" };
const ALL: Way[] = ["up", "down", "left", "right"];

export function effectOf(text: string): Effect {
  const [kind = "", rest = ""] = text.split(":");
  const [letters = "", mark] = rest.split("!");
  const ways = kind === "map" ? ALL : [...letters].flatMap((letter) => LETTERS[letter] ?? []);
  return { kind: kind as Kind, ways, explores: mark === undefined };
}

export function isSuper(card: string): boolean {
  return card.startsWith("supergear");
}

/** A card by its id: `rd1-green`, `supergear`. */
export function gearOf(box: Box, id: string): Gear {
  if (isSuper(id)) return { id, set: null, colour: null, sides: { a: box.super_gear.effects.map(effectOf), b: [] } };
  const dash = id.lastIndexOf("-");
  const card = box.card.find((other) => other.id.toLowerCase() === id.slice(0, dash));
  const set = id.slice(dash + 1) === "blue" ? "blue" : "green";
  return { id, set, colour: card?.colour ?? null, sides: { a: card?.a.map(effectOf) ?? [], b: card?.b.map(effectOf) ?? [] } };
}

/** Names of cards without the set in brackets, where the colour of the bag shows it. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)$/, "");
}

export interface Slot {
  colour: Exclude<Colour, "multi">;
  /** The gem that fills it. */
  by: Exclude<Colour, "white"> | null;
}

/** R11.2: the places of a challenge, and the gems of hand and played cards that fill them. */
export function slotsOf(groups: Group[], player: Pick<Player, "hand" | "played">, box: Box): Slot[][] {
  const gems = [...player.hand, ...player.played].flatMap((card) => gearOf(box, card).colour ?? []);
  const left = new Map<string, number>();
  for (const gem of gems) left.set(gem, (left.get(gem) ?? 0) + 1);
  const take = (colour: string) => {
    const count = left.get(colour) ?? 0;
    if (count) left.set(colour, count - 1);
    return count > 0;
  };
  const rows = groups.map(({ colour, count }) => Array.from({ length: count }, (): Slot => ({ colour: colour as Slot["colour"], by: null })));
  for (const row of rows) for (const slot of row) if (slot.colour !== "white" && take(slot.colour)) slot.by = slot.colour;
  for (const row of rows.filter(([first]) => first?.colour === "white")) {
    const best = (["red", "yellow", "green", "blue"] as const).reduce((a, b) => ((left.get(b) ?? 0) > (left.get(a) ?? 0) ? b : a));
    for (const slot of row) if (take(best)) slot.by = best;
  }
  for (const row of rows) for (const slot of row) if (slot.by === null && take("multi")) slot.by = "multi";
  return rows;
}
