import { services } from "../bootstrap/services.ts";

/** Nobody waits long at a way out. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Whether the server itself says, now, that it holds no stats of the game: only then may leaving
 * offer a reset (D32). What waits here goes first: of a stat and its undo the server may have heard
 * the stat only. False without a network, and without an answer within 2 s.
 */
export async function serverHoldsNoStats(gameId: string): Promise<boolean> {
  const { engine, reference, surroundings } = await services();
  if (!surroundings.isOnline()) return false;
  const timeIsUp = AbortSignal.timeout(ANSWER_WITHIN_MS);
  await Promise.race([engine.saveNow(), whenAborted(timeIsUp)]);
  const game = await reference.game(gameId, timeIsUp);
  return game.ok && game.value !== null && !game.value.hasStats && !game.value.isCompleted;
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
