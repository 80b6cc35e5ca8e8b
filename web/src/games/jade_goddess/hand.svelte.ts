// The reader's hand: what is lit, and the tile that he turns and tries in a cell before he lays it.
import type { Choice, Decision } from "../../protocol";
import { isSame, placesOf, type Fit, type Places } from "./choices";
import type { View } from "./types";

interface Table {
  view: View;
  decision: Decision | null;
  highlighted: Choice | null;
  highlight: (choice: Choice | null) => void;
  act: (choice: Choice) => void;
}

export class Hand {
  readonly #table: () => Table;
  /** The tile that was taken up, where it was put on trial, and how it is turned. */
  #source = $state<string | null>(null);
  #cell = $state<string | null>(null);
  /** The cell under the pointer. */
  #hovered = $state<string | null>(null);
  #turn = $state(0);
  /** The decision that the trial is about: another one ends it. */
  #asked = $state.raw<Decision | null>(null);
  /** What was just said, and what the board showed then: shown as done until the server answers. */
  #sent = $state.raw<{ choice: Choice; fit: Fit | null; view: View } | null>(null);
  /** A choice that was touched once, and waits for a second touch. */
  #touched = $state.raw<{ choice: Choice; decision: Decision | null } | null>(null);
  /** The last answer was given by keys: the next question takes the focus. */
  byKeys = false;

  readonly places: Places = $derived.by(() => {
    const { decision, view } = this.#table();
    return placesOf(decision, view);
  });

  /** What tiles can be taken up: the drawn one, or places in the display. */
  readonly sources: string[] = $derived([...new Set(this.places.fits.map((fit) => fit.source))]);

  readonly source: string | null = $derived.by(() => {
    const taken = this.#isCurrent ? this.#source : null;
    if (taken !== null && this.sources.includes(taken)) return taken;
    return this.sources.length === 1 && this.places.stacks.size === 0 ? (this.sources[0] ?? null) : null;
  });

  /** Cells where the tile in hand fits; before one is taken up, where any does. */
  readonly cells: string[] = $derived([
    ...new Set(this.places.fits.filter((fit) => this.source === null || fit.source === this.source).map((fit) => fit.cell)),
  ]);

  /** The tile on trial, or the one under the pointer in the list of choices. */
  readonly ghost: Fit | null = $derived.by(() => {
    const pointed = this.places.fits.find((fit) => isSame(this.#table().highlighted, fit.choice));
    const cell = this.#isCurrent && this.#cell !== null ? this.#cell : this.#hovered;
    return (cell !== null ? this.#fitAt(cell, this.#isCurrent ? this.#turn : 0) : null) ?? pointed ?? null;
  });

  readonly onTrial: boolean = $derived(this.#isCurrent && this.#cell !== null && this.ghost?.cell === this.#cell);

  constructor(table: () => Table) {
    this.#table = table;
  }

  get #isCurrent(): boolean {
    return this.#asked !== null && this.#asked === this.#table().decision;
  }

  /** The fit in a cell at this turn, or at the next one that is allowed. */
  #fitAt(cell: string, turn: number): Fit | null {
    const here = this.places.fits.filter((fit) => fit.cell === cell && (this.source === null || fit.source === this.source));
    const late = (fit: Fit) => (fit.turn - turn + 4) % 4;
    return here.reduce<Fit | null>((best, fit) => (best === null || late(fit) < late(best) ? fit : best), null);
  }

  /** How the tile in hand is turned. */
  get facing(): number {
    return this.ghost?.turn ?? (this.#isCurrent ? this.#turn : 0);
  }
  /** In how many ways it can be turned: those that are allowed where it is on trial. */
  get turns(): number {
    const ghost = this.ghost;
    if (!ghost) return this.source === null ? 0 : 4;
    return this.places.fits.filter((fit) => fit.cell === ghost.cell && fit.source === ghost.source).length;
  }

  isLit(choice: Choice | null | undefined): boolean {
    return isSame(this.#table().highlighted, choice);
  }
  highlight(choice: Choice | null): void {
    this.#table().highlight(choice);
  }
  get touched(): Choice | null {
    return this.#touched?.decision === this.#table().decision ? (this.#touched?.choice ?? null) : null;
  }
  touch(choice: Choice): void {
    this.#touched = { choice, decision: this.#table().decision };
    this.highlight(choice);
  }
  /** What was said and is not answered yet. */
  get sent(): { choice: Choice; fit: Fit | null } | null {
    const { decision, view } = this.#table();
    return decision === null && this.#sent?.view === view ? this.#sent : null;
  }
  act(choice: Choice): void {
    const fit = this.places.fits.find((other) => isSame(choice, other.choice)) ?? null;
    this.#sent = { choice, fit, view: this.#table().view };
    this.drop();
    this.#table().act(choice);
  }

  take(source: string): void {
    if (!this.#isCurrent || source !== this.source) this.#turn = 0;
    this.#asked = this.#table().decision;
    this.#source = source;
    this.#cell = this.cells.length === 1 ? (this.cells[0] ?? null) : null;
    this.#tell();
  }
  /** The first press puts the tile on trial, the second lays it. */
  press(cell: string): void {
    if (this.onTrial && this.ghost?.cell === cell) this.lay();
    else this.try(cell);
  }
  /** The tile shows itself under the pointer, until it is put somewhere. */
  hover(cell: string | null): void {
    this.#hovered = cell;
  }
  try(cell: string): void {
    if (!this.#isCurrent) this.#turn = 0;
    const source = this.source ?? this.places.fits.find((fit) => fit.cell === cell)?.source ?? null;
    this.#asked = this.#table().decision;
    this.#source = source;
    this.#cell = cell;
    this.#tell();
  }
  turn(back = false): void {
    const ghost = this.ghost;
    if (!ghost) {
      if (this.source === null) return;
      [this.#asked, this.#source, this.#turn] = [this.#table().decision, this.source, (this.facing + (back ? 3 : 1)) % 4];
      return;
    }
    const here = this.places.fits.filter((fit) => fit.cell === ghost.cell && fit.source === ghost.source).sort((a, b) => a.turn - b.turn);
    // Turned under the pointer, the tile stays there.
    const next = here[(here.indexOf(ghost) + (back ? here.length - 1 : 1)) % here.length];
    this.#asked = this.#table().decision;
    this.#source = ghost.source;
    this.#cell = ghost.cell;
    this.#turn = next?.turn ?? 0;
    this.#tell();
  }
  lay(): void {
    if (this.ghost) this.act(this.ghost.choice);
  }
  /** True if there was something in the hand. */
  drop(): boolean {
    const had = this.#isCurrent;
    this.#asked = null;
    this.#source = this.#cell = null;
    this.#turn = 0;
    return had;
  }
  #tell(): void {
    this.#table().highlight(this.ghost?.choice ?? null);
  }
}
