import { type SeasonRosters, seasonRostersRead } from "./season-rosters.ts";
import { type Page, seasonPage, useSeasonPage } from "./use-page.ts";

const page = seasonPage(seasonRostersRead);

/** Teams and players of the selected season with their captains (Team Management). */
export function useSeasonRosters(): Page<SeasonRosters> {
  return useSeasonPage(page);
}
