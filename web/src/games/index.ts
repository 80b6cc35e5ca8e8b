// The games on the shelf: those that can be played, and posters of those that are not here yet.
import type { Component } from "svelte";
import type { Happening } from "../protocol";
import { lostTemple, lostTempleProgress } from "./lost_temple";
import JadeGoddess from "./posters/JadeGoddess.svelte";
import OhioBob from "./posters/OhioBob.svelte";
import TakaraIsland from "./posters/TakaraIsland.svelte";
import type { GameClient } from "./types";

export interface Playable {
  client: GameClient;
  /** How far each seat is, for the story of a game. */
  progress: (view: never) => number[];
  /** How much of the usual time a happening deserves. */
  beat: (happening: Happening) => number;
}

/** Small news is told quickly, large moves take their time. */
const LOST_TEMPLE_BEATS: Record<string, number | undefined> = {
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
};

export const PLAYABLE: Record<string, Playable | undefined> = {
  lost_temple: {
    client: lostTemple,
    progress: lostTempleProgress,
    beat: ({ name }) => LOST_TEMPLE_BEATS[name] ?? 1,
  },
};

/** In the order of the home page. The words of a game that is not here yet stand with those of the page. */
export const SHELF: readonly { key: string; poster: Component; here: boolean }[] = [
  { key: "lost_temple", poster: lostTemple.poster, here: true },
  { key: "jade_goddess", poster: JadeGoddess, here: false },
  { key: "ohio_bob", poster: OhioBob, here: false },
  { key: "takara_island", poster: TakaraIsland, here: false },
];

/** The game that “Play now” plays. */
export const FIRST = "lost_temple";
