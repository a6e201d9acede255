import type { SeasonTeam } from "../../season/season-team.ts";

/** A row of an MVP view (P §3, D41); the view decides whether its points are offensive. */
export interface MvpLeader extends SeasonTeam {
  readonly seasonId: string;
  readonly seasonName: string;
  readonly playerId: string;
  readonly playerName: string;
  readonly jerseyNumber: string | null;
  readonly points: number;
  readonly gamesPlayed: number;
}
