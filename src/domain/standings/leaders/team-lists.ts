import { STATS, TEAM_STAT_KEYS, type TeamStatKey } from "../../game/stat-catalogue.ts";
import { rankTeams } from "../rank-teams.ts";
import { resultCount, totalWins } from "../record.ts";
import { type TeamAtStage, teamsAt } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import type { TeamSeason } from "../team-season.ts";
import { type LeaderLine, leaderLines } from "./leader-line.ts";

export type TeamListId =
  | "best_record"
  | "most_points_scored"
  | "fewest_points_allowed"
  | "touchdown_leaders"
  | "qb_protection"
  | StatLeaders;

type StatLeaders = NonNullable<(typeof STATS)[TeamStatKey]["teams"]["leaders"]>["id"];

export const TEAM_STAT_LEADERS = TEAM_STAT_KEYS.flatMap((key) => {
  const { side, teams } = STATS[key];
  return teams.leaders === null ? [] : [{ key, side, ...teams.leaders }];
});

export interface TeamLeaderLine extends LeaderLine<TeamSeason> {
  readonly breakdown: readonly [passing: number, rushing: number, receiving: number] | null;
}

export interface TeamLeaders {
  readonly subject: "team";
  readonly id: TeamListId;
  /** A bar if the most leads, a dot if the fewest leads, and a cell for each game of a record. */
  readonly shape: "bar" | "dot" | "record";
  /** An empty list shows "No data". */
  readonly lines: readonly TeamLeaderLine[];
}

interface TeamList {
  readonly id: TeamListId;
  readonly value: (row: TeamAtStage) => number;
  readonly leads: "most" | "fewest";
  /** An empty list is shown with "No data" instead of being left out (P §2, A §2). */
  readonly isAlwaysShown?: true;
  /** The playoffs count no points (D46), so they have no such list. */
  readonly isOfRegularSeason?: true;
  readonly leavesOutForfeited?: true;
  readonly hasBreakdown?: true;
}

const RECORD_LIMIT = 4;
const LIMIT = 5;

/**
 * These lists come after the best record (P §2). Each touchdown counts once (D44), extra points as
 * points (D45).
 */
const LISTS: readonly TeamList[] = [
  {
    id: "most_points_scored",
    value: ({ team }) => team.pointsScored,
    leads: "most",
    isAlwaysShown: true,
    isOfRegularSeason: true,
  },
  {
    id: "fewest_points_allowed",
    value: ({ team }) => team.pointsAllowed,
    leads: "fewest",
    isAlwaysShown: true,
    isOfRegularSeason: true,
    leavesOutForfeited: true,
  },
  {
    id: "touchdown_leaders",
    value: ({ figures }) => figures.totalTouchdowns,
    leads: "most",
    isAlwaysShown: true,
    hasBreakdown: true,
  },
  ...statLists("offense").map((list) => ({ ...list, isAlwaysShown: true as const })),
  {
    id: "qb_protection",
    value: ({ figures }) => figures.sacksAllowed,
    leads: "fewest",
    isAlwaysShown: true,
  },
  ...statLists("defense"),
];

function statLists(side: "offense" | "defense"): TeamList[] {
  return TEAM_STAT_LEADERS.filter((list) => list.side === side).map(({ id, key }) => {
    return { id, value: ({ figures }) => figures.counts[key], leads: "most" };
  });
}

export function teamLeaders(teams: readonly TeamSeason[], stage: SeasonStage): TeamLeaders[] {
  const rows = teamsAt(teams, stage);
  const ofStage = LISTS.filter((list) => stage !== "playoffs" || !list.isOfRegularSeason);
  const lists = ofStage
    .map((list): [TeamList, TeamLeaders] => [list, leadersIn(rows, list)])
    .filter(([list, { lines }]) => list.isAlwaysShown || lines.length > 0)
    .map(([, leaders]) => leaders);
  return stage === "playoffs" ? lists : [bestRecord(teams), ...lists];
}

/** A team that gave its season up allowed few points only because it did not play (D49). */
export function withoutForfeited(rows: readonly TeamAtStage[]): readonly TeamAtStage[] {
  return rows.filter(({ team }) => !team.forfeitedSeason);
}

/** A value of 0 leads only if the fewest lead (D46). */
export function topTeams(
  rows: readonly TeamAtStage[],
  { value, leads }: Pick<TeamList, "value" | "leads">,
  limit: number,
): readonly LeaderLine<TeamAtStage>[] {
  return leaderLines(rows, {
    value,
    gamesPlayed: ({ gamesPlayed }) => gamesPlayed,
    name: ({ team }) => team.teamName,
    id: ({ team }) => team.teamId,
    leads,
    limit,
    ...(leads === "most" ? { atLeast: 1 } : {}),
  });
}

function leadersIn(teams: readonly TeamAtStage[], list: TeamList): TeamLeaders {
  const rows = list.leavesOutForfeited ? withoutForfeited(teams) : teams;
  return {
    subject: "team",
    id: list.id,
    shape: list.leads === "most" ? "bar" : "dot",
    lines: topTeams(rows, list, LIMIT).map(({ row, ...line }) => {
      const { passTouchdowns, rushTouchdowns, receivingTouchdowns } = row.figures.counts;
      return {
        ...line,
        row: row.team,
        breakdown: list.hasBreakdown ? [passTouchdowns, rushTouchdowns, receivingTouchdowns] : null,
      };
    }),
  };
}

/** Returns the first four of the standings with a result; a forfeit is a result (D46a). */
function bestRecord(teams: readonly TeamSeason[]): TeamLeaders {
  const first = rankTeams(teams.filter((team) => resultCount(team) > 0)).slice(0, RECORD_LIMIT);
  const longest = Math.max(1, ...first.map(({ team }) => resultCount(team)));
  return {
    subject: "team",
    id: "best_record",
    shape: "record",
    lines: first.map(({ rank, place, team }) => ({
      rank: place ?? rank,
      row: team,
      value: totalWins(team),
      share: resultCount(team) / longest,
      breakdown: null,
    })),
  };
}
