// Choices as the board says them: with what the view tells about them.
import type { Words } from "../../lib/words";
import type { Choice } from "../../protocol";
import { tokenName } from "./art/idols";
import type { View } from "./types";

export function choiceName(words: Words, choice: Choice, view: View): string {
  const said = choice.arguments;
  const player = view.players[view.active];
  if (choice.verb === "ride" && said.cell === player?.jeep) return `${words.say("label", { label: "stay" })} (${said.cell})`;
  if (choice.verb === "take_back") {
    const figure = player?.figures.find((other) => other.figure === Number(said.figure));
    if (figure?.cell) return words.say("board-take-back", { strength: figure.strength, cell: figure.cell });
  }
  if (choice.verb === "swap") {
    const other = view.row[Number(said.slot) - 1];
    if (said.token && other) return words.say("board-swap", { give: tokenName(words, said.token), take: tokenName(words, other) });
  }
  return words.action(choice);
}
