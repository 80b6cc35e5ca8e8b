// The gems as shapes in a box from -10 to 10, so that no colour is told by colour alone: ruby kite, round topaz,
// emerald step, sapphire drop, rainbow star; the gem of any one colour is a hexagon.
import type { Colour } from "../types";

export const GEM_PATHS: Record<Colour, string> = {
  red: "M-6.5-7.5H6.5L10-2L0 9.5L-10-2Z",
  yellow: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  green: "M-4.5-9.5H4.5L7.5-6.5V6.5L4.5 9.5H-4.5L-7.5 6.5V-6.5Z",
  blue: "M0-10C2.5-5 8-2 8 3A8 7 0 0 1-8 3C-8-2-2.5-5 0-10Z",
  multi: "M0-10L2.9-3.9L9.7-3.1L4.7 1.5L6 8.2L0 4.9L-6 8.2L-4.7 1.5L-9.7-3.1L-2.9-3.9Z",
  white: "M0-9.5L8.2-4.8V4.8L0 9.5L-8.2 4.8V-4.8Z",
};

export const FACETS: Record<Colour, string> = {
  red: "M-10-2H10M-6.5-7.5L-3.5-2L0-7.5L3.5-2L6.5-7.5M-3.5-2L0 9.5L3.5-2",
  yellow: "M0-4.5L3.9-2.2V2.2L0 4.5L-3.9 2.2V-2.2ZM0-4.5V-9M3.9-2.2L7.8-4.5M3.9 2.2L7.8 4.5M0 4.5V9M-3.9 2.2L-7.8 4.5M-3.9-2.2L-7.8-4.5",
  green: "M-2.5-5.5H2.5L4-4V4L2.5 5.5H-2.5L-4 4V-4ZM-2.5-5.5L-4.5-9.5M2.5-5.5L4.5-9.5M4-4L7.5-6.5M4 4L7.5 6.5M2.5 5.5L4.5 9.5M-2.5 5.5L-4.5 9.5M-4 4L-7.5 6.5M-4-4L-7.5-6.5",
  blue: "M0-4.5L4 2L0 6.5L-4 2ZM0-4.5V-10M4 2L8 3M0 6.5V10M-4 2L-8 3",
  multi: "M0-10V0M9.7-3.1L0 0M6 8.2L0 0M-6 8.2L0 0M-9.7-3.1L0 0",
  white: "M0-9.5V9.5M-8.2-4.8L8.2 4.8M8.2-4.8L-8.2 4.8",
};

/** The five points of the rainbow star. */
export const POINTS = [
  ["M0 0L-2.9-3.9L0-10L2.9-3.9Z", "red"],
  ["M0 0L2.9-3.9L9.7-3.1L4.7 1.5Z", "yellow"],
  ["M0 0L4.7 1.5L6 8.2L0 4.9Z", "green"],
  ["M0 0L0 4.9L-6 8.2L-4.7 1.5Z", "blue"],
] as const;
