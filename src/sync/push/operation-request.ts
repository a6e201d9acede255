import { readNewPenalty } from "../../contract/discipline/penalty-wire.ts";
import { readFeedbackSubmission } from "../../contract/feedback/feedback-wire.ts";
import type { OperationRecord } from "../../local/db/records.ts";
import type { OperationRequest } from "../transport.ts";

/** Returns null for a kind that this version does not know. */
export function operationRequest(record: OperationRecord): OperationRequest | null {
  const { opId, authorId, kind, payload } = record;
  switch (kind) {
    case "set_jersey_number": {
      if (typeof payload !== "object" || payload === null) return null;
      if (!("playerId" in payload) || !("jerseyNumber" in payload)) return null;
      const { playerId, jerseyNumber } = payload;
      if (typeof playerId !== "string") return null;
      if (jerseyNumber !== null && typeof jerseyNumber !== "string") return null;
      return { opId, authorId, kind, playerId, jerseyNumber };
    }
    case "submit_feedback": {
      const submission = readFeedbackSubmission(payload);
      return submission === null ? null : { opId, authorId, kind, submission };
    }
    case "add_penalty": {
      const penalty = readNewPenalty(payload);
      return penalty === null ? null : { opId, authorId, kind, penalty };
    }
    case "remove_penalty": {
      if (typeof payload !== "object" || payload === null) return null;
      if (!("penaltyId" in payload) || typeof payload.penaltyId !== "string") return null;
      return { opId, authorId, kind, penaltyId: payload.penaltyId };
    }
    default:
      return null;
  }
}
