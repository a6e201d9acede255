import { type SeasonFigures, seasonFiguresRead } from "./season-figures.ts";
import { type Page, seasonPage, useSeasonPage } from "./use-page.ts";

const page = seasonPage(seasonFiguresRead);

/** Leagues, teams and players of the selected season with their figures. */
export function useSeasonFigures(): Page<SeasonFigures> {
  return useSeasonPage(page);
}
