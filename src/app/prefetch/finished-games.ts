import type { Game } from "../../domain/game/game.ts";

/** A game that is final, and since when on the server's clock (ISO 8601). */
export interface FinishedGame {
  readonly gameId: string;
  readonly finalizedAt: string;
}

/**
 * The final games whose log is on this device: the store frees those that are old enough and of
 * which nothing waits (I3).
 */
export function finishedGames(
  games: readonly Game[],
  onDevice: ReadonlySet<string>,
): readonly FinishedGame[] {
  return games.flatMap(({ id, phase, finalizedAt }) =>
    phase === "final" && finalizedAt !== null && onDevice.has(id)
      ? [{ gameId: id, finalizedAt }]
      : [],
  );
}
