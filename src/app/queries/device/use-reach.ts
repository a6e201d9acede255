import { useStore } from "zustand";
import { isUnanswered, reachStore } from "../../refresh/reach.ts";
import { useDeviceRead } from "./use-device-read.ts";

interface ReachView {
  readonly isOffline: boolean;
  /** ISO 8601 of the last reading of the seasons; null if there was none. */
  readonly readAt: string | null;
}

export function useReach(): ReachView {
  const { isOnline, problem } = useStore(reachStore);
  const readAt = useDeviceRead("age of the seasons", ({ reference }) =>
    reference.readAt("seasons", ""),
  );
  return {
    isOffline: isUnanswered(isOnline, problem),
    readAt: readAt?.ok ? readAt.value : null,
  };
}
