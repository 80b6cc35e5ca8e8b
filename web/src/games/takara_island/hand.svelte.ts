// What the reader is about to do: an adventurer in the hand, a place pointed at, a menu half way through.
import type { Choice, Decision } from "../../protocol";
import { groupsOf, isSame, placesOf, townOf, type Picking, type Target } from "./choices";

interface Table {
  decision: Decision | null;
  highlighted: Choice | null;
  highlight: (choice: Choice | null) => void;
  act: (choice: Choice) => void;
}

export class Hand {
  #table: () => Table;
  #picked = $state.raw<{ decision: Decision; picking: Picking | null; held: boolean } | null>(null);
  /** The target under an adventurer that is being dragged. */
  over = $state<string | null>(null);

  constructor(table: () => Table) {
    this.#table = table;
  }

  readonly decision = $derived.by(() => this.#table().decision);
  readonly places = $derived.by(() => placesOf(this.decision));
  readonly picking = $derived.by(() => (this.#picked && this.#picked.decision === this.decision ? this.#picked.picking : null));
  readonly held = $derived.by(() => Boolean(this.#picked && this.#picked.decision === this.decision && this.#picked.held));
  readonly sends = $derived.by(() => this.decision?.phase === "action");

  get highlighted(): Choice | null {
    return this.#table().highlighted;
  }

  highlight(choice: Choice | null): void {
    this.#table().highlight(choice);
  }

  act(choice: Choice): void {
    this.#picked = null;
    this.highlight(null);
    this.#table().act(choice);
  }

  pick(picking: Picking | null): void {
    this.#picked = this.decision ? { decision: this.decision, picking, held: this.held && picking !== null } : null;
  }

  hold(held: boolean): void {
    this.#picked = this.decision ? { decision: this.decision, picking: null, held } : null;
  }

  /** Back one step; false if there was nothing to leave. */
  back(): boolean {
    const { picking } = this;
    if (picking?.at === "window") this.pick(null);
    else if (picking?.at === "hire") this.pick({ at: "harbour" });
    else if (picking || this.held) this.hold(false);
    else return false;
    this.highlight(null);
    return true;
  }

  /** The choices behind a target, in the middle of whatever is being picked. */
  choicesAt(target: Target): Choice[] {
    const { picking, places } = this;
    if (target.kind === "site") {
      const here = places.sites.get(target.site) ?? [];
      if (picking?.at === "hire") return here.filter(({ verb }) => verb === picking.verb);
      if (picking?.at === "window") return picking.site === target.site ? here.filter(({ verb }) => verb === picking.verb) : [];
      return here;
    }
    if (target.kind === "hire" && target.verb !== "impersonator") return places.hire.get(target.verb) ?? [];
    if (target.kind === "hire") return [...places.hire].flatMap(([verb, choices]) => (verb.startsWith("copy_") ? choices : []));
    if (target.place === "dive") return places.dive ? [places.dive] : [];
    if (target.place === "counter") return places.counter;
    if (target.place === "harbour") return [...places.hire.values()].flat();
    return places.answers.filter((choice) => townOf(choice) === target.place);
  }

  choose(target: Target): void {
    const choices = this.choicesAt(target);
    const [only] = choices;
    if (target.kind === "hire") {
      if (only && target.verb !== "impersonator") this.pick({ at: "hire", verb: target.verb });
      else if (this.places.hire.size) this.pick({ at: "harbour" });
      return;
    }
    if (!only) return;
    if (target.kind === "town" && target.place === "harbour") return this.pick({ at: "harbour" });
    if (choices.length === 1) return this.act(only);
    if (target.kind === "town") return target.place === "counter" ? this.pick({ at: "counter" }) : undefined;
    const groups = groupsOf(choices);
    if (groups.length === 1) this.pick({ at: "window", site: target.site, verb: only.verb });
    else this.pick({ at: "site", site: target.site });
  }

  /** Pointing at a target: the list beside the board shows its only choice. */
  point(target: Target | null): void {
    const choices = target ? this.choicesAt(target) : [];
    this.highlight(choices.length === 1 ? (choices[0] ?? null) : null);
  }

  /** The choice pointed at belongs to this target. */
  lit(target: Target): boolean {
    const { highlighted } = this;
    if (this.over === keyOf(target)) return true;
    if (!highlighted) return false;
    if (target.kind === "site") return highlighted.arguments.site === target.site;
    if (target.kind === "hire") return highlighted.verb === target.verb;
    return townOf(highlighted) === target.place;
  }

  /** The Soothsayer's choice that starts at this position, or as near as there is one. */
  windowAt(position: number): Choice | null {
    const { picking } = this;
    if (picking?.at !== "window") return null;
    const choices = this.choicesAt({ kind: "site", site: picking.site });
    const starts = choices.map((choice) => Number(choice.arguments.start ?? 1));
    const start = Math.min(position, Math.max(...starts));
    return choices.find((choice) => Number(choice.arguments.start ?? 1) === start) ?? null;
  }

  isLit(choice: Choice | null): boolean {
    return isSame(this.highlighted, choice);
  }
}

export function keyOf(target: Target): string {
  return target.kind === "site" ? `site:${target.site}` : target.kind === "town" ? `town:${target.place}` : `hire:${target.verb}`;
}

export function targetOf(key: string): Target {
  const [kind, name = ""] = key.split(":");
  if (kind === "site") return { kind, site: name };
  return kind === "hire" ? { kind, verb: name } : { kind: "town", place: name };
}
