import type { RunProblem } from "./run-plan.ts";
import type { LeftRow } from "./run-report.ts";
import type { SyncRun } from "./sync-run.ts";

/** A season as the monitoring lists it. */
export interface SyncedSeason {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
  /** Those of the league provider. */
  readonly leagues: readonly { readonly id: string; readonly name: string }[];
  /** Upcoming or In Progress: the daily run reads it. */
  readonly isSynced: boolean;
  /** Its daily run is due since the last 21:00 UTC. */
  readonly isDue: boolean;
  readonly teams: number;
  readonly players: number;
  readonly games: number;
  readonly completed: number;
  readonly lastSyncedAt: string | null;
}

/** A run of the history. */
export interface PastRun extends SyncRun {
  readonly seasonId: string | null;
  readonly seasonName: string | null;
  /** Null: the server by itself. */
  readonly startedByName: string | null;
  /** Its runner is gone; the next sync of the season goes on with it. */
  readonly isLeft: boolean;
  /** What was written, by entity and action, and what was not, by its outcome. */
  readonly counts: Readonly<Record<string, number>>;
  readonly errorCount: number;
  /** Of the first five errors. */
  readonly problems: readonly RunProblem[];
  readonly left: readonly LeftRow[];
}

export interface SyncHealth {
  /** Of the last seven days. */
  readonly deactivated: number;
  readonly errors: number;
  readonly failed: number;
  /** Of the last ten runs that came to an end by themselves. */
  readonly runs: number;
  readonly succeeded: number;
}

export interface SyncOverview {
  readonly now: string;
  readonly lastDueAt: string;
  readonly nextAt: string;
  readonly seasons: readonly SyncedSeason[];
  /** The newest first. */
  readonly runs: readonly PastRun[];
  readonly health: SyncHealth;
}

export function isGoingOn({ status, isLeft }: PastRun): boolean {
  return status === "running" && !isLeft;
}

/** The run of a season that keeps others out or waits for a person. */
export function openRunOf({ runs }: SyncOverview, seasonId: string): PastRun | null {
  return (
    runs.find((run) => run.seasonId === seasonId && (isGoingOn(run) || run.status === "planned")) ??
    null
  );
}

/** The last run that came to an end, of any season. */
export function lastEnded({ runs }: SyncOverview): PastRun | null {
  return runs.find(({ finishedAt }) => finishedAt !== null) ?? null;
}

/** Leagues that the daily run reads. */
export function activeLeagues({ seasons }: SyncOverview): number {
  return seasons
    .filter(({ isSynced }) => isSynced)
    .reduce((sum, { leagues }) => sum + leagues.length, 0);
}

/** In whole percent; null without a run. */
export function successRate({ runs, succeeded }: SyncHealth): number | null {
  return runs === 0 ? null : Math.round((succeeded / runs) * 100);
}

/** The server is asked every few minutes; a run is over within some more. */
const OVERDUE_MS = 30 * 60_000;

/** Seasons whose daily run should have happened by now: nothing calls the server. */
export function overdueSeasons({ seasons, now, lastDueAt }: SyncOverview): readonly SyncedSeason[] {
  const isLate = Date.parse(now) - Date.parse(lastDueAt) > OVERDUE_MS;
  return isLate ? seasons.filter(({ isDue }) => isDue) : [];
}
