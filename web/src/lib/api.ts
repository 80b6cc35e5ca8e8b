// What is done once goes over HTTP: typed requests, and errors that say why.
import type {
  Choice,
  Daily,
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

let greeted: () => void;
/** The first answer makes a guest of a newcomer; until then nothing else is asked, or there would be two guests. */
const known = new Promise<void>((resolve) => (greeted = resolve));

async function request(path: string, body?: unknown): Promise<Response> {
  if (path !== "/api/me") await known;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
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

async function json<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await request(path, body)).json()) as Answer;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("/api/me"),
  rename: (wish: Rename) => json<Me>("/api/me", wish),
  personalLink: () => json<{ link: string }>("/api/me/link"),
  games: () => json<GameInfo[]>("/api/games"),
  tables: () => json<Tables>("/api/tables"),
  create: (wish: NewTable) => json<TableInfo>("/api/tables", wish),
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
