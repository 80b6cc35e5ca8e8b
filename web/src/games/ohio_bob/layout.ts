// Where things lie on the table: a cell is 100 wide, a room has 3 rows of 4 cells, and rooms lie a finger apart.
import { WAYS, type Room, type View, type Way } from "./types";

export const COLUMNS = 4;
export const ROWS = 3;
export const WIDE = 400;
export const HIGH = 300;
const APART = 12;
export const STEPS: Record<Way, readonly [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const OPPOSITE: Record<Way, Way> = { up: "down", down: "up", left: "right", right: "left" };

export interface Place {
  x: number;
  y: number;
}
export interface Area extends Place {
  width: number;
  height: number;
}
export interface Spot {
  /** The number of the room. */
  room: number;
  cell: number;
}

export function opposite(way: Way): Way {
  return OPPOSITE[way];
}

/** The upper left corner of a place on the table. */
export function cornerOf({ x, y }: Place): Place {
  return { x: x * (WIDE + APART), y: y * (HIGH + APART) };
}

export function middleOf(place: Place, cell: number): Place {
  const corner = cornerOf(place);
  return { x: corner.x + ((cell % COLUMNS) + 0.5) * 100, y: corner.y + (Math.floor(cell / COLUMNS) + 0.5) * 100 };
}

/** The middle of the cell where somebody stands. */
export function spotMiddle(rooms: Room[], { room, cell }: Spot): Place {
  return middleOf(rooms[room] ?? { x: 0, y: 0 }, cell);
}

/** Where a place for a room is entered by somebody who comes straight from a cell: the middle of its first cell. */
export function thresholdOf(place: Place, way: Way, from: Place): Place {
  const { x, y } = cornerOf(place);
  const [dx, dy] = STEPS[way];
  return { x: dx === 0 ? from.x : x + (dx > 0 ? 50 : WIDE - 50), y: dy === 0 ? from.y : y + (dy > 0 ? 50 : HIGH - 50) };
}

/** R14.2: the table as the second player sees it, from the opposite side. */
export function turnedView<T extends View>(view: T): T {
  const flip = (cell: number) => ROWS * COLUMNS - 1 - cell;
  return {
    ...view,
    rooms: view.rooms.map((room) => ({
      ...room,
      x: -room.x,
      y: -room.y,
      turned: !room.turned,
      cells: [...room.cells].reverse(),
      edges: [...room.edges].reverse().map(([up = 0, down = 0, left = 0, right = 0]) => [down, up, right, left]),
    })),
    players: view.players.map((player) => ({
      ...player,
      cell: player.cell === null ? null : flip(player.cell),
      spent: player.spent.map(flip),
    })),
  };
}

/** A direction of a player, as it is seen from a seat. */
export function seenWay(way: Way, player: number, from: number, players: number): Way {
  return players === 2 && player !== from ? opposite(way) : way;
}

export function wayOf(word: unknown): Way {
  return WAYS.find((way) => way === word) ?? "up";
}

/** A number from a name that looks random and never changes. */
export function seedOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash;
}

/** The rectangle around the rooms, and a bit of the places where rooms could be laid. */
export function areaOf(rooms: Place[], free: Place[]): Area {
  const BIT = 0.36;
  const corners = rooms.map(cornerOf);
  const first = corners[0] ?? { x: 0, y: 0 };
  let [left, top, right, bottom] = [first.x, first.y, first.x + WIDE, first.y + HIGH];
  for (const { x, y } of corners)
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + WIDE), Math.max(bottom, y + HIGH)];
  const inner = { left, top, right, bottom };
  for (const { x, y } of free.map(cornerOf)) {
    if (x < inner.left) left = Math.min(left, inner.left - BIT * WIDE);
    if (y < inner.top) top = Math.min(top, inner.top - BIT * HIGH);
    if (x + WIDE > inner.right) right = Math.max(right, inner.right + BIT * WIDE);
    if (y + HIGH > inner.bottom) bottom = Math.max(bottom, inner.bottom + BIT * HIGH);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** As much of an area as fits into a window of that size: around everybody if possible, else around one. */
export function closeUp(area: Area, all: Place[], own: Place, wide: number, tall: number): Area {
  const along = (values: number[], mine: number, first: number, size: number, seen: number) => {
    if (size <= seen) return first;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const middle = most - least < seen - 200 ? (least + most) / 2 : mine;
    return Math.min(Math.max(middle - seen / 2, first), first + size - seen);
  };
  return {
    x: along(all.map((place) => place.x), own.x, area.x, area.width, wide),
    y: along(all.map((place) => place.y), own.y, area.y, area.height, tall),
    width: Math.min(area.width, wide),
    height: Math.min(area.height, tall),
  };
}
