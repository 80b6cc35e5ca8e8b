// Fair dice: what this device saw and gave before a game, and the check after it.
import type { TableInfo } from "../protocol";

const PLACE = "cenote-seals";
const MOST = 60;

interface Seen {
  table: string;
  seal: string;
  salts: string[];
}

function all(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Seen[];
  } catch {
    return [];
  }
}

/** Keep the seal of a table as it was first seen, and a share of randomness that was given. */
export function remember(info: TableInfo, salt?: string): void {
  const seen = all();
  const known = seen.find(({ table }) => table === info.id);
  const kept = known ?? { table: info.id, seal: info.commitment, salts: [] };
  if (salt) kept.salts.push(salt);
  const list = known ? seen : [...seen, kept].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
  } catch {
    // A device that stores nothing checks less at the end.
  }
}

/** Each finding is a message of the page, and whether it is as it should be. */
export interface Finding {
  message: "seal-kept" | "seal-unseen" | "seal-secret" | "seal-seed" | "seal-salt";
  good: boolean;
}

/** Browsers compute hashes only on secure pages. */
export const canCheck = Boolean(globalThis.crypto?.subtle);

export async function check(info: TableInfo, record: string): Promise<Finding[]> {
  const secret = info.secret ?? "";
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const [first, ...salts] = (/^seed = "(.*)"$/m.exec(record)?.[1] ?? "").split(" ");
  const seen = all().find(({ table }) => table === info.id);
  const findings: Finding[] = [
    seen ? { message: "seal-kept", good: seen.seal === info.commitment } : { message: "seal-unseen", good: true },
    { message: "seal-secret", good: hash === info.commitment },
    { message: "seal-seed", good: first === secret },
  ];
  if (seen?.salts.length) findings.push({ message: "seal-salt", good: seen.salts.every((salt) => salts.includes(salt)) });
  return findings;
}
