// What a step will do, as far as anybody can know: for the board's hints and for those who only hear it.
import type { Words } from "../../lib/words";
import { faceOf } from "./faces";
import { gearOf, shortName, type Kind } from "./gear";
import type { Spot } from "./layout";
import type { Box, Pending, Room } from "./types";
import { leadsUp, type Step, type Walker } from "./walk";

export interface Forecast {
  /** The picture of it. */
  sign: "trap" | "pit" | "safe" | "card" | "ration" | "teleporter" | "leave" | "room" | "none";
  /** A number beside the picture. */
  amount: string;
  /** The card that is taken or laid. */
  card: string | null;
  /** The face of the room that is laid, where it has been seen before. */
  room: Pick<Room, "cells" | "edges"> | null;
  /** It would be the end. */
  fatal: boolean;
  text: string;
}

export const NOTHING: Forecast = { sign: "none", amount: "", card: null, room: null, fatal: false, text: "" };
const COLOURS = ["red", "yellow", "green", "blue"];

export function forecastOf(walker: Walker, box: Box, words: Words, kind: Kind, pending: Pending | null, step: Step): Forecast {
  if (step.to) return entering(walker, box, words, kind, pending?.stones ?? 0, step.to);
  const player = walker.view.players[walker.seat];
  const card = player?.known_pile[0] ?? null;
  if (!player || !card) return NOTHING;
  const isLast = player.rooms_laid + 1 === player.rooms_needed;
  const fatal = player.pile === 1 && !isLast;
  const text = words.say(isLast ? "board-last-room" : "board-room", { card: shortName(words.named(card)) });
  const face = walker.view.faces[card];
  if (!face) return { ...NOTHING, sign: "room", card, fatal, text };
  const room = faceOf(box, face, player.set, isLast !== (walker.seat === 1));
  return { ...NOTHING, sign: "room", card, room, fatal, text: `${text} ${words.say("board-seen", { face: words.named(face) })}` };
}

/** R8: the cell that is entered. */
export function entering(walker: Walker, box: Box, words: Words, effect: Kind, stones: number, at: Spot): Forecast {
  const player = walker.view.players[walker.seat];
  const kind = walker.view.rooms[at.room]?.cells[at.cell] ?? "empty";
  if (!player) return NOTHING;
  const step = (what: string, cost = 0) => words.say("board-step", { what, cost });
  const fresh = player.room !== at.room || !player.spent.includes(at.cell);
  if (kind === "trap") {
    if (effect === "super" || stones > 0) return { ...NOTHING, sign: "safe", text: step("safe") };
    const fatal = player.energy <= 1;
    return { ...NOTHING, sign: "trap", amount: "−1", fatal, text: step(fatal ? "end" : "trap") };
  }
  if (kind === "pit") {
    if (effect === "super" || effect === "rope") return { ...NOTHING, sign: "safe", text: step("safe") };
    const fatal = player.energy <= player.rest_cost;
    return { ...NOTHING, sign: "pit", amount: `−${player.rest_cost}`, fatal, text: step(fatal ? "end" : "pit", player.rest_cost) };
  }
  if (effect === "rope") return NOTHING;
  if (kind === "stairs") return leadsUp(walker, at.room) ? { ...NOTHING, sign: "leave", text: step("leave") } : NOTHING;
  if (kind === "teleporter") return { ...NOTHING, sign: "teleporter", text: words.say("cell-about", { cell: kind }) };
  if (kind === "ration") return fresh ? ration(walker, box, step) : { ...NOTHING, text: step("spent") };
  if (kind === "chest" || COLOURS.includes(kind)) return fresh ? chest(walker, box, words, kind) : { ...NOTHING, text: step("spent") };
  return NOTHING;
}

/** R8.2, R14.6: for the partner while he is on the level. */
function ration({ view, seat, options }: Walker, box: Box, step: (what: string) => string): Forecast {
  const other = view.players.findIndex((player, n) => n !== seat && player.state !== "left");
  const guest = view.players[other < 0 ? seat : other];
  const face = String(options[options.rations_off_card === "energy" ? "energy_face" : "level_face"] ?? "easy");
  const off = guest !== undefined && (box.level[face]?.rations_off.includes(view.players[seat]?.level ?? 0) ?? false);
  const gains = guest !== undefined && !off && guest.energy < guest.most_energy;
  return { ...NOTHING, sign: "ration", amount: gains ? "+1" : "+0", text: step(gains ? (other < 0 ? "ration" : "gift") : "wasted") };
}

/** R8.3, R8.4: the top card, or the first of a colour where it is known. */
function chest({ view, seat }: Walker, box: Box, words: Words, kind: string): Forecast {
  const player = view.players[seat];
  if (!player || player.pile === 0) return NOTHING;
  const isMissing = player.rooms_laid < player.rooms_needed;
  const fits = (card: string) => kind === "chest" || [kind, "multi"].includes(gearOf(box, card).colour ?? "");
  const known = player.known_pile.find(fits) ?? (player.known_pile.length === player.pile ? player.known_pile[0] : undefined);
  const fatal = player.pile === 1 && isMissing;
  if (!known) return { ...NOTHING, sign: "card", amount: "?", fatal, text: words.say("cell-about", { cell: kind }) };
  return { ...NOTHING, sign: "card", card: known, fatal, text: words.say("board-gain", { card: shortName(words.named(known)) }) };
}
