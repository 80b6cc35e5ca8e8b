// The structs of the server that the board is drawn from.
import type { OhioBob } from "../../protocol";

export type View = OhioBob.View;
export type Player = OhioBob.Player;
export type Room = OhioBob.Room;
export type Group = OhioBob.Group;
export type Pending = OhioBob.Pending;
export type Box = OhioBob.Box;

/** As the player sees it; the order of the edges of a cell. */
export const WAYS = ["up", "down", "left", "right"] as const;
export type Way = (typeof WAYS)[number];
export type Side = "a" | "b";
export type Colour = "red" | "yellow" | "green" | "blue" | "multi" | "white";
