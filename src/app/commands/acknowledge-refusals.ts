import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

/** Marks a refused finalize, re-open or reset as read; the game's history keeps it (D31). */
export async function noteRefusalSeen(eventId: string): Promise<Result<null, CommandFailure>> {
  const { store, clock } = await services();
  const at = new Date(clock.now()).toISOString();
  const noted = await store.quarantine.dismiss([eventId], { kind: "confirmed", at });
  return noted.ok ? ok(null) : commandFailure("storage");
}

/** The refused events stay in the quarantine and in every export (I2, I14). */
export async function acknowledgeRefusals(): Promise<Result<null, CommandFailure>> {
  const { store, clock } = await services();
  const [quarantined, operations] = [await store.quarantine.list(), await store.operations.list()];
  if (!quarantined.ok || !operations.ok) return commandFailure("storage");
  const open = quarantined.value.filter((row) => row.attention && row.dismissal === null);
  const at = new Date(clock.now()).toISOString();
  const dismissed = await store.quarantine.dismiss(
    open.map(({ eventId }) => eventId),
    { kind: "confirmed", at },
  );
  if (!dismissed.ok) return commandFailure("storage");
  for (const { opId, kind, refusal } of operations.value) {
    if (refusal === null) continue;
    // A number is quickly typed again; a text stays until its writer discards it.
    if (kind === "submit_feedback" || kind === "add_penalty") await store.operations.noteSeen(opId);
    else await store.operations.dismissRefused(opId);
  }
  return ok(null);
}
