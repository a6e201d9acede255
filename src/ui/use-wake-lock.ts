import { useEffect, useState } from "react";

/** Keeps the screen awake from the first touch or `atOnce`; hiding the page releases it. */
export function useWakeLock(atOnce = false): { readonly onPointerDown: () => void } {
  const [isWanted, setWanted] = useState(atOnce);
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // A refusal (battery saver) prevents nothing.
      const granted = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
  return { onPointerDown: () => setWanted(true) };
}
