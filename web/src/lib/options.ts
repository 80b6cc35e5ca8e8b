// Options of a game and clocks, between forms and messages.
import type { Clock, OptionInfo } from "../protocol";
import type { Words } from "./words";

export type ClockKind = Clock["kind"] | "none";

const MINUTE = 60;
const DAY = 86_400;

/** A name as the text files write it. */
export function dashed(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

/** The value that a label in a form stands for. */
export function optionValue(option: OptionInfo, label: string): boolean | string {
  return option.values.find((value) => String(value) === label) ?? label;
}

/** An option of a table in words: what it is called, and which value it has. */
export function optionWords(words: Words, name: string, value: boolean | number | string): [string, string] {
  const key = `option-${dashed(name)}`;
  return [words.say(key), typeof value === "number" ? String(value) : words.say(`${key}.${dashed(String(value))}`)];
}

export function clockOf(kind: ClockKind, minutes: number, increment: number, days: number): Clock | null {
  if (kind === "none") return null;
  if (kind === "game") return { kind, seconds: minutes * MINUTE, increment };
  return { kind, seconds: days * DAY, increment: 0 };
}

/** Time left, as clocks show it: days and hours, or minutes and seconds. */
export function timeLeft(seconds: number, words: Words): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) return words.say("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3600) });
  const parts = left >= 3600 ? [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60] : [Math.floor(left / 60), left % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}
