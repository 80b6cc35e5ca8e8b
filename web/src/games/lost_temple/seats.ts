// The seats: a colour and a mark for each, so that colour is never the only sign.
const PALETTE = ["#c43b2f", "#2f62b8", "#e0b021", "#3f8f45", "#7c4a9e", "#1f9c9c", "#fbf8ef", "#e07b1f"];
export const PAINT = PALETTE.map((colour, seat) => `var(--seat-${seat}, ${colour})`);

/** The marks in a box from -10 to 10: disc, square, triangle, diamond, star, cross, heart, moon. */
export const MARKS = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10L10 8H-10Z",
  "M0-11L9.5 0L0 11L-9.5 0Z",
  "M0-11L2.8-3.9L10.5-3.4L4.6 1.5L6.5 8.9L0 4.8L-6.5 8.9L-4.6 1.5L-10.5-3.4L-2.8-3.9Z",
  "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z",
  "M0 10C-6 5-10.5 1-10.5-4C-10.5-10-3-11.5 0-5.5C3-11.5 10.5-10 10.5-4C10.5 1 6 5 0 10Z",
  "M4-10A10.2 10.2 0 1 0 9.6 5.4A8.4 8.4 0 0 1 4-10Z",
] as const;

/** The seats in the order of play, the reader's own first. */
export function fromOwn(count: number, seat: number | null): number[] {
  return Array.from({ length: count }, (_, n) => (n + (seat ?? 0)) % count);
}
