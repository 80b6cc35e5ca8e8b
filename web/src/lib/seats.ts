// Who sits where, in words. A seat's colour is its name too.
import type { Seat, TableInfo } from "../protocol";
import { botWords } from "./bots";
import type { Words } from "./words";

export const COLOURS = ["red", "blue", "yellow", "green", "purple", "turquoise", "white", "orange"] as const;

/** The signs in a box from -10 to 10, so that colour is never alone: disc, square, triangle, diamond, star, cross, heart, moon. */
export const MARKS = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10L10 8H-10Z",
  "M0-11L9.5 0L0 11L-9.5 0Z",
  "M0-11L2.8-3.9L10.5-3.4L4.6 1.5L6.5 8.9L0 4.8L-6.5 8.9L-4.6 1.5L-10.5-3.4L-2.8-3.9Z",
  "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z",
  "M0 10C-6 5-10.5 1-10.5-4C-10.5-10-3-11.5 0-5.5C3-11.5 10.5-10 10.5-4C10.5 1 6 5 0 10Z",
  "M4-10A10.2 10.2 0 1 0 9.6 5.4A8.4 8.4 0 0 1 4-10Z",
] as const;

export function colourName(words: Words, seat: number): string {
  return words.say("colour", { colour: COLOURS[seat] ?? "orange" });
}

/** The names for sentences: people by their name (with the colour where two share one), bots by their colour. */
export function seatNames(words: Words, info: TableInfo): string[] {
  return info.seats.map((seat) => {
    const colour = colourName(words, seat.number);
    if (seat.kind !== "person" || !seat.name) return colour;
    const alone = info.seats.every((other) => other.number === seat.number || other.name !== seat.name);
    return alone ? seat.name : words.say("seat-name-colour", { name: seat.name, colour });
  });
}

/** What sits there, for lists: level and style of bots, nothing for people. */
export function botName(words: Words, seat: Seat): string {
  return seat.kind === "bot" ? botWords(words, seat.bot) : "";
}

/** The reader's own seats that no bot plays for. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.yours && !seat.stand_in).map((seat) => seat.number);
}

export function listed(words: Words, names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
