// What is on the board now: happenings are shown one after the other, then the view after them.
import type { Happening, Snapshot, TableInfo } from "../protocol";
import { settings } from "./settings.svelte";
import { playHappening } from "./sound";

export interface Scene {
  happenings: Happening[];
  snapshot: Snapshot;
}

/** The table as it was at the moment that is shown: whose turn, and who has won. */
export function infoAt(info: TableInfo, { move, to_act, outcome }: Snapshot): TableInfo {
  return { ...info, move, to_act, status: outcome ? "over" : "playing", winners: outcome?.winners ?? null };
}

/** With more happenings than this waiting, each is shown for a shorter time, so that nobody falls behind the table. */
const HURRIED = [
  [150, 0],
  [70, 0.25],
  [35, 0.5],
] as const;

export class Stage {
  snapshot: Snapshot | null = $state.raw(null);
  happening: Happening | null = $state.raw(null);
  told: Happening[] = $state.raw([]);
  busy = $state(false);
  /** How long the happening on the board is shown. */
  pace = $state(0);
  /** How much of the usual time a happening deserves, where the game says so. */
  beats: Record<string, number | undefined> = {};
  readonly #settled: () => void;
  #waiting: Scene[] = [];
  #skipping = false;
  #run = 0;
  #wake: (() => void) | null = null;

  constructor(settled: () => void) {
    this.#settled = settled;
  }

  /** Show this, and forget what was waiting. */
  show(snapshot: Snapshot, told: Happening[]): void {
    this.#run += 1;
    this.#waiting = [];
    this.#wake?.();
    this.happening = null;
    this.snapshot = snapshot;
    this.told = told;
    this.busy = false;
    this.#settled();
  }

  /** Show what happened, after everything that is still waiting. */
  play(scene: Scene): void {
    this.#waiting.push(scene);
    if (!this.busy) void this.#perform();
  }

  /** Straight to the end of what is waiting. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  async #perform(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    this.#skipping = false;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      for (const [place, happening] of scene.happenings.entries()) {
        this.told = [...this.told, happening];
        const pause = this.#pause(happening, scene.happenings.length - place);
        if (pause === 0) continue;
        this.pace = pause;
        this.happening = happening;
        playHappening(happening);
        await this.#wait(pause);
        if (run !== this.#run) return;
      }
      this.happening = null;
      this.snapshot = scene.snapshot;
    }
    this.busy = false;
    this.#settled();
  }

  #pause(happening: Happening, left: number): number {
    if (this.#skipping || document.hidden) return 0;
    const waiting = this.#waiting.reduce((sum, scene) => sum + scene.happenings.length, left);
    const part = HURRIED.find(([more]) => waiting > more)?.[1] ?? 1;
    return settings.pace * part * (this.beats[happening.name] ?? 1);
  }

  async #wait(pause: number): Promise<void> {
    await new Promise<void>((wake) => {
      this.#wake = wake;
      setTimeout(wake, pause);
    });
    this.#wake = null;
  }
}
