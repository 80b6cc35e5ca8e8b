// Ohio Bob in the client.
import type { GameClient } from "../types";
import Poster from "./Poster.svelte";
import type { View } from "./types";

const client: GameClient = {
  board: async () => (await import("./Board.svelte")).default,
  poster: Poster,
  shared: true,
  /** Rooms of all levels so far. */
  progress: (view: View) => view.players.map(({ level, rooms_laid }) => 10 * (level - 1) + rooms_laid),
  beats: {
    card_shown: 0.35,
    card_kept: 0.8,
    card_played: 0.7,
    moved: 0.55,
    explored: 0.35,
    room_laid: 0.8,
    effect_skipped: 0.5,
    copied: 0.8,
    trap_sprung: 1.1,
    fell: 0.9,
    rested: 1.2,
    chest_opened: 1.1,
    level_left: 1.6,
    level_began: 1.4,
    exchanged: 1.8,
    amulet_tested: 2,
    ended: 2,
  },
};
export default client;
