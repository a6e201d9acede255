import type { Connectivity, WakeReason } from "../../../src/sync/connectivity.ts";

/** Network and screen of a tab, as the test switches them; listeners hear it as from a browser. */
export class SwitchedConnectivity implements Connectivity {
  #isOnline = true;
  #isVisible = true;
  readonly #listeners = new Set<(reason: WakeReason) => void>();

  isOnline = (): boolean => this.#isOnline;
  reach = async (): Promise<boolean> => this.#isOnline;
  isVisible = (): boolean => this.#isVisible;

  subscribe = (listener: (reason: WakeReason) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  wake(reason: WakeReason): void {
    if (reason === "online" || reason === "offline") this.#isOnline = reason === "online";
    if (reason === "visible" || reason === "hidden") this.#isVisible = reason === "visible";
    for (const listener of [...this.#listeners]) listener(reason);
  }
}
