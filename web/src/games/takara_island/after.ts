// The view after a row of the journal, as far as the row tells: what is shown until the next view arrives.
import type { Happening } from "../../protocol";
import { chestCalled, tileCalled } from "./facts";
import type { Box, Player, SiteTile, View } from "./types";

/** A view between two snapshots: who was sent last, and what was told last. */
export interface Shown extends View {
  sent?: string;
  told?: string;
}

type Facts = Happening["facts"];
type Change = (view: Shown, seat: number, facts: Facts, box: Box) => Shown;

export function after(view: Shown, { name, seat, facts }: Happening, box: Box): Shown {
  const changed = CHANGES[name]?.(view, seat ?? -1, facts, box) ?? view;
  return { ...changed, told: name };
}

const CHANGES: Record<string, Change | undefined> = {
  turn_began: (view, seat, { round }) => ({
    ...home(view),
    active: seat,
    round: number(round),
    sword: false,
    counter_used: false,
    sites: view.sites.map((site) => ({ ...site, tiles: site.tiles.map((tile) => (tile.face === "fresh" ? { ...tile, face: "up" } : tile)) })),
  }),
  sword_rented: (view, seat, { cost }) => ({ ...paid(view, seat, cost), sword: true }),
  tile_seen: (view, _, { place, tile, amount }, box) =>
    atPlace(view, place, (there) => ({ ...there, tile: tileCalled(box, there.level, tile, amount)?.id ?? there.tile, glanced: true })),
  looked: (view, seat, { site, positions }) => seen(sent(forget(view), seat, site), seat, site, positions, true),
  spied: (view, seat, { site, positions }) => seen(forget(view), seat, site, positions, false),
  turned_up: (view, _, { place, tile, amount }, box) => atPlace(view, place, (there) => turned(there, box, tile, amount)),
  karas_for_view: (view, seat, { amount }) => gained(view, seat, amount),
  dug_karas: (view, seat, { site, amount }) => gained(without(sent(view, seat, site), site), seat, amount),
  dug_xp: (view, seat, { site, tile, amount }, box) => {
    const kept = tileCalled(box, topLevel(view, site), tile, amount);
    return keeps(without(sent(view, seat, site), site), seat, "tiles", kept?.id);
  },
  dug_rockfall: (view, seat, { site }, box) => atTop(sent(view, seat, site), site, (top) => turned(top, box, "rockfall", 0)),
  dug_monster: (view, seat, { site, tile, amount }, box) =>
    atTop(sent(view, seat, site), site, (top) => turned(top, box, tile, amount)),
  dug_chest: (view, seat, { site }) => without(sent(view, seat, site), site),
  dug_stone: (view, seat, { site, count }) => {
    const moved = view.told === "mined" ? view : without(sent(view, seat, site), site);
    return { ...withPlayer(moved, seat, (player) => ({ stones: player.stones + 1 })), stones: number(count) };
  },
  injured: (view, seat) => {
    const place = view.sent ?? Object.keys(view.standing).at(-1) ?? "";
    const standing = { ...view.standing, [place]: Math.max(0, (view.standing[place] ?? 0) - 1) };
    return { ...withPlayer(view, seat, (player) => ({ hospital: player.hospital + 1 })), standing };
  },
  destroyed: (view, seat, { site, amount }, box) => {
    let gone = view;
    for (let n = 0; n < box.constants.destroy_adventurers; n++) gone = sent(gone, seat, site);
    return gained(without(gone, site), seat, amount);
  },
  dived: (view, seat, { amount }) => gained(sent(view, seat, "dive"), seat, amount),
  token_bought: (view, seat, { cost }) => {
    const bought = withPlayer(paid(sent(view, seat, "counter"), seat, cost), seat, (player) => ({ tokens: player.tokens + 1 }));
    return { ...bought, stock: Math.max(0, view.stock - 1) };
  },
  tile_sold: (view, seat, { amount }) => gained(sent(view, seat, "counter"), seat, amount),
  hired: (view, seat, { specialist, cost }) => hired(view, seat, String(specialist), cost),
  copied: (view, seat, { cost }) => hired(view, seat, "impersonator", cost),
  mined: (view, seat, { site, tile, amount }, box) => {
    const kept = tile === "xp" || tile === "wound" ? tileCalled(box, topLevel(view, site), tile, amount)?.id : undefined;
    return keeps(without(view, site), seat, "tiles", kept);
  },
  miner_stopped: (view, _, { site, tile, amount }, box) =>
    atTop(view, site, (top) => (top.face === "down" ? turned(top, box, tile, amount) : top)),
  fight_began: (view, seat, { site }) => sent(view, seat, site),
  monster_hit: (view, _, { site, count }) => atTop(view, site, (top) => ({ ...top, wounds: number(count) })),
  monster_beaten: (view, seat, { site }) =>
    keeps(without(view, site), seat, "tiles", view.sites.find((other) => other.site === site)?.tiles[0]?.tile ?? undefined),
  karas_won: (view, seat, { amount }) => gained(view, seat, amount),
  chest_drawn: (view, seat, { chest, xp }, box) => {
    const drawn = chestCalled(box, chest)?.id;
    const left = drawn ? { ...view, pile: { ...view.pile, [drawn]: Math.max(0, (view.pile[drawn] ?? 0) - 1) } } : view;
    return number(xp) !== 0 && chest !== "map" && chest !== "mimic" ? keeps(left, seat, "chests", drawn) : left;
  },
  mimic_beaten: (view, seat, _, box) => keeps(view, seat, "chests", chestCalled(box, "mimic")?.id),
  map_kept: (view, seat, _, box) => keeps(view, seat, "chests", chestCalled(box, "map")?.id),
  map_cashed: (view, seat, { amount }) => gained(view, seat, amount),
  recruited: (view, seat, { cost }) =>
    withPlayer(paid(view, seat, cost), seat, (player) => ({ recruited: true, available: player.available + 1 })),
  recovered: (view, seat, { count }) =>
    withPlayer(home(view), seat, (player) => ({
      resting: Math.max(0, player.resting - number(count)),
      available: player.available + number(count),
    })),
  healed: (view, seat, { count, cost }) =>
    withPlayer(paid(home(view), seat, cost), seat, (player) => ({
      hospital: Math.max(0, player.hospital - number(count)),
      available: player.available + number(count),
    })),
  sent_to_rest: (view, seat, { count }) =>
    withPlayer(home(view), seat, (player) => ({
      hospital: Math.max(0, player.hospital - number(count)),
      resting: player.resting + number(count),
    })),
  fell_asleep: (view, seat, { specialist }) =>
    withPlayer(home(view), seat, () => ({ specialist: { specialist: String(specialist), asleep: true } })),
  went_home: (view, seat, { specialist }) => {
    const back = withPlayer(home(view), seat, () => ({ specialist: null }));
    return { ...back, harbour: [...view.harbour, String(specialist)] };
  },
};

