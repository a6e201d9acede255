import { STAT_KEYS, zeroCounts } from "../game/stat-catalogue.ts";
import type { PlayerGame } from "./game-log.ts";
import type { CareerSeason, PlayerFigures } from "./player-season.ts";
import type { Staged } from "./season-stage.ts";

/** Sums one player's games of a season as the season's list does (D46); a test compares both. */
export function figuresOfLog(games: readonly PlayerGame[]): Staged<PlayerFigures> {
  const lines = games.map((game) => ({ ...game, gamesPlayed: 1 }));
  return { all: sum(lines), playoffs: sum(lines.filter(({ game }) => game.isPlayoff)) };
}

export interface Career {
  /** Sorted with the latest first. */
  readonly seasons: readonly CareerSeason[];
  readonly total: PlayerFigures;
}

/** null if the only season is the player's own, which the page shows anyway. */
export function careerOf(seasons: readonly CareerSeason[], playerId: string): Career | null {
  if (seasons.every(({ id }) => id === playerId)) return null;
  const latestFirst = seasons.toSorted((a, b) => (a.lastGameDate < b.lastGameDate ? 1 : -1));
  return { seasons: latestFirst, total: sum(seasons) };
}

function sum(lines: readonly PlayerFigures[]): PlayerFigures {
  const counts = zeroCounts();
  const points = { total: 0, offensive: 0, defensive: 0 };
  let gamesPlayed = 0;
  for (const line of lines) {
    for (const key of STAT_KEYS) counts[key] += line.counts[key];
    points.total += line.points.total;
    points.offensive += line.points.offensive;
    points.defensive += line.points.defensive;
    gamesPlayed += line.gamesPlayed;
  }
  return { gamesPlayed, points, counts };
}
