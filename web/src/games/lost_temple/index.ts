// Lost Temple in the client.
import type { LostTemple } from "../../protocol";
import type { GameClient } from "../types";
import Poster from "./Poster.svelte";

export const lostTemple: GameClient = {
  key: "lost_temple",
  board: async () => (await import("./Board.svelte")).default,
  poster: Poster,
};

/** How far each seat has walked. */
export function lostTempleProgress(view: unknown): number[] {
  return (view as LostTemple.View).players.map((player) => player.position);
}
