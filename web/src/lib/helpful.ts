// Rules help on any element: right click, a long press, or the key "?".
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 550;
const STILL = 12;

export function helpful(tell: () => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    let start = { x: 0, y: 0 };
    const listen = (type: string, handler: (event: never) => void, capture = false) => {
      element.addEventListener(type, handler as EventListener, capture);
      return () => element.removeEventListener(type, handler as EventListener, capture);
    };
    const cancel = () => clearTimeout(timer);
    const stops = [
      listen("contextmenu", (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        cancel();
        if (!told) tell();
        told = false;
      }),
      listen("keydown", (event: KeyboardEvent) => {
        if (event.key !== "?") return;
        event.preventDefault();
        event.stopPropagation();
        tell();
      }),
      listen("pointerdown", (event: PointerEvent) => {
        told = false;
        if (event.pointerType === "mouse") return;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          told = true;
          tell();
        }, LONG_PRESS);
      }),
      listen("pointermove", (event: PointerEvent) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) cancel();
      }),
      listen("pointerup", cancel),
      listen("pointercancel", cancel),
      listen("pointerleave", cancel),
      listen(
        "click",
        (event: Event) => {
          if (!told) return;
          told = false;
          event.stopPropagation();
          event.preventDefault();
        },
        true,
      ),
    ];
    return () => {
      cancel();
      for (const stop of stops) stop();
    };
  };
}
