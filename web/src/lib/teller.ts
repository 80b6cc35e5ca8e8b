// Happenings as sentences, each told once.
import type { Happening } from "../protocol";
import type { Words } from "./words";

export function teller(
  words: Words,
  names: string[],
  reader: number | null,
  seatFacts: string[],
): (happening: Happening) => string {
  const told = new WeakMap<Happening, string>();
  return (happening) => {
    const known = told.get(happening);
    if (known !== undefined) return known;
    const sentence = words.happening(happening, names, reader, seatFacts);
    told.set(happening, sentence);
    return sentence;
  };
}
