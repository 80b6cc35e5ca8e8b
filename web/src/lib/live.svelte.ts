// One websocket for all tables. It comes back by itself; what could not be sent is not sent later.
import type { ClientMessage, ServerMessage } from "../protocol";

type Listener = (message: ServerMessage) => void;
interface Watched {
  seat: number | null;
  listener: Listener;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
/** Nobody sees a hidden page, and it tries at once when it is seen again. */
const LONGEST_HIDDEN = 20_000;
/** Asked after so long without a word, or sooner while an answer is due, … */
const QUIET = 10_000;
const DUE = 2_500;
/** … a server that is there says something in this time. */
const ANSWER = 5_000;

class Live {
  state: "connecting" | "open" | "lost" = $state("connecting");
  /** The server is there, and still at work on what it was sent. */
  busy = $state(false);
  /** The server is another version than when this page came from it. */
  outdated = $state(false);
  readonly #watched = new Map<string, Watched>();
  #socket: WebSocket | null = null;
  #tries = 0;
  /** Until the next try, the next ping, or its answer. */
  #timer = 0;
  /** Something was sent, and nothing heard since. */
  #due = false;
  #version = "";

  constructor() {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.#drop());
    addEventListener("vite:preloadError", () => (this.outdated = true));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  /** Follow a table from a seat (null: as a spectator); a second call for the same table changes the seat. */
  watch(table: string, seat: number | null, listener: Listener): void {
    this.#watched.set(table, { seat, listener });
    if (this.state === "open") this.send({ type: "watch", table, seat });
    else this.hurry();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.send({ type: "unwatch", table });
  }

  /** Whether the message went out; it may still be lost with the connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (!this.#due) this.#after(DUE, () => this.#ask());
    this.#due = true;
    return true;
  }

  /** Try now; a connection that seems to be there has to show that it is. */
  hurry(): void {
    if (this.state === "open") this.#ask();
    else if (!this.#socket && this.#watched.size > 0) this.#connect();
  }

  #after(wait: number, deed: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(deed, wait);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
    this.#after(ANSWER, () => this.#drop());
  }

  /** Is anybody there? The network itself may lose a connection without a word. */
  #ask(): void {
    this.send({ type: "ping" });
    this.#after(ANSWER, () => this.#drop());
  }

  #drop(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#due = false;
    this.busy = false;
    clearTimeout(this.#timer);
    if (this.#watched.size === 0) {
      this.state = "connecting";
      return;
    }
    this.state = "lost";
    const longest = document.hidden ? LONGEST_HIDDEN : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#after(wait, () => this.#connect());
  }

  #heard(message: ServerMessage): void {
    this.#due = false;
    this.#after(QUIET, () => this.#ask());
    this.busy = message.type === "beat" && message.busy;
    if (message.type === "welcome") {
      this.state = "open";
      this.#tries = 0;
      this.outdated ||= this.#version !== "" && this.#version !== message.version;
      this.#version = message.version;
      for (const [table, { seat }] of this.#watched) this.send({ type: "watch", table, seat });
    } else if (message.type === "beat") {
      return;
    } else if (message.table !== null) {
      this.#watched.get(message.table)?.listener(message);
    } else {
      for (const { listener } of this.#watched.values()) listener(message);
    }
  }
}

export const live = new Live();
