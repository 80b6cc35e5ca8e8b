// Where the side of a card could lead, effect after effect; nobody knows what lies beyond an exploration.
import { gearOf, type Effect } from "./gear";
import type { Place, Spot } from "./layout";
import type { Box, Side } from "./types";
import { jumpsFrom, leadsUp, stepsFrom, type Walker } from "./walk";

export interface Reached extends Spot {
  /** After which effect, counted from 1. */
  step: number;
  /** Nothing follows: a pit. */
  ends: boolean;
  /** The stairs here lead up. */
  leaves: boolean;
}

export interface Reach {
  cells: Reached[];
  /** Where rooms could be laid. */
  lays: (Place & { step: number })[];
}

interface State {
  at: Spot;
  keys: number;
  /** In a pit. */
  over: boolean;
}

const spotName = ({ room, cell }: Spot) => `${room},${cell}`;
const placeName = ({ x, y }: Place) => `${x},${y}`;

/** What a row of effects could bring: all of a side, or the rest of the card being played with its charges. */
export function reachOf(walker: Walker, effects: Effect[], charges: { keys: number; roped: number } = { keys: 0, roped: 0 }): Reach {
  const { players, rooms } = walker.view;
  const player = players[walker.seat];
  if (!player || player.room === null || player.cell === null) return { cells: [], lays: [] };
  const start: Spot = { room: player.room, cell: player.cell };
  const cells = new Map<string, Reached>();
  const lays = new Map<string, Reach["lays"][number]>();
  let states: State[] = [{ at: start, keys: charges.keys, over: false }];
  let step = 0;
  for (const effect of spread(effects, charges.roped)) {
    if (effect.kind === "stone") continue;
    if (effect.kind === "key") {
      states = states.map((state) => ({ ...state, keys: state.keys + 1 }));
      continue;
    }
    step += 1;
    const next = [...states];
    for (const state of states.filter(({ over }) => !over)) {
      for (const { to, lays: place, key } of stepsFrom(walker, effect, state.at, state.keys)) {
        const keys = state.keys - (key ? 1 : 0);
        if (place && !lays.has(placeName(place))) lays.set(placeName(place), { ...place, step });
        if (!to) next.push({ ...state, keys });
        else
          for (const at of arrivals(walker, effect, to)) {
            const kind = rooms[at.room]?.cells[at.cell];
            const ends = kind === "pit" && effect.kind !== "rope" && effect.kind !== "super";
            const leaves = kind === "stairs" && leadsUp(walker, at.room);
            if (!cells.has(spotName(at)) && spotName(at) !== spotName(start)) cells.set(spotName(at), { ...at, step, ends, leaves });
            next.push({ at, keys, over: ends });
          }
      }
    }
    states = [...new Map(next.map((state) => [`${spotName(state.at)},${state.keys},${state.over}`, state])).values()];
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

/** Everything that any of them brings, each as soon as possible. */
export function merged(reaches: Reach[]): Reach {
  const first = <T extends { step: number }>(all: T[], name: (one: T) => string) => {
    const found = new Map<string, T>();
    for (const one of all) if ((found.get(name(one))?.step ?? Infinity) > one.step) found.set(name(one), one);
    return [...found.values()];
  };
  return {
    cells: first(reaches.flatMap((reach) => reach.cells), spotName),
    lays: first(reaches.flatMap((reach) => reach.lays), placeName),
  };
}

/** R8.8: a teleporter takes the meeple on at once. */
function arrivals(walker: Walker, effect: Effect, to: Spot): Spot[] {
  const kind = walker.view.rooms[to.room]?.cells[to.cell];
  const jumps = kind === "teleporter" && effect.kind !== "rope" ? jumpsFrom(walker, to).map((jump) => jump.to) : [];
  return jumps.length ? jumps : [to];
}
