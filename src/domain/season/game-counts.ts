import type { Game } from "../game/game.ts";
import { gameStage } from "./game-stage.ts";

type Counted = Pick<Game, "isCompleted" | "liveEntries" | "outcome">;

export interface GameCounts {
  readonly total: number;
  readonly completed: number;
  readonly inProgress: number;
  /** Excludes games in progress, which have their own counter (D46c). */
  readonly upcoming: number;
  /** Cancelled or forfeited, and not played (D46a). */
  readonly calledOff: number;
}

/** Each game is in one counter beside the total, so that the counters add up. */
export function countGames(games: readonly Counted[]): GameCounts {
  const stages = games.map(gameStage);
  const count = (wanted: (typeof stages)[number]) =>
    stages.filter((stage) => stage === wanted).length;
  return {
    total: games.length,
    completed: count("completed"),
    inProgress: count("in_progress"),
    upcoming: count("scheduled"),
    calledOff: count("called_off"),
  };
}

export const GAME_FILTERS = ["all", "upcoming", "completed"] as const;
export type GameFilter = (typeof GAME_FILTERS)[number];

/** The Upcoming filter includes games in progress (D46c). */
export function passesFilter(game: Counted, filter: GameFilter): boolean {
  if (filter === "all") return true;
  const stage = gameStage(game);
  if (filter === "completed") return stage === "completed";
  return stage === "scheduled" || stage === "in_progress";
}
