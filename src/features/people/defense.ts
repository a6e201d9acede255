import type { StatKey } from "../../domain/game/stats.ts";
import type { TeamCounts } from "../../domain/standings/team-season.ts";

/** The figures of the defense, in the order of the pages of players and teams (D41). */
export const DEFENSE: readonly (StatKey & keyof TeamCounts)[] = [
  "tackles",
  "interceptions",
  "sacks",
  "safeties",
  "defensiveTouchdowns",
  "returnedConversions",
  "fumbles",
];
