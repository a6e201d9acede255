import type { Highlight } from "../../domain/standings/leaders/highlights.ts";
import type { LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import type { MvpType } from "../../domain/standings/leaders/mvp-race.ts";
import { TEAM_STAT_LEADERS, type TeamListId } from "../../domain/standings/leaders/team-lists.ts";
import type { PlayerStat } from "../../domain/standings/player-stat.ts";
import { PLAYER_STAT_LABELS, TIES_NOTE } from "../stats/player-stat-messages.ts";
import { highlightMessages } from "./highlight-messages.ts";

const noLeader: Record<Exclude<Highlight["state"], "player" | "team">, string> = {
  no_data: "No data",
  regular_season_only: "Regular season only",
};

const tabs: Record<LeaderTab, string> = { team: "Team", offense: "Offense", defense: "Defense" };

const lists = {
  best_record: "Best Record",
  most_points_scored: "Most Points Scored",
  fewest_points_allowed: "Fewest Points Allowed",
  touchdown_leaders: "Touchdown Leaders",
  qb_protection: "QB Protection",
  ...Object.fromEntries(TEAM_STAT_LEADERS.map(({ id, title }) => [id, title])),
  ...PLAYER_STAT_LABELS,
} as Record<TeamListId | PlayerStat, string>;

/** Stands beside a title that does not say everything. */
const captions: Partial<Record<TeamListId | PlayerStat, string>> = {
  fewest_points_allowed: "less is better",
  touchdown_leaders: "pass / rush / receiving",
  xp_leaders: "points",
  qb_protection: "Sacks allowed",
  extra_points: "points",
};

const races: Record<MvpType, { readonly title: string; readonly caption: string }> = {
  overall: { title: "Overall MVP Race", caption: "total fantasy points" },
  offensive: { title: "Offensive MVP Race", caption: "offensive points only" },
  defensive: { title: "Defensive MVP Race", caption: "defensive points only" },
};

/** The race over all points is the one of fantasy points, so its text names those. */
const raceEmpty = (type: MvpType) =>
  `No players with ${type === "overall" ? "fantasy" : type} points yet`;

/** The widget shows the same texts as the fantasy dashboard (P §2, A §2; D2). */
export const leadersMessages = {
  unavailable: "Stats Unavailable",
  failed: "Failed to load statistics",
  loading: "Loading statistics...",
  highlights: highlightMessages,
  noLeader,
  noData: "No data",
  others: (count: number) => `and ${count} more`,
  perGame: (average: number) => `${average.toFixed(1)} a game`,
  tabsLabel: "Leaders of",
  tabs,
  lists,
  captions,
  races,
  raceEmpty,
  behind: (points: number) => `${points} behind`,
  raceFailed: (type: MvpType) => `Failed to load ${type} MVP data`,
  noJersey: "no jersey number",
  jersey: (number: string) => `number ${number}`,
  place: (rank: number) => `Place ${rank}`,
  breakdown: (pass: number, rush: number, receiving: number) => `${pass} / ${rush} / ${receiving}`,
  breakdownInWords: (pass: number, rush: number, receiving: number) =>
    `${pass} passing, ${rush} rushing, ${receiving} receiving`,
  forfeitedSeason: "Forfeited season",
  recordNote: "* In a record: won or lost by forfeit.",
  teamNote: "* At a team: forfeited season.",
  defenseNote: "Best defense leaves out forfeited seasons.",
  regularNote: "Records and points count completed games of the regular season.",
  touchdownNote: "Total touchdowns count passing, rushing and defensive ones, each once.",
  ties: TIES_NOTE,
  emptyTitle: "No statistics yet",
  emptyText: "They appear here with the first entries of a game.",
} as const;
