// The spaces of an edition's path: what each one is, and in words.
import type { Words } from "../../lib/words";
import type { LostTemple } from "../../protocol";

export type Kind = "start" | "plain" | "temple" | "village" | "jungle" | "chance" | "finish";

export const RULES: Record<Kind, string> = {
  start: "R1.5",
  plain: "R6.1",
  temple: "R5.4",
  village: "R5.5",
  jungle: "R6.1",
  chance: "R7.1",
  finish: "R9.1",
};

/** The last space that is drawn: the finish, or a token beyond it. */
export function lastSpace(view: LostTemple.View): number {
  return Math.max(view.finish, ...view.chance.map((chance) => chance.space));
}

/** What a space is; a chance space may be something else as well. */
export function kindsOf(box: LostTemple.Box, view: LostTemple.View, space: number): Kind[] {
  const { temples, villages, jungles, chance } = box.track;
  if (space === view.finish) return ["finish"];
  const kinds: Kind[] = [];
  if (temples.includes(space)) kinds.push("temple");
  if (villages.includes(space)) kinds.push("village");
  if (jungles.includes(space)) kinds.push("jungle");
  if (chance.includes(space)) kinds.push("chance");
  if (!kinds.length && Object.values(box.start_spaces).includes(space)) kinds.push("start");
  return kinds.length ? kinds : ["plain"];
}

/** A space for those who cannot see it: its number, what it is, its token, and who is there. */
export function describe(words: Words, view: LostTemple.View, kinds: Kind[], space: number, names: string[]): string {
  const chance = view.chance.find((other) => other.space === space);
  const here = view.players.flatMap((player, seat) => (player.position === space ? [names[seat] ?? ""] : []));
  const parts = [
    `${words.say("label", { label: "space" })} ${space}`,
    ...kinds.map((place) => words.say("place", { place })),
    ...(chance?.token ? [words.say("token", { token: chance.token })] : []),
    ...here,
  ];
  return parts.join(", ");
}
