import { RECORDERS, type Recorder } from "../../contract/rows/person-rows.ts";
import { RUN_REPORTS, SYNC_RUNS } from "../../contract/rows/sync-run-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { RunReport } from "../../domain/provider/run/run-report.ts";
import type { SyncRun } from "../../domain/provider/run/sync-run.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readById, selectFrom } from "../http/paged-read.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

const RUNS_SHOWN = 20;

/** Sorted with the newest first; the server answers admins only, as in all calls here. */
export function readSyncRuns(
  http: Http,
  call: CallOptions,
  seasonId: string,
): Answer<readonly SyncRun[]> {
  return http.asUser(
    call,
    (client) =>
      selectFrom(client, SYNC_RUNS)
        .eq("season_id", seasonId)
        .order("started_at", { ascending: false })
        .limit(RUNS_SHOWN),
    (data) => readRows(SYNC_RUNS, data),
  );
}

/** Reads a run's plan and what it could not do; null if the run is missing. */
export function readRunReport(
  http: Http,
  { signal }: CallOptions,
  runId: string,
): Answer<RunReport | null> {
  return readById(http, RUN_REPORTS, runId, signal);
}

/** Reads the names of at most a hundred people by their ids. */
export function readPeople(
  http: Http,
  call: CallOptions,
  userIds: readonly string[],
): Answer<readonly Recorder[]> {
  return http.asUser(
    call,
    (client) => selectFrom(client, RECORDERS).in("user_id", userIds),
    (data) => readRows(RECORDERS, data),
  );
}
