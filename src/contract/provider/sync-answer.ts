import * as v from "valibot";
import type { RunPlan } from "../../domain/provider/run/run-plan.ts";
import { planSchema } from "./kept-plan.ts";

/** The answer of the function `sync-season`, which is `SyncAnswer` in the server's contract. */
export type SyncOutcome =
  | { readonly kind: "planned"; readonly runId: string; readonly plan: RunPlan }
  | { readonly kind: "ended"; readonly runId: string; readonly status: string }
  /** The time limit of the call has passed; `apply` with this id continues. */
  | { readonly kind: "unfinished"; readonly runId: string }
  /** Somebody else's run blocks this one. */
  | { readonly kind: "busy"; readonly runId: string };

const answerSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("planned"), run_id: v.string(), plan: planSchema }),
  v.object({
    outcome: v.picklist(["succeeded", "partial", "failed", "cancelled"]),
    run_id: v.string(),
  }),
  v.object({ outcome: v.literal("unfinished"), run_id: v.string() }),
  v.object({ outcome: v.literal("busy"), run_id: v.string() }),
]);

/** Reads a 200 answer of `sync-season` about one season; null if it has another form. */
export function readSyncAnswer(body: unknown): SyncOutcome | null {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return null;
  const { output } = parsed;
  const runId = output.run_id;
  switch (output.outcome) {
    case "planned":
      return { kind: "planned", runId, plan: output.plan };
    case "unfinished":
    case "busy":
      return { kind: output.outcome, runId };
    default:
      return { kind: "ended", runId, status: output.outcome };
  }
}
