import type { StepQuestion, SyncStep } from "../plan/planned-change.ts";
import type { SyncKind } from "../sync-contract.ts";

/** What a person can start. */
export const SYNC_KINDS: readonly SyncKind[] = [
  "all",
  "status",
  "teams",
  "games",
  "standings",
  "divisions",
];

export type SyncRunStatus =
  | "running"
  /** The dry run is done and waits for a person. */
  | "planned"
  | "succeeded"
  /** A step was stopped, or waits for a person. */
  | "partial"
  | "failed"
  | "cancelled";

/** A run against the league provider, without its plan. */
export interface SyncRun {
  readonly id: string;
  /** "all", a step, "import" or "daily". */
  readonly kind: string;
  readonly status: SyncRunStatus;
  readonly rowsDone: number;
  readonly steps: readonly FinishedStep[];
  readonly isCancelling: boolean;
  /** Null: the server by itself. */
  readonly startedBy: string | null;
  /** ISO 8601, as all moments here. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Whoever runs it renews this; afterwards anybody may go on with it. */
  readonly leaseUntil: string | null;
}

/** A step of one league that is done. */
export interface FinishedStep {
  /** Such as "games 85770". */
  readonly name: string;
  readonly kind: SyncStep;
  readonly leagueId: string;
  /** Rows by their outcome. */
  readonly counts: Readonly<Record<string, number>>;
  /** How many rows a person was asked about. */
  readonly asked: number;
  readonly question: StepQuestion | null;
  readonly isConfirmed: boolean;
  readonly isStopped: boolean;
  readonly problems: number;
  readonly finishedAt: string;
}

/** What a plan is made anew as; a daily run reads all. */
export function kindToPlan({ kind }: Pick<SyncRun, "kind">): SyncKind {
  return SYNC_KINDS.find((each) => each === kind) ?? "all";
}

/** The run that keeps the season's others out, or that waits for a person; there is at most one. */
export function openRun(runs: readonly SyncRun[]): SyncRun | null {
  return runs.find(({ status }) => status === "running" || status === "planned") ?? null;
}

/** The last run that came to something; a dry run that was put aside did not. */
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

/** When a step was last done without being stopped; null: never, as far as `runs` say. */
export function lastDone(runs: readonly SyncRun[], step: SyncStep): string | null {
  const moments = runs.flatMap(({ steps }) =>
    steps.flatMap(({ kind, isStopped, finishedAt }) =>
      kind === step && !isStopped ? [finishedAt] : [],
    ),
  );
  return moments.toSorted().at(-1) ?? null;
}

/** How long a run took; what is not finished, until `now` (ms since 1970). */
export function runSeconds(
  { startedAt, finishedAt }: Pick<SyncRun, "startedAt" | "finishedAt">,
  now: number,
): number {
  const end = finishedAt === null ? now : Date.parse(finishedAt);
  return Math.max(0, Math.round((end - Date.parse(startedAt)) / 1_000));
}

/** How long the step at `index` took, from the end of the one before. */
export function stepSeconds({ startedAt, steps }: SyncRun, index: number): number {
  const begins = steps[index - 1]?.finishedAt ?? startedAt;
  return runSeconds({ startedAt: begins, finishedAt: steps[index]?.finishedAt ?? begins }, 0);
}
