import type { Score } from "../../domain/game/events.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, isKept } from "./command-failure.ts";
import { setFinalScore } from "./game-commands.ts";
import { waitUntilSent } from "./wait-until.ts";

const ANSWER_MS = 20_000;

/** Sets a final score from a list of games, even of a game unknown to this device (D46a). */
export async function enterResult(
  gameId: string,
  score: Score,
): Promise<Result<"sent" | "waiting", CommandFailure>> {
  const { fetchGame, engine, store, session } = await services();
  await fetchGame(gameId);
  const written = await setFinalScore(gameId, score);
  if (!written.ok && !isKept(written)) return written;
  void engine.saveNow();
  const isSent = await waitUntilSent(store, gameId, session.currentUserId(), ANSWER_MS);
  return ok(isSent ? "sent" : "waiting");
}
