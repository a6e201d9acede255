import { readProviderState } from "../../contract/provider/provider-state.ts";
import { readProviderRefusal } from "../../contract/provider/sync-answer.ts";
import { RECORDERS, type Recorder } from "../../contract/rows/person-rows.ts";
import { RUN_REPORTS, SYNC_RUNS } from "../../contract/rows/sync-run-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";
import type { RunReport } from "../../domain/provider/run/run-report.ts";
import type { SyncRun } from "../../domain/provider/run/sync-run.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readById, selectFrom } from "../http/paged-read.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

const RUNS_SHOWN = 20;

/** The newest first; the server answers admins only, as in all calls here. */
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

/** The plan of a run and what it could not do; null: there is no such run. */
export function readRunReport(
  http: Http,
  { signal }: CallOptions,
  runId: string,
): Answer<RunReport | null> {
  return readById(http, RUN_REPORTS, runId, signal);
}

/** Names of people by their ids, at most a hundred. */
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

type ProviderAnswer = ChosenProvider | { readonly kind: "refused"; readonly message: string };

/** Whether the server has a league provider, or why that is not known. */
export function askProviderState(http: Http, call: CallOptions): Answer<ProviderAnswer> {
  return http.invoke<ProviderAnswer>(
    call,
    "leaguelab",
    null,
    readProviderState,
    ({ status, json }) => readProviderRefusal(status, json),
  );
}
