import type { Game } from "../../domain/game/game.ts";
import { gameStatus } from "../../domain/game/game-status.ts";
import type { PlainDate } from "../../domain/shared/plain-date.ts";

/** The games whose score may change any minute: those in progress, and today's that are open. */
export function gamesToReread(games: readonly Game[], today: PlainDate): readonly Game[] {
  return games.filter(
    (game) => gameStatus(game) === "in_progress" || (!game.isCompleted && game.gameDate === today),
  );
}

/**
 * In: the rows on the device and some of them as just read. Out: those that say something new.
 * A row from behind the stored one was overtaken on the way by a full round, and says nothing.
 */
export function changedGames(stored: readonly Game[], read: readonly Game[]): readonly Game[] {
  const byId = new Map(stored.map((game) => [game.id, game]));
  return read.filter((game) => {
    const known = byId.get(game.id);
    if (known === undefined) return false;
    return game.headSeq >= known.headSeq && JSON.stringify(game) !== JSON.stringify(known);
  });
}
