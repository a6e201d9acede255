import type { LoggedGame } from "../../domain/standings/logged-game.ts";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";
import { oneOf, unlessDefault, useAddress, withValues } from "../../parts/page/address.ts";

/** Kept in the address (`?stage=playoffs`), and offered if both parts of the season have games. */
export function useStage(games: readonly LoggedGame[]) {
  const [address, setAddress] = useAddress();
  const isOffered =
    games.some(({ isPlayoff }) => isPlayoff) && games.some(({ isPlayoff }) => !isPlayoff);
  const asked = oneOf(SEASON_STAGES, address.get("stage"));
  const choose = (stage: SeasonStage) =>
    setAddress((newest) => withValues(newest, { stage: unlessDefault(stage, "all") }), {
      replace: true,
      preventScrollReset: true,
    });
  const stage: SeasonStage = isOffered && asked !== null ? asked : "all";
  return { stage, isOffered, choose };
}
