import { cleanJersey, type JerseyField, jerseyProblem } from "../../domain/roster/jersey.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

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

/** How long a dialog waits for the server's word before it says that the edit waits. */
const PATIENCE_MS = 4_000;

/**
 * The number of Team Management's dialog: queued like the inline edit, and sent at once where that
 * is possible. Out: `saved`, the server has taken it; `waiting`, it is on this device and travels
 * by itself (D20, D36a). Refuses what is not 1-3 digits with a value of 0-99, and what the server
 * refuses.
 */
export async function saveJerseyNumber(
  playerId: string,
  typed: string,
): Promise<Result<"saved" | "waiting", CommandFailure>> {
  const queued = await queueEdit(playerId, typed, "dialog");
  if (!queued.ok) return queued;
  const { engine, store } = await services();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([engine.saveNow(), patience]);
  const listed = await store.operations.list();
  if (!listed.ok) return ok("waiting");
  const own = listed.value.find(({ opId }) => opId === queued.value);
  if (own === undefined) return ok("saved");
  return own.refusal === null ? ok("waiting") : commandFailure("refused", own.refusal.reason);
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
