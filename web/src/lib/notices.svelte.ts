// Short notices at the edge of the page: what was refused, what was copied.
import { Failure } from "./api";
import { say } from "./texts.svelte";
import type { Said } from "../protocol";

export interface Notice {
  number: number;
  text: string;
  wrong: boolean;
}

const STAYS = 6_000;
const MOST = 3;

class Notices {
  all: Notice[] = $state.raw([]);
  #count = 0;

  tell(text: string, wrong = false): void {
    const notice = { number: ++this.#count, text, wrong };
    this.all = [...this.all.slice(1 - MOST), notice];
    setTimeout(() => this.drop(notice.number), STAYS);
  }

  drop(number: number): void {
    this.all = this.all.filter((notice) => notice.number !== number);
  }

  /** In the reader's language where there are words for it; else what the server said, inside a sentence. */
  refused(message: string, said: Said | null): void {
    this.tell(said ? say(said.message, said.arguments) : say("refused", { message }), true);
  }

  failed(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 0) this.tell(say("no-connection"), true);
    else this.refused(error.message, error.said);
  }
}

export const notices = new Notices();

/** Do something with the server; a refusal becomes a notice. */
export async function attempt<Answer>(deed: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deed();
  } catch (error) {
    notices.failed(error);
    return undefined;
  }
}
