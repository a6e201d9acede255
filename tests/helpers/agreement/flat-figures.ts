import { STAT_KEYS, TEAM_STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import type { PlayerFigures } from "../../../src/domain/standings/player-season.ts";
import type { Standing } from "../../../src/domain/standings/standing.ts";
import type { TeamFigures } from "../../../src/domain/standings/team-season.ts";

/** Figures by name, side by side, so that two sources can be compared as a whole. */
export type Figures = Readonly<Record<string, number>>;

export function plusFigures(sum: Figures | undefined, more: Figures): Figures {
  const total: Record<string, number> = { ...sum };
  for (const [name, value] of Object.entries(more)) total[name] = (total[name] ?? 0) + value;
  return total;
}

/** A missing figure counts as 0, because a source may leave out players who have none. */
export function withZeros(names: readonly string[], figures: Figures | undefined): Figures {
  return Object.fromEntries(names.map((name) => [name, figures?.[name] ?? 0]));
}

export const PLAYER_FIGURES = ["gamesPlayed", "total", "offensive", "defensive", ...STAT_KEYS];

export function ofPlayer({ gamesPlayed, points, counts }: PlayerFigures): Figures {
  return { gamesPlayed, ...points, ...counts };
}

export const TEAM_FIGURES = ["totalTouchdowns", "sacksAllowed", ...TEAM_STAT_KEYS];

export function ofTeam({ totalTouchdowns, sacksAllowed, counts }: TeamFigures): Figures {
  return { totalTouchdowns, sacksAllowed, ...counts };
}

export const RECORD_FIGURES = [
  "gamesPlayed",
  "wins",
  "losses",
  "draws",
  "forfeitWins",
  "forfeitLosses",
  "pointsScored",
  "pointsAllowed",
] as const;

export function ofRecord(standing: Standing): Figures {
  return Object.fromEntries(RECORD_FIGURES.map((name) => [name, standing[name]]));
}
