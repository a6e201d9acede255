import { useMemo } from "react";
import { useTeamFaces } from "./use-team-faces.ts";

export function useShortTeamNames(seasonId: string): ReadonlyMap<string, string> {
  const faces = useTeamFaces(seasonId);
  return useMemo(() => new Map([...faces].map(([id, { shortName }]) => [id, shortName])), [faces]);
}
