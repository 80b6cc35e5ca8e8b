// The story of a finished game, from how far each seat was after every move.
import type { Replay } from "../protocol";

export interface Story {
  /** For each seat, how far it was after every move. */
  lines: number[][];
  /** The move with which each round began. */
  rounds: { round: number; move: number }[];
  /** How often another seat took the lead. */
  changes: number;
  /** The seat that led longest, and its share of the game in percent. */
  leader: { seat: number; share: number } | null;
  /** The largest step forward in one move. */
  leap: { seat: number; from: number; to: number; round: number } | null;
}

export function storyOf(replay: Replay, progress: (view: never) => number[]): Story {
  const moments = replay.snapshots.map((snapshot) => progress(snapshot.view as never));
  const lines = replay.info.seats.map((seat) => moments.map((moment) => moment[seat.number] ?? 0));
  const rounds = roundsOf(replay);
  return { lines, rounds, ...leads(moments), leap: longestLeap(lines, rounds) };
}

export function roundsOf(replay: Replay): Story["rounds"] {
  return replay.happenings.flatMap((rows, move) =>
    rows.flatMap(({ name, facts: { round } }) => (name.endsWith("_began") && typeof round === "number" ? [{ round, move }] : [])),
  );
}

/** The round in which so many moves had been made. */
export function roundAt(rounds: Story["rounds"], move: number): number {
  return rounds.filter((begun) => begun.move <= move).at(-1)?.round ?? 1;
}

function leads(moments: number[][]): Pick<Story, "changes" | "leader"> {
  let leading: number | null = null;
  let changes = 0;
  const time = new Map<number, number>();
  for (const moment of moments) {
    const most = Math.max(...moment);
    const first = moment.flatMap((far, seat) => (far === most ? [seat] : []));
    if (first.length === 1 && first[0] !== undefined && first[0] !== leading) {
      if (leading !== null) changes += 1;
      leading = first[0];
    }
    if (leading !== null && first.includes(leading)) time.set(leading, (time.get(leading) ?? 0) + 1);
  }
  const longest = [...time].sort(([, a], [, b]) => b - a)[0];
  const leader = longest ? { seat: longest[0], share: Math.round((100 * longest[1]) / moments.length) } : null;
  return { changes, leader };
}

function longestLeap(lines: number[][], rounds: Story["rounds"]): Story["leap"] {
  let leap: Story["leap"] = null;
  lines.forEach((line, seat) => {
    for (let move = 1; move < line.length; move++) {
      const [from = 0, to = 0] = [line[move - 1], line[move]];
      if (to - from > (leap ? leap.to - leap.from : 0)) {
        leap = { seat, from, to, round: roundAt(rounds, move - 1) };
      }
    }
  });
  return leap;
}
