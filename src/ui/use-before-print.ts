import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** Runs `draw` before the page is printed, so that its result is in the page in time. */
export function useBeforePrint(draw: () => void): void {
  const drawNow = useEffectEvent(() => flushSync(draw));
  useEffect(() => {
    const listener = () => drawNow();
    window.addEventListener("beforeprint", listener);
    return () => window.removeEventListener("beforeprint", listener);
  }, []);
}
