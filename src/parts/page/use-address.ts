import { useSearchParams } from "react-router-dom";

interface HowToWrite {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * What a page keeps in its address, and how to change it. A change is made of the address as it
 * stands now: the one that the page was drawn with may be older, since the season is written there
 * too while a long list is still being drawn.
 */
export function useAddress(): readonly [
  URLSearchParams,
  (change: (newest: URLSearchParams) => URLSearchParams, how?: HowToWrite) => void,
] {
  const [drawn, write] = useSearchParams();
  return [drawn, (change, how) => write(change(new URLSearchParams(window.location.search)), how)];
}
