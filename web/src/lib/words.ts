// The words of a language: Fluent messages from the server (shared and per game) and from the client itself.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Happening, Said } from "../protocol";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, texts: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a message, or of an attribute (`option-gem-bank.about`). A missing one shows its key. */
  say(key: string, args: Arguments = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const named = Object.entries(args).map(([key, value]) => [key, this.named(value)]);
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(named) as Arguments, errors);
    if (errors.length) console.error(key, errors);
    return text;
  }

  /** A value that has a name of its own is said by it: `1a+` by `called-1a-plus`. */
  named(value: string): string;
  named(value: FluentVariable): FluentVariable;
  named(value: FluentVariable): FluentVariable {
    if (typeof value !== "string") return value;
    const key = `called-${value.replaceAll("+", "-plus").replace(/-$/, "-minus")}`;
    return this.has(key) ? this.say(key) : value;
  }

  tell(said: Said): string {
    return this.say(said.message, said.arguments);
  }

  /** An action as a choice that a player reads. */
  action(choice: Choice): string {
    const args = Object.entries(choice.arguments).map(([name, word]) => [name, /^\d+$/.test(word) ? Number(word) : word]);
    return this.say(`action-${choice.verb.replaceAll("_", "-")}`, Object.fromEntries(args) as Arguments);
  }

  /** A row of the journal as a sentence; `reader` is the seat that is called "you". */
  happening(happening: Happening, names: string[], reader: number | null, seatFacts: string[]): string {
    const args: Arguments = {
      who: happening.seat === null ? "" : (names[happening.seat] ?? ""),
      me: happening.seat !== null && happening.seat === reader ? "yes" : "no",
    };
    for (const [name, value] of Object.entries(happening.facts)) {
      const key = name.replaceAll("_", "");
      if (seatFacts.includes(name)) {
        args[key] = names[value as number] ?? "";
        args[`${key}me`] = value === reader ? "yes" : "no";
      } else {
        args[key] = value ?? "unknown";
      }
    }
    return this.say(`event-${happening.name.replaceAll("_", "-")}`, args);
  }

  rule(rule: string): string {
    return this.say(ruleKey(rule));
  }
}

/** The message of a rule: lettered parts are told with their rule (`R5.1 c` stands in `rule-R5-1`). */
export function ruleKey(rule: string): string {
  return `rule-${(rule.split(" ")[0] ?? "").replace(/[a-h]+$/, "").replaceAll(".", "-")}`;
}
