import { ok, type Result } from "../../domain/shared/result.ts";
import type { HeldChange, TransportAnswer, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

/** Late events count from now on: they get a new place in the log, in a final game too (D31). */
export async function applyHeldEvents(gameId: string, eventIds: readonly string[]) {
  const { engine, surroundings } = await services();
  if (!surroundings.isOnline()) return commandFailure("offline");
  return resultOf(await engine.held.apply(gameId, eventIds));
}

/** Late events stay in custody and out of the totals; everyone sees who decided so. */
export async function setAsideHeldEvents(gameId: string, eventIds: readonly string[]) {
  const { engine, surroundings } = await services();
  if (!surroundings.isOnline()) return commandFailure("offline");
  return resultOf(await engine.held.setAside(gameId, eventIds));
}

function resultOf(result: TransportResult<HeldChange>): Result<null, CommandFailure> {
  return result.ok ? ok(null) : commandFailure(codeOf(result.answer));
}

function codeOf(answer: TransportAnswer) {
  switch (answer.kind) {
    case "permission":
      return "permission";
    case "sign-in-required":
    case "token-expired":
    case "wrong-identity":
      return "sign-in-needed";
    case "gone":
      return "game-unknown";
    default:
      return "network";
  }
}
