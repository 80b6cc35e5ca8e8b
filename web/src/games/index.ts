// The games on the shelf: every folder here.
import type { Component } from "svelte";
import type { GameClient } from "./types";

const found = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

/** The games that can be played, by their key. */
export const PLAYABLE: Record<string, GameClient | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, client]) => [path.split("/")[1] ?? "", client]),
);

/** In the order of the home page. */
export const SHELF: readonly { key: string; poster: Component }[] = Object.entries(PLAYABLE).map(([key, client]) => ({
  key,
  poster: client!.poster,
}));

/** The game that “Play now” plays. */
export const FIRST = "lost_temple";
