// What a game brings to the client: a board, a poster, and the words it is told in come from the server.
import type { Component } from "svelte";
import type { Choice, Decision, Happening, TableInfo } from "../protocol";
import type { Words } from "../lib/words";

/** What every board gets. It knows no rules: it shows the view and offers the choices. */
export interface BoardProps<View = unknown, Box = unknown> {
  view: View;
  box: Box;
  info: TableInfo;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** What the reader may decide now; null if it is not his turn, or while happenings are shown. */
  decision: Decision | null;
  /** The row of the journal being shown now, for animation; null when the view is up to date. */
  happening: Happening | null;
  /** Everything told so far: where nothing moves, a board can still tell what has happened. */
  told: Happening[];
  /** How long one happening is shown, in milliseconds; 0 means no motion. */
  pace: number;
  words: Words;
  /** The choice under the pointer or focus, so that list and board agree. */
  highlighted: Choice | null;
  highlight: (choice: Choice | null) => void;
  /** Say it. */
  act: (choice: Choice) => void;
  /** Tell a rule. */
  help: (rule: string) => void;
}

/** The default export of a game's `index.ts`; the folder's name is the game's key. */
export interface GameClient {
  /** The board, loaded when a table of the game is opened. */
  board: () => Promise<Component<BoardProps<never, never>>>;
  /** A small drawing for the home page. */
  poster: Component;
  /** How far each seat is, for the story of a game. */
  progress: (view: never) => number[];
  /** All win or lose together. */
  shared?: boolean;
  /** How much of the usual time a happening deserves, where that is not all of it: small news is told quickly. */
  beats: Record<string, number | undefined>;
}
