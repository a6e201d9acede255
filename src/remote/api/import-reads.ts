import { readDiscovery, readExistingIds } from "../../contract/provider/import-answer.ts";
import { readProviderRefusal } from "../../contract/provider/sync-answer.ts";
import { IMPORT_RUNS } from "../../contract/rows/import-run-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { Discovery, ImportRun } from "../../domain/provider/run/season-import.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { selectFrom } from "../http/paged-read.ts";

type Answer<Value> = Promise<TransportResult<Value>>;
type Refused = { readonly kind: "refused"; readonly code: string; readonly message: string };

/** The server asks the provider up to four times, with pauses. */
const DISCOVERY_MS = 120_000;
const RUNS_SHOWN = 50;

/** Returns the leagues that the provider offers. Like all calls here, it answers admins only. */
export function askLeagues(
  http: Http,
  call: CallOptions,
): Answer<(Discovery & { readonly kind: "offered" }) | Refused> {
  return http.invoke<(Discovery & { readonly kind: "offered" }) | Refused>(
    { ...call, timeoutMs: DISCOVERY_MS },
    "leaguelab/leagues",
    null,
    readDiscovery,
    ({ status, json }) => readProviderRefusal(status, json),
  );
}

export function askExistingIds(http: Http, call: CallOptions): Answer<ReadonlySet<string>> {
  return http.invoke(call, "leagues/existing-ids", null, readExistingIds, () => null);
}

/** Sorts the newest first; null `seasonIds` reads the unfinished imports of all seasons. */
export function readImportRuns(
  http: Http,
  call: CallOptions,
  seasonIds: readonly string[] | null,
): Answer<readonly ImportRun[]> {
  return http.asUser(
    call,
    (client) => {
      const runs = selectFrom(client, IMPORT_RUNS).eq("kind", "import");
      const wanted = seasonIds ? runs.in("season_id", seasonIds) : runs.eq("status", "running");
      return wanted.order("started_at", { ascending: false }).limit(RUNS_SHOWN);
    },
    (data) => readRows(IMPORT_RUNS, data),
  );
}
