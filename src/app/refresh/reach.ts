import { createStore } from "zustand/vanilla";
import type { RefreshStatus } from "./refresher.ts";

export interface Reach extends RefreshStatus {
  /** Only the browser's hint; true until the network's part has started. */
  readonly isOnline: boolean;
}

export const reachStore = createStore<Reach>(() => ({
  isOnline: true,
  isRunning: false,
  problem: null,
  said: null,
  finishedAt: null,
  isVisitor: true,
}));

/** There is no network, or the server did not answer this reading. */
export function isUnanswered(isOnline: boolean, problem: RefreshStatus["problem"]): boolean {
  return !isOnline || problem === "unknown";
}
