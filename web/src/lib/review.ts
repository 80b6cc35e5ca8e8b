// A finished game looked at again: where it turned, and for whom.
import type { ReviewStep } from "../protocol";

/** Shares of a won game below this are noise. */
const LEAST = 0.05;
const MOST = 7;
/** Of decisions that are closer together than this share of the game, only the one that mattered most is told. */
const TOGETHER = 1 / 80;

/** How much a decision and what followed changed the game. */
function swing({ lost, luck }: ReviewStep): number {
  return Math.max(lost, Math.abs(luck));
}

/** The decisions at which the game turned, by their places, in the order of the game. */
export function turningPoints(steps: readonly ReviewStep[]): number[] {
  const apart = steps.length * TOGETHER;
  const found: number[] = [];
  for (const { place, step } of steps.map((step, place) => ({ place, step })).sort((a, b) => swing(b.step) - swing(a.step))) {
    if (found.length === MOST || swing(step) < LEAST) break;
    if (found.every((other) => Math.abs(other - place) > apart)) found.push(place);
  }
  return found.sort((a, b) => a - b);
}

/** The largest of them. */
export function greatest(steps: readonly ReviewStep[], points: readonly number[]): number | null {
  const weight = (place: number) => (steps[place] ? swing(steps[place]) : 0);
  return points.reduce<number | null>((best, place) => (best !== null && weight(best) >= weight(place) ? best : place), null);
}

/** Whether a decision gave something away that is worth a word. */
export function gaveAway({ lost, played, best }: ReviewStep): boolean {
  return lost >= LEAST / 2 && played.text !== best.text;
}

/** Whether chance, or the others, did more than usual. */
export function luckWas({ luck }: { luck: number }, least = LEAST): "good" | "bad" | "even" {
  if (Math.abs(luck) < least) return "even";
  return luck > 0 ? "good" : "bad";
}
