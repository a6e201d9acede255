import type { Game } from "../game/game.ts";

type PlayedGame = Pick<Game, "id" | "gameDate" | "gameTime">;

/** Sorts by day and time; within a day, a time to be announced comes last. */
export function byDayAndTime(a: PlayedGame, b: PlayedGame): number {
  return compare(whenPlayed(a), whenPlayed(b)) || compare(a.id, b.id);
}

/** Returns a text that sorts like the game's day and time. */
export function whenPlayed({ gameDate, gameTime }: Omit<PlayedGame, "id">): string {
  return `${gameDate} ${gameTime ?? "~"}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
