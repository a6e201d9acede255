import { deviceSource } from "./device-source.ts";
import { useSource } from "./external-source.ts";

export interface ReachView {
  /** No network, or the last reading met a server that does not answer. */
  readonly isOffline: boolean;
  /** ISO 8601: when the seasons were last read; null: never. */
  readonly readAt: string | null;
}

const ASSUMED: ReachView = { isOffline: false, readAt: null };

const source = deviceSource<ReachView>(ASSUMED, ASSUMED, async ({ store, reach }) => {
  const readAt = await store.reference.readAt("seasons", "");
  return {
    isOffline: !reach.isOnline || reach.prefetch?.problem === "unknown",
    readAt: readAt.ok ? readAt.value : null,
  };
});

/** Whether what is read from the server can be renewed now, for people who record nothing. */
export function useReach(): ReachView {
  return useSource(source);
}
