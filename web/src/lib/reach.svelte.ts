// Whether the server answers what is asked over HTTP.

class Reach {
  /** Why something is asked again and again. */
  trouble: "server" | "database" | null = $state(null);
  /** Whether this device has a network at all. */
  online = $state(navigator.onLine);

  constructor() {
    for (const change of ["online", "offline"]) addEventListener(change, () => (this.online = navigator.onLine));
  }
}

export const reach = new Reach();