function number(value: number | string | null | undefined): number {
  return typeof value === "number" ? value : 0;
}

function withPlayer(view: Shown, seat: number, change: (player: Player) => Partial<Player>): Shown {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...change(player) } : player)) };
}

function gained(view: Shown, seat: number, amount: Facts[string] | undefined): Shown {
  return withPlayer(view, seat, (player) => ({ karas: player.karas + number(amount) }));
}

function paid(view: Shown, seat: number, cost: Facts[string] | undefined): Shown {
  return withPlayer(view, seat, (player) => ({ karas: Math.max(0, player.karas - number(cost)) }));
}

/** An adventurer leaves the camp for a place. */
function sent(view: Shown, seat: number, where: Facts[string] | undefined): Shown {
  const place = String(where);
  const gone = withPlayer(view, seat, (player) => ({ available: Math.max(0, player.available - 1) }));
  return { ...gone, standing: { ...view.standing, [place]: (view.standing[place] ?? 0) + 1 }, sent: place };
}

/** Who has acted comes home. */
function home(view: Shown): Shown {
  const count = Object.values(view.standing).reduce((sum, many) => sum + many, 0);
  return { ...withPlayer(view, view.active, (player) => ({ available: player.available + count })), standing: {} };
}

function hired(view: Shown, seat: number, specialist: string, cost: Facts[string] | undefined): Shown {
  const gone = withPlayer(paid(sent(view, seat, "harbour"), seat, cost), seat, () => ({ specialist: { specialist, asleep: false } }));
  return { ...gone, harbour: view.harbour.filter((other) => other !== specialist) };
}

function keeps(view: Shown, seat: number, what: "tiles" | "chests", id: string | undefined): Shown {
  if (!id) return view;
  return withPlayer(view, seat, (player) => ({ [what]: { ...player[what], [id]: (player[what][id] ?? 0) + 1 } }));
}

function atSite(view: Shown, site: unknown, change: (tiles: SiteTile[]) => SiteTile[]): Shown {
  return { ...view, sites: view.sites.map((other) => (other.site === site ? { ...other, tiles: change(other.tiles) } : other)) };
}

function atTop(view: Shown, site: unknown, change: (tile: SiteTile) => SiteTile): Shown {
  return atSite(view, site, (tiles) => tiles.map((tile, n) => (n === 0 ? change(tile) : tile)));
}

/** B2: the second tile from the top of site B. */
function atPlace(view: Shown, place: unknown, change: (tile: SiteTile) => SiteTile): Shown {
  const [site, position] = [String(place).slice(0, 1), Number(String(place).slice(1))];
  return atSite(view, site, (tiles) => tiles.map((tile) => (tile.position === position ? change(tile) : tile)));
}

function without(view: Shown, site: unknown): Shown {
  return atSite(view, site, (tiles) => tiles.slice(1).map((tile) => ({ ...tile, position: tile.position - 1 })));
}

function turned(tile: SiteTile, box: Box, sort: unknown, amount: unknown): SiteTile {
  const id = tileCalled(box, tile.level, sort, amount)?.id ?? tile.tile;
  return { ...tile, face: "fresh", tile: id, seen_by: [], no_rockfall: false, glanced: false };
}

function topLevel(view: View, site: unknown): string | undefined {
  return view.sites.find((other) => other.site === site)?.tiles[0]?.level;
}

/** What was just looked at is shown for the moment only. */
function forget(view: Shown): Shown {
  const still = view.look !== null;
  return { ...view, sites: view.sites.map((site) => ({ ...site, tiles: site.tiles.map((tile) => (tile.glanced && !still ? { ...tile, glanced: false } : tile)) })) };
}

/** The positions of a text such as 1–3 or 1, 3. */
export function positionsOf(text: unknown): number[] {
  return String(text)
    .split(", ")
    .flatMap((run) => {
      const [first = 0, last = first] = run.split("–").map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    });
}

function seen(view: Shown, seat: number, site: unknown, text: unknown, viewed: boolean): Shown {
  if (view.memory_aid !== "full") return view;
  const positions = positionsOf(text);
  return atSite(view, site, (tiles) =>
    tiles.map((tile) =>
      positions.includes(tile.position) && tile.face === "down"
        ? { ...tile, seen_by: [...new Set([...tile.seen_by, seat])].sort(), no_rockfall: tile.no_rockfall || viewed }
        : tile,
    ),
  );
}
