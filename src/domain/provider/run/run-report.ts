import type { RunPlan, RunProblem } from "./run-plan.ts";

/** A planned row that was not written. */
export interface LeftRow {
  readonly entity: string;
  readonly action: string;
  readonly providerId: string;
  readonly outcome: "changed_meanwhile" | "refused";
  /** The rule that refused the row. */
  readonly reason: string | null;
}

/** What a run planned and what it could not do. */
export interface RunReport {
  /** Null until the dry run is finished. */
  readonly plan: RunPlan | null;
  readonly problems: readonly RunProblem[];
  readonly left: readonly LeftRow[];
}
