import { useStore } from "zustand";
import { isRecent, KEPT } from "../../refresh/paces.ts";
import { isUnanswered, reachStore } from "../../refresh/reach.ts";

export function useListAge(readAt: string | null) {
  const { isOnline, isRunning, problem, finishedAt } = useStore(reachStore);
  if (readAt === null) return null;
  return {
    readAt,
    isOffline: isUnanswered(isOnline, problem),
    problem,
    isNew: isRecent(finishedAt, KEPT.everyMs) && isRecent(Date.parse(readAt), KEPT.everyMs),
    isRefreshing: isRunning,
  };
}
