// The seats: a colour and a mark for each, so that colour is never the only sign.
import type { Words } from "../../lib/words";
import type { TableInfo } from "../../protocol";

export const COLOURS = ["red", "blue", "yellow", "green", "purple", "turquoise", "white", "orange"] as const;
export const PAINT = ["#cf3a2f", "#2f6fc6", "#f3bd2b", "#3f9440", "#8446a6", "#17a398", "#fbf6e9", "#ee7b22"] as const;

/** The marks in a box from -10 to 10: disc, square, triangle, diamond, star, cross, heart, moon. */
export const MARKS = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10L10 8H-10Z",
  "M0-11L9.5 0L0 11L-9.5 0Z",
  "M0-11L3.1-4L10.6-3.3L5-1.8L8.2 0L5 2.6L6.6 9.4L0 5.6L-6.6 9.4L-5 2.6L-10.6-3.3L-3.1-4Z",
  "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z",
  "M0 10C-6 5-10.5 1-10.5-4C-10.5-10-3-11.5 0-5.5C3-11.5 10.5-10 10.5-4C10.5 1 6 5 0 10Z",
  "M4-10A10.2 10.2 0 1 0 9.6 5.4A8.4 8.4 0 0 1 4-10Z",
] as const;

/** The name people read for a seat: the person's, or the colour of a bot. */
export function seatName(info: TableInfo, seat: number, words: Words): string {
  return info.seats[seat]?.name || words.say("colour", { colour: COLOURS[seat % 8]! });
}

/** The seats in the order of play, the reader's own first. */
export function fromOwn(count: number, seat: number | null): number[] {
  return Array.from({ length: count }, (_, n) => (n + (seat ?? 0)) % count);
}
