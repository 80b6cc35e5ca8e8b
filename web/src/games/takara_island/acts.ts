// Scenes that several rows of the journal tell together: a fight, a chest, a stone, the evening.
import type { Happening } from "../../protocol";
import type { Shown } from "./after";
import { chestCalled, tileOf, topOf } from "./facts";
import type { Box } from "./types";

export interface Fight {
  kind: "fight";
  seat: number;
  sort: string;
  life: number;
  wounds: number;
  /** The faces rolled so far. */
  rolls: string[];
  rolling: boolean;
  over: "won" | "hurt" | null;
  xp: number;
  karas: number;
}
export interface Chest {
  kind: "chest";
  seat: number;
  /** What was drawn; null while the chest is shut. */
  sort: string | null;
  karas: number;
  xp: number;
}
export interface Stone {
  kind: "stone";
  seat: number;
  nth: number;
}
export interface Turn {
  kind: "turn";
  seat: number;
  round: number;
}
export interface Evening {
  kind: "evening";
  seat: number;
  rows: Happening[];
}
export type Act = Fight | Chest | Stone | Turn | Evening;

const EVENING = ["recruited", "recovered", "healed", "sent_to_rest", "fell_asleep", "went_home"];

/** The scene after a happening; `view` is the table before it. */
export function actAfter(act: Act | null, happening: Happening, view: Shown, box: Box): Act | null {
  const { name, facts } = happening;
  const seat = happening.seat ?? view.active;
  if (EVENING.includes(name)) return { kind: "evening", seat, rows: act?.kind === "evening" ? [...act.rows, happening] : [happening] };
  switch (name) {
    case "turn_began":
      return { kind: "turn", seat, round: Number(facts.round) };
    case "fight_began": {
      const tile = tileOf(box, topOf(view, String(facts.site))?.tile);
      return {
        kind: "fight", seat, sort: String(facts.tile), life: tile?.life ?? 1, wounds: Number(facts.count), rolls: [],
        rolling: false, over: null, xp: tile?.xp ?? 0, karas: tile?.karas ?? 0,
      };
    }
    case "dug_chest":
      return { kind: "chest", seat, sort: null, karas: 0, xp: 0 };
    case "mined":
      return facts.tile === "chest" ? { kind: "chest", seat, sort: null, karas: 0, xp: 0 } : null;
    case "chest_drawn":
      return { kind: "chest", seat, sort: String(facts.chest), karas: Number(facts.amount), xp: Number(facts.xp) };
    case "rolled":
      return rolled(act, seat, String(facts.face), box);
    case "monster_hit":
      return act?.kind === "fight" ? { ...act, wounds: Number(facts.count), rolling: false } : act;
    case "monster_beaten":
    case "mimic_beaten":
      return act?.kind === "fight" ? { ...act, over: "won", rolling: false, wounds: act.life } : act;
    case "mimic_won":
    case "injured":
      return act?.kind === "fight" ? { ...act, over: "hurt", rolling: false } : null;
    case "karas_won":
      return act?.kind === "chest" || act?.kind === "fight" ? act : null;
    case "map_cashed":
    case "map_kept":
      return act?.kind === "chest" ? act : null;
    case "dug_stone":
      return { kind: "stone", seat, nth: Number(facts.count) - 1 };
    default:
      return null;
  }
}

/** A Mimic's wounds are told with what comes after the roll: one for a sword rolled before. */
function hits({ sort, rolls }: Fight): number {
  return sort === "mimic" && rolls.at(-1) === "sword" ? 1 : 0;
}

/** A roll; at an open chest it is the Mimic that is fought. */
function rolled(act: Act | null, seat: number, face: string, box: Box): Act {
  const mimic = chestCalled(box, "mimic");
  const begun: Fight =
    act?.kind === "fight"
      ? act
      : {
          kind: "fight", seat, sort: "mimic", life: mimic?.life ?? 2, wounds: 0, rolls: [], rolling: false, over: null,
          xp: mimic?.xp ?? 0, karas: 0,
        };
  return { ...begun, rolls: [...begun.rolls, face], rolling: true, wounds: begun.wounds + hits(begun) };
}
