import { services } from "../../bootstrap/services.ts";
import { waitUntilSent } from "../../commands/wait-until.ts";

/** Short, because a person waits at a way out. */
const ANSWER_WITHIN_MS = 2_000;

/** Only the server's own word lets leaving offer a reset (D32). What waits here goes first. */
export async function serverHoldsNoStats(gameId: string): Promise<boolean> {
  const { engine, reference, session, store, connectivity } = await services();
  if (!(await connectivity.reach())) return false;
  const timeIsUp = AbortSignal.timeout(ANSWER_WITHIN_MS);
  void engine.saveNow();
  if (!(await waitUntilSent(store, gameId, session.currentUserId(), ANSWER_WITHIN_MS)))
    return false;
  const game = await reference.game(gameId, timeIsUp);
  return game.ok && game.value !== null && !game.value.hasStats && !game.value.isCompleted;
}
