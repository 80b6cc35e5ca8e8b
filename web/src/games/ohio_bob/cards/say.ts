// Cards in words.
import type { Words } from "../../../lib/words";
import { gearOf, type Effect } from "../gear";
import type { Box, Side } from "../types";

export const SIDES: readonly Side[] = ["a", "b"];

export function label(words: Words, name: string): string {
  return words.say("label", { label: name });
}

/** “Move up or down”. */
export function effectName(words: Words, { kind, ways, explores }: Effect): string {
  const named = kind === "map" ? [] : ways.map((direction) => words.say("direction", { direction }));
  const where = new Intl.ListFormat(words.language, { type: "disjunction" }).format(named);
  const name = [words.say("effect-name", { effect: kind }), where].filter(Boolean).join(" ");
  return explores ? name : `${name} (${label(words, "no_exploring")})`;
}

export function sideName(words: Words, effects: Effect[]): string {
  return effects.map((effect) => effectName(words, effect)).join(", ");
}

/** A card: its name, its gem, and what its sides do. */
export function cardName(words: Words, box: Box, card: string): string {
  const { colour, sides } = gearOf(box, card);
  const printed = SIDES.filter((side) => sides[side].length > 0);
  const told = printed.map((side) => `${label(words, printed.length > 1 ? `side_${side}` : "single")}: ${sideName(words, sides[side])}`);
  const gem = colour ? [words.say("gem-colour", { colour })] : [];
  return [words.named(card), ...gem, ...told].join("; ");
}
