// Lost Temple in the client.
import type { LostTemple } from "../../protocol";
import type { GameClient } from "../types";
import Poster from "./Poster.svelte";

const client: GameClient = {
  board: async () => (await import("./Board.svelte")).default,
  poster: Poster,
  progress: (view: LostTemple.View) => view.players.map((player) => player.position),
  beats: {
    start_card: 0.6,
    hand_passed: 0.35,
    set_face_down: 0.5,
    card_taken: 0.7,
    unanswered: 0.7,
    token_replaced: 0.4,
    gems_gained: 0.6,
    round_ended: 0.6,
    moved: 1.3,
    places_swapped: 1.8,
    robbed: 1.4,
    token_revealed: 1.5,
    won: 1.8,
  },
};
export default client;
