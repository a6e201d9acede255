import { useStore } from "zustand";
import { reachStore } from "../../refresh/reach.ts";
import { useDeviceRead } from "./use-device-read.ts";

export interface ReachView {
  /** No network, or the last reading met a server that does not answer. */
  readonly isOffline: boolean;
  /** ISO 8601: when the seasons were last read; null: never. */
  readonly readAt: string | null;
}

/** Whether what is read from the server can be renewed now, for people who record nothing. */
export function useReach(): ReachView {
  const { isOnline, problem } = useStore(reachStore);
  const readAt = useDeviceRead("age of the seasons", ({ reference }) =>
    reference.readAt("seasons", ""),
  );
  return {
    isOffline: !isOnline || problem === "unknown",
    readAt: readAt?.ok ? readAt.value : null,
  };
}
