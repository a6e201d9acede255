import * as transitions from "../../domain/game/decide/decide-transition.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { openGame } from "../bootstrap/open-game.ts";
import { services } from "../bootstrap/services.ts";
import { noteFinishedGame } from "../install/install-store.ts";
import { type CommandFailure, commandFailure, refusedOffline } from "./command-failure.ts";
import { type Written, writeFacts } from "./game-commands.ts";
import { waitUntil, waitUntilSent } from "./wait-until.ts";

/** Of two devices the first one wins; the other learns what counts (D31, I20). */
export async function finalizeGame(gameId: string) {
  const written = await writeFacts(gameId, transitions.decideFinalize);
  if (written.ok) noteFinishedGame();
  return written;
}

export function reopenGame(gameId: string) {
  return writeFacts(gameId, (state) => transitions.decideReopen(state));
}

/** Longer than a slow phone's network takes for one row. */
const GAME_ANSWER_MS = 8_000;
const RESET_ANSWER_MS = 20_000;

/** `word` is null for a game without stats (D32). `reset_unconfirmed`: it may have arrived (I2). */
export async function resetGame(
  gameId: string,
  word: string | null,
): Promise<Result<Written, CommandFailure>> {
  const { engine, session, store, connectivity, reference } = await services();
  const offline = await refusedOffline(connectivity);
  if (offline !== null) return offline;
  if (session.currentUserId() === null) return commandFailure("sign-in-needed");
  // A reset that waited for a network would clear what others record until then.
  const isThere = await reference.game(gameId, AbortSignal.timeout(GAME_ANSWER_MS));
  if (!isThere.ok) return commandFailure("network");
  // What was tapped before goes first and alone: a stat and its undo must not meet the reset in
  // one batch, where the server takes the game for one with stats.
  void engine.saveNow();
  if (!(await waitUntilSent(store, gameId, session.currentUserId(), RESET_ANSWER_MS)))
    return commandFailure("network");
  const written = await writeFacts(gameId, (state) => transitions.decideReset(state, word));
  if (!written.ok) return written;
  const [eventId = ""] = written.value.eventIds;
  void engine.saveNow();
  if (!(await hasReceipt(gameId, eventId))) return commandFailure("network", "reset_unconfirmed");
  const quarantined = await store.quarantine.list(gameId);
  const refused = quarantined.ok && quarantined.value.find((row) => row.eventId === eventId);
  if (!refused) return ok(written.value);
  return refused.reason === "permission"
    ? commandFailure("permission")
    : commandFailure("refused", refused.reason);
}

async function hasReceipt(gameId: string, eventId: string): Promise<boolean> {
  const game = await openGame(gameId);
  if (!game.ok) return false;
  const { value } = game;
  const isAnswered = () => !value.pendingEventIds.has(eventId);
  return waitUntil(value.subscribe, isAnswered, RESET_ANSWER_MS);
}
