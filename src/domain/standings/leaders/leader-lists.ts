import { DEFENSE_LISTS, OFFENSE_LISTS } from "../player-stat.ts";
import type { SeasonFigures } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import { type PlayerLeaders, playerLeaders } from "./player-lists.ts";
import { type TeamLeaders, teamLeaders } from "./team-lists.ts";

export const LEADER_TABS = ["team", "offense", "defense"] as const;
export type LeaderTab = (typeof LEADER_TABS)[number];

export type Leaders = TeamLeaders | PlayerLeaders;

/** Returns a tab's lists below its MVP race, in order (D44 to D46b). */
export function leaderLists(
  { teams, players }: SeasonFigures,
  tab: LeaderTab,
  stage: SeasonStage,
): readonly Leaders[] {
  if (tab === "team") return teamLeaders(teams, stage);
  return playerLeaders(players, tab === "offense" ? OFFENSE_LISTS : DEFENSE_LISTS, stage);
}
