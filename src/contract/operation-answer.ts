import * as v from "valibot";
import { mayLack, shapeSchema, text } from "./rows/row-shape.ts";

/** Only this receipt removes a queued command from its queue (I2). */
export interface OperationReceipt {
  readonly opId: string;
  readonly outcome: "applied" | "duplicate" | "rejected";
  readonly reason: string | null;
}

const schema = shapeSchema({
  opId: text,
  outcome: v.picklist(["applied", "duplicate", "rejected"]),
  of: mayLack(text),
  reason: mayLack(text),
});

/**
 * Returns null if it is not a receipt. The duplicate of a refusal is a refusal, or a command whose
 * first answer was lost would look saved (I8).
 */
export function readOperationAnswer(body: unknown): OperationReceipt | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  const { of, ...receipt } = parsed.output;
  const isRefused = receipt.outcome === "duplicate" && of === "rejected";
  return isRefused ? { ...receipt, outcome: "rejected" } : receipt;
}
