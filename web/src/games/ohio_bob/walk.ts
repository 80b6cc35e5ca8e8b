// Steps through the temple (R4, R5, R7): what a step would be, from the rooms as they lie. Directions as they are seen.
import type { Effect, Kind } from "./gear";
import { COLUMNS, opposite, ROWS, STEPS, type Place, type Spot } from "./layout";
import { WAYS, type Player, type Room, type View, type Way } from "./types";

export const WALL = 1;
export const DOOR = 2;

export type Options = Record<string, boolean | number | string>;

export interface Step {
  way: Way;
  /** Where the meeple goes; null for an exploration. */
  to: Spot | null;
  /** Where a room would be laid. */
  lays: Place | null;
  /** It takes a key. */
  key: boolean;
}

function edgeAt(room: Room | undefined, cell: number, way: Way): number {
  return room?.edges[cell]?.[WAYS.indexOf(way)] ?? 0;
}

export function isInside(cell: number, way: Way): boolean {
  const [dx, dy] = STEPS[way];
  const [row, column] = [Math.floor(cell / COLUMNS) + dy, (cell % COLUMNS) + dx];
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

/** The next cell, in the same room or at the other border of the next one. */
export function nextCell(cell: number, way: Way): number {
  const [dx, dy] = STEPS[way];
  const [row, column] = [Math.floor(cell / COLUMNS) + dy + ROWS, (cell % COLUMNS) + dx + COLUMNS];
  return (row % ROWS) * COLUMNS + (column % COLUMNS);
}

export function roomAt(rooms: Room[], { x, y }: Place): number {
  return rooms.findIndex((room) => room.x === x && room.y === y);
}

export function beside(room: Place | undefined, way: Way): Place {
  const [dx, dy] = STEPS[way];
  return { x: (room?.x ?? 0) + dx, y: (room?.y ?? 0) + dy };
}

/** The room of the next cell, -1 where none lies. */
export function nextRoom(rooms: Room[], { room, cell }: Spot, way: Way): number {
  return isInside(cell, way) ? room : roomAt(rooms, beside(rooms[room], way));
}

/** R0.3: a door if either side shows one, else a wall if either does. */
export function edgeBetween(rooms: Room[], spot: Spot, way: Way): number {
  const mine = edgeAt(rooms[spot.room], spot.cell, way);
  const other = nextRoom(rooms, spot, way);
  if (other < 0 || other === spot.room) return mine;
  return Math.max(mine, edgeAt(rooms[other], nextCell(spot.cell, way), opposite(way)));
}

/** Whose cards are played, and what is on the way. */
export interface Walker {
  view: View;
  seat: number;
  options: Options;
}

export function canExplore({ rooms_laid, rooms_needed, pile }: Player): boolean {
  return rooms_laid < rooms_needed && pile > 0;
}

function isTaken({ view, seat }: Walker, { room, cell }: Spot): boolean {
  return view.players.some((player, other) => other !== seat && player.room === room && player.cell === cell);
}

function passes(kind: Kind, edge: number, keys: number, explores: boolean, options: Options): boolean {
  if (edge === 0) return true;
  if (kind === "hammer") return explores || edge === DOOR || (options.hammer_scope ?? "any") === "any";
  return edge === DOOR && (kind === "super" || (kind === "move" && keys > 0));
}

/** R4, R5.1, R7: what an effect can do from a cell, one entry per direction. */
export function stepsFrom(walker: Walker, effect: Effect, from: Spot, keys: number): Step[] {
  const { view, seat, options } = walker;
  const player = view.players[seat];
  if (!player) return [];
  return effect.ways.flatMap((way): Step[] => {
    const edge = edgeBetween(view.rooms, from, way);
    const room = nextRoom(view.rooms, from, way);
    const lays = beside(view.rooms[from.room], way);
    const key = effect.kind === "move" && edge === DOOR;
    if (effect.kind === "map") return seesBorder(walker, from, way) && canExplore(player) ? [{ way, to: null, lays, key: false }] : [];
    if (room < 0) {
      const may = effect.kind !== "rope" && effect.explores && canExplore(player) && passes(effect.kind, edge, keys, true, options);
      return may ? [{ way, to: null, lays, key }] : [];
    }
    const to = { room, cell: nextCell(from.cell, way) };
    if (isTaken(walker, to)) return [];
    const kind = view.rooms[room]?.cells[to.cell];
    const may = effect.kind === "rope" ? edge === 0 && (kind === "empty" || kind === "pit") : passes(effect.kind, edge, keys, false, options);
    return may ? [{ way, to, lays: null, key }] : [];
  });
}

/** R7.4: a clear line to the border, and nothing lies behind it. */
function seesBorder({ view, options }: Walker, { room, cell }: Spot, way: Way): boolean {
  const lies = view.rooms[room];
  let at = cell;
  while (isInside(at, way)) {
    if (edgeAt(lies, at, way)) return false;
    at = nextCell(at, way);
  }
  const blocked = (options.map_border_wall_blocks ?? true) && edgeAt(lies, at, way) !== 0;
  return !blocked && roomAt(view.rooms, beside(lies, way)) < 0;
}

/** R8.8: where a teleporter can lead. */
export function jumpsFrom(walker: Walker, { room, cell }: Spot): { way: Way; to: Spot }[] {
  const { rooms } = walker.view;
  return WAYS.flatMap((way) => {
    const to = { room: roomAt(rooms, beside(rooms[room], way)), cell };
    return to.room >= 0 && !isTaken(walker, to) ? [{ way, to }] : [];
  });
}

/** R8.9, R8.10: the stairs here lead up for this player. */
export function leadsUp({ view, seat, options }: Walker, room: number): boolean {
  const [player, lies] = [view.players[seat], view.rooms[room]];
  if (!player || !lies || player.rooms_laid < player.rooms_needed) return false;
  if (lies.last) return (options.coop_exit ?? "any") === "any" || lies.owner === seat;
  return Boolean(options.l3_low_stairs_exit) && player.level === 3;
}

/** A free place beside a room, with a border that is not all wall. */
export function opensTo(rooms: Room[], room: number, way: Way): boolean {
  const lies = rooms[room];
  if (!lies || roomAt(rooms, beside(lies, way)) >= 0) return false;
  return lies.cells.some((_, cell) => !isInside(cell, way) && edgeAt(lies, cell, way) !== WALL);
}
