import { createStore } from "zustand/vanilla";
import type { RefreshStatus } from "./refresher.ts";

/** Whether the server can be reached, and how the last prefetch went: why rows may be missing. */
export interface Reach extends RefreshStatus {
  /** What the browser says; a hint, never proof. Assumed until the network's part has started. */
  readonly isOnline: boolean;
}

export const reachStore = createStore<Reach>(() => ({
  isOnline: true,
  isRunning: false,
  problem: null,
  finishedAt: null,
  isVisitor: true,
}));
