import type { PlayerSeason } from "../player-season.ts";
import { playersAt } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import { sharedRanks } from "../shared-ranks.ts";
import { leadersOf } from "./leaders.ts";
import type { MvpLeader } from "./mvp-leader.ts";

export type MvpType = "overall" | "offensive" | "defensive";

export type MvpRunner = Pick<
  MvpLeader,
  | "playerId"
  | "playerName"
  | "jerseyNumber"
  | "teamId"
  | "teamName"
  | "forfeitedSeason"
  | "points"
  | "gamesPlayed"
>;

export interface MvpLine {
  readonly rank: number;
  readonly runner: MvpRunner;
  /** Share of the leader's points, at least 0.1 so that the bar is visible (P §2). */
  readonly share: number;
}

const LIMIT = 5;
const SHORTEST_BAR = 0.1;

export function mvpRunners(
  players: readonly PlayerSeason[],
  type: MvpType,
  stage: SeasonStage,
): MvpRunner[] {
  return playersAt(players, stage).map(({ player, figures }) => ({
    ...player,
    points: figures.points[type === "overall" ? "total" : type],
    gamesPlayed: figures.gamesPlayed,
  }));
}

/** Returns the first five with points; ties are broken as everywhere (D46). */
export function mvpRace(runners: readonly MvpRunner[]): readonly MvpLine[] {
  const first = leadersOf(runners, {
    value: ({ points }) => points,
    gamesPlayed: ({ gamesPlayed }) => gamesPlayed,
    name: ({ playerName }) => playerName,
    id: ({ playerId }) => playerId,
    leads: "most",
    limit: LIMIT,
    atLeast: 1,
  });
  const most = first[0]?.points ?? 1;
  const ranks = sharedRanks(
    first,
    (above, runner) => above.points === runner.points && above.gamesPlayed === runner.gamesPlayed,
  );
  return first.map((runner, index) => ({
    rank: ranks[index] ?? index + 1,
    runner,
    share: Math.max(SHORTEST_BAR, runner.points / most),
  }));
}
