import { useStore } from "zustand";
import { isRecent } from "../../refresh/is-recent.ts";
import { KEPT } from "../../refresh/paces.ts";
import { reachStore } from "../../refresh/reach.ts";

export function useListAge(readAt: string | null) {
  const { isOnline, isRunning, problem, finishedAt } = useStore(reachStore);
  if (readAt === null) return null;
  return {
    readAt,
    isOffline: !isOnline || problem === "unknown",
    problem,
    isNew: isRecent(finishedAt, KEPT.everyMs) && isRecent(Date.parse(readAt), KEPT.everyMs),
    isRefreshing: isRunning,
  };
}
