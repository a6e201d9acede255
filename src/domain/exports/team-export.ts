import { pointDifferential } from "../standings/point-differential.ts";
import type { Standing } from "../standings/standing.ts";
import type { TeamFigures } from "../standings/team-season.ts";
import { TEAM_TABLE_STATS } from "../standings/team-table-stats.ts";
import type { ExportColumn } from "./export-table.ts";

interface ExportedTeam {
  readonly team: Standing;
  readonly division: string | null;
  readonly figures: TeamFigures;
}

/** It is less than the sum before it, because a pass and its reception are one touchdown (D44). */
const TOTAL_TDS: ExportColumn<ExportedTeam> = {
  name: "Total TDs",
  value: ({ figures }) => figures.totalTouchdowns,
};

/** The exact columns of A §7 "CSV export", in which forfeits are separate (D46a). */
export const TEAM_EXPORT: readonly ExportColumn<ExportedTeam>[] = [
  { name: "Team", value: ({ team }) => team.teamName },
  { name: "Division", value: ({ division }) => division ?? "" },
  { name: "Wins", value: ({ team }) => team.wins },
  { name: "Losses", value: ({ team }) => team.losses },
  { name: "Draws", value: ({ team }) => team.draws },
  { name: "Forfeit Wins", value: ({ team }) => team.forfeitWins },
  { name: "Forfeit Losses", value: ({ team }) => team.forfeitLosses },
  { name: "Games Played", value: ({ team }) => team.gamesPlayed },
  { name: "Points Scored", value: ({ team }) => team.pointsScored },
  { name: "Points Allowed", value: ({ team }) => team.pointsAllowed },
  { name: "Point Differential", value: ({ team }) => pointDifferential(team) },
  ...TEAM_TABLE_STATS.flatMap(({ key, csv }): ExportColumn<ExportedTeam>[] => {
    const column = { name: csv, value: ({ figures }: ExportedTeam) => figures.counts[key] };
    return key === "receivingTouchdowns" ? [column, TOTAL_TDS] : [column];
  }),
  { name: "Sacks Allowed", value: ({ figures }) => figures.sacksAllowed },
];
