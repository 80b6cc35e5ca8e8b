// Chances as people read them.
import { settings } from "./settings.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

/** The chances as parts of one whole; each seat has the same part while nobody can hope for anything. */
export function parts(chances: readonly number[]): number[] {
  const all = chances.reduce((sum, chance) => sum + Math.max(0, chance), 0);
  return chances.map((chance) => (all > 0 ? Math.max(0, chance) / all : 1 / chances.length));
}
