// The three jade statues in a box from -40 to 40: outline, what is carved, and what is polished.
import type { Words } from "../../../lib/words";

export interface Idol {
  outline: string;
  carved: string;
  polished: string;
}

export const IDOLS: Record<string, Idol | undefined> = {
  // The jaguar that keeps watch.
  1: {
    outline: "M-25-35L-13-29Q0-33 13-29L25-35C30-27 30-17 27-10C27-1 22 5 16 8C24 12 29 22 29 31L32 38H-32L-29 31C-29 22-24 12-16 8C-22 5-27-1-27-10C-30-17-30-27-25-35Z",
    carved: "M-17-15Q-11-20-6-14Q-11-11-17-15ZM17-15Q11-20 6-14Q11-11 17-15ZM-5-5H5L0 0ZM0 0V4M-10 4Q-5 9 0 4Q5 9 10 4M-6 7V11M6 7V11M-10 38V22M10 38V22M-3 38V30M3 38V30M-22 20L-18 24M22 20L18 24M-20 30L-16 33M20 30L16 33M-5-24L0-20L5-24",
    polished: "M-24-29Q-22-24-20-23M-22-8Q-21-2-16 2M-24 30Q-23 21-17 15",
  },
  // The feathered serpent.
  2: {
    outline: "M-4-38C14-42 29-31 27-15C25-4 14 0 8 5C24 4 36 13 34 25C33 35 22 38 10 38H-26C-37 38-37 27-28 25C-20 23-13 25-9 21C-20 15-21 4-12-4C-5-9 5-11 5-17C3-22-7-18-16-17L-34-20L-20-25L-33-28C-24-33-16-36-4-38Z",
    carved: "M-12-28Q-8-32-4-28Q-8-25-12-28ZM-20-25L-8-22M6-32L14-37M12-27L23-30M14-20L26-18M12-12L22-6M-12 6L0 2M-12 14L2 8M2 22C10 18 20 18 24 25C22 31 10 30 0 30M-20 31H-6M14 14L20 8M24 18L31 13",
    polished: "M-10-34Q-2-37 6-36M-12 0Q-15 6-11 11M12 9Q24 9 28 17",
  },
  // The goddess on her throne, with her headdress.
  3: {
    outline: "M0-40L5-31L13-38L15-28L25-31L22-20L17-11C17-2 12 2 9 5C22 7 29 15 28 26L34 38H-34L-28 26C-29 15-22 7-9 5C-12 2-17-2-17-11L-22-20L-25-31L-15-28L-13-38L-5-31Z",
    carved: "M-17-12C-9-18 9-18 17-12M-20-18C-9-25 9-25 20-18M0-34V-26M-11-32L-8-25M11-32L8-25M-22-27L-17-22M22-27L17-22M-10-7Q-6-10-3-7M3-7Q6-10 10-7M0-6V-1M-4 2.5Q0 4.5 4 2.5M-16 15C-16 26-6 27 0 23C6 27 16 26 16 15M-28 30C-14 24-8 36 0 32C8 36 14 24 28 30M-6 12H6M-8 8L0 17L8 8",
    polished: "M-13-12Q-12-3-8 0M-23 24Q-22 15-14 11",
  },
};

/** The quarters: which corner of the statue each piece is. */
export const CORNERS: Record<string, { x: number; y: number } | undefined> = {
  a: { x: -40, y: -40 },
  b: { x: 0, y: -40 },
  c: { x: -40, y: 0 },
  d: { x: 0, y: 0 },
};

/** A token's name (`1a+`) in its pieces. */
export function tokenOf(token: string): { object: string; piece: string; good: boolean } {
  return { object: token[0] ?? "", piece: token[1] ?? "", good: token[2] !== "-" };
}

/** A token in words: which statue, which piece, how well preserved. */
export function tokenName(words: Words, token: string): string {
  const { object, piece, good } = tokenOf(token);
  return words.say("token-name", { object: Number(object), piece, condition: good ? "good" : "bad" });
}
