// Why a card or a rest cannot be played now, in the words that the rules have for it; nothing while news are told.
import type { Words } from "../../../lib/words";
import type { View } from "../types";

export function whyNot(words: Words, view: View, seat: number, verb: "play" | "rest"): string {
  const player = view.players[seat];
  if (view.ending) return words.say("why-over", { ending: view.ending });
  if (player?.state === "left") return words.say("why-you-left");
  if (view.pending) return view.pending.seat === seat ? words.say("why-other-decision", { verb }) : words.say("why-partner-plays");
  if (view.phase !== "turn") return "";
  if (player?.state !== "ready") return words.say("why-you-wait");
  if (view.turn_of !== null && view.turn_of !== seat) return words.say("why-not-your-turn");
  return verb === "rest" && player.played.length === 0 ? words.say("why-nothing-played") : "";
}
