import type { CaptainsSetting } from "../../../domain/access/settings.ts";
import { finalScore } from "../../../domain/game/live-score.ts";
import { teamStatsOf } from "../../../domain/game/team-stats.ts";
import { sidesToAsk } from "../../../domain/review/captains-said.ts";
import { useKnownUser } from "../device/use-last-user.ts";
import { useGame } from "./use-game.ts";

/** Returns the setting as this device last read it, so it is known without a network (D70). */
export function useCaptainsSetting(): CaptainsSetting {
  return useKnownUser()?.captainsConfirm ?? "off";
}

export function useAsksCaptains(): boolean {
  return useGame(({ state }) => sidesToAsk(state.captains, finalScore(state)).length > 0);
}

export function useCaptains() {
  // The fold changes `state` in place; `revision` tells that it has.
  const { state, visitor, home } = useGame(({ state, revision, visitor, home }) => {
    return { state, revision, visitor: visitor.team, home: home.team };
  });
  const figures = teamStatsOf(state);
  return {
    teams: { visitor, home },
    score: finalScore(state),
    counts: { visitor: figures.visitor.counts, home: figures.home.counts },
    said: state.captains,
  };
}
