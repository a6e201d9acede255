import { useEffect } from "react";
import { useShortTeamNames } from "../../app/queries/device/use-short-team-names.ts";

/** Shows nothing; it tells the list what its teams are called in short (D72). */
export function TeamShortNames({
  seasonId,
  onNames,
}: {
  seasonId: string;
  onNames: (names: ReadonlyMap<string, string>) => void;
}) {
  const names = useShortTeamNames(seasonId);
  useEffect(() => onNames(names), [names, onNames]);
  return null;
}
