// How the tokens of a player come together as statues (R12.3): well preserved pieces first, so no good one is wasted.
import { tokenOf } from "./art/idols";
import type { Player } from "./types";

export const PIECES = ["a", "b", "c", "d"] as const;

/** A statue as far as it is there: by piece the token that stands in its place. */
export interface Built {
  pieces: Record<string, string | undefined>;
  whole: boolean;
  pure: boolean;
}

export interface Shelf {
  /** Complete statues, the purest first; then one of each kind that is begun. */
  statues: Built[];
  /** Tokens that wait for a further statue, by their name. */
  rest: [string, number][];
}

/** Statues of all objects together (`statue_same_object` is off): then the server counts them under no object. */
export function isPooled(player: Player | undefined): boolean {
  return player?.statues?.some((statue) => statue.object === 0) ?? false;
}

export function shelfOf(hand: Record<string, number>, pooled: boolean): Shelf {
  const tokens = Object.entries(hand).flatMap(([token, count]) => Array.from({ length: count }, () => token));
  const objects = [...new Set(tokens.map((token) => (pooled ? "" : tokenOf(token).object)))].sort();
  const shelves = objects.map((object) => shelfFor(tokens.filter((token) => pooled || tokenOf(token).object === object)));
  const counts = new Map<string, number>();
  for (const token of shelves.flatMap((shelf) => shelf.rest)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const rest = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const statues = shelves.flatMap((shelf) => shelf.statues);
  const order = ({ whole, pure }: Built) => (pure ? 0 : whole ? 1 : 2);
  return { statues: statues.sort((a, b) => order(a) - order(b)), rest };
}

function shelfFor(tokens: string[]): { statues: Built[]; rest: string[] } {
  const worth = (token: string) => (tokenOf(token).good ? 0 : 1);
  const lines = PIECES.map((piece) =>
    tokens.filter((token) => tokenOf(token).piece === piece).sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : 1)),
  );
  const complete = Math.min(...lines.map((line) => line.length));
  const shown = complete + (lines.some((line) => line.length > complete) ? 1 : 0);
  const statues = Array.from({ length: shown }, (_, n): Built => {
    const pieces = Object.fromEntries(PIECES.map((piece, k) => [piece, lines[k]?.[n]]));
    const there = Object.values(pieces).filter((token) => token !== undefined);
    const whole = there.length === PIECES.length;
    return { pieces, whole, pure: whole && there.every((token) => tokenOf(token).good) };
  });
  return { statues, rest: lines.flatMap((line) => line.slice(shown)) };
}
