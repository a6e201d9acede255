import type { SeasonPlaces } from "../../domain/standings/season-places.ts";
import { seasonPlacesRead } from "./season-places.ts";
import { keyedPage, type Page, useKeyedPage } from "./use-page.ts";

const page = keyedPage(seasonPlacesRead);

/** The leaders among a named season's players, whichever season is selected. */
export function useSeasonPlaces(seasonId: string): Page<SeasonPlaces> {
  return useKeyedPage(page, seasonId);
}
