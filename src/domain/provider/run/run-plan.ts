import {
  askKey,
  type PlannedChange,
  type StepQuestion,
  type SyncStep,
} from "../plan/planned-change.ts";
import type { RowName } from "../sync-contract.ts";

/** Something that could not be used or asked for. The screen shows `message` as it is. */
export interface RunProblem {
  /** "league", "team", "player", "game", "standing" or "run". */
  readonly thing: string;
  readonly code: string;
  readonly id: string | null;
  readonly message: string;
}

/** A step of one league in a plan. */
export interface PlannedStep {
  readonly step: SyncStep;
  readonly leagueId: string;
  readonly providerId: string;
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly RunProblem[];
  readonly question: StepQuestion | null;
  readonly isConfirmed: boolean;
  readonly isStopped: boolean;
}

/** The result of a dry run. */
export interface RunPlan {
  readonly steps: readonly PlannedStep[];
  /** Keyed by row id, or by the provider's id for a team that the plan creates. */
  readonly names: Readonly<Record<string, RowName>>;
}

/** Runs and confirmations name a step this way: "games 85770". */
export function stepName({ step, providerId }: Pick<PlannedStep, "step" | "providerId">): string {
  return `${step} ${providerId}`;
}

/** Many rows are gone and nobody has confirmed the step, so nothing of it is applied. */
export function isWaiting({ question, isConfirmed }: PlannedStep): boolean {
  return question !== null && !isConfirmed;
}

/** Returns the rows of a step that are written; the server decides the same way. */
export function rowsToApply(step: PlannedStep): readonly PlannedChange[] {
  if (step.isStopped || isWaiting(step)) return [];
  return step.changes.filter(({ action }) => action !== "ask");
}

/** Returns the rows that a person must decide about. */
export function askedRows({ changes }: PlannedStep): readonly PlannedChange[] {
  return changes.filter(({ action }) => action === "ask");
}

export function countRows({ steps }: RunPlan): number {
  return steps.flatMap(rowsToApply).length;
}

/** True if no row changes, nothing is asked, and every step could be read. */
export function hasNothingToDo({ steps }: RunPlan): boolean {
  return steps.every(
    (step) =>
      rowsToApply(step).length === 0 &&
      askedRows(step).length === 0 &&
      !isWaiting(step) &&
      !step.isStopped,
  );
}

/** True if no answer could be used, so nothing can be applied. */
export function isAllStopped({ steps }: RunPlan): boolean {
  return steps.every(({ isStopped }) => isStopped);
}

/** A person's answers to a plan, kept until the plan is made again with them. */
export interface PlanAnswers {
  /** Keyed by `askKey`. */
  readonly decisions: Readonly<Record<string, "same" | "different">>;
  /** Holds names from `stepName`. */
  readonly confirmed: readonly string[];
}

export const NO_ANSWERS: PlanAnswers = { decisions: {}, confirmed: [] };

/** Counts the answers that the plan does not take into account yet. */
export function unseenAnswers(plan: RunPlan, { decisions, confirmed }: PlanAnswers): number {
  const asked = new Set(plan.steps.flatMap(askedRows).map(askKey));
  const waiting = new Set(plan.steps.filter(isWaiting).map(stepName));
  return (
    Object.keys(decisions).filter((key) => asked.has(key)).length +
    confirmed.filter((name) => waiting.has(name)).length
  );
}

/** Steps confirmed in the old plan stay confirmed in the next one. */
export function answersFor(plan: RunPlan | null, answers: PlanAnswers): PlanAnswers {
  const before = (plan?.steps ?? []).filter(({ isConfirmed }) => isConfirmed).map(stepName);
  return { ...answers, confirmed: [...new Set([...before, ...answers.confirmed])] };
}

/** Returns how many rows are done, and the step of the next one; null without rows. */
export function runProgress(plan: RunPlan, rowsDone: number) {
  const rows = countRows(plan);
  if (rows === 0) return null;
  const done = Math.min(rowsDone, rows);
  return { done, rows, step: stepAt(plan, done)?.step ?? null };
}

function stepAt(plan: RunPlan, rowsDone: number): PlannedStep | null {
  let before = 0;
  for (const step of plan.steps) {
    before += rowsToApply(step).length;
    if (rowsDone < before) return step;
  }
  return null;
}

export interface ChangeCount {
  readonly entity: PlannedChange["entity"];
  readonly action: PlannedChange["action"];
  readonly count: number;
}

const ENTITIES = ["league", "team", "player", "game", "standing"] as const;
const ACTIONS = ["add", "change", "restore", "archive", "ask"] as const;

/** Counts the rows of each kind, always in the same order. */
export function countChanges(changes: readonly PlannedChange[]): readonly ChangeCount[] {
  return ENTITIES.flatMap((entity) =>
    ACTIONS.flatMap((action) => {
      const { length } = changes.filter((each) => each.entity === entity && each.action === action);
      return length === 0 ? [] : [{ entity, action, count: length }];
    }),
  );
}

/** Reads written rows from counts by outcome, such as `{"player_archive": 2, "unchanged": 1}`. */
export function writtenRows(counts: Readonly<Record<string, number>>): readonly ChangeCount[] {
  return ENTITIES.flatMap((entity) =>
    ACTIONS.flatMap((action) => {
      const count = counts[`${entity}_${action}`] ?? 0;
      return count === 0 ? [] : [{ entity, action, count }];
    }),
  );
}
