// What is done once goes over HTTP: typed requests, and errors that say why.
import { reach } from "./reach.svelte";
import type {
  Choice,
  Daily,
  Enter,
  GameInfo,
  Me,
  NewTable,
  Problem,
  Rename,
  Replay,
  Review,
  Said,
  SeatOnly,
  Sit,
  Start,
  TableInfo,
  Tables,
} from "../protocol";

/** A request that was refused (`status` 4xx) or could not be made (`status` 0). */
export class Failure extends Error {
  readonly status: number;
  readonly said: Said | null;

  constructor(status: number, error: string, said: Said | null = null) {
    super(error);
    this.status = status;
    this.said = said;
  }
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** Whoever has not answered by then does not answer any more. */
const PATIENCE = 20_000;

let greeted: () => void;
/** The first answer makes a guest of a newcomer; until then nothing else is asked, or there would be two guests. */
const known = new Promise<void>((resolve) => (greeted = resolve));

/** Ask until somebody answers; what would change something is said once, for it may have been heard. */
async function request(path: string, body?: unknown, key = ""): Promise<Response> {
  if (path !== "/api/me") await known;
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await asked(path, body, key);
      reach.trouble = null;
      return answer;
    } catch (error) {
      const { status } = error as Failure;
      if (body !== undefined || (status > 0 && status < 500)) throw error;
      reach.trouble = status === 503 ? "database" : "server";
      await new Promise((go) => setTimeout(go, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + Math.random() / 2)));
    }
  }
}

async function asked(path: string, body: unknown, key: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json", "Idempotency-Key": key },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Failure(0, "");
  }
  if (answer.ok) {
    greeted();
    return answer;
  }
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    problem = { error: answer.statusText, rule: null, said: null };
  }
  throw new Failure(answer.status, problem.error, problem.said);
}

async function json<Answer>(path: string, body?: unknown, key?: string): Promise<Answer> {
  return (await (await request(path, body, key)).json()) as Answer;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("/api/me"),
  rename: (wish: Rename) => json<Me>("/api/me", wish),
  personalLink: () => json<{ link: string }>("/api/me/link"),
  enter: (wish: Enter) => json<Me>("/api/me/link", wish),
  games: () => json<GameInfo[]>("/api/games"),
  tables: () => json<Tables>("/api/tables"),
  /** A wish said again with the same salt, because nobody answered, gives the same table. */
  create: (wish: NewTable) => json<TableInfo>("/api/tables", wish, wish.salt),
  daily: () => json<Daily[]>("/api/daily"),
  beginDaily: (game: string) => json<TableInfo>(`/api/daily/${encodeURIComponent(game)}`, {}),
  table: (id: string) => json<TableInfo>(table(id)),
  actions: (id: string) => json<Choice[]>(`${table(id)}/actions`),
  sit: (id: string, wish: Sit) => json<TableInfo>(`${table(id)}/sit`, wish),
  leave: (id: string, wish: SeatOnly) => request(`${table(id)}/leave`, wish),
  start: (id: string, wish: Start) => request(`${table(id)}/start`, wish),
  resign: (id: string, wish: SeatOnly) => request(`${table(id)}/resign`, wish),
  comeBack: (id: string, wish: SeatOnly) => request(`${table(id)}/return`, wish),
  rematch: (id: string) => json<TableInfo>(`${table(id)}/rematch`, {}),
  recordPath: (id: string) => `${table(id)}/record`,
  record: async (id: string) => (await request(`${table(id)}/record`)).text(),
  replay: (id: string) => json<Replay>(`${table(id)}/replay`),
  review: (id: string) => json<Review>(`${table(id)}/review`),
  text: async (path: string) => (await request(`/text/${path}.ftl`)).text(),
};

/** A seat's own share of the randomness, so that nobody alone decides it. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
