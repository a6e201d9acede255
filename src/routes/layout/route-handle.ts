import { useMatches } from "react-router-dom";

/** What a route tells the shell around it: `handle` in router.tsx. */
export interface RouteHandle {
  /**
   * `page`: the screen shows one season's rows, so the selector stands above it and a past season
   * is marked. `none`: changing the season would change nothing there. Left out: the header's.
   */
  readonly season?: "page" | "none";
  /** The screen has a sync pill of its own, with its game's entries in words. */
  readonly hasOwnSync?: true;
}

/** The handle of the route on the screen; the innermost match that has one. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? {};
}
