import { useMatches } from "react-router-dom";

export interface RouteHandle {
  /** `page`: the selector stands above it. `none`: a season changes nothing there. */
  readonly season?: "page" | "none";
  readonly hasOwnSync?: true;
}

export const seasonless: RouteHandle = { season: "none" };

export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? {};
}
