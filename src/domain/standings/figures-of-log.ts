import { STAT_KEYS, zeroCounts } from "../game/stat-catalogue.ts";
import type { PlayerGame } from "./game-log.ts";
import type { PlayerFigures } from "./player-season.ts";
import type { Staged } from "./season-stage.ts";

/** Sums one player's games of a season as the season's list does (D46); a test compares both. */
export function figuresOfLog(games: readonly PlayerGame[]): Staged<PlayerFigures> {
  return { all: sum(games), playoffs: sum(games.filter(({ game }) => game.isPlayoff)) };
}

function sum(games: readonly PlayerGame[]): PlayerFigures {
  const counts = zeroCounts();
  const points = { total: 0, offensive: 0, defensive: 0 };
  for (const game of games) {
    for (const key of STAT_KEYS) counts[key] += game.counts[key];
    points.total += game.points.total;
    points.offensive += game.points.offensive;
    points.defensive += game.points.defensive;
  }
  return { gamesPlayed: games.length, points, counts };
}
