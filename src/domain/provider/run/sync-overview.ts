import type { RunProblem } from "./run-plan.ts";
import type { LeftRow } from "./run-report.ts";
import type { SyncRun } from "./sync-run.ts";

export interface SyncedSeason {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
  /** Only the leagues of the provider. */
  readonly leagues: readonly { readonly id: string; readonly name: string }[];
  /** The daily run reads a season that is Upcoming or In Progress. */
  readonly isSynced: boolean;
  /** Whether its daily run has been due since the last 21:00 UTC. */
  readonly isDue: boolean;
  readonly teams: number;
  readonly players: number;
  readonly games: number;
  readonly completed: number;
  readonly lastSyncedAt: string | null;
}

export interface PastRun extends SyncRun {
  readonly seasonId: string | null;
  readonly seasonName: string | null;
  /** Null if the server started the run by itself. */
  readonly startedByName: string | null;
  /** The runner is gone; the season's next sync continues the run. */
  readonly isLeft: boolean;
  /** Counts written rows by entity and action, and the others by outcome. */
  readonly counts: Readonly<Record<string, number>>;
  readonly errorCount: number;
  /** Holds the first five errors only. */
  readonly problems: readonly RunProblem[];
  readonly left: readonly LeftRow[];
}

export interface SyncHealth {
  /** This count and the next two cover the last seven days. */
  readonly deactivated: number;
  readonly errors: number;
  readonly failed: number;
  /** This count and the next cover the last ten runs that ended by themselves. */
  readonly runs: number;
  readonly succeeded: number;
}

export interface SyncOverview {
  readonly now: string;
  readonly lastDueAt: string;
  readonly nextAt: string;
  readonly seasons: readonly SyncedSeason[];
  /** Sorted by start, the newest first. */
  readonly runs: readonly PastRun[];
  readonly health: SyncHealth;
}

export function isGoingOn({ status, isLeft }: PastRun): boolean {
  return status === "running" && !isLeft;
}

/** Returns the season's run that blocks others or waits for a person. */
export function openRunOf({ runs }: SyncOverview, seasonId: string): PastRun | null {
  return (
    runs.find((run) => run.seasonId === seasonId && (isGoingOn(run) || run.status === "planned")) ??
    null
  );
}

/** Returns the latest finished run of any season. */
export function lastEnded({ runs }: SyncOverview): PastRun | null {
  return runs.find(({ finishedAt }) => finishedAt !== null) ?? null;
}

/** Counts the leagues that the daily run reads. */
export function activeLeagues({ seasons }: SyncOverview): number {
  return seasons
    .filter(({ isSynced }) => isSynced)
    .reduce((sum, { leagues }) => sum + leagues.length, 0);
}

/** Returns whole percent, or null without a run. */
export function successRate({ runs, succeeded }: SyncHealth): number | null {
  return runs === 0 ? null : Math.round((succeeded / runs) * 100);
}

/** The server is asked every few minutes, and a run takes a few more. */
const OVERDUE_MS = 30 * 60_000;

/** Returns seasons whose daily run should be over. If there are any, nothing calls the server. */
export function overdueSeasons({ seasons, now, lastDueAt }: SyncOverview): readonly SyncedSeason[] {
  const isLate = Date.parse(now) - Date.parse(lastDueAt) > OVERDUE_MS;
  return isLate ? seasons.filter(({ isDue }) => isDue) : [];
}
