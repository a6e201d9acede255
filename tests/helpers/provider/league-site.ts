import type { ServerResponse } from "node:http";
import { providerSample } from "./samples.ts";
import { json, type ProviderTurn } from "./scripted-provider.ts";

/** The answers of one league; a test changes them as the season moves on. */
export interface LeagueSite {
  league: Record<string, unknown>;
  teams: Record<string, unknown>;
  games: Record<string, unknown>;
  standings: Record<string, unknown>;
  /** Answers by the end of the path; they replace the league's own. */
  readonly faults: Map<string, ProviderTurn>;
  readonly turn: ProviderTurn;
}

/** A provider's site with the sample league 85770. */
export function leagueSite(): LeagueSite {
  const faults = new Map<string, ProviderTurn>();
  const site: LeagueSite = {
    league: providerSample("leagues-info_85770"),
    teams: providerSample("teams_85770"),
    games: providerSample("games_85770"),
    standings: providerSample("standings_85770"),
    faults,
    turn(response: ServerResponse, request) {
      const path = request.url ?? "";
      const fault = [...faults].find(([end]) => path.endsWith(end))?.[1];
      if (fault !== undefined) return fault(response, request);
      if (path.includes("/leagues-info/")) return json(site.league)(response, request);
      if (path.endsWith("/teams/")) return json(site.teams)(response, request);
      if (path.endsWith("/games")) return json(site.games)(response, request);
      return json(site.standings)(response, request);
    },
  };
  return site;
}
