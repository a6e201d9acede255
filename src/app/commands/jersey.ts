import { cleanJersey, type JerseyField, jerseyProblem } from "../../domain/roster/jersey.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { queueOperation } from "./queue-operation.ts";
import { waitForAnswer } from "./wait-for-answer.ts";

export interface JerseyEdit {
  readonly playerId: string;
  readonly jerseyNumber: string | null;
}

/** The last writer wins (D36a). */
export async function setJerseyNumber(
  playerId: string,
  typed: string | null,
): Promise<Result<null, CommandFailure>> {
  const queued = await queueEdit(playerId, typed ?? "", "inline");
  return queued.ok ? ok(null) : queued;
}

/** `waiting`: no answer came within `patienceMs`; the edit is sent by itself (D20). */
export async function saveJerseyNumber(
  playerId: string,
  typed: string,
  patienceMs: number,
): Promise<Result<"saved" | "waiting", CommandFailure>> {
  const queued = await queueEdit(playerId, typed, "dialog");
  if (!queued.ok) return queued;
  const { store } = await services();
  const outcome = await waitForAnswer(store, queued.value, patienceMs);
  return outcome.kind === "refused" ? commandFailure("refused", outcome.reason) : ok(outcome.kind);
}

async function queueEdit(
  playerId: string,
  text: string,
  field: JerseyField,
): Promise<Result<string, CommandFailure>> {
  if (jerseyProblem(text, field) !== null) return commandFailure("refused", "invalid_jersey");
  const payload: JerseyEdit = { playerId, jerseyNumber: cleanJersey(text) };
  return queueOperation("set_jersey_number", payload);
}
