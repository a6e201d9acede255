import { useEffect } from "react";

/** Reads again every so often while the page shows, and when it comes back. */
export function useReloadWhileVisible(reload: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload, everyMs]);
}
