// The expedition of the day, and what one can tell of it without giving anything away.
import type { Daily, Day, DayResult } from "../protocol";
import { settings } from "./settings.svelte";
import { fullLink } from "./share";
import type { Words } from "./words";

/** A day that is done. */
export type Done = Day & { result: DayResult };

export const isDone = (day: Day | null): day is Done => Boolean(day?.result);

/** One's own expedition of today, if it has begun. */
export const today = (daily: Daily): Day | null => daily.days.find(({ day }) => day === daily.day) ?? null;

/** A day (of UTC, as `2026-11-15`) in the reader's language. */
export function dayName(day: string, style: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Intl.DateTimeFormat(settings.language, { ...style, timeZone: "UTC" }).format(new Date(day));
}

/** The last days up to today, whether they were played or not. */
export function lastDays(daily: Daily, count: number): { day: string; played: Day | null }[] {
  return Array.from({ length: count }, (_, ago) => {
    const date = new Date(daily.day);
    date.setUTCDate(date.getUTCDate() - (count - 1 - ago));
    const day = date.toISOString().slice(0, 10);
    return { day, played: daily.days.find((other) => other.day === day) ?? null };
  });
}

/** How it ended, in a sentence. */
export function ended(words: Words, { day, result }: Done): string {
  const { won, level, turns, energy } = result;
  return words.say("daily-share", { day: dayName(day), result: won ? "won" : "lost", level: String(level), turns, energy });
}

/** Level by level: passed, or where it ended; at the top the prize. */
function steps({ won, level }: DayResult): string {
  return "🟩".repeat(won ? level : level - 1) + (won ? "🧿" : "🟥");
}

/** What is handed on: nothing that would help, or spoil the fun. */
export function shared(words: Words, day: Done): string {
  return [ended(words, day), steps(day.result), fullLink("/daily")].join("\n");
}
