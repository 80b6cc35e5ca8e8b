// The regions of the city as they lie on the board.
import { beside, isInside, middleOf, type Place } from "./layout";
import { partsOf } from "./tiles";
import type { Region, View } from "./types";

export interface Site extends Region {
  /** The parts of its tiles: where each lies, and its outline. */
  parts: { cell: string; middle: Place; outline: string }[];
  /** Who is strongest there. */
  leaders: number[];
}

export function sitesOf(view: View): Site[] {
  const sites = view.regions.map((region): Site => {
    const most = Math.max(0, ...region.strengths);
    const leaders = region.strengths.flatMap((strength, seat) => (strength > 0 && strength === most ? [seat] : []));
    return { ...region, parts: [], leaders };
  });
  for (const field of view.board) {
    for (const part of partsOf(field.pattern)) {
      const number = field.regions[part.letter];
      const site = sites.find((other) => other.number === number);
      site?.parts.push({ cell: field.cell, middle: middleOf(field.cell), outline: part.outline });
    }
  }
  return sites;
}

/** The view with its regions found anew: city parts that meet at a side belong together (R1.6). */
export function withRegions<Known extends View>(view: Known, size: number): Known {
  const fields = new Map(view.board.map((field) => [field.cell, field]));
  const numbers = new Map<string, number>();
  const regions: Region[] = [];
  for (const field of view.board) {
    for (const { letter } of partsOf(field.pattern)) {
      if (numbers.has(field.cell + letter)) continue;
      const region: Region = { number: regions.length, open: 0, heads: 0, coins: 0, strengths: view.players.map(() => 0) };
      const open = [{ cell: field.cell, letter }];
      numbers.set(field.cell + letter, region.number);
      for (let next = open.pop(); next; next = open.pop()) {
        const here = fields.get(next.cell);
        region.heads += here?.heads[next.letter] ?? 0;
        region.coins += here?.coins[next.letter] ?? 0;
        for (const side of [0, 1, 2, 3].filter((other) => here?.pattern[other] === next?.letter)) {
          const cell = beside(next.cell, side);
          const other = fields.get(cell)?.pattern[(side + 2) & 3];
          if (other === undefined) region.open += isInside(cell, size) ? 1 : 0;
          else if (other !== "." && !numbers.has(cell + other)) {
            numbers.set(cell + other, region.number);
            open.push({ cell, letter: other });
          }
        }
      }
      regions.push(region);
    }
  }
  view.players.forEach((player, seat) => {
    for (const { cell, part, strength } of player.figures) {
      const region = regions[numbers.get(`${cell}${part}`) ?? -1];
      if (region) region.strengths[seat] = (region.strengths[seat] ?? 0) + strength;
    }
  });
  const board = view.board.map((field) => ({
    ...field,
    regions: Object.fromEntries(partsOf(field.pattern).map(({ letter }) => [letter, numbers.get(field.cell + letter) ?? 0])),
  }));
  return { ...view, board, regions };
}
