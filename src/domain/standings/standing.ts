import type { SeasonTeam } from "../season/season-team.ts";

/** Wins and losses of completed regular-season games, forfeits counted separately (D46, D46a). */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly forfeitWins: number;
  readonly forfeitLosses: number;
}

export interface Standing extends TeamRecord, SeasonTeam {
  readonly seasonId: string;
  readonly pointsScored: number;
  readonly pointsAllowed: number;
  /** Games played to the end; a forfeited game does not count (D46a). */
  readonly gamesPlayed: number;
}
