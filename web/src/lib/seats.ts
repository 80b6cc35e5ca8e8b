// Who sits where, in words. A seat's colour is its name too.
import type { Seat, TableInfo } from "../protocol";
import type { Words } from "./words";

export const COLOURS = ["red", "blue", "yellow", "green", "purple", "turquoise", "white", "orange"] as const;

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

/** What sits there, for lists: a level for bots, nothing for people. */
export function botName(words: Words, seat: Seat): string {
  return seat.kind === "bot" ? words.say("bot", { bot: seat.bot ?? "greedy" }) : "";
}

/** The reader's own seats that no bot plays for. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.yours && !seat.stand_in).map((seat) => seat.number);
}

export function listed(words: Words, names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
