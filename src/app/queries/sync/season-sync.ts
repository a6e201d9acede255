import { createStore } from "zustand/vanilla";
import {
  answersFor,
  hasNothingToDo,
  NO_ANSWERS,
  type PlanAnswers,
  type RunPlan,
} from "../../../domain/provider/run/run-plan.ts";
import type { RunReport } from "../../../domain/provider/run/run-report.ts";
import {
  kindToPlan,
  lastRun,
  openRun,
  type SyncRun,
} from "../../../domain/provider/run/sync-run.ts";
import type { SyncKind } from "../../../domain/provider/sync-contract.ts";
import type { Result } from "../../../domain/shared/result.ts";
import type { FunctionFailure } from "../../server-calls/ask-server.ts";
import type { askSync, cancelSync } from "../../server-calls/season-sync.ts";

interface SeasonSync {
  readonly isRead: boolean;
  readonly readFailure: FunctionFailure | null;
  readonly runs: readonly SyncRun[];
  /** The run in progress, or the plan that waits for a person. */
  readonly open: SyncRun | null;
  readonly plan: RunPlan | null;
  readonly last: SyncRun | null;
  readonly lastReport: RunReport | null;
  readonly own: OwnCall | null;
  readonly failure: FunctionFailure | null;
}

interface OwnCall {
  readonly act: "plan" | "apply";
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

type SyncPhase = "idle" | "planning" | "review" | "applying";

export interface SyncPorts {
  readonly ask: typeof askSync;
  readonly cancel: typeof cancelSync;
  readonly runs: () => Promise<Result<readonly SyncRun[], FunctionFailure>>;
  readonly report: (runId: string) => Promise<Result<RunReport | null, FunctionFailure>>;
  readonly now: () => number;
}

/** A runner renews its lease within 60 seconds, whatever this device's clock says. */
const LEASE_MS = 75_000;

const NOTHING: SeasonSync = {
  isRead: false,
  readFailure: null,
  runs: [],
  open: null,
  plan: null,
  last: null,
  lastReport: null,
  own: null,
  failure: null,
};

/** Every sync button is locked unless the phase is "idle" or "review" (A §4). */
export function phaseOf({ own, open, plan }: SeasonSync): SyncPhase {
  if (own !== null) return own.act === "plan" ? "planning" : "applying";
  if (open === null) return "idle";
  if (open.status === "planned") return plan === null ? "planning" : "review";
  return plan === null ? "planning" : "applying";
}

/** Continues unfinished work by itself, and finds runs of other browsers in `sync_runs`. */
export function createSeasonSync(seasonId: string, ports: SyncPorts) {
  const store = createStore<SeasonSync>(() => NOTHING);
  const current = store.getState;
  const set = (changes: Partial<SeasonSync>) => store.setState(changes);
  const reports = new Map<string, RunReport>();
  let leaseSeen = { of: "", at: 0 };
  let isClockRight = true;
  let given = NO_ANSWERS;
  let lastAsked = 0;
  let lastAnswered = 0;

  async function reportOf(run: SyncRun | null): Promise<RunReport | null> {
    if (run === null) return null;
    const key = `${run.id} ${run.status} ${run.startedAt}`;
    const known = reports.get(key);
    if (known !== undefined) return known;
    const read = await ports.report(run.id);
    if (!read.ok || read.value === null) return null;
    if (read.value.plan !== null || run.finishedAt !== null) reports.set(key, read.value);
    return read.value;
  }

  /** If a runner was killed, nobody renews its run's lease. */
  function isLeft({ id, leaseUntil }: SyncRun): boolean {
    const lease = `${id} ${leaseUntil}`;
    if (leaseSeen.of !== lease) leaseSeen = { of: lease, at: ports.now() };
    const isPast = Date.parse(leaseUntil ?? "") < ports.now() - 1_000;
    return (isPast && isClockRight) || ports.now() - leaseSeen.at > LEASE_MS;
  }

  /** Left before it had a plan, or being cancelled, it blocks nobody and nobody continues it. */
  function isVoid(run: SyncRun, plan: RunPlan | null): boolean {
    return run.status === "running" && (plan === null || run.isCancelling) && isLeft(run);
  }

  async function readRuns(): Promise<SyncRun | null> {
    lastAsked += 1;
    const ask = lastAsked;
    const read = await ports.runs();
    // A late answer must not overwrite the answer to a later question.
    if (ask < lastAnswered) return current().open;
    if (!read.ok) {
      set({ readFailure: read.error });
      return current().open;
    }
    const last = lastRun(read.value);
    const found = openRun(read.value);
    const [report, lastReport] = await Promise.all([reportOf(found), reportOf(last)]);
    if (ask < lastAnswered) return current().open;
    lastAnswered = ask;
    const plan = report?.plan ?? null;
    const open = found !== null && isVoid(found, plan) ? null : found;
    set({ isRead: true, readFailure: null, runs: read.value, open, plan, last, lastReport });
    return open;
  }

  async function refresh(): Promise<void> {
    const open = await readRuns();
    if (current().own !== null || open === null || open.status !== "running") return;
    if (current().plan !== null && isLeft(open)) await goOn(open);
  }

  async function during(call: OwnCall, work: () => Promise<FunctionFailure | null>): Promise<void> {
    if (current().own !== null) return;
    const before = current().last?.id;
    set({ own: call, failure: null });
    const failure = await work();
    if (current().own === call) await readRuns();
    if (current().own !== call) return;
    const { readFailure, open, last } = current();
    // If the answer was lost, the list of runs shows what happened.
    const isFound = readFailure === null && (open !== null || last?.id !== before);
    set({ own: null, failure: failure?.code === "network" && isFound ? null : failure });
  }

  async function applyRun(runId: string): Promise<FunctionFailure | null> {
    for (;;) {
      const answer = await ports.ask({ action: "apply", season_id: seasonId, run_id: runId });
      if (!answer.ok) return answer.error;
      isClockRight &&= answer.value.kind !== "busy";
      if (answer.value.kind !== "unfinished") return null;
      await readRuns();
    }
  }

  function goOn(run: SyncRun): Promise<void> {
    return during({ act: "apply", kind: run.kind, since: Date.parse(run.startedAt) }, () =>
      applyRun(run.id),
    );
  }

  function plan(kind: SyncKind, { decisions, confirmed }: PlanAnswers): Promise<void> {
    return during({ act: "plan", kind, since: ports.now() }, async () => {
      const planned = await ports.ask({
        action: "plan",
        season_id: seasonId,
        kind,
        decisions,
        confirmed,
      });
      if (!planned.ok) return planned.error;
      const { value } = planned;
      // A plan without rows is recorded at once; it shows when the season was last compared.
      const isClear = value.kind === "planned" && hasNothingToDo(value.plan);
      return isClear || value.kind === "unfinished" ? applyRun(value.runId) : null;
    });
  }

  async function answer(answers: PlanAnswers): Promise<void> {
    const { open, plan: shown } = current();
    if (open === null) return;
    given = answersFor(shown, {
      decisions: { ...given.decisions, ...answers.decisions },
      confirmed: answers.confirmed,
    });
    await plan(kindToPlan(open), given);
  }

  async function apply(): Promise<void> {
    const run = current().open;
    if (run === null || run.status !== "planned") return;
    await during({ act: "apply", kind: run.kind, since: ports.now() }, () => applyRun(run.id));
  }

  async function cancel(): Promise<void> {
    const run = current().open;
    if (run === null) return;
    const answer = await ports.cancel(run.id);
    if (!answer.ok) set({ failure: answer.error });
    const left = await readRuns();
    // The plan of a cancelled run is discarded, so nobody waits for the provider any more.
    if (answer.ok && left === null && current().own?.act === "plan") set({ own: null });
  }

  return {
    store,
    refresh,
    plan(kind: SyncKind) {
      given = NO_ANSWERS;
      return plan(kind, given);
    },
    answer,
    apply,
    cancel,
    dismiss: () => set({ failure: null }),
  };
}
