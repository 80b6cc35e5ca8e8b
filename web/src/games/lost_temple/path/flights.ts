// What flies, turns or breaks on the path when something happens.
import type { Happening, LostTemple } from "../../../protocol";
import type { Thing } from "../art/Glyph.svelte";
import type { Point, Trail } from "../layout";

export interface Flight {
  key: number;
  /** A thing, or a chance token by its face. */
  thing: Thing | { token: string | null };
  from: Point;
  to: Point;
  /** Shares of the time that the happening is shown. */
  delay: number;
  lasts: number;
  size: number;
  way: "arc" | "rise" | "flip" | "burst";
}

const MOST = 6;
let keys = 0;

/** Who had the idol and the hand of cards before. */
export interface Before {
  idol: number | null;
  drafter: number | null;
}

/** The flights of one happening. */
export function flightsOf(
  { name, seat, facts }: Happening,
  trail: Trail,
  players: LostTemple.Player[],
  before: Before,
): Flight[] {
  const r = trail.radius;
  const spot = (space: unknown): Point | undefined => trail.spaces[Number(space)];
  const head = (who: unknown): Point | undefined => {
    const at = typeof who === "number" ? spot(players[who]?.position) : undefined;
    return at && { x: at.x, y: at.y - r };
  };
  const chest = { x: trail.camp.x + 6, y: trail.camp.y - 10 };
  const rack = { x: trail.camp.x + 66, y: trail.camp.y - 10 };
  const amount = typeof facts.amount === "number" ? facts.amount : 0;

  function fly(thing: Flight["thing"], from?: Point, to?: Point, change: Partial<Flight> = {}): Flight[] {
    if (!from || !to) return [];
    return [{ key: ++keys, thing, from, to, delay: 0, lasts: 0.9, size: r / 15, way: "arc", ...change }];
  }
  function gems(from?: Point, to?: Point): Flight[] {
    const count = Math.min(amount, MOST);
    return Array.from({ length: count }, (_, n) => fly("gem", from, to, { delay: (n / MOST) * 0.35, lasts: 0.6 })).flat();
  }
  function rise(thing: Thing, at?: Point): Flight[] {
    return fly(thing, at, at && { x: at.x, y: at.y - r * 1.6 }, { way: "rise", size: r / 11 });
  }
  function turn(token: string | null, at?: Point): Flight[] {
    return fly({ token }, at, at && { x: at.x, y: at.y - r * 1.9 }, { way: "flip", size: r / 6.4, lasts: 1 });
  }

  const me = head(seat);
  const token = typeof facts.token === "string" ? facts.token : null;
  switch (name) {
    case "gems_gained":
      return gems(chest, me);
    case "gems_paid":
      return gems(me, chest);
    case "robbed":
      return gems(head(facts.victim), me);
    case "machete_gained":
      return fly("machete", rack, me);
    case "machete_spent":
      return rise("broken", spot(facts.space));
    case "machete_lost":
      return rise("broken", me);
    case "claim_made":
      return rise("idol", me);
    case "idol_given":
      return before.idol === seat ? [] : fly("idol", head(before.idol) ?? chest, me, { size: r / 10 });
    case "hand_passed":
      return before.drafter === seat ? [] : fly("back", head(before.drafter) ?? chest, me, { size: r / 12 });
    case "card_taken":
      return rise("back", me);
    case "token_revealed":
    case "token_seen":
      return turn(token, spot(facts.space));
    case "looked":
      return [...rise("eye", spot(facts.space)), ...rise("eye", spot(facts.other))];
    case "looked_at":
      return rise("eye", spot(facts.space));
    case "tokens_swapped":
      return [
        ...fly({ token: null }, spot(facts.space), spot(facts.other)),
        ...fly({ token: null }, spot(facts.other), spot(facts.space)),
      ];
    case "won":
      return burst(spot(facts.space), r).flatMap((to, n) =>
        fly(n % 3 ? "gem" : "idol", spot(facts.space), to, { way: "burst", lasts: 1 }),
      );
    default:
      return [];
  }
}

/** Points all around, for what is thrown into the air. */
function burst(at: Point | undefined, r: number): Point[] {
  if (!at) return [];
  return Array.from({ length: 16 }, (_, n) => {
    const angle = (n / 16) * Math.PI * 2;
    const far = r * (3 + (n % 3) * 1.2);
    return { x: at.x + Math.cos(angle) * far, y: at.y - r * 2 + Math.sin(angle) * far };
  });
}

/** The frames of a flight, as CSS transforms. */
export function framesOf({ from, to, way, size }: Flight): Keyframe[] {
  const at = (x: number, y: number, wide: number, high = wide): string =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${wide.toFixed(3)}, ${high.toFixed(3)})`;
  if (way === "rise") {
    return [
      { transform: at(from.x, from.y, 0.2), opacity: 0 },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.35 },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.75 },
      { transform: at(to.x, to.y - 14, size), opacity: 0 },
    ];
  }
  if (way === "flip") {
    return [
      { transform: at(from.x, from.y, size * 0.4), opacity: 1 },
      { transform: at(to.x, to.y, 0.02, size), opacity: 1, offset: 0.18 },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.34 },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.9 },
      { transform: at(to.x, to.y, size * 0.8), opacity: 0 },
    ];
  }
  if (way === "burst") {
    return [
      { transform: at(from.x, from.y, 0.2), opacity: 1, easing: "ease-out" },
      { transform: at(to.x, to.y, size), opacity: 1, offset: 0.6, easing: "ease-in" },
      { transform: at(to.x, to.y + 40, size), opacity: 0 },
    ];
  }
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const bow = (p: "x" | "y") => (1 - t) ** 2 * from[p] + 2 * t * (1 - t) * high[p] + t ** 2 * to[p];
    return { transform: at(bow("x"), bow("y"), size * (1 + Math.sin(Math.PI * t) * 0.4)), opacity: 1 };
  });
}
