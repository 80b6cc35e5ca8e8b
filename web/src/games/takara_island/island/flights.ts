// What flies, rises or bursts over the island when something happens.
import type { Happening } from "../../../protocol";
import type { Shown } from "../after";
import { positionsOf } from "../after";
import { rowOf, type Layout, type Point } from "../layout";

export interface Flight {
  key: string;
  kind: "face" | "sign";
  name: string;
  amount: number | null;
  from: Point;
  to: Point;
  /** Shares of the time that the happening is shown. */
  delay: number;
  lasts: number;
  size: number;
  way: "arc" | "rise" | "burst";
}

let count = 0;

/** The flights of a happening; `view` is the table after it. */
export function flightsOf({ name, seat, facts }: Happening, view: Shown, layout: Layout): Flight[] {
  const amount = typeof facts.amount === "number" ? facts.amount : 0;
  const camp = campOf(layout, seat);
  const here = spotOf(layout, view, String(facts.site ?? view.sent ?? ""));
  const sort = String(facts.tile ?? "");
  switch (name) {
    case "dug_karas":
      return [rise("face", "karas", amount, here), ...coins(amount, here, camp, 0.3)];
    case "destroyed":
      return [...burst("rockfall", here), ...coins(amount, here, camp, 0.25)];
    case "dived":
    case "tile_sold":
      return coins(amount, spotOf(layout, view, name === "dived" ? "dive" : "counter"), camp, 0.2);
    case "karas_for_view":
    case "karas_won":
    case "map_cashed":
      return coins(amount, here, camp, 0);
    case "sword_rented":
      return coins(Number(facts.cost), camp, spotOf(layout, view, "forge"), 0);
    case "token_bought":
      return [...coins(Number(facts.cost), camp, spotOf(layout, view, "counter"), 0), arc("face", "token", null, spotOf(layout, view, "counter"), camp, 0.5)];
    case "hired":
    case "copied":
      return coins(Number(facts.cost), camp, spotOf(layout, view, "harbour"), 0);
    case "recruited":
      return coins(Number(facts.cost), camp, spotOf(layout, view, "beach"), 0);
    case "healed":
      return coins(Number(facts.cost), camp, spotOf(layout, view, "hospital"), 0);
    case "dug_xp":
      return [rise("face", sort, amount, here), arc("face", sort, amount, here, camp, 0.55)];
    case "mined":
      if (sort === "karas" || sort === "rockfall") return burst(sort, here);
      return [rise("face", sort, amount, here), ...(sort === "chest" || sort === "stone" ? [] : [arc("face", sort, amount, here, camp, 0.55)])];
    case "dug_rockfall":
      return burst("rockfall", here);
    case "dug_monster":
    case "miner_stopped":
      return [{ ...rise("face", sort, null, here), size: 2.6 }];
    case "turned_up":
    case "tile_seen": {
      const place = String(facts.place ?? "");
      return [rise("face", sort, amount, tileAt(layout, view, place.slice(0, 1), Number(place.slice(1))))];
    }
    case "looked":
    case "spied":
      return positionsOf(facts.positions).map((position, n) => ({
        ...rise("sign", "view", null, tileAt(layout, view, String(facts.site), position)),
        delay: n * 0.12,
        lasts: 0.6,
        size: 0.9,
      }));
    case "injured":
      return [rise("sign", "hospital", null, here)];
    default:
      return [];
  }
}

function campOf(layout: Layout, seat: number | null): Point {
  const camp = layout.camps[seat ?? 0] ?? layout.camps[0]!;
  return { x: camp.x + (layout.narrow ? 16 : 26), y: camp.y - 14 };
}

function spotOf(layout: Layout, view: Shown, place: string): Point {
  const site = view.sites.findIndex((other) => other.site === place);
  if (site >= 0) return { x: layout.shafts[site]!, y: rowOf(layout, view.sites[site]!.tiles.length) - 4 };
  const { x, y } = layout.places[place] ?? layout.places.harbour!;
  return { x, y: y - 24 };
}

function tileAt(layout: Layout, view: Shown, site: string, position: number): Point {
  const place = view.sites.findIndex((other) => other.site === site);
  const tiles = view.sites[place]?.tiles.length ?? 0;
  return { x: layout.shafts[place] ?? 0, y: rowOf(layout, tiles - position + 1) + layout.tile.height / 2 };
}

function flight(change: Omit<Flight, "key">): Flight {
  return { key: `flight-${count++}`, ...change };
}

function rise(kind: Flight["kind"], name: string, amount: number | null, from: Point): Flight {
  return flight({ kind, name, amount, from, to: { x: from.x, y: from.y - 26 }, delay: 0, lasts: 0.9, size: 1.7, way: "rise" });
}

function arc(kind: Flight["kind"], name: string, amount: number | null, from: Point, to: Point, delay: number): Flight {
  return flight({ kind, name, amount, from, to, delay, lasts: 1 - delay, size: 0.8, way: "arc" });
}

function coins(amount: number, from: Point, to: Point, delay: number): Flight[] {
  const many = Math.min(Math.max(0, amount), 7);
  return Array.from({ length: many }, (_, n) =>
    flight({ kind: "face", name: "karas", amount: null, from, to, delay: delay + n * 0.06, lasts: 0.5, size: 0.5, way: "arc" }),
  );
}

function burst(name: string, from: Point): Flight[] {
  return [-1, -0.4, 0.4, 1].map((way) =>
    flight({ kind: "face", name, amount: null, from, to: { x: from.x + way * 44, y: from.y - 30 + Math.abs(way) * 16 }, delay: 0, lasts: 0.8, size: 0.7, way: "burst" }),
  );
}

/** The frames of a flight, as CSS transforms. */
export function framesOf({ from, to, way, size }: Flight): Keyframe[] {
  const at = (x: number, y: number, s: number, turn = 0): string =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${s.toFixed(3)})`;
  if (way === "rise") {
    return [
      { transform: at(from.x, from.y, 0.3), opacity: 0 },
      { transform: at(to.x, to.y, size * 1.1), opacity: 1, offset: 0.25 },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.72 },
      { transform: at(to.x, to.y - 14, size), opacity: 0 },
    ];
  }
  if (way === "burst") {
    return [
      { transform: at(from.x, from.y, 0.3), opacity: 1, easing: "ease-out" },
      { transform: at(to.x, to.y, size, 120), opacity: 1, offset: 0.5, easing: "ease-in" },
      { transform: at(to.x + (to.x - from.x) * 0.4, to.y + 70, size, 260), opacity: 0 },
    ];
  }
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 46 };
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const bow = (p: "x" | "y") => (1 - t) ** 2 * from[p] + 2 * t * (1 - t) * high[p] + t ** 2 * to[p];
    return { transform: at(bow("x"), bow("y"), size * (1 + Math.sin(Math.PI * t) * 0.5)), opacity: t === 1 ? 0.2 : 1 };
  });
}
