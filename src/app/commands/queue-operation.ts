import { ok, type Result } from "../../domain/shared/result.ts";
import type { OperationRecord } from "../../local/db/records.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

export async function queueOperation(
  kind: OperationRecord["kind"],
  payload: unknown,
): Promise<Result<string, CommandFailure>> {
  const { store, session, makeId, clock } = await services();
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
