import { cleanJersey, jerseyProblem } from "../../domain/roster/jersey.ts";
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
  const text = typed ?? "";
  if (jerseyProblem(text, "inline") !== null) return commandFailure("refused", "invalid_jersey");
  const { store, session, makeId, clock } = await services();
  const payload: JerseyEdit = { playerId, jerseyNumber: cleanJersey(text) };
  const added = await store.operations.add({
    opId: makeId(),
    kind: "set_jersey_number",
    payload,
    authorId: session.knownUserId(),
    createdAt: new Date(clock.now()).toISOString(),
  });
  return added.ok ? ok(null) : commandFailure("storage");
}
