import { groupBy } from "../shared/group-by.ts";
import type { PlayerFigures, PlayerSeason } from "./player-season.ts";
import { PLAYER_STATS, type PlayerStat, playerStat } from "./player-stat.ts";
import { type PlayerAtStage, playersAt } from "./season-figures.ts";
import { SEASON_STAGES, type SeasonStage } from "./season-stage.ts";

/** The number of players of a league with this figure in this many games. */
export interface Step {
  readonly value: number;
  readonly games: number;
  readonly players: number;
}

/** Counts without names, in which a player's own figures find the rank (D46). */
interface LeagueLadder {
  readonly leagueId: string;
  readonly stage: SeasonStage;
  /** The number of players with a game of the stage. */
  readonly players: number;
  /** Players with a figure of 0 are not counted. */
  readonly steps: Readonly<Partial<Record<PlayerStat, readonly Step[]>>>;
}

export interface SeasonLadders {
  readonly ladders: readonly LeagueLadder[];
}

interface LeagueRank {
  readonly stat: PlayerStat;
  /** Players with equal figures and games share a rank, as in the lists. */
  readonly rank: number;
}

interface LeagueRanks {
  /** Sorted with the best first. */
  readonly ranks: readonly LeagueRank[];
  /** The number of ranked players. */
  readonly players: number;
}

/** A player counts in the league of the current team (D46b), as on every season screen. */
export function seasonLadders(players: readonly PlayerSeason[]): SeasonLadders {
  const leagues = groupBy(players, ({ leagueId }) => leagueId);
  const ladders = [...leagues].flatMap(([leagueId, ofLeague]) =>
    SEASON_STAGES.map((stage) => ladderOf(leagueId, stage, playersAt(ofLeague, stage))),
  );
  return { ladders: ladders.filter((ladder) => ladder.players > 0) };
}

function ladderOf(
  leagueId: string,
  stage: SeasonStage,
  everybody: readonly PlayerAtStage[],
): LeagueLadder {
  const rows = everybody.filter(({ figures }) => figures.gamesPlayed > 0);
  const steps = PLAYER_STATS.flatMap((stat) => {
    const ofStat = stepsOf(rows, stat);
    return ofStat.length === 0 ? [] : [[stat, ofStat] as const];
  });
  return { leagueId, stage, players: rows.length, steps: Object.fromEntries(steps) };
}

function stepsOf(rows: readonly PlayerAtStage[], stat: PlayerStat): Step[] {
  const steps = new Map<string, { value: number; games: number; players: number }>();
  for (const { figures } of rows) {
    const [value, games] = [playerStat(figures, stat), figures.gamesPlayed];
    if (value <= 0) continue;
    const key = `${value} ${games}`;
    const step = steps.get(key) ?? { value, games, players: 0 };
    step.players += 1;
    steps.set(key, step);
  }
  return [...steps.values()];
}

/** Fewer games break a tie (D46). null if nobody of the league has played in the stage. */
export function leagueRanks(
  { ladders }: SeasonLadders,
  leagueId: string,
  stage: SeasonStage,
  figures: PlayerFigures,
): LeagueRanks | null {
  const ladder = ladders.find((one) => one.leagueId === leagueId && one.stage === stage);
  if (ladder === undefined) return null;
  const ranks = PLAYER_STATS.flatMap((stat): LeagueRank[] => {
    const value = playerStat(figures, stat);
    if (value <= 0) return [];
    const before = (ladder.steps[stat] ?? []).filter(
      (step) => step.value > value || (step.value === value && step.games < figures.gamesPlayed),
    );
    return [{ stat, rank: 1 + before.reduce((sum, step) => sum + step.players, 0) }];
  });
  return { ranks: ranks.toSorted((a, b) => a.rank - b.rank), players: ladder.players };
}
