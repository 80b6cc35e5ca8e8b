// Bots by their names: a level, and perhaps a style (`legend-sly`).
import type { Words } from "./words";

/** A fair companion for people who know the rules. */
export const USUAL = "pathfinder";

export interface Bot {
  level: string;
  /** Empty: none of its own. */
  style: string;
}

export function botOf(name: string | null | undefined): Bot {
  const [level = USUAL, style = ""] = (name ?? USUAL).split("-");
  return { level, style };
}

export function named({ level, style }: Bot): string {
  return style ? `${level}-${style}` : level;
}

export function botWords(words: Words, name: string | null): string {
  const { level, style } = botOf(name);
  const bot = words.say("bot", { bot: level });
  return style ? words.say("bot-styled", { bot, style: words.say("style", { style }) }) : bot;
}
