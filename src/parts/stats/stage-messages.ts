import type { SeasonStage } from "../../domain/standings/season-stage.ts";

/** The parts of a season that a screen can show (D46). */
export const STAGE_LABELS: Readonly<Record<SeasonStage, string>> = {
  all: "All games",
  regular: "Regular season",
  playoffs: "Playoffs",
};
