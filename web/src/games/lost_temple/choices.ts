// Where on the board each choice of a decision can be made.
import type { Choice, Decision, LostTemple } from "../../protocol";

export interface Places {
  /** Cards of the hand, by character. */
  hand: Map<string, Choice>;
  /** Characters of the calling line. */
  characters: Map<string, Choice>;
  /** Spaces of the path. */
  spaces: Map<number, Choice>;
  /** Pairs of chance spaces. */
  pairs: Choice[];
  /** Payments of the scout, in ascending order. */
  payments: Choice[];
  /** What has no place of its own: a button. */
  buttons: Choice[];
}

export function placesOf(decision: Decision | null, view: LostTemple.View): Places {
  const places: Places = {
    hand: new Map(),
    characters: new Map(),
    spaces: new Map(),
    pairs: [],
    payments: [],
    buttons: [],
  };
  for (const choice of decision?.choices ?? []) {
    const { verb, arguments: said } = choice;
    if (verb === "take") places.hand.set(said.character ?? "", choice);
    else if (verb === "curse" || verb === "rob") places.characters.set(said.character ?? "", choice);
    else if (verb === "look") places.pairs.push(choice);
    else {
      if (verb === "scout") places.payments.push(choice);
      const space = spaceOf(choice, decision!, view);
      if (space !== null && !places.spaces.has(space)) places.spaces.set(space, choice);
      else if (verb !== "scout") places.buttons.push(choice);
    }
  }
  return places;
}

/** The space to click for a choice: as many steps ahead as it says, or the one the question names. */
function spaceOf(choice: Choice, decision: Decision, view: LostTemple.View): number | null {
  const here = view.players[decision.seat]?.position ?? 0;
  const { verb, arguments: said } = choice;
  if (verb === "look_space") return Number(said.space);
  if (verb === "walk") return Math.min(here + Number(said.steps), view.finish);
  if (verb === "walk_none") return here;
  if (verb === "scout") return Math.min(here + Number(said.gems), view.finish);
  if (verb === "priest" || verb === "elder") {
    const { space } = decision.question.arguments;
    if (said.answer === "stays") return here;
    return space === undefined ? null : Number(space);
  }
  return null;
}

export function isSame(a: Choice | null, b: Choice | null | undefined): boolean {
  return a !== null && a.text === b?.text;
}

/** What a choice costs or how far it goes, for a tag on its place: `+2`, or gems. */
export function tagOf(choice: Choice, decision: Decision): { gems: boolean; text: string } | null {
  const { verb, arguments: said } = choice;
  if (verb === "walk") return { gems: false, text: `+${said.steps}` };
  if (verb === "scout") return { gems: true, text: said.gems === "0" ? "0" : `−${said.gems}` };
  const { cost } = decision.question.arguments;
  if ((verb === "priest" || verb === "elder") && said.answer === "pays" && cost !== undefined) return { gems: true, text: `−${cost}` };
  return null;
}

/** The spaces of a pair. */
export function pairOf(choice: Choice): [number, number] {
  return [Number(choice.arguments.space), Number(choice.arguments.other)];
}
