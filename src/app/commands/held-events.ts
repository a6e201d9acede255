import { ok, type Result } from "../../domain/shared/result.ts";
import type { HeldChange, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import { answerFailure } from "./answer-failure.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

/** Late events count from now on: they get a new place in the log, in a final game too (D31). */
export async function applyHeldEvents(gameId: string, eventIds: readonly string[]) {
  const { engine, connectivity } = await services();
  if (!connectivity.isOnline()) return commandFailure("offline");
  return resultOf(await engine.held.apply(gameId, eventIds));
}

/** Late events stay in custody and out of the totals; everyone sees who decided so. */
export async function setAsideHeldEvents(gameId: string, eventIds: readonly string[]) {
  const { engine, connectivity } = await services();
  if (!connectivity.isOnline()) return commandFailure("offline");
  return resultOf(await engine.held.setAside(gameId, eventIds));
}

function resultOf(result: TransportResult<HeldChange>): Result<null, CommandFailure> {
  if (result.ok) return ok(null);
  return result.answer.kind === "gone"
    ? commandFailure("game-unknown")
    : answerFailure(result.answer);
}
