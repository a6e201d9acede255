import { useSearchParams } from "react-router-dom";
import type { LoggedGame } from "../../domain/standings/logged-game.ts";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";

export interface StageChoice {
  readonly stage: SeasonStage;
  /** Both parts have games; else there is nothing to choose. */
  readonly isOffered: boolean;
  readonly choose: (stage: SeasonStage) => void;
}

/** The part of the season that the page shows; it stands in the address (`?stage=playoffs`). */
export function useStage(games: readonly LoggedGame[]): StageChoice {
  const [search, setSearch] = useSearchParams();
  const isOffered =
    games.some(({ isPlayoff }) => isPlayoff) && games.some(({ isPlayoff }) => !isPlayoff);
  const asked = SEASON_STAGES.find((stage) => stage === search.get("stage"));
  const choose = (stage: SeasonStage) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (stage === "all") next.delete("stage");
        else next.set("stage", stage);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { stage: isOffered && asked !== undefined ? asked : "all", isOffered, choose };
}
