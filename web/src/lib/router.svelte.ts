// Where the reader is, by the History API.
export type Route =
  | { page: "home" }
  | { page: "daily" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number }
  | { page: "review"; id: string }
  | { page: "enter"; token: string }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  const [head = "", id = "", ...rest] = path.split("/").slice(1);
  if (head === "") return { page: "home" };
  if (path === "/daily") return { page: "daily" };
  const name = decodeURIComponent(id);
  if (head === "r" && rest[0] === "review") return { page: "review", id: name };
  if (head === "r" && /^\d+$/.test(rest[0] ?? "")) return { page: "replay", id: name, move: Number(rest[0]) };
  if (id === "" || rest.some(Boolean)) return { page: "nowhere" };
  if (head === "new") return { page: "new", game: name };
  if (head === "me") return { page: "enter", token: name };
  if (head === "t") return { page: "table", id: name };
  if (head === "r") return { page: "replay", id: name, move: 0 };
  return { page: "nowhere" };
}

class Router {
  path = $state(location.pathname);
  readonly route: Route = $derived(routeOf(this.path));
  /** The reader has gone from page to page. */
  travelled = false;

  constructor() {
    addEventListener("popstate", () => {
      this.travelled = true;
      this.path = location.pathname;
    });
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.travelled = true;
    this.path = path;
    scrollTo(0, 0);
  }

  /** Links inside the page are followed without loading it again. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = link.pathname;
    if (link.hash || path.startsWith("/api/") || path.startsWith("/me/")) return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();

/** A new page is announced by its heading; the first one is read from the top anyway. */
export function arrive(heading: HTMLElement): void {
  if (router.travelled) heading.focus({ preventScroll: true });
}

/** Codes are read out, typed and pasted as whole links: what of a text is the code of a table. */
export function codeIn(text: string): string {
  const found = /\/[tr]\/([^/?#\s]+)/.exec(text);
  return (found?.[1] ?? text).trim();
}
