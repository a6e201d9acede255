import { services } from "../bootstrap/services.ts";

/**
 * Whether the server itself says, now, that it holds no stats of the game: only then may leaving
 * offer a reset (D32). False without a network, and without an answer within 2 s: nobody waits long
 * at a way out.
 */
export async function serverHoldsNoStats(gameId: string): Promise<boolean> {
  const { reference, surroundings } = await services();
  if (!surroundings.isOnline()) return false;
  const game = await reference.game(gameId, AbortSignal.timeout(2_000));
  return game.ok && game.value !== null && !game.value.hasStats && !game.value.isCompleted;
}
