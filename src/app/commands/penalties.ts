import type { NewPenalty } from "../../domain/discipline/penalty.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { queueOperation } from "./queue-operation.ts";

/** Queues it under the penalty's own id; its text leaves this device once it was sent (D13). */
export async function addPenalty(penalty: NewPenalty): Promise<Result<string, CommandFailure>> {
  const { session } = await services();
  if (session.knownUserId() === null) return commandFailure("sign-in-needed");
  const incidentDescription = penalty.incidentDescription.trim();
  if (incidentDescription === "") return commandFailure("refused", "required_fields");
  return queueOperation("add_penalty", { ...penalty, incidentDescription });
}

/** Sent after the penalty itself; admins find the penalty among the deleted ones. */
export async function takePenaltyBack(penaltyId: string): Promise<Result<null, CommandFailure>> {
  const queued = await queueOperation("remove_penalty", { penaltyId });
  return queued.ok ? ok(null) : queued;
}

/** Discards the text of a penalty that the server refused; it is stored nowhere else. */
export async function discardRefusedPenalty(
  penaltyId: string,
): Promise<Result<null, CommandFailure>> {
  const dismissed = await (await services()).store.operations.dismissRefused(penaltyId);
  return dismissed.ok ? ok(null) : commandFailure("storage");
}
