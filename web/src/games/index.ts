// The games on the shelf: every folder here that can be played, and posters of those that are not here yet.
import type { Component } from "svelte";
import OhioBob from "./posters/OhioBob.svelte";
import type { GameClient } from "./types";

const found = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

/** The games that can be played, by their key. */
export const PLAYABLE: Record<string, GameClient | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, client]) => [path.split("/")[1] ?? "", client]),
);

/** Posters of games that are not here yet; their words stand with those of the page. */
const AWAITED: Record<string, Component> = { ohio_bob: OhioBob };

/** In the order of the home page. */
export const SHELF: readonly { key: string; poster: Component; here: boolean }[] = [
  ...Object.entries(PLAYABLE).map(([key, client]) => ({ key, poster: client!.poster, here: true })),
  ...Object.entries(AWAITED).map(([key, poster]) => ({ key, poster, here: false })),
];

/** The game that “Play now” plays. */
export const FIRST = "lost_temple";
