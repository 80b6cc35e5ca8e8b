// What players can say, for “why can't I …?”. Whether it is possible, and why not, only the server knows.
import type { Choice, LostTemple } from "../protocol";

function choice(text: string, verb: string, args: Record<string, string> = {}): Choice {
  return { text, verb, arguments: args };
}

export function lostTempleActions(box: LostTemple.Box): Choice[] {
  const characters = box.character.map(({ key }) => key);
  const answers = (verb: string, words: string[], text: (answer: string) => string) =>
    words.map((answer) => choice(text(answer), verb, { answer }));
  const numbers = (last: number, first = 0) => Array.from({ length: last + 1 - first }, (_, n) => String(n + first));
  const spaces = box.track.chance.map(String);
  return [
    ...["take", "curse", "rob"].flatMap((verb, skipped) =>
      characters.slice(skipped).map((character) => choice(`${verb} ${character}`, verb, { character })),
    ),
    ...answers("priest", ["pays", "stays"], (answer) => `priest ${answer}`),
    ...answers("elder", ["pays", "stays"], (answer) => `elder ${answer}`),
    ...answers("swap", ["swap", "keep"], (answer) => `${answer} tokens`),
    ...answers("machete", ["take", "leave"], (answer) => `${answer} machete`),
    choice("walk 0", "walk_none"),
    ...numbers(box.amounts.free_move_max, 1).map((steps) => choice(`walk ${steps}`, "walk", { steps })),
    ...numbers(box.track.last_index).map((gems) => choice(`scout ${gems}`, "scout", { gems })),
    choice("look nowhere", "look_none"),
    ...spaces.map((space) => choice(`look ${space}`, "look_space", { space })),
    ...spaces.flatMap((space, place) =>
      spaces.slice(place + 1).map((other) => choice(`look ${space} ${other}`, "look", { space, other })),
    ),
  ];
}
