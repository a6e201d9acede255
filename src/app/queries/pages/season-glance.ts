import { useMemo } from "react";
import type { Game } from "../../../domain/game/game.ts";
import { nextGames } from "../../../domain/season/next-games.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import { useDeviceRead } from "../device/use-device-read.ts";
import { useToday } from "../device/use-today.ts";
import { useSeasonTeams } from "./season-teams.ts";

interface SeasonGlance {
  readonly records: ReadonlyMap<string, TeamSeason>;
  readonly next: ReadonlyMap<string, Game>;
}

/** Parts that are not on this device yet are left out and appear later by themselves. */
export function useSeasonGlance(seasonId: string): SeasonGlance {
  const today = useToday();
  const { query } = useSeasonTeams();
  const games = useDeviceRead(`games of ${seasonId}`, ({ reference }) =>
    reference.list("games", seasonId),
  );
  const teams = query.status === "ready" ? query.value.teams : null;
  const records = useMemo(() => new Map((teams ?? []).map((team) => [team.teamId, team])), [teams]);
  const listed = games?.ok ? games.value : null;
  const next = useMemo(() => nextGames(listed ?? [], today), [listed, today]);
  return useMemo(() => ({ records, next }), [records, next]);
}
