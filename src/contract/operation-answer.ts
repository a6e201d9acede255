import * as v from "valibot";

/**
 * The server's answer to one queued command; only this receipt removes the command from its queue
 * (I2).
 */
export interface OperationReceipt {
  readonly opId: string;
  readonly outcome: "applied" | "duplicate" | "rejected";
  readonly reason: string | null;
}

const schema = v.object({
  op_id: v.string(),
  outcome: v.picklist(["applied", "duplicate", "rejected"]),
  of: v.optional(v.nullable(v.string()), null),
  reason: v.optional(v.nullable(v.string()), null),
});

/**
 * Reads the body of a 2xx answer to a queued command; returns null when it is no receipt. The
 * duplicate of a refusal is a refusal: otherwise a command whose first answer was lost would look
 * saved (I8).
 */
export function readOperationAnswer(body: unknown): OperationReceipt | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  const { op_id, outcome, of, reason } = parsed.output;
  const isRefused = outcome === "duplicate" && of === "rejected";
  return { opId: op_id, outcome: isRefused ? "rejected" : outcome, reason };
}
