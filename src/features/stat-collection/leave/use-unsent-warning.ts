import { useEffect } from "react";

/** The browser asks before the tab closes, only while something is not on the server. */
export function useUnsentWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);
}
