// One websocket for all tables. It comes back by itself; what could not be sent is not sent later.
import type { ClientMessage, ServerMessage } from "../protocol";

type Listener = (message: ServerMessage) => void;
interface Watched {
  seat: number | null;
  listener: Listener;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

class Live {
  state: "connecting" | "open" | "lost" = $state("connecting");
  readonly #watched = new Map<string, Watched>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;

  constructor() {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
  }

  /** Follow a table from a seat (null: as a spectator); a second call for the same table changes the seat. */
  watch(table: string, seat: number | null, listener: Listener): void {
    this.#watched.set(table, { seat, listener });
    if (this.state === "open") this.send({ type: "watch", table, seat });
    else this.#hurry();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.send({ type: "unwatch", table });
  }

  /** Whether the message went out. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hurry(): void {
    if (this.#socket || this.#watched.size === 0) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#retry();
    };
  }

  #retry(): void {
    if (this.#watched.size === 0) {
      this.state = "connecting";
      return;
    }
    this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #heard(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.state = "open";
      this.#tries = 0;
      for (const [table, { seat }] of this.#watched) this.send({ type: "watch", table, seat });
    } else if (message.table !== null) {
      this.#watched.get(message.table)?.listener(message);
    } else {
      for (const { listener } of this.#watched.values()) listener(message);
    }
  }
}

export const live = new Live();
