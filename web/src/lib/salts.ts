// The shares of randomness this device has added to its tables, kept for checking the dice at the end.
const PLACE = "cenote-salts";
const MOST = 60;

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

export function remember(table: string, salt: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...all(), [table, salt]].slice(-MOST)));
  } catch {
    // A device that stores nothing checks the seal only.
  }
}

export function saltsOf(table: string): string[] {
  return all().flatMap(([id, salt]) => (id === table ? [salt] : []));
}
