// One place of each group on the board can be reached by the tabulator key, the others from there by arrow keys.
export class Rover {
  #at = $state<Record<string, string | undefined>>({});

  here(group: string, key: string): void {
    this.#at[group] = key;
  }
  tab(group: string, key: string, keys: string[]): 0 | -1 {
    const at = this.#at[group];
    return key === (at !== undefined && keys.includes(at) ? at : keys[0]) ? 0 : -1;
  }
}
