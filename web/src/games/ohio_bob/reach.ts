// Where the side of a card could lead, effect after effect; nobody knows what lies beyond an exploration.
import { gearOf, type Effect } from "./gear";
import type { Place, Spot } from "./layout";
import type { Box, Side } from "./types";
import { jumpsFrom, leadsUp, stepsFrom, type Walker } from "./walk";

export interface Reached extends Spot {
  /** After which effect, counted from 1. */
  step: number;
  /** The way there, the first cell included. */
  path: Spot[];
  /** Nothing follows: a pit. */
  ends: boolean;
  /** The stairs here lead up. */
  leaves: boolean;
}

export interface Reach {
  cells: Reached[];
  /** Where rooms could be laid. */
  lays: (Place & { step: number; from: Spot })[];
}

interface State {
  at: Spot;
  keys: number;
  path: Spot[];
  over: boolean;
}

/** What of a card could come: the rest of the pending one, or all of a side. */
export function reachOf(walker: Walker, effects: Effect[], charges: { keys: number; roped: number } = { keys: 0, roped: 0 }): Reach {
  const player = walker.view.players[walker.seat];
  const cells = new Map<string, Reached>();
  const lays = new Map<string, Reach["lays"][number]>();
  if (!player || player.room === null || player.cell === null) return { cells: [], lays: [] };
  const start: State = { at: { room: player.room, cell: player.cell }, keys: charges.keys, path: [], over: false };
  start.path = [start.at];
  let states = [start];
  let step = 0;
  for (const effect of spread(effects, charges.roped)) {
    if (effect.kind === "key") {
      states = states.map((state) => ({ ...state, keys: state.keys + 1 }));
      continue;
    }
    if (effect.kind === "stone") continue;
    step += 1;
    const next = [...states];
    for (const state of states.filter((one) => !one.over)) {
      for (const { to, lays: place, key } of stepsFrom(walker, effect, state.at, state.keys)) {
        const keys = state.keys - (key ? 1 : 0);
        if (place) {
          const name = `${place.x},${place.y}`;
          if (!lays.has(name)) lays.set(name, { ...place, step, from: state.at });
          next.push({ ...state, keys });
        } else if (to) {
          for (const at of arrivals(walker, effect, to)) next.push(arrive(walker, effect, { ...state, keys }, at, step, cells));
        }
      }
    }
    states = [...new Map(next.map((state) => [`${state.at.room},${state.at.cell},${state.keys},${state.over}`, state])).values()];
  }
  return { cells: [...cells.values()], lays: [...lays.values()] };
}

/** A rope is two steps in a row; what a torch copies is known by `plansOf`. */
function spread(effects: Effect[], roped: number): Effect[] {
  return effects.flatMap((effect, n) => {
    if (effect.kind === "rope") return n === 0 && roped ? [effect] : [effect, effect];
    return effect.kind === "torch" ? [] : [effect];
  });
}

/** The sides of a card as rows of effects: the torch has those of the top card. */
export function plansOf(walker: Walker, box: Box, card: string, side: Side): Effect[][] {
  const effects = gearOf(box, card).sides[side];
  const top = walker.view.players[walker.seat]?.known_pile[0];
  if (!effects.some((effect) => effect.kind === "torch") || !top) return [effects];
  const { a, b } = gearOf(box, top).sides;
  return [a, b];
}

export function merged(reaches: Reach[]): Reach {
  const first = <T extends { step: number }>(all: T[], name: (one: T) => string) => {
    const found = new Map<string, T>();
    for (const one of all) if ((found.get(name(one))?.step ?? Infinity) > one.step) found.set(name(one), one);
    return [...found.values()];
  };
  return {
    cells: first(reaches.flatMap((reach) => reach.cells), ({ room, cell }) => `${room},${cell}`),
    lays: first(reaches.flatMap((reach) => reach.lays), ({ x, y }) => `${x},${y}`),
  };
}

/** R8.8: a teleporter takes the meeple on at once. */
function arrivals(walker: Walker, effect: Effect, to: Spot): Spot[] {
  const kind = walker.view.rooms[to.room]?.cells[to.cell];
  const jumps = kind === "teleporter" && effect.kind !== "rope" ? jumpsFrom(walker, to).map((jump) => jump.to) : [];
  return jumps.length ? jumps : [to];
}

function arrive(walker: Walker, effect: Effect, state: State, at: Spot, step: number, cells: Map<string, Reached>): State {
  const name = `${at.room},${at.cell}`;
  const kind = walker.view.rooms[at.room]?.cells[at.cell];
  const over = kind === "pit" && effect.kind !== "rope" && effect.kind !== "super";
  const path = [...state.path, at];
  const known = cells.get(name);
  if (name !== `${state.path[0]?.room},${state.path[0]?.cell}` && !known)
    cells.set(name, { ...at, step, path, ends: over, leaves: kind === "stairs" && leadsUp(walker, at.room) });
  return { ...state, at, path, over };
}
