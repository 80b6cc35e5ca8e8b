// The structs of the server that the board is drawn from.
import type { TakaraIsland } from "../../protocol";

export type View = TakaraIsland.View;
export type Player = TakaraIsland.Player;
export type Site = TakaraIsland.Site;
export type SiteTile = TakaraIsland.SiteTile;
export type Box = TakaraIsland.Box;
