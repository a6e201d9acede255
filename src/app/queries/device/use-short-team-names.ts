import { useMemo } from "react";
import { teamNames } from "../../../domain/season/team-names.ts";
import { useDeviceRead } from "./use-device-read.ts";

/** Team id → what it is called in narrow places (D72); empty until the device has answered. */
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
