import { type SeasonTeams, seasonTeamsRead } from "./season-teams.ts";
import { type Page, seasonPage, useSeasonPage } from "./use-page.ts";

const page = seasonPage(seasonTeamsRead);

/** Leagues and teams of the selected season with their records (standings). */
export function useSeasonTeams(): Page<SeasonTeams> {
  return useSeasonPage(page);
}
