import { pointDifferential } from "../standings/point-differential.ts";
import type { Standing } from "../standings/standing.ts";
import type { TeamFigures } from "../standings/team-season.ts";
import type { ExportColumn } from "./export-table.ts";

export interface ExportedTeam {
  readonly team: Standing;
  readonly figures: TeamFigures;
}

/** Exactly these columns (A §7 "CSV export"); forfeits stand apart from wins and losses (D46a). */
export const TEAM_EXPORT: readonly ExportColumn<ExportedTeam>[] = [
  { name: "Team", value: ({ team }) => team.teamName },
  { name: "Division", value: ({ team }) => team.divisionName ?? "" },
  { name: "Wins", value: ({ team }) => team.wins },
  { name: "Losses", value: ({ team }) => team.losses },
  { name: "Draws", value: ({ team }) => team.draws },
  { name: "Forfeit Wins", value: ({ team }) => team.forfeitWins },
  { name: "Forfeit Losses", value: ({ team }) => team.forfeitLosses },
  { name: "Games Played", value: ({ team }) => team.gamesPlayed },
  { name: "Points Scored", value: ({ team }) => team.pointsScored },
  { name: "Points Allowed", value: ({ team }) => team.pointsAllowed },
  { name: "Point Differential", value: ({ team }) => pointDifferential(team) },
  { name: "Pass TDs", value: ({ figures }) => figures.counts.passTouchdowns },
  { name: "Rush TDs", value: ({ figures }) => figures.counts.rushTouchdowns },
  { name: "Receiving TDs", value: ({ figures }) => figures.counts.receivingTouchdowns },
  // Not the sum of the three: a pass and its reception are one touchdown (D44).
  { name: "Total TDs", value: ({ figures }) => figures.totalTouchdowns },
  { name: "Extra Points", value: ({ figures }) => figures.counts.extraPoints },
  { name: "Tackles", value: ({ figures }) => figures.counts.tackles },
  { name: "Interceptions", value: ({ figures }) => figures.counts.interceptions },
  { name: "Defensive Sacks", value: ({ figures }) => figures.counts.sacks },
  { name: "Sacks Allowed", value: ({ figures }) => figures.sacksAllowed },
];
