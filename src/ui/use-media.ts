import { useCallback, useSyncExternalStore } from "react";

/** For what must be rendered once, not twice with one hidden. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, notKnown);
}

/** There is no screen while the build draws. */
const notKnown = () => false;
