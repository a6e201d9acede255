import { useMemo } from "react";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { type TeamNames, teamNames } from "../../../domain/season/team-names.ts";
import { useDeviceRead } from "./use-device-read.ts";

export function useTeamFaces(
  seasonId: string,
): ReadonlyMap<string, TeamFace & TeamNames & { readonly name: string }> {
  const found = useDeviceRead(`teams of ${seasonId}`, ({ reference }) =>
    reference.list("teams", seasonId),
  );
  const teams = found?.ok ? found.value : undefined;
  return useMemo(() => {
    const called = teamNames(teams ?? []);
    return new Map(
      (teams ?? []).map(({ id, name, color, crest }) => [
        id,
        {
          name,
          ...(called.get(id) ?? { shortName: name, code: "?" }),
          color: color ?? null,
          crest: crest ?? null,
        },
      ]),
    );
  }, [teams]);
}
