import { type SeasonFigures, seasonFiguresRead } from "./season-figures.ts";
import { keyedPage, type Page, useKeyedPage } from "./use-page.ts";

const page = keyedPage(seasonFiguresRead);

/** Every team and player of a named season, whichever one is selected. */
export function useFiguresOfSeason(seasonId: string): Page<SeasonFigures> {
  return useKeyedPage(page, seasonId);
}
