import { useCallback, useEffect } from "react";
import { usePolling } from "./use-polling.ts";

export function useReloadWhileVisible(reload: () => Promise<void>, everyMs: number): void {
  const look = useCallback(async () => {
    if (document.visibilityState === "visible") await reload();
  }, [reload]);
  usePolling(look, { everyMs });
  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [look]);
}
