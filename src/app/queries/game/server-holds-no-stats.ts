import { services } from "../../bootstrap/services.ts";
import { waitUntilSent } from "../../commands/wait-until.ts";

/** The wait is short, because a person wants to leave. */
const ANSWER_WITHIN_MS = 2_000;

/** Leaving offers a reset only on the server's word (D32). What waits here is sent first. */
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
