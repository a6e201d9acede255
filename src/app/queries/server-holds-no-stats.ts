import { services } from "../bootstrap/services.ts";

/**
 * Whether the server itself says, now, that it holds no stats of the game: only then may leaving
 * offer a reset (D32). False without a network or an answer.
 */
export async function serverHoldsNoStats(gameId: string): Promise<boolean> {
  const { reference, surroundings } = await services();
  if (!surroundings.isOnline()) return false;
  const game = await reference.game(gameId, AbortSignal.timeout(5_000));
  return game.ok && game.value !== null && !game.value.hasStats && !game.value.isCompleted;
}
