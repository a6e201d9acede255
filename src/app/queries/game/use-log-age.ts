import { useStore } from "zustand";
import { isRecent } from "../../refresh/paces.ts";
import { isUnanswered, reachStore } from "../../refresh/reach.ts";
import { useDeviceRead } from "../device/use-device-read.ts";

/** A log that shows is read every 5 seconds (S12). */
const EVERY_MS = 15_000;

export function useLogAge(gameId: string) {
  const { isOnline, problem } = useStore(reachStore);
  const checkpoint = useDeviceRead(`age of the log ${gameId}`, ({ checkpoints }) =>
    checkpoints.get(gameId),
  );
  const readAt = checkpoint?.ok ? (checkpoint.value?.pulledAt ?? null) : null;
  if (readAt === null) return null;
  return {
    readAt,
    isOffline: isUnanswered(isOnline, problem),
    problem: null,
    isNew: isRecent(Date.parse(readAt), EVERY_MS),
    isRefreshing: false,
  };
}
