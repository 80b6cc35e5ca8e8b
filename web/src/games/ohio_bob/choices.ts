// Where on the board each choice of a decision is made.
import type { Words } from "../../lib/words";
import type { Choice, Decision } from "../../protocol";
import { entering, forecastOf, NOTHING, type Forecast } from "./forecast";
import { effectOf, gearOf, type Effect } from "./gear";
import { seenWay, wayOf, type Place, type Spot } from "./layout";
import type { Box, Pending, Way } from "./types";
import { beside, jumpsFrom, stepsFrom, type Walker } from "./walk";

/** A direction that can be taken, and what it leads to. */
export interface Aim {
  choice: Choice;
  way: Way;
  to: Spot | null;
  lays: Place | null;
  forecast: Forecast;
}

/** The effects of the card being played that are still to come, the present one first. */
export function effectsLeft(box: Box, pending: Pending | null): Effect[] {
  if (!pending) return [];
  return gearOf(box, pending.copied ?? pending.card).sides[pending.side === "b" ? "b" : "a"].slice(pending.step);
}

export function aimsOf(decision: Decision | null, walker: Walker, from: number, box: Box, words: Words): Aim[] {
  const { view, seat } = walker;
  const player = view.players[seat];
  if (!decision || !player || player.room === null || player.cell === null) return [];
  const at: Spot = { room: player.room, cell: player.cell };
  const effect = effectsLeft(box, view.pending)[0] ?? effectOf("move:UDLR");
  const steps = stepsFrom(walker, effect, at, view.pending?.keys ?? 0);
  return decision.choices.flatMap((choice): Aim[] => {
    const way = seenWay(wayOf(choice.arguments.direction), seat, from, view.players.length);
    if (choice.verb === "teleport") {
      const to = jumpsFrom(walker, at).find((jump) => jump.way === way)?.to ?? at;
      return [{ choice, way, to, lays: null, forecast: landing(walker, box, words, to) }];
    }
    if (choice.verb !== "go") return [];
    const step = steps.find((other) => other.way === way) ?? { way, to: null, lays: beside(view.rooms[at.room], way), key: false };
    return [{ choice, way, to: step.to, lays: step.lays, forecast: forecastOf(walker, box, words, effect.kind, view.pending, step) }];
  });
}

/** R8.8: beyond a teleporter the step that led there still counts, but a second teleporter has no effect. */
function landing(walker: Walker, box: Box, words: Words, to: Spot): Forecast {
  const { pending, rooms } = walker.view;
  if (!pending || rooms[to.room]?.cells[to.cell] === "teleporter") return NOTHING;
  const keeps = walker.options.teleport_keeps_protection ?? true;
  const effects = effectsLeft(box, { ...pending, step: pending.step - 1 });
  return entering(walker, box, words, keeps ? (effects[0]?.kind ?? "move") : "move", keeps ? pending.stones : 0, to);
}

/** The rule to tell for a verb or a thing. */
export const RULES: Record<string, string | undefined> = {
  challenge: "R1.3", pick: "R1.6", play: "R3.1", rest: "R9.2", hand_over: "R14.3", go: "R4.1", skip: "R3.2", copy: "R7.3", teleport: "R8.8",
  remain: "A18", stairs: "R8.10", bonus: "R8.1", gift: "R14.10", choose: "R10.4", refuse: "R14.9", first_room: "R10.6", explore: "R5.2",
  wall: "R4.2", door: "R6.2", pit: "R8.5", trap: "R8.6", ration: "R8.2", chest: "R8.3", teleporter: "R8.8",
  red: "R8.4", yellow: "R8.4", green: "R8.4", blue: "R8.4", move: "R4.1", key: "R6.2", stone: "R6.1", hammer: "R7.1", rope: "R7.2",
  torch: "R7.3", map: "R7.4", super: "R7.5", won: "R11.3", energy: "R12.1", amulet: "R12.2", pile: "R12.3", turns: "R2.3", exchange: "A47",
};
