import { type SeasonFigures, seasonFiguresRead } from "./season-figures.ts";
import { keyedPage, type Page, useKeyedPage } from "./use-page.ts";

const page = keyedPage({ ...seasonFiguresRead, pace: "beside" });

/**
 * Every team and player of a named season, whichever one is selected; for what a page shows beside
 * its own figures. All pages share one reading, so that going from player to player reads two small
 * tables and not everybody's figures.
 */
export function useFiguresOfSeason(seasonId: string): Page<SeasonFigures> {
  return useKeyedPage(page, seasonId);
}
