import { cleanJersey, type JerseyField, jerseyProblem } from "../../domain/roster/jersey.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { operationFate } from "./operation-fate.ts";

/** The payload of a queued `set_jersey_number`. */
export interface JerseyEdit {
  readonly playerId: string;
  readonly jerseyNumber: string | null;
}

/**
 * The inline jersey edit of rosters: queued, last writer wins (D36a). In: the number as typed,
 * empty or null for none. Refuses what is no number from 0 to 99.
 */
export async function setJerseyNumber(
  playerId: string,
  typed: string | null,
): Promise<Result<null, CommandFailure>> {
  const queued = await queueEdit(playerId, typed ?? "", "inline");
  return queued.ok ? ok(null) : queued;
}

/**
 * The number of Team Management's dialog: queued like the inline edit (D36a). In: as typed, and how
 * long to wait for the server's word. Out: `saved`, the server has taken it; `waiting`, it is on
 * this device and travels by itself (D20). Refuses what is not 1-3 digits with a value of 0-99,
 * and what the server refuses.
 */
export async function saveJerseyNumber(
  playerId: string,
  typed: string,
  patienceMs: number,
): Promise<Result<"saved" | "waiting", CommandFailure>> {
  const queued = await queueEdit(playerId, typed, "dialog");
  if (!queued.ok) return queued;
  const { store } = await services();
  const fate = await operationFate(store, queued.value, patienceMs);
  return fate.kind === "refused" ? commandFailure("refused", fate.reason) : ok(fate.kind);
}

/** Out: the edit's id. */
async function queueEdit(
  playerId: string,
  text: string,
  field: JerseyField,
): Promise<Result<string, CommandFailure>> {
  if (jerseyProblem(text, field) !== null) return commandFailure("refused", "invalid_jersey");
  const { store, session, makeId, clock } = await services();
  const payload: JerseyEdit = { playerId, jerseyNumber: cleanJersey(text) };
  const opId = makeId();
  const added = await store.operations.add({
    opId,
    kind: "set_jersey_number",
    payload,
    authorId: session.knownUserId(),
    createdAt: new Date(clock.now()).toISOString(),
  });
  return added.ok ? ok(opId) : commandFailure("storage");
}
