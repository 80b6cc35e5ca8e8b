// Something on the island that can be clicked, focused, pointed at and dropped onto.
import type { Target } from "../choices";
import { keyOf, type Hand } from "../hand.svelte";

/** The attributes of a target. */
export function targeted(hand: Hand, target: Target, able: boolean) {
  const choose = () => able && hand.choose(target);
  return {
    "data-target": keyOf(target),
    role: able ? "button" : "img",
    tabindex: able ? 0 : -1,
    onclick: choose,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
    onpointerenter: () => able && hand.point(target),
    onpointerleave: () => able && hand.point(null),
    onfocus: () => able && hand.point(target),
    onblur: () => able && hand.point(null),
  } as const;
}

/** The arrows go from target to target. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const targets = [...event.currentTarget.querySelectorAll<SVGElement>('[role="button"][tabindex="0"]')];
  const here = targets.indexOf(document.activeElement as SVGElement);
  if (here < 0) return;
  event.preventDefault();
  targets[(here + step + targets.length) % targets.length]?.focus();
}
