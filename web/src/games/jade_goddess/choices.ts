// Where on the board each choice of a decision is made.
import type { Choice, Decision } from "../../protocol";
import { beside, DIRECTIONS } from "./layout";
import type { View } from "./types";

/** A tile in a cell, turned as it may lie. */
export interface Fit {
  /** `drawn`, or the place in the display. */
  source: string;
  tile: string;
  cell: string;
  turn: number;
  choice: Choice;
}

export interface Places {
  /** Rides by cell. */
  rides: Map<string, Choice>;
  fits: Fit[];
  /** Figures that can be taken back, by their number. */
  back: Map<number, Choice>;
  /** Teams that can be placed on the tile where the jeep stands. */
  teams: Choice[];
  /** Stacks that can be drawn from, by their number. */
  stacks: Map<number, Choice>;
  /** Swaps by the place in the row. */
  row: Map<number, Choice[]>;
  /** Tokens that can be put back into the pile. */
  returns: Map<string, Choice>;
  /** Tiles of the display that can go under a stack. */
  exchanges: Choice[];
  /** What has no place. */
  answers: Choice[];
}

export function placesOf(decision: Decision | null, view: View): Places {
  const places: Places = {
    rides: new Map(), fits: [], back: new Map(), teams: [], stacks: new Map(), row: new Map(), returns: new Map(), exchanges: [], answers: [],
  };
  const player = view.players[decision?.seat ?? view.active];
  for (const choice of decision?.choices ?? []) {
    const said = choice.arguments;
    if (choice.verb === "ride") places.rides.set(said.cell ?? "", choice);
    else if ((choice.verb === "place" || choice.verb === "play") && player) {
      const tile = choice.verb === "place" ? view.drawn : player.display[Number(said.slot) - 1];
      const side = DIRECTIONS.findIndex((direction) => direction === said.direction);
      if (tile) places.fits.push({ source: said.slot ?? "drawn", tile, cell: beside(player.jeep, side), turn: Number(said.turn), choice });
    } else if (choice.verb === "take_back") places.back.set(Number(said.figure), choice);
    else if (choice.verb === "figure") places.teams.push(choice);
    else if (choice.verb === "draw") places.stacks.set(Number(said.stack), choice);
    else if (choice.verb === "swap") places.row.set(Number(said.slot), [...(places.row.get(Number(said.slot)) ?? []), choice]);
    else if (choice.verb === "return") places.returns.set(said.token ?? "", choice);
    else if (choice.verb === "exchange") places.exchanges.push(choice);
    else places.answers.push(choice);
  }
  return places;
}

export function isSame(a: Choice | null, b: Choice | null | undefined): boolean {
  return a !== null && a.text === b?.text;
}

/** The rule to tell for a verb or a thing. */
export const RULES: Record<string, string | undefined> = {
  ride: "R4.1", stop: "R5.9", exchange: "R7.4", draw: "R5.1", play: "R5.1", place: "R5.7", swap: "R9.1", blind: "R9.1",
  return: "R9.1", pass: "R9.1", no_figure: "R6.1", figure: "R6.1", leave: "R6.6", take_back: "R6.6", bonus: "R10.1",
  region: "R1.6", jeep: "R4.2", tile: "R1.3", centre: "R9.1", display: "R7.1", statue: "R12.2", stack: "R5.1", row: "R9.1",
  token: "R12.1", gold: "R10.1",
};
