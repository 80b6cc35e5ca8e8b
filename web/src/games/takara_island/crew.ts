// Who stands where. Adventurers are interchangeable; each keeps its place as long as one of its team stands there.
import { rowOf, type Layout, type Point } from "./layout";
import type { Box, View } from "./types";

export interface Member extends Point {
  id: string;
  seat: number;
  place: string;
  lies: boolean;
}

export type Posts = Map<string, string>;

function wanted(view: View, box: Box, seat: number): string[] {
  const player = view.players[seat]!;
  const many = (place: string, count: number) => Array.from({ length: Math.max(0, count) }, () => place);
  const standing = seat === view.active ? Object.entries(view.standing) : [];
  return [
    ...many("camp", player.available),
    ...standing.flatMap(([place, count]) => many(place, count)),
    ...many("hospital", player.hospital),
    ...many("break_room", player.resting),
    ...many("beach", player.recruited ? 0 : box.constants.recruits),
  ];
}

/** Every adventurer's post; whoever can stay stays. */
export function postsOf(view: View, box: Box, before: Posts): Posts {
  const posts: Posts = new Map();
  view.players.forEach((_, seat) => {
    const places = wanted(view, box, seat);
    const idle: string[] = [];
    for (let n = 0; n < places.length; n++) idle.push(`${seat}-${n}`);
    for (const id of [...idle]) {
      const place = places.indexOf(before.get(id) ?? "");
      if (place < 0) continue;
      posts.set(id, places.splice(place, 1)[0]!);
      idle.splice(idle.indexOf(id), 1);
    }
    idle.forEach((id, n) => posts.set(id, places[n]!));
  });
  return posts;
}

export function membersOf(posts: Posts, view: View, layout: Layout): Member[] {
  const groups = new Map<string, string[]>();
  const all = [...posts].map(([id, place]) => ({ id, place, seat: Number(id.split("-")[0]) }));
  for (const { id, place, seat } of all) {
    const key = place === "camp" ? `camp-${seat}` : place;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return all.map(({ id, place, seat }) => {
    const group = groups.get(place === "camp" ? `camp-${seat}` : place)!;
    const spot = spotOf(place, seat, group.indexOf(id), group.length, view, layout);
    return { id, seat, place, lies: place === "hospital", ...spot };
  });
}

export function spotOf(place: string, seat: number, n: number, count: number, view: View, layout: Layout): Point {
  const { narrow, meeple } = layout;
  const middle = (step: number) => (n - (count - 1) / 2) * step;
  if (place === "camp") {
    const camp = layout.camps[seat]!;
    return { x: camp.x + (narrow ? 40 : 62) + n * camp.step, y: camp.y };
  }
  const site = view.sites.findIndex((other) => other.site === place);
  if (site >= 0) {
    const step = Math.min(meeple * 0.62, (layout.tile.width - 16) / Math.max(1, count));
    return { x: layout.shafts[site]! + middle(step), y: rowOf(layout, view.sites[site]!.tiles.length) + 1 };
  }
  if (place === "hospital" || place === "break_room") {
    const { x, y, scale } = layout.places.hospital!;
    const step = Math.min(13, 40 / Math.max(1, count)) * scale;
    return place === "hospital" ? { x: x - 26 * scale + middle(step), y: y - 2 } : { x: x + 34 * scale + middle(step), y: y - 2 };
  }
  const { x, y, scale, width } = layout.places[place] ?? layout.places.beach!;
  const step = Math.min(meeple * 0.72, (width - 30) / Math.max(1, count));
  return { x: x + middle(step) + (place === "beach" ? 6 * scale : 0), y: y + (narrow ? 3 : 5) };
}
