// What the reader has chosen for this device.
import { LANGUAGES, type Language } from "./words";

const PLACE = "cenote";
const MILLISECONDS = { slow: 1300, normal: 700, fast: 300, off: 0 } as const;

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "off"] as const;

interface Chosen {
  language: Language | "auto";
  theme: (typeof THEMES)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  confirm: boolean;
  /** Show what everybody can hope for. */
  odds: boolean;
}

const DEFAULTS: Chosen = { language: "auto", theme: "auto", pace: "normal", sound: true, confirm: false, odds: false };
const ALLOWED: { [Key in keyof Chosen]: readonly unknown[] } = {
  language: ["auto", ...Object.keys(LANGUAGES)],
  theme: THEMES,
  pace: PACES,
  sound: [true, false],
  confirm: [true, false],
  odds: [true, false],
};

/** What was stored, as far as it still makes sense; a device that stores nothing has the defaults. */
function stored(): Chosen {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(found).filter(([key, value]) => ALLOWED[key as keyof Chosen]?.includes(value));
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

function browserLanguage(): Language {
  const wished = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return (wished.find((name) => name in LANGUAGES) as Language | undefined) ?? "en";
}

class Settings {
  #chosen: Chosen = $state(stored());
  #dark = $state(false);
  #still = $state(false);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => {
      this.#dark = dark.matches;
      this.#still = still.matches;
      this.#paint();
    };
    dark.addEventListener("change", read);
    still.addEventListener("change", read);
    read();
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  choose<Key extends keyof Chosen>(key: Key, value: Chosen[Key]): void {
    this.#chosen[key] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#chosen));
    } catch {
      // A device that stores nothing keeps the choice until the page is left.
    }
    this.#paint();
  }

  get language(): Language {
    return this.#chosen.language === "auto" ? browserLanguage() : this.#chosen.language;
  }

  get theme(): "light" | "dark" {
    if (this.#chosen.theme === "auto") return this.#dark ? "dark" : "light";
    return this.#chosen.theme;
  }

  /** The device asks for less motion. */
  get still(): boolean {
    return this.#still;
  }

  /** How long one happening is shown, in milliseconds. */
  get pace(): number {
    return this.#still ? 0 : MILLISECONDS[this.#chosen.pace];
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
