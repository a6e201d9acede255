import { cleanJersey, type JerseyField, jerseyProblem } from "../../domain/roster/jersey.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { queueOperation } from "./queue-operation.ts";
import { waitForAnswer } from "./wait-for-answer.ts";

/** The payload of a queued `set_jersey_number`. */
export interface JerseyEdit {
  readonly playerId: string;
  readonly jerseyNumber: string | null;
}

/**
 * The inline jersey edit of rosters, as typed; empty or null for none. Queued, last writer wins
 * (D36a); what is no number from 0 to 99 is refused.
 */
export async function setJerseyNumber(
  playerId: string,
  typed: string | null,
): Promise<Result<null, CommandFailure>> {
  const queued = await queueEdit(playerId, typed ?? "", "inline");
  return queued.ok ? ok(null) : queued;
}

/**
 * The number of Team Management's dialog: queued like the inline edit. `saved`: the server has
 * taken it within `patienceMs`; `waiting`: it is on this device and travels by itself (D20).
 */
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
  return queueOperation("setJerseyNumber", "set_jersey_number", payload);
}
