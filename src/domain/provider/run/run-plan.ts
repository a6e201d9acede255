import {
  askKey,
  type PlannedChange,
  type StepQuestion,
  type SyncStep,
} from "../plan/planned-change.ts";
import type { RowName } from "../sync-contract.ts";

/** Something that could not be used or not be asked; `message` is shown as it is. */
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

/** What a dry run says. */
export interface RunPlan {
  readonly steps: readonly PlannedStep[];
  /** By row id; a team that the plan makes by the provider's id. */
  readonly names: Readonly<Record<string, RowName>>;
}

/** As a run names its steps and as a person confirms one: "games 85770". */
export function stepName({ step, providerId }: Pick<PlannedStep, "step" | "providerId">): string {
  return `${step} ${providerId}`;
}

/** Much is gone, and nobody has said yet that it may go on: nothing of the step is applied. */
export function isWaiting({ question, isConfirmed }: PlannedStep): boolean {
  return question !== null && !isConfirmed;
}

/** What of a step is written; the server decides it the same way. */
export function rowsToApply(step: PlannedStep): readonly PlannedChange[] {
  if (step.isStopped || isWaiting(step)) return [];
  return step.changes.filter(({ action }) => action !== "ask");
}

/** What a person is asked about single rows. */
export function askedRows({ changes }: PlannedStep): readonly PlannedChange[] {
  return changes.filter(({ action }) => action === "ask");
}

export function countRows({ steps }: RunPlan): number {
  return steps.flatMap(rowsToApply).length;
}

/** Neither a row nor a question, and every step could be read. */
export function hasNothingToDo({ steps }: RunPlan): boolean {
  return steps.every(
    (step) =>
      rowsToApply(step).length === 0 &&
      askedRows(step).length === 0 &&
      !isWaiting(step) &&
      !step.isStopped,
  );
}

/** Nothing of it can be applied, because no answer could be used. */
export function isAllStopped({ steps }: RunPlan): boolean {
  return steps.every(({ isStopped }) => isStopped);
}

/** What a person has answered about a plan, until the plan is made anew with it. */
export interface PlanAnswers {
  /** By `askKey`. */
  readonly decisions: Readonly<Record<string, "same" | "different">>;
  /** By `stepName`. */
  readonly confirmed: readonly string[];
}

export const NO_ANSWERS: PlanAnswers = { decisions: {}, confirmed: [] };

/** Answers whose consequences the plan does not show yet. */
export function unseenAnswers(plan: RunPlan, { decisions, confirmed }: PlanAnswers): number {
  const asked = new Set(plan.steps.flatMap(askedRows).map(askKey));
  const waiting = new Set(plan.steps.filter(isWaiting).map(stepName));
  return (
    Object.keys(decisions).filter((key) => asked.has(key)).length +
    confirmed.filter((name) => waiting.has(name)).length
  );
}

/** What was confirmed in the plan stays so in the next one. */
export function answersFor(plan: RunPlan | null, answers: PlanAnswers): PlanAnswers {
  const before = (plan?.steps ?? []).filter(({ isConfirmed }) => isConfirmed).map(stepName);
  return { ...answers, confirmed: [...new Set([...before, ...answers.confirmed])] };
}

/** The step that the next row belongs to; null: none is left. */
export function stepAt(plan: RunPlan, rowsDone: number): PlannedStep | null {
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

/** How many rows of each kind, in one order. */
export function countChanges(changes: readonly PlannedChange[]): readonly ChangeCount[] {
  return ENTITIES.flatMap((entity) =>
    ACTIONS.flatMap((action) => {
      const { length } = changes.filter((each) => each.entity === entity && each.action === action);
      return length === 0 ? [] : [{ entity, action, count: length }];
    }),
  );
}

/** What was written, from counts by outcome such as `{"player_archive": 2, "unchanged": 1}`. */
export function writtenRows(counts: Readonly<Record<string, number>>): readonly ChangeCount[] {
  return ENTITIES.flatMap((entity) =>
    ACTIONS.flatMap((action) => {
      const count = counts[`${entity}_${action}`] ?? 0;
      return count === 0 ? [] : [{ entity, action, count }];
    }),
  );
}
