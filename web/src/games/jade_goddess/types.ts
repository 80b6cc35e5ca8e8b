// The structs of the server that the board is drawn from.
import type { JadeGoddess } from "../../protocol";

export type View = JadeGoddess.View;
export type Player = JadeGoddess.Player;
export type Figure = JadeGoddess.Figure;
export type Field = JadeGoddess.Field;
export type Region = JadeGoddess.Region;
export type Stack = JadeGoddess.Stack;
export type Box = JadeGoddess.Box;
