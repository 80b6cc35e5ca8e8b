// Where on the island each choice of a decision is made.
import type { Choice, Decision } from "../../protocol";
import { priceOf, specialistOf } from "./facts";
import type { Box } from "./types";

/** Something that can be clicked, and onto which an adventurer can be dropped. */
export type Target =
  | { kind: "site"; site: string }
  | { kind: "town"; place: string }
  | { kind: "hire"; verb: string };

/** What is being chosen, step by step. */
export type Picking =
  | { at: "site"; site: string }
  | { at: "counter" }
  | { at: "harbour" }
  | { at: "hire"; verb: string }
  | { at: "window"; site: string; verb: string };

export interface Places {
  /** What can be done at each site. */
  sites: Map<string, Choice[]>;
  /** By verb: whom an adventurer can hire, and where. */
  hire: Map<string, Choice[]>;
  dive: Choice | null;
  counter: Choice[];
  /** Questions with a card of their own, and what has no place. */
  answers: Choice[];
  pass: Choice | null;
}

const HIRE = ["miner", "archaeologist", "soothsayer", "copy_miner", "copy_archaeologist", "copy_soothsayer"];
const AT_SITE = ["view", "dig", "destroy", "fight", ...HIRE];

export function placesOf(decision: Decision | null): Places {
  const places: Places = { sites: new Map(), hire: new Map(), dive: null, counter: [], answers: [], pass: null };
  for (const choice of decision?.choices ?? []) {
    const { verb } = choice;
    if (AT_SITE.includes(verb)) add(places.sites, choice.arguments.site ?? "", choice);
    if (HIRE.includes(verb)) add(places.hire, verb, choice);
    if (AT_SITE.includes(verb)) continue;
    if (verb === "dive") places.dive = choice;
    else if (verb === "buy" || verb === "sell") places.counter.push(choice);
    else if (verb === "pass") places.pass = choice;
    else places.answers.push(choice);
  }
  return places;
}

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

export function isHire(verb: string): boolean {
  return HIRE.includes(verb);
}

/** The choices at a site, those of a specialist with several starts as one. */
export function groupsOf(choices: Choice[]): { verb: string; choices: Choice[] }[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) add(groups, choice.verb, choice);
  return [...groups].map(([verb, same]) => ({ verb, choices: same }));
}

export function isSame(a: Choice | null, b: Choice | null | undefined): boolean {
  return a !== null && a.text === b?.text;
}

/** Karas that change hands for certain, for a tag: below zero they are paid. */
export function karasOf(choice: Choice, box: Box): number | null {
  const { verb, arguments: said } = choice;
  const { constants } = box;
  if (HIRE.includes(verb)) return -priceOf(box, verb);
  if (verb === "dive") return constants.dive_karas;
  if (verb === "buy") return -constants.token_cost;
  if (verb === "sell") return Number(said.xp) * constants.sell_karas_per_xp;
  if (verb === "sword" && said.answer === "rent") return -constants.sword_cost;
  if (verb === "recruit" && said.answer === "hire") return -constants.recruit_cost;
  if (verb === "reveal" && said.answer === "reveal") return constants.view_monster_karas;
  if (verb === "heal" && said.count !== "0") return -Number(said.count) * constants.heal_cost;
  return null;
}

/** The positions from the top that a choice is about: first and last. */
export function reachOf(choice: Choice, box: Box): { site: string; first: number; last: number } | null {
  const { verb, arguments: said } = choice;
  if (!said.site) return null;
  const first = Number(said.start ?? 1);
  const tiles = verb === "view" ? box.constants.view_depth : isHire(verb) ? specialistOf(box, verb.replace("copy_", "")).tiles : 1;
  return { site: said.site, first, last: first + Math.max(1, tiles) - 1 };
}

/** The place in town where a choice is made; null for a site. */
export function townOf(choice: Choice): string | null {
  const { verb } = choice;
  if (verb === "dive") return "dive";
  if (verb === "buy" || verb === "sell") return "counter";
  if (HIRE.includes(verb)) return "harbour";
  if (verb === "sword") return "forge";
  if (verb === "recruit") return "beach";
  return verb === "heal" ? "hospital" : null;
}

/** The rule to tell for a verb. */
export const RULES: Record<string, string | undefined> = {
  sword: "R3.1", view: "R6.1", dig: "R5.1", destroy: "R7.1", fight: "R10.1", dive: "R8.1", buy: "R8.2", sell: "R8.2",
  miner: "R9.6", archaeologist: "R9.3", soothsayer: "R9.4", impersonator: "R9.7", copy_miner: "R9.7",
  copy_archaeologist: "R9.7", copy_soothsayer: "R9.7", reveal: "R6.3", look_on: "R6.5", map: "R13.5", recruit: "R11.1",
  heal: "R11.4", pass: "R4.3", counter: "R8.2", harbour: "R9.1", forge: "R3.1", hospital: "R11.4", break_room: "R11.3",
  beach: "R11.1", camp: "R4.1", karas: "R5.3", rockfall: "R5.5", xp: "R5.6", wound: "R5.6", chest: "R5.7", stone: "R5.8",
  bat: "R10.2", goblin: "R10.2", skeleton: "R10.2", drake: "R10.2", monster: "R10.2", tablet: "R13.2", idol: "R13.2",
  purse: "R13.3", skull: "R13.4", mimic: "R13.6", treasure: "R13.1",
};
