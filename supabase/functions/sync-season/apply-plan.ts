import type {
  KeptPlan,
  KeptStep,
  WireChange,
  WireProblem,
} from "../../../src/domain/provider/sync-contract.ts";
import type { HeldRun, RunCalls } from "./held-run.ts";

/** This many rows take less than 50 ms on the embedded database. */
const ROWS_A_CALL = 10;
const MOST_PROBLEMS = 500;
/** As the counts of a run name them; what is applied is counted by entity and action. */
const NOT_APPLIED = new Set(["unchanged", "changed_meanwhile", "refused"]);

export type Applied =
  | { readonly outcome: "succeeded" | "partial" | "failed" | "cancelled" }
  | { readonly outcome: "unfinished"; readonly rows_done: number; readonly rows: number };

/** Counts rows by outcome. */
type Outcomes = Record<string, number>;

interface RowAnswer {
  readonly outcome: string;
}

/**
 * Applies a plan from where its run stands, a few rows a transaction, until it is done, cancelled, or
 * the time of this call is up. Every call may be the last one: the next runner begins after it.
 */
export async function applyPlan(
  run: HeldRun,
  plan: KeptPlan,
  calls: RunCalls,
  isTimeUp: () => boolean,
): Promise<Applied> {
  const rows = plan.steps.flatMap(rowsOf).length;
  let done = run.rowsDone;
  let begins = 0;
  let counts = outcomesOfOpenStep(run);
  for (const step of plan.steps) {
    const own = rowsOf(step);
    const ends = begins + own.length;
    while (done < ends) {
      if (isTimeUp()) {
        await calls.letGo();
        return { outcome: "unfinished", rows_done: done, rows };
      }
      const part = own.slice(done - begins, done - begins + ROWS_A_CALL);
      const answer = await calls.apply(part, done);
      if (answer.reason === "cancelled") return end(calls, "cancelled", plan);
      if (answer.outcome !== "applied") throw new Error(`rows ${done}: ${JSON.stringify(answer)}`);
      for (const { outcome } of answer.rows as readonly RowAnswer[]) {
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      done = Number(answer.rows_done);
    }
    begins = ends;
    if (run.doneSteps.has(nameOf(step))) continue;
    if (await calls.finishStep(record(step, counts))) return end(calls, "cancelled", plan);
    counts = {};
  }
  return end(calls, statusOf(plan), plan);
}

/** The rows of the unfinished step that earlier runners of this run have applied. */
function outcomesOfOpenStep({ counts, doneSteps }: HeldRun): Outcomes {
  const open: Outcomes = {};
  for (const [name, count] of Object.entries(counts)) {
    const outcome = NOT_APPLIED.has(name) ? name : "applied";
    open[outcome] = (open[outcome] ?? 0) + count;
  }
  for (const [outcome, count] of [...doneSteps.values()].flatMap(Object.entries<number>)) {
    open[outcome] = (open[outcome] ?? 0) - count;
  }
  return Object.fromEntries(Object.entries(open).filter(([, count]) => count > 0));
}

/** What of a step may be written: nothing while it waits for a person. */
function rowsOf({ changes, question, is_confirmed, is_stopped }: KeptStep): readonly WireChange[] {
  if (is_stopped || (question !== null && !is_confirmed)) return [];
  return changes.filter(({ action }) => action !== "ask");
}

function nameOf({ step, provider_id }: KeptStep): string {
  return `${step} ${provider_id}`;
}

function record(step: KeptStep, counts: Readonly<Outcomes>) {
  const { league_id, provider_id, question, is_confirmed, is_stopped, changes, problems } = step;
  return {
    step: nameOf(step),
    kind: step.step,
    league_id,
    provider_id,
    counts,
    asked: changes.filter(({ action }) => action === "ask").length,
    question,
    is_confirmed,
    is_stopped,
    problems: problems.length,
  };
}

function statusOf({ steps }: KeptPlan): "succeeded" | "partial" | "failed" {
  if (steps.every(({ is_stopped }) => is_stopped)) return "failed";
  const waits = steps.some(
    ({ is_stopped, question, is_confirmed }) => is_stopped || (question !== null && !is_confirmed),
  );
  return waits ? "partial" : "succeeded";
}

async function end(
  calls: RunCalls,
  outcome: "succeeded" | "partial" | "failed" | "cancelled",
  plan: KeptPlan,
): Promise<Applied> {
  const problems: WireProblem[] = plan.steps.flatMap((step) => step.problems);
  await calls.end(outcome, problems.slice(0, MOST_PROBLEMS));
  return { outcome };
}
