// What every place on the board that can be pressed has: pointer, focus, keys.
import type { Attachment } from "svelte/attachments";

interface Pressed {
  press: () => void;
  point: (on: boolean) => void;
}

export function target({ press, point }: Pressed): Attachment<Element> {
  return (element) => {
    const on = () => point(true);
    const off = () => point(false);
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["click", press], ["keydown", key], ["pointerenter", on], ["pointerleave", off], ["focus", on], ["blur", off],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  };
}
