import { ok, type Result } from "../../domain/shared/result.ts";
import type { OperationRecord } from "../../local/db/records.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { type Command, refusedOffline } from "./command-policy.ts";

export async function queueOperation(
  command: Command,
  kind: OperationRecord["kind"],
  payload: unknown,
): Promise<Result<string, CommandFailure>> {
  const { store, session, makeId, clock, connectivity } = await services();
  const offline = refusedOffline(command, connectivity);
  if (offline !== null) return offline;
  const opId = makeId();
  const added = await store.operations.add({
    opId,
    kind,
    payload,
    authorId: session.knownUserId(),
    createdAt: new Date(clock.now()).toISOString(),
  });
  return added.ok ? ok(opId) : commandFailure("storage");
}
