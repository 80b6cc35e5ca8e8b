// What is known of the characters, as words for it.
import type { LostTemple } from "../../protocol";

export const CHARACTERS = [
  "shaman",
  "thief",
  "seer",
  "priest",
  "elder",
  "craftsman",
  "scout",
  "canoe",
  "child",
] as const;

/** The keys of `card-state`; and `passing` for a card that may still be in the hand that goes round. */
export type State = "passing" | "face_up" | "vain" | "played" | "yours" | "hand" | "held" | "out" | "open" | "openout";

export function numberOf(character: string): number {
  return CHARACTERS.indexOf(character as (typeof CHARACTERS)[number]) + 1;
}

export function ruleOf(character: string): string {
  return `R5.${numberOf(character)}`;
}

/** A word for what the reader knows of a card. */
export function stateOf(view: LostTemple.View, card: LostTemple.Card): State {
  if (card.place === "played" || card.place === "face_up" || card.place === "hand") return card.place;
  if (card.place === "kept") return card.holder === view.seat ? "yours" : "held";
  if (view.called !== null && numberOf(card.character) <= numberOf(view.called)) return "vain";
  if (card.place === null && card.may_hold.length === 0 && view.phase === "draft") return "passing";
  if (card.place !== null || card.may_hold.length === 0) return "out";
  if (card.may_be_out) return "openout";
  return card.may_hold.length === 1 ? "held" : "open";
}
