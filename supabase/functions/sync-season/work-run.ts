import type { SyncAnswer } from "../../../src/domain/provider/sync-contract.ts";
import type { Project } from "../_shared/project.ts";
import type { ProviderSettings } from "../_shared/provider/provider-settings.ts";
import { applyPlan } from "./apply-plan.ts";
import { type HeldRun, runCalls } from "./held-run.ts";
import { type PlanRequest, planSeason } from "./plan-season.ts";

const ASKING_MS = 80_000;
/** The lease lasts 60 seconds. */
const HEARTBEAT_MS = 20_000;

/** One call of the function. */
export interface Call {
  readonly project: Project;
  readonly settings: ProviderSettings;
  readonly isServer: boolean;
  readonly isTimeUp: () => boolean;
}

/** Goes on with a held run from where it stands. */
export async function work(
  call: Call,
  held: HeldRun,
  asked: PlanRequest,
  waits: boolean,
): Promise<SyncAnswer> {
  const calls = runCalls(call.project, held);
  const run_id = held.runId;
  const mayPlan = held.rowsDone === 0 && (held.plan === null || waits);
  try {
    const plan = mayPlan
      ? await withHeartbeat(calls.renew, () =>
          planSeason(call.project, call.settings, asked, ASKING_MS),
        )
      : held.plan;
    if (plan === null) throw new Error(`the run ${run_id} has rows but no plan`);
    if (mayPlan) {
      const kept = await calls.keepPlan(plan, waits);
      if (kept.reason === "cancelled") return { outcome: "cancelled", run_id };
      if (kept.is_cancelled === true) {
        if (!waits) await calls.end("cancelled", []);
        return { outcome: "cancelled", run_id };
      }
      if (waits) return { outcome: "planned", run_id, plan };
    }
    return { run_id, ...(await applyPlan(held, plan, calls, call.isTimeUp)) };
  } catch (error) {
    await giveUp(calls, error);
    throw error;
  }
}

/** A run that cannot go on ends, unless somebody else has it by now. */
async function giveUp(calls: ReturnType<typeof runCalls>, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const problem = { thing: "run", code: "failed", id: null, message: message.slice(0, 300) };
  await calls.end("failed", [problem]).catch((second: unknown) => console.error(second));
}

async function withHeartbeat<Value>(
  renew: () => Promise<unknown>,
  asking: () => Promise<Value>,
): Promise<Value> {
  const beat = setInterval(() => {
    // A lost lease is found by the next call that writes.
    renew().catch((error: unknown) => console.error(error));
  }, HEARTBEAT_MS);
  try {
    return await asking();
  } finally {
    clearInterval(beat);
  }
}
