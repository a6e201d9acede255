import type { SeasonStage } from "../../domain/standings/season-stage.ts";

/** A screen can show these parts of a season (D46). */
export const STAGE_LABELS: Readonly<Record<SeasonStage, string>> = {
  all: "All Games",
  regular: "Regular Season",
  playoffs: "Playoffs",
};
