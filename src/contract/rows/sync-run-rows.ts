import * as v from "valibot";
import type { RunProblem } from "../../domain/provider/run/run-plan.ts";
import type { LeftRow, RunReport } from "../../domain/provider/run/run-report.ts";
import type { FinishedStep, SyncRun } from "../../domain/provider/run/sync-run.ts";
import {
  planSchema,
  problemSchema,
  questionSchema,
  stepNameSchema,
} from "../provider/kept-plan.ts";
import { column, count, mayLack, optionalText, shapeSchema, text } from "./row-shape.ts";
import { mapRow, type TableRow, tableRow } from "./table-row.ts";

const stepSchema: v.GenericSchema<unknown, FinishedStep> = shapeSchema({
  name: column("step", text),
  kind: stepNameSchema,
  leagueId: text,
  counts: v.record(v.string(), v.number()),
  asked: v.number(),
  question: questionSchema,
  isConfirmed: v.boolean(),
  isStopped: v.boolean(),
  problems: v.number(),
  finishedAt: text,
});

/** Leaves out a run's plan and errors, which may be long. */
export const SYNC_RUNS: TableRow<SyncRun> = mapRow(
  tableRow("sync_runs", "id", {
    id: text,
    kind: text,
    status: v.picklist(["running", "planned", "succeeded", "partial", "failed", "cancelled"]),
    rowsDone: count,
    steps: v.array(stepSchema),
    cancelRequestedAt: optionalText,
    startedBy: optionalText,
    startedAt: text,
    finishedAt: optionalText,
    leaseUntil: optionalText,
  }),
  ({ cancelRequestedAt, ...run }) => ({ ...run, isCancelling: cancelRequestedAt !== null }),
);

const leftSchema: v.GenericSchema<unknown, LeftRow> = shapeSchema({
  entity: text,
  action: text,
  providerId: text,
  outcome: v.picklist(["changed_meanwhile", "refused"]),
  reason: mayLack(text),
});

const errorSchema: v.GenericSchema<unknown, LeftRow | RunProblem> = v.union([
  leftSchema,
  problemSchema,
]);

/** The wire holds the provider's errors and the rows that could not be written in one list. */
export const runErrorsSchema = v.pipe(
  v.array(errorSchema),
  v.transform((errors) => ({
    problems: errors.filter((error) => "message" in error),
    left: errors.filter((error) => "outcome" in error),
  })),
);

/** Reads the long parts of a run. */
export const RUN_REPORTS: TableRow<RunReport> = mapRow(
  tableRow("sync_runs", "id", {
    id: text,
    plan: v.nullable(planSchema),
    errors: column("errors", runErrorsSchema),
  }),
  ({ plan, errors }) => ({ plan, ...errors }),
);
