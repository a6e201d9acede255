import { useStore } from "zustand";
import { isLately } from "../../refresh/lately.ts";
import { KEPT } from "../../refresh/paces.ts";
import { reachStore } from "../../refresh/reach.ts";

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
