// A player's own notes on face-down tiles, kept on this device by table and seat.
import type { View } from "./types";

export const NOTES = ["question", "karas", "xp", "wound", "rockfall", "monster", "chest", "stone"] as const;

export class Notes {
  #key: string;
  #marks: Record<string, string> = $state.raw({});

  /** `owner` is the table and the seat. */
  constructor(owner: string) {
    this.#key = `cenote-takara-notes:${owner}`;
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
      if (found && typeof found === "object") {
        const marks = Object.entries(found).filter(([, mark]) => NOTES.includes(mark as (typeof NOTES)[number]));
        this.#marks = Object.fromEntries(marks) as Record<string, string>;
      }
    } catch {
      this.#marks = {};
    }
  }

  at(site: string, height: number): string | null {
    return this.#marks[`${site}${height}`] ?? null;
  }

  put(site: string, height: number, mark: string | null): void {
    const { [`${site}${height}`]: _, ...others } = this.#marks;
    this.#keep(mark ? { ...others, [`${site}${height}`]: mark } : others);
  }

  /** Notes on tiles that are gone or lie open are of no use any more. */
  tidy(view: View): void {
    const hidden = new Set(
      view.sites.flatMap(({ site, tiles }) => tiles.filter(({ face }) => face === "down").map(({ height }) => `${site}${height}`)),
    );
    const kept = Object.entries(this.#marks).filter(([place]) => hidden.has(place));
    if (kept.length < Object.keys(this.#marks).length) this.#keep(Object.fromEntries(kept));
  }

  #keep(marks: Record<string, string>): void {
    this.#marks = marks;
    try {
      localStorage.setItem(this.#key, JSON.stringify(marks));
    } catch {
      // A device that stores nothing forgets them with the page.
    }
  }
}
