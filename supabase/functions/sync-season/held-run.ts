import type {
  KeptPlan,
  SyncErrorCode,
  WireChange,
  WireProblem,
} from "../../../src/domain/provider/sync-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";
import type { Project } from "../_shared/project.ts";

type Counts = Readonly<Record<string, number>>;

/** A run whose lease this call holds. */
export interface HeldRun {
  readonly runId: string;
  readonly leaseId: string;
  readonly kind: string;
  readonly plan: KeptPlan | null;
  readonly rowsDone: number;
  /** What became of all its rows until now, as the run counts them. */
  readonly counts: Counts;
  /** What became of the rows of each finished step, by its name. */
  readonly doneSteps: ReadonlyMap<string, Counts>;
}

export interface BusyRun {
  readonly run_id: string;
  readonly kind: string;
  readonly since: string;
  readonly started_by: string | null;
}

interface RunRequest {
  readonly seasonId: string;
  readonly kind: string;
  readonly runId?: string;
}

type Answer = Readonly<Record<string, unknown>>;

/**
 * Begins a run in the name of the caller, whom the database checks (rule 12), or takes over one that
 * was left. Answers who is busy, or null where a daily run is not due any more.
 * @throws FunctionError 401 or 403 not_admin, 404 unknown_season, 409 plan_outdated.
 */
export async function beginRun(
  project: Project,
  { seasonId, kind, runId }: RunRequest,
  isServer: boolean,
): Promise<{ readonly held: HeldRun } | { readonly busy: BusyRun } | null> {
  const call = isServer ? project.rpcAsServer : project.rpcAsCaller;
  const { status, body } = await call("begin_sync_run", {
    p_season_id: seasonId,
    p_kind: kind,
    p_planned_run_id: runId ?? null,
  });
  if (status === 401) throw new FunctionError(401, "not_admin", "Please sign in again.");
  if (status === 403) throw new FunctionError(403, "not_admin", "Only admins may do this.");
  if (status !== 200) throw new Error(`begin_sync_run answered ${status}`);
  const answer = body as Answer;
  if (answer.outcome === "applied") return { held: heldOf(answer) };
  if (answer.reason === "busy") return { busy: body as BusyRun };
  if (answer.reason === "not_due") return null;
  if (answer.reason === "plan_outdated") {
    throw refused(409, "plan_outdated", "This plan is outdated. Look at a new one first.");
  }
  throw refused(404, "unknown_season", "Season not found");
}

function heldOf(answer: Answer): HeldRun {
  const steps = answer.steps as readonly { readonly step: string; readonly counts?: Counts }[];
  return {
    runId: String(answer.run_id),
    leaseId: String(answer.lease_id),
    kind: String(answer.kind),
    plan: answer.plan as KeptPlan | null,
    rowsDone: Number(answer.rows_done),
    counts: answer.counts as Counts,
    doneSteps: new Map(steps.map(({ step, counts }) => [step, counts ?? {}])),
  };
}

/** What the runner of a run asks of the database; each call renews the lease. */
export function runCalls(project: Project, { runId, leaseId }: HeldRun) {
  /** @throws FunctionError 409 lost_lease when somebody else runs it by now. */
  async function call(name: string, args: Record<string, unknown>): Promise<Answer> {
    const { status, body } = await project.rpcAsServer(name, {
      p_run_id: runId,
      p_lease_id: leaseId,
      ...args,
    });
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
    const answer = body as Answer;
    if (answer.reason === "lost_lease") {
      throw refused(409, "lost_lease", "Somebody else went on with this run.");
    }
    if (answer.reason === "unknown_season")
      throw refused(404, "unknown_season", "Season not found");
    return answer;
  }
  return {
    renew: async () => (await call("renew_sync_run", {})).is_cancelled === true,
    letGo: () => call("renew_sync_run", { p_lets_go: true }),
    keepPlan: (plan: KeptPlan, waits: boolean) =>
      call("keep_sync_plan", { p_plan: plan, p_waits: waits }),
    apply: (rows: readonly WireChange[], from: number) =>
      call("apply_sync_rows", { p_rows: rows, p_from: from }),
    finishStep: async (step: Answer) =>
      (await call("finish_sync_step", { p_step: step })).is_cancelled === true,
    end: (status: string, errors: readonly WireProblem[]) =>
      call("end_sync_run", { p_status: status, p_errors: errors }),
  };
}
export type RunCalls = ReturnType<typeof runCalls>;

function refused(status: number, code: SyncErrorCode, message: string): FunctionError {
  return new FunctionError(status, code, message);
}
