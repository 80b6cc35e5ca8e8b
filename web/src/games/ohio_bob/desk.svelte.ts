// What the reader points at and says, on the temple as in the hand.
import type { Choice, Decision } from "../../protocol";

interface Table {
  decision: Decision | null;
  highlighted: Choice | null;
  highlight: (choice: Choice | null) => void;
  act: (choice: Choice) => void;
}

export type By = "key" | "touch" | "mouse";

export class Desk {
  readonly #table: () => Table;
  /** A choice that was touched once, and waits for a second touch. */
  #touched = $state.raw<{ choice: Choice; decision: Decision | null } | null>(null);
  /** The last answer was given by keys: the next question takes the focus. */
  byKeys = false;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get decision(): Decision | null {
    return this.#table().decision;
  }
  get choices(): Choice[] {
    return this.decision?.choices ?? [];
  }
  /** The choice of a verb with these arguments. */
  find(verb: string, said: Record<string, string> = {}): Choice | null {
    return this.choices.find((choice) => choice.verb === verb && Object.entries(said).every(([key, word]) => choice.arguments[key] === word)) ?? null;
  }
  get highlighted(): Choice | null {
    return this.#table().highlighted;
  }
  isLit(choice: Choice | null | undefined): boolean {
    const lit = this.highlighted;
    return lit !== null && lit.text === choice?.text;
  }
  highlight(choice: Choice | null): void {
    this.#table().highlight(choice);
  }
  get touched(): Choice | null {
    return this.#touched && this.#touched.decision === this.decision ? this.#touched.choice : null;
  }
  /** Say it; a finger that wants to look first (`twice`) must touch twice. */
  press(choice: Choice, by: By, twice = false): void {
    this.byKeys = by === "key";
    if (by === "touch" && twice && this.touched?.text !== choice.text) {
      this.#touched = { choice, decision: this.decision };
      this.highlight(choice);
      return;
    }
    this.#touched = null;
    this.#table().act(choice);
  }
  /** For a button's click: by key if it came from the keyboard. */
  click(event: MouseEvent, choice: Choice, twice = false): void {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    this.press(choice, touch ? "touch" : event.detail === 0 ? "key" : "mouse", twice);
  }
  /** True if something was touched. */
  drop(): boolean {
    const had = this.touched !== null;
    this.#touched = null;
    if (had) this.highlight(null);
    return had;
  }
}
