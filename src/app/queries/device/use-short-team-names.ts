import { useMemo } from "react";
import { teamNames } from "../../../domain/season/team-names.ts";
import { useDeviceRead } from "./use-device-read.ts";

export function useShortTeamNames(seasonId: string): ReadonlyMap<string, string> {
  const found = useDeviceRead(`teams of ${seasonId}`, ({ reference }) =>
    reference.list("teams", seasonId),
  );
  const teams = found?.ok ? found.value : undefined;
  return useMemo(
    () => new Map([...teamNames(teams ?? [])].map(([id, { shortName }]) => [id, shortName])),
    [teams],
  );
}
