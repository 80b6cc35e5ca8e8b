// Realm of the Jade Goddess in the client.
import type { GameClient } from "../types";
import Poster from "./Poster.svelte";
import type { View } from "./types";

const client: GameClient = {
  board: async () => (await import("./Board.svelte")).default,
  poster: Poster,
  progress: (view: View) => view.players.map((player) => player.points ?? player.tokens),
  beats: {
    first_player: 0.8,
    display_dealt: 0.4,
    row_dealt: 0.25,
    turn_began: 0.9,
    figure_paid: 0.5,
    kept: 1.2,
    dug: 1.8,
    tokens_drawn: 0.6,
    token_seen: 0.6,
    gold_gained: 0.8,
    figures_home: 0.8,
    ended: 2,
  },
};
export default client;
