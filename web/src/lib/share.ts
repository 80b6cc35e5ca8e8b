// Links and texts to hand on: the device's own sharing where there is one, else the clipboard.
import { notices } from "./notices.svelte";
import { say } from "./texts.svelte";

export function fullLink(path: string): string {
  return new URL(path, location.origin).href;
}

export const canShare = typeof navigator.share === "function";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
  notices.tell(say("copied"));
}

/** Pages that are not served over https have no clipboard. */
function copyBySelection(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

async function handOn(what: ShareData, otherwise: string): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(otherwise);
  }
}

export const share = (title: string, url: string): Promise<void> => handOn({ title, url }, url);
export const shareText = (text: string): Promise<void> => (canShare ? handOn({ text }, text) : copy(text));
