import { useStore } from "zustand";
import { isLately } from "../../refresh/lately.ts";
import { KEPT } from "../../refresh/paces.ts";
import { reachStore } from "../../refresh/reach.ts";
import { useDeviceRead } from "./use-device-read.ts";

export interface ReachView {
  /** No network, or the last reading met a server that does not answer. */
  readonly isOffline: boolean;
  /** ISO 8601 of the last reading of the seasons; null: never. */
  readonly readAt: string | null;
}

/** How old the schedule is that shows, and whether it is being renewed; null: nothing shows yet. */
export function useListAge(readAt: string | null) {
  const { isOnline, isRunning, problem, finishedAt } = useStore(reachStore);
  if (readAt === null) return null;
  return {
    readAt,
    isOffline: !isOnline || problem === "unknown",
    problem,
    isNew: isLately(finishedAt, KEPT.everyMs) && isLately(Date.parse(readAt), KEPT.everyMs),
    isRefreshing: isRunning,
  };
}

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
