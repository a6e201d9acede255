import type { TieBreak } from "../../domain/standings/rank-teams.ts";

/** "1 win", "2 wins": both forms are given, since no rule makes "losses". */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const wins = (count: number) => counted(count, "win", "wins");
const losses = (count: number) => counted(count, "loss", "losses");
const draws = (count: number) => counted(count, "draw", "draws");

/** A figure of this team and of its neighbour, as text. */
interface Compared {
  readonly own: string;
  readonly other: string;
  /** This team stands above. */
  readonly isAhead: boolean;
}

/** What decided between two neighbours, in words (D46). */
const because: Readonly<Record<TieBreak, (compared: Compared) => string>> = {
  total_wins: ({ own, other, isAhead }) => `${isAhead ? "more" : "fewer"} wins, ${own} to ${other}`,
  point_differential: ({ own, other, isAhead }) =>
    `as many wins, ${isAhead ? "better" : "lower"} point difference, ${own} to ${other}`,
  points_scored: ({ own, other, isAhead }) =>
    `as many wins and the same point difference, ${isAhead ? "more" : "fewer"} points scored, ${own} to ${other}`,
  name: () => "equal in wins, point difference and points scored; the name decides",
};

/** Texts of the standings (P §2 "Team Standings", P §8; D2). */
export const standingsMessages = {
  title: "Team Standings",
  syncFailed: "Failed to sync standings",
  failed: "Failed to load standings",
  loading: "Loading standings...",
  counts: "Regular season, final games",
  selectLeague: "Select League",
  allLeagues: "All Leagues",
  selectDivision: "Select Division",
  allDivisions: "All Divisions",
  columns: {
    rank: "Rank",
    team: "Team",
    division: "Division",
    league: "League",
    record: "Record",
    winPercentage: "Win %",
    pointsFor: "Points For",
    pointsAgainst: "Points Against",
    difference: "Diff",
    games: "Games",
  },
  games: (count: number) => counted(count, "game", "games"),
  highlights: {
    scored: "Highest Points Scored",
    wins: "Most Wins",
    allowed: "Fewest Points Allowed",
  },
  emptyTitle: "No Standings Available",
  empty: {
    season: "There are no teams in this season yet.",
    league: (league: string) => `There are no teams in ${league} yet.`,
  },
  /** Under the table: how to read it. */
  notes: {
    order: "Ranked by wins, then point difference, then points scored, then name.",
    why: "Open a rank to see what decided it.",
    record: "* In a record: won or lost by forfeit. Forfeits count as wins and losses.",
    team: "* At a team: forfeited season.",
  },
  why: {
    button: (rank: number, team: string) => `Rank ${rank}, ${team}: why?`,
    place: (rank: number, teams: number) => `Rank ${rank} of ${teams}`,
    record: (record: { wins: number; losses: number; draws: number }) =>
      [
        wins(record.wins),
        losses(record.losses),
        ...(record.draws > 0 ? [draws(record.draws)] : []),
      ].join(", "),
    forfeits: (forfeits: { wins: number; losses: number }) =>
      `* ${[
        ...(forfeits.wins > 0 ? [wins(forfeits.wins)] : []),
        ...(forfeits.losses > 0 ? [losses(forfeits.losses)] : []),
      ].join(" and ")} by forfeit, without points`,
    below: (team: string) => `Below ${team}`,
    above: (team: string) => `Above ${team}`,
    because,
  },
} as const;
