import { counted } from "../../domain/shared/counted.ts";
import type { TieBreak } from "../../domain/standings/rank-teams.ts";

const wins = (count: number) => counted(count, "win");
const losses = (count: number) => counted(count, "loss", "losses");
const draws = (count: number) => counted(count, "draw");

interface Compared {
  readonly own: string;
  readonly other: string;
  readonly isAhead: boolean;
}

const pair = (own: string, other: string) => `${own}\u00a0to\u00a0${other}`;

/** Says what decided between two neighbors (D46). */
const because: Readonly<Record<TieBreak, (compared: Compared) => string>> = {
  total_wins: ({ own, other, isAhead }) =>
    `${isAhead ? "more" : "fewer"} wins, ${pair(own, other)}`,
  point_differential: ({ own, other, isAhead }) =>
    `as many wins, ${isAhead ? "better" : "lower"} point difference, ${pair(own, other)}`,
  points_scored: ({ own, other, isAhead }) =>
    `as many wins and the same point difference, ${isAhead ? "more" : "fewer"} points scored, ${pair(own, other)}`,
  name: () =>
    "equal in wins, point difference and points scored; they share the rank, in order of their names",
};

/** Explains a team's rank (D46, D46a). */
export const rankReasonMessages = {
  place: (place: number | null, teams: number) =>
    place === null ? "No rank before the first game" : `Rank ${place} of ${teams}`,
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
} as const;
