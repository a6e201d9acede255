import { useCallback, useSyncExternalStore } from "react";

/** Use it for content that must be rendered once, instead of twice with one copy hidden. */
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
