import type { PlannedChange } from "../plan/planned-change.ts";
import {
  type ChangeCount,
  countChanges,
  type RunProblem,
  rowsToApply,
  stepName,
  writtenRows,
} from "./run-plan.ts";
import type { LeftRow, RunReport } from "./run-report.ts";
import { type FinishedStep, type SyncRun, stepSeconds } from "./sync-run.ts";

/** A row that was not written, with what was planned for it. */
export interface UnwrittenRow {
  readonly row: LeftRow;
  readonly change: PlannedChange | null;
}

/** What came of one step of one league. */
export interface StepResult {
  readonly step: FinishedStep;
  /** What was written. */
  readonly written: readonly ChangeCount[];
  readonly left: readonly UnwrittenRow[];
  readonly problems: readonly RunProblem[];
  readonly seconds: number;
}

export interface RunResults {
  readonly steps: readonly StepResult[];
  /** What belongs to no finished step. */
  readonly problems: readonly RunProblem[];
  readonly left: readonly UnwrittenRow[];
}

/** Sorts what a run could not do to the steps of its plan. */
export function runResults(run: SyncRun, report: RunReport | null): RunResults {
  const plan = new Map((report?.plan?.steps ?? []).map((step) => [stepName(step), step]));
  const placed = new Set<LeftRow>();
  const steps = run.steps.map((step, index): StepResult => {
    const planned = plan.get(step.name);
    const rows = planned === undefined ? [] : rowsToApply(planned);
    const changes = new Map(rows.map((row) => [`${row.entity} ${row.providerId}`, row]));
    const left = (report?.left ?? []).flatMap((row): UnwrittenRow[] => {
      const change = changes.get(`${row.entity} ${row.providerId}`);
      if (change === undefined || placed.has(row)) return [];
      placed.add(row);
      return [{ row, change }];
    });
    const unwritten = new Set(left.map(({ change }) => change));
    return {
      step,
      written:
        planned === undefined
          ? writtenRows(step.counts)
          : countChanges(rows.filter((row) => !unwritten.has(row))),
      left,
      problems: planned?.problems ?? [],
      seconds: stepSeconds(run, index),
    };
  });
  const ofSteps = new Set(
    [...plan.values()].flatMap(({ problems }) => problems.map(({ message }) => message)),
  );
  return {
    steps,
    problems: (report?.problems ?? []).filter(({ message }) => !ofSteps.has(message)),
    left: (report?.left ?? [])
      .filter((row) => !placed.has(row))
      .map((row) => ({ row, change: null })),
  };
}
