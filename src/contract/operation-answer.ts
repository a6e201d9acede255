import * as v from "valibot";

/** The server's word for one queued command; it alone takes the command out of its queue (I2). */
export interface OperationReceipt {
  readonly opId: string;
  readonly outcome: "applied" | "duplicate" | "rejected";
  readonly reason: string | null;
}

const schema = v.object({
  op_id: v.string(),
  outcome: v.picklist(["applied", "duplicate", "rejected"]),
  reason: v.optional(v.nullable(v.string()), null),
});

/** Reads the body of a 2xx answer to a queued command; null when it is not its receipt. */
export function readOperationAnswer(body: unknown): OperationReceipt | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  const { op_id, outcome, reason } = parsed.output;
  return { opId: op_id, outcome, reason };
}
