// A dig as it is told: who was there how strong, and what everybody got (R8).
import type { Happening } from "../../protocol";
import type { Place } from "./layout";
import { sitesOf, type Site } from "./regions";
import type { View } from "./types";

export interface Digger {
  seat: number;
  strength: number;
  /** Equal strengths share a rank. */
  rank: number;
  tokens: number;
  /** Those of them that the reader may see. */
  seen: string[];
  gold: number;
  /** The figures that went home, by their strength, and where they stood. */
  home: { strength: number; cell: string }[];
}

export interface Dig {
  key: number;
  cell: string;
  heads: number;
  coins: number;
  /** The region as it lies on the board. */
  parts: Site["parts"];
  middle: Place;
  diggers: Digger[];
  /** What was told last. */
  last: Happening;
}

let count = 0;

/** The dig after a row of the journal; null where the row is about something else. `view` is the table before it. */
export function digAfter(dig: Dig | null, happening: Happening, view: View): Dig | null {
  const { name, seat, facts } = happening;
  if (name === "dug" || name === "dug_in_vain") return begun(happening, view, name === "dug", dig);
  if (!dig) return null;
  const change = (changed: (digger: Digger) => Partial<Digger>): Dig => ({
    ...dig,
    last: happening,
    diggers: dig.diggers.map((digger) => (digger.seat === seat ? { ...digger, ...changed(digger) } : digger)),
  });
  if (name === "tokens_drawn") return change(({ tokens }) => ({ tokens: tokens + Number(facts.count) }));
  if (name === "token_seen") return change(({ seen }) => ({ seen: [...seen, String(facts.token)] }));
  if (name === "gold_gained") return change(({ gold }) => ({ gold: gold + Number(facts.amount) }));
  if (name === "pile_empty") return change(() => ({}));
  if (name === "figures_home") return change(({ seat }) => ({ home: figuresIn(view, seat, dig) }));
  return null;
}

function begun(happening: Happening, view: View, someone: boolean, before: Dig | null): Dig | null {
  const { facts } = happening;
  const cell = String(facts.cell);
  const field = view.board.find((other) => other.cell === cell);
  const numbers = [...(field?.pattern ?? "")].flatMap((letter) => (letter === "." ? [] : [field?.regions[letter]]));
  const isNew = (site: Site) => !before?.parts.some((part) => site.parts.some((other) => other.cell === part.cell && other.outline === part.outline));
  const here = sitesOf(view).filter((site) => numbers.includes(site.number) && site.open === 0);
  const order = here.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
  const site = order.find((other) => someone === other.leaders.length > 0 && isNew(other)) ?? order[0];
  if (!site) return null;
  const strengths = [...new Set(site.strengths.filter((strength) => strength > 0))].sort((a, b) => b - a);
  const diggers = site.strengths.flatMap((strength, seat): Digger[] =>
    strength > 0 ? [{ seat, strength, rank: strengths.indexOf(strength) + 1, tokens: 0, seen: [], gold: 0, home: [] }] : [],
  );
  return {
    key: count++,
    cell,
    heads: site.heads,
    coins: site.coins,
    parts: site.parts,
    middle: middleOfAll(site.parts.map((part) => part.middle)),
    diggers: diggers.sort((a, b) => a.rank - b.rank),
    last: happening,
  };
}

function middleOfAll(places: Place[]): Place {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: mean(places.map((place) => place.x)), y: mean(places.map((place) => place.y)) };
}

function figuresIn(view: View, seat: number, dig: Dig): Digger["home"] {
  const cells = new Set(dig.parts.map((part) => part.cell));
  const figures = view.players[seat]?.figures ?? [];
  return figures.flatMap(({ strength, cell }) => (cell !== null && cells.has(cell) ? [{ strength, cell }] : []));
}
