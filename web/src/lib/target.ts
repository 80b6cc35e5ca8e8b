// What every place on the board that can be pressed has: pointer, focus, keys, and its neighbours by arrow keys.
import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

export interface Press {
  /** By key, by finger, or by mouse. */
  way: "key" | "touch" | "mouse";
}

interface Pressed {
  press: (press: Press) => void;
  point: (on: boolean) => void;
  /** It got the focus by a key. */
  focus?: () => void;
}

export function target({ press, point, focus }: Pressed): Attachment<Element> {
  return (element) => {
    // A finger points at nothing: it presses.
    const isMouse = (event: Event) => !(event instanceof PointerEvent) || event.pointerType === "mouse";
    const on = (event: Event) => isMouse(event) && point(true);
    const off = (event: Event) => isMouse(event) && point(false);
    const focused = () => {
      // What a finger presses must not change before the click.
      if (!element.matches(":focus-visible")) return;
      point(true);
      focus?.();
    };
    const click = (event: Event) => {
      const touch = event instanceof PointerEvent && event.pointerType === "touch";
      press({ way: touch ? "touch" : "mouse" });
    };
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      press({ way: "key" });
    };
    const listeners: [string, (event: Event) => unknown][] = [
      ["click", click], ["keydown", key], ["pointerenter", on], ["pointerleave", off], ["focus", focused], ["blur", off],
    ];
    const stops = listeners.map(([type, listener]) => listen(element, type, listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
}

const WAYS: Record<string, readonly [number, number] | undefined> = {
  ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0],
};

/** From one place of a group (`data-spot`) to the nearest one in the direction of an arrow key; true if there is one. */
export function stepFrom(element: Element, key: string): boolean {
  const way = WAYS[key];
  const group = element.getAttribute("data-spot");
  if (!way || !group) return false;
  const middle = (other: Element) => {
    const { left, top, width, height } = other.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(element);
  const far = (other: Element) => {
    const { x, y } = middle(other);
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    return along > 2 && along >= aside * 0.5 ? along + 2.2 * aside : Infinity;
  };
  const all = [...(element.closest("svg")?.querySelectorAll<SVGElement>(`[data-spot="${group}"]`) ?? [])];
  const best = all.map((other) => ({ other, far: far(other) })).sort((a, b) => a.far - b.far)[0];
  if (!best || best.far === Infinity) return false;
  best.other.focus();
  return true;
}
