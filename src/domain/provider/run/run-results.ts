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

/** A row that was not written, with its planned change. */
export interface UnwrittenRow {
  readonly row: LeftRow;
  readonly change: PlannedChange | null;
}

/** The outcome of one step of one league. */
export interface StepResult {
  readonly step: FinishedStep;
  readonly written: readonly ChangeCount[];
  readonly left: readonly UnwrittenRow[];
  readonly problems: readonly RunProblem[];
  readonly seconds: number;
}

interface RunResults {
  readonly steps: readonly StepResult[];
  /** Problems that belong to no finished step. */
  readonly problems: readonly RunProblem[];
  readonly left: readonly UnwrittenRow[];
}

/** Assigns the rows and problems of a run to the steps of its plan. */
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
