// The seats around the board.
const PALETTE = ["#c43b2f", "#2f62b8", "#e0b021", "#3f8f45", "#7c4a9e", "#1f9c9c", "#fbf8ef", "#e07b1f"];
export const PAINT = PALETTE.map((colour, seat) => `var(--seat-${seat}, ${colour})`);

/** The seats in the order of play, the reader's own first. */
export function fromOwn(count: number, seat: number | null): number[] {
  return Array.from({ length: count }, (_, n) => (n + (seat ?? 0)) % count);
}
