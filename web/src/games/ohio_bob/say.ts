// Rooms in words.
import type { Words } from "../../lib/words";
import type { Room } from "./types";

/** The name of a room and what is in it. */
export function roomName(words: Words, room: Room): string {
  const things = [...new Set(room.cells)].filter((cell) => cell !== "empty" && cell !== "stairs").map((cell) => words.say("cell-name", { cell }));
  const last = room.last ? [words.say("label", { label: "last_room" })] : [];
  const name = [words.named(room.face), ...last].join(", ");
  return things.length ? `${name}: ${things.join(", ")}` : name;
}
