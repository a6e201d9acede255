import type { WidgetSeason } from "../../../domain/season/widget-season.ts";
import { ok } from "../../../domain/shared/result.ts";
import { compareNames } from "../../../domain/standings/name-order.ts";
import { readWidgetTables, type WidgetTables } from "../../../remote/api/widget-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useWidgetSeasons() {
  return useServerRead(read);
}

async function read() {
  const tables = await askServer(readWidgetTables);
  return tables.ok ? ok(widgetSeasons(tables.value)) : tables;
}

function widgetSeasons({ seasons, leagues, teams }: WidgetTables): WidgetSeason[] {
  return seasons
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map(({ id, name, isLive }) => ({
      id,
      name,
      isLive,
      leagues: leagues
        .filter(({ seasonId }) => seasonId === id)
        .map((league) => {
          const ofLeague = teams.filter(({ leagueId }) => leagueId === league.id);
          const divisions = ofLeague.flatMap(({ divisionName }) => divisionName ?? []);
          return {
            id: league.id,
            name: league.name,
            divisions: [...new Set(divisions)].sort(compareNames),
            teams: ofLeague
              .map(({ id: teamId, name: teamName, divisionName }) => ({
                id: teamId,
                name: teamName,
                divisionName,
              }))
              .sort((a, b) => compareNames(a.name, b.name)),
          };
        })
        .sort((a, b) => compareNames(a.name, b.name)),
    }));
}
