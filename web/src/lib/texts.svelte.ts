// The words on the page: those of the client, those all games share, and those of one game, in the chosen language.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { type Arguments, type Language, Words } from "./words";

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
  de: () => import("../text/de.ftl?raw"),
  nl: () => import("../text/nl.ftl?raw"),
  it: () => import("../text/it.ftl?raw"),
};

class Texts {
  readonly #words = new SvelteMap<string, Words>();
  readonly #loading = new Map<string, Promise<void>>();
  #last: Words | null = $state.raw(null);

  /** The words of the page; the former language until the new one is there. */
  get words(): Words | null {
    return this.#words.get(settings.language) ?? this.#last;
  }

  /** The words with those of a game; null until they are there. */
  of(game: string): Words | null {
    return this.#words.get(`${settings.language}/${game}`) ?? null;
  }

  say(key: string, args: Arguments = {}): string {
    return this.words?.say(key, args) ?? "";
  }

  async load(language: Language, game?: string): Promise<void> {
    const key = game ? `${language}/${game}` : language;
    const begun = this.#loading.get(key);
    if (begun) return begun;
    const promise = this.#read(key, language, game);
    this.#loading.set(key, promise);
    promise.catch(() => this.#loading.delete(key));
    return promise;
  }

  async #read(key: string, language: Language, game?: string): Promise<void> {
    const own = OWN[language]().then((file) => file.default);
    const parts = [own, api.text(language), ...(game ? [api.text(key)] : [])];
    const words = new Words(language, await Promise.all(parts));
    this.#words.set(key, words);
    if (!game) this.#last = words;
  }
}

export const texts = new Texts();

/** A sentence of the page. */
export function say(key: string, args: Arguments = {}): string {
  return texts.say(key, args);
}
