// The person on this device.
import type { Me } from "../protocol";
import { api } from "./api";

class Myself {
  me: Me | null = $state.raw(null);

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name });
  }
}

export const myself = new Myself();
