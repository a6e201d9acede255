import type { StepQuestion, SyncStep } from "../plan/planned-change.ts";
import type { SyncKind } from "../sync-contract.ts";

/** The syncs that a person can start. */
export const SYNC_KINDS: readonly SyncKind[] = [
  "all",
  "status",
  "teams",
  "games",
  "standings",
  "divisions",
];

type SyncRunStatus =
  | "running"
  /** The dry run is finished and waits for a person. */
  | "planned"
  | "succeeded"
  /** A step was stopped, or waits for a person. */
  | "partial"
  | "failed"
  | "cancelled";

/** A run against the league provider. Its plan is read separately. */
export interface SyncRun {
  readonly id: string;
  /** "all", a step, "import" or "daily". */
  readonly kind: string;
  readonly status: SyncRunStatus;
  readonly rowsDone: number;
  readonly steps: readonly FinishedStep[];
  readonly isCancelling: boolean;
  /** Null if the server started the run by itself. */
  readonly startedBy: string | null;
  /** All moments here are ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** The runner renews this lease. After it has passed, anybody may continue the run. */
  readonly leaseUntil: string | null;
}

/** A finished step of one league. */
export interface FinishedStep {
  /** Built by `stepName`, such as "games 85770". */
  readonly name: string;
  readonly kind: SyncStep;
  readonly leagueId: string;
  /** Counts rows by outcome. */
  readonly counts: Readonly<Record<string, number>>;
  /** How many rows a person was asked about. */
  readonly asked: number;
  readonly question: StepQuestion | null;
  readonly isConfirmed: boolean;
  readonly isStopped: boolean;
  readonly problems: number;
  readonly finishedAt: string;
}

/** Returns the kind with which the plan is made again. A daily run reads everything. */
export function kindToPlan({ kind }: Pick<SyncRun, "kind">): SyncKind {
  return SYNC_KINDS.find((each) => each === kind) ?? "all";
}

/** Returns the season's one run that blocks its other runs or waits for a person. */
export function openRun(runs: readonly SyncRun[]): SyncRun | null {
  return runs.find(({ status }) => status === "running" || status === "planned") ?? null;
}

/** Returns the last run with a result; a dry run that was put aside has none. */
export function lastRun(runs: readonly SyncRun[]): SyncRun | null {
  return (
    runs.find(
      ({ status, steps, rowsDone }) =>
        status !== "running" &&
        status !== "planned" &&
        (status !== "cancelled" || steps.length > 0 || rowsDone > 0),
    ) ?? null
  );
}

/** Returns when a step last finished without being stopped, or null if it never did in `runs`. */
export function lastDone(runs: readonly SyncRun[], step: SyncStep): string | null {
  const moments = runs.flatMap(({ steps }) =>
    steps.flatMap(({ kind, isStopped, finishedAt }) =>
      kind === step && !isStopped ? [finishedAt] : [],
    ),
  );
  return moments.toSorted().at(-1) ?? null;
}

/** Returns the duration of a run. An unfinished run counts until `now` (ms since 1970). */
export function runSeconds(
  { startedAt, finishedAt }: Pick<SyncRun, "startedAt" | "finishedAt">,
  now: number,
): number {
  const end = finishedAt === null ? now : Date.parse(finishedAt);
  return Math.max(0, Math.round((end - Date.parse(startedAt)) / 1_000));
}

/** Returns how long the step at `index` took since the previous one ended. */
export function stepSeconds({ startedAt, steps }: SyncRun, index: number): number {
  const begins = steps[index - 1]?.finishedAt ?? startedAt;
  return runSeconds({ startedAt: begins, finishedAt: steps[index]?.finishedAt ?? begins }, 0);
}
